#include "tutorial_strip.h"

#include "session.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <array>

namespace uno {

namespace {

/// What ends a step besides the button.
enum class Until { Button, MyTurn, Played, FewCards, RoundOver };

struct Lesson {
    const char *words;
    Until until;
};

constexpr std::array lessons{
    Lesson{QT_TRANSLATE_NOOP("uno::TutorialStrip", "Below lies your hand, in the middle the draw pile and the discard pile. The ring shows the color in force. "
                           "Whoever gets rid of all cards first wins the round."), Until::Button},
    Lesson{QT_TRANSLATE_NOOP("uno::TutorialStrip", "The others play until it is your turn. The arrows show the direction."), Until::MyTurn},
    Lesson{QT_TRANSLATE_NOOP("uno::TutorialStrip", "Your turn. Bright cards fit: the same color, number or symbol, or a black card. Drag one to the pile, or "
                           "double-click it. If none fits, click the draw pile."), Until::Played},
    Lesson{QT_TRANSLATE_NOOP("uno::TutorialStrip", "Well done. A card that doesn't fit shakes and says why; H gives a hint, F1 opens the rules. "
                           "Skip, Reverse and Draw cards hit the next player."), Until::Button},
    Lesson{QT_TRANSLATE_NOOP("uno::TutorialStrip", "Play on. When you have two cards left, say UNO! with the big button before you lay the last but one."),
         Until::FewCards},
    Lesson{QT_TRANSLATE_NOOP("uno::TutorialStrip", "Few cards left: don't forget UNO! Whoever forgets can be caught and draws cards. You can catch others too: "
                           "“Catch!” appears beside them."), Until::RoundOver},
    Lesson{QT_TRANSLATE_NOOP("uno::TutorialStrip", "The round is over: the sheet shows who gets which points, and why. That was all. Have fun!"), Until::Button},
};

constexpr int FewCards = 3;
constexpr int Gap = 54;
constexpr int WidestStrip = 760;

} // namespace

TutorialStrip::TutorialStrip(Session &session, QWidget *table) : QFrame(table), m_session(session), m_table(table)
{
    setObjectName(QStringLiteral("tutorial"));
    setAttribute(Qt::WA_DeleteOnClose);
    setStyleSheet(QStringLiteral("#tutorial{background:#fffbe8;border:1px solid #b59a4a;border-radius:10px} #tutorial QLabel{color:#2a2415}"));
    m_words = new QLabel;
    m_words->setWordWrap(true);
    m_next = new QPushButton;
    m_skip = new QPushButton;
    for (QPushButton *button : {m_next, m_skip})
        button->setFocusPolicy(Qt::TabFocus); // the keyboard stays with the table
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_next);
    layout->addWidget(m_skip);
    connect(m_next, &QPushButton::clicked, this, [this] { m_offering ? begin() : next(); });
    connect(m_skip, &QPushButton::clicked, this, &TutorialStrip::finish);
    connect(m_session.table(), &TableModel::actionWanted, this, &TutorialStrip::personActed);
    connect(m_session.table(), &TableModel::stateChanged, this, &TutorialStrip::tableChanged);
    m_table->installEventFilter(this);
}

void TutorialStrip::offer()
{
    m_offering = true;
    retranslate();
    show();
}

void TutorialStrip::begin()
{
    m_offering = false;
    if (!m_session.run())
        m_session.start(m_session.setup());
    goTo(0);
    show();
}

void TutorialStrip::goTo(int step)
{
    if (step >= static_cast<int>(lessons.size())) {
        finish();
        return;
    }
    m_step = step;
    retranslate();
    tableChanged();
}

void TutorialStrip::finish()
{
    emit done();
    close();
}

void TutorialStrip::personActed(const Action &action)
{
    if (m_offering || !isVisible())
        return;
    const Until until = lessons[static_cast<std::size_t>(m_step)].until;
    if (until == Until::Played && (action.verb == Verb::Play || action.verb == Verb::Draw || action.verb == Verb::Accept))
        next();
}

void TutorialStrip::tableChanged()
{
    if (!isVisible())
        return;
    TableModel &table = *m_session.table();
    if (m_offering == table.inMatch()) { // a match without the tour, or the tour without a match
        finish();
        return;
    }
    const bool over = table.overlay() == QLatin1String("roundOver") || table.overlay() == QLatin1String("matchOver");
    const int last = static_cast<int>(lessons.size()) - 1;
    const Until until = lessons[static_cast<std::size_t>(m_step)].until;
    if (over && m_step < last)
        goTo(last);
    else if (until == Until::MyTurn && table.myTurn())
        next();
    else if (until == Until::FewCards && !over && table.hand()->rowCount() > 0 && table.hand()->rowCount() <= FewCards)
        next();
}

bool TutorialStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(watched, event);
}

void TutorialStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TutorialStrip::retranslate()
{
    if (m_offering) {
        m_words->setText(tr("New here? A short tour goes along with your first round."));
        m_next->setText(tr("Show me"));
        m_skip->setText(tr("No, thanks"));
    } else {
        const Lesson &lesson = lessons[static_cast<std::size_t>(m_step)];
        m_words->setText(tr(lesson.words));
        m_next->setText(tr("Next"));
        m_next->setVisible(lesson.until == Until::Button);
        m_skip->setText(m_step + 1 < static_cast<int>(lessons.size()) ? tr("Skip the tour") : tr("Close"));
        m_next->setVisible(lesson.until == Until::Button && m_step + 1 < static_cast<int>(lessons.size()));
    }
    place();
}

/// In the middle, as high as its words need.
void TutorialStrip::place()
{
    const int width = std::min(WidestStrip, m_table->width() - 2 * Gap);
    layout()->activate();
    const int height = std::max(layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : 0, sizeHint().height());
    const int shown = std::min(height, 120);
    const int top = m_offering ? m_table->height() - shown - Gap / 2 : Gap; // the start pane is in the middle
    setGeometry((m_table->width() - width) / 2, top, width, shown);
}

} // namespace uno

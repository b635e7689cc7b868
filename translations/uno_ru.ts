<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Autosave</name>
    <message>
        <source>The match can&apos;t be saved (%1). Play goes on; it will be saved as soon as that is possible.</source>
        <translation>Матч не удаётся сохранить (%1). Игра продолжается, матч будет сохранён, как только это станет возможно.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>Own rules</source>
        <translation>Свои правила</translation>
    </message>
    <message>
        <source>The rules of this table</source>
        <translation>Правила этого стола</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Наборы правил</translation>
    </message>
    <message>
        <source>Presets side by side</source>
        <translation>Сравнение наборов</translation>
    </message>
    <message>
        <source>What differs from “%1”:</source>
        <translation>Отличия от набора «%1»:</translation>
    </message>
    <message>
        <source>All possibilities</source>
        <translation>Все варианты</translation>
    </message>
    <message>
        <source>“%1” has: %2.</source>
        <translation>В наборе «%1»: %2.</translation>
    </message>
    <message>
        <source>(so it is at this table)</source>
        <translation>(так за этим столом)</translation>
    </message>
    <message>
        <source>Set like this table in:</source>
        <translation>Так же в наборах:</translation>
    </message>
    <message>
        <source>All other presets are told by what sets them apart from this one.</source>
        <translation>Остальные наборы описаны через отличия от этого.</translation>
    </message>
    <message>
        <source>What sets it apart from “%1”:</source>
        <translation>Чем он отличается от набора «%1»:</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Этот стол</translation>
    </message>
    <message>
        <source>These have the same rules.</source>
        <translation>Правила одинаковы.</translation>
    </message>
</context>
<context>
    <name>Choreographer</name>
    <message>
        <source>UNO!</source>
        <extracomment>Words over a seat, as short as can be</extracomment>
        <translation>УНО!</translation>
    </message>
    <message>
        <source>Caught!</source>
        <translation>Поймали!</translation>
    </message>
    <message>
        <source>I challenge!</source>
        <translation>Не верю!</translation>
    </message>
    <message>
        <source>A bluff!</source>
        <translation>Блеф!</translation>
    </message>
    <message>
        <source>Honest!</source>
        <translation>Честно!</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Пропуск</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>False call!</source>
        <translation>Ложный крик!</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Готов</translation>
    </message>
    <message>
        <source>Slap!</source>
        <translation>Хлопок!</translation>
    </message>
    <message>
        <source>Too late!</source>
        <translation>Опоздание!</translation>
    </message>
    <message>
        <source>Out!</source>
        <translation>Выход!</translation>
    </message>
</context>
<context>
    <name>ColorRing</name>
    <message>
        <source>Color: %1</source>
        <extracomment>The color in force, for the screen reader</extracomment>
        <translation>Цвет: %1</translation>
    </message>
</context>
<context>
    <name>DirectionArrows</name>
    <message>
        <source>Play goes clockwise</source>
        <translation>Ходят по часовой стрелке</translation>
    </message>
    <message>
        <source>Play goes anticlockwise</source>
        <translation>Ходят против часовой стрелки</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discard pile, empty</source>
        <extracomment>The discard pile, for the screen reader; %1 is the card on top</extracomment>
        <translation>Сброс, пусто</translation>
    </message>
    <message>
        <source>Discard pile, on top: %1</source>
        <translation>Сброс, сверху: %1</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <extracomment>The draw pile, for the screen reader</extracomment>
        <translation>
            <numerusform>Прикуп, %n карта</numerusform>
            <numerusform>Прикуп, %n карты</numerusform>
            <numerusform>Прикуп, %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press to draw %n card(s)</source>
        <translation>
            <numerusform>Нажмите, чтобы взять %n карту</numerusform>
            <numerusform>Нажмите, чтобы взять %n карты</numerusform>
            <numerusform>Нажмите, чтобы взять %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Press to draw</source>
        <translation>Нажмите, чтобы взять</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <extracomment>The person&apos;s hand, for the screen reader</extracomment>
        <translation>
            <numerusform>Ваша рука, %n карта</numerusform>
            <numerusform>Ваша рука, %n карты</numerusform>
            <numerusform>Ваша рука, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Scroll the hand to the left</source>
        <translation>Прокрутить руку влево</translation>
    </message>
    <message>
        <source>Scroll the hand to the right</source>
        <translation>Прокрутить руку вправо</translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message>
        <source>unknown action %1</source>
        <translation>неизвестное действие %1</translation>
    </message>
    <message>
        <source>%1 is no card</source>
        <translation>%1 — не карта</translation>
    </message>
    <message>
        <source>%1 has one side, and the deck&apos;s cards have two</source>
        <translation>у %1 одна сторона, а карты колоды двусторонние</translation>
    </message>
    <message>
        <source>%1 has two sides, and the deck&apos;s cards have one</source>
        <translation>у %1 две стороны, а карты колоды односторонние</translation>
    </message>
    <message>
        <source>%1 is no card of such a deck</source>
        <translation>карты %1 в такой колоде нет</translation>
    </message>
    <message>
        <source>unknown color %1</source>
        <translation>неизвестный цвет %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>more than 16 MiB of JSON</source>
        <translation>больше 16 МиБ JSON</translation>
    </message>
    <message>
        <source>not valid JSON (%1)</source>
        <translation>это не JSON (%1)</translation>
    </message>
    <message>
        <source>an object is wanted here</source>
        <translation>здесь нужен объект</translation>
    </message>
    <message>
        <source>a text is wanted here</source>
        <translation>здесь нужен текст</translation>
    </message>
    <message>
        <source>true or false is wanted here</source>
        <translation>здесь нужно «true» или «false»</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 is wanted here</source>
        <translation>здесь нужно целое число от %1 до %2</translation>
    </message>
    <message>
        <source>a list is wanted here</source>
        <translation>здесь нужен список</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>нет «%1»</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation>неизвестный ключ %1</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>этот текст слишком длинный</translation>
    </message>
    <message>
        <source>a table has from %1 to %2 seats</source>
        <translation>за столом от %1 до %2 мест</translation>
    </message>
    <message>
        <source>64 hex digits are wanted here</source>
        <translation>здесь нужны 64 шестнадцатеричные цифры</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this match</source>
        <translation>этот матч записан более новой версией программы</translation>
    </message>
    <message>
        <source>neither an action nor an undo, a round&apos;s end or a seed</source>
        <translation>это не действие, не отмена хода, не конец раунда и не исходное число</translation>
    </message>
    <message>
        <source>more is taken back than was done in this round</source>
        <translation>отменено больше ходов, чем сделано в раунде</translation>
    </message>
    <message>
        <source>round %1 should end here</source>
        <translation>здесь должен кончиться раунд %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>more than 64 MiB</source>
        <translation>больше 64 МиБ</translation>
    </message>
    <message>
        <source>this is no saved match: its first line is missing</source>
        <translation>это не сохранённый матч: нет первой строки</translation>
    </message>
    <message>
        <source>no table can be made with these rules: &quot;%1&quot; and &quot;%2&quot; exclude each other</source>
        <translation>с такими правилами играть нельзя: «%1» и «%2» исключают друг друга</translation>
    </message>
    <message>
        <source>the match seed is not the one that was promised</source>
        <translation>исходное число матча не то, что было обещано</translation>
    </message>
    <message>
        <source>the first dealer is not the one that the match seed draws</source>
        <translation>первый сдающий не тот, кого выбирает исходное число матча</translation>
    </message>
    <message>
        <source>the seed of round %1 is not the one that was promised</source>
        <translation>исходное число раунда %1 не то, что было обещано</translation>
    </message>
    <message>
        <source>the seed of round %1 does not come from the match seed</source>
        <translation>исходное число раунда %1 получено не из числа матча</translation>
    </message>
    <message>
        <source>the match was over before this</source>
        <translation>матч кончился раньше</translation>
    </message>
    <message>
        <source>the rules turn this action down (%1)</source>
        <translation>правила не допускают этого действия (%1)</translation>
    </message>
    <message>
        <source>the round is not over here</source>
        <translation>раунд здесь не кончился</translation>
    </message>
    <message>
        <source>the state is not the one that was recorded</source>
        <translation>положение на столе не то, что было записано</translation>
    </message>
    <message>
        <source>unknown value %1; it is one of %2</source>
        <translation>неизвестное значение %1, бывает: %2</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 не подходит, бывает: %2</translation>
    </message>
    <message>
        <source>unknown preset %1</source>
        <translation>неизвестный набор правил %1</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>неизвестное правило %1</translation>
    </message>
    <message>
        <source>%1 hands are given for %2 seats</source>
        <translation>число рук (%1) не равно числу мест (%2)</translation>
    </message>
    <message>
        <source>the discard pile needs a top card</source>
        <translation>в сбросе нужна верхняя карта</translation>
    </message>
    <message>
        <source>%1 cards are more than the %2 that a table holds</source>
        <translation>карт (%1) больше, чем помещается на столе (%2)</translation>
    </message>
    <message>
        <source>the direction is 1 or -1</source>
        <translation>направление — 1 или -1</translation>
    </message>
    <message>
        <source>a scenario starts in phase &quot;turn&quot;, &quot;opening&quot; or &quot;color&quot;, not %1</source>
        <translation>положение начинается с обычного хода, с открытия или с заказа цвета, а не с %1</translation>
    </message>
    <message>
        <source>%1 is not a color of the side that is up</source>
        <translation>%1 — не цвет верхней стороны</translation>
    </message>
    <message>
        <source>&quot;color&quot; is missing, and the top card is black</source>
        <translation>цвет не назван, а верхняя карта чёрная</translation>
    </message>
    <message>
        <source>the side is &quot;light&quot; or &quot;dark&quot;, not %1</source>
        <translation>сторона бывает светлой или тёмной, а не %1</translation>
    </message>
    <message>
        <source>only the flip decks have a dark side</source>
        <translation>тёмная сторона есть только у двусторонних колод</translation>
    </message>
    <message>
        <source>%1 scores are given for %2 seats</source>
        <translation>число счетов (%1) не равно числу мест (%2)</translation>
    </message>
</context>
<context>
    <name>KeyCap</name>
    <message>
        <source>Space</source>
        <extracomment>The long key of the keyboard</extracomment>
        <translation>Пробел</translation>
    </message>
</context>
<context>
    <name>LogPane</name>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Copies the log to the clipboard</extracomment>
        <translation>Скопировать</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Закрыть журнал</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Goes through the match again, move by move</extracomment>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Rule</source>
        <extracomment>A link from a refusal to the rule book</extracomment>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Открыть правило</translation>
    </message>
</context>
<context>
    <name>OptionsText</name>
    <message>
        <source>usage: uno-table [OPTION...] [FILE.unorec]

Opens the table, or the record of a match.

  --renderer auto|gpu|software   what draws the table (auto: software where there is no GPU)
  --language system|en|ru        for this start
  --seed N                       the cards of the next new match, for repeating it
  --demo FILE.png                bots play a round, at speed; saves a screenshot and ends
  --gallery DIR                  saves screenshots of table and dialogs, and ends
  --version, --help
</source>
        <translation>запуск: uno-table [КЛЮЧ...] [ФАЙЛ.unorec]

Открывает стол или запись матча.

  --renderer auto|gpu|software   чем рисовать стол (auto: без видеокарты — software)
  --language system|en|ru        язык на этот запуск
  --seed N                       карты следующего нового матча, чтобы его повторить
  --demo ФАЙЛ.png                боты быстро играют раунд; снимок сохраняется, программа кончает работу
  --gallery КАТАЛОГ              сохраняет снимки стола и окон и кончает работу
  --version, --help
</translation>
    </message>
    <message>
        <source>Unknown option: %1</source>
        <translation>Неизвестный ключ: %1</translation>
    </message>
    <message>
        <source>Only one file can be opened: %1</source>
        <translation>Открыть можно только один файл: %1</translation>
    </message>
    <message>
        <source>%1 needs another value than “%2”.</source>
        <translation>Для %1 не годится значение «%2».</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>Paused</source>
        <extracomment>The game&apos;s clock stands still</extracomment>
        <translation>Пауза</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Разложить руку</translation>
    </message>
</context>
<context>
    <name>PenaltyBadge</name>
    <message>
        <source>Penalty: draw until %1</source>
        <translation>Штраф: брать до цвета: %1</translation>
    </message>
    <message numerus="yes">
        <source>Penalty: %n card(s)</source>
        <translation>
            <numerusform>Штраф: %n карта</numerusform>
            <numerusform>Штраф: %n карты</numerusform>
            <numerusform>Штраф: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>until %1</source>
        <extracomment>The penalty&apos;s badge: draw until this color comes</extracomment>
        <translation>до: %1</translation>
    </message>
</context>
<context>
    <name>PlaceRow</name>
    <message>
        <source>Place %1: %2, %3</source>
        <extracomment>Place, name and total at the end of the match, for the screen reader</extracomment>
        <translation>Место %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Only one card</source>
        <extracomment>An exchange or a second card is offered, and declined</extracomment>
        <translation>Только одну</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Без обмена</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Draw Ten cards</source>
        <translation>Карты «Возьми десять»</translation>
    </message>
    <message>
        <source>Number of decks</source>
        <translation>Сколько колод</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Первая карта</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Сколько берут</translation>
    </message>
    <message>
        <source>Drawing by choice</source>
        <translation>Брать по желанию</translation>
    </message>
    <message>
        <source>The drawn card</source>
        <translation>Взятая карта</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Последняя карта</translation>
    </message>
    <message>
        <source>Action cards match</source>
        <translation>Активные карты подходят</translation>
    </message>
    <message>
        <source>Reverse with two players</source>
        <translation>«Обратный ход» вдвоём</translation>
    </message>
    <message>
        <source>Color after a Wild</source>
        <translation>Цвет после «Закажи цвет»</translation>
    </message>
    <message>
        <source>Playing a Wild Draw Four</source>
        <translation>Когда кладут «Закажи цвет и возьми четыре»</translation>
    </message>
    <message>
        <source>When a bluff is caught</source>
        <translation>Если поймали на блефе</translation>
    </message>
    <message>
        <source>Answering a Draw Two</source>
        <translation>Ответ на «Возьми две»</translation>
    </message>
    <message>
        <source>Answering a Wild Draw Four</source>
        <translation>Ответ на «Закажи цвет и возьми четыре»</translation>
    </message>
    <message>
        <source>Mixed stacking</source>
        <translation>Накопление вперемешку</translation>
    </message>
    <message>
        <source>Answering with a Reverse</source>
        <translation>Ответ картой «Обратный ход»</translation>
    </message>
    <message>
        <source>Answering a Skip</source>
        <translation>Ответ на «Пропусти ход»</translation>
    </message>
    <message>
        <source>Late UNO call</source>
        <translation>Запоздалое «УНО!»</translation>
    </message>
    <message>
        <source>Forgotten UNO</source>
        <translation>Забытое «УНО!»</translation>
    </message>
    <message>
        <source>Jump-in</source>
        <translation>Вмешательство</translation>
    </message>
    <message>
        <source>Two identical cards</source>
        <translation>Две одинаковые</translation>
    </message>
    <message>
        <source>Seven-Zero</source>
        <translation>Семь-ноль</translation>
    </message>
    <message>
        <source>Exchange with a 5</source>
        <translation>Обмен картой по пятёрке</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Молчание</translation>
    </message>
    <message>
        <source>UNO slap</source>
        <translation>Хлопок на «УНО!»</translation>
    </message>
    <message>
        <source>Courtesy</source>
        <translation>Вежливость</translation>
    </message>
    <message>
        <source>Misplays</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Seven rounds</source>
        <translation>Семь раундов</translation>
    </message>
    <message>
        <source>Until the last</source>
        <translation>До последнего</translation>
    </message>
    <message>
        <source>A lone 0 counts 50</source>
        <translation>Одинокий ноль стоит 50</translation>
    </message>
    <message>
        <source>Bonus for a last Draw card</source>
        <translation>Награда за выход картой на взятие</translation>
    </message>
    <message>
        <source>A Draw card laid last</source>
        <translation>Карта на взятие последней</translation>
    </message>
    <message>
        <source>Cards that count</source>
        <translation>Какие карты считают</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Classic, 108 cards</source>
        <translation>Обычная, 108 карт</translation>
    </message>
    <message>
        <source>With Blanks, 120 cards</source>
        <translation>С пустышками, 120 карт</translation>
    </message>
    <message>
        <source>Flip, 112 two-sided cards</source>
        <translation>Флип, 112 двусторонних карт</translation>
    </message>
    <message>
        <source>Flip, 108 two-sided cards</source>
        <translation>Флип, 108 двусторонних карт</translation>
    </message>
    <message>
        <source>H2O, 54 cards</source>
        <translation>H2O, 54 карты</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <translation>Остаются в коробке</translation>
    </message>
    <message>
        <source>One in each color</source>
        <translation>По одной каждого цвета</translation>
    </message>
    <message>
        <source>Takes effect</source>
        <translation>Действует</translation>
    </message>
    <message>
        <source>Always a number</source>
        <translation>Всегда числовая</translation>
    </message>
    <message>
        <source>Any card, no effect</source>
        <translation>Любая, но не действует</translation>
    </message>
    <message>
        <source>Next to the dealer</source>
        <translation>Сосед сдающего</translation>
    </message>
    <message>
        <source>Whoever is quickest</source>
        <translation>Кто первый</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>Одну карту</translation>
    </message>
    <message>
        <source>Until a card fits</source>
        <translation>Пока не придёт подходящая</translation>
    </message>
    <message>
        <source>Only when nothing fits</source>
        <translation>Только когда нечего положить</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>Можно всегда</translation>
    </message>
    <message>
        <source>May be played at once</source>
        <translation>Можно сразу положить</translation>
    </message>
    <message>
        <source>Must be played if it fits</source>
        <translation>Надо положить, если подходит</translation>
    </message>
    <message>
        <source>Is kept</source>
        <translation>Остаётся в руке</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Любая карта</translation>
    </message>
    <message>
        <source>Not a black card</source>
        <translation>Не чёрная</translation>
    </message>
    <message>
        <source>Only a number</source>
        <translation>Только числовая</translation>
    </message>
    <message>
        <source>By color or symbol</source>
        <translation>По цвету или знаку</translation>
    </message>
    <message>
        <source>By color only</source>
        <translation>Только по цвету</translation>
    </message>
    <message>
        <source>The same player again</source>
        <translation>Ходит тот же игрок</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>Ходит другой игрок</translation>
    </message>
    <message>
        <source>Named by its player</source>
        <translation>Называет игрок</translation>
    </message>
    <message>
        <source>The next on the wheel</source>
        <translation>Следующий по кругу</translation>
    </message>
    <message>
        <source>Set by a card laid on it</source>
        <translation>Задаёт карта, положенная сверху</translation>
    </message>
    <message>
        <source>None: anything fits</source>
        <translation>Никакого: подходит всё</translation>
    </message>
    <message>
        <source>Bluffing is possible</source>
        <translation>Можно блефовать</translation>
    </message>
    <message>
        <source>Only without the color</source>
        <translation>Только без карт нужного цвета</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Когда угодно</translation>
    </message>
    <message>
        <source>The card stays</source>
        <translation>Карта остаётся</translation>
    </message>
    <message>
        <source>The card goes back</source>
        <translation>Карту забирают обратно</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Passed on, stays 2</source>
        <translation>Перевод: штраф остаётся 2</translation>
    </message>
    <message>
        <source>Stacked, grows by 2</source>
        <translation>Накопление: штраф растёт на 2</translation>
    </message>
    <message>
        <source>Draw Two of the named color</source>
        <translation>«Возьми две» заказанного цвета</translation>
    </message>
    <message>
        <source>Any Draw Two</source>
        <translation>Любая «Возьми две»</translation>
    </message>
    <message>
        <source>Another Wild Draw Four</source>
        <translation>Ещё одна «Закажи цвет и возьми четыре»</translation>
    </message>
    <message>
        <source>With the same Skip</source>
        <translation>Такой же картой «Пропусти ход»</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>With identical numbers</source>
        <translation>Одинаковой числовой картой</translation>
    </message>
    <message>
        <source>With any identical card</source>
        <translation>Любой одинаковой картой</translation>
    </message>
    <message>
        <source>One at a time</source>
        <translation>По одной</translation>
    </message>
    <message>
        <source>One after the other, if quick</source>
        <translation>Одну за другой, если успеть</translation>
    </message>
    <message>
        <source>Two numbers together</source>
        <translation>Две числовые сразу</translation>
    </message>
    <message>
        <source>After a 2</source>
        <translation>После двойки</translation>
    </message>
    <message>
        <source>After a black card</source>
        <translation>После чёрной карты</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <translation>Никто не берёт</translation>
    </message>
    <message>
        <source>Its victim still draws</source>
        <translation>Следующий всё равно берёт</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Все карты</translation>
    </message>
    <message>
        <source>Only numbers</source>
        <translation>Только числовые</translation>
    </message>
    <message>
        <source>The winner takes the points</source>
        <translation>Очки победителю</translation>
    </message>
    <message>
        <source>Each keeps their own points</source>
        <translation>Каждому своё</translation>
    </message>
    <message>
        <source>Lazy: rounds won and lost</source>
        <translation>Ленивый: счёт раундов</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Официальные</translation>
    </message>
    <message>
        <source>The game as printed: draw one, bluff with Wild Draw Four.</source>
        <translation>Игра как на коробке: берут одну карту, с «Закажи цвет и возьми четыре» блефуют.</translation>
    </message>
    <message>
        <source>The winner takes the points; 500 win.</source>
        <translation>Очки получает победитель; выигрывает 500.</translation>
    </message>
    <message>
        <source>Russian standard</source>
        <translation>Русские обычные</translation>
    </message>
    <message>
        <source>A Draw Two passes the penalty on; you draw only when nothing fits.</source>
        <translation>«Возьми две» переводит штраф; берут, только когда положить нечего.</translation>
    </message>
    <message>
        <source>A caught bluffer takes the card back.</source>
        <translation>Пойманный на блефе забирает карту обратно.</translation>
    </message>
    <message>
        <source>Russian, 200 loses</source>
        <translation>Русские до 200 (на вылет)</translation>
    </message>
    <message>
        <source>The Russian standard, but each keeps the points in hand.</source>
        <translation>Русские обычные, но каждому записывают очки его руки.</translation>
    </message>
    <message>
        <source>Save yourself</source>
        <translation>Спасайся</translation>
    </message>
    <message>
        <source>Any Draw Two saves you from a Wild Draw Four.</source>
        <translation>Любая «Возьми две» спасает от «Закажи цвет и возьми четыре».</translation>
    </message>
    <message>
        <source>No bluffing; a forgotten UNO costs one card.</source>
        <translation>Без блефа; забытое «УНО!» стоит одну карту.</translation>
    </message>
    <message>
        <source>With jump-in</source>
        <translation>С вмешательством</translation>
    </message>
    <message>
        <source>Lay an identical card out of turn, even on your own.</source>
        <translation>Одинаковую карту кладут вне очереди, даже на свою.</translation>
    </message>
    <message>
        <source>A misplay costs two cards.</source>
        <translation>Ошибка стоит две карты.</translation>
    </message>
    <message>
        <source>Jump-in, UNO costs 4</source>
        <translation>С вмешательством, УНО за четыре</translation>
    </message>
    <message>
        <source>Jump-ins; a drawn card that fits must be played.</source>
        <translation>Вмешательства; подходящую взятую карту надо положить.</translation>
    </message>
    <message>
        <source>A forgotten UNO costs four cards; 200 points lose.</source>
        <translation>Забытое «УНО!» стоит четыре карты; 200 очков — проигрыш.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <translation>С накоплением</translation>
    </message>
    <message>
        <source>Draw Two on Draw Two: the penalty grows and moves on.</source>
        <translation>«Возьми две» на «Возьми две»: штраф растёт и идёт дальше.</translation>
    </message>
    <message>
        <source>A Wild Draw Four can be stacked too.</source>
        <translation>«Закажи цвет и возьми четыре» тоже накапливается.</translation>
    </message>
    <message>
        <source>A 7 swaps hands with a player you name.</source>
        <translation>Семёрка меняет вас рукой с кем захотите.</translation>
    </message>
    <message>
        <source>A 0 passes all hands on.</source>
        <translation>Ноль передаёт все руки по кругу.</translation>
    </message>
    <message>
        <source>Eight cards, race to open</source>
        <translation>Восемь карт, кто первый</translation>
    </message>
    <message>
        <source>Eight cards each; whoever is quickest starts.</source>
        <translation>По восемь карт; начинает, кто первый.</translation>
    </message>
    <message>
        <source>Stacking, two numbers together, five rounds.</source>
        <translation>Накопление, две числовые сразу, пять раундов.</translation>
    </message>
    <message>
        <source>120 cards with Blanks</source>
        <translation>120 карт с пустышками</translation>
    </message>
    <message>
        <source>A Blank repeats the card under it.</source>
        <translation>«Пустышка» повторяет карту под ней.</translation>
    </message>
    <message>
        <source>Actions match by color only; 500 points lose.</source>
        <translation>Активные подходят только по цвету; 500 очков — проигрыш.</translation>
    </message>
    <message>
        <source>Kitchen table to 101</source>
        <translation>Кухонные до 101</translation>
    </message>
    <message>
        <source>Draw until a card fits; lay a further card on a Wild.</source>
        <translation>Берут, пока не придёт подходящая; на «Закажи цвет» кладут ещё карту.</translation>
    </message>
    <message>
        <source>Only numbers count; 101 points lose.</source>
        <translation>Считают только числовые; 101 очко — проигрыш.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Флип</translation>
    </message>
    <message>
        <source>Two-sided cards: a Flip turns everything over.</source>
        <translation>Двусторонние карты: «Флип» всё переворачивает.</translation>
    </message>
    <message>
        <source>The dark side has Draw Five and Skip Everyone.</source>
        <translation>На тёмной стороне — «Возьми пять» и «Пропусти всех».</translation>
    </message>
    <message>
        <source>Flip, 108 cards</source>
        <translation>Флип, 108 карт</translation>
    </message>
    <message>
        <source>Two-sided cards with one Flip in each color.</source>
        <translation>Двусторонние карты, по одной «Флип» в каждом цвете.</translation>
    </message>
    <message>
        <source>The light side plays like the classic deck.</source>
        <translation>Светлая сторона — как обычная колода.</translation>
    </message>
    <message>
        <source>H2O</source>
        <translation>H2O</translation>
    </message>
    <message>
        <source>A small deck for up to seven players.</source>
        <translation>Маленькая колода, до семи игроков.</translation>
    </message>
    <message>
        <source>Go out with a Draw card for a bonus; 101 points lose.</source>
        <translation>За выход картой на взятие награда; 101 очко — проигрыш.</translation>
    </message>
    <message>
        <source>Everything at once</source>
        <translation>Всё сразу</translation>
    </message>
    <message>
        <source>Stacking, jump-ins, Seven-Zero, exchange, slap, silence.</source>
        <translation>Накопление, вмешательства, семь-ноль, обмен, хлопок, молчание.</translation>
    </message>
    <message>
        <source>Draw Ten cards are in; a misplay costs two.</source>
        <translation>Есть «Возьми десять»; ошибка стоит две карты.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Начало раунда</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Black cards</source>
        <translation>Чёрные карты</translation>
    </message>
    <message>
        <source>Penalties and answers</source>
        <translation>Штрафы и ответы</translation>
    </message>
    <message>
        <source>Saying UNO</source>
        <translation>Крик «УНО!»</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
    <message>
        <source>Points and match</source>
        <translation>Очки и матч</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <comment>number of decks shuffled together</comment>
        <translation>
            <numerusform>%n колода</numerusform>
            <numerusform>%n колоды</numerusform>
            <numerusform>%n колод</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards dealt to each player</comment>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody says UNO</source>
        <translation>«УНО!» не говорят</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>штраф: %n карта</numerusform>
            <numerusform>штраф: %n карты</numerusform>
            <numerusform>штраф: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused, free of charge</source>
        <translation>Не принимаются, без штрафа</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Без ограничения</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>score that ends a match</comment>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>On</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between several answers that are allowed</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Two decks shuffled together would do.</source>
        <translation>Хватит двух колод, перемешанных вместе.</translation>
    </message>
    <message>
        <source>Deal fewer cards or take fewer players.</source>
        <translation>Сдавайте меньше карт или уменьшите число игроков.</translation>
    </message>
    <message numerus="yes">
        <source>This deck is too small to deal %n card(s) each.</source>
        <translation>
            <numerusform>Эта колода слишком мала, чтобы сдавать по %n карте.</numerusform>
            <numerusform>Эта колода слишком мала, чтобы сдавать по %n карты.</numerusform>
            <numerusform>Эта колода слишком мала, чтобы сдавать по %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 dealt to each, this deck is enough for %n player(s) at most.</source>
        <comment>%1: &apos;7 cards&apos;</comment>
        <translation>
            <numerusform>Когда каждому сдаётся %1, этой колоды хватает самое большее на %n игрока.</numerusform>
            <numerusform>Когда каждому сдаётся %1, этой колоды хватает самое большее на %n игроков.</numerusform>
            <numerusform>Когда каждому сдаётся %1, этой колоды хватает самое большее на %n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a deck with Draw One or Wild Draw Two cards; “%2” has none.</source>
        <translation>Для «%1» нужна колода с картами «Возьми одну» или «Закажи цвет и возьми две», а в «%2» их нет.</translation>
    </message>
    <message>
        <source>“%1” can be added to one-sided cards only, not to “%2”.</source>
        <translation>«%1» можно добавить только к односторонним картам, не к «%2».</translation>
    </message>
    <message>
        <source>UNO is played by %1 to %2 players.</source>
        <translation>В УНО играют от %1 до %2 игроков.</translation>
    </message>
    <message>
        <source>Length of a match</source>
        <translation>Длина матча</translation>
    </message>
    <message>
        <source>Whoever reaches 200 has lost; the lowest score wins.</source>
        <translation>Кто набрал 200, проиграл; выигрывает наименьший счёт.</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Another running copy of the program has this match open.</source>
        <translation>Этот матч уже открыт в другой запущенной программе.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>Не удаётся прочитать %1: %2.</translation>
    </message>
    <message>
        <source>The file was put aside as %1.</source>
        <translation>Файл отложен под именем %1.</translation>
    </message>
    <message>
        <source>This match holds true only up to line %1: %2.</source>
        <translation>Этот матч верен только до строки %1: %2.</translation>
    </message>
    <message>
        <source>This record does not tell the match&apos;s seed, so it can&apos;t be gone on with.</source>
        <translation>В записи нет исходного числа матча, поэтому продолжить его нельзя.</translation>
    </message>
    <message>
        <source>This match can&apos;t be opened.</source>
        <translation>Этот матч нельзя открыть.</translation>
    </message>
    <message>
        <source>This is no match that can be read: %1.</source>
        <translation>Это не запись матча: %1.</translation>
    </message>
    <message>
        <source>%1 is too large for a match.</source>
        <translation>%1 слишком велик для записи матча.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>Не удаётся записать %1: %2.</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Curve of the scores</source>
        <translation>Кривая счёта</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: hand %2, gained %3, total %4. %5</source>
        <extracomment>A line of the score sheet, for the screen reader: name, points in hand, points gained, total, reason</extracomment>
        <translation>%1: рука %2, прибавилось %3, всего %4. %5</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Hand</source>
        <extracomment>Columns of the score sheet: points left in hand, points of this round, sum of all rounds</extracomment>
        <translation>Рука</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>К итогам</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Goes through the match again, move by move</extracomment>
        <translation>Разбор</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Catch!</source>
        <extracomment>A button at a player who has forgotten to say UNO</extracomment>
        <translation>Поймать!</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>A player&apos;s score under the name</extracomment>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>How many cards a player holds, for the screen reader</extracomment>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>has said UNO</source>
        <translation>есть «УНО!»</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>пропускает ход</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>сдающий</translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message>
        <source>Anna</source>
        <translation>Анна</translation>
    </message>
    <message>
        <source>Boris</source>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>Клара</translation>
    </message>
    <message>
        <source>David</source>
        <translation>Давид</translation>
    </message>
    <message>
        <source>Elena</source>
        <translation>Елена</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Феликс</translation>
    </message>
    <message>
        <source>Helen</source>
        <translation>Хелен</translation>
    </message>
    <message>
        <source>Ivan</source>
        <translation>Иван</translation>
    </message>
    <message>
        <source>Julia</source>
        <translation>Юлия</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Свои правила</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s): %2</source>
        <translation>
            <numerusform>%1, %n игрок: %2</numerusform>
            <numerusform>%1, %n игрока: %2</numerusform>
            <numerusform>%1, %n игроков: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more difference(s)</source>
        <translation>
            <numerusform>ещё %n отличие</numerusform>
            <numerusform>ещё %n отличия</numerusform>
            <numerusform>ещё %n отличий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>до %n очка</numerusform>
            <numerusform>до %n очков</numerusform>
            <numerusform>до %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>without end</source>
        <translation>без конца</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The person&apos;s own name, until it is changed.</extracomment>
        <translation>Игрок</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n change(s)</source>
        <translation>
            <numerusform>%1, %n изменение</numerusform>
            <numerusform>%1, %n изменения</numerusform>
            <numerusform>%1, %n изменений</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShellWords</name>
    <message>
        <source>Night</source>
        <comment>theme</comment>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Felt</source>
        <comment>theme</comment>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>speed</comment>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <comment>reactions</comment>
        <translation>Неспешно</translation>
    </message>
    <message>
        <source>Quickly</source>
        <comment>reactions</comment>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normally</source>
        <comment>reactions</comment>
        <translation>Обычно</translation>
    </message>
</context>
<context>
    <name>StartPane</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Uno Table</source>
        <extracomment>The name of the program, on its start pane</extracomment>
        <translation>Uno Table</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with the unfinished match</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Starts a match at the table of last time</extracomment>
        <translation>Играть</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <extracomment>The whole table, for the screen reader</extracomment>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>TargetPicker</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>A player to choose: name and number of cards</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>No player is chosen</extracomment>
        <translation>Никто</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>red %1</source>
        <comment>card</comment>
        <translation>красная %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <comment>card</comment>
        <translation>жёлтая %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card</comment>
        <translation>зелёная %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <comment>card</comment>
        <translation>синяя %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card</comment>
        <translation>розовая %1</translation>
    </message>
    <message>
        <source>teal %1</source>
        <comment>card</comment>
        <translation>бирюзовая %1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card</comment>
        <translation>оранжевая %1</translation>
    </message>
    <message>
        <source>purple %1</source>
        <comment>card</comment>
        <translation>фиолетовая %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>красную %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>жёлтую %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>зелёную %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>синюю %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>розовую %1</translation>
    </message>
    <message>
        <source>teal %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>бирюзовую %1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>оранжевую %1</translation>
    </message>
    <message>
        <source>purple %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>фиолетовую %1</translation>
    </message>
    <message>
        <source>any color</source>
        <translation>любой цвет</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>розовый</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>бирюзовый</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>фиолетовый</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>«Пропусти ход»</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>«Обратный ход»</translation>
    </message>
    <message>
        <source>Draw One</source>
        <translation>«Возьми одну»</translation>
    </message>
    <message>
        <source>Draw Two</source>
        <translation>«Возьми две»</translation>
    </message>
    <message>
        <source>Draw Five</source>
        <translation>«Возьми пять»</translation>
    </message>
    <message>
        <source>Draw Ten</source>
        <translation>«Возьми десять»</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>«Пустышка»</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>«Флип»</translation>
    </message>
    <message>
        <source>Skip Everyone</source>
        <translation>«Пропусти всех»</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>«Закажи цвет»</translation>
    </message>
    <message>
        <source>Wild Draw Two</source>
        <translation>«Закажи цвет и возьми две»</translation>
    </message>
    <message>
        <source>Wild Draw Four</source>
        <translation>«Закажи цвет и возьми четыре»</translation>
    </message>
    <message>
        <source>Wild Draw Color</source>
        <translation>«Бери до цвета»</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that can&apos;t be seen, as the object: somebody lays or takes it</comment>
        <translation>карту</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that can&apos;t be seen</comment>
        <translation>карта</translation>
    </message>
    <message>
        <source>a card with %1 on its back</source>
        <translation>карта, на обороте %1</translation>
    </message>
    <message>
        <source>%1, on its back %2</source>
        <translation>%1, на обороте %2</translation>
    </message>
    <message>
        <source>light side</source>
        <translation>светлая сторона</translation>
    </message>
    <message>
        <source>dark side</source>
        <translation>тёмная сторона</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>по часовой стрелке</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>против часовой стрелки</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>положить карту</translation>
    </message>
    <message>
        <source>jump in</source>
        <translation>вмешаться</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>взять карту</translation>
    </message>
    <message>
        <source>keep the card</source>
        <translation>оставить карту</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>сказать «пас»</translation>
    </message>
    <message>
        <source>take the penalty</source>
        <translation>взять штраф</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>проверить на честность</translation>
    </message>
    <message>
        <source>name a color</source>
        <translation>заказать цвет</translation>
    </message>
    <message>
        <source>give a card</source>
        <translation>отдать карту</translation>
    </message>
    <message>
        <source>say UNO</source>
        <translation>сказать «УНО!»</translation>
    </message>
    <message>
        <source>catch</source>
        <translation>поймать</translation>
    </message>
    <message>
        <source>slap</source>
        <translation>хлопок</translation>
    </message>
    <message>
        <source>speak</source>
        <translation>сказать</translation>
    </message>
    <message>
        <source>say ready</source>
        <translation>сказать «Готов»</translation>
    </message>
    <message>
        <source>race for the first card</source>
        <translation>кто первый</translation>
    </message>
    <message>
        <source>naming the color</source>
        <translation>заказ цвета</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>a card has been drawn</source>
        <translation>карта взята</translation>
    </message>
    <message>
        <source>a further card on the Wild</source>
        <translation>ещё карта на «Закажи цвет»</translation>
    </message>
    <message>
        <source>answer to a penalty</source>
        <translation>ответ на штраф</translation>
    </message>
    <message>
        <source>exchange of a card</source>
        <translation>обмен картой</translation>
    </message>
    <message>
        <source>waiting for &quot;ready&quot;</source>
        <translation>ожидание «Готов»</translation>
    </message>
    <message>
        <source>round over</source>
        <translation>раунд окончен</translation>
    </message>
    <message>
        <source>instead of playing</source>
        <translation>вместо хода</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>штраф</translation>
    </message>
    <message>
        <source>the challenge failed</source>
        <translation>проверка не удалась</translation>
    </message>
    <message>
        <source>caught bluffing</source>
        <translation>за блеф</translation>
    </message>
    <message>
        <source>caught without UNO</source>
        <translation>за забытое «УНО!»</translation>
    </message>
    <message>
        <source>misplay</source>
        <translation>за ошибку</translation>
    </message>
    <message>
        <source>false call</source>
        <translation>за ложный крик</translation>
    </message>
    <message>
        <source>last to slap</source>
        <translation>за последний хлопок</translation>
    </message>
    <message>
        <source>spoke during the silence</source>
        <translation>за слово в молчание</translation>
    </message>
    <message>
        <source>new hand</source>
        <translation>новая рука</translation>
    </message>
    <message>
        <source>the last card counts</source>
        <translation>по последней карте</translation>
    </message>
    <message>
        <source>A hand is empty.</source>
        <translation>Одна рука пуста.</translation>
    </message>
    <message>
        <source>Nobody can play and nothing can be drawn: the round is blocked, the fewest points win.</source>
        <translation>Положить и взять никто не может: раунд заблокирован, побеждает рука с наименьшими очками.</translation>
    </message>
    <message>
        <source>The round has gone on for too long and ends here: the fewest points win.</source>
        <translation>Раунд идёт слишком долго и кончается: побеждает рука с наименьшими очками.</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Удачи!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Хороший ход!</translation>
    </message>
    <message>
        <source>Hurry up!</source>
        <translation>Поживее!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>О нет!</translation>
    </message>
    <message>
        <source>Whose turn is it?</source>
        <translation>Чей ход?</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Наугад</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудный</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>even-tempered</source>
        <translation>ровный</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>осторожный</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>жадный</translation>
    </message>
    <message>
        <source>forgetful</source>
        <translation>забывчивый</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>быстрый</translation>
    </message>
    <message>
        <source>talkative</source>
        <translation>разговорчивый</translation>
    </message>
    <message>
        <source>calling UNO with the play</source>
        <translation>крик «УНО!» вместе с ходом</translation>
    </message>
    <message>
        <source>calling UNO late</source>
        <translation>запоздалый крик «УНО!»</translation>
    </message>
    <message>
        <source>catching</source>
        <translation>поимка</translation>
    </message>
    <message>
        <source>jumping in</source>
        <translation>вмешательство</translation>
    </message>
    <message>
        <source>slapping</source>
        <translation>хлопок</translation>
    </message>
    <message>
        <source>laying the first card</source>
        <translation>первая карта раунда</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>слово в молчание</translation>
    </message>
    <message>
        <source>%1 jumps in with %2.</source>
        <translation>%1 вмешивается и кладёт %2.</translation>
    </message>
    <message>
        <source>%1 plays two at once: %2.</source>
        <translation>%1 кладёт сразу две: %2.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 кладёт %2.</translation>
    </message>
    <message>
        <source>The color is %1.</source>
        <translation>Заказан цвет: %1.</translation>
    </message>
    <message>
        <source>&quot;UNO!&quot;</source>
        <translation>«УНО!»</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <translation>
            <numerusform>%1 берёт %n карту</numerusform>
            <numerusform>%1 берёт %n карты</numerusform>
            <numerusform>%1 берёт %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to draw until %2 comes.</source>
        <translation>%1 под штрафом: брать, пока не придёт %2.</translation>
    </message>
    <message>
        <source>%1 is to be skipped.</source>
        <translation>%1 пропускает ход, если не ответит.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to draw %n card(s).</source>
        <translation>
            <numerusform>%1 под штрафом: %n карта.</numerusform>
            <numerusform>%1 под штрафом: %n карты.</numerusform>
            <numerusform>%1 под штрафом: %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1. %2 deals.</source>
        <translation>Раунд %1. Сдаёт %2.</translation>
    </message>
    <message>
        <source>The first card is %1.</source>
        <translation>Первая карта — %1.</translation>
    </message>
    <message>
        <source>Back into the draw pile goes %1.</source>
        <translation>Обратно в прикуп уходит %1.</translation>
    </message>
    <message>
        <source>Whoever is first may lay the first card.</source>
        <translation>Кто первый, тот и кладёт первую карту.</translation>
    </message>
    <message>
        <source>%1 names the color: %2.</source>
        <translation>%1 заказывает цвет: %2.</translation>
    </message>
    <message>
        <source>The wheel turns to %1.</source>
        <translation>Цвет сдвигается по кругу: %1.</translation>
    </message>
    <message>
        <source>Play goes on %1.</source>
        <translation>Дальше ходят %1.</translation>
    </message>
    <message>
        <source>%1 is skipped.</source>
        <translation>%1 пропускает ход.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <translation>%1 оставляет карту.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 говорит «пас».</translation>
    </message>
    <message>
        <source>%1 takes the penalty.</source>
        <translation>%1 берёт штраф.</translation>
    </message>
    <message>
        <source>%1 challenges %2.</source>
        <translation>%1 проверяет на честность, отвечает %2.</translation>
    </message>
    <message>
        <source>%1 was bluffing.</source>
        <translation>%1 блефует: это раскрыто.</translation>
    </message>
    <message>
        <source>%1 played honestly.</source>
        <translation>%1 играет честно.</translation>
    </message>
    <message>
        <source>%1 takes back %2.</source>
        <translation>%1 забирает обратно %2.</translation>
    </message>
    <message>
        <source>%1 says &quot;UNO!&quot;</source>
        <translation>%1 говорит «УНО!»</translation>
    </message>
    <message>
        <source>%1 catches %2: UNO was not said.</source>
        <translation>%1 ловит: %2 не говорит «УНО!».</translation>
    </message>
    <message>
        <source>%1 said UNO without reason.</source>
        <translation>%1 говорит «УНО!» без причины.</translation>
    </message>
    <message>
        <source>%1 makes a misplay: %2</source>
        <translation>%1 ошибается: %2</translation>
    </message>
    <message>
        <source>%1 swaps hands with %2.</source>
        <translation>%1 и %2 меняются руками.</translation>
    </message>
    <message>
        <source>All hands are passed on %1.</source>
        <translation>Все передают свои руки %1.</translation>
    </message>
    <message>
        <source>%1 offers %2 a card in exchange.</source>
        <translation>%1 предлагает обмен картой, отвечает %2.</translation>
    </message>
    <message>
        <source>The silence is over.</source>
        <translation>Молчание окончено.</translation>
    </message>
    <message>
        <source>%1 speaks during the silence.</source>
        <translation>%1 нарушает молчание.</translation>
    </message>
    <message>
        <source>Everybody but %1 slaps.</source>
        <translation>%1 ждёт, остальные хлопают.</translation>
    </message>
    <message>
        <source>%1 slaps.</source>
        <translation>%1 хлопает.</translation>
    </message>
    <message>
        <source>%1 slaps last.</source>
        <translation>%1 хлопает позже всех.</translation>
    </message>
    <message>
        <source>Everybody waits until %1 is ready.</source>
        <translation>Все ждут, %1 разбирает карты.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>%1 говорит «Готов».</translation>
    </message>
    <message>
        <source>Everything is turned over. The top card is %1.</source>
        <translation>Всё переворачивается. Верхняя карта — %1.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) to draw.</source>
        <translation>
            <numerusform>Сброс перемешан: в прикупе %n карта.</numerusform>
            <numerusform>Сброс перемешан: в прикупе %n карты.</numerusform>
            <numerusform>Сброс перемешан: в прикупе %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a new hand of %n card(s).</source>
        <translation>
            <numerusform>%1 берёт новую руку: %n карта.</numerusform>
            <numerusform>%1 берёт новую руку: %n карты.</numerusform>
            <numerusform>%1 берёт новую руку: %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has gone out (place %2).</source>
        <translation>%1 выходит (место %2).</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s).</source>
        <translation>
            <numerusform>%1: %n очко.</numerusform>
            <numerusform>%1: %n очка.</numerusform>
            <numerusform>%1: %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Матч окончен.</translation>
    </message>
    <message>
        <source>%1 shows the hand: %2.</source>
        <translation>%1 показывает руку: %2.</translation>
    </message>
    <message>
        <source>%1 shows the hand to %2.</source>
        <translation>%1 показывает руку, её видит только %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3 and gets %4.</source>
        <translation>%1 отдаёт %2, %3 отдаёт %4.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange a card.</source>
        <translation>%1 и %2 обмениваются картой.</translation>
    </message>
    <message>
        <source>%1 wins the round.</source>
        <translation>%1 выигрывает раунд.</translation>
    </message>
    <message>
        <source>%1 wins the round, %2 loses it.</source>
        <translation>%1 выигрывает раунд, %2 проигрывает.</translation>
    </message>
    <message>
        <source>jumped in too early.</source>
        <translation>слишком раннее вмешательство.</translation>
    </message>
    <message>
        <source>the card is not identical.</source>
        <translation>карта не одинаковая.</translation>
    </message>
    <message>
        <source>the card is no answer.</source>
        <translation>такой картой не отвечают.</translation>
    </message>
    <message>
        <source>the card may not be played beside one of the color in force.</source>
        <translation>эту карту нельзя класть, пока в руке есть нужный цвет.</translation>
    </message>
    <message>
        <source>the card may not be the last one.</source>
        <translation>эта карта не может быть последней.</translation>
    </message>
    <message>
        <source>there was no reason to say UNO.</source>
        <translation>для «УНО!» не было причины.</translation>
    </message>
    <message>
        <source>that seat can&apos;t be caught.</source>
        <translation>этого игрока поймать нельзя.</translation>
    </message>
    <message>
        <source>the card doesn&apos;t match.</source>
        <translation>карта не подходит.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Раунд окончен.</translation>
    </message>
    <message>
        <source>You have gone out and don&apos;t play on in this round.</source>
        <translation>Вы уже вышли и в этом раунде больше не играете.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>That can&apos;t be done at this moment.</source>
        <translation>Сейчас этого сделать нельзя.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t play that rule.</source>
        <translation>За этим столом такого правила нет.</translation>
    </message>
    <message>
        <source>That seat can&apos;t be named.</source>
        <translation>Этого игрока назвать нельзя.</translation>
    </message>
    <message>
        <source>Say which seat you mean.</source>
        <translation>Назовите игрока.</translation>
    </message>
    <message>
        <source>You don&apos;t hold that card.</source>
        <translation>Этой карты у вас нет.</translation>
    </message>
    <message>
        <source>You hold a card that fits, so you may not draw.</source>
        <translation>У вас есть подходящая карта, поэтому брать нельзя.</translation>
    </message>
    <message>
        <source>You may pass only when nothing can be played or drawn.</source>
        <translation>Сказать «пас» можно, только когда нечего ни положить, ни взять.</translation>
    </message>
    <message>
        <source>The drawn card fits and must be played.</source>
        <translation>Взятая карта подходит, её надо положить.</translation>
    </message>
    <message>
        <source>This card can&apos;t be challenged.</source>
        <translation>Эту карту нельзя проверить на честность.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t allow a jump-in with that card.</source>
        <translation>С такой картой за этим столом не вмешиваются.</translation>
    </message>
    <message>
        <source>Nobody has played yet: it is too early to jump in.</source>
        <translation>Никто ещё не ходил: вмешиваться рано.</translation>
    </message>
    <message>
        <source>That card is not identical to the top card.</source>
        <translation>Эта карта не одинакова с верхней.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t answer the penalty.</source>
        <translation>Такой картой на штраф не отвечают.</translation>
    </message>
    <message>
        <source>You hold a card of the color in force (%1), so this card may not be played.</source>
        <translation>У вас есть карта нужного цвета (%1), поэтому эту карту класть нельзя.</translation>
    </message>
    <message>
        <source>That card may not be the last one you play.</source>
        <translation>Эта карта не может быть последней.</translation>
    </message>
    <message>
        <source>Name a color.</source>
        <translation>Назовите цвет.</translation>
    </message>
    <message>
        <source>That color can&apos;t be named.</source>
        <translation>Этот цвет назвать нельзя.</translation>
    </message>
    <message>
        <source>You have no reason to say UNO now.</source>
        <translation>Сейчас нет причины говорить «УНО!».</translation>
    </message>
    <message>
        <source>That seat can&apos;t be caught.</source>
        <translation>Этого игрока поймать нельзя.</translation>
    </message>
    <message>
        <source>The color is %1, the top card %2.</source>
        <translation>Нужный цвет — %1, верхняя карта — %2.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t match the top card.</source>
        <translation>Эта карта не подходит к верхней.</translation>
    </message>
    <message>
        <source>None of your cards fits: draw one.</source>
        <translation>Ни одна ваша карта не подходит: берите.</translation>
    </message>
    <message>
        <source>The only card of yours that fits: %1.</source>
        <translation>Подходит только одна ваша карта: %1.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t fit.</source>
        <translation>Эта карта не подходит.</translation>
    </message>
    <message>
        <source>Silence! Whoever speaks before it is over draws two.</source>
        <translation>Молчание! Кто заговорит раньше времени, берёт две.</translation>
    </message>
    <message>
        <source>Jump in with %1.</source>
        <translation>Вмешайтесь и положите %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Положите %1.</translation>
    </message>
    <message>
        <source>Play both: %1.</source>
        <translation>Положите обе: %1.</translation>
    </message>
    <message>
        <source>Name the color: %1.</source>
        <translation>Закажите цвет: %1.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Возьмите карту.</translation>
    </message>
    <message>
        <source>Keep the card.</source>
        <translation>Оставьте карту.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Скажите «пас».</translation>
    </message>
    <message>
        <source>Take the penalty.</source>
        <translation>Возьмите штраф.</translation>
    </message>
    <message>
        <source>Challenge.</source>
        <translation>Проверьте на честность.</translation>
    </message>
    <message>
        <source>Give %1.</source>
        <translation>Отдайте %1.</translation>
    </message>
    <message>
        <source>Say UNO!</source>
        <translation>Скажите «УНО!»</translation>
    </message>
    <message>
        <source>Catch the one who forgot to say UNO!</source>
        <translation>Ловите того, кто забыл сказать «УНО!»</translation>
    </message>
    <message>
        <source>Slap!</source>
        <translation>Хлопок!</translation>
    </message>
    <message>
        <source>Keep silent.</source>
        <translation>Молчите.</translation>
    </message>
    <message>
        <source>Say that you are ready.</source>
        <translation>Скажите «Готов».</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Больше делать нечего.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>Это последняя карта.</translation>
    </message>
    <message>
        <source>One card is left then.</source>
        <translation>Тогда останется одна карта.</translation>
    </message>
    <message>
        <source>A black card stays in hand for later.</source>
        <translation>Чёрная карта останется в руке на потом.</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) of this color in hand: %1.</source>
        <translation>
            <numerusform>В руке ещё %n карта этого цвета: %1.</numerusform>
            <numerusform>В руке ещё %n карты этого цвета: %1.</numerusform>
            <numerusform>В руке ещё %n карт этого цвета: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not follow this color: %2.</source>
        <translation>%1 не может ответить на цвет: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has to draw %n card(s).</source>
        <translation>
            <numerusform>%1 берёт %n карту.</numerusform>
            <numerusform>%1 берёт %n карты.</numerusform>
            <numerusform>%1 берёт %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses the turn.</source>
        <translation>%1 теряет ход.</translation>
    </message>
    <message numerus="yes">
        <source>Play turns away from %1, who holds %n card(s).</source>
        <translation>
            <numerusform>Ход уходит в другую сторону: %1 держит %n карту.</numerusform>
            <numerusform>Ход уходит в другую сторону: %1 держит %n карты.</numerusform>
            <numerusform>Ход уходит в другую сторону: %1 держит %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left in hand it would cost %n point(s): %1.</source>
        <translation>
            <numerusform>В руке она стоила бы %n очко: %1.</numerusform>
            <numerusform>В руке она стоила бы %n очка: %1.</numerusform>
            <numerusform>В руке она стоила бы %n очков: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card fits.</source>
        <translation>Ничего не подходит.</translation>
    </message>
    <message>
        <source>Waiting is worth more than playing.</source>
        <translation>Выждать выгоднее, чем ходить.</translation>
    </message>
    <message>
        <source>It is a bluff: a card of the color in force is in hand.</source>
        <translation>Это блеф: в руке есть карта нужного цвета.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets the penalty: %n card(s).</source>
        <translation>
            <numerusform>%1 получает штраф: %n карта.</numerusform>
            <numerusform>%1 получает штраф: %n карты.</numerusform>
            <numerusform>%1 получает штраф: %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 probably holds this color: %2.</source>
        <translation>%1, похоже, держит цвет: %2.</translation>
    </message>
    <message>
        <source>%1 probably has no card of this color: %2.</source>
        <translation>%1, похоже, без карт цвета: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds only %n card(s).</source>
        <translation>
            <numerusform>%1 держит всего %n карту.</numerusform>
            <numerusform>%1 держит всего %n карты.</numerusform>
            <numerusform>%1 держит всего %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better kept in hand: %1.</source>
        <translation>Лучше оставить в руке: %1.</translation>
    </message>
    <message>
        <source>A jump-in takes the turn.</source>
        <translation>Вмешательство даёт ход.</translation>
    </message>
    <message>
        <source>Played on in thought, it wins most often: %1 %.</source>
        <translation>Если доиграть мысленно, этот ход выигрывает чаще всего: %1 %.</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Red</source>
        <extracomment>The color in force, on the table</extracomment>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Розовый</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Бирюзовый</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Оранжевый</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Фиолетовый</translation>
    </message>
    <message>
        <source>Any color</source>
        <extracomment>No color is in force: every card fits</extracomment>
        <translation>Любой цвет</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Rules in force: %1</source>
        <extracomment>The button that shows the rules in force; %1: what is played</extracomment>
        <translation>Действуют правила: %1</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Звук выключен</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Opens and closes the list of what has happened</extracomment>
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>UnoButton</name>
    <message>
        <source>UNO!</source>
        <extracomment>The button and the word that a player says with one card left</extracomment>
        <translation>УНО!</translation>
    </message>
    <message>
        <source>Nothing to call now</source>
        <translation>Сейчас кричать нечего</translation>
    </message>
    <message>
        <source>UNO ✓</source>
        <translation>УНО ✓</translation>
    </message>
</context>
<context>
    <name>uno::AboutDialog</name>
    <message>
        <source>About Uno Table</source>
        <translation>О программе Uno Table</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Версия %1, с Qt %2</translation>
    </message>
    <message>
        <source>UNO for 2 to 10 players against computer opponents, with the rules of your table.</source>
        <translation>УНО на 2–10 игроков против компьютерных соперников, с правилами вашего стола.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Without any warranty.</source>
        <translation>Свободная программа под лицензией GNU GPL версии 3 или новее. Без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>UNO is a trademark of Mattel. This program is made by players and has no connection with Mattel.</source>
        <translation>UNO — товарный знак компании Mattel. Эту программу сделали игроки, с Mattel она никак не связана.</translation>
    </message>
</context>
<context>
    <name>uno::Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Continue the last match</source>
        <translation>&amp;Продолжить последний матч</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>Сыграть &amp;ещё</translation>
    </message>
    <message>
        <source>Saved &amp;matches…</source>
        <translation>Сохранённые &amp;матчи…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Открыть запись…</translation>
    </message>
    <message>
        <source>&amp;Save the record as…</source>
        <translation>&amp;Сохранить запись как…</translation>
    </message>
    <message>
        <source>Co&amp;py the record</source>
        <translation>С&amp;копировать запись</translation>
    </message>
    <message>
        <source>Pas&amp;te a record</source>
        <translation>&amp;Вставить запись</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмена хода</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть ход</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>&amp;Разложить руку</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>Re&amp;view the match…</source>
        <translation>Р&amp;азбор матча…</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Журнал</translation>
    </message>
    <message>
        <source>&amp;Copy the log</source>
        <translation>&amp;Скопировать журнал</translation>
    </message>
    <message>
        <source>&amp;Rules in force</source>
        <translation>&amp;Действующие правила</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;На весь экран</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Без звука</translation>
    </message>
    <message>
        <source>&amp;Autopilot</source>
        <translation>&amp;Автопилот</translation>
    </message>
    <message>
        <source>&amp;Open practice</source>
        <translation>&amp;Открытая тренировка</translation>
    </message>
    <message>
        <source>&amp;Unhurried opponents</source>
        <translation>&amp;Соперники не спешат</translation>
    </message>
    <message>
        <source>All &amp;settings…</source>
        <translation>Все &amp;настройки…</translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Обучение</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>&amp;Честность…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Статистика…</translation>
    </message>
    <message>
        <source>&amp;About Uno Table</source>
        <translation>О &amp;программе Uno Table</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Скорость карт</translation>
    </message>
    <message>
        <source>&amp;Opponents react</source>
        <translation>&amp;Соперники отвечают</translation>
    </message>
</context>
<context>
    <name>uno::FairnessDialog</name>
    <message>
        <source>Fairness</source>
        <translation>Честность</translation>
    </message>
    <message>
        <source>Before each deal the program fixes the shuffle by a secret number, the seed, and shows its SHA-256 hash, the commitment. After the round it shows the seed. The hash proves that the seed, and with it the order of the cards, was the same all along.</source>
        <translation>Перед каждой раздачей программа закрепляет порядок карт тайным исходным числом и показывает его отпечаток SHA-256. После раунда она показывает и само число. Отпечаток доказывает, что число, а с ним и порядок карт, всё это время были одни и те же.</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Проверить всё</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Отпечаток</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Исходное число</translation>
    </message>
    <message>
        <source>(shown when the round is over)</source>
        <translation>(откроется, когда кончится раунд)</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Весь матч</translation>
    </message>
    <message>
        <source>(shown when the match is over)</source>
        <translation>(откроется, когда кончится матч)</translation>
    </message>
</context>
<context>
    <name>uno::FairnessModel</name>
    <message>
        <source>The seed is told when the round is over.</source>
        <translation>Исходное число откроется, когда кончится раунд.</translation>
    </message>
    <message>
        <source>The seed is the one that was promised, and it gives exactly this deal.</source>
        <translation>Исходное число то самое, что было обещано, и даёт именно эту раздачу.</translation>
    </message>
    <message>
        <source>This does not fit: the seed is not the one that was promised.</source>
        <translation>Не сходится: исходное число не то, что было обещано.</translation>
    </message>
</context>
<context>
    <name>uno::Language</name>
    <message>
        <source>System</source>
        <comment>language: the one of the system</comment>
        <translation>Системный</translation>
    </message>
</context>
<context>
    <name>uno::MainWindow</name>
    <message>
        <source>Open a record</source>
        <translation>Открыть запись</translation>
    </message>
    <message>
        <source>Records of matches (*.unorec);;All files (*)</source>
        <translation>Записи матчей (*.unorec);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save the record as</source>
        <translation>Сохранить запись как</translation>
    </message>
    <message>
        <source>Records of matches (*.unorec)</source>
        <translation>Записи матчей (*.unorec)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>uno::MatchesDialog</name>
    <message>
        <source>Saved matches</source>
        <translation>Сохранённые матчи</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Последняя игра</translation>
    </message>
    <message>
        <source>There are no saved matches yet.</source>
        <translation>Сохранённых матчей пока нет.</translation>
    </message>
    <message>
        <source>To go on with</source>
        <translation>Можно продолжить</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Оконченные</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>uno::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Which &amp;rules</source>
        <translation>По каким &amp;правилам</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Правила…</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Игроков:</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Только смотреть</translation>
    </message>
    <message>
        <source>All players are computer players.</source>
        <translation>Играют одни компьютерные игроки.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Temper</source>
        <translation>Нрав</translation>
    </message>
    <message>
        <source>Take two decks</source>
        <translation>Взять две колоды</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Level of player %1</source>
        <translation>Уровень игрока %1</translation>
    </message>
    <message>
        <source>Temper of player %1</source>
        <translation>Нрав игрока %1</translation>
    </message>
</context>
<context>
    <name>uno::OptionRow</name>
    <message>
        <source>Differs from “%1”, which has: %2. Click to set it back.</source>
        <translation>Отличается от набора «%1», где: %2. Щёлкните, чтобы вернуть.</translation>
    </message>
</context>
<context>
    <name>uno::PresetList</name>
    <message>
        <source>Your own rules</source>
        <translation>Ваши правила</translation>
    </message>
</context>
<context>
    <name>uno::ReviewBoard</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Color: %1
Draw pile: %2</source>
        <translation>Цвет: %1
Прикуп: %2</translation>
    </message>
</context>
<context>
    <name>uno::ReviewDialog</name>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Момент матча</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Round %1, action %2 of %3</source>
        <translation>Раунд %1, ход %2 из %3</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Пуск</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Go to a round</source>
        <translation>Перейти к раунду</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Очень быстро</translation>
    </message>
    <message>
        <source>−%3 %, round %1. Better: %2</source>
        <extracomment>%1: number of the round; %2: what was best, a sentence; %3: percentage points of the chance to win</extracomment>
        <translation>−%3 %, раунд %1. Лучше: %2</translation>
    </message>
    <message>
        <source>Judging the decisions: %1 of %2 …</source>
        <translation>Оцениваю решения: %1 из %2…</translation>
    </message>
    <message>
        <source>No clear mistake.</source>
        <translation>Явных ошибок нет.</translation>
    </message>
    <message>
        <source>The costliest &amp;mistakes:</source>
        <translation>Самые дорогие &amp;ошибки:</translation>
    </message>
    <message>
        <source>Well decided: nothing else is clearly better. Chance to win: %1 %.</source>
        <translation>Верное решение: ничего явно лучше нет. Шанс на победу: %1 %.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Лучше: %1</translation>
    </message>
    <message>
        <source>Chance to win: %1 % instead of %2 % (give or take %3 %).</source>
        <translation>Шанс на победу: %1 % вместо %2 % (с точностью до %3 %).</translation>
    </message>
    <message>
        <source>The costliest mistakes</source>
        <translation>Самые дорогие ошибки</translation>
    </message>
    <message>
        <source>&amp;Decisions of</source>
        <translation>&amp;Решения игрока:</translation>
    </message>
    <message>
        <source>%1 well decided, %2 a mistake: choose one in the list to see why.</source>
        <extracomment>Below the table of the review, where no decision was made. %1 and %2: the marks in the list</extracomment>
        <translation>%1 верное решение, %2 ошибка: выберите строку в списке, и станет видно почему.</translation>
    </message>
</context>
<context>
    <name>uno::RuleBook</name>
    <message>
        <source>Rule book</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>The rules of this table</source>
        <translation>Правила этого стола</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Текст правил</translation>
    </message>
    <message>
        <source>(none)</source>
        <comment>no preset in this column</comment>
        <translation>(ничего)</translation>
    </message>
    <message>
        <source>Preset to compare</source>
        <translation>Набор для сравнения</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n place(s)</source>
        <translation>
            <numerusform>«%1»: найдено %n место</numerusform>
            <numerusform>«%1»: найдено %n места</numerusform>
            <numerusform>«%1»: найдено %n мест</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>uno::RulesEditor</name>
    <message>
        <source>Rules of the table</source>
        <translation>Правила стола</translation>
    </message>
    <message>
        <source>&amp;Start from:</source>
        <translation>&amp;За основу:</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Поиск правила</translation>
    </message>
    <message>
        <source>No option speaks of this.</source>
        <translation>Такого правила нет.</translation>
    </message>
    <message>
        <source>What the rule book says</source>
        <translation>Что говорят правила</translation>
    </message>
    <message>
        <source>Save as own preset…</source>
        <translation>Сохранить как свой набор…</translation>
    </message>
    <message>
        <source>Delete own preset</source>
        <translation>Удалить свой набор</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Открыть из файла…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Сохранить в файл…</translation>
    </message>
    <message>
        <source>Take two decks</source>
        <translation>Взять две колоды</translation>
    </message>
    <message>
        <source>Differs from “%1”, which has: %2.</source>
        <translation>Отличается от набора «%1», где: %2.</translation>
    </message>
    <message>
        <source>All possibilities in the rule book</source>
        <translation>Все варианты в правилах</translation>
    </message>
    <message>
        <source>Save as own preset</source>
        <translation>Сохранить как свой набор</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Имя набора:</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Правила из файла</translation>
    </message>
    <message>
        <source>Rules (*.json)</source>
        <translation>Правила (*.json)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>Не удаётся прочитать %1: %2</translation>
    </message>
    <message>
        <source>These are no rules. %1</source>
        <translation>Это не правила. %1</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Правила в файл</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>Не удаётся записать %1: %2</translation>
    </message>
</context>
<context>
    <name>uno::Session</name>
    <message>
        <source>There is nothing to do for you now.</source>
        <translation>Сейчас вам делать нечего.</translation>
    </message>
    <message>
        <source>Better wait now.</source>
        <translation>Сейчас лучше подождать.</translation>
    </message>
    <message numerus="yes">
        <source>gets the points of the other hands: %n</source>
        <translation>
            <numerusform>получает очки чужих рук: %n</numerusform>
            <numerusform>получает очки чужих рук: %n</numerusform>
            <numerusform>получает очки чужих рук: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has gone out: no points</source>
        <translation>выходит: очков нет</translation>
    </message>
    <message numerus="yes">
        <source>keeps the points of the own hand: %n</source>
        <translation>
            <numerusform>получает очки своей руки: %n</numerusform>
            <numerusform>получает очки своей руки: %n</numerusform>
            <numerusform>получает очки своей руки: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>wins the round and starts the next</source>
        <translation>выигрывает раунд и начинает следующий</translation>
    </message>
    <message>
        <source>loses the round and deals the next</source>
        <translation>проигрывает раунд и сдаёт следующий</translation>
    </message>
    <message>
        <source>%1 wins the round</source>
        <translation>%1 выигрывает раунд</translation>
    </message>
    <message>
        <source>The match is shared: %1</source>
        <translation>Матч выиграли вместе: %1</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 выигрывает матч</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Раунд %1 · %2</translation>
    </message>
</context>
<context>
    <name>uno::SettingsDialog</name>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Язык:</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>Тема:</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Cards appear where they go instead of flying there.</source>
        <translation>Карты не летят, а сразу появляются на месте.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Speed of the cards:</source>
        <translation>Скорость карт:</translation>
    </message>
    <message>
        <source>Opponents react:</source>
        <translation>Соперники отвечают:</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Без спешки</translation>
    </message>
    <message>
        <source>Opponents wait with catches, jump-ins and slaps until you have acted or passed.</source>
        <translation>Соперники не ловят, не вмешиваются и не хлопают, пока вы не сделали ход или не сказали «пас».</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Без звука</translation>
    </message>
    <message>
        <source>No sounds at all.</source>
        <translation>Совсем без звука.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <translation>Автопилот</translation>
    </message>
    <message>
        <source>The computer plays your hand, until you switch this off again.</source>
        <translation>За вас играет компьютер, пока вы это не выключите.</translation>
    </message>
    <message>
        <source>Open practice</source>
        <translation>Открытая тренировка</translation>
    </message>
    <message>
        <source>Undo goes back even where hidden cards have been seen. Such a match isn&apos;t counted.</source>
        <translation>Ход можно отменить, даже если уже открылись скрытые карты. Такой матч не идёт в счёт.</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Размер текста:</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation>Громкость:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>uno::Statistics</name>
    <message>
        <source>The statistics could not be read and start anew. The old file was put aside as %1.</source>
        <translation>Статистику не удалось прочитать, она начата заново. Старый файл отложен под именем %1.</translation>
    </message>
</context>
<context>
    <name>uno::StatisticsDialog</name>
    <message>
        <source>Mixed</source>
        <comment>opponents of several levels</comment>
        <translation>Разные</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Свои правила</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Your score in the last matches (a full dot: won)</source>
        <translation>Ваш счёт в последних матчах (закрашенная точка — победа)</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Сбросить…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Выиграно раундов</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Выиграно матчей</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Лучший счёт</translation>
    </message>
    <message>
        <source>Rounds: %1, won %2. Matches: %3, won %4.</source>
        <translation>Раундов: %1, выиграно %2. Матчей: %3, выиграно %4.</translation>
    </message>
    <message>
        <source>Matches won in a row: %1 now, %2 at most.</source>
        <translation>Побед в матчах подряд: сейчас %1, больше всего %2.</translation>
    </message>
    <message>
        <source>UNO forgotten: %1, caught by others: %2. Others caught by you: %3.</source>
        <translation>Забыто «УНО!»: %1, поймали вас: %2. Поймали вы: %3.</translation>
    </message>
    <message>
        <source>Times with one card in hand: %1; a penalty came then: %2.</source>
        <translation>С одной картой в руке: %1; тогда же пришёл штраф: %2.</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Сброс статистики</translation>
    </message>
    <message>
        <source>Forget all rounds and matches counted so far?</source>
        <translation>Забыть все сыгранные раунды и матчи?</translation>
    </message>
</context>
<context>
    <name>uno::TableModel</name>
    <message>
        <source>Which color?</source>
        <translation>Какой цвет?</translation>
    </message>
    <message>
        <source>Swap hands with whom?</source>
        <translation>С кем поменяться руками?</translation>
    </message>
    <message>
        <source>Exchange a card with whom?</source>
        <translation>С кем обменяться картой?</translation>
    </message>
    <message>
        <source>Which card do you give away?</source>
        <translation>Какую карту отдать?</translation>
    </message>
    <message>
        <source>Lay the identical card along with it?</source>
        <translation>Положить вместе с ней одинаковую?</translation>
    </message>
    <message>
        <source>You are given: %1. Which card do you give back?</source>
        <translation>Вам дают: %1. Какую карту отдать взамен?</translation>
    </message>
    <message>
        <source>Which card do you give back?</source>
        <translation>Какую карту отдать взамен?</translation>
    </message>
    <message>
        <source>Whoever is first may lay the first card.</source>
        <translation>Кто первый, тот и кладёт первую карту.</translation>
    </message>
    <message>
        <source>You drew: %1.</source>
        <translation>Взята карта: %1.</translation>
    </message>
    <message>
        <source>Lay a further card on the Wild.</source>
        <translation>Положите ещё карту на «Закажи цвет».</translation>
    </message>
    <message>
        <source>Draw until %1 comes, or answer.</source>
        <translation>Берите, пока не придёт %1, или ответьте.</translation>
    </message>
    <message>
        <source>You are skipped, unless you answer.</source>
        <translation>Вы пропускаете ход, если не ответите.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s), or answer with a card.</source>
        <translation>
            <numerusform>Возьмите %n карту или ответьте картой.</numerusform>
            <numerusform>Возьмите %n карты или ответьте картой.</numerusform>
            <numerusform>Возьмите %n карт или ответьте картой.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to draw %n card(s).</source>
        <translation>
            <numerusform>Надо взять %n карту.</numerusform>
            <numerusform>Надо взять %n карты.</numerusform>
            <numerusform>Надо взять %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Slap! The last one draws two.</source>
        <translation>Хлопайте! Последний берёт две.</translation>
    </message>
    <message>
        <source>Say when you are ready.</source>
        <translation>Скажите, когда будете готовы.</translation>
    </message>
    <message>
        <source>Nothing can be played or drawn: pass.</source>
        <translation>Положить и взять нечего: говорите «пас».</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>Nothing fits: draw a card.</source>
        <translation>Ничего не подходит: берите карту.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Положить</translation>
    </message>
    <message>
        <source>Draw until %1</source>
        <translation>Брать до цвета: %1</translation>
    </message>
    <message>
        <source>Be skipped</source>
        <translation>Пропустить ход</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Взять %n карту</numerusform>
            <numerusform>Взять %n карты</numerusform>
            <numerusform>Взять %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Взять карту</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Готов</translation>
    </message>
    <message>
        <source>Slap!</source>
        <translation>Хлопок!</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Сказать</translation>
    </message>
</context>
<context>
    <name>uno::TutorialStrip</name>
    <message>
        <source>Below lies your hand, in the middle the draw pile and the discard pile. The ring shows the color in force. Whoever gets rid of all cards first wins the round.</source>
        <translation>Внизу ваша рука, посередине прикуп и сброс. Кольцо показывает нужный цвет. Кто первым избавится от всех карт, выиграет раунд.</translation>
    </message>
    <message>
        <source>The others play until it is your turn. The arrows show the direction.</source>
        <translation>Пока ходят другие. Стрелки показывают направление хода.</translation>
    </message>
    <message>
        <source>Your turn. Bright cards fit: the same color, number or symbol, or a black card. Drag one to the pile, or double-click it. If none fits, click the draw pile.</source>
        <translation>Ваш ход. Яркие карты подходят: тот же цвет, число или знак, или чёрная карта. Перетащите одну на сброс или щёлкните по ней дважды. Если ничего не подходит, щёлкните по прикупу.</translation>
    </message>
    <message>
        <source>Well done. A card that doesn&apos;t fit shakes and says why; H gives a hint, F1 opens the rules. Skip, Reverse and Draw cards hit the next player.</source>
        <translation>Отлично. Карта, которая не подходит, вздрагивает и говорит почему; клавиша Р даёт подсказку, F1 открывает правила. «Пропусти ход», «Обратный ход» и карты на взятие достаются следующему.</translation>
    </message>
    <message>
        <source>Play on. When you have two cards left, say UNO! with the big button before you lay the last but one.</source>
        <translation>Играйте дальше. Когда останется две карты, нажмите большую кнопку «УНО!», прежде чем положить предпоследнюю.</translation>
    </message>
    <message>
        <source>Few cards left: don&apos;t forget UNO! Whoever forgets can be caught and draws cards. You can catch others too: “Catch!” appears beside them.</source>
        <translation>Карт мало: не забудьте «УНО!» Кто забыл, того ловят, и он берёт карты. Вы тоже можете ловить: у места забывшего появится «Поймать!».</translation>
    </message>
    <message>
        <source>The round is over: the sheet shows who gets which points, and why. That was all. Have fun!</source>
        <translation>Раунд окончен: таблица показывает, кому сколько очков и почему. Вот и всё. Приятной игры!</translation>
    </message>
    <message>
        <source>New here? A short tour goes along with your first round.</source>
        <translation>Вы здесь впервые? Первый раунд можно сыграть с подсказками.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Нет, спасибо</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Без подсказок</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
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
</TS>

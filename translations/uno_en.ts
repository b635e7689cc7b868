<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>JsonText</name>
    <message>
        <source>unknown action %1</source>
        <translation>unknown action %1</translation>
    </message>
    <message>
        <source>%1 is no card</source>
        <translation>%1 is no card</translation>
    </message>
    <message>
        <source>%1 has one side, and the deck&apos;s cards have two</source>
        <translation>%1 has one side, and the deck&apos;s cards have two</translation>
    </message>
    <message>
        <source>%1 has two sides, and the deck&apos;s cards have one</source>
        <translation>%1 has two sides, and the deck&apos;s cards have one</translation>
    </message>
    <message>
        <source>%1 is no card of such a deck</source>
        <translation>%1 is no card of such a deck</translation>
    </message>
    <message>
        <source>unknown color %1</source>
        <translation>unknown color %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>line %1, column %2</translation>
    </message>
    <message>
        <source>more than 16 MiB of JSON</source>
        <translation>more than 16 MiB of JSON</translation>
    </message>
    <message>
        <source>not valid JSON (%1)</source>
        <translation>not valid JSON (%1)</translation>
    </message>
    <message>
        <source>an object is wanted here</source>
        <translation>an object is wanted here</translation>
    </message>
    <message>
        <source>a text is wanted here</source>
        <translation>a text is wanted here</translation>
    </message>
    <message>
        <source>true or false is wanted here</source>
        <translation>true or false is wanted here</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 is wanted here</source>
        <translation>a whole number from %1 to %2 is wanted here</translation>
    </message>
    <message>
        <source>a list is wanted here</source>
        <translation>a list is wanted here</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>&quot;%1&quot; is missing</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation>unknown key %1</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>this text is too long</translation>
    </message>
    <message>
        <source>a table has from %1 to %2 seats</source>
        <translation>a table has from %1 to %2 seats</translation>
    </message>
    <message>
        <source>64 hex digits are wanted here</source>
        <translation>64 hex digits are wanted here</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this match</source>
        <translation>a newer version of the program wrote this match</translation>
    </message>
    <message>
        <source>neither an action nor an undo, a round&apos;s end or a seed</source>
        <translation>neither an action nor an undo, a round&apos;s end or a seed</translation>
    </message>
    <message>
        <source>more is taken back than was done in this round</source>
        <translation>more is taken back than was done in this round</translation>
    </message>
    <message>
        <source>round %1 should end here</source>
        <translation>round %1 should end here</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>line %1</translation>
    </message>
    <message>
        <source>more than 64 MiB</source>
        <translation>more than 64 MiB</translation>
    </message>
    <message>
        <source>this is no saved match: its first line is missing</source>
        <translation>this is no saved match: its first line is missing</translation>
    </message>
    <message>
        <source>no table can be made with these rules: &quot;%1&quot; and &quot;%2&quot; exclude each other</source>
        <translation>no table can be made with these rules: &quot;%1&quot; and &quot;%2&quot; exclude each other</translation>
    </message>
    <message>
        <source>the match seed is not the one that was promised</source>
        <translation>the match seed is not the one that was promised</translation>
    </message>
    <message>
        <source>the first dealer is not the one that the match seed draws</source>
        <translation>the first dealer is not the one that the match seed draws</translation>
    </message>
    <message>
        <source>the seed of round %1 is not the one that was promised</source>
        <translation>the seed of round %1 is not the one that was promised</translation>
    </message>
    <message>
        <source>the seed of round %1 does not come from the match seed</source>
        <translation>the seed of round %1 does not come from the match seed</translation>
    </message>
    <message>
        <source>the match was over before this</source>
        <translation>the match was over before this</translation>
    </message>
    <message>
        <source>the rules turn this action down (%1)</source>
        <translation>the rules turn this action down (%1)</translation>
    </message>
    <message>
        <source>the round is not over here</source>
        <translation>the round is not over here</translation>
    </message>
    <message>
        <source>the state is not the one that was recorded</source>
        <translation>the state is not the one that was recorded</translation>
    </message>
    <message>
        <source>unknown value %1; it is one of %2</source>
        <translation>unknown value %1; it is one of %2</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 is not one of %2</translation>
    </message>
    <message>
        <source>unknown preset %1</source>
        <translation>unknown preset %1</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>unknown option %1</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Draw Ten cards</source>
        <translation>Draw Ten cards</translation>
    </message>
    <message>
        <source>Number of decks</source>
        <translation>Number of decks</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Cards dealt</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>First card</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Who starts</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Drawing</translation>
    </message>
    <message>
        <source>Drawing by choice</source>
        <translation>Drawing by choice</translation>
    </message>
    <message>
        <source>The drawn card</source>
        <translation>The drawn card</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>The last card</translation>
    </message>
    <message>
        <source>Action cards match</source>
        <translation>Action cards match</translation>
    </message>
    <message>
        <source>Reverse with two players</source>
        <translation>Reverse with two players</translation>
    </message>
    <message>
        <source>Color after a Wild</source>
        <translation>Color after a Wild</translation>
    </message>
    <message>
        <source>Playing a Wild Draw Four</source>
        <translation>Playing a Wild Draw Four</translation>
    </message>
    <message>
        <source>When a bluff is caught</source>
        <translation>When a bluff is caught</translation>
    </message>
    <message>
        <source>Answering a Draw Two</source>
        <translation>Answering a Draw Two</translation>
    </message>
    <message>
        <source>Answering a Wild Draw Four</source>
        <translation>Answering a Wild Draw Four</translation>
    </message>
    <message>
        <source>Mixed stacking</source>
        <translation>Mixed stacking</translation>
    </message>
    <message>
        <source>Answering with a Reverse</source>
        <translation>Answering with a Reverse</translation>
    </message>
    <message>
        <source>Answering a Skip</source>
        <translation>Answering a Skip</translation>
    </message>
    <message>
        <source>Late UNO call</source>
        <translation>Late UNO call</translation>
    </message>
    <message>
        <source>Forgotten UNO</source>
        <translation>Forgotten UNO</translation>
    </message>
    <message>
        <source>Jump-in</source>
        <translation>Jump-in</translation>
    </message>
    <message>
        <source>Two identical cards</source>
        <translation>Two identical cards</translation>
    </message>
    <message>
        <source>Seven-Zero</source>
        <translation>Seven-Zero</translation>
    </message>
    <message>
        <source>Exchange with a 5</source>
        <translation>Exchange with a 5</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silence</translation>
    </message>
    <message>
        <source>UNO slap</source>
        <translation>UNO slap</translation>
    </message>
    <message>
        <source>Courtesy</source>
        <translation>Courtesy</translation>
    </message>
    <message>
        <source>Misplays</source>
        <translation>Misplays</translation>
    </message>
    <message>
        <source>Seven rounds</source>
        <translation>Seven rounds</translation>
    </message>
    <message>
        <source>Until the last</source>
        <translation>Until the last</translation>
    </message>
    <message>
        <source>A lone 0 counts 50</source>
        <translation>A lone 0 counts 50</translation>
    </message>
    <message>
        <source>Bonus for a last Draw card</source>
        <translation>Bonus for a last Draw card</translation>
    </message>
    <message>
        <source>A Draw card laid last</source>
        <translation>A Draw card laid last</translation>
    </message>
    <message>
        <source>Cards that count</source>
        <translation>Cards that count</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>Rounds in a match</source>
        <translation>Rounds in a match</translation>
    </message>
    <message>
        <source>Classic, 108 cards</source>
        <translation>Classic, 108 cards</translation>
    </message>
    <message>
        <source>With Blanks, 120 cards</source>
        <translation>With Blanks, 120 cards</translation>
    </message>
    <message>
        <source>Flip, 112 two-sided cards</source>
        <translation>Flip, 112 two-sided cards</translation>
    </message>
    <message>
        <source>Flip, 108 two-sided cards</source>
        <translation>Flip, 108 two-sided cards</translation>
    </message>
    <message>
        <source>H2O, 54 cards</source>
        <translation>H2O, 54 cards</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <translation>Left in the box</translation>
    </message>
    <message>
        <source>One in each color</source>
        <translation>One in each color</translation>
    </message>
    <message>
        <source>Takes effect</source>
        <translation>Takes effect</translation>
    </message>
    <message>
        <source>Always a number</source>
        <translation>Always a number</translation>
    </message>
    <message>
        <source>Any card, no effect</source>
        <translation>Any card, no effect</translation>
    </message>
    <message>
        <source>Next to the dealer</source>
        <translation>Next to the dealer</translation>
    </message>
    <message>
        <source>Whoever is quickest</source>
        <translation>Whoever is quickest</translation>
    </message>
    <message>
        <source>One card</source>
        <translation>One card</translation>
    </message>
    <message>
        <source>Until a card fits</source>
        <translation>Until a card fits</translation>
    </message>
    <message>
        <source>Only when nothing fits</source>
        <translation>Only when nothing fits</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>Always allowed</translation>
    </message>
    <message>
        <source>May be played at once</source>
        <translation>May be played at once</translation>
    </message>
    <message>
        <source>Must be played if it fits</source>
        <translation>Must be played if it fits</translation>
    </message>
    <message>
        <source>Is kept</source>
        <translation>Is kept</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Any card</translation>
    </message>
    <message>
        <source>Not a black card</source>
        <translation>Not a black card</translation>
    </message>
    <message>
        <source>Only a number</source>
        <translation>Only a number</translation>
    </message>
    <message>
        <source>By color or symbol</source>
        <translation>By color or symbol</translation>
    </message>
    <message>
        <source>By color only</source>
        <translation>By color only</translation>
    </message>
    <message>
        <source>The same player again</source>
        <translation>The same player again</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>The other player</translation>
    </message>
    <message>
        <source>Named by its player</source>
        <translation>Named by its player</translation>
    </message>
    <message>
        <source>The next on the wheel</source>
        <translation>The next on the wheel</translation>
    </message>
    <message>
        <source>Set by a card laid on it</source>
        <translation>Set by a card laid on it</translation>
    </message>
    <message>
        <source>None: anything fits</source>
        <translation>None: anything fits</translation>
    </message>
    <message>
        <source>Bluffing is possible</source>
        <translation>Bluffing is possible</translation>
    </message>
    <message>
        <source>Only without the color</source>
        <translation>Only without the color</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>At any time</translation>
    </message>
    <message>
        <source>The card stays</source>
        <translation>The card stays</translation>
    </message>
    <message>
        <source>The card goes back</source>
        <translation>The card goes back</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Not possible</translation>
    </message>
    <message>
        <source>Passed on, stays 2</source>
        <translation>Passed on, stays 2</translation>
    </message>
    <message>
        <source>Stacked, grows by 2</source>
        <translation>Stacked, grows by 2</translation>
    </message>
    <message>
        <source>Draw Two of the named color</source>
        <translation>Draw Two of the named color</translation>
    </message>
    <message>
        <source>Any Draw Two</source>
        <translation>Any Draw Two</translation>
    </message>
    <message>
        <source>Another Wild Draw Four</source>
        <translation>Another Wild Draw Four</translation>
    </message>
    <message>
        <source>With the same Skip</source>
        <translation>With the same Skip</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>With identical numbers</source>
        <translation>With identical numbers</translation>
    </message>
    <message>
        <source>With any identical card</source>
        <translation>With any identical card</translation>
    </message>
    <message>
        <source>One at a time</source>
        <translation>One at a time</translation>
    </message>
    <message>
        <source>One after the other, if quick</source>
        <translation>One after the other, if quick</translation>
    </message>
    <message>
        <source>Two numbers together</source>
        <translation>Two numbers together</translation>
    </message>
    <message>
        <source>After a 2</source>
        <translation>After a 2</translation>
    </message>
    <message>
        <source>After a black card</source>
        <translation>After a black card</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Yes</translation>
    </message>
    <message>
        <source>Nobody draws</source>
        <translation>Nobody draws</translation>
    </message>
    <message>
        <source>Its victim still draws</source>
        <translation>Its victim still draws</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>All cards</translation>
    </message>
    <message>
        <source>Only numbers</source>
        <translation>Only numbers</translation>
    </message>
    <message>
        <source>The winner takes the points</source>
        <translation>The winner takes the points</translation>
    </message>
    <message>
        <source>Each keeps their own points</source>
        <translation>Each keeps their own points</translation>
    </message>
    <message>
        <source>Lazy: rounds won and lost</source>
        <translation>Lazy: rounds won and lost</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Official</translation>
    </message>
    <message>
        <source>The game as printed: draw one, bluff with Wild Draw Four.</source>
        <translation>The game as printed: draw one, bluff with Wild Draw Four.</translation>
    </message>
    <message>
        <source>The winner takes the points; 500 win.</source>
        <translation>The winner takes the points; 500 win.</translation>
    </message>
    <message>
        <source>Russian standard</source>
        <translation>Russian standard</translation>
    </message>
    <message>
        <source>A Draw Two passes the penalty on; you draw only when nothing fits.</source>
        <translation>A Draw Two passes the penalty on; you draw only when nothing fits.</translation>
    </message>
    <message>
        <source>A caught bluffer takes the card back.</source>
        <translation>A caught bluffer takes the card back.</translation>
    </message>
    <message>
        <source>Russian, 200 loses</source>
        <translation>Russian, 200 loses</translation>
    </message>
    <message>
        <source>The Russian standard, but each keeps the points in hand.</source>
        <translation>The Russian standard, but each keeps the points in hand.</translation>
    </message>
    <message>
        <source>Who reaches 200 has lost; the lowest score wins.</source>
        <translation>Who reaches 200 has lost; the lowest score wins.</translation>
    </message>
    <message>
        <source>Save yourself</source>
        <translation>Save yourself</translation>
    </message>
    <message>
        <source>Any Draw Two saves you from a Wild Draw Four.</source>
        <translation>Any Draw Two saves you from a Wild Draw Four.</translation>
    </message>
    <message>
        <source>No bluffing; a forgotten UNO costs one card.</source>
        <translation>No bluffing; a forgotten UNO costs one card.</translation>
    </message>
    <message>
        <source>With jump-in</source>
        <translation>With jump-in</translation>
    </message>
    <message>
        <source>Lay an identical card out of turn, even on your own.</source>
        <translation>Lay an identical card out of turn, even on your own.</translation>
    </message>
    <message>
        <source>A misplay costs two cards.</source>
        <translation>A misplay costs two cards.</translation>
    </message>
    <message>
        <source>Jump-in, UNO costs 4</source>
        <translation>Jump-in, UNO costs 4</translation>
    </message>
    <message>
        <source>Jump-ins; a drawn card that fits must be played.</source>
        <translation>Jump-ins; a drawn card that fits must be played.</translation>
    </message>
    <message>
        <source>A forgotten UNO costs four cards; 200 points lose.</source>
        <translation>A forgotten UNO costs four cards; 200 points lose.</translation>
    </message>
    <message>
        <source>Stacking</source>
        <translation>Stacking</translation>
    </message>
    <message>
        <source>Draw Two on Draw Two: the penalty grows and moves on.</source>
        <translation>Draw Two on Draw Two: the penalty grows and moves on.</translation>
    </message>
    <message>
        <source>A Wild Draw Four can be stacked too.</source>
        <translation>A Wild Draw Four can be stacked too.</translation>
    </message>
    <message>
        <source>A 7 swaps hands with a player you name.</source>
        <translation>A 7 swaps hands with a player you name.</translation>
    </message>
    <message>
        <source>A 0 passes all hands on.</source>
        <translation>A 0 passes all hands on.</translation>
    </message>
    <message>
        <source>Eight cards, race to open</source>
        <translation>Eight cards, race to open</translation>
    </message>
    <message>
        <source>Eight cards each; whoever is quickest starts.</source>
        <translation>Eight cards each; whoever is quickest starts.</translation>
    </message>
    <message>
        <source>Stacking, two numbers together, five rounds.</source>
        <translation>Stacking, two numbers together, five rounds.</translation>
    </message>
    <message>
        <source>120 cards with Blanks</source>
        <translation>120 cards with Blanks</translation>
    </message>
    <message>
        <source>A Blank repeats the card under it.</source>
        <translation>A Blank repeats the card under it.</translation>
    </message>
    <message>
        <source>Actions match by color only; 500 points lose.</source>
        <translation>Actions match by color only; 500 points lose.</translation>
    </message>
    <message>
        <source>Kitchen table to 101</source>
        <translation>Kitchen table to 101</translation>
    </message>
    <message>
        <source>Draw until a card fits; lay a further card on a Wild.</source>
        <translation>Draw until a card fits; lay a further card on a Wild.</translation>
    </message>
    <message>
        <source>Only numbers count; 101 points lose.</source>
        <translation>Only numbers count; 101 points lose.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Two-sided cards: a Flip turns everything over.</source>
        <translation>Two-sided cards: a Flip turns everything over.</translation>
    </message>
    <message>
        <source>The dark side has Draw Five and Skip Everyone.</source>
        <translation>The dark side has Draw Five and Skip Everyone.</translation>
    </message>
    <message>
        <source>Flip, 108 cards</source>
        <translation>Flip, 108 cards</translation>
    </message>
    <message>
        <source>Two-sided cards with one Flip in each color.</source>
        <translation>Two-sided cards with one Flip in each color.</translation>
    </message>
    <message>
        <source>The light side plays like the classic deck.</source>
        <translation>The light side plays like the classic deck.</translation>
    </message>
    <message>
        <source>H2O</source>
        <translation>H2O</translation>
    </message>
    <message>
        <source>A small deck for up to seven players.</source>
        <translation>A small deck for up to seven players.</translation>
    </message>
    <message>
        <source>Go out with a Draw card for a bonus; 101 points lose.</source>
        <translation>Go out with a Draw card for a bonus; 101 points lose.</translation>
    </message>
    <message>
        <source>Everything at once</source>
        <translation>Everything at once</translation>
    </message>
    <message>
        <source>Stacking, jump-ins, Seven-Zero, exchange, slap, silence.</source>
        <translation>Stacking, jump-ins, Seven-Zero, exchange, slap, silence.</translation>
    </message>
    <message>
        <source>Draw Ten cards are in; a misplay costs two.</source>
        <translation>Draw Ten cards are in; a misplay costs two.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Start of a round</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>A turn</translation>
    </message>
    <message>
        <source>Black cards</source>
        <translation>Black cards</translation>
    </message>
    <message>
        <source>Penalties and answers</source>
        <translation>Penalties and answers</translation>
    </message>
    <message>
        <source>Saying UNO</source>
        <translation>Saying UNO</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Points and match</source>
        <translation>Points and match</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <comment>number of decks shuffled together</comment>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards dealt to each player</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody says UNO</source>
        <translation>Nobody says UNO</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <comment>a penalty</comment>
        <translation>
            <numerusform>%n card to draw</numerusform>
            <numerusform>%n cards to draw</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused, free of charge</source>
        <translation>Refused, free of charge</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>No limit</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>score that ends a match</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>On</source>
        <translation>On</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between several answers that are allowed</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Two decks shuffled together would do.</source>
        <translation>Two decks shuffled together would do.</translation>
    </message>
    <message>
        <source>Deal fewer cards or take fewer players.</source>
        <translation>Deal fewer cards or take fewer players.</translation>
    </message>
    <message numerus="yes">
        <source>This deck is too small to deal %n card(s) each.</source>
        <translation>
            <numerusform>This deck is too small to deal %n card each.</numerusform>
            <numerusform>This deck is too small to deal %n cards each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 dealt to each, this deck is enough for %n player(s) at most.</source>
        <comment>%1: &apos;7 cards&apos;</comment>
        <translation>
            <numerusform>With %1 dealt to each, this deck is enough for %n player at most.</numerusform>
            <numerusform>With %1 dealt to each, this deck is enough for %n players at most.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” needs a deck with Draw One or Wild Draw Two cards; “%2” has none.</source>
        <translation>“%1” needs a deck with Draw One or Wild Draw Two cards; “%2” has none.</translation>
    </message>
    <message>
        <source>“%1” can be added to one-sided cards only, not to “%2”.</source>
        <translation>“%1” can be added to one-sided cards only, not to “%2”.</translation>
    </message>
    <message>
        <source>UNO is played by %1 to %2 players.</source>
        <translation>UNO is played by %1 to %2 players.</translation>
    </message>
</context>
</TS>

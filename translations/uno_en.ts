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
    <message>
        <source>%1 hands are given for %2 seats</source>
        <translation>%1 hands are given for %2 seats</translation>
    </message>
    <message>
        <source>the discard pile needs a top card</source>
        <translation>the discard pile needs a top card</translation>
    </message>
    <message>
        <source>%1 cards are more than the %2 that a table holds</source>
        <translation>%1 cards are more than the %2 that a table holds</translation>
    </message>
    <message>
        <source>the direction is 1 or -1</source>
        <translation>the direction is 1 or -1</translation>
    </message>
    <message>
        <source>a scenario starts in phase &quot;turn&quot;, &quot;opening&quot; or &quot;color&quot;, not %1</source>
        <translation>a scenario starts in phase &quot;turn&quot;, &quot;opening&quot; or &quot;color&quot;, not %1</translation>
    </message>
    <message>
        <source>%1 is not a color of the side that is up</source>
        <translation>%1 is not a color of the side that is up</translation>
    </message>
    <message>
        <source>&quot;color&quot; is missing, and the top card is black</source>
        <translation>&quot;color&quot; is missing, and the top card is black</translation>
    </message>
    <message>
        <source>the side is &quot;light&quot; or &quot;dark&quot;, not %1</source>
        <translation>the side is &quot;light&quot; or &quot;dark&quot;, not %1</translation>
    </message>
    <message>
        <source>only the flip decks have a dark side</source>
        <translation>only the flip decks have a dark side</translation>
    </message>
    <message>
        <source>%1 scores are given for %2 seats</source>
        <translation>%1 scores are given for %2 seats</translation>
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
    <message>
        <source>Length of a match</source>
        <translation>Length of a match</translation>
    </message>
    <message>
        <source>Whoever reaches 200 has lost; the lowest score wins.</source>
        <translation>Whoever reaches 200 has lost; the lowest score wins.</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>red %1</source>
        <comment>card</comment>
        <translation>red %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <comment>card</comment>
        <translation>yellow %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card</comment>
        <translation>green %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <comment>card</comment>
        <translation>blue %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card</comment>
        <translation>pink %1</translation>
    </message>
    <message>
        <source>teal %1</source>
        <comment>card</comment>
        <translation>teal %1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card</comment>
        <translation>orange %1</translation>
    </message>
    <message>
        <source>purple %1</source>
        <comment>card</comment>
        <translation>purple %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>red %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>yellow %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>green %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>blue %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>pink %1</translation>
    </message>
    <message>
        <source>teal %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>teal %1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>orange %1</translation>
    </message>
    <message>
        <source>purple %1</source>
        <comment>card as the object: somebody lays or takes it</comment>
        <translation>purple %1</translation>
    </message>
    <message>
        <source>any color</source>
        <translation>any color</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>pink</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>teal</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>purple</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Reverse</translation>
    </message>
    <message>
        <source>Draw One</source>
        <translation>Draw One</translation>
    </message>
    <message>
        <source>Draw Two</source>
        <translation>Draw Two</translation>
    </message>
    <message>
        <source>Draw Five</source>
        <translation>Draw Five</translation>
    </message>
    <message>
        <source>Draw Ten</source>
        <translation>Draw Ten</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Blank</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Skip Everyone</source>
        <translation>Skip Everyone</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Wild</translation>
    </message>
    <message>
        <source>Wild Draw Two</source>
        <translation>Wild Draw Two</translation>
    </message>
    <message>
        <source>Wild Draw Four</source>
        <translation>Wild Draw Four</translation>
    </message>
    <message>
        <source>Wild Draw Color</source>
        <translation>Wild Draw Color</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that can&apos;t be seen, as the object: somebody lays or takes it</comment>
        <translation>a card</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that can&apos;t be seen</comment>
        <translation>a card</translation>
    </message>
    <message>
        <source>a card with %1 on its back</source>
        <translation>a card with %1 on its back</translation>
    </message>
    <message>
        <source>%1, on its back %2</source>
        <translation>%1, on its back %2</translation>
    </message>
    <message>
        <source>light side</source>
        <translation>light side</translation>
    </message>
    <message>
        <source>dark side</source>
        <translation>dark side</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>clockwise</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>anticlockwise</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>play a card</translation>
    </message>
    <message>
        <source>jump in</source>
        <translation>jump in</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>draw a card</translation>
    </message>
    <message>
        <source>keep the card</source>
        <translation>keep the card</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>take the penalty</source>
        <translation>take the penalty</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>challenge</translation>
    </message>
    <message>
        <source>name a color</source>
        <translation>name a color</translation>
    </message>
    <message>
        <source>give a card</source>
        <translation>give a card</translation>
    </message>
    <message>
        <source>say UNO</source>
        <translation>say UNO</translation>
    </message>
    <message>
        <source>catch</source>
        <translation>catch</translation>
    </message>
    <message>
        <source>slap</source>
        <translation>slap</translation>
    </message>
    <message>
        <source>speak</source>
        <translation>speak</translation>
    </message>
    <message>
        <source>say ready</source>
        <translation>say ready</translation>
    </message>
    <message>
        <source>race for the first card</source>
        <translation>race for the first card</translation>
    </message>
    <message>
        <source>naming the color</source>
        <translation>naming the color</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>a card has been drawn</source>
        <translation>a card has been drawn</translation>
    </message>
    <message>
        <source>a further card on the Wild</source>
        <translation>a further card on the Wild</translation>
    </message>
    <message>
        <source>answer to a penalty</source>
        <translation>answer to a penalty</translation>
    </message>
    <message>
        <source>exchange of a card</source>
        <translation>exchange of a card</translation>
    </message>
    <message>
        <source>waiting for &quot;ready&quot;</source>
        <translation>waiting for &quot;ready&quot;</translation>
    </message>
    <message>
        <source>round over</source>
        <translation>round over</translation>
    </message>
    <message>
        <source>instead of playing</source>
        <translation>instead of playing</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalty</translation>
    </message>
    <message>
        <source>the challenge failed</source>
        <translation>the challenge failed</translation>
    </message>
    <message>
        <source>caught bluffing</source>
        <translation>caught bluffing</translation>
    </message>
    <message>
        <source>caught without UNO</source>
        <translation>caught without UNO</translation>
    </message>
    <message>
        <source>misplay</source>
        <translation>misplay</translation>
    </message>
    <message>
        <source>false call</source>
        <translation>false call</translation>
    </message>
    <message>
        <source>last to slap</source>
        <translation>last to slap</translation>
    </message>
    <message>
        <source>spoke during the silence</source>
        <translation>spoke during the silence</translation>
    </message>
    <message>
        <source>new hand</source>
        <translation>new hand</translation>
    </message>
    <message>
        <source>the last card counts</source>
        <translation>the last card counts</translation>
    </message>
    <message>
        <source>A hand is empty.</source>
        <translation>A hand is empty.</translation>
    </message>
    <message>
        <source>Nobody can play and nothing can be drawn: the round is blocked, the fewest points win.</source>
        <translation>Nobody can play and nothing can be drawn: the round is blocked, the fewest points win.</translation>
    </message>
    <message>
        <source>The round has gone on for too long and ends here: the fewest points win.</source>
        <translation>The round has gone on for too long and ends here: the fewest points win.</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Good luck!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Well played!</translation>
    </message>
    <message>
        <source>Hurry up!</source>
        <translation>Hurry up!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh no!</translation>
    </message>
    <message>
        <source>Whose turn is it?</source>
        <translation>Whose turn is it?</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>even-tempered</source>
        <translation>even-tempered</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>cautious</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>greedy</translation>
    </message>
    <message>
        <source>forgetful</source>
        <translation>forgetful</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>quick</translation>
    </message>
    <message>
        <source>talkative</source>
        <translation>talkative</translation>
    </message>
    <message>
        <source>calling UNO with the play</source>
        <translation>calling UNO with the play</translation>
    </message>
    <message>
        <source>calling UNO late</source>
        <translation>calling UNO late</translation>
    </message>
    <message>
        <source>catching</source>
        <translation>catching</translation>
    </message>
    <message>
        <source>jumping in</source>
        <translation>jumping in</translation>
    </message>
    <message>
        <source>slapping</source>
        <translation>slapping</translation>
    </message>
    <message>
        <source>laying the first card</source>
        <translation>laying the first card</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>speaking</translation>
    </message>
    <message>
        <source>%1 jumps in with %2.</source>
        <translation>%1 jumps in with %2.</translation>
    </message>
    <message>
        <source>%1 plays two at once: %2.</source>
        <translation>%1 plays two at once: %2.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 plays %2.</translation>
    </message>
    <message>
        <source>The color is %1.</source>
        <translation>The color is %1.</translation>
    </message>
    <message>
        <source>&quot;UNO!&quot;</source>
        <translation>&quot;UNO!&quot;</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <translation>
            <numerusform>%1 draws %n card</numerusform>
            <numerusform>%1 draws %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to draw until %2 comes.</source>
        <translation>%1 is to draw until %2 comes.</translation>
    </message>
    <message>
        <source>%1 is to be skipped.</source>
        <translation>%1 is to be skipped.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to draw %n card(s).</source>
        <translation>
            <numerusform>%1 is to draw %n card.</numerusform>
            <numerusform>%1 is to draw %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1. %2 deals.</source>
        <translation>Round %1. %2 deals.</translation>
    </message>
    <message>
        <source>The first card is %1.</source>
        <translation>The first card is %1.</translation>
    </message>
    <message>
        <source>Back into the draw pile goes %1.</source>
        <translation>Back into the draw pile goes %1.</translation>
    </message>
    <message>
        <source>Whoever is first may lay the first card.</source>
        <translation>Whoever is first may lay the first card.</translation>
    </message>
    <message>
        <source>%1 names the color: %2.</source>
        <translation>%1 names the color: %2.</translation>
    </message>
    <message>
        <source>The wheel turns to %1.</source>
        <translation>The wheel turns to %1.</translation>
    </message>
    <message>
        <source>Play goes on %1.</source>
        <translation>Play goes on %1.</translation>
    </message>
    <message>
        <source>%1 is skipped.</source>
        <translation>%1 is skipped.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <translation>%1 keeps the card.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passes.</translation>
    </message>
    <message>
        <source>%1 takes the penalty.</source>
        <translation>%1 takes the penalty.</translation>
    </message>
    <message>
        <source>%1 challenges %2.</source>
        <translation>%1 challenges %2.</translation>
    </message>
    <message>
        <source>%1 was bluffing.</source>
        <translation>%1 was bluffing.</translation>
    </message>
    <message>
        <source>%1 played honestly.</source>
        <translation>%1 played honestly.</translation>
    </message>
    <message>
        <source>%1 takes back %2.</source>
        <translation>%1 takes back %2.</translation>
    </message>
    <message>
        <source>%1 says &quot;UNO!&quot;</source>
        <translation>%1 says &quot;UNO!&quot;</translation>
    </message>
    <message>
        <source>%1 catches %2: UNO was not said.</source>
        <translation>%1 catches %2: UNO was not said.</translation>
    </message>
    <message>
        <source>%1 said UNO without reason.</source>
        <translation>%1 said UNO without reason.</translation>
    </message>
    <message>
        <source>%1 makes a misplay: %2</source>
        <translation>%1 makes a misplay: %2</translation>
    </message>
    <message>
        <source>%1 swaps hands with %2.</source>
        <translation>%1 swaps hands with %2.</translation>
    </message>
    <message>
        <source>All hands are passed on %1.</source>
        <translation>All hands are passed on %1.</translation>
    </message>
    <message>
        <source>%1 offers %2 a card in exchange.</source>
        <translation>%1 offers %2 a card in exchange.</translation>
    </message>
    <message>
        <source>The silence is over.</source>
        <translation>The silence is over.</translation>
    </message>
    <message>
        <source>%1 speaks during the silence.</source>
        <translation>%1 speaks during the silence.</translation>
    </message>
    <message>
        <source>Everybody but %1 slaps.</source>
        <translation>Everybody but %1 slaps.</translation>
    </message>
    <message>
        <source>%1 slaps.</source>
        <translation>%1 slaps.</translation>
    </message>
    <message>
        <source>%1 slaps last.</source>
        <translation>%1 slaps last.</translation>
    </message>
    <message>
        <source>Everybody waits until %1 is ready.</source>
        <translation>Everybody waits until %1 is ready.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>%1 is ready.</translation>
    </message>
    <message>
        <source>Everything is turned over. The top card is %1.</source>
        <translation>Everything is turned over. The top card is %1.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) to draw.</source>
        <translation>
            <numerusform>The discard pile is shuffled: %n card to draw.</numerusform>
            <numerusform>The discard pile is shuffled: %n cards to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a new hand of %n card(s).</source>
        <translation>
            <numerusform>%1 takes a new hand of %n card.</numerusform>
            <numerusform>%1 takes a new hand of %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has gone out (place %2).</source>
        <translation>%1 has gone out (place %2).</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s).</source>
        <translation>
            <numerusform>%1: %n point.</numerusform>
            <numerusform>%1: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>%1 shows the hand: %2.</source>
        <translation>%1 shows the hand: %2.</translation>
    </message>
    <message>
        <source>%1 shows the hand to %2.</source>
        <translation>%1 shows the hand to %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3 and gets %4.</source>
        <translation>%1 gives %2 to %3 and gets %4.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange a card.</source>
        <translation>%1 and %2 exchange a card.</translation>
    </message>
    <message>
        <source>%1 wins the round.</source>
        <translation>%1 wins the round.</translation>
    </message>
    <message>
        <source>%1 wins the round, %2 loses it.</source>
        <translation>%1 wins the round, %2 loses it.</translation>
    </message>
    <message>
        <source>jumped in too early.</source>
        <translation>jumped in too early.</translation>
    </message>
    <message>
        <source>the card is not identical.</source>
        <translation>the card is not identical.</translation>
    </message>
    <message>
        <source>the card is no answer.</source>
        <translation>the card is no answer.</translation>
    </message>
    <message>
        <source>the card may not be played beside one of the color in force.</source>
        <translation>the card may not be played beside one of the color in force.</translation>
    </message>
    <message>
        <source>the card may not be the last one.</source>
        <translation>the card may not be the last one.</translation>
    </message>
    <message>
        <source>there was no reason to say UNO.</source>
        <translation>there was no reason to say UNO.</translation>
    </message>
    <message>
        <source>that seat can&apos;t be caught.</source>
        <translation>that seat can&apos;t be caught.</translation>
    </message>
    <message>
        <source>the card doesn&apos;t match.</source>
        <translation>the card doesn&apos;t match.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>The round is over.</translation>
    </message>
    <message>
        <source>You have gone out and don&apos;t play on in this round.</source>
        <translation>You have gone out and don&apos;t play on in this round.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>It isn&apos;t your turn.</translation>
    </message>
    <message>
        <source>That can&apos;t be done at this moment.</source>
        <translation>That can&apos;t be done at this moment.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t play that rule.</source>
        <translation>This table doesn&apos;t play that rule.</translation>
    </message>
    <message>
        <source>That seat can&apos;t be named.</source>
        <translation>That seat can&apos;t be named.</translation>
    </message>
    <message>
        <source>Say which seat you mean.</source>
        <translation>Say which seat you mean.</translation>
    </message>
    <message>
        <source>You don&apos;t hold that card.</source>
        <translation>You don&apos;t hold that card.</translation>
    </message>
    <message>
        <source>You hold a card that fits, so you may not draw.</source>
        <translation>You hold a card that fits, so you may not draw.</translation>
    </message>
    <message>
        <source>You may pass only when nothing can be played or drawn.</source>
        <translation>You may pass only when nothing can be played or drawn.</translation>
    </message>
    <message>
        <source>The drawn card fits and must be played.</source>
        <translation>The drawn card fits and must be played.</translation>
    </message>
    <message>
        <source>This card can&apos;t be challenged.</source>
        <translation>This card can&apos;t be challenged.</translation>
    </message>
    <message>
        <source>This table doesn&apos;t allow a jump-in with that card.</source>
        <translation>This table doesn&apos;t allow a jump-in with that card.</translation>
    </message>
    <message>
        <source>Nobody has played yet: it is too early to jump in.</source>
        <translation>Nobody has played yet: it is too early to jump in.</translation>
    </message>
    <message>
        <source>That card is not identical to the top card.</source>
        <translation>That card is not identical to the top card.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t answer the penalty.</source>
        <translation>That card doesn&apos;t answer the penalty.</translation>
    </message>
    <message>
        <source>You hold a card of the color in force (%1), so this card may not be played.</source>
        <translation>You hold a card of the color in force (%1), so this card may not be played.</translation>
    </message>
    <message>
        <source>That card may not be the last one you play.</source>
        <translation>That card may not be the last one you play.</translation>
    </message>
    <message>
        <source>Name a color.</source>
        <translation>Name a color.</translation>
    </message>
    <message>
        <source>That color can&apos;t be named.</source>
        <translation>That color can&apos;t be named.</translation>
    </message>
    <message>
        <source>You have no reason to say UNO now.</source>
        <translation>You have no reason to say UNO now.</translation>
    </message>
    <message>
        <source>That seat can&apos;t be caught.</source>
        <translation>That seat can&apos;t be caught.</translation>
    </message>
    <message>
        <source>The color is %1, the top card %2.</source>
        <translation>The color is %1, the top card %2.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t match the top card.</source>
        <translation>That card doesn&apos;t match the top card.</translation>
    </message>
    <message>
        <source>None of your cards fits: draw one.</source>
        <translation>None of your cards fits: draw one.</translation>
    </message>
    <message>
        <source>The only card of yours that fits: %1.</source>
        <translation>The only card of yours that fits: %1.</translation>
    </message>
    <message>
        <source>That card doesn&apos;t fit.</source>
        <translation>That card doesn&apos;t fit.</translation>
    </message>
    <message>
        <source>Silence! Whoever speaks before it is over draws two.</source>
        <translation>Silence! Whoever speaks before it is over draws two.</translation>
    </message>
</context>
<context>
    <name>uno::TableModel</name>
    <message>
        <source>Which color?</source>
        <translation>Which color?</translation>
    </message>
    <message>
        <source>Swap hands with whom?</source>
        <translation>Swap hands with whom?</translation>
    </message>
    <message>
        <source>Exchange a card with whom?</source>
        <translation>Exchange a card with whom?</translation>
    </message>
    <message>
        <source>Which card do you give away?</source>
        <translation>Which card do you give away?</translation>
    </message>
    <message>
        <source>Lay the identical card along with it?</source>
        <translation>Lay the identical card along with it?</translation>
    </message>
    <message>
        <source>You are given: %1. Which card do you give back?</source>
        <translation>You are given: %1. Which card do you give back?</translation>
    </message>
    <message>
        <source>Which card do you give back?</source>
        <translation>Which card do you give back?</translation>
    </message>
    <message>
        <source>Whoever is first may lay the first card.</source>
        <translation>Whoever is first may lay the first card.</translation>
    </message>
    <message>
        <source>You drew: %1.</source>
        <translation>You drew: %1.</translation>
    </message>
    <message>
        <source>Lay a further card on the Wild.</source>
        <translation>Lay a further card on the Wild.</translation>
    </message>
    <message>
        <source>Draw until %1 comes, or answer.</source>
        <translation>Draw until %1 comes, or answer.</translation>
    </message>
    <message>
        <source>You are skipped, unless you answer.</source>
        <translation>You are skipped, unless you answer.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s), or answer with a card.</source>
        <translation>
            <numerusform>Draw %n card, or answer with a card.</numerusform>
            <numerusform>Draw %n cards, or answer with a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to draw %n card(s).</source>
        <translation>
            <numerusform>You have to draw %n card.</numerusform>
            <numerusform>You have to draw %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Slap! The last one draws two.</source>
        <translation>Slap! The last one draws two.</translation>
    </message>
    <message>
        <source>Say when you are ready.</source>
        <translation>Say when you are ready.</translation>
    </message>
    <message>
        <source>Nothing can be played or drawn: pass.</source>
        <translation>Nothing can be played or drawn: pass.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Your turn.</translation>
    </message>
    <message>
        <source>Nothing fits: draw a card.</source>
        <translation>Nothing fits: draw a card.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
    <message>
        <source>Draw until %1</source>
        <translation>Draw until %1</translation>
    </message>
    <message>
        <source>Be skipped</source>
        <translation>Be skipped</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Draw a card</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Slap!</source>
        <translation>Slap!</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Say something</translation>
    </message>
</context>
</TS>

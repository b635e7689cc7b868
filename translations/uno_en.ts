<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Autosave</name>
    <message>
        <source>The match can&apos;t be saved (%1). Play goes on; it will be saved as soon as that is possible.</source>
        <translation>The match can&apos;t be saved (%1). Play goes on; it will be saved as soon as that is possible.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>Own rules</source>
        <translation>Own rules</translation>
    </message>
    <message>
        <source>The rules of this table</source>
        <translation>The rules of this table</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Presets</translation>
    </message>
    <message>
        <source>Presets side by side</source>
        <translation>Presets side by side</translation>
    </message>
    <message>
        <source>What differs from “%1”:</source>
        <translation>What differs from “%1”:</translation>
    </message>
    <message>
        <source>All possibilities</source>
        <translation>All possibilities</translation>
    </message>
    <message>
        <source>“%1” has: %2.</source>
        <translation>“%1” has: %2.</translation>
    </message>
    <message>
        <source>(so it is at this table)</source>
        <translation>(so it is at this table)</translation>
    </message>
    <message>
        <source>Set like this table in:</source>
        <translation>Set like this table in:</translation>
    </message>
    <message>
        <source>All other presets are told by what sets them apart from this one.</source>
        <translation>All other presets are told by what sets them apart from this one.</translation>
    </message>
    <message>
        <source>What sets it apart from “%1”:</source>
        <translation>What sets it apart from “%1”:</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Side by side</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>This table</translation>
    </message>
    <message>
        <source>These have the same rules.</source>
        <translation>These have the same rules.</translation>
    </message>
</context>
<context>
    <name>Choreographer</name>
    <message>
        <source>UNO!</source>
        <extracomment>Words over a seat, as short as can be</extracomment>
        <translation>UNO!</translation>
    </message>
    <message>
        <source>Caught!</source>
        <translation>Caught!</translation>
    </message>
    <message>
        <source>I challenge!</source>
        <translation>I challenge!</translation>
    </message>
    <message>
        <source>A bluff!</source>
        <translation>A bluff!</translation>
    </message>
    <message>
        <source>Honest!</source>
        <translation>Honest!</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Skipped</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>False call!</source>
        <translation>False call!</translation>
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
        <source>Too late!</source>
        <translation>Too late!</translation>
    </message>
    <message>
        <source>Out!</source>
        <translation>Out!</translation>
    </message>
</context>
<context>
    <name>ColorRing</name>
    <message>
        <source>Color: %1</source>
        <extracomment>The color in force, for the screen reader</extracomment>
        <translation>Color: %1</translation>
    </message>
</context>
<context>
    <name>DirectionArrows</name>
    <message>
        <source>Play goes clockwise</source>
        <translation>Play goes clockwise</translation>
    </message>
    <message>
        <source>Play goes anticlockwise</source>
        <translation>Play goes anticlockwise</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discard pile, empty</source>
        <extracomment>The discard pile, for the screen reader; %1 is the card on top</extracomment>
        <translation>Discard pile, empty</translation>
    </message>
    <message>
        <source>Discard pile, on top: %1</source>
        <translation>Discard pile, on top: %1</translation>
    </message>
</context>
<context>
    <name>DrawPile</name>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <extracomment>The draw pile, for the screen reader</extracomment>
        <translation>
            <numerusform>Draw pile, %n card</numerusform>
            <numerusform>Draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press to draw %n card(s)</source>
        <translation>
            <numerusform>Press to draw %n card</numerusform>
            <numerusform>Press to draw %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Press to draw</source>
        <translation>Press to draw</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <extracomment>The person&apos;s hand, for the screen reader</extracomment>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Scroll the hand to the left</source>
        <translation>Scroll the hand to the left</translation>
    </message>
    <message>
        <source>Scroll the hand to the right</source>
        <translation>Scroll the hand to the right</translation>
    </message>
</context>
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
    <name>KeyCap</name>
    <message>
        <source>Space</source>
        <extracomment>The long key of the keyboard</extracomment>
        <translation>Space</translation>
    </message>
</context>
<context>
    <name>LogPane</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Copies the log to the clipboard</extracomment>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Close the log</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Goes through the match again, move by move</extracomment>
        <translation>Review</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Rule</source>
        <extracomment>A link from a refusal to the rule book</extracomment>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Open the rule</translation>
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
        <translation>usage: uno-table [OPTION...] [FILE.unorec]

Opens the table, or the record of a match.

  --renderer auto|gpu|software   what draws the table (auto: software where there is no GPU)
  --language system|en|ru        for this start
  --seed N                       the cards of the next new match, for repeating it
  --demo FILE.png                bots play a round, at speed; saves a screenshot and ends
  --gallery DIR                  saves screenshots of table and dialogs, and ends
  --version, --help
</translation>
    </message>
    <message>
        <source>Unknown option: %1</source>
        <translation>Unknown option: %1</translation>
    </message>
    <message>
        <source>Only one file can be opened: %1</source>
        <translation>Only one file can be opened: %1</translation>
    </message>
    <message>
        <source>%1 needs another value than “%2”.</source>
        <translation>%1 needs another value than “%2”.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>Paused</source>
        <extracomment>The game&apos;s clock stands still</extracomment>
        <translation>Paused</translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Sort the hand</translation>
    </message>
</context>
<context>
    <name>PenaltyBadge</name>
    <message>
        <source>Penalty: draw until %1</source>
        <translation>Penalty: draw until %1</translation>
    </message>
    <message numerus="yes">
        <source>Penalty: %n card(s)</source>
        <translation>
            <numerusform>Penalty: %n card</numerusform>
            <numerusform>Penalty: %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>until %1</source>
        <extracomment>The penalty&apos;s badge: draw until this color comes</extracomment>
        <translation>until %1</translation>
    </message>
</context>
<context>
    <name>PlaceRow</name>
    <message>
        <source>Place %1: %2, %3</source>
        <extracomment>Place, name and total at the end of the match, for the screen reader</extracomment>
        <translation>Place %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Only one card</source>
        <extracomment>An exchange or a second card is offered, and declined</extracomment>
        <translation>Only one card</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>No exchange</translation>
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
    <name>Saves</name>
    <message>
        <source>Another running copy of the program has this match open.</source>
        <translation>Another running copy of the program has this match open.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 can&apos;t be read: %2.</translation>
    </message>
    <message>
        <source>The file was put aside as %1.</source>
        <translation>The file was put aside as %1.</translation>
    </message>
    <message>
        <source>This match holds true only up to line %1: %2.</source>
        <translation>This match holds true only up to line %1: %2.</translation>
    </message>
    <message>
        <source>This record does not tell the match&apos;s seed, so it can&apos;t be gone on with.</source>
        <translation>This record does not tell the match&apos;s seed, so it can&apos;t be gone on with.</translation>
    </message>
    <message>
        <source>This match can&apos;t be opened.</source>
        <translation>This match can&apos;t be opened.</translation>
    </message>
    <message>
        <source>This is no match that can be read: %1.</source>
        <translation>This is no match that can be read: %1.</translation>
    </message>
    <message>
        <source>%1 is too large for a match.</source>
        <translation>%1 is too large for a match.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2.</source>
        <translation>%1 can&apos;t be written: %2.</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Curve of the scores</source>
        <translation>Curve of the scores</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: hand %2, gained %3, total %4. %5</source>
        <extracomment>A line of the score sheet, for the screen reader: name, points in hand, points gained, total, reason</extracomment>
        <translation>%1: hand %2, gained %3, total %4. %5</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Hand</source>
        <extracomment>Columns of the score sheet: points left in hand, points of this round, sum of all rounds</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>To the result</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Next round</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Goes through the match again, move by move</extracomment>
        <translation>Review</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Catch!</source>
        <extracomment>A button at a player who has forgotten to say UNO</extracomment>
        <translation>Catch!</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>A player&apos;s score under the name</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>How many cards a player holds, for the screen reader</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>on turn</translation>
    </message>
    <message>
        <source>has said UNO</source>
        <translation>has said UNO</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>skipped</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message>
        <source>Anna</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Boris</source>
        <translation>Boris</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>David</source>
        <translation>David</translation>
    </message>
    <message>
        <source>Elena</source>
        <translation>Elena</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Felix</translation>
    </message>
    <message>
        <source>Helen</source>
        <translation>Helen</translation>
    </message>
    <message>
        <source>Ivan</source>
        <translation>Ivan</translation>
    </message>
    <message>
        <source>Julia</source>
        <translation>Julia</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Own rules</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s): %2</source>
        <translation>
            <numerusform>%1, %n player: %2</numerusform>
            <numerusform>%1, %n players: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more difference(s)</source>
        <translation>
            <numerusform>%n more difference</numerusform>
            <numerusform>%n more differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>without end</source>
        <translation>without end</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The person&apos;s own name, until it is changed.</extracomment>
        <translation>Player</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n change(s)</source>
        <translation>
            <numerusform>%1, %n change</numerusform>
            <numerusform>%1, %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShellWords</name>
    <message>
        <source>Night</source>
        <comment>theme</comment>
        <translation>Night</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Light</translation>
    </message>
    <message>
        <source>Felt</source>
        <comment>theme</comment>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>speed</comment>
        <translation>Instant</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <comment>reactions</comment>
        <translation>Relaxed</translation>
    </message>
    <message>
        <source>Quickly</source>
        <comment>reactions</comment>
        <translation>Quickly</translation>
    </message>
    <message>
        <source>Normally</source>
        <comment>reactions</comment>
        <translation>Normally</translation>
    </message>
</context>
<context>
    <name>StartPane</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Uno Table</source>
        <extracomment>The name of the program, on its start pane</extracomment>
        <translation>Uno Table</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Goes on with the unfinished match</extracomment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Starts a match at the table of last time</extracomment>
        <translation>Play</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <extracomment>The whole table, for the screen reader</extracomment>
        <translation>Table</translation>
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
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>No player is chosen</extracomment>
        <translation>Nobody</translation>
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
    <message>
        <source>Jump in with %1.</source>
        <translation>Jump in with %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Play %1.</translation>
    </message>
    <message>
        <source>Play both: %1.</source>
        <translation>Play both: %1.</translation>
    </message>
    <message>
        <source>Name the color: %1.</source>
        <translation>Name the color: %1.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Draw a card.</translation>
    </message>
    <message>
        <source>Keep the card.</source>
        <translation>Keep the card.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pass.</translation>
    </message>
    <message>
        <source>Take the penalty.</source>
        <translation>Take the penalty.</translation>
    </message>
    <message>
        <source>Challenge.</source>
        <translation>Challenge.</translation>
    </message>
    <message>
        <source>Give %1.</source>
        <translation>Give %1.</translation>
    </message>
    <message>
        <source>Say UNO!</source>
        <translation>Say UNO!</translation>
    </message>
    <message>
        <source>Catch the one who forgot to say UNO!</source>
        <translation>Catch the one who forgot to say UNO!</translation>
    </message>
    <message>
        <source>Slap!</source>
        <translation>Slap!</translation>
    </message>
    <message>
        <source>Keep silent.</source>
        <translation>Keep silent.</translation>
    </message>
    <message>
        <source>Say that you are ready.</source>
        <translation>Say that you are ready.</translation>
    </message>
    <message>
        <source>There is nothing else to do.</source>
        <translation>There is nothing else to do.</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>It is the last card.</translation>
    </message>
    <message>
        <source>One card is left then.</source>
        <translation>One card is left then.</translation>
    </message>
    <message>
        <source>A black card stays in hand for later.</source>
        <translation>A black card stays in hand for later.</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) of this color in hand: %1.</source>
        <translation>
            <numerusform>%n more card of this color in hand: %1.</numerusform>
            <numerusform>%n more cards of this color in hand: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not follow this color: %2.</source>
        <translation>%1 could not follow this color: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has to draw %n card(s).</source>
        <translation>
            <numerusform>%1 has to draw %n card.</numerusform>
            <numerusform>%1 has to draw %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses the turn.</source>
        <translation>%1 loses the turn.</translation>
    </message>
    <message numerus="yes">
        <source>Play turns away from %1, who holds %n card(s).</source>
        <translation>
            <numerusform>Play turns away from %1, who holds %n card.</numerusform>
            <numerusform>Play turns away from %1, who holds %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left in hand it would cost %n point(s): %1.</source>
        <translation>
            <numerusform>Left in hand it would cost %n point: %1.</numerusform>
            <numerusform>Left in hand it would cost %n points: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card fits.</source>
        <translation>No card fits.</translation>
    </message>
    <message>
        <source>Waiting is worth more than playing.</source>
        <translation>Waiting is worth more than playing.</translation>
    </message>
    <message>
        <source>It is a bluff: a card of the color in force is in hand.</source>
        <translation>It is a bluff: a card of the color in force is in hand.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets the penalty: %n card(s).</source>
        <translation>
            <numerusform>%1 gets the penalty: %n card.</numerusform>
            <numerusform>%1 gets the penalty: %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 probably holds this color: %2.</source>
        <translation>%1 probably holds this color: %2.</translation>
    </message>
    <message>
        <source>%1 probably has no card of this color: %2.</source>
        <translation>%1 probably has no card of this color: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds only %n card(s).</source>
        <translation>
            <numerusform>%1 holds only %n card.</numerusform>
            <numerusform>%1 holds only %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better kept in hand: %1.</source>
        <translation>Better kept in hand: %1.</translation>
    </message>
    <message>
        <source>A jump-in takes the turn.</source>
        <translation>A jump-in takes the turn.</translation>
    </message>
    <message>
        <source>Played on in thought, it wins most often: %1 %.</source>
        <translation>Played on in thought, it wins most often: %1 %.</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Red</source>
        <extracomment>The color in force, on the table</extracomment>
        <translation>Red</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Teal</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Purple</translation>
    </message>
    <message>
        <source>Any color</source>
        <extracomment>No color is in force: every card fits</extracomment>
        <translation>Any color</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Rules in force: %1</source>
        <extracomment>The button that shows the rules in force; %1: what is played</extracomment>
        <translation>Rules in force: %1</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Sound is off</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Opens and closes the list of what has happened</extracomment>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>UnoButton</name>
    <message>
        <source>UNO!</source>
        <extracomment>The button and the word that a player says with one card left</extracomment>
        <translation>UNO!</translation>
    </message>
    <message>
        <source>Nothing to call now</source>
        <translation>Nothing to call now</translation>
    </message>
    <message>
        <source>UNO ✓</source>
        <translation>UNO ✓</translation>
    </message>
</context>
<context>
    <name>uno::AboutDialog</name>
    <message>
        <source>About Uno Table</source>
        <translation>About Uno Table</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Version %1, with Qt %2</translation>
    </message>
    <message>
        <source>UNO for 2 to 10 players against computer opponents, with the rules of your table.</source>
        <translation>UNO for 2 to 10 players against computer opponents, with the rules of your table.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Without any warranty.</source>
        <translation>Free software under the GNU General Public License, version 3 or later. Without any warranty.</translation>
    </message>
    <message>
        <source>UNO is a trademark of Mattel. This program is made by players and has no connection with Mattel.</source>
        <translation>UNO is a trademark of Mattel. This program is made by players and has no connection with Mattel.</translation>
    </message>
</context>
<context>
    <name>uno::Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>&amp;Continue the last match</source>
        <translation>&amp;Continue the last match</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>Play a&amp;gain</translation>
    </message>
    <message>
        <source>Saved &amp;matches…</source>
        <translation>Saved &amp;matches…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Open a record…</translation>
    </message>
    <message>
        <source>&amp;Save the record as…</source>
        <translation>&amp;Save the record as…</translation>
    </message>
    <message>
        <source>Co&amp;py the record</source>
        <translation>Co&amp;py the record</translation>
    </message>
    <message>
        <source>Pas&amp;te a record</source>
        <translation>Pas&amp;te a record</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>&amp;Sort the hand</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Re&amp;view the match…</source>
        <translation>Re&amp;view the match…</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Log</translation>
    </message>
    <message>
        <source>&amp;Copy the log</source>
        <translation>&amp;Copy the log</translation>
    </message>
    <message>
        <source>&amp;Rules in force</source>
        <translation>&amp;Rules in force</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Mute</translation>
    </message>
    <message>
        <source>&amp;Autopilot</source>
        <translation>&amp;Autopilot</translation>
    </message>
    <message>
        <source>&amp;Open practice</source>
        <translation>&amp;Open practice</translation>
    </message>
    <message>
        <source>&amp;Unhurried opponents</source>
        <translation>&amp;Unhurried opponents</translation>
    </message>
    <message>
        <source>All &amp;settings…</source>
        <translation>All &amp;settings…</translation>
    </message>
    <message>
        <source>&amp;Rule book</source>
        <translation>&amp;Rule book</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Tutorial</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>&amp;Fairness…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistics…</translation>
    </message>
    <message>
        <source>&amp;About Uno Table</source>
        <translation>&amp;About Uno Table</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Move</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Settings</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Theme</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Speed of the cards</translation>
    </message>
    <message>
        <source>&amp;Opponents react</source>
        <translation>&amp;Opponents react</translation>
    </message>
</context>
<context>
    <name>uno::FairnessDialog</name>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Before each deal the program fixes the shuffle by a secret number, the seed, and shows its SHA-256 hash, the commitment. After the round it shows the seed. The hash proves that the seed, and with it the order of the cards, was the same all along.</source>
        <translation>Before each deal the program fixes the shuffle by a secret number, the seed, and shows its SHA-256 hash, the commitment. After the round it shows the seed. The hash proves that the seed, and with it the order of the cards, was the same all along.</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Check all</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Commitment</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>(shown when the round is over)</source>
        <translation>(shown when the round is over)</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>The whole match</translation>
    </message>
    <message>
        <source>(shown when the match is over)</source>
        <translation>(shown when the match is over)</translation>
    </message>
</context>
<context>
    <name>uno::FairnessModel</name>
    <message>
        <source>The seed is told when the round is over.</source>
        <translation>The seed is told when the round is over.</translation>
    </message>
    <message>
        <source>The seed is the one that was promised, and it gives exactly this deal.</source>
        <translation>The seed is the one that was promised, and it gives exactly this deal.</translation>
    </message>
    <message>
        <source>This does not fit: the seed is not the one that was promised.</source>
        <translation>This does not fit: the seed is not the one that was promised.</translation>
    </message>
</context>
<context>
    <name>uno::Language</name>
    <message>
        <source>System</source>
        <comment>language: the one of the system</comment>
        <translation>System</translation>
    </message>
</context>
<context>
    <name>uno::MainWindow</name>
    <message>
        <source>Open a record</source>
        <translation>Open a record</translation>
    </message>
    <message>
        <source>Records of matches (*.unorec);;All files (*)</source>
        <translation>Records of matches (*.unorec);;All files (*)</translation>
    </message>
    <message>
        <source>Save the record as</source>
        <translation>Save the record as</translation>
    </message>
    <message>
        <source>Records of matches (*.unorec)</source>
        <translation>Records of matches (*.unorec)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>uno::MatchesDialog</name>
    <message>
        <source>Saved matches</source>
        <translation>Saved matches</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Last played</translation>
    </message>
    <message>
        <source>There are no saved matches yet.</source>
        <translation>There are no saved matches yet.</translation>
    </message>
    <message>
        <source>To go on with</source>
        <translation>To go on with</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
</context>
<context>
    <name>uno::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Which &amp;rules</source>
        <translation>Which &amp;rules</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Rules…</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Players:</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Only watch</translation>
    </message>
    <message>
        <source>All players are computer players.</source>
        <translation>All players are computer players.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Temper</source>
        <translation>Temper</translation>
    </message>
    <message>
        <source>Take two decks</source>
        <translation>Take two decks</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>Level of player %1</source>
        <translation>Level of player %1</translation>
    </message>
    <message>
        <source>Temper of player %1</source>
        <translation>Temper of player %1</translation>
    </message>
</context>
<context>
    <name>uno::OptionRow</name>
    <message>
        <source>Differs from “%1”, which has: %2. Click to set it back.</source>
        <translation>Differs from “%1”, which has: %2. Click to set it back.</translation>
    </message>
</context>
<context>
    <name>uno::PresetList</name>
    <message>
        <source>Your own rules</source>
        <translation>Your own rules</translation>
    </message>
</context>
<context>
    <name>uno::ReviewBoard</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Color: %1
Draw pile: %2</source>
        <translation>Color: %1
Draw pile: %2</translation>
    </message>
</context>
<context>
    <name>uno::ReviewDialog</name>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Moment of the match</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>One action back</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>One action on</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>Round %1, action %2 of %3</source>
        <translation>Round %1, action %2 of %3</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Go to a round</source>
        <translation>Go to a round</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Very fast</translation>
    </message>
    <message>
        <source>−%3 %, round %1. Better: %2</source>
        <extracomment>%1: number of the round; %2: what was best, a sentence; %3: percentage points of the chance to win</extracomment>
        <translation>−%3 %, round %1. Better: %2</translation>
    </message>
    <message>
        <source>Judging the decisions: %1 of %2 …</source>
        <translation>Judging the decisions: %1 of %2 …</translation>
    </message>
    <message>
        <source>No clear mistake.</source>
        <translation>No clear mistake.</translation>
    </message>
    <message>
        <source>The costliest &amp;mistakes:</source>
        <translation>The costliest &amp;mistakes:</translation>
    </message>
    <message>
        <source>Well decided: nothing else is clearly better. Chance to win: %1 %.</source>
        <translation>Well decided: nothing else is clearly better. Chance to win: %1 %.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Better: %1</translation>
    </message>
    <message>
        <source>Chance to win: %1 % instead of %2 % (give or take %3 %).</source>
        <translation>Chance to win: %1 % instead of %2 % (give or take %3 %).</translation>
    </message>
    <message>
        <source>The costliest mistakes</source>
        <translation>The costliest mistakes</translation>
    </message>
    <message>
        <source>&amp;Decisions of</source>
        <translation>&amp;Decisions of</translation>
    </message>
    <message>
        <source>%1 well decided, %2 a mistake: choose one in the list to see why.</source>
        <extracomment>Below the table of the review, where no decision was made. %1 and %2: the marks in the list</extracomment>
        <translation>%1 well decided, %2 a mistake: choose one in the list to see why.</translation>
    </message>
</context>
<context>
    <name>uno::RuleBook</name>
    <message>
        <source>Rule book</source>
        <translation>Rule book</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>The rules of this table</source>
        <translation>The rules of this table</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Text of the rules</translation>
    </message>
    <message>
        <source>(none)</source>
        <comment>no preset in this column</comment>
        <translation>(none)</translation>
    </message>
    <message>
        <source>Preset to compare</source>
        <translation>Preset to compare</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: %n place(s)</source>
        <translation>
            <numerusform>“%1”: %n place</numerusform>
            <numerusform>“%1”: %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>uno::RulesEditor</name>
    <message>
        <source>Rules of the table</source>
        <translation>Rules of the table</translation>
    </message>
    <message>
        <source>&amp;Start from:</source>
        <translation>&amp;Start from:</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Search the options</translation>
    </message>
    <message>
        <source>No option speaks of this.</source>
        <translation>No option speaks of this.</translation>
    </message>
    <message>
        <source>What the rule book says</source>
        <translation>What the rule book says</translation>
    </message>
    <message>
        <source>Save as own preset…</source>
        <translation>Save as own preset…</translation>
    </message>
    <message>
        <source>Delete own preset</source>
        <translation>Delete own preset</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Take two decks</source>
        <translation>Take two decks</translation>
    </message>
    <message>
        <source>Differs from “%1”, which has: %2.</source>
        <translation>Differs from “%1”, which has: %2.</translation>
    </message>
    <message>
        <source>All possibilities in the rule book</source>
        <translation>All possibilities in the rule book</translation>
    </message>
    <message>
        <source>Save as own preset</source>
        <translation>Save as own preset</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Name of the preset:</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Import rules</translation>
    </message>
    <message>
        <source>Rules (*.json)</source>
        <translation>Rules (*.json)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>%1 can&apos;t be read: %2</translation>
    </message>
    <message>
        <source>These are no rules. %1</source>
        <translation>These are no rules. %1</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Export rules</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>%1 can&apos;t be written: %2</translation>
    </message>
</context>
<context>
    <name>uno::Session</name>
    <message>
        <source>There is nothing to do for you now.</source>
        <translation>There is nothing to do for you now.</translation>
    </message>
    <message>
        <source>Better wait now.</source>
        <translation>Better wait now.</translation>
    </message>
    <message numerus="yes">
        <source>gets the points of the other hands: %n</source>
        <translation>
            <numerusform>gets the points of the other hands: %n</numerusform>
            <numerusform>gets the points of the other hands: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has gone out: no points</source>
        <translation>has gone out: no points</translation>
    </message>
    <message numerus="yes">
        <source>keeps the points of the own hand: %n</source>
        <translation>
            <numerusform>keeps the points of the own hand: %n</numerusform>
            <numerusform>keeps the points of the own hand: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>wins the round and starts the next</source>
        <translation>wins the round and starts the next</translation>
    </message>
    <message>
        <source>loses the round and deals the next</source>
        <translation>loses the round and deals the next</translation>
    </message>
    <message>
        <source>%1 wins the round</source>
        <translation>%1 wins the round</translation>
    </message>
    <message>
        <source>The match is shared: %1</source>
        <translation>The match is shared: %1</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 wins the match</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
</context>
<context>
    <name>uno::SettingsDialog</name>
    <message>
        <source>Look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Language:</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>Theme:</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reduce motion</translation>
    </message>
    <message>
        <source>Cards appear where they go instead of flying there.</source>
        <translation>Cards appear where they go instead of flying there.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Pace</translation>
    </message>
    <message>
        <source>Speed of the cards:</source>
        <translation>Speed of the cards:</translation>
    </message>
    <message>
        <source>Opponents react:</source>
        <translation>Opponents react:</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Unhurried</translation>
    </message>
    <message>
        <source>Opponents wait with catches, jump-ins and slaps until you have acted or passed.</source>
        <translation>Opponents wait with catches, jump-ins and slaps until you have acted or passed.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Mute</translation>
    </message>
    <message>
        <source>No sounds at all.</source>
        <translation>No sounds at all.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <translation>Autopilot</translation>
    </message>
    <message>
        <source>The computer plays your hand, until you switch this off again.</source>
        <translation>The computer plays your hand, until you switch this off again.</translation>
    </message>
    <message>
        <source>Open practice</source>
        <translation>Open practice</translation>
    </message>
    <message>
        <source>Undo goes back even where hidden cards have been seen. Such a match isn&apos;t counted.</source>
        <translation>Undo goes back even where hidden cards have been seen. Such a match isn&apos;t counted.</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Text size:</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation>Volume:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>uno::Statistics</name>
    <message>
        <source>The statistics could not be read and start anew. The old file was put aside as %1.</source>
        <translation>The statistics could not be read and start anew. The old file was put aside as %1.</translation>
    </message>
</context>
<context>
    <name>uno::StatisticsDialog</name>
    <message>
        <source>Mixed</source>
        <comment>opponents of several levels</comment>
        <translation>Mixed</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Own rules</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Your score in the last matches (a full dot: won)</source>
        <translation>Your score in the last matches (a full dot: won)</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Reset…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rounds won</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Matches won</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Best score</translation>
    </message>
    <message>
        <source>Rounds: %1, won %2. Matches: %3, won %4.</source>
        <translation>Rounds: %1, won %2. Matches: %3, won %4.</translation>
    </message>
    <message>
        <source>Matches won in a row: %1 now, %2 at most.</source>
        <translation>Matches won in a row: %1 now, %2 at most.</translation>
    </message>
    <message>
        <source>UNO forgotten: %1, caught by others: %2. Others caught by you: %3.</source>
        <translation>UNO forgotten: %1, caught by others: %2. Others caught by you: %3.</translation>
    </message>
    <message>
        <source>Times with one card in hand: %1; a penalty came then: %2.</source>
        <translation>Times with one card in hand: %1; a penalty came then: %2.</translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Reset the statistics</translation>
    </message>
    <message>
        <source>Forget all rounds and matches counted so far?</source>
        <translation>Forget all rounds and matches counted so far?</translation>
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
<context>
    <name>uno::TutorialStrip</name>
    <message>
        <source>Below lies your hand, in the middle the draw pile and the discard pile. The ring shows the color in force. Whoever gets rid of all cards first wins the round.</source>
        <translation>Below lies your hand, in the middle the draw pile and the discard pile. The ring shows the color in force. Whoever gets rid of all cards first wins the round.</translation>
    </message>
    <message>
        <source>The others play until it is your turn. The arrows show the direction.</source>
        <translation>The others play until it is your turn. The arrows show the direction.</translation>
    </message>
    <message>
        <source>Your turn. Bright cards fit: the same color, number or symbol, or a black card. Drag one to the pile, or double-click it. If none fits, click the draw pile.</source>
        <translation>Your turn. Bright cards fit: the same color, number or symbol, or a black card. Drag one to the pile, or double-click it. If none fits, click the draw pile.</translation>
    </message>
    <message>
        <source>Well done. A card that doesn&apos;t fit shakes and says why; H gives a hint, F1 opens the rules. Skip, Reverse and Draw cards hit the next player.</source>
        <translation>Well done. A card that doesn&apos;t fit shakes and says why; H gives a hint, F1 opens the rules. Skip, Reverse and Draw cards hit the next player.</translation>
    </message>
    <message>
        <source>Play on. When you have two cards left, say UNO! with the big button before you lay the last but one.</source>
        <translation>Play on. When you have two cards left, say UNO! with the big button before you lay the last but one.</translation>
    </message>
    <message>
        <source>Few cards left: don&apos;t forget UNO! Whoever forgets can be caught and draws cards. You can catch others too: “Catch!” appears beside them.</source>
        <translation>Few cards left: don&apos;t forget UNO! Whoever forgets can be caught and draws cards. You can catch others too: “Catch!” appears beside them.</translation>
    </message>
    <message>
        <source>The round is over: the sheet shows who gets which points, and why. That was all. Have fun!</source>
        <translation>The round is over: the sheet shows who gets which points, and why. That was all. Have fun!</translation>
    </message>
    <message>
        <source>New here? A short tour goes along with your first round.</source>
        <translation>New here? A short tour goes along with your first round.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, thanks</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Skip the tour</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
</TS>

# The choice of a table, and the set-up of any game: chairs, options, creatures.

ui-alternatives = { $first } or { $last }

ui-tables-heading = Choose a table
ui-tables-measure = { $players } players · { $from }–{ $to } min

table-holochess = Holochess
    .about = Creatures and dice: four against four, to the last one standing.
table-groi = Dejarik, Groï rules
    .about = Four pawns a side, no dice: run out, remove two, or stand in line.
table-revised = Dejarik, revised rules
    .about = The same board with open exits: faster, and three in line are enough.
table-demeter = Déméter
    .about = Two armies of eight. Jump over your own and be first in the enemy’s goal.
table-chinese = Chinese Checkers
    .about = The star: long chains of hops, home across the board before the others.

ui-setup-page-players = Players
ui-setup-page-rules = Rules
ui-setup-page-creatures = Creatures
ui-setup-nobody = Nobody
ui-setup-nobody-style = leaves the chair empty
ui-setup-person = You
ui-setup-person-style = play on this machine
ui-setup-players = Players
ui-setup-seats = Seats
ui-setup-seat-as-shown = As shown
ui-setup-draw = Who begins
ui-setup-draw-fresh = By lot
ui-setup-own = My own
ui-setup-why-players = This game is for { $possible } players; { $taken ->
        [0] nobody has
        [one] one has
       *[other] { $taken } have
    } a seat.

# What wins, below “Your turn” in the first matches.
goal-holochess = To win: destroy all enemy creatures.
goal-groi = To win: remove two enemy pawns, or line up all of yours.
goal-revised = To win: remove two enemy pawns, or line up three.
goal-demeter = To win: get a pawn into one of the enemy’s goals.
goal-chinese = To win: be first with all pawns in the opposite triangle.

seat-holochess-1 = South, player 1
seat-holochess-2 = North, player 2
seat-groi-1 = Player 1, begins
seat-groi-2 = Player 2
seat-revised-1 = Player 1, begins
seat-revised-2 = Player 2
seat-demeter-1 = Player 1, begins
seat-demeter-2 = Player 2

# Options: what they are called, what they decide, what their values are called. A value without a word of its own is a number.

option-deal = Deal
    .about = Even: deals are drawn until both sides have about the same chance to win.
option-deal-even = Even chances
option-deal-random = Random
option-deal-balanced = One of each class
option-placement = Placement
    .about = Whether creatures stand where they are dealt, or the players place them in turn.
option-placement-fixed = As dealt
option-placement-chosen = Chosen in turn
option-quiet_turns = Turns without attack
    .about = After so many turns in a row in which nobody attacked, the match is decided; off: after 1,000 turns in all.
option-quiet_turns-0 = Off
option-quiet_end = When it runs out
    .about = How it is decided then: more creatures win, or with as many the stronger ones; or nobody does.
option-quiet_end-points = Points decide
option-quiet_end-draw = A draw
option-match = Match
    .about = One game; games in a row until somebody is ahead with so many points; or for credits until a purse is empty.
option-match-single = One game
option-match-points = For points
option-match-points-number = Points to win
option-match-stakes = For credits
option-match-stakes-number = Credits each
option-game_cap = Most games
    .about = After so many games in a row, the player who is ahead wins; off: after 100.
option-game_cap-0 = Off
option-repetition = Third repetition
    .about = What it means that the same position comes up for the third time.
option-repetition-ends = A draw
option-repetition-declare = Can be claimed
option-repetition-third = A draw
option-repetition-off = Nothing
option-move_cap = Most moves
    .about = After so many moves it is a draw. Off leaves a limit that hardly any match comes to.
option-move_cap-0 = Off
option-start = Start
    .about = Where the pawns stand when the match begins.
option-start-1 = The usual
option-start-2 = Closer
option-start-3 = Four a side
option-start-own = Squares
option-sets = Sets of pawns
    .about = How many triangles of ten pawns a player has: two where three play, three where two do.
option-blocking = Blocked target
    .about = What can be done about another player’s pawn that stays in your target triangle.
option-blocking-swap = Change places
option-blocking-fill = Full counts
option-blocking-none = Nothing
option-fill_unused = Unused triangles
    .about = Triangles that are nobody’s stay empty, or are filled with pawns that nobody may move; they can be hopped over.
option-fill_unused-off = Empty
option-fill_unused-on = Filled
option-play_on = After the first
    .about = Whether the match ends when the first player is home, or goes on for the next places.
option-play_on-off = It is over
option-play_on-on = Play on
option-turn_cap = Most turns
    .about = After so many turns each it is a draw among those who still play; off: after 5,000.
option-turn_cap-0 = Off

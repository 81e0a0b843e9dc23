# The choice of a table, and the set-up of any game: seats, options, creatures.

ui-alternatives = { $first } or { $last }

ui-tables-heading = Choose a table
ui-tables-measure = { $players } players · { $from }–{ $to } min

table-holochess = Holochess
    .about = Creatures and dice: four against four, to the last one standing.
table-groi = Dejarik Classic
    .about = Four pieces a side, no dice: break out, remove two enemy pieces, or line up yours on the inner ring.
table-revised = Dejarik Revised
    .about = The same board with diagonal exits from the first turn: faster, and three in a row is enough.
table-demeter = Déméter
    .about = Two armies of eight: leapfrog your own pawns and be first into the enemy goal.
table-chinese = Chinese Checkers
    .about = Hop across the star in long chains and be first to fill the triangle opposite.

ui-setup-page-players = Players
ui-setup-page-rules = Rules
ui-setup-page-creatures = Creatures
ui-setup-nobody = Empty
ui-setup-nobody-style = This seat stays empty.
ui-setup-person = You
ui-setup-person-style = play on this device
ui-setup-players = Players
ui-setup-seats = Seats
ui-setup-seat-as-shown = As shown
ui-setup-draw = First player
ui-setup-draw-fresh = Chosen at random
ui-setup-own = Custom
ui-setup-why-players = This game needs { $possible } players; { $taken ->
        [0] no seats are taken
        [one] 1 seat is taken
       *[other] { $taken } seats are taken
    }.

# What wins, below “Your turn” in the first matches.
goal-holochess = To win: destroy all enemy creatures.
goal-groi = To win: remove two enemy pieces, or line up all of yours.
goal-revised = To win: remove two enemy pieces, or line up three.
goal-demeter = To win: get a pawn into one of the enemy’s goals.
goal-chinese = To win: be the first to fill the opposite triangle.

seat-holochess-1 = Player 1
seat-holochess-2 = Player 2
seat-groi-1 = Player 1 (goes first)
seat-groi-2 = Player 2
seat-revised-1 = Player 1 (goes first)
seat-revised-2 = Player 2
seat-demeter-1 = Player 1 (goes first)
seat-demeter-2 = Player 2

# Options: what they are called, what they decide, what their values are called. A value without a word of its own is a number.

option-deal = Deal
    .about = Even chances: reshuffled until both sides are about equally likely to win.
option-deal-even = Even chances
option-deal-random = Plain shuffle
option-deal-balanced = One of each class
option-placement = Placement
    .about = Creatures stand where they are dealt, or players place them in turn.
option-placement-fixed = As dealt
option-placement-chosen = Players place in turn
option-quiet_turns = Quiet clock (turns)
    .about = If neither side attacks for this many turns in a row, the match is decided. Off: the match still ends after 1,000 turns.
option-quiet_turns-0 = Off
option-quiet_end = Quiet clock runs out
    .about = Points decide: the side with more creatures left wins, then the one with higher total ratings. Or simply a draw.
option-quiet_end-points = Points decide
option-quiet_end-draw = Draw
option-match = Match type
    .about = One game, a series to a number of points, or a series for credits until one player has none left.
option-match-single = One game
option-match-points = For points
option-match-points-number = Points to win
option-match-stakes = For credits
option-match-stakes-number = Credits each
option-game_cap = Game limit
    .about = After this many games, the player who is ahead wins. Off: the series still ends after 100 games.
option-game_cap-0 = Off
option-repetition = Threefold repetition
    .about = What happens when the same position comes up a third time.
option-repetition-ends = Draw
option-repetition-declare = Can be claimed
option-repetition-third = Draw
option-repetition-off = No effect
option-move_cap = Move limit
    .about = The game is a draw after this many moves. Off: a very high limit still applies.
option-move_cap-0 = Off
option-start = Start
    .about = Where the pawns stand when the match begins.
option-start-1 = Standard
option-start-2 = Closer
option-start-3 = Four a side
option-start-own = Custom start
option-sets = Sets of pawns
    .about = How many sets of ten pawns each player has: up to two sets with three players, up to three with two players.
option-blocking = Blocked target
    .about = What you may do about another player’s pawn parked in your target triangle.
option-blocking-swap = Swap places
option-blocking-fill = A full triangle wins
option-blocking-none = Nothing
option-fill_unused = Unused triangles
    .about = Unused triangles stay empty, or are filled with pawns that never move but can be hopped over.
option-fill_unused-off = Empty
option-fill_unused-on = Filled
option-play_on = When a player finishes
    .about = The match ends when the first player is home, or goes on for the next places.
option-play_on-off = Match ends
option-play_on-on = Play for places
option-turn_cap = Turn limit
    .about = After this many turns each, the match is a draw for those still playing. Off: the limit is 5,000 turns.
option-turn_cap-0 = Off

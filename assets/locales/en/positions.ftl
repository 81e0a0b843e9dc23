# Why options, JSON, players and positions are refused: parts of sentences, for places where what is refused stands before them.

option-unknown = there is no option “{ $key }”; this game has: { $known }
option-word = option { $key } cannot be “{ $value }”; it must be one of { $words }
option-number = option { $key } cannot be “{ $value }”; it must be a whole number from { $low } to { $high }
option-form = option { $key } cannot be “{ $value }”; it must be { $form }
form-of-start = white’s squares and black’s, such as g1 g2 g3 / b1 b2 b3, with one to eight on each side and none on a goal; or white’s alone, which black’s then mirror

json-syntax = column { $column }: this is not JSON, or it is cut short
json-missing-field = column { $column }: the field “{ $field }” is missing
json-unknown-field = column { $column }: there is no field “{ $field }” here
json-duplicate-field = column { $column }: the field “{ $field }” appears twice
json-other-kind = column { $column }: a value of a different kind is needed here
record-one-of = exactly one of action, undo, take_back and end belongs here

setup-players = { $game } is for { $game ->
        [chinese] two, three, four or six
       *[other] two
    } players, not { $given }
setup-option-for-players = { $option } = { $value } is not possible with { $players } players{ $option ->
        [sets] ; it must be 1, or 2 with three players, or 3 with two
       *[other] {""}
    }
setup-together = { $option } needs { $needs }: even deals are known only for creatures that stay where they are dealt
setup-foreign-options = these are not the options of { $game }
setup-departed = the position and the list of players who have finished or resigned contradict each other
setup-position = position “{ $line }”: { $why }

position-other = { $why }
position-ends-early = the line ends before { $field ->
        [slash] the / between the camps
        [side] the side to move ({ $sides })
        [player] the player to move
        [left] the actions left
       *[moves] the moves made so far
    }
position-spaces = fields are separated by single spaces; column { $column } has one too many
position-left-over = “{ $text }” is left over at the end of the line
position-not-a-piece = “{ $text }” on player { $seat }’s side is not a piece (NAME@CELL)
position-unknown-creature = there is no creature “{ $name }” (in “{ $text }”); the creatures are { $known }
position-unknown-cell = there is no cell “{ $name }” (in “{ $text }”); the cells are d, i1 to i12 and o1 to o12
position-camp-cell = there is no cell “{ $text }” (on { $side ->
        [black] black
       *[white] white
    }’s side); the cells are d, i1 to i12 and o1 to o12
position-line-cell = the board has no “{ $name }”; it goes from { $first } to { $last }
position-off-board = the board has no cell number { $cell }
position-two-on-a-cell = { $first } and { $second } both stand on { $cell }
position-two-pawns = there are two pieces on { $cell }
position-creature-twice = { $creature } stands on { $first } and on { $second }; there is only one of each creature
position-camp-size = player { $seat } has { $size ->
        [0] no creatures
        [one] one creature
       *[other] { $size } creatures
    }; each side must have 1 to 4
position-pawns = { $side ->
        [black] black
       *[white] white
    } has { $size ->
        [0] no pieces
        [one] one piece
       *[other] { $size } pieces
    }; each side must have { $fewest } to { $most }
position-duel = one creature against one means the duel to the death, so there is nothing to choose
position-side = the side to move must be { $sides }, not “{ $text }”
position-left = the actions left must be { $lowest } or { $highest }, not “{ $text }”
position-nobody-to-push = no creature stands on { $cell }, so none can be pushed from there
position-nowhere-to-push = every neighbour of { $cell } is taken, so the piece stays there and there is nothing to choose
position-nobody-pushes = no enemy stands beside { $cell }, so no attack can have led to that push
position-moves = the moves made must be a whole number from 0 to { $most }, not “{ $text }”
position-parity =
    { $moves ->
        [one] one move
       *[other] { $moves } moves
    } cannot have been made when { $letter } is to move: the number must be even for b and odd for w
position-has-scored = { $side ->
        [black] black
       *[white] white
    } already has a scoring line, so the game is over
position-two-camps =
    { $given ->
        [one] there is one camp, not two
       *[other] there are { $given } camps, not two
    }: white’s squares come first, then / and black’s
position-no-sets = there are no sets here: + does not belong in the line
position-own-goal = { $side ->
        [black] black
       *[white] white
    } has a pawn on { $square }, a goal square in its own camp, where its pawns may not go
position-goal-reached = { $side ->
        [black] black
       *[white] white
    } has a pawn on { $square }, so the match is already won
position-camps =
    { $given ->
        [one] there is one camp
       *[other] there are { $given } camps
    } for { $players } players; camps are separated by /
position-sets = player { $seat } has { $given ->
        [one] one set
       *[other] { $given } sets
    } of pawns; with sets = { $sets } it must be { $sets }
position-set-size = player { $seat } has { $given ->
        [0] no pawns
        [one] one pawn
       *[other] { $given } pawns
    } in set { $set }; each set must have ten
position-filled = { $hole } holds a pawn that cannot be moved (fill_unused = on)
position-mover = “{ $text }” cannot be the player to move; choose 1 to { $players }
position-won = player { $seat } has won already
position-finished = it cannot be player { $seat }’s turn: all of that player’s pawns are home

# What screen readers say that is not written on the screen.
ui-read-window = Holochess
ui-read-events = What happened
ui-read-moment = The board shows another position of the match.
ui-read-board = Board: { $game }
ui-read-row = Row { $row }
ui-read-ring = { $row ->
    [i] Inner ring
    [o] Outer ring
   *[other] Centre
}
# Parts of what is said of a cell; the cell's name comes first.
ui-read-empty = empty
ui-read-fixed = a pawn that never moves
ui-read-piece = { $who ->
    [you] { $piece }, yours
   *[other] { $piece } of { $player }
}
ui-read-held = selected
ui-read-ready = { $moves ->
    [0] { $targets ->
        [one] can target one piece
       *[other] can target { $targets } pieces
    }
   *[other] { $targets ->
        [0] { $moves ->
            [one] can go to one cell
           *[other] can go to { $moves } cells
        }
       *[other] can go to { $moves ->
            [one] one cell
           *[other] { $moves } cells
        } and target { $targets ->
            [one] one piece
           *[other] { $targets } pieces
        }
    }
}
ui-read-move = can go here
ui-read-attack = can attack here: { $chances }
ui-read-swap = can swap places here
ui-read-push = can be pushed here
ui-read-place = { $piece } can be placed here
ui-read-danger = in danger
ui-read-danger-by = in danger from { $piece }: { $chance } risk
ui-read-hint-from = recommended: use this piece
ui-read-hint-to = recommended: go here
# Names of widgets that show what they are by pictures.
ui-read-army = Creatures: { $player }
ui-read-creature = Creature in the selected place
ui-read-opponent = Player in this seat
ui-read-before = Previous
ui-read-after = Next
ui-read-seats = Seats
ui-read-puzzles = Puzzles
ui-read-lost = { $piece }, off the board
ui-read-time = Time

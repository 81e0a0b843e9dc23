# The rulebook on the screen, and the boards that can be tried.
rulebook-heading = Rulebook
rulebook-pages = Rulebook, page by page
rulebook-try = { $key ->
    [none] Tap the board to try it.
   *[other] Press { $key } or click to try it on the board.
}
rulebook-try-now = Choose a piece, then its destination. You play for both sides.
rulebook-again = Set up again
rulebook-rolled = { $one } to { $other }: { $outcome }
rulebook-removed = { $name } leaves the board
rulebook-line = line
rulebook-goal = goal reached
rulebook-over = game over
rulebook-to-move = player { $player } to move
rulebook-push-now = player { $player } chooses where the creature goes
rulebook-why = See the rule
rulebook-key = Open the rulebook at the right page
live-board-chance = { $outcome } { $chance }%
live-board-piece = { $name } · attack { $attack }, defence { $defence }, movement { $movement }

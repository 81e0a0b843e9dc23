# The result of any game: what is counted, and why it is over where a game has words of its own.

ui-result-start = start
ui-result-count-left = Pieces left
ui-result-count-left-last = Left, last game
ui-result-count-scored = Points
ui-result-count-removed = Removed
ui-result-count-lines = Lines
ui-result-count-place = Place
ui-result-count-home = Home
ui-result-count-to-go = Steps to go
ui-result-count-longest-chain = Longest chain
ui-result-count-swaps = Places changed
ui-result-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-result-hops = hops
ui-result-came-in = Place { $place }
ui-result-sits = { $name }: { $seat }

ui-why-line = { $winner } has a line.
ui-why-goal-demeter = { $winner } has a pawn in the goal.
ui-why-goal-chinese = { $winner } is home first.
ui-why-level-groi = The last move allowed was made.
ui-why-level-revised = The last move allowed was made.
ui-why-level-demeter = The last move allowed was made.
ui-why-level-chinese = The last turn allowed was taken.
ui-why-points-chinese = The last turn allowed was taken; { $winner } was home before.

# The result of any game: what is counted, and why it is over where a game has words of its own.

ui-result-start = start
ui-result-count-left = Pieces left
ui-result-count-left-last = Pieces left, last game
ui-result-count-scored = Points
ui-result-count-removed = Removed
ui-result-count-lines = Lines
ui-result-count-place = Place
ui-result-count-home = Home
ui-result-count-to-go = Steps to go
ui-result-count-longest-chain = Longest chain
ui-result-count-swaps = Swaps
ui-result-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-result-hops = hops
ui-result-came-in = { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
ui-result-sits = { $name }: { $seat }

ui-why-line = { $winner } has formed a line.
ui-why-goal-demeter = { $winner } has a pawn in the goal.
ui-why-goal-chinese = { $winner } is home first.
ui-why-level-groi = The move limit was reached.
ui-why-level-revised = The move limit was reached.
ui-why-level-demeter = The move limit was reached.
ui-why-level-chinese = The turn limit was reached.
ui-why-points-chinese = The turn limit was reached; { $winner } was already home.

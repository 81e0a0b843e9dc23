# What is known exactly, because a game is solved.

# In few words, beside a player's sign.
exact-short-win = wins { $points } in { $plies }
exact-short-loss = loses { $points } in { $plies }
exact-short-draw = draws

# How far the solving is, while it is played on.
ui-solving-player = solves the game: { $share }
ui-solving = exact in a moment: { $share }

ui-turning-point-exact = turn { $turn } · { $name } gives away { $points ->
        [one] one point
       *[other] { $points } points
    }: { $chosen }
ui-turning-point-exact-better = Better: { $deed }, which { $value }.
ui-result-points-given-away = { $points ->
        [one] point
       *[other] points
    }, exactly

# Puzzles on the screen.
ui-title-puzzles = Puzzles
ui-puzzles-heading = Puzzles
ui-puzzles-set = { $game ->
        [holochess] Holochess endings
        [groi] Dejarik, Groï’s rules
       *[other] Dejarik, revised rules
    }
ui-puzzles-progress = { $solved } of { $all } solved, { $first } at the first try
ui-puzzles-grade = Grade { $grade }
ui-puzzles-name = No. { $number } · grade { $grade } of { $most }
ui-puzzles-of-today = the puzzle of the day
ui-puzzles-not-solved = Not solved yet.
ui-puzzles-solved = Solved, { $tries ->
        [one] at the first try.
       *[other] at try { $tries }.
    }
ui-puzzles-missed-by = Missed by { $levels }.
ui-puzzles-missed-by-nobody = Found by every level.
ui-puzzles-solve = Solve it
ui-puzzles-today = Puzzle of the day
ui-puzzle-task-win = Win { $points ->
        [one] one point
       *[other] { $points } points
    } in { $plies ->
        [one] one move
       *[other] { $plies } moves, both sides’ counted
    }: only one action does.
ui-puzzle-task-save = Hold the draw: only one action does.
ui-puzzle-task-chance = Which action has clearly the best chance to win?
ui-puzzle-line = { $set } · { $name }
ui-puzzle-tries = { $tries ->
        [one] one try
       *[other] { $tries } tries
    }
ui-puzzle-yours = Find the right action
ui-puzzle-solved = Solved
ui-puzzle-shown = The solution
ui-puzzle-hint = Hint
ui-puzzle-solution = Solution
ui-puzzle-again = Again
ui-puzzle-next = Next
ui-puzzle-all = All puzzles
puzzle-wrong-exact = It { $value }.
puzzle-wrong-exact-by = It { $value }: { $reply } answers it.
puzzle-wrong-chance = Its chance to win is { $chance }; there is one with { $best }.
ui-trouble-puzzles = Which puzzles are solved could not be kept: { $why }

# The look back: what destinations are worth.
ui-value-wins = +{ $points } in { $plies }
ui-value-loses = −{ $points } in { $plies }
ui-value-draws = draws
ui-values-show = Show what moves are worth
ui-values-hide = Moves’ worth: point at a piece
ui-legend-wins = wins
ui-legend-draws = draws
ui-legend-loses = loses

# Starts that make up for the first move.
handicap = Handicap
    .about = Whoever begins would win by a point. Even: two pairs a side, with perfect play a draw. A pawn: whoever begins has only three. In a series it applies to game 1 only.
handicap-none = None
handicap-even = Even start
handicap-pawn = One pawn less
handicap-unknown = { $count ->
        [0] { $game } has no handicaps.
       *[other] There is no handicap “{ $given }”; there are: { $known }.
    }
text-handicap-row = It applies to game 1 only; later games begin from the usual start.
text-handicap-even = A handicap: two pairs a side. With perfect play it is a draw.
text-handicap-pawn = A handicap: whoever begins has three pawns. With perfect play the other side wins by two points.

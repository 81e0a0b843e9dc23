# What is known exactly, because a game is solved.

# In few words, beside a player's sign.
exact-short-win = +{ $points } in { $plies }
exact-short-loss = −{ $points } in { $plies }
exact-short-draw = draw

# How far the solving is, while it is played on.
ui-solving-player = solving the game… { $share }
ui-solving = solving… { $share }

ui-turning-point-exact = turn { $turn } · { $name } gives away { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: the move { $chosen }
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
        [groi] Dejarik Classic
       *[other] Dejarik Revised
    }
ui-puzzles-progress = { $solved } of { $all } solved, { $first } on the first try
ui-puzzles-grade = Difficulty { $grade }
ui-puzzles-name = No. { $number } · difficulty { $grade }/{ $most }
ui-puzzles-of-today = the puzzle of the day
ui-puzzles-not-solved = Not solved yet.
ui-puzzles-solved = Solved { $tries ->
        [one] on the first try.
       *[other] on try { $tries }.
    }
ui-puzzles-missed-by = Too hard for { $levels }.
ui-puzzles-missed-by-nobody = Every opponent finds the solution.
ui-puzzles-solve = Solve
ui-puzzles-today = Puzzle of the day
ui-puzzle-task-win = Win { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves (counting both sides)
    }. Only one move works.
ui-puzzle-task-save = Hold the draw. Only one move works.
ui-puzzle-task-chance = Which action clearly gives the best chance of winning?
ui-puzzle-line = { $set } · { $name }
ui-puzzle-tries = { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }
ui-puzzle-yours = Find the right action
ui-puzzle-solved = Solved
ui-puzzle-shown = The solution
ui-puzzle-hint = Hint
ui-puzzle-solution = Solution
ui-puzzle-again = Try again
ui-puzzle-next = Next
ui-puzzle-all = All puzzles
puzzle-wrong-exact = That { $value }.
puzzle-wrong-exact-by = That { $value }: the reply is { $reply }.
puzzle-wrong-chance = This action wins { $chance } of the time; another action wins { $best }.
ui-trouble-puzzles = Your solved puzzles could not be saved: { $why }

# Review: what destinations are worth.
ui-value-wins = +{ $points } in { $plies }
ui-value-loses = −{ $points } in { $plies }
ui-value-draws = draw
ui-values-show = Show what moves are worth
ui-values-hide = Move values on: point at a piece
ui-legend-wins = wins
ui-legend-draws = draws
ui-legend-loses = loses

# Starts that make up for the first move.
handicap = Handicap
    .about = The first player can always win by a point. Even: two pairs each, a draw with perfect play. One piece fewer: the first player has three. In a series: game 1 only.
handicap-none = None
handicap-even = Even start
handicap-pawn = One piece fewer
handicap-unknown = { $count ->
        [0] { $game } has no handicaps.
       *[other] There is no handicap “{ $given }”; choose from: { $known }.
    }
text-handicap-row = The handicap applies to game 1 only; later games begin from the usual start.
text-handicap-even = A handicap: two pairs each. With perfect play it is a draw.
text-handicap-pawn = A handicap: the first player starts with three pieces. With perfect play the other side wins by two points.

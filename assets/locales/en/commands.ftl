# Commands that count, compare and solve: what they print for people. Scripts read --json, which is the same in every language.

think-action = action
think-value = value
think-line = line
think-nodes = nodes
think-chance = { $value }, player { $player }’s chance of winning
think-searched =
    { $nodes ->
        [one] 1 position in { $seconds } s, { $rate } a second
       *[other] { $nodes } positions in { $seconds } s, { $rate } a second
    }

levels-level = level
levels-rating = rating
levels-interval = 95% interval
levels-unmeasured = not measured
levels-name = name (style): how it plays
levels-larger-table = with { $seats } players:

odds-pair = { $attacker } attacks { $defender }: { $attack ->
        [one] one die
       *[other] { $attack } dice
    } against { $defence }
odds-attacker = attacker
odds-defender = defender
odds-exactly = exactly, in the same order
odds-of = { $counts } of { $total }
duel-pair = { $a } against { $b } to the death: { $one ->
        [one] one die
       *[other] { $one } dice
    } against { $other }
duel-wins = wins

puzzles-one = difficulty { $grade }: { $task } { $line }
puzzles-no-more = { $count ->
        [0] There are no such positions.
        [one] This is the only such position.
       *[other] These { $count } are the only such positions.
    }
puzzle-task-win = You move and win { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $plies ->
        [one] 1 move
       *[other] { $plies } moves (counting both sides)
    }: only one action works.
puzzle-task-save = Your move: hold the draw. Only one action works.
puzzle-task-chance = It is player { $seat }’s turn: which action clearly gives the best chance of winning?
puzzle-chances = This action wins { $best } of the time; the next best wins { $second }.
puzzle-heading = Puzzle { $id }, difficulty { $grade } of { $most }.
puzzle-how-to = Type an action such as o3-i4, or: actions, hint, solution, board, quit.
puzzle-hint-pawn = The piece to move is on { $cell }.
puzzle-hint-reason = Use the piece on { $cell }: it { $reason }.
puzzle-wrong = { $action } is not the solution. Try again.
puzzle-right = { $action } is right, { $tries ->
        [one] on the first try
       *[other] on try { $tries }
    }.
puzzle-solution = The solution is { $action }.
puzzle-line = The line continues: { $line }
# The word that is typed for the solution; more than one with a space between them.
puzzle-word-solution = solution

solve-states-progress = { $done } of { $all } positions decided
solve-check-progress = { $done } of { $all } parts checked
solve-states = { $states } positions, up to the board’s symmetries and seen from the side to move
solve-value = { $points } { $states }  the longest in { $longest } plies
solve-draws = { $points } { $states }  drawn
solve-start = the starting position: { $value }
solve-memory = { $megabytes } MB of memory at most
solve-checked = { $wrong ->
        [0] { $states } positions checked against the rules: every value and distance is correct
        [one] { $states } positions checked against the rules: one is wrong
       *[other] { $states } positions checked against the rules: { $wrong } are wrong
    }
exact-win = wins { $points ->
        [one] one point
       *[other] { $points } points
    } in { $plies ->
        [one] one move
       *[other] { $plies } moves
    }
exact-loss = loses { $points ->
        [one] one point
       *[other] { $points } points
    } in { $plies ->
        [one] one move
       *[other] { $plies } moves
    }
exact-draw = draws
solve-progress =
    { $all ->
        [one] { $done } of one combination of creatures
       *[other] { $done } of { $all } combinations of creatures
    }
solve-kind = { $many } against { $few }: { $positions } positions, { $bytes } bytes, residual { $residual }, { $sweeps ->
        [one] one sweep
       *[other] { $sweeps } sweeps
    }
solve-time = { $seconds } s on { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }
probe-value = value

train-joined = { $bar } { $round }/{ $rounds }  { $positions ->
        [one] one position
       *[other] { $positions } positions
    }, error { $error }, { $turns } turns a match
train-round = { $bar } { $round }/{ $rounds }  { $positions ->
        [one] one position
       *[other] { $positions } positions
    }, error { $error }, { $turns } turns a match, { $seconds } s
train-done = { $file }  { $bytes } bytes, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } of { $matches ->
        [one] one match
       *[other] { $matches } matches
    }

arena-stopped = stopped: { $played ->
        [0] no deal was finished
        [one] the results above count one match of { $games }
       *[other] the results above count { $played } matches of { $games }
    }
arena-stopped-part = stopped after { $played ->
        [one] one match
       *[other] { $played } matches
    }; the part was not written because it is incomplete
ladder-stopped = stopped: the results above are complete; ratings need the rest too
arena-progress = { $done } of { $all ->
        [one] one match
       *[other] { $all } matches
    }
arena-player = { $won } won, { $drawn } drawn, { $lost } lost, { $seconds } s an action
arena-manners = attacks per turn: { $attacks }; trades per match: { $trades }; share of forward moves: { $advances }
arena-score = { $player } scores { $score } [{ $low }, { $high }], Elo { $elo } [{ $elo-low }, { $elo-high }], over { $games ->
        [one] one match
       *[other] { $games } matches
    }
arena-clock = the quiet clock decided { $percent }
arena-sprt = between { $low } and { $high }: { $said ->
        [higher] higher
        [lower] lower
       *[open] open
    }
arena-among =
    { $games ->
        [one] one match
       *[other] { $games } matches
    } of { $players } players; equal players would each have { $share } of the points
arena-won = won
arena-drawn = drawn
arena-lost = lost
arena-points = points [95%]
arena-elo = Elo [95%]
arena-place = place
arena-seconds = seconds per action: { $list }
ladder-step = { $score } [{ $low }, { $high }]  { $percent } by the clock, { $games ->
        [one] one match
       *[other] { $games } matches
    }
ladder-level = attacks per turn { $attacks }, trades per match { $trades }, forward moves { $advances }

progress-frame = frame
progress-decision = action
levels-who = { $name } ({ $style }): { $about }

# The display at the table, for all games: what a player has, the score of games in a row, the log in sentences.

hud-pawn = Pawn
hud-home = { $home } of { $all } home
hud-steps =
    { $steps ->
        [0] there
        [one] 1 step to go
       *[other] { $steps } steps to go
    }
hud-steps-short =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
hud-steps-to-goal =
    { $steps ->
        [0] in the goal
        [one] 1 step from a goal
       *[other] { $steps } steps from a goal
    }
hud-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
hud-place-short = { $place }.
hud-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
hud-credits =
    { $count ->
        [one] 1 credit
       *[other] { $count } credits
    }

hud-score-points = to { $points }
hud-score-stakes = { $credits } credits each
hud-score-game = Game { $game } · { $goal }
hud-game-won = Game { $game }: { $player } scores { $earned }
hud-game-drawn = Game { $game } is a draw
hud-game-next = Colours change. { $player } begins.

hud-card-cell = on { $cell }
hud-card-danger = on { $cell }, in danger
hud-card-removed = Removed

hud-prompt-pawn = Choose a pawn
hud-prompt-on = Go on from { $cell }: it cannot stop there
hud-prompt-next = next
hud-empty-cell = Nothing stands there.
hud-empty-cell-next = Nothing stands there. { $key } leads to the pieces that can act.
hud-prompt-stop =
    { $count ->
        [one] 1 step: stop on { $cell }
       *[other] { $count } steps: stop on { $cell }
    }

hud-legend-swap = change places
hud-legend-danger = yours, in danger
hud-danger = in danger
hud-danger-by = In danger: { $piece }, { $chance }
hud-legend-line = line

hud-command-danger = Danger
hud-command-claim = Claim the draw
hud-deed-of = { $player }: { $deed }
hud-about-claim = The position has come up often enough: you may end the game as a draw.
hud-about-danger-creatures = Marks each of your creatures that could be killed next, and how likely that is.
hud-about-danger-lines = Marks each of your pawns that could be removed next, and lines in the making.
hud-about-danger-goals = Marks each goal that your opponent could enter with the next move.
hud-danger-switched = Danger: { $state }

ui-log-claimed = claims a draw
log-walked = { $piece } goes { $way }.
log-leapt =
    { $hops ->
        [one] { $piece } leaps { $way }.
       *[other] { $piece } leaps { $hops } times: { $way }.
    }
log-boosted =
    { $times ->
        [one] A boost carries it on.
       *[other] { $times } boosts carry it on.
    }
log-swapped = { $piece } goes { $way } and changes places with the pawn there.
log-attacked = { $attacker } attacks { $defender }.
log-pushed = { $piece } is pushed to { $cell }.
log-placed = { $piece } is placed on { $cell }.
log-gave-up = { $player } resigns.
log-claimed = { $player } claims the draw.
log-passed = { $player } cannot do anything and passes.
log-removed = It removes { $piece } ({ $player }).
log-line =
    { $points ->
        [one] A line for { $player }: 1 point.
       *[other] A line for { $player }: { $points } points.
    }
log-goal = { $player } reaches the goal, on { $cell }.
log-ranked = { $player } takes place { $place }.
log-game-over = Game { $game } is over. It stands { $first } : { $second }.

# The display at the table, for all games: what a player has, the score of games in a row, the log in sentences.

hud-pawn = Pawn
hud-home = { $home } of { $all } home
hud-steps =
    { $steps ->
        [0] home
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
        [one] 1 step from the goal
       *[other] { $steps } steps from the goal
    }
hud-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
hud-place-short = #{ $place }
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

hud-score-points = first to { $points }
hud-score-stakes = { $credits } credits each
hud-score-game = Game { $game } · { $goal }
hud-game-won = Game { $game }: { $player } scores { $earned }
hud-game-drawn = Game { $game } is a draw
hud-game-next = Sides switch. { $player } goes first.

hud-card-cell = on { $cell }
hud-card-danger = on { $cell }, in danger
hud-card-removed = Removed

hud-prompt-pawn = { $game ->
    [demeter] Choose a pawn
    [chinese] Choose a pawn
   *[other] Choose a piece
}
hud-prompt-on = Keep going: you can’t stop on { $cell }
hud-prompt-next = next option
hud-empty-cell = That cell is empty.
hud-empty-cell-next = That cell is empty. Press { $key } to find a piece that can act.
hud-prompt-stop =
    { $count ->
        [one] 1 step: stop on { $cell }
       *[other] { $count } steps: stop on { $cell }
    }

hud-legend-swap = swap places
hud-legend-danger = yours, in danger
hud-danger = in danger
hud-danger-by = In danger from { $piece }: { $chance }
hud-legend-line = line

hud-command-danger = Threats
hud-command-claim = Claim the draw
hud-deed-of = { $player }: { $deed }
hud-about-claim = This position has come up often enough: you may end the game as a draw.
hud-about-danger-creatures = Marks each of your creatures that could be destroyed next, and how likely that is.
hud-about-danger-lines = Marks each of your pieces that could be removed next, and lines in the making.
hud-about-danger-goals = Marks each goal that your opponent could enter with the next move.
hud-danger-switched = Threats: { $state }

ui-log-claimed = claims the draw
log-walked = { $piece } moves { $way }.
log-leapt =
    { $hops ->
        [one] { $piece } jumps { $way }.
       *[other] { $piece } jumps { $hops } times: { $way }.
    }
log-boosted =
    { $times ->
        [one] A boost carries the piece on.
       *[other] { $times } boosts carry the piece on.
    }
log-swapped = { $piece } moves { $way } and swaps places with the pawn there.
log-attacked = { $attacker } attacks { $defender }.
log-pushed = { $piece } is pushed to { $cell }.
log-placed = { $piece } is placed on { $cell }.
log-gave-up = { $player } resigns.
log-claimed = { $player } claims the draw.
log-passed = { $player } has no legal action and passes.
log-removed = { $piece } ({ $player }) is removed.
log-line =
    { $points ->
        [one] A line for { $player }: 1 point.
       *[other] A line for { $player }: { $points } points.
    }
log-goal = { $player } reaches the goal, on { $cell }.
log-ranked = { $player } finishes { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}.
log-game-over = Game { $game } is over. Score: { $first }–{ $second }.

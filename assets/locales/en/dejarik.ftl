# Dejarik, both rule sets: its name, its pieces, its rules in brief, its endings and refusals.

game-groi = Dejarik (Groï’s rules)
game-revised = Dejarik (revised rules)

piece-pawn = the pawn

ending-captures =
    only two pawns are left to the other side, { $points ->
        [one] one point
       *[other] { $points } points
    }
ending-points = the points are reached
ending-broke = the other purse is empty
ending-games = the last game is played

refusal-blocked = The way is blocked: { $cell } is taken.
refusal-only-outwards = A pawn on { $from } leaves only to an outer cell, across the inner cell before it.
refusal-only-home = A pawn on the inner ring has one move only: from { $from } home to { $home }.
refusal-not-along-the-ring = No pawn of the outer ring goes straight to { $to }: exits end on the inner ring.
refusal-straight-first = On each player’s first turn exits are straight; diagonal ones come later.
refusal-no-exit = No exit from { $from } ends on { $to }: an exit goes at most two cells aside, and further only by boosts.
refusal-carried-on = The pawn does not stop on { $to }: a boost carries it on to { $end }.

tell-game-ended = Game { $game } is over. { $verdict } It stands { $first } : { $second }.
tell-game-began = Game { $game } begins{ $start ->
        [usual] {" "}from the usual start
       *[same] {""}
    }, with sides changed: { $who ->
        [you] you begin now.
       *[other] { $player } begins now.
    }

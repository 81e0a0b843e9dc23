# Dejarik, both rule sets: its name, its pieces, its rules in brief, its endings and refusals.

game-groi = Dejarik Classic
game-revised = Dejarik Revised

piece-pawn = the pawn
piece-pawn-groi = the piece
piece-pawn-revised = the piece

ending-captures =
    two pieces removed, { $points ->
        [one] one point
       *[other] { $points } points
    }
ending-points = the points needed to win were reached
ending-broke = the other player is out of credits
ending-games = the game limit was reached

refusal-blocked = The way is blocked: { $cell } is taken.
refusal-only-outwards = A piece on { $from } can only go to an outer cell, across the inner cell in front of it.
refusal-only-home = A piece on the inner ring has only one move: from { $from } home to { $home }.
refusal-not-along-the-ring = A piece on the outer ring cannot go straight to { $to }: exits end on the inner ring.
refusal-straight-first = On each player’s first turn exits must be straight; diagonal ones come later.
refusal-no-exit = No exit from { $from } ends on { $to }: an exit goes at most two cells to the side, and further only with boosts.
refusal-carried-on = The piece cannot stop on { $to }: a boost carries it on to { $end }.

tell-game-ended = Game { $game } is over. { $verdict } Score: { $first }–{ $second }.
tell-game-began = Game { $game } begins{ $start ->
        [usual] {" "}from the standard start
       *[same] {""}
    }, with sides switched: { $who ->
        [you] you move first now.
       *[other] { $player } moves first now.
    }

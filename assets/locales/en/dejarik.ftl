# Dejarik, both rule sets: its name, its pieces, its rules in brief, its endings and refusals.

game-groi = Dejarik (Groï’s rules)
game-revised = Dejarik (revised rules)

piece-pawn = the pawn

ending-captures =
    two pawns removed, { $points ->
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
tell-game-began = Game { $game } begins. Colours are changed: black, who begins, is { $player }.

text-rules-groi =
    { text-rules-dejarik }
    On each player’s first turn exits are straight.
    A line of four pawns of yours on the inner ring earns 3 points; of three only if you have just three left, 1 point. Two enemy pawns removed earn 2 points. The third time of a position is a draw, one point each.
text-rules-revised =
    { text-rules-dejarik }
    A line of your pawns on the inner ring earns 3 points for four, 1 point for three. Two enemy pawns removed earn 2 points. The third time of a position is a draw.
text-rules-dejarik =
    The round board has a centre, d, and two rings of twelve cells: i1 to i12 inside, o1 to o12 outside; i1 lies before o1. You have four pawns and make one move a turn. A move needs a free way.
    Dejarik: from the outer ring across the inner cell before it to the centre; and back, to any outer cell. Exit: from the outer ring to the inner cell before it, or one or two cells to its side. Home: from the inner ring to the outer cell behind; a pawn there has no other move.
    An exit to the side removes the enemy pawn that stands right before it on the inner ring when it ends. If there is none, and a pawn of yours stands behind the landing cell, it is boosted two cells further, again and again, where they are free. Such a move is written with the cell where it ends.
    Pawns on the outer ring and on the centre are safe.
text-help-groi = { text-help-revised }
text-help-revised = Actions: o2-i2 (from o2 to i2). On the drawing (1) is a pawn of player 1 and <2> one of player 2.

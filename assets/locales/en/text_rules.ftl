# The rules in brief and the notation, as the text mode tells them. The options of the match are variables, under their keys
# (`match_kind` and `match_limit` are the two halves of `match`), so that only what holds in this match is told.

text-rules-holochess =
    Each player has four creatures on the round board: a centre, d, and two rings of twelve cells, i1 to i12 inside, o1 to o12 outside. Creatures step along a ring, across to the other ring, or over the centre; there are no diagonals. Destroy all four of your opponent’s creatures to win.
    { $placement ->
        [chosen] First the players place their creatures in turn, each on one of their own four cells: player 1 on o2 to o5, player 2 on o8 to o11.{" "}
       *[fixed] {""}
    }A turn has two actions, each a move or an attack, by one creature or two; both must be used. A creature moves exactly as many free cells as its movement, and may not enter a cell twice; it can only attack a neighbour. The attacker rolls its attack dice, the defender its defence dice.
    The difference decides. At 7 or more the defender is destroyed; at 1 to 6 it is pushed to a free neighbouring cell of the attacker’s choice; at 0 to −6 the attacker is pushed, to a cell of the defender’s choice (a counter-push); at −7 or less the attacker is destroyed (a counter-kill). A creature without a free cell beside it stays.
    One against one is a duel to the death: both roll their attack or their defence, whichever is higher, again and again, until one side has 7 more.
    { $quiet_turns ->
        [0] After 1,000 turns
        [1] After a turn without an attack
       *[other] After { $quiet_turns } turns in a row without an attack, counting the turns of both players,
    } { $quiet_end ->
        [draw] the match is a draw.
       *[points] the side with more creatures wins, or, with equal numbers, the side with the higher sum of attack and defence.
    }
text-help-holochess = Actions: o2-o4 or o2 o4 (from o2 to o4), o2xi2 (o2 attacks i2), >i3 (the pushed creature goes to i3){ $placement ->
        [chosen] , savrip@o3 (Savrip is placed on o3)
       *[fixed] {""}
    }. A single cell is enough where only one action begins there.

text-rules-groi =
    { text-rules-dejarik }
    On each player’s first turn exits must be straight.
    Four of your pieces in a row on the inner ring earn 3 points; three earn 1 point, but only if you have just three left. Two enemy pieces removed earn 2 points.
    { text-rules-dejarik-ends }
text-rules-revised =
    { text-rules-dejarik }
    Four of your pieces in a row on the inner ring earn 3 points, three earn 1 point. Two enemy pieces removed earn 2 points.
    { text-rules-dejarik-ends }
text-rules-dejarik =
    The round board has a centre, d, and two rings of twelve cells: i1 to i12 inside, o1 to o12 outside. Cells with the same number touch: i1 is next to o1. You have four pieces and make one move a turn. Every cell that a move crosses must be free.
    Centre: from the outer ring over the inner cell of the same number to the centre; and back, from the centre to any outer cell. Exit: from the outer ring to the inner cell of the same number (straight), or one or two cells further round the inner ring, either way (diagonal). Home: from the inner ring to the outer cell of the same number; a piece there has no other move.
    A diagonal exit removes the enemy piece on the next inner cell in its direction. If there is none, and a piece of yours stands on the outer cell behind the one where the moving piece landed, that piece boosts it two cells further, again and again, as long as they are free. A boosted move is written with the cell where it ends.
    Pieces on the outer ring and in the centre are safe.
text-rules-dejarik-ends = { $repetition ->
        [ends] If the same position comes up three times, the game is a draw{ $game ->
            [groi] , one point each
           *[other] {""}
        }.
        [declare] If the same position comes up three times, the player to move may claim a draw (type “draw”).
       *[off] Repeated positions do not end a game.
    } { $move_cap ->
        [0] A game is a draw after 1,000 moves.
        [1] A game is a draw after one move.
       *[other] A game is a draw after { $move_cap } moves.
    } { $match_kind ->
        [points] The match is a series of games, changing colours each time, until a player with { $match_limit ->
                [1] one point
               *[other] { $match_limit } points
            } or more is in the lead.{ text-rules-game-cap }
        [stakes] The match is a series of games, changing colours each time. Both players begin with { $match_limit ->
                [1] one credit
               *[other] { $match_limit } credits
            }; the loser of each game pays its value in credits, until one player runs out.{ text-rules-game-cap }
       *[single] {""}
    }
text-rules-game-cap = { $game_cap ->
        [0] {""}
        [1] {" "}After one game the player who is ahead wins.
       *[other] {" "}After { $game_cap } games the player who is ahead wins.
    }
text-help-groi = { text-help-revised }
text-help-revised = Actions: o2-i2 or o2 i2 (from o2 to i2). A single cell is enough where only one action begins there. On the drawing (1) is a piece of player 1 and <2> one of player 2.

text-rules-demeter =
    Eight by eight squares, columns a to h, rows 1 to 8. White, player 1, has the right half, e to h, with the goals h4 and h5; black, player 2, the left half, a to d, with the goals a4 and a5. Be the first to bring a pawn onto one of the other side’s two goals. A pawn may neither enter nor cross the goals of its own half.
    One pawn moves a turn, in one of two ways. In its own half it slides like a rook, any distance along a row or a column: not over pawns, and not across the middle line between d and e.
    Anywhere it jumps over a neighbouring pawn of its own colour, in any of eight directions, onto the free square just beyond it. It may go on jumping, and stop after any jump; a jump into a goal is the last. Such a move is written with the squares where it begins and ends.
    Nothing is captured. A player who cannot move passes. { $repetition ->
        [third] If the same position comes up three times, the match is a draw. It is also a draw after{" "}
       *[off] Repeated positions do not end the match. It is a draw after{" "}
    }{ $move_cap ->
        [0] 3,000 moves
        [1] one move
       *[other] { $move_cap } moves
    } without a goal.
text-help-demeter = Actions: g2-e2 or g2 e2 (from g2 to e2, by a slide or a chain of jumps). A single square is enough where only one action begins there.

text-rules-chinese =
    The star has 121 holes, in rows from a at the bottom (south) to q at the top (north); in each row they are numbered from the left. { $sets ->
        [1] Your ten pawns start in one triangle; be the first to bring all of them into the triangle right across the board.
        [2] Your twenty pawns start in two neighbouring triangles; be the first to bring each of them into the triangle right across from its own start.
       *[3] Your thirty pawns start in three neighbouring triangles; be the first to bring each of them into the triangle right across from its own start.
    } Turns go clockwise.
    One pawn moves a turn: one step to a free neighbouring hole, or one or more hops. A hop goes over a neighbouring pawn of any colour into the free hole just beyond it, in any of six directions; the pawn may go on hopping, and stop after any hop. Nothing is removed.
    A pawn that is home, in its target triangle, may not leave it again, not even halfway through a move. A move must end in the middle, in the pawn’s own start or target triangle, or in a triangle that no player starts from or goes to. A pawn may hop through any triangle.
    { $fill_unused ->
        [on] Triangles that no player starts from or goes to are filled with pawns that cannot be moved; pawns can hop over them.{" "}
       *[off] {""}
    }{ $blocking ->
        [swap] Where your step or hop would land on another player’s pawn in your target triangle, you may swap the two: the other pawn goes to where yours came from, and the move is over.
        [fill] You have also won when every hole of your target triangle is taken, at least one of them by a pawn of yours.
       *[none] A pawn of another player that stays in your target triangle is in your way for good.
    }
    A player who cannot move passes. { $play_on ->
        [on] After the first player is home, the others play on for the next places.{" "}
       *[off] {""}
    }After { $turn_cap ->
        [0] 5,000 turns
        [1] one turn
       *[other] { $turn_cap } turns
    } each, the match is a draw.
text-help-chinese = Actions: d1-e5 or d1 e5 (from d1 to e5, by a step or a chain of hops){ $blocking ->
        [swap] , m7=n2 (swap places with the pawn on n2)
       *[other] {""}
    }. A single hole is enough where only one action begins there.

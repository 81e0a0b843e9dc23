# How to play: six cards a game, each with a drawn figure beside it.

how-keys = Keys

how-holochess-goal = The aim
    .text = Each side has four of the eight creatures. Destroy all four of your opponent’s before yours are destroyed.
how-holochess-turn = A turn
    .text = Two actions, both of which must be used: moves or attacks, by the same creature or by two. Your turn ends by itself.
how-holochess-move = To move
    .text = A creature walks exactly as many cells as its movement, from neighbour to neighbour, through empty cells only. No diagonals; from the centre to every inner cell.
how-holochess-attack = To attack
    .text = A neighbour. Attack dice against defence dice; your sum less theirs decides. 7 or more: destroyed. 1 to 6: you push it to a free neighbouring cell. 0 to −6: they push your creature. −7 or less: yours is destroyed.
how-holochess-duel = One each
    .text = When each side has one creature left, the two fight in the centre with their better rating, again and again, until one is ahead by 7.
how-holochess-quiet = Quiet clock
    .text = If nobody attacks for this many turns (20, unless you choose otherwise), the side with more creatures wins, then the stronger one. Every attack starts it anew.

how-dejarik-start = The board
    .text = Four pawns a side, one move a turn; player 1 begins. On the outer ring and in the centre pawns are safe, on the inner ring they can be removed. Every cell that a move crosses must be free.
how-dejarik-centre = Through the centre
    .text = From the outer ring straight to the centre; from there, on a later turn, to any outer cell. And from the inner ring home, to the outer cell behind it: a pawn there has no other move.
how-dejarik-removal = To remove
    .text = An exit that went round the ring removes the enemy pawn on the very next cell ahead of it, and stops there. Straight exits remove nobody. Two pawns removed win the game: 2 points.
how-dejarik-boost = Boosts
    .text = If an exit that went round the ring ends in front of one of your own pawns at home, it is carried two cells further, again and again, as long as both cells are free. Nobody may decline.
how-groi-exits = Exits
    .text = From the outer ring to the inner cell in front, or one or two cells further round, either way. On each player’s first turn only straight ahead.
how-groi-line = Lines
    .text = Four of your pawns next to each other on the inner ring win 3 points; three win 1 point, but only if three are all you have left. The third time of a position is a draw, one point each.
how-revised-exits = Exits
    .text = From the outer ring to the inner cell in front, or one or two cells further round, either way, from the first turn on.
how-revised-line = Lines
    .text = Four of your pawns next to each other on the inner ring win 3 points; three win 1 point, however many you have. The third time of a position is a draw without points.

how-demeter-goal = The aim
    .text = Bring one pawn onto one of the two goals at the far end of the other camp. The bright line in the middle parts the camps; player 1 begins.
how-demeter-slide = At home: slide
    .text = In its own camp a pawn slides along a row or a column, any distance: not over pawns, and not across the middle line.
how-demeter-jump = Anywhere: jump
    .text = Over a neighbouring pawn of your own colour, in any of the eight directions, onto the free square right behind it. Away from home a pawn can do nothing else.
how-demeter-chain = Chains
    .text = A pawn may go on jumping and stop after any jump, but it lands on no square twice. Slides and jumps are never mixed. Nothing is ever captured.
how-demeter-own-goal = Your own goals
    .text = No pawn enters or crosses the goals of its own camp.
how-demeter-draw = A draw
    .text = The third time of a position, and 300 moves without a goal, are a draw, unless you choose otherwise. A player who cannot move passes.

how-chinese-goal = The aim
    .text = Ten pawns each. Be the first to fill the triangle right across the board with them. Turns go clockwise, one pawn a turn; nothing is ever removed.
how-chinese-step = A step or a hop
    .text = To a free neighbouring hole; or over a neighbouring pawn, whosever it is, into the free hole right behind it, in one of the six directions.
how-chinese-chain = Chains
    .text = A hop may be followed by another, and another, and the pawn may stop after any of them. It lands in no hole twice.
how-chinese-triangles = Triangles
    .text = A pawn that begins its turn in its target triangle stays in it. Nobody ends a move in a triangle where others start or go to; hopping through is free.
how-chinese-swap = Taken holes
    .text = Where you would land in your target triangle on another player’s pawn, you may change places with it: it goes to where yours came from, and the move is over.
how-chinese-many = Two to six
    .text = Two, three, four or six players. Where two or three play, they may have more sets, each with its own target. When the first is home the others may play on for the next places.

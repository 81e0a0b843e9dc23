# Déméter and Chinese Checkers: names, rules in brief, refusals, and what their drawings need.

game-demeter = Déméter
game-chinese = Chinese Checkers

refusal-fixed = Nobody may move the pawn on { $cell }, or take its place.
refusal-no-chain = No step and no chain of hops leads from { $from } to { $to }. A hop goes over a neighbouring pawn into the free hole right behind it.
refusal-stays-home = The pawn on { $cell } is home: it stays in its target triangle with every landing of its move.
refusal-foreign-triangle = { $cell } is in somebody else’s triangle: a pawn may hop through it, but not stay there.
refusal-is-a-swap = Another player’s pawn stands on { $to }. To change places with it write { $from }={ $to }.
refusal-no-swap = With { $cell } no places are changed: that needs another player’s pawn in your pawn’s target triangle.
refusal-no-slide-or-jump = Neither a slide nor a chain of jumps leads from { $from } to { $to }. A slide is straight, along a row or a column, over free squares of the own camp; a jump goes over a neighbouring pawn of your own onto the free square right behind it.
refusal-only-jumps = Away from home a pawn only jumps, over neighbouring pawns of your own, and no chain of jumps leads from { $from } to { $to }.
refusal-across-the-middle = { $cell } is on the other side of the middle line: no slide goes there, and no chain of jumps leads there.
refusal-own-goal = { $cell } is a goal of your own camp: none of your pawns enters or crosses it.

text-legend-seat = { $sign } { $player }
text-legend-goals = { $sign } goals
text-legend-fixed = { $sign } pawns that nobody may move

text-rules-demeter =
    Eight by eight squares, columns a to h, rows 1 to 8. White, player 1, has the right half, e to h, with the goals h4 and h5; black, player 2, the left half, a to d, with the goals a4 and a5. Each has eight pawns. Whoever brings a pawn onto one of the other side’s two goals wins. Nobody enters or crosses the goals of the own half.
    One pawn moves a turn, in one of two ways. In its own half it slides like a rook, along a row or a column, any distance: not over pawns, and not across the middle line between d and e.
    Anywhere it jumps over a neighbouring pawn of its own colour, in any of the eight directions, onto the free square right behind it. It may go on jumping, and stop after any jump; a jump into a goal is the last. Such a move is written with the squares where it begins and ends.
    Nothing is captured. Who cannot move passes. The third time of a position is a draw, and so are 300 moves without a goal.
text-help-demeter = Actions: g2-e2 (from g2 to e2, by a slide or a chain of jumps).

text-rules-chinese =
    The star has 121 holes, in rows from a at the bottom to q at the top; in each row they are numbered from the left. Your ten pawns start in one triangle. Who first brings all of them into the triangle right across the board wins. Turns go clockwise.
    One pawn moves a turn: one step to a free neighbouring hole, or one or more hops. A hop goes over a neighbouring pawn of any colour into the free hole right behind it, in any of the six directions; the pawn may go on hopping, and stop after any hop. Nothing is removed.
    A pawn that is home, in its target triangle, stays in it with every landing. No move ends in a triangle where others start or go to; hopping through is free.
    Where a step or a hop of yours would land in your target triangle on another player’s pawn, you may change places with it: it goes to where your pawn came from, and the move is over.
    Who cannot move passes. After 500 turns each it is a draw.
text-help-chinese = Actions: d1-e5 (from d1 to e5, by a step or a chain of hops), m7=n2 (change places with the pawn on n2).

# Déméter and Chinese Checkers: names, rules in brief, refusals, and what their drawings need.

game-demeter = Déméter
game-chinese = Chinese Checkers

refusal-fixed = The pawn on { $cell } cannot be moved or swapped.
refusal-no-chain = No step and no chain of hops leads from { $from } to { $to }. A hop goes over a neighbouring pawn into the free hole just beyond it.
refusal-stays-home = The pawn on { $cell } is home: it may not leave its target triangle, not even halfway through a move.
refusal-foreign-triangle = { $cell } is in a triangle that is neither the start nor the target of this pawn: the pawn may hop through, but not stay there.
refusal-is-a-swap = Another player’s pawn stands on { $to }. Swapping with it is written { $from }={ $to }.
refusal-no-swap = You cannot swap with { $cell }: a swap needs another player’s pawn in your pawn’s target triangle.
refusal-no-slide-or-jump = Neither a slide nor a chain of jumps leads from { $from } to { $to }. A slide is straight, along a row or a column, over free squares of your own camp; a jump goes over one of your own neighbouring pawns onto the free square just beyond it.
refusal-only-jumps = Away from home a pawn can only jump, over your own neighbouring pawns, and no chain of jumps leads from { $from } to { $to }.
refusal-across-the-middle = { $cell } is on the other side of the middle line: a slide cannot go there, and no chain of jumps leads there.
refusal-own-goal = { $cell } is a goal of your own camp: your pawns may neither enter nor cross it.

text-legend-seat = { $sign } { $player }
text-legend-set = { $sign } { $player } to { $target }
text-legend-goals = { $sign } goals
text-legend-fixed = { $sign } pawns that cannot be moved

# Pages of the rules that no card of "how to play" has, and the browser of the rules.

rule-circle = The board
    .text = 25 cells: the centre, d, and two rings of twelve, i1 to i12 inside and o1 to o12 outside. Along a ring each cell touches the next, i1 touches o1, and the centre touches all twelve inner cells. There are no diagonals.
rule-holochess-deal = The deal
    .text = The eight creatures are shuffled, four for each, and who starts is drawn. You may have one of each class for both instead, or only deals in which both sides have the same chance; and both sides may place their creatures themselves, in turn, on their own four cells.
rule-holochess-push = To push
    .text = Whoever pushes chooses one of the free neighbours of the pushed creature; with only one it is still chosen, and with none the creature stays. The turn goes on with the action that is left.
rule-dice = Fair dice
    .text = Deal and dice follow from a seed. Its hash is shown before the match and the seed itself after it, so that anybody can check that nothing was loaded. Nobody who chooses actions, person or computer, ever sees the seed.
rule-dejarik-match = A match
    .text = One game; or games in a row with colours changed, to 12 points or for credits that the loser pays. A game ends as a draw after 400 moves, a row after 60 games, unless you choose otherwise.
rule-notation = How it is written
    .text = A move is written from-to, an attack with x, a push as > and the cell, changing places with =, placing as name@cell. Every record, every save and every command reads and writes it like that.
rules-page = { $number }. { $title } ({ $id })
rules-try = Worth trying on its board: { $actions }
rules-no-page = There is no page “{ $page }” in the rules of { $game }. Its pages: { $known }

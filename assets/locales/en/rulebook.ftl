# Pages of the rules that no card of "how to play" has, and the browser of the rules.

rule-circle = The board
    .text = 25 cells: the centre, d, and two rings of twelve, i1 to i12 inside and o1 to o12 outside. Along a ring each cell touches the next, i1 touches o1, and the centre touches all twelve inner cells. There are no diagonals.
rule-holochess-deal = The deal
    .text = The eight creatures are shuffled, four for each, and who starts is drawn. You may have one of each class for both instead, or only deals in which both sides have the same chance; and both sides may place their creatures themselves, in turn, on their own four cells.
rule-holochess-push = To push
    .text = Whoever pushes chooses one of the free neighbours of the pushed creature; with only one it is still chosen, and with none the creature stays. The turn goes on with the action that is left.
rule-dice = Fair dice
    .text = Deal and dice follow from a seed. Its hash is shown before the match and the seed itself after it, so that anybody can check that nothing was loaded. Nobody who chooses actions, person or computer, ever sees the seed. A roll that was taken back does not come again: the next one is fresh.
rule-dejarik-match = A match
    .text = One game; or games in a row with colours changed, to 12 points or for credits that the loser pays. Whoever is ahead with 12 or more has won; at 12–12 the row goes on. After 60 games, unless you choose otherwise, whoever is ahead has won, and level is a draw. A draw moves no credit.
rule-notation = How it is written
    .text = A move is written from-to, as in o1-i1, an attack with x, a push as > and the cell, placing as name@cell. Every record, every save and every command reads and writes it like that.
rule-dejarik-notation = How it is written
    .text = A move is written from-to, as in o5-i7: the cell where the move ends. A boosted pawn’s cell is the last one that boosts carry it to. What is removed follows from the move. A draw that is claimed is written draw. Every record, every save and every command reads and writes it like that.
rule-demeter-notation = How it is written
    .text = A move is written from-to, as in g6-a4, whether it is a slide or a chain of jumps: where it ends says which. Every record, every save and every command reads and writes it like that.
rule-chinese-notation = How it is written
    .text = A move is written from-to, as in d1-h6, whether it is a step or a chain of hops: where it ends says which. Changing places is written with =, as in n2=n1. Every record, every save and every command reads and writes it like that.
rule-holochess-creatures = The eight
    .text =
        Attack dice, defence dice and movement.
        { creature-savrip-name } ({ creature-savrip-class }): 6, 6, 2
        { creature-monnok-name } ({ creature-monnok-class }): 6, 5, 3
        { creature-ghhhk-name } ({ creature-ghhhk-class }): 4, 3, 2
        { creature-houjix-name } ({ creature-houjix-class }): 4, 4, 1
        { creature-strider-name } ({ creature-strider-class }): 2, 7, 3
        { creature-ngok-name } ({ creature-ngok-class }): 3, 8, 1
        { creature-klorslug-name } ({ creature-klorslug-class }): 7, 3, 2
        { creature-molator-name } ({ creature-molator-class }): 8, 2, 2
rule-holochess-pass = Nothing to do
    .text = If no action at all is possible, what is left of the turn is passed. The game does that by itself and says so. If neither side can do anything, the match is a draw.
rule-holochess-end = Without a clock
    .text = The quiet clock can be set to other numbers of turns, or to 0: then the match ends after 1,000 turns. Either end is decided in the same way: more creatures left, then the higher sum of their ratings; level is a draw. Or you choose that it is a draw whoever is ahead.
rule-resign = Resigning
    .text = You may resign at any time: your opponent has won. That ends the match whatever the score, in a row of games too. At Dejarik your opponent scores 3 points.
rule-chinese-resign = Resigning
    .text = You may resign at any time. Your pawns stay where they are, and you have the last place that is left. The others play on; between two the match is over.
rule-dejarik-double = Double exits
    .text = An exit two cells further round also needs the outer cell on its way. From o5 to i7, these must be free: o6, i5, i6 and i7.
rule-dejarik-order = A kill comes first
    .text = Where an exit round the ring ends, removing is looked at first. If an enemy stands ahead, it is removed and the move is over. Only then come boosts; after each of them both are looked at again.
rule-groi-pass = No move
    .text = A player who cannot move passes; the game does that by itself. If neither can move, the game is a draw without points.
rule-revised-pass = No move
    .text = A player who cannot move forfeits the turn; the game does that by itself. If both forfeit in a row, the game is a draw without points.
rule-groi-score = Who scores
    .text = If a move earns in several ways, the highest counts, once: 3 for four in line, 2 for two removals, 1 for three in line. The mover is looked at first. If the mover scores nothing, the opponent may: a kill can leave just three pawns that stand in line. The ring is closed, i12 and i1 are next to each other.
rule-revised-score = Who scores
    .text = If a move earns in several ways, the highest counts, once: 3 for four in line, 2 for two removals, 1 for three in line. The mover is looked at first; if the mover scores, the opponent does not. The ring is closed, i12 and i1 are next to each other.
rule-groi-draw = A draw
    .text = The third time of a position ends the game: a draw, one point each. Or you choose that either player may declare it then, and otherwise plays on. After 400 moves, unless you choose otherwise, the game is a draw too. A position is the same if the same cells are taken by the same sides and the same player is to choose; the first time counts, a turn that was passed does not.
rule-revised-draw = A draw
    .text = The third time of a position ends the game: a draw without points. Or you choose that either player may declare it then, and otherwise plays on. After 400 moves, unless you choose otherwise, the game is a draw too. A position is the same if the same cells are taken by the same sides and the same player is to choose; the first time counts, a turn that was passed does not.
rule-demeter-start = The start
    .text = The pawns of player 1 stand on g1 to g8, those of player 2 on b1 to b8; player 1 moves first. Other squares to start from can be chosen.
rule-demeter-stop = A goal ends it
    .text = A chain that reaches a goal of the other camp stops there: the match is won. It cannot jump on from a goal.
rule-demeter-pass = No move
    .text = A player who cannot move passes; the game does that by itself. If neither can move, the match is a draw.
rule-chinese-board = The board
    .text = 121 holes in the shape of a star. Its rows are a at the south tip to q at the north tip, and the holes of a row are numbered from 1, left to right as seen from the south. A hole has up to six neighbours. Who begins is drawn; turns go clockwise.
rule-chinese-seats = Who sits where
    .text = Two: south and north. Three: south, north-west, north-east. Four: all but the north-west and the south-east. Six: everybody. With two sets each, three players have south and south-west, north-west and north, north-east and south-east. With three sets each, south to north-west plays against north to south-east. Every triangle goes to the one across from it.
rule-chinese-pass = No move
    .text = A player who cannot move passes; the game does that by itself. If nobody can move, the match is a draw among those who still play.
rule-chinese-blocking = Blocked triangles
    .text = Pawns that stay in another player’s target could block it for ever. Three rules to choose from. Swap: change places with them. Fill: you have won when every hole of your target is taken and at least one by a pawn of yours, whoever moved last. None: neither. Whoever moved is looked at first, then the others in turn.
rule-chinese-fill = Unused triangles
    .text = Triangles that nobody starts from or goes to stay empty. With two and four players you may have them filled with pawns that nobody may move or swap; they can be hopped over.
rule-chinese-cap = A draw
    .text = After 500 turns of each player, unless you choose otherwise, the match is a draw among those who still play. A passed turn counts.
rules-page = { $number }. { $title } ({ $id })
rules-try = Worth trying on its board: { $actions }
rules-no-page = There is no page “{ $page }” in the rules of { $game }. Its pages: { $known }

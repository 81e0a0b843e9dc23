# Pages of the rules that no card of "how to play" has, and the browser of the rules.

rule-circle = The board
    .text = 25 cells: the centre, d, and two rings of twelve, i1 to i12 inside and o1 to o12 outside. Each cell touches the next along its ring and the cell of the same number on the other ring; the centre touches all twelve inner cells. There are no diagonals.
rule-holochess-deal = The deal
    .text = The eight creatures are shuffled, four to each side, and the first player is chosen at random. You can choose one creature of each class per side instead, or only deals that give both sides about the same chance; and both sides may place their creatures themselves, in turn, on their own four cells.
rule-holochess-push = Pushing
    .text = The player who pushes chooses a free cell next to the pushed creature, even if there is only one. If there is no such cell, the creature stays. The turn then goes on with any action left.
rule-dice = Fair dice
    .text = The deal and the dice come from a seed. Its hash is shown before the match and the seed itself afterwards, so that you can check that no die was loaded. No player, human or computer, ever sees the seed during the match. A roll that is taken back does not come again: the next one is new.
rule-dejarik-match = A match
    .text = A match is one game, or a series in which colours change after every game. A series is played to 12 points, or for credits that the loser pays. The first to be ahead with 12 or more wins; at 12–12 the series goes on. After 60 games, unless you set another limit, the player who is ahead wins; if the scores are level, the match is a draw. A drawn game costs no credits.
rule-notation = Notation
    .text = A move is written from-to, as in o1-i1, an attack with x, a push with > before the cell, a placement as name@cell. Match files and saved matches use the same notation.
rule-dejarik-notation = Notation
    .text = A move is written from-to, as in o5-i7: the cell where it starts and the cell where it ends, boosts included. What is removed follows from the move. To claim a draw, write draw. Match files and saved matches use the same notation.
rule-demeter-notation = Notation
    .text = A move is written from-to, as in g6-a4, whether it is a slide or a chain of jumps: the square where it ends tells which. Match files and saved matches use the same notation.
rule-chinese-notation = Notation
    .text = A move is written from-to, as in d1-h6, whether it is a step or a chain of hops: the hole where it ends tells which. A swap is written with =, as in n2=n1. Match files and saved matches use the same notation.
rule-holochess-creatures = The eight
    .text =
        Attack / defence / movement
        { creature-savrip-name } ({ creature-savrip-class }) 6 / 6 / 2
        { creature-monnok-name } ({ creature-monnok-class }) 6 / 5 / 3
        { creature-ghhhk-name } ({ creature-ghhhk-class }) 4 / 3 / 2
        { creature-houjix-name } ({ creature-houjix-class }) 4 / 4 / 1
        { creature-strider-name } ({ creature-strider-class }) 2 / 7 / 3
        { creature-ngok-name } ({ creature-ngok-class }) 3 / 8 / 1
        { creature-klorslug-name } ({ creature-klorslug-class }) 7 / 3 / 2
        { creature-molator-name } ({ creature-molator-class }) 8 / 2 / 2
rule-holochess-pass = Nothing to do
    .text = If no action at all is possible, the rest of the turn is passed; the game does this by itself and tells you. If neither side can act, the match is a draw.
rule-holochess-end = Without a clock
    .text = The quiet clock can be set to another number of turns, or turned off: then the match ends after 1,000 turns. Either way, the side with more creatures left wins, or, with equal numbers, the side with the higher sum of ratings; if that is equal too, it is a draw. You can also choose that it is a draw in any case.
rule-resign = Resigning
    .text = You may resign at any time; your opponent wins. That ends the match whatever the score, even in a series of games. In Dejarik your opponent scores 3 points.
rule-chinese-resign = Resigning
    .text = You may resign at any time. Your pawns stay where they are, and you take the lowest place still open. The others play on; with two players the match is over.
rule-dejarik-double = Double exits
    .text = For an exit two cells further round, the outer cell on its way must be free as well. From o5 to i7 that means o6, i5, i6 and i7.
rule-dejarik-order = Removal comes first
    .text = Where a diagonal exit ends, removal is checked first: if an enemy piece is directly ahead, it is removed and the move is over. Only then come boosts; after each boost, removal and boosts are checked again.
rule-groi-pass = No move
    .text = A player who cannot move passes; the game does that by itself. If neither can move, the game is a draw without points.
rule-revised-pass = No move
    .text = A player who cannot move forfeits the turn; the game does that by itself. If both forfeit in a row, the game is a draw without points.
rule-groi-score = Who scores
    .text = If a move scores in several ways, only the highest counts: 3 for four in a row, 2 for two pieces removed, 1 for three in a row. Your own score is checked first. If you score nothing, your opponent may: a removal can leave that player just three pieces, all in a row. The ring is closed: i12 and i1 are next to each other.
rule-revised-score = Who scores
    .text = If a move scores in several ways, only the highest counts: 3 for four in a row, 2 for two pieces removed, 1 for three in a row. Your own score is checked first; if you score, your opponent does not. The ring is closed: i12 and i1 are next to each other.
rule-groi-draw = Draws
    .text = If the same position comes up three times, the game is a draw, one point each. You can choose instead that the player to move may then claim the draw, or that play continues. After 400 moves, unless you set another limit, the game is a draw too. Two positions are the same if the same cells hold the same sides’ pieces and the same player is to move. The first time counts too; a passed turn does not.
rule-revised-draw = Draws
    .text = If the same position comes up three times, the game is a draw without points. You can choose instead that the player to move may then claim the draw, or that play continues. After 400 moves, unless you set another limit, the game is a draw too. Two positions are the same if the same cells hold the same sides’ pieces and the same player is to move. The first time counts too; a passed turn does not.
rule-demeter-start = The start
    .text = Player 1’s pawns start on g1 to g8, player 2’s on b1 to b8; player 1 moves first. You can choose other starting squares.
rule-demeter-stop = A goal ends it
    .text = A chain that reaches a goal of the other camp stops there: the match is won. A pawn cannot jump on from a goal.
rule-demeter-pass = No move
    .text = A player who cannot move passes; the game does that by itself. If neither can move, the match is a draw.
rule-chinese-board = The board
    .text = 121 holes in the shape of a star. Its rows run from a at the south tip to q at the north tip; the holes of a row are numbered from 1, left to right as seen from the south. A hole has up to six neighbours. The first player is chosen at random; turns go clockwise.
rule-chinese-seats = Who sits where
    .text = Two players take south and north; three take south, north-west and north-east; four take every side but north-west and south-east; six fill the board. With two sets each, three players have south and south-west, north-west and north, north-east and south-east. With three sets each, one player has south round to north-west and the other has north round to south-east. Pawns always head for the triangle opposite their own.
rule-chinese-pass = No move
    .text = A player who cannot move passes; the game does that by itself. If no player can move, the match is a draw among those still playing.
rule-chinese-blocking = Blocked triangles
    .text = Pawns that stay in another player’s target triangle could block it for ever. There are three rules to choose from. Swap: your pawn swaps places with the one in the way. Full triangle: you win when every hole of your target is taken, at least one of them by a pawn of yours, no matter who moved last. None: neither applies. The player who moved is checked first, then the others in turn.
rule-chinese-fill = Unused triangles
    .text = Triangles that no player starts from or goes to stay empty. With two or four players you can have them filled with pawns that cannot be moved or swapped; pawns can hop over them.
rule-chinese-cap = Turn limit
    .text = After 500 turns each, unless you set another limit, the match is a draw among those still playing. A passed turn counts.
rules-page = { $number }. { $title } ({ $id })
rules-try = To try on this page’s board: { $actions }
rules-no-page = The rules of { $game } have no page “{ $page }”. Available pages: { $known }

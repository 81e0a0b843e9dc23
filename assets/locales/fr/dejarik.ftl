# Le Dejarik, selon les deux règles : nom, pièces, règles en bref, fins et refus.

game-groi = Dejarik (règles de Groï)
game-revised = Dejarik (règles révisées)

piece-pawn = le pion

ending-captures =
    deux pions retirés, { $points ->
        [one] un point
       *[other] { $points } points
    }
ending-points = le nombre de points est atteint
ending-broke = l’autre bourse est vide
ending-games = la dernière manche est jouée

refusal-blocked = Le passage est barré : la case { $cell } est occupée.
refusal-only-outwards = De { $from }, un pion ne va que sur une case extérieure, en passant par la case intérieure qui la précède.
refusal-only-home = Un pion de la couronne intérieure n’a qu’un seul coup : rentrer, de { $from } en { $home }.
refusal-not-along-the-ring = Aucun pion de la couronne extérieure ne va directement en { $to } : une sortie finit sur la couronne intérieure.
refusal-straight-first = Au premier tour de chaque joueur, on sort tout droit ; les diagonales viennent ensuite.
refusal-no-exit = Aucune sortie de { $from } ne finit en { $to } : elle s’écarte de deux cases au plus, et n’est prolongée que par des augmentations.
refusal-carried-on = Le pion ne s’arrête pas en { $to } : une augmentation le porte en { $end }.

tell-game-ended = La manche { $game } est finie. { $verdict } On en est à { $first } : { $second }.
tell-game-began = La manche { $game } commence. Les couleurs changent : les noirs, qui commencent, sont à { $player }.

text-rules-groi =
    { text-rules-dejarik }
    Au premier tour de chaque joueur, on ne sort que tout droit.
    Quatre de vos pions alignés côte à côte sur la couronne intérieure rapportent 3 points ; trois, 1 point, mais seulement s’il ne vous en reste que trois. Deux pions adverses retirés rapportent 2 points. Une position qui se présente pour la troisième fois est nulle, un point chacun.
text-rules-revised =
    { text-rules-dejarik }
    Quatre de vos pions alignés côte à côte sur la couronne intérieure rapportent 3 points, trois en rapportent 1. Deux pions adverses retirés rapportent 2 points. Une position qui se présente pour la troisième fois est nulle.
text-rules-dejarik =
    Le plateau rond a un centre, d, et deux couronnes de douze cases : i1 à i12 à l’intérieur, o1 à o12 à l’extérieur ; i1 est devant o1. Vous avez quatre pions et jouez un coup par tour. Le chemin d’un coup doit être libre.
    Dejarik : de la couronne extérieure au centre, par la case intérieure située devant ; et retour, vers n’importe quelle case extérieure. Sortie : de la couronne extérieure à la case intérieure située devant, ou à une ou deux cases de côté. Rentrée : de la couronne intérieure à la case extérieure derrière ; un pion n’y a pas d’autre coup.
    Une sortie de côté retire le pion adverse qui se trouve juste devant elle, sur la couronne intérieure, quand elle s’achève. S’il n’y en a pas et qu’un de vos pions se trouve derrière la case d’arrivée, la sortie est augmentée de deux cases, encore et encore, tant qu’elles sont libres. On écrit un tel coup avec la case où il finit.
    Sur la couronne extérieure et au centre, un pion ne risque rien.
text-help-groi = { text-help-revised }
text-help-revised = Coups : o2-i2 (de o2 à i2). Sur le dessin, (1) est un pion du joueur 1, <2> un pion du joueur 2.

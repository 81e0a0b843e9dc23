# Règles du jeu : six fiches par jeu, chacune avec une figure dessinée.

how-keys = Touches

how-holochess-goal = Le but
    .text = Chaque camp a quatre des huit créatures. Détruisez les quatre de l’adversaire avant que les vôtres le soient.
how-holochess-turn = Un tour
    .text = Deux actions, qu’il faut faire toutes les deux : déplacements ou attaques, par la même créature ou par deux. Le tour finit de lui-même.
how-holochess-move = Se déplacer
    .text = Une créature avance d’exactement autant de cases que son déplacement, de voisine en voisine, par des cases libres. Pas de diagonales ; du centre vers toutes les cases intérieures.
how-holochess-attack = Attaquer
    .text = Attaquez une voisine. Dés d’attaque contre dés de défense ; votre somme moins la sienne décide. 7 ou plus : détruite. De 1 à 6 : vous la poussez sur une case voisine libre. De 0 à −6 : la vôtre est poussée. −7 ou moins : la vôtre est détruite.
how-holochess-duel = Une créature de chaque côté
    .text = Quand chaque camp n’a plus qu’une créature, les deux se battent au centre avec leur meilleure valeur, encore et encore, jusqu’à ce que l’une ait 7 d’avance.
how-holochess-quiet = Horloge calme
    .text = Si personne n’attaque pendant tant de tours (20, sauf choix contraire), le camp qui a le plus de créatures gagne, puis le plus fort. Chaque attaque la remet à zéro.

how-dejarik-start = Le plateau
    .text = Quatre pions chacun, un coup par tour ; le joueur 1 commence. Sur la couronne extérieure et au centre, un pion ne risque rien ; sur la couronne intérieure, il peut être retiré. Toute case traversée doit être libre.
how-dejarik-centre = Par le centre
    .text = De la couronne extérieure tout droit au centre ; de là, à un tour suivant, vers n’importe quelle case extérieure. Et de la couronne intérieure chez soi, sur la case extérieure derrière : un pion n’y a pas d’autre coup.
how-dejarik-removal = Retirer
    .text = Une sortie qui a suivi la couronne retire le pion adverse de la case juste devant elle, et s’arrête là. Une sortie droite ne retire personne. Deux pions retirés gagnent la manche : 2 points.
how-dejarik-boost = Élans
    .text = Si une sortie qui a suivi la couronne finit devant un de vos pions resté chez lui, elle est portée deux cases plus loin, encore et encore, tant que les deux sont libres. On ne peut pas refuser.
how-groi-exits = Sorties
    .text = De la couronne extérieure à la case intérieure d’en face, ou une ou deux cases plus loin sur la couronne, d’un côté ou de l’autre. Au premier tour de chacun, tout droit seulement.
how-groi-line = Alignements
    .text = Quatre de vos pions côte à côte sur la couronne intérieure rapportent 3 points ; trois, 1 point, mais seulement s’il ne vous en reste que trois. La troisième fois d’une position est nulle, un point chacun.
how-revised-exits = Sorties
    .text = De la couronne extérieure à la case intérieure d’en face, ou une ou deux cases plus loin sur la couronne, d’un côté ou de l’autre, dès le premier tour.
how-revised-line = Alignements
    .text = Quatre de vos pions côte à côte sur la couronne intérieure rapportent 3 points ; trois, 1 point, quel que soit leur nombre. La troisième fois d’une position est nulle, sans points.

how-demeter-goal = Le but
    .text = Amenez un pion sur l’un des deux buts au bout du camp adverse. La ligne claire du milieu sépare les camps ; le joueur 1 commence.
how-demeter-slide = Chez soi : glisser
    .text = Dans son camp, un pion glisse le long d’une rangée ou d’une colonne, aussi loin qu’il veut : pas par-dessus un pion, et sans franchir la ligne du milieu.
how-demeter-jump = Partout : sauter
    .text = Par-dessus un pion voisin de votre couleur, dans l’une des huit directions, sur la case libre juste derrière. Loin de chez lui, un pion ne peut rien d’autre.
how-demeter-chain = Enchaînements
    .text = Un pion peut enchaîner les sauts et s’arrêter après n’importe lequel, sans retomber deux fois sur une case. On ne mêle pas glissades et sauts. Rien n’est jamais pris.
how-demeter-own-goal = Vos propres buts
    .text = Aucun pion n’entre dans les buts de son camp ni ne les traverse.
how-demeter-draw = Partie nulle
    .text = La troisième fois d’une position, et 300 coups sans but, sont nuls, sauf choix contraire. Un joueur qui ne peut pas jouer passe.

how-chinese-goal = Le but
    .text = Dix pions chacun. Soyez le premier à en remplir le triangle d’en face. On joue dans le sens des aiguilles d’une montre, un pion par tour ; rien n’est jamais retiré.
how-chinese-step = Un pas ou un saut
    .text = Dans un trou voisin libre ; ou par-dessus un pion voisin, à qui qu’il soit, dans le trou libre juste derrière, dans l’une des six directions.
how-chinese-chain = Enchaînements
    .text = Un saut peut en suivre un autre, puis un autre, et le pion peut s’arrêter après n’importe lequel. Il ne retombe pas deux fois dans un trou.
how-chinese-triangles = Triangles
    .text = Un pion qui commence son tour dans son triangle d’arrivée y reste. Personne ne finit un coup dans un triangle d’où d’autres partent ou dans lequel ils vont ; on peut le traverser en sautant.
how-chinese-swap = Trous occupés
    .text = Là où vous arriveriez, dans votre triangle d’arrivée, sur le pion d’un autre, vous pouvez échanger les places : il va d’où vient le vôtre, et le coup est fini.
how-chinese-many = De deux à six
    .text = Deux, trois, quatre ou six joueurs. À deux ou à trois, on peut avoir plusieurs jeux de pions, chacun avec son triangle d’arrivée. Le premier arrivé, les autres peuvent continuer pour les places suivantes.

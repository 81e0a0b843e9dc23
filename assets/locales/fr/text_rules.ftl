# Les règles en bref et la notation, telles que le mode texte les dit. Les options de la partie sont des variables, sous leurs clés
# (`match_kind` et `match_limit` sont les deux moitiés de `match`), pour ne dire que ce qui vaut dans cette partie.

text-rules-holochess =
    Chacun a quatre créatures sur le plateau rond : un centre, d, et deux couronnes de douze cases, i1 à i12 à l’intérieur, o1 à o12 à l’extérieur. On avance le long d’une couronne, d’une couronne à l’autre ou par le centre, jamais en diagonale. Éliminez les quatre créatures de l’adversaire pour gagner.
    { $placement ->
        [chosen] D’abord les joueurs placent leurs créatures à tour de rôle, chacune sur l’une de leurs quatre cases : le joueur 1 de o2 à o5, le joueur 2 de o8 à o11.{" "}
       *[fixed] {""}
    }Un tour a deux actions, chacune un déplacement ou une attaque, par une créature ou par deux ; il faut faire les deux. Une créature avance exactement du nombre de cases de son déplacement, toutes libres, sans passer deux fois par la même ; elle attaque une créature voisine. L’attaquant lance ses dés d’attaque, le défenseur ses dés de défense.
    La différence décide. À 7 ou plus, le défenseur est éliminé ; de 1 à 6, il est poussé sur une case voisine libre au choix de l’attaquant ; de 0 à −6, c’est l’attaquant qui est poussé, au choix du défenseur (une contre-poussée) ; à −7 ou moins, il est éliminé (une contre-élimination). Une créature sans case libre à côté d’elle reste sur place.
    S’il ne reste qu’une créature de chaque côté, un duel à mort décide : chacun lance la meilleure de ses deux valeurs, attaque ou défense, encore et encore, jusqu’à ce qu’un camp ait 7 d’avance.
    { $quiet_turns ->
        [0] Après 1 000 tours,
        [1] Après un tour sans attaque,
       *[other] Après { $quiet_turns } tours de suite sans attaque, les deux joueurs confondus,
    } { $quiet_end ->
        [draw] la partie est nulle.
       *[points] le camp qui a le plus de créatures gagne ou, à nombre égal, celui qui a la plus haute somme d’attaque et de défense.
    }
text-help-holochess = Actions : o2-o4 ou o2 o4 (de o2 à o4), o2xi2 (o2 attaque i2), >i3 (la créature poussée va en i3){ $placement ->
        [chosen] , savrip@o3 (Savrip est placé en o3)
       *[fixed] {""}
    }. Quand une seule action part d’une case, il suffit d’écrire cette case.

text-rules-groi =
    { text-rules-dejarik }
    Au premier tour de chaque joueur, on ne sort que tout droit.
    Quatre de vos pièces alignées côte à côte sur la couronne intérieure rapportent 3 points ; trois, 1 point, mais seulement s’il ne vous en reste que trois. Deux pièces adverses retirées rapportent 2 points.
    { text-rules-dejarik-ends }
text-rules-revised =
    { text-rules-dejarik }
    Quatre de vos pièces alignées côte à côte sur la couronne intérieure rapportent 3 points, trois en rapportent 1. Deux pièces adverses retirées rapportent 2 points.
    { text-rules-dejarik-ends }
text-rules-dejarik =
    Le plateau rond a un centre, d, et deux couronnes de douze cases : i1 à i12 à l’intérieur, o1 à o12 à l’extérieur. Les cases de même numéro se touchent : i1 est à côté de o1. Vous avez quatre pièces et jouez un coup par tour. Toute case traversée doit être libre.
    Centre : de la couronne extérieure au centre, par la case intérieure de même numéro ; et retour, du centre vers n’importe quelle case extérieure. Sortie : de la couronne extérieure à la case intérieure de même numéro (droite), ou une ou deux cases plus loin sur la couronne intérieure, d’un côté ou de l’autre (en diagonale). Rentrée : de la couronne intérieure à la case extérieure de même numéro ; une pièce n’y a pas d’autre coup.
    Une sortie en diagonale retire la pièce adverse qui se trouve sur la case intérieure suivante, dans sa direction. S’il n’y en a pas et qu’une de vos pièces se trouve sur la case extérieure derrière la case d’arrivée, la pièce qui sort prend un élan de deux cases, encore et encore, tant qu’elles sont libres. Un coup avec élan s’écrit avec la case où il finit.
    Sur la couronne extérieure et au centre, une pièce ne risque rien.
text-rules-dejarik-ends = { $repetition ->
        [ends] Si la même position se présente trois fois, la manche est nulle{ $game ->
            [groi] , un point chacun
           *[other] {""}
        }.
        [declare] Si la même position se présente trois fois, le joueur dont c’est le tour peut réclamer la nulle (tapez « draw »).
       *[off] La répétition d’une position ne met pas fin à la manche.
    } { $move_cap ->
        [0] Une manche est nulle après 1 000 coups.
        [1] Une manche est nulle après un coup.
       *[other] Une manche est nulle après { $move_cap } coups.
    } { $match_kind ->
        [points] La partie est une série de manches, où l’on échange les couleurs à chaque fois, jusqu’à ce qu’un joueur mène avec au moins { $match_limit ->
                [one] { $match_limit } point
               *[other] { $match_limit } points
            }.{ text-rules-game-cap }
        [stakes] La partie est une série de manches, où l’on échange les couleurs à chaque fois. Chacun commence avec { $match_limit ->
                [one] { $match_limit } crédit
               *[other] { $match_limit } crédits
            } ; le perdant de chaque manche en paie la valeur en crédits, jusqu’à ce qu’un joueur n’en ait plus.{ text-rules-game-cap }
       *[single] {""}
    }
text-rules-game-cap = { $game_cap ->
        [0] {""}
        [1] {" "}Après une manche, le joueur qui mène gagne.
       *[other] {" "}Après { $game_cap } manches, le joueur qui mène gagne.
    }
text-help-groi = { text-help-revised }
text-help-revised = Coups : o2-i2 ou o2 i2 (de o2 à i2). S’il n’y a qu’un coup possible depuis une case, son nom suffit. Sur le dessin, (1) est une pièce du joueur 1, <2> une pièce du joueur 2.

text-rules-demeter =
    Huit cases sur huit, colonnes a à h, rangées 1 à 8. Les blancs, joueur 1, ont la moitié droite, e à h, avec les buts h4 et h5 ; les noirs, joueur 2, la moitié gauche, a à d, avec les buts a4 et a5. Le premier qui amène un pion sur l’un des deux buts adverses gagne. Aucun pion n’entre dans les buts de sa propre moitié ni ne les traverse.
    À chaque tour, un pion se déplace de l’une de ces deux façons. Dans son camp, il glisse comme une tour, aussi loin qu’il veut le long d’une rangée ou d’une colonne : pas par-dessus un pion, et sans franchir la ligne médiane entre d et e.
    Partout, il saute par-dessus un pion voisin de sa couleur, dans l’une des huit directions, sur la case libre juste derrière. Il peut enchaîner les sauts et s’arrêter après n’importe lequel ; un saut dans un but est le dernier. On écrit un tel coup avec la case de départ et la case d’arrivée.
    Rien n’est pris. Un joueur qui ne peut pas jouer passe. { $repetition ->
        [third] Si la même position se présente trois fois, la partie est nulle. Elle est nulle aussi après{" "}
       *[off] La répétition d’une position ne met pas fin à la partie. Elle est nulle après{" "}
    }{ $move_cap ->
        [0] 3 000 coups
        [1] un coup
       *[other] { $move_cap } coups
    } sans but.
text-help-demeter = Coups : g2-e2 ou g2 e2 (de g2 à e2, par une glissade ou par des sauts). S’il n’y a qu’un coup possible depuis une case, son nom suffit.

text-rules-chinese =
    L’étoile a 121 trous, en rangées de a, en bas (au sud), à q, en haut (au nord) ; dans chaque rangée on les compte à partir de la gauche. { $sets ->
        [1] Vos dix pions partent d’un triangle ; gagne le premier qui les amène tous dans le triangle d’en face.
        [2] Vos vingt pions partent de deux triangles voisins ; gagne le premier qui amène chacun dans le triangle en face de son départ.
       *[3] Vos trente pions partent de trois triangles voisins ; gagne le premier qui amène chacun dans le triangle en face de son départ.
    } On joue dans le sens des aiguilles d’une montre.
    À chaque tour, un pion se déplace : d’un pas dans un trou voisin libre, ou par un ou plusieurs sauts. On saute par-dessus un pion voisin de n’importe quelle couleur, dans le trou libre juste derrière, dans l’une des six directions ; le pion peut enchaîner les sauts et s’arrêter après n’importe lequel. Rien n’est retiré.
    Un pion arrivé dans son triangle d’arrivée n’en sort plus, même au milieu d’un coup. Un coup finit au milieu du plateau, dans le triangle de départ ou d’arrivée du pion, ou dans un triangle d’où personne ne part et où personne ne va. On peut traverser tous les triangles en sautant.
    { $fill_unused ->
        [on] Les triangles d’où personne ne part et où personne ne va sont remplis de pions que personne ne déplace ; on peut sauter par-dessus.{" "}
       *[off] {""}
    }{ $blocking ->
        [swap] Là où un pas ou un saut vous mènerait, dans votre triangle d’arrivée, sur le pion d’un autre joueur, vous pouvez échanger les deux pions : le sien va d’où vient le vôtre, et le coup est fini.
        [fill] Vous avez aussi gagné quand tous les trous de votre triangle d’arrivée sont pris, dont un au moins par un pion à vous.
       *[none] Un pion d’un autre joueur qui reste dans votre triangle d’arrivée vous barre la route pour de bon.
    }
    Un joueur qui ne peut pas jouer passe. { $play_on ->
        [on] Une fois le premier arrivé, les autres continuent pour les places suivantes.{" "}
       *[off] {""}
    }Après { $turn_cap ->
        [0] 5 000 tours
        [1] un tour
       *[other] { $turn_cap } tours
    } par joueur, la partie est nulle.
text-help-chinese = Coups : d1-e5 ou d1 e5 (de d1 à e5, par un pas ou par des sauts){ $blocking ->
        [swap] , m7=n2 (échange avec le pion en n2)
       *[other] {""}
    }. S’il n’y a qu’un coup possible depuis un trou, son nom suffit.

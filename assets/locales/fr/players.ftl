# Les joueurs de l’ordinateur : un nom, et ce qu’il faut en attendre.

level-random = Distrait
    .about = est un adversaire d’entraînement : il joue n’importe quelle action permise
    .temper = Tout peut arriver.
level-greedy = Glouton
    .about = est un adversaire d’entraînement : il tire le meilleur de son tour et ne voit pas plus loin
    .temper = Ce que je peux prendre, je le prends.
level-pip = Pip
    .about = voit ce qui est sur la table, et la moitié de ce qu’on pourrait en faire
    .temper = J’ai bien joué, là ?
level-borak = Borak
    .about = frappe ce qui passe à portée, réfléchit ensuite et laisse son dos à découvert
    .temper = Frapper d’abord. Regarder après.
level-sull = Sull
    .about = se tient hors d’atteinte, même quand il y aurait quelque chose à gagner
    .temper = Qui attend survit.
level-nix = Nix
    .about = pousse, feinte et prend le centre, mais se perd dans ses propres ruses
    .temper = Vous étiez là ? Plus maintenant.
level-varra = Varra
    .about = avance avec discernement et sait sacrifier pour un bon coup
    .temper = Une blessure contre une élimination : volontiers.
level-oln = Oln
    .about = sait ce que vaut une position et garde ses créatures groupées, mais manque parfois un passage
    .temper = À vous. J’ai tout mon temps.
level-iru = Iru
    .about = voit plus loin que tous et ne veut que gagner
    .temper = Ce n’est que du calcul.

# Les habitués des jeux sans dés.

level-keff = Keff
    .about = sort tout de suite et retire ce qui se trouve devant, mais ne voit pas les longs détours
    .temper = C’était là. Je l’ai pris.
level-mirra = Mirra
    .about = reste chez soi aussi longtemps que possible et prévoit trois coups
    .temper = La porte reste fermée tant que j’ignore qui frappe.
level-ossa = Ossa
    .about = examine tous ses coups, puis tous les vôtres
    .temper = Je suis déjà passé par ici. Vous aussi.
level-thale = Thale
    .about = joue à la perfection : imbattable, sauf si sa position est déjà perdue
    .temper = Il n’y a rien ici que je n’aie déjà vu.
level-lumo = Lumo
    .about = avance avec qui peut avancer, et ne voit pas où finit un enchaînement de sauts
    .temper = En avant, c’est toujours juste, non ?
level-brin = Brin
    .about = aime les longs enchaînements, et se laisse surprendre par ceux des autres
    .temper = Un saut est un pas. Quatre sont une chanson.
level-sefa = Sefa
    .about = construit en silence et ouvre la voie dès qu’elle existe
    .temper = Vous le verrez quand ce sera construit.
level-noor = Noor
    .about = voit un but forcé bien des coups à l’avance, et attend qu’il y en ait un
    .temper = C’était fini il y a trois coups.
level-wim = Wim
    .about = court devant avec quelques-uns et laisse les autres à la maison
    .temper = Premier arrivé, premier servi !
level-hanno = Hanno
    .about = garde les siens ensemble sans s’occuper de ceux des autres
    .temper = On arrive tous, ou personne.
level-quill = Quill
    .about = compte chaque saut, les siens et ceux du plus proche du but
    .temper = Votre échelle est la mienne.
level-talo = Talo
    .about = regarde jusqu’au moment où les armées se sont croisées, puis compte le reste jusqu’au dernier trou
    .temper = Moi, je suis déjà chez moi. Les pions me rejoignent.

# La manière de jouer d’un joueur de l’ordinateur.

style-aggressive = offensif
style-careful = prudent
style-trickster = rusé
style-plain = neutre

# La force d’un joueur de l’ordinateur, en un mot, et où elle se lit : à côté du classement, dans le mode texte et dans la liste des niveaux.

tier-practice = entraînement
tier-beginner = débutant
tier-casual = amateur
tier-skilled = confirmé
tier-expert = expert
tier-master = maître
tier-perfect = parfait
level-tier-rating = { $tier } · { $rating }
level-with-tier = { $name } ({ $tier })
level-tier-style = { $tier }, { $style }

# Pourquoi une action est conseillée. Chaque raison termine une phrase qui commence par l’action, après deux points.

hint-reason-only = est la seule action possible
hint-reason-kills = élimine { $creature } { $chance } fois sur 100
hint-reason-pushes = repousse { $creature } { $chance } fois sur 100
hint-reason-risks = perd { $creature } { $chance } fois sur 100
hint-reason-saves = réduit le risque pour { $creature } de { $then } % à { $now } %
hint-reason-threatens = menace d’éliminer { $creature } (chances : { $chance } %)
hint-reason-leaves-nothing-open = ne laisse rien à portée
hint-reason-leaves-open = laisse { $creature } à découvert (risque : { $chance } %)
hint-reason-takes-centre = prend le centre
hint-reason-waits = gagne du temps : en tête aux points, plus que { $turns ->
        [one] un tour de trêve
       *[other] { $turns } tours de trêve
    }
hint-reason-claims = réclame la nulle ; rien de mieux n’est en vue
hint-reason-exact-win = gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups, ceux des deux camps
    }
hint-reason-exact-loss = perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups, ceux des deux camps
    }, et rien ne fait mieux
hint-reason-exact-draw = tient la nulle
hint-reason-wins = gagne
hint-reason-wins-by-force = gagne à coup sûr
hint-reason-stops = empêche de perdre au coup suivant
hint-reason-threatens-to-win = menace de gagner au coup suivant
hint-reason-takes = retire une pièce
hint-reason-saves-a-pawn = met une pièce hors d’atteinte
hint-reason-leaves-a-pawn = laisse une pièce à portée
hint-reason-joins = met { $count ->
        [one] une pièce à côté d’une autre
       *[other] { $count } pièces côte à côte
    }
hint-reason-columns = avance de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
hint-reason-opens-jumps = rend { $count ->
        [one] { $count } case de plus accessible par saut
       *[other] { $count } cases de plus accessibles par saut
    }
hint-reason-shuts-jumps = ferme { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } aux sauts adverses
hint-reason-holes = rapproche un pion de { $count ->
        [one] { $count } trou
       *[other] { $count } trous
    }
hint-reason-comes-home = amène un pion à destination
hint-reason-brings-the-last = fait avancer le dernier pion
hint-reason-changes-places = échange deux pions de place
hint-reason-approaches = se rapproche de { $creature }
hint-reason-withdraws = s’éloigne de { $creature }
hint-reason-prospects = garde les meilleures chances
hint-reason-two = { $first }, et { $second }
# La seconde parle contre l’action.
hint-reason-but = { $first }, mais { $second }

# L’analyse d’une partie.

analysis-exact-start = Avant le premier coup, { $player } { $value } à jeu parfait.
analysis-exact-decision = { $deed }. { $player } cède { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec { $chosen } ({ $value }) ; il fallait { $best } ({ $best_value }).
analysis-exact-given-away = { $player } : { $points ->
        [0] rien de cédé
        [one] { $points } point cédé
       *[other] { $points } points cédés
    }
analysis-start = Au départ : { $chance } chances sur 100 de gagner pour le { $player }
# Les points sont des chances de gagner de ce joueur.
analysis-luck = { $deed }. Tour { $turn }, effet des dés sur les chances de gagner du { $player } : { $swing } points
analysis-duel = { $deed }. Tour { $turn }, effet des dés du duel sur les chances de gagner du { $player } : { $swing } points
analysis-decision = { $deed }. Tour { $turn } : le { $player } cède { $swing ->
        [one] { $swing } point
       *[other] { $swing } points
    } de chances ; mieux valait { $best }
analysis-dice = Le { $player } : { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    }, { $kills ->
        [one] { $kills } élimination
       *[other] { $kills } éliminations
    } ({ $expected } en moyenne) ; { $luck } points de chance ; { $given ->
        [one] { $given } point cédé
       *[other] { $given } points cédés
    }

# Si la donne était égale : de 100 matchs qui commencent ainsi, combien chacun devrait en gagner.
deal-favours = La distribution : entre joueurs de même force, { $most } victoires sur 100 pour { $player }.
deal-level = La distribution : entre joueurs de même force, 50 victoires sur 100 pour chaque camp.

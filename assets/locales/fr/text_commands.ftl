# Les commandes du mode texte qui interrogent le plateau, et leurs réponses.

text-several = La pièce en { $cell } a plusieurs actions possibles. Laquelle ? { $actions }
text-no-cell = Il n’y a pas de case « { $cell } » sur ce plateau.
text-what-empty = { $cell } est libre. Cette case touche { $cells }.
text-what-fixed = On ne peut pas déplacer le pion en { $cell }.
text-what-piece = En { $cell } se trouve { $piece }, { $who ->
        [you] à vous
       *[other] au { $player }
    }.
text-what-target = Son triangle d’arrivée : { $target }.
text-reach = { $piece } en { $cell } peut : { $actions }
text-reach-nobody = En { $cell }, il n’y a aucune pièce qui puisse bouger.
text-reach-nothing = { $piece } en { $cell } n’a aucune action possible dans cette position.
text-odds-of-two = { $attacker } attaque { $defender } : { $chances }
text-odds-unknown = « { $words } » : ce ne sont pas les noms de deux créatures de cette partie ; il suffit d’un début de nom qu’aucune autre ne partage.
text-resign-sure = Voulez-vous vraiment abandonner la partie ? Répondez oui ou non ; toute autre commande vaut non.
text-resign-kept = La partie continue.
text-look-words = Le plateau est désormais décrit en mots.
text-look-drawn = Le plateau est désormais dessiné.
text-camp-placing = à placer : { $pieces }
text-camp-set = vers { $target } : { $pieces }
text-camp-fixed = Pions que l’on ne peut pas déplacer : { $cells }
text-camp-race = { $camp } ({ $race })
text-race = { $home } sur { $all } à destination, { $steps ->
        [0] aucun pas
        [one] un pas
       *[other] { $steps } pas
    } à faire
text-race-place = arrivé { $place ->
        [1] 1er
       *[other] { $place }e
    }
text-status-placing = { $who ->
        [you] Vous placez une créature sur l’une de vos quatre cases
       *[other] Le { $player } place une créature sur l’une de ses quatre cases
    } ; il reste à placer : { $pieces }.
text-no-position = Il n’y a pas encore de position : des créatures restent à placer.
text-triangles = { $player } : du { $start } au { $target }
triangle-south = sud (rangées a à d)
triangle-south-west = sud-ouest
triangle-north-west = nord-ouest
triangle-north = nord (rangées n à q)
triangle-north-east = nord-est
triangle-south-east = sud-est
text-no-look = board={ $look } n’est pas possible ; écrivez board=drawn ou board=words
text-saves = Les parties enregistrées, la plus récente d’abord. `--load NOM` en reprend une :
text-saves-match = { $name } : { $game }, { $players } ; { $count ->
        [0] rien de joué
        [one] une action
       *[other] { $count } actions
    }{ $state ->
        [this] , cette partie
        [over] , terminée
       *[open] {""}
    }
text-saves-person = un joueur
text-saves-more = { $count ->
        [one] Une partie plus ancienne se trouve
       *[other] { $count } parties plus anciennes se trouvent
    } dans { $folder }.
text-saves-none = Il n’y a pas de partie enregistrée dans { $folder }.
text-no-save = { $file } : il n’y a ni fichier ni partie enregistrée de ce nom. Les plus récentes sont : { $known }{ $more ->
        [0] {""}
        [one] , et une autre
       *[other] , et { $more } autres
    }.
command-saves = parties sauvegardes
    .help = les parties enregistrées ; --load NOM en reprend une
command-yes = oui o
command-no = non n
command-what = quoi
    .help = ce qui se trouve sur une case : quoi o3
command-reach = portée portee
    .help = où peut aller la pièce d’une case, même celle d’un autre joueur : portée o3
command-words = mots
    .help = le plateau en mots ou dessiné, maintenant et à la prochaine partie

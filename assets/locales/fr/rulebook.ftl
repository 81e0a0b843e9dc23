# Les pages des règles complètes qu’aucune fiche des règles en bref n’a.

rule-circle = Le plateau
    .text = 25 cases : le centre, d, et deux couronnes de douze, i1 à i12 à l’intérieur et o1 à o12 à l’extérieur. Chaque case touche la suivante de sa couronne et celle du même numéro sur l’autre couronne ; le centre touche les douze cases intérieures. Il n’y a pas de diagonales.
rule-holochess-deal = La distribution
    .text = Les huit créatures sont mélangées, quatre pour chacun, et le premier joueur est tiré au sort. On peut préférer une créature de chaque classe par camp, ou seulement des distributions où les deux camps ont à peu près les mêmes chances ; et chacun peut placer ses créatures, à tour de rôle, sur ses quatre cases.
rule-holochess-push = Pousser
    .text = Le joueur qui pousse choisit une case libre à côté de la créature poussée, même s’il n’y en a qu’une. S’il n’y a aucune case libre, la créature reste. Le tour continue avec l’action qui reste.
rule-dice = Dés vérifiables
    .text = La distribution et les dés viennent d’une graine. Son empreinte est affichée avant la partie et la graine elle-même après : vous pouvez vérifier qu’aucun dé n’était pipé. Aucun joueur, humain ou ordinateur, ne voit la graine pendant la partie. Si un jet est repris, les dés sont relancés : le même jet ne revient pas.
rule-dejarik-match = Une partie
    .text = Une partie compte une manche, ou une série de manches où l’on échange les couleurs à chaque fois. La série se joue jusqu’à 12 points, ou pour des crédits que paie le perdant. Le premier en tête avec 12 points ou plus gagne ; à 12–12, la série continue. Après 60 manches (réglable), le joueur en tête gagne ; à égalité, la partie est nulle. Une manche nulle ne change pas les crédits.
rule-notation = Notation
    .text = Un déplacement s’écrit de-à, comme o1-i1, une attaque avec x, une poussée avec > devant la case, un placement avec nom@case. Les parties enregistrées s’écrivent ainsi.
rule-dejarik-notation = Notation
    .text = Un coup s’écrit de-à, comme o5-i7 : la case de départ et la case d’arrivée, élans compris. Ce qui est retiré en découle. Réclamer la nulle s’écrit draw. Les parties enregistrées s’écrivent ainsi.
rule-demeter-notation = Notation
    .text = Un coup s’écrit de-à, comme g6-a4, que ce soit une glissade ou un enchaînement de sauts : la case d’arrivée dit lequel. Les parties enregistrées s’écrivent ainsi.
rule-chinese-notation = Notation
    .text = Un coup s’écrit de-à, comme d1-h6, que ce soit un pas ou un enchaînement de sauts : le trou d’arrivée dit lequel. Un échange s’écrit avec =, comme n2=n1. Les parties enregistrées s’écrivent ainsi.
rule-holochess-creatures = Les huit
    .text =
        Attaque / défense / déplacement
        { creature-savrip-name } ({ creature-savrip-class }) 6 / 6 / 2
        { creature-monnok-name } ({ creature-monnok-class }) 6 / 5 / 3
        { creature-ghhhk-name } ({ creature-ghhhk-class }) 4 / 3 / 2
        { creature-houjix-name } ({ creature-houjix-class }) 4 / 4 / 1
        { creature-strider-name } ({ creature-strider-class }) 2 / 7 / 3
        { creature-ngok-name } ({ creature-ngok-class }) 3 / 8 / 1
        { creature-klorslug-name } ({ creature-klorslug-class }) 7 / 3 / 2
        { creature-molator-name } ({ creature-molator-class }) 8 / 2 / 2
rule-holochess-pass = Rien à faire
    .text = Si aucune action n’est possible, le reste du tour est passé ; le jeu s’en charge et le signale. Si aucun des deux camps ne peut agir, la partie est nulle.
rule-holochess-end = Sans trêve
    .text = La trêve se règle sur un autre nombre de tours, ou se supprime : alors la partie finit après 1 000 tours. Dans les deux cas, le camp qui a le plus de créatures gagne ou, à nombre égal, celui dont la somme des valeurs est la plus grande ; si elle est égale aussi, la partie est nulle. Une option la rend nulle dans tous les cas.
rule-resign = Abandonner
    .text = Vous pouvez abandonner à tout moment ; l’adversaire gagne. Cela met fin à la partie quel que soit le score, même dans une série de manches. Au Dejarik, l’adversaire marque 3 points.
rule-chinese-resign = Abandonner
    .text = Vous pouvez abandonner à tout moment. Vos pions restent où ils sont, et vous prenez la dernière place encore libre du classement. Les autres continuent ; à deux, la partie est finie.
rule-dejarik-double = Sorties doubles
    .text = Pour une sortie deux cases plus loin, la case extérieure sur son chemin doit être libre aussi. De o5 à i7, il s’agit de o6, i5, i6 et i7.
rule-dejarik-order = Retirer d’abord
    .text = Là où finit une sortie en diagonale, on regarde d’abord s’il y a une pièce à retirer : si une pièce adverse est devant, elle est retirée et le coup est fini. Ensuite seulement viennent les élans ; après chaque élan, on regarde de nouveau les deux.
rule-groi-pass = Aucun coup
    .text = Un joueur qui ne peut pas jouer passe ; le jeu le fait de lui-même. Si aucun des deux ne peut jouer, la manche est nulle, sans points.
rule-revised-pass = Aucun coup
    .text = Un joueur qui ne peut pas jouer perd son tour ; le jeu le fait de lui-même. Si cela arrive aux deux de suite, la manche est nulle, sans points.
rule-groi-score = Qui marque
    .text = Si un coup rapporte de plusieurs façons, seule la meilleure compte : 3 pour quatre alignées, 2 pour deux pièces retirées, 1 pour trois alignées. On regarde d’abord le joueur qui vient de jouer. S’il ne marque rien, l’adversaire peut marquer : un retrait peut lui laisser trois pièces, justement alignées. La couronne est fermée : i12 et i1 se touchent.
rule-revised-score = Qui marque
    .text = Si un coup rapporte de plusieurs façons, seule la meilleure compte : 3 pour quatre alignées, 2 pour deux pièces retirées, 1 pour trois alignées. On regarde d’abord le joueur qui vient de jouer ; s’il marque, l’adversaire ne marque pas. La couronne est fermée : i12 et i1 se touchent.
rule-groi-draw = Manche nulle
    .text = Si la même position se présente trois fois, la manche est nulle, un point chacun. Une option laisse le joueur dont c’est le tour réclamer la nulle, une autre fait continuer la manche. La manche est nulle aussi après 400 coups (réglable). Deux positions sont identiques si chaque camp occupe les mêmes cases et que c’est au même joueur de jouer. La première apparition compte parmi les trois ; les tours passés ne comptent pas.
rule-revised-draw = Manche nulle
    .text = Si la même position se présente trois fois, la manche est nulle, sans points. Une option laisse le joueur dont c’est le tour réclamer la nulle, une autre fait continuer la manche. La manche est nulle aussi après 400 coups (réglable). Deux positions sont identiques si chaque camp occupe les mêmes cases et que c’est au même joueur de jouer. La première apparition compte parmi les trois ; les tours passés ne comptent pas.
rule-demeter-start = Le début
    .text = Les pions du joueur 1 sont sur g1 à g8, ceux du joueur 2 sur b1 à b8 ; le joueur 1 commence. On peut choisir d’autres cases de départ.
rule-demeter-stop = Un but, c’est fini
    .text = Un enchaînement qui atteint un but du camp adverse s’y arrête : la partie est gagnée. On ne saute pas plus loin depuis un but.
rule-demeter-pass = Aucun coup
    .text = Un joueur qui ne peut pas jouer passe ; le jeu le fait de lui-même. Si aucun des deux ne peut jouer, la partie est nulle.
rule-chinese-board = Le plateau
    .text = 121 trous en forme d’étoile. Les rangées vont de a, à la pointe sud, à q, à la pointe nord, et les trous d’une rangée sont numérotés depuis 1, de gauche à droite vus du sud. Un trou a jusqu’à six voisins. Le premier joueur est tiré au sort ; on joue dans le sens des aiguilles d’une montre.
rule-chinese-seats = Les places
    .text = À deux : sud et nord. À trois : sud, nord-ouest, nord-est. À quatre : toutes sauf le nord-ouest et le sud-est. À six : toutes. Avec deux jeux chacun, trois joueurs ont sud et sud-ouest, nord-ouest et nord, nord-est et sud-est. Avec trois jeux chacun, un joueur occupe les trois triangles du sud au nord-ouest, l’autre les trois du nord au sud-est. Les pions vont toujours vers le triangle opposé au leur.
rule-chinese-pass = Aucun coup
    .text = Un joueur qui ne peut pas jouer passe ; le jeu le fait de lui-même. Si plus personne ne peut jouer, la partie est nulle entre ceux qui jouent encore.
rule-chinese-blocking = Triangles bloqués
    .text = Des pions qui restent dans le triangle d’arrivée d’un autre pourraient le bloquer pour toujours. Trois règles au choix. Échange : votre pion change de place avec celui de l’autre joueur. Triangle plein : vous gagnez quand chaque trou de votre triangle d’arrivée est occupé, au moins un par un de vos pions, quel que soit le dernier qui a joué. Aucune : ni l’échange ni le triangle plein. On regarde d’abord le joueur qui vient de jouer, puis les autres à tour de rôle.
rule-chinese-fill = Triangles inutilisés
    .text = Les triangles d’où personne ne part et où personne ne va restent vides. À deux et à quatre, on peut les faire remplir de pions que personne ne déplace ni n’échange ; on peut sauter par-dessus.
rule-chinese-cap = Limite de tours
    .text = Après 500 tours par joueur (réglable), la partie est nulle entre ceux qui jouent encore. Un tour passé compte.
rules-page = { $number }. { $title } ({ $id })
rules-try = À essayer sur le plateau de cette page : { $actions }
rules-no-page = Les règles de { $game } n’ont pas de page « { $page } ». Pages disponibles : { $known }

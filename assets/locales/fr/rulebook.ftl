# Les pages de règles qu’aucune fiche de « comment jouer » n’a, et le livre des règles.

rule-circle = Le plateau
    .text = 25 cases : le centre, d, et deux couronnes de douze, i1 à i12 à l’intérieur et o1 à o12 à l’extérieur. Le long d’une couronne, chaque case touche la suivante, i1 touche o1, et le centre touche les douze cases intérieures. Il n’y a pas de diagonales.
rule-holochess-deal = La distribution
    .text = Les huit créatures sont mêlées, quatre pour chacun, et on tire qui commence. On peut préférer une créature de chaque classe pour les deux, ou seulement des distributions où les deux camps ont la même chance ; et chacun peut placer ses créatures, à tour de rôle, sur ses quatre cases.
rule-holochess-push = Pousser
    .text = Qui pousse choisit une des voisines libres de la créature poussée ; même s’il n’y en a qu’une, on la choisit, et s’il n’y en a pas, la créature reste. Le tour continue avec l’action qui reste.
rule-dice = Des dés honnêtes
    .text = La distribution et les dés découlent d’une graine. Son empreinte est montrée avant la partie et la graine elle-même après : chacun peut vérifier que rien n’était pipé. Personne qui choisit des actions, ni les gens ni l’ordinateur, ne voit jamais la graine. Un jet repris ne revient pas : le suivant est neuf.
rule-dejarik-match = Une partie
    .text = Une manche ; ou des manches de suite en changeant de couleur, jusqu’à 12 points ou pour des crédits que paie le perdant. Qui est devant avec 12 points ou plus a gagné ; à 12–12, la suite continue. Après 60 manches, sauf choix contraire, qui est devant a gagné, et l’égalité est nulle. Une manche nulle ne déplace aucun crédit.
rule-notation = Comment cela s’écrit
    .text = Un déplacement s’écrit de-à, comme o1-i1, une attaque avec x, une poussée > et la case, un placement nom@case. Chaque partie gardée et chaque commande le lit et l’écrit ainsi.
rule-dejarik-notation = Comment cela s’écrit
    .text = Un déplacement s’écrit de-à, comme o5-i7 : la case où le coup finit. Pour un pion augmenté, c’est la dernière case où les augmentations le portent. Ce qui est retiré en découle. Une nulle déclarée s’écrit draw. Chaque partie gardée et chaque commande le lit et l’écrit ainsi.
rule-demeter-notation = Comment cela s’écrit
    .text = Un coup s’écrit de-à, comme g6-a4, que ce soit une glissade ou une chaîne de sauts : la case d’arrivée dit lequel. Chaque partie gardée et chaque commande le lit et l’écrit ainsi.
rule-chinese-notation = Comment cela s’écrit
    .text = Un coup s’écrit de-à, comme d1-h6, que ce soit un pas ou une chaîne de sauts : le trou d’arrivée dit lequel. Un échange s’écrit avec =, comme n2=n1. Chaque partie gardée et chaque commande le lit et l’écrit ainsi.
rule-holochess-creatures = Les huit
    .text =
        Dés d’attaque, dés de défense et mouvement.
        { creature-savrip-name } ({ creature-savrip-class }) : 6, 6, 2
        { creature-monnok-name } ({ creature-monnok-class }) : 6, 5, 3
        { creature-ghhhk-name } ({ creature-ghhhk-class }) : 4, 3, 2
        { creature-houjix-name } ({ creature-houjix-class }) : 4, 4, 1
        { creature-strider-name } ({ creature-strider-class }) : 2, 7, 3
        { creature-ngok-name } ({ creature-ngok-class }) : 3, 8, 1
        { creature-klorslug-name } ({ creature-klorslug-class }) : 7, 3, 2
        { creature-molator-name } ({ creature-molator-class }) : 8, 2, 2
rule-holochess-pass = Rien à faire
    .text = Si aucune action n’est possible, le reste du tour est passé. Le jeu le fait de lui-même et le dit. Si aucun des deux camps ne peut rien faire, la partie est nulle.
rule-holochess-end = Sans horloge
    .text = L’horloge calme se règle sur d’autres nombres de tours, ou sur 0 : alors la partie finit après 1 000 tours. Dans les deux cas, on juge de la même façon : le plus de créatures, puis la plus grande somme de leurs valeurs ; à égalité, la partie est nulle. Ou l’on choisit qu’elle soit nulle, qui que soit devant.
rule-resign = Abandonner
    .text = On peut abandonner à tout moment : l’adversaire a gagné. Cela finit la partie quels que soient les points, dans une suite de manches aussi. Au Dejarik, l’adversaire marque 3 points.
rule-chinese-resign = Abandonner
    .text = On peut abandonner à tout moment. Vos pions restent où ils sont, et vous avez la dernière place libre. Les autres continuent ; à deux, la partie est finie.
rule-dejarik-double = Sorties doubles
    .text = Une sortie deux cases plus loin demande aussi la case extérieure sur son chemin. De o5 à i7, ces cases doivent être libres : o6, i5, i6 et i7.
rule-dejarik-order = Retirer d’abord
    .text = Où finit une sortie qui a suivi la couronne, on regarde d’abord s’il y a un pion à retirer. Si un adversaire est devant, il est retiré et le coup est fini. Ensuite seulement viennent les élans ; après chacun, on regarde de nouveau les deux.
rule-groi-pass = Aucun coup
    .text = Qui ne peut pas jouer passe ; le jeu le fait de lui-même. Si personne ne peut jouer, la manche est nulle, sans points.
rule-revised-pass = Aucun coup
    .text = Qui ne peut pas jouer perd son tour ; le jeu le fait de lui-même. Si les deux le perdent de suite, la manche est nulle, sans points.
rule-groi-score = Qui marque
    .text = Si un coup rapporte de plusieurs façons, la meilleure compte, une fois : 3 pour quatre alignés, 2 pour deux pions retirés, 1 pour trois alignés. On regarde d’abord qui a joué. S’il ne marque rien, l’adversaire le peut : un retrait peut lui laisser trois pions justement alignés. La couronne est fermée, i12 et i1 se touchent.
rule-revised-score = Qui marque
    .text = Si un coup rapporte de plusieurs façons, la meilleure compte, une fois : 3 pour quatre alignés, 2 pour deux pions retirés, 1 pour trois alignés. On regarde d’abord qui a joué ; s’il marque, l’adversaire ne marque pas. La couronne est fermée, i12 et i1 se touchent.
rule-groi-draw = Manche nulle
    .text = La troisième fois d’une position finit la manche : nulle, un point chacun. Ou l’on choisit que chacun puisse alors la déclarer nulle, et sinon continuer. Après 400 coups, sauf choix contraire, la manche est nulle aussi. Une position est la même si les mêmes cases portent les mêmes camps et que le même joueur doit choisir ; la première fois compte, un tour passé non.
rule-revised-draw = Manche nulle
    .text = La troisième fois d’une position finit la manche : nulle, sans points. Ou l’on choisit que chacun puisse alors la déclarer nulle, et sinon continuer. Après 400 coups, sauf choix contraire, la manche est nulle aussi. Une position est la même si les mêmes cases portent les mêmes camps et que le même joueur doit choisir ; la première fois compte, un tour passé non.
rule-demeter-start = Le début
    .text = Les pions du joueur 1 sont sur g1 à g8, ceux du joueur 2 sur b1 à b8 ; le joueur 1 commence. On peut choisir d’autres cases de départ.
rule-demeter-stop = Un but, c’est fini
    .text = Un enchaînement qui atteint un but du camp adverse s’y arrête : la partie est gagnée. On ne saute pas plus loin depuis un but.
rule-demeter-pass = Aucun coup
    .text = Qui ne peut pas jouer passe ; le jeu le fait de lui-même. Si personne ne peut jouer, la partie est nulle.
rule-chinese-board = Le plateau
    .text = 121 trous en forme d’étoile. Les rangées vont de a, à la pointe sud, à q, à la pointe nord, et les trous d’une rangée sont numérotés depuis 1, de gauche à droite vus du sud. Un trou a jusqu’à six voisins. On tire qui commence ; on joue dans le sens des aiguilles d’une montre.
rule-chinese-seats = Qui est assis où
    .text = À deux : sud et nord. À trois : sud, nord-ouest, nord-est. À quatre : tous sauf le nord-ouest et le sud-est. À six : tous. Avec deux jeux chacun, trois joueurs ont sud et sud-ouest, nord-ouest et nord, nord-est et sud-est. Avec trois jeux chacun, du sud au nord-ouest joue contre du nord au sud-est. Chaque triangle va vers celui d’en face.
rule-chinese-pass = Aucun coup
    .text = Qui ne peut pas jouer passe ; le jeu le fait de lui-même. Si personne ne peut jouer, la partie est nulle entre ceux qui jouent encore.
rule-chinese-blocking = Triangles bloqués
    .text = Des pions qui restent dans le triangle d’arrivée d’un autre pourraient le bloquer pour toujours. Trois règles au choix. Échanger : on prend leur place et ils prennent la vôtre. Remplir : vous avez gagné quand chaque trou de votre triangle d’arrivée est occupé, au moins un par un de vos pions, quel que soit le dernier qui a joué. Aucune : ni l’un ni l’autre. On regarde d’abord qui a joué, puis les autres à tour de rôle.
rule-chinese-fill = Triangles inutilisés
    .text = Les triangles d’où personne ne part et où personne ne va restent vides. À deux et à quatre, on peut les faire remplir de pions que personne ne déplace ni n’échange ; on peut sauter par-dessus.
rule-chinese-cap = Partie nulle
    .text = Après 500 tours de chacun, sauf choix contraire, la partie est nulle entre ceux qui jouent encore. Un tour passé compte.
rules-page = { $number }. { $title } ({ $id })
rules-try = À essayer sur son plateau : { $actions }
rules-no-page = Il n’y a pas de page « { $page } » dans les règles de { $game }. Ses pages : { $known }

# Les leçons : un message par chapitre avec son titre ; ses attributs sont ce qui est dit, et les réponses aux essais manqués.

lesson-not-now = C’est permis, mais cette étape parle d’autre chose. Relisez le texte, ou demandez un conseil.
lesson-hint = Essayez { $action }.
lesson-dice-arranged = Les dés de cette étape sont fixés d’avance pour les besoins de la leçon. Dans une vraie partie, ils ne le sont jamais.
lesson-heading = { $game } : une leçon d’environ { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
lesson-part = Chapitre { $number } sur { $count } : { $title }
lesson-how-to = Tapez une action, par exemple { $game ->
        [holochess] o3-i3 (déplacement), i5xi6 (attaque) ou >d (pousser vers d)
       *[other] { $action }
    }, ou : suite, conseil, plateau, actions, sauter (ce chapitre), chapitres, chapitre 2, quitter. Votre progression est enregistrée.
lesson-go-on = (Entrée : continuer)
lesson-word-go = suite suivant continuer
lesson-word-skip = sauter passer
lesson-word-parts = chapitres parties
lesson-word-part = chapitre partie
lesson-parts-line = { $number }. { $title }{ $done ->
        [yes] {" "}(fait)
       *[no] {""}
    }
lesson-no-part = Il n’y a pas de chapitre « { $part } » ; choisissez de 1 à { $count }.
lesson-left = Leçon quittée au chapitre { $number }, « { $title } ». Elle reprendra là la prochaine fois.
lesson-left-unkept = Leçon quittée au chapitre { $number }, « { $title } ». Votre progression n’a pas pu être enregistrée ; pour reprendre à ce chapitre : --part { $number }.
lesson-left-elsewhere = Leçon quittée au chapitre { $number }, « { $title } ». La prochaine fois, la leçon reprend au chapitre { $next }. Pour reprendre ici : --part { $number }.
lesson-over = C’est la fin de la leçon.
lesson-list = { $id } : { $title }, environ { $minutes } min, { $done ->
        [one] { $done } chapitre fait
       *[other] { $done } chapitres faits
    } sur { $count }
lesson-what-now = Et maintenant ? Essayez { $name }, qui { $about }. Pour commencer : { $command }
lesson-what-now-measured = Et maintenant ? D’après vos parties, { $name }, qui { $about }, est à peu près de votre force. Pour commencer : { $command }
lesson-part-of-what = Précisez aussi la leçon : soit un jeu, soit une leçon à vous avec --own NOM.
lesson-no-own = Il n’y a pas de leçon « { $name } » dans { $folder }. { $count ->
        [0] Aucune leçon de ce dossier n’est utilisable.
       *[other] Choisissez parmi : { $known }.
    }
lesson-some-refused = { $count ->
        [one] Un fichier de { $folder } n’est pas utilisable comme leçon
       *[other] { $count } fichiers de { $folder } ne sont pas utilisables comme leçons
    } ; la liste dit pourquoi. Vérifiez un fichier corrigé avec : holochess lesson --check FICHIER
lesson-checked = « { $title } » fonctionne du début à la fin : { $parts ->
        [one] { $parts } chapitre
       *[other] { $parts } chapitres
    }, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }.
lesson-flaw = La leçon de { $file } n’est pas utilisable. Ligne { $line } : { $why }
lesson-flaw-name = La leçon de { $file } n’est pas utilisable : un nom de fichier de leçon a au plus { $longest } caractères, tous affichables. Renommez-le.
lesson-flaw-folder = { $folder } a plus de { $most } leçons ; seules les { $most } premières par ordre de nom sont lues.
lesson-flaw-syntax = Ce n’est pas un fichier de leçon : { $why }.
lesson-flaw-game = Il n’y a pas de jeu « { $game } ».
lesson-flaw-level = Ce jeu n’a pas de niveau « { $level } » ; choisissez parmi : { $known }.
lesson-flaw-empty = La leçon n’a aucun chapitre.
lesson-flaw-minutes = « minutes » doit être un nombre entier de 1 à { $most }.
lesson-flaw-id = « { $part } » ne peut pas être l’identifiant d’un chapitre : un identifiant a au plus { $longest } caractères, tous affichables.
lesson-flaw-twice = Deux chapitres ont l’identifiant « { $part } » ; chaque chapitre doit avoir le sien.
lesson-flaw-too-many = { $what ->
        [parts] Une leçon a au plus { $most } chapitres.
        [steps] Les chapitres d’une leçon ont ensemble au plus { $most } étapes.
        [patterns] Une étape a au plus { $most } actions qui la terminent.
        [tries] Une étape a au plus { $most } mauvais essais.
       *[rolls] Une étape a au plus { $most } jets de dés.
    }
lesson-flaw-effort = Essayer toutes les actions de cette leçon prend trop de temps. Mettez moins d’étoiles et moins d’actions, ou divisez-la en deux leçons.
lesson-flaw-language = Il n’y a pas de langue « { $language } » ; choisissez parmi : { $known }.
lesson-flaw-no-words = La leçon ne contient aucun texte.
lesson-flaw-words = Le texte « { $key } » manque dans la langue « { $language } ».
lesson-flaw-long = Le texte « { $key } » a plus de { $longest } caractères.
lesson-flaw-table = Cette position n’est pas possible : { $why }.
lesson-flaw-no-position = La première étape du chapitre « { $part } » doit avoir une position.
lesson-flaw-turn = { $who ->
        [learner] À l’étape « { $say } », l’élève joue, mais ce n’est pas au joueur 1 de jouer.
       *[opponent] À l’étape « { $say } », l’adversaire joue, mais c’est au joueur 1 de jouer, ou à personne.
    }
lesson-flaw-step = Aucune action permise ne termine l’étape « { $say } ».
lesson-flaw-pattern = « { $pattern } » est trop long : une action qui termine une étape a au plus { $longest } caractères et { $stars } étoiles.
lesson-flaw-pattern-unused = Aucune action permise ne correspond à « { $pattern } ».
lesson-flaw-idle = L’élève ne joue pas à l’étape « { $say } » : retirez « wrong », « otherwise », « dice » et « shows ».
lesson-flaw-face = Un dé montre de 1 à 6, pas { $face }.
lesson-flaw-dice-count = À l’étape « { $say } », les règles demandent { $attacker } et { $defender } dés pour le jet { $roll }, mais la leçon en donne { $given } et { $against }.
lesson-flaw-dice-left = L’étape « { $say } » fixe plus de jets ({ $arranged }) qu’elle n’en utilise ({ $fallen }).
lesson-flaw-shows = Une action qui termine l’étape « { $say } » ne montre pas ce qu’annonce « shows ».
lesson-flaw-try-unreadable = « { $action } » ne suit pas la notation de ce jeu : la réponse prévue ne serait jamais affichée.
lesson-flaw-try-ends = « { $action } » termine l’étape ; cette action ne peut donc pas être un mauvais essai.
lesson-flaw-try-legal = « { $action } » est permis ; expliquez avec « why » ce qui ne va pas.
lesson-flaw-try-written = La réponse à « { $action } » ne s’affiche jamais : dans ce jeu, cette action s’écrit { $written }.
lesson-resumed = La leçon reprend au chapitre { $number } ; { $count ->
        [0] aucun chapitre n’est fait
        [one] un chapitre est fait
       *[other] { $count } chapitres sont faits
    }.
lesson-you-play = Vous : { $action }

lesson-holochess-walk = Se déplacer
    .welcome = Bienvenue à la table. Vos créatures sont devant vous, celles de Pip en face. Éliminez les quatre de l’adversaire pour gagner ; ici, chacun commence avec deux. Je suis Oln, et rien ne presse.
    .strider = Une créature avance exactement du nombre de cases de son déplacement, pas moins : le long d’une couronne, d’une couronne à l’autre ou par le centre. Jamais en diagonale, jamais à travers une autre créature ; mais un détour est permis, et des cases proches s’allument aussi. Le Strider sur o3 a un déplacement de 3 : faites-le avancer.
    .strider-first = Le Houjix aura son tour. D’abord le Strider, depuis o3.
    .houjix = C’était une action. Un tour en a deux, à faire toutes les deux, par une créature ou par deux. Le Houjix sur o5 a un déplacement de 1 : avancez-le d’une case.
    .other-piece = Une créature peut faire les deux actions. Mais laissez celle-ci au Houjix, sur o5.
    .turn = Après deux actions, le tour finit de lui-même. Retenez qu’une créature avance exactement du nombre de cases de son déplacement. Une créature rapide ne s’arrête pas toujours où l’on veut.
lesson-holochess-attack = L’attaque : quatre issues
    .near = On n’attaque qu’une créature voisine : approchez-vous d’abord. Menez votre Savrip (déplacement 2) de o4 à une case voisine du Ghhhk sur i6.
    .not-near = Belle marche, mais de là, le Ghhhk n’est pas voisin. Les cases voisines de i6 sont i5, i7, o6 et le centre, d.
    .kill = Attaquez i6. Votre Savrip lance ses 6 dés d’attaque, le Ghhhk ses 3 dés de défense, et on compare les sommes. J’ai arrangé ces dés.
    .attack-now = Plus tard. Pour l’instant, attaquez i6.
    .killed = 20 contre 12 : 8 de plus. À partir de 7, le défenseur est éliminé. Votre Savrip reste où il est.
    .push = La même attaque encore une fois, avec d’autres dés. Attaquez i6.
    .push-where = 17 contre 14 : 3 de plus. De 1 à 6, le défenseur est poussé, et vous choisissez une case voisine libre. Où donc ?
    .counter-push = Voici quelqu’un de difficile à déplacer : le Ng’ok se défend avec 8 dés. Attaquez i6 tout de même.
    .counter-push-where = 15 contre 17 : 2 de moins. De 0 à −6, c’est votre créature qui est poussée, et je choisis où. Ouste !
    .counter-kill = Encore une, et elle fera mal. Votre K’lor’slug attaque avec 7 dés contre 8. Attaquez i6.
    .four = 12 de moins : à −7 ou moins, l’attaquant est éliminé. Voilà les quatre issues. 7 ou plus : vous éliminez le défenseur. De 1 à 6 : vous le poussez. De 0 à −6 : c’est l’attaquant qui est poussé. −7 ou moins : l’attaquant est éliminé. Les chances sont affichées avant chaque attaque.
lesson-holochess-push = Une poussée est une arme
    .idea = Le K’lor’slug frappe fort mais ne se défend qu’avec 3 dés. Votre Molator sur o5 l’éliminerait, mais ne peut pas l’atteindre. Poussez-le donc vers lui : attaquez i4 avec le Savrip.
    .savrip-first = Le Savrip sur i3 d’abord : il attaque i4.
    .where = Le voilà poussé. Choisissez pour lui une case voisine de o5, où se tient votre Molator.
    .out-of-reach = Là, il n’est pas voisin de votre Molator. Choisissez une case qui touche celle du Molator.
    .strike = Le voilà placé. Il vous reste une action : attaquez-le avec le Molator.
    .molator-now = Le Molator attend. Attaquez avec lui.
    .done = Un coup pour le déplacer, un coup pour en finir. Une poussée peut aussi ouvrir un passage, disperser une défense ou envoyer une créature loin de là où elle voudrait être.
lesson-holochess-counter = Retourner la situation
    .look = Un bon défenseur est un piège. Votre Ng’ok sur i5 a 8 dés de défense ; votre Molator attend sur o7. Pip ne résistera pas.
    .attacked = Sept dés ! Qui frappe le premier…
    .where = 15 contre 17 : ce n’est pas assez. Le K’lor’slug de Pip est poussé, et c’est vous qui choisissez où. Mettez-le à côté de votre Molator, sur o7.
    .out-of-reach = Là, votre Molator ne l’atteint pas. Choisissez une case voisine de o7.
    .strike = À vous. Attaquez-le avec le Molator.
    .molator-now = D’abord le Molator : attaquez le K’lor’slug.
    .done = C’était un piège : un bon défenseur, et un bon attaquant à côté. Quand une attaque échoue, l’attaquant va là où vous voulez.
lesson-holochess-duel = Duel à mort
    .last = Il vous reste une créature, à Pip deux. Éliminez le Ghhhk sur i4, et ce sera une contre une.
    .ghhhk-first = Le Ghhhk sur i4 d’abord : attaquez-le.
    .won = Une créature de chaque côté : toutes deux sont allées au centre et ont lancé leur meilleure valeur, attaque ou défense, encore et encore, jusqu’à ce que l’une ait 7 d’avance. D’abord 18 contre 20 : rien de décidé. Puis 22 contre 14 : vous gagnez. Dans un duel, il n’y a rien à décider : entrez-y avec beaucoup de dés.
lesson-holochess-quiet = La trêve
    .clock = Rien ne vous oblige à attaquer. Mais après 20 tours de suite sans attaque, les vôtres et ceux de Pip comptés ensemble, la partie est décidée. Ici, pour aller plus vite, elle l’est après 2. Vous avez deux créatures, Pip une. Déplacez l’une des vôtres.
    .again = Et encore une fois : les deux actions d’un tour sont obligatoires.
    .theirs = Moi non plus, je n’attaque pas !
    .theirs-again = Et on tourne, et on tourne…
    .points = La trêve est finie. Le camp qui a le plus de créatures gagne. À nombre égal, c’est celui qui a la plus grande somme d’attaque et de défense ; si elle est égale aussi, la partie est nulle. Si l’adversaire mène, attaquez avant la fin de la trêve. Vous savez tout. Le reste est affaire de courage.

lesson-groi-first = Le plateau et le premier tour
    .board = Quatre pièces chacun, un coup par tour, pas de dés. Les vôtres sont devant vous, et vous commencez. La couronne extérieure est votre abri : là et au centre, une pièce ne risque rien. Sur la couronne intérieure, elle peut être retirée.
    .straight = Au premier tour de chaque joueur, on sort tout droit : de la couronne extérieure à la case intérieure du même numéro. Sortez une pièce.
    .not-centre = Le centre viendra plus tard. Sortez tout droit, sur la couronne intérieure.
    .theirs = Je sors aussi.
lesson-groi-exits = Les sorties
    .round = Dès le deuxième tour, on peut aussi sortir en diagonale : une ou deux cases plus loin sur la couronne intérieure, si toutes les cases du chemin sont libres. Sortez en diagonale : de o5, vous atteignez i6 ou i7.
    .straight = C’est encore la sortie droite. Sortez en diagonale : vers i6 ou i7, par exemple.
    .round-please = Pas celle-là : sortez en diagonale, de o5 à i6 par exemple.

lesson-dejarik-home = Rentrer
    .back = Une pièce sur la couronne intérieure n’a qu’un coup : rentrer, sur la case extérieure derrière elle. Ramenez i3.
    .this-one = Pas celle-là : ramenez la pièce sur i3.
    .safe = À l’abri. Sortir et rentrer coûte deux tours : ne sortez pas pour rien.
lesson-dejarik-centre = Par le centre
    .in = De la couronne extérieure, une pièce va tout droit au centre, d, par la case intérieure de son numéro si elle est libre. Essayez.
    .to-the-centre = Au centre, s’il vous plaît : de o2 à d, par exemple.
    .theirs = On est bien, là-dedans ?
    .out = Du centre, une pièce va sur toute case extérieure libre dont la case intérieure est libre aussi. En deux tours, elle peut être de l’autre côté. Sortez-la.
    .from-the-centre = Pas celle-là : jouez la pièce sur d.
lesson-dejarik-removal = Retirer
    .kill = Une sortie en diagonale retire la pièce adverse de la case juste devant, et s’arrête là. Une pièce adverse est sur i7. Sortez de o5 de façon à arriver juste devant elle.
    .straight = Une sortie droite ne retire rien : aucune case de la couronne n’est devant elle.
    .this-way = Arrivez sur i6, en diagonale depuis o5 : i7 est alors la case de devant.
    .two = Pièce retirée. Retirez deux pièces adverses et vous gagnez la manche : 2 points.
lesson-dejarik-boost = Les élans
    .boost = Si une sortie en diagonale arrive devant une de vos pièces restée chez elle, celle-ci lui donne un élan de deux cases, si les deux sont libres. Supposons que vous alliez de o1 à i2 : derrière i2 se tient votre pièce o2. Où finirez-vous ? Jouez de o1 à i4. Ou trouvez la pièce qui prend deux élans.
    .not-boosted = Pas d’élan là. Essayez de o1 à i4, ou de o2 à i7.
    .must = L’élan est obligatoire. Une de vos pièces chez elle peut donc aussi vous porter où vous ne vouliez pas aller.

lesson-groi-line = Les alignements
    .four = Quatre de vos pièces côte à côte sur la couronne intérieure gagnent la manche : 3 points. Les vôtres sont sur i1, i2 et i3. Complétez l’alignement.
    .gap = Il reste un trou : il manque une pièce sur i4.
    .points = Trois points. Trois pièces alignées comptent 1 point, mais seulement s’il ne vous en reste que trois. Si la même position se présente trois fois, la manche est nulle. Une partie va jusqu’à 12 points.

lesson-revised-exits = Le plateau et les sorties
    .board = Quatre pièces chacun, un coup par tour, pas de dés. Les vôtres sont devant vous, et vous commencez. La couronne extérieure est votre abri : là et au centre, une pièce ne risque rien. Sur la couronne intérieure, elle peut être retirée.
    .round = On sort tout droit, de la couronne extérieure à la case intérieure du même numéro, ou en diagonale, une ou deux cases plus loin, d’un côté ou de l’autre, si toutes les cases du chemin sont libres. Sortez une pièce.
    .not-centre = Le centre viendra plus tard. Sortez sur la couronne intérieure.
    .theirs = Je sors aussi.
lesson-revised-line = Les alignements
    .three = Trois de vos pièces côte à côte sur la couronne intérieure gagnent 1 point, quatre en gagnent 3. Les vôtres sont sur i1 et i2. Complétez l’alignement de trois.
    .gap = Il reste un trou : il manque une pièce sur i3.
    .points = Un point. Quatre pièces en auraient rapporté trois : voyez si cela vaut la peine d’attendre. Si la même position se présente trois fois, la manche est nulle.

lesson-demeter-slide = Chez soi : glisser
    .board = Huit pions chacun. Votre camp est la moitié des colonnes e à h. Amenez un pion sur l’un des deux buts de l’autre camp, a4 ou a5, et vous gagnez.
    .slide = Dans son camp, un pion glisse aussi loin qu’il veut le long d’une rangée ou d’une colonne, mais ni par-dessus un pion, ni au-delà de la ligne du milieu, ni sur vos propres buts. Glissez un pion.
lesson-demeter-jump = Sauts et enchaînements
    .jump = Partout, un pion peut sauter : par-dessus un pion voisin de sa couleur, dans l’une des huit directions, sur la case libre juste derrière. Un saut franchit le milieu. Sautez avec f4 par-dessus e4.
    .over = Sautez par-dessus e4 avec le pion f4 : il arrive sur d4.
    .chain = Un saut peut en suivre un autre : de g6 par-dessus f5, puis par-dessus d4. Jouez-le en un coup.
    .further = C’est le premier saut. On peut s’arrêter là ; mais continuez cette fois par-dessus d4.
    .this-one = Pas celui-là : sautez avec le pion sur g6, par-dessus f5 et par-dessus d4.
lesson-demeter-away = Loin de chez soi
    .away = Dans l’autre camp, un pion ne peut que sauter. Votre pion sur c4 n’a aucun pion à côté de lui. Essayez de le déplacer, ou déplacez-en un autre.
    .stranded = Un pion parti seul en avant reste bloqué là jusqu’à ce que d’autres le rejoignent. Rien n’est jamais pris ; ce qui compte, c’est le pont.
lesson-demeter-goal = Le but
    .goal = Votre pont est prêt : f5, d4, b3, a3. Menez g6 jusqu’au but a4.
    .almost = Presque ! L’enchaînement continue : par-dessus a3 jusqu’à a4.
    .won = Un pion sur un but : la partie est à vous. Surveillez vos propres buts, h4 et h5, de la même façon.

lesson-chinese-step = Pas et sauts
    .board = Dix pions chacun. Les vôtres sont dans le triangle devant vous ; remplissez le triangle d’en face avant les autres. Rien n’est jamais retiré.
    .step = Un pion par tour. Il peut faire un pas vers un trou voisin libre. Faites un pas avec un pion de la rangée d.
    .one-step = C’est un saut, que nous verrons ensuite. Faites d’abord un pas : de la rangée d à la rangée e.
    .theirs = Premier arrivé, premier servi !
    .hop = Ou il saute par-dessus un pion voisin de n’importe quel joueur, dans le trou libre juste derrière. Sautez avec un pion de la rangée c par-dessus la rangée d.
    .over-one = C’est un pas. Sautez de la rangée c par-dessus un pion de la rangée d.
lesson-chinese-chain = Les enchaînements
    .chain = Un saut peut en suivre un autre, tant qu’il y a un pion par-dessus lequel sauter. De d1 par-dessus e6, puis par-dessus g6 : jouez-le en un coup.
    .further = C’est le premier saut. On peut s’arrêter là ; mais continuez cette fois par-dessus g6.
    .this-one = Pas celui-là : sautez avec le pion sur d1, par-dessus e6 et par-dessus g6, jusqu’à h6.
    .ladder = Quatre rangées en un coup. Bâtissez des échelles pour vos derniers pions, et servez-vous de celles des autres.
lesson-chinese-target = L’arrivée
    .swap = Un autre joueur occupe votre triangle d’arrivée ? Là où vous arriveriez sur son pion, vous pouvez l’échanger avec le vôtre. Votre pion sur m6 est au bord : échangez-le avec celui de n1.
    .change-places = Pas celui-là : échangez le pion sur m6 avec celui de n1.
    .home = L’autre pion est allé là d’où venait le vôtre. Un pion arrivé à destination y reste. À trois joueurs et plus, aucun coup ne finit dans les triangles des autres.
lesson-groi-three = Trois alignées
    .three = Quand il ne vous reste que trois pièces, leur alignement rapporte 1 point. Vous n’avez plus que celles-ci : complétez l’alignement.
    .gap = Il reste un trou en i3.
    .why = Un point, avec les trois dernières. Avec quatre pièces, trois alignées ne valent rien selon ces règles ; un camp qui a perdu une pièce a donc encore une chance.
lesson-dejarik-repetition = Triple répétition
    .home = Regardez la position : elle se présente pour la première fois. Ramenez la pièce sur i5.
    .this-one = Pas celle-là : ramenez la pièce sur i5.
    .theirs = Alors je rentre aussi.
    .out = Et ressortez tout droit, vers i5.
    .straight = Sortez tout droit, de o5 à i5.
    .second = De nouveau dehors. C’est la même position pour la deuxième fois.
    .once-more = Encore la même chose : ramenez i5.
    .theirs-again = Comme vous voulez.
    .out-again = Et ressortez, vers i5.
    .third = Et voilà la troisième fois.
    .drawn = La même position se présente pour la troisième fois, et c’est au même joueur de jouer : la manche est nulle. Au Dejarik classique, chacun reçoit un point ; au Dejarik révisé, personne. Si votre position est la meilleure, n’en arrivez pas là.
lesson-dejarik-match = Une partie aux points
    .four = Une partie aux points se joue en plusieurs manches ; le premier à 12 points la gagne. Complétez l’alignement : il vaut 3 points.
    .gap = Il reste un trou : il manque une pièce sur i3.
    .next = Vous avez trois points. La manche suivante a déjà commencé, et les places sont échangées : le joueur qui commençait joue maintenant en second.
    .won = Les points s’ajoutent de manche en manche : 3 pour un alignement de quatre, 2 pour deux pièces retirées, 1 pour un alignement de trois. Une partie peut aussi se jouer pour des crédits, ou en une seule manche : cela se choisit avant de commencer.
lesson-chinese-triangles = Où un pion ne reste pas
    .home = Votre pion sur n2 est arrivé, dans le triangle d’en face. Il n’en sort plus : chacun de ses coups reste dans ce triangle. Essayez de l’en sortir, ou déplacez-le à l’intérieur.
    .this-one = Pas celui-là : déplacez le pion sur n2 dans son triangle.
    .foreign = Maintenant, on joue à trois. Chacun a un départ et une arrivée ; ici, les triangles qui ne sont pas à vous appartiennent tous à d’autres joueurs. Un pion ne peut pas y terminer son coup : j1 est un de ces trous. Jouez j2 ailleurs.
    .that-one = Pas celui-là : jouez le pion sur j2.
    .through = Sauter à travers un tel triangle est permis, si le coup ne s’y termine pas. Et quand on joue à deux, les quatre triangles des côtés n’appartiennent à aucun joueur : un pion peut y rester.

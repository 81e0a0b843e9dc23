# Les leçons : un message par chapitre avec son titre ; ses attributs sont ce qui est dit, et les réponses aux essais manqués.

lesson-not-now = Cela peut se jouer, mais cette étape parle d’autre chose. Relisez le texte, ou demandez un conseil.
lesson-hint = { $action } convient.
lesson-dice-arranged = Les dés de cette étape sont arrangés : ils tombent comme la leçon en a besoin. Dans une partie, personne ne peut le faire.
lesson-heading = { $game } : une leçon d’environ { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
lesson-part = Chapitre { $number } sur { $count } : { $title }
lesson-how-to = Tapez une action, par exemple { $game ->
        [holochess] o3-i3 (marche), i5xi6 (attaque) ou >d (pousse là)
       *[other] { $action }
    }, ou : suite, conseil, plateau, actions, sauter (ce chapitre), chapitres, chapitre 2, quitter. Ce que vous avez fait est retenu.
lesson-go-on = (Entrée : continuer)
lesson-word-go = suite suivant continuer
lesson-word-skip = sauter passer
lesson-word-parts = chapitres parties
lesson-word-part = chapitre partie
lesson-parts-line = { $number }. { $title }{ $done ->
        [yes] {" "}(fait)
       *[no] {""}
    }
lesson-no-part = Il n’y a pas de chapitre « { $part } » ; il y en a de 1 à { $count }.
lesson-left = Leçon quittée au chapitre { $number }, « { $title } ». Elle reprendra là la prochaine fois.
lesson-left-unkept = Leçon quittée au chapitre { $number }, « { $title } ». Votre progression n’a pas pu être conservée ; reprenez là avec : --part { $number }.
lesson-left-elsewhere = Leçon quittée au chapitre { $number }, « { $title } ». La prochaine fois, la leçon reprend au chapitre { $next }. Pour reprendre ici : --part { $number }.
lesson-over = C’était la leçon.
lesson-list = { $id } : { $title }, environ { $minutes } min, { $done ->
        [one] { $done } chapitre fait
       *[other] { $done } chapitres faits
    } sur { $count }
lesson-what-now = Et maintenant ? { $name } est l’adversaire qu’il faut pour une première partie : { $about }. Pour commencer : { $command }
lesson-what-now-measured = Et maintenant ? D’après vos parties, { $name } est à peu près de votre force : { $about }. Pour commencer : { $command }
lesson-part-of-what = Dites de quelle leçon : un jeu, ou une des vôtres avec --own NOM.
lesson-no-own = Il n’y a pas de leçon « { $name } » dans { $folder }. { $count ->
        [0] Ce dossier n’a aucune leçon qui puisse être suivie.
       *[other] Choisissez parmi : { $known }.
    }
lesson-some-refused = { $count ->
        [one] Un fichier de { $folder } ne donne
       *[other] { $count } fichiers de { $folder } ne donnent
    } pas de leçon ; la liste dit pourquoi. Essayez un fichier corrigé avec : holochess lesson --check FICHIER
lesson-checked = « { $title } » peut être suivie jusqu’au bout : { $parts ->
        [one] { $parts } chapitre
       *[other] { $parts } chapitres
    }, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }.
lesson-flaw = La leçon de { $file } ne peut pas être suivie. Ligne { $line } : { $why }
lesson-flaw-name = La leçon de { $file } ne peut pas être suivie : le nom de son fichier a au plus { $longest } caractères, qui peuvent tous être affichés. Renommez-le.
lesson-flaw-folder = { $folder } a plus de { $most } leçons ; les { $most } premières dans l’ordre des noms sont lues.
lesson-flaw-syntax = Ce n’est pas le fichier d’une leçon : { $why }.
lesson-flaw-game = Il n’y a pas de jeu « { $game } ».
lesson-flaw-level = Aucun niveau de ce jeu ne s’appelle « { $level } » ; il y a { $known }.
lesson-flaw-empty = Elle n’a aucun chapitre.
lesson-flaw-minutes = « minutes » est un nombre entier de 1 à { $most }.
lesson-flaw-id = « { $part } » ne peut pas être l’identifiant d’un chapitre : un identifiant a au plus { $longest } caractères, qui peuvent tous être affichés.
lesson-flaw-twice = Deux chapitres ont l’identifiant « { $part } » ; à chacun le sien.
lesson-flaw-too-many = { $what ->
        [parts] Une leçon a au plus { $most } chapitres.
        [steps] Les chapitres d’une leçon ont ensemble au plus { $most } étapes.
        [patterns] Une étape a au plus { $most } actions qui la terminent.
        [tries] Une étape a au plus { $most } essais faux.
       *[rolls] Une étape a au plus { $most } jets de dés.
    }
lesson-flaw-effort = Essayer toutes les actions de cette leçon prend trop de temps. Écrivez moins d’étoiles et moins d’actions, ou faites-en deux leçons.
lesson-flaw-language = Il n’y a pas ici de langue « { $language } » ; il y a { $known }.
lesson-flaw-no-words = Elle n’a pas de mots : rien ne peut y être dit.
lesson-flaw-words = Dans la langue « { $language } », ces mots manquent : « { $key } ».
lesson-flaw-long = Les mots « { $key } » ont plus de { $longest } caractères.
lesson-flaw-table = Cette position ne peut pas être posée sur la table : { $why }.
lesson-flaw-no-position = Le chapitre « { $part } » doit commencer par une position à sa première étape.
lesson-flaw-turn = { $who ->
        [learner] À l’étape « { $say } », l’élève joue, mais ce n’est pas le tour de la première place.
       *[opponent] À l’étape « { $say } », l’adversaire joue, mais c’est le tour de la première place, ou d’aucune.
    }
lesson-flaw-step = Rien de permis ne termine l’étape « { $say } ».
lesson-flaw-pattern = « { $pattern } » est trop long : une action qui termine une étape a au plus { $longest } caractères et { $stars } étoiles.
lesson-flaw-pattern-unused = Aucune action permise n’est comme « { $pattern } ».
lesson-flaw-idle = Personne n’essaie rien à l’étape « { $say } » : retirez « wrong », « otherwise », « dice » et « shows ».
lesson-flaw-face = Un dé montre de 1 à 6, pas { $face }.
lesson-flaw-dice-count = À l’étape « { $say } », les règles demandent { $attacker } et { $defender } dés pour le jet { $roll }, et la leçon en donne { $given } et { $against }.
lesson-flaw-dice-left = L’étape « { $say } » arrange plus de jets ({ $arranged }) qu’il n’en tombe ({ $fallen }).
lesson-flaw-shows = Une action qui termine l’étape « { $say } » ne montre pas ce que dit « shows ».
lesson-flaw-try-unreadable = « { $action } » n’est pas écrit comme une action de ce jeu ; sa réponse ne serait jamais entendue.
lesson-flaw-try-ends = « { $action } » termine l’étape ; ce n’est donc pas un essai faux.
lesson-flaw-try-legal = « { $action } » est permis ; dites donc par « why » ce qui ne va pas.
lesson-flaw-try-written = « { $action } » ne reçoit pas sa réponse ; le jeu écrit cette action { $written }.
lesson-resumed = La leçon reprend au chapitre { $number } ; { $count ->
        [0] aucun chapitre n’est fait
        [one] un chapitre est fait
       *[other] { $count } chapitres sont faits
    }.
lesson-you-play = Vous : { $action }

lesson-holochess-walk = Marcher
    .welcome = Bienvenue à la table. Vos créatures sont au sud, celles de Pip au nord. Qui détruit les quatre de l’autre gagne ; ici, nous commençons avec deux chacun. Je suis Oln, et rien ne presse.
    .strider = Une créature marche d’exactement autant de cases que son déplacement, pas moins, le long d’une couronne, d’une couronne à l’autre ou par le centre. Jamais en diagonale, jamais à travers quelqu’un ; mais on peut faire un détour, et des cases proches s’allument aussi. Le Strider sur o3 a un déplacement de 3 : faites-le marcher.
    .strider-first = Le Houjix aura son tour. D’abord le Strider, depuis o3.
    .houjix = C’était une action. Un tour en a deux, à faire toutes les deux, par une créature ou par deux. Le Houjix sur o5 a un déplacement de 1 : avancez-le d’une case.
    .other-piece = Une créature peut faire les deux actions. Mais laissez celle-ci au Houjix, sur o5.
    .turn = Deux actions, et le tour finit de lui-même. Retenez : exactement le déplacement. Une créature rapide ne s’arrête pas toujours où l’on veut.
lesson-holochess-attack = L’attaque : quatre issues
    .near = On attaque une voisine. Approchez donc : menez votre Savrip, déplacement 2, de o4 à une case voisine du Ghhhk sur i6.
    .not-near = Belle marche, mais de là le Ghhhk n’est pas voisin. Les voisines de i6 sont i5, i7, o6 et le centre, d.
    .kill = Attaquez i6. Le Savrip lance ses 6 dés d’attaque, le Ghhhk ses 3 dés de défense, et on compare les sommes. J’ai arrangé ces dés.
    .attack-now = Plus tard. Pour l’instant, attaquez i6.
    .killed = 20 contre 12 : huit de plus. À partir de 7, le défenseur est détruit. Votre Savrip reste où il est.
    .push = La même attaque encore une fois, avec d’autres dés. Attaquez i6.
    .push-where = 17 contre 14 : trois de plus. De 1 à 6, le défenseur est poussé, et vous choisissez la case voisine libre. Où donc ?
    .counter-push = Voici quelqu’un de difficile à déplacer : Ng’ok se défend avec 8 dés. Attaquez i6 tout de même.
    .counter-push-where = 15 contre 17 : deux de moins. De 0 à −6, c’est votre créature qui est poussée, et je choisis où. Ouste !
    .counter-kill = Encore une, et elle fera mal. Votre K’lor’slug attaque avec 7 dés contre 8. Attaquez i6.
    .four = Douze de moins : à −7 ou moins, l’attaquant est détruit. Voilà les quatre : 7 ou plus, vous détruisez. De 1 à 6, vous poussez. De 0 à −6, vous êtes poussé. −7 ou moins, vous êtes détruit. Les chances sont montrées avant chaque attaque.
lesson-holochess-push = Une poussée est une arme
    .idea = K’lor’slug frappe fort et ne se défend qu’avec 3 dés. Votre Molator sur o5 le détruirait, mais il ne l’atteint pas. Poussez-le donc vers lui : attaquez i4 avec le Savrip.
    .savrip-first = Le Savrip sur i3 d’abord : il attaque i4.
    .where = Poussé. Mettez-le à côté de votre Molator, sur o5.
    .out-of-reach = Là, il n’est pas voisin de votre Molator. Choisissez une case qui le touche.
    .strike = Le voilà placé. Il vous reste une action : attaquez-le avec le Molator.
    .molator-now = Le Molator attend. Attaquez avec lui.
    .done = Un coup pour le déplacer, un coup pour en finir. Une poussée ouvre aussi un passage, défait une garde ou envoie quelqu’un loin de chez lui.
lesson-holochess-counter = Retourner une attaque
    .look = Un bon défenseur est un piège. Votre Ng’ok sur i5 a 8 dés de défense ; votre Molator attend sur o7. Pip ne résistera pas.
    .attacked = Sept dés ! Qui frappe le premier…
    .where = 15 contre 17. C’était trop peu : son K’lor’slug est poussé, et c’est vous qui choisissez où. Mettez-le à côté de votre Molator, sur o7.
    .out-of-reach = Là, votre Molator ne l’atteint pas. Choisissez une voisine de o7.
    .strike = À vous. Attaquez-le avec le Molator.
    .molator-now = D’abord le Molator : attaquez le K’lor’slug.
    .done = C’était un piège : un bon défenseur, et un bon attaquant à côté. Qui frappe trop court va là où vous voulez.
lesson-holochess-duel = À mort
    .last = Il vous reste une créature, à Pip deux. Détruisez le Ghhhk sur i4, et ce sera une contre une.
    .ghhhk-first = Le Ghhhk sur i4 d’abord : attaquez-le.
    .won = Une créature de chaque côté : toutes deux sont allées au centre et ont lancé leur meilleure valeur, attaque ou défense, encore et encore, jusqu’à ce que l’une ait 7 d’avance. D’abord 18 contre 20 : rien. Puis 22 contre 14 : vous gagnez. Dans un duel, personne ne décide rien : entrez-y avec beaucoup de dés.
lesson-holochess-quiet = L’horloge calme
    .clock = Personne n’est obligé d’attaquer. Mais après 20 tours de suite sans attaque, les vôtres et ceux de Pip comptés ensemble, la partie se décide ; ici, pour aller plus vite, après 2. Vous avez deux créatures, Pip une. Déplacez qui vous voulez.
    .again = Et encore une fois : les deux actions d’un tour se font.
    .theirs = Moi non plus, je n’attaque pas !
    .theirs-again = Et on tourne, et on tourne…
    .points = L’horloge est arrivée au bout. Qui a le plus de créatures gagne ; à égalité, la plus grande somme d’attaque et de défense ; sinon, c’est une partie nulle. Qui est mené doit attaquer à temps. Vous savez tout. Le reste est du courage.

lesson-groi-first = Le plateau et le premier tour
    .board = Quatre pions chacun, un coup par tour, pas de dés. Les vôtres sont au sud, et vous commencez. La couronne extérieure est le chez-soi, le centre s’appelle Dejarik : aux deux endroits, un pion ne risque rien. Sur la couronne intérieure, il peut être retiré.
    .straight = Au premier tour de chacun, une sortie va tout droit : de la couronne extérieure à la case intérieure du même numéro. Sortez.
    .not-centre = Le centre viendra plus tard. Sortez tout droit, sur la couronne intérieure.
    .theirs = Je sors aussi.
lesson-groi-exits = Les sorties
    .round = Dès le deuxième tour, une sortie peut aussi suivre la couronne : une ou deux cases plus loin, si toutes les cases du chemin sont libres. Sortez un pion en suivant la couronne : o5 atteint i6 ou i7.
    .straight = C’est encore la sortie droite. Suivez la couronne : i6 ou i7, par exemple.
    .round-please = Une autre : une sortie qui suit la couronne, comme o5-i6.

lesson-dejarik-home = Rentrer
    .back = Un pion sur la couronne intérieure n’a qu’un coup : rentrer, sur la case extérieure derrière lui. Ramenez i3.
    .this-one = Il s’agit du pion sur i3 : ramenez-le.
    .safe = À l’abri. Sortir et rentrer coûte deux tours : ne sortez pas pour rien.
lesson-dejarik-centre = Par le centre
    .in = De la couronne extérieure, un pion va tout droit au centre, d, par la case intérieure de son numéro si elle est libre. Faites-le.
    .to-the-centre = Au centre, s’il vous plaît : o2-d, par exemple.
    .theirs = On est bien, là-dedans ?
    .out = Du centre, un pion va sur toute case extérieure libre dont la case intérieure est libre. En deux tours, il est de l’autre côté. Sortez.
    .from-the-centre = Prenez le pion sur d.
lesson-dejarik-removal = Retirer
    .kill = Une sortie qui suit la couronne retire le pion adverse de la case juste devant, et s’arrête avant elle. Un pion adverse est sur i7. Sortez de o5 de façon à arriver juste devant lui.
    .straight = Une sortie droite ne retire personne : elle n’a pas de « devant ».
    .this-way = Arrivez sur i6, depuis o5, en suivant la couronne : i7 est alors la case de devant.
    .two = Retiré. Deux pions adverses retirés gagnent la manche : 2 points.
lesson-dejarik-boost = Les élans
    .boost = Si une sortie qui suit la couronne arrive devant un de vos pions resté chez lui, il lui donne un élan de deux cases, si les deux sont libres. De o1 vers i2 : derrière i2 se tient votre o2. Où finirez-vous ? Jouez o1-i4. Ou trouvez le pion qui prend deux élans.
    .not-boosted = Pas d’élan là. Essayez o1-i4, ou o2-i7.
    .must = Un élan possible est obligatoire. Un de vos pions chez lui peut donc aussi vous porter où vous ne vouliez pas aller.

lesson-groi-line = Les alignements
    .four = Quatre de vos pions côte à côte sur la couronne intérieure gagnent la manche : 3 points. Les vôtres sont sur i1, i2 et i3. Complétez.
    .gap = Il reste un trou. Il manque la case i4.
    .points = Trois points. Trois pions alignés comptent 1 point, mais seulement s’il ne vous en reste que trois. La troisième fois d’une position est nulle. Une partie va jusqu’à 12 points.

lesson-revised-exits = Le plateau et les sorties
    .board = Quatre pions chacun, un coup par tour, pas de dés. Les vôtres sont au sud, et vous commencez. La couronne extérieure est le chez-soi, le centre s’appelle Dejarik : aux deux endroits, un pion ne risque rien. Sur la couronne intérieure, il peut être retiré.
    .round = Une sortie va de la couronne extérieure à la case intérieure du même numéro, ou une ou deux cases plus loin sur la couronne, d’un côté ou de l’autre, si toutes les cases du chemin sont libres. Sortez un pion.
    .not-centre = Le centre viendra plus tard. Sortez sur la couronne intérieure.
    .theirs = Je sors aussi.
lesson-revised-line = Les alignements
    .three = Trois de vos pions côte à côte sur la couronne intérieure gagnent 1 point, quatre en gagnent 3. Les vôtres sont sur i1 et i2. Mettez-en trois.
    .gap = Il reste un trou. Il manque la case i3.
    .points = Un point. Avec quatre, c’en était trois : voyez si attendre vaut la peine. La troisième fois d’une position est nulle.

lesson-demeter-slide = Chez soi : glisser
    .board = Huit pions chacun. Votre camp est la moitié droite, les colonnes e à h. Amenez un pion sur l’un des deux buts de l’autre camp, a4 ou a5, et vous avez gagné.
    .slide = Dans son camp, un pion glisse le long d’une rangée ou d’une colonne, aussi loin qu’il veut : pas par-dessus des pions, pas par-dessus la ligne du milieu, pas sur vos propres buts. Glissez un pion.
lesson-demeter-jump = Sauts et chaînes
    .jump = Partout, un pion peut sauter : par-dessus un pion voisin de sa couleur, dans l’une des huit directions, sur la case libre juste derrière. Un saut franchit le milieu. Sautez avec f4 par-dessus e4.
    .over = Sautez par-dessus e4 avec le pion f4 : il arrive sur d4.
    .chain = Un saut peut en suivre un autre. De g6 par-dessus f5, puis par-dessus d4 : où arrivez-vous ? N’écrivez que le départ et l’arrivée.
    .further = C’est le premier saut. On peut s’arrêter là ; mais continuez cette fois par-dessus d4.
    .this-one = Il s’agit du pion sur g6 : par-dessus f5 et par-dessus d4.
lesson-demeter-away = Loin de chez soi
    .away = Dans l’autre camp, un pion ne peut que sauter. Votre pion sur c4 n’a personne à côté de lui. Essayez de le déplacer, ou déplacez-en un autre.
    .stranded = Un pion parti seul en avant reste là jusqu’à ce qu’on vienne. Rien n’est jamais pris ; ce qui compte, c’est le pont.
lesson-demeter-goal = Le but
    .goal = Votre pont est prêt : f5, d4, b3, a3. Menez g6 jusqu’au but a4.
    .almost = Presque ! La chaîne continue : par-dessus a3 jusqu’à a4.
    .won = Un pion sur un but : la partie est à vous. Surveillez vos propres buts, h4 et h5, de la même façon.

lesson-chinese-step = Pas et bonds
    .board = Dix pions chacun. Les vôtres sont au sud ; qui remplit le premier avec les siens le triangle d’en face a gagné. Rien n’est jamais retiré.
    .step = Un pion par tour. Il peut faire un pas vers un trou voisin libre. Faites un pas avec un pion de la rangée d.
    .one-step = C’est un bond, et cela vient après. D’abord un pas : de la rangée d à la rangée e.
    .theirs = Premier arrivé, premier servi !
    .hop = Ou il bondit par-dessus un pion voisin, à qui qu’il soit, dans le trou libre juste derrière. Bondissez avec un pion de la rangée c par-dessus la rangée d.
    .over-one = C’est un pas. Bondissez de la rangée c par-dessus un pion de la rangée d.
lesson-chinese-chain = Les chaînes
    .chain = Un bond peut en suivre un autre, tant qu’il y a par-dessus qui bondir. De d1 par-dessus e6, puis par-dessus g6 : jouez-le en un coup.
    .further = C’est le premier bond. On peut s’arrêter là ; mais continuez cette fois par-dessus g6.
    .this-one = Il s’agit du pion sur d1 : par-dessus e6, par-dessus g6, jusqu’à h6.
    .ladder = Quatre rangées en un coup. Bâtissez des échelles pour vos derniers pions, et servez-vous de celles des autres.
lesson-chinese-target = L’arrivée
    .swap = Quelqu’un occupe votre triangle d’arrivée ? Là où vous arriveriez sur le pion d’un autre, vous pouvez changer de place avec lui : cela s’écrit avec =. Votre pion sur m6 est au bord ; changez de place avec n1.
    .change-places = Changez de place depuis m6 : m6=n1.
    .home = L’autre pion est allé d’où venait le vôtre. Un pion arrivé y reste. À trois et plus, personne ne finit un coup dans les triangles des autres.
lesson-groi-three = Trois en ligne
    .three = Qui n’a plus que trois pions marque 1 point avec une ligne de ces trois-là. Il ne vous reste que ceux-ci : complétez la ligne.
    .gap = Cela laisse un trou. Il manque la case i3.
    .why = Un point, avec les trois derniers. Avec quatre pions, trois en ligne ne valent rien selon ces règles : un camp qui a perdu un pion a donc de quoi jouer.
lesson-dejarik-repetition = La troisième fois
    .home = Regardez la position : elle compte pour la première fois. Ramenez i5 à la maison.
    .this-one = C’est le pion en i5 : ramenez-le à la maison.
    .theirs = Alors je rentre aussi.
    .out = Et de nouveau tout droit dehors, vers i5.
    .straight = Tout droit dehors, de o5 à i5.
    .second = De nouveau dehors. C’est la même position pour la deuxième fois.
    .once-more = Encore la même chose : i5 à la maison.
    .theirs-again = Comme vous voulez.
    .out-again = Et de nouveau dehors, vers i5.
    .third = Et la troisième fois.
    .drawn = La même position, avec le même camp au trait, pour la troisième fois : la partie est nulle. Selon les règles de Groï chacun reçoit un point, selon les règles révisées personne. Qui est mieux placé ne devrait pas en arriver là.
lesson-dejarik-match = Un match aux points
    .four = Un match aux points se joue en plusieurs parties ; qui arrive le premier à 12 points le gagne. Complétez la ligne : elle en vaut 3.
    .gap = Cela laisse un trou. Il manque la case i3.
    .next = Trois points sont à vous. La partie suivante a déjà commencé, les camps ont changé : qui jouait en premier joue maintenant en second.
    .won = Les points s’ajoutent de partie en partie : une ligne de quatre 3, deux pions retirés 2, une ligne de trois 1. Un match peut aussi se jouer pour des mises, ou en une seule partie : cela se choisit avant de commencer.
lesson-chinese-triangles = Où un pion ne reste pas
    .home = Votre pion en n2 est arrivé, dans le triangle d’en face. Il n’en sort plus : chacun de ses coups reste dans ce triangle. Essayez de l’en sortir, ou déplacez-le à l’intérieur.
    .this-one = C’est le pion en n2 : déplacez-le dans son triangle.
    .foreign = Maintenant, on joue à trois. Chacun a un départ et un but ; ici, les triangles autres que vos deux sont le départ ou le but de quelqu’un. Un pion n’y termine pas son coup : j1 est un tel trou. Jouez j2 ailleurs.
    .that-one = C’est le pion en j2.
    .through = Sauter à travers un tel triangle est permis, si le coup ne s’y termine pas. Et quand on joue à deux, les quatre triangles des côtés ne sont à personne : un pion peut y rester.

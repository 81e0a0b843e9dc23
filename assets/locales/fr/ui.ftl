# L’interface : écrans, affichage à la table, questions, touches.

ui-tagline = Cinq jeux, une table de lumière
ui-player = Joueur { $number }

ui-key-enter = Entrée
ui-key-escape = Échap
ui-key-space = Espace
ui-key-arrows = Flèches

ui-on = Oui
ui-off = Non
ui-back = Retour

# Titre
ui-title-continue = Continuer
ui-title-waiting = { $game } : { $who }, tour { $turn }
ui-title-evening = Soirée { $number }
ui-title-several = { $count } joueurs
ui-title-play = Jouer
ui-title-showcase = Créatures
ui-title-how-to = Règles en bref
ui-title-settings = Réglages
ui-title-credits = Crédits
ui-title-quit = Quitter
ui-title-fan-made = Œuvre d’amateurs, non officielle

# Mise en place
ui-setup-friend = Un ami
ui-setup-friend-style = joue à cette table, sur cette machine
ui-setup-opponent = { $name } { $style }.
ui-setup-seat = Votre place
ui-setup-seat-drawn = Au sort
ui-quiet-clock = Horloge calme
ui-setup-your-name = Votre nom
ui-setup-friend-name = Nom de l’adversaire
ui-setup-dice = Dés
ui-setup-dice-fresh = Au hasard
ui-setup-dice-seed = D’une graine
ui-setup-seed = Graine
ui-setup-seed-hint = laissez vide pour des dés au hasard
ui-setup-seed-note = La même graine redonne la même donne et les mêmes dés. Celle de chaque partie est montrée à sa fin.
ui-setup-level = Adversaire
ui-setup-level-rating = classement { $rating }
ui-setup-level-chosen = De mon choix
ui-setup-level-nearest = À ma mesure
ui-setup-unrated = Pas encore classé
ui-setup-unrated-why = Seul contre un ordinateur : la partie compte, jouée jusqu’au bout sans coup repris
ui-setup-rating =
    { $matches ->
        [one] Votre classement : { $rating } ± { $deviation }, après { $matches } partie
       *[other] Votre classement : { $rating } ± { $deviation }, après { $matches } parties
    }
ui-setup-no-seed = Une graine est un nombre entier, ou les 64 chiffres et lettres a–f d’une graine déjà montrée.
ui-setup-no-randomness = Ce système ne donne pas de nombres aléatoires. Saisissez une graine de votre choix.
ui-setup-start = Prendre place

# À la table
ui-turn-dealing = La donne
ui-turn-placing = Placement
ui-turn-places-yours = À vous de placer
ui-turn-places = { $name } place une créature
ui-turn-yours = À vous de jouer
ui-turn-of = À { $name } de jouer
ui-turn-past = Retour en arrière
ui-turn-pushes = { $name } repousse
ui-turn-thinking = { $name } réfléchit
ui-turn-duel = À mort
ui-turn-over = C’est fini
ui-turn-actions =
    { $count ->
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
ui-turn-number = tour { $turn }
ui-role-computer = ordinateur
ui-card-class = { $class } · { $owner }
ui-card-attack = Attaque
ui-card-defence = Défense
ui-card-movement = Mouvement
ui-card-lost = Détruite
ui-odds-defends =
    { $dice ->
        [one] défend, { $dice } dé
       *[other] défend, { $dice } dés
    }
ui-odds-or = ou { $piece }
ui-odds-attacks =
    { $dice ->
        [one] { $dice } dé, attaque
       *[other] { $dice } dés, attaque
    }
ui-outcome-kill = Mise à mort
ui-outcome-push = Poussée
ui-outcome-counter-push = Contre-poussée
ui-outcome-counter-kill = Contre-mise à mort
ui-clock-warning =
    { $turns ->
        [one] Dernier tour pour attaquer
       *[other] Plus que { $turns } tours pour attaquer
    }
ui-clock-else-you = Sans attaque, vous gagnez aux points
ui-clock-else-leader = Sans attaque, { $name } gagne aux points
ui-clock-else-draw = Sans attaque, la partie est nulle
ui-clock-you =
    { $turns ->
        [one] Si personne n’attaque à ce tour, vous gagnez aux points
       *[other] Si personne n’attaque pendant { $turns } tours, vous gagnez aux points
    }
ui-clock-leader =
    { $turns ->
        [one] Si personne n’attaque à ce tour, { $name } gagne aux points
       *[other] Si personne n’attaque pendant { $turns } tours, { $name } gagne aux points
    }
ui-clock-draw =
    { $turns ->
        [one] Si personne n’attaque à ce tour, la partie est nulle
       *[other] Si personne n’attaque pendant { $turns } tours, la partie est nulle
    }
ui-cell-d = centre
ui-log-resigned = abandonne
ui-log-passed = passe
ui-last-clash = Dernier combat
ui-legend-path = trajet
ui-legend-reach = portée
ui-legend-target = cible
ui-legend-push = pousser ici
ui-prompt-piece = Choisissez une créature
ui-prompt-target = { $piece } : vers où ?
ui-prompt-push = Pousser { $piece } : vers où ?
ui-prompt-place = { $name } place { $piece }
ui-prompt-place-yours = Placez { $piece } : où ?
ui-prompt-hint = Jouer le conseil
ui-prompt-skip = Passer
ui-prompt-past = Revenir au présent
ui-prompt-review = Revenir au résultat
ui-command-hint = Conseil
ui-command-hint-thinking = Réflexion…
ui-command-undo = Annuler
ui-command-menu = Menu
ui-about-undo = Une décision en arrière, comme si elle n’avait pas eu lieu : { $deed }. Rien n’a été lancé depuis.
ui-about-take-back = Retour à votre dernier choix : { $deed }. Ce que les dés et l’adversaire ont fait depuis est annulé, et le procès-verbal le note.
ui-no-undo = Rien à annuler : des dés sont tombés, ou l’adversaire a joué depuis.
ui-hint = Conseil : { $deed }
ui-hint-because = { $hint } – { $reason }.
ui-hint-plain = { $hint }.
ui-hint-warning = Mais { $reason }.
ui-action-move =
    { $cell ->
        [d] { $piece } au centre
       *[other] { $piece } vers { $cell }
    }
ui-action-attack = { $piece } attaque { $other }
ui-action-swap = { $piece } prend la place de { $other }
ui-action-push =
    { $cell ->
        [d] pousser au centre
       *[other] pousser vers { $cell }
    }
ui-action-place =
    { $cell ->
        [d] { $piece } au centre
       *[other] { $piece } sur { $cell }
    }
ui-action-draw = réclamer la nulle
ui-evaluation-exactly = exactement { $chance }
ui-evaluation-but-for-the-clock = sans compter l’horloge calme
ui-evaluation-switched = Barre d’évaluation : { $state }

# Combat et duel
ui-clash-attacks =
    { $dice ->
        [one] attaque avec { $dice } dé
       *[other] attaque avec { $dice } dés
    }
ui-clash-defends =
    { $dice ->
        [one] défend avec { $dice } dé
       *[other] défend avec { $dice } dés
    }
ui-clash-fights =
    { $dice ->
        [one] combat avec { $dice } dé
       *[other] combat avec { $dice } dés
    }
ui-verdict-kill = { $attacker } met { $defender } à mort
ui-verdict-push = { $attacker } repousse { $defender }
ui-verdict-counter-push = { $defender } repousse { $attacker }
ui-verdict-counter-kill = { $defender } met { $attacker } à mort
ui-verdict-duel-first = { $attacker } gagne le duel contre { $defender }
ui-verdict-duel-second = { $defender } gagne le duel contre { $attacker }
ui-verdict-duel-again = Encore une fois : { $attacker } et { $defender } tiennent bon
ui-duel-heading = À mort
ui-duel-exchange = échange { $count }
ui-duel-wins = { $piece } gagne
ui-duel-again = Encore

# Pause et questions
ui-pause-heading = La table attend
ui-pause-resume = Continuer
ui-pause-resign = Abandonner
ui-leave-for-title = Retour au titre
ui-leave-for-evenings = Retour au parcours
ui-leave-for-matches = Retour à vos parties
ui-leave-for-mail = Retour au courrier
ui-pause-leave-note = la partie est enregistrée
ui-pause-leave-note-nothing = rien n’est encore joué, rien n’est donc enregistré
ui-pause-leave-note-lesson = les chapitres déjà faits sont gardés
ui-pause-leave-note-unsaved = la partie n’est pas enregistrée
ui-ask-resign = Abandonner ?
ui-ask-resign-text = La partie se termine aussitôt et votre adversaire gagne.
ui-ask-resign-text-others = Vous aurez la dernière place encore libre ; vos pions restent où ils sont et les autres continuent.
ui-ask-resign-no = Continuer
ui-ask-resign-yes = Abandonner
ui-ask-take-back = Revenir à votre dernier choix ?
ui-ask-take-back-text = Tout ce qui suit votre dernier choix est annulé, dés compris. Le procès-verbal le note, et les prochains dés seront nouveaux.
ui-ask-take-back-no = Ne rien changer
ui-ask-take-back-yes = Revenir en arrière
ui-ask-leave = Quitter la partie sans l’enregistrer ?
ui-ask-leave-text = Ce qui a été joué en dernier ne peut pas être enregistré : { $why } Si vous quittez maintenant, c’est perdu.
ui-ask-leave-no = Rester
ui-ask-leave-yes = Quitter
ui-ask-quit = Fermer Holochess ?
ui-ask-quit-text = La partie sur la table est enregistrée et pourra être reprise.
ui-ask-quit-text-none = Aucune partie n’est sur la table.
ui-ask-quit-text-over = La partie sur la table est terminée. Elle est enregistrée.
ui-ask-quit-text-nothing = Rien n’est encore joué dans la partie sur la table ; rien n’en est donc enregistré.
ui-ask-quit-text-unsaved = Ce qui a été joué en dernier sur la table ne peut pas être enregistré : { $why } Si vous fermez maintenant, c’est perdu.
ui-ask-quit-no = Rester
ui-ask-quit-yes = Fermer

# Résultat
ui-result-title = Titre
ui-result-victory = Victoire
ui-result-defeat = Défaite
ui-result-draw = Nulle
ui-result-wins = { $name } gagne
ui-why-eliminated = { $loser } n’a plus de créature.
ui-why-duel = { $survivor } survit au duel à mort.
ui-why-points = { $cap ->
        [yes] Le dernier tour permis est joué
       *[no] Plus personne n’attaquait
    } ; { $winner } avait le camp le plus fort.
ui-why-level = { $cap ->
        [yes] Le dernier tour permis est joué
       *[no] Plus personne n’attaquait
    }{ $end ->
        [draw] .
       *[points] , et les deux camps étaient à égalité.
    }
ui-why-stuck = Plus personne ne pouvait bouger.
ui-why-stuck-won = Plus personne ne pouvait bouger ; { $winner } était à destination avant.
ui-why-resigned = { $loser } abandonne.
ui-why-agreed = D’un commun accord.
ui-why-repetition = La même position est revenue une fois de trop.
ui-why-goal = { $winner } a atteint le but.
ui-why-captures = { $winner } n’a laissé que deux pions à l’autre camp.
ui-why-ahead = { $winner } mène { $score }.
ui-why-broke = { $loser } n’a plus de crédits.
ui-why-even = Toutes les manches sont jouées, à égalité.
ui-result-game = manche { $game }
ui-result-day = Partie du jour, { $date }
ui-result-games =
    { $games ->
        [one] { $games } manche.
       *[other] { $games } manches.
    }
ui-result-turns =
    { $turns ->
        [one] { $turns } tour.
       *[other] { $turns } tours.
    }
ui-result-balance = Part de la force sur le plateau
ui-result-deal = donne
ui-result-chance = Chances de gagner
ui-result-chance-several = Part des places attendue
ui-result-looking = analyse de la partie : { $share }
ui-result-look = Analyser
ui-result-stop-looking = Arrêter l’analyse
ui-result-turnings = tournants
ui-result-by-luck = dés
ui-result-by-choice = décision
ui-result-kills-by-attack = Mises à mort en attaquant
ui-result-attackers-lost = Attaquants perdus
ui-result-expected = { $number } en moyenne
ui-result-dice-gave = Apporté par les dés
ui-result-given-away = Concédé par les décisions
ui-result-percent = { $number } %
ui-result-of-the-chance = de chances
ui-result-of-the-share = des places
ui-result-above-average =
    { $pips ->
        [one] point de plus que la moyenne
       *[other] points de plus que la moyenne
    }
ui-result-below-average =
    { $pips ->
        [one] point de moins que la moyenne
       *[other] points de moins que la moyenne
    }
ui-result-average = point d’écart avec la moyenne
ui-result-unrated-taken-back = Un coup a été repris : cette partie ne change pas votre classement.
ui-result-unrated-unmeasured = La force de cet adversaire n’a jamais été mesurée : cette partie ne change pas votre classement.
ui-result-unrated-position = La partie est partie d’une position donnée : elle ne change pas votre classement.
ui-result-unrated-start = La partie avait un autre départ que l’habituel : elle ne change pas votre classement.
ui-result-rating = Votre classement : { $rating } ({ $change })
ui-result-rating-hints = Votre classement : { $rating } ({ $change }), conseils suivis : { $hints } sur { $all }
ui-result-nearest = Le plus proche de votre force : { $name }, { $rating }.
ui-turning-point-luck = tour { $turn } · les dés de { $name } : { $points } % de chances de gagner pour { $for }
ui-turning-point-duel = tour { $turn } · les dés du duel : { $points } % de chances de gagner pour { $for }
ui-turning-point-decision = tour { $turn } · décision de { $name } : { $points } % de chances de gagner pour { $for }
ui-turning-point-decision-several = tour { $turn } · décision de { $name } : { $points } % des places attendues pour { $for }
ui-turning-point-at = { $what }, à { $chance }
ui-turning-point-better = Mieux : { $deed }
ui-turning-point-better-because = Mieux : { $deed } – { $reason }.
ui-turning-point-next = Tournant suivant
ui-result-lost = { $piece } : hors jeu
ui-result-attacks = Attaques
ui-result-kills = Mises à mort
ui-result-luck = Tous les dés ensemble
ui-result-take-backs =
    { $count ->
        [one] { $count } coup repris
       *[other] { $count } coups repris
    }
ui-seed-hash = SHA-256 de la graine
ui-result-seed = Graine
ui-result-swapped-both = Les places et les couleurs ont changé : { $seats }.
ui-result-begins = { $name } commence.
ui-result-begins-you = Vous commencez.
ui-result-begins-drawn = Un tirage décide qui commence.
ui-result-rematch-both = Places et couleurs changent
ui-result-rematch = Revanche
ui-result-review = Revoir

# Dés vérifiables
ui-fair-heading = Dés vérifiables
ui-fair-start = Avant la donne, le programme a tiré un nombre secret, la graine, et fixé son SHA-256 : une empreinte qui ne va qu’à cette graine et d’où personne ne peut la déduire.
ui-fair-roll = La donne et chaque dé ne dépendent que de la graine, quoi que l’on décide. Personne ne la voit pendant la partie, l’ordinateur non plus.
ui-fair-check = À la fin de la partie, la graine est montrée. Son SHA-256 doit être celui du début, et ses dés ceux qui sont tombés : « holochess verify FICHIER » vérifie l’un et l’autre avec le fichier de la partie.
ui-fair-later = Elle sera montrée ici à la fin de la partie.
ui-fair-copy-seed = Copier la graine
ui-fair-copy-hash = Copier le SHA-256
ui-fair-copied = Copié

# Réglages
ui-settings-heading = Réglages
ui-settings-kept = Les changements sont enregistrés aussitôt
ui-settings-picture = Image
ui-settings-fullscreen = Plein écran
ui-settings-size = Fenêtre
ui-settings-quality = Qualité
ui-quality-automatic = Auto
ui-quality-low = Basse
ui-quality-medium = Moyenne
ui-quality-high = Haute
ui-settings-scale = Taille de l’interface
ui-settings-vsync = Synchro verticale
ui-settings-sound = Son
ui-settings-master = Volume général
ui-settings-effects = Effets
ui-settings-voices = Voix
ui-settings-music = Musique
ui-settings-muted = Couper le son
ui-settings-captions = Sous-titres
ui-settings-evaluation-bar = Barre d’évaluation
ui-settings-speed = Animations
ui-speed-off = Aucune
ui-speed-fast = Rapides
ui-speed-normal = Normales
ui-speed-slow = Lentes
ui-settings-reduced-motion = Mouvement réduit
ui-settings-computer-speed = Tours de l’ordinateur
ui-speed-same = Idem
ui-settings-scenes = Combats
ui-scenes-full = Film
ui-scenes-first = Première fois
ui-scenes-short = Un plan
ui-scenes-board = Plateau
ui-settings-scenes-about = Première fois : un film quand l’issue entre deux créatures est nouvelle dans la partie, un seul plan ensuite. Plateau : la caméra reste où elle est. { $key ->
    [none] Un clic passe la scène, un appui long l’accélère.
   *[other] Un appui bref sur { $key } ou un clic passe la scène, un appui long l’accélère.
}
ui-settings-shake = Secousses
ui-settings-hit-stop = Poids des coups
ui-settings-slow-motion = Ralenti
ui-settings-reduced-motion-about = Ni secousses, ni scintillement, ni vols de caméra.
ui-settings-camera-turns = La caméra tourne
ui-settings-language = Langue

# Règles du jeu
ui-how-heading = Règles en bref
ui-how-keys = Touches
ui-keys-walk = parcourir le plateau
ui-keys-next = possibilité suivante
ui-keys-choose = choisir, confirmer
ui-keys-back = retour, menu
ui-keys-skip = passer une scène
ui-keys-log = revoir la partie
ui-keys-resign = abandonner
ui-keys-camera = remettre la caméra
ui-keys-window = plein écran · muet
ui-how-mouse = Souris : cliquez ou glissez vos créatures. Le bouton droit tourne la caméra, la molette l’approche.

# La fenêtre après un changement
ui-ask-window = Garder cette fenêtre ?
ui-ask-window-text =
    { $seconds ->
        [one] Elle revient à { $size } dans { $seconds } seconde.
       *[other] Elle revient à { $size } dans { $seconds } secondes.
    }
ui-ask-window-text-fullscreen =
    { $seconds ->
        [one] Elle revient au plein écran dans { $seconds } seconde.
       *[other] Elle revient au plein écran dans { $seconds } secondes.
    }
ui-ask-window-no = Revenir
ui-ask-window-yes = Garder

# Crédits
ui-credits-game-heading = Holochess
ui-credits-game = Programme, créatures, sons et images par les contributeurs de Holochess, sous licence MIT ou Apache-2.0, au choix.
ui-credits-rules-heading = Règles
ui-credits-rules = D’après le jeu de dés pour table holographique que les admirateurs d’une galaxie très, très lointaine mettent par écrit depuis des décennies. Œuvre d’amateurs, non officielle, sans lien avec les propriétaires de cette galaxie.
ui-credits-art-heading = Images et sons
ui-credits-art = Chaque modèle, chaque texture et chaque son a été fait pour ce jeu et pour nul autre.
ui-credits-tools-heading = Construit avec
ui-credits-tools = Rust, Bevy, egui, Fluent, et les bibliothèques que CREDITS.md énumère avec leurs licences.
ui-credits-fonts-heading = Polices
ui-credits-fonts = Barlow Semi Condensed de Jeremy Tribby et Jura de Daniel Johnson et Alexei Vanyashin, sous licence SIL Open Font.

# Ce qui n’a pas marché
ui-trouble-begin = La partie n’a pas pu commencer : { $why }
ui-trouble-save = La partie n’a pas pu être enregistrée : { $why } Elle continue, et sera enregistrée avec la prochaine action si c’est possible alors.
ui-trouble-load = La partie enregistrée n’a pas pu être lue : { $why }
ui-trouble-passed-over = Une partie enregistrée n’a pas pu être lue ; elle a été ignorée : { $why }
ui-trouble-progress = Votre progression dans la leçon n’a pas pu être conservée : { $why }
ui-trouble-strength = Ce que la partie dit de votre force n’a pas pu être conservé : { $why }
ui-trouble-settings = Les réglages n’ont pas pu être enregistrés : { $why }
ui-trouble-graphics = La carte graphique a été perdue ; une autre dessine à présent. La partie continue, rien n’en est perdu.
ui-trouble-asset = Un fichier du jeu manque ou est abîmé : { $file }. Le jeu continue sans lui ; { $home ->
    [page] recharger la page
   *[desk] le réinstaller
    } le remet en place.
ui-trouble-creature-data = { $name } ne peut pas être lue : quelque chose manque dans { $folder }. Une forme simple la remplace ; { $home ->
    [page] recharger la page
   *[desk] réinstaller le jeu
    } la ramène.
ui-trouble-creature-model = { $name } a perdu son modèle : quelque chose manque dans { $folder }. Une forme simple la remplace ; { $home ->
    [page] recharger la page
   *[desk] réinstaller le jeu
    } la ramène.
ui-trouble-creature-clips = { $name } a perdu certains de ses gestes ({ $clips }) et s’en passe ; { $home ->
    [page] recharger la page
   *[desk] réinstaller le jeu
    } les ramène.
ui-trouble-creature-textures = { $name } a perdu ses textures et paraît lisse ; { $home ->
    [page] recharger la page
   *[desk] réinstaller le jeu
    } les ramène.

# What is heard, in words
caption-appear = [la lumière prend forme]
caption-dissolve = [la lumière crépite et s’éteint]
caption-whoosh = [quelque chose de lourd fend l’air]
caption-blow-light = [un coup]
caption-blow-heavy = [un coup fracassant]
caption-thud = [un corps heurte la table]
caption-dice = [des dés roulent]
caption-your-turn = [un carillon : à vous]
caption-call = [{ $piece } lance un cri]
caption-call-hurt = [{ $piece } gémit]
caption-call-roar = [{ $piece } rugit]
caption-call-murmur = [{ $piece } remue]
caption-duel = [une vague grave : le duel]
caption-won = [un accord clair : la partie est gagnée]
caption-lost = [un accord qui retombe : la partie est perdue]

# Le titre de la fenêtre
ui-window-turn = À { $who } de jouer – { $game }

# Une pendule pour qui partage la table
ui-clock = Pendule
ui-clock-none = Aucune
ui-clock-fischer = Fischer
ui-clock-delay = Délai
ui-clock-none-about = Chacun prend le temps qu’il veut.
ui-clock-fischer-about = Chacun a tant de minutes, et tant de secondes s’ajoutent après chaque tour. Films, dés et menu de pause ne coûtent rien. Qui n’a plus de temps a perdu.
ui-clock-delay-about = Chacun a tant de minutes, et à chaque tour la pendule attend tant de secondes avant de courir. Films, dés et menu de pause ne coûtent rien. Qui n’a plus de temps a perdu.
ui-clock-of = Temps
ui-clock-time = { $minutes } min, { $seconds } s
ui-time-low = Il reste { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} à { $name }.
ui-time-is-up = Le temps de { $name } est écoulé.
ui-why-time = { $loser } perd au temps.

# Une qualité automatique qui s’est révélée trop haute
ui-quality-lowered-medium = L’image est désormais en qualité moyenne, pour bouger sans à-coups (Réglages, Image).
ui-quality-lowered-low = L’image est désormais en qualité basse, pour bouger sans à-coups (Réglages, Image).

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
ui-title-waiting = { $game } · { $who } · tour { $turn }
ui-title-evening = Soirée { $number }
ui-title-several = { $count } joueurs
ui-title-play = Jouer
ui-title-showcase = Créatures
ui-title-how-to = Règles en bref
ui-title-settings = Réglages
ui-title-credits = Crédits
ui-title-quit = Quitter
ui-title-fan-made = Jeu de fans, non officiel

# Mise en place
ui-setup-friend = Autre joueur
ui-setup-friend-style = joue sur cet appareil
ui-setup-opponent = { $name } { $style }.
ui-setup-seat = Votre place
ui-setup-seat-drawn = Places tirées au sort
ui-quiet-clock = Trêve
ui-setup-your-name = Votre nom
ui-setup-friend-name = Nom du joueur
ui-setup-dice = Dés
ui-setup-dice-fresh = Nouveaux dés
ui-setup-dice-seed = Graine choisie
ui-setup-seed = Graine
ui-setup-seed-hint = laissez vide pour de nouveaux dés
ui-setup-seed-note = La même graine redonne la même distribution et les mêmes dés. Chaque partie affiche sa graine à la fin.
ui-setup-level = Adversaire
ui-setup-level-chosen = De mon choix
ui-setup-level-nearest = À ma mesure
ui-setup-unrated = Pas encore de classement
ui-setup-unrated-why = Comptent : les parties contre un seul ordinateur, jouées jusqu’au bout, sans coup repris
ui-setup-rating =
    { $matches ->
        [one] Votre classement : { $rating } ± { $deviation }, après { $matches } partie
       *[other] Votre classement : { $rating } ± { $deviation }, après { $matches } parties
    }
ui-setup-no-seed = Saisissez un nombre entier, ou la graine d’une partie précédente (64 caractères, 0–9 et a–f).
ui-setup-no-randomness = Ce système ne fournit pas de nombres aléatoires. Saisissez vous-même une graine.
ui-setup-start = Prendre place

# À la table
ui-turn-dealing = Distribution
ui-turn-placing = Placement
ui-turn-places-yours = À vous de placer
ui-turn-places = { $name } place une créature
ui-turn-yours = À vous de jouer
ui-turn-of = À { $name } de jouer
ui-turn-past = Position antérieure
ui-turn-pushes = { $name } repousse
ui-turn-thinking = { $name } réfléchit
ui-turn-duel = Duel à mort
ui-turn-over = Partie terminée
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
ui-card-movement = Déplacement
ui-card-lost = Éliminée
ui-odds-defends =
    { $dice ->
        [one] défend, { $dice } dé
       *[other] défend, { $dice } dés
    }
ui-odds-or = ou { $piece }
ui-odds-attacks =
    { $dice ->
        [one] attaque, { $dice } dé
       *[other] attaque, { $dice } dés
    }
ui-outcome-kill = Élimination
ui-outcome-push = Poussée
ui-outcome-counter-push = Contre-poussée
ui-outcome-counter-kill = Contre-élimination
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
        [one] Sans attaque à ce tour, vous gagnez aux points
       *[other] Sans attaque pendant { $turns } tours, vous gagnez aux points
    }
ui-clock-leader =
    { $turns ->
        [one] Sans attaque à ce tour, { $name } gagne aux points
       *[other] Sans attaque pendant { $turns } tours, { $name } gagne aux points
    }
ui-clock-draw =
    { $turns ->
        [one] Sans attaque à ce tour, la partie est nulle
       *[other] Sans attaque pendant { $turns } tours, la partie est nulle
    }
ui-cell-d = centre
ui-log-resigned = abandonne
ui-log-passed = passe
ui-last-clash = Dernier lancer
ui-legend-path = trajet
ui-legend-reach = accessible
ui-legend-target = cible
ui-legend-push = pousser ici
ui-prompt-piece = Choisissez une créature
ui-prompt-target = { $piece } : choisissez une case
ui-prompt-push = Pousser { $piece } : choisissez une case
ui-prompt-place = { $name } place { $piece }
ui-prompt-place-yours = Placer { $piece } : choisissez une case
ui-prompt-hint = Suivre le conseil
ui-prompt-skip = Passer la scène
ui-prompt-past = Revenir au présent
ui-prompt-review = Revenir au résultat
ui-command-hint = Conseil
ui-command-hint-thinking = Réflexion…
ui-command-undo = Annuler
ui-command-menu = Menu
ui-about-undo = Annuler : { $deed }. Sans conséquence : aucun dé n’a été lancé depuis.
ui-about-take-back = Annuler : { $deed }, et tout ce qui suit. Les dés seront relancés, et la partie ne compte plus pour votre classement.
ui-no-undo = Rien à annuler : des dés ont été lancés, ou votre adversaire a joué depuis.
ui-hint = Conseil : { $deed }
ui-hint-because = { $hint } – { $reason }.
ui-hint-plain = { $hint }.
ui-hint-warning = Mais ce coup { $reason }.
ui-action-move =
    { $cell ->
        [d] { $piece } au centre
       *[other] { $piece } vers { $cell }
    }
ui-action-attack = { $piece } attaque { $other }
ui-action-swap = { $piece } échange sa place avec { $other }
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
ui-evaluation-but-for-the-clock = sans compter la trêve
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
ui-verdict-kill = { $attacker } élimine { $defender }
ui-verdict-push = { $attacker } repousse { $defender }
ui-verdict-counter-push = { $defender } repousse { $attacker }
ui-verdict-counter-kill = { $defender } élimine { $attacker }
ui-verdict-duel-first = { $attacker } gagne le duel contre { $defender }
ui-verdict-duel-second = { $defender } gagne le duel contre { $attacker }
ui-verdict-duel-again = { $attacker } et { $defender } tiennent bon : encore une fois
ui-duel-heading = Duel à mort
ui-duel-exchange = échange n° { $count }
ui-duel-wins = { $piece } gagne
ui-duel-again = Encore

# Pause et questions
ui-pause-heading = Pause
ui-pause-resume = Continuer
ui-pause-resign = Abandonner
ui-leave-for-title = Menu principal
ui-leave-for-journey = Retour au parcours
ui-leave-for-matches = Retour aux parties enregistrées
ui-leave-for-mail = Retour à la correspondance
ui-pause-leave-note = la partie est enregistrée
ui-pause-leave-note-nothing = il n’y a encore rien à enregistrer
ui-pause-leave-note-lesson = les chapitres terminés sont enregistrés
ui-pause-leave-note-unsaved = la partie n’est pas enregistrée
ui-ask-resign = Abandonner ?
ui-ask-resign-text = La partie se termine aussitôt et votre adversaire gagne.
ui-ask-resign-text-others = Vous prenez la dernière place encore libre du classement ; vos pions restent sur le plateau, et les autres continuent.
ui-ask-resign-no = Continuer à jouer
ui-ask-resign-yes = Abandonner
ui-ask-take-back = Annuler votre dernière action ?
ui-ask-take-back-text = Votre dernière action et tout ce qui suit sont annulés, dés compris. Les dés seront relancés, et la partie ne compte plus pour votre classement.
ui-ask-take-back-no = Ne rien changer
ui-ask-take-back-yes = Reprendre le tour
ui-ask-leave = Quitter la partie sans l’enregistrer ?
ui-ask-leave-text = Votre dernière action n’a pas pu être enregistrée : { $why } Si vous quittez maintenant, elle est perdue.
ui-ask-leave-no = Rester
ui-ask-leave-yes = Quitter
ui-ask-quit = Quitter Holochess ?
ui-ask-quit-text = Votre partie est enregistrée ; vous pourrez la continuer plus tard.
ui-ask-quit-text-none = Aucune partie n’est en cours.
ui-ask-quit-text-over = Votre partie est terminée, et elle a été enregistrée.
ui-ask-quit-text-nothing = Rien n’a encore été joué : rien ne sera perdu.
ui-ask-quit-text-unsaved = Votre dernière action n’a pas pu être enregistrée : { $why } Si vous quittez maintenant, elle est perdue.
ui-ask-quit-no = Continuer à jouer
ui-ask-quit-yes = Quitter

# Résultat
ui-result-title = Menu principal
ui-result-victory = Victoire
ui-result-defeat = Défaite
ui-result-draw = Partie nulle
ui-result-wins = { $name } gagne
ui-why-eliminated = { $loser } n’a plus de créature.
ui-why-duel = { $survivor } survit au duel à mort.
ui-why-points = { $cap ->
        [yes] La limite de tours est atteinte
       *[no] La trêve est finie
    } ; { $winner } avait le camp le plus fort.
ui-why-level = { $cap ->
        [yes] La limite de tours est atteinte
       *[no] La trêve est finie
    }{ $end ->
        [draw] .
       *[points] , et les deux camps sont à égalité.
    }
ui-why-stuck = Aucun joueur ne pouvait plus bouger.
ui-why-stuck-won = Aucun joueur ne pouvait plus bouger ; { $winner } était déjà à destination.
ui-why-resigned = { $loser } abandonne.
ui-why-agreed = Nulle d’un commun accord.
ui-why-repetition = La même position est revenue trois fois.
ui-why-goal = { $winner } a atteint le but.
ui-why-captures = { $winner } a retiré deux pièces adverses.
ui-why-ahead = { $winner } gagne { $score }.
ui-why-broke = { $loser } n’a plus de crédits.
ui-why-even = Toutes les manches sont jouées ; les scores sont à égalité.
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
ui-result-balance = Matériel
ui-result-deal = début
ui-result-chance = Chances de gagner
ui-result-chance-several = Classement attendu
ui-result-looking = Analyse de la partie… { $share }
ui-result-look = Analyser
ui-result-stop-looking = Arrêter l’analyse
ui-result-turnings = moments décisifs
ui-result-by-luck = dés
ui-result-by-choice = coup
ui-result-kills-by-attack = Éliminations en attaquant
ui-result-attackers-lost = Attaquants perdus
ui-result-expected = { $number } en moyenne
ui-result-dice-gave = Chance
ui-result-given-away = Erreurs
ui-result-percent = { $number } %
ui-result-of-the-chance = de chances
ui-result-of-the-share = de classement attendu
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
ui-result-unrated-taken-back = Hors classement : un tour a été repris.
ui-result-unrated-unmeasured = Hors classement : cet adversaire n’est pas classé.
ui-result-unrated-position = Hors classement : position personnalisée.
ui-result-unrated-start = Hors classement : départ personnalisé.
ui-result-rating = Votre classement : { $rating } ({ $change })
ui-result-rating-hints = Votre classement : { $rating } ({ $change }), conseils suivis : { $hints } sur { $all }
ui-result-nearest = Adversaire à votre mesure : { $name }, { $rating }.
ui-turning-point-luck = tour { $turn } · dés de { $name } : { $points } points de chances de gagner pour { $for }
ui-turning-point-duel = tour { $turn } · dés du duel : { $points } points de chances de gagner pour { $for }
ui-turning-point-decision = tour { $turn } · coup de { $name } : { $points } points de chances de gagner pour { $for }
ui-turning-point-decision-several = tour { $turn } · coup de { $name } : { $points } % de classement attendu pour { $for }
ui-turning-point-at = { $what } ({ $chance })
ui-turning-point-better = Mieux : { $deed }
ui-turning-point-better-because = Mieux : { $deed } – { $reason }.
ui-turning-point-next = Moment décisif suivant
ui-result-lost = { $piece } : éliminé
ui-result-attacks = Attaques
ui-result-kills = Éliminations
ui-result-luck = Chance aux dés
ui-result-take-backs =
    { $count ->
        [one] { $count } coup repris
       *[other] { $count } coups repris
    }
ui-seed-hash = SHA-256 de la graine
ui-result-seed = Graine
ui-result-swapped-both = Places échangées : { $seats }.
ui-result-begins = { $name } commence.
ui-result-begins-you = Vous commencez.
ui-result-begins-drawn = Le premier joueur est tiré au sort.
ui-result-rematch-both = Échange des places
ui-result-rematch = Revanche
ui-result-review = Revoir

# Dés vérifiables
ui-fair-heading = Dés vérifiables
ui-fair-start = Avant la distribution, le jeu a tiré un nombre secret, la graine, et fixé son SHA-256 : une empreinte qui ne correspond qu’à cette graine et qui ne la révèle pas.
ui-fair-roll = La distribution et chaque dé ne dépendent que de la graine, quoi que fassent les joueurs. Aucun joueur ne la voit pendant la partie, l’ordinateur non plus.
ui-fair-check = Après la partie, la graine est affichée. Son SHA-256 doit être celui annoncé au début, et elle doit redonner la distribution et les dés que vous avez vus. Le jeu vérifie les deux ici, et chaque fois qu’il ouvre un fichier de partie.
ui-fair-later = Affichée ici à la fin de la partie.
ui-fair-holds = Vérifié à l’instant : la graine a bien ce SHA-256, chaque dé en découle, et chaque action était légale.
ui-fair-fails = Vérifié à l’instant, et le compte n’y est pas : { $why }
ui-fair-copy-seed = Copier la graine
ui-fair-copy-hash = Copier le SHA-256
ui-fair-copied = Copié

# Réglages
ui-settings-heading = Réglages
ui-settings-kept = Les changements sont enregistrés aussitôt
ui-settings-picture = Affichage
ui-settings-fullscreen = Plein écran
ui-settings-size = Taille de la fenêtre
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
ui-speed-same = Comme moi
ui-settings-scenes = Scènes de combat
ui-scenes-full = Entières
ui-scenes-first = Une fois
ui-scenes-short = Courtes
ui-scenes-board = Aucune
ui-settings-scenes-about = Une fois : la scène entière la première fois qu’une issue se produit entre deux créatures, une courte ensuite. Aucune : la caméra ne bouge pas. { $key ->
    [none] Un clic passe la scène, un appui long l’accélère.
   *[other] Un appui bref sur { $key } ou un clic passe la scène, un appui long l’accélère.
}
ui-settings-shake = Secousses de caméra
ui-settings-hit-stop = Impact des coups
ui-settings-slow-motion = Ralenti
ui-settings-reduced-motion-about = Ni secousses, ni scintillement, ni grands mouvements de caméra.
ui-settings-camera-turns = Caméra qui suit le tour
ui-settings-language = Langue

# Règles du jeu
ui-how-heading = Règles en bref
ui-how-keys = Touches
ui-keys-walk = Déplacer le curseur
ui-keys-next = Option suivante
ui-keys-choose = Choisir, confirmer
ui-keys-back = Retour, menu
ui-keys-skip = Passer une scène
ui-keys-log = Historique
ui-keys-resign = Abandonner
ui-keys-camera = Recentrer la caméra
ui-keys-window = Plein écran · Couper le son
ui-how-mouse = Souris : cliquez sur vos pièces ou glissez-les. Le bouton droit fait tourner la caméra, la molette zoome.

# La fenêtre après un changement
ui-ask-window = Garder cet affichage ?
ui-ask-window-text =
    { $seconds ->
        [one] Retour à { $size } dans { $seconds } seconde.
       *[other] Retour à { $size } dans { $seconds } secondes.
    }
ui-ask-window-text-fullscreen =
    { $seconds ->
        [one] Retour au plein écran dans { $seconds } seconde.
       *[other] Retour au plein écran dans { $seconds } secondes.
    }
ui-ask-window-no = Revenir
ui-ask-window-yes = Garder

# Crédits
ui-credits-game-heading = Holochess
ui-credits-game = Programme, créatures, sons et images par les contributeurs d’Holochess, sous licence MIT ou Apache-2.0, au choix.
ui-credits-rules-heading = Règles
ui-credits-rules = D’après le jeu de dés pour table holographique que les fans d’une galaxie très, très lointaine mettent par écrit depuis des décennies. Jeu de fans, non officiel, sans lien avec les propriétaires de cette galaxie.
ui-credits-art-heading = Images et sons
ui-credits-art = Chaque modèle, chaque texture et chaque son a été fait spécialement pour ce jeu.
ui-credits-tools-heading = Construit avec
ui-credits-tools = Rust, Bevy, egui, Fluent, et les bibliothèques énumérées dans CREDITS.md avec leurs licences.
ui-credits-fonts-heading = Polices
ui-credits-fonts = Barlow Semi Condensed de Jeremy Tribby, Atkinson Hyperlegible Next du Braille Institute et Jura de Daniel Johnson et Mirko Velimirović, sous licence SIL Open Font.

# Ce qui n’a pas marché
ui-trouble-begin = La partie n’a pas pu commencer : { $why }
ui-trouble-save = La partie n’a pas pu être enregistrée : { $why } Vous pouvez continuer : le jeu réessaiera après la prochaine action.
ui-trouble-load = La partie enregistrée n’a pas pu être lue : { $why }
ui-trouble-passed-over = Une partie enregistrée n’a pas pu être lue ; elle a été ignorée : { $why }
ui-trouble-progress = Votre progression dans le tutoriel n’a pas pu être enregistrée : { $why }
ui-trouble-strength = Votre classement n’a pas pu être mis à jour : { $why }
ui-trouble-settings = Les réglages n’ont pas pu être enregistrés : { $why }
ui-trouble-graphics = La carte graphique a été réinitialisée. La partie continue ; rien n’est perdu.
ui-trouble-asset = Un fichier du jeu manque ou est abîmé : { $file }. Le jeu continue sans lui. Pour le rétablir, { $home ->
    [page] rechargez la page
   *[desk] réinstallez le jeu
    }.
ui-trouble-creature-data = { $name } n’a pas pu être chargé : il y a un problème dans { $folder }. Une forme simple le remplace. Pour le rétablir, { $home ->
    [page] rechargez la page
   *[desk] réinstallez le jeu
    }.
ui-trouble-creature-model = Le modèle de { $name } n’a pas pu être chargé : il y a un problème dans { $folder }. Une forme simple le remplace. Pour le rétablir, { $home ->
    [page] rechargez la page
   *[desk] réinstallez le jeu
    }.
ui-trouble-creature-clips = Certains gestes de { $name } n’ont pas pu être chargés ({ $clips }). Pour les rétablir, { $home ->
    [page] rechargez la page
   *[desk] réinstallez le jeu
    }.
ui-trouble-creature-textures = Les textures de { $name } n’ont pas pu être chargées : la surface paraît lisse. Pour les rétablir, { $home ->
    [page] rechargez la page
   *[desk] réinstallez le jeu
    }.

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
ui-clock-none-about = Pas de limite de temps.
ui-clock-fischer-about = Un temps de réflexion par joueur, plus quelques secondes par tour. Animations, dés et pause ne comptent pas. Temps écoulé : partie perdue.
ui-clock-delay-about = Un temps de réflexion par joueur ; à chaque tour, la pendule part un peu plus tard. Animations, dés et pause ne comptent pas. Temps écoulé : partie perdue.
ui-clock-of = Temps
ui-clock-time = { $minutes } min, { $seconds } s
ui-time-low = Il reste { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} à { $name }.
ui-time-is-up = Le temps de { $name } est écoulé.
ui-why-time = { $loser } perd au temps.

# Une qualité automatique qui s’est révélée trop haute
ui-quality-lowered-medium = La qualité de l’image est désormais moyenne, pour un jeu fluide (Réglages, Affichage).
ui-quality-lowered-low = La qualité de l’image est désormais basse, pour un jeu fluide (Réglages, Affichage).
ui-quality-raised-medium = La qualité de l’image est désormais moyenne : cet ordinateur a de la marge (Réglages, Affichage).
ui-quality-raised-high = La qualité de l’image est désormais haute : cet ordinateur a de la marge (Réglages, Affichage).

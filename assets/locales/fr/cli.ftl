# Commandes qui écrivent et s’en vont : replay, verify, doctor.


verify-ok = La partie est valide et terminée : { $decisions ->
        [one] { $decisions } action, légale
       *[other] { $decisions } actions, toutes légales
    }{ $luck ->
        [dice] {""} ; chaque dé vient de la graine dont l’empreinte SHA-256 est { $hash }
        [mail] {""} ; la distribution vient des premières valeurs révélées par les deux joueurs, et chaque dé de celles qu’ils ont révélées pour lui
        [start] {""} ; le premier joueur est tiré de la graine dont l’empreinte SHA-256 est { $hash }
       *[nothing] {""}
    }.
verify-ok-so-far = La partie est valide jusqu’ici : { $decisions ->
        [one] { $decisions } action, légale
       *[other] { $decisions } actions, toutes légales
    }{ $luck ->
        [dice] {""} ; chaque dé vient de la graine dont l’empreinte SHA-256 est { $hash }
        [mail] {""} ; la distribution vient des premières valeurs révélées par les deux joueurs, et chaque dé de celles qu’ils ont révélées pour lui
        [start] {""} ; le premier joueur est tiré de la graine dont l’empreinte SHA-256 est { $hash }
       *[nothing] {""}
    }. Elle n’est pas terminée.
replay-seat = { $player } : { $who }
replay-position = Position : { $position }
replay-take-backs =
    { $count ->
        [one] { $count } action annulée.
       *[other] { $count } actions annulées.
    }
replay-cut = { $file }, ligne { $line } : le fichier s’arrête au milieu de cette ligne et a été lu jusque-là.
replay-too-far = --at { $at } : cette partie ne compte { $count ->
        [0] aucune action
        [one] que { $count } action
       *[other] que { $count } actions
    }.

doctor-program = Holochess { $version }, { $build ->
        [window] avec fenêtre
       *[text] sans fenêtre (commandes en texte seulement)
    }, { $system }
doctor-graphics = Graphismes
doctor-graphics-adapter = { $name } ({ $kind }), pilote { $driver }, via { $backend }
doctor-graphics-kind =
    { $kind ->
        [discrete] carte graphique
        [integrated] graphismes intégrés
        [virtual] graphismes virtuels
        [software] rendu par le processeur, lent
       *[other] de nature inconnue
    }
doctor-graphics-device = { $name }, pilote { $driver }
doctor-graphics-none = Aucune carte graphique ne peut dessiner la table.
doctor-vulkan-driver = Pilote Vulkan : { $name }
doctor-display = Écran
doctor-display-found = { $kind } : { $name }
doctor-display-own = fourni par le système
doctor-display-none = Il n’y a pas d’écran ici. La fenêtre en a besoin ; images et films s’en passent.
doctor-sound = Son
doctor-sound-none = Aucune carte son trouvée. Le jeu se joue en silence.
doctor-gamepads = Manettes
doctor-gamepads-none = aucune n’est branchée
doctor-gamepads-unknown = leur nom s’affiche dans le jeu quand elles sont branchées
doctor-files = Fichiers
doctor-settings = Réglages : { $file }
doctor-saves = Parties enregistrées : { $file }
doctor-assets = Modèles et sons : { $file }
doctor-file-new = créé au besoin
doctor-file-locked = écriture impossible : changez les droits, ou indiquez un autre dossier dans HOLOCHESS_HOME
doctor-missing = Ce qui manque
doctor-missing-nothing = rien : le jeu a tout ce qu’il lui faut
doctor-missing-library = { $library }, pour { $purpose }
doctor-purpose-sound = le son
doctor-purpose-gamepads = les manettes
doctor-purpose-keyboard = le clavier dans la fenêtre
doctor-purpose-graphics = les graphismes
doctor-purpose-window = la fenêtre
doctor-install = Pour l’installer : { $command }
doctor-play-in-text = Sans fenêtre : holochess text holochess

part-played = part { $part } du calcul : { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    }
part-checked = part { $part } du calcul : { $states } positions
part-puzzles = part { $part } du calcul : { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }

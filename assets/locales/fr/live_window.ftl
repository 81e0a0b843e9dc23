# Les parties en ligne, dans la fenêtre.
live-title = Rejoindre une table
live-about = en ligne, sur invitation ou à proximité
live-window-join = Rejoindre une table
live-window-open = Votre table est ouverte
live-window-how =
    Copiez l’invitation que vous avez reçue, puis collez-la ici. Les deux programmes se connectent directement, ou par un relais si l’invitation en nomme un.

    Pour inviter d’autres joueurs, choisissez un jeu et donnez une place à « En ligne ».
live-window-found = C’est une invitation à une table.
live-window-play = Jouer
live-window-play-note = vous verrez le jeu et les joueurs avant de vous asseoir
live-window-watch = Regarder
live-window-watch-note = si les joueurs le permettent
live-window-paste = Coller l’invitation
live-window-copy = Copier l’invitation
live-window-copied = Copié. Envoyez l’invitation à ceux qui doivent vous rejoindre.
live-window-dialling = Connexion à la table…
live-window-sit-down = Voulez-vous jouer cette partie ?
live-window-sit = Prendre place
live-window-wait = La partie commence dès que toutes les places sont prises.
live-window-send = Copiez l’invitation et envoyez-la à ceux qui doivent vous rejoindre, par messagerie ou par courriel. La partie commence dès que toutes les places sont prises.
live-signs-heading = Dire quelque chose
live-signs-mute = Masquer ce que disent les autres
live-signs-hear = Afficher ce que disent les autres
live-rematch = Chaque joueur avance d’une place.
hud-command-ask-undo = Demander à annuler
hud-about-ask-undo = Demande aux autres joueurs si votre dernière action peut être annulée.
hud-command-claim-time = Réclamer au temps
hud-about-claim-time = Un autre joueur n’a plus de temps : vous pouvez réclamer la partie.
ui-clock-online-about = Chaque joueur a un temps limité. La pendule tourne aussi pendant les animations, car les autres ne les attendent pas ; elle s’arrête quand un joueur n’est pas connecté. Qui n’a plus de temps perd si un autre joueur le réclame.
hud-prompt-live-paused = Un joueur n’est pas connecté. La partie attend.
hud-prompt-skip-waiting = Passer (encore { $count ->
        [one] un tour
       *[other] { $count } tours
    } à voir)
ui-trouble-live = La partie en ligne : { $why }
ui-pause-leave-note-live = enregistrée ; les autres vous attendront
ui-ask-quit-text-live = La partie est enregistrée. Les autres attendront que vous la repreniez.
ui-ask-allow-undo = Laisser annuler ?
ui-ask-allow-undo-text = { $player } demande à annuler sa dernière action et tout ce qui a suivi.
ui-ask-allow-undo-no = Non
ui-ask-allow-undo-yes = Oui, annuler
ui-ask-stop-waiting = Attendre encore ?
ui-ask-stop-waiting-text = La partie attend depuis une minute un joueur qui n’est pas connecté. Si vous partez, elle reste enregistrée chez chacun et personne ne perd. « Parties enregistrées » vous y ramène.
ui-ask-stop-waiting-no = Attendre encore
ui-ask-stop-waiting-yes = Quitter la partie
ui-setup-online = En ligne
ui-setup-online-style = Un joueur en ligne, que vous invitez.
ui-setup-open-table = Ouvrir la table
ui-setup-no-player-here = Prenez une place, ou donnez-en une à l’ordinateur.
ui-setup-watchers = Spectateurs
ui-setup-watchers-no = Aucun
ui-setup-watchers-yes = Autorisés
live-window-you = Joueur { $number } : vous
live-window-found-relay = C’est une invitation à une table. Elle passe par le relais { $relay }, qui voit votre adresse, mais pas la partie.
ui-settings-relay = Relais des parties en ligne
ui-settings-relay-about = Un relais aide deux programmes qui ne peuvent se joindre directement. Les relais publics sont ceux des auteurs de la bibliothèque réseau iroh : ils voient les adresses, pas les parties, et ne promettent rien. Le vôtre se note dans le fichier des réglages.
ui-settings-relay-only = Masquer mon adresse
ui-settings-relay-only-about = Si une table a un relais, tout passe par lui : les autres joueurs ne voient pas votre adresse réseau. C’est un peu plus lent.
ui-relay-none = Aucun
ui-relay-own = Le mien
ui-relay-public = Publics
live-window-not-reached = La table n’est pas encore joignable ; de nouveaux essais suivent. Si cela dure, un routeur ou un pare-feu bloque le passage : demandez une invitation avec un relais.
hud-prompt-live-closed = La table est fermée. La partie est enregistrée.
live-window-found-direct = C’est une invitation à une table sans relais : qui l’a ouverte verra votre adresse réseau.
live-nearby-heading = Tables à proximité
live-nearby-looking = Recherche de tables ouvertes sur ce réseau…
live-nearby-while-hidden = Tant que votre adresse est masquée, aucune table n’est cherchée sur ce réseau.
live-nearby-show = Montrer à ce réseau : { $shown ->
        [yes] oui
       *[no] non
    }
live-nearby-show-note = sous « Rejoindre une table », tant qu’une place est libre
ui-settings-nearby = Montrer les tables à ce réseau
ui-settings-nearby-about = Une table que vous ouvrez apparaît sous « Rejoindre une table » pour les joueurs du même réseau, avec votre nom, tant qu’une place est libre. Ils n’ont pas besoin d’invitation.

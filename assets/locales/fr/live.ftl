# Les parties en ligne dans le terminal, et ce qu’une table dit de ses joueurs.
live-number = L’étape { $number } de la partie n’est pas celle qui devait suivre.
live-instead = L’étape { $number } de la partie n’est pas la même dans un autre programme : la partie ne peut pas continuer. Rien n’est perdu : chaque programme garde son fichier de partie. Commencez une nouvelle partie.
live-signature = Une action au nom du joueur { $player } n’est pas signée par lui, ou vient d’une autre partie.
live-turn = Ce n’est pas possible maintenant.
live-values = Il y a trop ou trop peu de nombres secrets pour les dés.
live-illegal = { $action } ne peut pas se jouer : { $why }
live-terms = La partie ne peut pas commencer : { $why }
live-other-terms = La partie qui commence à cette table n’est pas celle qui vous a été proposée.
live-name = Ce nom peut être confondu avec un autre, ou dépasse { $most } caractères. Évitez les espaces au début et à la fin, et le mélange d’alphabets dans un mot.
live-log-full = La partie compte trop d’étapes pour continuer.
live-over = La partie est terminée.
live-paused = Un joueur n’est pas connecté. La partie attend son retour.
live-on-its-way = Votre dernière action est en cours d’envoi.
live-reason = { $reason ->
        [version] L’autre programme est d’une autre version. Mettez les deux à jour.
        [token] L’invitation n’est pas pour cette table. Copiez toute la ligne.
        [match] Une autre partie se joue à cette table.
        [full] Aucune place n’est libre.
        [watchers] Il n’y a plus de place pour un spectateur.
        [busy] Trop de programmes essaient de se connecter. Réessayez dans un instant.
        [late] L’autre programme a mis trop de temps à s’identifier.
        [silent] Rien n’a été reçu pendant douze secondes.
        [flood] Trop de messages sont arrivés à la fois.
        [garbled] Un message n’a pas pu être lu.
        [order] Un message est arrivé à un moment où il n’était pas attendu.
        [instead] Une étape déjà connue est arrivée avec un autre contenu.
        [signature] Une signature était fausse.
        [illegal] Une action était illégale.
        [opening] Un nombre secret pour les dés n’était pas celui fixé d’avance.
        [terms] La partie ne peut pas se jouer ainsi.
        [name] Le nom peut être confondu avec un autre, ou est trop long.
        [clock] Il a réclamé la partie au temps alors qu’il restait du temps.
        [replaced] Le même joueur s’est connecté de nouveau entre-temps.
        [left] Le joueur est parti.
        [closed] La table est fermée.
       *[other] Aucune raison n’a été donnée.
    }
live-line-no-mark = Ce n’est pas une invitation à une table : elle ne contient pas « holochess-live: ». Copiez toute la ligne.
live-line-damaged = L’invitation est coupée ou abîmée. Copiez de nouveau toute la ligne.
live-line-version = Cette invitation vient d’une autre version du jeu (format { $found }). Installez la plus récente.
live-open-line = La table est ouverte. Envoyez cette invitation, toute la ligne, à ceux qui doivent vous rejoindre :
live-nearby-table = { $named ->
        [yes] { $name } : { $game }
       *[no] { $game }
    }, { $free ->
        [one] une place libre
       *[other] { $free } places libres
    }
live-nearby-shown = Les joueurs de ce réseau voient aussi la table : holochess join --nearby
live-nearby-failed = La table ne peut pas être montrée à ce réseau.
live-nearby-nowhere = Cet ordinateur ne peut pas chercher de tables sur son réseau.
live-nearby-none-found = Aucune table ouverte n’a été trouvée sur ce réseau.
live-nearby-unknown = Aucune table ouverte sur ce réseau ne s’appelle « { $name } ». { $count ->
        [0] Aucune n’a été trouvée.
       *[other] Trouvé : { $found }
    }
live-nearby-several = Plusieurs tables ouvertes sur ce réseau s’appellent « { $name } ». Tapez join --nearby pour voir comment rejoindre chacune.
live-player = { $named ->
        [yes] { $name }
       *[no] Joueur { $number }
    }
live-seat = Joueur { $number } : { $who ->
        [free] libre
        [level] { $level } (ordinateur)
       *[person] { $named ->
            [yes] { $name }
           *[no] un joueur sans nom
        }
    }
live-ask-to-sit = Jeu proposé : { $game }{ $count ->
        [0] , avec ses règles habituelles
       *[other] , avec { $options }
    }. Voulez-vous prendre place ? (oui ou non)
live-begins = Toutes les places sont prises. La partie commence.
live-taken-back = { $player } : la dernière action est annulée.
live-declined = { $player } refuse.
live-asked = Votre demande est transmise aux autres joueurs.
live-ask-undo = { $player } demande à annuler sa dernière action. Êtes-vous d’accord ? (oui ou non)
live-sign = { $player } : { $words }
live-sign-words = { $sign ->
        [hello] Bonjour !
        [thanks] Merci !
        [good] Bien joué !
        [wow] Oh !
        [oops] Oups !
        [thinking] Un instant, s’il vous plaît.
        [match] Belle partie !
       *[farewell] Au revoir !
    }
live-signs = Phrases courtes : 1 bonjour, 2 merci, 3 bien joué, 4 oh, 5 oups, 6 un instant, 7 belle partie, 8 au revoir. Tapez : dire 1
live-command-sign = dire signe
live-command-mute = muet
live-muted = Les phrases des autres joueurs sont masquées. Tapez de nouveau muet pour les afficher.
live-heard = Les phrases des autres joueurs sont affichées.
live-command-again = rejouer revanche
live-command-clock = pendule temps
live-command-claim = réclamer reclamer
live-clock = Pendule : { $kind ->
        [delay] { $minutes } min par joueur, avec un délai de { $seconds } s par tour
       *[fischer] { $minutes } min par joueur, plus { $seconds } s par tour
    }
live-clock-left = { $player } : reste { $left }
live-clock-form = ce n’est pas une pendule : fischer ou delay, puis les minutes et les secondes, comme « fischer 10 5 »
live-no-clock = Cette partie se joue sans pendule.
live-no-claim = Aucun autre joueur n’a épuisé son temps.
live-flag-fell = { $player } n’a plus de temps.
live-own-flag-fell = Votre temps est écoulé. Vous pouvez encore jouer tant qu’aucun autre joueur ne réclame la partie.
live-claim-help = Pour réclamer la partie au temps, tapez : réclamer
live-time-up = { $player } a perdu au temps.
live-time-differs = { $player } : cette action a pris { $measured } s, mais l’autre programme n’annonce que { $stated } s. Ici, on compte { $measured } s moins une.
live-time-left = Une réclamation est refusée : le joueur { $player } a encore du temps.
live-end-help = Pour rejouer, tapez rejouer ; pour partir, quitter. La table ferme après une minute.
live-again = { $player } veut rejouer.
live-asked-again = Les autres joueurs sont consultés. La partie suivante commence quand tous sont d’accord.
live-overtaken = Un autre joueur a été plus rapide : votre action n’est plus possible. Choisissez de nouveau.
live-away = { $player } n’est pas en ligne. La partie attend.
live-long-break = La partie attend depuis une minute. Vous pouvez attendre encore, ou partir (quitter) : elle est enregistrée chez chacun, et la même invitation y ramène. « holochess letter FICHIER » la continue par lettres en attendant.
live-letter-send = Envoyez cette lettre à l’autre joueur, toute la ligne :
live-letter-first = Lisez d’abord une lettre de l’autre joueur : qui a rejoint la table écrit la première.
live-letter-two = Les lettres vont entre deux programmes : il y a plus de joueurs à cette table, ou la partie n’a pas commencé.
live-letter-no-mark = Ce n’est pas la lettre d’une partie en ligne : elle ne commence pas par « holochess-letter: ». Copiez toute la ligne.
live-letter-damaged = La lettre est coupée ou abîmée. Copiez de nouveau toute la ligne.
live-letter-version = Cette lettre vient d’une autre version du jeu (format { $found }). Installez la plus récente.
live-letter-other = Cette lettre est d’une autre partie, ou c’est la vôtre.
live-back = { $player } est de nouveau en ligne.
live-gone = { $player } : { $why }
live-turned-away = Un autre programme a été refusé : { $why }
live-host-away = La connexion à la table est perdue. Le programme essaie de la rétablir.
live-host-back = La connexion à la table est établie.
live-your-turn = { $player }, c’est à vous.
live-not-yours = Ce n’est pas à vous de jouer.
live-help = Tapez une action, ou : plateau, actions, annuler (demande aux autres), abandonner, pendule, réclamer (si un autre joueur n’a plus de temps), dire 1 à 8, muet, quitter (la partie reste enregistrée).
live-left = La partie est enregistrée. Pour continuer, ouvrez ou rejoignez de nouveau la table.
live-record = La partie est enregistrée dans :
live-no-record = Aucune partie n’a commencé : rien n’est enregistré.
live-file-damaged = { $file } est abîmé, ou vient d’une autre version du programme. Il n’a pas été modifié.
live-file-in-use = Un autre programme utilise déjà cette table : { $file }. Fermez-le d’abord.
live-no-table = Aucune table d’ici ne correspond à cette partie. Seul le programme qui a ouvert une table peut la rouvrir.
live-no-live-record = { $file } n’est pas une partie en ligne.
live-no-free-seat = Il ne reste aucune place pour un joueur en ligne. Laissez-en une sans QUI.
live-unknown-player = « { $who } » n’est ni human ni un niveau.
live-no-port = Le port de la table ne peut pas être ouvert : { $why }
live-no-network-thread = ce système ne peut pas ouvrir de fil d’exécution pour le réseau
build-no-network = ce programme a été compilé sans le jeu en ligne
live-by-relay = Cette table passe par le relais { $relay }, qui voit votre adresse, mais pas la partie.
live-no-relay = Le relais { $relay } est injoignable. Vérifiez son adresse, ou ouvrez la table sans relais.
live-page-no-relay = Le serveur de cette page, { $page }, ne propose pas le jeu en ligne. Ouvrez la page que sert « holochess host --page ».
live-page-other-relay = Dans un navigateur, on ne peut rejoindre que les tables du serveur de cette page. L’hôte peut ouvrir la table dans cette page, ou avec { $page } comme relais.
live-page-no-program = Ce navigateur n’a pas pu démarrer la partie du jeu qui sert en ligne. Rechargez la page, ou utilisez un autre navigateur.
host-page = Le jeu est à l’adresse { $page } pour tout navigateur de ce réseau. Ctrl-C arrête.
host-no-page = Il n’y a pas de page pour navigateurs dans { $folder }. Elle se trouve dans le paquet pour navigateurs, dossier « page ».
host-no-port = La page ne peut pas être servie à l’adresse { $address } : { $why }
build-no-page-server = ce programme a été compilé sans le serveur pour navigateurs (feature page-server)

live-number = L’entrée { $number } de la partie n’est pas la suivante.
live-instead = L’entrée { $number } de la partie est connue ici avec un autre contenu : la partie ne peut pas continuer. Les deux enregistrements sont conservés.
live-signature = Une entrée au nom du joueur { $player } n’est pas signée par ce joueur, ou suit une autre partie.
live-turn = Ce n’est pas possible maintenant.
live-values = Il manque une valeur pour les dés, ou il y en a une de trop.
live-illegal = { $action } ne peut pas se jouer : { $why }
live-terms = La partie ne peut pas commencer : { $why }
live-other-terms = Une autre partie commence à cette table que celle qui vous a été montrée.
live-name = Ce nom pourrait être pris pour un autre, ou dépasse { $most } caractères. Évitez les espaces au début et à la fin, et plusieurs alphabets dans un même mot.
live-log-full = La partie a trop d’entrées.
live-over = La partie est terminée.
live-paused = Un joueur n’est pas connecté. La table attend.
live-on-its-way = Votre dernière décision est en chemin.
live-reason = { $reason ->
        [version] L’autre programme parle une autre version. Mettez les deux à jour.
        [token] La ligne ne mène pas à cette table. Copiez toute la ligne.
        [match] Une autre partie se joue à cette table.
        [full] Aucune place n’est libre.
        [watchers] Il n’y a plus de place pour regarder.
        [busy] Trop de programmes attendent à la porte. Réessayez dans un instant.
        [late] L’arrivant a mis trop de temps à se présenter.
        [silent] Rien n’a été reçu pendant douze secondes.
        [flood] Trop de messages sont arrivés à la fois.
        [garbled] Un message n’a pas pu être lu.
        [order] Un message est arrivé qui n’a pas sa place là.
        [instead] Une entrée d’un numéro connu avait un autre contenu.
        [signature] Une signature était fausse.
        [illegal] Une action était illégale.
        [opening] Une valeur pour les dés n’était pas celle qui était promise.
        [terms] La partie ne peut pas se jouer ainsi.
        [name] Le nom pourrait être pris pour un autre, ou est trop long.
        [replaced] Le même joueur est venu par une autre connexion.
        [left] Le joueur est parti.
        [closed] La table est fermée.
       *[other] Aucune raison n’a été donnée.
    }
live-line-no-mark = Ce n’est pas la ligne d’une table : elle ne contient pas « holochess-live: ». Copiez toute la ligne.
live-line-damaged = La ligne est coupée ou abîmée. Copiez de nouveau toute la ligne.
live-line-version = Cette ligne est de la version { $found }. Mettez ce programme à jour.
live-open-line = La table est ouverte. Envoyez cette ligne à ceux qui doivent venir :
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
live-ask-to-sit = Le jeu : { $game }{ $count ->
        [0] , avec ses règles habituelles
       *[other] , avec { $options }
    }. Voulez-vous prendre place ? (oui ou non)
live-begins = Toutes les places sont prises. La partie commence.
live-taken-back = La dernière décision est reprise : { $player }.
live-declined = { $player } refuse.
live-asked = La question est posée aux autres.
live-ask-undo = { $player } demande à reprendre sa dernière décision. Êtes-vous d’accord ? (oui ou non)
live-sign = { $player } : { $sign ->
        [hello] Bonjour !
        [thanks] Merci !
        [good] Bien joué !
        [wow] Oh !
        [oops] Oups !
        [thinking] Un instant, s’il vous plaît.
        [match] Belle partie !
       *[farewell] Au revoir !
    }
live-signs = Signes : 1 bonjour, 2 merci, 3 bien joué, 4 oh, 5 oups, 6 un instant, 7 belle partie, 8 au revoir. Tapez : signe 1
live-command-sign = signe
live-again = { $player } veut rejouer.
live-overtaken = Une autre décision est arrivée avant la vôtre, qui n’est plus possible.
live-away = { $player } n’est pas en ligne. La table attend.
live-back = { $player } est là.
live-gone = { $player } : { $why }
live-turned-away = Un autre programme a été renvoyé : { $why }
live-host-away = La connexion à la table est perdue. Le programme la rappelle.
live-host-back = La table est jointe.
live-your-turn = { $player }, c’est à vous.
live-not-yours = Ce n’est pas à vous.
live-help = Tapez une action, ou : plateau, actions, annuler (demande aux autres), abandonner, signe 1 à 8, quitter (la partie est gardée).
live-left = La partie est gardée. Ouvrez ou rejoignez de nouveau la table pour continuer.
live-record = La partie est enregistrée dans :
live-no-record = Aucune partie n’a commencé.
live-file-damaged = { $file } est abîmé ou d’une autre version.
live-file-in-use = Un autre programme en marche est à cette table : { $file }.
live-no-table = Aucune table d’ici n’a cet enregistrement. Seul le programme qui a ouvert une table peut la rouvrir.
live-no-live-record = { $file } n’est pas l’enregistrement d’une partie à distance.
live-no-free-seat = Il ne reste aucune place pour un joueur d’ailleurs. Laissez-en une sans QUI.
live-unknown-player = « { $who } » n’est ni human ni un niveau.
live-no-port = Le port de la table ne peut pas être ouvert : { $why }
live-no-network-thread = ce système ne donne aucun fil d’exécution au réseau
build-no-network = un navigateur ne peut ni ouvrir ni rejoindre une table pour des joueurs ailleurs

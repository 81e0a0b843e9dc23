# L’étagère des parties, et regarder l’une d’elles.
ui-title-matches = Parties
matches-heading = Parties
matches-show-all = Toutes
matches-show-waiting = En attente
matches-show-finished = Terminées
matches-show-damaged = Abîmées
matches-show-deleted = Supprimées
matches-find = Chercher
matches-find-hint = un titre, un joueur, un niveau
matches-found = Chercher : { $words }
matches-sort = Tri : { $by }
matches-sort-date = date
matches-sort-game = jeu
matches-sort-name = nom
matches-sort-length = longueur
matches-games-all = Tous les jeux
matches-more = Plus
matches-none-found = Aucune partie n’a « { $words } » dans son titre ou dans le nom d’un joueur.
matches-none-here = Aucune partie ne figure dans cette liste.
matches-none = Aucune partie pour l’instant. Chaque partie est enregistrée ici automatiquement. Pour en importer une, déposez son fichier sur la fenêtre ou collez-la{ $key ->
    [none] { "" }
   *[other] { " " }({ $key })
}.
matches-hint = Déposez un fichier sur la fenêtre ou collez une partie{ $key ->
    [none] { "" }
   *[other] { " " }({ $key })
} pour l’importer.
matches-turn = tour { $turn }
matches-won = victoire : { $name }
matches-won-resigned = victoire par abandon : { $name }
matches-draw = partie nulle
matches-damaged = abîmée
matches-damaged-at = abîmée ; { $state }
matches-decisions = { $count ->
        [one] une décision
       *[other] { $count } décisions
    }
matches-branch = Dérive de « { $match } » après { $count ->
        [one] une décision
       *[other] { $count } décisions
    }.
matches-branch-elsewhere = Dérive d’une partie qui n’est pas ici, après { $count ->
        [one] une décision
       *[other] { $count } décisions
    }.
matches-can-be-saved = { $count ->
        [0] Le début de la partie peut être sauvé.
        [one] Sa première décision peut être sauvée.
       *[other] Ses { $count } premières décisions peuvent être sauvées.
    }
matches-nothing-saved = Rien ne peut en être sauvé ici ; le fichier reste tel quel.
matches-when-now = à l’instant
matches-when-minutes = { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
matches-when-hours = { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
matches-when-days = { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }
matches-when-date = { $day }/{ $month }/{ $year }
matches-of-day = partie du jour, { $date }
matches-do-continue = Continuer
matches-do-watch = Regarder
matches-do-repair = Sauver ce qui est intact
matches-do-mail = Ouvrir
matches-do-name = Donner un titre
matches-do-copy = Copier en une ligne de texte
matches-do-export = Exporter en fichier
matches-do-delete = Supprimer
matches-do-bring-back = Récupérer la dernière supprimée
matches-do-paste = Importer le presse-papiers
matches-title = Titre
matches-title-hint = aucun : les noms des joueurs
matches-taken-in = La partie a été importée.
matches-beginning-taken-in = { $count ->
        [one] Seule la première décision est importée
       *[other] Seules les { $count } premières décisions sont importées
    } ; la suite est perdue. { $why }
matches-day-guest = Invité
matches-day-holds = Ce résultat est juste : chaque action, chaque dé et l’adversaire. La partie est ici, à regarder.
matches-known = Cette partie est déjà ici.
matches-not-taken-in = Ceci n’est pas importé : { $why }
matches-day-opponent = L’adversaire de ce résultat du { $date } ne décide pas comme son niveau dans cette version.
matches-deleted = Supprimée. { $key ->
    [none] Vous pouvez la récupérer pendant 30 jours.
   *[other] { $key } la récupère (gardée 30 jours).
}
matches-not-deleted = Elle n’a pas pu être supprimée : { $why }
matches-back = La partie est de retour.
matches-not-back = Elle n’a pas pu être récupérée : { $why }
matches-not-named = Le titre n’a pas pu être gardé : { $why }
matches-exported = Une copie se trouve à { $file }.
matches-not-exported = Elle n’a pas pu être exportée : { $why }
matches-copied = La partie est dans le presse-papiers, en une ligne de texte.
matches-not-copied = Elle n’a pas pu être copiée : { $why }
matches-repaired = Ce qui a pu être sauvé a pris sa place ; le fichier abîmé est gardé sous le nom { $aside }.
matches-not-repaired = Rien n’a pu être sauvé : { $why }

watch-play = Lecture
watch-pause = Pause
watch-next = Repère suivant
watch-branch = Jouer à partir d’ici
watch-speed = Vitesse : { $speed }
watch-speed-slow = lente
watch-speed-normal = normale
watch-speed-fast = rapide
watch-scenes-on = Scènes : oui
watch-scenes-off = Scènes : non
watch-camera-directed = Caméra : film
watch-camera-free = Caméra : libre
watch-seat = Autre côté
watch-more = Plus
watch-fewer = Moins
watch-leave = Retour aux parties
watch-film = Filmer d’ici
watch-film-span = Film de { $from } à { $to }
watch-mark = Début du film
watch-unmark = Ôter la marque
watch-film-share = Film : { $share } % (arrêter)
watch-film-begun = Le film est en cours ; vous pouvez continuer entre-temps.
watch-film-begun-key = Le film est en cours ; vous pouvez continuer entre-temps. { $key } l’arrête.
watch-heading = Relecture
watch-step-back = Coup précédent
watch-step-on = Coup suivant
watch-step = coup { $at } sur { $count }
branch-heading = Jouer à partir d’ici
branch-text = La table telle qu’elle est devient une nouvelle partie, avec de nouveaux dés. Limites de tours et répétitions comptent d’ici. Qui joue ?
branch-person = une personne
branch-start = Commencer
branch-none = Une partie ne peut pas dériver d’ici : on place encore des pièces, ou elle est finie.
matches-by-mail = Par courrier : { $count ->
        [0] pas encore de partie
        [one] une partie
       *[other] { $count } parties
    }{ $waiting ->
        [0] {""}
        [one] , une vous attend
       *[other] , { $waiting } vous attendent
    }
matches-mail-came = Un message d’une partie par courrier est arrivé. Il sera lu quand vous ouvrirez les parties par courrier.

# Les parties enregistrées, et regarder l’une d’elles.
ui-title-matches = Parties enregistrées
matches-heading = Parties enregistrées
matches-show-all = Toutes
matches-show-waiting = En cours
matches-show-finished = Terminées
matches-show-damaged = Abîmées
matches-show-deleted = Supprimées
matches-find = Chercher
matches-find-hint = titre, joueur ou adversaire
matches-found = Chercher : { $words }
matches-sort = Tri : { $by }
matches-sort-date = date
matches-sort-game = jeu
matches-sort-name = nom
matches-sort-length = longueur
matches-games-all = Tous les jeux
matches-more = Plus
matches-none-found = Aucun titre ni nom de joueur ne contient « { $words } ».
matches-none-here = Cette liste est vide.
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
        [one] { $count } action
       *[other] { $count } actions
    }
matches-branch = Variante de « { $match } », après { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
matches-branch-elsewhere = Variante d’une partie qui n’est pas ici, après { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
matches-can-be-saved = { $count ->
        [0] Le début de la partie peut être récupéré.
        [one] La première action de la partie peut être récupérée.
       *[other] Les { $count } premières actions de la partie peuvent être récupérées.
    }
matches-nothing-saved = Rien de cette partie ne peut être récupéré ici ; le fichier reste tel quel.
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
matches-do-repair = Récupérer ce qui est intact
matches-do-mail = Ouvrir
matches-do-name = Donner un titre
matches-do-copy = Copier en une ligne de texte
matches-do-export = Exporter en fichier
matches-do-delete = Supprimer
matches-do-bring-back = Annuler la suppression
matches-do-paste = Importer le presse-papiers
matches-title = Titre
matches-title-hint = laissez vide pour les noms des joueurs
matches-taken-in = Partie importée.
matches-beginning-taken-in = { $count ->
        [one] Seule la première action a été importée
       *[other] Seules les { $count } premières actions ont été importées
    } ; la suite est perdue. { $why }
matches-day-guest = Invité
matches-day-holds = Ce résultat est authentique : actions, dés et adversaire sont vérifiés. Vous pouvez revoir la partie ici.
matches-known = Vous avez déjà cette partie.
matches-not-taken-in = Rien n’a été importé. { $why }
matches-day-opponent = Résultat du { $date } : dans cette version du jeu, l’adversaire aurait joué autrement.
matches-deleted = Supprimée. { $key ->
    [none] Vous pouvez la récupérer pendant 30 jours.
   *[other] { $key } la récupère (pendant 30 jours).
}
matches-not-deleted = La partie n’a pas pu être supprimée : { $why }
matches-back = Partie récupérée.
matches-not-back = La partie n’a pas pu être récupérée : { $why }
matches-not-named = Le titre n’a pas pu être enregistré : { $why }
matches-exported = Copie enregistrée dans { $file }.
matches-not-exported = La partie n’a pas pu être exportée : { $why }
matches-copied = Copié : la partie en une ligne de texte.
matches-not-copied = La partie n’a pas pu être copiée : { $why }
matches-repaired = Ce qui était intact a été récupéré ; le fichier abîmé a été gardé sous le nom { $aside }.
matches-not-repaired = Rien n’a pu être récupéré : { $why }

watch-play = Lecture
watch-pause = Pause
watch-next = Moment clé suivant
watch-branch = Continuer d’ici
watch-speed = Vitesse : { $speed }
watch-speed-slow = lente
watch-speed-normal = normale
watch-speed-fast = rapide
watch-scenes-on = Scènes : oui
watch-scenes-off = Scènes : non
watch-camera-directed = Caméra : auto
watch-camera-free = Caméra : libre
watch-seat = Changer de place
watch-more = Plus
watch-fewer = Moins
watch-leave = Retour aux parties
watch-film = Filmer à partir d’ici
watch-film-span = Filmer de { $from } à { $to }
watch-mark = Début du film
watch-unmark = Ôter le début
watch-film-share = Film : { $share } % (arrêter)
watch-film-begun = Le film se prépare ; vous pouvez continuer pendant ce temps.
watch-film-begun-key = Le film se prépare ; vous pouvez continuer pendant ce temps. { $key } l’arrête.
watch-heading = Relecture
watch-step-back = Action précédente
watch-step-on = Action suivante
watch-step = Action { $at } sur { $count }
branch-heading = Continuer d’ici
branch-text = Commencez une nouvelle partie à partir de cette position, avec de nouveaux dés. Limites de tours et répétitions comptent à partir d’ici. Qui joue ?
branch-person = joueur
branch-start = Commencer
branch-none = Impossible de jouer à partir d’ici : on place encore des pièces, ou la partie est finie.
matches-by-mail = Par correspondance : { $count ->
        [0] pas encore de partie
        [one] { $count } partie
       *[other] { $count } parties
    }{ $waiting ->
        [0] {""}
        [one] , une vous attend
       *[other] , { $waiting } vous attendent
    }
matches-mail-came = Un message est arrivé. Il sera lu quand vous ouvrirez « Par correspondance ».

# Le parcours : les soirées, les statistiques, les médailles et le joueur ; et la partie du jour dans la fenêtre.
ui-title-journey = Parcours
journey-heading = Parcours
journey-evenings = Soirées
journey-statistics = Statistiques
journey-medals = Médailles
journey-who = Joueur : { $name }
journey-who-played = Joueur : { $name } ({ $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    })
journey-choose = Joueur
journey-choose-heading = Qui joue ?
journey-choose-note = Les résultats sont comptés par nom de joueur, d’après vos parties enregistrées. Soirées et médailles restent acquises.
journey-matches = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
journey-new = Nouveau joueur
journey-new-name = Nom
journey-new-hint = votre nom de joueur
journey-be = Jouer sous ce nom
journey-number = Soirée { $number } sur 9
journey-said = « { $words } »
journey-after-win = Après votre victoire :
journey-played = Ensuite :
journey-sit-down = S’asseoir
journey-again = Rejouer
journey-go-on = Continuer, tour { $turn }
journey-nothing-yet = Rien à compter pour l’instant. Chaque partie jouée jusqu’au bout compte ici : par jeu, par adversaire, par créature, avec la part de chance.
journey-counting = Calcul en cours…
journey-by-game = Résultats, classement, résultats par place
journey-by-opponent = Adversaires ({ $game }), le plus fort en dernier
journey-by-creature = Vos créatures : éliminations, pertes, parties gagnées
journey-by-luck = Les attaques, et ce que les dés en ont fait
journey-won-of = { $won } sur { $count }
journey-strength = { $rating } ± { $deviation }
journey-attacks = { $count ->
        [one] { $count } attaque
       *[other] { $count } attaques
    }
journey-attacked = { $count ->
        [one] { $count } attaque subie
       *[other] { $count } attaques subies
    }
journey-kills = { $share } d’éliminations
journey-decisions = Attendu
journey-luck = Chance
journey-duels = Duels

day-title = Partie du jour
day-about = Holochess contre { $name } – mêmes dés pour tous
day-begun = La partie du jour : même distribution, mêmes dés et même adversaire pour tous. À la fin, partagez votre résultat.
day-waits = Holochess contre { $name } – continuer, tour { $turn }
day-played = jouée – copier le résultat
day-copy = Copier le résultat
day-copied = Copié. Tout le monde peut le vérifier en le collant dans Parties enregistrées.
mail-title = Par correspondance
mail-about = avec un ami, par courriel ou messagerie
mail-waits = { $count ->
        [one] { $count } partie vous attend
       *[other] { $count } parties vous attendent
    }
journey-medal-since = obtenue le { $date }
journey-statistics-note = D’après vos parties enregistrées ; une partie supprimée ne compte plus. Médailles et soirées restent.

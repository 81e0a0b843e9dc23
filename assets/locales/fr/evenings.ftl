# Le parcours : les soirées, les statistiques, les médailles et le joueur ; et la partie du jour dans la fenêtre.
ui-title-evenings = Parcours
evenings-heading = Parcours
evenings-journey = Soirées
evenings-figures = Statistiques
evenings-medals = Médailles
evenings-who = Joueur : { $name }
evenings-who-played = Joueur : { $name } ({ $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    })
evenings-choose = Joueur
evenings-choose-heading = Qui joue ?
evenings-choose-note = Les résultats sont comptés par nom de joueur, d’après vos parties enregistrées. Soirées et médailles restent acquises.
evenings-matches = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
evenings-new = Nouveau joueur
evenings-new-name = Nom
evenings-new-hint = votre nom de joueur
evenings-be = Jouer sous ce nom
evenings-number = Soirée { $number } sur 9
evenings-said = « { $words } »
evenings-won = Après votre victoire :
evenings-played = Ensuite :
evenings-sit-down = S’asseoir
evenings-again = Rejouer
evenings-go-on = Continuer, tour { $turn }
evenings-nothing-yet = Rien à compter pour l’instant. Chaque partie jouée jusqu’au bout compte ici : par jeu, par adversaire, par créature, avec la part de chance.
evenings-counting = Calcul en cours…
evenings-by-game = Résultats, classement, résultats par place
evenings-by-opponent = Adversaires ({ $game }), le plus fort en dernier
evenings-by-creature = Vos créatures : éliminations, pertes, parties gagnées
evenings-by-luck = Les attaques, et ce que les dés en ont fait
evenings-won-of = { $won } sur { $count }
evenings-strength = { $rating } ± { $deviation }
evenings-attacks = { $count ->
        [one] { $count } attaque
       *[other] { $count } attaques
    }
evenings-attacked = { $count ->
        [one] { $count } attaque subie
       *[other] { $count } attaques subies
    }
evenings-kills = { $share } d’éliminations
evenings-decisions = Attendu
evenings-luck = Chance
evenings-duels = Duels

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
evenings-medal-since = obtenue le { $date }
evenings-figures-note = D’après vos parties enregistrées ; une partie supprimée ne compte plus. Médailles et soirées restent.

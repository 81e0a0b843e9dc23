# Vos soirées : qui joue, le voyage, ce que les parties disent, les médailles ; et la partie du jour dans la fenêtre.
ui-title-evenings = Parcours
evenings-heading = Parcours
evenings-journey = Soirées
evenings-figures = Statistiques
evenings-medals = Médailles
evenings-who = Qui joue : { $name }
evenings-who-played = Qui joue : { $name } ({ $count ->
        [one] une partie
       *[other] { $count } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    })
evenings-choose = Qui joue
evenings-choose-heading = Qui joue ?
evenings-choose-note = Chaque partie compte pour le nom assis à la table. Les chiffres suivent des parties gardées ; soirées et médailles restent.
evenings-matches = { $count ->
        [one] une partie
       *[other] { $count } parties
    }
evenings-new = Quelqu’un de nouveau
evenings-new-name = Nom
evenings-new-hint = comme les autres vous appellent
evenings-be = Prendre place
evenings-number = Soirée { $number } sur 9
evenings-said = « { $words } »
evenings-won = Ensuite, parce que vous avez gagné :
evenings-played = Ensuite, parce que vous n’avez pas gagné :
evenings-sit-down = S’asseoir
evenings-again = Encore une fois
evenings-go-on = Continuer, tour { $turn }
evenings-nothing-yet = Rien à compter encore. Chaque partie que vous jouez jusqu’au bout est comptée ici : par jeu, par adversaire, par créature, et ce qu’y fut la chance.
evenings-counting = Les parties sont comptées …
evenings-by-game = Gagnées, nulles et perdues, la force, et par place
evenings-by-opponent = Adversaires, { $game }, le plus fort en dernier
evenings-by-creature = Vos créatures : ce qu’elles ont détruit, et combien de fois elles l’ont été, parties gagnées
evenings-by-luck = Les attaques, et ce que les dés en ont fait
evenings-won-of = { $won } sur { $count }
evenings-strength = { $rating } ± { $deviation }
evenings-attacks = { $count ->
        [one] { $count } attaque
       *[other] { $count } attaques
    }
evenings-attacked = { $count ->
        [one] { $count } subie
       *[other] { $count } subies
    }
evenings-kills = { $share } mortelles
evenings-decisions = Décisions
evenings-luck = Chance
evenings-duels = Duels

day-title = Partie du jour
day-about = Holochess contre { $name }, la même pour tous
day-begun = La partie du jour : mêmes places, mêmes dés et même adversaire pour tous. À la fin, une ligne à partager.
day-waits = Holochess contre { $name } : continuer, tour { $turn }
day-played = jouée : copier la ligne à partager
day-copy = Copier la ligne à partager
day-copied = Copié. Quiconque a cette ligne peut la vérifier avec : holochess day --check
mail-title = Par courrier
mail-about = avec quelqu’un d’ailleurs
mail-waits = { $count ->
        [one] une partie vous attend
       *[other] { $count } parties vous attendent
    }
evenings-medal-since = depuis le { $date }
evenings-figures-note = Compté d’après les parties de l’étagère : une partie supprimée ne compte plus. Médailles et soirées restent.

# Ce que l’on sait exactement, parce qu’un jeu est résolu.

# En peu de mots, à côté du signe d’un joueur.
exact-short-win = +{ $points } en { $plies }
exact-short-loss = −{ $points } en { $plies }
exact-short-draw = nulle

# Où en est la résolution, pendant que l’on joue.
ui-solving-player = résolution du jeu… { $share }
ui-solving = résolution… { $share }

ui-turning-point-exact = tour { $turn } · { $name } concède { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : ce coup { $chosen }
ui-turning-point-exact-better = Mieux : { $deed }. Ce coup { $value }.
ui-result-points-given-away = { $points ->
        [one] point perdu
       *[other] points perdus
    }

# Les problèmes à l’écran.
ui-title-puzzles = Problèmes
ui-puzzles-heading = Problèmes
ui-puzzles-set = { $game ->
        [holochess] Finales d’Holochess
        [groi] Dejarik classique
       *[other] Dejarik révisé
    }
ui-puzzles-progress = { $solved } sur { $all } résolus, { $first } du premier coup
ui-puzzles-grade = Difficulté { $grade }
ui-puzzles-name = N° { $number } · difficulté { $grade }/{ $most }
ui-puzzles-of-today = le problème du jour
ui-puzzles-not-solved = Pas encore résolu.
ui-puzzles-solved = Résolu { $tries ->
        [one] du premier coup.
       *[other] au { $tries }e essai.
    }
ui-puzzles-missed-by = Trop difficile pour { $levels }.
ui-puzzles-missed-by-nobody = Tous les adversaires trouvent la solution.
ui-puzzles-solve = Résoudre
ui-puzzles-today = Problème du jour
ui-puzzle-task-win = Gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups (des deux camps)
    }. Un seul coup y parvient.
ui-puzzle-task-save = Tenez la nulle. Un seul coup y parvient.
ui-puzzle-task-chance = Quelle action donne nettement les meilleures chances de gagner ?
ui-puzzle-line = { $set } · { $name }
ui-puzzle-tries = { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    }
ui-puzzle-yours = Trouvez la bonne action
ui-puzzle-solved = Résolu
ui-puzzle-shown = La solution
ui-puzzle-hint = Conseil
ui-puzzle-solution = Solution
ui-puzzle-again = Réessayer
ui-puzzle-next = Suivant
ui-puzzle-all = Liste
puzzle-wrong-exact = Ce coup { $value }.
puzzle-wrong-exact-by = Ce coup { $value } : la réponse est { $reply }.
puzzle-wrong-chance = Cette action gagne dans { $chance } des cas ; une autre, dans { $best }.
ui-trouble-puzzles = Vos problèmes résolus n’ont pas pu être enregistrés : { $why }

# Revoir : ce que valent les destinations.
ui-value-wins = +{ $points } en { $plies }
ui-value-loses = −{ $points } en { $plies }
ui-value-draws = nulle
ui-values-show = Montrer la valeur des coups
ui-values-hide = Valeurs affichées : visez une pièce
ui-legend-wins = gagne
ui-legend-draws = fait nulle
ui-legend-loses = perd

# Les positions de départ qui compensent l’avantage du premier coup.
handicap = Handicap
    .about = Le premier joueur peut toujours gagner d’un point. Égal : deux paires chacun, nulle à jeu parfait. Une pièce de moins : il n’en a que trois. Série : 1re manche.
handicap-none = Aucun
handicap-even = Départ égal
handicap-pawn = Une pièce de moins
handicap-unknown = { $count ->
        [0] { $game } n’a pas de handicap.
       *[other] Il n’y a pas de handicap « { $given } » ; choisissez parmi : { $known }.
    }
text-handicap-row = Le handicap ne vaut que pour la manche 1 ; les manches suivantes partent du départ habituel.
text-handicap-even = Handicap : départ égal, deux paires chacun. À jeu parfait, la partie est nulle.
text-handicap-pawn = Handicap : le premier joueur n’a que trois pièces. Avec un jeu parfait, l’autre camp gagne de deux points.

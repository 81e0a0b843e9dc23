# Ce que l’on sait exactement, parce qu’un jeu est résolu.

# En peu de mots, à côté du signe d’un joueur.
exact-short-win = gagne { $points } en { $plies }
exact-short-loss = perd { $points } en { $plies }
exact-short-draw = fait nulle

# Où en est la résolution, pendant que l’on joue.
ui-solving-player = résout le jeu : { $share }
ui-solving = exact dans un instant : { $share }

ui-turning-point-exact = tour { $turn } · { $name } concède { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $chosen }
ui-turning-point-exact-better = Mieux : { $deed }, qui { $value }.
ui-result-points-given-away = { $points ->
        [one] point, exactement
       *[other] points, exactement
    }

# Les problèmes à l’écran.
ui-title-puzzles = Problèmes
ui-puzzles-heading = Problèmes
ui-puzzles-set = { $game ->
        [holochess] Finales d’Holochess
        [groi] Dejarik, règles de Groï
       *[other] Dejarik, règles révisées
    }
ui-puzzles-progress = { $solved } sur { $all } résolus, { $first } du premier coup
ui-puzzles-grade = Niveau { $grade }
ui-puzzles-name = N° { $number } · niveau { $grade } sur { $most }
ui-puzzles-of-today = le problème du jour
ui-puzzles-not-solved = Pas encore résolu.
ui-puzzles-solved = Résolu, { $tries ->
        [one] du premier coup.
       *[other] à l’essai { $tries }.
    }
ui-puzzles-missed-by = Manqué par { $levels }.
ui-puzzles-missed-by-nobody = Trouvé par tous les niveaux.
ui-puzzles-solve = Résoudre
ui-puzzles-today = Problème du jour
ui-puzzle-task-win = Gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups, ceux des deux camps
    } : une seule action le fait.
ui-puzzle-task-save = Tenez la nulle : une seule action le fait.
ui-puzzle-task-chance = Quelle action a nettement la meilleure chance de gagner ?
ui-puzzle-line = { $set } · { $name }
ui-puzzle-tries = { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    }
ui-puzzle-yours = Trouvez l’action juste
ui-puzzle-solved = Résolu
ui-puzzle-shown = La solution
ui-puzzle-hint = Conseil
ui-puzzle-solution = Solution
ui-puzzle-again = Encore
ui-puzzle-next = Suivant
ui-puzzle-all = Liste
puzzle-wrong-exact = Elle { $value }.
puzzle-wrong-exact-by = Elle { $value } : la réponse est { $reply }.
puzzle-wrong-chance = Sa chance de gagner est de { $chance } ; il y en a une de { $best }.
ui-trouble-puzzles = Les problèmes résolus n’ont pas pu être notés : { $why }

# Le regard en arrière : ce que valent les destinations.
ui-value-wins = +{ $points } en { $plies }
ui-value-loses = −{ $points } en { $plies }
ui-value-draws = nulle
ui-values-show = Montrer la valeur des coups
ui-values-hide = Valeur des coups : visez une pièce
ui-legend-wins = gagne
ui-legend-draws = fait nulle
ui-legend-loses = perd

# Les positions de départ qui compensent le trait.
handicap = Handicap
    .about = Le trait vaut un point. Égal : deux paires de chaque côté, nulle à jeu parfait. Un pion : qui commence n’en a que trois. Dans une série, manche 1 seulement.
handicap-none = Aucun
handicap-even = Départ égal
handicap-pawn = Un pion de moins
handicap-unknown = { $count ->
        [0] { $game } n’a pas de handicap.
       *[other] Il n’y a pas de handicap « { $given } » ; il y a : { $known }.
    }
text-handicap-row = Il ne vaut que pour la manche 1 ; les suivantes partent du départ habituel.
text-handicap-even = Un handicap : deux paires de chaque côté. À jeu parfait, la partie est nulle.
text-handicap-pawn = Un handicap : qui commence n’a que trois pions. À jeu parfait, l’autre camp gagne de deux points.

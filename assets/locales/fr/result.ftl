# Le résultat de n’importe quel jeu : ce qui est compté, et pourquoi c’est fini quand un jeu a ses propres mots.

ui-result-start = départ
ui-result-count-left = Pièces restantes
ui-result-count-left-last = Pièces, dernière manche
ui-result-count-scored = Points
ui-result-count-removed = Retirées
ui-result-count-lines = Alignements
ui-result-count-place = Place
ui-result-count-home = Arrivés
ui-result-count-to-go = Pas restants
ui-result-count-longest-chain = Plus long enchaînement
ui-result-count-swaps = Échanges
ui-result-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-result-hops = sauts
ui-result-came-in = { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
ui-result-sits = { $name } : { $seat }

ui-why-line = { $winner } a formé un alignement.
ui-why-goal-demeter = { $winner } a un pion dans le but.
ui-why-goal-chinese = { $winner } arrive à destination avant les autres.
ui-why-level-groi = La limite de coups est atteinte.
ui-why-level-revised = La limite de coups est atteinte.
ui-why-level-demeter = La limite de coups est atteinte.
ui-why-level-chinese = La limite de tours est atteinte.
ui-why-points-chinese = La limite de tours est atteinte ; { $winner } avait déjà fini.

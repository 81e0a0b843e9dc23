# Commandes qui comptent, comparent et résolvent : ce qu’elles écrivent pour les gens. Les scripts lisent --json, le même partout.

think-action = action
think-value = valeur
think-line = ligne
think-nodes = nœuds
think-chance = { $value } (probabilité que le joueur { $player } gagne)
think-searched =
    { $nodes ->
        [one] { $nodes } position en { $seconds } s, { $rate } par seconde
       *[other] { $nodes } positions en { $seconds } s, { $rate } par seconde
    }

levels-level = niveau
levels-rating = classement
levels-interval = interv. à 95 %
levels-unmeasured = non mesuré
levels-name = nom (style) : comment il joue
levels-larger-table = à { $seats } autour de la table :

odds-pair = { $attacker } attaque { $defender } : { $attack ->
        [one] un dé
       *[other] { $attack } dés
    } contre { $defence }
odds-attacker = attaquant
odds-defender = défenseur
odds-exactly = valeurs exactes, dans le même ordre
odds-of = { $counts } sur { $total }
duel-pair = { $a } contre { $b } à mort : { $one ->
        [one] un dé
       *[other] { $one } dés
    } contre { $other }
duel-wins = gagne

puzzles-one = difficulté { $grade } : { $task } { $line }
puzzles-no-more = { $count ->
        [0] Il n’existe aucune position de ce genre.
        [one] Il n’y a que cette position.
       *[other] Il n’y a que ces { $count } positions.
    }
puzzle-task-win = À vous de jouer : gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups (des deux camps)
    }. Une seule action y parvient.
puzzle-task-save = À vous de jouer : tenez la nulle. Une seule action y parvient.
puzzle-task-chance = C’est au joueur { $seat } de jouer : quelle action donne nettement les meilleures chances de gagner ?
puzzle-chances = Cette action gagne dans { $best } des cas, la suivante dans { $second }.
puzzle-heading = Problème { $id }, difficulté { $grade } sur { $most }.
puzzle-how-to = Tapez une action comme o3-i4, ou : actions, conseil, solution, plateau, quitter.
puzzle-hint-pawn = La pièce à jouer est en { $cell }.
puzzle-hint-reason = Jouez la pièce en { $cell } : ce coup { $reason }.
puzzle-wrong = { $action } n’est pas la solution. Essayez encore.
puzzle-right = { $action } est juste, { $tries ->
        [one] au premier essai
       *[other] au { $tries }e essai
    }.
puzzle-solution = La solution est { $action }.
puzzle-line = La suite : { $line }
# Le mot que l’on tape pour la solution ; plusieurs avec une espace entre eux.
puzzle-word-solution = solution

solve-states-progress = { $done } sur { $all } positions décidées
solve-check-progress = { $done } sur { $all } parties vérifiées
solve-states = { $states } positions, aux symétries du plateau près, vues par le camp qui joue
solve-value = { $points } { $states }  en { $longest } coups au plus
solve-draws = { $points } { $states }  nulles
solve-start = la position de départ : { $value }
solve-memory = { $megabytes } Mo de mémoire au plus
solve-checked = { $wrong ->
        [0] { $states } positions vérifiées d’après les règles : chaque valeur et chaque distance découle des coups
        [one] { $states } positions vérifiées d’après les règles : { $wrong } est fausse
       *[other] { $states } positions vérifiées d’après les règles : { $wrong } sont fausses
    }
exact-win = gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }
exact-loss = perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }
exact-draw = fait nulle
solve-progress =
    { $all ->
        [one] { $done } sur { $all } choix de créatures
       *[other] { $done } sur { $all } choix de créatures
    }
solve-kind = { $many } contre { $few } : { $positions } positions, { $bytes } octets, résidu { $residual }, { $sweeps ->
        [one] { $sweeps } passage
       *[other] { $sweeps } passages
    }
solve-time = { $seconds } s sur { $threads ->
        [one] un fil d’exécution
       *[other] { $threads } fils d’exécution
    }
probe-value = valeur

train-joined = { $bar } { $round }/{ $rounds }  { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, erreur { $error }, { $turns } tours par partie
train-round = { $bar } { $round }/{ $rounds }  { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, erreur { $error }, { $turns } tours par partie, { $seconds } s
train-done = { $file }  { $bytes } octets, { $rounds ->
        [one] { $rounds } passe
       *[other] { $rounds } passes
    } de { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }

arena-stopped = arrêté : { $played ->
        [0] aucune distribution n’a été jouée jusqu’au bout
        [one] les résultats ci-dessus portent sur une partie sur { $games }
       *[other] les résultats ci-dessus portent sur { $played } parties sur { $games }
    }
arena-stopped-part = arrêté après { $played ->
        [0] aucune partie
        [one] une partie
       *[other] { $played } parties
    } ; la part n’est pas écrite, car elle est incomplète
ladder-stopped = arrêté : les résultats ci-dessus sont complets ; les classements ont aussi besoin du reste
arena-progress = { $done } sur { $all ->
        [one] { $all } partie
       *[other] { $all } parties
    }
arena-player = gagnées : { $won }, nulles : { $drawn }, perdues : { $lost } ; { $seconds } s par action
arena-manners = { $attacks } attaques par tour, { $trades } échanges par partie, part des déplacements vers l’avant : { $advances }
arena-score = { $player } marque { $score } [{ $low } ; { $high }], Elo { $elo } [{ $elo-low } ; { $elo-high }], sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-clock = la trêve a décidé dans { $percent } des cas
arena-sprt = test de { $low } contre { $high } : { $said ->
        [higher] la plus haute valeur
        [lower] la plus basse valeur
       *[open] indécis
    }
arena-among =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players } joueurs ; à force égale, la part de chacun serait de { $share }
arena-won = gagné
arena-drawn = nul
arena-lost = perdu
arena-points = points [95 %]
arena-elo = Elo [95 %]
arena-place = place
arena-seconds = secondes par action : { $list }
ladder-step = { $score } [{ $low } ; { $high }]  { $percent } à la fin de la trêve, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
ladder-level = attaques par tour { $attacks }, échanges par partie { $trades }, avancées { $advances }

progress-frame = image
progress-decision = action
levels-who = { $name } ({ $style }) : { $about }

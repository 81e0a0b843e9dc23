# L’affichage à la table, pour tous les jeux : ce qu’a un joueur, le score des parties à la suite, le journal en phrases.

hud-pawn = Pion
hud-home = { $home } sur { $all } arrivés
hud-steps =
    { $steps ->
        [0] arrivé
        [one] encore 1 pas
       *[other] encore { $steps } pas
    }
hud-steps-short =
    { $steps ->
        [one] 1 pas
       *[other] { $steps } pas
    }
hud-steps-to-goal =
    { $steps ->
        [0] arrivé
        [one] à 1 pas de l’arrivée
       *[other] à { $steps } pas de l’arrivée
    }
hud-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
hud-place-short = { $place ->
    [1] 1er
   *[other] { $place }e
}
hud-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
hud-credits =
    { $count ->
        [one] { $count } crédit
       *[other] { $count } crédits
    }

hud-score-points =
    { $points ->
        [one] en { $points } point
       *[other] en { $points } points
    }
hud-score-stakes = { $credits } crédits chacun
hud-score-game = Manche { $game } · { $goal }
hud-game-won = Manche { $game } : { $player } marque { $earned }
hud-game-drawn = La manche { $game } est nulle
hud-game-next = On échange les places. { $player } commence.

hud-card-cell = en { $cell }
hud-card-danger = en { $cell }, en danger
hud-card-removed = Retirée

hud-prompt-pawn = { $game ->
    [demeter] Choisissez un pion
    [chinese] Choisissez un pion
   *[other] Choisissez une pièce
}
hud-prompt-on = Continuez : impossible de s’arrêter en { $cell }
hud-prompt-next = option suivante
hud-empty-cell = Cette case est vide.
hud-empty-cell-next = Cette case est vide. Appuyez sur { $key } pour trouver une pièce à jouer.
hud-prompt-stop =
    { $count ->
        [one] { $count } pas : s’arrêter en { $cell }
       *[other] { $count } pas : s’arrêter en { $cell }
    }

hud-legend-swap = échange
hud-legend-danger = les vôtres, en danger
hud-danger = en danger
hud-danger-by = Menacé par { $piece } : { $chance }
hud-legend-line = alignement

hud-command-danger = Menaces
hud-command-claim = Réclamer la nulle
hud-deed-of = { $player } : { $deed }
hud-about-claim = La position est revenue assez souvent : vous pouvez terminer la manche par une nulle.
hud-about-danger-creatures = Marque chacune de vos créatures qui pourrait être éliminée au prochain tour, et avec quelle probabilité.
hud-about-danger-lines = Marque chacune de vos pièces qui pourrait être retirée au prochain coup, et les alignements qui se préparent.
hud-about-danger-goals = Marque chaque but où votre adversaire pourrait entrer au prochain coup.
hud-danger-switched = Menaces : { $state }

ui-log-claimed = réclame la nulle
log-walked = { $piece } va { $way }.
log-leapt =
    { $hops ->
        [one] { $piece } saute { $way }.
       *[other] { $piece } saute { $hops } fois : { $way }.
    }
log-boosted =
    { $times ->
        [one] Un élan porte la pièce plus loin.
       *[other] { $times } élans portent la pièce plus loin.
    }
log-swapped = { $piece } va { $way } et échange sa place avec le pion qui s’y trouve.
log-attacked = { $attacker } attaque { $defender }.
log-pushed = { $piece } est repoussé en { $cell }.
log-placed = { $piece } est placé en { $cell }.
log-gave-up = { $player } abandonne.
log-claimed = { $player } réclame la nulle.
log-passed = { $player } n’a aucune action possible et passe.
log-removed = { $piece } ({ $player }) est retiré.
log-line =
    { $points ->
        [one] Un alignement pour { $player } : { $points } point.
       *[other] Un alignement pour { $player } : { $points } points.
    }
log-goal = { $player } atteint le but, en { $cell }.
log-ranked = { $player } termine { $place ->
    [1] 1er
   *[other] { $place }e
}.
log-game-over = Fin de la manche { $game }. Score : { $first }–{ $second }.

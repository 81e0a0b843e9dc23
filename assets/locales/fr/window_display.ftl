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
        [0] dans le but
        [one] à 1 pas d’un but
       *[other] à { $steps } pas d’un but
    }
hud-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
hud-place-short = { $place }.
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

hud-score-points = jusqu’à { $points }
hud-score-stakes = { $credits } crédits chacun
hud-score-game = Manche { $game } · { $goal }
hud-game-won = Manche { $game } : { $player } marque { $earned }
hud-game-drawn = La manche { $game } est nulle
hud-game-next = On change de couleur. { $player } commence.

hud-card-cell = en { $cell }
hud-card-danger = en { $cell }, en danger
hud-card-removed = Retiré

hud-prompt-pawn = Choisissez un pion
hud-prompt-on = Continuez depuis { $cell } : pas d’arrêt ici
hud-prompt-next = suivant
hud-empty-cell = Il n’y a rien sur cette case.
hud-empty-cell-next = Il n’y a rien sur cette case. { $key } mène aux pièces qui peuvent agir.
hud-prompt-stop =
    { $count ->
        [one] { $count } pas : s’arrêter en { $cell }
       *[other] { $count } pas : s’arrêter en { $cell }
    }

hud-legend-swap = échange
hud-legend-danger = les vôtres, en danger
hud-danger = en danger
hud-danger-by = En danger : { $piece }, { $chance }
hud-legend-line = ligne

hud-command-danger = Danger
hud-command-claim = Déclarer la nulle
hud-deed-of = { $player } : { $deed }
hud-about-claim = La position est revenue assez souvent : vous pouvez terminer la partie par une nulle.
hud-about-danger-creatures = Marque chacune de vos créatures qui pourrait être tuée au prochain tour, et avec quelle probabilité.
hud-about-danger-lines = Marque chacun de vos pions qui pourrait être retiré au prochain coup, et les lignes qui se préparent.
hud-about-danger-goals = Marque chaque but où l’adversaire pourrait entrer au prochain coup.
hud-danger-switched = Danger : { $state }

ui-log-claimed = déclare la nulle
log-walked = { $piece } va { $way }.
log-leapt =
    { $hops ->
        [one] { $piece } saute { $way }.
       *[other] { $piece } saute { $hops } fois : { $way }.
    }
log-boosted =
    { $times ->
        [one] Un élan le porte plus loin.
       *[other] { $times } élans le portent plus loin.
    }
log-swapped = { $piece } va { $way } et change de place avec le pion qui s’y trouve.
log-attacked = { $attacker } attaque { $defender }.
log-pushed = { $piece } est poussé en { $cell }.
log-placed = { $piece } est placé en { $cell }.
log-gave-up = { $player } abandonne.
log-claimed = { $player } déclare la nulle.
log-passed = { $player } ne peut rien faire et passe.
log-removed = { $piece } ({ $player }) est retiré.
log-line =
    { $points ->
        [one] Une ligne pour { $player } : { $points } point.
       *[other] Une ligne pour { $player } : { $points } points.
    }
log-goal = { $player } atteint le but, en { $cell }.
log-ranked = { $player } prend la place { $place }.
log-game-over = La manche { $game } est finie. Le score est de { $first } : { $second }.

# Le livre des règles à l’écran, et les plateaux que l’on peut essayer.
rulebook-heading = Règles complètes
rulebook-pages = Règles complètes, page par page
rulebook-try = { $key ->
    [none] Touchez le plateau pour essayer.
   *[other] Appuyez sur { $key } ou cliquez pour essayer sur le plateau.
}
rulebook-try-now = Choisissez une pièce, puis sa case d’arrivée. Vous jouez les deux camps.
rulebook-again = Remettre en place
rulebook-rolled = { $one } à { $other } : { $outcome }
rulebook-removed = { $name } quitte le plateau
rulebook-line = alignement
rulebook-goal = but atteint
rulebook-over = partie terminée
rulebook-to-move = au joueur { $player } de jouer
rulebook-push-now = le joueur { $player } choisit où va la créature
rulebook-why = Voir la règle
rulebook-key = Ouvrir les règles complètes à la bonne page
live-board-chance = { $outcome } { $chance } %
live-board-piece = { $name } · attaque { $attack }, défense { $defence }, déplacement { $movement }

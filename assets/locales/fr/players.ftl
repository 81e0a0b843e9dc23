# Les joueurs de l’ordinateur : un nom, et ce qu’il faut en attendre.

level-random = Hasard
    .about = joue n’importe quelle action permise
level-greedy = Glouton
    .about = tire le meilleur de son propre tour et ne voit pas plus loin

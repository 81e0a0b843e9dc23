# Les parties par courrier dans la fenêtre.
mail-window-heading = Parties par courrier
mail-window-none = Pas encore de partie par courrier.
mail-how = Proposez une partie (P) et envoyez la ligne copiée, par courriel ou dans une messagerie. Copiez la réponse en entier et collez-la ici (H, ou Ctrl+V), ou déposez-la en fichier sur la fenêtre. Après chaque tour une ligne est prête à partir. Personne ne peut connaître ni choisir les dés.
mail-which-game = Une partie par courrier de quel jeu ?
mail-which-rules = { $game } : selon quelles règles ?
mail-invite = Copier l’invitation
mail-line-copied = La ligne pour l’autre est copiée. Envoyez-la ; ce qui revient se colle ici.
mail-copy = Copier la ligne
mail-paste = Coller la ligne reçue
mail-new = Nouvelle partie
mail-watch = La regarder
mail-todo-own = À vous : choisissez sur le plateau.
mail-todo-wait = À l’autre. Envoyez la ligne (C la copie), et collez ce qui revient.
mail-todo-invited = Rien n’est encore distribué : envoyez la ligne (C la copie), et collez ce qui revient.
mail-todo-won = C’est fini : vous avez gagné. Envoyez la dernière ligne, que l’autre le voie aussi.
mail-todo-lost = C’est fini : l’autre a gagné.
mail-todo-drawn = C’est fini : partie nulle.

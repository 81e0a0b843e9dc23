# Les parties par correspondance dans la fenêtre.
mail-window-heading = Par correspondance
mail-window-none = Pas encore de partie par correspondance.
mail-how = Invitez quelqu’un : copiez le message et envoyez-le par courriel ou messagerie. Quand la réponse arrive, copiez-la en entier et collez-la ici, ou déposez le fichier qui la contient. Après chaque tour, un nouveau message est prêt à partir. Aucun joueur ne peut voir ni choisir les dés d’avance.
mail-which-game = À quel jeu voulez-vous jouer ?
mail-which-rules = Quelles règles pour { $game } ?
mail-ask-title = Accepter cette invitation ?
mail-ask-no = Pas maintenant
mail-ask-yes = Accepter
mail-invite = Copier l’invitation
mail-line-copied = Copié. Envoyez le message à votre adversaire et collez la réponse ici.
mail-line-saved = Enregistré dans { $file }. Envoyez ce fichier à votre adversaire, puis collez ou déposez la réponse ici.
mail-copy = Copier le message
mail-save = Enregistrer
mail-paste = Coller la réponse
mail-new = Nouvelle partie
mail-watch = Regarder
mail-todo-own = À vous : choisissez sur le plateau.
mail-todo-wait = Au tour de votre adversaire. { $key ->
    [none] Envoyez le message et collez la réponse ici.
   *[other] Envoyez le message ({ $key } le copie) et collez la réponse ici.
}
mail-todo-invited = La distribution n’a pas encore eu lieu. { $key ->
    [none] Envoyez le message et collez la réponse ici.
   *[other] Envoyez le message ({ $key } le copie) et collez la réponse ici.
}
mail-todo-won = Partie terminée : vous avez gagné. Envoyez le dernier message, pour que votre adversaire le voie aussi.
mail-todo-lost = Partie terminée : votre adversaire a gagné.
mail-todo-drawn = Partie nulle.

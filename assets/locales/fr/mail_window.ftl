# Les parties par courrier dans la fenêtre.
mail-window-heading = Parties par courrier
mail-window-none = Pas encore de partie par courrier.
mail-how = Invitez quelqu’un : copiez le message et envoyez-le par courriel ou messagerie. Quand la réponse arrive, copiez-la en entier et collez-la ici, ou déposez-la en fichier. Après chaque tour, un nouveau message est prêt à partir. Aucun joueur ne peut voir ni choisir les dés d’avance.
mail-which-game = Une partie par courrier de quel jeu ?
mail-which-rules = { $game } : selon quelles règles ?
mail-ask-title = Accepter cette invitation ?
mail-ask-no = Pas maintenant
mail-ask-yes = Accepter
mail-invite = Copier l’invitation
mail-line-copied = La ligne pour l’autre est copiée. Envoyez-la ; ce qui revient se colle ici.
mail-line-saved = La ligne pour l’autre est dans { $file }. Envoyez-la ; ce qui revient se colle ou se dépose ici.
mail-copy = Copier la ligne
mail-save = L’enregistrer
mail-paste = Coller la ligne reçue
mail-new = Nouvelle partie
mail-watch = La regarder
mail-todo-own = À vous : choisissez sur le plateau.
mail-todo-wait = Au tour de votre adversaire. { $key ->
    [none] Envoyez le message et collez la réponse ici.
   *[other] Envoyez le message ({ $key } le copie) et collez la réponse ici.
}
mail-todo-invited = Rien n’est encore distribué. { $key ->
    [none] Envoyez le message et collez la réponse ici.
   *[other] Envoyez le message ({ $key } le copie) et collez la réponse ici.
}
mail-todo-won = C’est fini : vous avez gagné. Envoyez la dernière ligne, que l’autre le voie aussi.
mail-todo-lost = C’est fini : l’autre a gagné.
mail-todo-drawn = C’est fini : partie nulle.

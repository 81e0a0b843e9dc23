# Les tables où rien ne se lance : ce qui s’y dit au lieu de ce qui se dit des dés ; et les touches que seules certaines tables ont.

ui-key-shift = Maj
ui-keys-steps = Maintenir pour aller pas à pas, puis confirmer
ui-about-undo-without-dice = Annuler : { $deed }. Sans conséquence : aucun autre joueur n’a joué depuis.
ui-about-take-back-without-dice = Annuler : { $deed }, et tout ce qui suit. La partie ne compte plus pour votre classement.
ui-no-undo-without-dice = Rien à annuler : un autre joueur a joué depuis.
ui-ask-take-back-text-without-dice = Votre dernière action et tout ce qui suit sont annulés, et la partie ne compte plus pour votre classement.
ui-setup-seed-hint-without-dice = laissez vide pour une nouvelle graine
ui-setup-seed-note-without-dice = La même graine donne le même premier joueur. Chaque partie affiche sa graine à la fin.
ui-fair-heading-without-dice = Tirage vérifiable
ui-fair-start-without-dice = Avant la partie, le jeu a tiré un nombre secret, la graine, et fixé son SHA-256 : une empreinte qui ne correspond qu’à cette graine et qui ne la révèle pas.
ui-fair-roll-without-dice = Le premier joueur ne dépend que de la graine, quoi que fassent les joueurs. Aucun joueur ne la voit pendant la partie, l’ordinateur non plus.
ui-fair-check-without-dice = Après la partie, la graine est affichée. Son SHA-256 doit être celui du début, et elle doit donner le joueur qui a commencé.
ui-fair-holds-without-dice = Vérifié à l’instant : la graine a bien ce SHA-256 et donne le joueur qui a commencé.

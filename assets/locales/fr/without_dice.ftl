# Les tables où rien ne se lance : ce qui s’y dit au lieu de ce qui se dit des dés ; et les touches que seules certaines tables ont.

ui-key-shift = Maj
ui-keys-steps = maintenue : aller pas à pas, puis confirmer
ui-about-undo-without-dice = Une décision en arrière, comme si elle n’avait pas eu lieu : { $deed }. Personne n’a joué depuis.
ui-about-take-back-without-dice = Retour à votre dernier choix : { $deed }. Ce que les autres ont fait depuis est annulé, et le procès-verbal le note.
ui-no-undo-without-dice = Rien à annuler : quelqu’un d’autre a joué depuis.
ui-ask-take-back-text-without-dice = Tout ce qui suit votre dernier choix est annulé. Le procès-verbal le note.
ui-setup-seed-hint-without-dice = vide : nouveau tirage
ui-setup-seed-note-without-dice = Avec la même graine, le même joueur commence. Celle de chaque partie est montrée à sa fin.
ui-fair-heading-without-dice = Tirage vérifiable
ui-fair-start-without-dice = Avant la partie, le programme a tiré un nombre secret, la graine, et fixé son SHA-256 : une empreinte qui ne va qu’à cette graine et d’où personne ne peut la déduire.
ui-fair-roll-without-dice = Qui commence ne dépend que de la graine, quoi que l’on décide. Personne ne la voit pendant la partie, l’ordinateur non plus.
ui-fair-check-without-dice = À la fin de la partie, la graine est montrée. Son SHA-256 doit être celui du début, et qui a commencé doit être celui qu’elle désigne : « holochess verify FICHIER » vérifie l’un et l’autre avec le fichier de la partie.

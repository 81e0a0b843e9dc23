# Les pages de `man` : les titres de leurs sections, et ce que la page du programme dit de plus que ses commandes.

man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-subcommands = COMMANDES
man-extra = REMARQUES
man-version = VERSION
man-exit-status = CODE DE RETOUR
man-exit-done = C’est fait.
man-exit-no = La commande est allée au bout, et la réponse est non : une partie qui n’est pas valide, par exemple.
man-exit-wrong = La ligne de commande ou l’entrée est fausse. Une ligne sur la sortie d’erreur dit où et pourquoi.
man-exit-lacking = Il manque quelque chose à cette machine ou à ce programme, comme un écran ou un pilote graphique. La ligne d’erreur dit quoi.
man-exit-stopped = La commande a été arrêtée avant la fin. La ligne d’erreur dit ce qui est déjà fait.
man-environment = ENVIRONNEMENT
man-environment-home = Le dossier des réglages, des parties enregistrées et de tout ce que le jeu enregistre, au lieu de celui du système.
man-environment-assets = Le dossier des modèles et des sons. Sans lui, le jeu cherche à côté du programme, et dans ../share/holochess, ../lib/holochess et ../Resources.

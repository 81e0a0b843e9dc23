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
man-exit-no = La commande est allée au bout, et la réponse est non : un enregistrement qui n’est pas exact, par exemple.
man-exit-wrong = La ligne de commande ou l’entrée est fausse ; une ligne sur la sortie d’erreur dit où et pourquoi.
man-exit-lacking = Il manque quelque chose à cette machine ou à ce programme, un écran ou un pilote graphique ; la ligne le nomme.
man-exit-stopped = On lui a demandé de s’arrêter avant la fin ; la ligne dit ce qu’il y a.
man-environment = ENVIRONNEMENT
man-environment-home = Le dossier des réglages, des parties enregistrées et de tout ce qui est gardé, au lieu de celui du système.
man-environment-assets = Le dossier des modèles et des sons. Sans lui, ils sont cherchés à côté du programme, dans ../share/holochess, ../lib/holochess et ../Resources.

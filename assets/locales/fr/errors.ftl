# Ce que disent les commandes qui ne font pas ce qu’on leur demande. Derrière « error: », sur une ligne : quoi, où, que faire.

error-place = { $place }
error-within = { $place } : { $why }
error-said = { $why }
error-output-full = il n’y a plus de place là où va la sortie
error-streams = l’entrée ou la sortie standard a échoué (erreur { $why })
error-line = entrée standard, ligne { $line }

usage = { $what } ; { $help }
usage-help = `{ $command } --help` dit comment cela s’écrit
usage-nothing = {""}
usage-suggestion = {" "}(serait-ce { $suggestion } ?)
usage-no-value = { $argument } demande une valeur
usage-value = { $argument } ne peut pas être « { $value } » ; il y a : { $known }
usage-refused = { $argument } ne peut pas être « { $value } » : { $why }
usage-unknown = { $argument } n’est pas un argument d’ici{ $suggestion }
usage-no-command = il n’y a pas de commande « { $command } »{ $suggestion }
usage-missing = il manque { $arguments }
usage-missing-command = il manque la commande
usage-twice = { $argument } y est deux fois
usage-conflict = { $argument } ne va pas avec { $others }
usage-not-text = un argument n’est pas du texte (UTF-8)
usage-only-with = { $argument } ne fait rien sans { $other } ; ajoutez-le, ou retirez { $argument }

number-whole = c’est un nombre entier de { $least } à { $most }
number-seconds = c’est un nombre de secondes, plus de 0 et au plus 86400, comme 0.5
number-moment = c’est un nombre de secondes de 0 à 3600
number-size = c’est LARGEURxHAUTEUR, comme 1280x720, de 16 à 8192 chacune
number-scores = ce sont deux scores entre 0 et 1, le plus bas d’abord, comme 0.55,0.6

language-unknown = il n’y a pas cette langue ici ; il y a : { $known }
players-in-position = la position « { $line } » est pour { $found } joueurs ; retirez --players, c’est la position qui le fixe
players-no-seat = il n’y a pas de place { $seat } où l’on joue à { $players } ; retirez-la, ou donnez un autre nombre à --players
option-form-missing = écrivez CLÉ=VALEUR, comme quiet_turns=30
level-unknown = il n’y a pas de niveau « { $level } » pour { $game } ; il y a : { $known }
build-no-window = ce programme est construit sans fenêtre ; `holochess --help` dit ce qu’il sait faire sans elle
assets-missing = les fichiers du jeu manquent (cherchés dans : { $looked }) ; mettez le dossier `assets` du paquet à côté du programme, ou nommez-le dans HOLOCHESS_ASSETS ; `holochess text holochess` joue sans eux
assets-other-version = les fichiers du jeu qui sont là viennent d’une autre version : { $found } ; ceci est { $version } : installez le programme et ses fichiers depuis un même paquet, ou nommez le bon dossier dans HOLOCHESS_ASSETS

perft-divide-one = --divide montre une position ; donnez-la avec --position LIGNE au lieu de --position -
perft-line-too-long = la ligne a plus de { $most } octets, et aucune position n’en a autant ; il faut une position par ligne
perft-line-not-text = la ligne n’est pas du texte (UTF-8) ; il faut une position par ligne
think-no-choice = personne n’a de choix ici, il n’y a donc rien à réfléchir
not-solved = ce jeu n’est pas résolu ici ; il y a : { $known }
not-learned = rien n’est appris pour ce jeu ; il y a : { $known }
solve-four-only = les finales à quatre créatures sont celles de Holochess ; ne le mettez pas
solve-check-only = seules les tables de Dejarik se vérifient ainsi : groi, revised
solve-check-incomplete = les parts de cette vérification ont examiné { $states } positions sur { $all } ; calculez-les de nouveau
puzzles-none = il y a des problèmes de ces jeux : holochess, groi, revised
puzzles-all-solved = tous les problèmes sont résolus ; donnez-en le nom pour en refaire un
puzzles-no-depth = où tombent des dés, il n’y a pas de profondeur ; ne le mettez pas
puzzle-unknown = il n’y a pas de problème « { $id } » ; ce sont { $game }-1 à { $game }-{ $count }, today et next
probe-over = la partie est finie ici, il n’y a rien à chercher
probe-table-fault = { $why } ; `holochess-lab solve { $game } --out FICHIER` écrit celle qu’il faut
table-fault-none = ce n’est pas une table de Dejarik
table-fault-version = c’est une table de version { $version }, que ce programme ne lit pas
table-fault-rules = c’est la table de l’autre jeu de règles, { $game }
table-fault-cut-short = la table est tronquée
table-fault-damaged = la table est abîmée : sa somme de contrôle est fausse
table-made-again = La table résolue a été refaite, car celle de { $file } ne servait à rien : { $why }.
table-not-kept = La table résolue est là, mais n’a pas pu être gardée pour la prochaine fois : { $why }
probe-not-solved = seules sont résolues les positions de trois ou quatre créatures où quelqu’un a le choix
probe-no-table = ce n’est pas une table de finales ; `holochess-lab solve holochess --out FICHIER` en écrit une
probe-none-shipped = ce programme est construit sans table ; faites-en une avec `holochess-lab solve holochess --four --out FICHIER`
train-not-weights = ce n’est pas un fichier de poids ; `holochess-lab train holochess --out FICHIER` en écrit un
train-weights-line = la ligne { $line } devrait commencer par « { $wanted } » et avoir { $width } nombres ; le fichier est endommagé
train-start-anew = { $why } Commencez sans { $option }.
train-no-state = { $file } n’est pas l’état d’un entraînement. Commencez sans { $option }.
train-state-exists = { $file } existe déjà. Si un entraînement interrompu l’a laissé, poursuivez avec --resume ; sinon, choisissez un autre nom avec --out.
train-part-only = seules les parties de holochess se répartissent entre machines ; ne le mettez pas
train-over = toutes les manches de cet entraînement ont été jouées
train-other-state = les parts ont été jouées à partir d’un autre état que celui-ci : nommez avec --out les poids à côté desquels se trouve le leur
arena-illegal = un joueur a choisi ce qui n’est pas légal ({ $why }) ; merci de le signaler

scene-unknown = les scènes sont : { $known }
scene-no-game = il n’y a pas de jeu « { $name } » ; il y a : { $known }
scene-no-menu = il n’y a pas de menu « { $name } » ; il y a : { $known }
scene-no-creature = il n’y a pas de créature « { $name } » ; il y a : { $known }
scene-no-sight = { $creature } ne fait pas « { $name } » et n’a pas une telle page ; il y a : { $known }
scene-not-a-number = après le @ vient un nombre d’actions, pas « { $text } »
scene-clash = un affrontement s’écrit combat:ATTAQUANT,DÉFENSEUR,ISSUE
scene-no-outcome = il n’y a pas d’issue « { $name } » ; il y a : { $known }
scene-alone = aucune créature ne se bat contre elle-même : il n’y en a qu’une de chaque
scene-no-position = seule une table prend une position ; retirez --position
sheets-unknown = il n’y a pas de planches de « { $name } » ; il y a : { $known }

out-exists = { $file } existe déjà. Choisissez un autre nom.
out-no-part = { $file } existe déjà, et n’est pas une part que --part a écrite. Choisissez un autre nom.
out-no-weights = { $file } existe déjà, et n’est pas un fichier de poids pour ce jeu. Choisissez un autre nom.
part-form = c’est une partie et leur nombre, comme 2/8
part-none = ce n’est pas une partie écrite par --part, ou pas toute ; calculez-la de nouveau
part-other-build = calculée par une autre version ({ $found }) que celle-ci ({ $own }) : calculez et réunissez toutes les parts avec une même version
part-other-command = une partie d’autre chose que { $other }, qui appartient à `{ $what }`
part-twice = une autre partie { $what } que { $other } : retirez l’une des deux, ou calculez-la de nouveau
part-missing = il manque des parties : { $missing } sur { $of } ; calculez-les, et donnez-les toutes à `holochess-lab merge`
part-matches-missing = il manque aux parts des parties entre { $players } : { $missing } ; calculez de nouveau les parts qui devraient les contenir
part-too-large = cette part est plus grande que ce que lit `holochess-lab merge` : { $size } contre { $limit } ; divisez le travail en plus de parts
part-needs-out = ceci écrit un fichier ; nommez-le avec --out

# La fenêtre ne peut pas s’ouvrir, ou le jeu s’y arrête.
window-no-display = il n’y a pas d’écran où ouvrir une fenêtre (ni DISPLAY ni WAYLAND_DISPLAY n’est défini) ; `holochess text holochess` joue dans le terminal, `holochess doctor` dit ce que cette machine possède
window-device-failed = la carte graphique ne peut pas dessiner le jeu : { $why } ; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }sous Debian et Ubuntu, `sudo apt install mesa-vulkan-drivers` apporte un pilote qui se passe de carte graphique ; { window-way-out }
window-display-failed = l’écran ne peut pas être utilisé : { $why } ; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-display-lost = la connexion à l’écran a été perdue{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    } ; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-had-to-stop = le jeu a dû s’arrêter : { $why } ; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-graphics-lost = la carte graphique a été perdue, et aucune autre n’a été trouvée ; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-match-saved = la partie est enregistrée et `holochess` propose de la continuer ;
window-stopped = le jeu s’est arrêté avec le code { $code }
window-way-out = `holochess doctor` dit ce que cette machine possède, `holochess text holochess` joue dans le terminal
no-randomness = ce système ne donne pas de nombres aléatoires ; donnez vous-même une graine (--seed N)
analysis-called-off = l’analyse a été interrompue
measure-not-kept = une limite n’est pas tenue

# Ce que disent les commandes qui ne font pas ce qu’on leur demande. Derrière « error: », sur une ligne : quoi, où, que faire.

error-place = { $place }
error-within = { $place } : { $why }
error-said = { $why }
error-output-full = il n’y a plus de place pour la sortie ; libérez de la place, ou envoyez la sortie ailleurs
error-streams = erreur sur l’entrée ou la sortie standard (code { $why })
error-line = entrée standard, ligne { $line }

usage = { $what } ; { $help }
usage-help = voir `{ $command } --help`
usage-nothing = {""}
usage-suggestion = {" "}(serait-ce { $suggestion } ?)
usage-no-value = { $argument } demande une valeur
usage-value = { $argument } ne peut pas être « { $value } » ; choisissez parmi : { $known }
usage-refused = { $argument } ne peut pas être « { $value } » : { $why }
usage-unknown = cette commande n’a pas d’argument { $argument }{ $suggestion }
usage-no-command = il n’y a pas de commande « { $command } »{ $suggestion }
usage-missing = il manque : { $arguments }
usage-missing-command = il manque la commande
usage-twice = { $argument } est donné deux fois
usage-conflict = { $argument } ne s’emploie pas avec { $others }
usage-not-text = un argument n’est pas un texte UTF-8 valide
usage-only-with = { $argument } ne fait rien sans { $other } ; ajoutez { $other }, ou retirez { $argument }

number-whole = il faut un nombre entier de { $least } à { $most }
number-seconds = il faut un nombre de secondes, plus de 0 et au plus 86400, comme 0.5
number-moment = il faut un nombre de secondes de 0 à 3600
number-size = il faut LARGEURxHAUTEUR, comme 1280x720, de 16 à 8192 chacune
number-scores = il faut deux scores entre 0 et 1, le plus bas d’abord, comme 0.55,0.6

language-unknown = cette langue n’est pas disponible ; choisissez parmi : { $known }
players-in-position = la position « { $line } » est pour { $found } joueurs ; retirez --players, la position fixe leur nombre
players-no-seat = il n’y a pas de place { $seat } à une table de { $players } joueurs ; retirez cette place, ou donnez un autre nombre à --players
option-form-missing = écrivez CLÉ=VALEUR, comme quiet_turns=30
level-unknown = il n’y a pas de niveau « { $level } » pour { $game } ; choisissez parmi : { $known }
build-no-window = cette version du programme n’a pas de fenêtre ; `holochess --help` dit ce qu’elle sait faire
assets-missing = les fichiers du jeu manquent (cherchés dans : { $looked }) ; mettez le dossier `assets` du paquet à côté du programme, ou indiquez-le dans HOLOCHESS_ASSETS ; `holochess text holochess` permet de jouer sans eux
assets-other-version = les fichiers du jeu viennent d’une autre version ({ $found }) que ce programme ({ $version }) ; installez les deux depuis un même paquet, ou indiquez le bon dossier dans HOLOCHESS_ASSETS

perft-divide-one = --divide ne traite qu’une position ; donnez-la avec --position LIGNE au lieu de --position -
perft-line-too-long = la ligne dépasse { $most } octets, trop pour une position ; donnez une position par ligne
perft-line-not-text = la ligne n’est pas du texte (UTF-8) ; donnez une position par ligne
think-no-choice = il n’y a aucun choix à faire dans cette position, donc rien à calculer
not-solved = ce jeu n’est pas résolu ; choisissez parmi : { $known }
not-learned = ce jeu n’a pas d’entraînement ; choisissez parmi : { $known }
solve-four-only = seul Holochess a des finales à quatre créatures ; retirez cette option
solve-check-only = seules les tables de Dejarik peuvent être vérifiées ; choisissez groi ou revised
solve-check-incomplete = les parts de cette vérification n’ont examiné que { $states } positions sur { $all } ; calculez-les de nouveau
puzzles-none = seuls ces jeux proposent des problèmes à résoudre : holochess, groi, revised
puzzles-all-solved = vous avez résolu tous les problèmes ; donnez le nom de l’un d’eux pour le refaire
puzzles-no-depth = la profondeur ne vaut que pour les jeux sans dés ; retirez cette option
puzzle-unknown = il n’y a pas de problème « { $id } » ; choisissez de { $game }-1 à { $game }-{ $count }, « today » ou « next »
probe-over = la partie est finie dans cette position : il n’y a rien à chercher
probe-table-fault = { $why } ; pour en calculer une nouvelle : `holochess-lab solve { $game } --out FICHIER`
table-fault-none = ce n’est pas une table de Dejarik
table-fault-version = cette table est de version { $version }, que ce programme ne sait pas lire
table-fault-rules = cette table est celle de l’autre jeu de règles, { $game }
table-fault-cut-short = la table est tronquée
table-fault-damaged = la table est abîmée : sa somme de contrôle est fausse
table-made-again = La table des solutions a été recalculée, car celle de { $file } était inutilisable : { $why }.
table-not-kept = La table des solutions est prête, mais n’a pas pu être enregistrée pour la prochaine fois : { $why }
probe-not-solved = cette position n’est pas résolue : seules le sont celles de trois ou quatre créatures où un joueur a le choix
probe-no-table = ce n’est pas une table de finales ; `holochess-lab solve holochess --out FICHIER` en écrit une
probe-none-shipped = ce programme ne contient pas de table de finales ; faites-en une avec `holochess-lab solve holochess --four --out FICHIER`
train-not-weights = ce n’est pas un fichier de poids ; `holochess-lab train holochess --out FICHIER` en écrit un
train-weights-line = la ligne { $line } devrait commencer par « { $wanted } » et contenir { $width } nombres ; le fichier est abîmé
train-start-anew = { $why } Commencez sans { $option }.
train-no-state = { $file } n’est pas l’état d’un entraînement. Commencez sans { $option }.
train-state-exists = { $file } existe déjà. Si un entraînement interrompu l’a laissé, continuez avec --resume ; sinon, choisissez un autre nom avec --out.
train-part-only = seules les parties d’Holochess peuvent être réparties entre plusieurs machines ; retirez cette option
train-over = toutes les manches de cet entraînement ont été jouées
train-other-state = les parts ont été jouées à partir d’un autre état ; nommez avec --out les poids qui vont avec cet état
arena-illegal = l’ordinateur a choisi une action illégale ({ $why }) ; merci de le signaler

scene-unknown = choisissez parmi : { $known }
scene-no-game = il n’y a pas de jeu « { $name } » ; choisissez parmi : { $known }
scene-no-menu = il n’y a pas de menu « { $name } » ; choisissez parmi : { $known }
scene-no-creature = il n’y a pas de créature « { $name } » ; choisissez parmi : { $known }
scene-no-sight = { $creature } n’a pas de mouvement, de geste ni de page « { $name } » ; choisissez parmi : { $known }
scene-not-a-number = le @ doit être suivi d’un nombre d’actions, pas de « { $text } »
scene-clash = un combat s’écrit combat:ATTAQUANT,DÉFENSEUR,ISSUE
scene-no-outcome = il n’y a pas d’issue « { $name } » ; choisissez parmi : { $known }
scene-alone = une créature ne peut pas se battre contre elle-même, car chacune n’existe qu’une fois
scene-no-position = seule une scène de table accepte une position ; retirez --position
sheets-unknown = il n’y a pas de planches de « { $name } » ; choisissez parmi : { $known }

out-exists = { $file } existe déjà. Choisissez un autre nom.
out-no-part = { $file } existe déjà, et n’est pas une part écrite par --part. Choisissez un autre nom.
out-no-picture = { $file } existe déjà, et n’est pas une image. Choisissez un autre nom.
out-no-weights = { $file } existe déjà, et n’est pas un fichier de poids pour ce jeu. Choisissez un autre nom.
part-form = il faut le numéro d’une part et le nombre de parts, comme 2/8
part-none = ce n’est pas une part écrite par --part, ou elle est incomplète ; calculez-la de nouveau
part-other-build = cette part a été calculée par une autre version ({ $found }) que celle-ci ({ $own }) ; calculez et réunissez toutes les parts avec une même version
part-other-command = cette part ne vient pas de la même commande que { $other }, qui vient de `{ $what }`
part-twice = cette part, { $what }, diffère de celle de { $other } ; retirez l’une des deux, ou calculez-la de nouveau
part-missing = il manque des parts : { $missing } sur { $of } ; calculez-les, et donnez-les toutes à `holochess-lab merge`
part-matches-missing = il manque dans les parts des parties entre { $players } : { $missing } ; calculez de nouveau les parts qui devraient les contenir
part-too-large = cette part est trop grande pour `holochess-lab merge` : { $size } au lieu de { $limit } au plus ; divisez le travail en plus de parts
part-needs-out = cette commande écrit un fichier ; nommez-le avec --out

# La fenêtre ne peut pas s’ouvrir, ou le jeu s’y arrête.
window-no-display = il n’y a pas d’écran où ouvrir une fenêtre (ni DISPLAY ni WAYLAND_DISPLAY n’est défini) ; `holochess text holochess` permet de jouer dans le terminal, `holochess doctor` montre ce dont cette machine dispose
window-device-failed = la carte graphique ne peut pas dessiner le jeu : { $why } ; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }sous Debian et Ubuntu, `sudo apt install mesa-vulkan-drivers` installe un pilote qui se passe de carte graphique ; { window-way-out }
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
window-graphics-lost = la carte graphique ne répond plus, et aucune autre n’a été trouvée ; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-match-saved = la partie est enregistrée ; lancez `holochess` pour la continuer ;
window-stopped = le jeu s’est arrêté avec le code { $code }
window-way-out = `holochess doctor` montre ce dont cette machine dispose, `holochess text holochess` permet de jouer dans le terminal
no-randomness = ce système ne fournit pas de nombres aléatoires ; donnez vous-même une graine (--seed N)
analysis-called-off = l’analyse a été interrompue
measure-not-kept = une limite est dépassée

# Ce que disent --help, les pages de man et la complétion. En anglais, ces textes sont dans le programme même, comme commentaires des
# commandes et de leurs arguments. help-COMMANDE : la commande ; help-COMMANDE--ARGUMENT : son argument, par son long nom, ou par celui de
# sa valeur ; help--ARGUMENT : le même pour toutes les commandes qui n’en disent rien d’autre ; .VALEUR : une de ses valeurs.

# Le programme, et les mots autour de tout le reste.
help = Un jeu de plateau holographique : des créatures de lumière, des dés, et une scène pour chaque combat
    .usage = Usage :
    .commands = Commandes :
    .arguments = Arguments :
    .options = Options :
    .default = [par défaut : { $value }]
    .values = [valeurs possibles : { $value }]
    .listed = Valeurs possibles :
    .one = - { $name } : { $value }

# Ce qui tient la place d’une valeur.
help-value-names =
    .ADDRESS = ADRESSE
    .A = A
    .A-B = A,B
    .ACTION = ACTION
    .ATTACKER = ATTAQUANT
    .B = B
    .CLOCK = CADENCE
    .CODE = CODE
    .COMMAND = COMMANDE
    .CREATURE = CRÉATURE
    .DATE = DATE
    .DEFENDER = DÉFENSEUR
    .DEPTH = PROFONDEUR
    .EVENING = SOIRÉE
    .FILE = FICHIER
    .FOLDER = DOSSIER
    .GAME = JEU
    .ID = ID
    .IP = IP
    .K = K
    .K-N = K/N
    .KEY-VALUE = CLÉ=VALEUR
    .LINE = LIGNE
    .LOW-HIGH = BAS,HAUT
    .MATCH = PARTIE
    .N = N
    .NAME = NOM
    .PAGE = PAGE
    .RUNS = FOIS
    .S = S
    .SCENE = SCÈNE
    .SECONDS = SECONDES
    .SHELL = INTERPRÉTEUR
    .WHO = QUI
    .WxH = LxH

# Les arguments que plusieurs commandes ont en commun.
help--game = Le jeu
help--handicap = Un départ qui compense l’avantage du premier coup (Dejarik) : even (égal), ou pawn, où le joueur 1 a une pièce de moins
help--help = Affiche cette aide
    .brief = Affiche cette aide (--help en dit plus)
    .long = Affiche cette aide (-h la résume)
help--json = Un objet JSON
help--lang = La langue par son code, comme en ; par défaut celle des réglages, sinon celle du système
help--load = Continue cette partie, dans le même fichier ; un nom sans chemin est cherché aussi parmi les parties enregistrées. Une partie en une ligne de texte (holochess-match:…) devient une partie enregistrée
help--option = Une option du jeu, sous le nom que lui donnent les règles complètes (répétable)
help--p1 = Qui est le joueur 1 : human (une personne) ou un niveau (voir `levels JEU`)
help--p2 = Qui est le joueur 2 ; par défaut, le niveau le plus fort
help--p3 = Qui est le joueur 3, là où l’on peut être trois
help--p4 = Qui est le joueur 4
help--p5 = Qui est le joueur 5
help--p6 = Qui est le joueur 6
help--players = Le nombre de joueurs, là où le jeu en permet plusieurs
help--position = La position sur la table, au lieu d’une distribution
help--puzzle = Un problème au lieu d’une partie : son nom, comme groi-7, `today` (celui du jour) ou `next` (le suivant) (Holochess, Dejarik)
help--quality = Le niveau de détail de l’image
    .low = Pour les machines sans processeur graphique
    .medium = Pour les petites puces graphiques
    .high = Tout
help--scene = La scène : title, table:JEU (ou table:JEU/JOUEURS), replay:FICHIER@K (après K actions ; un film continue de là), combat:ATTAQUANT,DÉFENSEUR,ISSUE, showcase:CRÉATURE (ou showcase:CRÉATURE/MOUVEMENT, avec le nom d’un geste, d’un mouvement ou d’une page) ou menu:NOM
help--seed = La graine de la distribution
help--size = Largeur et hauteur en pixels
help--threads = Le nombre de fils d’exécution, au plus un par cœur [par défaut : un par cœur]
help--trace = Écrit dans ce fichier ce qui est à l’écran, une ligne de JSON à chaque changement : pour les tests qui pilotent le programme
help--variant = Pour une table, la place d’où on la voit : de 1 au nombre de joueurs ; pour un combat, laquelle de ses mises en scène : de 1 à 4 ; pour la vitrine, le côté : 1 devant, 2 à gauche, 3 derrière, 4 à droite
help--version = Affiche la version

# La fenêtre.
help-play = Ouvre la fenêtre directement à la table
help-play--seed = { help-text--seed }

help-showcase = Ouvre la vitrine des créatures
help-showcase--creature = La créature sur le plateau tournant

help-lab-measure = Mesures du programme avec lequel on joue
help-lab-measure-startup = Temps, en secondes, du lancement à la première image : l’écran titre, comparé à une fenêtre vide du même moteur
help-lab-measure-startup--runs = Nombre de lancements de chacun ; on retient la médiane
help-lab-measure-table = Appels de dessin et triangles de la table complète d’un jeu, à chaque qualité
help-lab-measure-light = Temps d’une image en millisecondes : la table complète en qualité basse, et la même scène dans une matière simple, sans lumière
help-lab-measure-light--runs = Nombre de rendus de chacune ; on retient la médiane
help-lab-measure-fight = L’image la plus lente des combats les plus lourds, et une image de la même table quand rien ne se passe
help-lab-measure-fight--runs = Nombre de rendus de chaque moment ; on retient le plus rapide
help-lab-measure-fight--quality = Seulement à cette qualité, au lieu de la plus basse et de la plus haute
help-lab-measure-frames = Temps de chaque image d’une scène, en millisecondes, sur cette machine
help-lab-measure-frames--passes = Aussi le temps de chaque passe sur la carte graphique, toutes vues confondues ; cette mesure prend elle-même un peu de temps
help-lab-measure-frames--frames = Nombre d’images dessinées, soixante par seconde de scène
help-lab-measure-processor = Ce qu’une image d’une scène coûte au seul processeur, comparé à une scène vide ; sans carte graphique
help-lab-measure-processor--frames = Nombre d’images préparées pour chacune, soixante par seconde de scène
help-lab-measure-clips = Joue chaque mouvement de chaque créature : aucune ne doit s’enfoncer dans la table ni perdre un mouvement
help-lab-measure-contact = Où porte chaque coup de chaque paire de créatures : distance à la peau, corps qui se traversent, pieds qui glissent
help-lab-measure-contact--attacker = Seulement les attaques de cette créature, au lieu de chaque paire
help-lab-measure-contact--json = Un objet JSON au lieu de lignes
help-lab-measure-empty = Ouvre une fenêtre vide et la ferme après sa première image
help-lab-measure-title = Ouvre le titre et le ferme après sa première image
help-lab-measure-screens = Écrit les noms de tous les écrans que dessine `picture menu:NOM`

# Compter, comparer, résoudre, apprendre.
help-lab = Le programme de ceux qui font Holochess

help-lab-perft = Compte les suites d’un nombre donné d’actions
help-lab-perft--depth = Le nombre d’actions
help-lab-perft--position = La position d’où compter (par défaut : le départ ; là où il y a une distribution, celle dans l’ordre des règles complètes) ; - en lit plusieurs, une par ligne, sur l’entrée standard
help-lab-perft--divide = Une ligne par première action au lieu d’une par profondeur

help-odds = Les chances exactes d’une attaque à Holochess
help-odds--attacker = La créature qui attaque
help-odds--defender = La créature qui est attaquée
help-odds--all = Les 64 paires

help-duel = Les chances exactes d’une créature de gagner le duel à mort
help-duel--a = La créature dont on donne les chances
help-duel--b = L’autre créature

help-lab-think = Ce que l’ordinateur choisirait, et ce qu’il en attend
help-lab-think--position = La position, dans la notation des règles complètes ; sans elle, celle de départ, distribuée d’après la graine
help-lab-think--level = Le niveau de l’ordinateur
help-lab-think--time = Le temps maximal en secondes, pour les niveaux qui calculent à l’avance
help-lab-think--nodes = Le nombre maximal de nœuds, pour les niveaux qui calculent à l’avance
help-lab-think--seed = La graine du niveau, et celle de la distribution

help-lab-levels = Les niveaux d’un jeu, du plus faible au plus fort

help-lab-arena = Fait jouer des niveaux de l’ordinateur les uns contre les autres
help-lab-arena--players = Les niveaux des joueurs, un pour chaque place à la table
help-lab-arena--ladder = Oppose chaque niveau à celui d’en dessous jusqu’à ce qu’un test séquentiel ait tranché, puis à celui d’encore en dessous pendant --games parties ; donne un classement à tous
help-lab-arena--step-games = Avec --ladder : combien de parties au plus pour un échelon qui reste indécis [par défaut : 2000]
help-lab-arena--seats = Avec --ladder : le nombre de joueurs à une table ; deux niveaux y alternent [par défaut : 2]
help-lab-arena--out = Avec --ladder : le fichier des classements ; avec --part : celui des parties jouées
help-lab-arena--sprt = S’arrête dès que l’on sait, à 5 % d’erreur, lequel de ces deux scores est celui du premier joueur
help-lab-arena--games = Combien de parties
help-lab-arena--seed = La graine de la première distribution ; les suivantes se comptent à partir d’elle
help-lab-arena--time = Le temps maximal en secondes par action, pour les niveaux qui calculent à l’avance
help-lab-arena--part = Ne joue que cette part, comme 2/8, et l’écrit pour `merge` : chaque distribution, ou avec --ladder chaque paire de niveaux, appartient à une seule part
help-lab-arena--no-times = Donne 0 pour les temps de réflexion, pour que deux exécutions donnent les mêmes octets

help-lab-merge = Réunit ce que les parts d’une commande ont calculé sur plusieurs machines
help-lab-merge--file = Les fichiers que les parts ont écrits : tous, dans n’importe quel ordre
help-lab-merge--out = Le fichier du résultat, pour les commandes qui en écrivent un
help-lab-merge--json = Un objet JSON, pour les commandes qui en affichent un

help-lab-train = Apprend à évaluer les positions en jouant contre soi-même
help-lab-train--out = Le fichier des poids ; FICHIER.part, à côté, garde l’état entre les manches
help-lab-train--seed = Les mêmes graine, manches, parties et nœuds donnent les mêmes poids
help-lab-train--resume = Reprend un entraînement arrêté, à partir de FICHIER.part
help-lab-train--rounds = Le nombre de manches : jouer, en regardant une action plus loin, puis apprendre
help-lab-train--matches = Combien de parties par manche
help-lab-train--finals = Le nombre de manches finales, jouées pour de bon et quatre fois plus courtes (holochess)
help-lab-train--nodes = Le nombre de nœuds par action dans ces manches finales
help-lab-train--from = Part de ces poids au lieu de rien (holochess)
help-lab-train--part = Ne joue que cette part, comme 2/8, des parties de la manche suivante, et l’écrit pour `merge` (holochess)
help-lab-train--state = Avec --part : l’état entre les manches d’où elle part, tel que `merge` l’a laissé ; sans lui, un nouvel entraînement
help-lab-train--of-state = Ce qui distingue cet état de tout autre ; chaque part l’indique

help-lab-solve = Résout exactement les finales d’un jeu et en écrit la table
help-lab-solve--out = Le fichier de la table
help-lab-solve--four = Holochess : les finales à quatre créatures aussi, ce qui prend quelques minutes
help-lab-solve--check = Dejarik : vérifie ensuite que chaque valeur découle des coups
help-lab-solve--part = Avec --check : ne vérifie que cette part des positions, comme 2/8, et écrit le résultat dans --out, pour `merge`

help-lab-deals = Calcule à quel point chaque distribution d’Holochess est équilibrée, et écrit la liste qu’emploie `deal = even`
help-lab-deals--out = Le fichier de la liste, ou avec --part celui de sa part ; il est écrit quand tout est fait
help-lab-deals--depth = Combien d’actions à l’avance chaque placement est examiné
help-lab-deals--close-depth = Combien d’actions à l’avance sont examinés ceux qui peuvent être équilibrés
help-lab-deals--part = N’examine que cette part des placements, comme 2/8, et l’écrit pour `merge`

help-lab-probe = La valeur exacte d’une position résolue et de chaque action qui y est possible
help-lab-probe--position = La position, dans la notation des règles complètes
help-lab-probe--table = Une table que `solve` a écrite [par défaut, pour Holochess : celle qui vient avec le jeu ; pour Dejarik : calculée une fois, puis gardée]

help-lab-puzzles = Des positions où une seule action est la bonne, tirées des jeux et des finales résolus
help-lab-puzzles--count = Combien de problèmes
help-lab-puzzles--depth = Dejarik : seulement les gains en exactement ce nombre de coups ; sans cela, à peu près autant de chaque niveau
help-lab-puzzles--seed = La graine des positions tirées au sort
help-lab-puzzles--lots = Le nombre maximal de positions tirées [par défaut : 200000 par problème]
help-lab-puzzles--part = Ne tire que cette part des positions, comme 2/8, et écrit ses problèmes pour `merge`
help-lab-puzzles--out = Avec --part : le fichier de ses problèmes

# Jouer et apprendre dans le terminal.
help-puzzles = Des problèmes dans le terminal : trouvez la seule action qui gagne, ou qui a nettement les meilleures chances
    .after = --option board=words décrit le plateau ligne par ligne, sans dessin, pour les lecteurs d’écran.
help-puzzles--id = Quel problème : son identifiant, comme groi-7, `today`, ou `next`
help-text = Joue une partie dans le terminal, en texte simple
    .after = --option board=words décrit le plateau ligne par ligne, sans dessin, pour les lecteurs d’écran.
help-text--seed = La graine de la distribution et des dés ; au hasard par défaut
help-text--save = Où la partie est enregistrée après chaque action
help-text--lesson = La leçon du jeu au lieu d’une partie : on y apprend chaque règle en l’appliquant

help-lesson = Enseigne un jeu dans le terminal pendant que vous y jouez ; sans JEU, donne la liste des leçons
help-lesson--check = Joue la leçon de ce fichier du début à la fin, et dit ce qui ne va pas
help-lesson--own = Une leçon écrite par quelqu’un d’autre, par son nom, au lieu de celle du jeu
help-lesson--part = Le chapitre de la leçon par lequel commencer, par son numéro

help-day = La partie du jour : même distribution, mêmes dés et même adversaire pour tous
help-day--date = Un autre jour qu’aujourd’hui (UTC), comme 2026-11-23
help-day--result = Affiche le résultat d’une partie finie, sans jouer
help-day--check = Vérifie un résultat en rejouant sa partie : chaque action est-elle légale, chaque dé découle-t-il de la date ?

help-open = Ouvre une table pour jouer en ligne et affiche l’invitation
help-open--p1 = Qui est le joueur 1 sur cet ordinateur : human ou un niveau ; une place sans QUI attend un joueur en ligne
help-open--p2 = Qui est le joueur 2 sur cet ordinateur : human ou un niveau ; une place sans QUI attend un joueur en ligne
help-open--p3 = Qui est le joueur 3 sur cet ordinateur : human ou un niveau ; une place sans QUI attend un joueur en ligne
help-open--p4 = Qui est le joueur 4 sur cet ordinateur : human ou un niveau ; une place sans QUI attend un joueur en ligne
help-open--p5 = Qui est le joueur 5 sur cet ordinateur : human ou un niveau ; une place sans QUI attend un joueur en ligne
help-open--p6 = Qui est le joueur 6 sur cet ordinateur : human ou un niveau ; une place sans QUI attend un joueur en ligne
help-open--seats = Le nombre de places à la table ; deux par défaut
help-open--watchers = Le nombre de spectateurs admis, huit au plus ; aucun par défaut
help-open--clock = Joue avec une pendule : fischer ou delay, les minutes pour la partie, les secondes par tour ; sans pendule par défaut
help-open--relay = Un relais par lequel les autres peuvent venir sans accès direct : son adresse, avec son jeton après un #, ou public, ou none ; par défaut celui des réglages
help-open--nearby = Montre la table aux joueurs du même réseau tant qu’une place est libre, quels que soient les réglages
help-open--private = Ne montre pas la table aux joueurs du même réseau, quels que soient les réglages
help-open--name = Votre nom, comme les autres le verront ; par défaut le premier des réglages
help-open--resume = Rouvre la table de ce fichier de partie ; son invitation reste la même
help-join = Rejoint une table en ligne par son invitation, même après une coupure
help-join--line = L’invitation, le fichier qui la contient, ou nearby:NOM pour une table du même réseau
help-join--nearby = Donne plutôt la liste des tables ouvertes sur le même réseau
help-join--as = Qui joue : human ou un niveau
help-join--watch = Regarde au lieu de jouer
help-join--name = Votre nom, comme les autres le verront ; par défaut le premier des réglages
help-letter = Continue une partie en ligne par lettres tant que l’autre joueur n’est pas connecté
help-letter--file = Le fichier de la partie
help-letter--line = La lettre de l’autre joueur, ou le fichier qui la contient ; sans elle, qui a rejoint la table écrit d’abord
help-host = Sert le jeu pour navigateurs sur ce réseau, avec le relais par lequel on y joue en ligne
help-host--page = Le dossier de la page : celui du paquet pour navigateurs
help-host--port = Le port [8460 par défaut]
help-host--address = L’adresse de cet ordinateur où se trouve la page ; par défaut celle de son réseau
help-mail = Une partie par correspondance : des lignes de texte que vous et votre adversaire vous envoyez
help-mail-new = Propose une partie et affiche la ligne à envoyer
help-mail-new--name = Votre nom, comme votre adversaire le lira ; par défaut le premier des réglages
help-mail-accept = Lit une ligne (ou un fichier, ou - pour l’entrée standard) de votre adversaire : le message suivant d’une partie, ou une invitation, que la commande montre avant de demander si vous l’acceptez
help-mail-accept--line = La ligne, ou le fichier qui la contient
help-mail-accept--name = Votre nom, si c’est une invitation ; par défaut le premier des réglages
help-mail-accept--yes = Accepte une invitation sans poser de question
help-mail-move = Joue des actions, et affiche la ligne à envoyer quand c’est à votre adversaire de jouer
help-mail-move--match = La partie : son identifiant, ou le début de celui-ci
help-mail-move--action = Les actions, dans la notation des règles complètes
help-mail-show = Montre les parties, une partie, ou ce que dit une ligne
help-mail-show--match = La partie, ou une ligne
help-mail-show--record = Écrit la partie dans un nouveau fichier, pour `replay` et `verify`
help-mail-show--json = Affiche ce que dit une ligne en un objet JSON

help-journey = Neuf soirées à la table, chacune contre un des personnages, avec une particularité
help-journey--evening = La soirée, de 1 à 9, ou `next` (la suivante) ; sans elle, dit où vous en êtes

help-profile = Les joueurs d’ici, avec des statistiques tirées des parties enregistrées
help-profile--name = Le nom du joueur ; sans lui, tous les joueurs

help-rules = Les règles en pages courtes, chacune avec son plateau
help-rules--page = La page, par son nom ou par un terme comme push (la poussée) ou option-deal (la distribution) ; sans elle, toutes les pages

# Enregistrements, et le programme lui-même.
help-replay = Affiche une partie enregistrée
help-replay--file = Le fichier de partie, ou une partie en une ligne de texte
help-replay--at = Seulement jusqu’à ce nombre d’actions
help-replay--analysis = Où la partie a basculé, et si c’est par chance ou par erreur

help-verify = Vérifie que chaque action d’une partie était légale et que chaque dé venait de sa graine
help-verify--file = Le fichier de partie, une partie en une ligne de texte, ou la ligne avec le résultat d’une partie du jour

help-doctor = Ce que cette machine possède et ce qui lui manque
help-doctor--window = Ouvre la fenêtre et la ferme après sa première image, au lieu du rapport

help-completions = La complétion de cette ligne de commande, pour un interpréteur de commandes
help-completions--shell = L’interpréteur de commandes

help-man = Cette ligne de commande en pages pour `man`
help-man--command = La page de cette commande ; sans elle, celle du programme
help-man--texts = Les textes anglais de l’aide en fichier Fluent, pour commencer une autre langue
help-man--out = Écrit toutes les pages dans ce dossier

# Images et films.
help-picture = Dessine une image d’une scène dans un fichier, sans écran
help-picture--out = Le fichier de l’image, un PNG
help-picture--at = Le moment, en secondes ; par défaut, celui où la scène montre ce dont elle porte le nom
help-picture--json = Un objet JSON avec ce que l’image a coûté

help-lab-sheets = Des planches : les créatures de quatre côtés, leurs silhouettes, chaque mouvement, et des combats
help-lab-sheets--out = Le dossier des planches
help-lab-sheets--only = Seulement celles-ci : sides (les côtés), outlines (les silhouettes), films, fights (les combats) ; portraits va dans un dossier par créature, opponents (les adversaires) dans un fichier chacun ; portraits:savrip et opponents:pip n’en dessinent qu’un
help-lab-sheets--quality = Le niveau de détail des images ; les films sont dessinés à la qualité la plus basse

help-film = Dessine une suite d’images d’une scène : un film, ou des images numérotées
help-film--out = Un fichier FICHIER.mp4 ou FICHIER.gif, ou un dossier pour des images numérotées
help-film--fps = Le nombre d’images par seconde
help-film--from = À partir de cette seconde de la scène
help-film--to = Jusqu’à cette seconde de la scène
help-film--until = Jusqu’à ce que ce nombre d’actions d’une partie ait été montré, au lieu de --to
help-film--progress = Écrit le numéro de chaque image finie, un par ligne : pour les programmes qui attendent le film

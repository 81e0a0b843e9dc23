# Les réglages et la première page.

# Réglages : les pages, la recherche et une phrase pour chacun
ui-settings-page-words = Langue et texte
ui-settings-page-motion = Mouvement
ui-settings-page-play = Jouer
ui-settings-search = Chercher
ui-settings-search-hint = un mot : volume, taille…
ui-settings-found = Trouvé sur toutes les pages
ui-settings-nothing = Rien ici ne s’appelle « { $typed } ».
ui-settings-open = Ouvrir
ui-settings-language-about = La langue de tout ce qui est écrit.
ui-settings-scale-about = La taille des lettres et des commandes. Là où un écran ne peut les montrer plus grandes, elles le sont autant qu’il le permet.
ui-settings-read-aloud = Lecture à voix haute
ui-settings-read-aloud-about = L’écran et ce qui se passe sont toujours dits au lecteur d’écran du système, même là où le système ne dit pas qu’il y en a un.
ui-settings-fullscreen-about = L’image couvre tout l’écran.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } la fait basculer partout.
}
ui-settings-size-about = La taille de la fenêtre. Elle revient d’elle-même si vous ne la confirmez pas dans les dix secondes.
ui-settings-quality-about = Ce que l’image coûte. Auto choisit ce qui convient à cette machine, et moins si elle se révèle lente. Le jeu est le même partout.
ui-settings-vsync-about = Oui : chaque image attend l’écran, pour qu’aucune ne soit déchirée. Dernière image : aucune n’attend, la dernière entière est montrée. Non : aucune n’attend, il peut y en avoir de déchirées.
ui-settings-speed-about = Le temps que tout prend sur la table. Aucune : le résultat d’une action est montré aussitôt.
ui-settings-computer-speed-about = Le même réglage pour les tours de l’ordinateur.
ui-settings-camera-turns-about = La caméra va du côté de qui doit choisir.
ui-settings-shake-about = La force des secousses de caméra aux coups lourds.
ui-settings-hit-stop-about = Le temps pendant lequel tout retient son souffle quand un coup porte.
ui-settings-slow-motion-about = La part de ralenti dans les films.
ui-settings-muted-about = Le silence.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } le fait basculer partout.
}
ui-settings-master-about = Le volume de l’ensemble.
ui-settings-effects-about = Le volume de ce qui se passe sur la table et dans les menus.
ui-settings-voices-about = Le volume des voix des créatures.
ui-settings-music-about = Le volume de la musique.
ui-settings-captions-about = Tout ce qui s’entend est écrit aussi.
ui-settings-controls = Commandes
ui-settings-controls-about = Ce que fait chaque touche, bouton ou stick, et comment le changer ; à quoi servent les gestes.
ui-settings-evaluation-bar-about = Les chances de chaque camp de gagner sont à côté du plateau. B la fait basculer à la table.
ui-settings-step-by-step = Pas à pas
ui-settings-step-by-step-about = Un chemin de plusieurs pas se fait un pas après l’autre et se confirme, au lieu d’un seul coup.
ui-settings-danger = Montrer le danger
ui-settings-danger-about = Ce que vous pourriez perdre au prochain tour et les lignes en cours sont marqués sur la table. D le fait basculer à la table.

# La première page
ui-welcome-heading = Avant de jouer
ui-welcome-text = Qu’est-ce qui vous convient ? Tout se voit aussitôt, et tout peut être changé plus tard dans les réglages.
ui-welcome-go-on = Continuer

# Caractères, sous-titres, lumière
ui-settings-page-light = Lumière
ui-settings-typeface = Caractères
ui-settings-typeface-about = Lisibles : des lettres que l’on ne prend pas l’une pour l’autre, pour qui lit avec peine.
ui-typeface-condensed = Étroits
ui-typeface-legible = Lisibles
ui-settings-caption-size = Taille des sous-titres
ui-settings-caption-size-about = La taille des sous-titres.
ui-settings-caption-ground = Fond des sous-titres
ui-settings-caption-ground-about = Ce qui est derrière les sous-titres : l’image même, une ombre douce ou du noir.
ui-captions-none = Aucun
ui-captions-soft = Doux
ui-captions-solid = Noir
ui-settings-caption-seconds = Durée des sous-titres
ui-settings-caption-seconds-about = Le temps qu’un sous-titre reste. Rester : jusqu’à ce que d’autres prennent sa place.
ui-captions-seconds = { $seconds } s
ui-captions-stay = Rester
ui-settings-brightness = Luminosité
ui-settings-brightness-about = La luminosité de l’image ; l’interface reste telle quelle. Un cran entier est le double ou la moitié de la lumière.
ui-brightness-usual = Normale
ui-settings-flicker = Scintillement
ui-settings-flicker-about = La part du scintillement des hologrammes, grain et bande claire montante compris.
ui-settings-scan-lines = Lignes de balayage
ui-settings-scan-lines-about = Combien les lignes en travers des hologrammes sont sombres.
ui-settings-glow = Halo
ui-settings-glow-about = Combien les hologrammes brillent le long de leur contour et dans leurs yeux.

# Contraste, couleurs, images par seconde
ui-settings-high-contrast = Contraste élevé
ui-settings-high-contrast-about = Éclaircit tous les textes et noircit leurs fonds, pour un contraste d’au moins 7 pour 1.
ui-settings-from-above = Vue de dessus
ui-settings-from-above-about = Le plateau vu d’en haut, à plat et au calme : les pièces sont des disques avec un portrait ou un signe, rien ne vole ni ne tremble, et les combats se racontent au lieu d’être filmés.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } la fait basculer à la table.
}
ui-settings-colours = Couleurs des joueurs
ui-settings-colours-about = Pour les yeux qui ne distinguent pas le rouge du vert, ou le bleu du jaune. Dès le prochain démarrage. Chaque joueur a aussi une forme.
ui-colours-usual = Habituelles
ui-colours-red-green = Rouge-vert
ui-colours-blue-yellow = Bleu-jaune
ui-settings-resolution = Définition de la table
ui-settings-resolution-about = La finesse avec laquelle la table est dessinée, en part de la fenêtre. Plus bas est plus rapide ; les lettres et les photos restent nettes.
ui-settings-frame-limit = Images par seconde
ui-settings-frame-limit-about = Le plus d’images par seconde. Moins d’images ménagent la machine.
ui-frames-free = Sans limite
ui-frames-30 = 30
ui-frames-60 = 60
ui-frames-120 = 120

# Mono et balance
ui-settings-mono = Mono
ui-settings-mono-about = Les deux oreilles entendent la même chose, pour qui n’entend que d’une.
ui-settings-balance = Balance
ui-settings-balance-about = L’oreille qui entend tout plus fort : − la gauche, + la droite. L’autre entend d’autant moins que c’est dit.
ui-balance-middle = Milieu

# Plein écran, écrans, synchronisation
ui-settings-exclusive = Type de plein écran
ui-settings-exclusive-about = Sans bord : les autres fenêtres reviennent aussitôt. Exclusif : l’écran est au jeu seul, que certaines machines dessinent plus vite ; là où ce n’est pas possible, sans bord.
ui-exclusive-off = Sans bord
ui-exclusive-on = Exclusif
ui-settings-monitor = Écran
ui-settings-monitor-about = L’écran que couvre le plein écran.
ui-monitor-own = Celui de la fenêtre
ui-vsync-on = Oui
ui-vsync-newest = Dernière image
ui-vsync-off = Non

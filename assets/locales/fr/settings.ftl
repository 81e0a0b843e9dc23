# Les réglages et la première page.

# Réglages : les pages, la recherche et une phrase pour chacun
ui-settings-page-words = Langue et texte
ui-settings-page-motion = Mouvement
ui-settings-page-play = Jeu
ui-settings-search = Chercher
ui-settings-search-hint = un mot : volume, taille…
ui-settings-found = Résultats de la recherche
ui-settings-nothing = Aucun réglage ne correspond à « { $typed } ».
ui-settings-open = Ouvrir
ui-settings-language-about = La langue de tous les textes.
ui-settings-scale-about = La taille du texte et des commandes. Un écran trop petit pour cette taille prend la plus grande possible.
ui-settings-read-aloud = Lecteur d’écran forcé
ui-settings-read-aloud-about = Envoie tout à votre lecteur d’écran, même si le système n’en signale aucun.
ui-settings-fullscreen-about = Le jeu couvre tout l’écran.{ $key ->
    [none] { "" }
   *[other] { " " }Vous pouvez aussi appuyer sur { $key } à tout moment.
}
ui-settings-size-about = La taille de la fenêtre. L’ancienne taille revient d’elle-même si vous ne confirmez pas dans les dix secondes.
ui-settings-quality-about = Niveau de détail des graphismes. Auto choisit ce qui convient à cette machine, et monte ou baisse selon sa vitesse. Le jeu reste le même.
ui-settings-vsync-about = Oui : pas d’image déchirée. Rapide : pas de déchirure, moins de délai, consomme plus. Non : délai minimal, déchirures possibles.
ui-settings-speed-about = La durée de tout ce qui se passe sur la table. Aucune : le résultat d’une action s’affiche aussitôt.
ui-settings-computer-speed-about = La vitesse des animations aux tours de l’ordinateur. Comme moi : celle de vos propres tours.
ui-settings-camera-turns-about = La caméra se place derrière le joueur dont c’est le tour.
ui-settings-shake-about = La force des secousses de caméra aux coups lourds.
ui-settings-hit-stop-about = Le temps pendant lequel tout se fige quand un coup porte.
ui-settings-slow-motion-about = L’importance du ralenti dans les scènes.
ui-settings-muted-about = Coupe tout le son.{ $key ->
    [none] { "" }
   *[other] { " " }Vous pouvez aussi appuyer sur { $key } à tout moment.
}
ui-settings-master-about = Le volume général.
ui-settings-effects-about = Le volume de la table et des menus.
ui-settings-voices-about = Le volume des voix des créatures.
ui-settings-music-about = Le volume de la musique.
ui-settings-captions-about = Décrit les sons par écrit.
ui-settings-controls = Commandes
ui-settings-controls-about = Ce que fait chaque touche, bouton ou stick, et comment le changer ; commandes tactiles.
ui-settings-evaluation-bar-about = Affiche à côté du plateau les chances de gagner de chaque camp.{ $key ->
    [none] { "" }
   *[other] { " " }Vous pouvez aussi appuyer sur { $key } pendant une partie.
}
ui-settings-step-by-step = Pas à pas
ui-settings-step-by-step-about = Tracez un long chemin case par case et confirmez-le, au lieu de jouer en un clic.
ui-settings-danger = Afficher les menaces
ui-settings-danger-about = Marque sur la table ce que vous pourriez perdre au prochain tour et les alignements qui se préparent.{ $key ->
    [none] { "" }
   *[other] { " " }Vous pouvez aussi appuyer sur { $key } pendant une partie.
}

# La première page
ui-welcome-heading = Avant de jouer
ui-welcome-text = Comment préférez-vous jouer ? Chaque changement se voit aussitôt ; tout se règle aussi plus tard.
ui-welcome-go-on = Continuer

# Caractères, sous-titres, lumière
ui-settings-page-light = Lisibilité
ui-settings-typeface = Police
ui-settings-typeface-about = Très lisible : des lettres difficiles à confondre, pour une lecture plus facile.
ui-typeface-condensed = Étroite
ui-typeface-legible = Très lisible
ui-settings-caption-size = Taille des sous-titres
ui-settings-caption-size-about = La taille des sous-titres.
ui-settings-caption-ground = Fond des sous-titres
ui-settings-caption-ground-about = Ce qui est derrière les sous-titres : le jeu même, une ombre douce ou du noir.
ui-captions-none = Aucun
ui-captions-soft = Doux
ui-captions-solid = Noir
ui-settings-caption-seconds = Durée des sous-titres
ui-settings-caption-seconds-about = Le temps qu’un sous-titre reste. Jusqu’au suivant : tant qu’aucun autre ne prend sa place.
ui-captions-seconds = { $seconds } s
ui-captions-stay = Jusqu’au suivant
ui-settings-brightness = Luminosité
ui-settings-brightness-about = La luminosité de la table ; l’interface reste telle quelle. +1 double la lumière, −1 la réduit de moitié.
ui-brightness-usual = Normale
ui-settings-flicker = Scintillement
ui-settings-flicker-about = L’intensité du scintillement des hologrammes, avec leur grain et la bande claire qui monte.
ui-settings-scan-lines = Lignes de balayage
ui-settings-scan-lines-about = Intensité des lignes qui traversent les hologrammes.
ui-settings-glow = Halo
ui-settings-glow-about = Intensité de la lumière des hologrammes, le long de leur contour et dans leurs yeux.

# Contraste, couleurs, images par seconde
ui-settings-high-contrast = Contraste élevé
ui-settings-high-contrast-about = Textes plus clairs sur fond presque noir, pour un contraste d’au moins 7:1.
ui-settings-from-above = Vue de dessus
ui-settings-from-above-about = Le plateau vu d’en haut, à plat et immobile : les pièces sont des disques, rien ne bouge ni ne tremble, et les combats sont décrits au lieu d’être montrés.{ $key ->
    [none] { "" }
   *[other] { " " }Vous pouvez aussi appuyer sur { $key } pendant une partie.
}
ui-settings-colours = Couleurs des joueurs
ui-settings-colours-about = Palettes pour les joueurs daltoniens, dès le prochain démarrage. Chaque joueur a aussi sa propre forme.
ui-colours-usual = Normales
ui-colours-red-green = Rouge-vert
ui-colours-blue-yellow = Bleu-jaune
ui-settings-own-hues = Couleurs des créatures
ui-settings-own-hues-about = Montre chaque créature dans sa propre couleur au lieu de celle de son joueur. Les disques du plateau disent toujours à qui elle est.
ui-settings-resolution = Définition de la table
ui-settings-resolution-about = La définition de la table, en proportion de la fenêtre. Plus bas est plus rapide ; le texte et les photos restent nets.
ui-settings-frame-limit = Images par seconde
ui-settings-frame-limit-about = Nombre maximal d’images par seconde. Une valeur basse économise de l’énergie.
ui-frames-free = Sans limite
ui-frames-30 = 30
ui-frames-60 = 60
ui-frames-120 = 120

# Mono et balance
ui-settings-mono = Mono
ui-settings-mono-about = Joue le même son dans les deux oreilles.
ui-settings-balance = Balance
ui-settings-balance-about = Décale tout le son : − à gauche, + à droite. L’autre oreille en entend d’autant moins.
ui-balance-middle = Centre

# Plein écran, écrans, synchronisation
ui-settings-exclusive = Type de plein écran
ui-settings-exclusive-about = Sans bord : on passe aussitôt à une autre fenêtre. Exclusif : parfois plus rapide ; si ce n’est pas possible, sans bord.
ui-exclusive-off = Sans bord
ui-exclusive-on = Exclusif
ui-settings-monitor = Écran
ui-settings-monitor-about = L’écran où le jeu s’affiche en plein écran.
ui-monitor-own = Écran actuel
ui-vsync-on = Oui
ui-vsync-newest = Rapide
ui-vsync-off = Non

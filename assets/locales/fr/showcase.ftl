# La vitrine : les créatures, une par une.

ui-show-page-nature = Créature
ui-show-page-motion = Gestes
ui-show-page-odds = Chances
ui-show-page-line-up = Parade
ui-show-page-light = Lumière
ui-show-page-scenes = Scènes
ui-show-line-up = Toutes, à la même échelle
ui-show-height = taille { $share }
ui-show-ratings = Valeurs
ui-show-rank =
    { $rank ->
        [1] première sur 8
        [2] deuxième sur 8
        [3] troisième sur 8
        [4] quatrième sur 8
        [5] cinquième sur 8
        [6] sixième sur 8
        [7] septième sur 8
       *[other] huitième sur 8
    }
ui-show-turn = Tourner
ui-show-halt = Arrêter
ui-show-camera = Recadrer

# Gestes
ui-show-clips = Mouvements
ui-show-other-movement = Mouvement { $number }
ui-show-seconds = { $seconds } s
ui-show-sounds = Sons
ui-show-play = Lire
ui-show-pause = Pause
ui-show-loop = Boucle : { $state }
ui-show-speed = Vitesse { $factor }×
ui-show-twos = Image par image : { $state }
ui-act-idle = Attendre
ui-act-fidget = S’agiter
ui-act-walk = Marcher
ui-act-turn = Se tourner
ui-act-select = Saluer
ui-act-attack = Attaquer
ui-act-attack-heavy = Attaque lourde
ui-act-hit = Touchée
ui-act-push = Repousser
ui-act-pushed = Repoussée
ui-act-block = Parer
ui-act-finisher = Coup de grâce
ui-act-death = Tomber
ui-act-crumple = S’affaisser
ui-act-victory = Victoire
ui-act-defeat = Défaite

# Chances
ui-show-attacks = Attaque, en %
ui-show-defends = Est attaquée, en %
ui-show-duel = Gagne le duel
ui-show-chance = { $outcome } { $chance }

# Lumière
ui-show-hologram = Hologramme
ui-show-lamps = Lampes
ui-show-painted = Les lampes n’éclairent la salle qu’en haute qualité ; en dessous, sa lumière est peinte et ne suit que la luminosité.
ui-show-seat = Lumière du joueur { $number }
ui-show-reset = Tout rétablir
ui-look-translucency = Transparence
ui-look-rim = Contour
ui-look-key = Lumière clé
ui-look-kick = De derrière
ui-look-under = D’en bas
ui-look-gloss = Éclat
ui-look-relief = Relief
ui-look-scan = Lignes
ui-look-lines = Leur distance
ui-look-band = Bande mobile
ui-look-flicker = Vacillement
ui-look-grain = Grain
ui-look-eyes = Yeux
ui-lamp-lamp = Sur la table
ui-lamp-rake = De côté
ui-lamp-room = Salle
ui-lamp-exposure = Luminosité

# Scènes
ui-show-scenes-about = Choisissez qui elle attaque et comment le combat finit. La table le joue comme dans une partie.
ui-show-scenes-play = Entrée joue le combat. Le nombre dit combien de fois il finit ainsi ; au duel, combien de fois la créature présentée gagne. Ce que les dés n’amènent jamais se regarde aussi.
ui-show-defender = Contre
ui-show-ending = Cela finit par
ui-show-never = jamais
ui-show-how-often = fréquence
ui-show-staging = Mise en scène { $number } sur { $of }
ui-show-camera-film = Caméra du film
ui-show-camera-own = Caméra libre
ui-show-film = Filmer
ui-show-filming = Abandonner le film ({ $share })
ui-film-begun = Le film se dessine ; le jeu continue pendant ce temps.
ui-film-kept = Le film est dans { $file }
ui-film-lost = Le film n’a pas pu être fait : { $why }

# Photographies
ui-show-page-photo = Photo
ui-photo-lens = Objectif
ui-photo-aperture = Ouverture
ui-photo-sharp = net
ui-photo-focus = Net à
ui-photo-view = Angle de vue
ui-photo-size = Taille de la photo
ui-photo-take = Prendre une photo
ui-photo-hide = Masquer l’interface
ui-photo-taken = La photo est conservée
ui-photo-kept = Conservée sous { $file }
ui-photo-lost = La photo n’a pas pu être conservée : { $why }
ui-photo-folder = Les photos sont conservées dans { $folder }
ui-photo-nowhere = Cette machine n’a pas de place pour des photos.
ui-photo-about = Les touches de déplacement (W, A, S, D sur un clavier anglais) font marcher, R et F montent et descendent. Glissez pour regarder autour, la molette resserre la vue.

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
        [1] 1re sur 8
       *[other] { $rank }e sur 8
    }
ui-show-turn = Tourner
ui-show-halt = Arrêter
ui-show-camera = Recadrer

# Gestes
ui-show-clips = Mouvements
ui-show-other-movement = Mouvement { $number }
ui-show-seconds = { $seconds } s
ui-show-sounds = Sons
ui-show-play = Lecture
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
ui-show-attacks = Chances en attaque
ui-show-defends = Chances en défense
ui-show-duel = Gagne le duel
ui-show-chance = { $outcome } { $chance }

# Lumière
ui-show-hologram = Hologramme
ui-show-lamps = Lampes
ui-show-painted = Les lampes n’éclairent la salle qu’en haute qualité ; sinon, la lumière est fixe et seule la luminosité agit.
ui-show-seat = Lumière du joueur { $number }
ui-show-reset = Tout rétablir
ui-look-translucency = Transparence
ui-look-rim = Contour
ui-look-key = Lumière clé
ui-look-fill = Lumière d’appoint
ui-look-under = Éclairage bas
ui-look-relief = Creux
ui-look-ridges = Arêtes
ui-look-scan = Lignes
ui-look-lines = Écart des lignes
ui-look-band = Bande de balayage
ui-look-flicker = Scintillement
ui-look-grain = Grain
ui-look-eyes = Yeux
ui-lamp-lamp = Sur la table
ui-lamp-rake = De côté
ui-lamp-room = Salle
ui-lamp-exposure = Luminosité

# Scènes
ui-show-scenes-about = Choisissez un adversaire et l’issue du combat. La scène se joue comme dans une partie.
ui-show-scenes-play = { $key ->
    [none] Touchez une issue pour voir le combat.
   *[other] Appuyez sur { $key } pour voir le combat.
} Le nombre indique combien de fois le combat finit ainsi. Vous pouvez aussi voir les issues que les dés ne donnent jamais.
ui-show-defender = Adversaire
ui-show-ending = Issue
ui-show-never = jamais
ui-show-how-often = fréquence
ui-show-staging = Mise en scène { $number } sur { $of }
ui-show-camera-film = Caméra du film
ui-show-camera-own = Caméra libre
ui-show-film = Enregistrer un film
ui-show-filming = Arrêter le film ({ $share })
ui-film-begun = Le film est en préparation ; vous pouvez continuer.
ui-film-kept = Film enregistré dans { $file }
ui-film-lost = Le film n’a pas pu être enregistré : { $why }

# Photographies
ui-show-page-photo = Photo
ui-photo-lens = Objectif
ui-photo-aperture = Ouverture
ui-photo-sharp = net
ui-photo-focus = Mise au point
ui-photo-view = Angle de vue
ui-photo-size = Taille de la photo
ui-photo-take = Prendre une photo
ui-photo-hide = Masquer l’interface
ui-photo-taken = Photo enregistrée
ui-photo-kept = Enregistrée dans { $file }
ui-photo-lost = La photo n’a pas pu être enregistrée : { $why }
ui-photo-folder = Les photos sont enregistrées dans { $folder }
ui-photo-nowhere = Cet appareil ne permet pas d’enregistrer des photos.
ui-photo-about = { $walk ->
    [none] { "" }
   *[other] { $walk } pour marcher ; { $rise } et { $sink } pour monter et descendre.{ " " }
}Glissez pour regarder autour de vous ; la molette zoome.

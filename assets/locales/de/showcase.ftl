# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Vitrine: die Kreaturen, eine nach der anderen.

ui-show-page-nature = Kreatur
ui-show-page-motion = Bewegung
ui-show-page-odds = Chancen
ui-show-page-line-up = Parade
ui-show-page-light = Licht
ui-show-page-scenes = Szenen
ui-show-line-up = Alle im selben Maßstab
ui-show-height = Höhe { $share }
ui-show-ratings = Werte
ui-show-rank = { $rank }. von 8
ui-show-turn = Drehen
ui-show-halt = Stillstehen
ui-show-camera = Grundansicht

# Bewegung
ui-show-clips = Bewegungen
ui-show-other-movement = Bewegung { $number }
ui-show-seconds = { $seconds } s
ui-show-sounds = Klänge
ui-show-play = Abspielen
ui-show-pause = Pause
ui-show-loop = Schleife: { $state }
ui-show-speed = Tempo { $factor }×
ui-show-twos = Stop-Motion: { $state }
ui-act-idle = Ruhe
ui-act-fidget = Zappeln
ui-act-walk = Gehen
ui-act-turn = Drehen
ui-act-select = Grüßen
ui-act-attack = Angriff
ui-act-attack-heavy = Schwerer Angriff
ui-act-hit = Getroffen
ui-act-push = Stoß
ui-act-pushed = Gestoßen
ui-act-block = Abwehr
ui-act-finisher = Letzter Schlag
ui-act-death = Fallen
ui-act-crumple = Niedersinken
ui-act-victory = Sieg
ui-act-defeat = Niederlage

# Chancen
ui-show-attacks = Als Angreifer, in %
ui-show-defends = Angegriffen, in %
ui-show-duel = Gewinnt Duell
ui-show-chance = { $outcome } { $chance }

# Licht
ui-show-hologram = Hologramm
ui-show-lamps = Lampen
ui-show-painted = Lampen beleuchten den Raum nur in hoher Qualität. Darunter steht das Licht fest, und nur die Helligkeit wirkt.
ui-show-seat = Licht von Spieler { $number }
ui-show-reset = Alle zurücksetzen
ui-look-translucency = Transparenz
ui-look-rim = Kontur
ui-look-key = Hauptlicht
ui-look-fill = Aufhellung
ui-look-under = Licht von unten
ui-look-relief = Vertiefungen
ui-look-ridges = Kanten
ui-look-scan = Bildzeilen
ui-look-lines = Zeilenabstand
ui-look-band = Lichtband
ui-look-flicker = Flackern
ui-look-grain = Körnung
ui-look-eyes = Augen
ui-lamp-lamp = Über dem Tisch
ui-lamp-rake = Von der Seite
ui-lamp-room = Raum
ui-lamp-exposure = Helligkeit

# Szenen
ui-show-scenes-about = Wähle einen Gegner und den Ausgang des Kampfes. Die Szene läuft wie in einer Partie.
ui-show-scenes-play = { $key ->
    [none] Tippe einen Ausgang an, um den Kampf zu sehen.
   *[other] { $key } spielt den Kampf ab.
} Die Zahl sagt, wie oft er so endet. Auch Ausgänge, die die Würfel nie ergeben, lassen sich ansehen.
ui-show-defender = Verteidiger
ui-show-ending = Ausgang
ui-show-never = nie
ui-show-how-often = wie oft
ui-show-staging = Inszenierung { $number } von { $of }
ui-show-camera-film = Filmkamera
ui-show-camera-own = Freie Kamera
ui-show-film = Als Film speichern
ui-show-filming = Film abbrechen ({ $share })
ui-film-begun = Der Film wird erstellt; du kannst inzwischen weitermachen.
ui-film-kept = Film gespeichert: { $file }
ui-film-lost = Der Film konnte nicht gespeichert werden: { $why }

# Fotos
ui-show-page-photo = Foto
ui-photo-lens = Objektiv
ui-photo-aperture = Blende
ui-photo-sharp = scharf
ui-photo-focus = Fokusabstand
ui-photo-view = Bildwinkel
ui-photo-size = Fotogröße
ui-photo-take = Foto aufnehmen
ui-photo-hide = Oberfläche ausblenden
ui-photo-taken = Foto gespeichert
ui-photo-kept = Gespeichert: { $file }
ui-photo-lost = Das Foto konnte nicht gespeichert werden: { $why }
ui-photo-folder = Ordner für Fotos: { $folder }
ui-photo-nowhere = Auf diesem Gerät lassen sich keine Fotos speichern.
ui-photo-about = { $walk ->
    [none] { "" }
   *[other] Gehen mit { $walk }; auf und ab mit { $rise } und { $sink }.{ " " }
}Ziehen, um sich umzusehen; das Rad zoomt.

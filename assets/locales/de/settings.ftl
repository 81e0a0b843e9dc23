# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Einstellungen und die erste Seite.

# Einstellungen: die Seiten, die Suche und ein Satz zu jedem Eintrag
ui-settings-page-words = Sprache und Text
ui-settings-page-motion = Bewegung
ui-settings-page-play = Spiel
ui-settings-search = Suchen
ui-settings-search-hint = ein Wort: Lautstärke, Größe…
ui-settings-found = Suchergebnisse
ui-settings-nothing = Keine Einstellung passt zu „{ $typed }“.
ui-settings-open = Öffnen
ui-settings-language-about = Die Sprache aller Texte.
ui-settings-scale-about = Größe von Text und Bedienelementen. Passt sie nicht auf den Bildschirm, gilt die größte, die passt.
ui-settings-read-aloud = Screenreader immer an
ui-settings-read-aloud-about = Schickt alles an deinen Screenreader, auch wenn das System keinen meldet.
ui-settings-fullscreen-about = Das Spiel füllt den ganzen Bildschirm.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } schaltet überall um.
}
ui-settings-size-about = Die Größe des Fensters. Bestätigst du sie nicht in zehn Sekunden, kehrt die alte zurück.
ui-settings-quality-about = Wie fein die Grafik ist. Auto wählt, was zu diesem Gerät passt, und geht je nach Tempo hinauf oder herunter. Am Spiel selbst ändert sich nichts.
ui-settings-vsync-about = An: keine Bildrisse. Schnell: keine Bildrisse, weniger Verzögerung, höherer Stromverbrauch. Aus: geringste Verzögerung, manchmal Bildrisse.
ui-settings-speed-about = Wie lange alles auf dem Tisch dauert. Aus: Das Ergebnis einer Aktion ist sofort zu sehen.
ui-settings-computer-speed-about = Das Tempo der Animationen in den Zügen des Computers. Wie meine: wie unter Animationen eingestellt.
ui-settings-camera-turns-about = Die Kamera wechselt hinter den Spieler, der dran ist.
ui-settings-shake-about = Wie stark schwere Schläge die Kamera erschüttern.
ui-settings-hit-stop-about = Wie lange alles stillsteht, wenn ein Schlag trifft.
ui-settings-slow-motion-about = Wie viel Zeitlupe in den Szenen vorkommt.
ui-settings-muted-about = Schaltet allen Ton aus.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } wirkt überall.
}
ui-settings-master-about = Die Gesamtlautstärke.
ui-settings-effects-about = Die Lautstärke des Tisches und der Menüs.
ui-settings-voices-about = Wie laut die Stimmen der Kreaturen sind.
ui-settings-music-about = Die Lautstärke der Musik.
ui-settings-captions-about = Beschreibt Geräusche in Worten.
ui-settings-controls = Steuerung
ui-settings-controls-about = Was jede Taste, jeder Knopf und jeder Stick tut und wie du das änderst. Auch die Touchsteuerung.
ui-settings-evaluation-bar-about = Zeigt neben dem Brett die Gewinnchancen beider Seiten.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } schaltet während einer Partie um.
}
ui-settings-step-by-step = Schrittweise
ui-settings-step-by-step-about = Zeichne einen langen Weg Feld für Feld vor und bestätige ihn, statt mit einem Klick zu ziehen.
ui-settings-danger = Bedrohungen zeigen
ui-settings-danger-about = Markiert auf dem Tisch, was du als Nächstes verlieren könntest, und Reihen, die entstehen.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } schaltet während einer Partie um.
}

# Die erste Seite
ui-welcome-heading = Bevor du spielst
ui-welcome-text = Wie hättest du es gern? Du siehst jede Änderung sofort, und in den Einstellungen lässt sich alles später ändern.
ui-welcome-go-on = Weiter

# Schrift, Untertitel, Licht
ui-settings-page-light = Lesbarkeit
ui-settings-typeface = Schrift
ui-settings-typeface-about = Gut lesbar: Buchstaben, die sich kaum verwechseln lassen.
ui-typeface-condensed = Schmal
ui-typeface-legible = Gut lesbar
ui-settings-caption-size = Untertitelgröße
ui-settings-caption-size-about = Die Größe der Untertitel.
ui-settings-caption-ground = Untertitelhintergrund
ui-settings-caption-ground-about = Was hinter den Untertiteln liegt: das Spiel selbst, ein weicher Schatten oder Schwarz.
ui-captions-none = Keiner
ui-captions-soft = Schatten
ui-captions-solid = Schwarz
ui-settings-caption-seconds = Untertiteldauer
ui-settings-caption-seconds-about = Wie lange ein Untertitel bleibt. Bis zum nächsten: bis neue Untertitel ihn ablösen.
ui-captions-seconds = { $seconds } s
ui-captions-stay = Bis zum nächsten
ui-settings-brightness = Helligkeit
ui-settings-brightness-about = Helligkeit des Tisches; die Oberfläche bleibt, wie sie ist. Eine ganze Stufe verdoppelt oder halbiert das Licht.
ui-brightness-usual = Normal
ui-settings-flicker = Flackern
ui-settings-flicker-about = Wie stark Hologramme flackern, samt ihrer Körnung und dem hellen Band, das aufsteigt.
ui-settings-scan-lines = Bildzeilen
ui-settings-scan-lines-about = Wie dunkel die Zeilen quer durch die Hologramme sind.
ui-settings-glow = Leuchten
ui-settings-glow-about = Wie hell Hologramme an den Konturen und in den Augen leuchten.

# Kontrast, Farben, Bilder pro Sekunde
ui-settings-high-contrast = Hoher Kontrast
ui-settings-high-contrast-about = Hellere Schrift auf fast schwarzem Grund, für einen Kontrast von mindestens 7:1.
ui-settings-from-above = Blick von oben
ui-settings-from-above-about = Das Brett flach und ruhig, von oben gesehen: Die Steine sind Scheiben, nichts bewegt sich oder wackelt, und Kämpfe werden beschrieben statt gezeigt.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } schaltet während einer Partie um.
}
ui-settings-colours = Spielerfarben
ui-settings-colours-about = Paletten für Farbfehlsichtige, ab dem nächsten Start. Jeder Spieler hat auch eine eigene Form.
ui-colours-usual = Normal
ui-colours-red-green = Rot-Grün
ui-colours-blue-yellow = Blau-Gelb
ui-settings-own-hues = Eigene Farben der Kreaturen
ui-settings-own-hues-about = Zeigt jede Kreatur in ihrer eigenen Farbe statt in der ihres Spielers. Die Scheiben auf dem Brett zeigen weiterhin, wem sie gehört.
ui-settings-resolution = Auflösung des Tisches
ui-settings-resolution-about = Auflösung des Tisches als Anteil am Fenster. Niedriger ist schneller; Text und Fotos bleiben scharf.
ui-settings-frame-limit = Bildratenlimit
ui-settings-frame-limit-about = Höchstzahl der Bilder pro Sekunde. Weniger spart Strom.
ui-frames-free = Unbegrenzt
ui-frames-30 = 30
ui-frames-60 = 60
ui-frames-120 = 120

# Mono und Balance
ui-settings-mono = Mono
ui-settings-mono-about = Gibt auf beiden Ohren dasselbe wieder.
ui-settings-balance = Balance
ui-settings-balance-about = Verschiebt allen Ton zu einer Seite: − links, + rechts. Die andere Seite wird entsprechend leiser.
ui-balance-middle = Mitte

# Vollbild, Bildschirme, V-Sync
ui-settings-exclusive = Vollbildmodus
ui-settings-exclusive-about = Randlos: Du wechselst schnell in andere Fenster. Exklusiv: auf manchen Geräten schneller; geht es nicht, gilt randlos.
ui-exclusive-off = Randlos
ui-exclusive-on = Exklusiv
ui-settings-monitor = Monitor
ui-settings-monitor-about = Der Monitor, den das Spiel im Vollbild füllt.
ui-monitor-own = Dieser Monitor
ui-vsync-on = An
ui-vsync-newest = Schnell
ui-vsync-off = Aus

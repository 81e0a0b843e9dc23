# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Oberfläche: Bildschirme, Anzeige am Tisch, Fragen, Tasten.

ui-tagline = Fünf Spiele, ein Tisch aus Licht
ui-player = Spieler { $number }

ui-key-enter = Enter
ui-key-escape = Esc
ui-key-space = Leertaste
ui-key-arrows = Pfeile

ui-on = An
ui-off = Aus
ui-back = Zurück

# Titel
ui-title-continue = Fortsetzen
ui-title-waiting = { $game } · { $who } · Zug { $turn }
ui-title-evening = Abend { $number }
ui-title-several = { $count } Spieler
ui-title-play = Spielen
ui-title-showcase = Kreaturen
ui-title-how-to = Kurzregeln
ui-title-settings = Einstellungen
ui-title-credits = Mitwirkende
ui-title-quit = Beenden
ui-title-fan-made = Inoffizielles Spiel von Fans

# Vorbereitung
ui-setup-friend = Weiterer Spieler
ui-setup-friend-style = spielt an diesem Gerät
ui-setup-opponent = { $name } { $style }.
ui-setup-seat = Dein Platz
ui-setup-seat-drawn = Plätze ausgelost
ui-quiet-clock = Ruheuhr
ui-setup-your-name = Dein Name
ui-setup-friend-name = Spielername
ui-setup-dice = Würfel
ui-setup-dice-fresh = Jedes Mal neu
ui-setup-dice-seed = Mit Startwert
ui-setup-seed = Startwert
ui-setup-seed-hint = leer lassen für neue Würfel
ui-setup-seed-note = Derselbe Startwert ergibt dieselbe Verteilung und dieselben Würfel. Jede Partie zeigt ihren am Ende.
ui-setup-level = Gegner
ui-setup-level-chosen = Selbst wählen
ui-setup-level-nearest = Nach Wertung
ui-setup-unrated = Noch ohne Wertung
ui-setup-unrated-why = Gewertet wird: allein gegen einen Computer, zu Ende gespielt, nichts zurückgenommen
ui-setup-rating =
    { $matches ->
        [one] Deine Wertung: { $rating } ± { $deviation }, nach 1 Partie
       *[other] Deine Wertung: { $rating } ± { $deviation }, nach { $matches } Partien
    }
ui-setup-no-seed = Gib eine ganze Zahl ein oder den Startwert einer früheren Partie (64 Zeichen, 0–9 und a–f).
ui-setup-no-randomness = Dieses System liefert keine Zufallszahlen. Gib selbst einen Startwert ein.
ui-setup-start = Platz nehmen

# Am Tisch
ui-turn-dealing = Verteilung
ui-turn-placing = Aufstellung
ui-turn-places-yours = Du stellst auf
ui-turn-places = { $name } stellt auf
ui-turn-yours = Du bist dran
ui-turn-of = { $name } ist dran
ui-turn-past = Frühere Stellung
ui-turn-pushes = { $name } stößt
ui-turn-thinking = { $name } denkt nach
ui-turn-duel = Auf Leben und Tod
ui-turn-over = Partie beendet
ui-turn-actions =
    { $count ->
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }
ui-turn-number = Zug { $turn }
ui-role-computer = Computer
ui-card-class = { $class } · { $owner }
ui-card-attack = Angriff
ui-card-defence = Abwehr
ui-card-movement = Bewegung
ui-card-lost = Vernichtet
ui-odds-defends =
    { $dice ->
        [one] Abwehr: 1 Würfel
       *[other] Abwehr: { $dice } Würfel
    }
ui-odds-or = oder { $piece }
ui-odds-attacks =
    { $dice ->
        [one] Angriff: 1 Würfel
       *[other] Angriff: { $dice } Würfel
    }
ui-outcome-kill = Vernichtung
ui-outcome-push = Stoß
ui-outcome-counter-push = Gegenstoß
ui-outcome-counter-kill = Gegenvernichtung
ui-clock-warning =
    { $turns ->
        [one] Letzter Zug zum Angriff
       *[other] Noch { $turns } Züge zum Angriff
    }
ui-clock-else-you = Ohne Angriff gewinnst du nach Punkten
ui-clock-else-leader = Ohne Angriff gewinnt { $name } nach Punkten
ui-clock-else-draw = Ohne Angriff endet es remis
ui-clock-you =
    { $turns ->
        [one] Bleibt dieser Zug ohne Angriff, gewinnst du nach Punkten
       *[other] Noch { $turns } Züge ohne Angriff, und du gewinnst nach Punkten
    }
ui-clock-leader =
    { $turns ->
        [one] Bleibt dieser Zug ohne Angriff, gewinnt { $name } nach Punkten
       *[other] Noch { $turns } Züge ohne Angriff, und { $name } gewinnt nach Punkten
    }
ui-clock-draw =
    { $turns ->
        [one] Bleibt dieser Zug ohne Angriff, endet es remis
       *[other] Noch { $turns } Züge ohne Angriff, und es endet remis
    }
ui-cell-d = Mitte
ui-log-resigned = gibt auf
ui-log-passed = passt
ui-last-clash = Letzter Wurf
ui-legend-path = Weg
ui-legend-reach = erreichbar
ui-legend-target = angreifbar
ui-legend-push = Stoß hierher
ui-prompt-piece = Wähle eine Kreatur
ui-prompt-target = { $piece }: Wähle ein Feld
ui-prompt-push = Stoß gegen { $piece }: Wähle ein Feld
ui-prompt-place = { $name } stellt { $piece } auf
ui-prompt-place-yours = { $piece } aufstellen: Wähle ein Feld
ui-prompt-hint = Dem Tipp folgen
ui-prompt-skip = Überspringen
ui-prompt-past = Zurück zur Partie
ui-prompt-review = Zurück zum Ergebnis
ui-command-hint = Tipp
ui-command-hint-thinking = Denkt nach…
ui-command-undo = Rückgängig
ui-command-menu = Menü
ui-about-undo = Rückgängig: { $deed }. Ohne Folgen – seitdem ist kein Würfel gefallen.
ui-about-take-back = Rückgängig: { $deed } und alles danach. Die Würfel fallen neu, und die Partie zählt nicht mehr für deine Wertung.
ui-no-undo = Nichts rückgängig zu machen: Es wurde gewürfelt, oder dein Gegner hat gezogen.
ui-hint = Tipp: { $deed }
ui-hint-because = { $hint } – das { $reason }.
ui-hint-plain = { $hint }.
ui-hint-warning = Aber das { $reason }.
ui-action-move =
    { $cell ->
        [d] { $piece } in die Mitte
       *[other] { $piece } nach { $cell }
    }
ui-action-attack = { $piece } greift { $other } an
ui-action-swap = { $piece } tauscht den Platz mit { $other }
ui-action-push =
    { $cell ->
        [d] Stoß in die Mitte
       *[other] Stoß nach { $cell }
    }
ui-action-place =
    { $cell ->
        [d] { $piece } in die Mitte
       *[other] { $piece } auf { $cell }
    }
ui-action-draw = Remis reklamieren
ui-evaluation-exactly = genau { $chance }
ui-evaluation-but-for-the-clock = ohne die Ruheuhr
ui-evaluation-switched = Bewertungsleiste: { $state }

# Kampf und Duell
ui-clash-attacks =
    { $dice ->
        [one] greift mit 1 Würfel an
       *[other] greift mit { $dice } Würfeln an
    }
ui-clash-defends =
    { $dice ->
        [one] wehrt mit 1 Würfel ab
       *[other] wehrt mit { $dice } Würfeln ab
    }
ui-clash-fights =
    { $dice ->
        [one] kämpft mit 1 Würfel
       *[other] kämpft mit { $dice } Würfeln
    }
ui-verdict-kill = { $attacker } vernichtet { $defender }
ui-verdict-push = { $attacker } stößt { $defender } weg
ui-verdict-counter-push = { $defender } stößt { $attacker } zurück
ui-verdict-counter-kill = { $defender } vernichtet { $attacker }
ui-verdict-duel-first = { $attacker } gewinnt das Duell gegen { $defender }
ui-verdict-duel-second = { $defender } gewinnt das Duell gegen { $attacker }
ui-verdict-duel-again = { $attacker } und { $defender } halten stand: noch einmal
ui-duel-heading = Auf Leben und Tod
ui-duel-exchange = Wurf { $count }
ui-duel-wins = { $piece } gewinnt
ui-duel-again = Noch mal

# Pause und Fragen
ui-pause-heading = Pause
ui-pause-resume = Weiter
ui-pause-resign = Aufgeben
ui-leave-for-title = Hauptmenü
ui-leave-for-journey = Zurück zur Reise
ui-leave-for-matches = Zurück zu den Partien
ui-leave-for-mail = Zurück zu den Nachrichten
ui-pause-leave-note = die Partie ist gespeichert
ui-pause-leave-note-nothing = noch gibt es nichts zu speichern
ui-pause-leave-note-lesson = fertige Teile sind gespeichert
ui-pause-leave-note-unsaved = die Partie ist nicht gespeichert
ui-ask-resign = Aufgeben?
ui-ask-resign-text = Die Partie endet sofort, und dein Gegner gewinnt.
ui-ask-resign-text-others = Du bekommst den letzten freien Rang; deine Steine bleiben auf dem Brett, und die anderen spielen weiter.
ui-ask-resign-no = Weiterspielen
ui-ask-resign-yes = Aufgeben
ui-ask-take-back = Letzte Aktion rückgängig machen?
ui-ask-take-back-text = Deine letzte Aktion und alles danach werden rückgängig gemacht, auch die Würfel. Es wird neu gewürfelt, und die Partie zählt nicht mehr für deine Wertung.
ui-ask-take-back-no = Abbrechen
ui-ask-take-back-yes = Rückgängig
ui-ask-leave = Partie ungespeichert verlassen?
ui-ask-leave-text = Deine letzte Aktion konnte nicht gespeichert werden: { $why } Wenn du jetzt gehst, ist sie verloren.
ui-ask-leave-no = Bleiben
ui-ask-leave-yes = Verlassen
ui-ask-quit = Holochess beenden?
ui-ask-quit-text = Deine Partie ist gespeichert; du kannst sie später fortsetzen.
ui-ask-quit-text-none = Es läuft keine Partie.
ui-ask-quit-text-over = Deine Partie ist zu Ende. Sie ist gespeichert.
ui-ask-quit-text-nothing = Noch ist nichts gespielt; es gibt nichts zu speichern.
ui-ask-quit-text-unsaved = Deine letzte Aktion konnte nicht gespeichert werden: { $why } Wenn du das Spiel jetzt beendest, ist sie verloren.
ui-ask-quit-no = Weiterspielen
ui-ask-quit-yes = Beenden

# Ergebnis
ui-result-title = Hauptmenü
ui-result-victory = Sieg
ui-result-defeat = Niederlage
ui-result-draw = Remis
ui-result-wins = { $name } gewinnt
ui-why-eliminated = { $loser } hat keine Kreatur mehr.
ui-why-duel = { $survivor } überlebt das Duell auf Leben und Tod.
ui-why-points = { $cap ->
        [yes] Das Zuglimit ist erreicht
       *[no] Die Ruheuhr ist abgelaufen
    }; { $winner } hatte die stärkere Seite.
ui-why-level = { $cap ->
        [yes] Das Zuglimit ist erreicht
       *[no] Die Ruheuhr ist abgelaufen
    }{ $end ->
        [draw] .
       *[points] , und beide Seiten sind gleich stark.
    }
ui-why-stuck = Kein Spieler konnte mehr ziehen.
ui-why-stuck-won = Kein Spieler konnte mehr ziehen; { $winner } war schon im Ziel.
ui-why-resigned = { $loser } hat aufgegeben.
ui-why-agreed = Remis nach Vereinbarung.
ui-why-repetition = Dieselbe Stellung kam dreimal vor.
ui-why-goal = { $winner } hat das Ziel erreicht.
ui-why-captures = { $winner } hat zwei gegnerische Steine entfernt.
ui-why-ahead = { $winner } gewinnt { $score }.
ui-why-broke = { $loser } hat keine Credits mehr.
ui-why-even = Alle Spiele sind gespielt; es steht unentschieden.
ui-result-game = Spiel { $game }
ui-result-day = Partie des Tages, { $date }
ui-result-games =
    { $games ->
        [one] 1 Spiel.
       *[other] { $games } Spiele.
    }
ui-result-turns =
    { $turns ->
        [one] 1 Zug.
       *[other] { $turns } Züge.
    }
ui-result-balance = Material
ui-result-deal = Beginn
ui-result-chance = Gewinnchance
ui-result-chance-several = Erwarteter Platz
ui-result-looking = Die Partie wird analysiert… { $share }
ui-result-look = Analysieren
ui-result-stop-looking = Analyse stoppen
ui-result-turnings = Wendepunkte
ui-result-by-luck = Würfel
ui-result-by-choice = Zug
ui-result-kills-by-attack = Verteidiger vernichtet
ui-result-attackers-lost = Angreifer verloren
ui-result-expected = { $number } erwartet
ui-result-dice-gave = Glück
ui-result-given-away = Fehler
ui-result-percent = { $number } %
ui-result-of-the-chance = Gewinnchance
ui-result-of-the-share = Platzaussichten
ui-result-above-average =
    { $pips ->
        [one] Auge über dem Schnitt
       *[other] Augen über dem Schnitt
    }
ui-result-below-average =
    { $pips ->
        [one] Auge unter dem Schnitt
       *[other] Augen unter dem Schnitt
    }
ui-result-average = Augen neben dem Schnitt
ui-result-unrated-taken-back = Ohne Wertung: Ein Zug wurde zurückgenommen.
ui-result-unrated-unmeasured = Ohne Wertung: Dieser Gegner hat keine.
ui-result-unrated-position = Ohne Wertung: eigene Stellung.
ui-result-unrated-start = Ohne Wertung: eigener Start.
ui-result-rating = Deine Wertung: { $rating } ({ $change })
ui-result-rating-hints = Deine Wertung: { $rating } ({ $change }), Tipps befolgt: { $hints } von { $all }
ui-result-nearest = Der richtige Gegner für dich: { $name }, { $rating }.
ui-turning-point-luck = Zug { $turn } · Würfel von { $name }: { $points } Punkte Gewinnchance für { $for }
ui-turning-point-duel = Zug { $turn } · Würfel des Duells: { $points } Punkte Gewinnchance für { $for }
ui-turning-point-decision = Zug { $turn } · Zug von { $name }: { $points } Punkte Gewinnchance für { $for }
ui-turning-point-decision-several = Zug { $turn } · Zug von { $name }: { $points } % Platzaussichten für { $for }
ui-turning-point-at = { $what } ({ $chance })
ui-turning-point-better = Besser: { $deed }
ui-turning-point-better-because = Besser: { $deed } – das { $reason }.
ui-turning-point-next = Nächster Wendepunkt
ui-result-lost = { $piece } vernichtet
ui-result-attacks = Angriffe
ui-result-kills = Vernichtungen
ui-result-luck = Würfelglück
ui-result-take-backs =
    { $count ->
        [one] 1 Rücknahme
       *[other] { $count } Rücknahmen
    }
ui-seed-hash = SHA-256 des Startwerts
ui-result-seed = Startwert
ui-result-swapped-both = Seiten getauscht: { $seats }.
ui-result-begins = { $name } beginnt.
ui-result-begins-you = Du beginnst.
ui-result-begins-drawn = Wer beginnt, entscheidet der Zufall.
ui-result-rematch-both = Seiten tauschen
ui-result-rematch = Revanche
ui-result-review = Rückschau

# Faire Würfel
ui-fair-heading = Faire Würfel
ui-fair-start = Vor der Verteilung hat das Spiel eine geheime Zahl gezogen, den Startwert, und dessen SHA-256 festgehalten: einen Fingerabdruck, der nur zu diesem Startwert passt und ihn nicht verrät.
ui-fair-roll = Die Verteilung und jeder Würfel folgen allein aus dem Startwert, egal, was die Spieler tun. Während der Partie sieht ihn niemand, auch der Computer nicht.
ui-fair-check = Nach der Partie wird der Startwert gezeigt. Sein SHA-256 muss der vom Anfang sein, und er muss die Verteilung und die Würfel ergeben, die du gesehen hast. Das Spiel prüft beides hier und sooft es eine Partiedatei öffnet.
ui-fair-later = Steht hier, wenn die Partie zu Ende ist.
ui-fair-holds = Eben geprüft: Der Startwert hat diese SHA-256, jeder Würfel folgt aus ihm, und jede Aktion war erlaubt.
ui-fair-fails = Eben geprüft, und es stimmt nicht: { $why }
ui-fair-copy-seed = Startwert kopieren
ui-fair-copy-hash = SHA-256 kopieren
ui-fair-copied = Kopiert

# Einstellungen
ui-settings-heading = Einstellungen
ui-settings-kept = Änderungen werden sofort gespeichert
ui-settings-picture = Anzeige
ui-settings-fullscreen = Vollbild
ui-settings-size = Fenstergröße
ui-settings-quality = Qualität
ui-quality-automatic = Auto
ui-quality-low = Niedrig
ui-quality-medium = Mittel
ui-quality-high = Hoch
ui-settings-scale = Größe der Oberfläche
ui-settings-vsync = V-Sync
ui-settings-sound = Ton
ui-settings-master = Gesamtlautstärke
ui-settings-effects = Effekte
ui-settings-voices = Stimmen
ui-settings-music = Musik
ui-settings-muted = Stumm
ui-settings-captions = Untertitel
ui-settings-evaluation-bar = Bewertungsleiste
ui-settings-speed = Animationen
ui-speed-off = Aus
ui-speed-fast = Schnell
ui-speed-normal = Normal
ui-speed-slow = Langsam
ui-settings-reduced-motion = Weniger Bewegung
ui-settings-computer-speed = Züge des Computers
ui-speed-same = Wie meine
ui-settings-scenes = Kampfszenen
ui-scenes-full = Ganz
ui-scenes-first = Einmal ganz
ui-scenes-short = Kurz
ui-scenes-board = Aus
ui-settings-scenes-about = Einmal ganz: die ganze Szene, wenn ein Ausgang zwischen zwei Kreaturen zum ersten Mal vorkommt, danach eine kurze. Aus: Die Kamera bleibt, wo sie ist. { $key ->
    [none] Klicken überspringt eine Szene, Halten beschleunigt sie.
   *[other] { $key } oder ein Klick überspringt eine Szene, Halten beschleunigt sie.
}
ui-settings-shake = Kamerawackeln
ui-settings-hit-stop = Wucht der Treffer
ui-settings-slow-motion = Zeitlupe
ui-settings-reduced-motion-about = Kein Wackeln, kein Flackern, keine weiten Kamerafahrten.
ui-settings-camera-turns = Kamera dreht mit
ui-settings-language = Sprache

# Spielanleitung
ui-how-heading = Kurzregeln
ui-how-keys = Tasten
ui-keys-walk = Auswahl bewegen
ui-keys-next = Nächste Option
ui-keys-choose = Wählen, bestätigen
ui-keys-back = Zurück, Menü
ui-keys-skip = Szene überspringen
ui-keys-log = Verlauf
ui-keys-resign = Aufgeben
ui-keys-camera = Kamera zurücksetzen
ui-keys-window = Vollbild · Stumm
ui-how-mouse = Maus: Klicke deine Steine an oder ziehe sie. Die rechte Taste dreht die Kamera, das Rad zoomt.

# Das Fenster nach einer Änderung
ui-ask-window = Diese Einstellung behalten?
ui-ask-window-text =
    { $seconds ->
        [one] In 1 Sekunde zurück zu { $size }.
       *[other] In { $seconds } Sekunden zurück zu { $size }.
    }
ui-ask-window-text-fullscreen =
    { $seconds ->
        [one] In 1 Sekunde zurück zum Vollbild.
       *[other] In { $seconds } Sekunden zurück zum Vollbild.
    }
ui-ask-window-no = Zurück
ui-ask-window-yes = Behalten

# Mitwirkende
ui-credits-game-heading = Holochess
ui-credits-game = Programm, Kreaturen, Klänge und Bilder von den Mitwirkenden an Holochess, unter der MIT- oder der Apache-2.0-Lizenz, nach deiner Wahl.
ui-credits-rules-heading = Regeln
ui-credits-rules = Nach dem Würfelspiel für einen holografischen Tisch, das Fans einer weit, weit entfernten Galaxis seit Jahrzehnten aufschreiben. Inoffiziell und von Fans gemacht, ohne Verbindung zu den Eigentümern jener Galaxis.
ui-credits-art-heading = Bild und Ton
ui-credits-art = Jedes Modell, jede Textur und jeder Klang wurde eigens für dieses Spiel gemacht.
ui-credits-tools-heading = Gebaut mit
ui-credits-tools = Rust, Bevy, egui, Fluent und den Bibliotheken, die mit ihren Lizenzen in CREDITS.md stehen.
ui-credits-fonts-heading = Schriften
ui-credits-fonts = Barlow Semi Condensed von Jeremy Tribby, Atkinson Hyperlegible Next vom Braille Institute und Jura von Daniel Johnson und Mirko Velimirović, unter der SIL Open Font License.

# Was nicht geklappt hat
ui-trouble-begin = Die Partie konnte nicht beginnen: { $why }
ui-trouble-save = Die Partie konnte nicht gespeichert werden: { $why } Du kannst weiterspielen; nach der nächsten Aktion wird es wieder versucht.
ui-trouble-load = Die gespeicherte Partie konnte nicht gelesen werden: { $why }
ui-trouble-passed-over = Eine gespeicherte Partie war nicht lesbar und wurde übersprungen: { $why }
ui-trouble-progress = Dein Fortschritt im Tutorial konnte nicht gespeichert werden: { $why }
ui-trouble-strength = Deine Wertung konnte nicht aktualisiert werden: { $why }
ui-trouble-settings = Die Einstellungen konnten nicht gespeichert werden: { $why }
ui-trouble-graphics = Die Grafikkarte wurde zurückgesetzt. Die Partie geht weiter; nichts ist verloren.
ui-trouble-asset = Eine Datei des Spiels fehlt oder ist beschädigt: { $file }. Das Spiel läuft ohne sie weiter. Abhilfe: { $home ->
    [page] die Seite neu laden
   *[desk] das Spiel neu installieren
    }.
ui-trouble-creature-data = { $name } lässt sich nicht laden: In { $folder } stimmt etwas nicht. Stattdessen steht dort eine schlichte Form. Abhilfe: { $home ->
    [page] die Seite neu laden
   *[desk] das Spiel neu installieren
    }.
ui-trouble-creature-model = Das Modell von { $name } lässt sich nicht laden: In { $folder } stimmt etwas nicht. Stattdessen steht dort eine schlichte Form. Abhilfe: { $home ->
    [page] die Seite neu laden
   *[desk] das Spiel neu installieren
    }.
ui-trouble-creature-clips = Einige Bewegungen von { $name } lassen sich nicht laden ({ $clips }). Abhilfe: { $home ->
    [page] die Seite neu laden
   *[desk] das Spiel neu installieren
    }.
ui-trouble-creature-textures = Die Texturen von { $name } lassen sich nicht laden; die Kreatur sieht glatt aus. Abhilfe: { $home ->
    [page] die Seite neu laden
   *[desk] das Spiel neu installieren
    }.

# Was zu hören ist, in Worten
caption-appear = [Licht nimmt Gestalt an]
caption-dissolve = [Licht knistert und erlischt]
caption-whoosh = [etwas Schweres fährt durch die Luft]
caption-blow-light = [ein Schlag]
caption-blow-heavy = [ein krachender Schlag]
caption-thud = [ein Körper trifft den Tisch]
caption-dice = [Würfel klappern]
caption-your-turn = [Glockenton: Du bist dran]
caption-call = [{ $piece } ruft]
caption-call-hurt = [{ $piece } schreit auf]
caption-call-roar = [{ $piece } brüllt]
caption-call-murmur = [{ $piece } regt sich]
caption-duel = [tiefes Anschwellen: das Duell]
caption-won = [ein heller Akkord: Die Partie ist gewonnen]
caption-lost = [ein sinkender Akkord: Die Partie ist verloren]

# Der Titel des Fensters
ui-window-turn = { $who } am Zug – { $game }

# Eine Schachuhr für Menschen an einem Tisch
ui-clock = Schachuhr
ui-clock-none = Keine
ui-clock-fischer = Fischer
ui-clock-delay = Aufschub
ui-clock-none-about = Kein Zeitlimit.
ui-clock-fischer-about = Bedenkzeit je Spieler; nach jedem Zug kommen einige Sekunden dazu. Szenen, Würfel und Pausenmenü zählen nicht. Wessen Zeit abläuft, der verliert.
ui-clock-delay-about = Bedenkzeit je Spieler; in jedem Zug läuft die Uhr erst nach einigen Sekunden an. Szenen, Würfel und Pausenmenü zählen nicht. Wessen Zeit abläuft, der verliert.
ui-clock-of = Zeit
ui-clock-time = { $minutes } min, { $seconds } s
ui-time-low = { $name } hat noch { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
ui-time-is-up = { $name } hat keine Zeit mehr.
ui-why-time = { $loser } verliert auf Zeit.

# Automatische Qualität, die zu hoch war
ui-quality-lowered-medium = Die Grafikqualität ist jetzt mittel, damit das Spiel flüssig läuft (Einstellungen, Anzeige).
ui-quality-lowered-low = Die Grafikqualität ist jetzt niedrig, damit das Spiel flüssig läuft (Einstellungen, Anzeige).
ui-quality-raised-medium = Die Grafikqualität ist jetzt mittel, da dieser Rechner Reserven hat (Einstellungen, Anzeige).
ui-quality-raised-high = Die Grafikqualität ist jetzt hoch, da dieser Rechner Reserven hat (Einstellungen, Anzeige).

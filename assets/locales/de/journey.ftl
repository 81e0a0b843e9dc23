# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Reise: die Abende, Statistik, Medaillen und wer spielt; und die Partie des Tages im Fenster.
ui-title-journey = Reise
journey-heading = Reise
journey-evenings = Abende
journey-statistics = Statistik
journey-medals = Medaillen
journey-who = Spieler: { $name }
journey-who-played = Spieler: { $name } ({ $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }, { $won } gewonnen)
journey-choose = Spieler
journey-choose-heading = Wer spielt?
journey-choose-note = Ergebnisse zählen je Spielername, aus deinen gespeicherten Partien. Abende und Medaillen bleiben, auch wenn du Partien löschst.
journey-matches = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
journey-new = Neuer Spieler
journey-new-name = Name
journey-new-hint = dein Name am Tisch
journey-be = Diesen Spieler wählen
journey-number = Abend { $number } von 9
journey-said = „{ $words }“
journey-after-win = Nach deinem Sieg:
journey-played = Danach:
journey-sit-down = Hinsetzen
journey-again = Noch einmal
journey-go-on = Fortsetzen, Zug { $turn }
journey-nothing-yet = Noch gibt es nichts zu zählen. Jede zu Ende gespielte Partie zählt hier: nach Spiel, Gegner und Kreatur, und wie viel davon Glück war.
journey-counting = Partien werden gezählt…
journey-by-game = Ergebnisse, Wertung, Ergebnisse nach Platz
journey-by-opponent = Gegner in { $game }, die stärksten zuletzt
journey-by-creature = Deine Kreaturen: vernichtet, verloren, gewonnene Partien
journey-by-luck = Angriffe und was die Würfel daraus machten
journey-won-of = { $won } von { $count }
journey-strength = { $rating } ± { $deviation }
journey-attacks = { $count ->
        [one] { $count } Angriff
       *[other] { $count } Angriffe
    }
journey-attacked = { $count ->
        [one] einmal angegriffen
       *[other] { $count }-mal angegriffen
    }
journey-kills = { $share } vernichtet
journey-decisions = Erwartet
journey-luck = Glück
journey-duels = Duelle

day-title = Partie des Tages
day-about = Holochess gegen { $name } – gleiche Würfel für alle
day-begun = Die Partie des Tages: Verteilung, Würfel und Gegner sind heute für alle gleich. Am Ende kannst du dein Ergebnis teilen.
day-waits = Holochess gegen { $name } – fortsetzen, Zug { $turn }
day-played = gespielt – Ergebnis kopieren
day-copy = Ergebnis kopieren
day-copied = Kopiert. Jeder kann es prüfen: unter „Gespeicherte Partien“ einfügen.
mail-title = Per Nachricht spielen
mail-about = mit Freunden, per E-Mail oder Chat
mail-waits = { $count ->
        [one] { $count } Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
journey-medal-since = verdient am { $date }
journey-statistics-note = Gezählt aus deinen gespeicherten Partien; gelöschte zählen nicht mehr. Medaillen und Abende bleiben.

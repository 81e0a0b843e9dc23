# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Reise: die Abende, Statistik, Medaillen und wer spielt; und die Partie des Tages im Fenster.
ui-title-evenings = Reise
evenings-heading = Reise
evenings-journey = Abende
evenings-figures = Statistik
evenings-medals = Medaillen
evenings-who = Spieler: { $name }
evenings-who-played = Spieler: { $name } ({ $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }, { $won } gewonnen)
evenings-choose = Spieler
evenings-choose-heading = Wer spielt?
evenings-choose-note = Ergebnisse zählen je Spielername, aus deinen gespeicherten Partien. Abende und Medaillen bleiben, auch wenn du Partien löschst.
evenings-matches = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
evenings-new = Neuer Spieler
evenings-new-name = Name
evenings-new-hint = dein Name am Tisch
evenings-be = Diesen Spieler wählen
evenings-number = Abend { $number } von 9
evenings-said = „{ $words }“
evenings-won = Nach deinem Sieg:
evenings-played = Danach:
evenings-sit-down = Hinsetzen
evenings-again = Noch einmal
evenings-go-on = Fortsetzen, Zug { $turn }
evenings-nothing-yet = Noch gibt es nichts zu zählen. Jede zu Ende gespielte Partie zählt hier: nach Spiel, Gegner und Kreatur, und wie viel davon Glück war.
evenings-counting = Partien werden gezählt…
evenings-by-game = Ergebnisse, Wertung, Ergebnisse nach Platz
evenings-by-opponent = Gegner in { $game }, die stärksten zuletzt
evenings-by-creature = Deine Kreaturen: vernichtet, verloren, gewonnene Partien
evenings-by-luck = Angriffe und was die Würfel daraus machten
evenings-won-of = { $won } von { $count }
evenings-strength = { $rating } ± { $deviation }
evenings-attacks = { $count ->
        [one] { $count } Angriff
       *[other] { $count } Angriffe
    }
evenings-attacked = { $count ->
        [one] einmal angegriffen
       *[other] { $count }-mal angegriffen
    }
evenings-kills = { $share } vernichtet
evenings-decisions = Erwartet
evenings-luck = Glück
evenings-duels = Duelle

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
evenings-medal-since = verdient am { $date }
evenings-figures-note = Gezählt aus deinen gespeicherten Partien; gelöschte zählen nicht mehr. Medaillen und Abende bleiben.

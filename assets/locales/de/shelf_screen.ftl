# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Gespeicherte Partien, und wie man eine ansieht.
ui-title-matches = Gespeicherte Partien
matches-heading = Gespeicherte Partien
matches-show-all = Alle
matches-show-waiting = Laufend
matches-show-finished = Beendet
matches-show-damaged = Beschädigt
matches-show-deleted = Gelöscht
matches-find = Suchen
matches-find-hint = Titel, Spieler oder Gegner
matches-found = Suche: { $words }
matches-sort = Sortiert nach: { $by }
matches-sort-date = Datum
matches-sort-game = Spiel
matches-sort-name = Name
matches-sort-length = Länge
matches-games-all = Alle Spiele
matches-more = Mehr
matches-none-found = Kein Titel und kein Spielername enthält „{ $words }“.
matches-none-here = Diese Liste ist leer.
matches-none = Noch keine Partien. Jede Partie wird hier automatisch gespeichert. Um eine zu importieren, zieh ihre Datei auf das Fenster oder füge sie ein{ $key ->
    [none] { "" }
   *[other] { " " }({ $key })
}.
matches-hint = Zieh eine Datei auf das Fenster oder füge eine Partie ein{ $key ->
    [none] { "" }
   *[other] { " " }({ $key })
}, um sie zu importieren.
matches-turn = Zug { $turn }
matches-won = { $name } hat gewonnen
matches-won-resigned = { $name } hat durch Aufgabe gewonnen
matches-draw = Remis
matches-damaged = beschädigt
matches-damaged-at = beschädigt; { $state }
matches-decisions = { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
matches-branch = Zweigt von „{ $match }“ ab, nach { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }.
matches-branch-elsewhere = Zweigt von einer Partie ab, die hier fehlt, nach { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }.
matches-can-be-saved = { $count ->
        [0] Der Anfang der Partie lässt sich retten.
        [one] Die erste Aktion lässt sich retten.
       *[other] Die ersten { $count } Aktionen lassen sich retten.
    }
matches-nothing-saved = Hier lässt sich nichts davon retten; die Datei bleibt, wie sie ist.
matches-when-now = gerade eben
matches-when-minutes = { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
matches-when-hours = { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
matches-when-days = { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }
matches-when-date = { $day }.{ $month }.{ $year }
matches-of-day = Partie des Tages, { $date }
matches-do-continue = Fortsetzen
matches-do-watch = Ansehen
matches-do-repair = Intaktes retten
matches-do-mail = Öffnen
matches-do-name = Titel geben
matches-do-copy = Als Textzeile kopieren
matches-do-export = Als Datei exportieren
matches-do-delete = Löschen
matches-do-bring-back = Löschen rückgängig
matches-do-paste = Aus Zwischenablage
matches-title = Titel
matches-title-hint = leer: die Namen der Spieler
matches-taken-in = Partie importiert.
matches-beginning-taken-in = { $count ->
        [one] Nur die erste Aktion wurde importiert
       *[other] Nur die ersten { $count } Aktionen wurden importiert
    }; der Rest ist verloren. { $why }
matches-day-guest = Gast
matches-day-holds = Dieses Ergebnis ist echt: Aktionen, Würfel und Gegner stimmen. Du kannst die Partie hier ansehen.
matches-known = Diese Partie hast du schon.
matches-not-taken-in = Nicht importiert. { $why }
matches-day-opponent = Der Gegner in diesem Ergebnis vom { $date } hat nicht so gespielt, wie er es in dieser Version des Spiels täte.
matches-deleted = Gelöscht. { $key ->
    [none] Du kannst sie 30 Tage lang zurückholen.
   *[other] { $key } holt sie zurück (30 Tage lang).
}
matches-not-deleted = Die Partie konnte nicht gelöscht werden: { $why }
matches-back = Partie zurückgeholt.
matches-not-back = Die Partie konnte nicht zurückgeholt werden: { $why }
matches-not-named = Der Titel konnte nicht gespeichert werden: { $why }
matches-exported = Kopie gespeichert: { $file }.
matches-not-exported = Die Partie konnte nicht exportiert werden: { $why }
matches-copied = Kopiert: die Partie als eine Zeile Text.
matches-not-copied = Die Partie konnte nicht kopiert werden: { $why }
matches-repaired = Alles Intakte ist gerettet; die beschädigte Datei bleibt als { $aside } erhalten.
matches-not-repaired = Nichts ließ sich retten: { $why }

watch-play = Abspielen
watch-pause = Pause
watch-next = Nächster Höhepunkt
watch-branch = Ab hier spielen
watch-speed = Tempo: { $speed }
watch-speed-slow = langsam
watch-speed-normal = normal
watch-speed-fast = schnell
watch-scenes-on = Szenen: an
watch-scenes-off = Szenen: aus
watch-camera-directed = Kamera: auto
watch-camera-free = Kamera: frei
watch-seat = Anderer Platz
watch-more = Mehr
watch-fewer = Weniger
watch-leave = Zurück zu den Partien
watch-film = Film ab hier
watch-film-span = Film { $from } bis { $to }
watch-mark = Filmanfang setzen
watch-unmark = Anfang löschen
watch-film-share = Film: { $share } % – Abbrechen
watch-film-begun = Der Film wird erstellt; du kannst inzwischen weitermachen.
watch-film-begun-key = Der Film wird erstellt; du kannst inzwischen weitermachen. { $key } bricht ab.
watch-heading = Wiedergabe
watch-step-back = Voriger Schritt
watch-step-on = Nächster Schritt
watch-step = Schritt { $at } von { $count }
branch-heading = Ab hier spielen
branch-text = Beginne von dieser Stellung aus eine neue Partie, mit neuen Würfeln. Zuglimits und Wiederholungen zählen ab hier. Wer spielt?
branch-person = Spieler
branch-start = Beginnen
branch-none = Ab hier kannst du nicht spielen: Es wird noch aufgestellt, oder die Partie ist zu Ende.
matches-by-mail = Per Nachricht spielen: { $count ->
        [0] noch keine Partie
        [one] { $count } Partie
       *[other] { $count } Partien
    }{ $waiting ->
        [0] {""}
        [one] , eine wartet auf dich
       *[other] , { $waiting } warten auf dich
    }
matches-mail-came = Eine Nachricht ist da. Sie wird gelesen, wenn du „Per Nachricht spielen“ öffnest.

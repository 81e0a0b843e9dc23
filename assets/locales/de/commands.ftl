# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Befehle, die zählen, vergleichen und lösen: was sie für Menschen ausgeben. Skripte lesen --json, das in jeder Sprache gleich ist.

think-action = Aktion
think-value = Wert
think-line = Folge
think-nodes = Knoten
think-chance = { $value }, Gewinnchance von Spieler { $player }
think-searched =
    { $nodes ->
        [one] 1 Stellung in { $seconds } s, { $rate } pro Sekunde
       *[other] { $nodes } Stellungen in { $seconds } s, { $rate } pro Sekunde
    }

levels-level = Stufe
levels-rating = Wertung
levels-interval = 95-%-Intervall
levels-unmeasured = nicht gemessen
levels-name = Name (Stil): Spielweise
levels-larger-table = mit { $seats } Spielern:

odds-pair = { $attacker } greift { $defender } an: { $attack ->
        [one] ein Würfel
       *[other] { $attack } Würfel
    } gegen { $defence }
odds-attacker = Angriff
odds-defender = Abwehr
odds-exactly = genau, in derselben Reihenfolge
odds-of = { $counts } von { $total }
duel-pair = { $a } gegen { $b } auf Leben und Tod: { $one ->
        [one] ein Würfel
       *[other] { $one } Würfel
    } gegen { $other }
duel-wins = gewinnt

puzzles-one = Schwierigkeit { $grade }: { $task } { $line }
puzzles-no-more = { $count ->
        [0] Solche Stellungen gibt es nicht.
        [one] Es gibt nur diese eine.
       *[other] Es gibt nur diese { $count }.
    }
puzzle-task-win = Du ziehst und gewinnst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } in { $plies ->
        [one] 1 Zug
       *[other] { $plies } Zügen (beide Seiten gezählt)
    }: Nur eine Aktion führt zum Ziel.
puzzle-task-save = Du ziehst und hältst remis: Nur eine Aktion führt zum Ziel.
puzzle-task-chance = Spieler { $seat } ist dran: Welche Aktion gibt eindeutig die besten Gewinnchancen?
puzzle-chances = Diese Aktion gewinnt in { $best } der Fälle, die nächstbeste in { $second }.
puzzle-heading = Rätsel { $id }, Schwierigkeit { $grade } von { $most }.
puzzle-how-to = Gib eine Aktion ein wie o3-i4, oder: aktionen, tipp, lösung, brett, beenden.
puzzle-hint-pawn = Es ist der Stein auf { $cell }.
puzzle-hint-reason = Zieh mit dem Stein auf { $cell }: Das { $reason }.
puzzle-wrong = { $action } ist nicht die Lösung. Versuch es noch einmal.
puzzle-right = { $action } ist richtig, { $tries ->
        [one] beim ersten Versuch
       *[other] beim { $tries }. Versuch
    }.
puzzle-solution = Die Lösung ist { $action }.
puzzle-line = So geht es weiter: { $line }
# Das Wort, das man für die Lösung eintippt; mehrere mit einem Leerzeichen dazwischen.
puzzle-word-solution = lösung loesung

solve-states-progress = { $done } von { $all } Stellungen entschieden
solve-check-progress = { $done } von { $all } Teilen geprüft
solve-states = { $states } Stellungen, bis auf die Symmetrien des Bretts, gesehen von der Seite am Zug
solve-value = { $points } { $states }  die längste in { $longest } Halbzügen
solve-draws = { $points } { $states }  remis
solve-start = der Start: { $value }
solve-memory = höchstens { $megabytes } MB Speicher
solve-checked = { $wrong ->
        [0] { $states } Stellungen gegen die Regeln geprüft: Jeder Wert und jeder Abstand folgt aus den Zügen
        [one] { $states } Stellungen gegen die Regeln geprüft: Eine ist falsch
       *[other] { $states } Stellungen gegen die Regeln geprüft: { $wrong } sind falsch
    }
exact-win = gewinnt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } in { $plies ->
        [one] einem Zug
       *[other] { $plies } Zügen
    }
exact-loss = verliert { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } in { $plies ->
        [one] einem Zug
       *[other] { $plies } Zügen
    }
exact-draw = hält remis
solve-progress =
    { $all ->
        [one] { $done } von einer Zusammenstellung von Kreaturen
       *[other] { $done } von { $all } Zusammenstellungen von Kreaturen
    }
solve-kind = { $many } gegen { $few }: { $positions } Stellungen, { $bytes } Byte, Restfehler { $residual }, { $sweeps ->
        [one] ein Durchgang
       *[other] { $sweeps } Durchgänge
    }
solve-time = { $seconds } s auf { $threads ->
        [one] einem Thread
       *[other] { $threads } Threads
    }
probe-value = Wert

train-joined = { $bar } { $round }/{ $rounds }  { $positions ->
        [one] eine Stellung
       *[other] { $positions } Stellungen
    }, Fehler { $error }, { $turns } Züge pro Partie
train-round = { $bar } { $round }/{ $rounds }  { $positions ->
        [one] eine Stellung
       *[other] { $positions } Stellungen
    }, Fehler { $error }, { $turns } Züge pro Partie, { $seconds } s
train-done = { $file }  { $bytes } Byte, { $rounds ->
        [one] ein Durchgang
       *[other] { $rounds } Durchgänge
    } mit { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    }

arena-stopped = angehalten: { $played ->
        [0] Keine Verteilung wurde zu Ende gespielt
        [one] Die Ergebnisse oben zählen eine Partie von { $games }
       *[other] Die Ergebnisse oben zählen { $played } Partien von { $games }
    }
arena-stopped-part = angehalten nach { $played ->
        [one] einer Partie
       *[other] { $played } Partien
    }; der Teil wurde nicht geschrieben, weil er unvollständig ist
ladder-stopped = angehalten: Die Ergebnisse oben sind vollständig; für die Wertungen fehlen noch die übrigen Partien
arena-progress = { $done } von { $all ->
        [one] einer Partie
       *[other] { $all } Partien
    }
arena-player = { $won } gewonnen, { $drawn } remis, { $lost } verloren, { $seconds } s pro Aktion
arena-manners = { $attacks } Angriffe pro Zug, { $trades } Abtausche pro Partie, { $advances } der Bewegungen rücken vor
arena-score = { $player } holt { $score } [{ $low }; { $high }], Elo { $elo } [{ $elo-low }; { $elo-high }], in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
arena-clock = durch die Ruheuhr entschieden: { $percent }
arena-sprt = zwischen { $low } und { $high }: { $said ->
        [higher] höher
        [lower] niedriger
       *[open] offen
    }
arena-among =
    { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } mit { $players } Spielern; bei gleicher Stärke bekäme jeder { $share } der Punkte
arena-won = gew.
arena-drawn = remis
arena-lost = verl.
arena-points = Punkte [95 %]
arena-elo = Elo [95 %]
arena-place = Platz
arena-seconds = Sekunden pro Aktion: { $list }
ladder-step = { $score } [{ $low }; { $high }]  { $percent } durch die Uhr, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
ladder-level = Angriffe pro Zug { $attacks }, Abtausche pro Partie { $trades }, rückt vor { $advances }

progress-frame = Bild
progress-decision = Aktion
levels-who = { $name } ({ $style }): { $about }

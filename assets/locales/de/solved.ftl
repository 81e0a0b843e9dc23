# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Was genau bekannt ist, weil ein Spiel gelöst ist.

# In wenigen Worten, neben dem Zeichen eines Spielers.
exact-short-win = +{ $points } in { $plies }
exact-short-loss = −{ $points } in { $plies }
exact-short-draw = Remis

# Wie weit das Lösen ist, während gespielt wird.
ui-solving-player = löst das Spiel… { $share }
ui-solving = wird gelöst… { $share }

ui-turning-point-exact = Zug { $turn } · { $name } verschenkt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $chosen }
ui-turning-point-exact-better = Besser: { $deed } – das { $value }.
ui-result-points-given-away = { $points ->
        [one] Punkt
       *[other] Punkte
    }, genau

# Rätsel auf dem Bildschirm.
ui-title-puzzles = Rätsel
ui-puzzles-heading = Rätsel
ui-puzzles-set = { $game ->
        [holochess] Holochess-Endspiele
        [groi] Dejarik Klassisch
       *[other] Dejarik Revidiert
    }
ui-puzzles-progress = { $solved } von { $all } gelöst, { $first } beim ersten Versuch
ui-puzzles-grade = Schwierigkeit { $grade }
ui-puzzles-name = Nr. { $number } · Grad { $grade }/{ $most }
ui-puzzles-of-today = das Rätsel des Tages
ui-puzzles-not-solved = Noch nicht gelöst.
ui-puzzles-solved = Gelöst { $tries ->
        [one] beim ersten Versuch.
       *[other] beim { $tries }. Versuch.
    }
ui-puzzles-missed-by = Zu schwer für { $levels }.
ui-puzzles-missed-by-nobody = Jeder Gegner findet die Lösung.
ui-puzzles-solve = Lösen
ui-puzzles-today = Rätsel des Tages
ui-puzzle-task-win = Gewinne { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in { $plies ->
        [one] { $plies } Zug
       *[other] { $plies } Zügen (beider Seiten)
    }. Nur ein Zug hilft.
ui-puzzle-task-save = Halte das Remis. Nur ein Zug hilft.
ui-puzzle-task-chance = Welche Aktion hat klar die beste Gewinnchance?
ui-puzzle-line = { $set } · { $name }
ui-puzzle-tries = { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuche
    }
ui-puzzle-yours = Finde die richtige Aktion
ui-puzzle-solved = Gelöst
ui-puzzle-shown = Die Lösung
ui-puzzle-hint = Tipp
ui-puzzle-solution = Lösung
ui-puzzle-again = Nochmal
ui-puzzle-next = Weiter
ui-puzzle-all = Alle Rätsel
puzzle-wrong-exact = Das { $value }.
puzzle-wrong-exact-by = Das { $value }: Die Antwort ist { $reply }.
puzzle-wrong-chance = Das gewinnt in { $chance } der Fälle, eine andere Aktion in { $best }.
ui-trouble-puzzles = Deine gelösten Rätsel konnten nicht gespeichert werden: { $why }

# Rückschau: was Zielfelder wert sind.
ui-value-wins = +{ $points } in { $plies }
ui-value-loses = −{ $points } in { $plies }
ui-value-draws = Remis
ui-values-show = Zeigen, was Züge wert sind
ui-values-hide = Zugwerte an: Zeige auf einen Stein
ui-legend-wins = gewinnt
ui-legend-draws = Remis
ui-legend-loses = verliert

# Startstellungen, die den ersten Zug ausgleichen.
handicap = Handicap
    .about = Wer beginnt, kann immer gewinnen. Gleich: zwei Paare je Seite, Remis bei perfektem Spiel. Ein Stein weniger: Spieler 1 hat drei. Gilt in einer Serie nur im 1. Spiel.
handicap-none = Ohne
handicap-even = Gleicher Start
handicap-pawn = Ein Stein weniger
handicap-unknown = { $count ->
        [0] { $game } hat kein Handicap.
       *[other] Es gibt kein Handicap „{ $given }“; wähle aus: { $known }.
    }
text-handicap-row = Das Handicap gilt nur im 1. Spiel; spätere Spiele beginnen wie üblich.
text-handicap-even = Handicap: Jede Seite beginnt mit zwei Paaren. Bei perfektem Spiel wird es remis.
text-handicap-pawn = Handicap: Der erste Spieler beginnt mit drei Steinen. Bei perfektem Spiel gewinnt die andere Seite mit zwei Punkten.

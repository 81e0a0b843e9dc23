# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Dejarik, beide Regelwerke: Name, Steine, Regeln in Kürze, Enden und Ablehnungen.

game-groi = Dejarik Klassisch
game-revised = Dejarik Revidiert

piece-pawn = der Stein
piece-pawn-groi = der Stein
piece-pawn-revised = der Stein

ending-captures =
    zwei Steine entfernt, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
ending-points = die Punktzahl zum Sieg ist erreicht
ending-broke = der Gegner hat keine Credits mehr
ending-games = das Spielelimit ist erreicht

refusal-blocked = Der Weg ist versperrt: { $cell } ist besetzt.
refusal-only-outwards = Ein Stein auf { $from } kann nur auf ein Außenfeld ziehen, über das Innenfeld davor.
refusal-only-home = Ein Stein auf dem Innenring kann nur nach Hause ziehen: von { $from } auf { $home }.
refusal-not-along-the-ring = Ein Stein auf dem Außenring kann nicht direkt auf { $to } ziehen: Ausgänge enden auf dem Innenring.
refusal-straight-first = Im ersten Zug jedes Spielers sind die Ausgänge gerade; diagonale kommen später.
refusal-no-exit = Kein Ausgang von { $from } endet auf { $to }: Ein Ausgang führt höchstens zwei Felder zur Seite, und weiter geht es nur mit Schwung.
refusal-carried-on = Der Stein bleibt nicht auf { $to }: Sein Schwung trägt ihn weiter auf { $end }.

tell-game-ended = Spiel { $game } ist zu Ende. { $verdict } Stand: { $first }–{ $second }.
tell-game-began = Spiel { $game } beginnt{ $start ->
        [usual] {" "}mit der üblichen Aufstellung
       *[same] {""}
    }, die Seiten sind getauscht: { $who ->
        [you] Jetzt beginnst du.
       *[other] Jetzt beginnt { $player }.
    }

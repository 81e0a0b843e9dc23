# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Wahl eines Tisches und die Vorbereitung jedes Spiels: Plätze, Optionen, Kreaturen.

ui-alternatives = { $first } oder { $last }

ui-tables-heading = Wähle einen Tisch
ui-tables-measure = { $players } Spieler · { $from }–{ $to } min

table-holochess = Holochess
    .about = Kreaturen und Würfel: vier gegen vier, bis nur noch eine Seite steht.
table-groi = Dejarik Klassisch
    .about = Vier Steine je Seite, keine Würfel: Entferne zwei gegnerische oder bilde eine Reihe auf dem Innenring.
table-revised = Dejarik Revidiert
    .about = Dasselbe Brett, Diagonalausgänge ab dem ersten Zug: schneller, und drei in einer Reihe genügen.
table-demeter = Déméter
    .about = Zwei Heere zu acht: Spring über die eigenen Steine und sei zuerst auf einem gegnerischen Zielfeld.
table-chinese = Sternhalma
    .about = Spring in langen Ketten über den Stern und fülle als Erster das Dreieck gegenüber.

ui-setup-page-players = Spieler
ui-setup-page-rules = Regeln
ui-setup-page-creatures = Kreaturen
ui-setup-nobody = Leer
ui-setup-nobody-style = Dieser Platz bleibt leer.
ui-setup-person = Du
ui-setup-person-style = spielst an diesem Gerät
ui-setup-players = Spieler
ui-setup-seats = Plätze
ui-setup-seat-as-shown = Wie gezeigt
ui-setup-draw = Wer beginnt
ui-setup-draw-fresh = Wird ausgelost
ui-setup-own = Eigene
ui-setup-why-players = Dieses Spiel braucht { $possible } Spieler; { $taken ->
        [0] kein Platz ist besetzt
        [one] 1 Platz ist besetzt
       *[other] { $taken } Plätze sind besetzt
    }.

# Was gewinnt, unter „Du bist dran“ in den ersten Partien.
goal-holochess = So gewinnst du: alle gegnerischen Kreaturen vernichten.
goal-groi = So gewinnst du: zwei Steine entfernen oder vier in eine Reihe bringen.
goal-revised = So gewinnst du: zwei Steine entfernen oder drei in eine Reihe bringen.
goal-demeter = So gewinnst du: einen Stein auf ein gegnerisches Zielfeld bringen.
goal-chinese = So gewinnst du: als Erster das Dreieck gegenüber füllen.

seat-holochess-1 = Spieler 1
seat-holochess-2 = Spieler 2
seat-groi-1 = Spieler 1, beginnt
seat-groi-2 = Spieler 2
seat-revised-1 = Spieler 1, beginnt
seat-revised-2 = Spieler 2
seat-demeter-1 = Spieler 1, beginnt
seat-demeter-2 = Spieler 2

# Optionen: wie sie heißen, was sie entscheiden, wie ihre Werte heißen. Ein Wert ohne eigenes Wort ist eine Zahl.

option-deal = Verteilung
    .about = Gleiche Chancen: Es wird neu gemischt, bis beide Seiten etwa gleich gute Aussichten haben.
option-deal-even = Gleiche Chancen
option-deal-random = Nur gemischt
option-deal-balanced = Eine pro Klasse
option-placement = Aufstellung
    .about = Die Kreaturen stehen, wo sie verteilt werden, oder die Spieler stellen sie abwechselnd auf.
option-placement-fixed = Wie verteilt
option-placement-chosen = Abwechselnd
option-quiet_turns = Ruheuhr (Züge)
    .about = Nach so vielen Zügen in Folge ohne Angriff wird die Partie entschieden. Aus: Sie endet trotzdem nach 1000 Zügen.
option-quiet_turns-0 = Aus
option-quiet_end = Ablauf der Ruheuhr
    .about = Nach Punkten: Die Seite mit mehr Kreaturen gewinnt, bei gleich vielen die stärkere. Oder einfach Remis.
option-quiet_end-points = Nach Punkten
option-quiet_end-draw = Remis
option-match = Art der Partie
    .about = Ein Spiel; eine Serie bis zu einer Punktzahl; oder um Credits, bis ein Spieler keine mehr hat.
option-match-single = Ein Spiel
option-match-points = Um Punkte
option-match-points-number = Punkte zum Sieg
option-match-stakes = Um Credits
option-match-stakes-number = Credits für jeden
option-game_cap = Spielelimit
    .about = Nach so vielen Spielen gewinnt, wer vorn liegt. Aus: Die Serie endet trotzdem nach 100 Spielen.
option-game_cap-0 = Aus
option-repetition = Dreifache Wiederholung
    .about = Was geschieht, wenn dieselbe Stellung zum dritten Mal vorkommt.
option-repetition-ends = Remis
option-repetition-declare = Remis reklamierbar
option-repetition-third = Remis
option-repetition-off = Ohne Folgen
option-move_cap = Zuglimit
    .about = Nach so vielen Zügen endet das Spiel remis. Aus: Eine sehr hohe Grenze gilt trotzdem.
option-move_cap-0 = Aus
option-start = Start
    .about = Wo die Steine zu Beginn der Partie stehen.
option-start-1 = Standard
option-start-2 = Näher
option-start-3 = Vier je Seite
option-start-own = Eigener Start
option-sets = Steinsätze
    .about = Wie viele Sätze zu zehn Steinen jeder hat: einen, zu dritt auch zwei, zu zweit auch drei.
option-blocking = Blockiertes Ziel
    .about = Was du tun darfst, wenn ein fremder Stein dein Zieldreieck blockiert.
option-blocking-swap = Platztausch
option-blocking-fill = Volles Dreieck siegt
option-blocking-none = Nichts
option-fill_unused = Unbenutzte Dreiecke
    .about = Unbenutzte Dreiecke bleiben leer oder werden mit Steinen gefüllt, die nie ziehen, über die man aber springen kann.
option-fill_unused-off = Leer
option-fill_unused-on = Gefüllt
option-play_on = Ist einer im Ziel
    .about = Die Partie endet, sobald der erste Spieler im Ziel ist, oder geht um die nächsten Plätze weiter.
option-play_on-off = Partie endet
option-play_on-on = Um Plätze spielen
option-turn_cap = Zuglimit
    .about = Nach so vielen Zügen je Spieler endet die Partie für alle, die noch spielen, remis. Aus: Die Grenze liegt bei 5000 Zügen.
option-turn_cap-0 = Aus

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Kurzregeln: sechs Karten je Spiel, jede mit einer Zeichnung.

how-keys = Tasten

how-holochess-goal = Das Ziel
    .text = Jede Seite hat vier der acht Kreaturen. Vernichte alle vier deines Gegners, bevor deine vernichtet sind.
how-holochess-turn = Ein Zug
    .text = Du hast zwei Aktionen und musst beide nutzen: Bewegungen oder Angriffe, mit einer Kreatur oder mit zwei verschiedenen. Danach endet dein Zug von selbst.
how-holochess-move = Bewegen
    .text = Eine Kreatur geht genau so weit, wie ihre Bewegung angibt, Feld für Feld, über leere Felder. Keine Diagonalen; die Mitte grenzt an jedes Innenfeld.
    .more = Sie betritt kein Feld zweimal und kehrt nie an den Anfang zurück. Mehrere Wege zu einem Feld sind eine einzige Bewegung.
how-holochess-attack = Angreifen
    .text = Greif eine benachbarte Kreatur an. Beide würfeln; zieh die Summe der Abwehr von deiner ab. 7 oder mehr: Das Ziel ist vernichtet. 1 bis 6: Du stößt es auf ein freies Nachbarfeld. 0 bis −6: Deine Kreatur wird gestoßen. −7 oder weniger: Deine ist vernichtet.
    .more = Wer weder gestoßen noch vernichtet wird, bleibt stehen; auf das Feld der anderen rückt eine Kreatur nie. Ist noch eine Aktion übrig, geht der Zug weiter.
how-holochess-duel = Eins gegen eins
    .text = Hat jede Seite nur noch eine Kreatur, treffen sich die beiden in der Mitte. Beide würfeln immer wieder mit ihrem höheren Wert, Angriff oder Abwehr, bis eine um 7 vorn liegt.
    .more = Das Duell beginnt sofort, egal, wer am Zug ist. Eine Seite ohne Kreatur verliert ohne Duell.
how-holochess-quiet = Ruheuhr
    .text = Vergehen 20 Züge ohne Angriff (oder so viele, wie du einstellst), gewinnt die Seite mit mehr Kreaturen; bei gleich vielen die stärkere. Mit jedem Angriff beginnt die Uhr von vorn.
    .more = Die Züge beider Spieler zählen zusammen; Passen zählt auch. Bei Gleichstand endet die Partie remis.

how-dejarik-start = Das Brett
    .text = Vier Steine je Seite, gezogen wird abwechselnd; Spieler 1 beginnt. Auf dem Außenring und in der Mitte ist ein Stein sicher, auf dem Innenring kann er entfernt werden. Jedes Feld auf dem Weg muss frei sein.
    .more = Spieler 1 startet auf o1, o2, o3 und o5, Spieler 2 auf o12, o11, o10 und o8. Nur Schwung bewegt einen Stein den Ring entlang.
how-dejarik-centre = Durch die Mitte
    .text = Vom Außenring zieht ein Stein geradeaus in die Mitte; von dort, in einem späteren Zug, auf jedes Außenfeld. Ein Stein auf dem Innenring hat nur einen Zug: nach Hause, auf das Außenfeld hinter ihm.
how-dejarik-removal = Entfernen
    .text = Ein Diagonalausgang entfernt den gegnerischen Stein auf dem nächsten Feld in seiner Richtung und bleibt davor stehen. Gerade Ausgänge entfernen nichts. Mit zwei entfernten Steinen gewinnst du das Spiel: 2 Punkte.
how-dejarik-boost = Schwung
    .text = Endet ein Diagonalausgang vor einem eigenen Stein zu Hause, gibt der ihm Schwung: zwei Felder weiter, immer wieder, solange beide Felder frei sind. Schwung ist Pflicht.
how-groi-exits = Ausgänge
    .text = Ein Ausgang führt vom Außenring auf den Innenring. Gerade: auf das Feld davor. Diagonal: ein oder zwei Felder weiter herum, nach beiden Seiten. Im ersten Zug jedes Spielers sind nur gerade Ausgänge erlaubt.
how-groi-line = Reihen
    .text = Vier deiner Steine nebeneinander auf dem Innenring bringen 3 Punkte; drei bringen 1 Punkt, aber nur, wenn du bloß noch drei hast. Bei der dritten gleichen Stellung endet das Spiel remis, mit je einem Punkt.
how-revised-exits = Ausgänge
    .text = Ein Ausgang führt vom Außenring auf den Innenring. Gerade: auf das Feld davor. Diagonal: ein oder zwei Felder weiter herum, nach beiden Seiten. Beides ist vom ersten Zug an erlaubt.
how-revised-line = Reihen
    .text = Vier deiner Steine nebeneinander auf dem Innenring bringen 3 Punkte; drei bringen 1 Punkt, egal, wie viele du noch hast. Bei der dritten gleichen Stellung endet das Spiel remis, ohne Punkte.

how-demeter-goal = Das Ziel
    .text = Bring einen Stein auf eines der beiden Zielfelder am Ende des anderen Lagers. Die helle Linie in der Mitte trennt die Lager; Spieler 1 beginnt.
    .more = Spieler 1 hat die Spalten e bis h mit den Zielfeldern h4 und h5, Spieler 2 die Spalten a bis d mit a4 und a5.
how-demeter-slide = Zuhause: gleiten
    .text = Im eigenen Lager gleitet ein Stein beliebig weit durch eine Reihe oder Spalte, aber nicht über Steine und nicht über die Mittellinie.
how-demeter-jump = Überall: springen
    .text = Spring über einen benachbarten Stein deiner Farbe, in eine von acht Richtungen, auf das freie Feld direkt dahinter. Außerhalb des eigenen Lagers geht nur das.
how-demeter-chain = Ketten
    .text = Ein Stein darf weiterspringen und nach jedem Sprung anhalten, landet aber nie zweimal auf demselben Feld. Gleiten und Springen: nie im selben Zug. Geschlagen wird nie.
    .more = Über denselben Stein darf er noch einmal springen. Das Feld, von dem er kommt, gilt solange als leer, aber enden kann der Zug dort nicht.
how-demeter-own-goal = Eigene Zielfelder
    .text = Die Zielfelder seines Lagers darf ein Stein weder betreten noch überqueren.
how-demeter-draw = Remis
    .text = Bei der dritten gleichen Stellung oder nach 300 Zügen ohne Sieg endet die Partie remis, wenn du nichts anderes einstellst. Ein Spieler, der nicht ziehen kann, passt.
    .more = Zwei Stellungen sind gleich, wenn dieselben Felder dieselben Farben tragen und derselbe Spieler am Zug ist. Das erste Mal zählt mit, Passen nicht.

how-chinese-goal = Das Ziel
    .text = Jeder hat zehn Steine. Füll vor allen anderen das Dreieck gegenüber damit. Gezogen wird im Uhrzeigersinn, ein Stein je Zug; nichts wird je entfernt.
how-chinese-step = Schritt oder Sprung
    .text = Geh einen Schritt in ein freies Nachbarloch, oder spring über einen benachbarten Stein, egal, wem er gehört, in das freie Loch direkt dahinter, in eine von sechs Richtungen.
how-chinese-chain = Ketten
    .text = Auf einen Sprung kann ein weiterer folgen, und noch einer; der Stein darf nach jedem anhalten. Er landet nie zweimal im selben Loch.
    .more = Das Loch, aus dem er kommt, gilt solange als leer, aber enden kann der Zug dort nicht, und kein Stein springt über sich selbst.
how-chinese-triangles = Dreiecke
    .text = Ein Stein, der seinen Zug im Zieldreieck beginnt, bleibt darin. Kein Zug endet in einem Dreieck, in dem andere Spieler starten oder ankommen; hindurchspringen ist erlaubt.
    .more = Ein Zug endet also in der Mitte, in den eigenen Dreiecken des Steins oder in einem, das bei keinem Spieler Start oder Ziel ist.
how-chinese-swap = Ziel besetzt
    .text = Wo dein Stein im Zieldreieck auf dem Stein eines anderen landen würde, darfst du die beiden tauschen: Der andere geht dorthin, woher deiner kam, und der Zug ist zu Ende.
    .more = Auch ein Stein, der schon im Zieldreieck ist, kann tauschen, per Schritt oder per Sprung. Eigene Steine und solche, die unbenutzte Dreiecke füllen, lassen sich nicht tauschen.
how-chinese-many = Zwei bis sechs
    .text = Zwei, drei, vier oder sechs Spieler. Zu zweit oder zu dritt kann jeder mehrere Sätze Steine haben, jeden mit eigenem Ziel. Ist der erste Spieler im Ziel, dürfen die anderen um die nächsten Plätze weiterspielen.
    .more = Es bleibt bei einem Stein je Zug, jeder Stein geht in das Dreieck gegenüber seinem Start, und zum Sieg müssen alle Sätze eines Spielers im Ziel sein.

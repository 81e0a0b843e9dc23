# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Seiten der Regeln, die keine Karte der Kurzregeln hat, und das Blättern in den Regeln.

rule-circle = Das Brett
    .text = 25 Felder: die Mitte, d, und zwei Ringe zu zwölf Feldern, i1 bis i12 innen und o1 bis o12 außen. Jedes Feld grenzt an das nächste auf seinem Ring und an das mit derselben Zahl auf dem anderen Ring; die Mitte grenzt an alle zwölf Innenfelder. Diagonalen gibt es nicht.
rule-holochess-deal = Die Verteilung
    .text = Die acht Kreaturen werden gemischt, vier für jede Seite, und der erste Spieler wird ausgelost. Stattdessen kannst du eine Kreatur jeder Klasse je Seite wählen, oder nur Verteilungen, bei denen beide Seiten etwa die gleiche Chance haben; und beide Seiten dürfen ihre Kreaturen selbst aufstellen, abwechselnd, auf ihren eigenen vier Feldern.
rule-holochess-push = Stoßen
    .text = Wer stößt, wählt ein freies Feld neben der gestoßenen Kreatur, auch wenn es nur eines gibt. Gibt es keines, bleibt die Kreatur stehen. Dann geht der Zug weiter, falls noch eine Aktion übrig ist.
rule-dice = Faire Würfel
    .text = Verteilung und Würfel kommen aus einem Startwert. Sein Hash wird vor der Partie gezeigt, der Startwert selbst danach: So kannst du prüfen, dass nichts gezinkt war. Kein Spieler, ob Mensch oder Computer, sieht den Startwert während der Partie. Ein zurückgenommener Wurf kommt nicht wieder: Der nächste ist neu.
rule-dejarik-match = Eine Partie
    .text = Eine Partie ist ein einzelnes Spiel oder eine Serie. In der Serie wechseln nach jedem Spiel die Farben; gespielt wird bis 12 Punkte oder um Credits, die der Verlierer zahlt. Es gewinnt, wer zuerst mit 12 oder mehr vorn liegt; bei 12–12 geht die Serie weiter. Nach 60 Spielen, wenn nicht anders eingestellt, gewinnt, wer vorn liegt; bei Gleichstand endet die Partie remis. Ein Remis kostet keine Credits.
rule-notation = Notation
    .text = Bewegungen schreibt man als von-nach, etwa o1-i1, Angriffe mit x, Stöße mit > und dem Feld, das Aufstellen als Name@Feld. Gespeicherte Partien und Partiedateien nutzen dieselbe Notation.
rule-dejarik-notation = Notation
    .text = Einen Zug schreibt man als von-nach, etwa o5-i7: das Feld, auf dem er beginnt, und das Feld, auf dem er endet, Schwung eingeschlossen. Was entfernt wird, folgt aus dem Zug. Remis reklamiert man mit draw. Gespeicherte Partien und Partiedateien nutzen dieselbe Notation.
rule-demeter-notation = Notation
    .text = Einen Zug schreibt man als von-nach, etwa g6-a4, ob der Stein gleitet oder in einer Kette springt: Das Endfeld genügt. Gespeicherte Partien und Partiedateien nutzen dieselbe Notation.
rule-chinese-notation = Notation
    .text = Einen Zug schreibt man als von-nach, etwa d1-h6, ob Schritt oder Sprungkette: Das Endfeld genügt. Einen Tausch schreibt man mit =, etwa n2=n1. Gespeicherte Partien und Partiedateien nutzen dieselbe Notation.
rule-holochess-creatures = Die acht
    .text =
        Angriff / Abwehr / Bewegung
        { creature-savrip-name } ({ creature-savrip-class }) 6 / 6 / 2
        { creature-monnok-name } ({ creature-monnok-class }) 6 / 5 / 3
        { creature-ghhhk-name } ({ creature-ghhhk-class }) 4 / 3 / 2
        { creature-houjix-name } ({ creature-houjix-class }) 4 / 4 / 1
        { creature-strider-name } ({ creature-strider-class }) 2 / 7 / 3
        { creature-ngok-name } ({ creature-ngok-class }) 3 / 8 / 1
        { creature-klorslug-name } ({ creature-klorslug-class }) 7 / 3 / 2
        { creature-molator-name } ({ creature-molator-class }) 8 / 2 / 2
rule-holochess-pass = Nichts zu tun
    .text = Ist gar keine Aktion möglich, passt du für den Rest des Zuges; das macht das Spiel von selbst und meldet es. Kann keine der beiden Seiten handeln, endet die Partie remis.
rule-holochess-end = Ohne Ruheuhr
    .text = Die Ruheuhr lässt sich auf eine andere Zahl von Zügen stellen oder abschalten: Dann endet die Partie nach 1000 Zügen. In beiden Fällen gewinnt die Seite mit mehr Kreaturen, bei gleich vielen die mit der höheren Summe ihrer Werte; ist auch die gleich, ist es remis. Oder du stellst ein, dass es in jedem Fall remis endet.
rule-resign = Aufgeben
    .text = Du kannst jederzeit aufgeben; dein Gegner gewinnt. Damit endet die Partie, egal, wie es steht, auch in einer Serie von Spielen. In Dejarik bekommt dein Gegner 3 Punkte.
rule-chinese-resign = Aufgeben
    .text = Du kannst jederzeit aufgeben. Deine Steine bleiben stehen, und du bekommst den letzten freien Rang. Die anderen spielen weiter; zu zweit ist die Partie zu Ende.
rule-dejarik-double = Doppelausgänge
    .text = Für einen Ausgang zwei Felder weiter herum muss auch das Außenfeld auf dem Weg frei sein. Von o5 nach i7 sind das o6, i5, i6 und i7.
rule-dejarik-order = Entfernen geht vor
    .text = Am Ende eines Diagonalausgangs wird zuerst geprüft, ob er etwas entfernt: Steht direkt davor ein gegnerischer Stein, wird er entfernt, und der Zug ist zu Ende. Erst dann kommt der Schwung; nach jedem Schwung wird beides neu geprüft.
rule-groi-pass = Kein Zug
    .text = Ein Spieler, der nicht ziehen kann, passt; das macht das Spiel von selbst. Kann keiner ziehen, endet das Spiel remis, ohne Punkte.
rule-revised-pass = Kein Zug
    .text = Ein Spieler, der nicht ziehen kann, verliert seinen Zug; das macht das Spiel von selbst. Verlieren ihn beide nacheinander, endet das Spiel remis, ohne Punkte.
rule-groi-score = Wer punktet
    .text = Bringt ein Zug auf mehrere Arten Punkte, zählt nur die höchste: 3 für vier in einer Reihe, 2 für zwei entfernte Steine, 1 für drei in einer Reihe. Zuerst wird geprüft, was du selbst bekommst. Bekommst du nichts, kann dein Gegner punkten: Nach dem Entfernen können ihm genau drei Steine bleiben, und die in einer Reihe. Der Ring ist geschlossen: i12 und i1 sind Nachbarn.
rule-revised-score = Wer punktet
    .text = Bringt ein Zug auf mehrere Arten Punkte, zählt nur die höchste: 3 für vier in einer Reihe, 2 für zwei entfernte Steine, 1 für drei in einer Reihe. Zuerst wird geprüft, was du selbst bekommst; punktest du, bekommt dein Gegner nichts. Der Ring ist geschlossen: i12 und i1 sind Nachbarn.
rule-groi-draw = Remis
    .text = Bei der dritten gleichen Stellung endet das Spiel remis, mit je einem Punkt. Du kannst stattdessen einstellen, dass dann der Spieler am Zug das Remis reklamieren darf oder weitergespielt wird. Auch nach 400 Zügen, wenn nicht anders eingestellt, endet das Spiel remis. Zwei Stellungen sind gleich, wenn auf denselben Feldern Steine derselben Seiten stehen und derselbe Spieler am Zug ist. Das erste Mal zählt mit, Passen nicht.
rule-revised-draw = Remis
    .text = Bei der dritten gleichen Stellung endet das Spiel remis, ohne Punkte. Du kannst stattdessen einstellen, dass dann der Spieler am Zug das Remis reklamieren darf oder weitergespielt wird. Auch nach 400 Zügen, wenn nicht anders eingestellt, endet das Spiel remis. Zwei Stellungen sind gleich, wenn auf denselben Feldern Steine derselben Seiten stehen und derselbe Spieler am Zug ist. Das erste Mal zählt mit, Passen nicht.
rule-demeter-start = Der Anfang
    .text = Die Steine von Spieler 1 starten auf g1 bis g8, die von Spieler 2 auf b1 bis b8; Spieler 1 zieht zuerst. Du kannst andere Startfelder wählen.
rule-demeter-stop = Am Ziel ist Schluss
    .text = Eine Kette, die ein Zielfeld des anderen Lagers erreicht, endet dort: Die Partie ist gewonnen. Von einem Zielfeld springt kein Stein weiter.
rule-demeter-pass = Kein Zug
    .text = Ein Spieler, der nicht ziehen kann, passt; das macht das Spiel von selbst. Kann keiner ziehen, endet die Partie remis.
rule-chinese-board = Das Brett
    .text = 121 Löcher in Form eines Sterns. Seine Reihen gehen von a an der Südspitze bis q an der Nordspitze; die Löcher einer Reihe zählen ab 1, von Süden gesehen von links nach rechts. Ein Loch hat bis zu sechs Nachbarn. Der erste Spieler wird ausgelost; gezogen wird im Uhrzeigersinn.
rule-chinese-seats = Wer wo sitzt
    .text = Zu zweit: Süd und Nord. Zu dritt: Süd, Nordwest, Nordost. Zu viert: alle außer Nordwest und Südost. Zu sechst: alle. Mit je zwei Sätzen haben drei Spieler Süd und Südwest, Nordwest und Nord, Nordost und Südost. Mit je drei Sätzen hat ein Spieler Süd bis Nordwest, der andere Nord bis Südost. Jeder Stein zieht in das Dreieck gegenüber dem eigenen.
rule-chinese-pass = Kein Zug
    .text = Ein Spieler, der nicht ziehen kann, passt; das macht das Spiel von selbst. Kann kein Spieler ziehen, endet die Partie remis zwischen denen, die noch spielen.
rule-chinese-blocking = Blockierte Dreiecke
    .text = Steine, die im Zieldreieck eines anderen Spielers bleiben, könnten es für immer blockieren. Drei Regeln stehen zur Wahl. Tausch: Du tauschst mit ihnen die Plätze. Volles Dreieck: Du gewinnst, wenn jedes Loch deines Ziels besetzt ist, mindestens eines davon mit einem Stein von dir, egal, wer zuletzt gezogen hat. Keine: keines von beidem. Zuerst wird der Spieler geprüft, der gezogen hat, dann die anderen der Reihe nach.
rule-chinese-fill = Unbenutzte Dreiecke
    .text = Dreiecke, die bei keinem Spieler Start oder Ziel sind, bleiben leer. Zu zweit oder zu viert kannst du sie mit Steinen füllen lassen, die sich weder ziehen noch tauschen lassen; über sie springen darf man.
rule-chinese-cap = Zuglimit
    .text = Nach 500 Zügen jedes Spielers, wenn nicht anders eingestellt, endet die Partie remis zwischen denen, die noch spielen. Auch Passen zählt als Zug.
rules-page = { $number }. { $title } ({ $id })
rules-try = Zum Ausprobieren auf dem Brett dieser Seite: { $actions }
rules-no-page = In den Regeln von { $game } gibt es keine Seite „{ $page }“. Seiten: { $known }

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Kurzregeln und die Schreibweise, wie der Textmodus sie erzählt. Die Optionen der Partie sind Variablen, unter ihren Schlüsseln
# (`match_kind` und `match_limit` sind die zwei Hälften von `match`), damit nur gesagt wird, was in dieser Partie gilt.

text-rules-holochess =
    Jeder hat vier Kreaturen auf dem runden Brett: eine Mitte, d, und zwei Ringe aus zwölf Feldern, i1 bis i12 innen, o1 bis o12 außen. Kreaturen gehen einen Ring entlang, hinüber zum anderen Ring oder durch die Mitte, aber nie diagonal. Vernichte alle vier Kreaturen deines Gegners, und du gewinnst.
    { $placement ->
        [chosen] Zuerst stellen die Spieler abwechselnd ihre Kreaturen auf, jede auf eines ihrer vier Felder: Spieler 1 auf o2 bis o5, Spieler 2 auf o8 bis o11.{" "}
       *[fixed] {""}
    }Ein Zug hat zwei Aktionen, jede eine Bewegung oder ein Angriff. Du musst beide nutzen, mit derselben Kreatur oder mit zwei verschiedenen. Eine Kreatur geht genau so viele freie Felder, wie ihre Bewegung angibt, und betritt keines zweimal; sie greift eine benachbarte Kreatur an. Der Angreifer wirft seine Angriffswürfel, der Verteidiger seine Abwehrwürfel.
    Die Differenz entscheidet. Bei 7 oder mehr wird der Verteidiger vernichtet; bei 1 bis 6 wird er auf ein freies Nachbarfeld gestoßen, das der Angreifer wählt; bei 0 bis −6 wird der Angreifer gestoßen, auf ein Feld, das der Verteidiger wählt (ein Gegenstoß); bei −7 oder weniger wird der Angreifer vernichtet (eine Gegenvernichtung). Eine Kreatur ohne freies Nachbarfeld bleibt stehen.
    Hat jede Seite nur noch eine Kreatur, kommt es zum Duell auf Leben und Tod: Beide würfeln mit ihrem höheren Wert, Angriff oder Abwehr, immer wieder, bis eine um 7 vorn liegt.
    { $quiet_turns ->
        [0] Nach 1000 Zügen
        [1] Nach einem Zug ohne Angriff
       *[other] Nach { $quiet_turns } Zügen in Folge ohne Angriff (beide Spieler zusammengezählt)
    } { $quiet_end ->
        [draw] endet die Partie remis.
       *[points] entscheiden die Punkte: mehr Kreaturen oder, bei gleich vielen, die höhere Summe aus Angriff und Abwehr.
    }
text-help-holochess = Aktionen: o2-o4 oder o2 o4 (von o2 nach o4), o2xi2 (o2 greift i2 an), >i3 (die gestoßene Kreatur geht nach i3){ $placement ->
        [chosen] , savrip@o3 (Savrip wird auf o3 aufgestellt)
       *[fixed] {""}
    }. Ein einzelnes Feld genügt, wenn dort nur eine Aktion beginnt.

text-rules-groi =
    { text-rules-dejarik }
    Im ersten Zug jedes Spielers sind nur gerade Ausgänge erlaubt.
    Vier deiner Steine nebeneinander auf dem Innenring bringen 3 Punkte; drei bringen 1 Punkt, aber nur, wenn du genau drei übrig hast. Zwei entfernte Steine des Gegners bringen 2 Punkte.
    { text-rules-dejarik-ends }
text-rules-revised =
    { text-rules-dejarik }
    Vier deiner Steine nebeneinander auf dem Innenring bringen 3 Punkte, drei bringen 1 Punkt. Zwei entfernte Steine des Gegners bringen 2 Punkte.
    { text-rules-dejarik-ends }
text-rules-dejarik =
    Das runde Brett hat eine Mitte, d, und zwei Ringe aus zwölf Feldern: i1 bis i12 innen, o1 bis o12 außen. Felder mit derselben Nummer berühren sich: i1 liegt neben o1. Du hast vier Steine und ziehst in jedem Zug mit einem. Jedes Feld, über das ein Zug führt, muss frei sein.
    Mitte: vom Außenring über das Innenfeld derselben Nummer in die Mitte; und zurück, von der Mitte auf jedes Außenfeld. Ausgang: vom Außenring auf das Innenfeld derselben Nummer (gerade) oder ein oder zwei Felder weiter auf dem Innenring, nach beiden Seiten (diagonal). Heimkehr: vom Innenring auf das Außenfeld derselben Nummer; einen anderen Zug hat ein Stein dort nicht.
    Ein Diagonalausgang entfernt den gegnerischen Stein auf dem nächsten Innenfeld in seiner Richtung. Steht dort keiner, aber ein eigener Stein auf dem Außenfeld hinter dem Feld, auf dem der Zug landet, bekommt der ziehende Stein Schwung: zwei Felder weiter, immer wieder, solange beide frei sind. Ein solcher Zug wird mit dem Feld geschrieben, auf dem er endet.
    Auf dem Außenring und in der Mitte sind Steine sicher.
text-rules-dejarik-ends = { $repetition ->
        [ends] Kommt dieselbe Stellung dreimal vor, endet das Spiel remis{ $game ->
            [groi] , ein Punkt für jeden
           *[other] {""}
        }.
        [declare] Kommt dieselbe Stellung dreimal vor, kann der Spieler am Zug Remis reklamieren (tippe „draw“).
       *[off] Wiederholte Stellungen beenden kein Spiel.
    } { $move_cap ->
        [0] Nach 1000 Zügen endet ein Spiel remis.
        [1] Nach einem Zug endet ein Spiel remis.
       *[other] Nach { $move_cap } Zügen endet ein Spiel remis.
    } { $match_kind ->
        [points] Die Partie ist eine Serie von Spielen, jedes Mal mit vertauschten Farben, bis ein Spieler { $match_limit ->
                [1] einen Punkt
               *[other] { $match_limit } Punkte
            } oder mehr hat und vorn liegt.{ text-rules-game-cap }
        [stakes] Die Partie ist eine Serie von Spielen, jedes Mal mit vertauschten Farben. Beide Spieler beginnen mit { $match_limit ->
                [1] einem Credit
               *[other] { $match_limit } Credits
            }; der Verlierer eines Spiels zahlt so viele Credits, wie es Punkte bringt, bis ein Spieler keine mehr hat.{ text-rules-game-cap }
       *[single] {""}
    }
text-rules-game-cap = { $game_cap ->
        [0] {""}
        [1] {" "}Nach einem Spiel gewinnt, wer führt.
       *[other] {" "}Nach { $game_cap } Spielen gewinnt, wer führt.
    }
text-help-groi = { text-help-revised }
text-help-revised = Aktionen: o2-i2 oder o2 i2 (von o2 nach i2). Ein einzelnes Feld genügt, wenn dort nur eine Aktion beginnt. In der Zeichnung ist (1) ein Stein von Spieler 1 und <2> einer von Spieler 2.

text-rules-demeter =
    Acht mal acht Felder, Spalten a bis h, Reihen 1 bis 8. Weiß, Spieler 1, hat die rechte Hälfte, e bis h, mit den Zielfeldern h4 und h5; Schwarz, Spieler 2, die linke Hälfte, a bis d, mit den Zielfeldern a4 und a5. Wer zuerst einen Stein auf eines der beiden Zielfelder der anderen Seite bringt, gewinnt. Die Zielfelder der eigenen Hälfte darf ein Stein weder betreten noch überqueren.
    Je Zug bewegt sich ein Stein, auf eine von zwei Arten. In der eigenen Hälfte gleitet er wie ein Turm, beliebig weit eine Reihe oder Spalte entlang: nicht über Steine hinweg und nicht über die Mittellinie zwischen d und e.
    Überall springt er über einen benachbarten Stein der eigenen Farbe, in jede der acht Richtungen, auf das freie Feld direkt dahinter. Er kann weiterspringen und nach jedem Sprung anhalten; ein Sprung auf ein Zielfeld ist der letzte. Ein solcher Zug wird mit Anfangs- und Endfeld geschrieben.
    Geschlagen wird nichts. Wer nicht ziehen kann, passt. { $repetition ->
        [third] Kommt dieselbe Stellung dreimal vor, endet die Partie remis, und ebenso nach{" "}
       *[off] Wiederholte Stellungen beenden die Partie nicht. Sie endet remis nach{" "}
    }{ $move_cap ->
        [0] 3000 Zügen
        [1] einem Zug
       *[other] { $move_cap } Zügen
    } ohne Sieg.
text-help-demeter = Aktionen: g2-e2 oder g2 e2 (von g2 nach e2, gleitend oder in einer Sprungkette). Ein einzelnes Feld genügt, wenn dort nur eine Aktion beginnt.

text-rules-chinese =
    Der Stern hat 121 Löcher, in Reihen von a unten (Süden) bis q oben (Norden); in jeder Reihe wird von links gezählt. { $sets ->
        [1] Deine zehn Steine beginnen in einem Dreieck; wer zuerst alle in das Dreieck gegenüber bringt, gewinnt.
        [2] Deine zwanzig Steine beginnen in zwei benachbarten Dreiecken; wer zuerst jeden in das Dreieck gegenüber von seinem Start bringt, gewinnt.
       *[3] Deine dreißig Steine beginnen in drei benachbarten Dreiecken; wer zuerst jeden in das Dreieck gegenüber von seinem Start bringt, gewinnt.
    } Gezogen wird im Uhrzeigersinn.
    Je Zug bewegt sich ein Stein: ein Schritt in ein freies Nachbarloch oder ein oder mehrere Sprünge. Ein Sprung geht über einen benachbarten Stein beliebiger Farbe in das freie Loch direkt dahinter, in jede der sechs Richtungen; der Stein kann weiterspringen und nach jedem Sprung anhalten. Entfernt wird nichts.
    Ein Stein, der in seinem Zieldreieck angekommen ist, verlässt es nicht mehr, auch nicht mitten in einem Zug. Ein Zug endet in der Mitte, im Start- oder Zieldreieck des Steins oder in einem Dreieck, das bei keinem Spieler Start oder Ziel ist. Durch jedes Dreieck darf man springen.
    { $fill_unused ->
        [on] Dreiecke, die bei keinem Spieler Start oder Ziel sind, sind mit Steinen gefüllt, die nicht gezogen werden können; über sie springen darf man.{" "}
       *[off] {""}
    }{ $blocking ->
        [swap] Wo ein Schritt oder Sprung von dir in deinem Zieldreieck auf dem Stein eines anderen Spielers landen würde, darfst du mit ihm tauschen: Er geht dorthin, wo dein Stein herkam, und der Zug ist vorbei.
        [fill] Du hast auch gewonnen, wenn jedes Loch deines Zieldreiecks besetzt ist, mindestens eines davon mit einem Stein von dir.
       *[none] Bleibt ein Stein eines anderen Spielers in deinem Zieldreieck, steht er dir für immer im Weg.
    }
    Wer nicht ziehen kann, passt. { $play_on ->
        [on] Ist jemand im Ziel, spielen die anderen um die nächsten Plätze weiter.{" "}
       *[off] {""}
    }Nach { $turn_cap ->
        [0] 5000 Zügen
        [1] einem Zug
       *[other] { $turn_cap } Zügen
    } je Spieler endet die Partie remis.
text-help-chinese = Aktionen: d1-e5 oder d1 e5 (von d1 nach e5, mit einem Schritt oder einer Sprungkette){ $blocking ->
        [swap] , m7=n2 (mit dem Stein auf n2 tauschen)
       *[other] {""}
    }. Ein einzelnes Feld genügt, wenn dort nur eine Aktion beginnt.

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Was Screenreader sagen und nicht auf dem Bildschirm steht.
ui-read-window = Holochess
ui-read-events = Was geschehen ist
ui-read-moment = Das Brett zeigt eine andere Stellung der Partie.
ui-read-board = Brett: { $game }
ui-read-row = Reihe { $row }
ui-read-ring = { $row ->
    [i] Innenring
    [o] Außenring
   *[other] Mitte
}
# Teile dessen, was über ein Feld gesagt wird; der Name des Feldes kommt zuerst.
ui-read-empty = leer
ui-read-fixed = ein Stein, der nie zieht
ui-read-piece = { $who ->
    [you] { $piece }, deine Seite
   *[other] { $piece } von { $player }
}
ui-read-held = ausgewählt
ui-read-ready = { $moves ->
    [0] { $targets ->
        [one] hat ein Ziel
       *[other] hat { $targets } Ziele
    }
   *[other] { $targets ->
        [0] { $moves ->
            [one] kann auf ein Feld ziehen
           *[other] kann auf { $moves } Felder ziehen
        }
       *[other] kann auf { $moves ->
            [one] ein Feld
           *[other] { $moves } Felder
        } ziehen und hat { $targets ->
            [one] ein Ziel
           *[other] { $targets } Ziele
        }
    }
}
ui-read-move = kann hierher ziehen
ui-read-attack = kann hier angreifen: { $chances }
ui-read-swap = kann hier den Platz tauschen
ui-read-push = kann hierher gestoßen werden
ui-read-place = { $piece } kann hier aufgestellt werden
ui-read-danger = in Gefahr
ui-read-danger-by = in Gefahr durch { $piece }, { $chance }
ui-read-hint-from = empfohlen: von hier ziehen
ui-read-hint-to = empfohlen: hierher ziehen
# Namen von Bedienelementen, die nur durch Bilder zeigen, was sie sind.
ui-read-army = Kreaturen von { $player }
ui-read-creature = Kreatur am gewählten Platz
ui-read-opponent = Spieler auf diesem Platz
ui-read-before = Vorige Auswahl
ui-read-after = Nächste Auswahl
ui-read-seats = Plätze
ui-read-puzzles = Rätsel
ui-read-lost = { $piece }, nicht mehr auf dem Brett
ui-read-time = Zeit

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Warum Optionen, JSON, Spieler und Stellungen abgelehnt werden: Satzteile, vor denen steht, was abgelehnt wird.

option-unknown = es gibt keine Option „{ $key }“; dieses Spiel hat: { $known }
option-word = die Option { $key } kann nicht „{ $value }“ sein; möglich ist: { $words }
option-number = die Option { $key } kann nicht „{ $value }“ sein; sie ist eine ganze Zahl von { $low } bis { $high }
option-form = die Option { $key } kann nicht „{ $value }“ sein; möglich ist: { $form }
form-of-start = die Felder von Weiß und die von Schwarz, wie g1 g2 g3 / b1 b2 b3, ein bis acht je Seite und keines auf einem Zielfeld; oder nur die von Weiß, dann stehen die von Schwarz spiegelbildlich

json-syntax = Spalte { $column }: das ist kein JSON, oder es ist abgeschnitten
json-missing-field = Spalte { $column }: das Feld „{ $field }“ fehlt
json-unknown-field = Spalte { $column }: ein Feld „{ $field }“ gibt es hier nicht
json-duplicate-field = Spalte { $column }: das Feld „{ $field }“ steht zweimal da
json-other-kind = Spalte { $column }: hier muss ein Wert anderer Art stehen
record-one-of = hierher gehört genau eines von action, undo, take_back und end

setup-players = { $game } ist für { $game ->
        [chinese] zwei, drei, vier oder sechs
       *[other] zwei
    } Spieler, nicht für { $given }
setup-option-for-players = { $option } = { $value } ist bei { $players } Spielern nicht möglich{ $option ->
        [sets] ; möglich ist 1, zu dritt auch 2, zu zweit auch 3
       *[other] {""}
    }
setup-together = { $option } braucht { $needs }: Ausgeglichene Verteilungen sind nur bekannt, wenn die Kreaturen stehen bleiben, wo sie verteilt werden
setup-foreign-options = das sind nicht die Optionen von { $game }
setup-departed = die Spieler, die fertig sind oder aufgegeben haben, passen nicht zur Stellung
setup-position = Stellung „{ $line }“: { $why }

position-other = { $why }
position-ends-early = in der Zeile fehlt { $field ->
        [slash] das / zwischen den Seiten
        [side] die Seite am Zug ({ $sides })
        [player] der Spieler am Zug
        [left] die Zahl der restlichen Aktionen
       *[moves] die Zahl der bisherigen Züge
    }
position-spaces = zwischen den Teilen steht je ein Leerzeichen; in Spalte { $column } ist eines zu viel
position-left-over = am Ende der Zeile ist „{ $text }“ zu viel
position-not-a-piece = „{ $text }“ auf der Seite von Spieler { $seat } ist keine Kreatur (NAME@FELD)
position-unknown-creature = es gibt keine Kreatur „{ $name }“ (in „{ $text }“); die Kreaturen sind { $known }
position-unknown-cell = es gibt kein Feld „{ $name }“ (in „{ $text }“); die Felder sind d, i1 bis i12 und o1 bis o12
position-camp-cell = es gibt kein Feld „{ $text }“ (auf der Seite von { $side ->
        [black] Schwarz
       *[white] Weiß
    }); die Felder sind d, i1 bis i12 und o1 bis o12
position-line-cell = auf dem Brett gibt es kein „{ $name }“; es geht von { $first } bis { $last }
position-off-board = das Brett hat kein Feld mit der Nummer { $cell }
position-two-on-a-cell = { $first } und { $second } stehen beide auf { $cell }
position-two-pawns = zwei Steine stehen auf { $cell }
position-creature-twice = { $creature } steht auf { $first } und auf { $second }; jede Kreatur gibt es nur einmal
position-camp-size = Spieler { $seat } hat { $size ->
        [0] keine Kreatur
        [one] eine Kreatur
       *[other] { $size } Kreaturen
    }; eine Seite hat 1 bis 4
position-pawns = { $side ->
        [black] Schwarz
       *[white] Weiß
    } hat { $size ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $size } Steine
    }; erlaubt sind { $fewest } bis { $most }
position-duel = hat jede Seite nur noch eine Kreatur, ist es das Duell auf Leben und Tod, in dem es nichts zu wählen gibt
position-side = die Seite am Zug muss { $sides } sein, nicht „{ $text }“
position-left = übrig sein können nur { $lowest } oder { $highest } Aktionen, nicht „{ $text }“
position-nobody-to-push = auf { $cell } steht keine Kreatur, also lässt sich von dort keine stoßen
position-nowhere-to-push = alle Nachbarfelder von { $cell } sind besetzt; die Kreatur bleibt dort, und es gibt nichts zu wählen
position-nobody-pushes = neben { $cell } steht kein Gegner, also kann kein Angriff zu diesem Stoß geführt haben
position-moves = die Zahl der bisherigen Züge muss eine ganze Zahl von 0 bis { $most } sein, nicht „{ $text }“
position-parity =
    nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } kann nicht { $letter } am Zug sein: Bei b ist die Zahl der Züge gerade, bei w ungerade
position-has-scored = { $side ->
        [black] Schwarz
       *[white] Weiß
    } hat schon eine Reihe, die zählt; das Spiel ist also zu Ende
position-two-camps =
    { $given ->
        [one] hier steht eine Seite, nicht zwei
       *[other] hier stehen { $given } Seiten, nicht zwei
    }: Zuerst kommen die Felder von Weiß, dann / und die von Schwarz
position-no-sets = hier gibt es keine Sätze: Das + gehört nicht in die Zeile
position-own-goal = { $side ->
        [black] Schwarz
       *[white] Weiß
    } hat einen Stein auf { $square }, einem Zielfeld des eigenen Lagers, das eigene Steine nicht betreten dürfen
position-goal-reached = { $side ->
        [black] Schwarz
       *[white] Weiß
    } hat einen Stein auf { $square }: Damit ist die Partie schon gewonnen
position-camps =
    { $given ->
        [one] hier steht ein Lager
       *[other] hier stehen { $given } Lager
    } für { $players } Spieler; zwischen zwei Lagern steht ein /
position-sets = Spieler { $seat } hat { $given ->
        [one] einen Satz
       *[other] { $given } Sätze
    } Steine; bei sets = { $sets } müssen es { $sets } sein
position-set-size = Spieler { $seat } hat { $given ->
        [0] keinen Stein
        [one] einen Stein
       *[other] { $given } Steine
    } in Satz { $set }; ein Satz hat zehn
position-filled = auf { $hole } steht ein Stein, der nicht gezogen werden kann (fill_unused = on)
position-mover = „{ $text }“ kann nicht der Spieler am Zug sein; möglich ist 1 bis { $players }
position-won = Spieler { $seat } hat schon gewonnen
position-finished = Spieler { $seat } kann nicht am Zug sein: Alle Steine sind schon im Ziel

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Das Ergebnis jedes Spiels: was gezählt wird, und warum es zu Ende ist, wo ein Spiel eigene Worte hat.

ui-result-start = Start
ui-result-count-left = Übrige Steine
ui-result-count-left-last = Übrig, letztes Spiel
ui-result-count-scored = Punkte
ui-result-count-removed = Entfernt
ui-result-count-lines = Reihen
ui-result-count-place = Platz
ui-result-count-home = Im Ziel
ui-result-count-to-go = Schritte übrig
ui-result-count-longest-chain = Längste Kette
ui-result-count-swaps = Getauscht
ui-result-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ui-result-hops = Sprünge
ui-result-came-in = { $place }. Platz
ui-result-sits = { $name }: { $seat }

ui-why-line = { $winner } hat eine Reihe gebildet.
ui-why-goal-demeter = { $winner } hat einen Stein auf einem Zielfeld.
ui-why-goal-chinese = { $winner } ist zuerst im Ziel.
ui-why-level-groi = Das Zuglimit ist erreicht.
ui-why-level-revised = Das Zuglimit ist erreicht.
ui-why-level-demeter = Das Zuglimit ist erreicht.
ui-why-level-chinese = Das Zuglimit ist erreicht.
ui-why-points-chinese = Das Zuglimit ist erreicht; { $winner } war schon im Ziel.

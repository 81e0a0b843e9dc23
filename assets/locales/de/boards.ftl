# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Déméter und Sternhalma: Namen, Regeln in Kürze, Ablehnungen, und was ihre Zeichnungen brauchen.

game-demeter = Déméter
game-chinese = Sternhalma

refusal-fixed = Der Stein auf { $cell } lässt sich weder ziehen noch tauschen.
refusal-no-chain = Weder ein Schritt noch eine Sprungkette führt von { $from } nach { $to }. Ein Sprung geht über einen benachbarten Stein in das freie Loch direkt dahinter.
refusal-stays-home = Der Stein auf { $cell } ist im Ziel: Er darf sein Zieldreieck nicht verlassen, auch nicht mitten im Zug.
refusal-foreign-triangle = { $cell } liegt in einem Dreieck, das weder Start noch Ziel dieses Steins ist: Er darf hindurchspringen, aber nicht dort bleiben.
refusal-is-a-swap = Auf { $to } steht ein fremder Stein. Den Tausch mit ihm schreibt man { $from }={ $to }.
refusal-no-swap = Mit { $cell } kannst du nicht tauschen, nur mit einem fremden Stein im Zieldreieck deines Steins.
refusal-no-slide-or-jump = Weder Gleiten noch eine Sprungkette führt von { $from } nach { $to }. Geglitten wird geradeaus, in einer Reihe oder Spalte, über freie Felder des eigenen Lagers; gesprungen wird über einen benachbarten eigenen Stein auf das freie Feld direkt dahinter.
refusal-only-jumps = Außerhalb des eigenen Lagers kann ein Stein nur springen, über benachbarte eigene Steine, und keine Sprungkette führt von { $from } nach { $to }.
refusal-across-the-middle = { $cell } liegt jenseits der Mittellinie: Gleiten geht dorthin nicht, und keine Sprungkette führt hin.
refusal-own-goal = { $cell } ist ein Zielfeld deines eigenen Lagers: Deine Steine dürfen es weder betreten noch überqueren.

text-legend-seat = { $sign } { $player }
text-legend-set = { $sign } { $player } nach { $target }
text-legend-goals = { $sign } Zielfelder
text-legend-fixed = { $sign } Steine, die fest stehen

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Das Regelbuch auf dem Bildschirm, und die Bretter zum Ausprobieren.
rulebook-heading = Regelbuch
rulebook-pages = Regelbuch, Seite für Seite
rulebook-try = { $key ->
    [none] Zum Ausprobieren aufs Brett tippen.
   *[other] { $key } oder Klick: auf dem Brett ausprobieren.
}
rulebook-try-now = Wähle einen Stein, dann sein Feld. Du spielst beide Seiten.
rulebook-again = Neu aufstellen
rulebook-rolled = { $one } zu { $other }: { $outcome }
rulebook-removed = { $name } verlässt das Brett
rulebook-line = Reihe
rulebook-goal = Ziel erreicht
rulebook-over = Spiel zu Ende
rulebook-to-move = Spieler { $player } am Zug
rulebook-push-now = Spieler { $player } wählt das Feld
rulebook-why = Zur Regel
rulebook-key = Regelbuch auf der passenden Seite öffnen
live-board-chance = { $outcome } { $chance } %
live-board-piece = { $name } · Angriff { $attack }, Abwehr { $defence }, Bewegung { $movement }

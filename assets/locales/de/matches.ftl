# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Was über Partien aller Spiele gesagt wird.

# Ein Spiel ohne Würfel: Gewinnchancen, die ein Spieler in einer Partie mit seinen Entscheidungen verschenkt hat.
analysis-given = { $player }: { $given ->
        [one] { $given } Punkt
       *[other] { $given } Punkte
    } Gewinnchance verschenkt
ui-result-unrated-several = Ohne Wertung: Nur Partien zu zweit zählen.
picture-no-seat = Der Tisch hat { $seats } Plätze, also gibt es keinen Blick von Platz { $seat }.
picture-four-variants = Mehr als vier Ansichten gibt es nur bei einem Tisch; für dieses Bild reicht --variant von 1 bis 4.
scene-no-such-number = dieses Spiel geht nicht mit { $name } Spielern; möglich sind: { $known }

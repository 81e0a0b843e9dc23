# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Per Nachricht spielen, im Fenster.
mail-window-heading = Per Nachricht spielen
mail-window-none = Noch keine Partien per Nachricht.
mail-how = Lade jemanden ein: Kopiere die Nachricht und schick sie per E-Mail oder Chat. Kommt eine Antwort, kopiere sie ganz und füg sie hier ein, oder zieh sie als Datei herein. Nach jedem Zug liegt eine neue Nachricht bereit. Kein Spieler kann die Würfel vorher sehen oder wählen.
mail-which-game = Welches Spiel möchtest du spielen?
mail-which-rules = { $game }: welche Regeln?
mail-ask-title = Diese Einladung annehmen?
mail-ask-no = Nicht jetzt
mail-ask-yes = Annehmen
mail-invite = Einladung kopieren
mail-line-copied = Kopiert. Schick die Nachricht deinem Gegner und füg die Antwort hier ein.
mail-line-saved = Gespeichert in { $file }. Schick die Datei deinem Gegner, dann füg die Antwort hier ein oder zieh sie herein.
mail-copy = Nachricht kopieren
mail-save = Speichern
mail-paste = Antwort einfügen
mail-new = Neue Partie
mail-watch = Ansehen
mail-todo-own = Du bist am Zug: Zieh auf dem Brett.
mail-todo-wait = Dein Gegner ist am Zug. { $key ->
    [none] Schick die Nachricht und füg die Antwort hier ein.
   *[other] Schick die Nachricht ({ $key } kopiert sie) und füg die Antwort hier ein.
}
mail-todo-invited = Noch ist nichts verteilt. { $key ->
    [none] Schick die Nachricht und füg die Antwort hier ein.
   *[other] Schick die Nachricht ({ $key } kopiert sie) und füg die Antwort hier ein.
}
mail-todo-won = Die Partie ist zu Ende: Du hast gewonnen. Schick noch die letzte Nachricht, damit auch dein Gegner es sieht.
mail-todo-lost = Die Partie ist zu Ende: Dein Gegner hat gewonnen.
mail-todo-drawn = Die Partie endet remis.

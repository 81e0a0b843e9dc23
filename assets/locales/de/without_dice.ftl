# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Tische, an denen nicht gewürfelt wird: was dort statt der Worte über Würfel steht; und Tasten, die nur manche Tische haben.

ui-key-shift = Umschalt
ui-keys-steps = Halten: Schritt für Schritt ziehen, dann bestätigen
ui-about-undo-without-dice = Rückgängig: { $deed }. Ohne Folgen – seither hat kein anderer Spieler gezogen.
ui-about-take-back-without-dice = Rückgängig: { $deed } und alles danach. Die Partie zählt nicht mehr für deine Wertung.
ui-no-undo-without-dice = Nichts rückgängig zu machen: Ein anderer Spieler hat gezogen.
ui-ask-take-back-text-without-dice = Deine letzte Aktion und alles danach werden rückgängig gemacht, und die Partie zählt nicht mehr für deine Wertung.
ui-setup-seed-hint-without-dice = leer lassen für einen neuen Startwert
ui-setup-seed-note-without-dice = Bei gleichem Startwert beginnt derselbe Spieler. Jede Partie zeigt ihren Startwert am Ende.
ui-fair-heading-without-dice = Fairer Anfang
ui-fair-start-without-dice = Vor der Partie hat das Spiel eine geheime Zahl gezogen, den Startwert, und dessen SHA-256 festgehalten: einen Fingerabdruck, der nur zu diesem Startwert passt und ihn nicht verrät.
ui-fair-roll-without-dice = Wer beginnt, folgt allein aus dem Startwert, was auch immer die Spieler tun. Kein Spieler sieht ihn während der Partie, auch der Computer nicht.
ui-fair-check-without-dice = Nach der Partie wird der Startwert gezeigt. Sein SHA-256 muss der vom Anfang sein, und er muss den Spieler ergeben, der begonnen hat.
ui-fair-holds-without-dice = Eben geprüft: Der Startwert hat diese SHA-256 und ergibt den Spieler, der begonnen hat.

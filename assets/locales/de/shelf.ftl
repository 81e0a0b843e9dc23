# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Gespeicherte Partien: was schiefgehen kann, wenn Partiedateien kommen und gehen.
shelf-line-none = Das ist weder eine Partiedatei noch eine Partie als Textzeile. Kopiere die ganze Zeile, ab „holochess-match:“.
shelf-line-too-long = Dieser Text ist länger, als eine Partie sein kann. Kopiere nur die Zeile einer einzigen Partie.
shelf-line-version = Diese Zeile ist im Format { $found } geschrieben; dieses Programm kennt Format { $known }. Installiere eine neuere Version des Spiels.
shelf-line-version-unheard = Diese Zeile nennt ein Format, das es nie gab: { $found }. Sie wurde verändert oder stammt nicht von diesem Spiel.
shelf-line-damaged = Ein Teil dieser Zeile fehlt oder wurde verändert. Kopiere noch einmal die ganze Zeile.
shelf-line-too-large = Diese Zeile enthält mehr, als eine Partie enthalten kann; sie stammt nicht von diesem Spiel. Lass dir die Zeile noch einmal schicken.

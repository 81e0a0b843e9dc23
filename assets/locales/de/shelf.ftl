# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Gespeicherte Partien: was schiefgehen kann, wenn Partiedateien kommen und gehen.
shelf-line-none = Das ist weder eine Partiedatei noch eine Partie in einer Zeile. Kopiere die ganze Zeile, ab „holochess-match:“.
shelf-line-too-long = Dieser Text ist länger, als eine Partie sein kann. Kopiere die Zeile nur einer Partie.
shelf-line-version = Diese Zeile hat Version { $found }; dieses Programm liest Version { $known }. Installiere eine neuere Version des Spiels.
shelf-line-version-unheard = Diese Zeile nennt die Version { $found }, die es nie gab. Sie wurde verändert oder ist nicht von diesem Spiel.
shelf-line-damaged = Ein Teil dieser Zeile fehlt oder wurde verändert. Kopiere noch einmal die ganze Zeile.
shelf-line-too-large = Diese Zeile enthält mehr, als eine Partie enthalten kann; sie ist nicht von diesem Spiel. Bitte noch einmal um die Zeile.

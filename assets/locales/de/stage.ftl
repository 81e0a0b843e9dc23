# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Was am Tisch zu sehen und zu hören ist.

sound-no-device = Kein Audiogerät gefunden; das Spiel geht ohne Ton weiter.

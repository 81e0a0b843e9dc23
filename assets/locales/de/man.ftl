# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Seiten für `man`: die Titel ihrer Abschnitte, und was die Seite des Programms über seine Befehle hinaus sagt.

man-name = NAME
man-synopsis = ÜBERSICHT
man-description = BESCHREIBUNG
man-options = OPTIONEN
man-subcommands = BEFEHLE
man-extra = ANMERKUNGEN
man-version = VERSION
man-exit-status = RÜCKGABEWERT
man-exit-done = Erledigt.
man-exit-no = Der Befehl lief durch, und die Antwort ist nein: eine Partie, die nicht stimmt, zum Beispiel.
man-exit-wrong = Die Befehlszeile oder die Eingabe ist falsch. Eine Zeile auf der Standardfehlerausgabe sagt, wo und warum.
man-exit-lacking = Diesem Rechner oder diesem Programm fehlt etwas, etwa ein Bildschirm oder ein Grafiktreiber. Die Zeile nennt es.
man-exit-stopped = Der Befehl wurde abgebrochen, bevor er fertig war. Die Zeile sagt, was er bis dahin getan hat.
man-environment = UMGEBUNGSVARIABLEN
man-environment-home = Der Ordner für Einstellungen, gespeicherte Partien und alles andere, was das Spiel speichert, statt dem des Systems.
man-environment-assets = Der Ordner mit den Modellen und Tönen. Ohne ihn sucht das Spiel neben dem Programm und in ../share/holochess, ../lib/holochess und ../Resources.

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Was Befehle sagen, wenn sie nicht tun, was sie sollen. Hinter „error: “, in einer Zeile: was, wo, was zu tun ist.

error-place = { $place }
error-within = { $place }: { $why }
error-said = { $why }
error-output-full = für die Ausgabe ist kein Platz mehr; schaff Platz, oder leite sie woandershin um
error-streams = Standardeingabe oder Standardausgabe ist ausgefallen (Fehler { $why })
error-line = Standardeingabe, Zeile { $line }

usage = { $what }; { $help }
usage-help = siehe `{ $command } --help`
usage-nothing = {""}
usage-suggestion = {" "}(meintest du { $suggestion }?)
usage-no-value = { $argument } braucht einen Wert
usage-value = { $argument } kann nicht „{ $value }“ sein; wähle aus: { $known }
usage-refused = { $argument } kann nicht „{ $value }“ sein: { $why }
usage-unknown = { $argument } ist hier kein Argument{ $suggestion }
usage-no-command = es gibt keinen Befehl „{ $command }“{ $suggestion }
usage-missing = es fehlt: { $arguments }
usage-missing-command = der Befehl fehlt
usage-twice = { $argument } ist zweimal angegeben
usage-conflict = { $argument } geht nicht zusammen mit { $others }
usage-not-text = ein Argument ist kein Text (UTF-8)
usage-only-with = { $argument } bewirkt ohne { $other } nichts; gib beides an, oder lass { $argument } weg

number-whole = es muss eine ganze Zahl von { $least } bis { $most } sein
number-seconds = es müssen Sekunden sein, mehr als 0 und höchstens 86400, wie 0.5
number-moment = es muss eine Zeit in Sekunden sein, von 0 bis 3600
number-size = es muss BREITExHÖHE sein, wie 1280x720, beide von 16 bis 8192
number-scores = es müssen zwei Werte zwischen 0 und 1 sein, der kleinere zuerst, zum Beispiel 0.55,0.6

language-unknown = diese Sprache gibt es hier nicht; wähle aus: { $known }
players-in-position = die Stellung „{ $line }“ ist für { $found } Spieler; lass --players weg, die Stellung legt die Zahl fest
players-no-seat = an einem Tisch für { $players } gibt es keinen Platz { $seat }; lass ihn weg, oder gib bei --players eine andere Zahl an
option-form-missing = schreib SCHLÜSSEL=WERT, wie quiet_turns=30
level-unknown = es gibt keine Stufe „{ $level }“ in { $game }; wähle aus: { $known }
build-no-window = dieses Programm ist ohne Fenster gebaut; was es trotzdem kann, zeigt `holochess --help`
assets-missing = die Dateien des Spiels fehlen (gesucht in: { $looked }); leg den Ordner `assets` des Pakets neben das Programm, oder nenne ihn in HOLOCHESS_ASSETS; `holochess text holochess` braucht sie nicht
assets-other-version = die gefundenen Dateien des Spiels gehören zu Version { $found }, dieses Programm ist Version { $version }; installiere beides aus demselben Paket, oder nenne in HOLOCHESS_ASSETS den richtigen Ordner

perft-divide-one = --divide zeigt eine Stellung; gib sie mit --position ZEILE an statt mit --position -
perft-line-too-long = die Zeile hat mehr als { $most } Bytes und kann keine Stellung sein; gib eine Stellung je Zeile an
perft-line-not-text = die Zeile ist kein Text (UTF-8); gib eine Stellung je Zeile an
think-no-choice = hier gibt es nichts zu wählen, also auch nichts zu überlegen
not-solved = dieses Spiel ist hier nicht gelöst; wähle aus: { $known }
not-learned = für dieses Spiel gibt es kein Training; wähle aus: { $known }
solve-four-only = nur Holochess hat Endspiele mit vier Kreaturen; lass diese Option weg
solve-check-only = prüfen lassen sich nur die Tabellen von Dejarik: groi, revised
solve-check-incomplete = die Teile dieser Prüfung haben zu wenige Stellungen geprüft, { $states } von { $all }; berechne sie neu
puzzles-none = nur diese Spiele haben Rätsel: holochess, groi, revised
puzzles-all-solved = du hast alle Rätsel gelöst; gib die ID eines Rätsels an, um es noch einmal zu lösen
puzzles-no-depth = eine Tiefe gibt es nur bei Spielen ohne Würfel; lass diese Option weg
puzzle-unknown = es gibt kein Rätsel „{ $id }“; wähle aus { $game }-1 bis { $game }-{ $count }, today und next
probe-over = hier ist das Spiel zu Ende, es gibt nichts nachzuschlagen
probe-table-fault = { $why }; die richtige schreibt `holochess-lab solve { $game } --out DATEI`
table-fault-none = das ist keine Tabelle von Dejarik
table-fault-version = Tabellen der Version { $version } kann dieses Programm nicht lesen
table-fault-rules = das ist die Tabelle des anderen Regelwerks, { $game }
table-fault-cut-short = die Tabelle ist abgeschnitten
table-fault-damaged = die Tabelle ist beschädigt: Ihre Prüfsumme ist falsch
table-made-again = Die gelöste Tabelle wurde neu erstellt, weil die in { $file } unbrauchbar war: { $why }.
table-not-kept = Die gelöste Tabelle ist fertig, konnte aber nicht für das nächste Mal gespeichert werden: { $why }
probe-not-solved = gelöst sind nur Stellungen mit drei oder vier Kreaturen, in denen ein Spieler eine Wahl hat
probe-no-table = das ist keine Endspieltabelle; eine schreibt `holochess-lab solve holochess --out DATEI`
probe-none-shipped = dieses Programm enthält keine Tabelle; erstell eine mit `holochess-lab solve holochess --four --out DATEI`
train-not-weights = das ist keine Datei mit Gewichten; eine schreibt `holochess-lab train holochess --out DATEI`
train-weights-line = Zeile { $line } müsste mit „{ $wanted }“ beginnen und { $width } Zahlen haben; die Datei ist beschädigt
train-start-anew = { $why } Beginne ohne { $option }.
train-no-state = { $file } enthält keinen Trainingsstand. Beginne ohne { $option }.
train-state-exists = { $file } gibt es schon. Stammt die Datei von einem abgebrochenen Training, setz es mit --resume fort; sonst wähle mit --out einen anderen Namen.
train-part-only = nur Partien von Holochess lassen sich auf mehrere Rechner verteilen; lass diese Option weg
train-over = alle Durchgänge dieses Trainings sind gespielt
train-other-state = die Teile wurden von einem anderen Stand aus gespielt; nenne mit --out die Gewichte, neben denen der richtige Stand liegt
arena-illegal = ein Computergegner hat eine unerlaubte Aktion gewählt ({ $why }); bitte melde das

scene-unknown = wähle aus: { $known }
scene-no-game = es gibt kein Spiel „{ $name }“; wähle aus: { $known }
scene-no-menu = es gibt kein Menü „{ $name }“; wähle aus: { $known }
scene-no-creature = es gibt keine Kreatur „{ $name }“; wähle aus: { $known }
scene-no-sight = { $creature } hat keine Animation, keine Geste und keine Seite „{ $name }“; wähle aus: { $known }
scene-not-a-number = hinter dem @ steht eine Zahl von Aktionen, nicht „{ $text }“
scene-clash = schreib einen Kampf als combat:ANGREIFER,VERTEIDIGER,ERGEBNIS
scene-no-outcome = es gibt kein Ergebnis „{ $name }“; wähle aus: { $known }
scene-alone = keine Kreatur kämpft gegen sich selbst: Jede gibt es nur einmal
scene-no-position = eine Stellung geht nur mit einem Tisch; lass --position weg
sheets-unknown = es gibt keine Bildbögen „{ $name }“; wähle aus: { $known }

out-exists = { $file } gibt es schon. Wähle einen anderen Namen.
out-no-part = { $file } gibt es schon, und die Datei wurde nicht mit --part geschrieben. Wähle einen anderen Namen.
out-no-picture = { $file } gibt es schon, und es ist kein Bild. Wähle einen anderen Namen.
out-no-weights = { $file } gibt es schon, und es ist keine Datei mit Gewichten für dieses Spiel. Wähle einen anderen Namen.
part-form = es muss die Nummer eines Teils und die Zahl der Teile sein, wie 2/8
part-none = das ist kein Teil, den --part geschrieben hat, oder er ist unvollständig; berechne ihn neu
part-other-build = diesen Teil hat eine andere Fassung des Programms berechnet ({ $found }; diese ist { $own }); berechne und verbinde alle Teile mit derselben Fassung
part-other-command = dieser Teil stammt von einem anderen Befehl als { $other } (`{ $what }`)
part-twice = Teil { $what } liegt zweimal vor, und dieser stimmt nicht mit { $other } überein; lass einen der beiden weg, oder berechne ihn neu
part-missing = es fehlen Teile: { $missing } von { $of }; berechne sie, und gib `holochess-lab merge` dann alle Teile
part-matches-missing = in den Teilen fehlen Partien zwischen { $players }: { $missing }; berechne die Teile neu, in denen sie stehen müssten
part-too-large = dieser Teil ist zu groß für `holochess-lab merge` (Größe { $size }, Grenze { $limit }); teile die Arbeit in mehr Teile auf
part-needs-out = dieser Befehl schreibt eine Datei; nenne sie mit --out

# Das Fenster lässt sich nicht öffnen, oder das Spiel bleibt darin stehen.
window-no-display = es gibt keinen Bildschirm für ein Fenster (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt); mit `holochess text holochess` spielst du im Terminal, `holochess doctor` zeigt, was dieser Rechner hat
window-device-failed = die Grafikkarte kann das Spiel nicht zeichnen: { $why }; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }unter Debian und Ubuntu installiert `sudo apt install mesa-vulkan-drivers` einen Treiber, der ohne Grafikkarte auskommt; { window-way-out }
window-display-failed = der Bildschirm lässt sich nicht benutzen: { $why }; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-display-lost = die Verbindung zum Bildschirm ist abgerissen{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-had-to-stop = das Spiel ist stehen geblieben: { $why }; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-graphics-lost = die Grafikkarte ist ausgefallen, und eine andere wurde nicht gefunden; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-match-saved = die Partie ist gespeichert; `holochess` setzt sie fort;
window-stopped = das Spiel wurde mit Fehlercode { $code } beendet
window-way-out = `holochess doctor` zeigt, was dieser Rechner hat, mit `holochess text holochess` spielst du im Terminal
no-randomness = dieses System liefert keine Zufallszahlen; gib selbst einen Startwert an (--seed N)
analysis-called-off = die Analyse wurde abgebrochen
measure-not-kept = ein Grenzwert ist überschritten

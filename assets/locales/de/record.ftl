# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Dateien, gespeicherte Partien und Einstellungen: was mit ihnen nicht stimmt, und was zu tun ist.

file-missing = { $file }: Diese Datei oder diesen Ordner gibt es nicht. Prüfe den Namen.
file-denied = { $file }: Hier darfst du nicht lesen oder schreiben. Wähle einen anderen Ort, oder ändere die Rechte.
file-read-only = { $file }: Dieser Datenträger ist schreibgeschützt. Wähle einen anderen Ort.
file-full = { $file }: Hier ist kein Platz mehr. Schaff Platz, oder wähle einen anderen Ort.
file-not-a-file = { $file }: Das ist keine Datei. Wähle eine Datei.
file-copy-blocked = { $file }: Das ist keine Datei, aber der Name wird für die Sicherungskopie gebraucht. Nichts wurde gespeichert. Benenne es um, oder verschieb es.
file-not-a-folder = { $file }: Hier wird ein Ordner gebraucht, aber eine Datei heißt schon so. Benenne die Datei um, oder wähle einen anderen Ort.
file-too-large = { $file }: Mit { $size } Bytes ist diese Datei zu groß; möglich sind höchstens { $limit }. Sie ist beschädigt oder stammt nicht von diesem Spiel.
file-not-text = { $file }, Zeile { $line }: Das ist kein Text (UTF-8). Die Datei ist beschädigt oder stammt nicht von diesem Spiel.
file-changed = { $file }: Ein anderes Programm hat diese Datei inzwischen geändert. Nichts wurde überschrieben. Speichere unter einem anderen Namen.
file-busy = { $file }: Ein anderes Programm benutzt diese Datei. Schließ das Programm, oder wähle einen anderen Ort.
file-bad-name = { $file }: Dieser Name ist zu lang oder enthält ein Zeichen, das in Dateinamen nicht erlaubt ist. Wähle einen anderen Namen.
file-dead-link = { $file }: Hier wird ein Ordner gebraucht, aber dieser Link führt ins Leere. Leg den Ordner an, auf den er zeigt, oder entferne den Link.
file-link-loop = { $file }: Dieser Link verweist auf sich selbst. Wähle eine andere Datei.
file-other = { $file }: Das System meldet einen Fehler ({ $why }). Wähle einen anderen Ort.
file-in-page-denied = Dieser Browser lässt die Seite nichts speichern. Erlaube ihr, Daten zu speichern (Cookies), oder verlass das private Fenster.
file-in-page-full = Der Speicher des Browsers ist voll. Exportiere alte Partien als Dateien, und lösche sie dann hier.
file-in-page-changed = Ein anderer Tab hat diese Partie fortgesetzt. Sein Stand ist gespeichert. Lade diese Seite neu, um von dort weiterzuspielen.
file-in-page-other = Der Browser konnte das nicht speichern (Fehler { $why }). Lade die Seite neu.

settings-syntax = { $file }, Zeile { $line }: { $why }. Die Einstellungen lassen sich nicht lesen, darum gelten die Standardwerte.
settings-kept-aside = Die Datei bleibt als { $file } erhalten.
settings-not-kept-aside = { $file } ließ sich nicht verschieben. Die Datei bleibt, wie sie ist, und neue Einstellungen werden nicht gespeichert. Verschieb die Datei selbst.
settings-version = Die Einstellungen sind im Format { $found } gespeichert; dieses Programm kennt Format { $known } und nutzt, was es davon versteht. Die Datei bleibt, wie sie ist; deine Änderungen werden nicht gespeichert.
settings-value = { $key } = { $found } ist nicht möglich; erlaubt ist: { $allowed }. Es gilt { $used }.
kept-unreadable = { $file } lässt sich nicht lesen und wird nicht benutzt.
kept-not-moved = { $file } ließ sich nicht verschieben und wird deshalb nicht überschrieben. Verschieb die Datei selbst.
kept-stays = { $file } bleibt, wie es ist. Nichts Neues wird gespeichert, bis die Datei lesbar ist oder du sie verschiebst.
kept-version = { $file } stammt aus einer neueren Version ({ $found }; dieses Programm kennt { $known }): Die Datei wird benutzt, aber nicht geändert.

record-in-file = { $file }: { $what }
record-in-line = { $file }, Zeile { $line }: { $what }
record-empty = Die Datei ist leer. Wähle eine andere.
record-line-too-long = Diese Zeile ist zu lang für eine Partiedatei. Die Datei ist beschädigt oder stammt nicht von diesem Spiel.
record-too-many-lines = Das sind mehr Zeilen, als eine Partiedatei haben kann. Die Datei ist beschädigt oder stammt nicht von diesem Spiel.
record-not-a-record = Das ist keine Partiedatei. Wähle eine Datei, die dieses Spiel gespeichert hat.
record-version = Die Partie ist im Format { $found } gespeichert; dieses Programm kennt Format { $known }. Die Datei bleibt, wie sie ist. Benutze ein neueres Programm.
record-version-unheard = Die Datei nennt ein Format, das es nie gab: { $found }. Sie ist beschädigt oder stammt nicht von diesem Spiel.
record-syntax = Diese Zeile lässt sich nicht lesen: { $why }. Die Datei ist beschädigt oder wurde verändert.
record-branch = die Partie, von der diese abzweigen soll, kann es nicht geben
record-cut = Die Datei endet mitten in dieser Zeile. Alles davor ist intakt: Von dort lässt sich die Partie fortsetzen.
record-unfinished = Die Datei hört zu früh auf: Als Nächstes müsste { $follows } kommen.
record-game = Diese Version kennt das Spiel „{ $game }“ nicht. Benutze eine neuere.
record-option = { $why }.
record-who = „{ $who }“ ist weder „human“ noch ein Computergegner dieses Spiels; wähle aus: { $known }.
record-seed = Der Startwert besteht nicht aus 64 Hexadezimalziffern.
record-seed-hash = Der Hash passt nicht zum Startwert: Einer von beiden wurde verändert.
record-illegal = { $action } ist hier nicht erlaubt. { $why }
record-dice = Hier stehen die Würfel { $found }, aber der Startwert ergibt { $given }.
record-dice-missing = Hier fehlen die Würfel; der Startwert ergibt { $given }.
record-dice-needless = Hier stehen Würfel ({ $found }), obwohl nicht gewürfelt wird.
record-instead = Hier steht { $found }, aber als Nächstes müsste { $follows } kommen.
record-changed = Diese Zeile oder die Kopfzeile wurde nachträglich verändert.
record-respelled = Diese Zeile hat denselben Inhalt wie beim Speichern, ist aber anders geschrieben: Leerzeichen, Zeilenende oder Reihenfolge der Felder weichen ab. Setz die Partie fort; dann wird die Zeile neu geschrieben.
record-other-backup = { $why } Die Kopie { $backup } gehört zu einer anderen Partie und wird nicht benutzt.
record-step-back = Hier ließ sich nichts zurücknehmen.
record-not-over = Laut Datei endet die Partie hier, aber sie geht weiter.
record-after-end = Nach dem Ende der Partie steht noch etwas in der Datei.

begin-setup = { $why }.
begin-who = Spieler { $player } kann nicht „{ $who }“ sein: Das ist weder „human“ noch ein Computergegner dieses Spiels; wähle aus: { $known }.
begin-name = Wähle einen anderen Namen für Spieler { $player }: höchstens { $most } sichtbare Zeichen in einer Zeile, jedes Wort in nur einem Alphabet.
begin-name-long = Der Name von Spieler { $player } ist zu lang. Wähle einen mit höchstens { $most } Zeichen.

load-cut = { $file }, Zeile { $line }: Die Datei endet mitten in dieser Zeile. Alles davor ist intakt; von dort geht die Partie weiter.
load-fell-back = Die Partie geht mit ihrer Sicherungskopie weiter: { $backup }.
load-behind = { $file } endet früher als die Sicherungskopie { $backup }; am Ende fehlt also etwas. Die Partie geht mit der Kopie weiter.
load-backup-kept = Die Sicherungskopie neben der Partiedatei passt nicht zu dieser Partie. Sie bleibt als { $file } erhalten.
load-kept-aside = Die beschädigte Datei bleibt als { $file } erhalten.

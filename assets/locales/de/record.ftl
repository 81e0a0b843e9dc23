# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Dateien, gespeicherte Partien und Einstellungen: was mit ihnen nicht stimmt, und was zu tun ist.

file-missing = { $file }: Diese Datei oder diesen Ordner gibt es nicht. Prüfe den Namen.
file-denied = { $file }: Hier darfst du nicht lesen oder schreiben. Wähle einen anderen Ort, oder ändere die Rechte.
file-read-only = { $file }: Dieser Datenträger ist schreibgeschützt. Wähle einen anderen Ort.
file-full = { $file }: Es ist kein Platz mehr. Schaff Platz, oder wähle einen anderen Ort.
file-not-a-file = { $file }: Das ist keine Datei. Wähle eine Datei.
file-copy-blocked = { $file }: Das ist keine Datei, aber der Name wird für die letzte gute Kopie gebraucht. Nichts wurde gespeichert. Benenne um oder verschieb, was so heißt.
file-not-a-folder = { $file }: Hier muss ein Ordner stehen, aber eine Datei heißt so. Benenne die Datei um, oder wähle einen anderen Ort.
file-too-large = { $file }: { $size } Bytes sind mehr als die { $limit }, die eine solche Datei haben kann. Sie ist beschädigt oder nicht von diesem Spiel.
file-not-text = { $file }, Zeile { $line }: Das ist kein Text (UTF-8). Die Datei ist beschädigt oder nicht von diesem Spiel.
file-changed = { $file }: Ein anderes Programm hat diese Datei inzwischen geändert. Nichts wird überschrieben. Speichere unter einem anderen Namen.
file-busy = { $file }: Ein anderes Programm benutzt diese Datei. Schließ das Programm, oder wähle einen anderen Ort.
file-bad-name = { $file }: Dieser Name ist zu lang oder enthält ein Zeichen, das in Dateinamen nicht erlaubt ist. Wähle einen anderen Namen.
file-dead-link = { $file }: Hier muss ein Ordner stehen, aber dieser Link führt nirgendwohin. Leg den Ordner an, den er nennt, oder entferne den Link.
file-link-loop = { $file }: Dieser Link führt zu sich selbst. Wähle eine andere Datei.
file-other = { $file }: Das System hat sich geweigert (Fehler { $why }). Wähle einen anderen Ort.
file-in-page-denied = Dieser Browser lässt die Seite nichts speichern. Erlaube ihr, Daten zu speichern (Cookies), oder verlass das private Fenster.
file-in-page-full = Der Speicher des Browsers ist voll. Exportiere alte Partien in Dateien, dann lösche sie.
file-in-page-changed = Ein anderer Tab hat diese Partie fortgesetzt. Was er gespeichert hat, bleibt. Lade diese Seite neu, um dort weiterzuspielen.
file-in-page-other = Der Browser wollte das nicht speichern (Fehler { $why }). Lade die Seite neu.

settings-syntax = { $file }, Zeile { $line }: { $why }. Die Einstellungen sind nicht zu lesen, darum gelten die Standardwerte.
settings-kept-aside = Die Datei bleibt als { $file } erhalten.
settings-not-kept-aside = { $file } lässt sich nicht beiseitelegen. Die Datei bleibt, wie sie ist, und neue Einstellungen werden nicht gespeichert. Verschieb sie selbst.
settings-version = Die Einstellungen haben die Version { $found }; dieses Programm kennt die Version { $known } und nutzt, was es davon versteht. Die Datei bleibt, wie sie ist; deine Änderungen werden nicht gespeichert.
settings-value = { $key } = { $found } ist nicht möglich; erlaubt ist: { $allowed }. Es gilt { $used }.
kept-unreadable = { $file } ist nicht zu lesen; nichts daraus wird benutzt.
kept-not-moved = { $file } lässt sich nicht beiseitelegen und wird deshalb nicht überschrieben. Verschieb die Datei selbst.
kept-stays = { $file } bleibt, wie es ist. Nichts Neues wird gespeichert, bis die Datei zu lesen ist oder du sie verschiebst.
kept-version = { $file } stammt aus einer neueren Version ({ $found }; dieses Programm kennt { $known }): Die Datei wird benutzt, aber nicht geändert.

record-in-file = { $file }: { $what }
record-in-line = { $file }, Zeile { $line }: { $what }
record-empty = Die Datei ist leer. Wähle eine andere.
record-line-too-long = Diese Zeile ist länger als jede Zeile einer Partiedatei. Die Datei ist beschädigt oder nicht von diesem Spiel.
record-too-many-lines = Es sind mehr Zeilen, als eine Partiedatei haben kann. Die Datei ist beschädigt oder nicht von diesem Spiel.
record-not-a-record = Das ist keine Partiedatei. Wähle eine Datei, die dieses Spiel gespeichert hat.
record-version = Die Partie hat die Version { $found }; dieses Programm kennt die Version { $known }. Die Datei bleibt, wie sie ist. Benutze ein neueres Programm.
record-version-unheard = Die Datei nennt die Version { $found }, die es nie gab. Sie ist beschädigt oder nicht von diesem Spiel.
record-syntax = Diese Zeile ist nicht zu lesen: { $why }. Die Datei ist beschädigt oder wurde verändert.
record-branch = die Partie, von der sie abzweigen soll, ist unmöglich
record-cut = Die Datei endet mitten in dieser Zeile. Alles davor ist intakt: Von dort lässt sich die Partie fortsetzen.
record-unfinished = Die Datei hört zu früh auf: Als Nächstes müsste { $follows } kommen.
record-game = Diese Version kennt das Spiel „{ $game }“ nicht. Benutze eine neuere.
record-option = { $why }.
record-who = „{ $who }“ ist weder „human“ noch ein Computergegner dieses Spiels; wähle aus: { $known }.
record-seed = Der Startwert besteht nicht aus 64 Hexadezimalziffern.
record-seed-hash = Der Hash passt nicht zum Startwert: Einer von beiden wurde verändert.
record-illegal = { $action } ist hier nicht erlaubt. { $why }
record-dice = Die Würfel sind { $found }, aber der Startwert ergibt { $given }.
record-dice-missing = Hier fehlen die Würfel; der Startwert ergibt { $given }.
record-dice-needless = Hier stehen Würfel ({ $found }), aber nichts wird gewürfelt.
record-instead = Hier steht { $found }, aber als Nächstes müsste { $follows } kommen.
record-changed = Diese Zeile oder der Kopf wurde nachträglich verändert.
record-respelled = Diese Zeile sagt dasselbe wie die gespeicherte Partie, aber in anderen Bytes: Leerzeichen, Zeilenende oder Reihenfolge der Felder weichen ab. Setz die Partie fort, um sie neu zu schreiben.
record-other-backup = { $why } { $backup } gehört zu einer anderen Partie und wird nicht benutzt.
record-step-back = Hier ließ sich nichts zurücknehmen.
record-not-over = Laut Datei endet die Partie hier, aber sie geht weiter.
record-after-end = Nach dem Ende der Partie steht noch etwas in der Datei.

begin-setup = { $why }.
begin-who = Spieler { $player } kann nicht „{ $who }“ sein: weder „human“ noch ein Computergegner dieses Spiels; wähle aus: { $known }.
begin-name = Wähle einen anderen Namen für Spieler { $player }: höchstens { $most } sichtbare Zeichen in einer Zeile, jedes Wort in nur einer Schrift.
begin-name-long = Der Name von Spieler { $player } ist zu lang. Wähle einen mit höchstens { $most } Zeichen.

load-cut = { $file }, Zeile { $line }: Die Datei endet mitten in dieser Zeile. Die Partie geht mit dem weiter, was intakt ist.
load-fell-back = Die Partie geht mit ihrer letzten guten Kopie weiter: { $backup }.
load-behind = { $file } endet früher als die letzte gute Kopie { $backup }; am Ende fehlt also etwas. Die Partie geht mit der Kopie weiter.
load-backup-kept = Die Kopie neben der Partiedatei passt nicht zu dieser Partie. Sie bleibt als { $file } erhalten.
load-kept-aside = Die beschädigte Datei bleibt als { $file } erhalten.

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Seite um das Spiel in einem Browser. Diese Texte stehen schon da, bevor das Spiel da ist; darum ist jeder eine Zeile, ohne Variablen außer { $file }, { $key } und { $size }.
page-about = Fünf Brettspiele an einem holografischen Tisch. Die Steine sind Kreaturen aus Licht, und jeder Kampf ist eine Szene.
page-fetching = Das Spiel wird geladen, { $size } MB…
page-starting = Der Tisch leuchtet auf…
page-again = Neu laden
page-stopped = Das Spiel ist stehen geblieben. Deine Partien sind gespeichert: Lade die Seite neu, um fortzufahren.
page-stopped-unkept = Das Spiel ist stehen geblieben, und dieser Browser hat die Partie vielleicht nicht gespeichert. Lade die Seite neu.
page-no-such-place = Dieser Link führt in dieser Version des Spiels nirgendwohin. Lade die Seite neu, um zum Hauptmenü zu kommen.
page-no-webgl = Dieser Browser hat kein WebGL 2, und das Spiel braucht es. Aktualisiere den Browser, schalte in seinen Einstellungen die Hardwarebeschleunigung ein, oder versuch es mit Firefox, Chrome, Edge oder Safari ab 2023.
page-no-wasm = WebAssembly ist in diesem Browser ausgeschaltet, und das Spiel braucht es. Erlaube es für diese Seite (ein strenger Sicherheitsmodus kann es verbieten), oder nimm einen anderen Browser.
page-not-fetched = Das Spiel konnte nicht ganz geladen werden. Lade die Seite in einer Minute neu; hilft das nicht, fehlen auf dem Server Dateien.
page-offline = Du bist offline, und dieser Browser hat das Spiel noch nicht gespeichert. Lade die Seite neu, wenn du online bist; danach läuft das Spiel auch offline.
page-picture-lost = Der Browser zeichnet das Spiel nicht mehr, vielleicht weil der Grafiktreiber neu gestartet wurde. Deine Partie ist gespeichert: Lade die Seite neu, um fortzufahren.
page-picture-lost-unkept = Der Browser zeichnet das Spiel nicht mehr, vielleicht weil der Grafiktreiber neu gestartet wurde. Die Partie ist vielleicht nicht gespeichert. Lade die Seite neu.
page-nothing-kept = Dieser Browser speichert nichts für diese Seite: Partien und Einstellungen sind weg, sobald du sie schließt. Erlaube der Seite, Daten zu speichern (Cookies), oder verlass das private Fenster.
page-storage-full = Der Speicher des Browsers für diese Seite ist voll: Neue Partien und Züge können nicht gespeichert werden. Lösche alte Partien; speichere vorher in eine Datei, was du behalten willst.
page-other-tab = Das Spiel ist noch in einem anderen Tab offen. Setz eine Partie nur in einem Tab fort: Züge im anderen werden nicht gespeichert.
page-table = Holochess. { $key } öffnet das Menü der Seite.
page-more = Menü der Seite ({ $key })
page-full-screen = Vollbild
page-take-out = Alles exportieren
page-bring-in = Dateien importieren…
page-saved = Alles ist in einer Datei gespeichert. Du kannst sie jederzeit hier oder in einem anderen Browser importieren.
page-saved-secrets = Alles ist in einer Datei gespeichert. Sie enthält die Geheimnisse deiner Partien per Nachricht: Ein Gegner, der sie hat, kennt deine Würfel im Voraus. Behalte die Datei für dich.
page-may-be-deleted = Dieser Browser löscht deine Partien vielleicht, wenn er Platz braucht oder du ein paar Tage nicht hier warst. Speichere sie in eine Datei.
page-checking = Die Dateien werden geprüft…
page-use-settings = Die Datei enthält andere Einstellungen. Sollen sie deine ersetzen?
page-settings-stay = Deine Einstellungen sind unverändert.
page-too-large = Diese Dateien sind zu groß: So große speichert das Spiel nie. Es wurde nichts importiert.
page-not-text = { $file } ist weder eine Partie noch eine vom Spiel gespeicherte Datei. Nichts wurde importiert.
page-not-checked = Die Dateien konnten nicht geprüft werden, darum wurde nichts importiert. Lade die Seite neu, und versuch es noch einmal.
page-full = Im Speicher des Browsers ist dafür kein Platz, darum wurde nichts importiert. Lösche alte Partien; speichere vorher in eine Datei, was du behalten willst.
page-reload-to-see = Lade die Seite neu, um diese Partien zu sehen.

# Was das Spiel über Dateien sagt, die in eine Seite gebracht werden; davon holt die Seite selbst nichts.
import-match = { $file } ist jetzt bei deinen Partien.
import-known = { $file } war schon bei deinen Partien.
import-beginning = { $why } { $count ->
    [one] Die erste Aktion daraus ist
   *[other] Die ersten { $count } Aktionen daraus sind
 } jetzt bei deinen Partien.
import-all = { $file }: { $matches ->
    [0] keine neue Partie
    [one] 1 Partie hinzugefügt
   *[other] { $matches } Partien hinzugefügt
 }{ $damaged ->
    [0] { "" }
    [one] , davon 1 beschädigt und auf den intakten Anfang gekürzt
   *[other] , davon { $damaged } beschädigt und auf den intakten Anfang gekürzt
 }{ $known ->
    [0] { "" }
   *[other] , { $known } schon hier
 }{ $others ->
    [0] { "" }
    [one] , 1 andere Datei hinzugefügt
   *[other] , { $others } andere Dateien hinzugefügt
 }{ $kept ->
    [0] { "" }
    [one] , 1 Datei bleibt, wie sie hier ist
   *[other] , { $kept } Dateien bleiben, wie sie hier sind
 }.
import-version = { $file } stammt aus einer anderen Version des Spiels. Lade die Seite neu, um die neueste zu bekommen.
import-not-ours = { $file } ist weder eine Partie noch eine vom Spiel gespeicherte Datei.
import-wrong-part = { $file } ist beschädigt: Das Spiel kann den Teil { $part } nicht lesen.
import-in-the-way = An der Stelle von { $file } liegt im Speicher dieses Browsers schon etwas anderes.
import-too-many = { $file } enthält mehr als { $most } Partien. Importiere weniger auf einmal.
import-too-large = Diese Datei ist zu groß für den Speicher des Browsers.
import-nothing = Nichts wurde importiert, und an deinen Daten hat sich nichts geändert.

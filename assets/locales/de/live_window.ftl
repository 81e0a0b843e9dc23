# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Online-Partien im Fenster.
live-title = Einem Tisch beitreten
live-about = online, mit Einladung oder in der Nähe
live-window-join = Einem Tisch beitreten
live-window-open = Dein Tisch ist offen
live-window-how =
    Kopiere die Einladung, die du bekommen hast, und füge sie hier ein. Die beiden Programme verbinden sich direkt, oder über ein Relais, wenn die Einladung eines nennt.

    Um andere Spieler einzuladen, wähle ein Spiel und gib einen Platz an „Online“.
live-window-found = Das ist eine Einladung zu einer Online-Partie.
live-window-play = Mitspielen
live-window-play-note = du siehst Spiel und Spieler, bevor du dich setzt
live-window-watch = Zuschauen
live-window-watch-note = wenn die Spieler es erlauben
live-window-paste = Einladung einfügen
live-window-copy = Einladung kopieren
live-window-copied = Kopiert. Schick die Einladung denen, die mitspielen sollen.
live-window-dialling = Verbindung zum Tisch wird aufgebaut …
live-window-sit-down = Möchtest du diese Partie spielen?
live-window-sit = Platz nehmen
live-window-wait = Die Partie beginnt, sobald alle Plätze besetzt sind.
live-window-send = Kopiere die Einladung und schick sie denen, die mitspielen sollen, per Chat oder E-Mail. Die Partie beginnt, sobald alle Plätze besetzt sind.
live-signs-heading = Etwas sagen
live-signs-mute = Ausblenden, was andere sagen
live-signs-hear = Anzeigen, was andere sagen
live-rematch = Jeder rückt einen Platz weiter.
hud-command-ask-undo = Um Rücknahme bitten
hud-about-ask-undo = Fragt die anderen, ob du deine letzte Aktion zurücknehmen darfst.
hud-command-claim-time = Zeit reklamieren
hud-about-claim-time = Die Zeit eines anderen ist um: Du kannst die Partie reklamieren.
ui-clock-online-about = Jeder hat ein Zeitkonto. Die Uhr läuft auch während der Animationen, denn die anderen warten nicht darauf; sie steht, solange ein Spieler nicht verbunden ist. Wer keine Zeit mehr hat, verliert, wenn ein anderer es reklamiert.
hud-prompt-live-paused = Ein Spieler ist nicht verbunden. Die Partie wartet.
hud-prompt-skip-waiting = Überspringen (noch { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    })
ui-trouble-live = Die Online-Partie: { $why }
ui-pause-leave-note-live = gespeichert; die anderen warten auf dich
ui-ask-quit-text-live = Die Partie ist gespeichert. Die anderen warten, bis du sie fortsetzt.
ui-ask-allow-undo = Zurücknehmen lassen?
ui-ask-allow-undo-text = { $player } möchte die letzte eigene Aktion und alles danach zurücknehmen.
ui-ask-allow-undo-no = Nein
ui-ask-allow-undo-yes = Ja, zurücknehmen
ui-ask-stop-waiting = Weiter warten?
ui-ask-stop-waiting-text = Die Partie wartet seit einer Minute auf einen Spieler, der nicht verbunden ist. Wenn du gehst, bleibt sie bei allen gespeichert, und niemand verliert. „Gespeicherte Partien“ führt dich zurück.
ui-ask-stop-waiting-no = Weiter warten
ui-ask-stop-waiting-yes = Partie verlassen
ui-setup-online = Online
ui-setup-online-style = Ein Spieler anderswo, den du einlädst.
ui-setup-open-table = Tisch öffnen
ui-setup-no-player-here = Nimm selbst einen Platz oder gib einen an den Computer.
ui-setup-watchers = Zuschauer
ui-setup-watchers-no = Keine
ui-setup-watchers-yes = Erlaubt
live-window-you = Spieler { $number }: du
live-window-found-relay = Das ist eine Einladung zu einer Online-Partie. Der Tisch wird über das Relais { $relay } erreicht. Es sieht deine Adresse, aber nicht, was gespielt wird.
ui-settings-relay = Relais für Online-Partien
ui-settings-relay-about = Ein Relais hilft, wenn zwei Programme einander nicht direkt erreichen. Öffentliche Relais betreiben die Autoren der Netzbibliothek iroh: Sie sehen Adressen, keine Partien, und versprechen nichts. Dein eigenes steht in der Einstellungsdatei.
ui-settings-relay-only = Meine Adresse verbergen
ui-settings-relay-only-about = Hat ein Tisch ein Relais, geht alles darüber: Die anderen sehen deine Netzadresse nicht. Es ist etwas langsamer.
ui-relay-none = Keines
ui-relay-own = Mein eigenes
ui-relay-public = Öffentlich
live-window-not-reached = Der Tisch ist noch nicht erreicht; es wird weiter versucht. Bleibt es dabei, ist ein Router oder eine Firewall im Weg: Bitte um eine Einladung mit Relais.
hud-prompt-live-closed = Der Tisch ist geschlossen. Die Partie ist gespeichert.
live-window-found-direct = Das ist eine Einladung zu einer Online-Partie ohne Relais: Wer sie eröffnet hat, sieht deine Netzadresse.
live-nearby-heading = Tische in der Nähe
live-nearby-looking = Offene Tische in diesem Netz werden gesucht …
live-nearby-while-hidden = Solange deine Adresse verborgen ist, werden in diesem Netz keine Tische gesucht.
live-nearby-show = Diesem Netz zeigen: { $shown ->
        [yes] ja
       *[no] nein
    }
live-nearby-show-note = unter „Einem Tisch beitreten“, solange ein Platz frei ist
ui-settings-nearby = Tische diesem Netz zeigen
ui-settings-nearby-about = Ein Tisch, den du öffnest, erscheint unter „Einem Tisch beitreten“ bei allen im selben Netz, mit deinem Namen, solange ein Platz frei ist. Sie brauchen keine Einladung.

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Online-Partien im Terminal, und was ein Tisch von seinen Spielern sagt.
live-number = Eintrag { $number } der Partie kam außer der Reihe.
live-instead = Eintrag { $number } dieser Partie lautet in einem anderen Programm anders; die Partie kann nicht weitergehen. Nichts ist verloren: Jedes Programm behält seine Partiedatei. Beginne eine neue Partie.
live-signature = Ein Eintrag von Spieler { $player } trägt nicht dessen Signatur oder stammt aus einer anderen Partie.
live-turn = Das geht jetzt nicht.
live-values = Für die Würfel fehlt eine geheime Zahl, oder es ist eine zu viel.
live-illegal = { $action } lässt sich nicht spielen: { $why }
live-terms = Die Partie kann nicht beginnen: { $why }
live-other-terms = An diesem Tisch beginnt eine andere Partie als die, die dir gezeigt wurde.
live-name = Dieser Name lässt sich mit einem anderen verwechseln oder ist länger als { $most } Zeichen. Lass Leerzeichen am Anfang und Ende weg, und misch in einem Wort keine Alphabete.
live-log-full = Die Partie ist zu lang: Mehr Einträge sind nicht möglich.
live-over = Die Partie ist zu Ende.
live-paused = Ein Spieler ist nicht verbunden. Die Partie wartet.
live-on-its-way = Deine letzte Aktion ist noch unterwegs.
live-reason = { $reason ->
        [version] Das andere Programm hat eine andere Version. Aktualisiert beide.
        [token] Die Einladung gilt nicht für diesen Tisch. Kopiere die ganze Zeile.
        [match] An diesem Tisch wird eine andere Partie gespielt.
        [full] Kein Platz ist frei.
        [watchers] Weitere Zuschauer sind nicht zugelassen.
        [busy] Zu viele wollen gerade an diesen Tisch. Versuch es gleich noch einmal.
        [late] Die Anmeldung am Tisch hat zu lange gedauert.
        [silent] Zwölf Sekunden lang kam nichts an.
        [flood] Es kamen zu viele Nachrichten auf einmal.
        [garbled] Eine Nachricht war nicht lesbar.
        [order] Eine Nachricht kam zur falschen Zeit.
        [instead] Ein Eintrag, den es schon gibt, kam mit anderem Inhalt.
        [signature] Eine Signatur war ungültig.
        [illegal] Eine Aktion war nicht erlaubt.
        [opening] Eine geheime Zahl für die Würfel war nicht die vorher festgelegte.
        [terms] Mit diesen Regeln lässt sich die Partie nicht spielen.
        [name] Der Name lässt sich mit einem anderen verwechseln oder ist zu lang.
        [clock] Es hat die Partie wegen der Zeit reklamiert, obwohl noch Zeit war.
        [replaced] Derselbe Spieler hat sich über eine andere Verbindung gemeldet.
        [left] Der Spieler ist gegangen.
        [closed] Der Tisch ist geschlossen.
       *[other] Es wurde kein Grund genannt.
    }
live-line-no-mark = Das ist keine Einladung zu einer Online-Partie: „holochess-live:“ fehlt darin. Kopiere die ganze Zeile.
live-line-damaged = Die Einladung ist abgeschnitten oder beschädigt. Kopiere die ganze Zeile noch einmal.
live-line-version = Diese Einladung stammt aus einer anderen Version des Spiels (Format { $found }). Installiere die neueste.
live-open-line = Der Tisch ist offen. Schick diese Einladung denen, die mitspielen sollen, die ganze Zeile:
live-nearby-table = { $named ->
        [yes] { $name }: { $game }
       *[no] { $game }
    }, { $free ->
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }
live-nearby-shown = Wer in diesem Netz ist, sieht den Tisch auch: holochess join --nearby
live-nearby-failed = Der Tisch kann diesem Netz nicht gezeigt werden.
live-nearby-nowhere = Dieser Computer kann in seinem Netz keine Tische suchen.
live-nearby-none-found = In diesem Netz wurde kein offener Tisch gefunden.
live-nearby-unknown = In diesem Netz heißt kein offener Tisch „{ $name }“. { $count ->
        [0] Es wurde keiner gefunden.
       *[other] Gefunden: { $found }
    }
live-nearby-several = In diesem Netz heißt mehr als ein offener Tisch „{ $name }“. Gib join --nearby ein, um zu sehen, wie du welchem beitrittst.
live-player = { $named ->
        [yes] { $name }
       *[no] Spieler { $number }
    }
live-seat = Spieler { $number }: { $who ->
        [free] frei
        [level] { $level } (Computer)
       *[person] { $named ->
            [yes] { $name }
           *[no] ein Spieler ohne Namen
        }
    }
live-ask-to-sit = Gespielt wird { $game }{ $count ->
        [0] , mit den üblichen Regeln
       *[other] , mit { $options }
    }. Willst du Platz nehmen? (ja oder nein)
live-begins = Alle Plätze sind besetzt. Die Partie beginnt.
live-taken-back = Die letzte Aktion von { $player } ist zurückgenommen.
live-declined = { $player } lehnt ab.
live-asked = Die anderen Spieler werden gefragt.
live-ask-undo = { $player } möchte die letzte eigene Aktion zurücknehmen. Bist du einverstanden? (ja oder nein)
live-sign = { $player }: { $words }
live-sign-words = { $sign ->
        [hello] Hallo!
        [thanks] Danke!
        [good] Gut gespielt!
        [wow] Oh!
        [oops] Hoppla!
        [thinking] Einen Moment, bitte.
        [match] Schöne Partie!
       *[farewell] Auf Wiedersehen!
    }
live-signs = Kurze Sätze: 1 hallo, 2 danke, 3 gut gespielt, 4 oh, 5 hoppla, 6 einen Moment, 7 schöne Partie, 8 auf Wiedersehen. Tippe: sagen 1
live-command-sign = sagen sag zeichen
live-command-mute = stumm
live-muted = Was die anderen sagen, ist ausgeblendet. Mit stumm wird es wieder eingeblendet.
live-heard = Was die anderen sagen, wird angezeigt.
live-command-again = nochmal revanche
live-command-clock = uhr zeit
live-command-claim = reklamieren
live-clock = Uhr: { $kind ->
        [delay] je { $minutes } min, mit { $seconds } s Aufschub pro Zug
       *[fischer] je { $minutes } min, dazu { $seconds } s pro Zug
    }
live-clock-left = { $player }: noch { $left }
live-clock-form = keine Uhr: fischer oder delay, dann Minuten und Sekunden, wie in „fischer 10 5“
live-no-clock = Diese Partie hat keine Uhr.
live-no-claim = Kein anderer Spieler hat seine Zeit verbraucht.
live-flag-fell = { $player } hat keine Zeit mehr.
live-own-flag-fell = Deine Zeit ist um. Du kannst noch ziehen, bis ein anderer Spieler die Partie reklamiert.
live-claim-help = Um die Partie wegen der Zeit zu reklamieren, tippe: reklamieren
live-time-up = { $player } hat durch Zeitüberschreitung verloren.
live-time-differs = { $player }: Diese Aktion dauerte { $measured } s, das andere Programm nennt aber nur { $stated } s. Hier zählen { $measured } s weniger einer Sekunde.
live-time-left = Eine Reklamation wurde abgelehnt: Spieler { $player } hat noch Zeit.
live-end-help = Noch eine Partie: nochmal; verlassen: beenden. Nach einer Minute schließt der Tisch.
live-again = { $player } möchte noch einmal spielen.
live-asked-again = Die anderen werden gefragt. Die nächste Partie beginnt, wenn alle einverstanden sind.
live-overtaken = Ein anderer Spieler war schneller; deine Aktion ist nicht mehr möglich. Wähle noch einmal.
live-away = { $player } ist nicht verbunden. Die Partie wartet.
live-long-break = Die Partie wartet seit einer Minute. Du kannst weiter warten oder gehen (beenden): Sie ist bei allen gespeichert, und dieselbe Einladung führt wieder zu ihr. Mit „holochess letter DATEI“ geht sie bis dahin in Briefen weiter.
live-letter-send = Schick diesen Brief dem anderen Spieler, die ganze Zeile:
live-letter-first = Lies zuerst einen Brief des anderen Spielers: Wer dem Tisch beigetreten ist, schreibt den ersten.
live-letter-two = Briefe gehen zwischen zwei Programmen: An diesem Tisch sitzen mehr Spieler, oder die Partie hat noch nicht begonnen.
live-letter-no-mark = Das ist kein Brief einer Online-Partie: Er beginnt nicht mit „holochess-letter:“. Kopiere die ganze Zeile.
live-letter-damaged = Der Brief ist abgeschnitten oder beschädigt. Kopiere die ganze Zeile noch einmal.
live-letter-version = Dieser Brief stammt aus einer anderen Version des Spiels (Format { $found }). Installiere die neueste.
live-letter-other = Dieser Brief gehört zu einer anderen Partie oder ist dein eigener.
live-back = { $player } ist wieder verbunden.
live-gone = { $player }: { $why }
live-turned-away = Ein anderes Programm wurde abgewiesen: { $why }
live-host-away = Die Verbindung zum Tisch ist abgerissen und wird neu aufgebaut.
live-host-back = Die Verbindung zum Tisch steht.
live-your-turn = { $player }, du bist am Zug.
live-not-yours = Du bist nicht am Zug.
live-help = Tippe eine Aktion, oder: brett, aktionen, rückgängig (fragt die anderen), aufgeben, uhr, reklamieren (wenn die Zeit eines anderen um ist), sagen 1 bis 8, stumm, beenden (die Partie bleibt gespeichert).
live-left = Die Partie ist gespeichert. Öffne den Tisch wieder oder tritt ihm wieder bei, um weiterzuspielen.
live-record = Die Partie ist gespeichert in:
live-no-record = Es hat keine Partie begonnen; nichts wurde gespeichert.
live-file-damaged = { $file } ist beschädigt oder stammt aus einer anderen Version. Die Datei wurde nicht verändert.
live-file-in-use = Ein anderes Programm spielt schon an diesem Tisch ({ $file }). Schließ es zuerst.
live-no-table = Zu dieser Partie gibt es hier keinen Tisch. Ein Tisch lässt sich nur dort wieder öffnen, wo er geöffnet wurde.
live-no-live-record = { $file } ist keine Online-Partie.
live-no-free-seat = Für einen Online-Spieler bleibt kein Platz frei. Lass für einen Platz die Angabe WER weg.
live-unknown-player = „{ $who }“ ist weder human noch eine Stufe.
live-no-port = Der Port des Tisches lässt sich nicht öffnen: { $why }
live-no-network-thread = das System lässt keinen Thread für das Netzwerk zu
build-no-network = dieses Programm wurde ohne Online-Spiel gebaut
live-by-relay = Dieser Tisch wird über das Relais { $relay } erreicht. Es sieht deine Adresse, aber nicht, was gespielt wird.
live-no-relay = Das Relais { $relay } ist nicht erreichbar. Prüfe seine Adresse oder öffne den Tisch ohne Relais.
live-page-no-relay = Der Server dieser Seite, { $page }, bietet kein Online-Spiel an. Öffne die Seite, die „holochess host --page“ anbietet.
live-page-other-relay = Im Browser kannst du nur Tischen am Server dieser Seite beitreten. Der Gastgeber kann den Tisch in dieser Seite öffnen, oder mit { $page } als Relais.
live-page-no-program = Dieser Browser konnte den Teil des Spiels für das Online-Spiel nicht starten. Lade die Seite neu, oder nimm einen anderen Browser.
host-page = Das Spiel ist für jeden Browser in diesem Netz unter { $page }. Strg-C beendet.
host-no-page = In { $folder } liegt keine Seite für Browser. Sie ist im Paket für Browser, im Ordner „page“.
host-no-port = Die Seite kann unter { $address } nicht angeboten werden: { $why }
build-no-page-server = dieses Programm wurde ohne den Server für Browser gebaut (Feature page-server)

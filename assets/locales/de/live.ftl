live-number = Eintrag { $number } der Partie ist nicht der nächste.
live-instead = Eintrag { $number } der Partie ist hier mit anderem Inhalt bekannt; die Partie kann nicht weitergehen. Beide Aufzeichnungen bleiben erhalten.
live-signature = Ein Eintrag im Namen von Spieler { $player } ist nicht von ihm unterschrieben oder folgt aus einer anderen Partie.
live-turn = Das geht jetzt nicht.
live-values = Ein Wert für die Würfel fehlt, oder es ist einer zu viel.
live-illegal = { $action } lässt sich nicht spielen: { $why }
live-terms = Die Partie kann nicht beginnen: { $why }
live-other-terms = An diesem Tisch beginnt eine andere Partie als die, die dir gezeigt wurde.
live-name = Dieser Name lässt sich mit einem anderen verwechseln oder ist länger als { $most } Zeichen. Lass Leerzeichen am Anfang und Ende weg, und misch in einem Wort keine Alphabete.
live-log-full = Die Partie hat zu viele Einträge.
live-over = Die Partie ist zu Ende.
live-paused = Ein Spieler ist nicht verbunden. Der Tisch wartet.
live-on-its-way = Deine letzte Entscheidung ist unterwegs.
live-reason = { $reason ->
        [version] Das andere Programm spricht eine andere Version. Aktualisiert beide.
        [token] Die Zeile führt nicht an diesen Tisch. Kopiere die ganze Zeile.
        [match] An diesem Tisch wird eine andere Partie gespielt.
        [full] Kein Platz ist frei.
        [watchers] Weitere Zuschauer sind nicht zugelassen.
        [busy] Zu viele Programme stehen vor der Tür. Versuch es gleich noch einmal.
        [late] Es hat zu lange gedauert, bis sich jemand vorgestellt hat.
        [silent] Zwölf Sekunden lang kam nichts an.
        [flood] Zu viele Nachrichten kamen auf einmal.
        [garbled] Eine Nachricht war nicht lesbar.
        [order] Eine Nachricht kam, die dort keinen Platz hat.
        [instead] Ein Eintrag mit bekannter Nummer hatte anderen Inhalt.
        [signature] Eine Unterschrift war falsch.
        [illegal] Ein Zug war nicht erlaubt.
        [opening] Ein Wert für die Würfel war nicht der zugesagte.
        [terms] So lässt sich die Partie nicht spielen.
        [name] Der Name lässt sich mit einem anderen verwechseln oder ist zu lang.
        [replaced] Derselbe Spieler kam über eine andere Verbindung.
        [left] Der Spieler ist gegangen.
        [closed] Der Tisch ist geschlossen.
       *[other] Es wurde kein Grund genannt.
    }
live-line-no-mark = Das ist keine Zeile eines Tisches: „holochess-live:“ fehlt darin. Kopiere die ganze Zeile.
live-line-damaged = Die Zeile ist abgeschnitten oder beschädigt. Kopiere die ganze Zeile noch einmal.
live-line-version = Diese Zeile hat die Version { $found }. Aktualisiere dieses Programm.
live-open-line = Der Tisch ist offen. Schick diese Zeile denen, die kommen sollen:
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
live-ask-to-sit = Das Spiel ist { $game }{ $count ->
        [0] , mit den üblichen Regeln
       *[other] , mit { $options }
    }. Willst du Platz nehmen? (ja oder nein)
live-begins = Alle Plätze sind besetzt. Die Partie beginnt.
live-taken-back = Die letzte Entscheidung von { $player } ist zurückgenommen.
live-declined = { $player } lehnt ab.
live-asked = Die anderen werden gefragt.
live-ask-undo = { $player } möchte die letzte Entscheidung zurücknehmen. Bist du einverstanden? (ja oder nein)
live-sign = { $player }: { $sign ->
        [hello] Hallo!
        [thanks] Danke!
        [good] Gut gespielt!
        [wow] Oh!
        [oops] Hoppla!
        [thinking] Einen Moment, bitte.
        [match] Schöne Partie!
       *[farewell] Auf Wiedersehen!
    }
live-signs = Zeichen: 1 hallo, 2 danke, 3 gut gespielt, 4 oh, 5 hoppla, 6 einen Moment, 7 schöne Partie, 8 auf Wiedersehen. Tippe: zeichen 1
live-command-sign = zeichen
live-again = { $player } möchte noch einmal spielen.
live-overtaken = Ein anderer Spieler war schneller; deine Entscheidung ist nicht mehr möglich.
live-away = { $player } ist nicht verbunden. Der Tisch wartet.
live-back = { $player } ist da.
live-gone = { $player }: { $why }
live-turned-away = Ein anderes Programm wurde abgewiesen: { $why }
live-host-away = Die Verbindung zum Tisch ist abgerissen. Er wird neu angewählt.
live-host-back = Der Tisch ist erreicht.
live-your-turn = { $player }, du bist am Zug.
live-not-yours = Du bist nicht am Zug.
live-help = Tippe einen Zug, oder: brett, aktionen, rückgängig (fragt die anderen), aufgeben, zeichen 1 bis 8, beenden (die Partie bleibt erhalten).
live-left = Die Partie bleibt erhalten. Öffne den Tisch wieder oder komm wieder, um weiterzuspielen.
live-record = Die Partie ist gespeichert in:
live-no-record = Es hat keine Partie begonnen.
live-file-damaged = { $file } ist beschädigt oder von einer anderen Version.
live-file-in-use = Ein anderes laufendes Programm sitzt an diesem Tisch: { $file }.
live-no-table = Kein Tisch hier hat diese Aufzeichnung. Nur das Programm, das einen Tisch geöffnet hat, kann ihn wieder öffnen.
live-no-live-record = { $file } ist nicht die Aufzeichnung einer Partie auf Entfernung.
live-no-free-seat = Für einen Spieler anderswo bleibt kein Platz. Lass einen ohne WER.
live-unknown-player = „{ $who }“ ist weder human noch eine Stufe.
live-no-port = Der Port des Tisches lässt sich nicht öffnen: { $why }
live-no-network-thread = dieses System gibt dem Netz keinen Thread
build-no-network = ein Browser kann keinen Tisch für Spieler anderswo öffnen und keinem beitreten

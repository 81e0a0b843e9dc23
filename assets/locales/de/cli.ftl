# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Befehle, die ausgeben und gehen: replay, verify, doctor.


verify-ok = Die Partie stimmt: { $decisions ->
        [one] { $decisions } Aktion, und sie ist erlaubt
       *[other] { $decisions } Aktionen, alle erlaubt
    }, { $luck ->
        [dice] jeder Würfel aus dem Startwert mit dem SHA-256-Hash { $hash },{" "}
        [mail] Verteilung und Würfel aus den geheimen Zahlen beider Spieler,{" "}
        [start] der erste Spieler aus dem Startwert mit dem SHA-256-Hash { $hash },{" "}
       *[nothing] {""}
    }und die Partie ist zu Ende.
verify-ok-so-far = Die Partie stimmt bis hierher: { $decisions ->
        [one] { $decisions } Aktion, und sie ist erlaubt
       *[other] { $decisions } Aktionen, alle erlaubt
    }{ $luck ->
        [dice] , jeder Würfel aus dem Startwert mit dem SHA-256-Hash { $hash }
        [mail] , Verteilung und Würfel aus den geheimen Zahlen beider Spieler
        [start] , der erste Spieler aus dem Startwert mit dem SHA-256-Hash { $hash }
       *[nothing] {""}
    }. Die Partie ist nicht zu Ende.
replay-seat = { $player }: { $who }
replay-position = Stellung: { $position }
replay-take-backs =
    { $count ->
        [one] { $count } Aktion wurde zurückgenommen.
       *[other] { $count } Aktionen wurden zurückgenommen.
    }
replay-cut = { $file }, Zeile { $line }: Die Datei endet mitten in dieser Zeile und wurde bis dorthin gelesen.
replay-too-far = --at { $at }: Diese Partie hat { $count ->
        [0] keine Aktionen
        [one] nur { $count } Aktion
       *[other] nur { $count } Aktionen
    }.

doctor-program = Holochess { $version }, { $build ->
        [window] mit Fenster
       *[text] ohne Fenster (nur Textbefehle)
    }, { $system }
doctor-graphics = Grafik
doctor-graphics-adapter = { $name } ({ $kind }), Treiber { $driver }, über { $backend }
doctor-graphics-kind =
    { $kind ->
        [discrete] Grafikkarte
        [integrated] eingebaute Grafik
        [virtual] virtuelle Grafik
        [software] zeichnet mit dem Prozessor, langsam
       *[other] von unbekannter Art
    }
doctor-graphics-device = { $name }, Treiber { $driver }
doctor-graphics-none = Keine Grafikkarte kann den Tisch zeichnen.
doctor-vulkan-driver = Vulkan-Treiber: { $name }
doctor-display = Bildschirm
doctor-display-found = { $kind }: { $name }
doctor-display-own = vom System gestellt
doctor-display-none = Hier gibt es keinen Bildschirm. Das Fenster braucht einen; Bilder und Filme nicht.
doctor-sound = Ton
doctor-sound-none = Keine Soundkarte gefunden. Das Spiel bleibt stumm.
doctor-gamepads = Gamepads
doctor-gamepads-none = keine angeschlossen
doctor-gamepads-unknown = das Spiel nennt sie, sobald sie angeschlossen sind
doctor-files = Dateien
doctor-settings = Einstellungen: { $file }
doctor-saves = Gespeicherte Partien: { $file }
doctor-assets = Modelle und Töne: { $file }
doctor-file-new = wird bei Bedarf angelegt
doctor-file-locked = Schreiben nicht möglich: Ändere die Rechte, oder nenne in HOLOCHESS_HOME einen anderen Ordner
doctor-missing = Was fehlt
doctor-missing-nothing = nichts: Alles, was das Spiel braucht, ist da
doctor-missing-library = { $library }, für { $purpose }
doctor-purpose-sound = Ton
doctor-purpose-gamepads = Gamepads
doctor-purpose-keyboard = die Tastatur im Fenster
doctor-purpose-graphics = Grafik
doctor-purpose-window = das Fenster
doctor-install = So wird es installiert: { $command }
doctor-play-in-text = Ohne Fenster: holochess text holochess

part-played = Teil { $part }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
part-checked = Teil { $part }: { $states } Stellungen
part-puzzles = Teil { $part }: { $count } Rätsel

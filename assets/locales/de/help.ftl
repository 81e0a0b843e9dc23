# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Was --help, die Seiten von man und die Vervollständigung sagen. Auf Englisch stehen diese Texte im Programm selbst, als Kommentare der
# Befehle und ihrer Argumente. help-BEFEHL: der Befehl; help-BEFEHL--ARGUMENT: sein Argument, nach seinem langen Namen oder dem seines
# Werts; help--ARGUMENT: dasselbe für alle Befehle, die nichts anderes dazu sagen; .WERT: einer seiner Werte.

# Das Programm, und die Wörter um alles andere herum.
help = Ein holografisches Brettspiel: Kreaturen aus Licht, Würfel und für jeden Kampf eine Szene
    .usage = Aufruf:
    .commands = Befehle:
    .arguments = Argumente:
    .options = Optionen:
    .default = [Standard: { $value }]
    .values = [mögliche Werte: { $value }]
    .listed = Mögliche Werte:
    .one = - { $name }: { $value }

# Was an der Stelle eines Werts steht.
help-value-names =
    .ADDRESS = ADRESSE
    .A = A
    .A-B = A,B
    .ACTION = AKTION
    .ATTACKER = ANGREIFER
    .B = B
    .CLOCK = BEDENKZEIT
    .CODE = KÜRZEL
    .COMMAND = BEFEHL
    .CREATURE = KREATUR
    .DATE = DATUM
    .DEFENDER = VERTEIDIGER
    .DEPTH = TIEFE
    .EVENING = ABEND
    .FILE = DATEI
    .FOLDER = ORDNER
    .GAME = SPIEL
    .ID = ID
    .IP = IP
    .K = K
    .K-N = K/N
    .KEY-VALUE = SCHLÜSSEL=WERT
    .LINE = ZEILE
    .LOW-HIGH = UNTEN,OBEN
    .MATCH = PARTIE
    .N = N
    .NAME = NAME
    .PAGE = SEITE
    .RUNS = ANZAHL
    .S = S
    .SCENE = SZENE
    .SECONDS = SEKUNDEN
    .SHELL = SHELL
    .WHO = WER
    .WxH = BxH

# Argumente, die mehrere Befehle gemeinsam haben.
help--game = Das Spiel
help--handicap = Ein Handicap, das den Vorteil des ersten Zugs ausgleicht (Dejarik): even (gleich) oder pawn (Spieler 1 hat einen Stein weniger)
help--help = Zeigt diese Hilfe
    .brief = Zeigt diese Hilfe (mehr mit --help)
    .long = Zeigt diese Hilfe (kurz mit -h)
help--json = Gibt ein JSON-Objekt aus
help--lang = Die Sprache als Kürzel, wie en; sonst die der Einstellungen oder die des Systems
help--load = Setzt diese Partie fort, in derselben Datei; ein Name ohne Pfad wird auch unter den gespeicherten Partien gesucht. Eine Partie als Textzeile (holochess-match:…) wird dabei gespeichert
help--option = Eine Option des Spiels, wie das Regelbuch sie nennt (auch mehrmals)
help--p1 = Wer Spieler 1 ist: human (ein Mensch) oder eine Stufe (siehe `levels SPIEL`)
help--p2 = Wer Spieler 2 ist; sonst die stärkste Stufe
help--p3 = Wer Spieler 3 ist, wo drei spielen können
help--p4 = Wer Spieler 4 ist
help--p5 = Wer Spieler 5 ist
help--p6 = Wer Spieler 6 ist
help--players = Die Zahl der Spieler, wenn das Spiel mehrere erlaubt
help--position = Die Stellung auf dem Tisch statt einer Verteilung
help--puzzle = Ein Rätsel statt einer Partie: seine ID, wie groi-7, `today` (das des Tages) oder `next` (das nächste) (Holochess, Dejarik)
help--quality = Wie detailliert das Bild ist
    .low = Für Rechner ohne Grafikprozessor
    .medium = Für kleine Grafikchips
    .high = Alles
help--scene = Die Szene: title, table:SPIEL (oder table:SPIEL/SPIELER), replay:DATEI@K (nach K Aktionen; ein Film geht von dort weiter), combat:ANGREIFER,VERTEIDIGER,ERGEBNIS, showcase:KREATUR (oder showcase:KREATUR/BEWEGUNG, mit dem Namen einer Geste, einer Animation oder einer Seite) oder menu:NAME
help--seed = Der Startwert der Verteilung
help--size = Breite und Höhe in Pixeln
help--threads = Wie viele Threads arbeiten, höchstens einer je Kern [Standard: einer je Kern]
help--trace = Schreibt in diese Datei, was auf dem Bildschirm steht, bei jeder Änderung eine Zeile JSON: für Tests, die das Programm steuern
help--variant = Bei einem Tisch der Platz, von dem aus man ihn sieht: 1 bis zur Zahl der Spieler; bei einem Kampf die Inszenierung: 1 bis 4; in der Vitrine die Seite: 1 vorn, 2 links, 3 hinten, 4 rechts
help--version = Zeigt die Version

# Das Fenster.
help-play = Öffnet das Fenster direkt an einem Tisch
help-play--seed = { help-text--seed }

help-showcase = Öffnet die Vitrine der Kreaturen
help-showcase--creature = Die Kreatur auf dem Drehteller

help-lab-measure = Misst das Programm, mit dem gespielt wird
help-lab-measure-startup = Sekunden vom Start bis zum ersten Bild: mit dem Titelbildschirm und zum Vergleich mit einem leeren Fenster derselben Engine
help-lab-measure-startup--runs = Wie oft beide gestartet werden; der Median zählt
help-lab-measure-table = Zeichenaufrufe und Dreiecke des vollen Tisches eines Spiels, in jeder Qualität
help-lab-measure-light = Millisekunden je Bild: der volle Tisch in niedriger Qualität und zum Vergleich dieselbe Szene aus einfachem Material ohne Licht
help-lab-measure-light--runs = Wie oft beide gezeichnet werden; der Median zählt
help-lab-measure-fight = Das langsamste Bild der aufwendigsten Kämpfe und zum Vergleich ein Bild desselben Tisches, auf dem nichts geschieht
help-lab-measure-fight--runs = Wie oft jeder Augenblick gezeichnet wird; das schnellste Mal zählt
help-lab-measure-fight--quality = Nur in dieser Qualität, statt in der niedrigsten und der höchsten
help-lab-measure-frames = Millisekunden je Bild einer Szene auf diesem Rechner, Bild für Bild
help-lab-measure-frames--passes = Zeigt auch, wie lange jeder Durchgang auf der Grafikkarte dauert, alle Ansichten zusammen; das Messen kostet selbst etwas Zeit
help-lab-measure-frames--frames = Wie viele Bilder gezeichnet werden, sechzig für jede Sekunde der Szene
help-lab-measure-processor = Was ein Bild einer Szene den Prozessor kostet und zum Vergleich das einer leeren Szene; braucht keine Grafikkarte
help-lab-measure-processor--frames = Wie viele Bilder je Szene vorbereitet werden, sechzig für jede Sekunde der Szene
help-lab-measure-clips = Spielt jede Animation jeder Kreatur ab und prüft, dass keine in den Tisch sinkt und keine Animation fehlt
help-lab-measure-contact = Wo jeder Schlag jedes Paars von Kreaturen trifft: Abstand zur Haut, Körper ineinander, rutschende Füße
help-lab-measure-contact--attacker = Nur die Angriffe dieser Kreatur statt aller Paare
help-lab-measure-contact--json = Gibt ein JSON-Objekt statt Zeilen aus
help-lab-measure-empty = Öffnet ein leeres Fenster und schließt es nach dem ersten Bild
help-lab-measure-title = Öffnet das Fenster mit dem Titelbildschirm und schließt es nach dem ersten Bild
help-lab-measure-screens = Nennt jeden Bildschirm, den `picture menu:NAME` zeichnet

# Zählen, vergleichen, lösen, lernen.
help-lab = Werkzeuge für alle, die an Holochess mitarbeiten

help-lab-perft = Zählt alle Aktionsfolgen einer bestimmten Länge
help-lab-perft--depth = Wie viele Aktionen tief gezählt wird
help-lab-perft--position = Die Stellung, von der aus gezählt wird (Standard: der Start; wo verteilt wird, die Verteilung in der Reihenfolge des Regelbuchs); - liest viele, eine je Zeile, von der Standardeingabe
help-lab-perft--divide = Eine Zeile je erster Aktion statt einer je Tiefe

help-odds = Die genauen Chancen eines Angriffs in Holochess
help-odds--attacker = Die Kreatur, die angreift
help-odds--defender = Die Kreatur, die angegriffen wird
help-odds--all = Alle 64 Paare

help-duel = Die genaue Chance einer Kreatur, das Duell auf Leben und Tod zu gewinnen
help-duel--a = Die Kreatur, deren Chance angegeben wird
help-duel--b = Die andere Kreatur

help-lab-think = Was ein Computergegner wählen würde und was er sich davon verspricht
help-lab-think--position = Die Stellung, wie das Regelbuch sie schreibt; ohne sie der Start, verteilt nach dem Startwert
help-lab-think--level = Der Computergegner
help-lab-think--time = Höchstens so viele Sekunden, für Computergegner, die vorausrechnen
help-lab-think--nodes = Höchstens so viele Knoten, für Computergegner, die vorausrechnen
help-lab-think--seed = Der Startwert des Computergegners und der Verteilung

help-lab-levels = Die Computergegner eines Spiels, der schwächste zuerst

help-lab-arena = Lässt Computergegner gegeneinander spielen
help-lab-arena--players = Die Stufen der Spieler, so viele, wie an einem Tisch spielen
help-lab-arena--ladder = Jede Stufe spielt gegen die nächstschwächere, bis ein sequenzieller Test entschieden ist, und gegen die übernächste so viele Partien, wie --games angibt; alle bekommen Wertungen
help-lab-arena--step-games = Mit --ladder: höchstens so viele Partien je Paarung, solange ihr Test nicht entschieden ist [Standard: 2000]
help-lab-arena--seats = Mit --ladder: die Zahl der Spieler an einem Tisch; zwei Stufen wechseln sich reihum ab [Standard: 2]
help-lab-arena--out = Mit --ladder: die Datei für die Wertungen; mit --part: die Datei für die gespielten Partien
help-lab-arena--sprt = Hört auf, sobald mit höchstens 5 % Irrtum feststeht, welcher der beiden Werte besser zum Punktanteil des ersten Spielers passt
help-lab-arena--games = Wie viele Partien
help-lab-arena--seed = Der Startwert der ersten Verteilung; die nächsten zählen von dort weiter
help-lab-arena--time = Höchstens so viele Sekunden je Aktion, für Computergegner, die vorausrechnen
help-lab-arena--part = Spielt nur diesen Teil, wie 2/8, und schreibt ihn für `merge`: Jede Verteilung, oder mit --ladder jede Paarung, gehört zu einem Teil
help-lab-arena--no-times = Gibt für Bedenkzeiten 0 an, damit zwei Läufe dieselben Bytes ergeben

help-lab-merge = Verbindet, was die Teile eines Befehls auf vielen Rechnern berechnet haben
help-lab-merge--file = Die Dateien, die die Teile geschrieben haben: alle, in beliebiger Reihenfolge
help-lab-merge--out = Die Datei für das Ergebnis, bei Befehlen, die eines schreiben
help-lab-merge--json = Gibt ein JSON-Objekt aus, bei Befehlen, die das können

help-lab-train = Lernt Stellungen zu bewerten, indem der Computer gegen sich selbst spielt
help-lab-train--out = Die Datei für die Gewichte; DATEI.part daneben bewahrt den Stand zwischen den Durchgängen
help-lab-train--seed = Gleicher Startwert und gleich viele Durchgänge, Partien und Knoten ergeben dieselben Gewichte
help-lab-train--resume = Setzt ein abgebrochenes Training fort, ab dem Stand in DATEI.part
help-lab-train--rounds = Wie viele Durchgänge: In jedem werden Partien mit einer Aktion Vorausschau gespielt, dann wird daraus gelernt
help-lab-train--matches = Wie viele Partien je Durchgang
help-lab-train--finals = Wie viele Durchgänge danach, mit mehr Bedenkzeit und einem Viertel der Partien (holochess)
help-lab-train--nodes = Wie viele Knoten je Aktion in diesen Durchgängen
help-lab-train--from = Beginnt mit diesen Gewichten statt ganz von vorn (holochess)
help-lab-train--part = Spielt nur diesen Teil, wie 2/8, der Partien des nächsten Durchgangs und schreibt ihn für `merge` (holochess)
help-lab-train--state = Mit --part: der Stand zwischen den Durchgängen, von dem aus gespielt wird, wie `merge` ihn hinterlassen hat; ohne ihn beginnt ein neues Training
help-lab-train--of-state = Die Kennung des Stands, von dem ein Teil ausgeht; jeder Teil nennt sie

help-lab-solve = Löst die Endspiele eines Spiels genau und schreibt die Tabelle
help-lab-solve--out = Die Datei für die Tabelle
help-lab-solve--four = Holochess: auch Endspiele mit vier Kreaturen (dauert einige Minuten)
help-lab-solve--check = Dejarik: prüft danach, dass jeder Wert aus den Zügen folgt
help-lab-solve--part = Mit --check: prüft nur diesen Teil der Stellungen, wie 2/8, und schreibt nach --out, was er gefunden hat, für `merge`

help-lab-deals = Findet heraus, wie ausgeglichen jede Verteilung in Holochess ist, und schreibt die Liste, die `deal = even` benutzt
help-lab-deals--out = Die Datei für die Liste oder mit --part für ihren Teil; geschrieben wird erst, wenn alles fertig ist
help-lab-deals--depth = Wie viele Aktionen weit jede Aufstellung vorausgerechnet wird
help-lab-deals--close-depth = Wie viele Aktionen weit die vorausgerechnet werden, die ausgeglichen sein könnten
help-lab-deals--part = Prüft nur diesen Teil der Aufstellungen, wie 2/8, und schreibt ihn für `merge`

help-lab-probe = Der genaue Wert einer gelösten Stellung und jeder Aktion darin
help-lab-probe--position = Die Stellung, wie das Regelbuch sie schreibt
help-lab-probe--table = Eine Tabelle, die `solve` geschrieben hat [Standard: bei Holochess die mitgelieferte; bei Dejarik eine, die einmal gelöst und dann gespeichert wird]

help-lab-puzzles = Stellungen mit einer einzigen richtigen Aktion, aus den gelösten Spielen und Endspielen
help-lab-puzzles--count = Wie viele Rätsel
help-lab-puzzles--depth = Dejarik: nur Siege in genau so vielen Zügen; sonst von jeder Schwierigkeit etwa gleich viele
help-lab-puzzles--seed = Der Startwert der gezogenen Stellungen
help-lab-puzzles--lots = So viele Stellungen werden höchstens gezogen [Standard: 200000 je Rätsel]
help-lab-puzzles--part = Zieht nur diesen Teil der Stellungen, wie 2/8, und schreibt seine Rätsel für `merge`
help-lab-puzzles--out = Mit --part: die Datei für seine Rätsel

# Spielen und lernen im Terminal.
help-puzzles = Rätsel im Terminal: Finde die eine Aktion, die gewinnt oder klar die besten Chancen hat
    .after = --option board=words beschreibt das Brett Zeile für Zeile, ohne Zeichnung, für Screenreader.
help-puzzles--id = Welches Rätsel: seine ID, wie groi-7, `today` (das des Tages) oder `next` (das nächste)
help-text = Spielt eine Partie im Terminal, in schlichtem Text
    .after = --option board=words beschreibt das Brett Zeile für Zeile, ohne Zeichnung, für Screenreader.
help-text--seed = Der Startwert der Verteilung und der Würfel; sonst zufällig
help-text--save = Wo die Partie nach jeder Aktion gespeichert wird
help-text--lesson = Die Lektion des Spiels statt einer Partie: Sie lehrt jede Regel, indem du sie anwendest

help-lesson = Lehrt ein Spiel im Terminal, während du es spielst; ohne SPIEL die Liste der Lektionen
help-lesson--check = Spielt die Lektion in dieser Datei nach ihren eigenen Angaben zu Ende und sagt, was daran nicht stimmt
help-lesson--own = Statt der Lektion des Spiels eine, die jemand anders geschrieben hat: ihr Name
help-lesson--part = Die Nummer des Teils, mit dem die Lektion beginnt

help-day = Die Partie des Tages: gleiche Verteilung, gleiche Würfel und gleicher Gegner für alle
help-day--date = Ein anderer Tag als heute (UTC), wie 2026-11-23
help-day--result = Zeigt das Ergebnis einer beendeten Partie, ohne zu spielen
help-day--check = Prüft ein Ergebnis, indem es dessen Partie noch einmal spielt: Ist jede Aktion erlaubt, folgt jeder Würfel aus dem Datum?

help-open = Öffnet einen Tisch, um online zu spielen, und zeigt die Einladung
help-open--p1 = Wer in diesem Programm als Spieler 1 spielt: human oder eine Stufe; ein Platz ohne WER bleibt für einen Online-Spieler frei
help-open--p2 = Wer in diesem Programm als Spieler 2 spielt: human oder eine Stufe; ein Platz ohne WER bleibt für einen Online-Spieler frei
help-open--p3 = Wer in diesem Programm als Spieler 3 spielt: human oder eine Stufe; ein Platz ohne WER bleibt für einen Online-Spieler frei
help-open--p4 = Wer in diesem Programm als Spieler 4 spielt: human oder eine Stufe; ein Platz ohne WER bleibt für einen Online-Spieler frei
help-open--p5 = Wer in diesem Programm als Spieler 5 spielt: human oder eine Stufe; ein Platz ohne WER bleibt für einen Online-Spieler frei
help-open--p6 = Wer in diesem Programm als Spieler 6 spielt: human oder eine Stufe; ein Platz ohne WER bleibt für einen Online-Spieler frei
help-open--seats = Wie viele Plätze der Tisch hat; sonst zwei
help-open--watchers = Wie viele zuschauen dürfen, höchstens acht; sonst niemand
help-open--clock = Spielt mit Uhr: fischer oder delay, die Minuten für die Partie, die Sekunden pro Zug; sonst ohne Uhr
help-open--relay = Ein Relais, über das die anderen ohne direkten Weg kommen können: seine Adresse, mit seinem Token nach einem #, oder public oder none; sonst das der Einstellungen
help-open--nearby = Zeigt den Tisch allen im selben Netz, solange ein Platz frei ist, gleich was in den Einstellungen steht
help-open--private = Zeigt den Tisch niemandem im selben Netz, gleich was in den Einstellungen steht
help-open--name = Dein Name, wie ihn die anderen sehen; sonst der erste in den Einstellungen
help-open--resume = Öffnet den Tisch dieser Partiedatei wieder; seine Einladung bleibt dieselbe
help-join = Tritt mit der Einladung einem Tisch online bei, auch nach einer Unterbrechung
help-join--line = Die Einladung, eine Datei, in der sie steht, oder nearby:NAME für einen Tisch im selben Netz
help-join--nearby = Listet stattdessen die offenen Tische im selben Netz auf
help-join--as = Wer spielt: human oder eine Stufe
help-join--watch = Schaut zu, statt zu spielen
help-join--name = Dein Name, wie ihn die anderen sehen; sonst der erste in den Einstellungen
help-letter = Setzt eine Online-Partie in Briefen fort, solange der andere Spieler nicht verbunden ist
help-letter--file = Die Partiedatei
help-letter--line = Der Brief des anderen Spielers oder eine Datei, in der er steht; ohne ihn schreibt zuerst, wer dem Tisch beigetreten ist
help-host = Bietet das Spiel für Browser in diesem Netz an, mit dem Relais, über das sie online spielen
help-host--page = Der Ordner der Seite: der aus dem Paket für Browser
help-host--port = Der Port [sonst 8460]
help-host--address = Die Adresse dieses Rechners, unter der die Seite steht; sonst die in seinem Netz
help-mail = Eine Partie per Nachricht: Textzeilen, die du und dein Gegner euch schickt
help-mail-new = Schlägt eine Partie vor und zeigt die Zeile, die du schickst
help-mail-new--name = Dein Name, wie dein Gegner ihn liest; sonst der erste in den Einstellungen
help-mail-accept = Liest eine Zeile von deinem Gegner ein (oder eine Datei oder - für die Standardeingabe): die nächste Nachricht einer Partie oder eine Einladung, die gezeigt wird, bevor du sie annimmst
help-mail-accept--line = Die Zeile oder eine Datei, in der sie steht
help-mail-accept--name = Dein Name, bei einer Einladung; sonst der erste in den Einstellungen
help-mail-accept--yes = Nimmt eine Einladung ohne Rückfrage an
help-mail-move = Spielt Aktionen und zeigt die Zeile, die du schickst, wenn dein Gegner am Zug ist
help-mail-move--match = Die Partie: ihre ID oder deren Anfang
help-mail-move--action = Die Aktionen, in der Schreibweise des Regelbuchs
help-mail-show = Zeigt alle Partien, eine Partie oder den Inhalt einer Zeile
help-mail-show--match = Die Partie oder eine Zeile
help-mail-show--record = Schreibt die Partie in eine neue Datei, für `replay` und `verify`
help-mail-show--json = Zeigt den Inhalt einer Zeile als JSON-Objekt

help-journey = Neun Abende am Tisch, jeder gegen einen anderen Gegner und mit einer Besonderheit
help-journey--evening = Der Abend: 1 bis 9 oder `next` (der nächste); ohne ihn zeigt der Befehl, wie weit du bist

help-profile = Die Spieler hier, mit Statistik aus den gespeicherten Partien
help-profile--name = Der Name des Spielers; ohne ihn alle Spieler

help-rules = Das Regelbuch in kurzen Seiten, jede mit ihrem Brett
help-rules--page = Die Seite: ihr Name oder ein Begriff wie push (Stoß) oder option-deal (Verteilung); ohne Angabe alle Seiten

# Partiedateien, und das Programm selbst.
help-replay = Zeigt eine gespeicherte Partie
help-replay--file = Die Partiedatei oder eine Partie als Textzeile
help-replay--at = Hält nach so vielen Aktionen an
help-replay--analysis = Zeigt, wo die Partie kippte und ob durch Glück oder durch einen Fehler

help-verify = Prüft, ob in einer Partie jede Aktion erlaubt war und jeder Würfel aus ihrem Startwert kam
help-verify--file = Die Partiedatei, eine Partie als Textzeile oder die Ergebniszeile einer Partie des Tages

help-doctor = Was dieser Rechner hat und was ihm fehlt
help-doctor--window = Öffnet statt des Berichts das Fenster und schließt es nach dem ersten Bild

help-completions = Die Befehlsvervollständigung für eine Shell
help-completions--shell = Die Shell

help-man = Alle Befehle als Seiten für `man`
help-man--command = Die Seite dieses Befehls; ohne ihn die des Programms
help-man--texts = Die englischen Texte der Hilfe als Fluent-Datei: die Vorlage für eine weitere Sprache
help-man--out = Schreibt alle Seiten in diesen Ordner

# Bilder und Filme.
help-picture = Zeichnet ein Bild einer Szene in eine Datei, ohne Bildschirm
help-picture--out = Die Datei des Bilds, ein PNG
help-picture--at = Der Augenblick, in Sekunden; sonst der, um den es in der Szene geht
help-picture--json = Gibt als JSON-Objekt aus, wie aufwendig das Bild war

help-lab-sheets = Bildbögen: die Kreaturen von vier Seiten, ihre Umrisse, jede Animation und Kämpfe
help-lab-sheets--out = Der Ordner für die Bögen
help-lab-sheets--only = Nur diese: sides (die Seiten), outlines (die Umrisse), films, fights (die Kämpfe); portraits kommen in einen Ordner je Kreatur, opponents (die Gegner) sind je eine Datei; portraits:savrip und opponents:pip zeichnen ein einzelnes
help-lab-sheets--quality = Wie detailliert die Bilder sind; Filme werden in der niedrigsten Qualität gezeichnet

help-film = Zeichnet viele Bilder einer Szene: als Film oder als nummerierte Bilder
help-film--out = Eine Datei DATEI.mp4 oder DATEI.gif oder ein Ordner für nummerierte Bilder
help-film--fps = Bilder je Sekunde
help-film--from = Ab dieser Sekunde der Szene
help-film--to = Bis zu dieser Sekunde der Szene
help-film--until = Bis so viele Aktionen einer Partie gezeigt sind, statt --to
help-film--progress = Schreibt die Nummer jedes fertigen Bilds, eine je Zeile: für Programme, die auf den Film warten

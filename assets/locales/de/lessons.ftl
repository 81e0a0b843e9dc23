# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Lektionen: eine Nachricht je Teil mit seinem Titel; ihre Attribute sind, was gesagt wird, und die Antworten auf falsche Versuche.

lesson-not-now = Das ist erlaubt, aber hier geht es um etwas anderes. Lies den Text noch einmal, oder frag nach einem Tipp.
lesson-hint = Versuch es mit { $action }.
lesson-dice-arranged = Die Würfel in diesem Schritt sind festgelegt, so wie die Lektion sie braucht. In einer echten Partie sind sie es nie.
lesson-heading = { $game }: eine Lektion von etwa { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
lesson-part = Teil { $number } von { $count }: { $title }
lesson-how-to = Gib eine Aktion ein, etwa { $game ->
        [holochess] o3-i3 (Bewegung), i5xi6 (Angriff) oder >d (Stoß nach d)
       *[other] { $action }
    }, oder: weiter, tipp, brett, aktionen, überspringen (diesen Teil), teile, teil 2, beenden. Dein Fortschritt wird gespeichert.
lesson-go-on = (Eingabe: weiter)
lesson-word-go = weiter los
lesson-word-skip = überspringen ueberspringen auslassen
lesson-word-parts = teile
lesson-word-part = teil
lesson-parts-line = { $number }. { $title }{ $done ->
        [yes] {" "}(fertig)
       *[no] {""}
    }
lesson-no-part = Einen Teil „{ $part }“ gibt es nicht; wähle 1 bis { $count }.
lesson-left = Du hast die Lektion in Teil { $number } („{ $title }“) verlassen. Beim nächsten Mal geht sie dort weiter.
lesson-left-unkept = Du hast die Lektion in Teil { $number } („{ $title }“) verlassen. Dein Fortschritt ließ sich nicht speichern; weiter geht es dort mit: --part { $number }.
lesson-left-elsewhere = Du hast die Lektion in Teil { $number } („{ $title }“) verlassen. Beim nächsten Mal geht sie mit Teil { $next } weiter. Um hier weiterzumachen: --part { $number }.
lesson-over = Lektion geschafft.
lesson-list = { $id }: { $title }, etwa { $minutes } min, { $done } von { $count } Teilen fertig
lesson-what-now = Und jetzt? Versuch es mit { $name }. { $name } { $about }. Los geht es mit: { $command }
lesson-what-now-measured = Und jetzt? Nach deinen bisherigen Partien ist { $name } etwa so stark wie du. { $name } { $about }. Los geht es mit: { $command }
lesson-part-of-what = Gib auch die Lektion an: ein Spiel oder eine eigene Lektion mit --own NAME.
lesson-no-own = In { $folder } gibt es keine Lektion „{ $name }“. { $count ->
        [0] In diesem Ordner ist keine brauchbare Lektion.
       *[other] Zur Wahl stehen: { $known }.
    }
lesson-some-refused = { $count ->
        [one] Eine Datei in { $folder } lässt
       *[other] { $count } Dateien in { $folder } lassen
    } sich nicht als Lektion verwenden; die Liste sagt, warum. Prüfe eine berichtigte Datei mit: holochess lesson --check DATEI
lesson-checked = „{ $title }“ läuft von Anfang bis Ende: { $parts ->
        [one] ein Teil
       *[other] { $parts } Teile
    }, { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }.
lesson-flaw = Die Lektion in { $file } lässt sich nicht verwenden. Zeile { $line }: { $why }
lesson-flaw-name = Die Lektion in { $file } lässt sich nicht verwenden: Ihr Dateiname darf nur aus druckbaren Zeichen bestehen, höchstens { $longest }. Benenne die Datei um.
lesson-flaw-folder = { $folder } enthält mehr als { $most } Lektionen; gelesen werden nur die ersten { $most } nach dem Alphabet.
lesson-flaw-syntax = Das ist keine Lektionsdatei: { $why }.
lesson-flaw-game = Ein Spiel „{ $game }“ gibt es nicht.
lesson-flaw-level = Dieses Spiel hat keine Stufe „{ $level }“; wähle aus: { $known }.
lesson-flaw-empty = Die Lektion hat keine Teile.
lesson-flaw-minutes = „minutes“ muss eine ganze Zahl von 1 bis { $most } sein.
lesson-flaw-id = „{ $part }“ kann nicht die Kennung eines Teils sein: Eine Kennung besteht aus höchstens { $longest } druckbaren Zeichen.
lesson-flaw-twice = Zwei Teile haben die Kennung „{ $part }“; jeder Teil braucht eine eigene.
lesson-flaw-too-many = { $what ->
        [parts] Eine Lektion hat höchstens { $most } Teile.
        [steps] Die Teile einer Lektion haben zusammen höchstens { $most } Schritte.
        [patterns] Ein Schritt hat höchstens { $most } Aktionen, die ihn beenden.
        [tries] Ein Schritt hat höchstens { $most } falsche Versuche.
       *[rolls] Ein Schritt hat höchstens { $most } Würfe.
    }
lesson-flaw-effort = Jede Aktion dieser Lektion durchzuprobieren dauert zu lange. Nimm weniger Sternchen und weniger Aktionen, oder mach zwei Lektionen daraus.
lesson-flaw-language = Die Sprache „{ $language }“ gibt es hier nicht, nur: { $known }.
lesson-flaw-no-words = Die Lektion enthält keine Texte.
lesson-flaw-words = Der Sprache „{ $language }“ fehlt der Text „{ $key }“.
lesson-flaw-long = Der Text „{ $key }“ ist länger als { $longest } Zeichen.
lesson-flaw-table = Diese Stellung lässt sich nicht aufbauen: { $why }.
lesson-flaw-no-position = Der erste Schritt des Teils „{ $part }“ braucht eine Stellung.
lesson-flaw-turn = { $who ->
        [learner] Im Schritt „{ $say }“ soll der Lernende handeln, aber Platz 1 ist nicht am Zug.
       *[opponent] Im Schritt „{ $say }“ soll der Gegner handeln, aber am Zug ist Platz 1 oder keiner.
    }
lesson-flaw-step = Keine erlaubte Aktion beendet den Schritt „{ $say }“.
lesson-flaw-pattern = „{ $pattern }“ ist zu lang: Eine Aktion, die einen Schritt beendet, hat höchstens { $longest } Zeichen und { $stars } Sternchen.
lesson-flaw-pattern-unused = Keine erlaubte Aktion passt zu „{ $pattern }“.
lesson-flaw-idle = Im Schritt „{ $say }“ handelt nicht der Lernende: Entferne darin „wrong“, „otherwise“, „dice“ und „shows“.
lesson-flaw-face = Ein Würfel zeigt 1 bis 6, nicht { $face }.
lesson-flaw-dice-count = Im Schritt „{ $say }“ verlangen die Regeln { $attacker } und { $defender } Würfel für Wurf { $roll }, aber die Lektion legt { $given } und { $against } fest.
lesson-flaw-dice-left = Der Schritt „{ $say }“ legt mehr Würfe fest ({ $arranged }), als er braucht ({ $fallen }).
lesson-flaw-shows = Eine Aktion, die den Schritt „{ $say }“ beendet, zeigt nicht, was „shows“ verlangt.
lesson-flaw-try-unreadable = „{ $action }“ folgt nicht der Notation dieses Spiels; die Antwort darauf würde nie gezeigt.
lesson-flaw-try-ends = „{ $action }“ beendet den Schritt und kann also kein falscher Versuch sein.
lesson-flaw-try-legal = „{ $action }“ ist erlaubt: Gib mit „why“ an, was daran falsch ist.
lesson-flaw-try-written = Die Antwort auf „{ $action }“ wird nie gezeigt: Das Spiel schreibt diese Aktion als { $written }.
lesson-resumed = Die Lektion geht mit Teil { $number } weiter; { $count ->
        [0] kein Teil ist
        [one] ein Teil ist
       *[other] { $count } Teile sind
    } fertig.
lesson-you-play = Du: { $action }

lesson-holochess-walk = Bewegen
    .welcome = Willkommen am Tisch. Deine Kreaturen stehen dir am nächsten, Pips gegenüber. Vernichte alle vier deines Gegners, und du gewinnst; hier beginnt ihr mit je zweien. Ich bin Oln, und ich habe es nicht eilig.
    .strider = Eine Kreatur geht genau so viele Felder, wie ihre Bewegung angibt, nicht weniger: den Ring entlang, von Ring zu Ring oder über die Mitte. Nie diagonal, nie durch eine andere Kreatur; aber der Weg darf Bogen machen, darum leuchten auch nahe Felder auf. Der Strider auf o3 hat Bewegung 3: Zieh mit ihm irgendwohin.
    .strider-first = Der Houjix kommt schon noch dran. Zuerst der Strider, bitte, von o3.
    .houjix = Das war eine Aktion. Ein Zug hat zwei, und du musst beide nutzen, mit derselben Kreatur oder mit zwei verschiedenen. Der Houjix auf o5 hat Bewegung 1: Zieh mit ihm ein Feld weit.
    .other-piece = Eine Kreatur darf auch beide Aktionen ausführen. Aber überlass diese dem Houjix auf o5.
    .turn = Nach zwei Aktionen endet der Zug von selbst. Merk dir: Eine Kreatur geht genau so weit, wie ihre Bewegung angibt. Eine schnelle kommt nicht immer dort zum Stehen, wo du sie haben willst.
lesson-holochess-attack = Angriff: vier Ergebnisse
    .near = Angreifen kannst du nur Nachbarn, also geh erst nah heran: Zieh mit deinem Savrip (Bewegung 2) von o4 auf ein Feld neben dem Ghhhk auf i6.
    .not-near = Ein schöner Spaziergang, aber dort ist der Ghhhk kein Nachbar. Neben i6 liegen i5, i7, o6 und die Mitte, d.
    .kill = Jetzt greif i6 an. Dein Savrip wirft 6 Angriffswürfel, der Ghhhk 3 Abwehrwürfel, und die Summen werden verglichen. Diese Würfel habe ich zurechtgelegt.
    .attack-now = Das kann warten. Jetzt greif i6 an.
    .killed = 20 gegen 12: Du liegst um 8 vorn. Ab 7 ist der Verteidiger vernichtet. Dein Savrip bleibt, wo er ist.
    .push = Derselbe Angriff noch einmal, mit anderen Würfeln. Greif i6 an.
    .push-where = 17 gegen 14: Du liegst um 3 vorn. Bei 1 bis 6 wird der Verteidiger gestoßen, und du wählst ein freies Nachbarfeld für ihn. Wohin?
    .counter-push = Jetzt ein Verteidiger, der sich schwer bewegen lässt: Der Ng’ok wehrt sich mit 8 Würfeln. Greif i6 trotzdem an.
    .counter-push-where = 15 gegen 17: Dir fehlen 2. Bei 0 bis −6 wird deine eigene Kreatur gestoßen, und ich wähle, wohin. Ab mit dir!
    .counter-kill = Einer noch, und der tut weh. Dein K’lor’slug greift mit 7 Würfeln gegen 8 an. Greif i6 an.
    .four = 12 zu wenig: Bei −7 oder weniger ist der Angreifer vernichtet. Das sind also die vier Ergebnisse. 7 oder mehr: Du vernichtest den Verteidiger. 1 bis 6: Du stößt ihn. 0 bis −6: Du wirst gestoßen. −7 oder weniger: Du wirst vernichtet. Die Chancen siehst du vor jedem Angriff.
lesson-holochess-push = Ein Stoß ist eine Waffe
    .idea = Der K’lor’slug schlägt hart zu, wehrt sich aber mit nur 3 Würfeln. Dein Molator auf o5 würde ihn vernichten, erreicht ihn aber nicht. Also stoß ihn zu deinem Molator hin: Greif i4 mit dem Savrip an.
    .savrip-first = Der Savrip auf i3 geht vor: Er greift i4 an.
    .where = Gestoßen. Jetzt stell ihn neben deinen Molator auf o5.
    .out-of-reach = Dort steht er nicht neben deinem Molator. Wähle ein Feld, das an ihn grenzt.
    .strike = Und da steht er. Eine Aktion hast du noch: Greif ihn mit dem Molator an.
    .molator-now = Der Molator wartet. Greif mit ihm an.
    .done = Ein Schlag, der ihn versetzt, und einer, der ihn erledigt. Ein Stoß kann auch einen Weg öffnen, eine Deckung sprengen oder eine Kreatur weit wegschicken.
lesson-holochess-counter = Den Spieß umdrehen
    .look = Ein guter Verteidiger ist eine Falle. Dein Ng’ok auf i5 hat 8 Abwehrwürfel; dein Molator wartet auf o7. Pip kann nicht widerstehen.
    .attacked = Sieben Würfel! Erst hauen, heißt es.
    .where = 15 gegen 17. Zu wenig: Pips K’lor’slug wird gestoßen, und du wählst, wohin. Stell ihn neben deinen Molator auf o7.
    .out-of-reach = Dort erreicht ihn dein Molator nicht. Wähle ein Feld neben o7.
    .strike = Du bist dran. Greif ihn mit dem Molator an.
    .molator-now = Zuerst der Molator: Greif den K’lor’slug an.
    .done = Das war eine Falle: ein guter Verteidiger, daneben ein guter Angreifer. Wer zu wenig würfelt, geht, wohin du willst.
lesson-holochess-duel = Duell auf Leben und Tod
    .last = Du hast eine Kreatur, Pip hat zwei. Vernichte den Ghhhk auf i4, und es steht eins gegen eins.
    .ghhhk-first = Zuerst der Ghhhk auf i4: Greif ihn an.
    .won = Mit je einer Kreatur gingen beide in die Mitte und würfelten mit ihrem höheren Wert, Angriff oder Abwehr, immer wieder, bis eine um 7 vorn lag. Erst 18 gegen 20: noch nichts entschieden. Dann 22 gegen 14: Du gewinnst. In einem Duell gibt es nichts zu entscheiden; also geh mit vielen Würfeln hinein.
lesson-holochess-quiet = Die Ruheuhr
    .clock = Angreifen musst du nie. Aber nach 20 Zügen hintereinander ohne Angriff, deine und Pips zusammengezählt, wird die Partie entschieden; hier, damit es schneller geht, nach 2. Du hast zwei Kreaturen, Pip hat eine. Zieh mit einer von deinen.
    .again = Und noch einmal: Du musst in jedem Zug beide Aktionen nutzen.
    .theirs = Ich greife auch nicht an!
    .theirs-again = Immer im Kreis herum…
    .points = Die Ruheuhr ist abgelaufen. Es gewinnt die Seite mit mehr Kreaturen; sind es gleich viele, die mit der höheren Summe aus Angriff und Abwehr; ist auch die gleich, ist es remis. Liegst du zurück, greif rechtzeitig an. Mehr gibt es nicht zu wissen. Der Rest ist Mut.

lesson-groi-first = Das Brett und der erste Zug
    .board = Vier Steine je Seite, gezogen wird abwechselnd, keine Würfel. Deine stehen dir am nächsten, und du beginnst. Der Außenring ist das Zuhause; dort und in der Mitte ist ein Stein sicher. Auf dem Innenring kann er entfernt werden.
    .straight = Im ersten Zug jedes Spielers ist nur der gerade Ausgang erlaubt: vom Außenring auf das Innenfeld mit derselben Zahl. Zieh einen Stein heraus.
    .not-centre = Die Mitte kommt später. Zieh geradeaus heraus, auf den Innenring.
    .theirs = Ich komme auch heraus.
lesson-groi-exits = Ausgänge
    .round = Vom zweiten Zug an darf ein Ausgang auch diagonal sein: ein oder zwei Felder weiter auf dem Innenring, wenn jedes Feld auf dem Weg frei ist. Zieh diagonal heraus: Von o5 erreichst du i6 oder i7.
    .straight = Das ist wieder der gerade Ausgang. Zieh diagonal: nach i6 oder i7 zum Beispiel.
    .round-please = Nicht den: Zieh diagonal heraus, von o5 nach i6 zum Beispiel.

lesson-dejarik-home = Nach Hause
    .back = Ein Stein auf dem Innenring hat nur einen Zug: nach Hause, auf das Außenfeld hinter ihm. Bring i3 nach Hause.
    .this-one = Nicht den: Bring den Stein auf i3 nach Hause.
    .safe = Wieder sicher. Herauskommen und heimgehen kostet zwei Züge, also komm nicht umsonst heraus.
lesson-dejarik-centre = Durch die Mitte
    .in = Vom Außenring zieht ein Stein geradeaus in die Mitte, d, über das Innenfeld mit derselben Zahl, wenn es frei ist. Probier es aus.
    .to-the-centre = In die Mitte, bitte: von o2 nach d zum Beispiel.
    .theirs = Gemütlich da drin?
    .out = Aus der Mitte zieht ein Stein auf jedes freie Außenfeld, dessen Innenfeld auch frei ist. In zwei Zügen kann er auf der anderen Seite sein. Geh hinaus.
    .from-the-centre = Nicht den: Zieh den Stein auf d.
lesson-dejarik-removal = Entfernen
    .kill = Ein Diagonalausgang entfernt den gegnerischen Stein auf dem nächsten Feld in seiner Richtung; dein Stein bleibt davor stehen. Auf i7 steht ein gegnerischer Stein. Zieh von o5 so heraus, dass du direkt vor ihm landest.
    .straight = Ein gerader Ausgang entfernt nichts: Er bewegt sich nicht den Ring entlang.
    .this-way = Lande auf i6, diagonal von o5: Dann ist i7 das nächste Feld in deiner Richtung.
    .two = Er ist weg. Entfernst du zwei gegnerische Steine, gewinnst du das Spiel: 2 Punkte.
lesson-dejarik-boost = Schwung
    .boost = Landet ein Diagonalausgang vor einem eigenen Stein zu Hause, gibt der ihm Schwung: zwei Felder weiter, wenn beide frei sind. Angenommen, du ziehst von o1 nach i2: Hinter i2 steht dein Stein auf o2. Wo kommst du an? Zieh von o1 nach i4. Oder finde den Stein, der zweimal Schwung bekommt.
    .not-boosted = Da gibt es keinen Schwung. Versuch o1 nach i4 oder o2 nach i7.
    .must = Schwung ist Pflicht. Ein eigener Stein zu Hause kann dich also auch dorthin tragen, wohin du nicht wolltest.

lesson-groi-line = Reihen
    .four = Vier deiner Steine nebeneinander auf dem Innenring gewinnen das Spiel: 3 Punkte. Deine stehen auf i1, i2 und i3. Mach die Reihe voll.
    .gap = So bleibt eine Lücke auf i4.
    .points = Drei Punkte. Drei in einer Reihe bringen 1 Punkt, aber nur, wenn du bloß noch drei Steine hast. Bei der dritten gleichen Stellung endet das Spiel remis. Eine Partie geht bis 12 Punkte.

lesson-revised-exits = Das Brett und die Ausgänge
    .board = Vier Steine je Seite, gezogen wird abwechselnd, keine Würfel. Deine stehen dir am nächsten, und du beginnst. Der Außenring ist das Zuhause; dort und in der Mitte ist ein Stein sicher. Auf dem Innenring kann er entfernt werden.
    .round = Ein Ausgang führt geradeaus, vom Außenring auf das Innenfeld mit derselben Zahl, oder diagonal, ein oder zwei Felder weiter herum, nach beiden Seiten, wenn jedes Feld auf dem Weg frei ist. Zieh einen Stein heraus.
    .not-centre = Die Mitte kommt später. Zieh heraus auf den Innenring.
    .theirs = Ich komme auch heraus.
lesson-revised-line = Reihen
    .three = Drei deiner Steine nebeneinander auf dem Innenring bringen 1 Punkt, vier bringen 3. Deine stehen auf i1 und i2. Mach drei daraus.
    .gap = So bleibt eine Lücke auf i3.
    .points = Ein Punkt. Vier hätten drei gebracht; überleg also, ob Warten sich lohnt. Bei der dritten gleichen Stellung endet das Spiel remis.

lesson-demeter-slide = Zuhause: gleiten
    .board = Jeder hat acht Steine. Dein Lager ist die Hälfte mit den Spalten e bis h. Bring einen Stein auf eines der beiden Zielfelder des anderen Lagers, a4 oder a5, und du gewinnst.
    .slide = Im eigenen Lager gleitet ein Stein beliebig weit durch eine Reihe oder Spalte: nicht über Steine, nicht über die Mittellinie, nicht auf deine eigenen Zielfelder. Lass einen Stein gleiten.
lesson-demeter-jump = Sprünge und Ketten
    .jump = Springen kann ein Stein überall: über einen benachbarten Stein der eigenen Farbe, in eine von acht Richtungen, auf das freie Feld direkt dahinter. Sprünge dürfen über die Mitte gehen. Spring mit dem Stein auf f4 über e4.
    .over = Spring mit dem Stein auf f4 über e4: Er landet auf d4.
    .chain = Auf einen Sprung kann ein weiterer folgen: von g6 über f5, dann über d4. Mach es in einem Zug.
    .further = Das ist der erste Sprung. Du darfst dort anhalten; aber diesmal geh weiter, über d4.
    .this-one = Nicht den: Spring mit dem Stein auf g6, über f5 und über d4.
lesson-demeter-away = Fern der Heimat
    .away = Im anderen Lager kann ein Stein nur springen. Dein Stein auf c4 hat keinen Stein neben sich. Versuch ihn zu ziehen, oder zieh einen anderen.
    .stranded = Ein Stein, der allein vorausgelaufen ist, sitzt dort fest, bis Hilfe kommt. Geschlagen wird nie; was zählt, ist die Brücke.
lesson-demeter-goal = Ins Ziel
    .goal = Deine Brücke steht: f5, d4, b3, a3. Bring g6 bis auf das Zielfeld a4.
    .almost = So knapp! Die Kette geht weiter: über a3 nach a4.
    .won = Ein Stein auf einem Zielfeld: Die Partie gehört dir. Gib auf deine eigenen Zielfelder, h4 und h5, genauso acht.

lesson-chinese-step = Schritt und Sprung
    .board = Jeder hat zehn Steine. Deine stehen im Dreieck, das dir am nächsten ist; füll vor allen anderen das Dreieck gegenüber damit. Nichts wird je entfernt.
    .step = Ein Stein je Zug. Er darf einen Schritt in ein freies Nachbarloch gehen. Geh einen Schritt mit einem Stein aus Reihe d.
    .one-step = Das ist ein Sprung, und der kommt gleich. Zuerst ein Schritt: von Reihe d nach Reihe e.
    .theirs = Wer zuerst da ist, mahlt zuerst!
    .hop = Oder er springt über einen benachbarten Stein, egal, wem er gehört, in das freie Loch direkt dahinter. Spring mit einem Stein aus Reihe c über Reihe d.
    .over-one = Das ist ein Schritt. Spring aus Reihe c über einen Stein in Reihe d.
lesson-chinese-chain = Ketten
    .chain = Auf einen Sprung kann ein weiterer folgen, solange ein Stein da ist, über den es geht. Von d1 über e6, dann über g6: Mach es in einem Zug.
    .further = Das ist der erste Sprung. Du darfst dort anhalten; aber diesmal geh weiter, über g6.
    .this-one = Nicht den: Spring mit dem Stein auf d1, über e6 und über g6, nach h6.
    .ladder = Vier Reihen in einem Zug. Bau Leitern für deine letzten Steine, und nutz die der anderen.
lesson-chinese-target = Das Ziel
    .swap = Ein fremder Stein sitzt in deinem Zieldreieck? Wo du auf ihm landen würdest, darfst du mit ihm die Plätze tauschen. Dein Stein auf m6 steht am Rand: Tausch ihn mit dem auf n1.
    .change-places = Nicht den: Tausch den Stein auf m6 mit dem auf n1.
    .home = Der andere Stein ging dorthin, woher deiner kam. Ein Stein im Ziel bleibt im Ziel. Sitzen drei oder mehr am Tisch, endet kein Zug in den Dreiecken der anderen.
lesson-groi-three = Drei in Reihe
    .three = Hast du nur noch drei Steine, bringt eine Reihe aus diesen dreien 1 Punkt. Mehr hast du nicht: Mach die Reihe voll.
    .gap = So bleibt eine Lücke auf i3.
    .why = Ein Punkt, mit den letzten dreien. Mit vier Steinen bringen drei in einer Reihe nach diesen Regeln nichts; wer einen Stein verloren hat, hat also noch etwas zu gewinnen.
lesson-dejarik-repetition = Stellungswiederholung
    .home = Sieh dir die Stellung an: Sie kommt zum ersten Mal vor. Bring den Stein auf i5 nach Hause.
    .this-one = Nicht den: Bring den Stein auf i5 nach Hause.
    .theirs = Dann gehe ich auch nach Hause.
    .out = Und gleich wieder heraus, nach i5.
    .straight = Geradeaus heraus, von o5 nach i5.
    .second = Wieder draußen. Das ist dieselbe Stellung zum zweiten Mal.
    .once-more = Noch einmal dasselbe: Bring i5 nach Hause.
    .theirs-again = Wie du willst.
    .out-again = Und wieder heraus, nach i5.
    .third = Und zum dritten Mal.
    .drawn = Dieselbe Stellung, dieselbe Seite am Zug, zum dritten Mal: Das Spiel endet remis. In Dejarik Klassisch bekommt jeder Spieler einen Punkt, in Dejarik Revidiert keiner. Stehst du besser, lass es nicht so weit kommen.
lesson-dejarik-match = Eine Partie um Punkte
    .four = Eine Partie um Punkte ist eine Serie von Spielen; wer zuerst 12 Punkte hat, gewinnt sie. Mach die Reihe voll: Sie bringt 3 Punkte.
    .gap = So bleibt eine Lücke auf i3.
    .next = Drei Punkte gehören dir. Das nächste Spiel hat schon begonnen, mit getauschten Seiten: Wer eben begann, zieht jetzt nach.
    .won = Die Punkte der Spiele werden zusammengezählt: 3 für eine Reihe aus vier, 2 für zwei entfernte Steine, 1 für eine Reihe aus drei. Eine Partie kann auch um Credits gehen oder ein einzelnes Spiel sein: Das wählst du, bevor sie beginnt.
lesson-chinese-triangles = Wo kein Stein bleiben darf
    .home = Dein Stein auf n2 ist angekommen, im Dreieck gegenüber. Er verlässt es nie wieder: Jeder seiner Züge bleibt in diesem Dreieck. Versuch ihn herauszubringen, oder zieh ihn innen weiter.
    .this-one = Nicht den: Zieh den Stein auf n2 innerhalb seines Dreiecks.
    .foreign = Jetzt spielen drei. Jeder hat einen Start und ein Ziel; hier gehören alle Dreiecke, die nicht deine sind, einem anderen Spieler. In keinem davon darf dein Stein seinen Zug beenden, also auch nicht auf j1. Zieh den Stein auf j2 woandershin.
    .that-one = Nicht den: Zieh den Stein auf j2.
    .through = Durch so ein Dreieck hindurchzuspringen ist erlaubt, solange der Zug nicht darin endet. Und bei nur zwei Spielern gehören die vier Dreiecke an den Seiten keinem: Dort darf ein Stein bleiben.

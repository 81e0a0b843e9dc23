# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Profile, Medaillen und die Reise der neun Abende.

profile-none = Hier wurde noch keine Partie gespielt.
profile-nobody = Hier gibt es keinen Spieler mit dem Namen „{ $name }“. Alle Spieler zeigt: holochess profile
profile-nameless = Ohne Namen
profile-people = andere Spieler
profile-score = { $what }: { $won } gewonnen, { $drawn } remis, { $lost } verloren
profile-seat = als Spieler { $player }
profile-duels = Duelle
profile-attacks = { $count ->
        [one] { $count } Angriff
       *[other] { $count } Angriffe
    }: { $kills ->
        [one] { $kills } Vernichtung
       *[other] { $kills } Vernichtungen
    } ({ $share }), { $pushes ->
        [one] { $pushes } Stoß
       *[other] { $pushes } Stöße
    }, { $counterPushes ->
        [one] { $counterPushes } Gegenstoß
       *[other] { $counterPushes } Gegenstöße
    }, { $counterKills ->
        [one] { $counterKills } Gegenvernichtung
       *[other] { $counterKills } Gegenvernichtungen
    }
profile-attacked = { $count ->
        [one] einmal angegriffen
       *[other] { $count }-mal angegriffen
    }: { $kills ->
        [one] { $kills } Vernichtung
       *[other] { $kills } Vernichtungen
    } ({ $share }), { $pushes ->
        [one] { $pushes } Stoß
       *[other] { $pushes } Stöße
    }, { $counterPushes ->
        [one] { $counterPushes } Gegenstoß
       *[other] { $counterPushes } Gegenstöße
    }, { $counterKills ->
        [one] { $counterKills } Gegenvernichtung
       *[other] { $counterKills } Gegenvernichtungen
    }
profile-luck = Zu erwarten waren { $worth } vernichtete Kreaturen; das Würfelglück: { $luck }.
profile-creature = { $creature }: { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }, { $won } gewonnen; { $kills ->
        [one] { $kills } Vernichtung
       *[other] { $kills } Vernichtungen
    }, { $deaths ->
        [one] einmal vernichtet
       *[other] { $deaths }-mal vernichtet
    }
profile-medal = { $medal }{ $times ->
        [one] {""}
       *[other] {" "}× { $times }
    }: { $about }
profile-strength = Wertung in { $game }: { $rating } ± { $deviation }
profile-unreadable = { $count ->
        [one] Eine Datei war nicht zu lesen:
       *[other] { $count } Dateien waren nicht zu lesen:
    }
profile-unreadable-more = und { $count } weitere

medal-first-win = Erstes Blut
    .about = Gewinne deine erste Partie.
medal-whole = Niemand bleibt zurück
    .about = Gewinne eine Partie, ohne eine Kreatur zu verlieren.
medal-comeback = Eine gegen drei
    .about = Gewinne eine Partie, in der du nur noch eine Kreatur gegen mindestens drei hattest.
medal-duellist = Auf Leben und Tod
    .about = Gewinne eine Partie im Duell auf Leben und Tod.
medal-outlasted = Langer Atem
    .about = Gewinne eine Partie, wenn die Ruheuhr abläuft.
medal-against-the-dice = Den Würfeln zum Trotz
    .about = Gewinne, obwohl dich die Würfel mindestens eine Kreatur mehr gekostet als eingebracht haben.
medal-five-tables = Fünf Tische
    .about = Gewinne in jedem der fünf Spiele.
medal-summit = Der Gipfel
    .about = Schlage den stärksten Gegner eines Spiels.

journey-line = { $id }. { $title }, gegen { $name }{ $state ->
        [won] {" "}(gewonnen)
        [played] {" "}(gespielt)
       *[open] {""}
    }
journey-how-to = Mit holochess journey 1 spielst du den ersten Abend, mit holochess journey next den nächsten. Die Reihenfolge ist dir überlassen.
journey-no-evening = Es gibt keinen Abend „{ $id }“. Gib eine Zahl von 1 bis { $count } an, oder next.
journey-won = { $won } von { $count } Abenden gewonnen.
journey-1 = Ein freier Stuhl
    .twist = Holochess; Pip hat nur drei Kreaturen. Du beginnst.
    .before = Sitzt hier jemand? Nein? Ich meine: bitte sehr. Ich kann es erst seit letzter Woche, und eine von meinen ist noch zu Hause. Sei nicht zu streng mit mir.
    .won = Du hast das schon mal gespielt! Nicht? Setz dich morgen zu Borak. Aber mit dem Rücken zur Wand.
    .drawn = Keiner hat gewonnen? Darf man das? Dann habe ich ja nicht verloren! Noch mal?
    .lost = Ich habe gewonnen? Ich habe gewonnen! Das glaubt mir keiner. Noch mal?
journey-2 = Zehn Züge Frieden
    .twist = Holochess mit einer Ruheuhr von zehn Zügen: Greif an, bevor sie abläuft.
    .before = Gegen Pip haben sie dich gewinnen lassen, höre ich. Hier läuft keiner weg: zehn ruhige Züge, dann ist Schluss. So mag ich das.
    .won = Hm. Du schlägst zurück. Die meisten ducken sich nur.
    .drawn = Remis. Da haben zwei zu lange geschaut.
    .lost = Erst schlagen. Dann schauen. Du hast zu lange geschaut.
journey-3 = Ohne Würfel
    .twist = Dejarik Klassisch, ein Spiel.
    .before = Heute keine Würfel. Wer hier verliert, kann keinem die Schuld geben. Du beginnst.
    .won = Die Reihe habe ich nicht gesehen. Ich mag es nicht, wenn ich eine Reihe nicht sehe.
    .drawn = Keiner hatte etwas zu holen. So geht es den Vorsichtigen.
    .lost = Es stand da, also nahm ich es. Nimm es nicht persönlich.
journey-4 = Die Mauer
    .twist = Holochess: Du hast die Krallen, Sull die Panzer. Du beginnst.
    .before = Du siehst, was vor mir steht. Nimm dir Zeit, ich nehme mir meine. Die Meinen sterben nicht leicht.
    .won = Du hast mich herausgelockt. Andere hat das eine ganze Nacht gekostet.
    .drawn = Du kamst nicht herein, ich kam nicht heraus. Ich hatte schon schlechtere Abende.
    .lost = Wer wartet, lebt. Du bist gegen eine Mauer gerannt, und die Mauer steht noch.
journey-5 = Eine Brücke aus Licht
    .twist = Déméter: ein Stein auf einem Zielfeld. Du beginnst.
    .before = Du zuerst! Doch, wirklich. Je weiter du herauskommst, desto schneller bin ich durch.
    .won = Direkt vor meiner Nase hast du sie gebaut. Ich sah nach vorn, wie immer.
    .drawn = Keiner durch? Dann ist einer von uns nicht weit genug vorgegangen. Ich weiß auch, wer.
    .lost = Vorwärts ist immer richtig. Siehst du?
journey-6 = Wo stehst du?
    .twist = Holochess, eine Kreatur jeder Klasse auf jeder Seite, und beide Seiten stellen selbst auf.
    .before = Stell sie hin, wo du willst. Nein, wirklich: wo du willst. Ich stelle meine dann mit Vergnügen daneben.
    .won = Ein Trick, den ich nicht kannte. Zeigst du ihn mir noch mal? Langsam?
    .drawn = Und keiner kam dem anderen auf den Trick. Dann haben beide ihren noch!
    .lost = Du hast da gestanden? Jetzt nicht mehr.
journey-7 = Einmal quer hinüber
    .twist = Sternhalma zu zweit.
    .before = Siehst du die Ecke da? Bis du gepackt hast, bin ich drüben. Wer zuerst kommt, sitzt zuerst!
    .won = Alle auf einmal? Wer geht denn mit allen auf einmal?
    .drawn = Keiner zuerst da? Dann bleibt die Ecke leer. Schade um die Ecke.
    .lost = Die Hälfte meiner Leute kam mit, und das war genug.
journey-8 = Drei gegen vier
    .twist = Holochess: drei von dir gegen vier von Varra. Du beginnst.
    .before = Eine weniger, dafür die besseren. So hat man es mir einmal hingestellt. An dem Abend habe ich verloren. Zeig mir, wie es geht.
    .won = Es ging also doch. Gut. Jahrelang habe ich darüber nachgedacht.
    .drawn = Drei haben gegen vier gehalten. Mehr, als mir an jenem Abend gelang.
    .lost = Da hilft nichts: eine Wunde für ein Leben, und ich hatte eines mehr zu geben.
journey-9 = Der letzte Stuhl
    .twist = Holochess, alles auf einmal: eine Kreatur jeder Klasse auf jeder Seite, beide Seiten stellen selbst auf, und eine Ruheuhr von zehn Zügen.
    .before = Ich weiß, wie du spielst. An jedem Tisch auf deinem Weg hat man davon erzählt. Es ist alles nur Rechnen, aber setz dich trotzdem.
    .won = Ich bin es noch einmal durchgegangen. Es war kein Fehler darin. Der Stuhl ist heute Abend deiner.
    .drawn = Gleichauf bis zum letzten Zug. Das hatte ich nicht berechnet. Setz dich noch einmal.
    .lost = Es war knapper, als die Zahlen sagen. Komm wieder; ich bin hier.
profile-medal-since = Verdient am { $date }.

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Gegner, die der Computer spielt: ein Name, und was von ihnen zu erwarten ist. Die Sätze beginnen mit dem Zeitwort: davor steht der Name.

level-random = Wirrkopf
    .about = ist ein Übungsgegner, der irgendeine erlaubte Aktion spielt
    .temper = Alles kann passieren.
level-greedy = Vielfraß
    .about = ist ein Übungsgegner, der das Beste aus dem eigenen Zug holt und nicht weiter schaut
    .temper = Was ich kriegen kann, nehme ich.
level-pip = Pip
    .about = sieht, was auf dem Tisch liegt, und die Hälfte dessen, was damit ginge
    .temper = War das jetzt richtig?
level-borak = Borak
    .about = haut auf alles, was nah ist, und denkt später; lässt den Rücken ungedeckt
    .temper = Erst hauen. Dann schauen.
level-sull = Sull
    .about = bleibt außer Reichweite, auch wo es etwas zu holen gäbe
    .temper = Wer wartet, lebt.
level-nix = Nix
    .about = stößt, täuscht und nimmt die Mitte; verheddert sich in den eigenen Tricks
    .temper = Da hast du gestanden? Jetzt nicht mehr.
level-varra = Varra
    .about = geht mit Augenmaß voran und opfert etwas für einen guten Schlag
    .temper = Eine Wunde für eine Beute: gern.
level-oln = Oln
    .about = weiß, was eine Stellung wert ist, und hält seine Kreaturen beisammen; übersieht ab und zu einen Weg
    .temper = Du bist dran. Ich habe Zeit.
level-iru = Iru
    .about = blickt am weitesten und will nichts als gewinnen
    .temper = Es ist nur Rechnen.

# Die Stammgäste der Spiele ohne Würfel.

level-keff = Keff
    .about = kommt sofort heraus und entfernt, was davor steht; übersieht den langen Weg außen herum
    .temper = Stand da. Hab ich genommen.
level-mirra = Mirra
    .about = bleibt zu Hause, solange es geht, und schaut drei Züge voraus
    .temper = Die Tür bleibt zu, bis ich weiß, wer klopft.
level-ossa = Ossa
    .about = geht jeden Zug durch, und dann jeden von dir
    .temper = Hier war ich schon einmal. Du auch.
level-thale = Thale
    .about = spielt perfekt; du gewinnst nur aus einer Stellung, die schon gewonnen ist
    .temper = Nichts hier, was ich nicht schon gesehen habe.
level-lumo = Lumo
    .about = geht mit allem vorwärts, was gehen kann, und sieht nicht, wo eine Sprungkette endet
    .temper = Vorwärts ist immer richtig, oder?
level-brin = Brin
    .about = liebt lange Ketten und staunt über die der anderen
    .temper = Ein Sprung ist ein Schritt. Vier sind ein Lied.
level-sefa = Sefa
    .about = baut in aller Stille und öffnet den Weg, sobald er da ist
    .temper = Du siehst es, wenn es steht.
level-noor = Noor
    .about = sieht einen erzwungenen Sieg viele Züge voraus und wartet, bis es einen gibt
    .temper = Vor drei Zügen war es vorbei.
level-wim = Wim
    .about = läuft mit ein paar Steinen vor und lässt die anderen zu Hause
    .temper = Wer zuerst da ist, mahlt zuerst!
level-hanno = Hanno
    .about = hält die eigenen Leute beisammen und kümmert sich nicht um fremde
    .temper = Alle kommen an, oder keiner.
level-quill = Quill
    .about = zählt jeden Sprung: die eigenen und die des Spielers kurz vor dem Ziel
    .temper = Deine Leiter ist meine Leiter.
level-talo = Talo
    .about = schaut zu, bis die Heere aneinander vorbei sind, und zählt dann den Rest bis aufs letzte Loch
    .temper = Ich bin längst zu Hause. Die Steine kommen nur noch nach.

# Wie ein Gegner gern spielt.

style-aggressive = aggressiv
style-careful = vorsichtig
style-trickster = trickreich
style-plain = neutral

# Wie stark ein Gegner ist, in einem Wort, und wo es steht: neben der Wertung, im Textmodus und in der Liste der Stufen.

tier-practice = Übung
tier-beginner = Anfänger
tier-casual = Amateur
tier-skilled = Könner
tier-expert = Experte
tier-master = Meister
tier-perfect = Perfekt
level-tier-rating = { $tier } · { $rating }
level-with-tier = { $name } ({ $tier })
level-tier-style = { $tier }, { $style }

# Warum zu einer Aktion geraten wird. Jeder Grund beginnt mit dem Zeitwort; davor steht die Aktion, „das“ oder ein Doppelpunkt.

hint-reason-only = ist die einzige mögliche Aktion
hint-reason-kills = vernichtet { $creature } in { $chance } % der Würfe
hint-reason-pushes = stößt { $creature } in { $chance } % der Würfe zurück
hint-reason-risks = verliert { $creature } in { $chance } % der Würfe
hint-reason-saves = senkt das Risiko für { $creature } von { $then } % auf { $now } %
hint-reason-threatens = droht { $creature } zu vernichten (Chance: { $chance } %)
hint-reason-leaves-nothing-open = lässt nichts in Reichweite
hint-reason-leaves-open = lässt { $creature } ungeschützt (Risiko: { $chance } %)
hint-reason-takes-centre = nimmt die Mitte
hint-reason-waits = spielt auf Zeit: nach Punkten vorn, nur noch { $turns ->
        [one] ein ruhiger Zug
       *[other] { $turns } ruhige Züge
    }
hint-reason-claims = reklamiert das Remis; Besseres ist nicht in Sicht
hint-reason-exact-win = gewinnt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } in { $plies ->
        [one] einem Zug
       *[other] { $plies } Zügen (beide Seiten gezählt)
    }
hint-reason-exact-loss = verliert { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } in { $plies ->
        [one] einem Zug
       *[other] { $plies } Zügen (beide Seiten gezählt)
    }, und nichts ist besser
hint-reason-exact-draw = hält das Remis
hint-reason-wins = gewinnt
hint-reason-wins-by-force = gewinnt zwingend
hint-reason-stops = verhindert einen Sieg im nächsten Zug
hint-reason-threatens-to-win = droht mit Sieg im nächsten Zug
hint-reason-takes = entfernt einen Stein
hint-reason-saves-a-pawn = bringt einen Stein in Sicherheit
hint-reason-leaves-a-pawn = lässt einen Stein in Reichweite
hint-reason-joins = stellt { $count ->
        [one] einen Stein neben einen anderen
       *[other] { $count } Steine nebeneinander
    }
hint-reason-columns = rückt { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } vor
hint-reason-opens-jumps = öffnet { $count ->
        [one] ein weiteres Sprungziel
       *[other] { $count } weitere Sprungziele
    }
hint-reason-shuts-jumps = nimmt deinem Gegner { $count ->
        [one] ein Sprungziel
       *[other] { $count } Sprungziele
    }
hint-reason-holes = bringt einen Stein dem Ziel { $count ->
        [one] ein Loch
       *[other] { $count } Löcher
    } näher
hint-reason-comes-home = bringt einen Stein ins Ziel
hint-reason-brings-the-last = bringt den letzten Stein voran
hint-reason-changes-places = tauscht die Plätze
hint-reason-approaches = nähert sich { $creature }
hint-reason-withdraws = hält Abstand zu { $creature }
hint-reason-prospects = wahrt die besten Chancen
hint-reason-two = { $first } und { $second }
# Der zweite Grund spricht gegen die Aktion.
hint-reason-but = { $first }, aber { $second }

# Die Analyse einer Partie.

analysis-exact-start = Vor dem ersten Zug, bei perfektem Spiel: { $player } { $value }.
analysis-exact-decision = Zug { $deed }: { $player } verschenkt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mit { $chosen } ({ $value }); am besten war { $best } ({ $best_value }).
analysis-exact-given-away = { $player }: { $points ->
        [0] nichts verschenkt
        [one] einen Punkt verschenkt
       *[other] { $points } Punkte verschenkt
    }
analysis-start = Am Anfang: { $player } mit { $chance } % Gewinnchance
# Die Punkte sind Gewinnchancen dieses Spielers.
analysis-luck = Aktion { $deed }, Zug { $turn }: Würfel ({ $player }), { $swing } Punkte Gewinnchance
analysis-duel = Aktion { $deed }, Zug { $turn }: Würfel des Duells ({ $player }), { $swing } Punkte Gewinnchance
analysis-decision = Aktion { $deed }, Zug { $turn }: { $player } verschenkt { $swing ->
        [one] einen Punkt
       *[other] { $swing } Punkte
    } Gewinnchance; besser war { $best }
analysis-dice = { $player }: { $attacks ->
        [one] ein Angriff
       *[other] { $attacks } Angriffe
    }, { $kills ->
        [one] eine Vernichtung
       *[other] { $kills } Vernichtungen
    } bei { $expected } erwarteten; Glück: { $luck } Punkte; { $given ->
        [one] ein Punkt
       *[other] { $given } Punkte
    } verschenkt

# Wie ausgeglichen die Verteilung war: wie viele von 100 Partien, die so beginnen, jeder Spieler gewinnen dürfte.
deal-favours = Die Verteilung: Unter gleich starken Spielern hat { $player } { $most } % Gewinnchance.
deal-level = Die Verteilung: Unter gleich starken Spielern hat jede Seite 50 % Gewinnchance.

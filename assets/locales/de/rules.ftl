# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Regeln in Worten: Kreaturen, Ergebnisse, Enden, und warum eine Aktion abgelehnt wird.

game-holochess = Holochess

piece-savrip = Savrip
piece-monnok = Monnok
piece-ghhhk = Ghhhk
piece-houjix = Houjix
piece-strider = Strider
piece-ngok = Ng’ok
piece-klorslug = K’lor’slug
piece-molator = Molator

outcome-kill = Vernichtung
outcome-push = Stoß
outcome-counter-push = Gegenstoß
outcome-counter-kill = Gegenvernichtung

ending-eliminated = die andere Seite hat keine Kreatur mehr
ending-duel = Duell auf Leben und Tod
ending-quiet = die Ruheuhr ist abgelaufen{ $won ->
        [yes] , nach Punkten entschieden
       *[no] { $end ->
            [points] , Gleichstand nach Punkten
           *[draw] {""}
        }
    }
ending-cap = { $game ->
        [holochess] das Zuglimit ist erreicht{ $won ->
            [yes] , nach Punkten entschieden
           *[no] {""}
        }
        [chinese] das Zuglimit ist erreicht
       *[other] das Zuglimit ist erreicht
    }
ending-stuck = kein Spieler kann ziehen
ending-repetition = dieselbe Stellung zum dritten Mal
ending-line = eine Gewinnreihe
ending-goal = das Ziel ist erreicht
ending-resigned = { $who ->
        [you] du hast aufgegeben
       *[other] Spieler { $player } hat aufgegeben
    }
ending-agreed = durch Vereinbarung

verdict-win = { $who ->
        [you] Du gewinnst
       *[other] Spieler { $player } gewinnt
    }: { $ending }.
verdict-draw = Remis: { $ending }.
ending-home-first = zuerst im Ziel
verdict-shared = { $ending }. Die Plätze { $first } bis { $last } teilen sich: { $players }.

refusal-over = Die Partie ist zu Ende.
refusal-not-your-turn = Spieler { $player } ist am Zug.
refusal-dice-pending = Zuerst muss gewürfelt werden.
refusal-push-pending = Wähle zuerst, wohin die gestoßene Kreatur geht.
refusal-nothing-to-push = Gerade ist nichts zu stoßen.
refusal-empty-cell = { $cell } ist leer.
refusal-not-yours = { $piece } gehört { $seats ->
        [2] deinem Gegner
       *[other] Spieler { $player }
    }.
refusal-taken = Auf { $cell } steht schon { $piece }.
refusal-no-walk =
    { $movement ->
        [one] { $cell } ist nicht in genau einem Schritt auf ein freies Nachbarfeld zu erreichen.
       *[other] { $cell } ist nicht in genau { $movement } Schritten über freie Felder zu erreichen: nicht weniger, keine Diagonale, kein Feld zweimal.
    }
refusal-not-adjacent = { $to } grenzt nicht an { $from }: Angreifen kannst du nur Nachbarn.
refusal-own-piece = { $piece } steht auf deiner Seite.
refusal-no-push = Nach { $cell } lässt sich keine Kreatur stoßen, nur auf ein freies Nachbarfeld.
refusal-pass-not-forced = Passen darfst du nur, wenn keine Aktion möglich ist.
refusal-not-in-this-game = Das geht hier nicht, oder nicht jetzt.
refusal-no-placement = Stelle jede Kreatur einmal auf eines deiner freien Startfelder.
refusal-dice = Das sind nicht die verlangten Würfel.
refusal-nothing-to-undo = Gerade gibt es nichts zurückzunehmen.
refusal-unreadable = „{ $text }“ ist keine Aktion dieses Spiels.

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Der Textmodus: eine Partie im Terminal, und was geschah, in Worten.

text-you = du
text-player = Spieler { $player }
text-player-named = Spieler { $player } ({ $name })
# Ein Spieler in einem Satz; `who` sagt, ob das die Person ist, der erzählt wird.
text-player-in-sentence = { $who ->
    [you] { $player }
   *[other] { $player }
}

text-seed-hash = { $luck ->
        [start] Wer beginnt, folgt
       *[dice] Alles Zufällige in dieser Partie folgt
    } aus einem Startwert mit dem SHA-256-Hash { $hash }. Der Startwert selbst wird am Ende gezeigt.
text-seed = Der Startwert war { $seed }. Damit prüft `holochess verify`{ $luck ->
        [start] , wer begonnen hat
       *[dice] {" "}die Partie
    }.
text-saved-to = Die Partie ist in { $file } gespeichert.
text-not-saved = Die Aktion zählt, konnte aber nicht gespeichert werden: { $why } Nach der nächsten Aktion wird es wieder versucht; oder speichere woanders: speichern DATEI.
text-step-not-saved = Die Aktion ist zurückgenommen, aber das konnte nicht gespeichert werden: { $why } Nach der nächsten Aktion wird es wieder versucht; oder speichere woanders: speichern DATEI.
text-saved-here = Die Partie wird von nun an in { $file } gespeichert.
text-unsaved = { $lines ->
    [one] Eine Zeile der Partie ist nicht gespeichert.
   *[other] { $lines } Zeilen der Partie sind nicht gespeichert.
}
text-stay = { $unsaved } { $why } Du bist noch in der Partie. Speichere sie woanders: speichern DATEI. Um trotzdem zu gehen, gib noch einmal ein: beenden.
text-by-mail = { $file } ist eine Partie per Nachricht. Weiter geht es mit: holochess mail move.
text-live = { $file } ist eine Online-Partie. Weiter geht es mit: holochess open --resume oder holochess join.
text-no-argument = Nach „{ $word }“ darf nichts folgen; „{ $rest }“ wurde nicht verstanden. Nichts ist geschehen.
text-save-exists = { $file } gibt es schon. Wähle einen anderen Namen, oder setz die Partie darin mit --load fort.
text-how-to-help = Tippe eine Aktion wie { $action }, oder: regeln, hilfe.
text-left = Du hast die Partie verlassen. Sie ist in { $file } gespeichert; --load setzt sie fort. Ein Abend oder die Partie des Tages geht mit dem Befehl weiter, mit dem du begonnen hast.
text-left-unsaved = { $unsaved } Der Rest der Partie ist in { $file }; --load setzt sie von dort fort.
text-over = Die Partie ist zu Ende. Sie ist in { $file } gespeichert.
text-unknown-player = Es gibt keinen Spieler „{ $who }“; es gibt: { $known }.
text-other-game = { $file } ist eine Partie von { $found }, nicht von { $asked }.
text-options-are-fixed = Eine gespeicherte Partie behält ihre Optionen: Lass --option weg.
text-players-are-fixed = { $file } ist eine Partie für { $found } Spieler, nicht für { $asked }: Lass --players weg.

text-deal-may-be-even = Diese Verteilung ist zufällig und kann eine Seite begünstigen: `--option deal=even` gibt beiden etwa gleiche Chancen.
text-seat-human = { $who ->
        [you] Du bist { $player }.
       *[other] { $player }: ein Spieler an diesem Terminal
    }
text-seat-computer = { $player }: der Computer. { $name } { $about }. „{ $temper }“
text-ratings = { $piece }: { $attack } Würfel im Angriff, { $defence } in der Abwehr, { $movement ->
        [one] ein Feld
       *[other] { $movement } Felder
    } je Bewegung
text-piece-on-cell = { $piece } { $cell }
text-camp = { $player }: { $pieces }
text-status = Zug { $turn }, { $who ->
        [you] du bist dran
       *[other] { $player }
    }: noch { $left ->
        [one] eine Aktion
       *[other] { $left } Aktionen
    }.
text-status-single = Zug { $turn }, { $who ->
        [you] du bist dran
       *[other] { $player } ist dran
    }.
text-status-row = Spiel { $game }; Stand: { $first }–{ $second }.
text-status-repetition = Diese Stellung war schon da; beim nächsten Mal ist es Remis.
text-status-claim = Du kannst Remis reklamieren: draw.
text-status-push = { $who ->
        [you] Du bestimmst
       *[other] { $player } bestimmt
    }, wohin die gestoßene Kreatur geht.
text-clock = Ruhige Züge: { $turns } von { $limit }; { $leader }.
text-clock-last = Zug { $limit } ist der letzte; { $leader }.
text-clock-leader = nach Punkten { $who ->
        [you] führst du
       *[other] führt { $player }
    }
text-clock-draw = { $end ->
        [points] nach Punkten wäre es Remis
       *[draw] dann endet die Partie remis
    }
text-actions =
    { $count ->
        [one] Eine Aktion: { $actions }
       *[other] { $count } Aktionen: { $actions }
    }
text-no-actions = Für „{ $from }“ gibt es jetzt keine mögliche Aktion.
text-no-attack = Jetzt ist kein Angriff möglich.
text-hint-because = Du könntest { $action } spielen: { $reason }.
text-hint-chance = Deine Gewinnchance ist dann { $chance } %.
text-no-undo = Nichts lässt sich rückgängig machen: Du hast noch nichts getan{ $luck ->
        [dice] , es wurde gewürfelt
       *[other] {""}
    } oder ein anderer Spieler hat gespielt.
text-no-undo-but-takeback = Nichts lässt sich rückgängig machen: { $luck ->
        [dice] Es wurde gewürfelt, oder ein anderer Spieler hat gespielt
       *[other] Ein anderer Spieler hat gespielt
    }. „zurücknehmen“ geht noch; danach zählt die Partie nicht mehr für deine Wertung.
text-no-takeback = { $why ->
        [first] Nichts lässt sich zurücknehmen: Du hast noch nichts getan.
        [full] Mehr lässt sich nicht zurücknehmen: In der Partiedatei ist dafür kein Platz mehr.
       *[people] Zurücknehmen kannst du nur gegen den Computer.
    }

text-options = Die Optionen dieser Partie und ihre Werte (--option SCHLÜSSEL=WERT, wenn eine Partie beginnt): { $options }.
text-help-words = Weitere Befehle:
text-help-word = { $words }: { $what }
text-odds = { $action }: { $chances }
command-actions = aktionen liste
    .help = was du jetzt tun kannst; mit einem Feld dahinter: von diesem Feld aus
command-board = brett
    .help = das Brett, und wer am Zug ist
command-position = stellung
    .help = die Stellung in einer Zeile, für --position und für Lektionen
command-rules = regeln
    .help = wie dieses Spiel geht
command-odds = chancen
    .help = die Chancen jedes Angriffs; chancen o2xi2: nur dieses Angriffs; chancen savrip molator: dieser beiden, wo immer sie stehen
command-hint = tipp
    .help = die beste Aktion, die der Computer findet, und warum
command-undo = rückgängig rueckgaengig
    .help = macht deine letzte Aktion rückgängig, solange { $luck ->
            [dice] nicht gewürfelt wurde und kein anderer Spieler gespielt hat
           *[other] kein anderer Spieler gespielt hat
        }
command-takeback = zurücknehmen zuruecknehmen
    .help = nimmt alles seit deiner letzten Aktion zurück, { $luck ->
            [dice] auch die Würfel
           *[other] auch die Antworten
        }; nur gegen den Computer, und die Partie zählt nicht mehr für deine Wertung
command-save = speichern
    .help = speichert die Partie jetzt; speichern DATEI: speichert eine Kopie
command-resign = aufgeben
    .help = gibt die Partie auf
command-help = hilfe
    .help = diese Liste
command-quit = beenden
    .help = verlässt die Partie; sie bleibt gespeichert

tell-dealt = { $who ->
        [you] Du bekommst
       *[other] { $player }
    }: { $piece } auf { $cell }.
tell-dealt-to-place = { $who ->
        [you] Du bekommst
       *[other] { $player }
    }: { $piece }, noch aufzustellen.
tell-placed = { $piece } wird auf { $cell } aufgestellt.
tell-turn = Zug { $turn }: { $who ->
        [you] Du bist dran
       *[other] { $player } ist dran
    }.
tell-moved = { $piece } zieht { $path }.
tell-leapt = { $piece } springt { $path }.
tell-boosted = { $piece } bekommt Schwung, { $path }.
tell-attacked = { $attacker } auf { $from } greift { $defender } auf { $to } an.
tell-rolled = Würfel: { $attack } = { $first } gegen { $defence } = { $second }.
tell-judged = { $difference }: { $outcome }.
tell-push-pending = { $who ->
        [you] Du bestimmst
       *[other] { $player } bestimmt
    }, wohin { $piece } von { $from } geht: { $cells }.
tell-pushed = { $piece } wird von { $from } nach { $to } gestoßen.
tell-held = { $piece } kann nirgendwohin und bleibt auf { $cell }.
tell-removed = { $piece } auf { $cell } wird von { $by } vernichtet.
tell-removed-pawn = { $by ->
        [you] Du entfernst
       *[other] { $other } entfernt
    } { $who ->
        [you] deinen Stein
       *[other] den Stein von { $player }
    } auf { $cell }.
tell-swapped = { $piece } auf { $from } und { $other } auf { $to } tauschen die Plätze.
tell-swapped-by-hops = { $piece } springt { $path } und tauscht dort: { $other } geht nach { $from }.
tell-duel = Duell auf Leben und Tod: { $first } mit { $one } Würfeln gegen { $second } mit { $two }.
tell-exchange = { $attack } = { $first } gegen { $defence } = { $second }: { $difference }.
tell-line = { $who ->
        [you] Du hast
       *[other] { $player } hat
    } eine Reihe, { $cells }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
tell-goal = { $game ->
        [chinese] { $who ->
            [you] Du bist
           *[other] { $player } ist
        } im Ziel: Als Letztes wurde { $cell } besetzt.
       *[other] { $who ->
            [you] Du erreichst
           *[other] { $player } erreicht
        } das Zielfeld { $cell }.
    }
tell-ranked = { $who ->
        [you] Du belegst
       *[other] { $player } belegt
    } Platz { $place }.
tell-passed = { $who ->
        [you] Du hast keine mögliche Aktion und passt.
       *[other] { $player } hat keine mögliche Aktion und passt.
    }
tell-clock = Kein Angriff seit { $quiet ->
        [one] einem Zug
       *[other] { $quiet } Zügen
    }; bei { $limit } { $end ->
        [draw] endet die Partie remis
       *[points] entscheiden die Punkte
    }.
tell-resigned = { $who ->
        [you] Du gibst auf.
       *[other] { $player } gibt auf.
    }
tell-took-back =
    { $decisions ->
        [one] Eine Aktion ist zurückgenommen.
       *[other] { $decisions } Aktionen sind zurückgenommen.
    }

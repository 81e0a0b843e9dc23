# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Befehle des Textmodus, die nach dem Brett fragen, und ihre Antworten.

text-several = Von { $cell } aus sind mehrere Aktionen möglich. Welche? { $actions }
text-no-cell = Ein Feld „{ $cell }“ gibt es auf diesem Brett nicht.
text-what-empty = { $cell } ist leer. Daran grenzen { $cells }.
text-what-fixed = Der Stein auf { $cell } kann nicht gezogen werden.
text-what-piece = { $who ->
        [you] { $piece } auf { $cell } gehört dir.
       *[other] { $piece } von { $player } steht auf { $cell }.
    }
text-what-target = Sein Zieldreieck: { $target }.
text-reach = { $piece } auf { $cell } kann: { $actions }
text-reach-nobody = Auf { $cell } steht nichts, was ziehen könnte.
text-reach-nothing = { $piece } auf { $cell } hat in dieser Stellung keine mögliche Aktion.
text-odds-of-two = { $attacker } greift { $defender } an: { $chances }
text-odds-unknown = „{ $words }“: Das sind nicht zwei Kreaturen dieser Partie; der Anfang eines Namens genügt, wenn kein anderer so beginnt.
text-resign-sure = Willst du die Partie wirklich aufgeben? Antworte mit ja oder nein; mit jedem anderen Befehl geht sie weiter.
text-resign-kept = Die Partie geht weiter.
text-look-words = Das Brett wird von nun an in Worten beschrieben.
text-look-drawn = Das Brett wird von nun an gezeichnet.
text-camp-placing = noch aufzustellen: { $pieces }
text-camp-set = nach { $target }: { $pieces }
text-camp-fixed = Steine, die nicht gezogen werden können: { $cells }
text-camp-race = { $camp } ({ $race })
text-race = { $home } von { $all } im Ziel, { $steps ->
        [0] kein Schritt mehr
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    }
text-race-place = im Ziel, Platz { $place }
text-status-placing = { $who ->
        [you] Du stellst eine Kreatur auf eines deiner vier Felder
       *[other] { $player } stellt eine Kreatur auf eines der eigenen vier Felder
    }; noch aufzustellen: { $pieces }.
text-no-position = Noch gibt es keine Stellung: Die Kreaturen werden noch aufgestellt.
text-triangles = { $player }: von { $start } nach { $target }
triangle-south = Süden (Reihen a bis d)
triangle-south-west = Südwesten
triangle-north-west = Nordwesten
triangle-north = Norden (Reihen n bis q)
triangle-north-east = Nordosten
triangle-south-east = Südosten
text-no-look = board={ $look } ist nicht möglich; schreib board=drawn oder board=words
text-saves = Die gespeicherten Partien, die neuesten zuerst. `--load NAME` setzt eine fort:
text-saves-match = { $name }: { $game }, { $players }; { $count ->
        [0] noch nichts gespielt
        [one] eine Aktion
       *[other] { $count } Aktionen
    }{ $state ->
        [this] , diese Partie
        [over] , beendet
       *[open] {""}
    }
text-saves-person = ein Spieler
text-saves-more = { $count ->
        [one] Eine ältere Partie liegt
       *[other] { $count } ältere Partien liegen
    } in { $folder }.
text-saves-none = In { $folder } gibt es keine gespeicherten Partien.
text-no-save = { $file }: Diese Datei gibt es nicht, und auch keine gespeicherte Partie mit diesem Namen. Die neuesten sind: { $known }{ $more ->
        [0] {""}
        [one] , und noch eine
       *[other] , und { $more } weitere
    }.
command-saves = partien
    .help = die gespeicherten Partien; --load NAME setzt eine fort
command-yes = ja j
command-no = nein n
command-what = was
    .help = was auf einem Feld steht: was o3
command-reach = reichweite
    .help = wohin es von einem Feld aus gehen kann, auch für andere Spieler: reichweite o3
command-words = worte
    .help = das Brett in Worten oder gezeichnet, jetzt und in der nächsten Partie

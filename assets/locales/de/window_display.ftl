# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Anzeige am Tisch, für alle Spiele: was ein Spieler hat, der Stand einer Serie, der Verlauf in Sätzen.

hud-pawn = Stein
hud-home = { $home } von { $all } im Ziel
hud-steps =
    { $steps ->
        [0] im Ziel
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }
hud-steps-short =
    { $steps ->
        [one] noch 1
       *[other] noch { $steps }
    }
hud-steps-to-goal =
    { $steps ->
        [0] am Ziel
        [one] 1 Schritt bis zum Ziel
       *[other] { $steps } Schritte bis zum Ziel
    }
hud-place = { $place }.
hud-place-short = { $place }.
hud-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
hud-credits =
    { $count ->
        [one] 1 Credit
       *[other] { $count } Credits
    }

hud-score-points = bis { $points }
hud-score-stakes = je { $credits } Credits
hud-score-game = Spiel { $game } · { $goal }
hud-game-won = Spiel { $game }: { $earned } für { $player }
hud-game-drawn = Spiel { $game } endet remis
hud-game-next = Seitenwechsel. { $player } beginnt.

hud-card-cell = Feld: { $cell }
hud-card-danger = Feld: { $cell }, in Gefahr
hud-card-removed = Entfernt

hud-prompt-pawn = { $game ->
    [demeter] Wähle einen Stein
    [chinese] Wähle einen Stein
   *[other] Wähle einen Stein
}
hud-prompt-on = Weiter: Auf { $cell } darfst du nicht anhalten
hud-prompt-next = nächste Option
hud-empty-cell = Dieses Feld ist leer.
hud-empty-cell-next = Dieses Feld ist leer. { $key } findet einen Stein, der ziehen kann.
hud-prompt-stop =
    { $count ->
        [one] 1 Schritt: auf { $cell } anhalten
       *[other] { $count } Schritte: auf { $cell } anhalten
    }

hud-legend-swap = Platztausch
hud-legend-danger = deine, in Gefahr
hud-danger = in Gefahr
hud-danger-by = In Gefahr: { $piece }, { $chance }
hud-legend-line = Reihe

hud-command-danger = Bedrohungen
hud-command-claim = Remis reklamieren
hud-deed-of = { $player }: { $deed }
hud-about-claim = Diese Stellung kam oft genug vor: Du darfst das Spiel remis beenden.
hud-about-danger-creatures = Markiert jede deiner Kreaturen, die als Nächstes vernichtet werden könnte, und wie wahrscheinlich das ist.
hud-about-danger-lines = Markiert jeden deiner Steine, der als Nächstes entfernt werden könnte, und Reihen, die entstehen.
hud-about-danger-goals = Markiert jedes Zielfeld, auf das dein Gegner mit dem nächsten Zug ziehen könnte.
hud-danger-switched = Bedrohungen: { $state }

ui-log-claimed = reklamiert Remis
log-walked = { $piece } zieht { $way }.
log-leapt =
    { $hops ->
        [one] { $piece } springt { $way }.
       *[other] { $piece } springt { $hops }-mal: { $way }.
    }
log-boosted =
    { $times ->
        [one] Der Schwung trägt den Stein weiter.
       *[other] Der Schwung trägt den Stein { $times }-mal weiter.
    }
log-swapped = { $piece } zieht { $way } und tauscht den Platz mit dem Stein dort.
log-attacked = { $attacker } greift { $defender } an.
log-pushed = { $piece } wird weggestoßen: { $cell }.
log-placed = { $piece } wird auf { $cell } aufgestellt.
log-gave-up = { $player } gibt auf.
log-claimed = { $player } reklamiert Remis.
log-passed = { $player } hat keine zulässige Aktion und passt.
log-removed = Entfernt: { $piece } ({ $player }).
log-line =
    { $points ->
        [one] Eine Reihe für { $player }: 1 Punkt.
       *[other] Eine Reihe für { $player }: { $points } Punkte.
    }
log-goal = { $player } erreicht das Ziel auf { $cell }.
log-ranked = { $player } belegt Platz { $place }.
log-game-over = Spiel { $game } ist zu Ende. Stand: { $first }–{ $second }.

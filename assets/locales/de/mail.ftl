# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Partien per Nachricht und die Partie des Tages.

mail-not-of-the-chain = Die geheime Zahl von Spieler { $player } ist nicht die, die vorher festgelegt war: Die Nachricht wurde verändert, oder dieser Spieler versucht, die Würfel zu bestimmen. Nichts wurde gespielt.
mail-copied = Beide Spieler haben dieselbe geheime Zahl: Einer hat die des anderen kopiert. Beginne eine neue Partie.
mail-used-up = Diese Partie hat keine geheimen Zahlen für die Würfel mehr, oder sie wird nicht per Nachricht gespielt. Beginne eine neue Partie.
mail-no-mark = Das ist keine Nachricht aus einer Partie: „holochess-mail:“ fehlt darin. Kopiere die ganze Zeile.
mail-damaged = Die Nachricht ist abgeschnitten oder beschädigt. Kopiere die ganze Zeile noch einmal.
mail-version = Diese Nachricht stammt aus einer neueren Version des Spiels (Protokollversion { $found }). Installiere eine neuere Version.
mail-version-unheard = Die Nachricht nennt eine Protokollversion, die es nie gab: { $found }. Sie wurde beschädigt oder stammt aus einem anderen Programm. Bitte deinen Gegner, sie noch einmal zu schicken.
mail-other-match = Diese Nachricht gehört zu einer Partie, die hier nicht gespeichert ist. Lies sie dort ein, wo du diese Partie spielst.
mail-too-much = Dieser Text ist zu lang. Kopiere nur die Zeile der Nachricht.
mail-known = Diese Nachricht hast du schon eingelesen.
mail-known-own = Das ist deine eigene Nachricht. Schick sie deinem Gegner und warte auf die Antwort.
mail-own = Diese Nachricht trägt die Nummer einer deiner eigenen, wurde aber nicht von hier geschickt: Sie stammt aus einer anderen Kopie dieser Partie oder von jemand anderem. Sie wurde nicht eingelesen. Ist sie von dir, spiel dieselben Aktionen noch einmal, oder stell die Partie aus deiner Sicherung wieder her.
mail-several = Das sind { $count } neue Nachrichten; keine wurde eingelesen. Lies sie einzeln ein: { $messages }
mail-instead = Mit derselben Nummer hast du schon eine andere Nachricht eingelesen. Die erste zählt; diese wurde nicht eingelesen.
mail-own-instead = Mit derselben Nummer hast du von hier schon eine andere Nachricht geschickt; diese wurde deshalb nicht eingelesen. Sie stammt aus einer anderen Kopie dieser Partie oder von jemand anderem. Für deinen Gegner zählt die, die zuerst ankommt.
mail-missing = Vor dieser Nachricht fehlt noch eine. Bitte deinen Gegner, die fehlende zu schicken.
mail-changed = Diese Nachricht wurde unterwegs verändert. Bitte deinen Gegner, sie noch einmal zu schicken.
mail-parted = Diese Nachricht schließt nicht an die letzte an, die du hier hast. Sie wurde unterwegs verändert, oder sie antwortet auf andere Nachrichten, etwa weil einer von euch diese Partie in zwei Kopien spielt. Bitte deinen Gegner, sie noch einmal zu schicken. Kommt wieder dieselbe, spiel mit der anderen Kopie weiter, oder beginne eine neue Partie.
mail-not-your-turn = Du bist nicht am Zug. Schick deine letzte Nachricht und warte auf die Antwort.
mail-values = Die Nachricht enthält zu viele oder zu wenige geheime Zahlen für die Würfel: Sie wurde verändert oder stammt aus einem anderen Programm. Bitte deinen Gegner, sie noch einmal zu schicken.
mail-unfinished = Die Nachricht endet mitten im Zug: Sie wurde abgeschnitten. Kopiere die ganze Zeile noch einmal.
mail-illegal = { $action } lässt sich nicht spielen: { $why }
mail-invitation = Die Einladung lässt sich nicht annehmen: { $why }
mail-file = Die Datei ist beschädigt, und daneben liegt keine intakte Sicherungskopie. Stell sie aus einer eigenen Sicherung wieder her, oder beginne eine neue Partie.
mail-mended = { $file } war beschädigt oder fehlte; die Partie geht mit der Sicherungskopie daneben weiter.{ $kept ->
        [yes] {" "}Die beschädigte Datei bleibt als { $aside } erhalten.
       *[no] {""}
    } Fehlen deine letzten Aktionen, spiel dieselben noch einmal. Fehlt die letzte Nachricht, lies die Zeile ein, die du schon bekommen hast, keine neu geschickte.
mail-file-version = Diese Partie stammt aus einer neueren Version des Spiels (Format { $found }). Die Datei bleibt, wie sie ist. Installiere eine neuere Version.
mail-over = Die Partie ist zu Ende. Zeig sie noch einmal an, um ihre letzte Nachricht zu sehen.
mail-not-dealt = Noch ist nichts verteilt; die Partie lässt sich erst danach speichern. Lies zuerst die Antwort auf die Einladung ein.
mail-no-id = Es fehlt die Angabe einer Partie: ihre ID oder deren Anfang. Alle Partien zeigt: holochess mail show
mail-no-match = { $count ->
        [0] Keine Partie per Nachricht hat eine ID, die mit „{ $id }“ beginnt. Alle zeigt: holochess mail show
       *[other] { $count } Partien haben eine ID, die mit „{ $id }“ beginnt. Gib mehr von der ID an: { $ids }
    }
mail-name = Ein Name in dieser Nachricht lässt sich mit einem anderen verwechseln; die Nachricht wurde nicht eingelesen. Bitte den Absender um einen Namen ohne Leerzeichen am Anfang und Ende, der in keinem Wort Alphabete mischt.
mail-name-long = Ein Name in dieser Nachricht ist länger als { $most } Zeichen; die Nachricht wurde nicht eingelesen. Bitte den Absender um einen kürzeren Namen.
mail-long-rule = { $rule }: Der Wert ist zu lang, um ganz angezeigt zu werden.
mail-meanwhile = Ein anderes Programm hat diese Partie gerade geändert. Nichts ist verloren. Versuch es noch einmal.
mail-check = Prüfwert der letzten Nachricht, bei beiden Spielern gleich: { $check }
mail-in-file = { $file }: { $why }
mail-asks-game = { $named ->
        [yes] „{ $name }“ lädt dich zu einer Partie ein: { $game }.
       *[no] Ein Spieler ohne Namen lädt dich zu einer Partie ein: { $game }.
    }
mail-asks-usual = Es gelten die Standardregeln.
mail-asks-rule = { $rule }: { $value }{ $keyed ->
        [yes] {" "}({ $key })
       *[no] {""}
    }
mail-asks-lot = Die Verteilung entscheidet, wer beginnt.
mail-asks-first = { $named ->
        [yes] „{ $name }“ beginnt.
       *[no] Dein Gegner beginnt.
    }
mail-asks-undealt = { $count ->
        [one] Von jemandem mit diesem Namen hast du schon eine andere Partie angenommen, in der noch nicht verteilt ist. Dein Gegner sieht die Verteilung zuerst und kann die Partie dann fallen lassen.
       *[other] Von jemandem mit diesem Namen hast du schon { $count } andere Partien angenommen, in denen noch nicht verteilt ist. Dein Gegner sieht die Verteilung zuerst und kann die Partie dann fallen lassen.
    }
mail-ask = Annehmen? (ja oder nein)
mail-ask-piped = Die Einladung kam über die Standardeingabe, darum kann dich das Programm nicht fragen. Sie wurde nicht angenommen. Mit --yes nimmst du sie ohne Rückfrage an.
mail-ask-unanswered = Es kam keine Antwort. Die Einladung wurde nicht angenommen. Antworte mit ja, oder nimm sie mit --yes ohne Rückfrage an.
mail-declined = Die Einladung wurde nicht angenommen, und nichts wurde verschickt. Du kannst sie auch später noch annehmen.
mail-none = Es gibt keine Partien per Nachricht. Beginne eine mit: holochess mail new SPIEL
mail-state = { $game }{ $named ->
        [no] {""}
       *[other] {" "}gegen { $name }
    }: { $turn ->
        [own] du bist am Zug
        [over] beendet
       *[other] dein Gegner ist am Zug
    }
mail-heading = Partie { $id }. { $state }
mail-awaits-dice = { $action } ({ $player }): Die Würfel kommen mit der nächsten Nachricht.
mail-no-name = Du spielst ohne Namen. Gib dir einen mit --name oder in den Einstellungen.
mail-kept = Die Partie ist zu Ende und bei deinen anderen Partien gespeichert: { $file }
mail-json-of-line = --json geht nur mit einer Zeile, nicht mit einer Partie.
mail-says-invite = Eine Einladung{ $named ->
        [yes] {" "}von { $name }
       *[no] {""}
    }: { $game }{ $has_options ->
        [yes] {" "}({ $options })
       *[no] {""}
    }, Partie { $id }.
mail-says-accept = { $named ->
        [yes] { $name } hat die Einladung zur Partie { $id } angenommen.
       *[no] Die Einladung zur Partie { $id } ist angenommen.
    }
mail-says-turn = Nachricht { $number } der Partie { $id }, von Spieler { $player }.{ $answers ->
        [yes] {" "}Sie zeigt die geheime Zahl, um die du gebeten hast.
       *[no] {""}
    }{ $acts ->
        [yes] {" "}Gespielt: { $actions }.
       *[no] {""}
    }{ $asks ->
        [yes] {" "}Die Würfel kommen mit der Antwort.
       *[no] {""}
    }
mail-your-turn = So spielst du: holochess mail move { $id } AKTION… Jetzt möglich: { $actions }. Immer möglich: aufgeben
mail-send = Schick diese Zeile:
begin-not-by-mail = Per Nachricht spielt man zu zweit, von Spielbeginn an und ohne Computergegner.
record-mail-version = Versionsnummer und Kopfzeile widersprechen sich darin, ob die Partie per Nachricht gespielt wurde. Die Datei ist beschädigt oder wurde verändert.

day-heading = Die Partie vom { $date }, mit derselben Verteilung und denselben Würfeln für alle: Du bist Spieler 1, gegen { $name }.
day-no-date = „{ $date }“ ist kein Datum; schreib es wie 2026-11-23.
day-not-played = Du hast die Partie vom { $date } hier nicht begonnen.
day-not-over = Die Partie vom { $date } ist noch nicht zu Ende.
day-not-to-check = Das Ergebnis der Partie vom { $date } lässt sich nicht prüfen: Darin gibt der Gegner auf, was er nie tut.
day-in-future = Die Partie vom { $date } gibt es noch nicht.
day-other-match = { $file } enthält eine andere Partie als die von diesem Tag. Nichts wurde geändert. Verschieb die Datei.
day-share = Teile diese Zeile mit anderen. Prüfen lässt sie sich mit: holochess day --check
day-result = Holochess { $date }: { $result ->
        [won] gewonnen
        [lost] verloren
       *[drawn] remis
    } gegen { $name } in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }, { $own } zu { $others }{ $taken ->
        [0] {""}
        [one] , einmal zurückgenommen
       *[other] , { $taken }-mal zurückgenommen
    }.
day-holds = Jede Aktion ist erlaubt, jeder Würfel folgt aus dem Datum, und { $name } hat gespielt wie immer.
day-other-opponent = Jede Aktion ist erlaubt, und jeder Würfel folgt aus dem Datum, aber bei Aktion { $decision } hätte { $name } hier anders gespielt. Die Zeile stammt aus einer anderen Version des Programms oder von einem anderen Gegner.
day-other-words = Der Text vor der Zeile wurde verändert. Die Zeile selbst belegt: { $said }
day-no-result = Das ist kein Ergebnis einer Partie des Tages: „holochess-day:“ mit einem Datum fehlt darin. Kopiere die ganze Zeile.
day-damaged = Das Ergebnis ist abgeschnitten oder wurde verändert. Kopiere die ganze Zeile noch einmal.
day-illegal = Aktion { $decision } des Ergebnisses ist nicht möglich: Die Zeile wurde verändert oder nicht ganz kopiert. Kopiere die ganze Zeile noch einmal.

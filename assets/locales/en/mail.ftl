# Matches by mail and the match of the day.

mail-not-of-the-chain = The value that player { $player } shows is not the one that was committed to. Somebody has changed the message, or tries to choose the dice.
mail-copied = Both players have committed to the same value: one has copied the other’s.
mail-used-up = The secrets of this match have no values left, or it is no match by mail.
mail-no-mark = That is no message of a match: it has no “holochess-mail:” in it. Copy the whole line.
mail-damaged = The message is cut off or damaged. Copy the whole line again.
mail-version = The message is of version { $found } of the protocol, which this program does not know. Install a newer version.
mail-other-match = This message belongs to a match that is not kept here.
mail-known = This message has been read already.
mail-known-own = This is your own message; nothing new stands beside it.
mail-own = This is a message of yours that this copy of the match has not sent, so it is not taken in. Decide the same again, or bring the match back from your backup.
mail-several = There are { $count } new messages in it, and nothing was taken in. Give one of them at a time: { $messages }
mail-instead = Another message came in this one’s place before, and this one says something else. The first one counts.
mail-missing = A message before this one is missing. Ask for it.
mail-changed = The message does not follow from the one before: one of the two was changed on its way.
mail-not-your-turn = It is not your turn: send your last message, and wait for the answer.
mail-values = The message shows a value too few or too many for the dice. It was changed, or comes from another program.
mail-unfinished = The message ends before its sender’s turn does. It was cut off.
mail-illegal = { $action } cannot be played: { $why }
mail-invitation = The invitation cannot be accepted: { $why }
mail-file = It is damaged, and no good copy of it lies beside it. Bring it back from a backup of your own, or begin a new match.
mail-mended = { $file } was damaged or lost; the match goes on from the copy beside it.{ $kept ->
        [yes] {" "}The damaged file is kept as { $aside }.
       *[no] {""}
    } If what you decided or read last is missing, decide the same again, or read the very line that you have: not one that is sent anew.
mail-file-version = It is of version { $found }, which a newer program has written. Install a newer version; the file is left as it is.
mail-over = The match is over. Show it again to see its last line.
mail-not-dealt = Nothing is dealt yet, so there is no record. It begins when the invitation is accepted and the answer is read.
mail-no-match = { $count ->
        [0] There is no match by mail whose id begins with “{ $id }”. See: holochess mail show
       *[other] { $count } matches by mail begin with “{ $id }”. Write more of the id: { $ids }
    }
mail-name = A name in the message can be taken for another one, so nothing is taken in. A name has no blanks at its ends, and each of its words is in one script.
mail-long-rule = { $rule } has a value too long to be shown whole.
mail-meanwhile = Another program has just written to this match. Nothing is lost: do it once more.
mail-check = Check of the last message, the same for both players: { $check }
mail-in-file = { $file }: { $why }
mail-asks-game = { $named ->
        [yes] “{ $name }” invites you to { $game }.
       *[no] A player without a name invites you to { $game }.
    }
mail-asks-usual = The rules are the usual ones.
mail-asks-rule = { $rule }: { $value }{ $keyed ->
        [yes] {" "}({ $key })
       *[no] {""}
    }
mail-asks-lot = The deal decides who begins.
mail-asks-first = { $named ->
        [yes] “{ $name }” begins.
       *[no] Your opponent begins.
    }
mail-asks-undealt = { $count ->
        [one] You accepted another match from this name that is not dealt so far. Your opponent sees the deal first and can drop the match.
       *[other] You accepted { $count } other matches from this name that are not dealt so far. Your opponent sees the deal first and can drop the match.
    }
mail-ask = Accept? (yes or no)
mail-ask-piped = The invitation came through standard input, where no answer can be read. Nothing is accepted. Add --yes to accept it without a question.
mail-ask-unanswered = There was no answer, so nothing is accepted. Answer yes, or add --yes to accept without a question.
mail-declined = Not accepted; nothing was sent. You can still accept it later.
mail-none = There are no matches by mail. Begin one with: holochess mail new GAME
mail-state = { $game }{ $named ->
        [no] {""}
       *[other] {" "}with { $name }
    }: { $turn ->
        [own] your turn
        [over] over
       *[other] the other’s turn
    }
mail-heading = Match { $id }. { $state }
mail-awaits-dice = { $action } ({ $player }): the dice fall with the other’s answer.
mail-no-name = You play without a name. Give one with --name, or in the settings.
mail-kept = The match is over, and among your others: { $file }
mail-json-of-line = --json goes with a line, not with a match.
mail-says-invite = An invitation{ $named ->
        [yes] {" "}from { $name }
       *[no] {""}
    } to { $game }{ $has_options ->
        [yes] {" "}({ $options })
       *[no] {""}
    }, match { $id }.
mail-says-accept = The invitation to match { $id } is accepted{ $named ->
        [yes] {" "}by { $name }
       *[no] {""}
    }.
mail-says-turn = Message { $number } of match { $id }, from player { $player }.{ $answers ->
        [yes] {" "}It shows the value that was asked for.
       *[no] {""}
    }{ $acts ->
        [yes] {" "}Played: { $actions }.
       *[no] {""}
    }{ $asks ->
        [yes] {" "}The dice fall with the answer.
       *[no] {""}
    }
mail-your-turn = Play with: holochess mail move { $id } ACTION… Possible now: { $actions }. To give up: resign
mail-send = Send this line:
begin-not-by-mail = A match by mail is played by two people from the start of the game, without a computer player.
record-mail-version = Version and header do not agree on whether the match was played by mail.

day-heading = The match of { $date }, the same for everybody: you play in the south against { $name }.
day-no-date = “{ $date }” is no date like 2026-11-23.
day-not-played = The match of { $date } has not been begun here.
day-not-over = The match of { $date } is not over.
day-not-to-check = The match of { $date } is over, but its opponent resigned, which it never does: there is no result that others could check.
day-in-future = The match of { $date } is of a day that has not come yet.
day-other-match = { $file } holds another match than the one of that day; move it away.
day-share = Share this line; anybody can check it with: holochess day --check
day-result = Holochess { $date }: { $result ->
        [won] won
        [lost] lost
       *[drawn] drawn
    } against { $name } in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, { $own } to { $others }{ $taken ->
        [0] {""}
        [one] , one take-back
       *[other] , { $taken } take-backs
    }.
day-holds = Every action is legal, every die follows from the date, and { $name } decided as { $name } does.
day-other-opponent = Every action is legal and every die follows from the date. But with decision { $decision } { $name } would have decided otherwise here: the line was made with another version of the program, or with another opponent.
day-other-words = The words before the line were changed. It proves: { $said }
day-no-result = There is no result of a match of the day in that: it has no “holochess-day:” with a date.
day-damaged = The result is cut off or changed.
day-illegal = Decision { $decision } of the result is not possible: the line was changed or not copied whole.

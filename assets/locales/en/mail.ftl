# Matches by message and the match of the day.

mail-not-of-the-chain = Nothing was played: the value from player { $player } is not the one fixed earlier. The message was changed, or that player is trying to choose the dice.
mail-copied = Both players committed to the same value, so one copied the other’s. Start a new match.
mail-used-up = This match has no secret values left for dice, or is not a match by message. Start a new match.
mail-no-mark = This is not a message of a match: it has no “holochess-mail:” in it. Copy the whole line.
mail-damaged = The message is cut off or damaged. Copy the whole line again.
mail-version = This message is of version { $found } of the protocol, which this program does not know. Install a newer version.
mail-version-unheard = The message says version { $found } of the protocol, which has never existed. It was damaged, or comes from another program. Ask your opponent to send it again.
mail-other-match = This message belongs to a match that is not saved here. Read it where you play that match.
mail-known = You have already read this message.
mail-known-own = This is your own message. Send it to your opponent and wait for the answer.
mail-own = This message has one of your own numbers, but was not sent from here: it comes from another copy of this match, or from someone else. It was not read. If you sent it, play the same actions again, or restore the match from your backup.
mail-several = There are { $count } new messages here, and none has been read. Give them one at a time: { $messages }
mail-instead = You have already read a different message in its place. The first message counts.
mail-own-instead = You have already sent a different message in its place, so this one was not read. It comes from another copy of this match, or from someone else. Your opponent counts the one that arrives first.
mail-missing = A message before this one is missing. Ask your opponent to send it.
mail-changed = This message was changed on its way. Ask your opponent to send it again.
mail-parted = This message does not follow from the last one here. It was changed on its way, or it answers other messages, as when one of you plays this match from two copies. Ask your opponent to send it again. If the same message comes, continue with the other copy, or start a new match.
mail-not-your-turn = It is not your turn. Send your last message and wait for the answer.
mail-values = The message shows too few or too many values for the dice, so it was changed or comes from another program. Ask your opponent to send it again.
mail-unfinished = The message ends before its sender’s turn does, so it was cut off. Copy the whole line again.
mail-illegal = { $action } cannot be played: { $why }
mail-invitation = The invitation cannot be accepted: { $why }
mail-file = The file is damaged, and there is no good copy beside it. Restore the file from a backup of your own, or start a new match.
mail-mended = { $file } was damaged or lost; the match continues from the copy beside it.{ $kept ->
        [yes] {" "}The damaged file has been kept as { $aside }.
       *[no] {""}
    } If your last actions are missing, play the same ones again. If the last message is missing, enter the original line that you already have, not one that has been sent again.
mail-file-version = This match is of version { $found }, written by a newer program. The file is left as it is. Install a newer version.
mail-over = The match is over. Show the match again to see its last line.
mail-not-dealt = Nothing has been dealt yet, so there is no match to save. Read the answer to the invitation first.
mail-no-id = No match is named. Give its id, or the beginning of its id. To list the matches: holochess mail show
mail-no-match = { $count ->
        [0] There is no match by message whose id begins with “{ $id }”. To list them: holochess mail show
       *[other] The ids of { $count } matches begin with “{ $id }”. Enter more of the id: { $ids }
    }
mail-name = A name in this message could be mistaken for another, so the message was not read. Ask the sender to use a name with no spaces at either end, and not to mix alphabets within a word.
mail-name-long = A name in this message is longer than { $most } characters, so the message was not read. Ask the sender to use a shorter name.
mail-long-rule = { $rule } has a value too long to be shown in full.
mail-meanwhile = Another program has just written to this match. Nothing is lost. Try again.
mail-check = Check of the last message, the same for both players: { $check }
mail-in-file = { $file }: { $why }
mail-asks-game = { $named ->
        [yes] { $name } invites you to { $game }.
       *[no] A player without a name invites you to { $game }.
    }
mail-asks-usual = The standard rules apply.
mail-asks-rule = { $rule }: { $value }{ $keyed ->
        [yes] {" "}({ $key })
       *[no] {""}
    }
mail-asks-lot = The deal decides who goes first.
mail-asks-first = { $named ->
        [yes] { $name } goes first.
       *[no] Your opponent goes first.
    }
mail-asks-undealt = { $count ->
        [one] You have accepted another match from this name that has not been dealt yet. Your opponent sees the deal first and can drop the match.
       *[other] You have accepted { $count } other matches from this name that have not been dealt yet. Your opponent sees the deal first and can drop the match.
    }
mail-ask = Accept? (yes or no)
mail-ask-piped = The invitation came through standard input, where no answer can be read. Nothing was accepted. Add --yes to accept it without a question.
mail-ask-unanswered = There was no answer. Nothing was accepted. Answer yes, or add --yes to accept without a question.
mail-declined = The invitation was not accepted, and nothing was sent. You can still accept it later.
mail-none = There are no matches by message. Start one with: holochess mail new GAME
mail-state = { $game }{ $named ->
        [no] {""}
       *[other] {" "}against { $name }
    }: { $turn ->
        [own] your turn
        [over] finished
       *[other] your opponent’s turn
    }
mail-heading = Match { $id }. { $state }
mail-awaits-dice = { $action } ({ $player }): the dice come with the next message.
mail-no-name = You are playing without a name. Give one with --name, or in the settings.
mail-kept = The match is over and has been saved with your other matches: { $file }
mail-json-of-line = --json works with a line, not with a match.
mail-says-invite = An invitation{ $named ->
        [yes] {" "}from { $name }
       *[no] {""}
    } to { $game }{ $has_options ->
        [yes] {" "}({ $options })
       *[no] {""}
    }, match { $id }.
mail-says-accept = The invitation to match { $id } has been accepted{ $named ->
        [yes] {" "}by { $name }
       *[no] {""}
    }.
mail-says-turn = Message { $number } of match { $id }, from player { $player }.{ $answers ->
        [yes] {" "}It shows the value you asked for.
       *[no] {""}
    }{ $acts ->
        [yes] {" "}Played: { $actions }.
       *[no] {""}
    }{ $asks ->
        [yes] {" "}The dice come with the answer.
       *[no] {""}
    }
mail-your-turn = Play with: holochess mail move { $id } ACTION… Possible now: { $actions }. To give up: resign
mail-send = Send this line:
begin-not-by-mail = A match by message is for two players, from the start of the game and without a computer player.
record-mail-version = the version and the header disagree on whether the match was played by message.

day-heading = The match of { $date }, with the same deal and dice for everyone: you are player 1, against { $name }.
day-no-date = “{ $date }” is not a date such as 2026-11-23.
day-not-played = You have not begun the match of { $date } here.
day-not-over = The match of { $date } is not over.
day-not-to-check = The result of the match of { $date } cannot be checked: the opponent resigned, which it never does.
day-in-future = The match of { $date } is not available yet.
day-other-match = { $file } holds another match, not the one of that day. Nothing was changed. Move the file away.
day-share = Share this line. Anyone can check it with: holochess day --check
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
day-holds = Every action is legal, every die follows from the date, and { $name } played as it always does.
day-other-opponent = Every action is legal and every die follows from the date, but at action { $decision } { $name } would have played differently here. The line comes from another version of the program, or from another opponent.
day-other-words = The words before the line were changed. The line itself proves: { $said }
day-no-result = This is not a result of a match of the day: it has no “holochess-day:” with a date. Copy the whole line.
day-damaged = The result is cut off or was changed. Copy the whole line again.
day-illegal = Action { $decision } of the result is not possible: the line was changed or not copied whole. Copy the whole line again.

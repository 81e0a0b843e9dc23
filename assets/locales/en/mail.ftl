# Matches by message and the match of the day.

mail-not-of-the-chain = Nothing was played: the secret number for the dice from player { $player } is not the one fixed earlier. The message was changed on its way, or that player is trying to choose the dice.
mail-copied = Both players fixed the same secret number for the dice, so one must have copied the other’s. Start a new match.
mail-used-up = This match cannot go on: its secret numbers for the dice are used up, or it was not played by message. Start a new match.
mail-no-mark = This is not a match message: it does not contain “holochess-mail:”. Copy the whole line.
mail-damaged = The message is cut off or damaged. Copy the whole line again.
mail-version = This message comes from a newer version of the game (protocol version { $found }). Install the newest version, then read it again.
mail-version-unheard = The message names protocol version { $found }, which does not exist. It was damaged, or comes from another program. Ask your opponent to send it again.
mail-other-match = This message belongs to a match that is not saved here. Read it on the device where you play that match.
mail-too-much = This text is too long. Copy only the line of the message.
mail-known = You have already read this message.
mail-known-own = This is your own message. Send it to your opponent and wait for the answer.
mail-own = This message is numbered as one of yours, but was not sent from here: it comes from another device or a backup of this match, or from someone else. It was not read. If you sent it, play the same actions again here, or restore the match from your backup.
mail-several = This text contains { $count } new messages, and none has been read. Enter them one at a time: { $messages }
mail-instead = You have already read a different message with this number, so this one was not read. The first one counts.
mail-own-instead = You have already sent a different message with this number, so this one was not read. It comes from another device or a backup of this match, or from someone else. The one that reaches your opponent first counts.
mail-missing = A message before this one is missing. Ask your opponent to send it.
mail-changed = This message was changed on its way. Ask your opponent to send it again.
mail-parted = This message does not continue from the last one saved here. It was changed on its way, or one of you has played this match on two devices or from a backup. Ask your opponent to send it again. If the same message arrives, continue on the other device, or start a new match.
mail-not-your-turn = It is not your turn. Send your last message and wait for the answer.
mail-values = The message contains too few or too many secret numbers for the dice, so it was changed on its way or comes from another program. Ask your opponent to send it again.
mail-unfinished = The message stops before your opponent’s turn is over, so it was cut off. Copy the whole line again.
mail-illegal = { $action } cannot be played: { $why }
mail-invitation = The invitation cannot be accepted: { $why }
mail-file = The file is damaged, and the game has no good copy of it. Restore it from a backup of your own, or start a new match.
mail-mended = { $file } was damaged or lost; the match continues from its last good copy.{ $kept ->
        [yes] {" "}The damaged file has been kept as { $aside }.
       *[no] {""}
    } If your last actions are missing, play the same ones again. If the last message is missing, enter the line you received before, not one that was sent again.
mail-file-version = This match was saved by a newer version of the game (file version { $found }). The file has not been changed. Install the newest version.
mail-over = The match is over. To see its last message, show the match again.
mail-not-dealt = Nothing has been dealt yet, so there is no match to save. Read the answer to the invitation first.
mail-no-id = Name the match: give its id, or the beginning of its id. To list the matches: holochess mail show
mail-no-match = { $count ->
        [0] There is no play-by-message match whose id begins with “{ $id }”. To list them: holochess mail show
       *[other] The ids of { $count } matches begin with “{ $id }”. Enter more of the id: { $ids }
    }
mail-name = A name in this message could be mistaken for another, so the message was not read. Ask the sender to use a name with no spaces at either end, and not to mix alphabets within a word.
mail-name-long = A name in this message is longer than { $most } characters, so the message was not read. Ask the sender to use a shorter name.
mail-long-rule = The value of { $rule } is too long to be shown in full.
mail-meanwhile = Another program has just written to this match. Nothing is lost. Try again.
mail-check = Check code of the last message, the same for both players: { $check }
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
        [one] You have accepted another match from this name that has not been dealt yet. Your opponent sees each deal first and can drop a bad one.
       *[other] You have accepted { $count } other matches from this name that have not been dealt yet. Your opponent sees each deal first and can drop a bad one.
    }
mail-ask = Accept? (yes or no)
mail-ask-piped = Nothing was accepted: the invitation came through standard input, so you could not be asked. To accept it without being asked, add --yes.
mail-ask-unanswered = Nothing was accepted, because there was no answer. Answer yes, or add --yes to accept without being asked.
mail-declined = The invitation was not accepted, and nothing was sent. You can still accept it later.
mail-none = No play-by-message matches yet. Start one with: holochess mail new GAME
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
mail-json-of-line = --json works only with the line of a message, not with a saved match.
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
        [yes] {" "}It gives the dice that were asked for.
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
begin-not-by-mail = A play-by-message match needs two players and no computer player, and must begin at the start of the game.
record-mail-version = the file’s version and its header disagree about whether the match was played by message. The file is damaged, or was changed.

day-heading = The match of { $date }, with the same deal and dice for everyone: you are player 1, against { $name }.
day-no-date = “{ $date }” is not a date. Write it like 2026-11-23.
day-not-played = You have not begun the match of { $date } here.
day-not-over = The match of { $date } is not over.
day-not-to-check = The result of the match of { $date } cannot be checked: the opponent resigned, which it never does.
day-in-future = The match of { $date } is not available yet.
day-other-match = { $file } contains another match, not the one of that day. Nothing was changed. Move the file away, then try again.
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
day-holds = This result is genuine: every action is legal, every die is the one for that date, and { $name } played as it always does.
day-other-opponent = This result cannot be confirmed: every action is legal and every die is the one for that date, but at action { $decision } { $name } would have played differently here. The line comes from another version of the game, or from another opponent.
day-other-words = The text before the line was changed. What the line itself proves: { $said }
day-no-result = This is not a result of a match of the day: it does not contain “holochess-day:” with a date. Copy the whole line.
day-damaged = The result is cut off or was changed. Copy the whole line again.
day-illegal = Action { $decision } of the result is not possible: the line was changed or not copied whole. Copy the whole line again.

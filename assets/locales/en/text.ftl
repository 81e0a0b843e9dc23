# The text mode: a match in the terminal, and what happened in words.

text-you = you
text-player = player { $player }
text-player-named = player { $player } ({ $name })
# A player as part of a sentence; `who` says whether that is the person who is told.
text-player-in-sentence = { $who ->
    [you] { $player }
   *[other] { $player }
}

text-seed-hash = { $luck ->
        [start] Who starts is drawn
       *[dice] Whatever chance decides comes
    } from a seed with the SHA-256 { $hash }. The seed itself is shown at the end.
text-seed = The seed was { $seed }. `holochess verify` { $luck ->
        [start] checks with it who started
       *[dice] checks the match with it
    }.
text-saved-to = The match is saved in { $file }.
text-not-saved = The action stands, but could not be saved: { $why } It is tried again with the next one; or save it elsewhere: save FILE.
text-step-not-saved = That is taken back, but could not be saved: { $why } It is tried again with the next action; or save it elsewhere: save FILE.
text-saved-here = The match is saved in { $file }, from now on too.
text-unsaved = { $lines ->
    [one] One entry of the record is not saved.
   *[other] { $lines } entries of the record are not saved.
}
text-stay = { $unsaved } { $why } You are still in the match. Save it elsewhere: save FILE. To leave all the same: quit once more.
text-by-mail = { $file } is the record of a match by mail. It goes on with: holochess mail move.
text-no-argument = “{ $word }” takes nothing behind it; “{ $rest }” was not understood, and nothing was done.
text-save-exists = { $file } is already there. Choose another name, or go on with that match: --load.
text-how-to-help = Type an action such as { $action }, or: rules, help.
text-left = You have left the match. It is saved in { $file }; --load goes on with it. An evening or the match of the day goes on with the command that began it.
text-left-unsaved = { $unsaved } The others are in { $file }; --load goes on from there.
text-over = The match is over. It is recorded in { $file }.
text-unknown-player = There is no player “{ $who }”; there are: { $known }.
text-other-game = { $file } is a match of { $found }, not of { $asked }.
text-options-are-fixed = A match that is resumed keeps its options: leave out --option.
text-players-are-fixed = { $file } is a match of { $found } players, not of { $asked }: leave out --players.

text-deal-may-be-even = This deal is random and may favour one side: `--option deal=even` deals both about the same chance.
text-seat-human = { $who ->
        [you] You are { $player }.
       *[other] { $player }: a person at this terminal
    }
text-seat-computer = { $player }: the computer, as { $name }, who { $about }. “{ $temper }”
text-ratings = { $piece }: { $attack } dice to attack, { $defence } to defend, { $movement ->
        [one] one step
       *[other] { $movement } steps
    } a move
text-piece-on-cell = { $piece } { $cell }
text-camp = { $player }: { $pieces }
text-status = Turn { $turn }, { $who ->
        [you] your turn
       *[other] { $player }
    }: { $left ->
        [one] one action
       *[other] { $left } actions
    } left.
text-status-single = Turn { $turn }, { $who ->
        [you] your turn
       *[other] { $player }
    }.
text-status-row = Game { $game }; it stands { $first } : { $second }.
text-status-repetition = This position has come up before; the next time is a draw.
text-status-claim = A draw can be claimed: draw.
text-status-push = { $who ->
        [you] You choose
       *[other] { $player } chooses
    } where the pushed creature goes.
text-clock = Quiet turns: { $turns } of { $limit }; { $leader }.
text-clock-last = Turn { $limit } is the last; { $leader }.
text-clock-leader = on points { $who ->
        [you] you lead
       *[other] { $player } leads
    }
text-clock-draw = { $end ->
        [points] on points it would be a draw
       *[draw] then the match is a draw
    }
text-actions =
    { $count ->
        [one] One action: { $actions }
       *[other] { $count } actions: { $actions }
    }
text-no-actions = Nothing can be done with “{ $from }” now.
text-no-attack = No attack is possible now.
text-hint-because = You could play { $action }: it { $reason }.
text-hint-chance = Your chance to win is { $chance } of 100 then.
text-no-undo = Nothing can be undone: nothing has been done yet{ $luck ->
        [dice] , dice have fallen,
       *[other] {""}
    } or somebody else has acted.
text-no-undo-but-takeback = Nothing can be undone: { $luck ->
        [dice] dice have fallen, or somebody else has acted
       *[other] somebody else has acted
    }. takeback goes back all the same, and the record says so.
text-no-takeback = { $why ->
        [first] Nothing can be taken back: you have not chosen anything yet.
        [full] Nothing can be taken back any more: the record has no room left for it.
       *[people] Only against the computer can a choice be taken back.
    }

text-options = The options of this match, and what each can be (--option KEY=VALUE, when a match begins): { $options }.
text-help-words = And these words:
text-help-word = { $words }: { $what }
text-odds = { $action }: { $chances }
command-actions = actions list
    .help = what can be done now; with a cell behind it, from there
command-board = board
    .help = the board and whose turn it is
command-position = position
    .help = the position as one line, for --position and for lessons
command-rules = rules
    .help = how this game is played
command-odds = odds
    .help = the chances of every attack; odds o2xi2: of this one; odds savrip molator: of these two, wherever they stand
command-hint = hint
    .help = the best action that the computer can find, and why
command-undo = undo
    .help = your last action back, as long as { $luck ->
            [dice] no dice have fallen and nobody else has acted
           *[other] nobody else has acted
        }
command-takeback = takeback
    .help = back to your last choice, { $luck ->
            [dice] across dice
           *[other] whatever was answered
        }; only against the computer, and the record says so
command-save = save
    .help = saves the match now; save FILE: a copy of it
command-resign = resign
    .help = gives up
command-help = help
    .help = this list
command-quit = quit exit
    .help = leaves the match; it stays saved

tell-dealt = { $who ->
        [you] Yours
       *[other] { $player }
    }: { $piece } on { $cell }.
tell-dealt-to-place = { $who ->
        [you] Yours
       *[other] { $player }
    }: { $piece }, still to be placed.
tell-placed = { $piece } is placed on { $cell }.
tell-turn = Turn { $turn }: { $who ->
        [you] your turn
       *[other] { $player }
    }.
tell-moved = { $piece } walks { $path }.
tell-leapt = { $piece } leaps { $path }.
tell-boosted = { $piece } is carried on { $path }.
tell-attacked = { $attacker } on { $from } attacks { $defender } on { $to }.
tell-rolled = Dice: { $attack } = { $first } against { $defence } = { $second }.
tell-judged = { $difference }: { $outcome }.
tell-push-pending = { $who ->
        [you] You choose
       *[other] { $player } chooses
    } where { $piece } goes from { $from }: { $cells }.
tell-pushed = { $piece } is pushed from { $from } to { $to }.
tell-held = { $piece } has nowhere to go and stays on { $cell }.
tell-removed = { $piece } on { $cell } is destroyed by { $by }.
tell-removed-pawn = { $by ->
        [you] You remove
       *[other] { $other } removes
    } { $who ->
        [you] your pawn
       *[other] the pawn of { $player }
    } on { $cell }.
tell-swapped = { $piece } on { $from } and { $other } on { $to } change places.
tell-swapped-by-hops = { $piece } leaps { $path } and changes places with { $other }, which goes to { $from }.
tell-duel = To the death: { $first } with { $one } dice against { $second } with { $two }.
tell-exchange = { $attack } = { $first } against { $defence } = { $second }: { $difference }.
tell-line = { $who ->
        [you] You have
       *[other] { $player } has
    } a line, { $cells }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
tell-goal = { $game ->
        [chinese] { $who ->
            [you] You are
           *[other] { $player } is
        } home: the last hole to be filled was { $cell }.
       *[other] { $who ->
            [you] You reach
           *[other] { $player } reaches
        } the goal { $cell }.
    }
tell-ranked = { $who ->
        [you] You take
       *[other] { $player } takes
    } place { $place }.
tell-passed = { $who ->
        [you] You cannot do anything and pass.
       *[other] { $player } cannot do anything and passes.
    }
tell-clock = Nobody has attacked for { $quiet ->
        [one] one turn
       *[other] { $quiet } turns
    }; at { $limit } the match is { $end ->
        [draw] a draw
       *[points] decided on points
    }.
tell-resigned = { $who ->
        [you] You resign.
       *[other] { $player } resigns.
    }
tell-took-back =
    { $decisions ->
        [one] One action is taken back.
       *[other] { $decisions } actions are taken back.
    }

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
        [start] Who goes first is decided
       *[dice] Everything random in this match is decided
    } by a seed with the SHA-256 { $hash }. The seed itself is shown at the end.
text-seed = The seed was { $seed }. With it, `holochess verify` checks { $luck ->
        [start] who went first
       *[dice] the match
    }.
text-saved-to = The match is saved in { $file }.
text-not-saved = The action counts, but could not be saved: { $why } The game will try again after the next action. To save elsewhere, type: save FILE.
text-step-not-saved = The action was taken back, but this could not be saved: { $why } The game will try again after the next action. To save elsewhere, type: save FILE.
text-saved-here = The match has been saved to { $file }, and will be saved there from now on.
text-unsaved = { $lines ->
    [one] One step of the match is not saved.
   *[other] { $lines } steps of the match are not saved.
}
text-stay = { $unsaved } { $why } You are still in the match. To save it elsewhere, type: save FILE. To leave anyway, type quit again.
text-by-mail = { $file } is a match played by message. Continue it with: holochess mail move.
text-live = { $file } is an online match. Continue it with: holochess open --resume, or holochess join.
text-no-argument = The command “{ $word }” takes nothing after it; “{ $rest }” was not understood, and nothing was done.
text-save-exists = { $file } already exists. Choose another name, or continue that match: --load.
text-how-to-help = Type an action such as { $action }, or: rules, help.
text-left = You have left the match. It is saved in { $file }; --load continues it. An evening or the match of the day continues with the command that began it.
text-left-unsaved = { $unsaved } The rest of the match is in { $file }; --load continues from there.
text-over = The match is over. It is saved in { $file }.
text-unknown-player = There is no player “{ $who }”; choose from: { $known }.
text-other-game = { $file } is a match of { $found }, not of { $asked }.
text-options-are-fixed = A saved match keeps its options: leave out --option.
text-players-are-fixed = { $file } is a match for { $found } players, not { $asked }: leave out --players.

text-deal-may-be-even = This deal is random and may favour one side: `--option deal=even` gives both about the same chance.
text-seat-human = { $who ->
        [you] You are { $player }.
       *[other] { $player }: a player at this terminal
    }
text-seat-computer = { $player }: the computer, as { $name }, who { $about }. “{ $temper }”
text-ratings = { $piece }: { $attack } dice to attack, { $defence } to defend, { $movement ->
        [one] one step
       *[other] { $movement } steps
    } a move
text-piece-on-cell = { $piece } { $cell }
text-camp = { $player }: { $pieces }
text-status = Turn { $turn }: { $who ->
        [you] you
       *[other] { $player }
    } to play, { $left ->
        [one] one action
       *[other] { $left } actions
    } left.
text-status-single = Turn { $turn }: { $who ->
        [you] you
       *[other] { $player }
    } to play.
text-status-row = Game { $game }; score: { $first }–{ $second }.
text-status-repetition = This position has come up before; the next time, it is a draw.
text-status-claim = You can claim a draw: type draw.
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
text-no-actions = No action starts from “{ $from }” now.
text-no-attack = No attack is possible now.
text-hint-because = You could play { $action }: it { $reason }.
text-hint-chance = Your win chance is then { $chance }%.
text-no-undo = There is nothing to undo: you have not acted yet{ $luck ->
        [dice] , dice have been rolled,
       *[other] {""}
    } or another player has acted.
text-no-undo-but-takeback = There is nothing to undo: { $luck ->
        [dice] dice have been rolled, or another player has acted
       *[other] another player has acted
    }. The command takeback still works; after that the match no longer counts for your rating.
text-no-takeback = { $why ->
        [first] There is nothing to take back: you have not acted yet.
        [full] Nothing more can be taken back: the match file has no room left for it.
       *[people] You can only take back against the computer.
    }

text-options = The options of this match, which are set with --option KEY=VALUE when a match begins: { $options }.
text-help-words = Other commands:
text-help-word = { $words }: { $what }
text-odds = { $action }: { $chances }
command-actions = actions list
    .help = what you can do now; with a cell after it: what you can do from that cell
command-board = board
    .help = the board and whose turn it is
command-position = position
    .help = the position as one line, for --position and for lessons
command-rules = rules
    .help = how this game is played
command-odds = odds
    .help = the odds of every attack; odds o2xi2: the odds of that attack; odds savrip molator: of an attack between those two, wherever they stand
command-hint = hint
    .help = the best action that the computer can find, and why
command-undo = undo
    .help = undoes your last action, as long as { $luck ->
            [dice] no dice have been rolled and no other player has acted
           *[other] no other player has acted
        }
command-takeback = takeback
    .help = takes back everything since your last action, { $luck ->
            [dice] dice included
           *[other] answers included
        }; only against the computer, and the match no longer counts for your rating
command-save = save
    .help = saves the match now; save FILE: a copy of it
command-resign = resign
    .help = resigns the match
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
        [you] you
       *[other] { $player }
    } to play.
tell-moved = { $piece } moves { $path }.
tell-leapt = { $piece } leaps { $path }.
tell-boosted = { $piece } is boosted { $path }.
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
        [you] your piece
       *[other] { $player }’s piece
    } from { $cell }.
tell-swapped = { $piece } on { $from } and { $other } on { $to } swap places.
tell-swapped-by-hops = { $piece } hops { $path } and swaps places with { $other }, which goes to { $from }.
tell-duel = Duel to the death: { $first } with { $one } dice against { $second } with { $two }.
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
        [you] You finish
       *[other] { $player } finishes
    } { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    }.
tell-passed = { $who ->
        [you] You have no legal action and pass.
       *[other] { $player } has no legal action and passes.
    }
tell-clock = No attack for { $quiet ->
        [one] one turn
       *[other] { $quiet } turns
    }; after { $limit } the match is { $end ->
        [draw] a draw
       *[points] decided on points
    }.
tell-resigned = { $who ->
        [you] You resign.
       *[other] { $player } resigns.
    }
tell-took-back =
    { $decisions ->
        [one] One action has been taken back.
       *[other] { $decisions } actions have been taken back.
    }

# The rules in words: pieces, outcomes, endings, and why an action is refused.

game-holochess = Holochess

piece-savrip = Savrip
piece-monnok = Monnok
piece-ghhhk = Ghhhk
piece-houjix = Houjix
piece-strider = Strider
piece-ngok = Ng’ok
piece-klorslug = K’lor’slug
piece-molator = Molator

outcome-kill = kill
outcome-push = push
outcome-counter-push = counter-push
outcome-counter-kill = counter-kill

ending-eliminated = no creature is left on the other side
ending-duel = the duel to the death
ending-quiet = no attack for too long{ $won ->
        [yes] : decided on points
       *[no] { $end ->
            [points] , and points are level
           *[draw] {""}
        }
    }
ending-cap = the match reached its last turn{ $won ->
        [yes] { $game ->
            [holochess] : decided on points
           *[other] {""}
        }
       *[no] {""}
    }
ending-stuck = nobody can move
ending-repetition = the same position came up again
ending-line = a line
ending-goal = the goal is reached
ending-resigned = { $who ->
        [you] you resigned
       *[other] player { $player } resigned
    }
ending-agreed = agreed

verdict-win = { $who ->
        [you] You win
       *[other] Player { $player } wins
    }: { $ending }.
verdict-draw = A draw: { $ending }.
ending-home-first = home first
verdict-shared = { $ending }. Places { $first } to { $last } are shared: { $players }.

refusal-over = The match is over.
refusal-not-your-turn = It is player { $player }’s turn.
refusal-dice-pending = The dice have to be rolled first.
refusal-push-pending = First choose where the pushed creature goes.
refusal-nothing-to-push = Nobody has to be pushed now.
refusal-empty-cell = Nobody stands on { $cell }.
refusal-not-yours = { $piece } belongs to { $seats ->
        [2] the opponent
       *[other] player { $player }
    }.
refusal-taken = { $cell } is taken by { $piece }.
refusal-no-walk =
    { $movement ->
        [one] { $cell } is not reached by a walk of exactly one step to a free neighbouring cell.
       *[other] { $cell } is not reached by a walk of exactly { $movement } steps through free cells: no fewer, no diagonals, no cell twice.
    }
refusal-not-adjacent = { $to } is not next to { $from }: only a neighbour can be attacked.
refusal-own-piece = { $piece } is on your own side.
refusal-no-push = { $cell } will not do: a pushed creature goes to a free neighbouring cell.
refusal-pass-not-forced = Passing is not a choice: who can act, acts.
refusal-not-in-this-game = That is no action of this game, or not now.
refusal-no-placement = A creature is placed once, on one of its player’s own free starting cells.
refusal-dice = These are not the dice that were asked for.
refusal-nothing-to-undo = Nothing can be taken back now.
refusal-unreadable = “{ $text }” is not an action of this game.

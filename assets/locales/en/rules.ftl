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
ending-duel = the duel to the death decided the match
ending-quiet = the quiet clock ran out{ $won ->
        [yes] {" "}and points decided
       *[no] { $end ->
            [points] , with the points level
           *[draw] {""}
        }
    }
ending-cap = { $game ->
        [holochess] the turn limit was reached{ $won ->
            [yes] {" "}and points decided
           *[no] {""}
        }
        [chinese] the turn limit was reached
       *[other] the move limit was reached
    }
ending-stuck = no player can move
ending-repetition = the same position came up three times
ending-line = a winning line
ending-goal = the goal is reached
ending-resigned = { $who ->
        [you] you resigned
       *[other] player { $player } resigned
    }
ending-agreed = by agreement

verdict-win = { $who ->
        [you] You win
       *[other] Player { $player } wins
    }: { $ending }.
verdict-draw = A draw: { $ending }.
ending-home-first = first home
verdict-shared = { $ending }. Places { $first } to { $last } are shared: { $players }.

refusal-over = The match is over.
refusal-not-your-turn = It is player { $player }’s turn.
refusal-dice-pending = The dice have to be rolled first.
refusal-push-pending = First choose where the pushed creature goes.
refusal-nothing-to-push = There is nothing to push now.
refusal-empty-cell = { $cell } is empty.
refusal-not-yours = { $piece } belongs to { $seats ->
        [2] the opponent
       *[other] player { $player }
    }.
refusal-taken = { $cell } is occupied by { $piece }.
refusal-no-walk =
    { $movement ->
        [one] { $cell } cannot be reached in exactly one step to a free neighbouring cell.
       *[other] { $cell } cannot be reached in exactly { $movement } steps through free cells: no fewer, no diagonals, no cell twice.
    }
refusal-not-adjacent = { $to } is not next to { $from }: you can only attack a neighbour.
refusal-own-piece = { $piece } is on your own side.
refusal-no-push = A creature cannot be pushed to { $cell }, only to a free neighbouring cell.
refusal-pass-not-forced = You can only pass when no action is possible.
refusal-not-in-this-game = That is not possible here, or not right now.
refusal-no-placement = Place each creature once, on one of your own free starting cells.
refusal-dice = These are not the dice that were asked for.
refusal-nothing-to-undo = There is nothing to take back now.
refusal-unreadable = “{ $text }” is not an action of this game.

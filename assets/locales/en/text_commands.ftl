# Commands of the text mode that ask about the board, and their answers.

text-several = The piece on { $cell } has several actions. Which one? { $actions }
text-no-cell = There is no cell “{ $cell }” on this board.
text-what-empty = { $cell } is empty. It touches { $cells }.
text-what-fixed = The pawn on { $cell } cannot be moved.
text-what-piece = { $who ->
        [you] { $piece } on { $cell } is yours.
       *[other] { $piece } of { $player } stands on { $cell }.
    }
text-what-target = Its target: { $target }.
text-reach = { $piece } on { $cell } can: { $actions }
text-reach-nobody = There is no piece on { $cell } that can move.
text-reach-nothing = { $piece } on { $cell } has no legal action in this position.
text-odds-of-two = { $attacker } attacks { $defender }: { $chances }
text-odds-unknown = “{ $words }” does not name two creatures of this match; the start of a name is enough if no other name begins with it.
text-resign-sure = Do you really want to resign the match? Answer yes or no; any other command continues it.
text-resign-kept = The match goes on.
text-look-words = The board is described in words from now on.
text-look-drawn = The board is drawn from now on.
text-camp-placing = still to be placed: { $pieces }
text-camp-set = to { $target }: { $pieces }
text-camp-fixed = Pawns that cannot be moved: { $cells }
text-camp-race = { $camp } ({ $race })
text-race = { $home } of { $all } home, { $steps ->
        [0] no step
        [one] one step
       *[other] { $steps } steps
    } to go
text-race-place = finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
text-status-placing = { $who ->
        [you] You place a creature on one of your own four cells
       *[other] { $player } places a creature on one of their own four cells
    }; still to be placed: { $pieces }.
text-no-position = There is no position yet: creatures are still being placed.
text-triangles = { $player }: from { $start } to { $target }
triangle-south = south (rows a to d)
triangle-south-west = south-west
triangle-north-west = north-west
triangle-north = north (rows n to q)
triangle-north-east = north-east
triangle-south-east = south-east
text-no-look = board={ $look } is not possible; write board=drawn or board=words
text-saves = The saved matches, newest first. `--load NAME` continues one:
text-saves-match = { $name }: { $game }, { $players }; { $count ->
        [0] nothing played yet
        [one] one action
       *[other] { $count } actions
    }{ $state ->
        [this] , this match
        [over] , over
       *[open] {""}
    }
text-saves-person = a player
text-saves-more = { $count ->
        [one] One older match is
       *[other] { $count } older matches are
    } in { $folder }.
text-saves-none = There are no saved matches in { $folder }.
text-no-save = { $file }: there is no such file, and no saved match by that name. The newest are: { $known }{ $more ->
        [0] {""}
        [one] , and one more
       *[other] , and { $more } more
    }.
command-saves = saves
    .help = the saved matches; --load NAME continues one
command-yes = yes y
command-no = no n
command-what = what
    .help = what stands on a cell: what o3
command-reach = reach
    .help = where the piece on a cell can go, even another player’s: reach o3
command-words = words
    .help = the board in words or drawn, now and in the next match

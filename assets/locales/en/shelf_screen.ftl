# The shelf of matches, and watching one.
ui-title-matches = Matches
matches-heading = Matches
matches-show-all = All
matches-show-waiting = Waiting
matches-show-finished = Finished
matches-show-damaged = Damaged
matches-show-deleted = Deleted
matches-find = Find
matches-find-hint = a title, a player, a level
matches-found = Find: { $words }
matches-sort = Sort: { $by }
matches-sort-date = date
matches-sort-game = game
matches-sort-name = name
matches-sort-length = length
matches-games-all = All games
matches-more = More
matches-none-found = No match has “{ $words }” in its title or a player’s name.
matches-none-here = No match is in this list.
matches-none = No matches yet. Every match is saved here automatically. To import one, drop its file on the window or paste it{ $key ->
    [none] { "" }
   *[other] { " " }({ $key })
}.
matches-hint = Drop a file on the window or paste a match{ $key ->
    [none] { "" }
   *[other] { " " }({ $key })
} to import it.
matches-turn = turn { $turn }
matches-won = { $name } won
matches-won-resigned = { $name } won by resignation
matches-draw = draw
matches-damaged = damaged
matches-damaged-at = damaged; { $state }
matches-decisions = { $count ->
        [one] one decision
       *[other] { $count } decisions
    }
matches-branch = Branches off “{ $match }” after { $count ->
        [one] one decision
       *[other] { $count } decisions
    }.
matches-branch-elsewhere = Branches off a match that is not here, after { $count ->
        [one] one decision
       *[other] { $count } decisions
    }.
matches-can-be-saved = { $count ->
        [0] The beginning of the match can be saved.
        [one] Its first decision can be saved.
       *[other] Its first { $count } decisions can be saved.
    }
matches-nothing-saved = Nothing of it can be saved here; the file stays as it is.
matches-when-now = just now
matches-when-minutes = { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
matches-when-hours = { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
matches-when-days = { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
matches-when-date = { $year }-{ $month }-{ $day }
matches-of-day = match of the day, { $date }
matches-do-continue = Continue
matches-do-watch = Watch
matches-do-repair = Save what is whole
matches-do-mail = Open
matches-do-name = Give it a title
matches-do-copy = Copy as a line of text
matches-do-export = Export as a file
matches-do-delete = Delete
matches-do-bring-back = Bring back what was deleted last
matches-do-paste = Take in what is on the clipboard
matches-title = Title
matches-title-hint = none: the players’ names
matches-taken-in = The match has been taken in.
matches-beginning-taken-in = { $count ->
        [one] Only the first decision is
       *[other] Only the first { $count } decisions are
    } taken in; what follows is lost. { $why }
matches-day-guest = Guest
matches-day-holds = This result holds: every action, every die, and the opponent. The match is here to be watched.
matches-known = This match is already here.
matches-not-taken-in = This is not taken in: { $why }
matches-day-opponent = The opponent in this result of { $date } does not decide as its level does in this version.
matches-deleted = Deleted. { $key ->
    [none] It can be restored for 30 days.
   *[other] { $key } restores it (kept for 30 days).
}
matches-not-deleted = It could not be deleted: { $why }
matches-back = The match is back.
matches-not-back = It could not be brought back: { $why }
matches-not-named = The title could not be kept: { $why }
matches-exported = A copy lies at { $file }.
matches-not-exported = It could not be exported: { $why }
matches-copied = The match is on the clipboard, as one line of text.
matches-not-copied = It could not be copied: { $why }
matches-repaired = What could be saved has its place; the damaged file is kept as { $aside }.
matches-not-repaired = Nothing could be saved: { $why }

watch-play = Play
watch-pause = Pause
watch-next = Next mark
watch-branch = Play on from here
watch-speed = Speed: { $speed }
watch-speed-slow = slow
watch-speed-normal = normal
watch-speed-fast = fast
watch-scenes-on = Scenes: on
watch-scenes-off = Scenes: off
watch-camera-directed = Camera: film
watch-camera-free = Camera: free
watch-seat = Other seat
watch-more = More
watch-fewer = Fewer
watch-leave = Back to the matches
watch-film = Film from here
watch-film-span = Film { $from } to { $to }
watch-mark = Mark for a film
watch-unmark = Unmark
watch-film-share = Film: { $share } % (stop)
watch-film-begun = The film is being made; you can go on meanwhile.
watch-film-begun-key = The film is being made; you can go on meanwhile. { $key } stops it.
watch-heading = Watching
watch-step-back = Previous decision
watch-step-on = Next decision
watch-step = decision { $at } of { $count }
branch-heading = Play on from here
branch-text = The table as it stands becomes a match of its own, with fresh dice. Turn limits and repetitions count from here. Who plays?
branch-person = person
branch-start = Begin
branch-none = A match cannot branch off here: pieces are still being placed, or it is over.
matches-by-mail = By mail: { $count ->
        [0] no match yet
        [one] one match
       *[other] { $count } matches
    }{ $waiting ->
        [0] {""}
        [one] , one waits for you
       *[other] , { $waiting } wait for you
    }
matches-mail-came = A message of a match by mail has come in. It is read when you open the matches by mail.

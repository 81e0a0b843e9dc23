# Saved matches, and watching one.
ui-title-matches = Saved matches
matches-heading = Saved matches
matches-show-all = All
matches-show-waiting = In progress
matches-show-finished = Finished
matches-show-damaged = Damaged
matches-show-deleted = Deleted
matches-find = Find
matches-find-hint = title, player or opponent
matches-found = Find: { $words }
matches-sort = Sort: { $by }
matches-sort-date = date
matches-sort-game = game
matches-sort-name = name
matches-sort-length = length
matches-games-all = All games
matches-more = More
matches-none-found = No title or player’s name contains “{ $words }”.
matches-none-here = This list is empty.
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
        [one] { $count } action
       *[other] { $count } actions
    }
matches-branch = Branches off “{ $match }” after { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
matches-branch-elsewhere = Branches off a match that is not here, after { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
matches-can-be-saved = { $count ->
        [0] The start of the match can be recovered.
        [one] The first action of the match can be recovered.
       *[other] The first { $count } actions of the match can be recovered.
    }
matches-nothing-saved = Nothing of this match can be recovered here; the file stays as it is.
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
matches-do-repair = Recover what is intact
matches-do-mail = Open
matches-do-name = Give it a title
matches-do-copy = Copy as a line of text
matches-do-export = Export as a file
matches-do-delete = Delete
matches-do-bring-back = Undo last delete
matches-do-paste = Import from clipboard
matches-title = Title
matches-title-hint = leave empty for the players’ names
matches-taken-in = Match imported.
matches-beginning-taken-in = { $count ->
        [one] Only the first action was imported
       *[other] Only the first { $count } actions were imported
    }; the rest is lost. { $why }
matches-day-guest = Guest
matches-day-holds = This result is genuine: every action, every die and the opponent check out. You can watch the match here.
matches-known = You already have this match.
matches-not-taken-in = Not imported. { $why }
matches-day-opponent = The opponent in this result of { $date } did not play as it would in this version of the game.
matches-deleted = Deleted. { $key ->
    [none] It can be restored for 30 days.
   *[other] { $key } restores it (kept for 30 days).
}
matches-not-deleted = The match could not be deleted: { $why }
matches-back = Match restored.
matches-not-back = The match could not be restored: { $why }
matches-not-named = The title could not be saved: { $why }
matches-exported = Saved a copy to { $file }.
matches-not-exported = The match could not be exported: { $why }
matches-copied = Copied: the match as one line of text.
matches-not-copied = The match could not be copied: { $why }
matches-repaired = Recovered what was intact; the damaged file has been kept as { $aside }.
matches-not-repaired = Nothing could be recovered: { $why }

watch-play = Play
watch-pause = Pause
watch-next = Next key moment
watch-branch = Play on from here
watch-speed = Speed: { $speed }
watch-speed-slow = slow
watch-speed-normal = normal
watch-speed-fast = fast
watch-scenes-on = Scenes: on
watch-scenes-off = Scenes: off
watch-camera-directed = Camera: auto
watch-camera-free = Camera: free
watch-seat = Change seat
watch-more = More
watch-fewer = Fewer
watch-leave = Back to saved matches
watch-film = Film from here
watch-film-span = Film { $from } to { $to }
watch-mark = Mark film start
watch-unmark = Remove mark
watch-film-share = Film: { $share }% (stop)
watch-film-begun = Rendering the film; you can carry on meanwhile.
watch-film-begun-key = Rendering the film; you can carry on meanwhile. { $key } stops it.
watch-heading = Watching
watch-step-back = Previous step
watch-step-on = Next step
watch-step = Step { $at } of { $count }
branch-heading = Play on from here
branch-text = Start a new match from this position, with new dice. Turn limits and repetitions count from here. Who plays?
branch-person = player
branch-start = Start
branch-none = You can’t play on from here: pieces are still being placed, or the match is over.
matches-by-mail = Play by message: { $count ->
        [0] no match yet
        [one] { $count } match
       *[other] { $count } matches
    }{ $waiting ->
        [0] {""}
        [one] , one waits for you
       *[other] , { $waiting } wait for you
    }
matches-mail-came = A message has arrived. It will be read when you open Play by message.

# Online matches in the terminal, and what a table says of its players.
live-number = The match data arrived out of order (entry { $number }). Everything before it is saved. To continue, join again.
live-instead = Entry { $number } of this match differs from another player’s copy, so the match cannot continue. Every player keeps their own match file. Please start a new match.
live-signature = A message in the name of player { $player } is not signed by that player, or belongs to another match.
live-turn = That is not possible right now.
live-values = There are too few or too many secret numbers for the dice.
live-illegal = { $action } cannot be played: { $why }
live-terms = The match cannot begin: { $why }
live-other-terms = The match that is starting at this table is not the one you were shown, so you have not joined it.
live-name = This name could be mistaken for another, or is longer than { $most } characters. Use no spaces at either end, and do not mix alphabets within a word.
live-log-full = The match is too long to go on. Everything so far is saved.
live-over = The match is over.
live-paused = A player is not connected. The match is waiting.
live-on-its-way = Your last action has not arrived yet. Wait a moment.
live-reason = { $reason ->
        [version] The two programs have different versions. Update both.
        [token] The invitation is not for this table. Copy the whole line.
        [match] Another match is being played at this table.
        [full] No seat is free.
        [watchers] There is no room for more watchers.
        [busy] Too many players are trying to join. Try again in a moment.
        [late] Joining took too long.
        [silent] The connection was silent for twelve seconds.
        [flood] Too many messages arrived at once.
        [garbled] A message could not be read.
        [order] A message arrived out of order.
        [instead] Part of the match differed from what was already saved.
        [signature] A signature did not match its player.
        [illegal] An action was not legal.
        [opening] A secret number for the dice was not the one fixed earlier.
        [terms] The match cannot be played with these settings.
        [name] The name could be mistaken for another, or is too long.
        [clock] It claimed a match on time although there was time left.
        [replaced] The same player has connected again from elsewhere.
        [left] The player has left.
        [closed] The table is closed.
       *[other] No reason was given.
    }
live-line-no-mark = This is not an invitation to a table: it does not contain “holochess-live:”. Copy the whole line.
live-line-damaged = The invitation is cut off or damaged. Copy the whole line again.
live-line-version = This invitation was made by another version of the game (format { $found }). Install the newest version.
live-open-line = The table is open. Send this invitation to the players who are to join, the whole line:
live-nearby-table = { $named ->
        [yes] { $name }: { $game }
       *[no] { $game }
    }, { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
live-nearby-shown = Players on this network see the table, too: holochess join --nearby
live-nearby-failed = The table cannot be shown to this network.
live-nearby-nowhere = This computer cannot look for tables on its network.
live-nearby-none-found = No open table was found on this network.
live-nearby-unknown = No open table on this network is called “{ $name }”. { $count ->
        [0] None was found.
       *[other] Found: { $found }
    }
live-nearby-several = More than one open table on this network is called “{ $name }”. Type join --nearby to see how to join each of them.
live-player = { $named ->
        [yes] { $name }
       *[no] Player { $number }
    }
live-seat = Player { $number }: { $who ->
        [free] free
        [level] { $level } (computer)
       *[person] { $named ->
            [yes] { $name }
           *[no] a player without a name
        }
    }
live-ask-to-sit = The game is { $game }{ $count ->
        [0] , with its standard rules
       *[other] , with { $options }
    }. Do you want to take a seat? (yes or no)
live-begins = All seats are taken. The match begins.
live-taken-back = The last action of { $player } has been taken back.
live-declined = { $player } declines.
live-asked = The other players are being asked.
live-ask-undo = { $player } asks to take back their last action. Do you agree? (yes or no)
live-sign = { $player }: { $words }
live-sign-words = { $sign ->
        [hello] Hello!
        [thanks] Thank you!
        [good] Well played!
        [wow] Oh!
        [oops] Oops!
        [thinking] One moment, please.
        [match] Good match!
       *[farewell] Goodbye!
    }
live-signs = Short sentences: 1 hello, 2 thanks, 3 well played, 4 oh, 5 oops, 6 one moment, 7 good match, 8 goodbye. Type: say 1
live-command-sign = say sign
live-command-mute = mute
live-muted = What the other players say is hidden. Type mute again to show it.
live-heard = What the other players say is shown.
live-command-again = again rematch
live-command-clock = clock time
live-command-claim = claim
live-clock = Clock: { $kind ->
        [delay] { $minutes } min each, with a delay of { $seconds } s per turn
       *[fischer] { $minutes } min each, plus { $seconds } s per turn
    }
live-clock-left = { $player }: { $left } left
live-clock-form = not a clock: fischer or delay, then minutes and seconds, as in “fischer 10 5”
live-no-clock = This match has no clock.
live-no-claim = No other player is out of time.
live-flag-fell = { $player } is out of time.
live-own-flag-fell = Your time is up. You can still act until another player claims the match on time.
live-claim-help = To claim the match on time, type: claim
live-time-up = { $player } lost on time.
live-time-differs = { $player }: this action took { $measured } s, but the other program reported only { $stated } s. A second less than { $measured } s is counted here.
live-time-left = A claim was refused: player { $player } still has time left.
live-end-help = To play again, type again; to leave, quit. The table closes after a minute.
live-again = { $player } wants to play again.
live-asked-again = The other players are being asked. The next match begins when all agree.
live-overtaken = Another player was faster, so your action is no longer possible. Choose again.
live-away = { $player } is not connected. The match is waiting.
live-long-break = The match has been waiting for a minute. You can keep waiting, or leave (quit): it is saved for every player, and the same invitation leads back to it. “holochess letter FILE” goes on by letters until you are both connected.
live-letter-send = Send this letter to the other player, the whole line:
live-letter-first = Read a letter of the other player first: the player who joined the table writes the first one.
live-letter-two = Letters go between two programs: more players are at this table, or its match has not begun.
live-letter-no-mark = This is not a letter of an online match: it does not begin with “holochess-letter:”. Copy the whole line.
live-letter-damaged = The letter is cut off or damaged. Copy the whole line again.
live-letter-version = This letter was written by another version of the game (format { $found }). Install the newest version.
live-letter-other = This letter belongs to another match, or is your own.
live-back = { $player } is connected again.
live-gone = { $player }: { $why }
live-turned-away = Another program was refused: { $why }
live-host-away = The connection to the table was lost. Reconnecting…
live-host-back = Connected to the table.
live-your-turn = { $player }, it is your turn.
live-not-yours = It is not your turn.
live-help = Type an action, or: board, actions, undo (asks the others), resign, clock, claim (when another player is out of time), say 1 to 8, mute, quit (the match stays saved).
live-left = The match is saved. To continue, open or join the table again.
live-record = The match is saved in:
live-no-record = No match was started, so nothing is saved.
live-file-damaged = { $file } is damaged, or was saved by another version of the game. It has not been changed.
live-file-in-use = Another program is already at this table (it uses { $file }). Close that program first.
live-no-table = The table of this match cannot be opened again from here. The match is still saved. Open the table where it was first opened, or join it with its invitation.
live-no-live-record = { $file } is not an online match.
live-no-free-seat = No seat is left for an online player. Leave out WHO for at least one seat.
live-unknown-player = “{ $who }” is neither human nor the name of a level.
live-no-port = The network port for the table could not be opened: { $why }
live-no-network-thread = the system could not start a thread for the network; close other programs and try again
build-no-network = this program was built without online play
live-by-relay = This table is reached through the relay { $relay }, which sees your address but not what is played.
live-no-relay = The relay { $relay } cannot be reached. Check its address, or open the table without a relay.
live-page-no-relay = The server of this page, { $page }, does not offer online play. Open the page that “holochess host --page” serves.
live-page-other-relay = In a browser you can only join tables at the server of this page. The host can open the table in this page, or with { $page } as its relay.
live-page-no-program = This browser could not start the part of the game for online play. Reload the page, or use another browser.
host-page = The game is at { $page } for every browser on this network. Ctrl-C stops.
host-no-page = There is no page for browsers in { $folder }. It is in the package for browsers, in the folder “page”.
host-no-port = The page cannot be served at { $address }: { $why }
build-no-page-server = this program was built without the server for browsers (feature page-server)

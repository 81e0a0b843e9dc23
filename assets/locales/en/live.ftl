live-number = Entry { $number } of the match is not the next one.
live-instead = Entry { $number } of the match is known here with another content, so the match cannot go on. Both records are kept.
live-signature = An entry in the name of player { $player } is not signed by that player, or follows from another match.
live-turn = This is not possible now.
live-values = A value for the dice is missing, or one too many is shown.
live-illegal = { $action } cannot be played: { $why }
live-terms = The match cannot begin: { $why }
live-other-terms = Another match begins at this table than the one you were shown.
live-name = This name could be mistaken for another, or is longer than { $most } characters. Use no spaces at either end, and do not mix alphabets within a word.
live-log-full = The match has too many entries.
live-over = The match is over.
live-paused = A player is not connected. The table waits.
live-on-its-way = Your last decision is on its way.
live-reason = { $reason ->
        [version] The other program speaks another version. Update both.
        [token] The line does not lead to this table. Copy the whole line.
        [match] Another match is played at this table.
        [full] No seat is free.
        [watchers] No more watchers are admitted.
        [busy] Too many programs are at the door. Try again in a moment.
        [late] It took too long to say who is coming.
        [silent] Nothing was heard for twelve seconds.
        [flood] Too many messages came at once.
        [garbled] A message could not be read.
        [order] A message came that has no place there.
        [instead] An entry with a known number had another content.
        [signature] A signature was wrong.
        [illegal] An action was not legal.
        [opening] A value for the dice was not the promised one.
        [terms] The match cannot be played like this.
        [name] The name could be mistaken for another, or is too long.
        [replaced] The same player came by another connection.
        [left] The player has left.
        [closed] The table is closed.
       *[other] No reason was given.
    }
live-line-no-mark = This is not the line of a table: it has no “holochess-live:” in it. Copy the whole line.
live-line-damaged = The line is cut off or damaged. Copy the whole line again.
live-line-version = This line is of version { $found }. Update this program.
live-open-line = The table is open. Send this line to those who are to come:
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
        [0] , with its usual rules
       *[other] , with { $options }
    }. Do you want to sit down? (yes or no)
live-begins = All seats are taken. The match begins.
live-taken-back = The last decision of { $player } is taken back.
live-declined = { $player } declines.
live-asked = The others are asked.
live-ask-undo = { $player } asks to take back the last decision. Do you agree? (yes or no)
live-sign = { $player }: { $sign ->
        [hello] Hello!
        [thanks] Thank you!
        [good] Well played!
        [wow] Oh!
        [oops] Oops!
        [thinking] One moment, please.
        [match] Good match!
       *[farewell] Goodbye!
    }
live-signs = Signs: 1 hello, 2 thanks, 3 well played, 4 oh, 5 oops, 6 one moment, 7 good match, 8 goodbye. Type: sign 1
live-command-sign = sign
live-again = { $player } wants to play again.
live-overtaken = Another player was first; what you decided is not possible any more.
live-away = { $player } is not connected. The table waits.
live-back = { $player } is here.
live-gone = { $player }: { $why }
live-turned-away = Another program was turned away: { $why }
live-host-away = The connection to the table is lost. It is dialled again.
live-host-back = The table is reached.
live-your-turn = { $player }, it is your turn.
live-not-yours = It is not your turn.
live-help = Type an action, or: board, actions, undo (asks the others), resign, sign 1 to 8, quit (the match is kept).
live-left = The match is kept. Open or join the table again to go on.
live-record = The match is saved in:
live-no-record = No match was begun.
live-file-damaged = { $file } is damaged or of another version.
live-file-in-use = Another running program is at this table: { $file }.
live-no-table = No table here has this record. Only the program that opened a table can open it again.
live-no-live-record = { $file } is not the record of a match with players elsewhere.
live-no-free-seat = No seat is left for a player elsewhere. Leave one without WHO.
live-unknown-player = “{ $who }” is neither human nor a level.
live-no-port = The port of the table cannot be opened: { $why }
live-no-network-thread = this system gives the network no thread
build-no-network = a browser can neither open nor join a table for players elsewhere

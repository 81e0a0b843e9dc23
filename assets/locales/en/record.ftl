# Files, records and settings: what is wrong with them, and what to do.

file-missing = { $file }: there is no such file or folder. Check the name.
file-denied = { $file }: you may not read or write here. Choose another place or change the permissions.
file-read-only = { $file }: this disk can only be read. Choose another place.
file-full = { $file }: there is no room left. Make room or choose another place.
file-not-a-file = { $file }: this is not a file. Choose a file.
file-not-a-folder = { $file }: a folder is needed here, and a file has this name. Rename the file, or choose another place.
file-too-large = { $file }: { $size } bytes are more than the { $limit } that such a file can have. It is not ours, or it is damaged.
file-not-text = { $file }, line { $line }: this is not text (UTF-8). It is not ours, or it is damaged.
file-changed = { $file }: another program has written to this file since. So that neither is lost, save under another name.
file-busy = { $file }: another program is writing here and does not let go. Close it, or choose another place.
file-bad-name = { $file }: no file can have this name; it is too long, or has a sign in it that does not belong there. Choose another name.
file-dead-link = { $file }: a folder is needed here, and this link leads to nothing. Make the folder that it names, or remove the link.
file-link-loop = { $file }: this link leads to itself. Choose another file.
file-other = { $file }: the system refuses (error { $why }). Choose another place.
file-in-page-denied = This browser keeps nothing for this page. Allow the page to keep data (cookies), or leave the private window.
file-in-page-full = The browser’s storage is full. Delete old matches, or save them to a file first.
file-in-page-changed = Another tab has gone on with this match. What was saved there stays; load this page again to go on from there.
file-in-page-other = The browser refuses to keep this (error { $why }). Load the page again.

settings-syntax = { $file }, line { $line }: { $why }. The settings cannot be read, so the defaults are used.
settings-kept-aside = The file is kept as { $file }.
settings-not-kept-aside = { $file } cannot be moved out of the way, so new settings will not be saved over it. Move it yourself.
settings-version = The settings are of version { $found }; this program knows version { $known } and uses what it knows of them. Their file is left as it is, so nothing that you change is kept.
settings-value = { $key } = { $found } cannot be; it may be { $allowed }. { $used } is used.
kept-unreadable = { $file } cannot be read, so nothing of what it held is known.
kept-not-moved = { $file } cannot be moved out of the way, so nothing is written over it. Move it yourself.
kept-stays = { $file } stays as it is, and nothing is written over it. Nothing new is kept until it can be read, or you move it away.
kept-version = { $file } was written by a later version ({ $found }; this program knows { $known }): it is used, and not changed.

record-in-file = { $file }: { $what }
record-in-line = { $file }, line { $line }: { $what }
record-empty = the file is empty. Choose another record.
record-line-too-long = this line is longer than any line of a record. The file is not ours, or it is damaged.
record-too-many-lines = there are more lines than a record can have. The file is not ours, or it is damaged.
record-not-a-record = this is not the record of a match. Choose a file that this game has saved.
record-version = the record is of version { $found }; this program knows version { $known }. Use a newer program; the file is left as it is.
record-version-unheard = the record says version { $found }, and there has never been one. The file is not ours, or it is damaged.
record-syntax = this line cannot be read: { $why }. The file is damaged, or somebody has changed it.
record-branch = what it says about the match that it branches off cannot be
record-cut = the file ends in the middle of this line. What comes before is whole: the match can be resumed there.
record-unfinished = the record stops too early: { $follows } follows from what is there.
record-game = there is no game “{ $game }” here. Use a newer program.
record-option = { $why }.
record-who = “{ $who }” is neither human nor a computer player of this game; there are: { $known }.
record-seed = the seed is not 64 hexadecimal digits.
record-seed-hash = the hash is not that of the seed: one of them has been changed.
record-illegal = { $action } is not legal here. { $why }
record-dice = the dice say { $found }, but the seed gives { $given }.
record-dice-missing = there are no dice here, but the seed gives { $given }.
record-dice-needless = there are dice here ({ $found }), but nothing is rolled.
record-instead = { $found } stands here, but { $follows } follows from what comes before.
record-changed = this line, or the header, has been changed since it was written.
record-respelled = this line says the same as the record that was written, but in other bytes: spaces, line ends or the order of its fields are not those of a record. Resuming the match writes it anew.
record-other-backup = { $why } { $backup } is the record of another match and does not take its place.
record-step-back = nothing could be taken back here.
record-not-over = the record says that the match ends here, but it goes on.
record-after-end = the match is over, but the record goes on.

begin-setup = { $why }.
begin-who = Player { $player } cannot be “{ $who }”: that is neither human nor a computer player of this game; there are: { $known }.
begin-name = Choose another name for player { $player }: at most { $most } visible characters on one line, and each word in one script.

load-cut = { $file }, line { $line }: the file ends in the middle of this line. The match goes on with what is whole.
load-fell-back = The match goes on with the last good record, { $backup }.
load-behind = { $file } ends earlier than { $backup }, its last good copy: something at its end is lost. The match goes on with that copy.
load-backup-kept = What lay beside the record as its last good copy is no earlier state of it, and is kept as { $file }.
load-kept-aside = The damaged file is kept as { $file }.

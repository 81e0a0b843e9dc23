# Files, records and settings: what is wrong with them, and what to do.

file-missing = { $file }: there is no such file or folder. Check the name.
file-denied = { $file }: you do not have permission to read or write here. Choose another place, or change the permissions.
file-read-only = { $file }: this disk is read-only. Choose another place.
file-full = { $file }: there is no space left. Free some, or choose another place.
file-not-a-file = { $file }: this is not a file. Choose a file.
file-copy-blocked = { $file }: this is not a file, but the game needs its name for the last good copy of the match. Nothing was saved. Rename it, or move it away.
file-not-a-folder = { $file }: a folder is needed here, but a file has this name. Rename the file, or choose another place.
file-too-large = { $file }: the file is too large: { $size } bytes, where the limit is { $limit }. It is damaged, or not from this game.
file-not-text = { $file }, line { $line }: this is not text (UTF-8). The file is damaged, or not from this game.
file-changed = { $file }: another program has changed this file in the meantime. Nothing was overwritten. Save under another name.
file-busy = { $file }: another program is using this file. Close that program, or choose another place.
file-bad-name = { $file }: this name is too long, or has a character that is not allowed in file names. Choose another name.
file-dead-link = { $file }: a folder is needed here, but this link leads nowhere. Create the folder that the link points to, or remove the link.
file-link-loop = { $file }: this link leads to itself. Choose another file.
file-other = { $file }: the system reported an error ({ $why }). Choose another place.
file-in-page-denied = This browser does not let the page save anything. Allow the page to store data (cookies), or leave the private window.
file-in-page-full = The browser’s storage is full. Export old matches to files, then delete them.
file-in-page-changed = Another tab has continued this match. What it saved has been kept. Reload this page to continue from there.
file-in-page-other = The browser refused to save this (error { $why }). Try reloading the page.

settings-syntax = { $file }, line { $line }: { $why }. The settings cannot be read, so the defaults are used.
settings-kept-aside = The file has been kept as { $file }.
settings-not-kept-aside = { $file } could not be moved out of the way. It stays as it is, and new settings are not saved. Move it yourself.
settings-version = The settings were saved by another version of the game (format { $found }, not { $known }). What this version recognises is used. The file stays unchanged, so new changes are not saved. Move the file away to save new settings.
settings-value = { $key } = { $found } is not possible; allowed: { $allowed }. { $used } is used instead.
kept-unreadable = { $file } cannot be read, so nothing in it is used.
kept-not-moved = { $file } could not be moved out of the way, so nothing has been written over it. Please move it yourself.
kept-stays = { $file } stays as it is. Nothing new is saved until it can be read or you move it away.
kept-version = { $file } was saved by a newer version of the game (format { $found }, not { $known }). It is used, but nothing new is saved to it.

record-in-file = { $file }: { $what }
record-in-line = { $file }, line { $line }: { $what }
record-empty = the file is empty. Choose another file.
record-line-too-long = this line is too long for a match file. The file is damaged, or not from this game.
record-too-many-lines = there are more lines than a match file can have. The file is damaged, or not from this game.
record-not-a-record = this is not a match file. Choose a file saved by this game.
record-version = the match was saved by a newer version of the game (file version { $found }; this one reads up to { $known }). The file has not been changed. Install the newest version.
record-version-unheard = the file names version { $found }, which does not exist. The file is damaged, or not from this game.
record-syntax = this line cannot be read: { $why }. The file is damaged, or was changed.
record-branch = what it says about the match that it branches off is impossible
record-cut = the file ends in the middle of this line. Everything before it is intact, and the match can be continued from there.
record-unfinished = the file stops too early: { $follows } should come next.
record-game = this version of Holochess does not know the game “{ $game }”. Install the newest version.
record-option = { $why }.
record-who = “{ $who }” is neither human nor a computer player of this game; choose from: { $known }.
record-seed = the seed is not 64 hexadecimal digits.
record-seed-hash = the hash does not match the seed: one of them was changed.
record-illegal = { $action } is not legal here. { $why }
record-dice = the dice are { $found }, but the seed gives { $given }.
record-dice-missing = the dice are missing here; the seed gives { $given }.
record-dice-needless = there are dice here ({ $found }), but nothing is rolled.
record-instead = found { $found } where { $follows } was expected.
record-changed = this line, or the header, was changed after it was written.
record-respelled = this line says the same as the saved match, but is written differently: its spaces, line end or order of fields differ. Continue the match to have it rewritten.
record-other-backup = { $why } { $backup } belongs to another match and is not used.
record-step-back = there is nothing to take back here.
record-not-over = the file says that the match ends here, but it goes on.
record-after-end = the match is over, but the file goes on.

begin-setup = { $why }.
begin-who = Player { $player } cannot be “{ $who }”, which is neither human nor a computer player of this game; choose from: { $known }.
begin-name = Choose another name for player { $player }: at most { $most } visible characters on one line, and each word in one script.
begin-name-long = The name of player { $player } is too long. Choose one of at most { $most } characters.

load-cut = { $file }, line { $line }: the file ends in the middle of this line. The match continues with what is intact.
load-fell-back = The match continues from its last good copy, { $backup }.
load-behind = { $file } ends earlier than { $backup }, its last good copy, so its end is missing. The match continues from that copy.
load-backup-kept = The last good copy beside the match file is not from this match. It was not overwritten, and has been kept as { $file }.
load-kept-aside = The damaged file has been kept as { $file }.

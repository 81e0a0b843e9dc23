# Files, records and settings: what is wrong with them, and what to do.

file-missing = { $file }: there is no such file or folder. Check the name.
file-denied = { $file }: you may not read or write here. Choose another place or change the permissions.
file-read-only = { $file }: this disk can only be read. Choose another place.
file-full = { $file }: there is no room left. Make room or choose another place.
file-not-a-file = { $file }: this is not a file. Choose a file.
file-too-large = { $file }: { $size } bytes are more than the { $limit } that such a file can have. It is not ours, or it is damaged.
file-not-text = { $file }, line { $line }: this is not text (UTF-8). It is not ours, or it is damaged.
file-other = { $file }: { $why }

settings-syntax = { $file }, line { $line }: { $why }. The settings cannot be read, so the defaults are used.
settings-kept-aside = The file is kept as { $file }.
settings-not-kept-aside = { $file } cannot be moved out of the way, so new settings will not be saved over it. Move it yourself.
settings-version = The settings are of version { $found }; this program knows version { $known } and uses what it knows of them.
settings-value = { $key } = { $found } cannot be; it may be { $allowed }. { $used } is used.

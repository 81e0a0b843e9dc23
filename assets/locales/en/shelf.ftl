# Saved matches: what can go wrong when match files come and go.
shelf-line-none = This is neither a match file nor a match copied as text. Copy the whole line, starting with “holochess-match:”.
shelf-line-too-long = This text is longer than any match can be. Copy the line of one match only.
shelf-line-version = This line comes from a newer version of the game (format { $found }; this one reads { $known }). Install the newest version.
shelf-line-version-unheard = This line names version { $found }, which does not exist. It was changed, or is not from this game.
shelf-line-damaged = Part of this line is missing or was changed. Copy the whole line again.
shelf-line-too-large = This line holds more than any match can, so it is not from this game. Ask for the line again.

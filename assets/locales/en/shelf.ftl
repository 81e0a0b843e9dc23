# Saved matches: what can go wrong when match files come and go.
shelf-line-none = This is neither a match file nor a match in one line. Copy the whole line, from “holochess-match:” on.
shelf-line-too-long = This text is longer than any match can be. Copy the line of one match only.
shelf-line-version = This line is of version { $found }; this program reads version { $known }. Install a newer version of the game.
shelf-line-version-unheard = This line says version { $found }, which has never existed. It was changed, or is not from this game.
shelf-line-damaged = Part of this line is missing or was changed. Copy the whole line again.
shelf-line-too-large = This line holds more than any match can, so it is not from this game. Ask for the line again.

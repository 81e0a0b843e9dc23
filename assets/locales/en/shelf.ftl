# The shelf of matches: what can go wrong when records come and go.
shelf-line-none = This is neither the record of a match nor a match in one line. Copy the whole line, from “holochess-match:” on.
shelf-line-too-long = This text is longer than any match. Copy the line of one match only.
shelf-line-version = This line is of version { $found }; this program knows version { $known }. Use a newer program.
shelf-line-damaged = A part of this line is missing or has been changed. Copy the whole line again.
shelf-line-too-large = What this line holds is larger than a record can be. It is not ours.

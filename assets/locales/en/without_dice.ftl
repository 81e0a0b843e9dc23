# Tables where nothing is rolled: what is said there instead of what is said of dice; and keys that only some tables have.

ui-key-shift = Shift
ui-keys-steps = held down: go step by step, and confirm
ui-about-undo-without-dice = One decision back, as if it had not been made: { $deed }. Nobody has acted since.
ui-about-take-back-without-dice = Back to your last choice: { $deed }. What the others have done since is undone, and the record says so.
ui-no-undo-without-dice = There is nothing to undo: somebody else has acted since.
ui-ask-take-back-text-without-dice = Everything since your last choice is undone. The record says so.
ui-setup-seed-hint-without-dice = empty: drawn anew
ui-setup-seed-note-without-dice = With the same seed the same player begins. The seed of every match is shown when it is over.
ui-fair-heading-without-dice = Fair lot
ui-fair-start-without-dice = Before the match the program drew a secret number, the seed, and fixed its SHA-256: a fingerprint that fits this seed alone and from which nobody can work the seed out.
ui-fair-roll-without-dice = Who begins follows from the seed alone, whatever anybody decides. Nobody sees it during the match, the computer players neither.
ui-fair-check-without-dice = When the match is over the seed is shown. Its SHA-256 must be the one from the start, and who began must be whom it chooses: “holochess verify FILE” checks both with the file of the match.

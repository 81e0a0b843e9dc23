# Tables where nothing is rolled: what is said there instead of what is said of dice; and keys that only some tables have.

ui-key-shift = Shift
ui-keys-steps = Hold to move step by step, then confirm
ui-about-undo-without-dice = Undo: { $deed }. Free – no other player has moved since.
ui-about-take-back-without-dice = Undo: { $deed }, and everything since. The match no longer counts for your rating.
ui-no-undo-without-dice = Nothing to undo: another player has moved since.
ui-ask-take-back-text-without-dice = Your last action and everything since are undone, and the match no longer counts for your rating.
ui-setup-seed-hint-without-dice = leave empty for a new seed
ui-setup-seed-note-without-dice = The same seed gives the same first player. Every match shows its seed when it ends.
ui-fair-heading-without-dice = Fair start
ui-fair-start-without-dice = Before the match, the game picked a secret number, the seed, and fixed its SHA-256: a fingerprint that matches only this seed and does not reveal it.
ui-fair-roll-without-dice = Who goes first depends on the seed alone, whatever the players do. No player sees the seed during the match, not even the computer.
ui-fair-check-without-dice = After the match the seed is shown. Its SHA-256 must match the one from the start, and it must give the player who went first.
ui-fair-holds-without-dice = Checked just now: the seed has this SHA-256, and it gives the player who went first.

# Your evenings: who plays, the journey, what the matches add up to, medals; and the match of the day in the window.
ui-title-evenings = Journey
evenings-heading = Journey
evenings-journey = Evenings
evenings-figures = Statistics
evenings-medals = Medals
evenings-who = Who plays: { $name }
evenings-who-played = Who plays: { $name } ({ $count ->
        [one] one match
       *[other] { $count } matches
    }, { $won } won)
evenings-choose = Who plays
evenings-choose-heading = Who plays?
evenings-choose-note = Every match is counted for the name that sits at the table. Figures follow from the matches that are kept; evenings and medals stay.
evenings-matches = { $count ->
        [one] one match
       *[other] { $count } matches
    }
evenings-new = Somebody new
evenings-new-name = Name
evenings-new-hint = as the others call you
evenings-be = Take a seat
evenings-number = Evening { $number } of nine
evenings-said = “{ $words }”
evenings-won = Afterwards, because you won:
evenings-played = Afterwards, because you did not win:
evenings-sit-down = Sit down
evenings-again = Once more
evenings-go-on = Go on, turn { $turn }
evenings-nothing-yet = Nothing to count yet. Every match that you play to its end is counted here: by game, by opponent, by creature, and how much of it was luck.
evenings-counting = Counting the matches …
evenings-by-game = Won, drawn and lost, how strong, and by seat
evenings-by-opponent = Opponents in { $game }, the strongest last
evenings-by-creature = Your creatures: what they destroyed, how often they were, matches won
evenings-by-luck = Attacks, and what the dice made of them
evenings-won-of = { $won } of { $count }
evenings-strength = { $rating } ± { $deviation }
evenings-attacks = { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }
evenings-attacked = { $count } suffered
evenings-kills = { $share } kill
evenings-decisions = Decisions
evenings-luck = Luck
evenings-duels = Duels

day-title = Match of the day
day-about = Holochess against { $name }, the same for everybody
day-begun = The match of the day: everybody has the same deal, dice and opponent. At its end there is a line to share.
day-waits = Holochess against { $name }: go on, turn { $turn }
day-played = played: copy the line to share
day-copy = Copy the line to share
day-copied = Copied. Whoever has the line can check it with: holochess day --check
mail-title = By mail
mail-about = with somebody elsewhere
mail-waits = { $count ->
        [one] one match waits for you
       *[other] { $count } matches wait for you
    }
evenings-medal-since = since { $date }
evenings-figures-note = Counted from the matches on the shelf: one that is deleted counts no more. Medals and evenings stay.

# The journey: the evenings, statistics, medals and who plays; and the match of the day in the window.
ui-title-evenings = Journey
evenings-heading = Journey
evenings-journey = Evenings
evenings-figures = Statistics
evenings-medals = Medals
evenings-who = Player: { $name }
evenings-who-played = Player: { $name } ({ $count ->
        [one] { $count } match
       *[other] { $count } matches
    }, { $won } won)
evenings-choose = Player
evenings-choose-heading = Who is playing?
evenings-choose-note = Results are counted per player name, from your saved matches. Evenings and medals stay even if you delete matches.
evenings-matches = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
evenings-new = New player
evenings-new-name = Name
evenings-new-hint = your name at the table
evenings-be = Play as this player
evenings-number = Evening { $number } of 9
evenings-said = “{ $words }”
evenings-won = After your win:
evenings-played = Afterwards:
evenings-sit-down = Sit down
evenings-again = Play again
evenings-go-on = Continue, turn { $turn }
evenings-nothing-yet = Nothing to count yet. Every match you play to the end is counted here: by game, by opponent, by creature, and how much of it was luck.
evenings-counting = Counting your matches…
evenings-by-game = Results, rating, results by seat
evenings-by-opponent = Opponents in { $game }, strongest last
evenings-by-creature = Your creatures: kills, deaths, matches won
evenings-by-luck = Attacks, and what the dice made of them
evenings-won-of = { $won } of { $count }
evenings-strength = { $rating } ± { $deviation }
evenings-attacks = { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }
evenings-attacked = attacked { $count ->
        [one] once
       *[other] { $count } times
    }
evenings-kills = { $share } kills
evenings-decisions = Expected
evenings-luck = Luck
evenings-duels = Duels

day-title = Match of the day
day-about = Holochess against { $name } – same dice for everyone
day-begun = The match of the day: everyone has the same deal, dice and opponent today. At the end you can share your result.
day-waits = Holochess against { $name } – continue, turn { $turn }
day-played = done – copy your result
day-copy = Copy your result
day-copied = Copied. Anyone can check it by pasting it under Saved matches.
mail-title = Play by message
mail-about = with a friend, by e-mail or chat
mail-waits = { $count ->
        [one] { $count } match waits for you
       *[other] { $count } matches wait for you
    }
evenings-medal-since = earned on { $date }
evenings-figures-note = Counted from your saved matches; deleted ones no longer count. Medals and evenings stay.

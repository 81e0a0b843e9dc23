# The journey: the evenings, statistics, medals and who plays; and the match of the day in the window.
ui-title-journey = Journey
journey-heading = Journey
journey-evenings = Evenings
journey-statistics = Statistics
journey-medals = Medals
journey-who = Player: { $name }
journey-who-played = Player: { $name } ({ $count ->
        [one] { $count } match
       *[other] { $count } matches
    }, { $won } won)
journey-choose = Player
journey-choose-heading = Who is playing?
journey-choose-note = Results are counted per player name, from your saved matches. Evenings and medals stay even if you delete matches.
journey-matches = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
journey-new = New player
journey-new-name = Name
journey-new-hint = your name at the table
journey-be = Play as this player
journey-number = Evening { $number } of 9
journey-said = “{ $words }”
journey-after-win = After your win:
journey-played = Afterwards:
journey-sit-down = Sit down
journey-again = Play again
journey-go-on = Continue, turn { $turn }
journey-nothing-yet = Nothing to count yet. Every match you play to the end is counted here: by game, by opponent, by creature, and how much of it was luck.
journey-counting = Counting your matches…
journey-by-game = Results, rating, results by seat
journey-by-opponent = Opponents in { $game }, strongest last
journey-by-creature = Your creatures: kills, deaths, matches won
journey-by-luck = Attacks, and what the dice made of them
journey-won-of = { $won } of { $count }
journey-strength = { $rating } ± { $deviation }
journey-attacks = { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }
journey-attacked = attacked { $count ->
        [one] once
       *[other] { $count } times
    }
journey-kills = { $share } kills
journey-decisions = Expected
journey-luck = Luck
journey-duels = Duels

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
journey-medal-since = earned on { $date }
journey-statistics-note = Counted from your saved matches; deleted ones no longer count. Medals and evenings stay.

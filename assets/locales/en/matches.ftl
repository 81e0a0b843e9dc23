# What is said of matches of any game.

# A game without dice: chances to win that a player's decisions gave away in a match.
analysis-given = { $player }: { $given ->
        [one] { $given } point
       *[other] { $given } points
    } of win chance given away
ui-result-unrated-several = Not rated: only two-player matches count.
picture-no-seat = The table has { $seats } seats, so there is no view from seat { $seat }.
picture-four-variants = Only table: and replay: scenes have more than four views; here --variant must be from 1 to 4.
scene-no-such-number = this game cannot have { $name } players; choose from: { $known }

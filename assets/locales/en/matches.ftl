# What is said of matches of any game.

# A game without dice: chances to win that a player's decisions gave away in a match.
analysis-given = { $player }: { $given ->
        [one] one point
       *[other] { $given } points
    } of 100 given away
ui-result-unrated-several = Not counted in your rating: more than two played, and players are rated two at a table.
picture-no-seat = The table has { $seats } seats: it cannot be seen from seat { $seat }.
picture-four-variants = Only a table is seen from more than four sides: --variant goes from 1 to 4 here.
scene-no-such-number = { $name } players is not a number that the game is for; it is for: { $known }

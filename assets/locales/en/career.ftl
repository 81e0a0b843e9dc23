# Profiles, medals, and the journey of nine evenings.

profile-none = No matches have been played here yet.
profile-nobody = There is no player called “{ $name }” here. List all players with: holochess profile
profile-nameless = No name
profile-people = other players
profile-score = { $what }: { $won } won, { $drawn } drawn, { $lost } lost
profile-seat = as player { $player }
profile-duels = duels
profile-attacks = { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }: { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    } ({ $share }), { $pushes ->
        [one] { $pushes } push
       *[other] { $pushes } pushes
    }, { $counterPushes ->
        [one] { $counterPushes } counter-push
       *[other] { $counterPushes } counter-pushes
    }, { $counterKills ->
        [one] { $counterKills } counter-kill
       *[other] { $counterKills } counter-kills
    }
profile-attacked = attacked { $count ->
        [one] once
       *[other] { $count } times
    }: { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    } ({ $share }), { $pushes ->
        [one] { $pushes } push
       *[other] { $pushes } pushes
    }, { $counterPushes ->
        [one] { $counterPushes } counter-push
       *[other] { $counterPushes } counter-pushes
    }, { $counterKills ->
        [one] { $counterKills } counter-kill
       *[other] { $counterKills } counter-kills
    }
profile-luck = By the odds, the attacks were worth { $worth } creatures; the dice added { $luck }.
profile-creature = { $creature }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $won } won; { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    }, destroyed { $deaths ->
        [one] once
       *[other] { $deaths } times
    }
profile-medal = { $medal }{ $times ->
        [one] {""}
       *[other] {" "}× { $times }
    }: { $about }
profile-strength = Rating in { $game }: { $rating } ± { $deviation }
profile-unreadable = { $count ->
        [one] One file could not be read:
       *[other] { $count } files could not be read:
    }
profile-unreadable-more = and { $count } more

medal-first-win = First blood
    .about = Win your first match.
medal-whole = Nobody left behind
    .about = Win a match with every creature still standing.
medal-comeback = One against three
    .about = Win a match after being down to one creature against three or more.
medal-duellist = To the death
    .about = Win a match in a duel to the death.
medal-outlasted = Staying power
    .about = Win a match when the quiet clock runs out.
medal-against-the-dice = Against the dice
    .about = Win although the dice took at least one creature more than they gave.
medal-five-tables = Five tables
    .about = Win at each of the five games.
medal-summit = The summit
    .about = Beat the strongest opponent of a game.

journey-line = { $id }. { $title }, against { $name }{ $state ->
        [won] {" "}(won)
        [played] {" "}(played)
       *[open] {""}
    }
journey-how-to = To play an evening: holochess journey 1; for the next one: holochess journey next. Play them in any order.
journey-no-evening = There is no evening “{ $id }”. Give a number from 1 to { $count }, or next.
journey-won = { $won } of { $count } evenings won.
journey-1 = A free chair
    .twist = Holochess; Pip has only three creatures. You begin.
    .before = Is anybody sitting here? No? I mean, please do. I only learnt it last week, and one of mine is still at home. Don’t be too hard on me.
    .won = You have played before! Wait, you haven’t? Sit down at Borak’s table tomorrow. But keep your back to the wall.
    .drawn = Nobody has won? Is that allowed? Then I haven’t lost! Again?
    .lost = I won? I won! Nobody will believe me. Again?
journey-2 = Ten turns of peace
    .twist = Holochess with a quiet clock of ten turns: attack before it runs out.
    .before = They let you win against Pip, I hear. Here nobody runs away: ten quiet turns, and it’s over. I like it like that.
    .won = Hm. You hit back. Most only duck.
    .drawn = A draw. That is two people who both looked too long.
    .lost = Hit first. Then look. You looked too long.
journey-3 = Without dice
    .twist = Dejarik Classic, one game.
    .before = No dice tonight. Whoever loses here has nobody to blame. You begin.
    .won = I did not see that line. I do not like it when I do not see a line.
    .drawn = Nobody had anything to take. That happens to careful people.
    .lost = It stood there, so I took it. It is not personal.
journey-4 = The wall
    .twist = Holochess: you have the claws, Sull has the shells. You begin.
    .before = You see what stands before me. Take your time; I take mine. My people do not die easily.
    .won = You made me come out. That has cost others a whole night.
    .drawn = You did not come in, I did not come out. I have had worse evenings.
    .lost = Those who wait, live. You ran against a wall, and the wall is still there.
journey-5 = A bridge of light
    .twist = Déméter: one pawn on one goal. You begin.
    .before = You first! No, really. The further you come out, the sooner I am through.
    .won = You built it under my nose. I was looking ahead, as always.
    .drawn = Nobody through? Then one of us did not go forward enough. I know which.
    .lost = Forward is always right. See?
journey-6 = Where do you stand?
    .twist = Holochess, one creature of each class per side, and both sides place their own.
    .before = Put them where you like. No, really where you like. I shall be delighted to put mine beside them.
    .won = A trick I did not know. Show it to me once more? Slowly?
    .drawn = And nobody found the other’s trick. Then both still have theirs!
    .lost = You were standing there? Not any more.
journey-7 = The crossing
    .twist = Chinese Checkers for two.
    .before = See that corner? By the time you have packed, I shall be there. First there, first served!
    .won = The whole lot at once? Who brings everybody at once?
    .drawn = Neither of us got there? Then the corner stays empty. Pity. It was a nice corner.
    .lost = Only half my people turned up. Half was enough.
journey-8 = Three against four
    .twist = Holochess: three of yours against four of Varra’s. You begin.
    .before = One fewer, and the better ones. That is how they once put it to me. I lost that evening. Show me how it is done.
    .won = So it could be done. Good. I have thought about it for years.
    .drawn = Three held against four. That was more than I managed that evening.
    .lost = It cannot be helped: a wound for a kill, and I had one more to give.
journey-9 = The last chair
    .twist = Holochess, all at once: one creature of each class per side, both sides place their own, and a quiet clock of ten turns.
    .before = I know how you play. Every table on your way has talked of it. It is only arithmetic, but sit down all the same.
    .won = I have gone through it again. There was no mistake in it. The chair is yours for tonight.
    .drawn = Level to the last turn. I had not computed that. Sit down again.
    .lost = It was closer than the numbers say. Come back; I shall be here.
profile-medal-since = Earned on { $date }.

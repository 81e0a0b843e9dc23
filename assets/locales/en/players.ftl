# The computer players: a name, and what to expect of them.

level-random = Aimless
    .about = is a practice opponent that plays any legal action
    .temper = Anything may happen.
level-greedy = Greedy
    .about = is a practice opponent that makes the most of its own turn and looks no further
    .temper = What I can take, I take.
level-pip = Pip
    .about = sees what lies on the table, and half of what could be done with it
    .temper = Did I do that right?
level-borak = Borak
    .about = hits whatever is near and thinks later; leaves the back open
    .temper = Hit first. Then look.
level-sull = Sull
    .about = keeps out of reach, even where there is something to win
    .temper = Those who wait, live.
level-nix = Nix
    .about = pushes, feints and takes the middle; gets tangled up in its own tricks
    .temper = You were standing there? Not any more.
level-varra = Varra
    .about = goes forward with judgement, and gives something up for a good blow
    .temper = A wound for a kill: gladly.
level-oln = Oln
    .about = knows what a position is worth and keeps its creatures together, but overlooks a path now and then
    .temper = Your turn. I have time.
level-iru = Iru
    .about = looks furthest, and wants nothing but to win
    .temper = It is only arithmetic.

# The regulars of the games without dice.

level-keff = Keff
    .about = leaves home at once and removes whatever is in the way, but overlooks the long way round
    .temper = It stood there. I took it.
level-mirra = Mirra
    .about = stays at home as long as it can and looks three moves ahead
    .temper = The door stays shut until I know who knocks.
level-ossa = Ossa
    .about = goes through every move of its own, and then through yours
    .temper = I have been here before. So have you.
level-thale = Thale
    .about = plays perfectly: you can only win from a position that is already won
    .temper = There is nothing here that I have not seen.
level-lumo = Lumo
    .about = goes forward with whatever can go, and does not see where a chain of jumps ends
    .temper = Forward is always right, isn’t it?
level-brin = Brin
    .about = is in love with long chains, and surprised by those of others
    .temper = One jump is a step. Four are a song.
level-sefa = Sefa
    .about = builds in silence and opens the way when it is there
    .temper = You will see it when it is built.
level-noor = Noor
    .about = sees a forced goal many moves ahead, and waits until there is one
    .temper = It was over three moves ago.
level-wim = Wim
    .about = runs ahead with a few and leaves the others at home
    .temper = First there, first served!
level-hanno = Hanno
    .about = keeps its people together and minds nobody else’s
    .temper = We all arrive, or nobody does.
level-quill = Quill
    .about = counts every hop, its own and those of whoever is nearest to home
    .temper = Your ladder is my ladder.
level-talo = Talo
    .about = looks on until the armies have passed each other, then counts the rest to the last hole
    .temper = I have been home for a while. The pawns are only catching up.

# How a computer player likes to play.

style-aggressive = aggressive
style-careful = careful
style-trickster = trickster
style-plain = plain

# How strong a computer player is, in a word, and where that stands: beside its rating, in the text mode and in the list of levels.

tier-practice = practice
tier-beginner = beginner
tier-casual = casual
tier-skilled = skilled
tier-expert = expert
tier-master = master
tier-perfect = perfect
level-tier-rating = { $tier } · { $rating }
level-with-tier = { $name } ({ $tier })
level-tier-style = { $tier }, { $style }

# Why an action is advised. Each is the end of a sentence that begins with the action.

hint-reason-only = is the only action possible
hint-reason-kills = destroys { $creature } in { $chance }% of rolls
hint-reason-pushes = pushes { $creature } back in { $chance }% of rolls
hint-reason-risks = loses { $creature } in { $chance }% of rolls
hint-reason-saves = cuts the risk to { $creature } from { $then }% to { $now }%
hint-reason-threatens = threatens to destroy { $creature } ({ $chance }% chance)
hint-reason-leaves-nothing-open = leaves nothing within reach
hint-reason-leaves-open = leaves { $creature } exposed ({ $chance }% risk)
hint-reason-takes-centre = takes the centre
hint-reason-waits = plays for time: ahead on points with { $turns ->
        [one] one quiet turn
       *[other] { $turns } quiet turns
    } to go
hint-reason-claims = claims the draw; nothing better is in sight
hint-reason-exact-win = wins { $points ->
        [one] one point
       *[other] { $points } points
    } in { $plies ->
        [one] one move
       *[other] { $plies } moves (counting both sides)
    }
hint-reason-exact-loss = loses { $points ->
        [one] one point
       *[other] { $points } points
    } in { $plies ->
        [one] one move
       *[other] { $plies } moves (counting both sides)
    }, and nothing does better
hint-reason-exact-draw = holds the draw
hint-reason-wins = wins
hint-reason-wins-by-force = wins by force
hint-reason-stops = stops a win on the next move
hint-reason-threatens-to-win = threatens to win on the next move
hint-reason-takes = removes a piece
hint-reason-saves-a-pawn = moves a piece out of reach
hint-reason-leaves-a-pawn = leaves a piece within reach
hint-reason-joins = puts { $count ->
        [one] a piece next to another
       *[other] { $count } pieces side by side
    }
hint-reason-columns = moves { $count ->
        [one] one square
       *[other] { $count } squares
    } forward
hint-reason-opens-jumps = opens { $count ->
        [one] one more square
       *[other] { $count } more squares
    } to jump to
hint-reason-shuts-jumps = closes { $count ->
        [one] one square
       *[other] { $count } squares
    } to your opponent’s jumps
hint-reason-holes = brings a pawn { $count ->
        [one] one hole
       *[other] { $count } holes
    } nearer to home
hint-reason-comes-home = brings a pawn home
hint-reason-brings-the-last = brings the last pawn forward
hint-reason-changes-places = swaps places
hint-reason-approaches = moves closer to { $creature }
hint-reason-withdraws = keeps away from { $creature }
hint-reason-prospects = keeps the best chances
hint-reason-two = { $first }, and { $second }
# The second speaks against the action.
hint-reason-but = { $first }, but { $second }

# The analysis of a match.

analysis-exact-start = Before the first move { $player } { $value } with perfect play.
analysis-exact-decision = { $deed }. { $player } gives away { $points ->
        [one] one point
       *[other] { $points } points
    } with { $chosen } ({ $value }); the best was { $best } ({ $best_value }).
analysis-exact-given-away = { $player }: { $points ->
        [0] nothing given away
        [one] one point given away
       *[other] { $points } points given away
    }
analysis-start = At the start: { $chance }% win chance for { $player }
# The points are chances to win of this player.
analysis-luck = { $deed }. Turn { $turn }, effect of { $player }’s dice on their win chance: { $swing } points
analysis-duel = { $deed }. Turn { $turn }, effect of the duel’s dice on { $player }’s win chance: { $swing } points
analysis-decision = { $deed }. Turn { $turn }: { $player } gives away { $swing ->
        [one] one point
       *[other] { $swing } points
    } of win chance; better was { $best }
analysis-dice = { $player }: { $attacks ->
        [one] one attack
       *[other] { $attacks } attacks
    }, { $kills ->
        [one] one kill
       *[other] { $kills } kills
    } ({ $expected } expected); { $luck } points of luck; { $given ->
        [one] one point
       *[other] { $given } points
    } given away

# How even the deal was: of 100 matches that begin so, how many each player is expected to win.
deal-favours = The deal: against an equal opponent, { $player } would win { $most }% of the time.
deal-level = The deal: equal opponents would each win 50% of the time.

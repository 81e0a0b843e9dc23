# The computer players: a name, and what to expect of them.

level-random = Random
    .about = plays any legal action
    .temper = Anything may happen.
level-greedy = Greedy
    .about = makes the most of its own turn and looks no further
    .temper = What I can take, I take.
level-pip = Pip
    .about = sees what lies on the table, and half of what could be done with it
    .temper = Did I do that right?
level-borak = Borak
    .about = hits whatever is near and thinks later; leaves the back open
    .temper = Hit first. Then look.
level-sull = Sull
    .about = keeps out of reach, even where there is something to win
    .temper = Whoever waits, lives.
level-nix = Nix
    .about = pushes, feints and takes the middle; gets lost in tricks of its own
    .temper = You were standing there? Not any more.
level-varra = Varra
    .about = goes forward with judgement, and pays for a good blow
    .temper = A wound for a kill: gladly.
level-oln = Oln
    .about = knows what a position is worth and keeps its own together; misses a way now and then
    .temper = Your turn. I have time.
level-iru = Iru
    .about = looks furthest, and wants nothing but to win
    .temper = It is only arithmetic.

# The regulars of the games without dice.

level-keff = Keff
    .about = comes out at once and takes what stands in front; misses the long way round
    .temper = It stood there. I took it.
level-mirra = Mirra
    .about = stays at home as long as it can and looks three moves ahead
    .temper = The door stays shut until I know who knocks.
level-ossa = Ossa
    .about = goes through every move, and then through yours
    .temper = I have been here before. So have you.
level-thale = Thale
    .about = has looked through all of it, to every end, and cannot be beaten from a position that is not won already
    .temper = There is nothing here that I have not seen.
level-lumo = Lumo
    .about = goes forward with whoever can go, and does not see where a chain of jumps ends
    .temper = Forward is always right, isn’t it?
level-brin = Brin
    .about = is in love with long chains, and surprised by those of others
    .temper = One jump is a step. Four are a song.
level-sefa = Sefa
    .about = builds in silence and opens the way when it is there
    .temper = You will see it when it is built.
level-noor = Noor
    .about = finds every goal that can be forced within four moves, and waits until there is one
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

# Why an action is advised. Each is the end of a sentence that begins with the action.

hint-reason-only = is the only thing to do
hint-reason-kills = kills { $creature } in { $chance } of 100
hint-reason-pushes = drives { $creature } back in { $chance } of 100
hint-reason-risks = costs { $creature } itself in { $chance } of 100
hint-reason-saves = takes { $creature } out of danger, from { $then } to { $now } in 100
hint-reason-threatens = threatens { $creature }, who falls in { $chance } of 100
hint-reason-leaves-nothing-open = leaves nothing within reach
hint-reason-leaves-open = leaves { $creature } open, in { $chance } of 100
hint-reason-takes-centre = takes the centre
hint-reason-waits = waits, ahead on points with { $turns ->
        [one] one quiet turn
       *[other] { $turns } quiet turns
    } to go
hint-reason-claims = claims the draw, and better is not in sight
hint-reason-exact-win = wins { $points ->
        [one] one point
       *[other] { $points } points
    } in { $plies ->
        [one] one move
       *[other] { $plies } moves, both sides’ counted
    }
hint-reason-exact-loss = loses { $points ->
        [one] one point
       *[other] { $points } points
    } in { $plies ->
        [one] one move
       *[other] { $plies } moves, both sides’ counted
    }, and nothing does better
hint-reason-exact-draw = holds the draw
hint-reason-wins = wins
hint-reason-wins-by-force = wins, whatever is done about it
hint-reason-stops = stops a win with the next move
hint-reason-threatens-to-win = threatens to win with the next move
hint-reason-takes = removes a pawn
hint-reason-saves-a-pawn = takes a pawn out of reach
hint-reason-leaves-a-pawn = leaves a pawn within reach
hint-reason-joins = makes { $count } that stand next to each other
hint-reason-columns = goes { $count ->
        [one] one square
       *[other] { $count } squares
    } forward
hint-reason-opens-jumps = opens { $count ->
        [one] one more square
       *[other] { $count } more squares
    } to jump to
hint-reason-shuts-jumps = shuts { $count ->
        [one] one square
       *[other] { $count } squares
    } to the jumps of the other side
hint-reason-holes = brings a pawn { $count ->
        [one] one hole
       *[other] { $count } holes
    } nearer
hint-reason-comes-home = brings a pawn home
hint-reason-brings-the-last = brings the hindmost along
hint-reason-changes-places = changes places
hint-reason-approaches = goes nearer to { $creature }
hint-reason-withdraws = keeps away from { $creature }
hint-reason-prospects = keeps the best prospects
hint-reason-two = { $first }, and { $second }
# The second speaks against the action.
hint-reason-but = { $first }, but { $second }

# The analysis of a match.

analysis-exact-start = At the first decision { $player } { $value } with perfect play.
analysis-exact-decision = { $deed }. { $player } gives away { $points ->
        [one] one point
       *[other] { $points } points
    } with { $chosen } ({ $value }); { $best } was right ({ $best_value }).
analysis-exact-given-away = { $player }: { $points ->
        [0] nothing given away
        [one] one point given away
       *[other] { $points } points given away
    }
analysis-start = At the start: { $chance } of 100 for { $player }
# The points are chances to win of this player.
analysis-luck = { $deed }. Turn { $turn }: the dice of { $player }, { $swing } points of 100 for { $player }
analysis-duel = { $deed }. Turn { $turn }: the dice of the duel, { $swing } points of 100 for { $player }
analysis-decision = { $deed }. Turn { $turn }: { $player } gives away { $swing ->
        [one] one point
       *[other] { $swing } points
    } of 100; better was { $best }
analysis-dice = { $player }: { $attacks ->
        [one] one attack
       *[other] { $attacks } attacks
    }, { $kills ->
        [one] one kill
       *[other] { $kills } kills
    } for { $expected } expected; { $luck } points of luck; { $given ->
        [one] one point
       *[other] { $given } points
    } given away

# How even the deal was: of 100 matches that begin so, how many each player is expected to win.
deal-favours = The deal: between equals, { $most } wins in 100 for { $player }.
deal-level = The deal: between equals, 50 wins in 100 for either side.

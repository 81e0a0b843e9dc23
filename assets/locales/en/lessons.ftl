# The lessons: a message a part with its title; its attributes are what is said, and the answers to wrong tries.

lesson-not-now = That’s legal, but it isn’t what this step is about. Read the text again, or ask for a hint.
lesson-hint = Try { $action }.
lesson-dice-arranged = The dice in this step are fixed to show what the lesson needs. In a real match they never are.
lesson-heading = { $game }: a lesson of about { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
lesson-part = Part { $number } of { $count }: { $title }
lesson-how-to = Type an action, such as { $game ->
        [holochess] o3-i3 (a move), i5xi6 (an attack) or >d (a push to d)
       *[other] { $action }
    }, or: go (on), hint, board, actions, skip (this part), parts, part 2, quit. Your progress is saved.
lesson-go-on = (Enter: continue)
lesson-word-go = go next on continue
lesson-word-skip = skip
lesson-word-parts = parts
lesson-word-part = part
lesson-parts-line = { $number }. { $title }{ $done ->
        [yes] {" "}(done)
       *[no] {""}
    }
lesson-no-part = There is no part “{ $part }”; choose 1 to { $count }.
lesson-left = Left at part { $number }, “{ $title }”. The lesson continues from there next time.
lesson-left-unkept = Left at part { $number }, “{ $title }”. Your progress could not be saved; to continue from there: --part { $number }.
lesson-left-elsewhere = Left at part { $number }, “{ $title }”. Next time the lesson continues at part { $next }. To continue here: --part { $number }.
lesson-over = That’s the end of the lesson.
lesson-list = { $id }: { $title }, about { $minutes } min, { $done } of { $count } parts done
lesson-what-now = What next? Try { $name }, who { $about }. Start with: { $command }
lesson-what-now-measured = What next? Going by your matches so far, { $name } is about as strong as you: an opponent who { $about }. Start with: { $command }
lesson-part-of-what = Name the lesson too: either a game, or a lesson of your own with --own NAME.
lesson-no-own = There is no lesson “{ $name }” in { $folder }. { $count ->
        [0] That folder has no usable lesson.
       *[other] Choose one of: { $known }.
    }
lesson-some-refused = { $count ->
        [one] One file in { $folder } is
       *[other] { $count } files in { $folder } are
    } not usable as a lesson; the list shows why. Check a corrected file with: holochess lesson --check FILE
lesson-checked = “{ $title }” works from start to finish: { $parts ->
        [one] one part
       *[other] { $parts } parts
    }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
lesson-flaw = The lesson in { $file } cannot be used. Line { $line }: { $why }
lesson-flaw-name = The lesson in { $file } cannot be used: a lesson’s file name has at most { $longest } characters, all of them printable. Rename it.
lesson-flaw-folder = { $folder } has more than { $most } lessons; only the first { $most } by name are read.
lesson-flaw-syntax = This is not a lesson file: { $why }.
lesson-flaw-game = There is no game “{ $game }”.
lesson-flaw-level = This game has no level “{ $level }”; choose from: { $known }.
lesson-flaw-empty = The lesson has no parts.
lesson-flaw-minutes = “minutes” must be a whole number from 1 to { $most }.
lesson-flaw-id = “{ $part }” cannot be the id of a part: an id has at most { $longest } characters, all of them printable.
lesson-flaw-twice = Two parts have the id “{ $part }”; every part needs its own.
lesson-flaw-too-many = { $what ->
        [parts] A lesson has at most { $most } parts.
        [steps] The parts of a lesson have at most { $most } steps together.
        [patterns] A step has at most { $most } actions that end it.
        [tries] A step has at most { $most } wrong tries.
       *[rolls] A step has at most { $most } rolls of dice.
    }
lesson-flaw-effort = Trying every action of this lesson takes too long. Use fewer stars and fewer actions, or split it into two lessons.
lesson-flaw-language = There is no language “{ $language }”; choose from: { $known }.
lesson-flaw-no-words = The lesson has no texts, so it has nothing to say.
lesson-flaw-words = The text “{ $key }” is missing in the language “{ $language }”.
lesson-flaw-long = The text “{ $key }” is longer than { $longest } characters.
lesson-flaw-table = This position cannot be set up: { $why }.
lesson-flaw-no-position = The first step of the part “{ $part }” needs a position.
lesson-flaw-turn = { $who ->
        [learner] In the step “{ $say }” the learner acts, but it is not the first seat’s turn.
       *[opponent] In the step “{ $say }” the opponent acts, but it is the first seat’s turn, or no seat’s.
    }
lesson-flaw-step = No legal action ends the step “{ $say }”.
lesson-flaw-pattern = “{ $pattern }” is too long: an action that ends a step has at most { $longest } characters and { $stars } stars.
lesson-flaw-pattern-unused = No legal action matches “{ $pattern }”.
lesson-flaw-idle = The learner does not act in the step “{ $say }”: remove its “wrong”, “otherwise”, “dice” and “shows”.
lesson-flaw-face = A die shows 1 to 6, not { $face }.
lesson-flaw-dice-count = In the step “{ $say }” the rules ask for { $attacker } and { $defender } dice in roll { $roll }, but the lesson gives { $given } and { $against }.
lesson-flaw-dice-left = The step “{ $say }” fixes more rolls ({ $arranged }) than it uses ({ $fallen }).
lesson-flaw-shows = In the step “{ $say }”, an action that ends the step does not lead to what its “shows” field describes.
lesson-flaw-try-unreadable = “{ $action }” is not in the notation of this game, so the answer to it would never be shown.
lesson-flaw-try-ends = “{ $action }” ends the step, so it cannot be a wrong try.
lesson-flaw-try-legal = “{ $action }” is legal: use “why” to say what is wrong with it.
lesson-flaw-try-written = The answer to “{ $action }” is never shown: the game writes this action as { $written }.
lesson-resumed = The lesson continues at part { $number }; { $count ->
        [0] no part is
        [one] one part is
       *[other] { $count } parts are
    } done.
lesson-you-play = You: { $action }

lesson-holochess-walk = Moving
    .welcome = Welcome to the table. Your creatures stand nearest to you, Pip’s across from them. Destroy all four of your opponent’s and you win; here you begin with two each. I’m Oln, and I’m in no hurry.
    .strider = A creature moves exactly as many cells as its movement, no fewer: along a ring, across the rings, or over the centre. Never diagonally, and never through another creature. But its path may bend, so nearer cells light up too. The Strider on o3 has movement 3: move it somewhere.
    .strider-first = The Houjix will get its turn. Move the Strider first, please, from o3.
    .houjix = That was one action. A turn has two, and you must use both, with one creature or with two. The Houjix on o5 has movement 1: move it one cell.
    .other-piece = One creature may use both actions. But give this one to the Houjix on o5.
    .turn = After two actions the turn ends by itself. Remember: a creature moves exactly as far as its movement says. A fast one can’t always stop where you want it.
lesson-holochess-attack = Attack: four outcomes
    .near = You can only attack an adjacent creature, so get close first: move your Savrip (movement 2) from o4 to a cell next to the Ghhhk on i6.
    .not-near = A fine walk, but from there you’re not next to the Ghhhk. The cells next to i6 are i5, i7, o6 and the centre, d.
    .kill = Now attack i6. Your Savrip rolls its 6 attack dice, the Ghhhk its 3 defence dice, and the sums are compared. I have arranged these dice.
    .attack-now = That can wait. Now attack i6.
    .killed = 20 against 12: you’re 8 ahead. At 7 or more the defender is destroyed. Your Savrip stays where it is.
    .push = The same attack again, with other dice. Attack i6.
    .push-where = 17 against 14: you’re 3 ahead. From 1 to 6 the defender is pushed, and you choose a free neighbouring cell for it. Where to?
    .counter-push = Now for a defender that’s hard to move: the Ng’ok defends with 8 dice. Attack i6 all the same.
    .counter-push-where = 15 against 17: you’re 2 short. From 0 to −6 your own creature is pushed, and I choose where. Off you go!
    .counter-kill = One more, and this one will hurt. Your K’lor’slug attacks with 7 dice against 8. Attack i6.
    .four = You’re 12 short: at −7 or less the attacker is destroyed. So there are four outcomes. 7 or more: you destroy the defender. 1 to 6: you push it. 0 to −6: you’re pushed. −7 or less: you’re destroyed. The odds are shown before every attack.
lesson-holochess-push = A push is a weapon
    .idea = The K’lor’slug strikes hard but defends with only 3 dice. Your Molator on o5 would destroy it, but can’t reach it. So push it within reach: attack i4 with the Savrip.
    .savrip-first = The Savrip on i3 goes first: it attacks i4.
    .where = It’s pushed. Now put it next to your Molator on o5.
    .out-of-reach = There, it isn’t next to your Molator. Choose a cell that touches the Molator’s.
    .strike = There it is. You’ve got one action left: attack it with the Molator.
    .molator-now = The Molator is waiting. Attack with it.
    .done = One blow to move it, one to end it. A push can also open a path, break up a guard, or send a creature far from where it wants to be.
lesson-holochess-counter = Turning the tables
    .look = A good defender is a trap. Your Ng’ok on i5 has 8 defence dice; your Molator waits on o7. Pip can’t resist.
    .attacked = Seven dice! Strike first, they say.
    .where = 15 against 17. Pip fell short, so its K’lor’slug is pushed, and you choose where. Put it next to your Molator on o7.
    .out-of-reach = Your Molator can’t reach it there. Choose a cell next to o7.
    .strike = Your turn. Attack it with the Molator.
    .molator-now = Use the Molator first: attack the K’lor’slug.
    .done = That was a trap: a good defender, and a good attacker beside it. When an attack falls short, you choose where the attacker goes.
lesson-holochess-duel = Duel to the death
    .last = You have one creature, Pip has two. Destroy the Ghhhk on i4, and it’s one against one.
    .ghhhk-first = Attack the Ghhhk on i4 first.
    .won = With one creature each, both went to the centre and rolled their higher rating, attack or defence, again and again, until one was ahead by 7. First it was 18 against 20: no result. Then 22 against 14: you win. There’s nothing to decide in a duel, so go in with a lot of dice.
lesson-holochess-quiet = The quiet clock
    .clock = You never have to attack. But after 20 turns in a row without an attack, counting yours and Pip’s together, the match is decided. Here, to save time, it’s decided after 2. You have two creatures, Pip has one. Move either of yours.
    .again = And once more: you must use both actions each turn.
    .theirs = Then I won’t attack, either!
    .theirs-again = Round and round…
    .points = The clock has run out. The side with more creatures left wins. If both sides have the same number, the higher sum of attack and defence wins; if that’s equal too, it’s a draw. If you’re behind, attack before the clock runs out. That’s all there is to know. The rest is courage.

lesson-groi-first = The board and the first turn
    .board = Four pieces a side, one move a turn, no dice. Yours stand nearest to you, and you begin. The outer ring is home. A piece is safe there and in the centre, but on the inner ring it can be removed.
    .straight = On each player’s first turn, a piece can only come straight out: from the outer ring to the inner cell of the same number. Come out.
    .not-centre = The centre comes later. Come out straight, to the inner ring.
    .theirs = I’m coming out too.
lesson-groi-exits = Exits
    .round = From the second turn on, a piece may also come out diagonally: one or two cells further along the inner ring, if every cell on the way is free. Come out diagonally: from o5 you can reach i6 or i7.
    .straight = You’ve come straight out again. Go diagonally: to i6 or i7, for example.
    .round-please = Not that one: come out diagonally, from o5 to i6, for example.

lesson-dejarik-home = Home
    .back = A piece on the inner ring has only one move: home, to the outer cell behind it. Take i3 home.
    .this-one = Not that one: take the piece on i3 home.
    .safe = It’s safe again. Coming out and going home costs two turns, so make it worth your while.
lesson-dejarik-centre = Through the centre
    .in = From the outer ring a piece goes straight to the centre, d, across the inner cell of its number, if that cell is free. Try it.
    .to-the-centre = To the centre, please: from o2 to d, for example.
    .theirs = Comfortable in there?
    .out = From the centre a piece goes to any free outer cell whose inner cell is free too. So in two turns it can be on the other side. Move it out.
    .from-the-centre = Not that one: move the piece on d.
lesson-dejarik-removal = Removing
    .kill = A diagonal exit removes the enemy piece on the very next cell ahead, and stops in front of it. An enemy piece stands on i7. Come out from o5 so that you land right in front of it.
    .straight = A straight exit removes nothing: no cell lies ahead of it on the ring.
    .this-way = Land on i6, coming diagonally from o5: then i7 is the next cell ahead.
    .two = It’s gone. Remove two enemy pieces and you win the game, for 2 points.
lesson-dejarik-boost = Boosts
    .boost = When a diagonal exit ends in front of one of your own pieces at home, the moving piece is boosted two cells further, if both are free. Say you go from o1 to i2: your piece on o2 is right behind i2, so you are carried on to i4. Try it: move o1 to i4. Or find the move that is boosted twice.
    .not-boosted = There’s no boost there. Try o1 to i4, or o2 to i7.
    .must = Boosts are compulsory. So one of your own pieces at home can also carry you where you didn’t want to go.

lesson-groi-line = Lines
    .four = Four of your pieces next to each other on the inner ring win the game: 3 points. Yours stand on i1, i2 and i3. Complete the line.
    .gap = That leaves a gap: a piece on i4 is missing.
    .points = That’s 3 points. Three in a row are worth 1 point, but only if you have just three pieces left. If the same position comes up three times, the game is a draw. A match goes to 12 points.

lesson-revised-exits = The board and exits
    .board = Four pieces a side, one move a turn, no dice. Yours stand nearest to you, and you begin. The outer ring is home. A piece is safe there and in the centre, but on the inner ring it can be removed.
    .round = An exit goes straight, from the outer ring to the inner cell of the same number, or diagonally, one or two cells further round, either way, if every cell on the way is free. Come out with a piece.
    .not-centre = The centre comes later. Come out to the inner ring.
    .theirs = I’m coming out too.
lesson-revised-line = Lines
    .three = Three of your pieces next to each other on the inner ring win 1 point, four win 3. Yours stand on i1 and i2. Complete the line of three.
    .gap = That leaves a gap: you still need a piece on i3.
    .points = That’s 1 point. Four would have been worth 3, so see whether it pays to wait. If the same position comes up three times, the game is a draw.

lesson-demeter-slide = At home: slide
    .board = Eight pawns each. Your camp is the half with columns e to h. Bring one pawn onto either of the two goals of the other camp, a4 or a5, and you win.
    .slide = In its own camp a pawn slides any distance along a row or a column, but not over pawns, across the middle line or onto your own goals. Slide a pawn now.
lesson-demeter-jump = Jumps and chains
    .jump = A pawn can jump anywhere: over a neighbouring pawn of its own colour, in any of eight directions, onto the free square just beyond it. Jumps may cross the middle. Jump with f4 over e4.
    .over = Jump over e4 with the pawn on f4: it lands on d4.
    .chain = One jump can lead to another: from g6 over f5, then over d4. Do it in one move.
    .further = That’s the first jump. You may stop there, but this time go on over d4.
    .this-one = Not that one: jump with the pawn on g6, over f5 and over d4.
lesson-demeter-away = Away from home
    .away = In the other camp a pawn can only jump. Your pawn on c4 has no pawn next to it. Try to move it, or move another one.
    .stranded = A pawn that has run ahead alone is stuck there until help comes. Nothing is ever captured; what counts is the bridge.
lesson-demeter-goal = The goal
    .goal = Your bridge is ready: f5, d4, b3, a3. Take g6 all the way to the goal on a4.
    .almost = So close! The chain goes on: over a3 to a4.
    .won = One pawn on one goal: the match is yours. Watch your own goals, h4 and h5, in the same way.

lesson-chinese-step = Steps and hops
    .board = Ten pawns each. Yours are in the triangle nearest to you; be the first to fill the triangle right across with them. Nothing is ever removed.
    .step = One pawn a turn. It may step to a free neighbouring hole. Step with a pawn from row d.
    .one-step = That’s a hop, which comes next. First take a step: from row d to row e.
    .theirs = First there, first served!
    .hop = Or it hops over a neighbouring pawn of any player into the free hole just beyond it. Hop with a pawn from row c over row d.
    .over-one = That’s a step. Hop from row c over a pawn in row d.
lesson-chinese-chain = Chains
    .chain = One hop can lead to another, as long as there is a pawn to hop over. From d1 over e6, then over g6: do it in one move.
    .further = That’s the first hop. You may stop there, but this time go on over g6.
    .this-one = Not that one: hop with the pawn on d1, over e6 and over g6, to h6.
    .ladder = Four rows in one move. Build ladders for your last pawns, and use the other players’.
lesson-chinese-target = The target
    .swap = Is another player’s pawn sitting in your target triangle? If you would land on it, you may swap places with it. Your pawn on m6 stands at the edge: swap it with the one on n1.
    .change-places = Not that one: swap the pawn on m6 with the one on n1.
    .home = The other pawn went to where yours came from. A pawn that is home stays home. With three or more players, no move may end in the other players’ triangles.
lesson-groi-three = Three in a row
    .three = When you have only three pieces left, a line of those three wins 1 point. These are all you have left: complete the line.
    .gap = That leaves a gap at i3.
    .why = That’s 1 point, with your last three pieces. While you have four pieces, three in a row is worth nothing under these rules. So a side that has lost a piece gains a new way to score.
lesson-dejarik-repetition = Threefold repetition
    .home = Look at the position: it’s come up for the first time. Take the piece on i5 home.
    .this-one = Not that one: take the piece on i5 home.
    .theirs = Then I’ll go home too.
    .out = And straight out again, to i5.
    .straight = Go straight out, from o5 to i5.
    .second = You’re out again. That’s the same position for the second time.
    .once-more = Now the same again: take i5 home.
    .theirs-again = As you like.
    .out-again = And out again, to i5.
    .third = And that’s the third time.
    .drawn = The same position, with the same side to move, for the third time: the game is a draw. In Dejarik Classic each player gets a point; in Dejarik Revised neither does. If you’re in the better position, don’t let it come to that.
lesson-dejarik-match = A match for points
    .four = A match for points is a series of games; the first player to 12 points wins it. Complete the line: it’s worth 3 points.
    .gap = That leaves a gap: you still need a piece on i3.
    .next = You’ve got 3 points. The next game has already begun, with sides switched: the player who moved first now moves second.
    .won = Points add up over the games: 3 for a line of four, 2 for two pieces removed, 1 for a line of three. A match can also be played for credits, or be a single game; you choose before it begins.
lesson-chinese-triangles = Where a pawn may not stay
    .home = Your pawn on n2 has come home, to the triangle right across. It never leaves again: each of its moves stays in that triangle. Try to take it out, or move it inside.
    .this-one = Not that one: move the pawn on n2 inside its triangle.
    .foreign = Now there are three players. Each has a start and a target; here the triangles that are not yours all belong to another player. A pawn may not end its move in one of them, and j1 is in one. Move the pawn on j2 somewhere else.
    .that-one = Not that one: move the pawn on j2.
    .through = You may hop through such a triangle, as long as the move doesn’t end there. And with only two players, the four triangles at the sides belong to no player, so a pawn may stay there.

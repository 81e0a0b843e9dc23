# The lessons: a message a part with its title; its attributes are what is said, and the answers to wrong tries.

lesson-not-now = That can be played, and it is not what this step is about. Look at the text again, or ask for a hint.
lesson-hint = { $action } would do.
lesson-dice-arranged = The dice of this step are arranged: they fall as the lesson needs them. In a match nobody can do that.
lesson-heading = { $game }: a lesson of about { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
lesson-part = Part { $number } of { $count }: { $title }
lesson-how-to = Type an action, such as { $game ->
        [holochess] o3-i3 (walks), i5xi6 (attacks) or >d (pushes there)
       *[other] { $action }
    }, or: go (on), hint, board, actions, skip (this part), parts, part 2, quit. What you have done is remembered.
lesson-go-on = (Enter: go on)
lesson-word-go = go next on continue
lesson-word-skip = skip
lesson-word-parts = parts
lesson-word-part = part
lesson-parts-line = { $number }. { $title }{ $done ->
        [yes] {" "}(done)
       *[no] {""}
    }
lesson-no-part = There is no part “{ $part }”; there are 1 to { $count }.
lesson-left = Left at part { $number }, “{ $title }”. The lesson goes on from there next time.
lesson-left-unkept = Left at part { $number }, “{ $title }”. How far you have come could not be kept; go on there with: --part { $number }.
lesson-left-elsewhere = Left at part { $number }, “{ $title }”. Next time the lesson goes on at part { $next }. Go on here with: --part { $number }.
lesson-over = That was the lesson.
lesson-list = { $id }: { $title }, about { $minutes } min, { $done } of { $count } parts done
lesson-what-now = And now? { $name } is the right opponent for a first match: { $about }. Start with: { $command }
lesson-what-now-measured = And now? By the matches you have played, { $name } is about as strong as you are: { $about }. Start with: { $command }
lesson-part-of-what = Say of which lesson: a game, or one of your own with --own NAME.
lesson-no-own = There is no lesson “{ $name }” in { $folder }. { $count ->
        [0] That folder has no lesson that can be taken.
       *[other] Choose one of: { $known }.
    }
lesson-some-refused = { $count ->
        [one] One file in { $folder } gives
       *[other] { $count } files in { $folder } give
    } no lesson; the list says why. Try a mended file with: holochess lesson --check FILE
lesson-checked = “{ $title }” can be taken to its end: { $parts ->
        [one] one part
       *[other] { $parts } parts
    }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
lesson-flaw = The lesson in { $file } cannot be taken. Line { $line }: { $why }
lesson-flaw-name = The lesson in { $file } cannot be taken: a lesson’s file has a name of at most { $longest } characters that can be shown. Rename it.
lesson-flaw-folder = { $folder } has more than { $most } lessons; the first { $most } by name are read.
lesson-flaw-syntax = This is not the file of a lesson: { $why }.
lesson-flaw-game = There is no game “{ $game }”.
lesson-flaw-level = No level of this game is called “{ $level }”; there are { $known }.
lesson-flaw-empty = It has no parts.
lesson-flaw-minutes = “minutes” is a whole number from 1 to { $most }.
lesson-flaw-id = “{ $part }” cannot be the id of a part: an id has at most { $longest } characters that can be shown.
lesson-flaw-twice = Two parts have the id “{ $part }”; every part needs its own.
lesson-flaw-too-many = { $what ->
        [parts] A lesson has at most { $most } parts.
        [steps] The parts of a lesson have at most { $most } steps together.
        [patterns] A step has at most { $most } actions that end it.
        [tries] A step has at most { $most } wrong tries.
       *[rolls] A step has at most { $most } rolls of dice.
    }
lesson-flaw-effort = Trying every action of this lesson takes too long. Write fewer stars and fewer actions, or make two lessons of it.
lesson-flaw-language = There is no language “{ $language }” here; there are { $known }.
lesson-flaw-no-words = It has no words: nothing can be said in it.
lesson-flaw-words = In the language “{ $language }” these words are missing: “{ $key }”.
lesson-flaw-long = The words “{ $key }” are longer than { $longest } characters.
lesson-flaw-table = This position cannot be put on the table: { $why }.
lesson-flaw-no-position = The part “{ $part }” has to begin with a position in its first step.
lesson-flaw-turn = { $who ->
        [learner] In the step “{ $say }” the learner acts, but it is not the turn of the first seat.
       *[opponent] In the step “{ $say }” the opponent acts, but it is the turn of the first seat, or of no seat.
    }
lesson-flaw-step = Nothing that is legal ends the step “{ $say }”.
lesson-flaw-pattern = “{ $pattern }” is too long: an action that ends a step has at most { $longest } characters and { $stars } stars.
lesson-flaw-pattern-unused = No legal action is like “{ $pattern }”.
lesson-flaw-idle = Nobody tries anything in the step “{ $say }”: take away its “wrong”, “otherwise”, “dice” and “shows”.
lesson-flaw-face = A die shows 1 to 6, not { $face }.
lesson-flaw-dice-count = In the step “{ $say }” the rules ask for { $attacker } and { $defender } dice in roll { $roll }, and the lesson has { $given } and { $against }.
lesson-flaw-dice-left = The step “{ $say }” arranges more rolls ({ $arranged }) than fall in it ({ $fallen }).
lesson-flaw-shows = An action that ends the step “{ $say }” does not show what “shows” says.
lesson-flaw-try-unreadable = “{ $action }” is not written like an action of this game, so its answer would never be heard.
lesson-flaw-try-ends = “{ $action }” ends the step, so it is no wrong try.
lesson-flaw-try-legal = “{ $action }” is legal, so say with “why” what is wrong with it.
lesson-flaw-try-written = “{ $action }” does not get its answer; the game writes this action as { $written }.
lesson-resumed = The lesson goes on at part { $number }; { $count ->
        [0] no part is
        [one] one part is
       *[other] { $count } parts are
    } done.
lesson-you-play = You: { $action }

lesson-holochess-walk = Walking
    .welcome = Welcome to the table. Your creatures stand in the south, Pip’s in the north. Whoever destroys all four of the other’s wins; here we begin with two each. I am Oln, and I am in no hurry.
    .strider = A creature walks exactly as many cells as its movement, no fewer, along a ring, across the rings, or over the centre. Never diagonally, never through somebody; but the way may bend, so that near cells light up, too. The Strider on o3 has movement 3: walk it somewhere.
    .strider-first = The Houjix will have its turn. First the Strider, please, from o3.
    .houjix = That was one action. A turn has two, and both must be used, by one creature or by two. The Houjix on o5 has movement 1: walk it one cell.
    .other-piece = One creature may use both actions. But let the Houjix on o5 have this one.
    .turn = Two actions, and the turn ends by itself. Remember: exactly as far as the movement. A fast creature cannot always stop where you want it.
lesson-holochess-attack = Attack: four outcomes
    .near = You attack a neighbour. So come near first: walk your Savrip, movement 2, from o4 to a cell next to the Ghhhk on i6.
    .not-near = A fine walk, but from there the Ghhhk is no neighbour. Next to i6 are i5, i7, o6 and the centre, d.
    .kill = Now attack i6. Savrip rolls its 6 attack dice, Ghhhk its 3 defence dice, and the sums are compared. I have arranged these dice.
    .attack-now = Later. Now attack i6.
    .killed = 20 against 12: eight more. With 7 or more the defender is destroyed. Your Savrip stays where it is.
    .push = The same attack once more, with other dice. Attack i6.
    .push-where = 17 against 14: three more. From 1 to 6 the defender is pushed, and you choose the free neighbouring cell. Where to?
    .counter-push = Now somebody who is hard to move: Ng’ok defends with 8 dice. Attack i6 all the same.
    .counter-push-where = 15 against 17: two short. From 0 to −6 it is your creature that is pushed, and I choose where. Off you go!
    .counter-kill = One more, and it will hurt. Your K’lor’slug attacks with 7 dice against 8. Attack i6.
    .four = Twelve short: with −7 or less the attacker is destroyed. These are the four: 7 or more, you destroy. 1 to 6, you push. 0 to −6, you are pushed. −7 or less, you are destroyed. The chances are shown before every attack.
lesson-holochess-push = A push is a weapon
    .idea = K’lor’slug strikes hard and defends with 3 dice only. Your Molator on o5 would destroy it, and does not reach it. So push it there: attack i4 with the Savrip.
    .savrip-first = The Savrip on i3 goes first: it attacks i4.
    .where = Pushed. Now put it next to your Molator on o5.
    .out-of-reach = There it is no neighbour of your Molator. Choose a cell that touches it.
    .strike = And there it stands. You have an action left: attack it with the Molator.
    .molator-now = The Molator is waiting. Attack with it.
    .done = One blow to move it, one to end it. A push also opens a way, breaks up a guard, or sends somebody far from home.
lesson-holochess-counter = Turning an attack round
    .look = A good defender is a trap. Your Ng’ok on i5 has 8 defence dice; your Molator waits on o7. Pip cannot resist.
    .attacked = Seven dice! Hit first, they say.
    .where = 15 against 17. He fell short, so his K’lor’slug is pushed, and you choose where. Put it next to your Molator on o7.
    .out-of-reach = There your Molator does not reach it. Choose a cell next to o7.
    .strike = Your turn. Attack it with the Molator.
    .molator-now = First the Molator: attack the K’lor’slug.
    .done = That was a trap: a good defender, and a good attacker beside it. Whoever falls short is put where you want him.
lesson-holochess-duel = To the death
    .last = You have one creature, Pip has two. Destroy the Ghhhk on i4, and one stands against one.
    .ghhhk-first = The Ghhhk on i4 first: attack it.
    .won = One each, so both went to the centre and rolled their better rating, attack or defence, again and again, until one was ahead by 7. First 18 against 20: nothing. Then 22 against 14: you win. Nobody decides anything in a duel, so enter it with many dice.
lesson-holochess-quiet = The quiet clock
    .clock = Nobody has to attack. But after 20 turns in a row without an attack, yours and Pip’s counted together, the match is decided; here, so that it goes faster, after 2. You have two creatures, Pip has one. Move anybody.
    .again = And once more: both actions of a turn are used.
    .theirs = I will not attack either!
    .theirs-again = Round and round…
    .points = The clock has run out. More creatures left wins; with as many, the higher sum of attack and defence; else it is a draw. Who is behind must attack in time. That is all there is to know. The rest is courage.

lesson-groi-first = The board and the first turn
    .board = Four pawns a side, one move a turn, no dice. Yours stand in the south, and you begin. The outer ring is home, the centre is called Dejarik: in both a pawn is safe. On the inner ring it can be removed.
    .straight = On everybody’s first turn an exit goes straight: from the outer ring to the inner cell of the same number. Come out.
    .not-centre = The centre comes later. Come out straight, to the inner ring.
    .theirs = I come out, too.
lesson-groi-exits = Exits
    .round = From the second turn on an exit may also go round: one or two cells further along the inner ring, if every cell on the way is free. Come out round with a pawn: o5 can reach i6 or i7.
    .straight = That is the straight exit again. Go round: i6 or i7, for example.
    .round-please = Another one: an exit that goes round, such as o5-i6.

lesson-dejarik-home = Home
    .back = A pawn on the inner ring has one move only: home, to the outer cell behind it. Take i3 home.
    .this-one = The pawn on i3 is meant: take it home.
    .safe = Safe again. Coming out and going home costs two turns, so come out for something.
lesson-dejarik-centre = Through the centre
    .in = From the outer ring a pawn goes straight to the centre, d, over the free inner cell of its number. Do that.
    .to-the-centre = To the centre, please: such as o2-d.
    .theirs = Comfortable in there?
    .out = From the centre a pawn goes to any free outer cell whose inner cell is free. In two turns it can be on the other side. Go out.
    .from-the-centre = Take the pawn on d.
lesson-dejarik-removal = Removing
    .kill = An exit that goes round removes the enemy pawn on the very next cell ahead, and stops before it. An enemy pawn stands on i7. Come out of o5 so that you land right before it.
    .straight = A straight exit removes nobody: there is no “ahead”.
    .this-way = Land on i6, going round from o5: then i7 is the next cell ahead.
    .two = Removed. Two enemy pawns removed win the game: 2 points.
lesson-dejarik-boost = Boosts
    .boost = Where an exit that went round lands in front of an own pawn at home, that pawn gives it a boost of two cells, if both are free. From o1 round to i2: behind i2 stands your o2. Where will you end? Play o1-i4. Or find the pawn that is boosted twice.
    .not-boosted = No boost there. Try o1-i4, or o2-i7.
    .must = A boost that can be made must be made. So a pawn of yours at home can also carry you where you did not want to go.

lesson-groi-line = Lines
    .four = Four own pawns next to each other on the inner ring win the game: 3 points. Yours stand on i1, i2 and i3. Complete the line.
    .gap = That leaves a gap. The cell i4 is missing.
    .points = Three points. Three in a row count 1 point, but only if you have just three pawns left. The third time of a position is a draw. A match goes to 12 points.

lesson-revised-exits = The board and exits
    .board = Four pawns a side, one move a turn, no dice. Yours stand in the south, and you begin. The outer ring is home, the centre is called Dejarik: in both a pawn is safe. On the inner ring it can be removed.
    .round = An exit goes from the outer ring to the inner cell of the same number, or one or two cells further round, either way, if every cell on the way is free. Come out with a pawn.
    .not-centre = The centre comes later. Come out to the inner ring.
    .theirs = I come out, too.
lesson-revised-line = Lines
    .three = Three own pawns next to each other on the inner ring win 1 point, four win 3. Yours stand on i1 and i2. Make it three.
    .gap = That leaves a gap. The cell i3 is missing.
    .points = One point. With four it would have been three, so look whether waiting pays. The third time of a position is a draw.

lesson-demeter-slide = At home: slide
    .board = Eight pawns each. Your camp is the right half, columns e to h. Bring one pawn onto one of the two goals of the other camp, a4 or a5, and you have won.
    .slide = In its own camp a pawn slides along a row or a column, any distance: not over pawns, not over the middle line, not onto your own goals. Slide a pawn.
lesson-demeter-jump = Jumps and chains
    .jump = Everywhere a pawn can jump: over a neighbouring pawn of its own colour, in any of eight directions, onto the free square right behind. Jumps cross the middle. Jump with f4 over e4.
    .over = Jump over e4 with the pawn on f4: it lands on d4.
    .chain = A jump may be followed by another. From g6 over f5, and on over d4: where do you land? Write only where it begins and ends.
    .further = That is the first jump. You may stop there; but go on over d4 this time.
    .this-one = The pawn on g6 is meant: over f5 and over d4.
lesson-demeter-away = Away from home
    .away = In the other camp a pawn can only jump. Your pawn on c4 has nobody beside it. Try to move it, or move another one.
    .stranded = A pawn that has run ahead alone stands there until help comes. Nothing is ever captured; what counts is the bridge.
lesson-demeter-goal = The goal
    .goal = Your bridge stands: f5, d4, b3, a3. Take g6 all the way to the goal a4.
    .almost = So near! The chain goes on: over a3 to a4.
    .won = One pawn on one goal: the match is yours. Watch your own goals, h4 and h5, in the same way.

lesson-chinese-step = Steps and hops
    .board = Ten pawns each. Yours are in the south; whoever first fills the triangle right across with them has won. Nothing is ever removed.
    .step = One pawn a turn. It may step to a neighbouring free hole. Step with a pawn of row d.
    .one-step = That is a hop, and comes next. Now a step: row d to row e.
    .theirs = First there, first served!
    .hop = Or it hops over a neighbouring pawn, whosever it is, into the free hole right behind it. Hop with a pawn of row c over row d.
    .over-one = That is a step. Hop from row c over a pawn of row d.
lesson-chinese-chain = Chains
    .chain = A hop may be followed by another, as long as there is somebody to hop over. From d1 over e6, and on over g6: play it as one move.
    .further = That is the first hop. You may stop there; but this time go on over g6.
    .this-one = The pawn on d1 is meant: over e6, over g6, to h6.
    .ladder = Four rows in one move. Build ladders for your last pawns, and use other people’s.
lesson-chinese-target = The target
    .swap = Somebody sits in your target triangle? Where you would land on another’s pawn in it, you may change places: written with =. Your pawn on m6 stands at the edge; change places with n1.
    .change-places = Change places from m6: m6=n1.
    .home = The other pawn went to where yours came from. A pawn that is home stays home. With three and more at the table nobody ends a move in the triangles of others.
lesson-groi-three = Three in a line
    .three = Whoever has only three pawns left wins 1 point with a line of these three. Yours are all that is left to you: complete the line.
    .gap = That leaves a gap. The cell i3 is missing.
    .why = One point, with the last three. With four pawns three in a line are worth nothing by these rules: so a side that has lost a pawn has something to play for.
lesson-dejarik-repetition = The third time
    .home = Look at the position: it counts as the first time. Take i5 home.
    .this-one = The pawn on i5 is meant: take it home.
    .theirs = Then I go home, too.
    .out = And straight out again, to i5.
    .straight = Straight out, from o5 to i5.
    .second = Out again. That is the same position for the second time.
    .once-more = The same again: home with i5.
    .theirs-again = As you like.
    .out-again = And out again, to i5.
    .third = And the third time.
    .drawn = The same position, with the same side to move, for the third time: the game is drawn. By Groï’s rules both get a point, by the revised rules nobody does. Whoever stands better should not let it come to that.
lesson-dejarik-match = A match for points
    .four = A match for points is played over several games; whoever comes to 12 points first wins it. Complete the line: it is worth 3.
    .gap = That leaves a gap. The cell i3 is missing.
    .next = Three points are yours. The next game has begun already, with the sides changed: who moved first moves second now.
    .won = Points add up over the games: a line of four 3, two pawns removed 2, a line of three 1. A match can also be played for stakes, or be a single game: that is chosen before it begins.
lesson-chinese-triangles = Where a pawn may not stay
    .home = Your pawn on n2 has come home, to the triangle right across. From there it does not leave any more: every move of it stays in that triangle. Try to take it out, or move it inside.
    .this-one = The pawn on n2 is meant: move it inside its triangle.
    .foreign = Now three play. Each has a start and a target; the triangles that are not yours are all somebody’s start or target here. A pawn does not end its move in one of them: j1 is such a hole. Move j2 elsewhere.
    .that-one = The pawn on j2 is meant.
    .through = Hopping through such a triangle is free, as long as the move does not end there. And where only two play, the four triangles at the sides are nobody’s: there a pawn may stay.

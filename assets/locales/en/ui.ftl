# The interface: screens, the display at the table, questions, keys.

ui-tagline = Two players, eight creatures, one table of light
ui-player = Player { $number }

ui-key-enter = Enter
ui-key-escape = Esc
ui-key-space = Space
ui-key-arrows = Arrows

ui-on = On
ui-off = Off
ui-back = Back

# Title
ui-title-continue = Continue
ui-title-waiting = { $who }, turn { $turn }
ui-title-play = Play
ui-title-showcase = Creatures
ui-title-how-to = How to play
ui-title-settings = Settings
ui-title-credits = Credits
ui-title-quit = Quit
ui-title-fan-made = An unofficial, fan-made work

# Set-up
ui-setup-heading = Choose an opponent
ui-setup-friend = A friend
ui-setup-friend-style = on this machine
ui-setup-seat = Your seat
ui-setup-seat-first = South, player 1
ui-setup-seat-second = North, player 2
ui-setup-seat-drawn = By lot
ui-setup-deal = Deal
ui-setup-deal-random = Random
ui-setup-deal-balanced = One of each class
ui-setup-placement = Placement
ui-setup-placement-dealt = As dealt
ui-setup-placement-chosen = Chosen in turn
ui-setup-quiet = Turns without attack
ui-setup-quiet-end = When it runs out
ui-setup-quiet-points = Points decide
ui-setup-quiet-draw = A draw
ui-quiet-clock = Quiet clock
ui-setup-your-name = Your name
ui-setup-first-name = Your name
ui-setup-friend-name = Your friend’s name
ui-setup-seed = Seed of the dice
ui-setup-seed-fresh = fresh dice
ui-setup-seed-note = The same seed always rolls the same dice. It is shown when the match is over.
ui-setup-level = Opponent
ui-setup-level-chosen = As chosen
ui-setup-level-nearest = Nearest to my strength
ui-setup-unrated = Not rated yet
ui-setup-rating =
    { $matches ->
        [one] Your rating: { $rating } ± { $deviation }, after 1 match
       *[other] Your rating: { $rating } ± { $deviation }, after { $matches } matches
    }
ui-setup-no-seed = A seed is a whole number, or the 64 digits and letters a–f of a seed that was shown.
ui-setup-no-randomness = This system gives no random numbers. Type a seed of your own.
ui-setup-start = Take your seat

# At the table
ui-turn-dealing = The deal
ui-turn-placing = Placement
ui-turn-yours = Your turn
ui-turn-of = { $name }’s turn
ui-turn-past = Looking back
ui-turn-pushes = { $name } pushes
ui-turn-thinking = { $name } is thinking
ui-turn-duel = To the death
ui-turn-over = It is over
ui-turn-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
ui-turn-number = turn { $turn }
ui-role-computer = computer
ui-card-class = { $class } · { $owner }
ui-card-attack = Attack
ui-card-defence = Defence
ui-card-movement = Movement
ui-card-lost = Destroyed
ui-odds-defends =
    { $dice ->
        [one] defends, 1 die
       *[other] defends, { $dice } dice
    }
ui-odds-attacks =
    { $dice ->
        [one] 1 die, attacks
       *[other] { $dice } dice, attacks
    }
ui-outcome-kill = Kill
ui-outcome-push = Push
ui-outcome-counter-push = Counter-push
ui-outcome-counter-kill = Counter-kill
ui-clock-leader =
    { $turns ->
        [one] 1 turn without an attack: { $name } wins
       *[other] { $turns } turns without an attack: { $name } wins
    }
ui-clock-draw =
    { $turns ->
        [one] 1 turn without an attack: a draw
       *[other] { $turns } turns without an attack: a draw
    }
ui-log-resigned = resigns
ui-log-passed = passes
ui-last-clash = Last clash
ui-legend-path = path
ui-legend-reach = reach
ui-legend-target = target
ui-legend-push = push here
ui-prompt-piece = Choose a creature
ui-prompt-target = { $piece }: where to?
ui-prompt-push = Push { $piece }: where to?
ui-prompt-place = Place { $piece }
ui-prompt-skip = Skip
ui-prompt-past = Back to now
ui-prompt-review = Back to the result
ui-command-hint = Hint
ui-command-undo = Undo
ui-command-take-back = Take back
ui-command-menu = Menu
ui-no-undo = There is nothing to undo: dice have fallen, or the opponent has acted since.
ui-no-take-back = There is nothing to take back.
ui-no-take-back-friend = Between two people nothing is taken back once the dice have fallen.
ui-hint = Hint: { $deed }
ui-hint-because = { $hint } – it { $reason }.
ui-action-move = { $piece } to { $cell }
ui-action-attack = { $piece } attacks { $other }
ui-action-swap = { $piece } changes places with { $other }
ui-action-push = push to { $cell }
ui-action-place = { $piece } on { $cell }
ui-action-draw = claim the draw
ui-evaluation-exactly = exactly { $chance }
ui-evaluation-but-for-the-clock = the quiet clock aside
ui-evaluation-switched = Evaluation bar: { $state }

# Clash and duel
ui-clash-attacks =
    { $dice ->
        [one] attacks with 1 die
       *[other] attacks with { $dice } dice
    }
ui-clash-defends =
    { $dice ->
        [one] defends with 1 die
       *[other] defends with { $dice } dice
    }
ui-clash-fights =
    { $dice ->
        [one] fights with 1 die
       *[other] fights with { $dice } dice
    }
ui-verdict-kill = { $attacker } kills { $defender }
ui-verdict-push = { $attacker } pushes { $defender }
ui-verdict-counter-push = { $defender } pushes { $attacker } back
ui-verdict-counter-kill = { $defender } kills { $attacker }
ui-verdict-duel-first = { $attacker } wins the duel against { $defender }
ui-verdict-duel-second = { $defender } wins the duel against { $attacker }
ui-verdict-duel-again = Once more: { $attacker } and { $defender } both stand
ui-duel-heading = To the death
ui-duel-exchange = exchange { $count }
ui-duel-wins = { $piece } wins
ui-duel-again = Again

# Pause and questions
ui-pause-heading = The table waits
ui-pause-resume = Resume
ui-pause-resign = Resign
ui-pause-leave = Back to the title
ui-pause-leave-note = the match is saved
ui-ask-resign = Resign?
ui-ask-resign-text = The match ends at once, and your opponent wins.
ui-ask-resign-no = Play on
ui-ask-resign-yes = Resign
ui-ask-take-back = Take it back?
ui-ask-take-back-text = Everything since your last choice is undone, dice included. The record says so, and the next dice are new ones.
ui-ask-take-back-no = Leave it
ui-ask-take-back-yes = Take back
ui-ask-replace = Begin a new match?
ui-ask-replace-text = The one that waits ({ $who }, turn { $turn }) is given up for it.
ui-ask-replace-no = Go back
ui-ask-replace-yes = Begin anew
ui-ask-quit = Close Holochess?
ui-ask-quit-text = A match on the table is saved and can be continued.
ui-ask-quit-no = Stay
ui-ask-quit-yes = Close

# Result
ui-result-victory = Victory
ui-result-defeat = Defeat
ui-result-draw = A draw
ui-result-wins = { $name } wins
ui-why-eliminated = { $loser } has no creature left.
ui-why-duel = Decided by the duel to the death.
ui-why-points = Nobody attacked any more; { $winner } had the stronger side.
ui-why-level = Nobody attacked any more, and both sides were level.
ui-why-stuck = Nobody could move any more.
ui-why-resigned = { $loser } resigned.
ui-why-agreed = Agreed by both.
ui-why-repetition = The same position came up once too often.
ui-why-goal = { $winner } reached the goal.
ui-why-captures = { $winner } has taken two pawns.
ui-why-ahead = { $winner } is ahead.
ui-why-broke = { $loser } has no credits left.
ui-why-even = All games are played, and both are level.
ui-result-turns =
    { $turns ->
        [one] 1 turn.
       *[other] { $turns } turns.
    }
ui-result-balance = Share of the strength on the board
ui-result-deal = deal
ui-result-chance = Chance to win
ui-result-looking = looking through the match: { $share }
ui-result-look = Analyse
ui-result-stop-looking = Stop
ui-result-turnings = turning points
ui-result-by-luck = dice
ui-result-by-choice = decision
ui-result-kills-by-attack = Kills by attack
ui-result-attackers-lost = Attackers lost
ui-result-expected = { $number } expected
ui-result-dice-gave = The dice gave, in points
ui-result-pips = { $pips } pips
ui-result-given-away = Decisions gave away
ui-result-rating = Your rating: { $rating } ({ $change }), known to ± { $deviation }
ui-result-nearest = Nearest to your strength: { $name }, { $rating }.
ui-turning-point-luck = turn { $turn } · the dice of { $name }: { $points } points
ui-turning-point-decision = turn { $turn } · { $name }’s decision: { $points } points
ui-turning-point-at = { $what }, at { $chance }
ui-turning-point-better = Better: { $deed }
ui-turning-point-better-because = Better: { $deed } – it { $reason }.
ui-turning-point-next = Next turning point
ui-result-lost = { $piece } lost
ui-result-left = Creatures left
ui-result-attacks = Attacks
ui-result-kills = Kills
ui-result-luck = Dice above or below their average, in pips
ui-result-take-backs =
    { $count ->
        [one] 1 take-back
       *[other] { $count } take-backs
    }
ui-seed-hash = SHA-256 of the seed
ui-result-seed = Seed
ui-result-hash = SHA-256, known from the start
ui-result-swapped = The seats have changed. You: { $seat }.
ui-result-rematch = Rematch
ui-result-review = Review
ui-result-title = Title

# Settings
ui-settings-heading = Settings
ui-settings-kept = Changes are saved at once
ui-settings-picture = Picture
ui-settings-fullscreen = Full screen
ui-settings-size = Window
ui-settings-quality = Quality
ui-quality-automatic = Auto
ui-quality-low = Low
ui-quality-medium = Medium
ui-quality-high = High
ui-settings-scale = Interface size
ui-settings-vsync = V-Sync
ui-settings-machine = Picture and sound
ui-settings-clashes = Animation
ui-settings-sound = Sound
ui-settings-master = Overall
ui-settings-effects = Effects
ui-settings-voices = Voices
ui-settings-music = Music
ui-settings-muted = Mute
ui-settings-captions = Captions
ui-settings-help = Help
ui-settings-evaluation-bar = Evaluation bar
ui-settings-movement = Pace
ui-settings-speed = Animations
ui-speed-off = Off
ui-speed-fast = Fast
ui-speed-normal = Normal
ui-speed-slow = Slow
ui-settings-reduced-motion = Reduced motion
ui-settings-computer-speed = Computer’s turns
ui-speed-same = As mine
ui-settings-scenes = Clashes
ui-scenes-full = Film
ui-scenes-first = First time
ui-scenes-short = One shot
ui-scenes-board = Board
ui-settings-scenes-about = First time: a film when two creatures’ outcome is new in this match, one shot after that. Board: the camera stays where it is. A tap of Space or a click skips a scene, holding hurries it on.
ui-settings-force = Force
ui-settings-shake = Camera shake
ui-settings-hit-stop = Weight of blows
ui-settings-slow-motion = Slow motion
ui-settings-reduced-motion-about = No shaking, no flickering, no flights of the camera.
ui-settings-camera-turns = Camera turns
ui-settings-language-heading = Language
ui-settings-language = Language

# How to play
ui-how-heading = How to play
ui-how-goal-heading = The aim
ui-how-goal = Destroy all four of your opponent’s creatures before yours are destroyed.
ui-how-turn-heading = A turn
ui-how-turn = Two actions, both of which must be used: moves or attacks, by the same creature or by two. Your turn ends by itself.
ui-how-move-heading = To move
ui-how-move = A creature walks exactly as many cells as its movement, from neighbour to neighbour, through empty cells only. No diagonals; from the centre to every inner cell.
ui-how-attack-heading = To attack
ui-how-attack = On a neighbour. The attacker rolls its attack dice, the defender its defence dice. The difference of the sums decides:
ui-how-kill = 7 or more: the defender is destroyed
ui-how-push = 1 to 6: the attacker’s player pushes the defender to a free neighbouring cell
ui-how-counter-push = 0 to −6: the defender’s player pushes the attacker
ui-how-counter-kill = −7 or less: the attacker is destroyed
ui-how-duel-heading = One each
ui-how-duel = The last two fight in the centre with their better rating, again and again, until one is ahead by 7.
ui-how-quiet-heading = Quiet clock
ui-how-quiet = If nobody attacks for this many turns (20, unless you choose otherwise), the side with more creatures wins, then the stronger one. Every attack starts it anew.
ui-how-keys = Keys
ui-keys-walk = walk over the board
ui-keys-next = next possibility
ui-keys-choose = choose, confirm
ui-keys-back = back, menu
ui-keys-skip = cut a scene short
ui-keys-log = look back at the match
ui-keys-resign = resign
ui-keys-camera = camera back to its place
ui-keys-window = full screen · mute
ui-how-mouse = Mouse: click or drag your creatures. The right button turns the camera, the wheel brings it nearer.

# Credits
ui-credits-game-heading = Holochess
ui-credits-game = Program, creatures, sounds and pictures by the Holochess contributors, under the MIT or the Apache-2.0 licence, as you like.
ui-credits-rules-heading = Rules
ui-credits-rules = After the dice game for a holographic table that admirers of a galaxy far, far away have been writing down for decades. An unofficial, fan-made work, not connected with the owners of that galaxy.
ui-credits-art-heading = Art
ui-credits-art = Every model, texture and sound was made for this game and for no other.
ui-credits-tools-heading = Built with
ui-credits-tools = Rust, Bevy, egui, Fluent, and the crates that CREDITS.md lists with their licences.
ui-credits-fonts-heading = Fonts
ui-credits-fonts = Barlow Semi Condensed by Jeremy Tribby and Jura by Daniel Johnson and Alexei Vanyashin, under the SIL Open Font Licence.

# What went wrong
ui-trouble-begin = The match could not begin: { $why }
ui-trouble-save = The match could not be saved: { $why } It goes on, and is saved with the next action if that is possible then.
ui-trouble-load = The saved match could not be read: { $why }
ui-trouble-strength = What the match said about your strength could not be kept: { $why }
ui-trouble-settings = The settings could not be saved: { $why }
ui-trouble-asset = A file of the game is missing or broken: { $file }. It goes on without it; installing the game again brings it back.
ui-trouble-creature-data = { $name } cannot be read: something is wrong in { $folder }. A plain shape stands in for it; installing the game again brings it back.
ui-trouble-creature-model = { $name } has lost its model: something is wrong in { $folder }. A plain shape stands in for it; installing the game again brings it back.
ui-trouble-creature-clips = { $name } has lost some of its movements ({ $clips }) and makes do without them; installing the game again brings them back.
ui-trouble-creature-textures = { $name } has lost its textures and is drawn smooth; installing the game again brings them back.

# What is heard, in words
caption-appear = [light builds up]
caption-dissolve = [light crackles and dies away]
caption-whoosh = [something heavy cuts the air]
caption-blow-light = [a blow]
caption-blow-heavy = [a shattering blow]
caption-thud = [a body meets the table]
caption-dice = [dice clatter]
caption-your-turn = [a chime: your turn]
caption-call = [{ $piece } calls]
caption-call-hurt = [{ $piece } cries out]
caption-call-roar = [{ $piece } roars]
caption-call-murmur = [{ $piece } stirs]
caption-duel = [a low swell: the duel]
caption-won = [a bright chord: the match is won]
caption-lost = [a falling chord: the match is lost]

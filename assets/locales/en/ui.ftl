# The interface: screens, the display at the table, questions, keys.

ui-tagline = Five games, one table of light
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
ui-title-waiting = { $game } · { $who } · turn { $turn }
ui-title-evening = Evening { $number }
ui-title-several = { $count } players
ui-title-play = Play
ui-title-showcase = Creatures
ui-title-how-to = Quick rules
ui-title-settings = Settings
ui-title-credits = Credits
ui-title-quit = Quit
ui-title-fan-made = Unofficial fan-made game

# Set-up
ui-setup-friend = Another player
ui-setup-friend-style = plays on this device
ui-setup-opponent = { $name } { $style }.
ui-setup-seat = Your seat
ui-setup-seat-drawn = Seats shuffled
ui-quiet-clock = Quiet clock
ui-setup-your-name = Your name
ui-setup-friend-name = Player’s name
ui-setup-dice = Dice
ui-setup-dice-fresh = New every match
ui-setup-dice-seed = From a seed
ui-setup-seed = Seed
ui-setup-seed-hint = leave empty for new dice
ui-setup-seed-note = The same seed gives the same deal and the same dice. Every match shows its seed when it ends.
ui-setup-level = Opponent
ui-setup-level-chosen = Pick one
ui-setup-level-nearest = Match my rating
ui-setup-unrated = Not rated yet
ui-setup-unrated-why = Rated: matches against a single computer, played to the end, with no take-backs
ui-setup-rating =
    { $matches ->
        [one] Your rating: { $rating } ± { $deviation }, after 1 match
       *[other] Your rating: { $rating } ± { $deviation }, after { $matches } matches
    }
ui-setup-no-seed = Enter a whole number, or a seed from an earlier match (64 characters, 0–9 and a–f).
ui-setup-no-randomness = This system cannot provide random numbers. Enter a seed yourself.
ui-setup-start = Take your seat

# At the table
ui-turn-dealing = The deal
ui-turn-placing = Placement
ui-turn-places-yours = You place a creature
ui-turn-places = { $name } places a creature
ui-turn-yours = Your turn
ui-turn-of = { $name }’s turn
ui-turn-past = Earlier position
ui-turn-pushes = { $name } pushes
ui-turn-thinking = { $name } is thinking
ui-turn-duel = To the death
ui-turn-over = Match over
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
ui-odds-or = or { $piece }
ui-odds-attacks =
    { $dice ->
        [one] attacks, 1 die
       *[other] attacks, { $dice } dice
    }
ui-outcome-kill = Kill
ui-outcome-push = Push
ui-outcome-counter-push = Counter-push
ui-outcome-counter-kill = Counter-kill
ui-clock-warning =
    { $turns ->
        [one] Last turn to attack
       *[other] { $turns } turns left to attack
    }
ui-clock-else-you = Without an attack you win on points
ui-clock-else-leader = Without an attack { $name } wins on points
ui-clock-else-draw = Without an attack it’s a draw
ui-clock-you =
    { $turns ->
        [one] 1 more quiet turn and you win on points
       *[other] { $turns } more quiet turns and you win on points
    }
ui-clock-leader =
    { $turns ->
        [one] 1 more quiet turn and { $name } wins on points
       *[other] { $turns } more quiet turns and { $name } wins on points
    }
ui-clock-draw =
    { $turns ->
        [one] 1 more quiet turn and it’s a draw
       *[other] { $turns } more quiet turns and it’s a draw
    }
ui-cell-d = centre
ui-log-resigned = resigns
ui-log-passed = passes
ui-last-clash = Last roll
ui-legend-path = path
ui-legend-reach = can move here
ui-legend-target = can attack here
ui-legend-push = push here
ui-prompt-piece = Choose a creature
ui-prompt-target = { $piece }: choose a cell
ui-prompt-push = Push { $piece }: choose a cell
ui-prompt-place = { $name } places { $piece }
ui-prompt-place-yours = Place { $piece }: choose a cell
ui-prompt-hint = Play this move
ui-prompt-skip = Skip
ui-prompt-past = Back to the present
ui-prompt-review = Back to the result
ui-command-hint = Hint
ui-command-hint-thinking = Thinking…
ui-command-undo = Undo
ui-command-menu = Menu
ui-about-undo = Undo: { $deed }. Free – no dice have been rolled since.
ui-about-take-back = Undo: { $deed }, and everything since. The dice will be rolled again, and the match no longer counts for your rating.
ui-no-undo = Nothing to undo: dice have been rolled, or your opponent has moved.
ui-hint = Hint: { $deed }
ui-hint-because = { $hint } – it { $reason }.
ui-hint-plain = { $hint }.
ui-hint-warning = But it { $reason }.
ui-action-move =
    { $cell ->
        [d] { $piece } to the centre
       *[other] { $piece } to { $cell }
    }
ui-action-attack = { $piece } attacks { $other }
ui-action-swap = { $piece } swaps places with { $other }
ui-action-push =
    { $cell ->
        [d] push to the centre
       *[other] push to { $cell }
    }
ui-action-place =
    { $cell ->
        [d] { $piece } on the centre
       *[other] { $piece } on { $cell }
    }
ui-action-draw = claim the draw
ui-evaluation-exactly = exactly { $chance }
ui-evaluation-but-for-the-clock = without the quiet clock
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
ui-verdict-kill = { $attacker } destroys { $defender }
ui-verdict-push = { $attacker } pushes { $defender }
ui-verdict-counter-push = { $defender } pushes { $attacker } back
ui-verdict-counter-kill = { $defender } destroys { $attacker }
ui-verdict-duel-first = { $attacker } wins the duel against { $defender }
ui-verdict-duel-second = { $defender } wins the duel against { $attacker }
ui-verdict-duel-again = { $attacker } and { $defender } both hold out: roll again
ui-duel-heading = To the death
ui-duel-exchange = exchange { $count }
ui-duel-wins = { $piece } wins
ui-duel-again = Again

# Pause and questions
ui-pause-heading = Paused
ui-pause-resume = Continue
ui-pause-resign = Resign
ui-leave-for-title = Main menu
ui-leave-for-journey = Back to the journey
ui-leave-for-matches = Back to saved matches
ui-leave-for-mail = Back to your messages
ui-pause-leave-note = the match is saved
ui-pause-leave-note-nothing = there is nothing to save yet
ui-pause-leave-note-lesson = finished parts are saved
ui-pause-leave-note-unsaved = the match is not saved
ui-ask-resign = Resign?
ui-ask-resign-text = The match ends at once, and your opponent wins.
ui-ask-resign-text-others = You take the lowest place still open; your pawns stay on the board, and the others play on.
ui-ask-resign-no = Keep playing
ui-ask-resign-yes = Resign
ui-ask-take-back = Undo your last action?
ui-ask-take-back-text = Your last action and everything since are undone, dice included. New dice will be rolled, and the match no longer counts for your rating.
ui-ask-take-back-no = Cancel
ui-ask-take-back-yes = Undo
ui-ask-leave = Leave the match unsaved?
ui-ask-leave-text = Your last action could not be saved: { $why } If you leave now, it is lost.
ui-ask-leave-no = Stay
ui-ask-leave-yes = Leave
ui-ask-quit = Quit Holochess?
ui-ask-quit-text = Your match is saved, and you can continue it later.
ui-ask-quit-text-none = No match is in progress.
ui-ask-quit-text-over = Your match is over and has been saved.
ui-ask-quit-text-nothing = Nothing has been played yet, so there is nothing to save.
ui-ask-quit-text-unsaved = Your last action could not be saved: { $why } If you quit now, it is lost.
ui-ask-quit-no = Keep playing
ui-ask-quit-yes = Quit

# Result
ui-result-title = Main menu
ui-result-victory = Victory
ui-result-defeat = Defeat
ui-result-draw = Draw
ui-result-wins = { $name } wins
ui-why-eliminated = { $loser } has no creature left.
ui-why-duel = { $survivor } survives the duel to the death.
ui-why-points = { $cap ->
        [yes] The turn limit was reached
       *[no] The quiet clock ran out
    }; { $winner } had the stronger side.
ui-why-level = { $cap ->
        [yes] The turn limit was reached
       *[no] The quiet clock ran out
    }{ $end ->
        [draw] .
       *[points] , with both sides equal.
    }
ui-why-stuck = No player could move any more.
ui-why-stuck-won = No player could move any more; { $winner } was already home.
ui-why-resigned = { $loser } resigned.
ui-why-agreed = Both players agreed to a draw.
ui-why-repetition = The same position came up three times.
ui-why-goal = { $winner } reached the goal.
ui-why-captures = { $winner } has removed two enemy pieces.
ui-why-ahead = { $winner } wins { $score }.
ui-why-broke = { $loser } has no credits left.
ui-why-even = All games have been played; the scores are level.
ui-result-game = game { $game }
ui-result-day = Match of the day, { $date }
ui-result-games =
    { $games ->
        [one] 1 game.
       *[other] { $games } games.
    }
ui-result-turns =
    { $turns ->
        [one] 1 turn.
       *[other] { $turns } turns.
    }
ui-result-balance = Material
ui-result-deal = deal
ui-result-chance = Win chance
ui-result-chance-several = Expected finish
ui-result-looking = Analysing the match… { $share }
ui-result-look = Analyse
ui-result-stop-looking = Stop analysing
ui-result-turnings = turning points
ui-result-by-luck = dice
ui-result-by-choice = move
ui-result-kills-by-attack = Kills by attack
ui-result-attackers-lost = Attackers lost
ui-result-expected = { $number } expected
ui-result-dice-gave = Luck
ui-result-given-away = Mistakes
ui-result-percent = { $number }%
ui-result-of-the-chance = win chance
ui-result-of-the-share = of the expected ranking
ui-result-above-average =
    { $pips ->
        [one] point above average
       *[other] points above average
    }
ui-result-below-average =
    { $pips ->
        [one] point below average
       *[other] points below average
    }
ui-result-average = points off the average
ui-result-unrated-taken-back = Not rated: a turn was taken back.
ui-result-unrated-unmeasured = Not rated: this opponent has no rating.
ui-result-unrated-position = Not rated: custom position.
ui-result-unrated-start = Not rated: custom start.
ui-result-rating = Your rating: { $rating } ({ $change })
ui-result-rating-hints = Your rating: { $rating } ({ $change }), hints followed: { $hints } of { $all }
ui-result-nearest = Closest to your strength: { $name }, { $rating }.
ui-turning-point-luck = turn { $turn } · { $name }’s dice: { $points } points of win chance for { $for }
ui-turning-point-duel = turn { $turn } · the duel’s dice: { $points } points of win chance for { $for }
ui-turning-point-decision = turn { $turn } · { $name }’s move: { $points } points of win chance for { $for }
ui-turning-point-decision-several = turn { $turn } · { $name }’s move: { $points }% of the expected ranking for { $for }
ui-turning-point-at = { $what } ({ $chance })
ui-turning-point-better = Better: { $deed }
ui-turning-point-better-because = Better: { $deed } – it { $reason }.
ui-turning-point-next = Next turning point
ui-result-lost = { $piece } destroyed
ui-result-attacks = Attacks
ui-result-kills = Kills
ui-result-luck = Dice luck
ui-result-take-backs =
    { $count ->
        [one] 1 take-back
       *[other] { $count } take-backs
    }
ui-seed-hash = SHA-256 of the seed
ui-result-seed = Seed
ui-result-swapped-both = Sides switched: { $seats }.
ui-result-begins = { $name } goes first.
ui-result-begins-you = You go first.
ui-result-begins-drawn = The first player is chosen at random.
ui-result-rematch-both = Sides switch
ui-result-rematch = Rematch
ui-result-review = Review

# Fair dice
ui-fair-heading = Fair dice
ui-fair-start = Before the deal, the game picked a secret number, the seed, and fixed its SHA-256: a fingerprint that matches only this seed and does not reveal it.
ui-fair-roll = The deal and every die come from the seed alone, whatever the players do. No player can see it during the match, and neither can the computer.
ui-fair-check = After the match the seed is shown. Its SHA-256 must match the one from the start, and it must give the deal and the dice that you saw. The game checks both here, and whenever it opens a match file.
ui-fair-later = Shown here when the match is over.
ui-fair-holds = Checked just now: the seed has this SHA-256, and every die comes from it, and every action was legal.
ui-fair-fails = Checked just now, and it does not hold: { $why }
ui-fair-copy-seed = Copy the seed
ui-fair-copy-hash = Copy the SHA-256
ui-fair-copied = Copied

# Settings
ui-settings-heading = Settings
ui-settings-kept = Changes are saved at once
ui-settings-picture = Display
ui-settings-fullscreen = Full screen
ui-settings-size = Window size
ui-settings-quality = Quality
ui-quality-automatic = Auto
ui-quality-low = Low
ui-quality-medium = Medium
ui-quality-high = High
ui-settings-scale = Interface size
ui-settings-vsync = V-Sync
ui-settings-sound = Sound
ui-settings-master = Overall volume
ui-settings-effects = Effects
ui-settings-voices = Voices
ui-settings-music = Music
ui-settings-muted = Mute
ui-settings-captions = Captions
ui-settings-evaluation-bar = Evaluation bar
ui-settings-speed = Animations
ui-speed-off = Off
ui-speed-fast = Fast
ui-speed-normal = Normal
ui-speed-slow = Slow
ui-settings-reduced-motion = Reduced motion
ui-settings-computer-speed = Computer turn speed
ui-speed-same = Same as mine
ui-settings-scenes = Fight animations
ui-scenes-full = Full
ui-scenes-first = Full once
ui-scenes-short = Short
ui-scenes-board = Off
ui-settings-scenes-about = Full once: the full scene the first time an outcome happens between two creatures, a short one after that. Off: the camera stays put. { $key ->
    [none] Click to skip a scene, hold to speed it up.
   *[other] Tap { $key } or click to skip a scene, hold to speed it up.
}
ui-settings-shake = Camera shake
ui-settings-hit-stop = Impact of blows
ui-settings-slow-motion = Slow motion
ui-settings-reduced-motion-about = No shaking, no flickering, no sweeping camera moves.
ui-settings-camera-turns = Camera follows turns
ui-settings-language = Language

# How to play
ui-how-heading = Quick rules
ui-how-keys = Keys
ui-keys-walk = Move the cursor
ui-keys-next = Next option
ui-keys-choose = Choose, confirm
ui-keys-back = Back, menu
ui-keys-skip = Skip a scene
ui-keys-log = History
ui-keys-resign = Resign
ui-keys-camera = Reset the camera
ui-keys-window = Full screen · Mute
ui-how-mouse = Mouse: click or drag your pieces. The right button turns the camera, the wheel zooms.

# The window after it was changed
ui-ask-window = Keep these display settings?
ui-ask-window-text =
    { $seconds ->
        [one] Reverting to { $size } in 1 second.
       *[other] Reverting to { $size } in { $seconds } seconds.
    }
ui-ask-window-text-fullscreen =
    { $seconds ->
        [one] Reverting to full screen in 1 second.
       *[other] Reverting to full screen in { $seconds } seconds.
    }
ui-ask-window-no = Revert
ui-ask-window-yes = Keep

# Credits
ui-credits-game-heading = Holochess
ui-credits-game = Program, creatures, sounds and pictures by the Holochess contributors, under the MIT or Apache-2.0 licence, at your option.
ui-credits-rules-heading = Rules
ui-credits-rules = After the dice game for a holographic table that fans of a galaxy far, far away have been writing down for decades. Unofficial and fan-made, not connected with the owners of that galaxy.
ui-credits-art-heading = Art
ui-credits-art = Every model, texture and sound was made specially for this game.
ui-credits-tools-heading = Built with
ui-credits-tools = Rust, Bevy, egui, Fluent, and the crates listed in CREDITS.md with their licences.
ui-credits-fonts-heading = Fonts
ui-credits-fonts = Barlow Semi Condensed by Jeremy Tribby, Atkinson Hyperlegible Next by the Braille Institute, and Jura by Daniel Johnson and Mirko Velimirović, under the SIL Open Font Licence.

# What went wrong
ui-trouble-begin = The match could not start: { $why }
ui-trouble-save = The match could not be saved: { $why } You can keep playing; the game will try again after the next action.
ui-trouble-load = The saved match could not be read: { $why }
ui-trouble-passed-over = A saved match could not be read and was skipped: { $why }
ui-trouble-progress = Your tutorial progress could not be saved: { $why }
ui-trouble-strength = Your rating could not be updated: { $why }
ui-trouble-settings = The settings could not be saved: { $why }
ui-trouble-graphics = The graphics device was reset. The match goes on; nothing has been lost.
ui-trouble-asset = A file of the game is missing or damaged: { $file }. The game goes on without it. To restore it, { $home ->
    [page] reload the page
   *[desk] reinstall the game
    }.
ui-trouble-creature-data = { $name } could not be loaded: something is wrong in { $folder }. A plain shape stands in for it. To restore it, { $home ->
    [page] reload the page
   *[desk] reinstall the game
    }.
ui-trouble-creature-model = The model of { $name } could not be loaded: something is wrong in { $folder }. A plain shape stands in for it. To restore it, { $home ->
    [page] reload the page
   *[desk] reinstall the game
    }.
ui-trouble-creature-clips = Some movements of { $name } could not be loaded ({ $clips }). To restore them, { $home ->
    [page] reload the page
   *[desk] reinstall the game
    }.
ui-trouble-creature-textures = The textures of { $name } could not be loaded, so it looks smooth. To restore them, { $home ->
    [page] reload the page
   *[desk] reinstall the game
    }.

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

# The title of the window
ui-window-turn = { $who } to move – { $game }

# A clock for people at one table
ui-clock = Clock
ui-clock-none = None
ui-clock-fischer = Fischer
ui-clock-delay = Delay
ui-clock-none-about = No time limit.
ui-clock-fischer-about = Each player has a time budget and gains seconds after every turn. Animations, dice and the pause menu don’t count. Run out of time and you lose.
ui-clock-delay-about = Each player has a time budget; the clock starts after a delay every turn. Animations, dice and the pause menu don’t count. Run out of time and you lose.
ui-clock-of = Time
ui-clock-time = { $minutes } min, { $seconds } s
ui-time-low = { $name } has { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left.
ui-time-is-up = { $name }’s time is up.
ui-why-time = { $loser } lost on time.

# Automatic quality that turned out to be too much
ui-quality-lowered-medium = Graphics quality is now medium, so that the game runs smoothly (Settings, Display).
ui-quality-lowered-low = Graphics quality is now low, so that the game runs smoothly (Settings, Display).
ui-quality-raised-medium = Graphics quality is now medium, since this computer has time to spare (Settings, Display).
ui-quality-raised-high = Graphics quality is now high, since this computer has time to spare (Settings, Display).

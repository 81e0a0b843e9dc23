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
ui-title-waiting = { $game }: { $who }, turn { $turn }
ui-title-evening = Evening { $number }
ui-title-several = { $count } players
ui-title-play = Play
ui-title-showcase = Creatures
ui-title-how-to = Quick rules
ui-title-settings = Settings
ui-title-credits = Credits
ui-title-quit = Quit
ui-title-fan-made = An unofficial, fan-made work

# Set-up
ui-setup-friend = A friend
ui-setup-friend-style = plays at this table, on this machine
ui-setup-opponent = { $name } { $style }.
ui-setup-seat = Your seat
ui-setup-seat-drawn = By lot
ui-quiet-clock = Quiet clock
ui-setup-your-name = Your name
ui-setup-friend-name = Your friend’s name
ui-setup-dice = Dice
ui-setup-dice-fresh = Random
ui-setup-dice-seed = From a seed
ui-setup-seed = Seed
ui-setup-seed-hint = leave empty for random dice
ui-setup-seed-note = The same seed deals and rolls the same again. The seed of every match is shown when it is over.
ui-setup-level = Opponent
ui-setup-level-rating = rating { $rating }
ui-setup-level-chosen = As chosen
ui-setup-level-nearest = Nearest to my strength
ui-setup-unrated = Not rated yet
ui-setup-unrated-why = One person against one computer: that match counts, played to its end, nothing taken back
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
ui-turn-places-yours = You place a creature
ui-turn-places = { $name } places a creature
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
ui-odds-or = or { $piece }
ui-odds-attacks =
    { $dice ->
        [one] 1 die, attacks
       *[other] { $dice } dice, attacks
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
ui-clock-else-draw = Without an attack it is a draw
ui-clock-you =
    { $turns ->
        [one] If nobody attacks this turn, you win on points
       *[other] If nobody attacks for { $turns } turns, you win on points
    }
ui-clock-leader =
    { $turns ->
        [one] If nobody attacks this turn, { $name } wins on points
       *[other] If nobody attacks for { $turns } turns, { $name } wins on points
    }
ui-clock-draw =
    { $turns ->
        [one] If nobody attacks this turn, it is a draw
       *[other] If nobody attacks for { $turns } turns, it is a draw
    }
ui-cell-d = centre
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
ui-prompt-place = { $name } places { $piece }
ui-prompt-place-yours = Place { $piece }: where?
ui-prompt-hint = Play the hint
ui-prompt-skip = Skip
ui-prompt-past = Back to now
ui-prompt-review = Back to the result
ui-command-hint = Hint
ui-command-hint-thinking = Thinking …
ui-command-undo = Undo
ui-command-menu = Menu
ui-about-undo = One decision back, as if it had not been made: { $deed }. Nothing has been rolled since.
ui-about-take-back = Back to your last choice: { $deed }. What the dice and your opponent have done since is undone, and the record says so.
ui-no-undo = There is nothing to undo: dice have fallen, or the opponent has acted since.
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
ui-action-swap = { $piece } changes places with { $other }
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
ui-leave-for-title = Back to the title
ui-leave-for-evenings = Back to the journey
ui-leave-for-matches = Back to your matches
ui-leave-for-mail = Back to play by mail
ui-pause-leave-note = the match is saved
ui-pause-leave-note-nothing = nothing has been decided yet, so nothing is saved
ui-pause-leave-note-lesson = the parts that are done are kept
ui-pause-leave-note-unsaved = the match is not saved
ui-ask-resign = Resign?
ui-ask-resign-text = The match ends at once, and your opponent wins.
ui-ask-resign-text-others = You have the last place that is left; your pawns stay where they are, and the others play on.
ui-ask-resign-no = Play on
ui-ask-resign-yes = Resign
ui-ask-take-back = Undo to your last choice?
ui-ask-take-back-text = Everything since your last choice is undone, dice included. The record says so, and the next dice are new ones.
ui-ask-take-back-no = Keep it
ui-ask-take-back-yes = Undo
ui-ask-leave = Leave the match unsaved?
ui-ask-leave-text = What was decided last cannot be saved: { $why } If you leave now, it is lost.
ui-ask-leave-no = Stay
ui-ask-leave-yes = Leave
ui-ask-quit = Close Holochess?
ui-ask-quit-text = The match on the table is saved and can be continued.
ui-ask-quit-text-none = No match is on the table.
ui-ask-quit-text-over = The match on the table is over. It is saved.
ui-ask-quit-text-nothing = Nothing has been decided in the match on the table yet, so nothing of it is saved.
ui-ask-quit-text-unsaved = What was decided last in the match on the table cannot be saved: { $why } If you close now, it is lost.
ui-ask-quit-no = Stay
ui-ask-quit-yes = Close

# Result
ui-result-title = Title
ui-result-victory = Victory
ui-result-defeat = Defeat
ui-result-draw = A draw
ui-result-wins = { $name } wins
ui-why-eliminated = { $loser } has no creature left.
ui-why-duel = { $survivor } survives the duel to the death.
ui-why-points = { $cap ->
        [yes] The last turn allowed was taken
       *[no] Nobody attacked any more
    }; { $winner } had the stronger side.
ui-why-level = { $cap ->
        [yes] The last turn allowed was taken
       *[no] Nobody attacked any more
    }{ $end ->
        [draw] .
       *[points] , and both sides were level.
    }
ui-why-stuck = Nobody could move any more.
ui-why-stuck-won = Nobody could move any more; { $winner } was home before.
ui-why-resigned = { $loser } resigned.
ui-why-agreed = Agreed by both.
ui-why-repetition = The same position came up once too often.
ui-why-goal = { $winner } reached the goal.
ui-why-captures = { $winner } has left the other side two pawns.
ui-why-ahead = { $winner } is ahead, { $score }.
ui-why-broke = { $loser } has no credits left.
ui-why-even = All games are played, and both are level.
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
ui-result-balance = Share of the strength on the board
ui-result-deal = deal
ui-result-chance = Chance to win
ui-result-chance-several = Expected share of the places
ui-result-looking = analysing the match: { $share }
ui-result-look = Analyse
ui-result-stop-looking = Stop analysing
ui-result-turnings = turning points
ui-result-by-luck = dice
ui-result-by-choice = decision
ui-result-kills-by-attack = Kills by attack
ui-result-attackers-lost = Attackers lost
ui-result-expected = { $number } expected
ui-result-dice-gave = Brought by the dice
ui-result-given-away = Given away by decisions
ui-result-percent = { $number }%
ui-result-of-the-chance = chance to win
ui-result-of-the-share = of the places
ui-result-above-average =
    { $pips ->
        [one] pip above average
       *[other] pips above average
    }
ui-result-below-average =
    { $pips ->
        [one] pip below average
       *[other] pips below average
    }
ui-result-average = pips off the average
ui-result-unrated-taken-back = Something was taken back: this match does not change your rating.
ui-result-unrated-unmeasured = The strength of this opponent was never measured: this match does not change your rating.
ui-result-unrated-position = The match began from a set-up position: it does not change your rating.
ui-result-unrated-start = The match had another start than the usual one: it does not change your rating.
ui-result-rating = Your rating: { $rating } ({ $change })
ui-result-rating-hints = Your rating: { $rating } ({ $change }), hints followed: { $hints } of { $all }
ui-result-nearest = Nearest to your strength: { $name }, { $rating }.
ui-turning-point-luck = turn { $turn } · the dice of { $name }: { $points }% chance to win for { $for }
ui-turning-point-duel = turn { $turn } · the dice of the duel: { $points }% chance to win for { $for }
ui-turning-point-decision = turn { $turn } · { $name }’s decision: { $points }% chance to win for { $for }
ui-turning-point-decision-several = turn { $turn } · { $name }’s decision: { $points }% of the expected places for { $for }
ui-turning-point-at = { $what }, at { $chance }
ui-turning-point-better = Better: { $deed }
ui-turning-point-better-because = Better: { $deed } – it { $reason }.
ui-turning-point-next = Next turning point
ui-result-lost = { $piece } lost
ui-result-attacks = Attacks
ui-result-kills = Kills
ui-result-luck = All dice together
ui-result-take-backs =
    { $count ->
        [one] 1 take-back
       *[other] { $count } take-backs
    }
ui-seed-hash = SHA-256 of the seed
ui-result-seed = Seed
ui-result-swapped-both = Seats and colours have changed: { $seats }.
ui-result-begins = { $name } begins.
ui-result-begins-you = You begin.
ui-result-begins-drawn = Who begins is drawn.
ui-result-rematch-both = Seats and colours change
ui-result-rematch = Rematch
ui-result-review = Review

# Fair dice
ui-fair-heading = Fair dice
ui-fair-start = Before the deal the program drew a secret number, the seed, and fixed its SHA-256: a fingerprint that fits this seed alone and from which nobody can work the seed out.
ui-fair-roll = The deal and every die follow from the seed alone, whatever anybody decides. Nobody sees it during the match, the computer players neither.
ui-fair-check = When the match is over the seed is shown. Its SHA-256 must be the one from the start, and its dice those that fell: “holochess verify FILE” checks both with the file of the match.
ui-fair-later = It is shown here when the match is over.
ui-fair-copy-seed = Copy the seed
ui-fair-copy-hash = Copy the SHA-256
ui-fair-copied = Copied

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
ui-settings-computer-speed = Computer’s turns
ui-speed-same = As mine
ui-settings-scenes = Clashes
ui-scenes-full = Film
ui-scenes-first = First time
ui-scenes-short = One shot
ui-scenes-board = Board
ui-settings-scenes-about = First time: a film when two creatures’ outcome is new in this match, one shot after that. Board: the camera stays where it is. { $key ->
    [none] A click skips a scene, holding hurries it on.
   *[other] A tap of { $key } or a click skips a scene, holding hurries it on.
}
ui-settings-shake = Camera shake
ui-settings-hit-stop = Weight of blows
ui-settings-slow-motion = Slow motion
ui-settings-reduced-motion-about = No shaking, no flickering, no flights of the camera.
ui-settings-camera-turns = Camera turns
ui-settings-language = Language

# How to play
ui-how-heading = Quick rules
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

# The window after it was changed
ui-ask-window = Keep this window?
ui-ask-window-text =
    { $seconds ->
        [one] It goes back to { $size } in 1 second.
       *[other] It goes back to { $size } in { $seconds } seconds.
    }
ui-ask-window-text-fullscreen =
    { $seconds ->
        [one] It goes back to full screen in 1 second.
       *[other] It goes back to full screen in { $seconds } seconds.
    }
ui-ask-window-no = Go back
ui-ask-window-yes = Keep it

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
ui-trouble-passed-over = A saved match could not be read and was passed over: { $why }
ui-trouble-progress = How far you have come in the lesson could not be kept: { $why }
ui-trouble-strength = What the match said about your strength could not be kept: { $why }
ui-trouble-settings = The settings could not be saved: { $why }
ui-trouble-graphics = The graphics device was lost; another one draws now. The match goes on, and nothing of it is lost.
ui-trouble-asset = A file of the game is missing or broken: { $file }. It goes on without it; { $home ->
    [page] loading the page
   *[desk] installing the game
    } again brings it back.
ui-trouble-creature-data = { $name } cannot be read: something is wrong in { $folder }. A plain shape stands in for it; { $home ->
    [page] loading the page
   *[desk] installing the game
    } again brings it back.
ui-trouble-creature-model = { $name } has lost its model: something is wrong in { $folder }. A plain shape stands in for it; { $home ->
    [page] loading the page
   *[desk] installing the game
    } again brings it back.
ui-trouble-creature-clips = { $name } has lost some of its movements ({ $clips }) and makes do without them; { $home ->
    [page] loading the page
   *[desk] installing the game
    } again brings them back.
ui-trouble-creature-textures = { $name } has lost its textures and is drawn smooth; { $home ->
    [page] loading the page
   *[desk] installing the game
    } again brings them back.

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
ui-clock-none-about = Everybody takes the time they like.
ui-clock-fischer-about = Everybody has so many minutes, and so many seconds are added after every turn. Films, dice and the pause menu cost no time. Whoever runs out of time has lost.
ui-clock-delay-about = Everybody has so many minutes, and in every turn the clock waits so many seconds before it runs. Films, dice and the pause menu cost no time. Whoever runs out of time has lost.
ui-clock-of = Time
ui-clock-time = { $minutes } min, { $seconds } s
ui-time-low = { $name } has { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left.
ui-time-is-up = { $name }’s time is up.
ui-why-time = { $loser } lost on time.

# Automatic quality that turned out to be too much
ui-quality-lowered-medium = The picture is drawn at medium quality now, so that it moves smoothly (Settings, Picture).
ui-quality-lowered-low = The picture is drawn at low quality now, so that it moves smoothly (Settings, Picture).

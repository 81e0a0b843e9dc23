# The showcase: the creatures one by one.

ui-show-page-nature = Creature
ui-show-page-motion = Motion
ui-show-page-odds = Odds
ui-show-page-line-up = Line-up
ui-show-page-light = Light
ui-show-page-scenes = Scenes
ui-show-line-up = All of them, at one scale
ui-show-height = height { $share }
ui-show-ratings = Ratings
ui-show-rank =
    { $rank ->
        [1] first of 8
        [2] second of 8
        [3] third of 8
        [4] fourth of 8
        [5] fifth of 8
        [6] sixth of 8
        [7] seventh of 8
       *[other] eighth of 8
    }
ui-show-turn = Turn
ui-show-halt = Stand still
ui-show-camera = View back

# Motion
ui-show-clips = Movements
ui-show-other-movement = Movement { $number }
ui-show-seconds = { $seconds } s
ui-show-sounds = Sounds
ui-show-play = Play
ui-show-pause = Pause
ui-show-loop = Loop: { $state }
ui-show-speed = Speed { $factor }×
ui-show-twos = Stop motion: { $state }
ui-act-idle = Stand
ui-act-fidget = Fidget
ui-act-walk = Walk
ui-act-turn = Turn
ui-act-select = Greet
ui-act-attack = Attack
ui-act-attack-heavy = Heavy attack
ui-act-hit = Struck
ui-act-push = Push
ui-act-pushed = Pushed
ui-act-block = Block
ui-act-finisher = Last blow
ui-act-death = Fall
ui-act-crumple = Sink down
ui-act-victory = Victory
ui-act-defeat = Defeat

# Odds
ui-show-attacks = Attacks, in %
ui-show-defends = Is attacked, in %
ui-show-duel = Wins duel
ui-show-chance = { $outcome } { $chance }

# Light
ui-show-hologram = Hologram
ui-show-lamps = Lamps
ui-show-painted = Only at high quality do the lamps light the room; below that its light is painted, and follows the brightness alone.
ui-show-seat = Light of player { $number }
ui-show-reset = All as it was
ui-look-translucency = Translucency
ui-look-rim = Outline
ui-look-key = Key light
ui-look-kick = From behind
ui-look-under = From below
ui-look-gloss = Gloss
ui-look-relief = Relief
ui-look-scan = Scan lines
ui-look-lines = Their distance
ui-look-band = Wandering band
ui-look-flicker = Flicker
ui-look-grain = Grain
ui-look-eyes = Eyes
ui-lamp-lamp = Over the table
ui-lamp-rake = From the side
ui-lamp-room = Room
ui-lamp-exposure = Brightness

# Scenes
ui-show-scenes-about = Choose whom it attacks and how the fight ends. The table plays it as it would in a match.
ui-show-scenes-play = Enter plays the fight. The number is how often it ends so; in the duel, how often the one on show wins. What dice never bring about can be looked at, too.
ui-show-defender = Against
ui-show-ending = It ends with
ui-show-never = never
ui-show-how-often = how often
ui-show-staging = Staging { $number } of { $of }
ui-show-camera-film = Film camera
ui-show-camera-own = Own camera
ui-show-film = Film to a file
ui-show-filming = Give up the film ({ $share })
ui-film-begun = The film is being drawn; the game goes on meanwhile.
ui-film-kept = The film lies in { $file }
ui-film-lost = The film could not be made: { $why }

# Photographs
ui-show-page-photo = Photo
ui-photo-lens = Lens
ui-photo-aperture = Aperture
ui-photo-sharp = sharp
ui-photo-focus = Sharp at
ui-photo-view = Angle of view
ui-photo-size = Size of the photograph
ui-photo-take = Take a photograph
ui-photo-hide = Hide the interface
ui-photo-taken = The photograph is kept
ui-photo-kept = Kept as { $file }
ui-photo-lost = The photograph could not be kept: { $why }
ui-photo-folder = Photographs are kept in { $folder }
ui-photo-nowhere = This machine has no place for photographs.
ui-photo-about = W, A, S, D walk, R and F rise and sink. Drag to look around, the wheel narrows the view.

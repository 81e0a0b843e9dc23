# The showcase: the creatures one by one.

ui-show-page-nature = Creature
ui-show-page-motion = Motion
ui-show-page-odds = Odds
ui-show-page-line-up = Line-up
ui-show-page-light = Light
ui-show-page-scenes = Scenes
ui-show-line-up = All to the same scale
ui-show-height = height { $share }
ui-show-ratings = Ratings
ui-show-rank =
    { $rank ->
        [1] 1st of 8
        [2] 2nd of 8
        [3] 3rd of 8
       *[other] { $rank }th of 8
    }
ui-show-turn = Turn
ui-show-halt = Stand still
ui-show-camera = Reset view

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
ui-act-finisher = Finishing blow
ui-act-death = Fall
ui-act-crumple = Sink down
ui-act-victory = Victory
ui-act-defeat = Defeat

# Odds
ui-show-attacks = Attack odds (%)
ui-show-defends = Defence odds (%)
ui-show-duel = Wins duel
ui-show-chance = { $outcome } { $chance }

# Light
ui-show-hologram = Hologram
ui-show-lamps = Lamps
ui-show-painted = Lamps light the room at high quality only. At lower quality the light is fixed, and only brightness has an effect.
ui-show-seat = Light of player { $number }
ui-show-reset = Reset all
ui-look-translucency = Translucency
ui-look-rim = Outline
ui-look-key = Key light
ui-look-fill = Fill light
ui-look-under = Light from below
ui-look-relief = Hollows
ui-look-ridges = Ridges
ui-look-scan = Scanlines
ui-look-lines = Line spacing
ui-look-band = Rolling band
ui-look-flicker = Flicker
ui-look-grain = Grain
ui-look-eyes = Eyes
ui-lamp-lamp = Over the table
ui-lamp-rake = From the side
ui-lamp-room = Room
ui-lamp-exposure = Brightness

# Scenes
ui-show-scenes-about = Choose an opponent and how the fight ends. The fight plays out as it would in a match.
ui-show-scenes-play = { $key ->
    [none] Tap an outcome to watch the fight.
   *[other] Press { $key } to watch the fight.
} The number says how often it ends that way. You can also watch outcomes the dice could never produce.
ui-show-defender = Opponent
ui-show-ending = Outcome
ui-show-never = never
ui-show-how-often = how often
ui-show-staging = Staging { $number } of { $of }
ui-show-camera-film = Film camera
ui-show-camera-own = Free camera
ui-show-film = Save as a film
ui-show-filming = Stop recording ({ $share })
ui-film-begun = Rendering the film; you can carry on meanwhile.
ui-film-kept = Film saved to { $file }
ui-film-lost = The film could not be saved: { $why }

# Photographs
ui-show-page-photo = Photo
ui-photo-lens = Lens
ui-photo-aperture = Aperture
ui-photo-sharp = sharp
ui-photo-focus = Focus distance
ui-photo-view = Angle of view
ui-photo-size = Photo size
ui-photo-take = Take a photo
ui-photo-hide = Hide the interface
ui-photo-taken = Photo saved
ui-photo-kept = Saved to { $file }
ui-photo-lost = The photo could not be saved: { $why }
ui-photo-folder = Photos are saved to { $folder }
ui-photo-nowhere = Photos cannot be saved on this device.
ui-photo-about = { $walk ->
    [none] { "" }
   *[other] Walk with { $walk }; rise and descend with { $rise } and { $sink }.{ " " }
}Drag to look around; the wheel zooms.

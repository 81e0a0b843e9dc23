# Commands that print and leave: replay, verify, doctor.


verify-ok = The match checks out: { $decisions ->
        [one] { $decisions } action, which is legal
       *[other] { $decisions } actions, all of them legal
    }, { $luck ->
        [dice] every die from the seed with the SHA-256 { $hash },{" "}
        [mail] the deal and every die from the secret numbers that both players revealed,{" "}
        [start] the first player from the seed with the SHA-256 { $hash },{" "}
       *[nothing] {""}
    }and the match is over.
verify-ok-so-far = The match checks out as far as it goes: { $decisions ->
        [one] { $decisions } action, which is legal
       *[other] { $decisions } actions, all of them legal
    }{ $luck ->
        [dice] , every die from the seed with the SHA-256 { $hash }
        [mail] , the deal and every die from the secret numbers that both players revealed
        [start] , the first player from the seed with the SHA-256 { $hash }
       *[nothing] {""}
    }. The match is not over.
replay-seat = { $player }: { $who }
replay-position = Position: { $position }
replay-take-backs =
    { $count ->
        [one] { $count } action was taken back.
       *[other] { $count } actions were taken back.
    }
replay-cut = { $file }, line { $line }: the file ends in the middle of this line and was read up to there.
replay-too-far = --at { $at }: this match has { $count ->
        [0] no actions
        [one] only { $count } action
       *[other] only { $count } actions
    }.

doctor-program = Holochess { $version }, { $build ->
        [window] with a window
       *[text] without a window (text commands only)
    }, { $system }
doctor-graphics = Graphics
doctor-graphics-adapter = { $name } ({ $kind }), driver { $driver }, via { $backend }
doctor-graphics-kind =
    { $kind ->
        [discrete] graphics card
        [integrated] built-in graphics
        [virtual] virtual graphics
        [software] software rendering, slow
       *[other] of an unknown kind
    }
doctor-graphics-device = { $name }, driver { $driver }
doctor-graphics-none = No graphics device can draw the table.
doctor-vulkan-driver = Vulkan driver: { $name }
doctor-display = Display
doctor-display-found = { $kind }: { $name }
doctor-display-own = provided by the system
doctor-display-none = There is no display here. The window needs one; pictures and films do not.
doctor-sound = Sound
doctor-sound-none = No sound card was found. The game plays in silence.
doctor-gamepads = Gamepads
doctor-gamepads-none = none connected
doctor-gamepads-unknown = the game names them when they are connected
doctor-files = Files
doctor-settings = Settings: { $file }
doctor-saves = Saved matches: { $file }
doctor-assets = Models and sounds: { $file }
doctor-file-new = created when needed
doctor-file-locked = cannot be written: change its permissions, or name another folder in HOLOCHESS_HOME
doctor-missing = Missing
doctor-missing-nothing = nothing: everything that the game needs is here
doctor-missing-library = { $library }, for { $purpose }
doctor-purpose-sound = sound
doctor-purpose-gamepads = gamepads
doctor-purpose-keyboard = the keyboard in the window
doctor-purpose-graphics = graphics
doctor-purpose-window = the window
doctor-install = To install it: { $command }
doctor-play-in-text = Without a window: holochess text holochess

part-played = part { $part }: { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }
part-checked = part { $part }: { $states } positions
part-puzzles = part { $part }: { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }

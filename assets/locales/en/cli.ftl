# Commands that print and leave: replay, verify, doctor.


verify-ok = The record verifies: { $decisions ->
        [one] one action, which is legal
       *[other] { $decisions } actions, all of them legal
    }, { $luck ->
        [dice] every die from the seed with the SHA-256 { $hash },{" "}
        [mail] the deal from what both players have shown first, and every die from what both have shown for it,{" "}
        [start] who starts from the seed with the SHA-256 { $hash },{" "}
       *[nothing] {""}
    }and the match is over.
verify-ok-so-far = The record verifies as far as it goes: { $decisions ->
        [one] one action, which is legal
       *[other] { $decisions } actions, all of them legal
    }{ $luck ->
        [dice] , every die from the seed with the SHA-256 { $hash }
        [mail] , the deal from what both players have shown first, and every die from what both have shown for it
        [start] , who starts from the seed with the SHA-256 { $hash }
       *[nothing] {""}
    }. The match is not over.
replay-seat = { $player }: { $who }
replay-position = Position: { $position }
replay-take-backs =
    { $count ->
        [one] One choice was taken back.
       *[other] { $count } choices were taken back.
    }
replay-cut = { $file }, line { $line }: the file ends in the middle of this line and was read up to there.
replay-too-far = --at { $at }: this record has { $count ->
        [0] no actions
        [one] one action
       *[other] { $count } actions
    }.

doctor-program = Holochess { $version }, { $build ->
        [window] with a window
       *[text] without a window (text commands only)
    }, { $system }
doctor-graphics = Graphics
doctor-graphics-adapter = { $name } ({ $kind }), driver { $driver }, through { $backend }
doctor-graphics-kind =
    { $kind ->
        [discrete] graphics card
        [integrated] built-in graphics
        [virtual] virtual graphics
        [software] drawn by the processor, slow
       *[other] of an unknown kind
    }
doctor-graphics-device = { $name }, driver { $driver }
doctor-graphics-none = No graphics were found that can draw the table.
doctor-vulkan-driver = Vulkan driver: { $name }
doctor-display = Display
doctor-display-found = { $kind }: { $name }
doctor-display-own = the system’s own
doctor-display-none = There is no display here; the window needs one. Pictures and films do without.
doctor-sound = Sound
doctor-sound-none = No sound card was found. The game plays in silence.
doctor-gamepads = Gamepads
doctor-gamepads-none = none connected
doctor-gamepads-unknown = named by the game itself when they are connected
doctor-files = Files
doctor-settings = Settings: { $file }
doctor-saves = Saves: { $file }
doctor-assets = Models and sounds: { $file }
doctor-file-new = made when it is needed
doctor-file-locked = not to be written: change its permissions, or name another folder in HOLOCHESS_HOME
doctor-missing = Missing
doctor-missing-nothing = nothing: everything that the game needs is here
doctor-missing-library = { $library }, for { $purpose }
doctor-purpose-sound = sound
doctor-purpose-gamepads = gamepads
doctor-purpose-keyboard = the keyboard in the window
doctor-purpose-graphics = graphics
doctor-purpose-window = the window
doctor-install = This installs it: { $command }
doctor-play-in-text = Without a window: holochess text holochess

part-played = part { $part }: { $games ->
        [one] one match
       *[other] { $games } matches
    }
part-checked = part { $part }: { $states } positions
part-puzzles = part { $part }: { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }

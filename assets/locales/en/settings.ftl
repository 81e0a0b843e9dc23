# The settings and the first page.

# Settings: the pages, the search, and a sentence on each entry
ui-settings-page-words = Language and text
ui-settings-page-motion = Motion
ui-settings-page-play = Gameplay
ui-settings-search = Search
ui-settings-search-hint = a word: volume, size…
ui-settings-found = Search results
ui-settings-nothing = No setting matches “{ $typed }”.
ui-settings-open = Open
ui-settings-language-about = The language of all text.
ui-settings-scale-about = Size of text and controls. Screens that cannot go that large use the largest size that fits.
ui-settings-read-aloud = Screen reader always on
ui-settings-read-aloud-about = Sends everything to your screen reader, even if the system does not report that one is running.
ui-settings-fullscreen-about = The game covers the whole screen.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } toggles it anywhere.
}
ui-settings-size-about = The size of the window. The old size returns unless you confirm the new one within ten seconds.
ui-settings-quality-about = How detailed the graphics are. Auto picks what suits this machine and steps up or down with its speed. The game plays the same.
ui-settings-vsync-about = On: no tearing. Fast: no tearing, less delay, more power. Off: least delay, some tearing.
ui-settings-speed-about = How long everything on the table takes. Off: the result of an action shows at once.
ui-settings-computer-speed-about = Speed of animations in the computer’s turns. Same as mine: as set under Animations.
ui-settings-camera-turns-about = The camera moves behind the player whose turn it is.
ui-settings-shake-about = How strongly heavy blows shake the camera.
ui-settings-hit-stop-about = How long everything freezes when a blow lands.
ui-settings-slow-motion-about = How much slow motion there is in scenes.
ui-settings-muted-about = Turns off all sound.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } works anywhere.
}
ui-settings-master-about = The overall volume.
ui-settings-effects-about = The volume of the table and the menus.
ui-settings-voices-about = The volume of the creatures’ voices.
ui-settings-music-about = The volume of the music.
ui-settings-captions-about = Describes sounds in text.
ui-settings-controls = Controls
ui-settings-controls-about = What every key, button and stick does, and how to change it. Also touch controls.
ui-settings-evaluation-bar-about = Shows both sides’ win chances beside the board.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } toggles it during a match.
}
ui-settings-step-by-step = Step by step
ui-settings-step-by-step-about = Trace a long path cell by cell and confirm it, instead of moving in one click.
ui-settings-danger = Show threats
ui-settings-danger-about = Marks what you could lose next, and lines in the making, on the table.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } toggles it during a match.
}

# The first page
ui-welcome-heading = Before you play
ui-welcome-text = How would you like to play? Changes show right away, and you can change everything later in Settings.
ui-welcome-go-on = Continue

# Typeface, captions, light
ui-settings-page-light = Visibility
ui-settings-typeface = Typeface
ui-settings-typeface-about = High legibility: letter shapes that are hard to confuse, for easier reading.
ui-typeface-condensed = Narrow
ui-typeface-legible = High legibility
ui-settings-caption-size = Caption size
ui-settings-caption-size-about = The size of captions.
ui-settings-caption-ground = Caption background
ui-settings-caption-ground-about = What is behind captions: the game itself, a soft shade, or black.
ui-captions-none = None
ui-captions-soft = Soft
ui-captions-solid = Black
ui-settings-caption-seconds = Caption time
ui-settings-caption-seconds-about = How long a caption stays. Until replaced: until new captions take its place.
ui-captions-seconds = { $seconds } s
ui-captions-stay = Until replaced
ui-settings-brightness = Brightness
ui-settings-brightness-about = Brightness of the table; the interface stays as it is. +1 doubles the light, −1 halves it.
ui-brightness-usual = Normal
ui-settings-flicker = Flicker
ui-settings-flicker-about = How much holograms flicker, including the grain and the bright band that rolls up the image.
ui-settings-scan-lines = Scanlines
ui-settings-scan-lines-about = How dark the lines across holograms are.
ui-settings-glow = Glow
ui-settings-glow-about = How brightly holograms shine along their outlines and in their eyes.

# Contrast, colours, pictures a second
ui-settings-high-contrast = High contrast
ui-settings-high-contrast-about = Brighter text on near-black backgrounds, for a contrast of at least 7:1.
ui-settings-from-above = View from above
ui-settings-from-above-about = The board flat and still, from straight above: pieces are discs, nothing moves or shakes, and fights are described instead of shown.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } toggles it during a match.
}
ui-settings-colours = Players’ colours
ui-settings-colours-about = Palettes for colour-blind players. Takes effect when you restart the game. Every player also has their own shape.
ui-colours-usual = Normal
ui-colours-red-green = Red-green
ui-colours-blue-yellow = Blue-yellow
ui-settings-own-hues = Creatures’ own colours
ui-settings-own-hues-about = Shows every creature in its own colour instead of its player’s. Discs on the board still show whose it is.
ui-settings-resolution = Table resolution
ui-settings-resolution-about = Resolution of the table as a share of the window. Lower is faster; text and photos stay sharp.
ui-settings-frame-limit = Frame limit
ui-settings-frame-limit-about = Maximum frames per second. Lower saves power.
ui-frames-free = Unlimited
ui-frames-30 = 30
ui-frames-60 = 60
ui-frames-120 = 120

# Mono and balance
ui-settings-mono = Mono
ui-settings-mono-about = Plays the same sound in both ears.
ui-settings-balance = Balance
ui-settings-balance-about = Shifts all sound to one side: − left, + right. The other ear hears that much less.
ui-balance-middle = Centre

# Full screen, screens, V-Sync
ui-settings-exclusive = Full-screen mode
ui-settings-exclusive-about = Borderless: quick to switch to other windows. Exclusive: faster on some machines; where it is not possible, borderless is used.
ui-exclusive-off = Borderless
ui-exclusive-on = Exclusive
ui-settings-monitor = Screen
ui-settings-monitor-about = The screen that the game fills in full-screen mode.
ui-monitor-own = Current screen
ui-vsync-on = On
ui-vsync-newest = Fast
ui-vsync-off = Off

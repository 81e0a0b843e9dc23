# The settings and the first page.

# Settings: the pages, the search, and a sentence on each entry
ui-settings-page-words = Language and text
ui-settings-page-motion = Motion
ui-settings-page-play = Playing
ui-settings-search = Search
ui-settings-search-hint = a word: volume, size…
ui-settings-found = Found on all pages
ui-settings-nothing = Nothing here is called “{ $typed }”.
ui-settings-open = Open
ui-settings-language-about = The language of everything that is written.
ui-settings-scale-about = How large letters and controls are. Where a screen cannot show them larger, they are as large as it allows.
ui-settings-read-aloud = Read aloud
ui-settings-read-aloud-about = The screen and what happens are told to the system’s screen reader always, even where the system does not say that one is running.
ui-settings-fullscreen-about = The picture covers the whole screen.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } switches it anywhere.
}
ui-settings-size-about = The size of the window. It goes back by itself if you do not confirm it within ten seconds.
ui-settings-quality-about = How much the picture costs. Auto chooses what suits this machine, and less if it turns out to be slow. The game is the same with each.
ui-settings-vsync-about = On: each picture waits for the screen, so that none is torn. Newest: none waits, and the newest whole one is shown. Off: none waits, and some may be torn.
ui-settings-speed-about = How long everything on the table takes. Off: the result of an action is shown at once.
ui-settings-computer-speed-about = The same for the turns of computer players.
ui-settings-camera-turns-about = The camera goes to the side of the player who has to choose.
ui-settings-shake-about = How strongly heavy blows shake the camera.
ui-settings-hit-stop-about = How long everything holds its breath as a blow lands.
ui-settings-slow-motion-about = How much of slow motion there is in films.
ui-settings-muted-about = Silence.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } switches it anywhere.
}
ui-settings-master-about = The volume of everything together.
ui-settings-effects-about = The volume of what happens on the table, and of the menus.
ui-settings-voices-about = The volume of the creatures’ voices.
ui-settings-music-about = The volume of the music.
ui-settings-captions-about = Whatever is heard is written as well.
ui-settings-controls = Controls
ui-settings-controls-about = What every key, button and stick does, and how to bind it anew; how fingers are used.
ui-settings-evaluation-bar-about = Both sides’ chances to win stand beside the board. B switches it at the table.
ui-settings-step-by-step = Step by step
ui-settings-step-by-step-about = A way of several steps is walked one by one and confirmed, instead of at once.
ui-settings-danger = Show danger
ui-settings-danger-about = What you could lose next, and lines in the making, are marked on the table. D switches it at the table.

# The first page
ui-welcome-heading = Before you play
ui-welcome-text = How would you like it? Everything shows at once, and everything can be changed later in the settings.
ui-welcome-go-on = Go on

# Typeface, captions, light
ui-settings-page-light = Light
ui-settings-typeface = Typeface
ui-settings-typeface-about = Legible: letters that are not mistaken for each other, for everybody who reads with difficulty.
ui-typeface-condensed = Narrow
ui-typeface-legible = Legible
ui-settings-caption-size = Caption size
ui-settings-caption-size-about = How large captions are.
ui-settings-caption-ground = Caption ground
ui-settings-caption-ground-about = What captions stand on: the picture itself, a soft shade, or black.
ui-captions-none = None
ui-captions-soft = Soft
ui-captions-solid = Black
ui-settings-caption-seconds = Caption time
ui-settings-caption-seconds-about = How long a caption stays. Stay: until others take its place.
ui-captions-seconds = { $seconds } s
ui-captions-stay = Stay
ui-settings-brightness = Brightness
ui-settings-brightness-about = How bright the picture is; the interface stays as it is. A whole stop is twice or half the light.
ui-brightness-usual = Usual
ui-settings-flicker = Flicker
ui-settings-flicker-about = How much holograms flicker, grain and the bright band that travels up included.
ui-settings-scan-lines = Scan lines
ui-settings-scan-lines-about = How dark the lines across holograms are.
ui-settings-glow = Glow
ui-settings-glow-about = How bright holograms shine along their outline and in their eyes.

# Contrast, colours, pictures a second
ui-settings-high-contrast = High contrast
ui-settings-high-contrast-about = Makes every text brighter and what it stands on nearly black, for a contrast of at least 7 to 1.
ui-settings-from-above = View from above
ui-settings-from-above-about = The board from straight above, flat and quiet: pieces are discs with a portrait or a sign, nothing flies or shakes, and clashes are told instead of filmed.{ $key ->
    [none] { "" }
   *[other] { " " }{ $key } switches it at the table.
}
ui-settings-colours = Players’ colours
ui-settings-colours-about = For eyes that do not tell red from green, or blue from yellow. From the next start on. Every player also has a shape.
ui-colours-usual = Usual
ui-colours-red-green = Red-green
ui-colours-blue-yellow = Blue-yellow
ui-settings-resolution = Resolution of the table
ui-settings-resolution-about = How finely the table is drawn, as a share of the window. Less is faster; letters and photographs stay sharp.
ui-settings-frame-limit = Frame limit
ui-settings-frame-limit-about = The most pictures a second. Fewer save power.
ui-frames-free = None
ui-frames-30 = 30
ui-frames-60 = 60
ui-frames-120 = 120

# Mono and balance
ui-settings-mono = Mono
ui-settings-mono-about = Both ears hear the same, for everybody who hears with one.
ui-settings-balance = Balance
ui-settings-balance-about = Which ear hears everything louder: − the left one, + the right one. The other hears as much less as it says.
ui-balance-middle = Middle

# Full screen, screens, V-Sync
ui-settings-exclusive = Full screen as
ui-settings-exclusive-about = Borderless: other windows come up at once. Exclusive: the screen belongs to the game alone, which some machines draw faster; where that is not possible, borderless.
ui-exclusive-off = Borderless
ui-exclusive-on = Exclusive
ui-settings-monitor = Screen
ui-settings-monitor-about = Which screen full screen covers.
ui-monitor-own = Its own
ui-vsync-on = On
ui-vsync-newest = Newest
ui-vsync-off = Off

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Bilder und Filme, die ohne Fenster entstehen.

picture-player = Spieler { $number }
picture-no-adapter = kein Grafiktreiber gefunden, der das Spiel zeichnen kann, auch keiner ohne Grafikkarte; unter Debian und Ubuntu installiert `sudo apt install mesa-vulkan-drivers` einen, und `holochess doctor` zeigt, was dieser Rechner hat
picture-refused = der Grafiktreiber hat die Szene nicht gezeichnet; RUST_LOG=error zeigt, warum, und `holochess doctor` zeigt, was dieser Rechner hat
picture-never-ready = die Szene lässt sich nicht zeigen; nicht geladen werden konnte: { $what }
picture-no-ffmpeg = für Filme in mp4 fehlt ffmpeg (unter Debian und Ubuntu: `sudo apt install ffmpeg`); eine Datei mit der Endung .gif oder ein Ordner mit nummerierten Bildern geht auch ohne
picture-film-ending = für einen Film gib eine Datei mit der Endung .mp4 oder .gif oder einen Ordner an; .{ $ending } geht nicht
picture-film-backwards = --to liegt vor --from
picture-film-broken = { $file }: Der Film kann nicht geschrieben werden: { $why }

# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Bilder und Filme, die ohne Fenster entstehen.

picture-player = Spieler { $number }
picture-no-adapter = dieser Rechner hat keinen Grafiktreiber, der das Spiel zeichnen kann, nicht einmal einen ohne Grafikkarte; unter Debian und Ubuntu bringt ihn `sudo apt install mesa-vulkan-drivers`, und `holochess doctor` sagt, was dieser Rechner hat
picture-refused = der Grafiktreiber hat die Szene nicht gezeichnet; RUST_LOG=error zeigt, warum, und `holochess doctor` zeigt, was dieser Rechner hat
picture-never-ready = die Szene kann nicht gezeigt werden, weil dies nicht geladen wurde: { $what }
picture-no-ffmpeg = Filme in mp4 brauchen ffmpeg, und das ist nicht installiert (unter Debian und Ubuntu: `sudo apt install ffmpeg`); eine Datei, die auf .gif endet, oder ein Ordner für nummerierte Bilder braucht nichts
picture-film-ending = ein Film ist eine Datei, die auf .mp4 oder .gif endet, oder ein Ordner, aber nicht .{ $ending }
picture-film-backwards = --to liegt vor --from
picture-film-broken = { $file }: Der Film kann nicht geschrieben werden: { $why }

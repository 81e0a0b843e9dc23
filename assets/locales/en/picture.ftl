# Pictures and films made without a window.

picture-player = Player { $number }
picture-no-adapter = no graphics driver that can draw the game was found, not even a software one; on Debian and Ubuntu, `sudo apt install mesa-vulkan-drivers` installs one, and `holochess doctor` shows what is available
picture-refused = the graphics driver could not draw the scene; RUST_LOG=error shows why, and `holochess doctor` shows what this machine has
picture-never-ready = the scene cannot be shown, because this did not load: { $what }
picture-no-ffmpeg = films in mp4 need ffmpeg, which is not installed (on Debian and Ubuntu: `sudo apt install ffmpeg`); a file that ends in .gif, or a folder for numbered frames, works without it
picture-film-ending = a film must be a file that ends in .mp4 or .gif, or a folder, not .{ $ending }
picture-film-backwards = --to is before --from; choose a later --to
picture-film-broken = { $file }: the film cannot be written: { $why }

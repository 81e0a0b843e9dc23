# Images et films faits sans fenêtre.

picture-player = Joueur { $number }
picture-no-adapter = aucun pilote graphique capable de dessiner le jeu n’a été trouvé, pas même un pilote logiciel ; sous Debian et Ubuntu, `sudo apt install mesa-vulkan-drivers` en installe un, et `holochess doctor` montre ce qui est disponible
picture-refused = le pilote graphique n’a pas pu dessiner la scène ; RUST_LOG=error dit pourquoi, et `holochess doctor` ce dont cette machine dispose
picture-never-ready = la scène ne peut pas être dessinée, car un chargement a échoué : { $what }
picture-no-ffmpeg = les films en mp4 demandent ffmpeg, qui n’est pas installé (sous Debian et Ubuntu : `sudo apt install ffmpeg`) ; un fichier en .gif ou un dossier d’images numérotées s’en passe
picture-film-ending = un film est un fichier en .mp4 ou en .gif, ou un dossier, et non .{ $ending }
picture-film-backwards = --to doit venir après --from
picture-film-broken = { $file } : le film ne peut pas être écrit : { $why }

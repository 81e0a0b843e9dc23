# Les parties enregistrées : ce qui peut aller de travers quand des fichiers de partie arrivent ou s’en vont.
shelf-line-none = Ce n’est ni un fichier de partie, ni une partie en une ligne. Copiez toute la ligne, à partir de « holochess-match: ».
shelf-line-too-long = Ce texte est trop long pour être une partie. Copiez la ligne d’une seule partie.
shelf-line-version = Cette ligne vient de la version { $found } ; ce programme lit la version { $known }. Installez une version plus récente du jeu.
shelf-line-version-unheard = Cette ligne annonce la version { $found }, qui n’a jamais existé. Elle a été modifiée, ou ne vient pas de ce jeu.
shelf-line-damaged = Cette ligne est incomplète, ou a été modifiée. Copiez de nouveau toute la ligne.
shelf-line-too-large = Cette ligne dépasse la taille possible d’une partie : elle ne vient pas de ce jeu. Redemandez la ligne.

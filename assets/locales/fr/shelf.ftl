# L’étagère des parties : ce qui peut aller de travers quand des parties arrivent ou s’en vont.
shelf-line-none = Ce n’est ni l’enregistrement d’une partie, ni une partie en une ligne. Copiez toute la ligne, à partir de « holochess-match: ».
shelf-line-too-long = Ce texte est plus long que n’importe quelle partie. Copiez la ligne d’une seule partie.
shelf-line-version = Cette ligne est de la version { $found } ; ce programme connaît la version { $known }. Utilisez un programme plus récent.
shelf-line-damaged = Une partie de cette ligne manque ou a été changée. Copiez de nouveau toute la ligne.
shelf-line-too-large = Ce que contient cette ligne est plus grand qu’un enregistrement ne peut l’être. Elle ne vient pas d’ici.

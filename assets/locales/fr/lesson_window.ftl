# La leçon dans la fenêtre.

ui-title-learn = Tutoriel
how-lesson = Tutoriel
ui-lesson-offer = Première fois ici ? Le tutoriel prend dix minutes ; vous pouvez le quitter et y revenir à tout moment.
ui-lesson-go-on = Continuer
ui-turn-lesson = À vous de continuer
ui-lesson-skip = Passer ce chapitre
ui-lesson-play = Première partie
ui-lesson-leave = Menu principal
ui-lesson-what-now = Et maintenant ? Affrontez { $name }, qui { $about }.
how-own-lesson = Tutoriel : { $title }
how-more-lessons = D’autres tutoriels ({ $count })

# La leçon dans la fenêtre.

ui-title-learn = Tutoriel
how-lesson = Tutoriel
ui-lesson-offer = Nouveau à cette table ? Le tutoriel prend dix minutes et se quitte à tout moment.
ui-lesson-go-on = Continuer
ui-turn-lesson = À vous de continuer
ui-lesson-skip = Sauter ce chapitre
ui-lesson-play = Première partie
ui-lesson-leave = Vers le titre
ui-lesson-what-now = Et maintenant ? { $name } est l’adversaire qu’il vous faut : { $about }.
how-own-lesson = Tutoriel : { $title }
how-more-lessons = D’autres tutoriels ({ $count })

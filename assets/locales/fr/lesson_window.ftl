# La leçon dans la fenêtre.

ui-title-learn = Apprendre à jouer
how-lesson = Leçon
ui-lesson-offer = Nouveau à cette table ? « Apprendre à jouer » prend dix minutes et se quitte à tout moment.
ui-lesson-go-on = Continuer
ui-lesson-skip = Sauter ce chapitre
ui-lesson-play = Première partie
ui-lesson-leave = Vers le titre
ui-lesson-what-now = Et maintenant ? { $name } est l’adversaire qu’il vous faut : { $about }.
how-own-lesson = Leçon : { $title }
how-more-lessons = La suite des { $count } leçons

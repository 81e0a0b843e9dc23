# Deutsch. Noch von keiner Muttersprachlerin und keinem Muttersprachler gegengelesen.
# Die Lektion im Fenster.

ui-title-learn = Tutorial
how-lesson = Tutorial
ui-lesson-offer = Neu hier? Das Tutorial dauert zehn Minuten; du kannst es jederzeit verlassen und später fortsetzen.
ui-lesson-go-on = Weiter
ui-turn-lesson = Du bist am Zug
ui-lesson-skip = Teil überspringen
ui-lesson-play = Erste Partie
ui-lesson-leave = Hauptmenü
ui-lesson-what-now = Und jetzt? Wie wäre es mit { $name }? { $name } { $about }.
how-own-lesson = Tutorial: { $title }
how-more-lessons = Weitere Tutorials ({ $count })

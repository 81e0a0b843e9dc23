# The lesson in the window.

ui-title-learn = Tutorial
how-lesson = Tutorial
ui-lesson-offer = New here? The tutorial takes ten minutes, and you can leave and come back at any time.
ui-lesson-go-on = Continue
ui-turn-lesson = Waiting for you
ui-lesson-skip = Skip this part
ui-lesson-play = First match
ui-lesson-leave = Main menu
ui-lesson-what-now = What next? Try { $name }, who { $about }.
how-own-lesson = Tutorial: { $title }
how-more-lessons = More tutorials ({ $count })

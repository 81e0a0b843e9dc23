# The lesson in the window.

ui-title-learn = Tutorial
how-lesson = Tutorial
ui-lesson-offer = New at this table? The tutorial takes ten minutes and can be left at any time.
ui-lesson-go-on = Continue
ui-turn-lesson = Waiting for you
ui-lesson-skip = Skip this part
ui-lesson-play = First match
ui-lesson-leave = To the title
ui-lesson-what-now = And now? { $name } is the right opponent for you: { $about }.
how-own-lesson = Tutorial: { $title }
how-more-lessons = More tutorials ({ $count })

# The lesson in the window.

ui-title-learn = Learn to play
how-lesson = Lesson
ui-lesson-offer = New at this table? “Learn to play” takes ten minutes and can be left at any time.
ui-lesson-go-on = Go on
ui-lesson-skip = Skip this part
ui-lesson-play = First match
ui-lesson-leave = To the title
ui-lesson-what-now = And now? { $name } is the right opponent for you: { $about }.
how-own-lesson = Lesson: { $title }
how-more-lessons = More of { $count } lessons

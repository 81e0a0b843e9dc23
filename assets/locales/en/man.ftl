# The pages for `man`: the titles of their sections, and what the program's own page says beyond its commands.

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-subcommands = SUBCOMMANDS
man-extra = EXTRA
man-version = VERSION
man-exit-status = EXIT STATUS
man-exit-done = Done.
man-exit-no = It ran, and the answer is no: a record that does not verify, say.
man-exit-wrong = The command line or the input is wrong; one line on standard error says where and why.
man-exit-lacking = This machine or this build lacks something, a display or a graphics driver; the line names it.
man-exit-stopped = It was asked to end before it was done; the line says what there is.
man-environment = ENVIRONMENT
man-environment-home = The folder for settings, saves and everything else that is kept, instead of the system’s own.
man-environment-assets = The folder of the models and sounds. Without it they are looked for beside the program, in ../share/holochess, ../lib/holochess and ../Resources.

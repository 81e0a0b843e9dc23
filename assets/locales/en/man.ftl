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
man-exit-no = The command ran, and the answer is no; for example, a match did not pass the check.
man-exit-wrong = The command line or the input is wrong. One line on standard error says where and why.
man-exit-lacking = This machine or this build lacks something, such as a display or a graphics driver. The line names it.
man-exit-stopped = The command was stopped before it was done. The line says how far it got.
man-environment = ENVIRONMENT
man-environment-home = The folder for settings, saved matches and everything else the game saves, instead of the system’s own.
man-environment-assets = The folder that holds the models and sounds. If this is not set, the game looks for them next to the program, and in ../share/holochess, ../lib/holochess and ../Resources.

# What commands say when they do not do what they were asked to. Behind “error: ”, on one line: what, where, what to do.

error-place = { $place }
error-within = { $place }: { $why }
error-said = { $why }
error-output-full = there is no space left for the output; free some space, or send the output elsewhere
error-streams = standard input or output failed (error { $why })
error-line = standard input, line { $line }

usage = { $what }; { $help }
usage-help = see `{ $command } --help`
usage-nothing = {""}
usage-suggestion = {" "}(did you mean { $suggestion }?)
usage-no-value = { $argument } needs a value
usage-value = { $argument } cannot be “{ $value }”; choose from: { $known }
usage-refused = { $argument } cannot be “{ $value }”: { $why }
usage-unknown = there is no argument { $argument } here{ $suggestion }
usage-no-command = there is no command “{ $command }”{ $suggestion }
usage-missing = missing: { $arguments }
usage-missing-command = the command is missing
usage-twice = { $argument } is given twice
usage-conflict = { $argument } cannot be used with { $others }
usage-not-text = an argument is not valid UTF-8 text
usage-only-with = { $argument } does nothing without { $other }; add it, or leave { $argument } out

number-whole = it must be a whole number from { $least } to { $most }
number-seconds = it must be a number of seconds, such as 0.5: more than 0 and at most 86400
number-moment = it must be a number of seconds from 0 to 3600
number-size = it must be WIDTHxHEIGHT, such as 1280x720, each number from 16 to 8192
number-scores = it must be two scores between 0 and 1, the lower first, such as 0.55,0.6

language-unknown = there is no such language here; choose from: { $known }
players-in-position = the position “{ $line }” is for { $found } players; leave --players out, since the position sets the number
players-no-seat = a table for { $players } players has no seat { $seat }; leave that seat out, or give --players another number
option-form-missing = write it as KEY=VALUE, for example quiet_turns=30
level-unknown = there is no level “{ $level }” in { $game }; choose from: { $known }
build-no-window = this build has no window; see `holochess --help` for what it can do without one
assets-missing = the game’s assets are missing (looked in: { $looked }); put the folder `assets` of the package beside the program, or set HOLOCHESS_ASSETS to it; `holochess text holochess` plays without them
assets-other-version = the assets found belong to another version: { $found }; this program is { $version }; install program and assets from one package, or set HOLOCHESS_ASSETS to the right folder

perft-divide-one = --divide works with one position only; give it with --position LINE instead of --position -
perft-line-too-long = the line has more than { $most } bytes, more than any position has; give one position per line
perft-line-not-text = the line is not text (UTF-8); give one position per line
think-no-choice = there is no choice to make here, so there is nothing to think about
not-solved = this game has not been solved; choose from: { $known }
not-learned = no computer player can be trained for this game; choose from: { $known }
solve-four-only = only Holochess has endings with four creatures; leave this option out
solve-check-only = only the tables of Dejarik can be checked: groi, revised
solve-check-incomplete = the parts of this check cover too few positions ({ $states } of { $all }); compute them again
puzzles-none = only these games have puzzles: holochess, groi, revised
puzzles-all-solved = you have solved every puzzle; give the id of one to solve it again
puzzles-no-depth = a depth applies only to games without dice; leave this option out
puzzle-unknown = there is no puzzle “{ $id }”; choose { $game }-1 to { $game }-{ $count }, “today” or “next”
probe-over = the game is over here, so there is nothing to look up
probe-table-fault = { $why }; run `holochess-lab solve { $game } --out FILE` to create a correct one
table-fault-none = this is not a table of solved Dejarik positions
table-fault-version = this table is version { $version }, which this program cannot read
table-fault-rules = this table belongs to the other rule set, { $game }
table-fault-cut-short = the table is cut short
table-fault-damaged = the table is damaged: its checksum is wrong
table-made-again = The table of perfect play was computed again, because the one in { $file } could not be used: { $why }.
table-not-kept = The table of perfect play is ready, but could not be saved for next time: { $why }
probe-not-solved = only positions with three or four creatures are solved, and only where a player has a choice
probe-no-table = this is not a table of endings; `holochess-lab solve holochess --out FILE` writes one
probe-none-shipped = this build comes without a table; make one with `holochess-lab solve holochess --four --out FILE`
train-not-weights = this is not a file of weights; `holochess-lab train holochess --out FILE` writes one
train-weights-line = line { $line } should begin with “{ $wanted }” and have { $width } numbers; the file is damaged
train-start-anew = { $why } Start without { $option }.
train-no-state = { $file } is not the saved state of a training. Start without { $option }.
train-state-exists = { $file } already exists. If an interrupted training left it, continue with --resume; otherwise choose another name with --out.
train-part-only = only matches of Holochess can be divided among machines; leave this option out
train-over = every round of this training has been played
train-other-state = the parts were played from another training state; use --out to name the weights that belong to their state
arena-illegal = a computer player chose an illegal action ({ $why }); please report this

scene-unknown = choose from: { $known }
scene-no-game = there is no game “{ $name }”; choose from: { $known }
scene-no-menu = there is no menu “{ $name }”; choose from: { $known }
scene-no-creature = there is no creature “{ $name }”; choose from: { $known }
scene-no-sight = { $creature } has no clip, act or page “{ $name }”; choose from: { $known }
scene-not-a-number = the @ must be followed by a number of actions, not “{ $text }”
scene-clash = write a fight as combat:ATTACKER,DEFENDER,OUTCOME
scene-no-outcome = there is no outcome “{ $name }”; choose from: { $known }
scene-alone = a creature cannot fight itself: there is only one of each
scene-no-position = only a table: scene can start from a position; leave --position out
sheets-unknown = there are no sheets of “{ $name }”; choose from: { $known }

out-exists = { $file } already exists. Choose another name.
out-no-part = { $file } already exists, and is not a part written by --part. Choose another name.
out-no-picture = { $file } already exists, and is not a picture. Choose another name.
out-no-weights = { $file } already exists, and is not a file of weights for this game. Choose another name.
part-form = it must be the number of a part and the number of parts, such as 2/8
part-none = this is not a part written by --part, or not all of one; compute it again
part-other-build = this part was computed by another build ({ $found }) than this one ({ $own }); compute and join all parts with one build
part-other-command = this part comes from a different command than { $other }, which belongs to `{ $what }`
part-twice = this part, { $what }, differs from the one in { $other }; leave one of them out, or compute it again
part-missing = parts are missing: { $missing } of { $of }; compute them, and give all of them to `holochess-lab merge`
part-matches-missing = matches between { $players } are missing from the parts: { $missing }; compute again the parts that should have them
part-too-large = this part is too large for `holochess-lab merge` (size { $size }, limit { $limit }); divide the work into more parts
part-needs-out = this command writes a file; name it with --out

# The window cannot be opened, or the game stops in it.
window-no-display = there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); run `holochess text holochess` to play in the terminal, or `holochess doctor` to see what is missing
window-device-failed = the graphics device cannot draw the game: { $why }; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }on Debian and Ubuntu `sudo apt install mesa-vulkan-drivers` installs a driver that needs no GPU; { window-way-out }
window-display-failed = the display cannot be used: { $why }; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-display-lost = the connection to the display was lost{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-had-to-stop = the game had to stop: { $why }; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-graphics-lost = the graphics device was lost, and no other was found; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }{ window-way-out }
window-match-saved = the match is saved; run `holochess` to continue it;
window-stopped = the game stopped with status { $code }
window-way-out = run `holochess doctor` to see what this machine has, or `holochess text holochess` to play in the terminal
no-randomness = this system cannot provide random numbers; give a seed yourself (--seed N)
analysis-called-off = the analysis was stopped
measure-not-kept = a limit was exceeded

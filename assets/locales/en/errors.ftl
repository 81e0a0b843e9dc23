# What commands say when they do not do what they were asked to. Behind “error: ”, on one line: what, where, what to do.

error-place = { $place }
error-within = { $place }: { $why }
error-said = { $why }
error-output-full = there is no room left where the output goes
error-streams = standard input or output failed (error { $why })
error-line = standard input, line { $line }

usage = { $what }; { $help }
usage-help = `{ $command } --help` says how it is written
usage-nothing = {""}
usage-suggestion = {" "}(did you mean { $suggestion }?)
usage-no-value = { $argument } needs a value
usage-value = { $argument } cannot be “{ $value }”; there are: { $known }
usage-refused = { $argument } cannot be “{ $value }”: { $why }
usage-unknown = { $argument } is not an argument here{ $suggestion }
usage-no-command = there is no command “{ $command }”{ $suggestion }
usage-missing = { $arguments } is missing
usage-missing-command = the command is missing
usage-twice = { $argument } is there twice
usage-conflict = { $argument } does not go with { $others }
usage-not-text = an argument is not text (UTF-8)
usage-only-with = { $argument } does nothing without { $other }; add it, or leave { $argument } out

number-whole = it is a whole number from { $least } to { $most }
number-seconds = it is a number of seconds, more than 0 and at most 86400, as in 0.5
number-moment = it is a number of seconds from 0 to 3600
number-size = it is WIDTHxHEIGHT, as in 1280x720, each from 16 to 8192
number-scores = these are two scores between 0 and 1, the lower first, as in 0.55,0.6

language-unknown = there is no such language here; there are: { $known }
players-in-position = the position “{ $line }” is one for { $found }; leave --players out, a position fixes it
players-no-seat = there is no seat { $seat } where { $players } play; leave it out, or give --players another number
option-form-missing = write it as KEY=VALUE, as in quiet_turns=30
level-unknown = there is no level “{ $level }” in { $game }; there are: { $known }
build-no-window = this build has no window; `holochess --help` lists what it can do without one
assets-missing = the game’s assets are missing (looked in: { $looked }); put the folder `assets` of the package beside the program, or name it in HOLOCHESS_ASSETS; `holochess text holochess` plays without them
assets-other-version = the assets that are here belong to another version: { $found }; this is { $version }: install program and assets from one package, or name the right folder in HOLOCHESS_ASSETS

perft-divide-one = --divide shows one position; give it with --position LINE instead of --position -
perft-line-too-long = the line has more than { $most } bytes, and no position has; one position a line is wanted
perft-line-not-text = the line is not text (UTF-8); one position a line is wanted
think-no-choice = nobody has a choice here, so there is nothing to think about
not-solved = this game is not solved here; there is: { $known }
not-learned = nothing is learned for this game; there is: { $known }
solve-four-only = endings with four creatures are Holochess’s; leave it out
solve-check-only = only the tables of Dejarik are checked so: groi, revised
solve-check-incomplete = the parts of this check have looked at too few positions, { $states } of { $all }; compute them again
puzzles-none = there are puzzles of these games: holochess, groi, revised
puzzles-all-solved = every puzzle is solved; give the id of one to solve it again
puzzles-no-depth = where dice fall there is no depth; leave it out
puzzle-unknown = there is no puzzle “{ $id }”; they are { $game }-1 to { $game }-{ $count }, today and next
probe-over = the game is over here, so there is nothing to look up
probe-table-fault = { $why }; `holochess-lab solve { $game } --out FILE` writes the one that is wanted
table-fault-none = this is not a table of Dejarik
table-fault-version = this is a table of version { $version }, which this program does not read
table-fault-rules = this is the table of the other rule set, { $game }
table-fault-cut-short = the table is cut short
table-fault-damaged = the table is damaged: its checksum is wrong
table-made-again = The solved table has been made again, for that in { $file } was of no use: { $why }.
table-not-kept = The solved table is there but could not be kept for the next time: { $why }
probe-not-solved = only positions with three or four creatures in which somebody has a choice are solved
probe-no-table = this is not a table of endings; `holochess-lab solve holochess --out FILE` writes one
probe-none-shipped = this build comes without a table; make one with `holochess-lab solve holochess --four --out FILE`
train-not-weights = this is not a file of weights; `holochess-lab train holochess --out FILE` writes one
train-weights-line = line { $line } should begin with “{ $wanted }” and have { $width } numbers; the file is damaged
train-start-anew = { $why } Start without { $option }.
train-no-state = { $file } is not the state of a training. Start without { $option }.
train-state-exists = { $file } is already there. If an interrupted training has left it, go on with --resume; otherwise choose another name with --out.
train-part-only = only the matches of holochess are shared out among machines; leave it out
train-over = all rounds of this training have been played
train-other-state = the parts were played from another state than this one: name with --out the weights beside which their state lies
arena-illegal = a player chose what is not legal ({ $why }); please report this

scene-unknown = scenes are: { $known }
scene-no-game = there is no game “{ $name }”; there are: { $known }
scene-no-menu = there is no menu “{ $name }”; there are: { $known }
scene-no-creature = there is no creature “{ $name }”; there are: { $known }
scene-no-sight = { $creature } does not do “{ $name }” and has no such page; there are: { $known }
scene-not-a-number = after the @ stands a number of actions, not “{ $text }”
scene-clash = a clash is combat:ATTACKER,DEFENDER,OUTCOME
scene-no-outcome = there is no outcome “{ $name }”; there are: { $known }
scene-alone = no creature fights itself: there is only one of each
scene-no-position = only a table takes a position; leave --position out
sheets-unknown = there are no sheets of “{ $name }”; there are: { $known }

out-exists = { $file } is already there. Choose another name.
out-no-part = { $file } is already there, and is no part that --part has written. Choose another name.
out-no-weights = { $file } is already there, and is no file of weights for this game. Choose another name.
part-form = this says which part of how many, as 2/8 does
part-none = this is no part that --part has written, or not all of one; compute it again
part-other-build = computed by another build ({ $found }) than this one ({ $own }): compute and join all parts with one build
part-other-command = a part of something else than { $other }, which belongs to `{ $what }`
part-twice = another part { $what } than { $other }: leave one of them out, or compute it again
part-missing = parts are missing: { $missing } of { $of }; compute them, and give all of them to `holochess-lab merge`
part-matches-missing = matches between { $players } are missing from the parts: { $missing }; compute again the parts that should have them
part-too-large = this part is larger than `holochess-lab merge` reads: { $size } against { $limit }; divide the work into more parts
part-needs-out = this writes a file; name it with --out

# The window cannot be opened, or the game stops in it.
window-no-display = there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); `holochess text holochess` plays in the terminal, `holochess doctor` says what this machine has
window-device-failed = the graphics device cannot draw the game: { $why }; { $match ->
        [saved] { window-match-saved }{" "}
       *[none] {""}
    }on Debian and Ubuntu `sudo apt install mesa-vulkan-drivers` brings a driver that needs no GPU; { window-way-out }
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
window-match-saved = the match is saved and `holochess` offers to continue it;
window-stopped = the game stopped with status { $code }
window-way-out = `holochess doctor` says what this machine has, `holochess text holochess` plays in the terminal
no-randomness = this system gives no random numbers; give a seed yourself (--seed N)
analysis-called-off = the look back was called off
measure-not-kept = a bound is not kept

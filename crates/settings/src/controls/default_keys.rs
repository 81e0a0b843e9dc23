//! The table of commands: what each is called in the file and in the language files, where it can be used, and its default keys and
//! buttons for either hand.

use super::{
    Hand,
    input::{Button, Input, parse},
    place::{
        ALL, CONTROLS, DICE, FIGHT, JOURNEY, LESSON, LIGHT, LISTS, MAIL, MOTION, PHOTO, PLAY, PUZZLE, PUZZLES, Place,
        Places, RESULT, REVIEW, RULES, SHELF, SHOW, Subject, TABLE, WATCH,
    },
};

/// A line of the table.
pub(super) struct Line {
    pub id: &'static str,
    pub subject: Subject,
    pub places: Places,
    /// Keys for the right hand on the mouse, and for the left hand there.
    keys: [&'static str; 2],
    /// Buttons; for the left hand they are mirrored.
    buttons: &'static str,
}

/// Writes the commands, their list and their lines from one table.
macro_rules! commands {
    ($($(#[$about:meta])* $name:ident $id:literal $subject:ident $places:expr, $right:literal $left:literal $buttons:literal;)*) => {
        /// Something that can be done by pressing something.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Command {
            $($(#[$about])* $name,)*
        }

        /// All commands.
        pub const COMMANDS: [Command; LINES.len()] = [$(Command::$name,)*];

        pub(super) static LINES: [Line; [$($id,)*].len()] = [$(Line {
            id: $id,
            subject: Subject::$subject,
            places: $places,
            keys: [$right, $left],
            buttons: $buttons,
        },)*];
    };
}

commands! {
    /// Presses what is focused, the cell of the cursor.
    Confirm "confirm" Everywhere ALL, "Enter" "Enter" "South";
    /// Goes back.
    Back "back" Everywhere ALL, "Escape" "Escape" "East";
    /// Up.
    Up "up" Everywhere ALL, "ArrowUp" "ArrowUp" "PadUp LeftStickUp";
    /// Down.
    Down "down" Everywhere ALL, "ArrowDown" "ArrowDown" "PadDown LeftStickDown";
    /// To the left.
    Left "left" Everywhere ALL, "ArrowLeft" "ArrowLeft" "PadLeft LeftStickLeft";
    /// To the right.
    Right "right" Everywhere ALL, "ArrowRight" "ArrowRight" "PadRight LeftStickRight";
    /// Skips a scene or hurries it on, plays and pauses, changes a value.
    Skip "skip" Everywhere ALL, "Space" "Space" "North";
    /// Walks through the commands that are written on the screen.
    Commands "commands" Everywhere ALL, "F6" "F6" "Select";
    /// To the first.
    First "first" Everywhere ALL, "Home" "Home" "";
    /// To the last.
    Last "last" Everywhere ALL, "End" "End" "";
    /// Full screen or a window.
    FullScreen "full-screen" Everywhere ALL, "F11" "F11" "";
    /// Silence or sound.
    Mute "mute" Everywhere ALL, "M" "M" "";
    /// Opens the rulebook where it speaks of what is on the screen.
    Rulebook "rulebook" Everywhere ALL, "F1" "F1" "";
    /// The page before.
    PreviousTab "previous-tab" Screens LISTS, "Q PageUp" "PageUp ," "LeftShoulder";
    /// The next page.
    NextTab "next-tab" Screens LISTS, "E PageDown" "PageDown ." "RightShoulder";
    /// A number gets larger by one.
    More "more" Screens LISTS, "+ =" "+ =" "RightTrigger";
    /// A number gets smaller by one.
    Less "less" Screens LISTS, "-" "-" "LeftTrigger";
    /// Searches the settings, or the matches.
    Find "find" Screens Place::Menu as Places | SHELF, "/" "/" "";
    /// The next possibility, the next turning point.
    Next "next" Table TABLE, "Tab" "Backspace" "RightShoulder";
    /// Held: a way is walked step by step, and the next possibility is the one before.
    Steps "steps" Table TABLE, "Shift" "Shift" "LeftShoulder";
    /// The pause menu.
    Menu "menu" Table TABLE, "P" "P" "Start";
    /// A hint.
    Hint "hint" Table PLAY | PUZZLE | LESSON, "H" "H" "West";
    /// Takes the last action back; across dice and the opponent's actions after a question.
    Undo "undo" Table PLAY, "U" "U" "LeftStick";
    /// Marks what is in danger.
    Danger "danger" Table PLAY | PUZZLE | LESSON, "D" "J" "";
    /// Claims a draw.
    Claim "claim" Table PLAY, "N" "N" "";
    /// Resigns.
    Resign "resign" Table PLAY, "R" "Delete" "";
    /// Looks back at the log.
    Log "log" Table PLAY | WATCH | REVIEW, "L" "L" "";
    /// Shows and hides the chances to win.
    Chances "chances" Table TABLE, "B" "0" "";
    /// Takes the first creature that waits to be placed.
    PlaceFirst "place-1" Table PLAY, "1" "6" "";
    /// Takes the second.
    PlaceSecond "place-2" Table PLAY, "2" "7" "";
    /// Takes the third.
    PlaceThird "place-3" Table PLAY, "3" "8" "";
    /// Takes the fourth.
    PlaceFourth "place-4" Table PLAY, "4" "9" "";
    /// The camera goes back to its seat.
    ResetCamera "camera-reset" Camera TABLE, "C" "O" "RightStick";
    /// The table from straight above, flat, or from the seat.
    FromAbove "from-above" Camera TABLE, "G" "F7" "";
    /// The camera turns to the left.
    TurnLeft "camera-left" Camera TABLE, "Q" "," "RightStickLeft";
    /// The camera turns to the right.
    TurnRight "camera-right" Camera TABLE, "E" "." "RightStickRight";
    /// The camera rises.
    TurnUp "camera-up" Camera TABLE, "PageUp" "PageUp" "RightStickUp";
    /// The camera sinks.
    TurnDown "camera-down" Camera TABLE, "PageDown" "PageDown" "RightStickDown";
    /// The camera comes closer.
    Closer "camera-closer" Camera TABLE, "+ =" "+ =" "RightTrigger";
    /// The camera goes farther away.
    Farther "camera-farther" Camera TABLE, "-" "-" "LeftTrigger";
    /// Shows the solution of a puzzle.
    Solution "solution" Learning PUZZLE, "S" "I" "";
    /// The same puzzle again.
    Again "again" Learning PUZZLE, "A" "K" "";
    /// The next puzzle.
    NextPuzzle "next-puzzle" Learning PUZZLE, "N" "N" "";
    /// Goes on in a lesson, or from it to a match; begins the lesson of a game.
    GoOn "go-on" Learning LESSON | Place::Menu as Places, "N" "N" "";
    /// Skips a part of a lesson.
    SkipPart "skip-part" Learning LESSON, "K" "K" "";
    /// Leaves a lesson that is over.
    LeaveLesson "leave-lesson" Learning LESSON, "L" "L" "";
    /// The puzzle of today.
    OfToday "of-today" Learning PUZZLES, "D" "J" "West";
    /// Plays on from here.
    Branch "branch" Watching WATCH, "N" "N" "West";
    /// Looks from the next seat.
    OtherSeat "other-seat" Watching WATCH, "U" "U" "LeftStick";
    /// Scenes are played, or not.
    ChangeScenes "scenes" Watching WATCH, "H" "H" "";
    /// The camera is directed, or free.
    DirectCamera "direct-camera" Watching WATCH, "D" "9" "";
    /// How fast scenes are.
    Speed "speed" Watching WATCH, "S" "I" "";
    /// Shows and hides the further commands.
    MoreCommands "more-commands" Watching WATCH, "T" "8" "";
    /// Marks one end of a film.
    MarkFilm "mark-film" Watching WATCH, "F" "J" "";
    /// Makes a film of it.
    MakeFilm "make-film" Watching WATCH, "X" "K" "";
    /// Shows what every destination is worth.
    Values "values" Watching REVIEW | WATCH, "V" "Y" "";
    /// Looks back at the match.
    LookBack "look-back" Screens RESULT, "R" "J" "West";
    /// Shows how the dice can be checked.
    FairDice "fair-dice" Screens RESULT, "F" "K" "";
    /// Looks at the table.
    Look "look" Screens RESULT, "A" "L" "";
    /// Copies the seed.
    CopySeed "copy-seed" Screens DICE, "C" "K" "West";
    /// Copies the result of a match of the day.
    CopyResult "copy-result" Screens RESULT, "C" "O" "";
    /// Takes a line in that was copied elsewhere.
    PasteLine "paste-line" Screens SHELF | MAIL, "H" "H" "LeftStick";
    /// Writes the line for the other player into a file.
    SaveLine "save-line" Screens MAIL, "S" "I" "";
    /// Proposes a match by mail.
    Propose "propose" Screens MAIL, "P" "P" "West";
    /// Chooses who plays.
    ChoosePerson "choose-person" Screens JOURNEY, "P" "P" "West";
    /// Sets a board of the rulebook up again.
    SetUpAgain "set-up-again" Screens RULES, "P" "P" "West";
    /// The order of the shelf.
    Sort "sort" Screens SHELF, "S" "I" "";
    /// Which games are on it.
    Filter "filter" Screens SHELF, "G" "J" "";
    /// Everything that can be done with a match.
    ShelfMenu "shelf-menu" Screens SHELF, "P" "P" "West";
    /// Watches a match.
    WatchMatch "watch-match" Screens SHELF | MAIL, "W" "O" "";
    /// Gives a match a name.
    Rename "rename" Screens SHELF, "F2" "F2" "";
    /// Copies a match.
    CopyMatch "copy-match" Screens SHELF | MAIL, "C" "K" "";
    /// Deletes a match.
    DeleteMatch "delete-match" Screens SHELF, "Delete" "Delete" "";
    /// Brings a deleted match back.
    BringBack "bring-back" Screens SHELF, "Z" "U" "";
    /// Unbinds the keys and buttons of a command.
    Unbind "unbind" Screens CONTROLS, "Delete" "Delete" "West";
    /// One command as it was.
    ResetBinding "reset-binding" Screens CONTROLS, "R" "J" "LeftStick";
    /// All commands as they were.
    ResetBindings "reset-bindings" Screens CONTROLS, "X" "K" "";
    /// The creature turns, or stands.
    Turntable "turntable" Showcase SHOW, "R" "J" "";
    /// Looks at it as at first.
    ResetView "reset-view" Showcase SHOW | PHOTO, "C" "0" "RightStick";
    /// Plays and pauses.
    ShowPlay "show-play" Showcase MOTION | FIGHT, "P" "P" "West";
    /// How fast.
    ShowSpeed "show-speed" Showcase MOTION | FIGHT, "V" "I" "";
    /// Over and over.
    Loop "loop" Showcase MOTION, "L" "L" "";
    /// Twelve poses a second.
    Twos "twos" Showcase MOTION, "T" "Y" "";
    /// Stages the fight anew.
    Restage "restage" Showcase FIGHT, "N" "N" "";
    /// The film's camera, or one's own.
    ShowCamera "show-camera" Showcase FIGHT, "C" "O" "RightStick";
    /// Makes a film of the fight.
    ShowFilm "show-film" Showcase FIGHT, "F" "K" "";
    /// The colours of the next seat.
    ShowSeat "show-seat" Showcase LIGHT, "B" "H" "";
    /// All lamps as at first.
    ResetLight "reset-light" Showcase LIGHT, "X" "K" "West";
    /// Takes a photograph.
    TakePhoto "take-photo" Showcase PHOTO, "P" "P" "West";
    /// Hides the interface.
    HideInterface "hide-interface" Showcase PHOTO, "H" "H" "LeftStick";
    /// The camera walks forward.
    WalkForward "walk-forward" Showcase PHOTO, "@W" "@I" "LeftStickUp";
    /// The camera walks back.
    WalkBack "walk-back" Showcase PHOTO, "@S" "@K" "LeftStickDown";
    /// The camera walks to the left.
    WalkLeft "walk-left" Showcase PHOTO, "@A" "@J" "LeftStickLeft";
    /// The camera walks to the right.
    WalkRight "walk-right" Showcase PHOTO, "@D" "@L" "LeftStickRight";
    /// The camera rises.
    Rise "rise" Showcase PHOTO, "@R" "@U" "";
    /// The camera sinks.
    Sink "sink" Showcase PHOTO, "@F" "@O" "";
    /// The view turns to the left.
    ViewLeft "view-left" Showcase SHOW | PHOTO | FIGHT, "" "" "RightStickLeft";
    /// The view turns to the right.
    ViewRight "view-right" Showcase SHOW | PHOTO | FIGHT, "" "" "RightStickRight";
    /// The view rises.
    ViewUp "view-up" Showcase SHOW | PHOTO | FIGHT, "" "" "RightStickUp";
    /// The view sinks.
    ViewDown "view-down" Showcase SHOW | PHOTO | FIGHT, "" "" "RightStickDown";
    /// The view comes closer.
    ViewCloser "view-closer" Showcase SHOW | PHOTO | FIGHT, "+ =" "+ =" "RightTrigger";
    /// The view goes farther away.
    ViewFarther "view-farther" Showcase SHOW | PHOTO | FIGHT, "-" "-" "LeftTrigger";
}

impl Command {
    /// Its default keys and buttons for a hand.
    pub fn defaults(self, hand: Hand) -> Vec<Input> {
        let line = &LINES[self as usize];
        let side = |button: Button| if hand == Hand::Left { button.mirrored() } else { button };
        // A test reads every line of the table.
        let keys = parse(line.keys[usize::from(hand == Hand::Left)]).unwrap_or_default();
        let buttons = parse(line.buttons).unwrap_or_default().into_iter().map(|input| match input {
            Input::Button(button) => Input::Button(side(button)),
            key @ Input::Key(_) => key,
        });
        keys.into_iter().chain(buttons).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_table_can_be_read_and_has_a_word_of_its_own() {
        for (index, line) in LINES.iter().enumerate() {
            assert_eq!(COMMANDS[index].id(), line.id);
            assert!(LINES[..index].iter().all(|other| other.id != line.id), "{} is there twice", line.id);
            for keys in line.keys {
                let keys = parse(keys).unwrap_or_else(|word| panic!("{}: {word}", line.id));
                assert!(keys.iter().all(|input| !input.is_button()), "{}", line.id);
            }
            let buttons = parse(line.buttons).unwrap_or_else(|word| panic!("{}: {word}", line.id));
            assert!(buttons.iter().all(|input| input.is_button()), "{}", line.id);
        }
    }
}

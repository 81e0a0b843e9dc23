//! Everything around a match by one device alone, a gamepad or the keyboard: the lesson, an evening, the match of the day, a match that
//! is given up, watched, filmed, and branched off from.

use std::time::Instant;
#[cfg(unix)]
use std::{
    fs,
    path::{Path, PathBuf},
};

use bevy::prelude::{Gamepad, Name};
use holochess::{
    locale::Language,
    record::{Date, Shelf},
    rules::{Action, GameId},
    session::{Director, Match, ResignRequested},
    ui::{Launch, navigation::Screen, overlay::Overlay, screens::HowToPage},
};

use crate::{
    player::{Player, Press, quick},
    support::{HANG, is_watched, lesson, watching},
};

impl Player {
    /// Waits until something is so.
    fn until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while begun.elapsed() < HANG {
            if is_so(self) {
                return;
            }
            self.app.update();
            std::thread::yield_now();
        }
        panic!("{what}: {:?}, focus {:?}, {:?}", self.screen(), self.focused(), self.names());
    }

    /// Goes on by a button until a widget has the focus, and presses it.
    fn press_named(&mut self, by: Press, name: &str) {
        self.until(name, |player| player.names().contains(name));
        for _ in 0..60 {
            if self.focused().as_deref() == Some(name) {
                self.press(Press::Confirm);
                self.wait(6);
                return;
            }
            self.press(by);
            self.wait(1);
        }
        panic!("{name} is never focused; {:?}, focus {:?}, {:?}", self.screen(), self.focused(), self.names());
    }

    /// Walks through the commands that are written on the screen to this one, and presses it.
    fn press_command(&mut self, name: &str) {
        self.until(name, |player| player.names().contains(name));
        self.press(Press::Commands);
        self.wait(2);
        self.press_named(Press::Right, name);
    }

    /// Opens the pause and leaves to the title.
    fn leave(&mut self) {
        self.until("no scene runs", |player| !player.app.world().resource::<Director>().is_busy());
        self.press(Press::Menu);
        self.wait(6);
        assert_eq!(self.screen().1, Some(Overlay::Pause));
        self.press_named(Press::Down, "pause.leave");
        self.until("the table is left", |player| player.screen().0 != Screen::Match && player.screen().1.is_none());
        self.wait(10);
        // A player who came from the journey or the list of matches is there again.
        if matches!(self.screen().0, Screen::Journey | Screen::Matches) {
            self.press(Press::Back);
        }
        self.until("the title is there", |player| player.screen() == (Screen::Title, None));
        self.wait(10);
    }

    /// Makes the first decision that can be made.
    fn decide(&mut self) {
        self.until("the table is there", |player| player.screen().0 == Screen::Match);
        self.wait_for_choice();
        let before = self.decisions();
        let action = self.recorded().table().actions()[0];
        self.play_by_cursor(action);
        self.until("it is decided", |player| player.decisions() > before);
    }

    fn recorded(&self) -> &holochess::record::RecordedMatch {
        self.app.world().resource::<Match>()
    }

    fn course(&self) -> &holochess::lessons::Course<'_> {
        lesson(self.app.world()).course()
    }

    /// Takes the lesson up to the end of a part.
    fn learn_part(&mut self, part: usize) {
        for _ in 0..200 {
            let is_still = |player: &Self| {
                let world = player.app.world();
                !world.resource::<Director>().is_busy() && lesson(world).is_told()
            };
            self.until("the lesson waits", is_still);
            if self.course().part_number() != part {
                return;
            }
            match self.course().hint() {
                Some(action) => self.play_by_cursor(action),
                None => self.press(Press::Confirm),
            }
            self.wait(3);
        }
        panic!("part {part} never ends");
    }
}

/// A program in the place of the one that draws films: it writes down what it is asked for, and takes for ever while there is a file
/// `slow` beside it.
#[cfg(unix)]
fn film_program(folder: &Path) -> PathBuf {
    use std::os::unix::fs::PermissionsExt;

    let path = folder.join("film-program");
    let text = "#!/bin/sh\ncd \"$(dirname \"$0\")\"\necho \"$@\" >>asked\nwhile [ \"$1\" != --out ]; do shift; done\n\
                echo film >\"$2\"\n[ ! -e slow ] || exec sleep 600\n";
    fs::write(&path, text).expect("the folder is ours");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it is ours");
    path
}

/// Marks one end of a film, goes to the other, begins the film, cancels it, and makes it.
#[cfg(unix)]
fn film(player: &mut Player, folder: &Path, arrow: &str) {
    let films = folder.join("films");
    let in_films = || fs::read_dir(&films).map_or(0, Iterator::count);
    let at = |player: &Player| watching(player.app.world()).at();
    let mark = at(player);
    player.press_command("watch.mark");
    player.press_command(arrow);
    player.until("one step", |player| at(player) != mark);
    let [from, to] = [mark.min(at(player)), mark.max(at(player))];
    fs::write(folder.join("slow"), "").expect("the folder is ours");
    player.press_command("watch.film");
    player.until("the film is begun", |_| in_films() == 1);
    player.press_command("watch.film");
    player.until("the film is cancelled, and nothing of it is left", |_| in_films() == 0);
    fs::remove_file(folder.join("slow")).expect("it is there");
    player.press_command("watch.film");
    let is_whole = || {
        let files = fs::read_dir(&films).into_iter().flatten().flatten();
        files.map(|file| file.path()).filter(|file| file.is_file()).count() == 1
    };
    player.until("the film is there", |_| is_whole());
    assert_eq!(in_films(), 1);
    let asked = fs::read_to_string(folder.join("asked")).expect("films were asked for");
    assert_eq!(asked.lines().count(), 2, "{asked}");
    for line in asked.lines() {
        assert!(line.starts_with("film replay:") && line.contains(&format!("@{from} ")), "{line}");
        assert!(line.contains(&format!("--until {to} ")), "{line}");
    }
}

/// Begins the match of the day, leaves it, and goes on where it was left.
fn the_day(player: &mut Player) {
    let to_the_day = |player: &mut Player| {
        player.press_named(Press::Down, "title.play");
        player.until("the tables are there", |player| player.screen().0 == Screen::Tables);
        player.press_named(Press::Down, "tables.day");
        player.until("the table is there", |player| player.screen().0 == Screen::Match);
        player.wait_for_choice();
        assert!(Date::of_match(player.recorded()).is_some());
    };
    to_the_day(player);
    player.decide();
    let made = player.decisions();
    player.leave();
    to_the_day(player);
    assert!(player.decisions() >= made, "it goes on after {made} decisions");
}

fn around(has_pad: bool) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let shelf = Shelf::at(folder.path().join("saves"));
    let mut launch = quick(GameId::Holochess);
    // One device in each language.
    launch.settings.language = (!has_pad).then_some(Language::French);
    let launch = Launch {
        saves: Some(shelf.clone()),
        learned_file: Some(folder.path().join("learned.toml")),
        photos: Some(folder.path().join("films")),
        #[cfg(unix)]
        film_program: Some(film_program(folder.path())),
        ..launch
    };
    let mut player = Player::new(launch, has_pad, |_| {});
    player.wait(10);

    // A part of the lesson is done and one is skipped; it is taken up behind both.
    player.press_named(Press::Down, "title.learn");
    player.until("the lesson begins", |player| {
        player.app.world().get_resource::<Match>().is_some_and(|game| game.lesson().is_some())
    });
    player.learn_part(0);
    player.press_command("lesson.skip");
    player.until("the part is skipped", |player| player.course().part_number() == 2);
    player.leave();
    player.press_named(Press::Down, "title.learn");
    player.until("the lesson goes on", |player| {
        player.app.world().get_resource::<Match>().is_some_and(|game| game.lesson().is_some())
    });
    assert_eq!(player.course().part_number(), 2);
    player.leave();

    // The first evening is begun, left, and continued from the title.
    player.press_named(Press::Down, "title.journey");
    player.until("the evenings are there", |player| player.screen().0 == Screen::Journey);
    player.press_named(Press::Down, "journey.start");
    player.decide();
    let evening = player.recorded().seed_hash();
    player.leave();
    player.press_named(Press::Down, "title.continue");
    player.until("the table is there", |player| player.screen().0 == Screen::Match);
    player.wait_for_choice();
    assert_eq!(player.recorded().seed_hash(), evening);
    player.leave();

    // A match is given up, and watched from the list of matches.
    player.press_named(Press::Down, "title.play");
    player.until("the tables are there", |player| player.screen().0 == Screen::Tables);
    player.press(Press::Confirm);
    player.until("the set-up is there", |player| player.screen().0 == Screen::Setup);
    player.wait(10);
    player.choose_seed(8);
    player.press(Press::Confirm);
    for _ in 0..4 {
        player.decide();
    }
    let played = player.recorded().seed_hash();
    player.wait_for_choice();
    player.press(Press::Menu);
    player.wait(6);
    player.press_named(Press::Down, "pause.resign");
    player.until("the question is there", |player| player.names().contains("question.resign"));
    player.press_named(Press::Right, "question.resign");
    player.until("the result is there", |player| player.screen().0 == Screen::Result);
    player.wait(30);
    player.press(Press::Back);
    player.until("the title is there", |player| player.screen() == (Screen::Title, None));
    player.press_named(Press::Down, "title.matches");
    player.until("the matches are there", |player| player.screen().0 == Screen::Matches);
    player.until("they are listed", |player| player.names().iter().any(|name| name.starts_with("matches.row.")));
    player.press(Press::Confirm);
    player.until("it is watched", |player| is_watched(player.app.world()));
    player.wait(30);
    assert_eq!(player.recorded().seed_hash(), played);
    let at = |player: &Player| watching(player.app.world()).at();
    // It plays from its beginning; one step from where it is paused is one decision.
    if watching(player.app.world()).is_playing() {
        player.press_command("watch.play");
    }
    player.until("it stands", |player| {
        let world = player.app.world();
        !watching(world).is_playing() && !world.resource::<Director>().is_busy()
    });
    let before = at(&player);
    let (arrow, wanted) = if before > 0 { ("watch.back", before - 1) } else { ("watch.on", 1) };
    player.press_command(arrow);
    player.until("one step", |player| at(player) == wanted);
    player.press_command("watch.more");
    #[cfg(unix)]
    {
        film(&mut player, folder.path(), if wanted == 0 { "watch.on" } else { "watch.back" });
        player.press_command(if wanted == 0 { "watch.back" } else { "watch.on" });
        player.until("where it was", |player| at(player) == wanted);
    }
    player.press_command("watch.seat");
    player.press_command("watch.branch");
    player.until("the question is there", |player| player.screen().1 == Some(Overlay::Branch));
    player.wait(6);
    player.press(Press::Confirm);
    player.until("it is played on", |player| !is_watched(player.app.world()));
    assert_eq!(player.recorded().branch().map(|branch| branch.after), Some(wanted));
    player.decide();
    assert_eq!(shelf.files().expect("the folder can be read").len(), 3, "the evening, the match and its branch");
    player.leave();

    the_day(&mut player);
}

#[test]
fn everything_around_a_match_is_done_by_a_gamepad_alone() {
    around(true);
}

#[test]
fn everything_around_a_match_is_done_by_the_keyboard_alone() {
    around(false);
}

#[test]
fn the_page_from_which_the_rulebook_was_opened_is_there_again() {
    let mut player = Player::at("how-to", false);
    player.tap_widget("how-to.demeter");
    player.tap_widget("how-to.rules");
    assert_eq!(player.screen().1, Some(Overlay::Rules));
    player.press(Press::Back);
    player.wait(6);
    assert_eq!(player.screen().1, Some(Overlay::HowTo));
    assert_eq!(*player.app.world().resource::<HowToPage>(), HowToPage(Some(Some(GameId::Demeter))));
}

#[test]
fn a_scene_skipped_once_too_often_neither_chooses_a_cell_nor_begins_another_match() {
    for has_pad in [false, true] {
        let mut player = Player::at_a_table();
        if has_pad {
            player.pad = Some(player.app.world_mut().spawn((Gamepad::default(), Name::new("Sony DualSense"))).id());
        }
        let piece = {
            let table = player.recorded().table();
            let Action::Move { from, .. } = table.actions()[0] else { panic!("a match begins with a walk") };
            from
        };
        player.cursor_to(piece);
        player.press(Press::Skip);
        player.wait(4);
        assert_eq!(player.hand().held, None, "skipping takes no piece");
        player.press(Press::Confirm);
        player.wait(4);
        assert_eq!(player.hand().held, Some(piece), "confirming does");

        player.app.world_mut().write_message(ResignRequested);
        player.until("the result is there", |player| player.focused().as_deref() == Some("result.rematch"));
        // Long enough for the keys to be heard there.
        player.wait(200);
        let result = player.screen();
        player.press(Press::Skip);
        player.wait(20);
        assert_eq!(player.screen(), result, "by a gamepad: {has_pad}");
        assert!(player.recorded().is_over());
        player.press(Press::Confirm);
        player.wait(20);
        assert!(!player.recorded().is_over(), "confirming begins another");
    }
}

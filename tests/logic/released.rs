//! What released versions have written is opened by this one: every record verifies, replays and goes on, every match by mail is played
//! to its end, every setting is there. `tests/released/README.md` says how a release adds its own.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

use holochess::{
    locale::{Language, Locale},
    record::{
        Date, Import, MailBox, MailMatch, MailSecret, MatchSetup, RecordedMatch, SeatInfo, Shelf, Who, to_text_line,
    },
    rules::{Action, GameId, Seat, ToAct, dice::Seed},
    settings::{KeptFile as _, Learned, Settings, SolvedPuzzles, StoredRating, StoredRatings, Subject},
    storage::Home,
};

use crate::{
    mail::accept,
    watched::watch::{Lots, options, tables},
};

/// The release for which [`write_what_this_version_writes`] writes.
const RELEASE: &str = "HOLOCHESS_RELEASE";

fn released() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/released")
}

/// Names as people have them. (Some of the days of 1.0.0 have names that later versions refuse when they are typed: two scripts, loose marks.)
const NAMES: [&str; 6] = ["", "Zoë", "a \"b\" \\", "O’Neill-2", "李小龍", "Player 1"];

/// Plays by lot, with steps back now and then.
fn play(recorded: &mut RecordedMatch, lots: &mut Lots, most: usize) {
    for _ in 0..most {
        let ToAct::Choose(seat) = recorded.table().to_act() else { break };
        let stepped = match lots.below(12) {
            0 => recorded.undo().is_ok(),
            1 => recorded.take_back().is_ok(),
            _ => false,
        };
        if !stepped {
            let actions = recorded.table().actions();
            recorded.decide(seat, actions[lots.below(actions.len())]).expect("a legal action");
        }
    }
}

/// A match of a game by lot: its players, names and options follow from the number.
fn set_up(game: GameId, number: usize, lots: &mut Lots) -> MatchSetup {
    let seats = tables(game);
    let players = seats[number % seats.len()];
    let who = |seat: usize| if (seat + number).is_multiple_of(3) { "greedy" } else { "human" };
    let seat = |seat: usize| SeatInfo {
        who: Who::from_word(who(seat)).expect("a word for a player"),
        name: NAMES[(number + seat) % NAMES.len()].to_owned(),
    };
    MatchSetup {
        game,
        options: options(game, players, (number * 2 + 1) as u64 + lots.below(1 << 16) as u64 * 2),
        seats: (0..players).map(seat).collect(),
        seed: Seed::from_number(number as u64),
        position: None,
    }
}

/// Records of every game: begun, long, over, resigned, from a position, as a branch, in a row.
fn write_records(shelf: &Shelf) -> Vec<String> {
    let mut lines = Vec::new();
    for (at, game) in GameId::ALL.into_iter().enumerate() {
        for number in 0..8 {
            let mut lots = Lots::new((at * 100 + number) as u64);
            let mut setup = set_up(game, number, &mut lots);
            match number {
                0 => setup.options = game.options(),
                1 if game.options().specs().iter().any(|spec| spec.key == "match") => {
                    setup.options = game.options();
                    setup.options.set("match", "points:3").expect("it is a row");
                }
                _ => {}
            }
            let mut recorded = RecordedMatch::begin(setup.clone()).expect("such a match can begin").0;
            play(&mut recorded, &mut lots, [12, 40, 0, 9, 25, 7, 400, 30][number]);
            if number == 3 {
                let _ = recorded.decide(Seat::FIRST, Action::Resign);
            }
            if (4..6).contains(&number)
                && let Some((branch, of)) =
                    recorded.branch_off(recorded.decisions().len(), setup.seats, Seed::from_number(77))
            {
                recorded = if number == 4 {
                    RecordedMatch::begin_branch(branch, of).expect("a branch can begin").0
                } else {
                    RecordedMatch::begin(branch).expect("it is a position").0
                };
                play(&mut recorded, &mut lots, 5);
            }
            let file = shelf.folder().join(format!("{}-{number}.jsonl", game.id()));
            recorded.autosave_to(file.clone()).expect("the folder is ours");
            if number == 2 {
                shelf.set_title(&file, &format!("The {number}nd, “{}”", game.id())).expect("the folder is ours");
            }
            if number < 4 {
                lines.push(to_text_line(&recorded.text()));
            }
        }
    }
    // The match of a day, over and not, and one that was deleted.
    for (day, most) in [(20_400, 4), (20_401, 30)] {
        let date = Date::of_days(day);
        let mut recorded = RecordedMatch::begin(date.setup_for("Zoë")).expect("every day has a match").0;
        play(&mut recorded, &mut Lots::new(day), most);
        if most > 10 {
            let _ = recorded.decide(Seat::FIRST, Action::Resign);
            let line = date.result(&recorded).expect("it is over");
            lines.push(date.share(&recorded, &line, &Locale::new(Language::French)));
        }
        recorded.autosave_to(shelf.folder().join(date.file_name())).expect("the folder is ours");
    }
    let file = shelf.folder().join("groi-6.jsonl");
    shelf.delete(&file).expect("it is there");
    lines
}

/// Matches by mail of two players: proposed, accepted, dealt, played some way, over.
fn write_mail(homes: [&Home; 2]) {
    let boxes = homes.map(|home| MailBox::at(home.mail()));
    let games = [GameId::Groi, GameId::Holochess, GameId::Demeter, GameId::Holochess, GameId::Chinese, GameId::Revised];
    for (number, game) in games.into_iter().enumerate() {
        let secret = |who: usize| MailSecret::from_hex(&format!("{:064x}", number * 2 + who + 1)).expect("64 digits");
        let given: Vec<(String, String)> =
            if number == 3 { vec![("quiet_turns".to_owned(), "12".to_owned())] } else { Vec::new() };
        let mut ada = MailMatch::invite(game, &given, ["Ada", ""][number % 2], secret(0)).expect("it can be proposed");
        boxes[0].save(&mut ada).expect("the folder is ours");
        if number == 0 {
            continue;
        }
        let line = ada.to_send().expect("an invitation").line();
        let mut bo = MailMatch::accept(&line, "Bo", secret(1)).expect("it can be accepted");
        boxes[1].save(&mut bo).expect("the folder is ours");
        if number == 1 {
            continue;
        }
        let mut both = [ada, bo];
        exchange(&mut both, &mut Lots::new(number as u64), [0, 0, 3, 14, 9, 1000][number]);
        for (by_mail, mailbox) in both.iter_mut().zip(&boxes) {
            mailbox.save(by_mail).expect("the folder is ours");
        }
    }
}

/// Sends lines to and fro and decides by lot, so often at most; whether the match is over.
fn exchange(both: &mut [MailMatch; 2], lots: &mut Lots, most: usize) -> bool {
    for _ in 0..most {
        deliver(both);
        if both.iter().all(|by_mail| by_mail.recorded().is_some_and(RecordedMatch::is_over)) {
            return true;
        }
        for by_mail in both.iter_mut().filter(|by_mail| by_mail.is_own_turn()) {
            let table = by_mail.recorded().expect("it is dealt").table();
            let actions = table.actions();
            let action = table.action_text(actions[lots.below(actions.len())]);
            by_mail.decide(&action).unwrap_or_else(|why| panic!("{action}: {why}"));
        }
    }
    false
}

/// Sends to and fro what there is to send, a few times: dice are thrown by that. What was read before does no harm.
fn deliver(both: &mut [MailMatch; 2]) {
    let [one, other] = both;
    for _ in 0..4 {
        if let Some(message) = one.to_send() {
            let _ = other.receive(&message.line());
        }
        if let Some(message) = other.to_send() {
            let _ = one.receive(&message.line());
        }
    }
}

/// Writes the folder of a release (`tests/released/README.md`), and does nothing where none is named.
#[test]
fn write_what_this_version_writes() {
    let Ok(release) = env::var(RELEASE) else { return };
    let folder = released().join(&release);
    assert!(!folder.exists(), "{} is there: what a release has written is never written again", folder.display());
    let homes = ["ada", "bo"].map(|name| Home::at(&folder.join(name)));
    for home in &homes {
        fs::create_dir_all(home.saves()).expect("the folder is ours");
    }
    let lines = write_records(&Shelf::at(homes[0].saves()));
    fs::write(folder.join("lines.txt"), lines.join("\n") + "\n").expect("the folder is ours");
    write_mail([&homes[0], &homes[1]]);
    let mut settings = Settings::default();
    settings.language = Some(Language::French);
    settings.window.width = 1600;
    settings.sound.master = 0.35;
    settings.graphics.interface_scale = 1.5;
    settings.help.board_in_words = true;
    settings.game.names[0] = "Zoë".into();
    settings.game.names[1] = "Łukasz".into();
    settings.save(&homes[0].settings_file()).expect("the folder is ours");
    let learned = |learned: &mut Learned| {
        learned.raise(Subject::Lessons, "holochess-walk", 1);
        learned.raise(Subject::Journey, "first", 2);
        learned.note_first(Subject::Medals, "whole Zoë", 20_261_125);
    };
    Learned::update(&homes[0].learned_file(), learned).expect("the folder is ours");
    SolvedPuzzles::update(&homes[0].puzzles_file(), |solved| solved.set("groi-15", 2)).expect("the folder is ours");
    let standing = StoredRating { rating: 412.5, deviation: 81.25, matches: 9 };
    StoredRatings::update(&homes[0].strength_file(), |ratings| ratings.set("Zoë", "groi", standing))
        .expect("the folder is ours");
}

/// The folders of all releases, copied to where they may be changed.
fn releases() -> (tempfile::TempDir, Vec<PathBuf>) {
    let place = tempfile::tempdir().expect("tests may write temporary files");
    let folders: Vec<PathBuf> = fs::read_dir(released())
        .expect("it is there")
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    assert!(!folders.is_empty(), "1.0.0 has been released");
    let copied = folders.iter().map(|folder| {
        let to = place.path().join(folder.file_name().expect("it has a name"));
        crate::every_write::copy(folder, &to);
        to
    });
    let copied = copied.collect();
    (place, copied)
}

#[test]
fn every_record_of_every_release_verifies_replays_and_goes_on() {
    let (_place, releases) = releases();
    for release in releases {
        let home = Home::at(&release.join("ada"));
        let shelf = Shelf::at(home.saves());
        let mut games = BTreeSet::new();
        let files = shelf.saved().expect("the folder is ours");
        for file in &files {
            let verified = RecordedMatch::verify(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            games.insert(verified.setup().game.id());
            // Every moment of it can be looked at.
            for count in 0..=verified.decisions().len() {
                verified.table_at(count).position_text();
            }
            let (mut recorded, report) =
                RecordedMatch::load(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            assert!(report.notes.is_empty(), "{}: {:?}", file.display(), report.notes);
            assert_eq!(recorded.text(), verified.text());
            recorded.autosave_to(file.clone()).expect("the folder is ours");
            play(&mut recorded, &mut Lots::new(1), 30);
            let again = RecordedMatch::verify(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            assert_eq!(again.text(), recorded.text(), "{} goes on", file.display());
        }
        assert_eq!(games.len(), GameId::ALL.len(), "{games:?}");
        let mut titles = 0;
        let tell = |entry: holochess::record::ShelfEntry| {
            titles += usize::from(entry.title.is_some());
            true
        };
        shelf.look_through(tell).expect("the folder is ours");
        assert!(titles >= 1, "titles are read");
        let deleted = shelf.deleted();
        assert!(!deleted.is_empty(), "what was deleted is found");
        let back = shelf.bring_back(&deleted[0]).expect("it can be brought back");
        RecordedMatch::verify(&back).unwrap_or_else(|why| panic!("{}: {why}", back.display()));
    }
}

#[test]
fn every_line_of_every_release_is_taken_in() {
    let (place, releases) = releases();
    for release in releases {
        let shelf = Shelf::at(place.path().join("new"));
        let text = fs::read_to_string(release.join("lines.txt")).expect("it is there");
        let (mut matches, mut days) = (0, 0);
        for line in text.lines() {
            if line.contains("holochess-day:") {
                let (date, recorded) = Date::replay(line).unwrap_or_else(|why| panic!("{line}: {why}"));
                assert!(date.words_hold(&recorded, line), "{line}");
                days += 1;
            } else {
                let taken = shelf.import_text(line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
                assert!(matches!(taken, Import::New(_)), "{line}: {taken:?}");
                matches += 1;
            }
        }
        assert!(matches >= 5 && days >= 1, "{matches} matches, {days} days");
    }
}

#[test]
fn every_match_by_mail_of_every_release_is_played_to_its_end() {
    let (_place, releases) = releases();
    for release in releases {
        let boxes = ["ada", "bo"].map(|name| MailBox::at(Home::at(&release.join(name)).mail()));
        let (mut ends, mut alone) = (0, 0);
        for file in boxes[0].files().expect("the folder is ours") {
            let open = |path: &Path| MailBox::open(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let name = file.file_name().expect("it has a name");
            let mut ada = open(&file);
            let there = boxes[1].folder().join(name);
            if !there.exists() {
                // It was proposed and not answered: Bo answers now.
                alone += 1;
                let line = ada.to_send().expect("an invitation").line();
                accept(&boxes[1], &line, "Bo");
            }
            let mut bo = open(&there);
            // Written back as it was, and as this version goes on with it.
            boxes[0].save(&mut ada).expect("the folder is ours");
            boxes[1].save(&mut bo).expect("the folder is ours");
            let mut both = [ada, bo];
            if !exchange(&mut both, &mut Lots::new(5), 40) {
                // Matches by lot are long; one gives up.
                deliver(&mut both);
                let own = both.iter_mut().find(|by_mail| by_mail.is_own_turn()).expect("a player is to decide");
                own.decide("resign").unwrap_or_else(|why| panic!("{}: {why}", file.display()));
                assert!(exchange(&mut both, &mut Lots::new(6), 4), "{} does not end", file.display());
            }
            let texts = both.each_ref().map(|by_mail| by_mail.recorded().expect("it is dealt").text());
            let [one, other] = texts.map(|text| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>());
            assert_eq!(one, other, "{}: both have the same match", file.display());
            ends += 1;
        }
        assert!(ends >= 5 && alone >= 1, "{ends} matches, {alone} not answered");
    }
}

#[test]
fn every_setting_of_every_release_is_there() {
    let (_place, releases) = releases();
    for release in releases {
        let home = Home::at(&release.join("ada"));
        let (settings, notes) = Settings::load(&home.settings_file());
        assert!(notes.is_empty(), "{notes:?}");
        assert_eq!(settings.language, Some(Language::French));
        assert_eq!(
            (settings.window.width, settings.sound.master, settings.graphics.interface_scale),
            (1600, 0.35, 1.5)
        );
        assert!(settings.help.board_in_words);
        assert_eq!(settings.game.names[..2], ["Zoë", "Łukasz"]);
        let (learned, flaws) = Learned::load(&home.learned_file());
        assert_eq!(learned.get(Subject::Journey, "first"), 2, "{flaws:?}");
        assert_eq!(learned.get(Subject::Medals, "whole Zoë"), 20_261_125);
        assert_eq!(SolvedPuzzles::load(&home.puzzles_file()).0.tries("groi-15"), Some(2));
        let (ratings, flaws) = StoredRatings::load(&home.strength_file());
        assert_eq!(ratings.rating_of("Zoë", "groi").map(|standing| standing.matches), Some(9), "{flaws:?}");
        // Files go on being written.
        let mut changed = settings.clone();
        changed.sound.master = 0.5;
        changed.save(&home.settings_file()).expect("the folder is ours");
        assert_eq!(Settings::peek(&home.settings_file()).game.names[0], "Zoë");
    }
}

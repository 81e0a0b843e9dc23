//! Draws screens without a window and checks the places of their texts: within the screen, none over another.

use bevy_egui::egui::{Context, Id, Pos2, RawInput, Rect, Shape, Ui, UiBuilder, vec2};

use super::{
    Journey, JourneyPage, Rulebook, credits, fair_dice, game_choice, how_to, journey, key_bindings, live_table, mail,
    pause,
    puzzles::{self, PuzzleShelf},
    rulebook,
    settings::{self, Page as SettingsPage, SettingsView},
    setup::{Draft, SetupData, SetupPage, Sitter, draw_page},
    title, welcome,
};
use crate::ui::{
    controls::{Controls, Device},
    games,
    localised_text::LocalisedText,
    portraits::Portraits,
    puzzle_progress::{PuzzleProgress, Today},
    theme::{
        self,
        dialog::{Question, ask},
        frame_commands,
        odds_bar::{HEIGHT, LEFT_TO_RIGHT, OddsBar},
        palette,
        prelude::Brush,
        surface,
        typeface::Lettering,
    },
};
use holochess_lessons::Page;
use holochess_link::{MOST_NEARBY, Nearby, NearbyTable};
use holochess_locale::Language;
use holochess_players::strength::Strength;
use holochess_record::career::{Attacks, OfCreature, Profile, Profiles, ResultCounts, Statistics};
use holochess_record::live::{LiveCard, LiveCardSeat, LiveKey, LiveLine, LiveToken};
use holochess_record::{MailArrival, MailBox, MailMatch, MailSecret, MatchSetup, RecordedMatch, SeatInfo, Who};
use holochess_rules::{Action, GameId, Seat, dice::Seed};
use holochess_session::{LiveState, PersonRating, Progress};
use holochess_settings::Settings;
use holochess_view::pieces::Armies;

/// The sizes checked, in points: 1280×720 (also that of a 960×540 window), the smallest possible, and the page on a
/// phone that is held upright.
const SIZES: [[f32; 2]; 3] =
    [[1280.0, 720.0], theme::SMALLEST, [theme::SMALLEST[0], theme::SMALLEST[0] * 844.0 / 390.0]];

/// Windows of seven shapes, from 4:3 to 32:9, and pages on phones, upright and on their side, in pixels.
const WINDOWS: [[f32; 2]; 11] = [
    [360.0, 640.0],
    [390.0, 664.0],
    [664.0, 320.0],
    [844.0, 340.0],
    [800.0, 600.0],
    [1080.0, 720.0],
    [1280.0, 800.0],
    [1280.0, 720.0],
    [1440.0, 720.0],
    [1680.0, 720.0],
    [2560.0, 720.0],
];

/// The screens, in points, of a layout that fits down to `smallest`: every shape of window with every size of the
/// interface.
fn screens(smallest: [f32; 2]) -> Vec<[f32; 2]> {
    let mut sizes: Vec<[f32; 2]> = Vec::new();
    for [width, height] in WINDOWS {
        for wanted in settings::SCALES {
            let zoom = theme::zoom_within(width, height, wanted, smallest);
            let size = [width / zoom, height / zoom];
            if !sizes.iter().any(|known| (0..2).all(|side| (known[side] - size[side]).abs() < 0.5)) {
                sizes.push(size);
            }
        }
    }
    sizes
}

/// The texts that `draw` writes on a screen of this size in these letters, with their rectangles. Widgets of one name
/// would be pressed together.
pub(super) fn texts_in(lettering: Lettering, size: [f32; 2], mut draw: impl FnMut(&mut Ui)) -> Vec<(String, Rect)> {
    let context = Context::default();
    theme::apply_style(&context);
    // The caps of the language with longer words.
    let localised = LocalisedText::new(Language::French);
    frame_commands::hear(&context, Controls::shown_on(Device::Keyboard, &localised).for_widgets());
    theme::letter(&context, lettering);
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(size[0], size[1]));
    let mut shapes = Vec::new();
    // Fonts are loaded from the second pass on, the common font size is known from the third.
    for _ in 0..4 {
        let input = RawInput { screen_rect: Some(screen), focused: true, ..RawInput::default() };
        context.begin_pass(input);
        let mut ui = Ui::new(context.clone(), Id::new("screen"), UiBuilder::new().max_rect(screen));
        draw(&mut ui);
        let widgets = surface::finish(&context).widgets;
        for (place, (name, _)) in widgets.iter().enumerate() {
            assert!(widgets[..place].iter().all(|(other, _)| other != name), "two widgets are called {name}");
        }
        shapes = context.end_pass().shapes;
    }
    let text = |shape: Shape| match shape {
        Shape::Text(text) if !text.galley.text().trim().is_empty() => {
            let rect = text.galley.rect.translate(text.pos.to_vec2());
            Some((text.galley.text().to_owned(), rect))
        }
        _ => None,
    };
    shapes.into_iter().filter_map(|clipped| text(clipped.shape)).collect()
}

/// All texts lie on the screen, and no two overlap.
pub(super) fn check(what: &str, size: [f32; 2], texts: &[(String, Rect)]) {
    check_some(what, size, texts, 6);
}

/// The same for at least so many texts.
fn check_some(what: &str, size: [f32; 2], texts: &[(String, Rect)], least: usize) {
    assert!(texts.len() >= least, "{what} at {size:?}: something is written: {texts:?}");
    for (place, (text, rect)) in texts.iter().enumerate() {
        assert!(
            rect.left() >= 0.0 && rect.right() <= size[0] && rect.top() >= 0.0 && rect.bottom() <= size[1],
            "{what} at {size:?}: {text:?} leaves the screen: {rect:?}"
        );
        for (other, over) in &texts[place + 1..] {
            let shared = rect.shrink(1.5).intersect(over.shrink(1.5));
            assert!(
                !shared.is_positive(),
                "{what} at {size:?}: {text:?} and {other:?} lie over each other: {shared:?}"
            );
        }
    }
}

#[test]
fn no_words_of_the_settings_lie_over_others_at_any_size() {
    for (language, lettering, size) in everywhere(theme::SMALLEST_PAGE) {
        let localised = LocalisedText::new(language);
        let around = settings::Surroundings {
            localised: &localised,
            screen: Some([3840, 2160]),
            screens: vec!["DP-1".to_owned(), String::new()],
        };
        let views = SettingsPage::ALL.into_iter().map(|page| SettingsView { page, search: String::new() });
        let searches =
            ["s", "volume", "xyz"].map(|typed| SettingsView { search: typed.to_owned(), ..SettingsView::default() });
        for mut view in views.chain(searches) {
            let what = format!("settings {view:?} in {language:?} {lettering:?}");
            let found = texts_in(lettering, size, |ui| {
                settings::draw_screen(ui, &around, &mut view, &mut Settings::default());
            });
            check(&what, size, &found);
        }
    }
}

#[test]
fn no_words_of_the_first_page_lie_over_others_at_any_size() {
    for (language, lettering, size) in everywhere(theme::SMALLEST_PAGE) {
        let localised = LocalisedText::new(language);
        let around = settings::Surroundings {
            localised: &localised,
            screen: None,
            screens: vec!["DP-1".to_owned(), String::new()],
        };
        let found = texts_in(lettering, size, |ui| {
            welcome::draw_page(ui, &around, &mut Settings::default());
        });
        check(&format!("the first page in {language:?} {lettering:?}"), size, &found);
    }
}

#[test]
fn no_words_of_the_menus_lie_over_others_at_any_size() {
    for (language, lettering, size) in everywhere(theme::SMALLEST_PAGE) {
        let localised = LocalisedText::new(language);
        let waiting =
            title::ResumableMatch::between(&["Maximilienne-Josèphe", "Wolfgang Amadeus Mo."], GameId::Chinese);
        for waiting in [None, Some(&waiting)] {
            let entries = title::entries(&localised, waiting, GameId::Chinese);
            let found = texts_in(lettering, size, |ui| {
                title::draw_page(ui, &localised, &entries, "title.play");
            });
            check(&format!("title in {language:?} {lettering:?}"), size, &found);
        }
        let notes = [(true, "ui-pause-leave-note-unsaved"), (false, "ui-pause-leave-note-lesson")];
        let notes = notes.map(|(can_resign, note)| (can_resign, localised.text(note)));
        for (can_resign, kept) in notes.into_iter().chain([(false, String::new())]) {
            // In a game without chance there is nothing to check.
            let fair = can_resign.then(|| localised.text("ui-fair-heading"));
            let has_chance = fair.is_some();
            let entries = pause::entries(&localised, can_resign, kept, fair, "ui-leave-for-journey", true);
            let rows: Vec<(&str, bool)> = entries.iter().map(|entry| (entry.name, entry.enabled)).collect();
            let expected = [
                ("pause.resume", true),
                ("pause.settings", true),
                ("pause.how-to", true),
                ("pause.rules", true),
                ("pause.fair", has_chance),
                ("pause.resign", can_resign),
                ("pause.leave", true),
                ("pause.quit", true),
            ];
            assert_eq!(rows, expected, "the same rows at the same places at every table");
            let in_page = pause::entries(&localised, can_resign, String::new(), None, "ui-leave-for-journey", false);
            assert!(in_page.iter().all(|entry| entry.name != "pause.quit"), "a page is left by closing its tab");
            let found = texts_in(lettering, size, |ui| {
                pause::draw_page(ui, &localised, &entries);
            });
            // What nobody reads at the table stands behind "Fair dice".
            let seed =
                found.iter().find(|(text, _)| text.len() > 16 && text.chars().all(|sign| sign.is_ascii_hexdigit()));
            assert!(seed.is_none(), "{seed:?}");
            check(&format!("pause in {language:?} {lettering:?}"), size, &found);
        }
    }
}

#[test]
fn no_words_of_text_pages_and_questions_lie_over_others_at_any_size() {
    let who = || SeatInfo { who: Who::Human, name: String::new() };
    let setup = MatchSetup {
        game: GameId::Holochess,
        options: GameId::Holochess.options(),
        seats: vec![who(), who()],
        seed: Seed::from_number(7),
        position: None,
    };
    let (mut recorded, _) = RecordedMatch::begin(setup).expect("the set-up is legal");
    recorded.decide(Seat::FIRST, Action::Resign).expect("anyone may resign");
    // An invitation to other rules than the usual ones, from the longest name.
    let options = [("deal", "even"), ("quiet_turns", "0"), ("quiet_end", "draw")];
    let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let secret = MailSecret::from_hex(&"a".repeat(64)).expect("it has 64 digits");
    let invited = MailMatch::invite(GameId::Holochess, &options, &"M".repeat(SeatInfo::LONGEST_NAME), secret);
    let line = invited.expect("it can be proposed").to_send().expect("its invitation").line();
    let arrival = MailBox::at("nowhere").take(&line).expect("it is sound");
    let MailArrival::Invitation(invitation) = arrival else { panic!("an invitation is asked about: {arrival:?}") };
    for (language, lettering, size) in everywhere(theme::SMALLEST_PAGE) {
        let localised = LocalisedText::new(language);
        let found = texts_in(lettering, size, |ui| {
            credits::draw_page(ui, &localised);
        });
        check(&format!("credits in {language:?} {lettering:?}"), size, &found);
        let found = texts_in(lettering, size, |ui| {
            let checked = fair_dice::check(&localised, &recorded);
            fair_dice::draw_page(ui, &localised, Some(&recorded), checked.as_deref());
        });
        check(&format!("fair dice in {language:?} {lettering:?}"), size, &found);
        let found = texts_in(lettering, size, |ui| {
            ask(ui, ui.max_rect(), &mail::invitation::question(&invitation, &localised));
        });
        check_some(&format!("invitation in {language:?} {lettering:?}"), size, &found, 4);
        for id in ["resign", "take-back", "leave", "quit"] {
            let text = |part: &str| localised.text(&format!("ui-ask-{id}{part}"));
            let about = ["-text", "-text-unsaved"].map(text).into_iter().find(|text| !text.starts_with("ui-"));
            let question = Question {
                title: text(""),
                text: about.unwrap_or_else(|| localised.text("ui-welcome-text")),
                answers: [("question.no", text("-no")), ("question.yes", text("-yes"))],
            };
            let found = texts_in(lettering, size, |ui| {
                ask(ui, ui.max_rect(), &question);
            });
            check_some(&format!("question {id} in {language:?} {lettering:?}"), size, &found, 4);
        }
    }
}

/// Both languages in both letterings.
fn ways() -> impl Iterator<Item = (Language, Lettering)> {
    let letterings = [Lettering::Condensed, Lettering::Legible];
    Language::ALL.into_iter().flat_map(move |language| letterings.map(|lettering| (language, lettering)))
}

/// Both languages in both letterings on the usual screen and the smallest one.
fn usual() -> impl Iterator<Item = (Language, Lettering, [f32; 2])> {
    ways().flat_map(|(language, lettering)| SIZES.map(|size| (language, lettering, size)))
}

/// Both languages in both letterings on all screens of a layout.
fn everywhere(smallest: [f32; 2]) -> impl Iterator<Item = (Language, Lettering, [f32; 2])> {
    let sizes = screens(smallest);
    ways().flat_map(move |(language, lettering)| sizes.clone().into_iter().map(move |size| (language, lettering, size)))
}

#[test]
fn no_words_of_the_tables_lie_over_others() {
    for (language, lettering, size) in usual() {
        let (localised, portraits) = (LocalisedText::new(language), Portraits::default());
        let found = texts_in(lettering, size, |ui| {
            game_choice::draw_games(ui, &localised, &portraits, "");
        });
        check("tables", size, &found);
        // The last texts are those of a game's length; they must not touch the row with the way back.
        assert!(found.iter().all(|(_, rect)| rect.bottom() < size[1] - 56.0), "{found:?}");
    }
}

#[test]
fn the_games_stand_in_the_same_order_whichever_was_played_last_and_that_one_is_chosen_beforehand() {
    let (localised, portraits) = (LocalisedText::new(Language::English), Portraits::default());
    let mut rows = Vec::new();
    for last in GameId::ALL {
        let mut focused = false;
        let found = texts_in(Lettering::default(), SIZES[0], |ui| {
            game_choice::draw_games(ui, &localised, &portraits, last.id());
            focused = surface::is_focused(ui.ctx(), &format!("tables.{}", last.id()));
        });
        assert!(focused, "{last:?}");
        let place = |game: GameId| {
            let name = localised.text(&format!("table-{}", game.id()));
            found.iter().find(|(text, _)| *text == name).expect("it is written").1.center().x
        };
        rows.push(GameId::ALL.map(place));
    }
    assert!(rows[0].is_sorted(), "{rows:?}");
    assert!(rows.iter().all(|row| row.iter().zip(&rows[0]).all(|(x, first)| (x - first).abs() < 1.0)), "{rows:?}");
}

#[test]
fn no_words_of_how_to_play_lie_over_others() {
    for (language, lettering, size) in usual() {
        let localised = LocalisedText::new(language);
        for page in GameId::ALL.into_iter().map(Some).chain([None]) {
            let found = texts_in(lettering, size, |ui| {
                how_to::draw_page(ui, &localised, page, &mut std::collections::HashMap::default());
            });
            check(&format!("how to play {}", page.map_or("keys", GameId::id)), size, &found);
        }
    }
}

#[test]
fn no_words_of_the_set_up_lie_over_others() {
    let (portraits, rating) = (Portraits::default(), PersonRating::default());
    for (language, lettering, size) in usual() {
        let localised = LocalisedText::new(language);
        for game in GameId::ALL {
            for page in [SetupPage::Players, SetupPage::Rules, SetupPage::Creatures] {
                for (own_seed, clock) in [(false, None), (true, None), (true, Some("fischer 60 30"))] {
                    let mut draft = Draft::new(game);
                    draft.seat_so_many(*game.players().last().expect("somebody can play it"));
                    if let Some(clock) = clock {
                        draft.sitters[1] = Sitter::Person;
                        draft.clock = clock.parse().ok();
                        assert!(draft.clock().is_some());
                    }
                    draft.own_seed = own_seed;
                    if own_seed && games::face_of(game).spec("match").is_some() {
                        draft.set("match", "points:12");
                    }
                    let found = texts_in(lettering, size, |ui| {
                        let seen = SetupData { localised: &localised, portraits: &portraits, person_rating: &rating };
                        draw_page(ui, seen, Some(0.43), &mut draft, page);
                        // The commands at the foot, below every page.
                        for name in ["setup.start", "setup.back"] {
                            surface::touch(ui, name, Rect::NOTHING, surface::Reach::Pointer);
                        }
                    });
                    check(&format!("{} of {}", page.id(), game.id()), size, &found);
                }
            }
        }
    }
}

#[test]
fn no_words_of_the_puzzles_lie_over_others() {
    let progress = PuzzleProgress::from_solved([("groi-1", 1), ("groi-2", 11), ("holochess-7", 2)]);
    for (language, lettering, size) in usual() {
        let localised = LocalisedText::new(language);
        for game in puzzles::sets() {
            for place in [0, 20, 59] {
                let mut shelf = PuzzleShelf { game, place };
                let found = texts_in(lettering, size, |ui| {
                    let page = puzzles::Page { localised: &localised, progress: &progress, today: Today(20_000) };
                    page.draw(ui, &mut shelf);
                });
                check(&format!("puzzle {place} of {}", game.id()), size, &found);
            }
        }
    }
}

#[test]
fn no_words_of_the_rulebook_lie_over_others() {
    let portraits = Portraits::default();
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        for (game, number) in GameId::ALL
            .into_iter()
            .flat_map(|game| (0..Page::on_screen(game).count()).map(move |number| (game, number)))
        {
            let mut book = Rulebook::default();
            book.turn_to(game, number);
            let found = texts_in(Lettering::default(), size, |ui| {
                rulebook::draw_screen(ui, &localised, &portraits, &mut book, false);
            });
            // Names of creatures on tokens without a portrait are part of the board.
            let found: Vec<_> = found.into_iter().filter(|(text, _)| text.chars().count() > 3).collect();
            check(&format!("page {number} of {}", game.id()), size, &found);
        }
    }
}

#[test]
fn no_words_of_the_evenings_lie_over_others() {
    let (portraits, progress) = (Portraits::default(), Progress::default());
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        let seen =
            journey::JourneyData { localised: &localised, portraits: &portraits, progress: &progress, name: "Ada" };
        for page in [JourneyPage::Evenings, JourneyPage::Statistics, JourneyPage::Medals] {
            for (evening, choosing) in (0..9).map(|evening| (evening, false)).chain([(0, true)]) {
                let mut screen = Journey::with_profiles(Profiles::default(), page, evening, choosing);
                let found = texts_in(Lettering::default(), size, |ui| _ = journey::draw_screen(ui, &seen, &mut screen));
                check(&format!("{page:?}, evening {evening}, {choosing}"), size, &found);
            }
        }
    }
}

/// Somebody who has played all five games on all six seats with all eight creatures.
fn well_known() -> Profiles {
    let score = |won, drawn, lost| ResultCounts { won, drawn, lost };
    let mut statistics = Statistics { all: score(80, 9, 60), duels: score(3, 0, 4), ..Statistics::default() };
    statistics.by_game.extend(GameId::ALL.into_iter().zip(11..).map(|(game, won)| (game, score(won, 2, 9))));
    let strength = Strength { rating: 512.0, deviation: 96.0 };
    statistics.strength.extend(GameId::ALL.into_iter().map(|game| (game, (strength, 22))));
    statistics.by_seat.extend((0..6).map(|seat| (Seat::new(seat), score(21 + seat as u32, 3, 7))));
    let creature = OfCreature { score: score(31, 1, 21), kills: 44, deaths: 39 };
    statistics.by_creature.extend(Armies::candidates().iter().map(|kind| (*kind, creature)));
    let attacks = Attacks { count: 90, outcomes: [20, 40, 25, 5], expected_kills: 19.2, expected_counter_kills: 6.1 };
    (statistics.attacks, statistics.attacked) = (attacks, attacks);
    let profile = Profile { name: "Ada".to_owned(), statistics, ..Profile::default() };
    Profiles { all: vec![profile], ..Profiles::default() }
}

#[test]
fn figures_show_every_seat_and_what_was_won_with_every_creature() {
    let (portraits, progress) = (Portraits::default(), Progress::default());
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        let seen =
            journey::JourneyData { localised: &localised, portraits: &portraits, progress: &progress, name: "Ada" };
        let mut screen = Journey::with_profiles(well_known(), JourneyPage::Statistics, 0, false);
        let found = texts_in(Lettering::default(), size, |ui| _ = journey::draw_screen(ui, &seen, &mut screen));
        let says = |won: u32, count: u32| {
            let text = localised.format("journey-won-of", &[("won", won.into()), ("count", count.into())]);
            found.iter().filter(|(said, _)| *said == text).count()
        };
        for seat in 0..6 {
            assert_eq!(says(21 + seat, 31 + seat), 1, "seat {seat} in {language:?} at {size:?}");
        }
        assert_eq!(says(31, 53), 8, "creatures in {language:?} at {size:?}");
        // Letters on tokens without a portrait are part of the picture.
        let found: Vec<_> = found.into_iter().filter(|(text, _)| text.chars().count() > 2).collect();
        check(&format!("figures in {language:?}"), size, &found);
    }
}

#[test]
fn no_words_of_matches_by_mail_lie_over_others() {
    let portraits = Portraits::default();
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        let mut screen = mail::Mail::default();
        let found =
            texts_in(Lettering::default(), size, |ui| _ = mail::draw_screen(ui, &localised, &portraits, &mut screen));
        check("matches by mail", size, &found);
        for game in GameId::ALL {
            screen.choose_rules(game, &Settings::default());
            let found = texts_in(Lettering::default(), size, |ui| {
                _ = mail::draw_screen(ui, &localised, &portraits, &mut screen);
            });
            check(&format!("rules of a match by mail of {}", game.id()), size, &found);
        }
    }
}

#[test]
fn no_words_of_a_table_online_lie_over_others() {
    let seat = |who: Option<&str>, name: &str| LiveCardSeat {
        who: who.map(str::to_owned),
        name: name.to_owned(),
        away: false,
    };
    let options = GameId::Chinese.options().iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    let mut seats = vec![seat(Some("human"), "Wilhelmina-Alexandra"); 3];
    seats.extend([seat(Some("human"), ""), seat(Some("talo"), ""), seat(None, "")]);
    let card =
        LiveCard { revision: 1, game: "chinese".to_owned(), options, clock: None, seats, watchers: true, own: None };
    let host = LiveState {
        line: Some("holochess-live:abc".to_owned()),
        is_host: true,
        card: Some(card),
        own: vec![Seat::new(3)],
        ..LiveState::default()
    };
    let guest = LiveState { is_host: false, asks_to_sit: true, ..host.clone() };
    let line = LiveLine {
        key: LiveKey([7; 32]),
        token: LiveToken([9; 16]),
        addresses: Vec::new(),
        relay: Some("https://relay.example.org".to_owned()),
    };
    let host_nearby = LiveState { nearby: Some(Nearby::Failed), ..host.clone() };
    let near = LiveLine { relay: None, ..line.clone() };
    let near = NearbyTable { line: near, game: GameId::Chinese, name: "Wilhelmina-Alexandra".to_owned(), free: 5 };
    let lists =
        [live_table::NearbyList::Hidden, live_table::NearbyList::Nowhere, live_table::NearbyList::Found(Vec::new())];
    let found = live_table::NearbyList::Found(vec![near; MOST_NEARBY]);
    let states = [
        (None, None, &lists[0]),
        (None, None, &lists[1]),
        (None, None, &lists[2]),
        (None, None, &found),
        (None, Some(line), &found),
        (Some(host), None, &found),
        (Some(host_nearby), None, &found),
        (Some(guest), None, &found),
    ];
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        for (number, (state, line, list)) in states.iter().enumerate() {
            let found = texts_in(Lettering::default(), size, |ui| {
                _ = live_table::draw_page(ui, &localised, state.as_ref(), line.as_ref(), list, true);
            });
            check(&format!("a table online, {number}, in {language:?}"), size, &found);
        }
        let found = texts_in(Lettering::default(), size, |ui| _ = live_table::draw_signs_page(ui, &localised, true));
        check(&format!("signs in {language:?}"), size, &found);
    }
}

#[test]
fn no_words_of_the_controls_lie_over_others() {
    use holochess_settings::controls::{Bindings, Controls as Settings, Hand, Subject};
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        for hand in [Hand::Right, Hand::Left] {
            let mut bindings = Bindings::default();
            bindings.change_hand(hand);
            for subject in Subject::ALL {
                let (keys, area) = (Controls::default(), key_bindings::area(size[0], size[1]));
                let page = key_bindings::Page { localised: &localised, controls: &keys, bindings: &bindings, area };
                let found = texts_in(Lettering::default(), size, |ui| {
                    page.draw(ui, subject, None);
                });
                check(&format!("{subject:?} in {language:?} for {hand:?}"), size, &found);
            }
        }
        let found = texts_in(Lettering::default(), size, |ui| {
            key_bindings::draw_device_rows(
                ui,
                &localised,
                &mut Settings::default(),
                key_bindings::area(size[0], size[1]),
            );
        });
        check(&format!("ways in {language:?}"), size, &found);
    }
}

#[test]
fn the_odds_have_each_side_where_its_figure_stands() {
    let names = LEFT_TO_RIGHT.map(|outcome| format!("{outcome:?}"));
    for mirrored in [false, true] {
        let [attacker, defender] = [0, 1].map(|seat| palette::side(Seat::new(seat)));
        let numbers = ["3.8", "26.2", "40.0", "30.0"].map(str::to_owned);
        let odds =
            OddsBar { chances: [0.038, 0.262, 0.4, 0.3], numbers, names: names.clone(), attacker, defender, mirrored };
        let found = texts_in(Lettering::default(), SIZES[0], |ui| {
            Brush::new(ui).odds_bar(Rect::from_min_size(Pos2::new(300.0, 80.0), vec2(500.0, HEIGHT)), &odds);
        });
        let place = |name: &str| found.iter().find(|(text, _)| text == name).expect("it is written").1.center().x;
        let places = names.each_ref().map(|name| place(name));
        assert_eq!(places.is_sorted(), !mirrored, "{places:?}");
        assert_eq!(places.iter().rev().is_sorted(), mirrored, "{places:?}");
    }
}

//! Draws screens without a window and checks the places of their texts: within the screen, none over another.

use bevy_egui::egui::{Context, Id, Pos2, RawInput, Rect, Shape, Ui, UiBuilder, vec2};

use super::{
    credits, fair_dice, how_to, pause,
    puzzles::{self, PuzzleShelf},
    settings::{self, Page as SettingsPage, SettingsView},
    setup::{Draft, Seen, SetupPage, draw_page},
    tables, title, welcome,
};
use crate::{
    locale::Language,
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{GameId, dice::Seed},
    session::PersonRating,
    settings::Settings,
    ui::{
        games,
        hud::Portraits,
        localised_text::LocalisedText,
        puzzle_progress::{PuzzleProgress, Today},
        theme::{
            self,
            dialog::{Question, ask},
            surface,
        },
    },
};

/// The sizes checked, in points: 1280×720 (also that of a 960×540 window), and the smallest possible.
const SIZES: [[f32; 2]; 2] = [[1280.0, 720.0], theme::SMALLEST];

/// Windows of seven shapes, from 4:3 to 32:9, in pixels.
const WINDOWS: [[f32; 2]; 7] = [
    [800.0, 600.0],
    [1080.0, 720.0],
    [1280.0, 800.0],
    [1280.0, 720.0],
    [1440.0, 720.0],
    [1680.0, 720.0],
    [2560.0, 720.0],
];

/// The screens, in points, of a layout that fits down to `smallest`: every shape of window with every size of the interface.
pub(super) fn screens(smallest: [f32; 2]) -> Vec<[f32; 2]> {
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

/// The texts that `draw` writes on a screen of this size, with their rectangles.
pub(super) fn texts(size: [f32; 2], mut draw: impl FnMut(&mut Ui)) -> Vec<(String, Rect)> {
    let context = Context::default();
    theme::dress(&context);
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(size[0], size[1]));
    let mut shapes = Vec::new();
    // Fonts are loaded from the second pass on, the common font size is known from the third.
    for _ in 0..4 {
        let input = RawInput { screen_rect: Some(screen), focused: true, ..RawInput::default() };
        context.begin_pass(input);
        let mut ui = Ui::new(context.clone(), Id::new("screen"), UiBuilder::new().max_rect(screen));
        draw(&mut ui);
        surface::finish(&context);
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
    for (language, size) in everywhere(theme::SMALLEST_PAGE) {
        let localised = LocalisedText::new(language);
        let around = settings::Surroundings { localised: &localised, screen: Some([3840, 2160]) };
        let views = SettingsPage::ALL.into_iter().map(|page| SettingsView { page, search: String::new() });
        let searches =
            ["s", "volume", "xyz"].map(|typed| SettingsView { search: typed.to_owned(), ..SettingsView::default() });
        for mut view in views.chain(searches) {
            let what = format!("settings {view:?} in {language:?}");
            let found = texts(size, |ui| {
                settings::screen(ui, &around, &mut view, &mut Settings::default());
            });
            check(&what, size, &found);
        }
    }
}

#[test]
fn no_words_of_the_first_page_lie_over_others_at_any_size() {
    for (language, size) in everywhere(theme::SMALLEST_PAGE) {
        let localised = LocalisedText::new(language);
        let around = settings::Surroundings { localised: &localised, screen: None };
        let found = texts(size, |ui| {
            welcome::page(ui, &around, &mut Settings::default());
        });
        check(&format!("the first page in {language:?}"), size, &found);
    }
}

#[test]
fn no_words_of_the_menus_lie_over_others_at_any_size() {
    for (language, size) in everywhere(theme::SMALLEST_PAGE) {
        let localised = LocalisedText::new(language);
        let waiting = title::Waiting::between(["Maximilienne-Josèphe", "Wolfgang Amadeus Mo."], GameId::Chinese);
        for waiting in [None, Some(&waiting)] {
            let entries = title::entries(&localised, waiting, GameId::Chinese);
            let found = texts(size, |ui| {
                title::page(ui, &localised, &entries, "title.play");
            });
            check(&format!("title in {language:?}"), size, &found);
        }
        for over in [false, true] {
            let kept = if over { String::new() } else { localised.text("ui-pause-leave-note-unsaved") };
            let entries = pause::entries(&localised, over, kept);
            let found = texts(size, |ui| {
                pause::page(ui, &localised, &entries, Some(&"0123456789abcdef".repeat(4)));
            });
            check(&format!("pause in {language:?}"), size, &found);
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
    let (recorded, _) = RecordedMatch::begin(setup).expect("the set-up is legal");
    for (language, size) in everywhere(theme::SMALLEST_PAGE) {
        let localised = LocalisedText::new(language);
        let found = texts(size, |ui| {
            credits::page(ui, &localised);
        });
        check(&format!("credits in {language:?}"), size, &found);
        let found = texts(size, |ui| {
            fair_dice::page(ui, &localised, Some(&recorded));
        });
        check(&format!("fair dice in {language:?}"), size, &found);
        for id in ["resign", "take-back", "leave", "quit"] {
            let text = |part: &str| localised.text(&format!("ui-ask-{id}{part}"));
            let about = ["-text", "-text-unsaved"].map(text).into_iter().find(|text| !text.starts_with("ui-"));
            let question = Question {
                title: text(""),
                text: about.unwrap_or_else(|| localised.text("ui-welcome-text")),
                answers: vec![("question.no", text("-no")), ("question.yes", text("-yes"))],
            };
            let found = texts(size, |ui| {
                ask(ui, ui.max_rect(), &question);
            });
            check_some(&format!("question {id} in {language:?}"), size, &found, 4);
        }
    }
}

/// Both languages on all screens of a layout.
fn everywhere(smallest: [f32; 2]) -> impl Iterator<Item = (Language, [f32; 2])> {
    Language::ALL.into_iter().flat_map(move |language| screens(smallest).into_iter().map(move |size| (language, size)))
}

#[test]
fn no_words_of_the_tables_lie_over_others() {
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let (localised, portraits) = (LocalisedText::new(language), Portraits::default());
        let found = texts(size, |ui| {
            tables::stands(ui, &localised, &portraits, "");
        });
        check("tables", size, &found);
        // The last texts are those of a game's length; they must not touch the row with the way back.
        assert!(found.iter().all(|(_, rect)| rect.bottom() < size[1] - 56.0), "{found:?}");
    }
}

#[test]
fn no_words_of_how_to_play_lie_over_others() {
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        for page in GameId::ALL.into_iter().map(Some).chain([None]) {
            let found = texts(size, |ui| {
                how_to::page(ui, &localised, page, &mut std::collections::HashMap::default());
            });
            check(&format!("how to play {}", page.map_or("keys", GameId::id)), size, &found);
        }
    }
}

#[test]
fn no_words_of_the_set_up_lie_over_others() {
    let (portraits, rating) = (Portraits::default(), PersonRating::default());
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        for game in GameId::ALL {
            for page in [SetupPage::Players, SetupPage::Rules, SetupPage::Creatures] {
                for own_seed in [false, true] {
                    let mut draft = Draft::new(game);
                    draft.seat_so_many(*game.players().last().expect("somebody can play it"));
                    draft.own_seed = own_seed;
                    if own_seed && games::of(game).spec("match").is_some() {
                        draft.set("match", "points:12");
                    }
                    let found = texts(size, |ui| {
                        let seen = Seen { localised: &localised, portraits: &portraits, person_rating: &rating };
                        draw_page(ui, seen, Some(0.43), &mut draft, page);
                    });
                    check(&format!("{} of {}", page.id(), game.id()), size, &found);
                }
            }
        }
    }
}

#[test]
fn no_words_of_the_puzzles_lie_over_others() {
    let progress = PuzzleProgress::of([("groi-1", 1), ("groi-2", 11), ("holochess-7", 2)]);
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        for game in puzzles::sets() {
            for place in [0, 20, 59] {
                let mut shelf = PuzzleShelf { game, place };
                let found = texts(size, |ui| {
                    let page = puzzles::Page { localised: &localised, progress: &progress, today: Today(20_000) };
                    page.show(ui, &mut shelf);
                });
                check(&format!("puzzle {place} of {}", game.id()), size, &found);
            }
        }
    }
}

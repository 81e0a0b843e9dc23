//! Draws screens without a window and checks the places of their texts: within the screen, none over another.

use bevy_egui::egui::{Context, Id, Pos2, RawInput, Rect, Shape, Ui, UiBuilder, vec2};

use super::{
    Evenings, EveningsPage, Rulebook, evenings, how_to, mail,
    puzzles::{self, PuzzleShelf},
    rulebook,
    setup::{Draft, Seen, SetupPage, draw_page},
    tables,
};
use crate::{
    career::Profiles,
    lessons::Page,
    locale::Language,
    rules::GameId,
    session::{PersonRating, Progress},
    ui::{
        games,
        hud::Portraits,
        localised_text::LocalisedText,
        puzzle_progress::{PuzzleProgress, Today},
        theme::{self, surface},
    },
};

/// The sizes checked, in points: 1280×720 (also that of a 960×540 window), and the smallest possible.
const SIZES: [[f32; 2]; 2] = [[1280.0, 720.0], theme::SMALLEST];

/// The texts that `draw` writes on a screen of this size, with their rectangles.
fn texts(size: [f32; 2], mut draw: impl FnMut(&mut Ui)) -> Vec<(String, Rect)> {
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
fn check(what: &str, size: [f32; 2], texts: &[(String, Rect)]) {
    assert!(texts.len() > 5, "{what}: something is written");
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

#[test]
fn no_words_of_the_rulebook_lie_over_others() {
    let portraits = Portraits::default();
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        for (game, number) in
            GameId::ALL.into_iter().flat_map(|game| (0..Page::of(game).count()).map(move |number| (game, number)))
        {
            let mut book = Rulebook::default();
            book.turn_to(game, number);
            let found = texts(size, |ui| rulebook::show(ui, &localised, &portraits, &mut book, false));
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
        let seen = evenings::Seen { localised: &localised, portraits: &portraits, progress: &progress, name: "Ada" };
        for page in [EveningsPage::Journey, EveningsPage::Figures, EveningsPage::Medals] {
            for (evening, choosing) in (0..9).map(|evening| (evening, false)).chain([(0, true)]) {
                let mut screen = Evenings::of(Profiles::default(), page, evening, choosing);
                let found = texts(size, |ui| _ = evenings::show(ui, &seen, &mut screen));
                check(&format!("{page:?}, evening {evening}, {choosing}"), size, &found);
            }
        }
    }
}

#[test]
fn no_words_of_matches_by_mail_lie_over_others() {
    let portraits = Portraits::default();
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        let mut screen = mail::Mail::default();
        let found = texts(size, |ui| _ = mail::show(ui, &localised, &portraits, &mut screen));
        check("matches by mail", size, &found);
    }
}

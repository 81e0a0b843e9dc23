//! Draws screens without a window and checks the places of their texts: within the screen, none over another.

use bevy_egui::egui::{Context, Id, Pos2, RawInput, Rect, Shape, Ui, UiBuilder, vec2};

use super::{
    controls, how_to,
    puzzles::{self, PuzzleShelf},
    setup::{Draft, Seen, SetupPage, draw_page},
    tables,
};
use crate::{
    locale::Language,
    rules::GameId,
    session::PersonRating,
    ui::{
        controls::{Controls, Device},
        games,
        hud::Portraits,
        localised_text::LocalisedText,
        puzzle_progress::{PuzzleProgress, Today},
        theme::{self, heard, surface},
    },
};

/// The sizes checked, in points: 1280×720 (also that of a 960×540 window), and the smallest possible.
const SIZES: [[f32; 2]; 2] = [[1280.0, 720.0], theme::SMALLEST];

/// The texts that `draw` writes on a screen of this size, with their rectangles.
fn texts(size: [f32; 2], mut draw: impl FnMut(&mut Ui)) -> Vec<(String, Rect)> {
    let context = Context::default();
    theme::dress(&context);
    // The caps of the language with longer words.
    let localised = LocalisedText::new(Language::French);
    heard::hear(&context, Controls::shown_on(Device::Keyboard, &localised).for_widgets());
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
fn no_words_of_the_controls_lie_over_others() {
    use crate::settings::controls::{Bindings, Controls as Settings, Hand, Subject};
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SIZES.map(|size| (language, size))) {
        let localised = LocalisedText::new(language);
        for hand in [Hand::Right, Hand::Left] {
            let mut bindings = Bindings::default();
            bindings.change_hand(hand);
            for subject in Subject::ALL {
                let (keys, area) = (Controls::default(), controls::area(size[0], size[1]));
                let page = controls::Page { localised: &localised, controls: &keys, bindings: &bindings, area };
                let found = texts(size, |ui| {
                    page.show(ui, subject, None);
                });
                check(&format!("{subject:?} in {language:?} for {hand:?}"), size, &found);
            }
        }
        let found = texts(size, |ui| {
            controls::ways(ui, &localised, &mut Settings::default(), controls::area(size[0], size[1]))
        });
        check(&format!("ways in {language:?}"), size, &found);
    }
}

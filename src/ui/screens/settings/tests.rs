//! The settings are drawn without a window, and walked with keys.

use std::collections::BTreeSet;

use bevy_egui::egui::{Context, Event, Id, Pos2, RawInput, Rect, Shape, UiBuilder};

use super::*;
use crate::ui::theme;
use holochess_locale::Language;

/// The screen alone, with its state.
struct Alone {
    context: Context,
    size: [f32; 2],
    view: SettingsView,
    settings: Settings,
    localised: LocalisedText,
    focused: Option<String>,
    opened: Option<Overlay>,
    left: bool,
    words: Vec<(String, Pos2, f32)>,
}

impl Alone {
    fn new(language: Language, size: [f32; 2], page: Page) -> Self {
        let context = Context::default();
        theme::apply_style(&context);
        let mut alone = Self {
            context,
            size,
            view: SettingsView { page, search: String::new() },
            settings: Settings::default(),
            localised: LocalisedText::new(language),
            focused: None,
            opened: None,
            left: false,
            words: Vec::new(),
        };
        // Fonts are loaded in the second frame; the rows agree on a size in the third.
        for _ in 0..4 {
            alone.frame(Vec::new());
        }
        alone
    }

    fn frame(&mut self, events: Vec<Event>) {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(self.size[0], self.size[1]));
        let input = RawInput { screen_rect: Some(screen), events, focused: true, ..RawInput::default() };
        self.context.begin_pass(input);
        let mut ui = Ui::new(self.context.clone(), Id::new("settings"), UiBuilder::new().max_rect(screen));
        let around = Surroundings {
            localised: &self.localised,
            screen: Some([3840, 2160]),
            screens: vec!["DP-1".to_owned(), String::new()],
        };
        let (opened, left) = super::draw_screen(&mut ui, &around, &mut self.view, &mut self.settings);
        self.opened = opened.or(self.opened);
        self.left |= left;
        self.focused = surface::finish(&self.context).focused;
        let text = |shape: Shape| match shape {
            Shape::Text(text) => {
                Some((text.galley.text().to_owned(), text.pos, text.galley.job.sections.first()?.format.font_id.size))
            }
            _ => None,
        };
        self.words = self.context.end_pass().shapes.into_iter().filter_map(|shape| text(shape.shape)).collect();
    }

    fn press(&mut self, command: Command) {
        let presses = vec![(command, false)];
        frame_commands::hear(
            &self.context,
            frame_commands::FrameCommands { presses, ..frame_commands::FrameCommands::default() },
        );
        self.frame(Vec::new());
        frame_commands::hear(&self.context, frame_commands::FrameCommands::default());
        self.frame(Vec::new());
        self.frame(Vec::new());
    }
}

#[test]
fn down_goes_through_every_row_and_back_to_the_first_at_any_size() {
    for size in [[1280.0, 720.0], [640.0, 360.0], [480.0, 360.0]] {
        for page in Page::ALL {
            let mut alone = Alone::new(Language::French, size, page);
            let wanted: BTreeSet<_> =
                ENTRIES.iter().filter(|entry| entry.page == page).map(|entry| entry.name).collect();
            assert!(wanted.contains(alone.focused.as_deref().unwrap_or_default()), "{:?} on {page:?}", alone.focused);
            for command in [Command::Down, Command::Up] {
                let begun = alone.focused.clone();
                let mut seen = BTreeSet::new();
                for _ in 0..=wanted.len() {
                    alone.press(command);
                    let focused = alone.focused.clone().expect("something has the focus");
                    let label = alone.localised.text(&format!("ui-{}", focused.replace('.', "-")));
                    assert!(
                        focused == SEARCH || alone.words.iter().any(|(text, ..)| *text == label),
                        "{label} is in view"
                    );
                    seen.insert(focused);
                }
                assert_eq!(alone.focused, begun, "round once");
                assert!(wanted.iter().all(|name| seen.contains(*name)) && seen.contains(SEARCH), "{seen:?}");
            }
        }
    }
}

#[test]
fn keys_turn_the_pages_change_a_row_and_leave() {
    let mut alone = Alone::new(Language::English, [1280.0, 720.0], Page::Words);
    for page in [Page::Picture, Page::Light, Page::Motion, Page::Sound, Page::Play, Page::Words] {
        alone.press(Command::NextTab);
        assert_eq!(alone.view.page, page);
    }
    alone.press(Command::PreviousTab);
    assert_eq!(alone.view.page, Page::Play);
    assert_eq!(alone.focused.as_deref(), Some("settings.controls"));
    alone.press(Command::Confirm);
    assert!(alone.opened.is_some(), "the row opens what it leads to");
    alone.press(Command::Down);
    alone.press(Command::Right);
    assert!(alone.settings.help.evaluation_bar);
    alone.press(Command::Back);
    assert!(alone.left);
}

#[test]
fn a_word_that_is_typed_finds_its_row_and_escape_goes_back_one_step_at_a_time() {
    let mut alone = Alone::new(Language::English, [1280.0, 720.0], Page::Words);
    alone.press(Command::Find);
    assert_eq!(alone.focused.as_deref(), Some(SEARCH));
    alone.frame("music".chars().map(|letter| Event::Text(letter.to_string())).collect());
    alone.frame(Vec::new());
    assert_eq!(alone.view.search, "music");
    alone.press(Command::Confirm);
    assert_eq!(alone.focused.as_deref(), Some("settings.music"));
    alone.press(Command::Left);
    assert!(alone.settings.sound.music < Settings::default().sound.music);
    alone.press(Command::Back);
    assert!(alone.view.search.is_empty() && !alone.left);
    alone.press(Command::Back);
    assert!(alone.left);
}

#[test]
fn letters_typed_into_the_search_turn_no_page() {
    let mut alone = Alone::new(Language::English, [1280.0, 720.0], Page::Words);
    alone.press(Command::Find);
    alone.press(Command::NextTab);
    assert_eq!(alone.view.page, Page::Words);
}

#[test]
fn on_the_usual_screen_every_row_is_written_in_full_size() {
    for language in Language::ALL {
        for page in Page::ALL {
            let alone = Alone::new(language, [1280.0, 720.0], page);
            let around = Surroundings {
                localised: &alone.localised,
                screen: Some([3840, 2160]),
                screens: vec!["DP-1".to_owned(), String::new()],
            };
            for entry in ENTRIES.iter().filter(|entry| entry.page == page) {
                for word in entry.words(&alone.settings, &around) {
                    // Of many words only the chosen one is written.
                    let mut written = alone.words.iter().filter(|(text, ..)| *text == word).peekable();
                    let full = |(_, _, size): &(String, Pos2, f32)| (size - 19.0).abs() < 1e-3;
                    assert!(written.peek().is_none() || written.any(full), "{word} on {page:?}");
                }
            }
        }
    }
}

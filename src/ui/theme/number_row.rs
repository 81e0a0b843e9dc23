//! A row for a whole number: the offered ones are shown as words; any other can be typed, or reached by the wheel.

use bevy_egui::egui::{Event, Id, Key, Ui};

use super::{
    accessible::{Accessible, Role, describe, wanted_number},
    frame_commands,
    option_row::{Row, choice},
    surface::{is_focused, wheel_notches},
};
use holochess_settings::controls::Command;

/// The digits typed into a row since it got the focus.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct TypedDigits(String);

/// The numbers shown: the offered ones, and the chosen one in its place if it is not among them.
fn numbers(offers: &[u32], value: u32) -> Vec<u32> {
    let mut numbers = offers.to_vec();
    if !numbers.contains(&value) {
        let place = numbers.iter().position(|number| *number > value).unwrap_or(numbers.len());
        numbers.insert(place, value);
    }
    numbers
}

/// The typed digits with one more; starts anew where the number would exceed `high`.
fn with_digit(typed: &str, digit: char, high: u32) -> String {
    let longer = format!("{typed}{digit}");
    let longer = longer.trim_start_matches('0');
    let fits = |text: &str| text.parse::<u32>().is_ok_and(|number| number <= high);
    if longer.is_empty() {
        return "0".to_owned();
    }
    if fits(longer) { longer.to_owned() } else { digit.to_string() }
}

/// Draws the row; `shown` says what a number is called. Returns the new number where it was changed. Left and Right go
/// through what stands there, digits are typed, the wheel and + and − go by one.
pub fn number(
    ui: &Ui,
    name: &str,
    row: Row,
    label: &str,
    [low, high]: [u32; 2],
    offers: &[u32],
    value: u32,
    shown: impl Fn(u32) -> String,
) -> Option<u32> {
    let numbers = numbers(offers, value);
    let words: Vec<String> = numbers.iter().map(|number| shown(*number)).collect();
    let now = numbers.iter().position(|number| *number == value).unwrap_or_default();
    let mut changed = choice(ui, name, row, label, &words, now).map(|index| numbers[index]);
    let id = Id::new(("widget", name));
    describe(ui, id, || {
        let number = Some([value, low, high, 1].map(f64::from));
        Accessible { number, value: Some(shown(value)), ..Accessible::new(Role::SpinButton, label) }
    });
    if let Some(number) = wanted_number(ui, id) {
        changed = Some((number.round() as u32).clamp(low, high));
    }
    let notches = wheel_notches(ui, name, row.rect());
    if notches != 0 {
        changed = Some(value.saturating_add_signed(notches).clamp(low, high));
    }
    let memory = Id::new(("typed number", name));
    if !is_focused(ui.ctx(), name) {
        ui.data_mut(|data| data.remove_temp::<TypedDigits>(memory));
        return changed.filter(|number| *number != value);
    }
    let steps = frame_commands::presses(ui.ctx(), Command::More) - frame_commands::presses(ui.ctx(), Command::Less);
    if steps != 0 {
        changed = Some(value.saturating_add_signed(steps).clamp(low, high));
    }
    let digits: Vec<char> = ui.input(|input| {
        let text = input.events.iter().filter_map(|event| match event {
            Event::Text(text) => Some(text.chars().filter(char::is_ascii_digit)),
            _ => None,
        });
        text.flatten().collect()
    });
    let mut typed = ui.data(|data| data.get_temp::<TypedDigits>(memory)).unwrap_or_default().0;
    let before = typed.clone();
    // Digits and Backspace edit what is typed: no commands.
    if ui.input(|input| input.key_pressed(Key::Backspace)) {
        // Backspace begins with the number that is shown.
        typed = if typed.is_empty() { value.to_string() } else { typed };
        typed.pop();
    }
    for digit in digits {
        typed = with_digit(&typed, digit, high);
    }
    if typed != before {
        changed = Some(typed.parse().unwrap_or(low).clamp(low, high));
        ui.data_mut(|data| data.insert_temp(memory, TypedDigits(typed)));
    } else if changed.is_some() {
        ui.data_mut(|data| data.remove_temp::<TypedDigits>(memory));
    }
    changed.filter(|number| *number != value)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Modifiers, Pos2, RawInput, Rect, UiBuilder, pos2, vec2};

    use super::*;
    use crate::ui::theme::{self, surface};

    /// The row alone on a screen.
    struct Alone {
        context: Context,
        value: u32,
    }

    impl Alone {
        fn new(value: u32) -> Self {
            let context = Context::default();
            theme::apply_style(&context);
            let mut alone = Self { context, value };
            alone.frame(Vec::new());
            alone.frame(Vec::new());
            alone.frame(Vec::new());
            alone
        }

        fn frame(&mut self, events: Vec<Event>) {
            let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
            let input = RawInput { screen_rect: Some(screen), events, focused: true, ..RawInput::default() };
            self.context.begin_pass(input);
            let ui = Ui::new(self.context.clone(), Id::new("screen"), UiBuilder::new().max_rect(screen));
            let row = Row { at: pos2(96.0, 200.0), width: 560.0, enter: false };
            let shown = |number: u32| number.to_string();
            if let Some(value) = number(&ui, "cap", row, "Cap", [0, 1000], &[300, 600, 0], self.value, shown) {
                self.value = value;
            }
            surface::finish(&self.context);
            let _ = self.context.end_pass();
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
        }

        fn erase(&mut self) {
            let (key, modifiers) = (Key::Backspace, Modifiers::NONE);
            let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            self.frame(vec![event(true)]);
            self.frame(vec![event(false)]);
        }
    }

    #[test]
    fn plus_and_minus_go_by_one_and_not_beyond_the_ends() {
        let mut row = Alone::new(300);
        for (command, wanted) in
            [(Command::More, 301), (Command::More, 302), (Command::Less, 301), (Command::Less, 300)]
        {
            row.press(command);
            assert_eq!(row.value, wanted);
        }
        for (from, command) in [(0, Command::Less), (1000, Command::More)] {
            let mut row = Alone::new(from);
            row.press(command);
            assert_eq!(row.value, from);
        }
    }

    #[test]
    fn every_number_can_be_typed() {
        for wanted in [0, 7, 42, 300, 999, 1000] {
            let mut row = Alone::new(300);
            row.frame(wanted.to_string().chars().map(|digit| Event::Text(digit.to_string())).collect());
            assert_eq!(row.value, wanted);
            // Too many digits begin a new number.
            row.frame(vec![Event::Text("8888".to_owned())]);
            assert!(row.value <= 1000 && row.value.to_string().starts_with('8'), "{}", row.value);
        }
        let mut row = Alone::new(300);
        row.erase();
        assert_eq!(row.value, 30);
        row.erase();
        row.erase();
        assert_eq!(row.value, 0);
    }

    #[test]
    fn arrows_go_through_what_is_offered_and_what_was_typed_has_its_place() {
        let mut row = Alone::new(300);
        row.press(Command::Right);
        assert_eq!(row.value, 600);
        row.press(Command::Right);
        assert_eq!(row.value, 0);
        assert_eq!(numbers(&[300, 600, 0], 450), [300, 450, 600, 0]);
        assert_eq!(numbers(&[300, 600, 0], 300), [300, 600, 0]);
        assert_eq!(numbers(&[3, 6], 9), [3, 6, 9]);
    }
}

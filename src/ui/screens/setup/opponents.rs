//! The possible players for the selected chair: a person at the left end, which never scrolls, then the computer
//! players from the weakest to the strongest; before them an empty chair, where chairs may be empty. One widget: Left
//! and Right, the wheel and the arrows beside the row step through it, a click chooses. A long row scrolls to the
//! chosen player.

use bevy_egui::egui::{self, Align2, Color32, Id, Rect, Sense, Ui, pos2, vec2};

use super::draft::Sitter;
use crate::ui::{
    localised_text::LocalisedText,
    portraits::Portraits,
    theme::{prelude::*, surface},
};
use holochess_link::HAS_NETWORK;
use holochess_locale::sentence;
use holochess_players::{Level, Tier};
use holochess_settings::controls::Command;
use holochess_view::opponents::{self, Moment};

/// How many computer players are visible at once.
const SEEN: usize = 5;
/// The gap between the person and the computer players, in points.
const GAP: f32 = 84.0;
/// The greatest width of a player, in points.
const WIDEST: f32 = 190.0;

/// How strong a level is among those of its game: its tier in a word, with its rating at a table with so many seats.
pub(super) fn strength_words(
    localised: &LocalisedText,
    level: &Level,
    levels: &[Level],
    seats: usize,
) -> Option<String> {
    let tier = sentence(&localised.text(&format!("tier-{}", Tier::of(level, levels)?.id())));
    let rating = level.rating_at(seats);
    if rating <= 0.0 {
        return Some(tier);
    }
    Some(localised.format("level-tier-rating", &[("tier", tier.into()), ("rating", localised.rating(rating).into())]))
}

/// The possible players and the data to draw them.
pub(super) struct Opponents<'a> {
    pub levels: &'static [Level],
    /// How many sit at the table: ratings hold for that many.
    pub seats: usize,
    pub localised: &'a LocalisedText,
    pub portraits: &'a Portraits,
    /// Whether the chair may be empty.
    pub may_be_empty: bool,
    /// The progress of solving the game, 0 to 1; `None` if it is not under way.
    pub solving: Option<f32>,
    /// Whether a person on this chair is the first one at the table, and no friend.
    pub is_first: bool,
    /// The colour of the chair's seat.
    pub light: Color32,
    /// The left end of the row.
    pub left: f32,
    /// The right end of the row.
    pub right: f32,
    /// The top of the row.
    pub top: f32,
    /// The floor on which the figures stand.
    pub base: f32,
}

/// How one of the row is lit.
#[derive(Clone, Copy, Debug)]
struct Lit {
    is_chosen: bool,
    is_hovered: bool,
    /// How far the whole row has the focus: 0 to 1.
    glow: f32,
}

/// The index of the first visible player of `count`; `before` is the present one. Scrolls no further than needed, and
/// leaves a neighbour on each side of the chosen player if there is one.
fn first_seen(count: usize, chosen: Option<usize>, before: usize) -> usize {
    let last = count.saturating_sub(SEEN);
    let Some(chosen) = chosen else { return before.min(last) };
    let [lowest, highest] = [(chosen + 2).saturating_sub(SEEN), chosen.saturating_sub(1)];
    before.clamp(lowest.min(highest), highest).min(last)
}

impl Opponents<'_> {
    /// How many entries are to the left of the computer players.
    fn heads(&self) -> usize {
        1 + usize::from(HAS_NETWORK) + usize::from(self.may_be_empty)
    }

    /// The level at an index of the row; `None` for the entries at its left end.
    fn level(&self, place: usize) -> Option<&'static Level> {
        place.checked_sub(self.heads()).and_then(|index| self.levels.get(index))
    }

    /// The player at an index of the row.
    fn sitter(&self, place: usize) -> Sitter {
        match self.level(place) {
            Some(level) => Sitter::Chosen(level.id.to_owned()),
            None if place + 1 == self.heads() => Sitter::Person,
            None if HAS_NETWORK && place + 2 == self.heads() => Sitter::Online,
            None => Sitter::Nobody,
        }
    }

    /// The index of a player in the row.
    fn place(&self, sitter: &Sitter) -> usize {
        let level = sitter.level().and_then(|id| self.levels.iter().position(|level| level.id == id));
        match (level, sitter) {
            (Some(level), _) => self.heads() + level,
            (None, Sitter::Nobody) => 0,
            (None, Sitter::Online) => self.heads() - 2,
            (None, _) => self.heads() - 1,
        }
    }

    /// Draws the row; returns the new choice if it was changed.
    pub fn draw(&self, ui: &Ui, brush: &Brush, chosen: &Sitter) -> Option<Sitter> {
        let (heads, chosen) = (self.heads(), self.place(chosen));
        let first = self.first_visible(ui, chosen.checked_sub(heads));
        let seen = first..(first + SEEN).min(self.levels.len());
        let slots = (seen.len() + heads) as f32;
        let width = ((self.right - self.left - GAP) / slots).min(WIDEST);
        let left = f32::midpoint(self.left, self.right) - f32::midpoint(width * slots, GAP);
        let row = left + width * heads as f32 + GAP;
        let right = row + width * seen.len() as f32;
        let whole = Rect::from_min_max(pos2(left, self.top - 4.0), pos2(right, self.base + 76.0));
        let touched = surface::touch(ui, "setup.opponent", whole, Reach::Focus);
        let mut wanted = chosen as i32 + surface::notches(ui, "setup.opponent", whole);
        let mut told = chosen;
        let places = (0..heads)
            .map(|place| (place, left + width * place as f32))
            .chain(seen.clone().enumerate().map(|(slot, index)| (heads + index, row + width * slot as f32)));
        let mut parts = Vec::new();
        for (place, x) in places {
            let cell = Rect::from_min_max(pos2(x, self.top), pos2(x + width, self.base + 46.0));
            let response = ui.interact(cell, touched.id.with(place), Sense::CLICK);
            if response.clicked() && ui.is_enabled() {
                wanted = place as i32;
                surface::focus(ui.ctx(), "setup.opponent");
            }
            if response.hovered() && ui.is_enabled() {
                told = place;
            }
            // Called by what is written under it.
            parts.push(Part { id: response.id, name: String::new(), rect: cell, chosen: place == chosen });
            let moment = self.moment_of(ui, place, place == chosen);
            let lit = Lit { is_chosen: place == chosen, is_hovered: response.hovered(), glow: touched.glow };
            self.draw_stand(brush, cell, place, moment, lit);
        }
        describe(ui, touched.id, || Accessible::choice(self.localised.text("ui-read-opponent"), parts));
        let x = row - GAP / 2.0 - 14.0;
        let ends = [(0.0, 0.0), (0.5, 0.28), (1.0, 0.0)];
        brush.ray(pos2(x, self.top + 10.0), pos2(x, self.base + 40.0), 1.0, INK, &ends);
        for (name, more, x, way) in [
            ("setup.opponent.before", chosen > 0, row - 26.0, -1.0),
            ("setup.opponent.after", chosen + 1 < heads + self.levels.len(), right + 26.0, 1.0),
        ] {
            let at = pos2(x, self.base - 90.0);
            let arrow = surface::touch(ui, name, Rect::from_center_size(at, vec2(40.0, 150.0)), Reach::Pointer);
            let words = if way < 0.0 { "ui-read-before" } else { "ui-read-after" };
            describe(ui, arrow.id, || Accessible::button(self.localised.text(words)).enabled(more));
            let colour = if more { palette::mix(INK_SOFT, INK, arrow.glow) } else { palette::over(INK_QUIET, 0.4) };
            if more && arrow.glow > 0.0 {
                brush.glow(at, vec2(26.0, 60.0), ICE, 0.25 * arrow.glow);
            }
            brush.chevrons(at, 14.0, colour, way, 1);
            if arrow.pressed {
                wanted = chosen as i32 + way as i32;
            }
        }
        if touched.focused {
            let (x, y) = (whole.center().x, self.base + 84.0);
            let ends = [(0.0, 0.0), (0.5, 0.8 * touched.glow), (1.0, 0.0)];
            brush.ray(pos2(whole.left(), y), pos2(whole.right(), y), 1.0, ICE, &ends);
            brush.glow(pos2(x, y), vec2(whole.width() * 0.3, 16.0), ICE, 0.2 * touched.glow);
            wanted += frame_commands::step(ui.ctx(), Command::Left, Command::Right);
            if frame_commands::pressed(ui.ctx(), Command::First) {
                wanted = 0;
            } else if frame_commands::pressed(ui.ctx(), Command::Last) {
                wanted = (heads + self.levels.len()) as i32 - 1;
            }
        }
        self.draw_description(brush, told, pos2(whole.center().x, self.base + 62.0), told == chosen);
        let wanted = wanted.clamp(0, (heads + self.levels.len()) as i32 - 1) as usize;
        (wanted != chosen).then(|| self.sitter(wanted))
    }

    /// The index of the first visible level.
    fn first_visible(&self, ui: &Ui, chosen: Option<usize>) -> usize {
        let memory = Id::new("first opponent seen");
        ui.data_mut(|data| {
            let before = data.get_temp::<usize>(memory).unwrap_or(0);
            let first = first_seen(self.levels.len(), chosen, before);
            data.insert_temp(memory, first);
            first
        })
    }

    /// Draws a description of the chosen or pointed-at player in a line under the row.
    fn draw_description(&self, brush: &Brush, place: usize, at: egui::Pos2, on: bool) {
        let (name, style) = self.words(place);
        // What is said of a seat without a player here is a sentence of its own.
        let mut text = match self.sitter(place) {
            Sitter::Nobody | Sitter::Online => style,
            _ => self.localised.format("ui-setup-opponent", &[("name", name.into()), ("style", style.into())]),
        };
        if let Some(share) = self.solving.filter(|_| self.level(place).is_some_and(|level| level.is_perfect)) {
            let share = self.localised.percent(f64::from(share), 0);
            text = format!("{text} · {}", self.localised.with("ui-solving-player", "share", share));
        }
        let face = typeface::BODY.coloured(if on { INK } else { INK_SOFT });
        brush.fit(at, Align2::CENTER_CENTER, &text, face, self.right - self.left);
    }

    fn words(&self, place: usize) -> (String, String) {
        let pair = |id: &str| (self.localised.text(id), self.localised.text(&format!("{id}-style")));
        match (self.level(place), self.sitter(place)) {
            (Some(level), _) => self.localised.level(level.id),
            (None, Sitter::Nobody) => pair("ui-setup-nobody"),
            (None, Sitter::Online) => pair("ui-setup-online"),
            (None, _) if self.is_first => pair("ui-setup-person"),
            (None, _) => pair("ui-setup-friend"),
        }
    }

    /// What a player is just doing: all breathe, and the chosen one greets.
    fn moment_of(&self, ui: &Ui, place: usize, on: bool) -> Moment {
        let now = ui.input(|input| input.time);
        if !on {
            // No two neighbours breathe in step.
            return Moment::of_breath((now + 0.77 * place as f64) as f32);
        }
        let memory = Id::new("chosen opponent");
        let (_, since) = ui.data_mut(|data| {
            let chosen = data.get_temp::<(usize, f64)>(memory).filter(|(before, _)| *before == place);
            let chosen = chosen.unwrap_or((place, now));
            data.insert_temp(memory, chosen);
            chosen
        });
        let length = self.level(place).map_or(0.0, |level| opponents::gesture_seconds(level.id));
        Moment::of_gesture((now - since) as f32, length)
    }

    /// Draws one player on the floor: figure, name, strength.
    fn draw_stand(&self, brush: &Brush, cell: Rect, place: usize, moment: Moment, lit: Lit) {
        let Lit { is_chosen: on, is_hovered: hovered, glow } = lit;
        let level = self.level(place);
        let floor = self.base;
        let colour = if on { self.light } else { INK };
        let lit = match (on, hovered) {
            (true, _) => 1.5,
            (false, true) => 0.95,
            (false, false) => 0.6,
        };
        if let Some(pictures) = level.and_then(|level| self.portraits.of_opponent(level.id)) {
            let strength = match (on, hovered) {
                (true, _) => 1.0,
                (false, true) => 0.6,
                (false, false) => 0.26,
            };
            // Its glow alone reaches over its neighbours.
            let side = (cell.width() * 1.12).min(248.0).min(floor - self.top);
            brush.computer_player(pos2(cell.center().x, floor), side, pictures, moment, strength);
        } else if self.sitter(place) == Sitter::Nobody {
            let seat = pos2(cell.center().x, floor - 10.0);
            brush.glow(seat, vec2(cell.width() * 0.4, 24.0), colour, 0.12 * lit);
            brush.arc(
                seat,
                vec2(cell.width() * 0.3, 11.0),
                0.0,
                std::f32::consts::TAU,
                1.0,
                palette::over(colour, 0.4 * lit),
            );
        } else {
            let rect = Rect::from_min_max(pos2(cell.left(), (floor - 232.0).max(self.top)), pos2(cell.right(), floor));
            // Who comes from elsewhere is not there yet.
            let is_here = self.sitter(place) == Sitter::Person;
            brush.person(rect, colour, if is_here { lit } else { 0.45 * lit });
            if !is_here {
                let head = pos2(rect.center().x, rect.top() + 24.0);
                for ring in 1..=3 {
                    let size = vec2(18.0, 8.0) * ring as f32;
                    let light = palette::over(colour, 0.55 * lit / ring as f32);
                    brush.arc(head, size, std::f32::consts::PI, std::f32::consts::TAU, 1.2, light);
                }
            }
        }
        let [from, to] = [cell.left() + 10.0, cell.right() - 10.0];
        let (thickness, strength) = if on { (2.0, 1.0) } else { (1.0, 0.16) };
        brush.ray(pos2(from, floor), pos2(to, floor), thickness, colour, &[(0.0, strength), (1.0, strength)]);
        let middle = cell.center().x;
        if on {
            let rise = 44.0 + 30.0 * glow;
            brush.sheet(middle, from, floor, rise, self.light, 0.35);
            brush.sheet(middle, to, floor, rise, self.light, 0.35);
        }
        let face = typeface::NAME.sized(22.0).weighing(if on { Weight::Bold } else { Weight::Medium });
        let strength = level.and_then(|level| strength_words(self.localised, level, self.levels, self.seats));
        let at = pos2(middle, floor + 20.0);
        let name = self.words(place).0;
        brush.fit(at, Align2::CENTER_CENTER, &name, face.coloured(colour), cell.width() - 8.0);
        if let Some(strength) = strength {
            let (at, face) = (at + vec2(0.0, 23.0), typeface::SMALL_NOTE);
            brush.fit(at, Align2::CENTER_CENTER, &strength, face, cell.width() - 8.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Context, Event, Modifiers, MouseWheelUnit, PointerButton, Pos2, RawInput, TouchPhase};

    use crate::ui::theme::{self, surface::Surface};
    use holochess_locale::Language;
    use holochess_players as players;
    use holochess_rules::GameId;

    #[test]
    fn a_level_stands_there_with_its_tier_and_its_rating() {
        let levels = players::levels(GameId::Holochess);
        for (language, id, told) in [
            (Language::English, "pip", "Beginner · 252"),
            (Language::English, "iru", "Master · 721"),
            (Language::English, "random", "Practice"),
            (Language::French, "pip", "Débutant · 252"),
        ] {
            let level = levels.iter().find(|level| level.id == id).expect("it is a level");
            let said = strength_words(&LocalisedText::new(language), level, levels, 2);
            assert_eq!(said.as_deref(), Some(told));
        }
        // Every tier has its word in every language.
        for (language, tier) in Language::ALL.into_iter().flat_map(|language| Tier::ALL.map(|tier| (language, tier))) {
            assert!(LocalisedText::new(language).has(&format!("tier-{}", tier.id())), "{tier:?}");
        }
    }

    #[test]
    fn the_chosen_one_is_always_among_those_who_are_seen() {
        for count in [1, 3, 5, 6, 10] {
            for chosen in 0..count {
                for before in 0..count {
                    let first = first_seen(count, Some(chosen), before);
                    assert!((first..first + SEEN).contains(&chosen), "{chosen} of {count}, from {before}: {first}");
                    assert!(first + SEEN <= count.max(SEEN));
                }
            }
        }
    }

    #[test]
    fn a_click_on_one_who_is_seen_with_neighbours_leaves_the_row_where_it_is() {
        for chosen in 3..6 {
            assert_eq!(first_seen(9, Some(chosen), 2), 2);
        }
        assert_eq!(first_seen(9, Some(6), 2), 3, "at the edge it moves by one");
        assert_eq!(first_seen(9, None, 2), 2, "a friend is seen wherever it stands");
    }

    /// The row alone on a screen.
    struct Row {
        context: Context,
        localised: LocalisedText,
        portraits: Portraits,
        chosen: Sitter,
        may_be_empty: bool,
        surface: Surface,
    }

    impl Row {
        fn new(language: Language, chosen: Option<&str>) -> Self {
            let context = Context::default();
            theme::apply_style(&context);
            let (localised, portraits) = (LocalisedText::new(language), Portraits::default());
            let chosen = chosen.map_or(Sitter::Person, |level| Sitter::Chosen(level.to_owned()));
            let mut row =
                Self { context, localised, portraits, chosen, may_be_empty: false, surface: Surface::default() };
            row.frame(Vec::new());
            row.frame(Vec::new());
            row
        }

        /// Runs one frame with these events; returns what it drew.
        fn frame(&mut self, events: Vec<Event>) -> Vec<egui::epaint::ClippedShape> {
            let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
            let input = RawInput { screen_rect: Some(screen), events, focused: true, ..RawInput::default() };
            self.context.begin_pass(input);
            let ui = Ui::new(self.context.clone(), Id::new("screen"), egui::UiBuilder::new().max_rect(screen));
            let levels = players::levels(GameId::Holochess);
            let (localised, portraits) = (&self.localised, &self.portraits);
            let opponents = Opponents {
                levels,
                seats: 2,
                localised,
                portraits,
                may_be_empty: self.may_be_empty,
                solving: None,
                is_first: false,
                light: AMBER,
                left: 96.0,
                right: 1184.0,
                top: 100.0,
                base: 338.0,
            };
            if let Some(wanted) = opponents.draw(&ui, &Brush::new(&ui), &self.chosen) {
                self.chosen = wanted;
            }
            self.surface = surface::finish(&self.context);
            self.context.end_pass().shapes
        }

        fn at(&self, name: &str) -> Pos2 {
            let widget = self.surface.widgets.iter().find(|(widget, _)| widget == name);
            widget.unwrap_or_else(|| panic!("{name} is there")).1.center()
        }

        fn click(&mut self, at: Pos2) {
            let button = |pressed| Event::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            };
            self.frame(vec![Event::PointerMoved(at)]);
            self.frame(vec![button(true)]);
            self.frame(vec![button(false)]);
        }

        fn wheel(&mut self, unit: MouseWheelUnit, delta: f32) {
            let (delta, phase, modifiers) = (vec2(0.0, delta), TouchPhase::Move, Modifiers::NONE);
            self.frame(vec![Event::MouseWheel { unit, delta, phase, modifiers }]);
        }
    }

    #[test]
    fn the_arrows_beside_the_row_are_pressed_by_mouse() {
        let mut row = Row::new(Language::English, Some("borak"));
        let (before, after) = (row.at("setup.opponent.before"), row.at("setup.opponent.after"));
        row.click(after);
        assert_eq!(row.chosen.level(), Some("sull"));
        row.click(before);
        row.click(before);
        assert_eq!(row.chosen.level(), Some("pip"));
        for _ in 0..20 {
            row.click(after);
        }
        assert_eq!(row.chosen.level(), Some("iru"), "there is nobody beyond the strongest");
    }

    #[test]
    fn the_wheel_steps_through_the_row_and_a_touchpad_too() {
        let mut row = Row::new(Language::English, Some("borak"));
        row.wheel(MouseWheelUnit::Line, -1.0);
        assert_eq!(row.chosen.level(), Some("borak"), "the pointer is elsewhere");
        row.frame(vec![Event::PointerMoved(row.at("setup.opponent"))]);
        row.wheel(MouseWheelUnit::Line, -1.0);
        assert_eq!(row.chosen.level(), Some("sull"));
        row.wheel(MouseWheelUnit::Line, 1.0);
        assert_eq!(row.chosen.level(), Some("borak"));
        for _ in 0..4 {
            row.wheel(MouseWheelUnit::Point, -10.0);
        }
        assert_eq!(row.chosen.level(), Some("sull"), "four small steps of a touchpad are one");
    }

    #[test]
    fn a_friend_here_or_online_is_in_sight_whoever_is_chosen() {
        for language in Language::ALL {
            for level in players::levels(GameId::Holochess) {
                let mut row = Row::new(language, Some(level.id));
                for (id, sitter) in [("ui-setup-friend", Sitter::Person), ("ui-setup-online", Sitter::Online)] {
                    let friend = row.localised.text(id);
                    let seen = row.frame(Vec::new()).into_iter().find_map(|shape| match shape.shape {
                        egui::Shape::Text(text) if text.galley.text() == friend => Some(text.visual_bounding_rect()),
                        _ => None,
                    });
                    let seen = seen.unwrap_or_else(|| panic!("{friend} is not there beside {}", level.id));
                    // The figure above the name.
                    row.click(seen.center() - vec2(0.0, 60.0));
                    assert_eq!(row.chosen, sitter);
                }
            }
        }
    }

    #[test]
    fn a_chair_that_may_be_empty_has_that_to_choose_before_the_person() {
        let mut row = Row::new(Language::English, Some("random"));
        row.may_be_empty = true;
        row.frame(Vec::new());
        let mut chosen = Vec::new();
        for _ in 0..3 {
            let before = row.at("setup.opponent.before");
            row.click(before);
            chosen.push(row.chosen.clone());
        }
        assert_eq!(chosen[0], Sitter::Person);
        assert!(chosen.contains(&Sitter::Nobody), "{chosen:?}");
    }

    #[test]
    fn what_is_told_of_anybody_is_one_line_within_the_row() {
        for language in Language::ALL {
            for level in players::levels(GameId::Holochess) {
                let mut row = Row::new(language, Some(level.id));
                let style = row.localised.level(level.id).1;
                let told = row.frame(Vec::new()).into_iter().find_map(|shape| match shape.shape {
                    egui::Shape::Text(text) if text.galley.text().contains(&style) => Some(text),
                    _ => None,
                });
                let told = told.unwrap_or_else(|| panic!("{style} is told"));
                assert_eq!(told.galley.rows.len(), 1);
                let rect = told.galley.rect.translate(told.pos.to_vec2());
                assert!(rect.left() >= 96.0 && rect.right() <= 1184.0, "{style}: {rect:?}");
                // Between the names and the line that marks the focus.
                assert!(rect.top() >= 338.0 + 36.0 && rect.bottom() <= 338.0 + 84.0, "{style}: {rect:?}");
            }
        }
    }
}

//! The set-up: against whom, who sits where, how it is dealt, and with which dice. What was chosen last is chosen again.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Order, Pos2, Rect, Ui, pos2, vec2},
};

use super::{Screen, opponents::Opponents};
use crate::{
    players,
    record::{MatchSetup, NoRandomness, SeatInfo, Who, fresh_seed},
    rules::{GameId, Seat, dice::Seed},
    session::{PersonRating, StartMatch},
    settings,
    ui::{
        frame::{Draw, sheet},
        hud::Portraits,
        localised_text::LocalisedText,
        notices::{Notices, Tone},
        overlay::Overlays,
        preferences::Preferences,
        theme::{
            field::field,
            light::Edge,
            margin,
            option_row::{Row, STEP, choice},
            prelude::*,
            surface,
        },
    },
};

/// The values of the option `deal` in the order in which they are offered.
const DEALS: [&str; 3] = ["even", "random", "balanced"];
/// The lengths of the quiet clock that are offered; 0 is off.
const QUIET: [u32; 4] = [20, 30, 40, 0];
/// The longest name, in letters.
const LONGEST_NAME: usize = 18;

/// Who sits where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// The person is player 1.
    #[default]
    First,
    /// The person is player 2.
    Second,
    /// Drawn when the match begins.
    Drawn,
}

impl Place {
    const ALL: [Self; 3] = [Self::First, Self::Second, Self::Drawn];

    fn id(self) -> &'static str {
        match self {
            Self::First => "1",
            Self::Second => "2",
            Self::Drawn => "drawn",
        }
    }

    fn from_id(id: &str) -> Self {
        Self::ALL.into_iter().find(|place| place.id() == id).unwrap_or_default()
    }
}

/// Against whom it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A person on the other side of the table.
    Friend,
    /// This level of the computer.
    Chosen(String),
    /// The level whose rating is nearest to the person's own: this one now.
    Nearest(String),
}

impl Opponent {
    /// The level of the computer; none against a friend.
    pub fn level(&self) -> Option<&str> {
        match self {
            Self::Friend => None,
            Self::Chosen(level) | Self::Nearest(level) => Some(level),
        }
    }
}

/// What is being set up.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Against whom.
    pub opponent: Opponent,
    /// Where the person (against a friend: the first person) sits.
    pub place: Place,
    /// The person's name and the friend's; empty ones are called after their seats.
    pub names: [String; 2],
    /// How it is dealt: a value of the option `deal`.
    pub deal: &'static str,
    /// Do the players place their pieces themselves? Then a deal cannot be even.
    pub chosen_placement: bool,
    /// Quiet turns until the match is decided.
    pub quiet: u32,
    /// Do the points decide then? Else it is a draw.
    pub quiet_on_points: bool,
    /// Do the dice follow from a seed that the person types? Else from a fresh one.
    pub own_seed: bool,
    /// That seed as it was typed.
    pub seed: String,
}

/// Why there is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSeed {
    /// What was typed is none.
    Unreadable,
    /// The system has no random numbers for a fresh one.
    NoRandomness,
}

/// Reads a seed: a number as on the command line, or the 64 digits of a seed that was shown.
///
/// # Errors
/// If it is neither.
pub fn read_seed(text: &str) -> Result<Option<Seed>, NoSeed> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    if text.is_empty() {
        return Ok(None);
    }
    if text.len() == 64 {
        return Seed::from_hex(&text).map(Some).ok_or(NoSeed::Unreadable);
    }
    text.parse().map(|number| Some(Seed::from_number(number))).map_err(|_| NoSeed::Unreadable)
}

/// The value of the game's option `quiet_end`.
const fn quiet_end(on_points: bool) -> &'static str {
    if on_points { "points" } else { "draw" }
}

impl Draft {
    /// What was chosen last.
    fn remembered(preferences: &Preferences, person_rating: &PersonRating) -> Self {
        let game = &preferences.game;
        let levels = players::levels(GameId::Holochess);
        let known = |id: &str| levels.iter().find(|level| level.id == id).map(|level| level.id.to_owned());
        let opponent = match game.opponent.as_str() {
            Who::HUMAN => Opponent::Friend,
            settings::Game::ADAPTIVE => nearest(person_rating),
            // A level that is no more gives way to the one that a first match is offered with.
            id => known(id)
                .or_else(|| known(&settings::Game::default().opponent))
                .map_or(Opponent::Friend, Opponent::Chosen),
        };
        Self {
            opponent,
            place: Place::from_id(&game.seat),
            names: game.names.clone(),
            deal: DEALS.into_iter().find(|deal| *deal == game.deal).unwrap_or(DEALS[0]),
            chosen_placement: game.placement == "chosen" && game.deal != "even",
            quiet: game.quiet_turns,
            quiet_on_points: game.quiet_end != "draw",
            own_seed: false,
            seed: String::new(),
        }
    }

    /// Keeps what was chosen; a seed is chosen for one match.
    fn remember(&self, preferences: &mut Preferences) {
        let game = &mut preferences.game;
        match &self.opponent {
            Opponent::Friend => Who::HUMAN,
            Opponent::Chosen(level) => level,
            Opponent::Nearest(_) => settings::Game::ADAPTIVE,
        }
        .clone_into(&mut game.opponent);
        self.place.id().clone_into(&mut game.seat);
        game.names.clone_from(&self.names);
        self.deal.clone_into(&mut game.deal);
        if self.chosen_placement { "chosen" } else { "fixed" }.clone_into(&mut game.placement);
        game.quiet_turns = self.quiet;
        quiet_end(self.quiet_on_points).clone_into(&mut game.quiet_end);
    }

    /// The match that this sets up.
    ///
    /// # Errors
    /// If there is no seed.
    pub fn setup(&self, localised: &LocalisedText) -> Result<MatchSetup, NoSeed> {
        let typed = if self.own_seed { read_seed(&self.seed)? } else { None };
        let seed = match typed {
            Some(seed) => seed,
            None => fresh_seed().map_err(|NoRandomness| NoSeed::NoRandomness)?,
        };
        let mut options = GameId::Holochess.options();
        let values = [
            ("deal", self.deal.to_owned()),
            ("placement", if self.chosen_placement { "chosen" } else { "fixed" }.to_owned()),
            ("quiet_turns", self.quiet.to_string()),
            ("quiet_end", quiet_end(self.quiet_on_points).to_owned()),
        ];
        for (key, value) in values {
            // The values come from the lists above, which are the rulebook's; one it did not know would stay at its default.
            let _ = options.set(key, &value);
        }
        let second = match self.place {
            Place::First => false,
            Place::Second => true,
            // The draw must not come from the dice of the match.
            Place::Drawn => fresh_seed().map_err(|NoRandomness| NoSeed::NoRandomness)?.bytes()[0] % 2 == 1,
        };
        let person = |index: usize| self.names[index].trim().to_owned();
        let me = SeatInfo { who: Who::Human, name: person(0) };
        let other = match self.opponent.level() {
            Some(level) => computer(level, localised),
            None => SeatInfo { who: Who::Human, name: person(1) },
        };
        let mut seats = if second { vec![other, me] } else { vec![me, other] };
        for (index, seat) in seats.iter_mut().enumerate() {
            if seat.name.is_empty() {
                seat.name = localised.seat_name(Seat::new(index));
            }
        }
        Ok(MatchSetup { game: GameId::Holochess, options, seats, seed, position: None })
    }
}

/// A computer player of this level at the table.
pub(super) fn computer(level: &str, localised: &LocalisedText) -> SeatInfo {
    SeatInfo { who: Who::Computer(level.to_owned()), name: localised.level(level).0 }
}

/// The level whose rating is nearest to the person's own.
fn nearest(person_rating: &PersonRating) -> Opponent {
    let level = person_rating.strength(GameId::Holochess).0.nearest(GameId::Holochess);
    level.map_or(Opponent::Friend, |level| Opponent::Nearest(level.id.to_owned()))
}

fn open(mut commands: Commands, preferences: Res<Preferences>, person_rating: Res<PersonRating>) {
    commands.insert_resource(Draft::remembered(&preferences, &person_rating));
}

/// What is known of the person's strength, at the end of the heading.
fn strength(brush: &Brush, localised: &LocalisedText, person_rating: &PersonRating, right: Pos2) {
    let (strength, matches) = person_rating.strength(GameId::Holochess);
    if matches == 0 {
        // Why not, and how one comes to be.
        brush.right(right - vec2(0.0, 10.0), localised.text("ui-setup-unrated"), typeface::BODY);
        brush.right(right + vec2(0.0, 12.0), localised.text("ui-setup-unrated-why"), typeface::NOTE);
        return;
    }
    let text = localised.format(
        "ui-setup-rating",
        &[
            ("rating", localised.decimal(strength.rating, 0).into()),
            ("deviation", localised.decimal(strength.deviation, 0).into()),
            ("matches", matches.into()),
        ],
    );
    brush.right(right, text, typeface::BODY);
}

fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    portraits: Res<Portraits>,
    person_rating: Res<PersonRating>,
    mut draft: ResMut<Draft>,
    mut preferences: ResMut<Preferences>,
    mut notices: ResMut<Notices>,
    overlays: Res<Overlays>,
    mut next: ResMut<NextState<Screen>>,
    mut start: MessageWriter<StartMatch>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut ui = sheet(context, "setup", Order::Background, overlays.is_empty());
    let screen = ui.max_rect();
    let margin = margin(screen.width());
    let brush = Brush::of(&ui);
    brush.dim(screen, 0.85);
    brush.scrim(Rect::from_min_max(pos2(0.0, screen.height() * 0.3), screen.max), Edge::Bottom, 0.9);
    brush.scrim(Rect::from_min_size(screen.min, vec2(screen.width(), 300.0)), Edge::Top, 0.7);
    brush.left(pos2(margin, 62.0), localised.text("ui-setup-heading"), typeface::HEADING);
    let base = (screen.height() * 0.47).min(352.0);
    let levels = players::levels(GameId::Holochess);
    let [left, right] = [margin, screen.right() - margin];
    let opponents = Opponents { levels, localised: &localised, portraits: &portraits, left, right, base };
    strength(&brush, &localised, &person_rating, pos2(right, 62.0));
    if let Some(level) = opponents.show(&ui, &brush, draft.opponent.level()) {
        draft.opponent = level.map_or(Opponent::Friend, Opponent::Chosen);
    }
    rows(&mut ui, &localised, &person_rating, &mut draft, screen, base + 110.0);
    let (label, cap) = (localised.text("ui-setup-start"), localised.text("ui-key-enter"));
    let pressed = main_action(&ui, "setup.start", screen, margin, &label, &cap);
    // Enter takes the seat from wherever one is, but for a field that is being typed into.
    let entered = ui.is_enabled() && surface::key_pressed(ui.ctx(), egui::Key::Enter) && !surface::is_typing(ui.ctx());
    if pressed || entered {
        match draft.setup(&localised) {
            Ok(setup) => {
                draft.remember(&mut preferences);
                start.write(StartMatch(setup));
                next.set(Screen::Match);
            }
            Err(why) => {
                let id = if why == NoSeed::Unreadable { "ui-setup-no-seed" } else { "ui-setup-no-randomness" };
                notices.say(localised.text(id), Tone::Refusal);
                surface::focus(ui.ctx(), "setup.seed");
            }
        }
    }
    let (cap, label) = (localised.text("ui-key-escape"), localised.text("ui-back"));
    let back = KeyCommand { name: "setup.back", cap: &cap, key: None, label: &label, enabled: true };
    let escaped = ui.is_enabled() && surface::key_pressed(ui.ctx(), egui::Key::Escape);
    if back.show(&ui, pos2(margin, screen.height() - 38.0), typeface::ACTION) || escaped {
        draft.remember(&mut preferences);
        next.set(Screen::Title);
    }
    Ok(())
}

/// The rows below: how it is played on the left, who and with which dice on the right.
fn rows(
    ui: &mut Ui,
    localised: &LocalisedText,
    person_rating: &PersonRating,
    draft: &mut Draft,
    screen: Rect,
    top: f32,
) {
    let margin = margin(screen.width());
    let gap = margin * 2.0 / 3.0;
    let width = (screen.width() - 2.0 * margin - gap) / 2.0;
    // On a low screen the rows stand closer together, so that the last stays clear of the way back.
    let step = ((screen.height() - 76.0 - top) / (4.0 * STEP)).min(1.0);
    let left = Row { at: pos2(margin, top), width, enter: false };
    let right = Row { at: pos2(margin + width + gap, top), width, enter: false };
    let words = |ids: &[&str]| ids.iter().map(|id| localised.text(id)).collect::<Vec<_>>();
    let places = words(&["ui-setup-seat-first", "ui-setup-seat-second", "ui-setup-seat-drawn"]);
    let place = Place::ALL.iter().position(|place| *place == draft.place).unwrap_or(0);
    if let Some(index) = choice(ui, "setup.seat", left, &localised.text("ui-setup-seat"), &places, place) {
        draft.place = Place::ALL[index];
    }
    let deals = DEALS.map(|deal| localised.text(&format!("ui-setup-deal-{deal}")));
    let now = DEALS.iter().position(|deal| *deal == draft.deal).unwrap_or(0);
    if let Some(index) = choice(ui, "setup.deal", left.below(1.0 * step), &localised.text("ui-setup-deal"), &deals, now)
    {
        draft.deal = DEALS[index];
        draft.chosen_placement &= draft.deal != "even";
    }
    let placements = words(&["ui-setup-placement-dealt", "ui-setup-placement-chosen"]);
    let label = localised.text("ui-setup-placement");
    if let Some(index) =
        choice(ui, "setup.placement", left.below(2.0 * step), &label, &placements, usize::from(draft.chosen_placement))
    {
        draft.chosen_placement = index == 1;
        if draft.chosen_placement && draft.deal == "even" {
            draft.deal = "random";
        }
    }
    let quiet: Vec<String> =
        QUIET.iter().map(|turns| if *turns == 0 { localised.text("ui-off") } else { turns.to_string() }).collect();
    let now = QUIET.iter().position(|turns| *turns == draft.quiet).unwrap_or(0);
    if let Some(index) =
        choice(ui, "setup.quiet", left.below(3.0 * step), &localised.text("ui-setup-quiet"), &quiet, now)
    {
        draft.quiet = QUIET[index];
    }
    let ends = words(&["ui-setup-quiet-points", "ui-setup-quiet-draw"]);
    let label = localised.text("ui-setup-quiet-end");
    if let Some(index) =
        choice(ui, "setup.quiet-end", left.below(4.0 * step), &label, &ends, usize::from(!draft.quiet_on_points))
    {
        draft.quiet_on_points = index == 0;
    }
    let hint = localised.seat_name(if draft.place == Place::Second { Seat::SECOND } else { Seat::FIRST });
    let mut row = right;
    if let Some(level) = draft.opponent.level().map(str::to_owned) {
        let ways = words(&["ui-setup-level-chosen", "ui-setup-level-nearest"]);
        let (label, now) = (localised.text("ui-setup-level"), matches!(draft.opponent, Opponent::Nearest(_)));
        if let Some(index) = choice(ui, "setup.level", row, &label, &ways, usize::from(now)) {
            draft.opponent = if index == 1 { nearest(person_rating) } else { Opponent::Chosen(level) };
        }
        row = row.below(1.0 * step);
    }
    let label =
        localised.text(if draft.opponent.level().is_some() { "ui-setup-your-name" } else { "ui-setup-first-name" });
    field(ui, "setup.name", row, &label, &mut draft.names[0], &hint, LONGEST_NAME, "setup.start");
    row = row.below(1.0 * step);
    if draft.opponent.level().is_none() {
        let hint = localised.seat_name(if draft.place == Place::Second { Seat::FIRST } else { Seat::SECOND });
        let label = localised.text("ui-setup-friend-name");
        field(ui, "setup.friend-name", row, &label, &mut draft.names[1], &hint, LONGEST_NAME, "setup.start");
        row = row.below(1.0 * step);
    }
    dice(ui, localised, draft, row, step, screen.bottom() - 108.0);
}

/// With which dice: fresh ones, or those of a seed, which is typed into a row of its own. The note stands where there is room
/// for it above `bottom`.
fn dice(ui: &mut Ui, localised: &LocalisedText, draft: &mut Draft, mut row: Row, step: f32, bottom: f32) {
    let words = ["ui-setup-dice-fresh", "ui-setup-dice-seed"].map(|id| localised.text(id));
    let label = localised.text("ui-setup-dice");
    if let Some(index) = choice(ui, "setup.dice", row, &label, &words, usize::from(draft.own_seed)) {
        draft.own_seed = index == 1;
    }
    if !draft.own_seed {
        return;
    }
    row = row.below(step);
    let label = localised.text("ui-setup-seed");
    field(ui, "setup.seed", row, &label, &mut draft.seed, &localised.text("ui-setup-seed-hint"), 80, "setup.start");
    let brush = Brush::of(ui);
    let (at, room) = (row.at + vec2(row.label_width(), 24.0), row.width - row.label_width());
    let note = localised.text("ui-setup-seed-note");
    if at.y + brush.lay_out(&note, typeface::NOTE, room).size().y < bottom {
        brush.wrap(at, room, &note, typeface::NOTE);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Setup), open).add_systems(
        EguiPrimaryContextPass,
        draw.in_set(Draw::Setup).run_if(in_state(Screen::Setup).and_then(resource_exists::<Draft>)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_what_was_shown() {
        assert_eq!(read_seed("  "), Ok(None));
        let seven = Seed::from_number(7);
        assert_eq!(read_seed(" 7 "), Ok(Some(seven.clone())));
        assert_eq!(read_seed(&seven.hex()), Ok(Some(seven)));
        assert_eq!(read_seed("seven"), Err(NoSeed::Unreadable));
        assert_eq!(read_seed(&"g".repeat(64)), Err(NoSeed::Unreadable));
    }

    #[test]
    fn what_is_typed_as_a_seed_counts_only_where_it_is_asked_for() {
        let localised = LocalisedText::new(crate::locale::Language::English);
        let mut draft =
            Draft::remembered(&Preferences::new(settings::Settings::default(), None), &PersonRating::default());
        draft.seed = "7".to_owned();
        let seed = |draft: &Draft| draft.setup(&localised).map(|setup| setup.seed);
        assert_ne!(seed(&draft), Ok(Seed::from_number(7)), "fresh dice");
        draft.own_seed = true;
        assert_eq!(seed(&draft), Ok(Seed::from_number(7)));
        draft.seed = "seven".to_owned();
        assert_eq!(seed(&draft), Err(NoSeed::Unreadable));
        draft.own_seed = false;
        assert!(seed(&draft).is_ok());
    }

    #[test]
    fn every_place_is_remembered() {
        for place in Place::ALL {
            assert_eq!(Place::from_id(place.id()), place);
        }
        assert_eq!(Place::from_id("nonsense"), Place::First);
    }
}

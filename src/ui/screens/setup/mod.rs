//! The set-up: players, options, creatures and dice of a match, built from any game's seats and options. It starts with
//! the last choices.

mod armies;
mod chairs;
mod draft;
mod opponents;
mod rule_rows;
#[cfg(test)]
mod tests;
mod time_rows;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Pos2, Rect, Ui, pos2, vec2},
};

pub use self::draft::{Draft, Sitter};
pub(super) use self::{draft::computer, rule_rows::draw_page as rules_page};
use self::{
    draft::{LONGEST_NAME, Trouble, nearest},
    opponents::Opponents,
};
use crate::ui::{
    frame::{Draw, screen_sheet},
    games,
    localised_text::LocalisedText,
    navigation::Screen,
    notices::{Notices, Tone},
    overlay::{Overlay, Overlays},
    portraits::Portraits,
    preferences::Preferences,
    systems::UiSystems,
    theme::{
        light::Edge,
        margin,
        option_row::{STEP, choice},
        prelude::*,
        surface,
        tabs::tabs,
        text_field::field,
    },
};
use holochess_link::{Arrival, Reach};
use holochess_players::{self as players, handicap::handicaps};
use holochess_rules::{GameId, Luck, Seat};
use holochess_session::{Autosave, LivePlace, LiveTable, MatchRequest, PersonRating, SolvedGame, WantedClock};
use holochess_settings::{Settings, controls::Command};
use holochess_view::{give_first_colour, pieces::Armies};

/// The game chosen on the screen before.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenTable(pub GameId);

/// The pages of the set-up.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SetupPage {
    /// The players and their seats.
    #[default]
    Players,
    /// The options.
    Rules,
    /// The creatures.
    Creatures,
}

impl SetupPage {
    /// Its name in the trace.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Players => "setup.page.players",
            Self::Rules => "setup.page.rules",
            Self::Creatures => "setup.page.creatures",
        }
    }
}

/// The pages of a game, with the ids of their titles.
fn pages(game: GameId) -> Vec<(SetupPage, &'static str)> {
    let mut pages = vec![(SetupPage::Players, "ui-setup-page-players"), (SetupPage::Rules, "ui-setup-page-rules")];
    if Armies::size(game) > 0 {
        pages.push((SetupPage::Creatures, "ui-setup-page-creatures"));
    }
    pages
}

/// Makes the draft of the match from what was chosen last for the game.
fn open_setup(
    mut commands: Commands,
    table: Res<ChosenTable>,
    preferences: Res<Preferences>,
    person_rating: Res<PersonRating>,
    server: Option<Res<AssetServer>>,
    mut portraits: ResMut<Portraits>,
    mut page: ResMut<SetupPage>,
) {
    *page = SetupPage::default();
    if let Some(server) = server {
        for id in holochess_view::creatures::CREATURES {
            portraits.request(id, &server);
        }
        for level in players::levels(table.0) {
            portraits.request_opponent(level.id, &server);
        }
    }
    commands.insert_resource(Draft::remembered(table.0, &preferences, &person_rating));
}

/// Writes the person's rating in this game.
fn draw_strength(brush: &Brush, localised: &LocalisedText, game: GameId, person_rating: &PersonRating, left: Pos2) {
    let (rating, why) = rating_words(localised, game, person_rating);
    let written = brush.left(left, rating, typeface::NOTE.coloured(INK_SOFT));
    if let Some(why) = why {
        brush.left(pos2(written.right() + 16.0, left.y), why, typeface::NOTE);
    }
}

/// The person's rating in this game; if there is none yet, that, and how to get one.
fn rating_words(localised: &LocalisedText, game: GameId, person_rating: &PersonRating) -> (String, Option<String>) {
    let (strength, matches) = person_rating.strength(game);
    if matches == 0 {
        return (localised.text("ui-setup-unrated"), Some(localised.text("ui-setup-unrated-why")));
    }
    let text = localised.format(
        "ui-setup-rating",
        &[
            ("rating", localised.rating(strength.rating).into()),
            ("deviation", localised.decimal(strength.deviation, 0).into()),
            ("matches", matches.into()),
        ],
    );
    (text, None)
}

/// Writes why the match cannot begin, above the command that would begin it.
pub(super) fn draw_warning(brush: &Brush, text: &str, screen: Rect, margin: f32) {
    let room = Rect::from_min_max(
        pos2(screen.center().x - 120.0, screen.bottom() - 136.0),
        pos2(screen.right() - margin, screen.bottom() - 98.0),
    );
    let written = brush.wrap_right(room, text, typeface::BODY.coloured(AMBER));
    brush.warning_mark(pos2(written.left() - 16.0, written.center().y), 8.0, AMBER);
}

/// Why the match cannot begin, in words.
pub(super) fn trouble_text(localised: &LocalisedText, draft: &Draft, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Players(taken) => {
            let possible: Vec<String> = draft.game.players().iter().map(ToString::to_string).collect();
            let arguments = [("possible", localised.alternatives(&possible).into()), ("taken", (*taken).into())];
            localised.format("ui-setup-why-players", &arguments)
        }
        Trouble::Refused(words) => holochess_locale::sentence(&localised.say(words)),
        Trouble::Seed => localised.text("ui-setup-no-seed"),
        Trouble::NoRandomness => localised.text("ui-setup-no-randomness"),
        Trouble::NoPlayerHere => localised.text("ui-setup-no-player-here"),
    }
}

/// Draws the set-up, and begins the match.
fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    portraits: Res<Portraits>,
    person_rating: Res<PersonRating>,
    solved_game: Res<SolvedGame>,
    mut draft: ResMut<Draft>,
    mut page: ResMut<SetupPage>,
    mut preferences: ResMut<Preferences>,
    mut notices: ResMut<Notices>,
    mut overlays: ResMut<Overlays>,
    mut next: ResMut<NextState<Screen>>,
    mut start: MessageWriter<MatchRequest>,
    mut armies: ResMut<Armies>,
    mut clock: ResMut<WantedClock>,
    mut online: Online,
) -> Result {
    let mut ui = screen_sheet(contexts.ctx_mut()?, "setup", &overlays);
    let screen = ui.max_rect();
    let margin = margin(screen.width());
    let brush = Brush::new(&ui);
    brush.dim(screen, 0.85);
    brush.scrim(Rect::from_min_max(pos2(0.0, screen.height() * 0.3), screen.max), Edge::Bottom, 0.9);
    brush.scrim(Rect::from_min_size(screen.min, vec2(screen.width(), 300.0)), Edge::Top, 0.7);
    give_first_colour(draft.only_person().unwrap_or(Seat::FIRST));
    let seen = SetupData { localised: &localised, portraits: &portraits, person_rating: &person_rating };
    *page = draw_page(&mut ui, seen, solved_game.progress(), &mut draft, *page);
    let trouble = draft.trouble();
    let label = localised.text(if draft.is_online() { "ui-setup-open-table" } else { "ui-setup-start" });
    if let Some(trouble) = &trouble {
        draw_warning(&brush, &trouble_text(&localised, &draft, trouble), screen, margin);
    }
    let pressed = main_action(&ui, "setup.start", screen, margin, &label, Command::Confirm);
    // Enter begins the match from any focus except a text field.
    let entered =
        ui.is_enabled() && frame_commands::pressed(ui.ctx(), Command::Confirm) && !surface::is_typing(ui.ctx());
    let mut begin = || {
        if draft.is_online() {
            open_table(&draft, &preferences, &mut online).map(|()| None)
        } else {
            draft.setup(&localised).map(Some)
        }
    };
    let begun = (pressed || entered).then(&mut begin);
    if let Some(begun) = begun {
        match begun {
            Ok(None) => {
                draft.remember(&mut preferences);
                draft.lead_out(&mut armies);
            }
            Ok(Some(setup)) => {
                draft.remember(&mut preferences);
                draft.lead_out(&mut armies);
                clock.0 = draft.clock().map(|clock| (setup.seed.sha256_hex(), clock));
                start.write(MatchRequest::Start(setup));
                next.set(Screen::Match);
            }
            Err(trouble) => {
                notices.say(trouble_text(&localised, &draft, &trouble), Tone::Refusal);
                if trouble == Trouble::Seed {
                    surface::focus(ui.ctx(), "setup.seed");
                }
            }
        }
    }
    let back = KeyCommand::new("setup.back", Command::Back, localised.text("ui-back")).unheard();
    let escaped = ui.is_enabled() && frame_commands::pressed(ui.ctx(), Command::Back);
    let foot = pos2(margin, screen.height() - 38.0);
    if back.draw(&ui, foot, typeface::ACTION) || escaped {
        draft.remember(&mut preferences);
        next.set(Screen::Tables);
    }
    // The key itself is read by the rulebook, which it opens everywhere, at the page of the option that was looked at
    // last.
    let rules = KeyCommand::new("setup.rules", Command::Rulebook, localised.text("rulebook-heading")).unheard();
    if rules.draw(&ui, foot + vec2(back.width(&brush, typeface::ACTION) + 40.0, 0.0), typeface::ACTION) {
        overlays.open(Overlay::Rules);
    }
    Ok(())
}

/// Opens a table for players elsewhere; there is no match yet.
fn open_table(draft: &Draft, settings: &Settings, online: &mut Online) -> Result<(), Trouble> {
    let table = draft.online_table()?;
    let relay = settings.online.relay().map(str::to_owned);
    let reach = Reach { relay, relay_only: settings.online.relay_only, nearby: settings.online.nearby };
    if let (Some(folder), Some(shelf)) = (&online.place.0, &online.autosave.0) {
        let arrival = Arrival::Open(Box::new(table), reach);
        online.live.arrive(arrival, folder.clone(), shelf.clone());
    }
    Ok(())
}

/// What opening a table for players elsewhere needs.
#[derive(SystemParam)]
struct Online<'w> {
    live: ResMut<'w, LiveTable>,
    place: Res<'w, LivePlace>,
    autosave: Res<'w, Autosave>,
}

/// The resources that every page of the set-up reads.
#[derive(Clone, Copy)]
pub(super) struct SetupData<'a> {
    pub localised: &'a LocalisedText,
    pub portraits: &'a Portraits,
    pub person_rating: &'a PersonRating,
}

/// Draws heading, tabs and the open page; returns the page that is open now.
pub(super) fn draw_page(
    ui: &mut Ui,
    seen: SetupData<'_>,
    solving: Option<f32>,
    draft: &mut Draft,
    page: SetupPage,
) -> SetupPage {
    let SetupData { localised, portraits, person_rating } = seen;
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let margin = margin(screen.width());
    let pages = pages(draft.game);
    let words: Vec<(&str, String)> = pages.iter().map(|(page, id)| (page.id(), localised.text(id))).collect();
    let now = pages.iter().position(|(known, _)| *known == page).unwrap_or_default();
    let turned = tabs(ui, pos2(screen.right() - margin, 50.0), &words, now, ICE);
    let heading = localised.game(draft.game);
    brush.fit(pos2(margin, 50.0), Align2::LEFT_CENTER, &heading, typeface::HEADING, screen.width() * 0.45);
    // Among people nothing is rated.
    if draft.sitters.iter().any(|sitter| sitter.level().is_some()) {
        draw_strength(&brush, localised, draft.game, person_rating, pos2(margin, 84.0));
    }
    let panel = Panel { localised, portraits, person_rating, solving, screen, margin };
    match pages[now].0 {
        SetupPage::Players => panel.draw_players(ui, &brush, draft),
        SetupPage::Rules => {
            let row = Row { at: pos2(margin, 140.0), width: screen.width() - 2.0 * margin, enter: false };
            let clock = time_rows::rows(draft);
            let further = if clock > 0.0 { clock + rule_rows::ABOUT } else { 0.0 };
            // With players elsewhere a match begins from the start of its game.
            let offered = if draft.is_online() { &[] } else { handicaps(draft.game) };
            let (row, step) =
                rule_rows::draw_page(ui, localised, draft, offered, row, screen.bottom() - 120.0, further);
            time_rows::draw(ui, localised, draft, row, step);
        }
        SetupPage::Creatures => armies::draw_page(ui, localised, portraits, draft, screen, margin),
    }
    turned.map_or(pages[now].0, |index| pages[index].0)
}

/// The data that the page of players is drawn from.
struct Panel<'a> {
    localised: &'a LocalisedText,
    portraits: &'a Portraits,
    person_rating: &'a PersonRating,
    /// Which share of the solved game is there, while it is on its way.
    solving: Option<f32>,
    screen: Rect,
    margin: f32,
}

impl Panel<'_> {
    /// Draws the chairs, the possible players for the selected chair, and the rows below.
    fn draw_players(&self, ui: &mut Ui, brush: &Brush, draft: &mut Draft) {
        let [left, right] = [self.margin, self.screen.right() - self.margin];
        draft.chair = chairs::draw(ui, self.localised, draft, pos2(left, 124.0), right - left);
        let base = (self.screen.height() * 0.5).min(362.0);
        let chair = draft.chair;
        let opponents = Opponents {
            levels: players::levels(draft.game),
            seats: draft.taken(),
            localised: self.localised,
            portraits: self.portraits,
            may_be_empty: draft.face().has_open_seats(),
            solving: self.solving,
            is_first: chairs::is_first_person(draft),
            light: draft.seat(chair).map_or(INK, palette::side),
            left,
            right,
            top: 152.0,
            base,
        };
        if let Some(sitter) = opponents.draw(ui, brush, &draft.sitters[chair]) {
            draft.sitters[chair] = sitter;
        }
        self.draw_rows(ui, draft, base + 110.0);
    }

    /// Draws the rows below: on the left the players, on the right the first options and the dice.
    fn draw_rows(&self, ui: &mut Ui, draft: &mut Draft, top: f32) {
        let gap = self.margin * 2.0 / 3.0;
        let width = (self.screen.width() - 2.0 * self.margin - gap) / 2.0;
        // On a low screen the rows are closer together, so that the last one does not touch the way back.
        let step = ((self.screen.height() - 76.0 - top) / (4.0 * STEP)).min(1.0);
        let left = Row { at: pos2(self.margin, top), width, enter: false };
        let right = Row { at: pos2(self.margin + width + gap, top), width, enter: false };
        self.draw_people(ui, draft, left, step);
        let specs = draft.options.specs();
        let first = draft.face().first_options;
        let mut row = right;
        for spec in first.iter().filter_map(|key| specs.iter().find(|spec| spec.key == *key)) {
            let rows = rule_rows::rows_of(draft, spec);
            rule_rows::draw(ui, self.localised, draft, spec, row, step);
            row = row.below(rows * step);
        }
        if draft.is_online() {
            // The dice are of all players, and a handicap is a position from which no such match begins.
            let words = ["ui-setup-watchers-no", "ui-setup-watchers-yes"].map(|id| self.localised.text(id));
            let label = self.localised.text("ui-setup-watchers");
            if let Some(index) = choice(ui, "setup.watchers", row, &label, &words, usize::from(draft.watchers)) {
                draft.watchers = index == 1;
            }
            return;
        }
        row = rule_rows::draw_handicap(ui, self.localised, draft, handicaps(draft.game), row, step);
        if draft.game.luck() != Luck::Nothing {
            self.draw_dice(ui, draft, row, step);
        }
    }

    /// Draws the rows about players: the name on the selected chair, the number of players, the seats.
    fn draw_people(&self, ui: &mut Ui, draft: &mut Draft, mut row: Row, step: f32) {
        let localised = self.localised;
        let words = |ids: &[&str]| ids.iter().map(|id| localised.text(id)).collect::<Vec<_>>();
        let chair = draft.chair;
        if let (Some(person), Some(seat)) = (draft.person(chair), draft.seat(chair)) {
            let label = localised.text(if person == 0 { "ui-setup-your-name" } else { "ui-setup-friend-name" });
            let hint = localised.seat_name(seat);
            field(ui, "setup.name", row, &label, &mut draft.names[person], &hint, LONGEST_NAME, "setup.start");
            row = row.below(step);
        } else if let Some(level) = draft.sitters[chair].level().map(str::to_owned) {
            let ways = words(&["ui-setup-level-chosen", "ui-setup-level-nearest"]);
            let now = usize::from(matches!(draft.sitters[chair], Sitter::Nearest(_)));
            if let Some(index) = choice(ui, "setup.level", row, &localised.text("ui-setup-level"), &ways, now) {
                draft.sitters[chair] =
                    if index == 1 { nearest(draft.game, self.person_rating) } else { Sitter::Chosen(level) };
            }
            row = row.below(step);
        }
        let possible = draft.game.players();
        if possible.len() > 1 {
            let numbers: Vec<String> = possible.iter().map(ToString::to_string).collect();
            let now = possible.iter().position(|players| *players == draft.taken()).unwrap_or(possible.len());
            if let Some(index) = choice(ui, "setup.players", row, &localised.text("ui-setup-players"), &numbers, now) {
                draft.seat_so_many(possible[index]);
            }
            row = row.below(step);
        }
        self.draw_seat(ui, draft, row);
    }

    /// Draws the row for the first person's seat: one of the taken chairs, or drawn by lot.
    fn draw_seat(&self, ui: &Ui, draft: &mut Draft, row: Row) {
        let localised = self.localised;
        let taken: Vec<usize> =
            (0..draft.sitters.len()).filter(|chair| draft.sitters[*chair] != Sitter::Nobody).collect();
        let person = taken.iter().position(|chair| draft.sitters[*chair] == Sitter::Person);
        let mut words: Vec<String> = match person {
            Some(_) => (0..taken.len()).map(|seat| seat_words(localised, draft.game, seat)).collect(),
            None => vec![localised.text("ui-setup-seat-as-shown")],
        };
        words.push(localised.text("ui-setup-seat-drawn"));
        let now = if draft.drawn { words.len() - 1 } else { person.unwrap_or(0) };
        let label = localised.text(if person.is_some() { "ui-setup-seat" } else { "ui-setup-seats" });
        if let Some(index) = choice(ui, "setup.seat", row, &label, &words, now) {
            draft.drawn = index + 1 == words.len();
            if let (false, Some(person)) = (draft.drawn, person) {
                let [from, to] = [taken[person], taken[index]];
                draft.sitters.swap(from, to);
                draft.chair = match draft.chair {
                    chair if chair == from => to,
                    chair if chair == to => from,
                    chair => chair,
                };
            }
        }
    }

    /// Draws the rows about dice: random ones, or those of a typed seed. Their note is drawn where there is room.
    fn draw_dice(&self, ui: &mut Ui, draft: &mut Draft, mut row: Row, step: f32) {
        let (localised, bottom) = (self.localised, self.screen.bottom() - 108.0);
        let (label, fresh) = match draft.game.luck() {
            Luck::Dice => ("ui-setup-dice", "ui-setup-dice-fresh"),
            Luck::Start | Luck::Nothing => ("ui-setup-draw", "ui-setup-draw-fresh"),
        };
        let (label, words) = (localised.text(label), [fresh, "ui-setup-dice-seed"].map(|id| localised.text(id)));
        if let Some(index) = choice(ui, "setup.dice", row, &label, &words, usize::from(draft.own_seed)) {
            draft.own_seed = index == 1;
        }
        if !draft.own_seed {
            return;
        }
        row = row.below(step);
        let (label, hint) = (localised.text("ui-setup-seed"), localised.text_at(draft.game, "ui-setup-seed-hint"));
        field(ui, "setup.seed", row, &label, &mut draft.seed, &hint, 80, "setup.start");
        let brush = Brush::new(ui);
        let (at, room) = (row.at + vec2(row.label_width(), 24.0), row.width - row.label_width());
        let note = localised.text_at(draft.game, "ui-setup-seed-note");
        if at.y + brush.lay_out(&note, typeface::NOTE, room).size().y < bottom {
            brush.wrap(at, room, &note, typeface::NOTE);
        }
    }
}

/// The name of a seat: the game's own, if it has one; otherwise the number.
pub(super) fn seat_words(localised: &LocalisedText, game: GameId, seat: usize) -> String {
    let id = format!("seat-{}-{}", game.id(), seat + 1);
    if localised.has(&id) { localised.text(&id) } else { (seat + 1).to_string() }
}

/// Has the game solved in the background while a perfect player is chosen on the screen.
fn solve_ahead(screen: Res<State<Screen>>, draft: Option<Res<Draft>>, mut solved_game: ResMut<SolvedGame>) {
    let draft = draft.filter(|_| *screen.get() == Screen::Setup);
    let wanted = draft.filter(|draft| draft.has_perfect_player()).map(|draft| draft.game);
    solved_game.bypass_change_detection().want(wanted);
}

/// A resumed match gets the creatures that were chosen last.
fn lead_out_remembered(preferences: Res<Preferences>, mut armies: ResMut<Armies>) {
    for game in GameId::ALL {
        for (side, army) in draft::remembered_armies(game, &preferences).into_iter().enumerate() {
            armies.choose(game, Seat::new(side), army);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Armies>().add_systems(Startup, lead_out_remembered);
    // The game played last is preset.
    let last = games::last_played(&app.world().resource::<Preferences>().game.last);
    app.insert_resource(ChosenTable(last))
        .init_resource::<SetupPage>()
        .add_systems(OnEnter(Screen::Setup), open_setup)
        .add_systems(Update, solve_ahead.in_set(UiSystems::Screens))
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Draw::Setup).run_if(in_state(Screen::Setup).and_then(resource_exists::<Draft>)),
        );
}

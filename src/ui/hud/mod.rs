//! The head-up display at the table: whose turn it is, the actions left, the pieces, the card and the odds of what is pointed
//! at, the quiet clock, the log, the clash. One file each; all read [`HudData`].

mod captions;
mod card;
mod cell_names;
mod clash;
mod clock;
mod commands;
mod danger;
mod evaluation_bar;
#[cfg(test)]
mod fit_tests;
mod flat;
mod hint;
mod layout;
mod lesson;
mod log;
mod log_line;
mod odds;
mod players;
mod prompt;
mod puzzle;
mod score;
mod seats;
mod telling;
mod times;
mod turning_points;
mod values;
mod watch;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiPrimaryContextPass, egui};

pub use danger::DangerSwitched;
pub use evaluation_bar::judged;
pub use seats::Near;
pub(in crate::ui) use times::tell as tell_times;
pub use turning_points::mark as turning_mark;

use self::layout::{Layout, Needs};
use super::{
    controls::Controls,
    frame::{Draw, sheet},
    input::aim,
    localised_text::LocalisedText,
    navigation::{Reviewing, Screen},
    overlay::Overlays,
    portraits::Portraits,
    preferences::Preferences,
    standings::Standings,
    theme::{light::Edge, prelude::*},
};
use holochess_lessons::Ends;
use holochess_players::{dangers::Danger, level, win_chance::WinChance};
use holochess_record::{SeatInfo, Who};
use holochess_rules::{Cell, PieceId, Seat, ToAct};
use holochess_session::{
    ChessClock, ComputerPlayers, Director, DisplayedBoard, LessonTable, Match, MatchPhase, Playback,
    PositionEvaluation, PuzzleOnTable, SolvedGame, Watching,
};
use holochess_view::{pieces::PieceFigures, stage::film::Film};

/// The data that every part of the display reads.
#[derive(SystemParam)]
pub(super) struct HudData<'w> {
    pub game: Res<'w, Match>,
    pub shown: Res<'w, DisplayedBoard>,
    pub localised: Res<'w, LocalisedText>,
    pub controls: Res<'w, Controls>,
    pub preferences: Res<'w, Preferences>,
    pub overlays: Res<'w, Overlays>,
    pub portraits: Res<'w, Portraits>,
    pub director: Res<'w, Director>,
    pub phase: Res<'w, State<MatchPhase>>,
    pub near: Res<'w, Near>,
    pub actions_shown: Res<'w, seats::ActionsShown>,
    pub standings: Res<'w, Standings>,
    pub figures: PieceFigures<'w>,
    pub computer_players: Res<'w, ComputerPlayers>,
    pub position_evaluation: Res<'w, PositionEvaluation>,
    pub reviewing: Res<'w, Reviewing>,
    pub watching: Option<Res<'w, Watching>>,
    pub solved_game: Res<'w, SolvedGame>,
    pub puzzle: Option<Res<'w, PuzzleOnTable>>,
    pub lesson: Option<Res<'w, LessonTable>>,
    pub chess_clock: Option<Res<'w, ChessClock>>,
    clash: Res<'w, clash::ClashDisplay>,
    aside: Res<'w, Aside>,
}

impl HudData<'_> {
    /// A part of the display that is hidden while a clash is shown.
    pub fn sheet(&self, context: &egui::Context, name: &str) -> egui::Ui {
        let mut ui = self.lasting_sheet(context, name);
        ui.multiply_opacity(1.0 - 0.92 * self.clash.opacity().max(self.aside.0));
        ui
    }

    /// A part of the display that stays visible during a clash.
    pub fn lasting_sheet(&self, context: &egui::Context, name: &str) -> egui::Ui {
        let mut ui = sheet(context, name, egui::Order::Background, self.overlays.is_empty());
        let below = match (self.overlays.is_empty(), self.overlays.cover()) {
            (true, _) => 1.0,
            (false, false) => 0.3,
            (false, true) => 0.0,
        };
        ui.multiply_opacity(below);
        ui
    }

    /// The layout on this screen.
    pub fn layout(&self, screen: egui::Rect) -> Layout {
        Layout::of(
            screen,
            Needs { seats: self.seats(), bar: self.win_chance().is_some(), times: self.chess_clock.is_some() },
        )
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.game.recorded().table().seats()
    }

    /// All pieces of a seat, the lost ones included.
    pub fn pieces_of(&self, seat: Seat) -> impl Iterator<Item = PieceId> + '_ {
        self.shown.piece_ids().filter(move |(_, info)| info.seat == seat).map(|(piece, _)| piece)
    }

    /// A seat's chance to win, if the players' rows show it.
    pub fn chance_in_rows(&self, seat: Seat) -> Option<f64> {
        self.win_chance().filter(|_| self.seats() > 2).map(|chance| chance.of(seat))
    }

    /// What the evaluation bar shows, if it is shown.
    pub fn win_chance(&self) -> Option<WinChance> {
        self.position_evaluation.shown().filter(|_| self.preferences.help.evaluation_bar)
    }

    /// Whether the board shows an earlier moment, or a match that is over.
    pub fn looks_back(&self) -> bool {
        self.reviewing.0 || self.game.browsing().is_some()
    }

    /// Whether a lesson waits until its reader goes on, with nothing to do on the table.
    pub fn lesson_waits(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| {
            let acts = lesson.course().step().is_some_and(|step| matches!(step.ends, Ends::Act(_)));
            lesson.is_told() && !self.director.is_busy() && !acts
        })
    }

    /// The player in a seat.
    pub fn seat(&self, seat: Seat) -> &SeatInfo {
        &self.game.recorded().setup().seats[seat.index()]
    }

    /// The player's name.
    pub fn name(&self, seat: Seat) -> String {
        self.localised.player(seat, self.seat(seat))
    }

    /// Whether a computer player has this seat.
    pub fn is_computer(&self, seat: Seat) -> bool {
        matches!(self.seat(seat).who, Who::Computer(_))
    }

    /// Whether a level plays by the solved game.
    pub fn is_perfect(&self, id: &str) -> bool {
        level(id, self.shown.game()).is_ok_and(|level| level.is_perfect)
    }

    /// The seat whose turn the picture shows.
    pub fn turn_of(&self) -> Option<Seat> {
        self.shown.seat
    }

    /// The seat that is to place a piece now, if placement is chosen.
    pub fn placer(&self) -> Option<Seat> {
        let table = self.game.recorded().table();
        match table.to_act() {
            ToAct::Choose(seat) if self.turn_of().is_none() && !aim::placeable(table).is_empty() => Some(seat),
            _ => None,
        }
    }

    /// What is known of a cell in danger, where danger is marked.
    pub fn shown_danger(&self, cell: Cell) -> Option<&Danger> {
        self.standings.danger_at(cell).filter(|_| self.preferences.help.danger && !self.looks_back())
    }

    /// That what stands on a cell is in danger, to whom and how likely it is lost; where danger is marked.
    pub fn danger(&self, cell: Cell) -> Option<String> {
        Some(match self.shown_danger(cell)?.by {
            Some((by, chance)) => {
                let chance = self.localised.percent(chance, 0);
                self.localised
                    .format("hud-danger-by", &[("piece", self.piece_name(by).into()), ("chance", chance.into())])
            }
            None => self.localised.text("hud-danger"),
        })
    }

    /// The id of a text at this table: nothing is said of dice where there are none.
    fn id_at(&self, id: &str) -> String {
        self.localised.id_at(self.shown.game(), id)
    }

    /// What a piece is called: a creature by its name, a pawn by its cell, since all pawns are alike.
    pub fn piece_name(&self, piece: PieceId) -> String {
        telling::piece_name(&self.localised, &self.shown, &self.figures, piece, self.shown.cell_of(piece))
    }

    /// Whether the rules name creatures; otherwise pieces are called pawns, whatever figure they have.
    pub fn has_creatures(&self) -> bool {
        self.shown.pieces().iter().any(|piece| piece.ratings.is_some())
    }

    /// The colour of a piece's owner.
    pub fn piece_colour(&self, piece: PieceId) -> egui::Color32 {
        palette::side(self.shown.piece(piece).seat)
    }
}

/// Where messages are shown at the table; while a match is watched, its thread lies in the lower place.
pub(super) fn notices_area(screen: egui::Rect, watches: bool) -> egui::Rect {
    let layout = Layout::of(screen, Needs::PLAIN);
    if watches {
        // Above the row of the film's commands and of the step.
        return layout.notices.with_max_y(layout.notices.bottom().min(layout.aids.top() - 16.0));
    }
    layout.notices_below.unwrap_or(layout.notices)
}

/// How far the display has faded out for a filmed scene, 0 to 1.
#[derive(Resource, Debug, Default)]
pub(super) struct Aside(f32);

fn step_aside(time: Res<Time>, film: Res<Film>, mut aside: ResMut<Aside>) {
    let goal = f32::from(u8::from(film.is_away()));
    let step = 4.0 * time.delta_secs();
    aside.0 += (goal - aside.0).clamp(-step, step);
}

/// Whether a match is on the table.
pub(super) fn at_table(game: Option<Res<Match>>, shown: Option<Res<DisplayedBoard>>) -> bool {
    game.is_some() && shown.is_some()
}

/// Darkens the edges of the screen, where the texts are.
fn draw_scrims(mut contexts: bevy_egui::EguiContexts, hud: HudData) -> Result {
    let context = contexts.ctx_mut()?;
    let ui = hud.sheet(context, "hud.scrims");
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    let (width, height) = (screen.width(), screen.height());
    brush.scrim(egui::Rect::from_min_size(screen.min, egui::vec2(width, 240.0)), Edge::Top, 0.8);
    brush.scrim(egui::Rect::from_min_max(egui::pos2(0.0, height - 200.0), screen.max), Edge::Bottom, 0.86);
    brush.scrim(egui::Rect::from_min_size(screen.min, egui::vec2(380.0, height)), Edge::Left, 0.82);
    brush.scrim(egui::Rect::from_min_max(egui::pos2(width - 360.0, 0.0), screen.max), Edge::Right, 0.78);
    brush.lay_grounds();
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aside>()
        .add_systems(Update, step_aside.in_set(crate::ui::systems::UiSystems::Display))
        .add_systems(
            Update,
            (score::announce, times::tell)
                .chain()
                .in_set(crate::ui::systems::UiSystems::Notices)
                .after(crate::ui::measured_quality::measure),
        );
    app.add_plugins((
        captions::plugin,
        clash::plugin,
        danger::plugin,
        hint::plugin,
        log::plugin,
        evaluation_bar::plugin,
        puzzle::plugin,
        score::plugin,
        seats::plugin,
        watch::plugin,
    ))
    .add_systems(
        EguiPrimaryContextPass,
        (
            flat::draw,
            draw_scrims,
            players::draw,
            card::draw,
            clock::draw,
            score::draw,
            evaluation_bar::draw,
            turning_points::draw,
            watch::draw,
            values::draw,
            log::draw.run_if(not(resource_exists::<LessonTable>)),
            prompt::draw,
            // In a film nobody can press them.
            commands::draw.run_if(not(resource_exists::<LessonTable>.or_else(resource_exists::<Playback>))),
            lesson::draw.run_if(resource_exists::<LessonTable>),
            puzzle::draw,
            odds::draw,
            clash::draw,
        )
            .chain()
            .in_set(Draw::Table)
            .run_if(in_state(Screen::Match).and_then(at_table)),
    );
}

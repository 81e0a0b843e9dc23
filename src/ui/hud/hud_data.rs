//! What every part of the display reads.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui;

use super::{
    Near, actions_shown, clash,
    layout::{Layout, Needs},
    log_sentences,
};
use crate::ui::{
    controls::Controls, frame::screen_sheet, input::aim, localised_text::LocalisedText, navigation::Reviewing,
    overlay::Overlays, portraits::Portraits, preferences::Preferences, standings::Standings, theme::prelude::*,
};
use holochess_lessons::Ends;
use holochess_players::{dangers::Danger, level, win_chance::WinChance};
use holochess_record::{SeatInfo, Who};
use holochess_rules::{Cell, Event, PieceId, Seat, ToAct};
use holochess_session::{
    ChessClock, ComputerPlayers, Director, DisplayedBoard, LiveTable, Match, MatchPhase, PositionEvaluation, SolvedGame,
};
use holochess_view::pieces::PieceFigures;

/// The data that every part of the display reads.
#[derive(SystemParam)]
pub(in crate::ui) struct HudData<'w> {
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
    pub actions_shown: Res<'w, actions_shown::ActionsShown>,
    pub standings: Res<'w, Standings>,
    pub figures: PieceFigures<'w>,
    pub computer_players: Res<'w, ComputerPlayers>,
    pub position_evaluation: Res<'w, PositionEvaluation>,
    pub reviewing: Res<'w, Reviewing>,
    pub solved_game: Res<'w, SolvedGame>,
    pub chess_clock: Option<Res<'w, ChessClock>>,
    pub live: Res<'w, LiveTable>,
    pub(super) clash: Res<'w, clash::ClashDisplay>,
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
        let mut ui = screen_sheet(context, name, &self.overlays);
        let below = match (self.overlays.is_empty(), self.overlays.cover()) {
            (true, _) => 1.0,
            (false, false) => 0.3,
            (false, true) => 0.0,
        };
        ui.multiply_opacity(below);
        ui
    }

    /// How many turns of players elsewhere wait to be shown.
    pub fn turns_waiting(&self) -> usize {
        if self.game.live().is_none() {
            return 0;
        }
        self.director.upcoming().filter(|event| matches!(event, Event::TurnBegan { .. })).count().saturating_sub(1)
    }

    /// The layout on this screen.
    pub fn layout(&self, screen: egui::Rect) -> Layout {
        Layout::new(screen, self.needs())
    }

    /// What changes the layout.
    pub fn needs(&self) -> Needs {
        Needs { seats: self.seats(), bar: self.win_chance().is_some(), times: self.chess_clock.is_some() }
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.game.table().seats()
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
        self.game.lesson().is_some_and(|lesson| {
            let acts = lesson.course().step().is_some_and(|step| matches!(step.ends, Ends::Act(_)));
            lesson.is_told() && !self.director.is_busy() && !acts
        })
    }

    /// The player in a seat.
    pub fn seat(&self, seat: Seat) -> &SeatInfo {
        &self.game.setup().seats[seat.index()]
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
        let table = self.game.table();
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
    pub(super) fn id_at(&self, id: &str) -> String {
        self.localised.id_at(self.shown.game(), id)
    }

    /// What a piece is called: a creature by its name, a pawn by its cell, since all pawns are alike.
    pub fn piece_name(&self, piece: PieceId) -> String {
        log_sentences::piece_name(&self.localised, &self.shown, &self.figures, piece, self.shown.cell_of(piece))
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

/// How far the display has faded out for a filmed scene, 0 to 1.
#[derive(Resource, Debug, Default)]
pub(in crate::ui) struct Aside(pub(super) f32);

/// Whether a match is on the table.
pub(in crate::ui) fn at_table(game: Option<Res<Match>>, shown: Option<Res<DisplayedBoard>>) -> bool {
    game.is_some() && shown.is_some()
}

//! The board in words: row by row what is on each cell, whose it is, and what a press there does now.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{Rect, vec2};

use crate::ui::{
    frame::Sight,
    input::{
        Choice, Hand,
        aim::{self, action_to},
    },
    localised_text::LocalisedText,
    piece_names::spoken_name,
    preferences::Preferences,
    standings::Standings,
};
use holochess_locale::sentence;
use holochess_players::dangers::Danger;
use holochess_record::narration::{self, Naming, Narrator};
use holochess_rules::{self as rules, Action, Cell, Outcome, PieceId, Seat, Table};
use holochess_session::{DisplayedBoard, Match};
use holochess_view::{boards, pieces::Armies};

/// Half of the width of a cell's rectangle, in points.
const HALF: f32 = 18.0;
/// How far the picture of a cell may move before its rectangle follows, in points: the camera is never quite still.
const DRIFT: f32 = 12.0;

/// The board in words.
#[derive(Debug, Default)]
pub struct Board {
    /// What it is called.
    pub name: String,
    /// Its rows.
    pub rows: Vec<Row>,
    /// What it was made from, besides what tells by itself that it has changed.
    made_from: Option<MadeFrom>,
}

/// A row of cells.
#[derive(Debug, Default)]
pub struct Row {
    /// What it is called.
    pub name: String,
    /// Its cells.
    pub cells: Vec<CellWords>,
}

/// A cell in words.
#[derive(Debug)]
pub struct CellWords {
    /// Which cell.
    pub cell: Cell,
    /// What it is called, what is on it, whose it is, and what can be done there.
    pub name: String,
    /// More about what is on it.
    pub more: String,
    /// Whether its piece is in hand.
    pub held: bool,
    /// Where it is seen, in points.
    pub rect: Option<Rect>,
}

/// What the words of a board depend on, besides the match, the board and the language.
#[derive(Clone, Debug, PartialEq)]
struct MadeFrom {
    held: Option<Cell>,
    placing: Option<PieceId>,
    hint: Option<Action>,
    walked: Vec<Cell>,
    open: bool,
    danger: Vec<Danger>,
}

/// Pieces and cells as they are called on the screen.
pub(super) struct ScreenNames<'a> {
    pub localised: &'a LocalisedText,
    pub armies: &'a Armies,
}

impl Naming for ScreenNames<'_> {
    fn piece(&self, table: &dyn Table, piece: PieceId) -> String {
        spoken_name(self.localised, self.armies, table, piece)
    }

    fn cell(&self, board: &rules::Board, cell: Cell) -> String {
        self.localised.cell(board, cell)
    }
}

/// What the words of the board are made from.
#[derive(SystemParam)]
pub(in crate::ui) struct BoardWords<'w, 's> {
    game: Option<Res<'w, Match>>,
    shown: Option<Res<'w, DisplayedBoard>>,
    choice: Choice<'w>,
    hand: Res<'w, Hand>,
    localised: Res<'w, LocalisedText>,
    armies: Res<'w, Armies>,
    standings: Res<'w, Standings>,
    preferences: Res<'w, Preferences>,
    sight: Sight<'w, 's>,
}

impl BoardWords<'_, '_> {
    /// Brings the words up to date where something has changed; returns whether there is a board.
    pub fn refresh(&self, board: &mut Board) -> bool {
        let (Some(game), Some(shown)) = (&self.game, &self.shown) else {
            board.made_from = None;
            return false;
        };
        let danger = if self.preferences.help.danger { self.standings.dangers.clone() } else { Vec::new() };
        let now = MadeFrom {
            held: self.hand.held,
            placing: self.hand.placing,
            hint: self.hand.hint,
            walked: self.hand.walked.clone(),
            open: self.choice.open().is_some(),
            danger,
        };
        let changed = game.is_changed() || shown.is_changed() || self.localised.is_changed();
        if changed || board.made_from.as_ref() != Some(&now) {
            let names = ScreenNames { localised: &self.localised, armies: &self.armies };
            let narrator = Narrator::for_people(self.localised.locale(), game.setup()).naming(&names);
            let told = BoardDescriber { narrator: &narrator, words: self, game, shown, danger: &now.danger };
            board.name = self.localised.with("ui-read-board", "game", self.localised.game(shown.game()));
            board.rows = told.rows(&board.rows);
            board.made_from = Some(now);
        }
        for cell in board.rows.iter_mut().flat_map(|row| &mut row.cells) {
            let seen = self.sight.point(boards::cell_centre(shown.board().shape, cell.cell));
            let moved = |rect: Rect| seen.is_none_or(|at| at.distance(rect.center()) > DRIFT);
            if cell.rect.is_none_or(moved) {
                cell.rect = seen.map(|at| Rect::from_center_size(at, vec2(HALF, HALF) * 2.0));
            }
        }
        true
    }
}

/// One telling of the board.
struct BoardDescriber<'a> {
    narrator: &'a Narrator<'a>,
    words: &'a BoardWords<'a, 'a>,
    game: &'a Match,
    shown: &'a DisplayedBoard,
    danger: &'a [Danger],
}

impl BoardDescriber<'_> {
    /// The rows of the board: the cells of one letter each, in the board's order. Rectangles are taken over.
    fn rows(&self, before: &[Row]) -> Vec<Row> {
        let board = self.shown.board();
        let mut rows: Vec<(&str, Row)> = Vec::new();
        let known: Vec<Option<Rect>> = before.iter().flat_map(|row| &row.cells).map(|cell| cell.rect).collect();
        for (place, cell) in board.cells().enumerate() {
            let letter = board.name(cell).trim_end_matches(|sign: char| sign.is_ascii_digit());
            let rect = known.get(place).copied().flatten();
            let words = CellWords { rect, ..self.cell(cell) };
            match rows.last_mut() {
                Some((last, row)) if *last == letter => row.cells.push(words),
                _ => {
                    let name = self.words.localised.with(boards::row_words(board.shape), "row", letter.to_owned());
                    rows.push((letter, Row { name, cells: vec![words] }));
                }
            }
        }
        rows.into_iter().map(|(_, row)| row).collect()
    }

    fn cell(&self, cell: Cell) -> CellWords {
        let localised = &self.words.localised;
        let table = self.game.table();
        let on_it = self.shown.piece_at(cell);
        let content = match on_it {
            _ if self.shown.obstacles().contains(&cell) => localised.text("ui-read-fixed"),
            None => localised.text("ui-read-empty"),
            Some(piece) => {
                let name = self.narrator.piece(table, piece);
                self.narrator.with_player("ui-read-piece", self.shown.piece(piece).seat, &[("piece", name.into())])
            }
        };
        let mut parts = vec![localised.cell(self.shown.board(), cell), content];
        let held = self.words.hand.held == Some(cell);
        if held {
            parts.push(localised.text("ui-read-held"));
        }
        if let Some((table, seat)) = self.words.choice.open() {
            parts.extend(self.effect_of_press(table, seat, cell));
        }
        if let Some(danger) = self.danger.iter().find(|danger| danger.cell == cell) {
            parts.push(match danger.by {
                Some((by, chance)) => {
                    let chance = localised.percent(chance, 0);
                    let by = self.narrator.piece(table, by);
                    localised.format("ui-read-danger-by", &[("piece", by.into()), ("chance", chance.into())])
                }
                None => localised.text("ui-read-danger"),
            });
        }
        if let Some(hint) = self.words.hand.hint {
            if aim::start_of(hint) == Some(cell) {
                parts.push(localised.text("ui-read-hint-from"));
            } else if aim::end_of(hint) == Some(cell) {
                parts.push(localised.text("ui-read-hint-to"));
            }
        }
        // At an earlier moment the table of now says nothing about the board.
        let more = on_it.filter(|_| self.game.browsing().is_none() && table.piece_at(cell) == on_it);
        let more = more.map(|_| narration::what(self.narrator, table, cell)).unwrap_or_default();
        CellWords { cell, name: sentence(&parts.join(", ")), more, held, rect: None }
    }

    /// What a press on the cell does.
    fn effect_of_press(&self, table: &dyn Table, seat: Seat, cell: Cell) -> Option<String> {
        let localised = &self.words.localised;
        let (held, placing) = (self.words.hand.held, self.words.hand.placing);
        if let Some(action) = action_to(table, held, placing, cell) {
            return Some(match action {
                Action::Attack { .. } => localised.with("ui-read-attack", "chances", self.chances(table, action)),
                Action::Swap { .. } => localised.text("ui-read-swap"),
                Action::Push { .. } => localised.text("ui-read-push"),
                Action::Place { piece, .. } => {
                    localised.with("ui-read-place", "piece", self.narrator.piece(table, piece))
                }
                _ => localised.text("ui-read-move"),
            });
        }
        let own = table.piece_at(cell).is_some_and(|piece| table.pieces()[piece.index()].seat == seat);
        if !own || held == Some(cell) {
            return None;
        }
        let reach = aim::Reach::from_table(table, Some(cell), None);
        let (moves, targets) = (reach.destinations.len(), reach.targets.len());
        (moves + targets > 0)
            .then(|| localised.format("ui-read-ready", &[("moves", moves.into()), ("targets", targets.into())]))
    }

    /// The chances of an attack.
    fn chances(&self, table: &dyn Table, action: Action) -> String {
        let Some(odds) = table.odds(action) else { return String::new() };
        let possible = Outcome::ALL.into_iter().filter(|outcome| odds.chance(*outcome) > 0.0);
        let said = possible.map(|outcome| {
            format!("{} {}", self.narrator.outcome(outcome), self.narrator.locale.percent(odds.chance(outcome), 0))
        });
        said.collect::<Vec<_>>().join(", ")
    }
}

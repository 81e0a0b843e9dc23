//! The puzzles: a page for each set, a lens for each puzzle in rows from the easiest grade to the hardest, and beside
//! them the position of the one that is looked at. The puzzle of the day is one of them, another one every day.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2},
};
use std::f32::consts::TAU;

use crate::ui::{
    frame::{Draw, screen_sheet},
    games::sketch::{Sketch, SketchPiece},
    localised_text::LocalisedText,
    navigation::Screen,
    overlay::Overlays,
    puzzle_progress::{PuzzleProgress, Today},
    puzzle_text::{puzzle_name, puzzle_set, puzzle_task},
    systems::UiSystems,
    theme::{light::Edge, margin, prelude::*, surface, tabs::tabs},
};
use holochess_players::puzzles::{Puzzle, of_day, shipped};
use holochess_rules::{GameId, PieceId, Table, ToAct};
use holochess_session::MatchRequest;
use holochess_settings::controls::Command;

/// The most lenses in a row.
const IN_A_ROW: usize = 12;
/// From one lens to the next, and from one row to the next, in points; a grade that needs two rows has them closer
/// together.
const STEP: f32 = 42.0;
const ROW: f32 = 58.0;
const CLOSE: f32 = 36.0;
/// How wide the word for a grade is.
const GRADE: f32 = 92.0;
/// A lens.
const LENS: f32 = 12.0;

/// The set that is open, and the puzzle in it that is looked at.
#[derive(Resource, Clone, Debug)]
pub struct PuzzleShelf {
    /// Which game's puzzles.
    pub game: GameId,
    /// The place of the puzzle that is looked at in its set.
    pub place: usize,
}

/// The games that have puzzles: those without dice first, since they are exact to the point.
pub fn sets() -> Vec<GameId> {
    let mut games: Vec<GameId> = GameId::ALL.into_iter().filter(|game| !shipped(*game).is_empty()).collect();
    games.sort_by_key(|game| game.luck() == holochess_rules::Luck::Dice);
    games
}

impl Default for PuzzleShelf {
    fn default() -> Self {
        // There is a set, or there would be no such screen.
        Self { game: sets().first().copied().unwrap_or(GameId::FLAGSHIP), place: 0 }
    }
}

impl PuzzleShelf {
    /// Opens a set at its first puzzle that is not solved.
    fn open(&mut self, game: GameId, progress: &PuzzleProgress) {
        let next = shipped(game).iter().position(|puzzle| progress.tries(puzzle).is_none());
        *self = Self { game, place: next.unwrap_or(0) };
    }

    /// The puzzle that is looked at.
    pub fn puzzle(&self) -> Option<&'static Puzzle> {
        shipped(self.game).get(self.place)
    }

    /// Looks at a puzzle.
    pub fn look_at(&mut self, puzzle: &Puzzle) {
        if let Some(place) = shipped(self.game).iter().position(|known| known.id == puzzle.id) {
            self.place = place;
        }
    }
}

/// Where the lens of each puzzle lies, in points from the left upper corner; puzzles of one grade stand in rows of
/// their own.
fn places(puzzles: &[Puzzle]) -> Vec<Pos2> {
    let mut places = Vec::with_capacity(puzzles.len());
    let (mut y, mut column, mut grade) = (0.0, 0, puzzles.first().map_or(1, |puzzle| puzzle.grade));
    for puzzle in puzzles {
        if puzzle.grade != grade {
            (grade, column, y) = (puzzle.grade, 0, y + ROW);
        } else if column == IN_A_ROW {
            (column, y) = (0, y + CLOSE);
        }
        places.push(pos2(GRADE + STEP * column as f32, y));
        column += 1;
    }
    places
}

/// The lens that lies in a direction from another: the nearest, sideways by one in the order of the set.
fn step(places: &[Pos2], from: usize, way: Command) -> usize {
    let last = places.len().saturating_sub(1);
    let here = places[from.min(last)];
    let beyond = |other: &Pos2| if way == Command::Down { other.y > here.y } else { other.y < here.y };
    match way {
        Command::Left => from.saturating_sub(1),
        Command::Right => (from + 1).min(last),
        _ => {
            let far = |other: &Pos2| (other.y - here.y).abs() * 4.0 + (other.x - here.x).abs();
            let candidates = places.iter().enumerate().filter(|(_, other)| beyond(other));
            candidates.min_by(|a, b| far(a.1).total_cmp(&far(b.1))).map_or(from, |(place, _)| place)
        }
    }
}

/// What the screen is drawn from.
pub(super) struct Page<'a> {
    pub localised: &'a LocalisedText,
    pub progress: &'a PuzzleProgress,
    pub today: Today,
}

impl Page<'_> {
    /// Draws a set; says whether its puzzle is to be solved now.
    pub fn draw(&self, ui: &Ui, shelf: &mut PuzzleShelf) -> bool {
        let (screen, brush) = (ui.max_rect(), Brush::new(ui));
        let margin = margin(screen.width());
        let localised = self.localised;
        brush.left(pos2(margin, 50.0), localised.text("ui-puzzles-heading"), typeface::HEADING);
        let sets = sets();
        let ids: Vec<String> = sets.iter().map(|game| format!("puzzles.{}", game.id())).collect();
        let words: Vec<(&str, String)> =
            sets.iter().zip(&ids).map(|(game, id)| (id.as_str(), puzzle_set(localised, *game))).collect();
        let open = sets.iter().position(|game| *game == shelf.game).unwrap_or_default();
        if let Some(turned) = tabs(ui, pos2(screen.right() - margin, 50.0), &words, open, ICE) {
            shelf.open(sets[turned], self.progress);
        }
        let puzzles = shipped(shelf.game);
        let [solved, first] = self.progress.count(shelf.game);
        let counts = [("solved", solved.into()), ("all", puzzles.len().into()), ("first", first.into())];
        let told = localised.format("ui-puzzles-progress", &counts);
        brush.left(pos2(margin, 100.0), told, typeface::BODY.coloured(INK_SOFT));
        let bar = Rect::from_min_size(pos2(margin, 118.0), vec2(GRADE + STEP * (IN_A_ROW - 1) as f32 + LENS, 4.0));
        brush.share_bar(bar, solved as f32 / puzzles.len().max(1) as f32, ICE);
        let corner = pos2(margin, 168.0);
        let by_lens = self.draw_lenses(ui, &brush, shelf, corner);
        let left = corner.x + GRADE + STEP * IN_A_ROW as f32 + 12.0;
        let area = Rect::from_min_max(pos2(left, 96.0), pos2(screen.right() - margin, screen.bottom() - 96.0));
        if let Some(puzzle) = shelf.puzzle() {
            self.draw_puzzle(&brush, puzzle, area);
        }
        by_lens
    }

    /// The lenses in their rows; says whether the one that is looked at was pressed.
    fn draw_lenses(&self, ui: &Ui, brush: &Brush, shelf: &mut PuzzleShelf, corner: Pos2) -> bool {
        let puzzles = shipped(shelf.game);
        let places = places(puzzles);
        let foot = places.last().map_or(0.0, |last| last.y);
        let whole = Rect::from_min_max(
            corner - vec2(8.0, ROW / 2.0),
            corner + vec2(GRADE + STEP * IN_A_ROW as f32, foot + ROW / 2.0),
        );
        let touched = surface::touch(ui, "puzzles.lenses", whole, Reach::First);
        let today = of_day(shelf.game, self.today.0).map(|puzzle| puzzle.id.as_str());
        let (mut looked_at, mut pressed) = (shelf.place, false);
        let mut grade = 0;
        let mut parts = Vec::new();
        for (place, (puzzle, at)) in puzzles.iter().zip(&places).enumerate() {
            let centre = corner + at.to_vec2();
            if puzzle.grade != grade {
                grade = puzzle.grade;
                let word = self.localised.with("ui-puzzles-grade", "grade", u32::from(grade));
                brush.left(pos2(corner.x, centre.y), word, typeface::BODY.coloured(INK_SOFT));
            }
            let rect = Rect::from_center_size(centre, vec2(STEP, CLOSE));
            let response = ui.interact(rect, touched.id.with(place), Sense::CLICK);
            if ui.is_enabled() && response.clicked() {
                pressed |= shelf.place == place;
                looked_at = place;
                surface::focus(ui.ctx(), "puzzles.lenses");
            }
            let is_looked_at = place == shelf.place;
            parts.push(Part { id: response.id, name: puzzle_name(self.localised, puzzle), rect, chosen: is_looked_at });
            let is_today = today == Some(puzzle.id.as_str());
            draw_lens(brush, centre, self.progress.tries(puzzle), is_looked_at, response.hovered(), is_today);
        }
        describe(ui, touched.id, || Accessible::choice(self.localised.text("ui-read-puzzles"), parts));
        if touched.focused {
            for way in [Command::Left, Command::Right, Command::Up, Command::Down] {
                if frame_commands::presses(ui.ctx(), way) > 0 {
                    looked_at = step(&places, looked_at, way);
                }
            }
        }
        shelf.place = looked_at;
        let by_key =
            frame_commands::pressed(ui.ctx(), Command::Confirm) || frame_commands::pressed(ui.ctx(), Command::Skip);
        pressed || (touched.focused && by_key)
    }

    /// The position, what there is to find, and how it went.
    fn draw_puzzle(&self, brush: &Brush, puzzle: &Puzzle, area: Rect) {
        let side = area.width().min(area.height() - 168.0);
        let board = Rect::from_center_size(pos2(area.center().x, area.top() + side / 2.0), vec2(side, side));
        let table = puzzle.table();
        if let Some(table) = &table {
            draw_position(brush, self.localised, &**table, board);
        }
        let middle = area.center().x;
        let mut y = board.bottom() + 24.0;
        let mut name = puzzle_name(self.localised, puzzle);
        let game = puzzle.game();
        if game.and_then(|game| of_day(game, self.today.0)).is_some_and(|today| today.id == puzzle.id) {
            name = format!("{name} · {}", self.localised.text("ui-puzzles-of-today"));
        }
        let face = typeface::NAME.sized(20.0);
        let written = brush.fit(pos2(middle, y), Align2::CENTER_CENTER, &name, face, area.width() - 48.0);
        // The sign of the side that is to move.
        if let Some(ToAct::Choose(seat)) = table.as_ref().map(|table| table.to_act()) {
            brush.seat_mark(pos2(written.left() - 15.0, y), 6.0, seat);
        }
        y += 20.0;
        let task = puzzle_task(self.localised, puzzle);
        y = brush.wrap_centred(pos2(middle, y), area.width(), &task, typeface::BODY.coloured(INK)).bottom() + 8.0;
        let tries = self.progress.tries(puzzle);
        let state = match tries {
            Some(tries) => self.localised.with("ui-puzzles-solved", "tries", tries),
            None => self.localised.text("ui-puzzles-not-solved"),
        };
        let missed: Vec<String> = puzzle.missed_by.iter().map(|level| self.localised.level(level).0).collect();
        let missed = if missed.is_empty() {
            self.localised.text("ui-puzzles-missed-by-nobody")
        } else {
            self.localised.with("ui-puzzles-missed-by", "levels", missed.join(", "))
        };
        let colour = if tries.is_some() { ICE } else { INK_SOFT };
        let written = brush.wrap_centred(pos2(middle, y), area.width(), &state, typeface::NOTE.coloured(colour));
        let at = pos2(middle, written.bottom() + 2.0);
        brush.wrap_centred(at, area.width(), &missed, typeface::NOTE.coloured(INK_SOFT));
    }
}

/// A board from above with what stands on it.
fn draw_position(brush: &Brush, localised: &LocalisedText, table: &dyn Table, area: Rect) {
    let sketch = Sketch::from_above(table.board(), area);
    sketch.draw_board(brush, 1.0);
    let pieces = table.pieces().iter().enumerate().filter_map(|(index, info)| {
        let cell = table.cell_of(PieceId(index as u8))?;
        Some(SketchPiece { seat: info.seat, portrait: None, at: sketch.cell(cell), lit: 1.0 })
    });
    sketch.draw_pieces(brush, pieces.collect());
    // Pieces that have names are told apart by them.
    for (index, info) in table.pieces().iter().enumerate().filter(|(_, info)| info.ratings.is_some()) {
        let Some(cell) = table.cell_of(PieceId(index as u8)) else { continue };
        let at = sketch.point(sketch.cell(cell)) + vec2(0.0, 17.0);
        brush.centre(at, localised.piece(info), typeface::SMALL_NOTE.coloured(INK));
    }
}

/// A lens: a ring; filled and ticked where its puzzle is solved, with a bright core if at the first try; a diamond
/// around the one of the day.
fn draw_lens(brush: &Brush, at: Pos2, tries: Option<u32>, is_looked_at: bool, is_hovered: bool, is_today: bool) {
    let lit = if is_looked_at { 1.0 } else { f32::from(u8::from(is_hovered)) * 0.6 };
    if lit > 0.0 {
        brush.glow(at, vec2(34.0, 34.0), ICE, 0.45 * lit);
    }
    let colour = palette::mix(if tries.is_some() { ICE } else { INK_QUIET }, INK, lit);
    if is_today {
        brush.diamond(at, LENS + 7.0, palette::over(AMBER, 0.0), Stroke::new(1.5, AMBER));
    }
    match tries {
        None => brush.circle(at, LENS - 2.0, 1.2 + lit, colour),
        Some(tries) => {
            brush.disc(at, LENS - 2.0, palette::over(ICE, if tries == 1 { 0.42 } else { 0.16 }));
            brush.arc(at, vec2(LENS - 2.0, LENS - 2.0), 0.0, TAU, 1.2 + lit, colour);
            brush.line(&[at + vec2(-5.0, 0.0), at + vec2(-1.5, 4.0), at + vec2(5.0, -4.0)], 1.8, colour);
        }
    }
    if is_looked_at {
        brush.circle(at, LENS + 3.0, 1.6, INK);
    }
}

/// Selects the next puzzle after one that was tried.
fn open_next_puzzle(progress: Res<PuzzleProgress>, mut shelf: ResMut<PuzzleShelf>) {
    // After a puzzle that was tried, the next one is shown.
    if shelf.puzzle().is_some_and(|puzzle| progress.tries(puzzle).is_some()) {
        let game = shelf.game;
        shelf.open(game, &progress);
    }
}

/// Draws the sets of puzzles, and begins the chosen one.
fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    progress: Res<PuzzleProgress>,
    today: Res<Today>,
    overlays: Res<Overlays>,
    mut shelf: ResMut<PuzzleShelf>,
    mut starts: MessageWriter<MatchRequest>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ui = screen_sheet(contexts.ctx_mut()?, "puzzles", &overlays);
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    brush.dim(screen, 0.88);
    brush.scrim(Rect::from_min_max(pos2(0.0, screen.height() * 0.3), screen.max), Edge::Bottom, 0.9);
    brush.scrim(Rect::from_min_size(screen.min, vec2(screen.width(), 300.0)), Edge::Top, 0.7);
    let page = Page { localised: &localised, progress: &progress, today: *today };
    let mut solves = page.draw(&ui, &mut shelf);
    let (margin, y) = (margin(screen.width()), screen.height() - 38.0);
    let face = typeface::ACTION;
    let back = KeyCommand::new("puzzles.back", Command::Back, localised.text("ui-back"));
    if back.draw(&ui, pos2(margin, y), face) {
        next.set(Screen::Title);
    }
    let list = [
        KeyCommand::new("puzzles.today", Command::OfToday, localised.text("ui-puzzles-today")),
        KeyCommand::new("puzzles.solve", Command::Confirm, localised.text("ui-puzzles-solve")).unheard(),
    ];
    match commands_from_right(&ui, pos2(screen.right() - margin, y), face, &list) {
        Some(Command::OfToday) => {
            if let Some(puzzle) = of_day(shelf.game, today.0) {
                shelf.look_at(puzzle);
            }
        }
        Some(_) => solves = true,
        None => {}
    }
    if let Some(puzzle) = shelf.puzzle().filter(|_| solves) {
        starts.write(MatchRequest::Puzzle(puzzle));
        next.set(Screen::Match);
    }
    Ok(())
}

/// The puzzle on the table is the one that is looked at when one comes back.
fn select_played_puzzle(game: Res<holochess_session::Match>, mut shelf: ResMut<PuzzleShelf>) {
    let Some(puzzle) = game.puzzle() else { return };
    if let Some(game) = puzzle.puzzle().game() {
        shelf.game = game;
        shelf.look_at(puzzle.puzzle());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleShelf>()
        .add_systems(OnEnter(Screen::Puzzles), (Today::begin, open_next_puzzle).chain())
        .add_systems(
            Update,
            select_played_puzzle
                .in_set(UiSystems::Screens)
                .run_if(resource_exists_and_changed::<holochess_session::Match>),
        )
        .add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Puzzles).run_if(in_state(Screen::Puzzles)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_a_lens_of_its_own_in_the_row_of_its_grade() {
        assert_eq!(sets().len(), 3);
        for game in sets() {
            let puzzles = shipped(game);
            let places = places(puzzles);
            assert_eq!(places.len(), puzzles.len());
            for (index, at) in places.iter().enumerate() {
                assert!(at.x <= GRADE + STEP * (IN_A_ROW - 1) as f32 && at.y <= 400.0, "{game:?} {index}: {at:?}");
                let others = places[index + 1..].iter().filter(|other| other.distance(*at) < CLOSE - 1.0);
                assert_eq!(others.count(), 0, "{game:?} {index}");
                let same_row = places.iter().zip(puzzles).filter(|(other, _)| (other.y - at.y).abs() < 0.5);
                assert!(same_row.into_iter().all(|(_, puzzle)| puzzle.grade == puzzles[index].grade));
            }
        }
    }

    #[test]
    fn pieces_are_called_as_everywhere_and_grades_counted_as_they_are_listed() {
        use crate::ui::theme::tests::texts_of;
        use holochess_locale::Language;
        let localised = LocalisedText::new(Language::English);
        for game in sets() {
            let highest = shipped(game).last().expect("there are puzzles").grade;
            for puzzle in shipped(game).iter().step_by(7) {
                let name = puzzle_name(&localised, puzzle);
                assert!(name.ends_with(&format!("difficulty {}/{highest}", puzzle.grade)), "{name}");
                let table = puzzle.table().expect("it is a position");
                let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(600.0, 600.0));
                let texts = texts_of(1.0, |ui| draw_position(&Brush::new(ui), &localised, &*table, area));
                let mut names: Vec<String> = texts.into_iter().map(|(text, _)| text).collect();
                let on_board =
                    table.pieces().iter().enumerate().filter(|(index, info)| {
                        info.ratings.is_some() && table.cell_of(PieceId(*index as u8)).is_some()
                    });
                let mut expected: Vec<String> = on_board.map(|(_, info)| localised.piece(info)).collect();
                names.sort();
                expected.sort();
                assert_eq!(names, expected, "{}", puzzle.id);
            }
        }
    }

    #[test]
    fn arrows_come_to_every_lens_and_stay_among_them() {
        for game in sets() {
            let places = places(shipped(game));
            let right = (1..places.len()).fold(0, |at, _| step(&places, at, Command::Right));
            assert_eq!(right, places.len() - 1);
            assert_eq!(step(&places, right, Command::Right), right);
            assert_eq!(step(&places, 0, Command::Left), 0);
            assert_eq!(step(&places, 0, Command::Up), 0);
            let mut at = 3;
            while step(&places, at, Command::Down) != at {
                let below = step(&places, at, Command::Down);
                assert!(
                    places[below].y > places[at].y && (places[below].x - places[at].x).abs() < 1.0
                        || places[below].x < places[at].x
                );
                at = below;
            }
            assert!((places[at].y - places[places.len() - 1].y).abs() < 0.1, "the last row is reached");
        }
    }
}

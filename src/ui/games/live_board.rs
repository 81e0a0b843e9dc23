//! A small board that can be tried: seen from above, with what the piece that is pointed at can reach, the way it would
//! go, and the chances of an attack. The rules browser and matches by mail are played on it.

use bevy::math::Vec2;
use bevy_egui::egui::{Color32, Pos2, Rect, Ui, vec2};

use super::{
    face_of,
    sketch::{Sketch, SketchPiece},
};
use crate::ui::{
    input::{
        aim::{self, Aim, Reach as Marks},
        arrow_keys,
    },
    localised_text::LocalisedText,
    portraits::Portraits,
    theme::{frame_commands, prelude::*, surface::touch, token::Token},
};
use holochess_rules::{Action, Cell, Outcome, PieceId, Refusal, Seat, Table};
use holochess_settings::controls::Command;

/// The arrow keys, and their directions on the screen.
const ARROWS: [(Command, Vec2); 4] =
    [(Command::Left, Vec2::NEG_X), (Command::Right, Vec2::X), (Command::Up, Vec2::NEG_Y), (Command::Down, Vec2::Y)];

/// What was done on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardChoice {
    /// A legal action was chosen.
    Play(Action),
    /// What was chosen is not legal.
    Refuse(Refusal),
}

/// The board's cursor, and the piece in hand.
#[derive(Clone, Debug, Default)]
pub struct LiveBoard {
    held: Option<Cell>,
    cursor: Option<Cell>,
    /// Whether the cursor was moved by keys, which draw it.
    by_keys: bool,
    /// The arrow that moved the cursor last, and the cell where walking in its direction began.
    run: Option<(Vec2, Cell)>,
}

/// What a live board is drawn from.
pub struct BoardView<'a> {
    /// The name of its widget.
    pub name: &'a str,
    /// The match on it.
    pub table: &'a dyn Table,
    /// The seat that may act on it; none where it is only looked at.
    pub seat: Option<Seat>,
    /// Where it is drawn.
    pub area: Rect,
    /// The portraits of creatures.
    pub portraits: &'a Portraits,
    /// Actions that are worth trying: shown while nothing is in hand.
    pub invites: &'a [Action],
    /// How it can be reached.
    pub reach: Reach,
}

impl LiveBoard {
    /// Lets go of the piece in hand; says whether there was one.
    pub const fn release(&mut self) -> bool {
        self.held.take().is_some()
    }

    /// Puts the cursor on a cell, as the arrow keys do.
    pub const fn point_at(&mut self, cell: Option<Cell>) {
        self.cursor = cell;
        self.by_keys = true;
    }

    /// Picks up the piece on a cell.
    pub const fn take(&mut self, cell: Option<Cell>) {
        self.held = cell;
    }

    /// Draws the board; says what was done on it.
    pub fn draw(&mut self, ui: &Ui, view: &BoardView<'_>) -> Option<BoardChoice> {
        let brush = Brush::new(ui);
        let sketch = Sketch::from_above(view.table.board(), view.area);
        let touched = touch(ui, view.name, view.area, view.reach);
        let pointer = ui.input(|input| input.pointer.latest_pos()).filter(|_| touched.hovered);
        let moves = ui.input(|input| input.pointer.delta().length() > 0.0 || input.pointer.any_pressed());
        if let Some(at) = pointer.filter(|_| moves) {
            self.cursor = sketch.cell_at(at);
            self.by_keys = false;
            self.run = None;
        }
        if touched.focused {
            self.move_cursor(ui, view, &sketch);
        }
        let mut tried = None;
        if touched.pressed {
            match (self.cursor, view.seat) {
                (Some(cell), Some(seat)) => tried = self.press(view.table, seat, cell),
                (None, Some(_)) if self.by_keys || pointer.is_none() => self.cursor = self.start(view.table),
                _ => _ = self.release(),
            }
        }
        self.draw_position(&brush, view, &sketch, touched.focused || touched.hovered);
        tried
    }

    /// Moves the cursor by the arrow keys.
    fn move_cursor(&mut self, ui: &Ui, view: &BoardView<'_>, sketch: &Sketch) {
        let board = view.table.board();
        for (command, towards) in ARROWS {
            if frame_commands::presses(ui.ctx(), command) == 0 {
                continue;
            }
            self.by_keys = true;
            let Some(from) = self.cursor else {
                self.cursor = self.start(view.table);
                continue;
            };
            let place = |cell| {
                let at = sketch.point(sketch.cell(cell));
                Vec2::new(at.x, at.y)
            };
            let seen: Vec<Vec2> = board.cells().map(place).collect();
            let began = self.run.filter(|(arrow, _)| *arrow == towards).map_or(from, |(_, began)| began);
            self.run = Some((towards, began));
            self.cursor = arrow_keys::step(board, &seen, from, towards, Some(began)).or(Some(from));
        }
    }

    /// The first cell of the cursor: the middle one of those that can be chosen.
    fn start(&self, table: &dyn Table) -> Option<Cell> {
        let choices = match self.held {
            None if !aim::actors(table).is_empty() => aim::actors(table),
            held => Marks::from_table(table, held, None).cells(),
        };
        choices.get(choices.len() / 2).copied().or_else(|| table.board().cells().next())
    }

    /// A press on a cell.
    fn press(&mut self, table: &dyn Table, seat: Seat, cell: Cell) -> Option<BoardChoice> {
        match aim::aim(table, seat, self.held, None, cell) {
            Aim::Nothing => None,
            Aim::Take(cell) => {
                self.held = Some(cell);
                None
            }
            Aim::Release => {
                self.held = None;
                None
            }
            Aim::Play(action) => {
                self.held = None;
                Some(BoardChoice::Play(action))
            }
            Aim::Refuse(why) => Some(BoardChoice::Refuse(why)),
        }
    }

    /// The cell whose reach is shown: that of the piece in hand, else of the piece that is pointed at.
    fn marked(&self, table: &dyn Table) -> Option<Cell> {
        self.held.or_else(|| self.cursor.filter(|cell| aim::actors(table).contains(cell)))
    }

    fn draw_position(&self, brush: &Brush, view: &BoardView<'_>, sketch: &Sketch, is_used: bool) {
        let table = view.table;
        sketch.draw_board(brush, 1.0);
        for (name, seat) in face_of(table.game()).landmarks {
            if let Some(cell) = table.board().cell(name) {
                let colour = palette::side(Seat::new(*seat));
                sketch.fill_cell(brush, cell, colour, 0.4);
                sketch.frame_cell(brush, cell, 1.2, palette::over(colour, 0.8));
            }
        }
        let cursor = self.cursor.filter(|_| is_used);
        let own = view.seat.map_or(ICE, palette::side);
        if view.seat.is_some() {
            let marked = self.marked(table).filter(|_| is_used);
            let marks = Marks::from_table(table, marked, None);
            for cell in marks.destinations.iter().chain(&marks.pushes) {
                sketch.fill_cell(brush, *cell, own, 0.12);
                brush.disc(sketch.point(sketch.cell(*cell)), 3.0, INK);
            }
            for cell in &marks.targets {
                sketch.fill_cell(brush, *cell, AMBER, 0.16);
                sketch.frame_cell(brush, *cell, 2.0, AMBER);
            }
            if let Some(cell) = marked {
                sketch.frame_cell(brush, cell, if self.held.is_some() { 2.4 } else { 1.2 }, own);
            }
            if let (Some(from), Some(to)) = (self.held, cursor) {
                for (_, path) in table.ways(from, to).iter().take(1) {
                    sketch.draw_path(brush, path, INK, 1.0);
                }
            }
            if marked.is_none() {
                Self::draw_invitations(brush, view, sketch, own);
            }
        }
        for line in table.lines() {
            sketch.draw_path(brush, &line.1, palette::side(line.0), 0.5);
        }
        self.draw_pieces(brush, view, sketch);
        if let Some(cell) = cursor.filter(|_| self.by_keys) {
            sketch.frame_cell(brush, cell, 2.0, INK);
        }
    }

    /// Draws the actions that are worth trying.
    fn draw_invitations(brush: &Brush, view: &BoardView<'_>, sketch: &Sketch, colour: Color32) {
        let pulse = 0.45 + 0.2 * (brush.time * 2.2).sin();
        for action in view.invites.iter().filter(|action| view.table.check(**action).is_ok()) {
            let mut path = view.table.path(*action);
            if path.len() < 2 {
                path = aim::start_of(*action).into_iter().chain(aim::end_of(*action)).collect();
            }
            match &path[..] {
                [only] => {
                    sketch.frame_cell(brush, *only, 1.8, palette::over(INK, pulse + 0.3));
                }
                path => sketch.draw_path(brush, path, palette::mix(colour, INK, 0.5), pulse),
            }
        }
    }

    fn draw_pieces(&self, brush: &Brush, view: &BoardView<'_>, sketch: &Sketch) {
        let table = view.table;
        let mut pawns = Vec::new();
        for (index, info) in table.pieces().iter().enumerate() {
            let Some(cell) = table.cell_of(PieceId(index as u8)) else { continue };
            let at = sketch.cell(cell);
            if info.ratings.is_none() {
                pawns.push(SketchPiece { seat: info.seat, portrait: None, at, lit: 1.0 });
                continue;
            }
            let lit = if self.held == Some(cell) || self.cursor == Some(cell) { 1.0 } else { 0.55 };
            let portrait = view.portraits.texture_on_side(info.kind, info.seat);
            let token = Token { seat: info.seat, kind: info.kind, name: info.kind, portrait, alive: true, lit };
            brush.token(sketch.point(at), (sketch.spacing() * 0.33).clamp(9.0, 24.0), &token);
        }
        sketch.draw_pieces(brush, pawns);
        for cell in table.obstacles() {
            brush.disc(sketch.point(sketch.cell(cell)), 4.0, INK_QUIET);
        }
    }

    /// Says what is under the cursor: the chances of the attack that a press would make, else the piece.
    pub fn about(&self, localised: &LocalisedText, table: &dyn Table) -> Option<String> {
        let cell = self.cursor?;
        if let Some(from) = self.held {
            let attack = Action::Attack { from, to: cell };
            if let Some(odds) = table.odds(attack) {
                let chance = |outcome: Outcome| {
                    let chance = localised.chance_number(odds.chance(outcome));
                    localised.format(
                        "live-board-chance",
                        &[("outcome", localised.outcome(outcome).into()), ("chance", chance.into())],
                    )
                };
                return Some(Outcome::ALL.map(chance).join(" · "));
            }
        }
        let piece = table.piece_at(cell)?;
        let info = table.pieces().get(piece.index())?;
        let name = localised.piece_at(table, piece);
        let Some(ratings) = info.ratings else { return Some(format!("{name} · {}", table.board().name(cell))) };
        let arguments = [
            ("name", name.into()),
            ("attack", ratings.attack.into()),
            ("defence", ratings.defence.into()),
            ("movement", ratings.movement.into()),
        ];
        Some(localised.format("live-board-piece", &arguments))
    }
}

/// The square in the middle of an area, at its top.
pub fn square(area: Rect) -> Rect {
    let side = area.width().min(area.height());
    Rect::from_min_size(Pos2::new(area.center().x - side / 2.0, area.top()), vec2(side, side))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Event, Id, Modifiers, PointerButton, RawInput, UiBuilder, pos2};

    use super::*;
    use crate::ui::theme::{self, surface};
    use holochess_lessons::Page;
    use holochess_rules::{GameId, ToAct};

    const AREA: Rect = Rect { min: Pos2 { x: 100.0, y: 100.0 }, max: Pos2 { x: 500.0, y: 500.0 } };

    fn frame(context: &Context, board: &mut LiveBoard, table: &dyn Table, events: Vec<Event>) -> Option<BoardChoice> {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        context.begin_pass(RawInput { screen_rect: Some(screen), events, focused: true, ..RawInput::default() });
        let ui = Ui::new(context.clone(), Id::new("screen"), UiBuilder::new().max_rect(screen));
        let ToAct::Choose(seat) = table.to_act() else { panic!("somebody is to choose") };
        let portraits = Portraits::default();
        let view = BoardView {
            name: "board",
            table,
            seat: Some(seat),
            area: AREA,
            portraits: &portraits,
            invites: &[],
            reach: Reach::First,
        };
        let tried = board.draw(&ui, &view);
        surface::finish(context);
        let _ = context.end_pass();
        tried
    }

    fn table(game: GameId, page: &str) -> Box<dyn Table> {
        Page::find(game, page).and_then(Page::table).expect("the page has a board")
    }

    fn click(context: &Context, board: &mut LiveBoard, table: &dyn Table, name: &str) -> Option<BoardChoice> {
        let sketch = Sketch::from_above(table.board(), AREA);
        let pos = sketch.point(sketch.cell(table.board().cell(name).expect("a cell")));
        let button =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        frame(context, board, table, vec![Event::PointerMoved(pos)]);
        frame(context, board, table, vec![button(true)]);
        frame(context, board, table, vec![button(false)])
    }

    #[test]
    fn a_point_of_every_board_is_the_cell_that_is_drawn_there() {
        for game in GameId::ALL {
            let page = Page::all_of(game).find(|page| page.position.is_some()).expect("a page with a board");
            let table = page.table().expect("a board");
            let sketch = Sketch::from_above(table.board(), AREA);
            for cell in table.board().cells() {
                assert_eq!(sketch.cell_at(sketch.point(sketch.cell(cell))), Some(cell), "{}", game.id());
            }
            assert_eq!(sketch.cell_at(pos2(0.0, 0.0)), None);
        }
    }

    #[test]
    fn a_piece_is_taken_and_moved_by_clicks_and_a_wrong_cell_is_answered_with_why() {
        let (context, mut board) = (Context::default(), LiveBoard::default());
        theme::apply_style(&context);
        let table = table(GameId::Holochess, "walk");
        frame(&context, &mut board, &*table, Vec::new());
        assert_eq!(click(&context, &mut board, &*table, "o3"), None);
        assert_eq!(board.held, table.board().cell("o3"));
        let refused = click(&context, &mut board, &*table, "o9");
        assert!(matches!(refused, Some(BoardChoice::Refuse(_))), "{refused:?}");
        let played = click(&context, &mut board, &*table, "i5");
        let action = table.read_action("o3-i5").expect("it reads");
        assert_eq!(played, Some(BoardChoice::Play(action)));
    }

    #[test]
    fn what_can_be_tried_on_every_page_can_be_done_by_keys_alone() {
        let press = |context: &Context, board: &mut LiveBoard, table: &dyn Table, command| {
            frame_commands::hear(
                context,
                frame_commands::FrameCommands {
                    presses: vec![(command, false)],
                    ..frame_commands::FrameCommands::default()
                },
            );
            let tried = frame(context, board, table, Vec::new());
            frame_commands::hear(context, frame_commands::FrameCommands::default());
            tried
        };
        for page in GameId::ALL.into_iter().flat_map(Page::all_of) {
            let Some(table) = page.table() else { continue };
            for text in &page.actions {
                let action = table.read_action(text).expect("it reads");
                let (context, mut board) = (Context::default(), LiveBoard::default());
                theme::apply_style(&context);
                frame(&context, &mut board, &*table, Vec::new());
                frame(&context, &mut board, &*table, Vec::new());
                let mut played = None;
                let wanted = aim::start_of(action).into_iter().chain(aim::end_of(action));
                for cell in wanted {
                    // The arrows lead to every cell: the nearest way is looked for step by step.
                    let mut seen = vec![(board.clone(), 0)];
                    let mut place = 0;
                    while seen[place].0.cursor != Some(cell) {
                        for (arrow, _) in ARROWS {
                            let (mut next, steps) = seen[place].clone();
                            press(&context, &mut next, &*table, arrow);
                            if steps < 40 && seen.iter().all(|(other, _)| other.cursor != next.cursor) {
                                seen.push((next, steps + 1));
                            }
                        }
                        place += 1;
                        assert!(place < seen.len(), "{} {text}: no arrow leads there", page.id);
                    }
                    board = seen[place].0.clone();
                    played = press(&context, &mut board, &*table, Command::Confirm);
                }
                assert_eq!(played, Some(BoardChoice::Play(action)), "{} of {}", page.id, page.game);
            }
        }
    }
}

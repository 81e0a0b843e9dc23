//! Draws a board with pieces and marks inside the interface, from above or tilted as it lies on the table.

use bevy::math::Vec3;
use bevy_egui::egui::{Color32, Pos2, Rect, Shape as Drawn, Stroke, TextureId, pos2, vec2};
use std::f32::consts::TAU;

use crate::ui::theme::prelude::*;
use holochess_rules::{Board, Cell, Seat};
use holochess_view::boards::{self, SketchLine};

/// The distance from the eye to the middle of the board, in table radii.
const DISTANCE: f32 = 3.4;
/// The number of corners with which a circle is drawn.
const CORNERS: usize = 72;

/// A board on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Sketch {
    board: &'static Board,
    centre: Pos2,
    /// The table's radius in points.
    radius: f32,
    /// Sine and cosine of the eye's elevation; from above the sine is 1.
    height: (f32, f32),
    /// Sine and cosine of the board's rotation about its middle.
    turn: (f32, f32),
}

/// A piece on the board.
#[derive(Clone, Copy, Debug)]
pub struct SketchPiece {
    /// Its owner.
    pub seat: Seat,
    /// The portrait of its creature; `None` draws a pawn.
    pub portrait: Option<TextureId>,
    /// Its foot, on the table or above it, in table radii.
    pub at: Vec3,
    /// Its brightness, 0 to 1.
    pub lit: f32,
}

impl Sketch {
    /// A board seen from above, as large as the area allows.
    pub fn from_above(board: &'static Board, area: Rect) -> Self {
        let radius = area.width().min(area.height()) / 2.0;
        let whole = Self { board, centre: area.center(), radius, height: (1.0, 0.0), turn: (0.0, 1.0) };
        Self { radius: radius / whole.reach(), ..whole }
    }

    /// The extent of the cells' outlines from the middle, horizontally or vertically, in table radii.
    fn reach(&self) -> f32 {
        let points = self.board.cells().flat_map(|cell| self.outline(cell));
        let farthest = points.map(|point| point - self.centre).map(|way| way.x.abs().max(way.y.abs()));
        farthest.fold(0.0, f32::max) / self.radius
    }

    /// Enlarges the board and moves a cell to the middle of the area.
    #[must_use]
    pub fn closer(self, cell: Cell, times: f32) -> Self {
        let radius = self.radius * times;
        let larger = Self { radius, ..self };
        let shift = self.centre - larger.point(larger.cell(cell));
        Self { centre: self.centre + shift, ..larger }
    }

    /// A board as it lies on a table, rotated by `turn` radians; with the pieces at its rim it fills the width of the
    /// area.
    pub fn tilted(board: &'static Board, area: Rect, turn: f32) -> Self {
        let (height, radius) = (0.72_f32, 0.45 * area.width());
        Self { board, centre: area.center(), radius, height: height.sin_cos(), turn: turn.sin_cos() }
    }

    /// The scale at which a point is seen, as a multiple of that of the table's middle, and its place on the screen.
    fn seen(&self, at: Vec3) -> (f32, Pos2) {
        let (sin, cos) = self.turn;
        let (x, z) = (at.x * cos + at.z * sin, at.z * cos - at.x * sin);
        let (up, near) = (at.y * self.height.1 - z * self.height.0, z * self.height.1 + at.y * self.height.0);
        let scale = if self.height.1 == 0.0 { 1.0 } else { DISTANCE / (DISTANCE - near) };
        (scale, self.centre + vec2(x, -up) * (self.radius * scale))
    }

    /// The place on the screen of a point of the table's top.
    pub fn point(&self, at: Vec3) -> Pos2 {
        self.seen(at).1
    }

    /// The centre of a cell on the table's top.
    pub fn cell(&self, cell: Cell) -> Vec3 {
        boards::cell_centre(self.board.shape, cell)
    }

    /// The cell under a point of the screen; only for a board seen from above.
    pub fn cell_at(&self, point: Pos2) -> Option<Cell> {
        let at = (point - self.centre) / self.radius;
        boards::cell_at(self.board.shape, Vec3::new(at.x, 0.0, at.y))
    }

    /// The distance between two neighbouring cells, in points.
    pub fn spacing(&self) -> f32 {
        self.cell(Cell(1)).distance(self.cell(Cell(2))) * self.radius
    }

    /// A circle on the table's top, as a closed line.
    fn ring(&self, radius: f32) -> Vec<Pos2> {
        (0..CORNERS).map(|step| self.point(boards::polar(radius, TAU * step as f32 / CORNERS as f32))).collect()
    }

    /// The outline of a cell.
    fn outline(&self, cell: Cell) -> Vec<Pos2> {
        boards::outline(self.board.shape, cell).into_iter().map(|corner| self.point(corner)).collect()
    }

    /// Fills a cell with light.
    pub fn fill_cell(&self, brush: &Brush, cell: Cell, colour: Color32, strength: f32) {
        let outline = self.outline(cell);
        let middle = self.point(self.cell(cell));
        let mut mesh = bevy_egui::egui::Mesh::default();
        mesh.colored_vertex(middle, palette::light(colour, strength));
        for point in &outline {
            mesh.colored_vertex(*point, palette::light(colour, strength * 0.75));
        }
        for step in 0..outline.len() as u32 {
            mesh.add_triangle(0, 1 + step, 1 + (step + 1) % outline.len() as u32);
        }
        brush.shape(Drawn::mesh(mesh));
    }

    /// Draws the outline of a cell.
    pub fn frame_cell(&self, brush: &Brush, cell: Cell, width: f32, colour: Color32) {
        brush.shape(Drawn::closed_line(self.outline(cell), Stroke::new(width, colour)));
    }

    /// Draws the lines of the board.
    pub fn draw_board(&self, brush: &Brush, strength: f32) {
        let line = palette::over(ICE, 0.55 * strength);
        // The table's rim is drawn only when the whole table is seen.
        if self.height.1 > 0.0 {
            brush.polygon(self.ring(1.0), palette::over(VOID, 0.55), Stroke::NONE);
            brush.shape(Drawn::closed_line(self.ring(1.0), Stroke::new(1.5, line)));
        }
        for cell in boards::light_cells(self.board.shape) {
            self.fill_cell(brush, cell, ICE, 0.10 * strength);
        }
        for SketchLine { points, closed, width, strength: own, bright } in boards::sketch_lines(self.board.shape) {
            let points: Vec<Pos2> = points.into_iter().map(|point| self.point(point)).collect();
            let colour = palette::over(if bright { ICE } else { INK }, own * strength);
            if closed {
                brush.shape(Drawn::closed_line(points, Stroke::new(width, colour)));
            } else {
                brush.line(&points, width, colour);
            }
        }
    }

    /// A line through the centres of cells, with an arrowhead at its end.
    pub fn draw_path(&self, brush: &Brush, cells: &[Cell], colour: Color32, strength: f32) {
        let points: Vec<Pos2> = cells.iter().map(|cell| self.point(self.cell(*cell))).collect();
        brush.line(&points, 1.8, palette::over(colour, strength));
        if let [.., before, last] = points[..] {
            let along = (last - before).normalized();
            let side = along.rot90() * 4.5;
            let back = last - along * 9.0;
            brush.line(&[back + side, last, back - side], 1.8, palette::over(colour, strength));
        }
    }

    /// Draws the pieces, the farthest first.
    pub fn draw_pieces(&self, brush: &Brush, mut pieces: Vec<SketchPiece>) {
        pieces.sort_by(|a, b| self.seen(a.at).1.y.total_cmp(&self.seen(b.at).1.y));
        let room = self.cell(Cell(1)).distance(self.cell(Cell(2)));
        for one in pieces.iter().filter(|one| one.lit > 0.0) {
            let (scale, foot) = self.seen(one.at);
            let size = room * self.radius * scale;
            let colour = palette::side(one.seat);
            let ground = self.point(Vec3::new(one.at.x, 0.0, one.at.z));
            if self.height.1 == 0.0 {
                brush.seat_mark(foot, (size * 0.3).min(9.0), one.seat);
                continue;
            }
            let flat = self.height.0;
            if let Some(portrait) = one.portrait {
                let base = vec2(size * 0.42, size * 0.42 * flat);
                brush.arc(ground, base, 0.0, TAU, 1.4, palette::over(colour, 0.8 * one.lit));
                brush.standing(foot + vec2(0.0, base.y * 0.7), size * 1.2, portrait, one.lit);
            } else {
                self.draw_pawn(brush, foot, ground, size, one);
            }
        }
    }

    /// A pawn: a disc on the ground, a stem, and a head with the sign of its seat.
    fn draw_pawn(&self, brush: &Brush, foot: Pos2, ground: Pos2, size: f32, one: &SketchPiece) {
        let colour = palette::side(one.seat);
        let base = vec2(size * 0.34, size * 0.34 * self.height.0);
        let disc = (0..14).map(|step| {
            let angle = TAU * step as f32 / 14.0;
            ground + vec2(angle.cos() * base.x, angle.sin() * base.y)
        });
        brush.polygon(disc.collect(), palette::over(colour, 0.35 * one.lit), Stroke::NONE);
        let head = foot - vec2(0.0, size * 0.62);
        brush.ray(foot, head, size * 0.3, colour, &[(0.0, 0.75 * one.lit), (1.0, 0.25 * one.lit)]);
        brush.faded(one.lit).seat_mark(pos2(head.x, head.y - size * 0.04), size * 0.23, one.seat);
    }
}

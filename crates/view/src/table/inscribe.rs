//! The data for the top's shader in every frame: figures, owners of the board's parts, marks.

use bevy::prelude::*;

use super::{
    grid,
    lacquer::{BoardUniform, CONTACTS, PIECES, STEPS, STROKES, WITH_FEET},
};
use crate::{
    Marks,
    boards::{self, LaidBoard, Region},
    effects::TurnLight,
    look_light,
    on_table::{Contact, OnTable},
    seat_light, seat_look,
};
use holochess_rules::{Cell, Seat};

/// The colour of parts without an owner: warmer than the glass, so that the board does not look cold.
const NEUTRAL: Vec3 = Vec3::new(0.56, 0.49, 0.37);
/// The strength of its owner's colour in a goal that is not a camp.
const GOAL: f32 = 0.35;
/// Added to the seat of a figure whose disc has its own colour.
const ON_SHOW: usize = 8;
/// The height of reflections, for a figure of the circle's size.
const REFLECTED: f32 = 0.30;

/// The seat in a piece's data for the shader.
fn look_of(piece: Vec4) -> Seat {
    Seat::new((piece.w as usize).min(Seat::MOST - 1))
}

/// The figures in a fixed order, so that no light jumps between two of them.
pub(super) fn gather(
    standing: &Query<(Entity, &OnTable, &GlobalTransform)>,
    contacts: &Query<(&Contact, &GlobalTransform)>,
) -> BoardUniform {
    let mut board = BoardUniform::default();
    let mut figures: Vec<_> = standing.iter().filter(|(_, standing, _)| standing.presence > 0.0).collect();
    figures.sort_by_key(|(entity, ..)| *entity);
    figures.truncate(PIECES);
    let with_feet = figures.len() <= WITH_FEET;
    for (slot, (entity, standing, transform)) in figures.iter().enumerate() {
        let at = transform.translation();
        let front = transform.rotation() * Vec3::Z;
        let disc = seat_look(standing.seat).index() + if standing.on_show { ON_SHOW } else { 0 };
        board.pieces[slot] = Vec4::new(at.x, at.z, front.x.atan2(front.z), disc as f32);
        board.tints[slot] = standing.tint.to_vec3().extend(standing.presence.clamp(0.0, 1.0));
        if with_feet {
            let own = contacts.iter().filter(|(contact, _)| contact.figure == *entity).take(CONTACTS);
            for (place, (contact, joint)) in own.enumerate() {
                board.contacts[slot * CONTACTS + place] = joint.transform_point(contact.point).extend(contact.radius);
            }
        }
    }
    board.look.w = figures.len() as f32;
    board
}

/// Lists the figures near each part of the top, and near where their reflections lie for this eye: the top draws them itself, or softens
/// what the mirror shows by its height.
pub(super) fn neighbours(board: &mut BoardUniform, scale: f32, eye: Option<Vec3>) {
    let figures: Vec<grid::Reach> =
        board.pieces[..board.look.w as usize].iter().map(|piece| grid::reach(*piece, scale, REFLECTED, eye)).collect();
    for (four, words) in board.near.iter_mut().zip(grid::lists(&figures).chunks_exact(4)) {
        *four = UVec4::from_slice(words);
    }
}

/// Writes the owners of the board's parts, how far the board is drawn, and whose turn it is.
pub(super) fn light_up(board: &mut BoardUniform, laid: &LaidBoard, turn: TurnLight) {
    for (light, region) in board.regions.iter_mut().zip(laid.regions()) {
        *light = match region {
            Region::Camp(seat) => seat_light(seat).to_vec3().extend(seat_look(seat).index() as f32),
            Region::Goal(seat) => {
                NEUTRAL.lerp(seat_light(seat).to_vec3(), GOAL).extend(8.0 + seat_look(seat).index() as f32)
            }
            Region::Free => NEUTRAL.extend(-1.0),
        };
    }
    let [radius, glow] = laid.front();
    board.written = Vec4::new(radius, glow, 0.0, 0.0);
    for (light, seat) in board.turns.iter_mut().zip(turn.brightest()) {
        let way = laid.seat_direction(seat);
        *light = Vec4::new(way.x, way.z, turn.0[seat.index()], seat_look(seat).index() as f32);
    }
}

/// Writes the marks in the colour of the piece on the selected cell. While the old board fades out there are no marks.
pub(super) fn inscribe(board: &mut BoardUniform, laid: &LaidBoard, marks: &Marks, motion: f32) {
    board.push.w = motion;
    if laid.next_shape().is_some() {
        return;
    }
    let shape = laid.shape();
    let at = |cell: Cell| {
        let centre = boards::cell_centre(shape, cell);
        Vec2::new(centre.x, centre.z)
    };
    let girth = 0.1 * boards::figure_scale(shape);
    let standing = board.pieces[..board.look.w as usize].to_vec();
    let piece_on = |cell: Cell| {
        let at = at(cell);
        standing.iter().copied().find(|piece| Vec2::new(piece.x, piece.y).distance(at) < girth)
    };
    for index in 0..boards::cell_count(shape) {
        board.marks[index / 4][index % 4] = marks.code(Cell(index as u8));
    }
    let stroke = |pair: &[Cell]| {
        let [from, to] = [at(pair[0]), at(pair[1])];
        Vec4::new(from.x, from.y, to.x, to.y)
    };
    let mut used = 0;
    for pair in marks.path.windows(2).take(STEPS) {
        board.strokes[used] = stroke(pair);
        used += 1;
    }
    let own = marks.selected.or(marks.pushed_from).and_then(piece_on);
    let light = own.map_or(Vec3::new(0.75, 0.88, 1.0), |piece| look_light(look_of(piece)).to_vec3());
    board.accent = light.extend(used as f32);
    let lines = used;
    for line in &marks.lines {
        let pieces: Vec<Option<Seat>> = line.iter().map(|cell| piece_on(*cell).map(look_of)).collect();
        let Some(seat) = pieces.iter().flatten().next() else { continue };
        let is_made = pieces.iter().all(|other| other == &Some(*seat));
        for pair in line.windows(2).take(STROKES - used) {
            board.strokes[used] = stroke(pair);
            board.kinds[used / 4][used % 4] = seat.index() as u32 + if is_made { 8 } else { 0 };
            used += 1;
        }
    }
    board.written.z = (used - lines) as f32;
    let from = marks.pushed_from.map_or(Vec2::ZERO, at);
    let there = if marks.pushed_from.is_some() { 1.0 } else { 0.0 };
    board.push = Vec4::new(from.x, from.y, there, motion);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_chain_keeps_room_for_lines_and_no_chain_is_too_long() {
        let laid = LaidBoard::default();
        let mut board = BoardUniform::default();
        let path: Vec<Cell> = (0..25).chain(0..25).map(Cell).collect();
        board.pieces[0] = Vec4::new(0.0, 0.0, 0.0, 1.0);
        board.look.w = 1.0;
        let marks = Marks { path, lines: vec![vec![Cell(0), Cell(1), Cell(13)]; 30], ..default() };
        inscribe(&mut board, &laid, &marks, 1.0);
        assert_eq!([board.accent.w, board.written.z].map(|count| count as usize), [STEPS, STROKES - STEPS]);
        assert_eq!(board.kinds[STEPS / 4].x, 1, "player 2's, and not made: nobody stands on the other two cells");
    }

    #[test]
    fn a_line_is_made_where_one_seat_stands_on_all_of_it() {
        let laid = LaidBoard::default();
        let mut board = BoardUniform::default();
        let line = vec![Cell(0), Cell(1), Cell(13)];
        for (slot, cell) in line.iter().enumerate() {
            let at = boards::cell_centre(laid.shape(), *cell);
            board.pieces[slot] = Vec4::new(at.x, at.z, 0.0, 1.0);
        }
        board.look.w = 3.0;
        inscribe(&mut board, &laid, &Marks { lines: vec![line], ..default() }, 1.0);
        assert_eq!([board.kinds[0].x, board.kinds[0].y], [9, 9]);
    }
}

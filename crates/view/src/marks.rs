//! The marks on the cells. The interface writes them, the table's shader draws them.

use bevy::prelude::*;

use holochess_rules::Cell;

/// The mark for the value of a destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkedValue {
    /// It wins: green, with a plus.
    Wins,
    /// It holds the draw: grey, with an equals sign.
    Draws,
    /// It loses: red, with a minus.
    Loses,
}

/// The marked cells. Each kind has a shape of its own, so that no two differ by colour alone.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Under the pointer: a thin outline.
    pub hovered: Option<Cell>,
    /// The keyboard's or gamepad's cursor: four corners.
    pub focused: Option<Cell>,
    /// The cell of the piece in hand: a full, pulsing ring.
    pub selected: Option<Cell>,
    /// Cells that this piece can move to: a ring.
    pub destinations: Vec<Cell>,
    /// Cells of pieces that it can attack: a cross-hair.
    pub targets: Vec<Cell>,
    /// The path to the destination under the pointer, from its first to its last cell: a line of running dashes.
    pub path: Vec<Cell>,
    /// Cells that a piece can be pushed to: chevrons that point away from [`pushed_from`](Self::pushed_from).
    pub pushes: Vec<Cell>,
    /// The cell of the piece to be pushed; without it the chevrons point away from the table's middle.
    pub pushed_from: Option<Cell>,
    /// The cells of the last action: a faint dotted outline.
    pub last: Vec<Cell>,
    /// Cells of pieces that can act: their base rings are brighter than the others.
    pub ready: Vec<Cell>,
    /// Cells whose piece could be removed, or that could be reached, next: a ring of teeth.
    pub danger: Vec<Cell>,
    /// Destinations with their values, in the look back: a ring with a sign.
    pub values: Vec<(Cell, MarkedValue)>,
    /// Lines of pieces, each from one end to the other: two rails with a lozenge on each cell. A line with pieces of one seat
    /// on all its cells is drawn as finished, with light running in it.
    pub lines: Vec<Vec<Cell>>,
}

impl Marks {
    /// Removes all marks.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

/// One bit for each kind of mark, as the shader reads them.
pub(super) mod bits {
    pub const HOVERED: u32 = 1;
    pub const FOCUSED: u32 = 1 << 1;
    pub const SELECTED: u32 = 1 << 2;
    pub const DESTINATION: u32 = 1 << 3;
    pub const TARGET: u32 = 1 << 4;
    pub const PUSH: u32 = 1 << 5;
    pub const LAST: u32 = 1 << 6;
    pub const READY: u32 = 1 << 7;
    pub const DANGER: u32 = 1 << 8;
    pub const WINS: u32 = 1 << 9;
    pub const DRAWS: u32 = 1 << 10;
    pub const LOSES: u32 = 1 << 11;

    /// All of them, by the names that the shader has for them.
    pub const NAMED: [(&str, u32); 12] = [
        ("HOVERED", HOVERED),
        ("FOCUSED", FOCUSED),
        ("SELECTED", SELECTED),
        ("DESTINATION", DESTINATION),
        ("TARGET", TARGET),
        ("PUSH", PUSH),
        ("LAST", LAST),
        ("READY", READY),
        ("DANGER", DANGER),
        ("WINS", WINS),
        ("DRAWS", DRAWS),
        ("LOSES", LOSES),
    ];
}

impl Marks {
    /// The bits of one cell.
    pub(super) fn code(&self, cell: Cell) -> u32 {
        let one = |mark: &Option<Cell>, bit| if *mark == Some(cell) { bit } else { 0 };
        let many = |mark: &[Cell], bit| if mark.contains(&cell) { bit } else { 0 };
        let value = self.values.iter().find(|(at, _)| *at == cell).map_or(0, |(_, value)| match value {
            MarkedValue::Wins => bits::WINS,
            MarkedValue::Draws => bits::DRAWS,
            MarkedValue::Loses => bits::LOSES,
        });
        one(&self.hovered, bits::HOVERED)
            | one(&self.focused, bits::FOCUSED)
            | one(&self.selected, bits::SELECTED)
            | many(&self.destinations, bits::DESTINATION)
            | many(&self.targets, bits::TARGET)
            | many(&self.pushes, bits::PUSH)
            | many(&self.last, bits::LAST)
            | many(&self.ready, bits::READY)
            | many(&self.danger, bits::DANGER)
            | value
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marks>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_carries_all_its_marks_and_no_others() {
        let marks = Marks {
            hovered: Some(Cell(3)),
            targets: vec![Cell(3), Cell(4)],
            last: vec![Cell(5)],
            ready: vec![Cell(4)],
            danger: vec![Cell(7)],
            values: vec![(Cell(8), MarkedValue::Draws), (Cell(9), MarkedValue::Loses)],
            ..default()
        };
        assert_eq!(marks.code(Cell(3)), bits::HOVERED | bits::TARGET);
        assert_eq!(marks.code(Cell(4)), bits::TARGET | bits::READY);
        assert_eq!(marks.code(Cell(5)), bits::LAST);
        assert_eq!(marks.code(Cell(6)), 0);
        assert_eq!(marks.code(Cell(7)), bits::DANGER);
        assert_eq!([8, 9].map(|cell| marks.code(Cell(cell))), [bits::DRAWS, bits::LOSES]);
    }
}

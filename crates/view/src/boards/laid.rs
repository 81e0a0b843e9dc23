//! Which board is on the table, whose camps are on it, and the transition from one board to the next.

use bevy::prelude::*;
use std::f32::consts::PI;

use super::{Framing, SHAPES, behind, framing, layout_of};
use crate::{ReducedMotion, ViewSystems};
use holochess_rules::{Cell, Seat, Shape};
use holochess_session::DisplayedBoard;

/// The greatest number of parts of a board that are lit in the colour of their owner.
pub const REGIONS: usize = 6;
/// Seconds in which the old board fades out, and in which the new one is drawn.
const CHANGE: [f32; 2] = [0.6, 0.9];
/// The radius up to which a complete board is drawn.
const WHOLE: f32 = 1.10;
/// A board laid within this many seconds after the start appears without a transition.
const BEGINNING: f32 = 1.0;

/// A board and its camps.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Plan {
    shape: Shape,
    /// The cells of each seat's camp; empty in games without camps.
    camps: Vec<Vec<Cell>>,
}

/// The owner of a part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// The seat's own camp.
    Camp(Seat),
    /// No camp, but the goal of this seat's pieces.
    Goal(Seat),
    /// Neither.
    Free,
}

impl Plan {
    /// The board of this match.
    fn from_board(shown: &DisplayedBoard) -> Self {
        let camps = (0..shown.seats()).map(|seat| shown.camp(Seat::new(seat)).to_vec());
        Self { shape: shown.board().shape, camps: camps.collect() }
    }

    /// Whether it is the board of this match.
    fn is_of(&self, shown: &DisplayedBoard) -> bool {
        let same = |(seat, camp): (usize, &Vec<Cell>)| camp == shown.camp(Seat::new(seat));
        self.shape == shown.board().shape
            && self.camps.len() == shown.seats()
            && self.camps.iter().enumerate().all(same)
    }

    /// The owner of each part of the board, in the shader's order.
    fn regions(&self) -> [Region; REGIONS] {
        let layout = layout_of(self.shape);
        let owner = |cell: &Cell| self.camps.iter().position(|camp| camp.contains(cell)).map(Seat::new);
        let owners: Vec<Option<Seat>> = layout.regions().iter().map(owner).collect();
        let mut regions = [Region::Free; REGIONS];
        for (part, seat) in owners.iter().enumerate() {
            let Some(seat) = *seat else { continue };
            regions[part] = Region::Camp(seat);
            if let Some(goal) = layout.goal_of(part).filter(|goal| owners[*goal].is_none()) {
                regions[goal] = Region::Goal(seat);
            }
        }
        regions
    }
}

/// The board on the table. It follows [`DisplayedBoard`], and stays after a match is left.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct LaidBoard {
    plan: Plan,
    /// During a transition: the board before, and the seconds since it began.
    change: Option<(Plan, f32)>,
}

impl Default for LaidBoard {
    fn default() -> Self {
        Self { plan: Plan { shape: SHAPES[0], camps: vec![Vec::new(), Vec::new()] }, change: None }
    }
}

impl LaidBoard {
    /// The shape of the board that is played on.
    pub fn shape(&self) -> Shape {
        self.plan.shape
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.plan.camps.len()
    }

    /// The cells of a seat's camp; empty in games without camps.
    pub fn camp(&self, seat: Seat) -> &[Cell] {
        self.plan.camps.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The unit vector from the table's middle to a seat.
    pub fn seat_direction(&self, seat: Seat) -> Vec3 {
        behind(self.plan.shape, self.camp(seat), seat)
    }

    /// How the camera frames it.
    pub fn framing(&self) -> Framing {
        framing(self.plan.shape)
    }

    /// Whether a transition is running.
    pub fn is_changing(&self) -> bool {
        self.change.is_some()
    }

    /// The board that is drawn now.
    fn drawn(&self) -> &Plan {
        match &self.change {
            Some((before, seconds)) if *seconds < CHANGE[0] => before,
            _ => &self.plan,
        }
    }

    /// The shape that is drawn now: that of the old board until it has faded out.
    pub fn drawn_shape(&self) -> Shape {
        self.drawn().shape
    }

    /// The shape that will be drawn next, while the old board fades out.
    pub fn next_shape(&self) -> Option<Shape> {
        (self.drawn() != &self.plan).then_some(self.plan.shape)
    }

    /// The owner of each part of the drawn board, in the shader's order.
    pub fn regions(&self) -> [Region; REGIONS] {
        self.drawn().regions()
    }

    /// The radius up to which the board is drawn, and the brightness of that edge, 0 to 1.
    pub fn front(&self) -> [f32; 2] {
        let Some((_, seconds)) = self.change else { return [WHOLE, 0.0] };
        let back = seconds < CHANGE[0];
        let share = if back { seconds / CHANGE[0] } else { ((seconds - CHANGE[0]) / CHANGE[1]).min(1.0) };
        let eased = share * share * (3.0 - 2.0 * share);
        [WHOLE * if back { 1.0 - eased } else { eased }, (PI * share).sin().max(0.0)]
    }

    /// Lays the board of a match, at once or with a transition.
    fn lay(&mut self, shown: &DisplayedBoard, at_once: bool) {
        let before = std::mem::replace(&mut self.plan, Plan::from_board(shown));
        self.change = (!at_once).then_some((before, 0.0));
    }

    /// Advances the transition.
    fn step(&mut self, seconds: f32) {
        if let Some((_, elapsed)) = &mut self.change {
            *elapsed += seconds;
            if *elapsed >= CHANGE[0] + CHANGE[1] {
                self.change = None;
            }
        }
    }
}

/// Lays the board of the shown match. The transition runs in real time, so that paused scenes do not stop it.
fn lay(
    time: Res<Time<Real>>,
    motion: Res<ReducedMotion>,
    shown: Option<Res<DisplayedBoard>>,
    mut laid: ResMut<LaidBoard>,
) {
    if laid.is_changing() {
        let seconds = if motion.0 { CHANGE[0] + CHANGE[1] } else { time.delta_secs() };
        laid.step(seconds);
    }
    if let Some(shown) = shown.filter(|shown| !laid.plan.is_of(shown)) {
        laid.lay(&shown, motion.0 || time.elapsed_secs() < BEGINNING);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LaidBoard>().add_systems(Update, lay.in_set(ViewSystems::Fit));
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::boards::{cell_centre, seat_direction};
    use holochess_record::{MatchSetup, RecordedMatch, SeatInfo, Who};
    use holochess_rules::{GameId, dice::Seed};

    /// The start of a match of this game with so many seats and these options.
    fn shown(game: GameId, seats: usize, options: &[(&str, &str)]) -> DisplayedBoard {
        let mut chosen = game.options();
        for (name, value) in options {
            chosen.set(name, value).expect("the game has the option");
        }
        let seats = (0..seats).map(|_| SeatInfo { who: Who::Human, name: String::new() }).collect();
        let setup = MatchSetup { game, options: chosen, seats, seed: Seed::from_number(7), position: None };
        let (recorded, _) = RecordedMatch::begin(setup).expect("it begins");
        DisplayedBoard::after(recorded.table(), &recorded.story(None))
    }

    /// The table of a game with its rulebook's options.
    pub(crate) fn table_of(game: GameId, seats: usize) -> LaidBoard {
        laid(&shown(game, seats, &[]))
    }

    fn laid(shown: &DisplayedBoard) -> LaidBoard {
        let mut laid = LaidBoard::default();
        laid.lay(shown, true);
        laid
    }

    #[test]
    fn everybody_sits_behind_their_own_camp() {
        let tables = [
            shown(GameId::Holochess, 2, &[]),
            shown(GameId::Demeter, 2, &[]),
            shown(GameId::Chinese, 2, &[]),
            shown(GameId::Chinese, 3, &[]),
            shown(GameId::Chinese, 4, &[]),
            shown(GameId::Chinese, 6, &[]),
            shown(GameId::Chinese, 3, &[("sets", "2")]),
            shown(GameId::Chinese, 2, &[("sets", "3")]),
        ];
        for board in tables {
            let laid = laid(&board);
            let ways: Vec<Vec3> = (0..board.seats()).map(|seat| laid.seat_direction(Seat::new(seat))).collect();
            for (seat, own) in ways.iter().enumerate() {
                let seat = Seat::new(seat);
                assert_eq!(*own, seat_direction(&board, seat));
                let mean = |way: &Vec3| -> f32 {
                    let camp = laid.camp(seat).iter();
                    camp.map(|cell| cell_centre(board.board().shape, *cell).dot(*way)).sum()
                };
                for other in ways.iter().filter(|other| *other != own) {
                    assert!(own.dot(*other) < 0.6, "two sit apart");
                    assert!(laid.camp(seat).is_empty() || mean(own) > mean(other), "{seat}: {own} {other}");
                }
            }
        }
        assert!(
            laid(&shown(GameId::Chinese, 6, &[])).seat_direction(Seat::new(1)).x < -0.8,
            "clockwise from the south"
        );
        let south = laid(&shown(GameId::Demeter, 2, &[])).seat_direction(Seat::FIRST);
        assert!(south.distance(Vec3::Z) < 1e-5, "{south}");
    }

    #[test]
    fn the_points_of_the_star_are_lit_by_whoever_starts_there_or_goes_there() {
        use Region::{Camp, Free, Goal};
        let seat = Seat::new;
        let regions = |players, options: &[(&str, &str)]| laid(&shown(GameId::Chinese, players, options)).regions();
        assert_eq!(regions(2, &[]), [Camp(seat(0)), Free, Free, Camp(seat(1)), Free, Free]);
        assert_eq!(
            regions(3, &[]),
            [Camp(seat(0)), Goal(seat(2)), Camp(seat(1)), Goal(seat(0)), Camp(seat(2)), Goal(seat(1))]
        );
        assert_eq!(regions(6, &[]), [0, 1, 2, 3, 4, 5].map(|index| Camp(seat(index))));
        let doubled = [0, 0, 1, 1, 2, 2].map(|index| Camp(seat(index)));
        assert_eq!(regions(3, &[("sets", "2")]), doubled);
        let squares = laid(&shown(GameId::Demeter, 2, &[])).regions();
        assert_eq!(squares[..2], [Camp(seat(0)), Camp(seat(1))]);
        assert_eq!(laid(&shown(GameId::Holochess, 2, &[])).regions(), [Free; REGIONS]);
    }

    #[test]
    fn the_old_board_goes_out_before_the_new_one_is_written() {
        let mut laid = laid(&shown(GameId::Demeter, 2, &[]));
        assert!(Vec2::from(laid.front()).abs_diff_eq(Vec2::new(WHOLE, 0.0), 1e-6));
        laid.lay(&shown(GameId::Chinese, 6, &[]), false);
        let mut seen = Vec::new();
        for _ in 0..15 {
            seen.push((laid.drawn_shape(), laid.front()[0]));
            laid.step(0.1);
        }
        assert!(!laid.is_changing() && laid.drawn_shape() == Shape::Star && laid.front() == [WHOLE, 0.0]);
        let turn = seen.iter().position(|(shape, _)| *shape == Shape::Star).expect("the star comes");
        assert!((4..9).contains(&turn) && seen[..turn].iter().all(|(shape, _)| *shape == Shape::Squares));
        assert!(seen[..turn].windows(2).all(|pair| pair[1].1 <= pair[0].1), "{seen:?}");
        assert!(seen[turn..].windows(2).all(|pair| pair[1].1 >= pair[0].1), "{seen:?}");
        assert!(seen[turn].1 < 0.1, "nothing of the star is there when it comes: {seen:?}");
    }
}

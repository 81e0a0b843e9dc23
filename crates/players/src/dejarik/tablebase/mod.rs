//! Both Dejariks solved: the exact value of every state, by retrograde analysis (docs/solved.md).
//!
//! A *state* is any arrangement, reachable or not, of three or four pawns a side in which neither side has a line that scores, up
//! to the board's 24 symmetries and seen from the side to move. Moves made are no part of it: Groï's rule that the first turns are
//! straight counts where a position is looked up ([`Tablebase::probe`]). Repetition is a draw, so whatever nobody can win is one.

mod camp;
mod check;
mod exact_value;
mod index;
mod numbering;
mod probe;
mod solve;
mod step;
mod table;
mod work;

pub use self::{
    camp::{Camp, SYMMETRIES, image},
    check::{CheckReport, check, position_of, rules_of},
    exact_value::ExactValue,
    index::Index,
    numbering::sets,
    probe::Probe,
    solve::{solve, solve_with},
    step::{MoveResult, State, can_move, is_live, result_of, visit_moves, visit_predecessors},
    table::{TableFault, Tablebase, VERSION},
};

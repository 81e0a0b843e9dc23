//! How much does the search save, and how fast is it?
//!
//! Fifty positions, three whole turns ahead: nodes with everything that helps, nearer looks included, against Star2 without a
//! transposition table, with actions in the same order where the table does not know better; the geometric mean of the ratios
//! has to reach 5. Nodes a second stand beside the leaves that cozy-chess makes and unmakes in the same run.
//!
//! `cargo bench --no-default-features --bench search [-- POSITIONS [ACTIONS]]`: with a number, only so many of the fifty, and
//! fewer than the six actions of three turns.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use holochess::{
    players::{
        Limits,
        holochess::NetworkEvaluator,
        search::{Search, SearchOptions, TranspositionTable},
    },
    rules::holochess::{Holochess, Position},
};

const FIFTY: &str = include_str!("../tests/logic/fifty.txt");
/// The least saving.
const LEAST: f64 = 5.0;

fn main() -> ExitCode {
    let numbers: Vec<usize> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let positions: usize = numbers.first().copied().unwrap_or(50);
    let whole = numbers.get(1).copied().unwrap_or(6) as u32;
    let (rules, evaluator) = (Holochess::default(), NetworkEvaluator::shipped());
    let mut logarithms = 0.0;
    let (mut nodes, mut time) = (0, Duration::ZERO);
    let step = 50 / positions.clamp(1, 50);
    let mut count = 0.0;
    for line in FIFTY.lines().step_by(step) {
        let position: Position = line.parse().expect("the fifty are positions");
        let depth = whole - (2 - u32::from(position.left())).min(whole - 1);
        let look = |uses_table: bool| {
            let mut transpositions = TranspositionTable::new(if uses_table { 22 } else { 1 });
            let options = SearchOptions { uses_table, ..SearchOptions::to(depth) };
            let begin = Instant::now();
            let mut search = Search::new(&rules, &evaluator, options, &mut transpositions, &Limits::default(), None);
            let value = search.search_value(&position).expect("nothing limits it");
            (value, search.nodes(), begin.elapsed())
        };
        let (value, full, full_time) = look(true);
        let (same, bare, _) = look(false);
        assert!((value - same).abs() < 1e-9, "{line}: {value} and {same}");
        let ratio = bare as f64 / full as f64;
        println!("{ratio:7.2}  {full:>10} of {bare:>11} nodes  {line}");
        logarithms += ratio.ln();
        nodes += full;
        time += full_time;
        count += 1.0;
    }
    let saving = (logarithms / count).exp();
    println!("saving        {saving:8.2} times (at least {LEAST})");
    println!("search        {:8.2} million nodes a second", nodes as f64 / time.as_secs_f64() / 1e6);
    let begin = Instant::now();
    let leaves = chess(&cozy_chess::Board::default(), 5);
    println!("cozy-chess    {:8.2} million leaves a second", leaves as f64 / begin.elapsed().as_secs_f64() / 1e6);
    if saving >= LEAST { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Perft that makes every leaf.
fn chess(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            leaves += chess(&next, depth - 1);
        }
        false
    });
    leaves
}

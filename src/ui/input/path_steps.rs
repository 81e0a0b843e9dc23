//! A long path that is walked step by step before it is played (hop by hop, boost by boost), as plain values. It is for
//! people who want to see a path first; a click on its end plays it at once.

use super::aim::{end_of, start_of};
use holochess_rules::{Action, Cell, Table};

/// A legal action, and all cells of its path, both ends included.
pub type Route = (Action, Vec<Cell>);

/// The paths of all actions of the piece on `from`; of several paths to one end, the preferred one first. An action
/// without movement has none.
pub fn routes(table: &dyn Table, from: Cell) -> Vec<Route> {
    let own = table.actions().into_iter().filter(|action| start_of(*action) == Some(from));
    let ways = own.filter_map(end_of).flat_map(|to| table.ways(from, to));
    ways.filter(|(_, way)| way.len() > 1).collect()
}

/// The cells to which the next step may go after the walked cells (the start is the first of them).
pub fn next(routes: &[Route], walked: &[Cell]) -> Vec<Cell> {
    let beyond = routes.iter().filter(|(_, way)| way.starts_with(walked));
    let mut cells: Vec<Cell> = beyond.filter_map(|(_, way)| way.get(walked.len()).copied()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The cells where the walked path can still end.
pub fn ends(routes: &[Route], walked: &[Cell]) -> Vec<Cell> {
    let beyond = routes.iter().filter(|(_, way)| way.len() > walked.len() && way.starts_with(walked));
    let mut cells: Vec<Cell> = beyond.filter_map(|(action, _)| end_of(*action)).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The action that is played if the path ends here. Two paths to one cell are one action, so it does not matter which
/// one was walked.
pub fn stop(routes: &[Route], walked: &[Cell]) -> Option<Action> {
    let last = walked.last().filter(|_| walked.len() > 1)?;
    routes.iter().find(|(action, _)| end_of(*action) == Some(*last)).map(|(action, _)| *action)
}

/// What a press means while a path is walked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The path is now this.
    Walk(Vec<Cell>),
    /// The path ends here and is played.
    Play(Action),
}

/// What a press on `cell` means after these walked cells (the start is the first); `None` if no path leads there.
pub fn press(routes: &[Route], walked: &[Cell], cell: Cell) -> Option<Step> {
    if walked.len() > 1 && walked.last() == Some(&cell) {
        return stop(routes, walked).map(Step::Play);
    }
    if let Some(place) = walked.iter().position(|known| *known == cell).filter(|place| *place > 0) {
        return Some(Step::Walk(walked[..=place].to_vec()));
    }
    let up_to = |way: &Vec<Cell>| {
        let place = way.iter().position(|known| *known == cell).filter(|place| *place > 0)?;
        Some(way[..=place].to_vec())
    };
    let on = routes.iter().filter(|(_, way)| way.starts_with(walked)).filter_map(|(_, way)| up_to(way));
    let anew = routes.iter().filter_map(|(_, way)| up_to(way));
    // The shortest path that continues from here; if none does, the shortest from the start.
    on.min_by_key(Vec::len).or_else(|| anew.min_by_key(Vec::len)).map(Step::Walk)
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::{GameId, Setup, new_table};

    fn table(game: GameId, position: &str) -> Box<dyn Table> {
        let setup = Setup { game, options: game.options(), players: 2, position: Some(position.to_owned()) };
        new_table(&setup, &mut || 0).expect("the position is legal").0
    }

    /// G6 jumps E4, C4, A2, A4 and wins, or stops on the way.
    const LADDER: &str = "a3 b3 d4 f5 g6 / b1 b2 c7 c8 w";

    #[test]
    fn a_chain_is_walked_hop_by_hop_and_stops_where_it_is_confirmed() {
        let table = table(GameId::Demeter, LADDER);
        let cell = |name| table.board().cell(name).expect("it is on the board");
        let [g6, e4, c4, a2, a4] = ["g6", "e4", "c4", "a2", "a4"].map(cell);
        let routes = routes(&*table, g6);
        assert!(next(&routes, &[g6]).contains(&e4));
        assert!(!next(&routes, &[g6]).contains(&c4), "that is two hops");
        let mut walked = vec![g6];
        for hop in [e4, c4, a2] {
            assert!(next(&routes, &walked).contains(&hop), "{hop:?} after {walked:?}");
            let Some(Step::Walk(way)) = press(&routes, &walked, hop) else { panic!("it is a hop") };
            walked = way;
        }
        assert_eq!(walked, [g6, e4, c4, a2]);
        assert_eq!(ends(&routes, &walked), [a4]);
        assert_eq!(press(&routes, &walked, a2), Some(Step::Play(Action::Move { from: g6, to: a2 })));
        assert_eq!(press(&routes, &walked, e4), Some(Step::Walk(vec![g6, e4])), "back to an earlier hop");
        assert_eq!(press(&routes, &[g6], a4), Some(Step::Walk(vec![g6, e4, c4, a2, a4])), "all at once");
        assert_eq!(press(&routes, &walked, cell("h1")), None);
        assert_eq!(stop(&routes, &[g6]), None, "nobody has gone anywhere");
    }

    #[test]
    fn every_action_that_goes_somewhere_can_be_walked_and_confirmed_in_every_game() {
        for game in GameId::ALL {
            let setup = Setup { game, options: game.options(), players: 2, position: None };
            let mut bytes = 0_u8;
            let mut deal = || {
                bytes = bytes.wrapping_add(41);
                bytes
            };
            let (table, _) = new_table(&setup, &mut deal).expect("a match can begin");
            for from in super::super::aim::actors(&*table) {
                let routes = routes(&*table, from);
                for (action, way) in &routes {
                    let mut walked = vec![from];
                    for cell in &way[1..] {
                        assert!(next(&routes, &walked).contains(cell), "{game:?} {action:?}");
                        match press(&routes, &walked, *cell) {
                            Some(Step::Walk(on)) => walked = on,
                            other => panic!("{other:?} for {cell:?} of {way:?}"),
                        }
                    }
                    let last = *walked.last().expect("it has gone somewhere");
                    let Some(Step::Play(played)) = press(&routes, &walked, last) else { panic!("{action:?}") };
                    assert_eq!(end_of(played), end_of(*action), "{game:?}");
                    assert!(table.check(played).is_ok());
                }
            }
        }
    }
}

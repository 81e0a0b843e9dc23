//! What a press on a cell would do, as plain values: nothing here knows of mouse, keys or picture, and nothing decides a
//! rule. It asks the table.

use crate::rules::{Action, Cell, Outcome, PieceId, Refusal, Seat, Table};

/// What a press on a cell means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Nothing at all.
    Nothing,
    /// Takes the piece on this cell in hand.
    Take(Cell),
    /// Lets the piece go.
    Release,
    /// Plays this.
    Play(Action),
    /// Says why that cannot be.
    Refuse(Refusal),
}

/// What the piece in hand can do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Where it may go, or be placed.
    pub destinations: Vec<Cell>,
    /// Whom it may attack.
    pub targets: Vec<Cell>,
    /// Where a pushed piece may go.
    pub pushes: Vec<Cell>,
}

impl Reach {
    /// What the legal actions allow the piece on `from`; where a push or a placement is to be chosen, what that allows.
    pub fn of(table: &dyn Table, from: Option<Cell>, placing: Option<PieceId>) -> Self {
        let mut reach = Self::default();
        for action in table.actions() {
            match action {
                Action::Push { to } => reach.pushes.push(to),
                Action::Place { piece, to } if placing.is_none_or(|wanted| wanted == piece) => {
                    reach.destinations.push(to);
                }
                Action::Move { from: start, to } | Action::Swap { from: start, to } if Some(start) == from => {
                    reach.destinations.push(to);
                }
                Action::Attack { from: start, to } if Some(start) == from => reach.targets.push(to),
                _ => {}
            }
        }
        reach
    }

    /// Every cell in it, in the board's order.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> =
            [&self.destinations, &self.targets, &self.pushes].into_iter().flatten().copied().collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

/// Does the choice lie between push cells?
pub fn is_pushing(table: &dyn Table) -> bool {
    matches!(table.actions().first(), Some(Action::Push { .. }))
}

/// The pieces that can be placed now, where placing is chosen.
pub fn placeable(table: &dyn Table) -> Vec<PieceId> {
    let mut pieces: Vec<PieceId> = table
        .actions()
        .into_iter()
        .filter_map(|action| if let Action::Place { piece, .. } = action { Some(piece) } else { None })
        .collect();
    pieces.sort_unstable();
    pieces.dedup();
    pieces
}

/// The cells whose piece has something to do.
pub fn actors(table: &dyn Table) -> Vec<Cell> {
    let mut cells: Vec<Cell> = table
        .actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Move { from, .. } | Action::Attack { from, .. } | Action::Swap { from, .. } => Some(from),
            _ => None,
        })
        .collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The cells from which the piece on `to` can be attacked now, the attack with the best prospects first: the one that kills
/// more often than it costs the attacker.
pub fn attackers(table: &dyn Table, to: Cell) -> Vec<Cell> {
    let worth = |action: Action| {
        let chance = |outcome| table.odds(action).map_or(0.0, |odds| odds.chance(outcome));
        let of = |outcomes: [Outcome; 2]| chance(outcomes[0]) - chance(outcomes[1]);
        // Kills come first; between attacks that kill equally often it is the pushes.
        (of([Outcome::Kill, Outcome::CounterKill]), of([Outcome::Push, Outcome::CounterPush]))
    };
    let attack = |action| match action {
        Action::Attack { from, to: target } if target == to => Some((from, worth(action))),
        _ => None,
    };
    let mut attackers: Vec<(Cell, (f64, f64))> = table.actions().into_iter().filter_map(attack).collect();
    attackers.sort_by(|(_, a), (_, b)| b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1)));
    attackers.into_iter().map(|(from, _)| from).collect()
}

/// What a press on `cell` means to the player at `seat`, who has the piece on `held` in hand.
pub fn aim(table: &dyn Table, seat: Seat, held: Option<Cell>, placing: Option<PieceId>, cell: Cell) -> Aim {
    if is_pushing(table) {
        return play(table, Action::Push { to: cell });
    }
    if let Some(first) = placeable(table).first() {
        return play(table, Action::Place { piece: placing.unwrap_or(*first), to: cell });
    }
    let there = table.piece_at(cell);
    let is_own = there.is_some_and(|piece| table.pieces()[piece.index()].seat == seat);
    match held {
        Some(from) if from == cell => Aim::Release,
        _ if is_own => Aim::Take(cell),
        None => there.map_or(Aim::Nothing, |piece| Aim::Refuse(Refusal::NotYours(piece))),
        Some(from) if there.is_some() => play(table, Action::Attack { from, to: cell }),
        Some(from) => play(table, Action::Move { from, to: cell }),
    }
}

fn play(table: &dyn Table, action: Action) -> Aim {
    match table.check(action) {
        Ok(()) => Aim::Play(action),
        Err(why) => Aim::Refuse(why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameId, Setup, new_table};

    fn table(position: &str) -> Box<dyn Table> {
        let options = GameId::Holochess.options();
        let setup = Setup { game: GameId::Holochess, options, players: 2, position: Some(position.to_owned()) };
        new_table(&setup, &mut || 0).expect("the position is legal").0
    }

    fn cell(table: &dyn Table, name: &str) -> Cell {
        table.board().cell(name).expect("the cell is on the board")
    }

    const BUSY: &str = "molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 2";

    #[test]
    fn a_press_takes_changes_and_releases_pieces() {
        let table = table(BUSY);
        let [savrip, strider, empty] = ["i1", "i3", "o6"].map(|name| cell(&*table, name));
        let press = |held, at| aim(&*table, Seat::FIRST, held, None, at);
        assert_eq!(press(None, savrip), Aim::Take(savrip));
        assert_eq!(press(Some(savrip), strider), Aim::Take(strider));
        assert_eq!(press(Some(savrip), savrip), Aim::Release);
        assert_eq!(press(None, empty), Aim::Nothing);
    }

    #[test]
    fn everything_in_reach_is_played_and_everything_else_is_explained() {
        let table = table(BUSY);
        for from in actors(&*table) {
            let reach = Reach::of(&*table, Some(from), None);
            for to in table.board().cells() {
                let own = table.piece_at(to).is_some_and(|piece| table.pieces()[piece.index()].seat == Seat::FIRST);
                match aim(&*table, Seat::FIRST, Some(from), None, to) {
                    Aim::Play(action) => {
                        assert!(reach.cells().contains(&to));
                        assert!(table.check(action).is_ok());
                    }
                    Aim::Refuse(_) => assert!(!reach.cells().contains(&to)),
                    _ => assert!(own),
                }
            }
        }
    }

    #[test]
    fn the_opponents_pieces_are_not_taken() {
        let table = table(BUSY);
        let monnok = cell(&*table, "i2");
        assert!(matches!(aim(&*table, Seat::FIRST, None, None, monnok), Aim::Refuse(Refusal::NotYours(_))));
    }

    #[test]
    fn an_enemy_names_its_attackers_the_best_of_them_first() {
        let table = table(BUSY);
        let monnok = cell(&*table, "i2");
        let found = attackers(&*table, monnok);
        // Savrip beside it, Strider on its other side, Molator from the centre.
        let mut all = ["d", "i1", "i3"].map(|name| cell(&*table, name)).to_vec();
        let kills = |from: Cell| {
            let odds = table.odds(Action::Attack { from, to: monnok }).expect("it is an attack");
            odds.chance(Outcome::Kill) - odds.chance(Outcome::CounterKill)
        };
        assert!(found.windows(2).all(|pair| kills(pair[0]) >= kills(pair[1])), "{found:?}");
        all.sort_unstable();
        let mut sorted = found.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, all);
        assert_eq!(attackers(&*table, cell(&*table, "i7")), [cell(&*table, "d")]);
        assert!(attackers(&*table, cell(&*table, "o6")).is_empty(), "nobody stands there");
    }

    #[test]
    fn while_a_push_waits_only_its_cells_are_played() {
        let table = table("molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 1 >i2");
        assert!(is_pushing(&*table));
        let pushes = Reach::of(&*table, None, None).pushes;
        assert_eq!(pushes, [cell(&*table, "o2")]);
        for to in table.board().cells() {
            let plays = matches!(aim(&*table, Seat::FIRST, None, None, to), Aim::Play(Action::Push { .. }));
            assert_eq!(plays, pushes.contains(&to), "{}", table.board().name(to));
        }
    }
}

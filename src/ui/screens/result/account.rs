//! The match in numbers: strength on the board over time, losses, luck of the dice.

use bevy::prelude::*;

use holochess_record::RecordedMatch;
use holochess_rules::{Event, PieceId, Seat, tally::Tally};

/// The loss of a piece, for the graph.
#[derive(Clone, Debug, PartialEq)]
pub struct Fall {
    /// The number of decisions before it.
    pub after: usize,
    /// The lost piece.
    pub piece: PieceId,
    /// The piece that removed it.
    pub by: PieceId,
}

/// The match in numbers, computed once when it is over.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Account {
    /// Each player's share of the strength on the board, at the deal and after each decision.
    pub balance: Vec<Vec<f32>>,
    /// The losses, in order.
    pub falls: Vec<Fall>,
    /// The turn of each decision.
    pub turns: Vec<u32>,
    /// Attacks of each player, and how they ended in the order of [`Outcome::ALL`](holochess_rules::Outcome::ALL).
    pub attacks: Vec<[u32; 4]>,
    /// The sum of each player's dice minus 3.5 per die.
    pub luck: Vec<f32>,
    /// Each player's tally at the end.
    pub tallies: Vec<Tally>,
    /// Enemy pieces that each player has removed.
    pub removed: Vec<u32>,
    /// Each player's lines: how many, and the points for them.
    pub lines: Vec<[u32; 2]>,
    /// Hops of each player's longest chain.
    pub longest_chain: Vec<u32>,
    /// How often each player swapped with another player's piece.
    pub swaps: Vec<u32>,
    /// After how many decisions each game of a row ended.
    pub games: Vec<usize>,
    /// How often actions were taken back.
    pub take_backs: usize,
}

impl Account {
    /// Computes the numbers of a match.
    pub fn from_record(recorded: &RecordedMatch) -> Self {
        let table = recorded.table();
        let seats = table.seats();
        let mut account = Self {
            attacks: vec![[0; 4]; seats],
            luck: vec![0.0; seats],
            tallies: (0..seats).map(|seat| table.tally(Seat::new(seat))).collect(),
            removed: vec![0; seats],
            lines: vec![[0; 2]; seats],
            longest_chain: vec![0; seats],
            swaps: vec![0; seats],
            take_backs: recorded.take_backs(),
            ..Self::default()
        };
        let seat = |piece: PieceId| table.pieces()[piece.index()].seat.index();
        let strength =
            |piece: PieceId| table.pieces()[piece.index()].ratings.map_or(1.0, |r| f32::from(r.attack + r.defence));
        let mut total = vec![0.0_f32; seats];
        // A match that begins from a position is dealt only the pieces that stand in it.
        for event in recorded.story(Some(0)) {
            if let Event::Dealt { piece, .. } = event {
                total[seat(piece)] += strength(piece);
            }
        }
        let shares = |total: &[f32]| {
            let all = total.iter().sum::<f32>().max(1.0);
            total.iter().map(|own| own / all).collect()
        };
        account.balance.push(shares(&total));
        for (index, entry) in recorded.decisions().iter().enumerate() {
            let mut rolling = None;
            for event in &entry.events {
                match event {
                    Event::Attacked { attacker, defender, .. } => rolling = Some([*attacker, *defender]),
                    Event::DuelBegan { pieces, .. } => rolling = Some(*pieces),
                    Event::Judged { outcome, .. } => {
                        if let Some([attacker, _]) = rolling {
                            account.attacks[seat(attacker)][*outcome as usize] += 1;
                        }
                    }
                    Event::Rolled(roll) | Event::Exchange(roll) => {
                        for (piece, faces) in rolling.into_iter().flatten().zip(&roll.hands) {
                            let sum: u32 = faces.iter().map(|face| u32::from(*face)).sum();
                            account.luck[seat(piece)] += sum as f32 - 3.5 * faces.len() as f32;
                        }
                    }
                    Event::Removed { piece, by, .. } => {
                        total[seat(*piece)] -= strength(*piece);
                        account.removed[seat(*by)] += 1;
                        account.falls.push(Fall { after: index + 1, piece: *piece, by: *by });
                    }
                    Event::Line { seat, points, .. } => {
                        let [count, earned] = &mut account.lines[seat.index()];
                        (*count, *earned) = (*count + 1, *earned + u32::from(*points));
                    }
                    Event::Leapt { piece, path } => {
                        let longest = &mut account.longest_chain[seat(*piece)];
                        *longest = (*longest).max(path.len().saturating_sub(1) as u32);
                    }
                    Event::GameEnded { .. } => account.games.push(index + 1),
                    Event::Swapped { piece, .. } => account.swaps[seat(*piece)] += 1,
                    _ => {}
                }
            }
            account.balance.push(shares(&total));
            account.turns.push(entry.turn);
        }
        account
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_record::{MatchSetup, SeatInfo, Who};
    use holochess_rules::{Action, GameId, dice::Seed};

    #[test]
    fn pieces_that_the_position_is_without_count_for_nobody() {
        let seat = SeatInfo { who: Who::Human, name: String::new() };
        let setup = MatchSetup {
            game: GameId::Holochess,
            options: GameId::Holochess.options(),
            seats: vec![seat; 2],
            seed: Seed::from_number(1),
            position: Some("molator@o1 savrip@o2 / ghhhk@o7 houjix@o8 1 2".to_owned()),
        };
        let (recorded, _) = RecordedMatch::begin(setup).expect("it is a position");
        let pieces = recorded.table().pieces();
        let strength = |cell: &str| {
            let cell = recorded.table().board().cell(cell);
            let place = (0..pieces.len()).find(|index| recorded.table().cell_of(PieceId(*index as u8)) == cell);
            pieces[place.expect("it stands there")]
                .ratings
                .map(|r| f32::from(r.attack + r.defence))
                .expect("a creature")
        };
        let [one, other] = [["o1", "o2"], ["o7", "o8"]].map(|side| side.map(strength).iter().sum::<f32>());
        assert!((Account::from_record(&recorded).balance[0][0] - one / (one + other)).abs() < 1e-6);
    }

    #[test]
    fn a_match_of_three_is_counted_for_each_of_them() {
        let seat = SeatInfo { who: Who::Human, name: String::new() };
        let setup = MatchSetup {
            game: GameId::Chinese,
            options: GameId::Chinese.options(),
            seats: vec![seat; 3],
            seed: Seed::from_number(1),
            position: None,
        };
        let (mut recorded, _) = RecordedMatch::begin(setup).expect("three can play");
        for seat in [0, 1] {
            recorded.decide(Seat::new(seat), Action::Resign).expect("anybody may resign");
        }
        let account = Account::from_record(&recorded);
        assert_eq!(account.tallies.len(), 3);
        assert!(account.tallies.iter().all(|tally| tally.left > 0), "{:?}", account.tallies);
        assert_eq!((account.attacks.len(), account.luck.len()), (3, 3));
        assert_eq!(account.balance.len(), recorded.decisions().len() + 1);
    }
}

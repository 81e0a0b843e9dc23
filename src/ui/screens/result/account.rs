//! The match in numbers: who was stronger when, who fell, what the dice came to.

use bevy::prelude::*;

use crate::{
    record::RecordedMatch,
    rules::{Event, PieceId},
};

/// A piece that fell, on the graph.
#[derive(Clone, Debug, PartialEq)]
pub struct Fall {
    /// After so many decisions.
    pub after: usize,
    /// Who fell.
    pub piece: PieceId,
    /// Through whom.
    pub by: PieceId,
}

/// The match in numbers, counted once when it is over.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Account {
    /// Player 1's share of the strength on the board, at the deal and after each decision.
    pub balance: Vec<f32>,
    /// Who fell, in order.
    pub falls: Vec<Fall>,
    /// The turn of each decision.
    pub turns: Vec<u32>,
    /// Attacks of each player, and how they ended in the order of [`Outcome::ALL`](crate::rules::Outcome::ALL).
    pub attacks: [[u32; 4]; 2],
    /// What the dice of each player came to beyond three and a half a die.
    pub luck: [f32; 2],
    /// The creatures that each player has left.
    pub left: [usize; 2],
    /// How often somebody took back.
    pub take_backs: usize,
}

impl Account {
    /// Counts a match.
    pub fn of(recorded: &RecordedMatch) -> Self {
        let mut account = Self { take_backs: recorded.take_backs(), ..Self::default() };
        let table = recorded.table();
        let seat = |piece: PieceId| table.pieces()[piece.index()].seat.index();
        let strength =
            |piece: PieceId| table.pieces()[piece.index()].ratings.map_or(1.0, |r| f32::from(r.attack + r.defence));
        let mut total = [0.0_f32; 2];
        for index in 0..table.pieces().len() {
            let piece = PieceId(index as u8);
            total[seat(piece)] += strength(piece);
            if table.cell_of(piece).is_some() {
                account.left[seat(piece)] += 1;
            }
        }
        let share = |total: [f32; 2]| total[0] / (total[0] + total[1]).max(1.0);
        account.balance.push(share(total));
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
                        account.falls.push(Fall { after: index + 1, piece: *piece, by: *by });
                    }
                    _ => {}
                }
            }
            account.balance.push(share(total));
            account.turns.push(entry.turn);
        }
        account
    }
}

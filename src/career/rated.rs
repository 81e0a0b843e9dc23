//! Which matches say something about a person's strength.
//!
//! A match counts if one person played it against one computer player from its start to its end (resigning is an end) and nothing
//! was taken back, because a taken-back action may have been dice. Hints are allowed: the rating is then that of the person with
//! hints. Matches of more than two players do not count: the computer players' ratings were measured between two, and results among
//! several also depend on whom the others play against.

use crate::{
    record::{RecordedMatch, SeatInfo, Who},
    rules::Seat,
};

/// Why a match does not count for the person's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// Not one person against one computer player.
    People,
    /// One person plays, but more than two sit at the table.
    Several,
    /// It began from a given position instead of a deal.
    Position,
    /// An action was taken back, dice perhaps with it.
    TakenBack,
}

/// Why this match does not count; `None` if it counts.
pub fn unrated(recorded: &RecordedMatch) -> Option<Unrated> {
    rated(recorded).err()
}

/// The seat of the person and the level of the computer, in a match that counts.
///
/// # Errors
/// Why it does not count.
pub fn rated(recorded: &RecordedMatch) -> Result<(Seat, &str), Unrated> {
    let setup = recorded.setup();
    // Strengths are measured between one person and one computer.
    let pair = match &setup.seats[..] {
        [one, other] => {
            let own = setup.seats.iter().position(|seat| seat.who == Who::Human);
            own.and_then(|own| Some((Seat::new(own), level(&one.who).or_else(|| level(&other.who))?)))
        }
        _ => None,
    };
    let plays = |seat: &SeatInfo| seat.who == Who::Human;
    let why_not =
        if setup.seats.len() > 2 && setup.seats.iter().any(plays) { Unrated::Several } else { Unrated::People };
    let pair = pair.ok_or(why_not)?;
    if setup.position.is_some() {
        Err(Unrated::Position)
    } else if recorded.take_backs() > 0 {
        Err(Unrated::TakenBack)
    } else {
        Ok(pair)
    }
}

fn level(who: &Who) -> Option<&str> {
    match who {
        Who::Human => None,
        Who::Computer(level) => Some(level),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::MatchSetup,
        rules::{GameId, ToAct, dice::Seed},
    };

    fn recorded(seats: [Who; 2], position: Option<&str>) -> RecordedMatch {
        of(GameId::Holochess, &seats, position)
    }

    fn of(game: GameId, seats: &[Who], position: Option<&str>) -> RecordedMatch {
        let setup = MatchSetup {
            game,
            options: game.options(),
            seats: seats.iter().map(|who| SeatInfo { who: who.clone(), name: String::new() }).collect(),
            seed: Seed::from_number(7),
            position: position.map(str::to_owned),
        };
        RecordedMatch::begin(setup).expect("such a match can begin").0
    }

    #[test]
    fn why_a_match_does_not_count_is_known() {
        let computer = || Who::Computer("borak".to_owned());
        assert_eq!(unrated(&recorded([Who::Human, computer()], None)), None);
        assert_eq!(unrated(&recorded([computer(), Who::Human], None)), None);
        assert_eq!(unrated(&recorded([Who::Human, Who::Human], None)), Some(Unrated::People));
        assert_eq!(unrated(&recorded([computer(), computer()], None)), Some(Unrated::People));
        let level = || Who::Computer("greedy".to_owned());
        for game in GameId::ALL {
            assert_eq!(unrated(&of(game, &[Who::Human, level()], None)), None, "{game:?}");
        }
        let three = of(GameId::Chinese, &[Who::Human, level(), level()], None);
        assert_eq!(unrated(&three), Some(Unrated::Several));
        let nobody = of(GameId::Chinese, &[level(), level(), level()], None);
        assert_eq!(unrated(&nobody), Some(Unrated::People));
        let position = "molator@i1 houjix@o7 / savrip@i3 1 2";
        assert_eq!(unrated(&recorded([Who::Human, computer()], Some(position))), Some(Unrated::Position));
        let mut taken_back = recorded([Who::Human, computer()], None);
        // After the computer's action only taking back is possible, no undo.
        while taken_back.can_undo() || !taken_back.can_take_back() {
            let ToAct::Choose(seat) = taken_back.table().to_act() else { panic!("the match has just begun") };
            let action = taken_back.table().actions()[0];
            taken_back.decide(seat, action).expect("a legal action");
        }
        taken_back.take_back().expect("it can be taken back");
        assert_eq!(unrated(&taken_back), Some(Unrated::TakenBack));
    }
}

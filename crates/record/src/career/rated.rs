//! Which matches say something about a person's strength.
//!
//! A match counts if one person played it against one computer player from its start to its end (resigning is an end) and nothing
//! was taken back, because a taken-back action may have been dice. Hints are allowed: the rating is then that of the person with
//! hints. The start has to be the game's own: with one pawn a side, say, another game is played. Matches of more than two players do not count: the computer players' ratings were measured between two, and results among
//! several also depend on whom the others play against.

use crate::{MatchSetup, RecordedMatch, SeatInfo, Who};
use holochess_players as players;
use holochess_rules::{GameId, Seat, chinese, demeter};

/// Why a match does not count for the person's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnratedReason {
    /// Not one person against one computer player, or played over a wire.
    People,
    /// One person plays, but more than two sit at the table.
    Several,
    /// It began from a given position instead of a deal.
    Position,
    /// Its options change with what or from where the game begins.
    Start,
    /// An action was taken back, dice perhaps with it.
    TakenBack,
    /// The computer player's strength was never measured, or it is no longer there.
    Unmeasured,
}

/// Why this match does not count; `None` if it counts.
pub fn unrated(recorded: &RecordedMatch) -> Option<UnratedReason> {
    rated(recorded).err()
}

/// The seat of the person and the level of the computer, in a match that counts.
///
/// # Errors
/// Why it does not count.
pub fn rated(recorded: &RecordedMatch) -> Result<(Seat, &str), UnratedReason> {
    let setup = recorded.setup();
    if recorded.is_live() {
        // The person may sit at either end.
        return Err(UnratedReason::People);
    }
    // Strengths are measured between one person and one computer.
    let pair = match &setup.seats[..] {
        [one, other] => {
            let own = setup.seats.iter().position(|seat| seat.who == Who::Human);
            own.and_then(|own| Some((Seat::new(own), level(&one.who).or_else(|| level(&other.who))?)))
        }
        _ => None,
    };
    let plays = |seat: &SeatInfo| seat.who == Who::Human;
    let why_not = if setup.seats.len() > 2 && setup.seats.iter().any(plays) {
        UnratedReason::Several
    } else {
        UnratedReason::People
    };
    let pair = pair.ok_or(why_not)?;
    if setup.position.is_some() {
        Err(UnratedReason::Position)
    } else if changes_start(setup) {
        Err(UnratedReason::Start)
    } else if recorded.take_backs() > 0 {
        Err(UnratedReason::TakenBack)
    } else if !players::level(pair.1, setup.game).is_ok_and(|level| level.is_measured) {
        Err(UnratedReason::Unmeasured)
    } else {
        Ok(pair)
    }
}

/// Whether the options give the game another start than the one at which the computer players were measured.
fn changes_start(setup: &MatchSetup) -> bool {
    let keys: &[&str] = match setup.game {
        GameId::Demeter => &[demeter::rule_options::START],
        GameId::Chinese => &[chinese::rule_options::SETS, chinese::rule_options::FILL_UNUSED],
        GameId::Holochess | GameId::Groi | GameId::Revised => &[],
    };
    let usual = setup.game.options();
    keys.iter().any(|key| setup.options.find(key) != usual.find(key))
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
    use holochess_rules::{ToAct, dice::Seed};

    fn recorded(seats: [Who; 2], position: Option<&str>) -> RecordedMatch {
        match_of(GameId::Holochess, &seats, position)
    }

    fn match_of(game: GameId, seats: &[Who], position: Option<&str>) -> RecordedMatch {
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
    fn a_match_from_another_start_does_not_count() {
        for (game, key, value, counts) in [
            (GameId::Demeter, "start", "g4", false),
            (GameId::Demeter, "start", "g1 g2 g3 g4 g5 g6 g7 g8 / b1 b2 b3 b4 b5 b6 b7 b8", true),
            (GameId::Demeter, "move_cap", "100", true),
            (GameId::Chinese, "sets", "3", false),
            (GameId::Chinese, "blocking", "none", true),
            (GameId::Holochess, "deal", "even", true),
        ] {
            let mut options = game.options();
            options.set(key, value).expect("it is an option of the game");
            let seats = [Who::Human, Who::Computer("greedy".to_owned())];
            let seats = seats.map(|who| SeatInfo { who, name: String::new() }).into();
            let setup = MatchSetup { game, options, seats, seed: Seed::from_number(7), position: None };
            let recorded = RecordedMatch::begin(setup).expect("such a match can begin").0;
            assert_eq!(unrated(&recorded), (!counts).then_some(UnratedReason::Start), "{key}={value}");
        }
    }

    #[test]
    fn why_a_match_does_not_count_is_known() {
        let computer = || Who::Computer("borak".to_owned());
        assert_eq!(unrated(&recorded([Who::Human, computer()], None)), None);
        assert_eq!(unrated(&recorded([computer(), Who::Human], None)), None);
        assert_eq!(unrated(&recorded([Who::Human, Who::Human], None)), Some(UnratedReason::People));
        assert_eq!(unrated(&recorded([computer(), computer()], None)), Some(UnratedReason::People));
        let level = || Who::Computer("greedy".to_owned());
        for game in GameId::ALL {
            assert_eq!(unrated(&match_of(game, &[Who::Human, level()], None)), None, "{game:?}");
        }
        let three = match_of(GameId::Chinese, &[Who::Human, level(), level()], None);
        assert_eq!(unrated(&three), Some(UnratedReason::Several));
        let nobody = match_of(GameId::Chinese, &[level(), level(), level()], None);
        assert_eq!(unrated(&nobody), Some(UnratedReason::People));
        let position = "molator@i1 houjix@o7 / savrip@i3 1 2";
        assert_eq!(unrated(&recorded([Who::Human, computer()], Some(position))), Some(UnratedReason::Position));
        let mut taken_back = recorded([Who::Human, computer()], None);
        // After the computer's action only taking back is possible, no undo.
        while taken_back.can_undo() || !taken_back.can_take_back() {
            let ToAct::Choose(seat) = taken_back.table().to_act() else { panic!("the match has just begun") };
            let action = taken_back.table().actions()[0];
            taken_back.decide(seat, action).expect("a legal action");
        }
        taken_back.take_back().expect("it can be taken back");
        assert_eq!(unrated(&taken_back), Some(UnratedReason::TakenBack));
    }
}

//! Games in a row (docs/rules/dejarik.md, "A match"): points or credits over several games, colours changed each time. Kept
//! above the rules, which know one game only; any game for two whose options include [`MATCH`] can be played so.

use super::{
    event::{Ending, Verdict},
    ids::Seat,
    rule_options::{Domain, Options, Spec},
};

/// How many games a match has: `single`, `points:N` or `stakes:CREDITS`.
pub const MATCH: Spec = Spec {
    key: "match",
    domain: Domain::Text { form: "single|points:1–300|stakes:1–1000", fits: |text| Aim::read(text).is_some() },
    default: "single",
};

/// The row ends after this number of games, and the player who is ahead wins; 0 means [`MOST_GAMES`].
pub const GAME_CAP: &str = "game_cap";

/// The largest number of games in a row, for any options.
pub const MOST_GAMES: u16 = 100;

/// What a match is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// One game.
    Single,
    /// The row ends when a player leads by at least this number of points.
    Points(u16),
    /// Each player starts with this number of credits; the row ends when a player has none.
    Stakes(u16),
}

impl Aim {
    /// Reads the value of the option.
    fn read(text: &str) -> Option<Self> {
        let number = |text: &str, most: u16| {
            let number: u16 = text.parse().ok()?;
            ((1..=most).contains(&number) && number.to_string() == text).then_some(number)
        };
        match text.split_once(':') {
            None => (text == "single").then_some(Self::Single),
            Some(("points", points)) => number(points, 300).map(Self::Points),
            Some(("stakes", credits)) => number(credits, 1000).map(Self::Stakes),
            Some(_) => None,
        }
    }
}

/// How a row of games stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    aim: Aim,
    cap: u16,
    game: u16,
    scores: [u16; 2],
}

impl Row {
    /// The row that these options ask for, before its first game; a single game if they have no [`MATCH`].
    pub fn from_options(options: &Options) -> Self {
        let aim = options.find(MATCH.key).and_then(Aim::read).unwrap_or(Aim::Single);
        let cap = options.find(GAME_CAP).and_then(|cap| cap.parse().ok()).unwrap_or(0);
        let scores = match aim {
            Aim::Single | Aim::Points(_) => [0; 2],
            Aim::Stakes(credits) => [credits; 2],
        };
        Self { aim, cap: if cap == 0 { MOST_GAMES } else { cap }, game: 1, scores }
    }

    /// What it is played for.
    pub const fn aim(&self) -> Aim {
        self.aim
    }

    /// The game that is played, from 1.
    pub const fn game(&self) -> u16 {
        self.game
    }

    /// The points, or the credits, that each player has.
    pub const fn scores(&self) -> [u16; 2] {
        self.scores
    }

    /// Whether there is more than one game.
    pub fn is_long(&self) -> bool {
        self.aim != Aim::Single
    }

    /// The seat of a player in the current game, and the player of a seat: the two swap after every game.
    #[must_use]
    pub const fn turned(&self, seat: Seat) -> Seat {
        if self.game.is_multiple_of(2) { seat.opponent() } else { seat }
    }

    /// Counts a game that has ended, with its result by players. Returns the verdict of the match if it ends; otherwise the next
    /// game begins.
    pub fn count(&mut self, verdict: &Verdict) -> Option<Verdict> {
        match self.aim {
            Aim::Single => return Some(verdict.clone()),
            Aim::Points(_) => {
                for (score, &earned) in self.scores.iter_mut().zip(&verdict.scores) {
                    *score += earned;
                }
            }
            Aim::Stakes(_) => {
                if let Some(winner) = verdict.winner {
                    let (winner, loser) = (winner.index(), winner.opponent().index());
                    let paid = verdict.scores[winner].min(self.scores[loser]);
                    self.scores[winner] += paid;
                    self.scores[loser] -= paid;
                }
            }
        }
        let over = |winner, ending| Some(Verdict { winner, scores: self.scores.to_vec(), ending });
        if let Ending::Resigned(_) = verdict.ending {
            return over(verdict.winner, verdict.ending);
        }
        let leader = match self.scores[0].cmp(&self.scores[1]) {
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Seat::SECOND),
        };
        let decided = match self.aim {
            Aim::Single => None,
            Aim::Points(aim) => {
                (leader.is_some() && self.scores.iter().any(|score| *score >= aim)).then_some(Ending::Points)
            }
            Aim::Stakes(_) => self.scores.contains(&0).then_some(Ending::Broke),
        };
        match decided {
            Some(ending) => over(leader, ending),
            None if self.game >= self.cap => over(leader, Ending::Games),
            None => {
                self.game += 1;
                None
            }
        }
    }
}

//! The lines of a record as they stand in the file (docs/reference/record-format.md).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{
    BranchOf, MatchSetup, SeatInfo, Who,
    mail::{MailDice, MailDiceError, MailId, MailValue},
};
use holochess_locale::{Words, option_error};
use holochess_rules::{Ending, GameId, Options, Roll, Seat, Verdict, dice::Seed};

/// The word that tells a record from any other file.
pub(super) const FORMAT: &str = "holochess-record";

/// The version of the format that is read and written.
pub(super) const VERSION: u64 = 1;

/// The version of a record whose match was played by version 1 of the protocol of mail.
pub(super) const VERSION_BY_MAIL_1: u64 = 2;

/// The version of a record whose match was played by version 2 of the protocol of mail.
pub(super) const VERSION_BY_MAIL_2: u64 = 3;

/// The version of a record whose match was played over a wire.
pub(super) const VERSION_LIVE: u64 = 4;

/// The newest version that there is.
pub(super) const NEWEST: u64 = VERSION_LIVE;

/// Two handfuls of faces: the attacker's and the defender's, or player 1's and player 2's.
pub(super) type Hands = [Vec<u8>; 2];

/// What is looked at before anything else: whether this is a record, and one that we know.
#[derive(Deserialize)]
pub(super) struct Mark {
    pub format: Option<String>,
    pub version: Option<u64>,
}

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Header {
    format: String,
    version: u64,
    pub program: String,
    game: String,
    /// Those that are not there have their defaults. What is not there stays so: the checks are over the header as it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    options: Option<BTreeMap<String, String>>,
    seats: Vec<HeaderSeat>,
    seed: String,
    seed_sha256: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mail: Option<HeaderMail>,
    /// The moment of another match from which this one begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<BranchOf>,
}

/// What the players of a match by mail or over a wire have committed themselves to, and the first values that they have shown, player
/// 1's first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderMail {
    /// The id of the match, to which its hashes are bound: since version 2 of the protocol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    id: Option<MailId>,
    commitments: Vec<MailValue>,
    opening: Vec<MailValue>,
}

impl HeaderMail {
    /// Whether a record of this version can have it.
    fn is_of(&self, version: u64) -> bool {
        match version {
            VERSION_BY_MAIL_1 => self.id.is_none(),
            VERSION_BY_MAIL_2 | VERSION_LIVE => self.id.is_some(),
            _ => false,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderSeat {
    who: String,
    name: String,
}

/// What is wrong with a header that reads well.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum HeaderFault {
    /// There is no such game.
    Game(String),
    /// The game has no such option or value.
    Option(Words),
    /// A seat says neither `human` nor a level of the game.
    Who(String, GameId),
    /// The seed is not 64 hexadecimal digits.
    Seed,
    /// The hash is not the seed's.
    Hash,
    /// The seed does not follow from what the players have shown.
    Mail(MailDiceError),
    /// A match by mail says so in its version, and no other does.
    MailVersion,
    /// What it says about where it branches off cannot be.
    Branch,
}

impl Header {
    /// The header of a match, by the version of the program that began it.
    pub(super) fn new(setup: &MatchSetup, program: &str) -> Self {
        let (seats, options) = (setup.seats.iter(), setup.options.iter());
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            program: program.to_owned(),
            game: setup.game.id().to_owned(),
            options: Some(options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()),
            seats: seats.map(|seat| HeaderSeat { who: seat.who.word().to_owned(), name: seat.name.clone() }).collect(),
            seed: setup.seed.hex(),
            seed_sha256: setup.seed.sha256_hex(),
            position: setup.position.clone(),
            mail: None,
            branch: None,
        }
    }

    /// The header of a match by mail.
    pub(super) fn by_mail(self, dice: &MailDice, opening: &[MailValue]) -> Self {
        let version = if dice.id().is_some() { VERSION_BY_MAIL_2 } else { VERSION_BY_MAIL_1 };
        self.with_dice(version, dice, opening)
    }

    /// The header of a match over a wire.
    pub(super) fn live(self, dice: &MailDice, opening: &[MailValue]) -> Self {
        self.with_dice(VERSION_LIVE, dice, opening)
    }

    fn with_dice(self, version: u64, dice: &MailDice, opening: &[MailValue]) -> Self {
        let (commitments, opening) = (dice.commitments().to_vec(), opening.to_vec());
        Self { version, mail: Some(HeaderMail { id: dice.id(), commitments, opening }), ..self }
    }

    /// Whether it heads a match over a wire.
    pub(super) const fn is_live(&self) -> bool {
        self.version == VERSION_LIVE
    }

    /// What the dice of a match by mail or over a wire follow from, its first values used; `None` in any other match.
    pub(super) fn mail_dice(&self) -> Option<Result<MailDice, MailDiceError>> {
        let HeaderMail { id, commitments, opening } = self.mail.as_ref()?;
        Some(MailDice::new(*id, commitments.as_slice()).and_then(|mut dice| {
            dice.seed(opening)?;
            dice.advance(opening);
            Ok(dice)
        }))
    }

    /// The same without the version of the program, which has no part in the checks.
    pub(super) fn without_program(&self) -> Self {
        Self { program: String::new(), ..self.clone() }
    }

    /// Whether another header is this match's, whichever version of the program began it.
    pub(super) fn is_same_match(&self, other: &Self) -> bool {
        self.without_program() == other.without_program()
    }

    /// Whether either seed or its hash are those of another header: one of them may be damaged, not both.
    pub(super) fn shares_seed(&self, other: &Self) -> bool {
        self.seed == other.seed || self.seed_sha256 == other.seed_sha256
    }

    /// The line as it stands in a file, without its end.
    pub(super) fn text(&self) -> String {
        // As for the other lines.
        serde_json::to_string(self).expect("plain values are JSON")
    }

    /// The match that it heads.
    pub(super) fn setup(&self) -> Result<MatchSetup, HeaderFault> {
        let game = GameId::from_id(&self.game).ok_or_else(|| HeaderFault::Game(self.game.clone()))?;
        let mut options: Options = game.options();
        for (key, value) in self.options.iter().flatten() {
            options.set(key, value).map_err(|why| HeaderFault::Option(option_error(game, &why)))?;
        }
        let seats = self.seats.iter().map(|seat| {
            let who = Who::from_word(&seat.who).filter(|who| who.plays(game));
            let who = who.ok_or_else(|| HeaderFault::Who(seat.who.clone(), game))?;
            Ok(SeatInfo { who, name: seat.name.clone() })
        });
        let seats = seats.collect::<Result<_, _>>()?;
        // Small letters only: the same match has the same bytes.
        let seed = Seed::from_hex(&self.seed).filter(|seed| seed.hex() == self.seed).ok_or(HeaderFault::Seed)?;
        if seed.sha256_hex() != self.seed_sha256 {
            return Err(HeaderFault::Hash);
        }
        if !self.mail.as_ref().map_or(self.version == VERSION, |mail| mail.is_of(self.version)) {
            return Err(HeaderFault::MailVersion);
        }
        if let Some(HeaderMail { id, commitments, opening }) = &self.mail {
            let dice = MailDice::new(*id, commitments.as_slice());
            let dealt = dice.and_then(|dice| dice.seed(opening)).map_err(HeaderFault::Mail)?;
            if dealt != seed {
                return Err(HeaderFault::Seed);
            }
        }
        if self.branch.as_ref().is_some_and(|branch| !branch.is_possible() || self.position.is_none()) {
            return Err(HeaderFault::Branch);
        }
        Ok(MatchSetup { game, options, seats, seed, position: self.position.clone() })
    }
}

/// Any other line: a decision, a step back, or the end. Only one of `action`, `undo`, `take_back` and `end` is there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    /// The decision in the rulebook's notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The player who resigned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What was rolled for the attack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Hands>,
    /// The exchanges of the duel that followed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub duel: Vec<Hands>,
    /// In a match by mail or over a wire: the values of all players that the dice follow from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<MailValue>>,
    /// How many lines of the match were undone at no cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<usize>,
    /// How many were taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take_back: Option<usize>,
    /// How the match ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// What tells whether anything up to here was changed: see [`Line::checked`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub check: String,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    winner: Option<u8>,
    scores: Vec<u16>,
    ending: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
}

impl Line {
    /// A decision with the rolls that it led to. Rolls after the first of an attack are the duel's.
    pub(super) fn decision(action: String, resigned: Option<Seat>, attack: bool, rolls: &[Roll]) -> Self {
        let (dice, duel) = if attack { rolls.split_at(rolls.len().min(1)) } else { rolls.split_at(0) };
        Self {
            action: Some(action),
            seat: resigned.map(Seat::number),
            dice: dice.first().map(|roll| roll.hands.clone()),
            duel: duel.iter().map(|roll| roll.hands.clone()).collect(),
            ..Self::default()
        }
    }

    /// The same with the values of all players that the dice follow from.
    pub(super) fn with_values(self, values: Option<Vec<MailValue>>) -> Self {
        Self { values, ..self }
    }

    /// The end of a match.
    pub(super) fn end(verdict: &Verdict) -> Self {
        let seat = match verdict.ending {
            Ending::Resigned(seat) => Some(seat.number()),
            _ => None,
        };
        Self {
            end: Some(End {
                winner: verdict.winner.map(Seat::number),
                scores: verdict.scores.clone(),
                ending: ending_word(verdict.ending).to_owned(),
                seat,
            }),
            ..Self::default()
        }
    }

    /// The line with its check: the first eight hexadecimal digits of the SHA-256 of the check before it (for the first
    /// line: of the header, with the program left empty) and the line itself without a check.
    #[must_use]
    pub(super) fn checked(&self, before: &str) -> Self {
        let bare = self.without_check();
        let digest = Sha256::digest(format!("{before}{}", bare.text()));
        let first = u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]);
        Self { check: format!("{first:08x}"), ..bare }
    }

    /// The line without its check.
    #[must_use]
    pub(super) fn without_check(&self) -> Self {
        Self { check: String::new(), ..self.clone() }
    }

    /// The line as it stands in a file, without its end.
    pub(super) fn text(&self) -> String {
        // Only maps with strange keys and writers that fail make this fail; there are none here.
        serde_json::to_string(self).expect("plain values are JSON")
    }

    /// Whether the line has exactly one of the four fields, and fields of a decision only beside a decision.
    pub(super) fn says_one_thing(&self) -> bool {
        let things = [self.action.is_some(), self.undo.is_some(), self.take_back.is_some(), self.end.is_some()];
        let beside = self.seat.is_some() || self.dice.is_some() || !self.duel.is_empty() || self.values.is_some();
        things.into_iter().filter(|there| *there).count() == 1 && (self.action.is_some() || !beside)
    }

    /// Every roll of the line, in order.
    pub(super) fn rolls(&self) -> impl Iterator<Item = &Hands> {
        self.dice.iter().chain(&self.duel)
    }
}

/// The word for an ending in files and on the command line; `ending-WORD` is its message.
pub const fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Eliminated => "eliminated",
        Ending::Duel => "duel",
        Ending::Quiet => "quiet",
        Ending::Cap => "cap",
        Ending::Stuck => "stuck",
        Ending::Repetition => "repetition",
        Ending::Line => "line",
        Ending::Captures => "captures",
        Ending::Points => "points",
        Ending::Broke => "broke",
        Ending::Games => "games",
        Ending::Goal => "goal",
        Ending::Resigned(_) => "resigned",
        Ending::Agreed => "agreed",
    }
}

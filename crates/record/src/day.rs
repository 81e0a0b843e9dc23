//! The match of the day: deal, dice and opponent follow from the date alone, so all players have the same
//! (docs/reference/protocols.md). Its result is one line, from which anyone can play it again.

use std::{collections::HashMap, fmt, path::Path, sync::LazyLock};

use sha2::{Digest, Sha256};
use thiserror::Error;

use super::{BeginError, LogEntry, MatchSetup, RecordedMatch, SeatInfo, Who, base64url, line::Line};
use holochess_locale::{Language, Locale, Words, is_harmless};
use holochess_platform::clock::SystemTime;
use holochess_players as players;
use holochess_rules::{
    Action, GameId, PieceId, Seat, ToAct,
    dice::{Seed, hex},
    holochess::rule_options,
};

/// What the line of a result has in it, before the date.
pub const DAY_MARK: &str = "holochess-day:";

/// Seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// The opponents, a day each. The list is part of what a date means.
const OPPONENTS: [&str; 6] = ["pip", "borak", "sull", "nix", "varra", "oln"];

/// From this number on an action takes two signs more.
const LONG: usize = 60;
/// The person resigns.
const RESIGNS: usize = 61;
/// The last decision is undone.
const UNDOES: usize = 62;
/// The last decision is taken back.
const TAKES_BACK: usize = 63;

/// What results said in French until version 1.0.1, and what they say now.
const FORMER_WORDS: [[&str; 2]; 2] = [["un coup rejoué", "un coup repris"], ["coups rejoués", "coups repris"]];

/// The longest result that is read, in signs.
const LONGEST: usize = 1 << 16;

/// The first day of which there is a match, and the first day without: those that a clock that is set at all can show.
const FIRST: Date = Date { year: 1970, month: 1, day: 1 };
const END: Date = Date { year: 2100, month: 1, day: 1 };

/// The day of every seed.
static SEEDS: LazyLock<HashMap<Seed, Date>> =
    LazyLock::new(|| (FIRST.days()..END.days()).map(Date::of_days).map(|date| (date.seed(), date)).collect());

/// A date of the Gregorian calendar, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day, from 1.
    pub day: u8,
}

/// Why a line is not the result of a match of the day.
#[derive(Debug, Error)]
pub enum DayError {
    /// It holds no result.
    #[error("this line holds no result of a match of the day")]
    NoResult,
    /// It is cut off, or something in it was changed.
    #[error("the result is cut off or changed")]
    Damaged,
    /// An action in it is not legal.
    #[error("decision {0} is not possible")]
    Illegal(usize),
    /// The match cannot begin.
    #[error(transparent)]
    Begin(#[from] BeginError),
}

impl DayError {
    /// The reason in words.
    pub fn words(&self) -> Words {
        match self {
            Self::NoResult => Words::new("day-no-result"),
            Self::Damaged => Words::new("day-damaged"),
            Self::Illegal(decision) => Words::new("day-illegal").with("decision", *decision),
            Self::Begin(error) => error.words(),
        }
    }
}

impl Date {
    /// The date of a moment.
    pub fn of(moment: SystemTime) -> Self {
        let seconds = moment.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
        Self::of_days(seconds / DAY)
    }

    /// The date so many days after 1 January 1970.
    pub const fn of_days(days: u64) -> Self {
        // Years begin in March, so that the day that is sometimes there is the last (H. Hinnant, "chrono-Compatible Low-Level Date
        // Algorithms").
        let days = days + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        Self { year: (year + era * 400 + next) as u16, month: month as u8, day: day as u8 }
    }

    /// The date as one number, as 20261125.
    pub const fn number(self) -> u32 {
        self.year as u32 * 10_000 + self.month as u32 * 100 + self.day as u32
    }

    /// The date of such a number; nothing where it is none.
    pub fn of_number(number: u32) -> Option<Self> {
        Self::read(&format!("{:04}-{:02}-{:02}", number / 10_000, number / 100 % 100, number % 100))
    }

    /// How many days after 1 January 1970 it is.
    pub const fn days(self) -> u64 {
        let (month, day) = (self.month as u64, self.day as u64);
        let year = if month <= 2 { self.year as u64 - 1 } else { self.year as u64 };
        let (era, of_era) = (year / 400, year % 400);
        let of_year = (153 * (if month > 2 { month - 3 } else { month + 9 }) + 2) / 5 + day - 1;
        era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
    }

    /// Reads `2026-11-23`.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, '-');
        let mut part = |digits: usize| {
            parts.next().filter(|part| part.len() == digits && part.bytes().all(|digit| digit.is_ascii_digit()))
        };
        let (year, month, day) = (part(4)?, part(2)?, part(2)?);
        let date = Self { year: year.parse().ok()?, month: month.parse().ok()?, day: day.parse().ok()? };
        // There is no 30 February, and no match before 1970.
        (date.year >= 1970 && (1..=12).contains(&date.month) && date.day > 0 && Self::of_days(date.days()) == date)
            .then_some(date)
    }

    /// The seed of the day: the SHA-256 of `holochess day 2026-11-23`.
    pub fn seed(self) -> Seed {
        Seed::new(Sha256::digest(format!("holochess day {self}").as_bytes()).into())
    }

    /// The level that is played against on this day.
    pub const fn opponent(self) -> &'static str {
        OPPONENTS[(self.days() % OPPONENTS.len() as u64) as usize]
    }

    /// The name of the file of the day's match among the saved matches.
    pub fn file_name(self) -> String {
        format!("day-{self}.jsonl")
    }

    /// The day of whose match a file of the shelf has the name and the seed, which is given as its SHA-256.
    pub fn of_file(file: &Path, seed_sha256: &str) -> Option<Self> {
        let date = Self::read(file.file_stem()?.to_str()?.strip_prefix("day-")?)?;
        (date.seed().sha256_hex() == seed_sha256).then_some(date)
    }

    /// The day whose match this is.
    pub fn of_match(recorded: &RecordedMatch) -> Option<Self> {
        Self::of_setup(recorded.setup())
    }

    /// The day whose match has this set-up. Which day it is does not matter: clocks differ, and matches are kept for years.
    pub fn of_setup(setup: &MatchSetup) -> Option<Self> {
        // The seeds are computed when a match is met that could be one of a day, which most are not.
        let like = FIRST.setup();
        if setup.game != like.game || !setup.options.iter().eq(like.options.iter()) {
            return None;
        }
        SEEDS.get(&setup.seed).copied().filter(|date| date.fits(setup))
    }

    /// The line to share: what people want to know, and what proves it.
    pub fn share(self, recorded: &RecordedMatch, line: &str, locale: &Locale) -> String {
        let table = recorded.table();
        let left = |seat: Seat| {
            let pieces = table.pieces().iter().zip(0..);
            pieces.filter(|(piece, id)| piece.seat == seat && table.cell_of(PieceId(*id)).is_some()).count()
        };
        let result = match table.verdict().and_then(|verdict| verdict.winner) {
            Some(Seat::FIRST) => "won",
            Some(_) => "lost",
            None => "drawn",
        };
        let arguments = [
            ("date", self.to_string().into()),
            ("name", locale.text(&format!("level-{}", self.opponent())).into()),
            ("result", result.into()),
            ("turns", recorded.turn().into()),
            ("own", left(Seat::FIRST).into()),
            ("others", left(Seat::SECOND).into()),
            ("taken", recorded.take_backs().into()),
        ];
        format!("{} {line}", locale.format("day-result", &arguments))
    }

    /// Whether the words before a result say what it proves: none, others than a result's, or those of [`Date::share`] in a
    /// language of the program.
    pub fn words_hold(self, recorded: &RecordedMatch, text: &str) -> bool {
        // Programs that pass a text on change its dashes, and put signs in that are not seen.
        let plain = |text: &str| {
            let dash = |sign| if matches!(sign, '\u{2010}'..='\u{2015}' | '\u{2212}') { '-' } else { sign };
            let is_seen = |sign: &char| sign.is_whitespace() || is_harmless(sign.encode_utf8(&mut [0; 4]));
            let mut text: String = text.chars().filter(is_seen).map(dash).collect();
            for [former, now] in FORMER_WORDS {
                text = text.replace(former, now);
            }
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let words = plain(text.split(DAY_MARK).next().unwrap_or_default());
        let said = |language| plain(&self.share(recorded, "", &Locale::new(language)));
        !words.contains(&format!("Holochess {self}"))
            || Language::ALL.into_iter().any(|language| words.contains(&said(language)))
    }

    /// The match of the day: an even deal, a person without a name in the south against the opponent.
    pub fn setup(self) -> MatchSetup {
        self.setup_for("")
    }

    /// The match of the day, played by the person of this name: whose match it is changes nothing in it.
    pub fn setup_for(self, name: &str) -> MatchSetup {
        let game = GameId::Holochess;
        let mut options = game.options();
        // Both are words of the game; a test begins the match of many days.
        let _ = options.set(rule_options::DEAL, "even");
        let opponent = SeatInfo { who: Who::Computer(self.opponent().to_owned()), name: String::new() };
        let seats = vec![SeatInfo { who: Who::Human, name: name.to_owned() }, opponent];
        MatchSetup { game, options, seats, seed: self.seed(), position: None }
    }

    /// Whether a match is that of this day.
    pub fn is_of(self, recorded: &RecordedMatch) -> bool {
        self.fits(recorded.setup())
    }

    /// Whether a match with this set-up is that of this day.
    fn fits(self, setup: &MatchSetup) -> bool {
        let own = self.setup();
        setup.seed == own.seed
            && setup.game == own.game
            && setup.position.is_none()
            && setup.options.iter().eq(own.options.iter())
            && setup.seats.iter().map(|seat| &seat.who).eq(own.seats.iter().map(|seat| &seat.who))
    }

    /// The result of a match of this day: `holochess-day:2026-11-23:…`; `None` if it is another match, is not over, or
    /// its opponent resigned, which no opponent of a day does.
    pub fn result(self, recorded: &RecordedMatch) -> Option<String> {
        if !self.is_of(recorded) || !recorded.is_over() {
            return None;
        }
        let mut again = RecordedMatch::begin(self.setup()).ok()?.0;
        let mut signs = String::new();
        while let Some(text) = recorded.lines.get(again.lines.count()) {
            let line: Line = serde_json::from_str(text).ok()?;
            match (&line.action, line.undo) {
                // Its opponent does not resign: such a match cannot be checked from its date.
                (Some(_), _) if line.seat.is_some_and(|seat| seat != Seat::FIRST.number()) => return None,
                (Some(action), _) => {
                    let table = again.table();
                    let ToAct::Choose(seat) = table.to_act() else { return None };
                    let action = table.read_action(action).ok()?;
                    let index = table.actions().iter().position(|known| *known == action);
                    let seat = line.seat.map_or(seat, |_| Seat::FIRST);
                    match index {
                        Some(index) => write_number(&mut signs, index),
                        None if action == Action::Resign => signs.push(base64url::digit(RESIGNS)),
                        None => return None,
                    }
                    again.play(seat, action).ok()?;
                }
                (None, Some(_)) => {
                    signs.push(base64url::digit(UNDOES));
                    again.step_back(false).ok()?;
                }
                (None, None) => {
                    signs.push(base64url::digit(TAKES_BACK));
                    again.step_back(true).ok()?;
                }
            }
        }
        Some(format!("{DAY_MARK}{self}:{signs}:{}", check(&again)))
    }

    /// Plays the match of a result again: the date, and the match.
    ///
    /// # Errors
    /// If it is none, or does not hold.
    pub fn replay(line: &str) -> Result<(Self, RecordedMatch), DayError> {
        let (date, signs, sum) = Self::parts(line)?;
        let recorded = date.play(signs, "")?;
        if !recorded.is_over() || check(&recorded) != sum {
            return Err(DayError::Damaged);
        }
        Ok((date, recorded))
    }

    /// Plays the match of a result again as the match of a person of this name: the date, and the match.
    ///
    /// # Errors
    /// As [`Date::replay`].
    pub fn replay_for(line: &str, name: &str) -> Result<(Self, RecordedMatch), DayError> {
        Self::replay(line)?;
        let (date, signs, _) = Self::parts(line)?;
        Ok((date, date.play(signs, name)?))
    }

    /// The number, from 1, of the first decision of the opponent that is not the one of its level in this version of the program.
    pub fn foreign_decision(self, recorded: &RecordedMatch) -> Option<usize> {
        let seed = players::seed_for(&recorded.seed_hash(), Seat::SECOND);
        let Ok(mut player) = players::new(self.opponent(), recorded.setup().game, seed) else { return Some(1) };
        let is_foreign = |(number, entry): (usize, &LogEntry)| {
            entry.seat == Some(Seat::SECOND) && player.choose(recorded.table_at(number).as_ref()) != entry.action
        };
        recorded.decisions().iter().enumerate().position(is_foreign).map(|number| number + 1)
    }

    /// The date, the signs of the decisions and the check of a result.
    fn parts(line: &str) -> Result<(Self, &str, &str), DayError> {
        let start = line.find(DAY_MARK).ok_or(DayError::NoResult)?;
        let rest = line[start + DAY_MARK.len()..].split_whitespace().next().ok_or(DayError::NoResult)?;
        let mut parts = rest.splitn(3, ':');
        let date = parts.next().and_then(Self::read).ok_or(DayError::NoResult)?;
        let (signs, sum) = (parts.next().ok_or(DayError::Damaged)?, parts.next().ok_or(DayError::Damaged)?);
        Ok((date, signs, sum))
    }

    /// The match of this day from the signs of its decisions.
    fn play(self, signs: &str, name: &str) -> Result<RecordedMatch, DayError> {
        let mut recorded = RecordedMatch::begin(self.setup_for(name))?.0;
        let number = |sign: u8| base64url::value(sign).ok_or(DayError::Damaged);
        let mut signs = signs.bytes().take(LONGEST);
        let mut decision = 0;
        while let Some(sign) = signs.next() {
            decision += 1;
            let done = match number(sign)? {
                UNDOES => recorded.step_back(false).is_ok(),
                TAKES_BACK => recorded.step_back(true).is_ok(),
                RESIGNS => recorded.play(Seat::FIRST, Action::Resign).is_ok(),
                index => {
                    let index = if index == LONG {
                        let mut next = || signs.next().ok_or(DayError::Damaged).and_then(number);
                        next()? * base64url::BASE + next()?
                    } else {
                        index
                    };
                    let action = recorded.table().actions().get(index).copied();
                    let seat = match recorded.table().to_act() {
                        ToAct::Choose(seat) => Some(seat),
                        _ => None,
                    };
                    seat.zip(action).is_some_and(|(seat, action)| recorded.play(seat, action).is_ok())
                }
            };
            if !done {
                return Err(DayError::Illegal(decision));
            }
        }
        Ok(recorded)
    }
}

/// The first eight digits of the hash of everything that was played.
fn check(recorded: &RecordedMatch) -> String {
    let text = (0..recorded.lines.count()).filter_map(|line| recorded.lines.get(line)).collect::<String>();
    hex(&Sha256::digest(text.as_bytes())[..4])
}

fn write_number(signs: &mut String, number: usize) {
    if number < LONG {
        signs.push(base64url::digit(number));
    } else {
        let two = [number / base64url::BASE % base64url::BASE, number % base64url::BASE];
        signs.push(base64url::digit(LONG));
        signs.extend(two.map(base64url::digit));
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

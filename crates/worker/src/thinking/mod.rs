//! What the computer can be asked about a match, and about files that are brought in, as text: so another program can answer, where
//! threads cannot be had. Uses `rules`, `players`, `record`, `imports` and `platform`.
//!
//! A question has the whole match in it, as its record, and an answer depends on nothing else: every program says, at any time, the
//! same. A player gets the table of that match, never its seed.

use std::time::Duration;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::imports::{BroughtFile, Entries, bring_in};
use holochess_locale::{Language, Locale};
use holochess_platform::helper::{self, PendingAnswer};
use holochess_players::{
    self as players, Limits,
    analysis::{Analysis, PlayedDecision, analyse},
    hint::hint,
    search::Stop,
    win_chance::win_chance,
};
use holochess_record::{LogEntry, RecordedMatch};
use holochess_rules::{Table, ToAct};

/// What is asked. Every `record` is the text of a match's record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// What a computer player decides; the answer is an [`Action`](holochess_rules::Action).
    Decision {
        /// The match.
        record: String,
        /// The player's level.
        level: String,
        /// The player's own seed.
        seed: u64,
        /// The longest time for it, in milliseconds. Levels stop long before that, unless the machine is slow.
        longest: u64,
    },
    /// The best action and why; the answer is a [`Hint`](players::hint::Hint).
    Hint {
        /// The match.
        record: String,
    },
    /// Everybody's chances; the answer is a [`WinChance`](players::win_chance::WinChance).
    Chances {
        /// The match.
        record: String,
        /// After how many decisions; nothing for all of them.
        after: Option<usize>,
    },
    /// Where the match turned; the answer is an [`Analysis`].
    Analysis {
        /// The match.
        record: String,
    },
    /// What comes of files that the page is to take in; the answer is an [`ImportResult`](crate::imports::ImportResult).
    Import {
        /// The files.
        files: Vec<BroughtFile>,
        /// What the page keeps.
        kept: Entries,
        /// The time, in milliseconds since 1970.
        now: u64,
        /// The code of the language in which it is told.
        language: String,
    },
}

impl Question {
    /// Asks the other program of this page; nothing where there is none, and the caller has to answer.
    pub fn ask(&self) -> Option<PendingAnswer> {
        helper::ask(&serde_json::to_string(self).ok()?)
    }
}

/// Reads an answer; nothing if there is none.
pub fn read<T: DeserializeOwned>(answer: &str) -> Option<T> {
    serde_json::from_str::<Option<T>>(answer).ok().flatten()
}

/// Answers a question; `null` where it cannot be read or there is no answer.
pub fn answer(question: &str) -> String {
    let found = serde_json::from_str(question).ok().and_then(|question| match question {
        Question::Decision { record, level, seed, longest } => written(decision(&record, &level, seed, longest)?),
        Question::Hint { record } => written(hint(whole(&record)?.table(), None)?),
        Question::Chances { record, after } => {
            written(win_chance(&*whole(&record)?.table_at(after.unwrap_or(usize::MAX)), None)?)
        }
        Question::Analysis { record } => written(analysis(&whole(&record)?)?),
        Question::Import { files, kept, now, language } => {
            let known = Language::ALL.into_iter().find(|known| known.code() == language);
            written(bring_in(&files, &kept, now, &Locale::new(known.unwrap_or(Language::English))))
        }
    });
    found.unwrap_or_else(|| "null".to_owned())
}

fn written(answer: impl Serialize) -> Option<String> {
    serde_json::to_string(&answer).ok()
}

fn whole(record: &str) -> Option<RecordedMatch> {
    RecordedMatch::of_text(record).ok()
}

fn decision(record: &str, level: &str, seed: u64, longest: u64) -> Option<holochess_rules::Action> {
    let recorded = whole(record)?;
    let mut player = players::new(level, recorded.setup().game, seed).ok()?;
    let ToAct::Choose(_) = recorded.table().to_act() else { return None };
    let stop = Stop::after(Duration::from_millis(longest));
    Some(player.think_until(recorded.table(), &Limits::default(), Some(stop)).action)
}

fn analysis(recorded: &RecordedMatch) -> Option<Analysis> {
    let start: Box<dyn Table> = recorded.table_at(0);
    let played = |entry| {
        let LogEntry { seat, action, rolls, .. }: &LogEntry = entry;
        PlayedDecision { seat: *seat, action: *action, rolls }
    };
    let played: Vec<PlayedDecision<'_>> = recorded.decisions().iter().map(played).collect();
    analyse(&*start, &played, None, |_| {}).ok().flatten()
}

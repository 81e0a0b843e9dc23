//! What a lesson consists of, as its file says it (`assets/lessons/GAME.ron`).

use std::{collections::BTreeMap, sync::LazyLock};

use ron::{Options as Ron, extensions::Extensions};
use serde::Deserialize;

use super::pattern::is_like;
use holochess_locale::{Locale, Words, option_error, setup_error};
use holochess_rules::{Action, Ending, Event, GameId, Outcome, Seat, Setup, Table, new_table};

/// A lesson of one game: parts that can be taken one by one.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The name of a lesson that somebody else has written: that of its file. Empty for the built-in ones.
    #[serde(skip)]
    pub id: String,
    /// What is said in such a lesson, by language: its title under `title`, that of a part under the part's `text`, and everything else
    /// under that with a dot and the attribute behind it. The built-in ones have it in the language files.
    #[serde(default)]
    pub words: BTreeMap<String, BTreeMap<String, String>>,
    /// The game, by its id.
    pub game: String,
    /// The level whose voice it is.
    pub teacher: String,
    /// How many minutes it takes.
    pub minutes: u32,
    /// The level that a beginner is sent to afterwards.
    pub opponent: String,
    /// The parts, in order.
    pub parts: Vec<Part>,
}

/// A part of a lesson: one rule, met by doing it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Its name, unique in its lesson; progress is kept under it.
    pub id: String,
    /// The message with its title and, as attributes, everything that is said in it.
    pub text: String,
    /// Options of the game that are not at their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// A step: something is said, and something ends it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The attribute of the part's message that is said.
    pub say: String,
    /// The position that is put on the table first; without one the match goes on. The first step of a part has one.
    #[serde(default)]
    pub position: Option<String>,
    /// The level that speaks; the teacher where nobody is named.
    #[serde(default)]
    pub by: Option<String>,
    /// What ends it.
    #[serde(default)]
    pub ends: Ends,
    /// The dice that will fall, roll by roll: the attacker's faces and the defender's, then the duel's exchanges.
    #[serde(default)]
    pub dice: Vec<[Vec<u8>; 2]>,
    /// What comes of the action, so that the check can say whether the text is true.
    #[serde(default)]
    pub shows: Option<Shows>,
    /// Tries that are wrong here, and why.
    #[serde(default)]
    pub wrong: Vec<Wrong>,
    /// The attribute that answers every other legal action; without it a sentence that fits everywhere.
    #[serde(default)]
    pub otherwise: Option<String>,
}

/// What ends a step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Ends {
    /// It was read.
    #[default]
    Read,
    /// The learner plays an action that is one of these: `o3-i5`, or with a star for any text, `o3-*`.
    Act(Vec<String>),
    /// The opponent plays the first legal action that is this.
    Reply(String),
}

/// What an action of a lesson shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Shows {
    /// An attack that kills.
    Kill,
    /// An attack that pushes.
    Push,
    /// An attack that is pushed back.
    CounterPush,
    /// An attack that kills the attacker.
    CounterKill,
    /// A duel that the learner wins.
    Duel,
    /// A piece that is removed.
    Removal,
    /// A boost.
    Boost,
    /// A line.
    Line,
    /// A goal that is reached.
    Goal,
    /// Pieces that change places.
    Swap,
    /// A move of more than one hop.
    Chain,
    /// A draw.
    Draw,
    /// The quiet clock decides.
    Quiet,
}

/// A wrong try with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// The action.
    pub action: String,
    /// The attribute with the answer; without one the rules say why they refuse it.
    #[serde(default)]
    pub why: Option<String>,
}

impl Lesson {
    /// The lesson of a game.
    pub fn of(game: GameId) -> &'static Self {
        &LESSONS[game as usize]
    }

    /// The game that it teaches.
    pub fn game(&self) -> Option<GameId> {
        GameId::from_id(&self.game)
    }

    /// The name under which it is kept that a part is done.
    pub fn key(&self, part: &Part) -> String {
        if self.id.is_empty() { format!("{}-{}", self.game, part.id) } else { format!("{} / {}", self.id, part.id) }
    }

    /// The name under which the number of the last part that was reached is kept.
    pub fn reached_key(&self) -> String {
        // No part's name: every part of such a lesson has a space behind the slash.
        if self.id.is_empty() { format!("{} @", self.game) } else { format!("{} /@", self.id) }
    }

    /// Where a returning learner goes on: the first part from the last one reached that is not done, then the first that was skipped;
    /// the first of all if every one is done. `noted` looks up what is kept under a name, 0 for nothing.
    pub fn next_part(&self, noted: impl Fn(&str) -> u32) -> usize {
        let is_open = |number: &usize| noted(&self.key(&self.parts[*number])) == 0;
        let reached = (noted(&self.reached_key()) as usize).min(self.parts.len());
        (reached..self.parts.len()).chain(0..reached).find(is_open).unwrap_or(0)
    }

    /// What the lesson is called: after its game, or as its author says.
    pub fn title(&self, locale: &Locale) -> String {
        match &*self.id {
            "" => locale.text(&format!("game-{}", self.game)),
            id => self.own(locale, "title").unwrap_or(id).to_owned(),
        }
    }

    /// What is said under this name: a message, or with a dot an attribute of one.
    pub fn said(&self, locale: &Locale, name: &str) -> String {
        if self.words.is_empty() { locale.text(name) } else { self.own(locale, name).unwrap_or(name).to_owned() }
    }

    /// What the author of the lesson has said under this name: in this language, or in one that there is.
    fn own(&self, locale: &Locale, name: &str) -> Option<&str> {
        let own = self.words.get(locale.language().code()).and_then(|words| words.get(name));
        own.or_else(|| self.words.values().find_map(|words| words.get(name))).map(String::as_str)
    }

    /// The number of a part in the order of the lesson.
    pub fn part(&self, id: &str) -> Option<usize> {
        self.parts.iter().position(|part| part.id == id)
    }
}

impl Part {
    /// The table with a position of this part.
    ///
    /// # Errors
    /// Why the game has no such option or no such position.
    pub fn table(&self, game: GameId, position: &str) -> Result<Box<dyn Table>, Words> {
        let mut options = game.options();
        for (key, value) in &self.options {
            options.set(key, value).map_err(|why| option_error(game, &why))?;
        }
        let setup = Setup { game, options, players: game.players_in(position), position: Some(position.to_owned()) };
        let (table, _) = new_table(&setup, &mut || 0).map_err(|why| setup_error(&why))?;
        Ok(table)
    }
}

impl Shows {
    /// Whether one of these events is it.
    pub fn is_in(self, events: &[Event]) -> bool {
        events.iter().any(|event| match (self, event) {
            (Self::Kill, Event::Judged { outcome, .. }) => *outcome == Outcome::Kill,
            (Self::Push, Event::Judged { outcome, .. }) => *outcome == Outcome::Push,
            (Self::CounterPush, Event::Judged { outcome, .. }) => *outcome == Outcome::CounterPush,
            (Self::CounterKill, Event::Judged { outcome, .. }) => *outcome == Outcome::CounterKill,
            (Self::Duel, Event::Ended(end)) => end.ending == Ending::Duel && end.winner == Some(Seat::FIRST),
            (Self::Quiet, Event::Ended(end)) => end.ending == Ending::Quiet && end.winner == Some(Seat::FIRST),
            (Self::Draw, Event::Ended(end)) => end.winner.is_none(),
            (Self::Removal, Event::Removed { .. })
            | (Self::Boost, Event::Boosted { .. })
            | (Self::Line, Event::Line { seat: Seat::FIRST, .. })
            | (Self::Goal, Event::Goal { seat: Seat::FIRST, .. })
            | (Self::Swap, Event::Swapped { .. }) => true,
            (Self::Chain, Event::Leapt { path, .. }) => path.len() > 2,
            _ => false,
        })
    }
}

impl Step {
    /// The patterns of the actions that end the step; none where it is only read.
    pub(super) fn patterns(&self) -> &[String] {
        match &self.ends {
            Ends::Read => &[],
            Ends::Act(patterns) => patterns,
            Ends::Reply(pattern) => std::slice::from_ref(pattern),
        }
    }

    /// Whether an action that is written like this ends the step, if it is legal.
    pub(super) fn is_ended_by(&self, text: &str) -> bool {
        self.patterns().iter().any(|pattern| is_like(text, pattern))
    }

    /// The legal actions that end the step.
    pub fn expected(&self, table: &dyn Table) -> Vec<Action> {
        if self.patterns().is_empty() {
            return Vec::new();
        }
        let fits = |action: &Action| self.is_ended_by(&table.action_text(*action));
        table.actions().into_iter().filter(fits).collect()
    }
}

/// Reads a lesson.
///
/// # Errors
/// Where it is none.
pub fn read(text: &str) -> Result<Lesson, ron::error::SpannedError> {
    Ron::default().with_default_extension(Extensions::IMPLICIT_SOME).from_str(text)
}

/// The lessons, in the order of the games.
static LESSONS: LazyLock<[Lesson; GameId::ALL.len()]> = LazyLock::new(|| {
    GameId::ALL.map(|game| {
        let text = match game {
            GameId::Holochess => include_str!("../../../assets/lessons/holochess.ron"),
            GameId::Groi => include_str!("../../../assets/lessons/groi.ron"),
            GameId::Revised => include_str!("../../../assets/lessons/revised.ron"),
            GameId::Demeter => include_str!("../../../assets/lessons/demeter.ron"),
            GameId::Chinese => include_str!("../../../assets/lessons/chinese.ron"),
        };
        // A test reads every file, so nobody ever gets an empty lesson.
        read(text).unwrap_or_else(|_| Lesson {
            id: String::new(),
            words: BTreeMap::new(),
            game: game.id().to_owned(),
            teacher: String::new(),
            minutes: 0,
            opponent: String::new(),
            parts: Vec::new(),
        })
    })
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_goes_on_where_it_was_left_and_then_with_what_was_skipped() {
        let lesson = Lesson::of(GameId::Groi);
        let count = lesson.parts.len();
        let next = |done: &[usize], reached: usize| {
            let done: Vec<String> = done.iter().map(|part| lesson.key(&lesson.parts[*part])).collect();
            lesson.next_part(|key| {
                if key == lesson.reached_key() {
                    reached as u32
                } else {
                    u32::from(done.iter().any(|part| part == key))
                }
            })
        };
        assert_eq!([next(&[], 0), next(&[0], 0), next(&[0, 3], 4), next(&[0, 1], 5)], [0, 1, 4, 5]);
        let all: Vec<usize> = (0..count).collect();
        assert_eq!([next(&all[3..], count - 1), next(&all, count - 1), next(&[], 99)], [0, 0, 0]);
    }

    #[test]
    fn the_file_of_every_lesson_can_be_read() {
        for game in GameId::ALL {
            let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/lessons");
            let path = std::path::Path::new(file).join(game.id()).with_extension("ron");
            let text = std::fs::read_to_string(&path).expect("every game has a lesson");
            let lesson = read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(&lesson, Lesson::of(game), "{}", path.display());
            assert_eq!(lesson.game(), Some(game), "{}", path.display());
        }
    }
}

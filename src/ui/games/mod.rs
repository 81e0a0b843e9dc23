//! What the screen needs to know of each game: one file a game, behind one interface, [`GameFace`]. Set-up, choice of game, how
//! to play and result are built from a game's options and its table; this adds what those do not tell. A new game is a file
//! here and a line in [`list`].
//!
//! Texts are in the language files, under the ids that [`GameFace`] names.

pub mod cards;
mod chinese;
mod dejarik;
mod demeter;
mod holochess;
mod list;
pub mod live_board;
pub mod living;
pub(in crate::ui) mod mid_match;
pub mod rated;
pub mod sketch;

pub use self::list::of;
use self::{cards::Card, mid_match::MidMatch, rated::RatedCreatures};
use super::localised_text::LocalisedText;
use holochess_rules::{
    Event, GameId, Options, Seat, Setup, Table, new_table,
    rule_options::{Domain, Spec},
};

/// What the interface knows of a game beyond its rules.
#[derive(Debug)]
pub struct GameFace {
    /// Which game.
    pub game: GameId,
    /// Usual length of a match in minutes: from, to.
    pub minutes: [u32; 2],
    /// The level offered for a first match.
    pub opponent: &'static str,
    /// Options that the screen presets differently from the rulebook's default.
    pub preset: &'static [(&'static str, &'static str)],
    /// The options shown beside the players; the page of rules has all of them.
    pub first_options: &'static [&'static str],
    /// For number options: the numbers offered as words; any other can be typed.
    pub offers: &'static [(&'static str, &'static [u32])],
    /// For text options: how their values are built.
    pub forms: &'static [(&'static str, Form)],
    /// Cells with a meaning of their own on the board, each with the seat whose colour it has.
    pub landmarks: &'static [(&'static str, usize)],
    /// How many players its moving picture has.
    pub picture_players: usize,
    /// The cards that explain how to play.
    pub cards: &'static [Card],
    /// What the result counts, the most telling first.
    pub counts: &'static [Count],
    /// The position on the title's table; `None` shows the start.
    pub on_show: Option<&'static str>,
    /// What the result says of the start, beside the names of the players.
    pub of_start: OfStart,
    /// What it knows of creatures, if it gives them ratings.
    pub rates: Option<&'static RatedCreatures>,
    /// The text that says what is marked as danger; `None` where nothing ever is.
    pub about_danger: Option<&'static str>,
    /// What pictures of clashes show, if pieces attack each other in it.
    pub clash: Option<&'static ClashPictures>,
    /// Its tables in the middle of a match, for pictures.
    pub mid_matches: &'static [MidMatch],
}

/// Positions in which pieces attack each other, for pictures.
#[derive(Debug)]
pub struct ClashPictures {
    /// A position with many legal actions.
    pub busy: &'static str,
    /// The cell of the piece that attacks there.
    pub from: &'static str,
    /// The cell that it attacks.
    pub to: &'static str,
    /// The cell over which it is held while it is drawn there by the mouse.
    pub held_over: &'static str,
    /// A position whose chances are known exactly.
    pub ending: &'static str,
    /// The option with which pieces are placed, and its value.
    pub placing: (&'static str, &'static str),
    /// An action that the second part of the lesson does not want.
    pub wrong_try: &'static str,
}

/// The first game in which pieces attack each other, and what pictures of it show.
pub fn with_clashes() -> Option<(GameId, &'static ClashPictures)> {
    GameId::ALL.into_iter().find_map(|game| Some((game, of(game).clash?)))
}

/// Says what is to be said of a start; nothing where there is nothing to say.
pub type OfStart = fn(&dyn Table, &LocalisedText, &dyn Fn(Seat) -> String) -> Option<String>;

/// Nothing is said of the start.
const NOTHING_OF_START: OfStart = |_, _, _| None;

/// A number that the result shows for each seat. Its texts are `ui-result-count-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Pieces that are left.
    Left,
    /// Points or credits of the games in a row.
    Scored,
    /// Enemy pieces removed.
    Removed,
    /// Lines made.
    Lines,
    /// The place, where places are played for.
    Place,
    /// Pieces that are home.
    Home,
    /// Steps still to go.
    ToGo,
    /// Hops of the longest chain.
    LongestChain,
    /// Swaps with other players' pieces.
    Swaps,
}

impl Count {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Left,
        Self::Scored,
        Self::Removed,
        Self::Lines,
        Self::Place,
        Self::Home,
        Self::ToGo,
        Self::LongestChain,
        Self::Swaps,
    ];

    /// The id of its texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Left => "ui-result-count-left",
            Self::Scored => "ui-result-count-scored",
            Self::Removed => "ui-result-count-removed",
            Self::Lines => "ui-result-count-lines",
            Self::Place => "ui-result-count-place",
            Self::Home => "ui-result-count-home",
            Self::ToGo => "ui-result-count-to-go",
            Self::LongestChain => "ui-result-count-longest-chain",
            Self::Swaps => "ui-result-count-swaps",
        }
    }
}

/// How the value of a text option is built.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// One of a few kinds, some with a number: `single`, `points:12`.
    Kinds(&'static [Kind]),
    /// Typed text, or one of these values; their words are `option-KEY-1`, … in the order of the list.
    Typed(&'static [&'static str]),
}

/// A kind of value.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its word.
    pub word: &'static str,
    /// The least and the greatest number, and the numbers offered; `None` for a kind without a number.
    pub number: Option<([u32; 2], &'static [u32])>,
}

/// All games, always in this order.
pub fn tables() -> impl ExactSizeIterator<Item = &'static GameFace> {
    GameId::ALL.into_iter().map(of)
}

/// The game that was played last, by its id in the settings; the flagship where none was.
pub fn last_played(last: &str) -> GameId {
    GameId::ALL.into_iter().find(|game| game.id() == last).unwrap_or(GameId::FLAGSHIP)
}

impl GameFace {
    /// The options preset for a first match.
    pub fn options(&self) -> Options {
        let mut options = self.game.options();
        for (key, value) in self.preset {
            // A test sets every preset, so none is refused.
            let _ = options.set(key, value);
        }
        options
    }

    /// The greatest number of seats.
    pub fn most_seats(&self) -> usize {
        self.game.players().iter().copied().max().unwrap_or(2)
    }

    /// Whether the number of players can be chosen.
    pub fn has_open_seats(&self) -> bool {
        self.game.players().len() > 1
    }

    /// The numbers offered for this option.
    pub fn offers(&self, key: &str) -> &'static [u32] {
        self.offers.iter().find(|(known, _)| *known == key).map_or(&[], |(_, offers)| *offers)
    }

    /// How the value of this text option is built; typed by default.
    pub fn form(&self, key: &str) -> Form {
        self.forms.iter().find(|(known, _)| *known == key).map_or(Form::Typed(&[]), |(_, form)| *form)
    }

    /// A table of the game for the title, with the events that set it up.
    pub fn table_on_show(&self) -> Option<(Box<dyn Table>, Vec<Event>)> {
        let position = self.on_show.map(str::to_owned);
        let players = self.picture_players;
        new_table(&Setup { game: self.game, options: self.game.options(), players, position }, &mut || 0).ok()
    }

    /// The option with this key.
    pub fn spec(&self, key: &str) -> Option<Spec> {
        self.game.options().specs().iter().find(|spec| spec.key == key).copied()
    }

    /// Every value of an option that can be chosen without typing.
    pub fn offered_values(&self, spec: &Spec) -> Vec<String> {
        match spec.domain {
            Domain::Words(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Domain::Number(low, high) if high - low < FEW => (low..=high).map(|number| number.to_string()).collect(),
            Domain::Number(..) => self.offers(spec.key).iter().map(u32::to_string).collect(),
            Domain::Text { .. } => match self.form(spec.key) {
                Form::Typed(values) => values.iter().map(|value| (*value).to_owned()).collect(),
                Form::Kinds(kinds) => kinds
                    .iter()
                    .flat_map(|kind| match kind.number {
                        None => vec![kind.word.to_owned()],
                        Some((_, offers)) => offers.iter().map(|number| format!("{}:{number}", kind.word)).collect(),
                    })
                    .collect(),
            },
        }
    }
}

/// An option with fewer values than this shows all of them as words.
pub const FEW: u32 = 7;

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_players as players;

    #[test]
    fn every_game_has_a_face_that_its_rules_and_players_bear_out() {
        for game in GameId::ALL {
            let face = of(game);
            assert_eq!(face.game, game);
            assert!(face.minutes[0] < face.minutes[1]);
            assert!(players::levels(game).iter().any(|level| level.id == face.opponent), "{}", face.opponent);
            let mut options = game.options();
            for (key, value) in face.preset {
                options.set(key, value).expect("a preset is a value of the option");
            }
            for key in face.first_options.iter().chain(face.offers.iter().map(|(key, _)| key)) {
                assert!(face.spec(key).is_some(), "{key}");
            }
            for spec in options.clone().specs() {
                let values = face.offered_values(spec);
                assert!(!values.is_empty(), "{} offers values of {}", game.id(), spec.key);
                for value in &values {
                    options.set(spec.key, value).expect("what is offered is a value of the option");
                }
                assert!(values.iter().any(|value| value == spec.default), "the default of {} is offered", spec.key);
                if let (Domain::Text { .. }, Form::Kinds(kinds)) = (spec.domain, face.form(spec.key)) {
                    for (word, [low, high]) in kinds.iter().filter_map(|kind| Some((kind.word, kind.number?.0))) {
                        for number in [low, high] {
                            assert!(options.set(spec.key, &format!("{word}:{number}")).is_ok());
                        }
                        assert!(options.set(spec.key, &format!("{word}:{}", high + 1)).is_err(), "{high} is the most");
                        assert!(low == 0 || options.set(spec.key, &format!("{word}:{}", low - 1)).is_err());
                    }
                }
            }
        }
    }

    #[test]
    fn something_stands_on_every_table_while_nobody_plays() {
        for game in GameId::ALL {
            let (table, events) = of(game).table_on_show().expect("it can be set up");
            assert!(table.verdict().is_none() && !events.is_empty(), "{}", game.id());
            let standing = table.board().cells().filter(|cell| table.piece_at(*cell).is_some()).count();
            assert!(standing >= 8, "{}: {standing}", game.id());
        }
    }

    #[test]
    fn the_game_that_was_played_last_is_known_by_its_id() {
        for last in GameId::ALL {
            assert_eq!(last_played(last.id()), last);
        }
        assert_eq!(last_played(""), GameId::FLAGSHIP);
    }
}

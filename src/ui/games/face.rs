//! What the screen needs to know of a game, as data.

use super::{how_to_cards::Card, mid_match::MidMatch};
use crate::ui::localised_text::LocalisedText;
use holochess_rules::{
    Event, GameId, Odds, Options, Ratings, Seat, Setup, Table, new_table,
    rule_options::{Domain, Spec},
};
use holochess_view::creatures::CreatureId;

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

/// Says what is to be said of a start; nothing where there is nothing to say.
pub type OfStart = fn(&dyn Table, &LocalisedText, &dyn Fn(Seat) -> String) -> Option<String>;

/// Nothing is said of the start.
pub(super) const NOTHING_OF_START: OfStart = |_, _, _| None;

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

/// What a game knows of creatures that it gives ratings; each answers `None` for a creature without.
#[derive(Debug)]
pub struct RatedCreatures {
    /// The ratings of a creature.
    pub ratings: fn(CreatureId) -> Option<Ratings>,
    /// The chances of an attack of the first on the second.
    pub odds: fn(CreatureId, CreatureId) -> Option<Odds>,
    /// The chance of the first to win a duel.
    pub duel: fn(CreatureId, CreatureId) -> Option<f64>,
}

//! The last set-up of each game, offered again for the next match: who sat where, which options, which armies.

use toml_edit::{DocumentMut, Item, Value};

use super::exchange::Exchange;
use holochess_rules::GameId;

/// The longest value, in characters: Déméter's start names up to sixteen squares.
const LONGEST: usize = 400;

/// What was chosen last for a game. What is empty was never chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSetup {
    /// Who sits where, player 1 first, separated by blanks: `human`, [`GameSetup::ADAPTIVE`], [`GameSetup::ONLINE`],
    /// [`GameSetup::NOBODY`] or the id of
    /// a computer player.
    pub seats: String,
    /// Whether the seats are drawn by lot when the match begins.
    pub drawn: bool,
    /// Options as `key=value`, separated by semicolons.
    pub options: String,
    /// The id of the handicap.
    pub handicap: String,
    /// How much time people have: `fischer MINUTES SECONDS`, `delay MINUTES SECONDS`, or nothing for as much as they like.
    pub clock: String,
    /// The ids of the creatures that play a seat's pieces, separated by blanks, the seats by `/`. In the file all of them stand
    /// in the section `[armies]`.
    pub armies: String,
}

impl GameSetup {
    /// The computer player whose rating is nearest to the person's own.
    pub const ADAPTIVE: &'static str = "adaptive";
    /// A player who joins over the network.
    pub const ONLINE: &'static str = "online";
    /// An empty chair.
    pub const NOBODY: &'static str = "nobody";

    /// The options that were chosen, as keys and values.
    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options
            .split(';')
            .filter_map(|option| option.split_once('='))
            .map(|(key, value)| (key.trim(), value.trim()))
    }
}

/// One set-up a game, in the order of [`GameId::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSetups([GameSetup; GameId::ALL.len()]);

impl Default for GameSetups {
    fn default() -> Self {
        Self(GameId::ALL.map(|_| GameSetup::default()))
    }
}

/// The place of a game in [`GameId::ALL`].
fn place(game: GameId) -> usize {
    GameId::ALL.iter().position(|other| *other == game).unwrap_or_default()
}

impl GameSetups {
    /// What was chosen last for this game.
    pub fn for_game(&self, game: GameId) -> &GameSetup {
        &self.0[place(game)]
    }

    /// The same, to be changed.
    pub fn for_game_mut(&mut self, game: GameId) -> &mut GameSetup {
        &mut self.0[place(game)]
    }

    /// Goes over the sections of the games.
    pub(super) fn exchange(&mut self, with: &mut impl Exchange) {
        for (game, setup) in GameId::ALL.into_iter().zip(&mut self.0) {
            with.section(game.id());
            with.line("seats", &mut setup.seats, LONGEST);
            with.flag("drawn", &mut setup.drawn);
            with.line("options", &mut setup.options, LONGEST);
            with.line("handicap", &mut setup.handicap, LONGEST);
            with.line("clock", &mut setup.clock, LONGEST);
        }
        with.section("armies");
        for (game, setup) in GameId::ALL.into_iter().zip(&mut self.0) {
            with.line(game.id(), &mut setup.armies, LONGEST);
        }
    }

    /// Takes over what versions that knew one game kept of it in `[game]`, where the game has no section of its own yet.
    pub(super) fn read_earlier(&mut self, document: &DocumentMut) {
        let game = GameId::Holochess;
        let Some(section) = document.get("game").and_then(Item::as_table_like) else { return };
        if document.contains_key(game.id()) {
            return;
        }
        let word = |key: &str| section.get(key).and_then(Item::as_str).unwrap_or_default();
        let setup = self.for_game_mut(game);
        if !word("opponent").is_empty() {
            let (first, second) = ("human", word("opponent"));
            setup.seats = if word("seat") == "2" { format!("{second} {first}") } else { format!("{first} {second}") };
            setup.drawn = word("seat") == "drawn";
        }
        let values = ["deal", "placement", "quiet_turns", "quiet_end"].into_iter().filter_map(|key| {
            let value = section.get(key)?.as_value()?;
            let text = match value {
                Value::String(text) => text.value().clone(),
                Value::Integer(number) => number.value().to_string(),
                _ => return None,
            };
            Some(format!("{key}={text}"))
        });
        setup.options = values.collect::<Vec<_>>().join("; ");
    }
}

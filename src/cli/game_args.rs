//! The arguments that every command with a game takes: which game, its options, how many play.

use std::ops::Deref;

use clap::{Args, builder::PossibleValuesParser, builder::TypedValueParser};

use super::{Failure, numbers::whole};
use holochess_locale::{Words, excerpt, option_error};
use holochess_rules::{GameId, Options, Rules, RulesVisitor, SetupError, with_rules};

/// `GAME [--option KEY=VALUE]… [--players N]`.
#[derive(Clone, Debug, Args)]
pub struct GameArgs {
    #[command(flatten)]
    chosen: GameChoice,

    /// The number of players, where the game allows several
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=u64::from(u32::MAX)), allow_negative_numbers = true)]
    players: Option<usize>,
}

impl GameArgs {
    /// How many play, if that was said.
    pub const fn players_asked_for(&self) -> Option<usize> {
        self.players
    }

    /// How many play: as many as asked for, or else two.
    pub fn players(&self) -> usize {
        self.players.unwrap_or(2)
    }

    /// How many play in this position, which fixes it; without one as [`GameArgs::players`].
    ///
    /// # Errors
    /// If another number was asked for.
    pub fn players_in(&self, position: Option<&str>) -> Result<usize, Failure> {
        let Some(line) = position else { return Ok(self.players()) };
        let mut found = self.game.players_in(line);
        if matches!(with_rules(self.game, &self.game.options(), found, RulesProbe), Err(SetupError::Players { .. })) {
            // The line has an impossible number of players; reading the position later reports what is wrong with it.
            found = self.players();
        }
        match self.players {
            Some(given) if given != found => {
                let words = Words::new("players-in-position").with("line", excerpt(line)).with("found", found);
                Err(Failure::at(format!("--players {given}"), words))
            }
            _ => Ok(found),
        }
    }

    /// Takes out an option that is a command's own, not the game's: its last value, if it was given.
    pub fn take(&mut self, key: &str) -> Option<String> {
        self.chosen.take(key)
    }
}

/// Does nothing with the rules: it is only used to ask whether there are rules for this number of players.
struct RulesProbe;

impl RulesVisitor for RulesProbe {
    type Output = ();

    fn visit<R: Rules>(self, _: R) {}
}

impl Deref for GameArgs {
    type Target = GameChoice;

    fn deref(&self) -> &GameChoice {
        &self.chosen
    }
}

/// `GAME [--option KEY=VALUE]…`: alone where `--players` says who plays.
#[derive(Clone, Debug, Args)]
pub struct GameChoice {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    pub game: GameId,

    /// An option of the game, as the rulebook names it (repeatable)
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

impl GameChoice {
    fn take(&mut self, key: &str) -> Option<String> {
        let own = |text: &String| text.split_once('=').is_some_and(|(name, _)| name == key);
        let (taken, rest): (Vec<_>, Vec<_>) = std::mem::take(&mut self.options).into_iter().partition(own);
        self.options = rest;
        Some(taken.last()?.split_once('=')?.1.to_owned())
    }

    /// What was given here, as arguments.
    pub fn arguments(&self) -> Vec<String> {
        let options = self.options.iter().flat_map(|option| ["--option".to_owned(), option.clone()]);
        std::iter::once(self.game.id().to_owned()).chain(options).collect()
    }

    /// Whether any option was given.
    pub fn has_options(&self) -> bool {
        !self.options.is_empty()
    }

    /// The options: the game's defaults, changed by every `--option`.
    ///
    /// # Errors
    /// If one is not `KEY=VALUE`, or the game has no such option or value.
    pub fn options(&self) -> Result<Options, Failure> {
        let mut options = self.game.options();
        for text in &self.options {
            let refused = |why| Failure::at(format!("--option {}", excerpt(text)), why);
            let (key, value) = text.split_once('=').ok_or_else(|| refused(Words::new("option-form-missing")))?;
            options.set(key, value).map_err(|why| refused(option_error(self.game, &why)))?;
        }
        Ok(options)
    }
}

/// Reads the id of a game.
pub fn game_parser() -> impl TypedValueParser<Value = GameId> {
    // Only ids of the list get past the first parser, so the second finds every one of them.
    PossibleValuesParser::new(GameId::ALL.map(GameId::id))
        .map(|id| GameId::from_id(&id).expect("the parser lets only known games pass"))
}

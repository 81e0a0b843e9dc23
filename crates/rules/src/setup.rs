//! What a match begins from, and the start of a match of any game.

use super::{
    GameId,
    departed::Departed,
    event::Event,
    match_state::Match,
    rule_options::Options,
    rules::{Rules, SetupError},
    table::Table,
    visitors::{RulesVisitor, with_rules},
};

/// What a match begins from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Which game.
    pub game: GameId,
    /// Its options.
    pub options: Options,
    /// How many play.
    pub players: usize,
    /// A position to begin from, in the rulebook's notation; without one the start is dealt.
    pub position: Option<String>,
}

/// Sets up a match and tells how it begins. `deal` yields the bytes of the dealing stream ([`Seed::deal`]); nothing is drawn
/// where a position is given.
///
/// # Errors
/// If the game is not for this number of players or the position cannot be read.
///
/// # Examples
/// ```
/// use holochess_rules::{GameId, Setup, ToAct, Seat, dice::Seed, new_table};
/// let setup = Setup { game: GameId::Holochess, options: GameId::Holochess.options(), players: 2, position: None };
/// let (table, _events) = new_table(&setup, &mut Seed::from_number(7).deal()).unwrap();
/// assert_eq!(table.to_act(), ToAct::Choose(Seat::SECOND));
/// assert_eq!(table.action_text(table.actions()[0]), "o10-i10");
/// ```
///
/// [`Seed::deal`]: super::dice::Seed::deal
pub fn new_table(setup: &Setup, deal: &mut dyn FnMut() -> u8) -> Result<(Box<dyn Table>, Vec<Event>), SetupError> {
    new_table_after(setup, &Departed::default(), deal)
}

/// The same, where these players had left the match before it came to the position.
///
/// # Errors
/// As [`new_table`], and if no match comes to the position after these players have left it.
pub fn new_table_after(
    setup: &Setup,
    departed: &Departed,
    deal: &mut dyn FnMut() -> u8,
) -> Result<(Box<dyn Table>, Vec<Event>), SetupError> {
    struct Begin<'a> {
        setup: &'a Setup,
        departed: &'a Departed,
        deal: &'a mut dyn FnMut() -> u8,
    }
    impl RulesVisitor for Begin<'_> {
        type Output = Result<(Box<dyn Table>, Vec<Event>), SetupError>;

        fn visit<R: Rules>(self, rules: R) -> Self::Output {
            let start = match &self.setup.position {
                Some(line) => {
                    let read = rules.read_position_after(line, self.departed);
                    read.map_err(|why| SetupError::Position { line: line.clone(), why: why.into() })?
                }
                None => rules.deal(self.deal),
            };
            // A line alone says nothing about them: players who are home in it have finished.
            if !self.departed.is_empty() && rules.departed(&start) != *self.departed {
                return Err(SetupError::Departed);
            }
            let (begun, events) = Match::begin(rules, self.setup.options.clone(), start);
            Ok((Box::new(begun), events))
        }
    }
    with_rules(setup.game, &setup.options, setup.players, Begin { setup, departed, deal })?
}

/// Reads a position, with the line in the error.
///
/// # Errors
/// [`SetupError::Position`].
pub fn read_position<R: Rules>(rules: &R, line: &str) -> Result<R::Position, SetupError> {
    rules.read_position(line).map_err(|why| SetupError::Position { line: line.to_owned(), why: why.into() })
}

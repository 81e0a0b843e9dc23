//! What is being set up: a game, who sits at it, its options, its armies, its seed; and the match that follows from it, or why
//! none does.

use bevy::prelude::*;

use crate::{
    locale::{Words, option_error, setup_error},
    players,
    record::{MatchSetup, NoRandomness, SeatInfo, Who, fresh_seed},
    rules::{GameId, OptionError, Options, Rules, RulesVisitor, Seat, dice::Seed, with_rules},
    session::PersonRating,
    settings::GameSetup,
    ui::{
        games::{self, GameFace},
        localised_text::LocalisedText,
        preferences::Preferences,
    },
    view::pieces::Armies,
};

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody: the chair is away.
    Nobody,
    /// A person at this machine.
    Person,
    /// This level of the computer.
    Chosen(String),
    /// The level whose rating is nearest to the person's own: this one now.
    Nearest(String),
}

impl Sitter {
    /// The level of the computer, where one sits there.
    pub fn level(&self) -> Option<&str> {
        match self {
            Self::Nobody | Self::Person => None,
            Self::Chosen(level) | Self::Nearest(level) => Some(level),
        }
    }

    /// The word for it in the settings.
    fn word(&self) -> &str {
        match self {
            Self::Nobody => GameSetup::NOBODY,
            Self::Person => Who::HUMAN,
            Self::Chosen(level) => level,
            Self::Nearest(_) => GameSetup::ADAPTIVE,
        }
    }
}

/// Why no match follows from what is set up.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// So many have a seat, and the game is not for so many.
    Players(usize),
    /// The game refuses it, or an option cannot be what was typed.
    Refused(Words),
    /// What was typed as a seed is none.
    Seed,
    /// The system has no random numbers for a seed.
    NoRandomness,
}

/// What is being set up.
#[derive(Resource, Clone, Debug)]
pub struct Draft {
    /// Which game.
    pub game: GameId,
    /// Its options, all of them valid.
    pub options: Options,
    /// The option that is being typed, and what has been typed.
    pub typed: Option<(&'static str, String)>,
    /// Who sits on each chair, as many as there can be.
    pub sitters: Vec<Sitter>,
    /// The chair that is looked at.
    pub chair: usize,
    /// The names of the people, in the order in which they sit; empty ones are called after their seats.
    pub names: [String; Seat::MOST],
    /// Are the seats drawn by lot when the match begins?
    pub drawn: bool,
    /// The creatures that play each side's pieces, by their ids; empty where none are chosen.
    pub armies: Vec<Vec<String>>,
    /// The side, and its piece, whose creature is being chosen.
    pub slot: (usize, usize),
    /// Does the seed follow from what the person types? Else it is a fresh one.
    pub own_seed: bool,
    /// That seed as it was typed.
    pub seed: String,
}

/// The longest name, in letters.
pub const LONGEST_NAME: usize = 18;

/// Reads a seed: a number as on the command line, or the 64 digits of a seed that was shown. Nothing where nothing was typed.
pub fn read_seed(text: &str) -> Result<Option<Seed>, Trouble> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    if text.is_empty() {
        return Ok(None);
    }
    if text.len() == 64 {
        return Seed::from_hex(&text).map(Some).ok_or(Trouble::Seed);
    }
    text.parse().map(|number| Some(Seed::from_number(number))).map_err(|_| Trouble::Seed)
}

/// The level whose rating is nearest to the person's own.
pub fn nearest(game: GameId, person_rating: &PersonRating) -> Sitter {
    let level = person_rating.strength(game).0.nearest(game);
    level.map_or(Sitter::Person, |level| Sitter::Nearest(level.id.to_owned()))
}

/// A computer player of this level at the table.
pub fn computer(level: &str, localised: &LocalisedText) -> SeatInfo {
    SeatInfo { who: Who::Computer(level.to_owned()), name: localised.level(level).0 }
}

impl Draft {
    /// What a game is offered with for the first time: a person against the level that its face names.
    pub fn new(game: GameId) -> Self {
        let face = games::of(game);
        let mut sitters = vec![Sitter::Nobody; face.most_seats()];
        sitters[0] = Sitter::Person;
        for sitter in sitters.iter_mut().take(game.players()[0]).skip(1) {
            *sitter = Sitter::Chosen(face.opponent.to_owned());
        }
        Self {
            game,
            options: face.options(),
            typed: None,
            sitters,
            chair: 1,
            names: Default::default(),
            drawn: false,
            armies: Vec::new(),
            slot: (0, 0),
            own_seed: false,
            seed: String::new(),
        }
    }

    /// What was chosen last for a game.
    pub fn remembered(game: GameId, preferences: &Preferences, person_rating: &PersonRating) -> Self {
        let mut draft = Self::new(game);
        let setup = preferences.setups.of(game);
        let words: Vec<&str> = setup.seats.split_whitespace().collect();
        if !words.is_empty() {
            for (index, sitter) in draft.sitters.iter_mut().enumerate() {
                *sitter = match words.get(index).copied() {
                    None | Some(GameSetup::NOBODY) => Sitter::Nobody,
                    Some(Who::HUMAN) => Sitter::Person,
                    Some(GameSetup::ADAPTIVE) => nearest(game, person_rating),
                    // A level that is no more gives way to the one that a first match is offered with.
                    Some(id) if players::level(id, game).is_ok() => Sitter::Chosen(id.to_owned()),
                    Some(_) => Sitter::Chosen(games::of(game).opponent.to_owned()),
                };
            }
            if !game.players().contains(&draft.taken()) {
                draft.sitters = Self::new(game).sitters;
            }
        }
        draft.drawn = setup.drawn;
        for (key, value) in setup.options() {
            // A value that is no more leaves the option as it is.
            let _ = draft.options.set(key, value);
        }
        draft.names.clone_from(&preferences.game.names);
        draft.armies = remembered_armies(game, preferences);
        draft.chair = draft.sitters.iter().position(|sitter| sitter.level().is_some()).unwrap_or(draft.taken() - 1);
        draft
    }

    /// Keeps what was chosen; a seed is chosen for one match.
    pub fn remember(&self, preferences: &mut Preferences) {
        self.game.id().clone_into(&mut preferences.game.last);
        preferences.game.names.clone_from(&self.names);
        let setup = preferences.setups.of_mut(self.game);
        setup.seats = self.sitters.iter().map(Sitter::word).collect::<Vec<_>>().join(" ");
        setup.drawn = self.drawn;
        setup.options = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("; ");
        setup.armies = self.armies.iter().map(|army| army.join(" ")).collect::<Vec<_>>().join(" / ");
    }

    /// The game on the screen.
    pub fn face(&self) -> &'static GameFace {
        games::of(self.game)
    }

    /// The word for whoever sits on the chair that is looked at.
    pub fn looked_at(&self) -> &str {
        let sitter = &self.sitters[self.chair];
        sitter.level().unwrap_or_else(|| sitter.word())
    }

    /// Whether somebody is to play by the solved game.
    pub fn has_perfect_player(&self) -> bool {
        let levels = self.sitters.iter().filter_map(Sitter::level);
        levels.into_iter().any(|id| players::level(id, self.game).is_ok_and(|level| level.is_perfect))
    }

    /// How many chairs are taken.
    pub fn taken(&self) -> usize {
        self.sitters.iter().filter(|sitter| **sitter != Sitter::Nobody).count()
    }

    /// The seat of whoever sits on a chair: empty ones do not count.
    pub fn seat(&self, chair: usize) -> Option<Seat> {
        let before = self.sitters[..chair].iter().filter(|sitter| **sitter != Sitter::Nobody).count();
        (self.sitters[chair] != Sitter::Nobody).then(|| Seat::new(before))
    }

    /// Which of the people sits on a chair, from 0.
    pub fn person(&self, chair: usize) -> Option<usize> {
        let before = self.sitters[..chair].iter().filter(|sitter| **sitter == Sitter::Person).count();
        (self.sitters[chair] == Sitter::Person).then_some(before)
    }

    /// Sets an option to one of its values.
    pub fn set(&mut self, key: &'static str, value: &str) {
        // What the rows offer are values of the option; one that were none would leave it as it is.
        let _ = self.options.set(key, value);
        self.typed = self.typed.take().filter(|(other, _)| *other != key);
    }

    /// Takes in what has been typed for an option, as far as it is one of its values.
    pub fn type_in(&mut self, key: &'static str, text: &str) {
        let _ = self.options.set(key, text.trim());
        self.typed = Some((key, text.to_owned()));
    }

    /// Why what is being typed is no value of its option, if it is none.
    fn mistyped(&self) -> Option<OptionError> {
        let (key, text) = self.typed.as_ref()?;
        self.options.clone().set(key, text.trim()).err()
    }

    /// The creatures that play each side's pieces: those that were chosen, else the game's own.
    pub fn creatures(&self) -> Vec<Vec<String>> {
        let usual = (0..self.taken()).map(|seat| Armies::default_of(self.game, Seat::new(seat)));
        usual.enumerate().map(|(side, usual)| self.armies.get(side).cloned().unwrap_or(usual)).collect()
    }

    /// Has these creatures play.
    pub fn lead_out(&self, armies: &mut Armies) {
        for (side, army) in self.creatures().into_iter().enumerate() {
            armies.choose(self.game, Seat::new(side), army);
        }
    }

    /// Has this creature play the piece that is looked at.
    pub fn choose_creature(&mut self, id: &str) {
        self.armies = self.creatures();
        if let Some(place) = self.armies.get_mut(self.slot.0).and_then(|army| army.get_mut(self.slot.1)) {
            id.clone_into(place);
        }
    }

    /// Puts so many to the table: chairs are taken by whoever a first match is offered with, or left from the last one on.
    pub fn seat_so_many(&mut self, players: usize) {
        while self.taken() > players {
            if let Some(last) = self.sitters.iter().rposition(|sitter| *sitter != Sitter::Nobody) {
                self.sitters[last] = Sitter::Nobody;
            }
        }
        while self.taken() < players {
            let Some(first) = self.sitters.iter().position(|sitter| *sitter == Sitter::Nobody) else { return };
            let another = self.sitters.iter().rev().find_map(Sitter::level).unwrap_or(self.face().opponent);
            self.sitters[first] = Sitter::Chosen(another.to_owned());
        }
        self.chair = self.chair.min(self.sitters.len() - 1);
    }

    /// Why no match can follow from this, if none can.
    pub fn trouble(&self) -> Option<Trouble> {
        if !self.game.players().contains(&self.taken()) {
            return Some(Trouble::Players(self.taken()));
        }
        if let Some(why) = self.mistyped() {
            return Some(Trouble::Refused(option_error(self.game, &why)));
        }
        if let Err(why) = with_rules(self.game, &self.options, self.taken(), Accepted) {
            return Some(Trouble::Refused(setup_error(&why)));
        }
        if self.own_seed { read_seed(&self.seed).err() } else { None }
    }

    /// The match that this sets up.
    ///
    /// # Errors
    /// Why there is none.
    pub fn setup(&self, localised: &LocalisedText) -> Result<MatchSetup, Trouble> {
        if let Some(trouble) = self.trouble() {
            return Err(trouble);
        }
        let fresh = || fresh_seed().map_err(|NoRandomness| Trouble::NoRandomness);
        let typed = if self.own_seed { read_seed(&self.seed)? } else { None };
        let seed = typed.map_or_else(fresh, Ok)?;
        let mut seats: Vec<SeatInfo> = Vec::new();
        for (chair, sitter) in self.sitters.iter().enumerate() {
            match (sitter, self.person(chair)) {
                (_, Some(person)) => {
                    seats.push(SeatInfo { who: Who::Human, name: self.names[person].trim().to_owned() });
                }
                (Sitter::Chosen(level) | Sitter::Nearest(level), None) => seats.push(computer(level, localised)),
                (Sitter::Nobody | Sitter::Person, None) => {}
            }
        }
        if self.drawn {
            // The draw must not come from the dice of the match. Fisher and Yates; the bias of a byte is nothing here.
            let lots = fresh()?;
            for (last, byte) in (1..seats.len()).rev().zip(lots.bytes()) {
                seats.swap(last, usize::from(*byte) % (last + 1));
            }
        }
        for (index, seat) in seats.iter_mut().enumerate() {
            if seat.name.is_empty() {
                seat.name = localised.seat_name(Seat::new(index));
            }
        }
        Ok(MatchSetup { game: self.game, options: self.options.clone(), seats, seed, position: None })
    }
}

/// Nothing to be done but to see whether there are such rules.
struct Accepted;

impl RulesVisitor for Accepted {
    type Output = ();
    fn visit<R: Rules>(self, _: R) {}
}

/// The armies that were chosen last for a game, each as large as the game wants it; nothing where a creature is missing or no
/// more.
pub fn remembered_armies(game: GameId, preferences: &Preferences) -> Vec<Vec<String>> {
    let size = Armies::size(game);
    let chosen = preferences.setups.of(game).armies.as_str();
    if size == 0 || chosen.is_empty() {
        return Vec::new();
    }
    let armies: Vec<Vec<String>> =
        chosen.split('/').take(Seat::MOST).map(|army| army.split_whitespace().map(str::to_owned).collect()).collect();
    let is_known = |id: &String| Armies::candidates().contains(&id.as_str());
    let fits = armies.iter().all(|army| army.len() == size && army.iter().all(is_known));
    if fits { armies } else { Vec::new() }
}

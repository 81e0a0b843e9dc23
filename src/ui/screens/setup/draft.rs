//! The match that is being set up: game, players, options, creatures, seed; and the set-up that follows, or why there
//! is none.

use bevy::prelude::*;

use crate::ui::{
    games::{self, GameFace},
    localised_text::LocalisedText,
    preferences::Preferences,
};
use holochess_link::HAS_NETWORK;
use holochess_locale::{Words, option_error, setup_error, tidy_name};
use holochess_players::{
    self as players,
    handicap::{Handicap, handicap},
};
use holochess_record::{
    MatchSetup, NoRandomness, SeatInfo, TimeControl, Who, fresh_seed,
    live::{LiveHostFile, LiveHostSeat, MOST_WATCHERS},
};
use holochess_rules::{GameId, OptionError, Options, Rules, RulesVisitor, Seat, dice::Seed, with_rules};
use holochess_session::PersonRating;
use holochess_settings::{GameSetup, Settings};
use holochess_view::pieces::Armies;

/// The player on a chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// The chair is empty.
    Nobody,
    /// A person at this machine.
    Person,
    /// A player elsewhere, who joins over the network.
    Online,
    /// A computer player of this level.
    Chosen(String),
    /// A computer player of the level nearest to the person's rating; at the moment, this level.
    Nearest(String),
}

impl Sitter {
    /// The level, if it is a computer player.
    pub fn level(&self) -> Option<&str> {
        match self {
            Self::Nobody | Self::Person | Self::Online => None,
            Self::Chosen(level) | Self::Nearest(level) => Some(level),
        }
    }

    /// The word for it in the settings file.
    fn word(&self) -> &str {
        match self {
            Self::Nobody => GameSetup::NOBODY,
            Self::Person => Who::HUMAN,
            Self::Online => GameSetup::ONLINE,
            Self::Chosen(level) => level,
            Self::Nearest(_) => GameSetup::ADAPTIVE,
        }
    }
}

/// Why no match can be set up from the draft.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The game is not for this number of players.
    Players(usize),
    /// The game refuses the options, or the typed text is not a value of its option.
    Refused(Words),
    /// The typed text is not a seed.
    Seed,
    /// The system gave no random numbers for a seed.
    NoRandomness,
    /// All players are to come from elsewhere.
    NoPlayerHere,
}

/// The match that is being set up.
#[derive(Resource, Clone, Debug)]
pub struct Draft {
    /// Which game.
    pub game: GameId,
    /// Its options, all with valid values.
    pub options: Options,
    /// The position that makes up for the first move, where the game has such positions and one is chosen.
    pub handicap: Option<&'static Handicap>,
    /// The option that is being typed, and the text so far.
    pub typed: Option<(&'static str, String)>,
    /// The player on each chair; as many chairs as the game has seats at most.
    pub sitters: Vec<Sitter>,
    /// The selected chair.
    pub chair: usize,
    /// The names of the people in the order of their seats; a person without a name is called after the seat.
    pub names: [String; Seat::MOST],
    /// Whether the seats are drawn by lot when the match begins.
    pub drawn: bool,
    /// Whether others may watch a match with players elsewhere.
    pub watchers: bool,
    /// How much time people have, if they play for time. [`Draft::clock`] says whether it counts.
    pub clock: Option<TimeControl>,
    /// The creatures of each side's pieces, by their ids; empty for the game's own.
    pub armies: Vec<Vec<String>>,
    /// The selected place on the page of creatures: side and piece.
    pub slot: (usize, usize),
    /// Whether the person types the seed; otherwise it is random.
    pub own_seed: bool,
    /// The typed seed.
    pub seed: String,
}

/// The longest name, in letters.
pub const LONGEST_NAME: usize = 18;

/// Reads a seed: a number as on the command line, or 64 hexadecimal digits. `None` for an empty text.
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

/// The level whose rating is nearest to the person's.
pub fn nearest(game: GameId, person_rating: &PersonRating) -> Sitter {
    let level = person_rating.strength(game).0.nearest(game);
    level.map_or(Sitter::Person, |level| Sitter::Nearest(level.id.to_owned()))
}

/// A computer player of this level.
pub fn computer(level: &str, localised: &LocalisedText) -> SeatInfo {
    SeatInfo { who: Who::Computer(level.to_owned()), name: localised.level(level).0 }
}

impl Draft {
    /// The first draft for a game: a person against the level that its face names.
    pub fn new(game: GameId) -> Self {
        let face = games::face_of(game);
        let mut sitters = vec![Sitter::Nobody; face.most_seats()];
        sitters[0] = Sitter::Person;
        for sitter in sitters.iter_mut().take(game.players()[0]).skip(1) {
            *sitter = Sitter::Chosen(face.opponent.to_owned());
        }
        Self {
            game,
            options: face.options(),
            handicap: None,
            typed: None,
            sitters,
            chair: 1,
            names: Default::default(),
            drawn: false,
            watchers: true,
            clock: None,
            armies: Vec::new(),
            slot: (0, 0),
            own_seed: false,
            seed: String::new(),
        }
    }

    /// A first draft with the options that were used last for the game.
    pub fn with_remembered_options(game: GameId, settings: &Settings) -> Self {
        let mut draft = Self::new(game);
        for (key, value) in settings.setups.for_game(game).options() {
            // A value that no longer exists is ignored.
            let _ = draft.options.set(key, value);
        }
        draft
    }

    /// The draft that was used last for a game.
    pub fn remembered(game: GameId, preferences: &Preferences, person_rating: &PersonRating) -> Self {
        let mut draft = Self::with_remembered_options(game, preferences);
        let setup = preferences.setups.for_game(game);
        let words: Vec<&str> = setup.seats.split_whitespace().collect();
        if !words.is_empty() {
            for (index, sitter) in draft.sitters.iter_mut().enumerate() {
                *sitter = match words.get(index).copied() {
                    None | Some(GameSetup::NOBODY) => Sitter::Nobody,
                    Some(Who::HUMAN) => Sitter::Person,
                    Some(GameSetup::ADAPTIVE) => nearest(game, person_rating),
                    Some(GameSetup::ONLINE) if HAS_NETWORK => Sitter::Online,
                    // A level that no longer exists is replaced by that of a first match.
                    Some(id) if players::level(id, game).is_ok() => Sitter::Chosen(id.to_owned()),
                    Some(_) => Sitter::Chosen(games::face_of(game).opponent.to_owned()),
                };
            }
            if !game.players().contains(&draft.taken()) {
                draft.sitters = Self::new(game).sitters;
            }
        }
        draft.drawn = setup.drawn;
        draft.clock = setup.clock.parse().ok();
        draft.handicap = handicap(game, &setup.handicap);
        draft.names.clone_from(&preferences.game.names);
        draft.armies = remembered_armies(game, preferences);
        draft.chair = draft.sitters.iter().position(|sitter| sitter.level().is_some()).unwrap_or(draft.taken() - 1);
        draft
    }

    /// Stores the draft in the settings, but not its seed, which is for one match.
    pub fn remember(&self, preferences: &mut Preferences) {
        self.game.id().clone_into(&mut preferences.game.last);
        preferences.game.names = self.names.each_ref().map(|name| tidy_name(name));
        let setup = preferences.setups.for_game_mut(self.game);
        setup.seats = self.sitters.iter().map(Sitter::word).collect::<Vec<_>>().join(" ");
        setup.drawn = self.drawn;
        setup.clock = self.clock.map(|clock| clock.to_string()).unwrap_or_default();
        setup.options = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("; ");
        setup.handicap = self.handicap.map_or_else(String::new, |handicap| handicap.id.to_owned());
        setup.armies = self.armies.iter().map(|army| army.join(" ")).collect::<Vec<_>>().join(" / ");
    }

    /// What the interface knows of the game.
    pub fn face(&self) -> &'static GameFace {
        games::face_of(self.game)
    }

    /// The settings word for the player on the selected chair.
    pub fn looked_at(&self) -> &str {
        let sitter = &self.sitters[self.chair];
        sitter.level().unwrap_or_else(|| sitter.word())
    }

    /// Whether one of the players is perfect, so that the solved game is needed.
    pub fn has_perfect_player(&self) -> bool {
        let levels = self.sitters.iter().filter_map(Sitter::level);
        levels.into_iter().any(|id| players::level(id, self.game).is_ok_and(|level| level.is_perfect))
    }

    /// Whether a player elsewhere is to join.
    pub fn is_online(&self) -> bool {
        self.sitters.contains(&Sitter::Online)
    }

    /// Whether several people play, here or elsewhere, who can play for time.
    pub fn may_have_clock(&self) -> bool {
        self.sitters.iter().filter(|sitter| matches!(sitter, Sitter::Person | Sitter::Online)).count() > 1
    }

    /// How much time people have in this match, if they play for time.
    pub fn clock(&self) -> Option<TimeControl> {
        self.clock.filter(|_| self.may_have_clock())
    }

    /// The number of players.
    pub fn taken(&self) -> usize {
        self.sitters.iter().filter(|sitter| **sitter != Sitter::Nobody).count()
    }

    /// The seat of the player on a chair; empty chairs do not count.
    pub fn seat(&self, chair: usize) -> Option<Seat> {
        let before = self.sitters[..chair].iter().filter(|sitter| **sitter != Sitter::Nobody).count();
        (self.sitters[chair] != Sitter::Nobody).then(|| Seat::new(before))
    }

    /// The seat of the only person, if exactly one plays.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = (0..self.sitters.len()).filter(|chair| self.sitters[*chair] == Sitter::Person);
        let only = people.next().filter(|_| people.next().is_none())?;
        self.seat(only)
    }

    /// The number of the person on a chair among the people, from 0.
    pub fn person(&self, chair: usize) -> Option<usize> {
        let before = self.sitters[..chair].iter().filter(|sitter| **sitter == Sitter::Person).count();
        (self.sitters[chair] == Sitter::Person).then_some(before)
    }

    /// Sets an option to one of its values.
    pub fn set(&mut self, key: &'static str, value: &str) {
        // The rows offer only values of the option; any other would be ignored.
        let _ = self.options.set(key, value);
        self.typed = self.typed.take().filter(|(other, _)| *other != key);
    }

    /// Takes over the text typed for an option as soon as it is one of its values.
    pub fn type_in(&mut self, key: &'static str, text: &str) {
        let _ = self.options.set(key, text.trim());
        self.typed = Some((key, text.to_owned()));
    }

    /// Why the text that is being typed is not a value of its option.
    fn mistyped(&self) -> Option<OptionError> {
        let (key, text) = self.typed.as_ref()?;
        self.options.clone().set(key, text.trim()).err()
    }

    /// The creatures of each side's pieces: the chosen ones, otherwise the game's own.
    pub fn creatures(&self) -> Vec<Vec<String>> {
        let usual = (0..self.taken()).map(|seat| Armies::default_of(self.game, Seat::new(seat)));
        usual.enumerate().map(|(side, usual)| self.armies.get(side).cloned().unwrap_or(usual)).collect()
    }

    /// Gives the pieces the figures of these creatures.
    pub fn lead_out(&self, armies: &mut Armies) {
        for (side, army) in self.creatures().into_iter().enumerate() {
            armies.choose(self.game, Seat::new(side), army);
        }
    }

    /// Puts this creature in the selected place.
    pub fn choose_creature(&mut self, id: &str) {
        self.armies = self.creatures();
        if let Some(place) = self.armies.get_mut(self.slot.0).and_then(|army| army.get_mut(self.slot.1)) {
            id.clone_into(place);
        }
    }

    /// Changes the number of players: fills chairs with the players of a first match, or empties chairs from the last
    /// on.
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

    /// Why no match can begin from this draft.
    pub fn trouble(&self) -> Option<Trouble> {
        if !self.game.players().contains(&self.taken()) {
            return Some(Trouble::Players(self.taken()));
        }
        if self.is_online() && !self.sitters.iter().any(|sitter| *sitter == Sitter::Person || sitter.level().is_some())
        {
            return Some(Trouble::NoPlayerHere);
        }
        if let Some(why) = self.mistyped() {
            return Some(Trouble::Refused(option_error(self.game, &why)));
        }
        if let Err(why) = with_rules(self.game, &self.options, self.taken(), RulesProbe) {
            return Some(Trouble::Refused(setup_error(&why)));
        }
        if self.own_seed && !self.is_online() { read_seed(&self.seed).err() } else { None }
    }

    /// The table for the players elsewhere. Its match begins at the start of its game, with dice of all players.
    ///
    /// # Errors
    /// Why there can be none.
    pub fn online_table(&self) -> Result<LiveHostFile, Trouble> {
        if let Some(trouble) = self.trouble() {
            return Err(trouble);
        }
        let mut seats = Vec::new();
        for (chair, sitter) in self.sitters.iter().enumerate() {
            let name = self.person(chair).map(|person| tidy_name(&self.names[person])).unwrap_or_default();
            match sitter {
                Sitter::Nobody => {}
                Sitter::Online => seats.push(LiveHostSeat::FREE),
                Sitter::Person => seats.push(LiveHostSeat { who: Some(Who::HUMAN.to_owned()), name, key: None }),
                Sitter::Chosen(level) | Sitter::Nearest(level) => {
                    seats.push(LiveHostSeat { who: Some(level.clone()), name, key: None });
                }
            }
        }
        if self.drawn {
            let lots = fresh_seed().map_err(|NoRandomness| Trouble::NoRandomness)?;
            shuffle(&mut seats, &lots);
        }
        let watchers = if self.watchers { MOST_WATCHERS as u8 } else { 0 };
        let table = LiveHostFile::new(self.game, &self.options, seats, watchers);
        let mut table = table.map_err(|NoRandomness| Trouble::NoRandomness)?;
        table.clock = self.clock();
        Ok(table)
    }

    /// The set-up of the match.
    ///
    /// # Errors
    /// Why no match can begin.
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
                    seats.push(SeatInfo { who: Who::Human, name: tidy_name(&self.names[person]) });
                }
                (Sitter::Chosen(level) | Sitter::Nearest(level), None) => seats.push(computer(level, localised)),
                (Sitter::Nobody | Sitter::Person | Sitter::Online, None) => {}
            }
        }
        if self.drawn {
            // Its randomness must not come from the seed of the match.
            shuffle(&mut seats, &fresh()?);
        }
        number_namesakes(&mut seats);
        let position = self.handicap.map(|handicap| handicap.position.to_owned());
        Ok(MatchSetup { game: self.game, options: self.options.clone(), seats, seed, position })
    }
}

/// A Fisher–Yates shuffle. The bias of taking a byte modulo at most six is negligible here.
fn shuffle<T>(seats: &mut [T], lots: &Seed) {
    for (last, byte) in (1..seats.len()).rev().zip(lots.bytes()) {
        seats.swap(last, usize::from(*byte) % (last + 1));
    }
}

/// Tells computers of one level apart: the second has a 2 after its name, the third a 3.
fn number_namesakes(seats: &mut [SeatInfo]) {
    let names: Vec<SeatInfo> = seats.to_vec();
    for (place, seat) in seats.iter_mut().enumerate().filter(|(_, seat)| seat.who != Who::Human) {
        let before = names[..place].iter().filter(|known| **known == *seat).count();
        if before > 0 {
            seat.name = format!("{} {}", seat.name, before + 1);
        }
    }
}

/// Does nothing with the rules: only whether they can be made from the options is of interest.
struct RulesProbe;

impl RulesVisitor for RulesProbe {
    type Output = ();
    fn visit<R: Rules>(self, _: R) {}
}

/// The creatures chosen last for a game; empty if their number does not fit the game or one of them no longer exists.
pub fn remembered_armies(game: GameId, preferences: &Preferences) -> Vec<Vec<String>> {
    let size = Armies::size(game);
    let chosen = preferences.setups.for_game(game).armies.as_str();
    if size == 0 || chosen.is_empty() {
        return Vec::new();
    }
    let armies: Vec<Vec<String>> =
        chosen.split('/').take(Seat::MOST).map(|army| army.split_whitespace().map(str::to_owned).collect()).collect();
    let is_known = |id: &String| Armies::candidates().contains(&id.as_str());
    let fits = armies.iter().all(|army| army.len() == size && army.iter().all(is_known));
    if fits { armies } else { Vec::new() }
}

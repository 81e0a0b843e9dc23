//! The language of the screen. It can change at any time, so no text is kept longer than a frame.

use bevy::prelude::*;

use super::preferences::Preferences;
use super::systems::UiSystems;
use holochess_locale::{self as locale, Language, Locale, Value};
use holochess_record::{Date, SeatInfo, Who};
use holochess_rules::{Board, Cell, GameId, Luck, Outcome, PieceId, PieceInfo, Seat, Table};
use holochess_session::Match;
use holochess_view::look_beside;

/// The texts of the interface in the present language.
#[derive(Resource, Deref, Debug)]
pub struct LocalisedText {
    #[deref]
    locale: Locale,
    /// The seat of the only person at the table: it has the first number wherever it sits, as it has the first colour.
    person: Seat,
}

impl LocalisedText {
    /// The texts in this language.
    pub fn new(language: Language) -> Self {
        Self { locale: Locale::new(language), person: Seat::FIRST }
    }

    /// The locale itself, for floors that insert errors of their own into texts.
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// A message with one variable.
    pub fn with(&self, id: &str, name: &str, value: impl Into<Value<'static>>) -> String {
        self.format(id, &[(name, value.into())])
    }

    /// A message that names a key, by what is written on it; it says the same without a key where nothing is bound.
    pub fn with_key(&self, id: &str, key: String) -> String {
        self.with(id, "key", if key.is_empty() { "none".to_owned() } else { key })
    }

    /// The id of a text at the table of this game: where nothing is rolled, of what is said there instead, if there is
    /// such a text.
    pub fn id_at(&self, game: GameId, id: &str) -> String {
        let without = format!("{id}-without-dice");
        if game.luck() != Luck::Dice && self.has(&without) { without } else { id.to_owned() }
    }

    /// A text at the table of this game; nothing is said of dice where there are none.
    pub fn text_at(&self, game: GameId, id: &str) -> String {
        self.text(&self.id_at(game, id))
    }

    /// The name of a piece.
    pub fn piece(&self, piece: &PieceInfo) -> String {
        locale::piece_name(&self.locale, piece.kind)
    }

    /// The name of a piece at a table, where the game may have a name of its own for its pieces.
    pub fn piece_at(&self, table: &dyn Table, piece: PieceId) -> String {
        locale::piece_name_at(&self.locale, table, piece)
    }

    /// The name of a cell for people: some cells have a word of their own; the circle's centre is "d" only in the
    /// notation.
    pub fn cell(&self, board: &Board, cell: Cell) -> String {
        let name = board.name(cell);
        let own = format!("ui-cell-{name}");
        if self.has(&own) { self.text(&own) } else { name.to_owned() }
    }

    /// The name of an outcome.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.text(match outcome {
            Outcome::Kill => "ui-outcome-kill",
            Outcome::Push => "ui-outcome-push",
            Outcome::CounterPush => "ui-outcome-counter-push",
            Outcome::CounterKill => "ui-outcome-counter-kill",
        })
    }

    /// A chance in per cent without the sign; a tiny chance is never written as 0.
    pub fn chance_number(&self, chance: f64) -> String {
        if chance > 0.0 && chance < 0.0005 {
            format!("<{}", self.decimal(0.1, 1))
        } else {
            self.decimal(chance * 100.0, 1)
        }
    }

    /// A date in figures, as the language writes it.
    pub fn date(&self, Date { year, month, day }: Date) -> String {
        let arguments = [
            ("year", year.to_string().into()),
            ("month", format!("{month:02}").into()),
            ("day", format!("{day:02}").into()),
        ];
        self.format("matches-when-date", &arguments)
    }

    /// A rating as a whole number; one below zero has a true minus.
    pub fn rating(&self, rating: f64) -> String {
        self.decimal(rating, 0).replace('-', "\u{2212}")
    }

    /// The name of a seat whose player has no name: the number goes with the colour, so that the only person is always
    /// the first.
    pub fn seat_name(&self, seat: Seat) -> String {
        self.with("ui-player", "number", look_beside(seat, self.person).number())
    }

    /// The name of the player in a seat: the given name, else the level, else the seat.
    pub fn player(&self, seat: Seat, info: &SeatInfo) -> String {
        match &info.who {
            _ if !info.name.is_empty() => info.name.clone(),
            Who::Computer(level) => self.level(level).0,
            Who::Human => self.seat_name(seat),
        }
    }

    /// The name and the description of a computer level.
    pub fn level(&self, level: &str) -> (String, String) {
        let id = format!("level-{level}");
        if self.has(&id) {
            (self.text(&id), self.text(&format!("{id}.about")))
        } else {
            (level.to_owned(), String::new())
        }
    }

    /// A list of alternatives: "2, 3, 4 or 6".
    pub fn alternatives(&self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                self.format("ui-alternatives", &[("first", first.join(", ").into()), ("last", last.clone().into())])
            }
        }
    }

    /// The name of the game as a title.
    pub fn game_title(&self, game: GameId) -> String {
        self.text(&format!("table-{}", game.id()))
    }

    /// The name of the game.
    pub fn game(&self, game: GameId) -> String {
        self.text(&format!("game-{}", game.id()))
    }
}

/// The language of the settings, or else the system's.
pub(super) fn wanted(preferences: &Preferences) -> Language {
    preferences.language.unwrap_or_else(Language::of_system)
}

/// Loads the words of another language when the settings name one.
fn follow_preferences(preferences: Res<Preferences>, mut localised: ResMut<LocalisedText>) {
    let wanted = wanted(&preferences);
    if localised.language() != wanted {
        *localised = LocalisedText::new(wanted);
    }
}

/// Stores which seat the only person at the table has.
fn follow_table(game: Option<Res<Match>>, mut localised: ResMut<LocalisedText>) {
    let person = game.and_then(|game| game.only_human()).unwrap_or(Seat::FIRST);
    if localised.person != person {
        localised.person = person;
    }
}

pub(super) fn plugin(app: &mut App) {
    let language = wanted(app.world().resource::<Preferences>());
    app.insert_resource(LocalisedText::new(language)).add_systems(
        Update,
        (follow_preferences.run_if(resource_changed::<Preferences>), follow_table).chain().in_set(UiSystems::Words),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_record::MatchSetup;
    use holochess_rules::dice::Seed;
    use holochess_session::MatchRequest;

    #[test]
    fn the_only_person_has_the_first_number_in_every_seat() {
        let [person, computer] =
            [Who::Human, Who::Computer("greedy".to_owned())].map(|who| SeatInfo { who, name: String::new() });
        let tables = [
            (vec![person.clone(), computer.clone()], 0),
            (vec![computer.clone(), person.clone()], 1),
            (vec![person.clone(), person.clone()], 0),
        ];
        for (seats, first) in tables {
            let game = GameId::Holochess;
            let setup = MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(1), position: None };
            let mut app = App::new();
            app.add_plugins((MinimalPlugins, holochess_session::plugin))
                .insert_resource(LocalisedText::new(Language::English))
                .add_systems(Update, follow_table);
            app.world_mut().write_message(MatchRequest::Start(setup));
            app.update();
            let localised = app.world().resource::<LocalisedText>();
            let names = Seat::BOTH.map(|seat| localised.seat_name(seat));
            let numbers = if first == 0 { ["Player 1", "Player 2"] } else { ["Player 2", "Player 1"] };
            assert_eq!(names, numbers);
        }
    }

    #[test]
    fn nothing_is_said_of_dice_where_there_are_none() {
        let ids = [
            "ui-about-undo",
            "ui-about-take-back",
            "ui-no-undo",
            "ui-ask-take-back-text",
            "ui-setup-seed-hint",
            "ui-setup-seed-note",
            "ui-fair-heading",
            "ui-fair-start",
            "ui-fair-roll",
            "ui-fair-check",
        ];
        for language in Language::ALL {
            let localised = LocalisedText::new(language);
            for (id, game) in ids.into_iter().flat_map(|id| GameId::ALL.map(|game| (id, game))) {
                let text = localised.format(&localised.id_at(game, id), &[("deed", "i3".into())]).to_lowercase();
                let mut words = text.split(|sign: char| !sign.is_alphanumeric());
                let of_dice: &[&str] = match language {
                    Language::English => &["dice", "die", "rolled"],
                    Language::French => &["dés", "dé", "lancé"],
                    Language::German => &["würfel", "würfeln", "gewürfelt"],
                };
                let speaks_of_dice = words.any(|word| of_dice.contains(&word));
                assert!(!speaks_of_dice || game.luck() == Luck::Dice, "{}: {text}", game.id());
            }
        }
    }
}

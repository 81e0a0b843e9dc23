//! What happened and what stands where, in sentences: for the text mode, for replays, and for screen readers at the window.

mod cells;

pub use cells::{reach, target, triangle_name, what};

use crate::{MatchSetup, RecordedMatch, Who, ending_word};
use holochess_locale::{Locale, Value, Words, piece_name_at, sentence};
use holochess_rules::{
    Board, Cell, Ending, Event, Luck, Outcome, PieceId, Roll, Seat, Table, Verdict, holochess::rule_options::QUIET_END,
};

/// What pieces and cells are called, where that is not what the rules and the notation call them.
pub trait Naming {
    /// The name of a piece.
    fn piece(&self, table: &dyn Table, piece: PieceId) -> String;

    /// The name of a cell.
    fn cell(&self, board: &Board, cell: Cell) -> String;
}

/// Tells events of one match.
pub struct Narrator<'a> {
    /// The words.
    pub locale: &'a Locale,
    /// The names of the players, by seat; empty where one has none.
    names: Vec<String>,
    /// The seat whose player is addressed as "you".
    you: Option<Seat>,
    /// What pieces and cells are called; `None` means as in the rules and the notation.
    naming: Option<&'a dyn Naming>,
    /// Whether the match begins from a position: the next games of a row then begin from another one, the usual start.
    begins_elsewhere: bool,
}

impl<'a> Narrator<'a> {
    /// For readers who do not play (replays): every player is named by number and name.
    pub fn new(locale: &'a Locale, setup: &MatchSetup) -> Self {
        let names = setup.seats.iter().map(|seat| seat.name.clone()).collect();
        Self { locale, names, you: None, naming: None, begins_elsewhere: setup.position.is_some() }
    }

    /// For a table at which no player has a name.
    pub fn nameless(locale: &'a Locale, seats: usize) -> Self {
        Self { locale, names: vec![String::new(); seats], you: None, naming: None, begins_elsewhere: false }
    }

    /// For the people of a match: if exactly one person plays, that player is addressed as "you".
    pub fn for_people(locale: &'a Locale, setup: &MatchSetup) -> Self {
        let mut people = setup.seats.iter().enumerate().filter(|(_, seat)| seat.who == Who::Human);
        let you = match (people.next(), people.next()) {
            (Some((index, _)), None) => Some(Seat::new(index)),
            _ => None,
        };
        Self { you, ..Self::new(locale, setup) }
    }

    /// The same narrator with other names for pieces and cells.
    #[must_use]
    pub fn naming(self, naming: &'a dyn Naming) -> Self {
        Self { naming: Some(naming), ..self }
    }

    /// `you`, `player 1`, or `player 1 (Ada)`.
    pub fn player(&self, seat: Seat) -> String {
        if self.you == Some(seat) { self.locale.text("text-you") } else { self.numbered(seat) }
    }

    /// Which form of a message tells of this player: `you`, or `other`.
    pub fn who(&self, seat: Seat) -> &'static str {
        if self.you == Some(seat) { "you" } else { "other" }
    }

    /// A message about a player, with the variables `player` and `who` filled in.
    pub fn with_player(&self, id: &str, seat: Seat, others: &[(&str, Value<'_>)]) -> String {
        let mut arguments = vec![("player", self.player(seat).into()), ("who", self.who(seat).into())];
        arguments.extend(others.iter().cloned());
        self.locale.format(id, &arguments)
    }

    /// The same with the article that a language puts before it within a sentence.
    pub fn in_sentence(&self, seat: Seat) -> String {
        self.with_player("text-player-in-sentence", seat, &[])
    }

    /// `you` or `player 1`, without a name, for legends.
    pub fn in_legend(&self, seat: Seat) -> String {
        let id = if self.you == Some(seat) { "text-you" } else { "text-player" };
        self.locale.format(id, &[("player", seat.number().into())])
    }

    /// `player 1`, or `player 1 (Ada)`, also for the person who is otherwise addressed as "you".
    pub fn numbered(&self, seat: Seat) -> String {
        match self.names.get(seat.index()).map(String::as_str) {
            None | Some("") => self.locale.format("text-player", &[("player", seat.number().into())]),
            Some(name) => {
                self.locale.format("text-player-named", &[("player", seat.number().into()), ("name", name.into())])
            }
        }
    }

    /// The name of a piece.
    pub fn piece(&self, table: &dyn Table, piece: PieceId) -> String {
        match self.naming {
            Some(naming) => naming.piece(table, piece),
            None => piece_name_at(self.locale, table, piece),
        }
    }

    /// The name of a cell.
    pub fn cell(&self, table: &dyn Table, cell: Cell) -> String {
        match self.naming {
            Some(naming) => naming.cell(table.board(), cell),
            None => table.board().name(cell).to_owned(),
        }
    }

    /// The names of cells, one after the other.
    fn cells(&self, table: &dyn Table, cells: &[Cell]) -> String {
        cells.iter().map(|cell| self.cell(table, *cell)).collect::<Vec<_>>().join(" ")
    }

    /// One or two sentences about an event; `None` for events that a later event tells as well.
    pub fn narrate(&self, table: &dyn Table, event: &Event) -> Option<String> {
        let piece = |id: PieceId| -> Value<'static> { self.piece(table, id).into() };
        let cell = |cell: Cell| -> Value<'static> { self.cell(table, cell).into() };
        let cells = |cells: &[Cell]| -> Value<'static> { self.cells(table, cells).into() };
        let of =
            |id: &'static str, seat: Seat| Words::new(id).with("player", self.player(seat)).with("who", self.who(seat));
        let words = match event {
            // Pieces that are all alike stand where they always stand.
            Event::Dealt { .. } if alike(table) => return None,
            Event::Dealt { piece: dealt, cell: at } => {
                let owner = table.pieces()[dealt.index()].seat;
                match at {
                    Some(at) => of("tell-dealt", owner).with("cell", cell(*at)),
                    None => of("tell-dealt-to-place", owner),
                }
                .with("piece", piece(*dealt))
            }
            Event::Placed { piece: placed, cell: at } => {
                Words::new("tell-placed").with("piece", piece(*placed)).with("cell", cell(*at))
            }
            Event::TurnBegan { seat, turn } => of("tell-turn", *seat).with("turn", *turn),
            Event::Moved { piece: moved, path } => {
                Words::new("tell-moved").with("piece", piece(*moved)).with("path", cells(path))
            }
            Event::Leapt { piece: moved, path } => {
                Words::new("tell-leapt").with("piece", piece(*moved)).with("path", cells(path))
            }
            Event::Boosted { piece: moved, path } => {
                Words::new("tell-boosted").with("piece", piece(*moved)).with("path", cells(path))
            }
            Event::Attacked { attacker, defender, from, to } => Words::new("tell-attacked")
                .with("attacker", piece(*attacker))
                .with("defender", piece(*defender))
                .with("from", cell(*from))
                .with("to", cell(*to)),
            Event::Rolled(roll) => Self::roll("tell-rolled", roll),
            Event::Judged { outcome, difference } => Words::new("tell-judged")
                .with("outcome", self.outcome(*outcome))
                .with("difference", signed(*difference)),
            Event::PushPending { seat, piece: pushed, from, cells: free } => of("tell-push-pending", *seat)
                .with("piece", piece(*pushed))
                .with("from", cell(*from))
                .with("cells", cells(free)),
            Event::Pushed { piece: pushed, from, to } => {
                Words::new("tell-pushed").with("piece", piece(*pushed)).with("from", cell(*from)).with("to", cell(*to))
            }
            Event::Held { piece: held, cell: at } => {
                Words::new("tell-held").with("piece", piece(*held)).with("cell", cell(*at))
            }
            Event::Removed { piece: removed, cell: at, by } => {
                self.removed(table, [*removed, *by]).with("cell", cell(*at)).with("piece", piece(*removed))
            }
            Event::Swapped { piece: mover, other, from, to, path } => {
                Words::new(if path.len() > 2 { "tell-swapped-by-hops" } else { "tell-swapped" })
                    .with("path", cells(path))
                    .with("piece", piece(*mover))
                    .with("other", piece(*other))
                    .with("from", cell(*from))
                    .with("to", cell(*to))
            }
            Event::DuelBegan { pieces: [first, second], dice: [one, two], .. } => Words::new("tell-duel")
                .with("first", piece(*first))
                .with("second", piece(*second))
                .with("one", *one)
                .with("two", *two),
            Event::Exchange(roll) => Self::roll("tell-exchange", roll).with("difference", signed(roll.difference())),
            Event::Line { seat, cells: line, points } => {
                of("tell-line", *seat).with("cells", cells(line)).with("points", *points)
            }
            Event::Goal { seat, cell: at } => {
                of("tell-goal", *seat).with("cell", cell(*at)).with("game", table.game().id())
            }
            Event::Ranked { seat, place } => of("tell-ranked", *seat).with("place", *place),
            Event::Passed { seat } => of("tell-passed", *seat),
            Event::Clock { quiet: 0, .. } | Event::Clock { limit: 0, .. } => return None,
            Event::Clock { quiet, limit } => {
                Words::new("tell-clock").with("quiet", *quiet).with("limit", *limit).with("end", quiet_end(table))
            }
            Event::Resigned { seat } => of("tell-resigned", *seat),
            Event::TookBack { decisions } => Words::new("tell-took-back").with("decisions", *decisions),
            Event::GameEnded { game, verdict, scores } => {
                let score = |player: usize| scores.get(player).copied().unwrap_or_default();
                Words::new("tell-game-ended")
                    .with("game", *game)
                    .with("verdict", self.verdict(table, verdict))
                    .with("first", score(0))
                    .with("second", score(1))
            }
            Event::GameBegan { game, first } => {
                let start = if self.begins_elsewhere { "usual" } else { "same" };
                of("tell-game-began", *first).with("game", *game).with("start", start)
            }
            Event::Ended(verdict) => return Some(self.verdict(table, verdict)),
        };
        Some(sentence(&self.locale.say(&words)))
    }

    /// What the seed decides, and its hash; `None` in a match without chance.
    pub fn seed_hash(&self, recorded: &RecordedMatch) -> Option<String> {
        let luck = recorded.setup().luck();
        let arguments = [("luck", luck.word().into()), ("hash", recorded.seed_hash().into())];
        (luck != Luck::Nothing).then(|| self.locale.format("text-seed-hash", &arguments))
    }

    /// The seed, once the match is over; `None` in a match without chance.
    pub fn seed(&self, recorded: &RecordedMatch) -> Option<String> {
        let luck = recorded.setup().luck();
        let seed = recorded.seed_if_over().filter(|_| luck != Luck::Nothing)?;
        let arguments = [("luck", luck.word().into()), ("seed", seed.hex().into())];
        Some(self.locale.format("text-seed", &arguments))
    }

    /// `kill`, `push`, …
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.locale.text(match outcome {
            Outcome::Kill => "outcome-kill",
            Outcome::Push => "outcome-push",
            Outcome::CounterPush => "outcome-counter-push",
            Outcome::CounterKill => "outcome-counter-kill",
        })
    }

    /// How the match, or a game of it, ended at this table.
    pub fn verdict(&self, table: &dyn Table, verdict: &Verdict) -> String {
        let id = format!("ending-{}", ending_word(verdict.ending));
        let points = verdict.winner.and_then(|seat| verdict.scores.get(seat.index())).copied().unwrap_or_default();
        let with_number = |id: &str, seat: Seat, ending: Value<'_>| {
            let arguments = [("player", seat.number().into()), ("who", self.who(seat).into()), ("ending", ending)];
            self.locale.format(id, &arguments)
        };
        let ending = if let Ending::Resigned(seat) = verdict.ending {
            with_number(&id, seat, "".into())
        } else {
            let won = if verdict.winner.is_some() { "yes" } else { "no" };
            let arguments = [
                ("points", points.into()),
                ("game", table.game().id().into()),
                ("won", won.into()),
                ("end", quiet_end(table).into()),
            ];
            self.locale.format(&id, &arguments)
        };
        match (verdict.winner, verdict.shared_places()) {
            (Some(seat), None) => with_number("verdict-win", seat, ending.into()),
            (None, _) => self.locale.format("verdict-draw", &[("ending", ending.into())]),
            // The first was home before; what ended the match left the other places open.
            (Some(seat), Some((seats, places))) => {
                let home = self.locale.text("ending-home-first");
                let players: Vec<String> = seats.into_iter().map(|seat| self.player(seat)).collect();
                let arguments = [
                    ("ending", sentence(&ending).into()),
                    ("first", (*places.start()).into()),
                    ("last", (*places.end()).into()),
                    ("players", players.join(", ").into()),
                ];
                let shared = self.locale.format("verdict-shared", &arguments);
                format!("{} {shared}", with_number("verdict-win", seat, home.into()))
            }
        }
    }

    /// The words for a removal: pieces that are all alike are identified by their players, others by their names.
    fn removed(&self, table: &dyn Table, pieces: [PieceId; 2]) -> Words {
        if alike(table) {
            let [owner, other] = pieces.map(|piece| table.pieces()[piece.index()].seat);
            Words::new("tell-removed-pawn")
                .with("player", self.player(owner))
                .with("who", self.who(owner))
                .with("other", self.player(other))
                .with("by", self.who(other))
        } else {
            Words::new("tell-removed").with("by", self.piece(table, pieces[1]))
        }
    }

    fn roll(id: &'static str, roll: &Roll) -> Words {
        let [first, second] = roll.sums();
        Words::new(id)
            .with("attack", faces(&roll.hands[0]))
            .with("defence", faces(&roll.hands[1]))
            .with("first", first)
            .with("second", second)
    }
}

/// How the quiet clock decides at this table: `points` or `draw`; empty in games without one.
pub fn quiet_end(table: &dyn Table) -> String {
    table.options().find(QUIET_END).unwrap_or_default().to_owned()
}

/// Whether all pieces of a game are of one kind, so that a cell is enough to name one.
pub fn alike(table: &dyn Table) -> bool {
    table.pieces().windows(2).all(|pair| pair[0].kind == pair[1].kind)
}

fn faces(hand: &[u8]) -> String {
    hand.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// `+3`, `0`, `−7`.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("\u{2212}{}", number.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatInfo;
    use holochess_locale::Language;
    use holochess_rules::{GameId, dice::Seed};

    fn begin(game: GameId) -> RecordedMatch {
        let seat = |who| SeatInfo { who, name: String::new() };
        let seats = vec![seat(Who::Computer("random".to_owned())), seat(Who::Human)];
        let options = game.options();
        let setup = MatchSetup { game, options, seats, seed: Seed::from_number(1), position: None };
        RecordedMatch::begin(setup).expect("this set-up is fine").0
    }

    /// Every event with a player in it, about this one.
    fn events(table: &dyn Table, seat: Seat) -> Vec<Event> {
        let other = if seat == Seat::FIRST { Seat::SECOND } else { Seat::FIRST };
        let piece = |owner: Seat| {
            let index = table.pieces().iter().position(|piece| piece.seat == owner).expect("everybody has pieces");
            PieceId(index as u8)
        };
        let cell = Cell(3);
        let won = Verdict { winner: Some(seat), scores: vec![2, 0], ending: Ending::Goal };
        let resigned = Verdict { winner: Some(other), scores: vec![0, 2], ending: Ending::Resigned(seat) };
        let mut events = vec![
            Event::TurnBegan { seat, turn: 3 },
            Event::PushPending { seat, piece: piece(seat), from: cell, cells: vec![cell] },
            Event::Line { seat, cells: vec![cell], points: 3 },
            Event::Goal { seat, cell },
            Event::Ranked { seat, place: 2 },
            Event::Passed { seat },
            Event::Resigned { seat },
            Event::GameBegan { game: 2, first: seat },
            Event::Ended(won),
            Event::Ended(resigned),
        ];
        if alike(table) {
            events.push(Event::Removed { piece: piece(seat), cell, by: piece(other) });
            events.push(Event::Removed { piece: piece(other), cell, by: piece(seat) });
        } else {
            events.push(Event::Dealt { piece: piece(seat), cell: Some(cell) });
            events.push(Event::Dealt { piece: piece(seat), cell: None });
        }
        events
    }

    #[test]
    fn every_event_of_the_one_person_is_told_to_you() {
        let speaks_to_you = |language: Language, text: &str| {
            let you: &[&str] = match language {
                Language::English => &["you", "your", "yours"],
                Language::French => &["vous", "votre"],
                Language::German => &["du", "dein", "deine", "deinen"],
            };
            text.to_lowercase().split(|sign: char| !sign.is_alphabetic()).any(|word| you.contains(&word))
        };
        for language in Language::ALL {
            let locale = Locale::new(language);
            let you = |text: &str| speaks_to_you(language, text);
            let third = locale.format("text-player", &[("player", 2.into())]).to_lowercase();
            for game in [GameId::Holochess, GameId::Groi, GameId::Chinese] {
                let recorded = begin(game);
                let (table, person) = (recorded.table(), Seat::SECOND);
                let to_person = Narrator::for_people(&locale, recorded.setup());
                let to_reader = Narrator::new(&locale, recorded.setup());
                for event in events(table, person) {
                    let narrate = |narrator: &Narrator<'_>| narrator.narrate(table, &event).expect("it is told");
                    let (personal, plain) = (narrate(&to_person), narrate(&to_reader));
                    assert!(you(&personal) && !personal.to_lowercase().contains(&third), "{event:?}: {personal}");
                    assert!(!you(&plain) && plain.to_lowercase().contains(&third), "{event:?}: {plain}");
                }
                // Sentences about the computer player stay the same, except those in which it meets the person.
                for event in events(table, Seat::FIRST) {
                    let [personal, plain] = [&to_person, &to_reader].map(|narrator| narrator.narrate(table, &event));
                    let meets = matches!(event, Event::Removed { .. }) || matches!(&event, Event::Ended(_));
                    assert!(meets || personal == plain, "{event:?}: {personal:?}");
                }
            }
        }
    }
}

//! The standings at the moment that the picture shows. The table is asked once per moment, not in every frame, and only
//! after the scene that leads to the moment has been shown.

use bevy::prelude::*;

use super::systems::UiSystems;
use holochess_players::dangers::{Danger, dangers};
use holochess_rules::{Cell, Seat, Table, Tally, ToAct};
use holochess_session::{Director, Match};

/// The standings of all seats.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Standings {
    /// The tally of each seat.
    tallies: Vec<Tally>,
    /// What could be lost next by the only person, or else by the player who is to choose.
    pub dangers: Vec<Danger>,
    /// Finished lines and lines in the making, with their owners.
    pub lines: Vec<(Seat, Vec<Cell>)>,
    /// The moment: shown decisions, and decisions in all.
    moment: Option<[usize; 2]>,
}

impl Standings {
    /// The standings of a table.
    fn from_table(table: &dyn Table, person: Option<Seat>, moment: [usize; 2]) -> Self {
        let chooser = || match table.to_act() {
            ToAct::Choose(seat) => Some(seat),
            _ => None,
        };
        Self {
            tallies: (0..table.seats()).map(|seat| table.tally(Seat::new(seat))).collect(),
            dangers: person.or_else(chooser).map(|seat| dangers(table, seat)).unwrap_or_default(),
            lines: table.lines(),
            moment: Some(moment),
        }
    }

    /// The place that a seat would have if the race ended now: by its steps to go, after all seats that have finished. `None`
    /// at a table of two, for a seat that has finished, and while all are level, as at the start.
    pub fn place(&self, seat: Seat) -> Option<usize> {
        let own = self.tally(seat);
        let own_way = own.to_go.filter(|_| own.place.is_none() && self.tallies.len() > 2)?;
        if self.tallies.iter().all(|tally| tally.place.is_none() && tally.to_go == Some(own_way)) {
            return None;
        }
        // Players who have finished have the first places; players who have resigned have the last ones.
        let is_taken = |place: u8| self.tallies.iter().any(|tally| tally.place == Some(place));
        let finished = (1..=self.tallies.len() as u8).take_while(|place| is_taken(*place)).count();
        let is_ahead = |other: &&Tally| other.place.is_none() && other.to_go.is_some_and(|way| way < own_way);
        Some(1 + finished + self.tallies.iter().filter(is_ahead).count())
    }

    /// What is known of a cell in danger.
    pub fn danger_at(&self, cell: Cell) -> Option<&Danger> {
        self.dangers.iter().find(|danger| danger.cell == cell)
    }

    /// Whether pieces can be in danger in this game; never where pieces only come home.
    pub fn knows_danger(&self) -> bool {
        self.tallies.iter().all(|tally| tally.home.is_none())
    }

    /// The tally of a seat.
    pub fn tally(&self, seat: Seat) -> Tally {
        self.tallies.get(seat.index()).copied().unwrap_or_default()
    }
}

/// Counts [`Standings`] anew when the shown moment of the match changes and no scene runs.
pub(super) fn update_standings(game: Option<Res<Match>>, director: Res<Director>, mut standings: ResMut<Standings>) {
    let Some(game) = game else {
        standings.set_if_neq(Standings::default());
        return;
    };
    // The standings of a new match are known at once, while its pieces are still being dealt.
    let has_come = game.is_changed() && game.decisions().is_empty();
    let is_new = has_come || standings.moment.is_none();
    if director.is_busy() && !is_new {
        return;
    }
    let all = game.decisions().len();
    let moment = [game.browsing().unwrap_or(all), all];
    if standings.moment == Some(moment) && !game.is_changed() {
        return;
    }
    *standings = match game.browsing() {
        Some(earlier) => Standings::from_table(&*game.table_at(earlier), game.only_human(), moment),
        None => Standings::from_table(game.table(), game.only_human(), moment),
    };
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Standings>().add_systems(Update, update_standings.in_set(UiSystems::Display));
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_record::{MatchSetup, SeatInfo, Who};
    use holochess_rules::{GameId, dice::Seed};
    use holochess_session::{self as session, MatchRequest, Pace, Speed};

    #[test]
    fn a_new_match_is_known_while_its_pieces_are_dealt_and_the_one_before_is_forgotten() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, session::plugin))
            .insert_resource(Pace::from_speed(Speed::Slow))
            .init_resource::<Standings>()
            .add_systems(Update, update_standings);
        for players in [2, 6, 3] {
            let seats = vec![SeatInfo { who: Who::Human, name: String::new() }; players];
            let game = GameId::Chinese;
            let setup = MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(1), position: None };
            app.world_mut().write_message(MatchRequest::Start(setup));
            // The match before it is left as soon as it is saved.
            let seats = |app: &App| app.world().get_resource::<Match>().map(|game| game.table().seats());
            for _ in 0..1000 {
                app.update();
                if seats(&app) == Some(players) {
                    break;
                }
            }
            assert_eq!(seats(&app), Some(players));
            assert!(app.world().resource::<Director>().is_busy(), "the deal is being shown");
            let standings = app.world().resource::<Standings>();
            assert_eq!(standings.tallies.len(), players);
            assert!(standings.tallies.iter().all(|tally| tally.home == Some(0)), "{:?}", standings.tallies);
        }
    }

    #[test]
    fn whoever_has_less_to_go_stands_before_others_and_settled_places_before_all() {
        let race = |to_go: u16| Tally { home: Some(3), to_go: Some(to_go), ..Tally::default() };
        let first = Tally { place: Some(1), ..race(0) };
        let standings = Standings { tallies: vec![race(40), first, race(52), race(40)], ..Standings::default() };
        let places: Vec<Option<usize>> = (0..4).map(|seat| standings.place(Seat::new(seat))).collect();
        assert_eq!(places, [Some(2), None, Some(4), Some(2)]);
        let resigned = Tally { place: Some(4), ..race(70) };
        let standings = Standings { tallies: vec![race(40), resigned, race(52), race(40)], ..Standings::default() };
        let places: Vec<Option<usize>> = (0..4).map(|seat| standings.place(Seat::new(seat))).collect();
        assert_eq!(places, [Some(1), None, Some(3), Some(1)], "who gave up is ahead of nobody");
        let two = Standings { tallies: vec![race(40), race(52)], ..Standings::default() };
        assert_eq!(two.place(Seat::FIRST), None);
        let level = Standings { tallies: vec![race(40); 3], ..Standings::default() };
        assert_eq!(level.place(Seat::FIRST), None, "at the start all are level");
    }
}

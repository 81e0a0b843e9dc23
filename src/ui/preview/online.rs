//! The pages of online matches, for pictures.

use bevy::prelude::*;

use super::wanted::{FLAGSHIP, WantedState};
use crate::ui::navigation::Screen;
use holochess_link::{Nearby, NearbyTable};
use holochess_record::{
    Who,
    live::{LiveCard, LiveCardSeat, LiveKey, LiveLine, LiveToken},
};
use holochess_rules::{GameId, Seat};
use holochess_session::{LiveState, LiveTable, NearbyTables};

/// Whether a name is one of those that are shown here.
pub(super) fn is_one(name: &str) -> bool {
    name.starts_with("online")
}

/// A line that leads nowhere.
fn line(number: u8) -> LiveLine {
    LiveLine { key: LiveKey([number; 32]), token: LiveToken([number; 16]), addresses: Vec::new(), relay: None }
}

/// A table of six, at which a person and a level sit.
fn card() -> LiveCard {
    let seat = |who: Option<&str>, name: &str| LiveCardSeat {
        who: who.map(str::to_owned),
        name: name.to_owned(),
        away: false,
    };
    let taken = [seat(Some(Who::HUMAN), "Ada"), seat(Some("random"), "")];
    let free = std::iter::repeat_with(|| seat(None, ""));
    let game = GameId::ALL.into_iter().find(|game| game.players().contains(&4)).unwrap_or(FLAGSHIP);
    LiveCard {
        revision: 1,
        game: game.id().to_owned(),
        options: std::collections::BTreeMap::new(),
        clock: None,
        seats: taken.into_iter().chain(free).take(4).collect(),
        watchers: true,
        own: None,
    }
}

/// The first step: opens the screen with something on it.
pub(super) fn prepare(wanted: Res<WantedState>, mut next: ResMut<NextState<Screen>>, mut commands: Commands) {
    let host = LiveState {
        line: Some(line(1).text()),
        is_host: true,
        nearby: Some(Nearby::Shown),
        card: Some(card()),
        own: vec![Seat::FIRST],
        ..LiveState::default()
    };
    match wanted.0.as_str() {
        "online-join" => {
            let of = |number: u8, name: &str, game: GameId, free: u8| NearbyTable {
                line: line(number),
                game,
                name: name.to_owned(),
                free,
            };
            let tables = [(1, "Ada", 1), (2, "Bo", 1), (3, "", 1)].into_iter().zip(GameId::ALL);
            let tables = tables.map(|((number, name, free), game)| of(number, name, game, free)).collect();
            commands.insert_resource(NearbyTables::given(tables));
        }
        "online-open" => commands.insert_resource(LiveTable::pictured(host)),
        "online-sit" => {
            let guest = LiveState { is_host: false, nearby: None, asks_to_sit: true, own: Vec::new(), ..host };
            commands.insert_resource(LiveTable::pictured(guest));
        }
        _ => return,
    }
    next.set(Screen::LiveTable);
}

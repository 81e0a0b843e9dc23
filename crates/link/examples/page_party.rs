//! A program at a table in a page, without the engine: `web/wire.mjs` plays with it against the program at a desk.
#![cfg(target_arch = "wasm32")]

use std::{path::Path, time::Duration};

use holochess_link::{Arrival, Arriving, Party, PartyError, Reach};
use holochess_locale::{Language, Locale};
use holochess_record::{
    Shelf,
    live::{LiveDue, LiveGuest, LiveHostFile, LiveHostSeat, LiveInput, LiveLine, LiveMatch, LiveSit},
};
use holochess_rules::GameId;
use wasm_bindgen::prelude::wasm_bindgen;

/// After so many decisions the player in the page resigns.
const ENOUGH: usize = 30;

/// A player in a page, who takes the first action, or an attack where there is one.
#[wasm_bindgen]
pub struct PageParty {
    arriving: Option<Arriving>,
    party: Option<Party>,
    failure: Option<PartyError>,
}

#[wasm_bindgen]
impl PageParty {
    /// Opens a table for two.
    pub fn open(game: &str) -> Self {
        let person = LiveHostSeat { who: Some("human".to_owned()), name: "Ada".to_owned(), key: None };
        let game = GameId::from_id(game).expect("it is a game");
        let table = LiveHostFile::new(game, &game.options(), vec![person, LiveHostSeat::FREE], 0);
        Self::arrive(Arrival::Open(Box::new(table.expect("there is chance")), Reach::default()))
    }

    /// Comes to the table of an invitation, also after a break.
    pub fn join(line: &str) -> Self {
        let line = Box::new(LiveLine::read(line).expect("it is an invitation"));
        Self::arrive(Arrival::Join { line, watch: false, relay_only: false })
    }

    /// Does what a frame of the game does, and says how the table stands as JSON: `line`, `decisions`, `over`, `record`, `failure`.
    pub fn advance(&mut self) -> String {
        if let Err(why) = self.work() {
            self.failure = Some(why);
            self.party = None;
        }
        let log = self.party.as_ref().and_then(Party::log);
        let failure = self
            .failure
            .as_ref()
            .map(|why| Locale::new(Language::English).say(&why.words(&Locale::new(Language::English))));
        serde_json::json!({
            "line": self.party.as_ref().and_then(Party::line),
            "decisions": log.and_then(LiveMatch::recorded).map_or(0, |recorded| recorded.decisions().len()),
            "over": log.is_some_and(LiveMatch::is_over),
            "record": self.party.as_ref().and_then(Party::record),
            "failure": failure,
        })
        .to_string()
    }
}

impl PageParty {
    fn arrive(arrival: Arrival) -> Self {
        let (arriving, failure) =
            match Arriving::begin(arrival, Path::new("/holochess/live"), Shelf::at("/holochess/saves")) {
                Ok(arriving) => (Some(arriving), None),
                Err(why) => (None, Some(why)),
            };
        Self { arriving, party: None, failure }
    }

    fn work(&mut self) -> Result<(), PartyError> {
        if let Some(arriving) = &mut self.arriving
            && arriving.is_ready()?
        {
            self.party = self.arriving.take().map(Arriving::finish).transpose()?;
        }
        let Some(party) = &mut self.party else { return Ok(()) };
        party.step(Duration::ZERO)?;
        if party.guest().is_some_and(LiveGuest::asks_to_sit) {
            party.put(LiveInput::Sit(LiveSit { who: "human".to_owned(), name: "Bo".to_owned() }))?;
        }
        let Some((seat, LiveDue::Decision)) = party.due().filter(|_| !party.is_paused()) else { return Ok(()) };
        let Some(recorded) = party.log().and_then(LiveMatch::recorded) else { return Ok(()) };
        let table = recorded.table();
        let texts: Vec<String> = table.actions().into_iter().map(|action| table.action_text(action)).collect();
        let text = match texts.iter().find(|text| text.contains('x')) {
            _ if recorded.decisions().len() >= ENOUGH => "resign",
            Some(attack) => attack,
            None => &texts[0],
        };
        let text = text.to_owned();
        party.put(LiveInput::Decide(seat, text, None)).map(|_| ())
    }
}

//! The match on the table follows what the table with players elsewhere says.

use bevy::prelude::*;

use super::{
    BoardReset, ChessClock, Director, DisplayedBoard, LiveTable, Match, MatchMode, Saving, Trouble,
    computer_players::ComputerPlayers, live_table::Report, mode::LiveSeats,
};
use holochess_record::live::{LiveNews, LiveStep};

/// Fact: something has happened at the table with players elsewhere.
#[derive(Message, Debug)]
pub struct LiveTold(pub LiveNews);

/// Takes in what the thread of the table has said.
pub(super) fn follow_live_table(
    mut commands: Commands,
    mut live: ResMut<LiveTable>,
    mut game: Option<ResMut<Match>>,
    mut director: ResMut<Director>,
    mut computer_players: ResMut<ComputerPlayers>,
    mut saving: ResMut<Saving>,
    mut clock: Option<ResMut<ChessClock>>,
    mut told: MessageWriter<LiveTold>,
    mut resets: MessageWriter<BoardReset>,
    mut troubles: MessageWriter<Trouble>,
) {
    let live = live.bypass_change_detection();
    live.advance();
    while let Some(report) = live.next_report() {
        match report {
            Report::State(state) => {
                live.set_state(*state);
                if let Some(seats) = game.as_mut().and_then(|game| game.live_mut()) {
                    seats.follow(live.state());
                }
            }
            Report::Match(recorded, state) => {
                live.set_state(*state);
                let is_same = game.as_ref().is_some_and(|game| game.live().is_some_and(|seats| seats.is_of(&recorded)));
                // A match that goes on is shown as it stands, one that begins is dealt.
                let story = recorded.story(None);
                let (shown, events) = if recorded.decisions().is_empty() && !is_same {
                    (DisplayedBoard::empty(recorded.table()), story)
                } else {
                    (DisplayedBoard::after(recorded.table(), &story), Vec::new())
                };
                if is_same {
                    director.drop_queue();
                } else {
                    director.start_match();
                }
                director.enqueue(events);
                if let Err(why) = computer_players.seat(&recorded, |seat| live.state().own.contains(&seat)) {
                    troubles.write(Trouble::Player(why));
                }
                *saving = Saving::default();
                let seats = LiveSeats::new(&recorded, live.state());
                commands.insert_resource(Match::new(*recorded, MatchMode::Live(seats)));
                commands.insert_resource(shown);
                resets.write(BoardReset);
                // What follows is read once the match is on the table.
                return;
            }
            Report::Decisions(entries) => {
                let Some(game) = game.as_mut() else { continue };
                let before = game.decisions().len();
                for entry in &entries {
                    game.recorded_mut().repeat(entry);
                }
                computer_players.interrupt();
                // While an earlier moment is shown, the present waits in the record.
                if game.browsing().is_none() {
                    director.enqueue(game.events_since(before));
                }
            }
            Report::Clock(times, runs) => match &mut clock {
                // At once, so that news that follow find it.
                Some(clock) => **clock = ChessClock::of_table(times, runs),
                None => commands.insert_resource(ChessClock::of_table(times, runs)),
            },
            Report::News(news) => {
                if let (LiveNews::Step(LiveStep::TimeUp(seat)), Some(clock)) = (&news, &mut clock) {
                    clock.fell(*seat);
                }
                let is_end = matches!(news, LiveNews::Ended(_) | LiveNews::Broken(_));
                told.write(LiveTold(news));
                if is_end && game.is_none() {
                    live.leave();
                }
            }
            Report::Refused(why) => {
                if let Some(seats) = game.as_mut().and_then(|game| game.live_mut()) {
                    seats.follow(live.state());
                }
                troubles.write(Trouble::Live(why.into()));
            }
            Report::Failed(why) => {
                live.leave();
                if let Some(seats) = game.as_mut().and_then(|game| game.live_mut()) {
                    seats.close();
                }
                troubles.write(Trouble::Live(why));
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LiveTold>();
}

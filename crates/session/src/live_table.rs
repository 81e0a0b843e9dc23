//! A table with players elsewhere, on a thread that has its wire and its files. In a page, which has no threads, every frame looks after
//! the table, and its wire is a program in a worker.

use std::{
    path::PathBuf,
    sync::{
        Mutex,
        mpsc::{Receiver, Sender, TryRecvError, channel},
    },
    time::Duration,
};

use bevy::prelude::*;

use super::live_state::LiveState;
use holochess_link::{Arrival, Arriving, Party, PartyError};
use holochess_platform::{IS_BROWSER, on_threads::in_background};
use holochess_record::{
    ClockTimes, LogEntry, MailId, RecordedMatch, Shelf,
    live::{LiveClock, LiveError, LiveInput, LiveMatch, LiveNews},
};
use holochess_rules::Seat;

/// How long the thread waits for the wire before it looks at what the player wants.
const WAIT: Duration = Duration::from_millis(10);

/// How long the end of the program waits until the others have heard of it.
const LONGEST_FAREWELL: Duration = Duration::from_secs(2);

/// The folder with the files of tables; nowhere in pictures and tests.
#[derive(Resource, Clone, Debug, Default)]
pub struct LivePlace(pub Option<PathBuf>);

/// The table with players elsewhere at which this program is, if it is at one.
#[derive(Resource, Default)]
pub struct LiveTable {
    thread: Option<TableThread>,
    /// In a page, what a thread does elsewhere.
    in_page: Option<Mutex<TableRun>>,
    /// Whether it only looks like a table.
    is_picture: bool,
    state: LiveState,
    /// Closed once the table before this one is left.
    before: Option<Mutex<Receiver<()>>>,
}

/// The ways to and from the thread of a table.
struct TableThread {
    orders: Sender<Order>,
    reports: Mutex<Receiver<Report>>,
    end: Mutex<Receiver<()>>,
}

/// What the thread of a table is to do.
enum Order {
    /// A player here has decided something.
    Input(LiveInput),
    /// The table is shown to the network, or not.
    ShowNearby(bool),
}

/// What the thread of a table says.
pub(super) enum Report {
    /// The table has changed.
    State(Box<LiveState>),
    /// A match has begun, or some of its decisions were taken back; the table as it stands then.
    Match(Box<RecordedMatch>, Box<LiveState>),
    /// The match has gone on.
    Decisions(Vec<LogEntry>),
    /// What the clocks show, and whose runs.
    Clock(ClockTimes, Option<Seat>),
    /// Something has happened.
    News(LiveNews),
    /// What the player wanted is not possible.
    Refused(LiveError),
    /// The table has come to an end.
    Failed(PartyError),
}

impl LiveTable {
    /// A table in a picture: nothing is sent, and nothing changes.
    pub fn pictured(state: LiveState) -> Self {
        Self { is_picture: true, state, ..Self::default() }
    }

    /// Comes to a table on a thread of its own, and leaves the one before.
    pub fn arrive(&mut self, arrival: Arrival, folder: PathBuf, shelf: Shelf) {
        self.leave();
        let (orders, ordered) = channel();
        let (reported, reports) = channel();
        let (ended, end) = channel();
        let before = self.before.take();
        self.state.is_host = matches!(arrival, Arrival::Open(..) | Arrival::OpenAgain(_));
        if IS_BROWSER {
            self.in_page = match Arriving::begin(arrival, &folder, shelf) {
                Ok(arriving) => Some(Mutex::new(TableRun::new(arriving, ordered, reported))),
                Err(why) => {
                    let _ = reported.send(Report::Failed(why));
                    None
                }
            };
        } else {
            let unheard = reported.clone();
            let has_begun = in_background("table", move || {
                let _ended: Sender<()> = ended;
                // The table before may have the same files. Nothing is ever sent: this ends with its thread.
                let _ = before.and_then(|before| before.into_inner().ok()?.recv().ok());
                match Arriving::begin(arrival, &folder, shelf) {
                    Ok(arriving) => {
                        let mut run = TableRun::new(arriving, ordered, reported);
                        while run.advance(WAIT) {}
                    }
                    Err(why) => _ = reported.send(Report::Failed(why)),
                }
            });
            if !has_begun {
                let _ = unheard.send(Report::Failed(PartyError::NoThread));
            }
        }
        self.thread = Some(TableThread { orders, reports: Mutex::new(reports), end: Mutex::new(end) });
    }

    /// Leaves the table; its files are complete, so that one can return.
    pub fn leave(&mut self) {
        if let Some(TableThread { orders, end, .. }) = self.thread.take() {
            let _ = orders.send(Order::Input(LiveInput::Leave));
            self.before = Some(end);
        }
        // In a page nothing else tells the table that the player leaves.
        self.advance();
        self.in_page = None;
        self.is_picture = false;
        self.state = LiveState::default();
    }

    /// Hands in what a player here has decided.
    pub fn put(&self, input: LiveInput) {
        if let Some(thread) = &self.thread {
            // If the thread has ended, its last report says why.
            let _ = thread.orders.send(Order::Input(input));
        }
    }

    /// Shows the table that is open here to the network, or hides it.
    pub fn show_nearby(&self, nearby: bool) {
        if let Some(thread) = &self.thread {
            let _ = thread.orders.send(Order::ShowNearby(nearby));
        }
    }

    /// Whether this program is at a table.
    pub const fn is_open(&self) -> bool {
        self.thread.is_some() || self.is_picture
    }

    /// The table as it stands.
    pub const fn state(&self) -> &LiveState {
        &self.state
    }

    /// Takes over what the thread says of the table.
    pub(super) fn set_state(&mut self, state: LiveState) {
        self.state = state;
    }

    /// In a page, does what a thread does elsewhere.
    pub(super) fn advance(&mut self) {
        let run = self.in_page.as_mut().and_then(|run| run.get_mut().ok());
        if run.is_some_and(|run| !run.advance(Duration::ZERO)) {
            self.in_page = None;
        }
    }

    /// What the thread says next, if it has said anything.
    pub(super) fn next_report(&self) -> Option<Report> {
        match self.thread.as_ref()?.reports.lock().ok()?.try_recv() {
            // The thread has ended without a word: it has panicked.
            Err(TryRecvError::Disconnected) => Some(Report::Failed(PartyError::NoThread)),
            report => report.ok(),
        }
    }
}

/// What has been reported of the match.
#[derive(Default)]
struct ReportCursor {
    id: Option<MailId>,
    decisions: usize,
    take_backs: usize,
    state: LiveState,
    clock: Option<(ClockTimes, Option<Seat>)>,
}

/// A program at a table, or on its way there.
struct TableRun {
    place: TablePlace,
    orders: Receiver<Order>,
    reports: Sender<Report>,
    reported: ReportCursor,
}

// There is one in a program.
#[allow(clippy::large_enum_variant)]
enum TablePlace {
    /// Its wire is not there yet.
    OnTheWay(Arriving),
    At(Party),
    Left,
}

impl TableRun {
    fn new(arriving: Arriving, orders: Receiver<Order>, reports: Sender<Report>) -> Self {
        Self { place: TablePlace::OnTheWay(arriving), orders, reports, reported: ReportCursor::default() }
    }

    /// Waits at most so long for the wire, and does what is to be done. Says whether the table goes on.
    fn advance(&mut self, most: Duration) -> bool {
        match self.work(most) {
            Ok(goes_on) => goes_on,
            Err(why) => {
                let _ = self.reports.send(Report::Failed(why));
                false
            }
        }
    }

    fn work(&mut self, most: Duration) -> Result<bool, PartyError> {
        let mut party = match std::mem::replace(&mut self.place, TablePlace::Left) {
            TablePlace::Left => return Ok(false),
            TablePlace::At(party) => party,
            TablePlace::OnTheWay(mut arriving) => {
                if !arriving.is_ready()? {
                    self.place = TablePlace::OnTheWay(arriving);
                    // There is nothing to be decided yet but to leave.
                    return Ok(!matches!(
                        self.orders.try_recv(),
                        Ok(Order::Input(LiveInput::Leave)) | Err(TryRecvError::Disconnected)
                    ));
                }
                arriving.finish()?
            }
        };
        for news in party.step(most)? {
            let _ = self.reports.send(Report::News(news));
        }
        loop {
            let order = match self.orders.try_recv() {
                Ok(Order::Input(LiveInput::Leave)) | Err(TryRecvError::Disconnected) => {
                    party.put(LiveInput::Leave)?;
                    return Ok(false);
                }
                Ok(Order::Input(input)) => input,
                Ok(Order::ShowNearby(nearby)) => {
                    party.set_nearby(nearby)?;
                    continue;
                }
                Err(TryRecvError::Empty) => break,
            };
            let result = party.put(order).map(|news| news.into_iter().map(Report::News).collect());
            let answers = match result {
                Err(PartyError::Live(why)) => vec![Report::Refused(why)],
                other => other?,
            };
            for answer in answers {
                let _ = self.reports.send(answer);
            }
        }
        self.reported.report(&party, &self.reports);
        self.place = TablePlace::At(party);
        Ok(true)
    }
}

impl ReportCursor {
    /// Reports what has changed.
    fn report(&mut self, party: &Party, reports: &Sender<Report>) {
        let state = LiveState::of(party);
        let dealt = party.log().and_then(|log| Some((log.id(), log.recorded()?)));
        if let Some((id, recorded)) = dealt {
            let (decisions, take_backs) = (recorded.decisions().len(), recorded.take_backs());
            if self.id != Some(id) || self.take_backs != take_backs {
                let recorded = Box::new(recorded.replayed(decisions));
                let _ = reports.send(Report::Match(recorded, Box::new(state.clone())));
                self.state = state.clone();
            } else if decisions > self.decisions {
                let _ = reports.send(Report::Decisions(recorded.decisions()[self.decisions..].to_vec()));
            }
            (self.id, self.decisions, self.take_backs) = (Some(id), decisions, take_backs);
        }
        // After the decisions: what is due now follows from them.
        if state != self.state {
            let _ = reports.send(Report::State(Box::new(state.clone())));
            self.state = state;
        }
        let clock = party.log().filter(|log| !log.is_over()).and_then(LiveMatch::clock);
        let clock = clock.map(|clock| (shown_times(clock), clock.chooser().filter(|_| !party.is_paused())));
        if clock != self.clock {
            if let Some((times, runs)) = clock.clone() {
                let _ = reports.send(Report::Clock(times, runs));
            }
            self.clock = clock;
        }
    }
}

/// What the clocks show: tenths of a second, so that not every look is a change.
fn shown_times(clock: &LiveClock) -> ClockTimes {
    let mut times = clock.times();
    for left in times.left.iter_mut().flatten() {
        *left = Duration::from_millis(left.as_millis().div_ceil(100) as u64 * 100);
    }
    times
}

/// Leaves the table before the program ends, so that the others hear of it at once.
pub(super) fn leave_at_exit(mut exits: MessageReader<AppExit>, mut live: ResMut<LiveTable>) {
    if exits.read().count() == 0 {
        return;
    }
    live.leave();
    if let Some(before) = live.before.take().and_then(|before| before.into_inner().ok()) {
        // Nothing is ever sent: this ends with the thread.
        let _ = before.recv_timeout(LONGEST_FAREWELL);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LivePlace>().init_resource::<LiveTable>();
}

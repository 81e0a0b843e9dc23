//! Multicast DNS: announcing one table, and looking for those of others. The library has a thread of its own for each.

use std::{
    collections::BTreeSet,
    net::{IpAddr, SocketAddr},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use mdns_sd::{Receiver, ServiceDaemon, ServiceEvent, ServiceInfo};

use super::{MOST_NEARBY, NearbyTable};
use holochess_platform::clock::Instant;

/// The service on the network.
const SERVICE: &str = "_holochess._udp.local.";

/// The port of multicast DNS.
pub(super) const PORT: u16 = 5353;

/// How many names are heard before all are forgotten, and nothing is listened to for a while: the library keeps every one of them.
const MOST_HEARD: usize = 64;

/// The pause after so many.
const AFTER_A_FLOOD: Duration = Duration::from_secs(5);

/// How long an end waits until the network has been told.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// A thread of the library, until it is dropped.
struct Daemon(ServiceDaemon);

impl Daemon {
    fn start(port: u16) -> Option<Self> {
        ServiceDaemon::new_with_port(port).ok().map(Self)
    }
}

impl Drop for Daemon {
    /// Tells the network that what was announced is no more, and closes the sockets.
    fn drop(&mut self) {
        let _ = self.0.shutdown().map(|ended| ended.recv_timeout(LAST_WORDS));
    }
}

/// A table that is announced until this is dropped.
pub struct Announcement {
    table: NearbyTable,
    daemon: Daemon,
}

impl Announcement {
    /// Announces a table; `None` where this machine cannot.
    pub fn start(table: NearbyTable) -> Option<Self> {
        Self::start_at(PORT, table)
    }

    pub(super) fn start_at(port: u16, table: NearbyTable) -> Option<Self> {
        let this = Self { daemon: Daemon::start(port)?, table };
        this.register()?;
        Some(this)
    }

    /// Announces the table as it stands now; whether that was possible.
    pub fn update(&mut self, table: NearbyTable) -> bool {
        self.table = table;
        self.register().is_some()
    }

    fn register(&self) -> Option<()> {
        let mark = self.table.mark();
        let addresses = &self.table.line.addresses;
        let port = addresses.first().map(SocketAddr::port)?;
        let addresses: Vec<IpAddr> = addresses.iter().map(SocketAddr::ip).collect();
        let (host, attributes) = (format!("{mark}.local."), self.table.attributes());
        let service = ServiceInfo::new(SERVICE, &mark, &host, &addresses[..], port, &attributes[..]).ok()?;
        self.daemon.0.register(service).ok()
    }

    /// The table as it is announced.
    pub const fn table(&self) -> &NearbyTable {
        &self.table
    }
}

/// A search for tables nearby, until it is dropped.
pub struct NearbySearch {
    port: u16,
    state: Mutex<Listening>,
}

/// What is heard of the network.
struct Listening {
    /// Absent for a while after too much was heard.
    ear: Option<(Receiver<ServiceEvent>, Daemon)>,
    /// When it was begun, or given up.
    since: Instant,
    /// The names that were heard.
    heard: BTreeSet<String>,
    /// The tables with their names, those that were found first before others.
    found: Vec<(String, NearbyTable)>,
}

impl NearbySearch {
    /// Begins to look; `None` where this machine cannot.
    pub fn start() -> Option<Self> {
        Self::start_at(PORT)
    }

    pub(super) fn start_at(port: u16) -> Option<Self> {
        let ear = Some(listen(port)?);
        let state = Listening { ear, since: Instant::now(), heard: BTreeSet::new(), found: Vec::new() };
        Some(Self { port, state: Mutex::new(state) })
    }

    /// The tables that are found by now, those that were found first before others.
    pub fn tables(&self) -> Vec<NearbyTable> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.hear(self.port);
        state.found.iter().map(|(_, table)| table.clone()).collect()
    }

    /// Whether nothing is listened to, since too much was heard.
    #[cfg(test)]
    pub(super) fn rests(&self) -> bool {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).ear.is_none()
    }
}

/// A thread that listens, and what it hears.
fn listen(port: u16) -> Option<(Receiver<ServiceEvent>, Daemon)> {
    let daemon = Daemon::start(port)?;
    let events = daemon.0.browse(SERVICE).ok()?;
    Some((events, daemon))
}

impl Listening {
    /// Takes in what was heard since the last time.
    fn hear(&mut self, port: u16) {
        let Some((events, _)) = &self.ear else {
            if self.since.elapsed() >= AFTER_A_FLOOD {
                (self.ear, self.since) = (listen(port), Instant::now());
            }
            return;
        };
        let events: Vec<ServiceEvent> = events.try_iter().collect();
        for event in events {
            let name = match &event {
                ServiceEvent::ServiceFound(_, name) | ServiceEvent::ServiceRemoved(_, name) => name,
                ServiceEvent::ServiceResolved(service) => &service.fullname,
                ServiceEvent::SearchStopped(_) => {
                    // More was heard than was taken in.
                    self.give_up();
                    return;
                }
                _ => continue,
            };
            let name =
                name.strip_suffix(SERVICE).and_then(|name| name.strip_suffix('.')).unwrap_or_default().to_owned();
            let table = match event {
                ServiceEvent::ServiceResolved(service) => {
                    NearbyTable::read(|key| service.txt_properties.get_property_val_str(key))
                }
                _ => None,
            };
            self.update(name, table);
            if self.heard.len() > MOST_HEARD {
                self.give_up();
                return;
            }
        }
    }

    /// Listens no more for a while.
    fn give_up(&mut self) {
        (self.ear, self.since) = (None, Instant::now());
        self.heard.clear();
        self.found.clear();
    }

    /// Takes in what is announced by this name, or that nothing is any more.
    fn update(&mut self, name: String, table: Option<NearbyTable>) {
        // The name of a table is its key's, so that no table takes another’s place.
        let table = table.filter(|table| table.mark() == name);
        let place = self.found.iter().position(|(known, _)| *known == name);
        match (place, table) {
            (Some(place), Some(table)) => self.found[place].1 = table,
            (Some(place), None) => _ = self.found.remove(place),
            (None, Some(table)) if self.found.len() < MOST_NEARBY => self.found.push((name.clone(), table)),
            (None, _) => {}
        }
        self.heard.insert(name);
    }
}

//! The wire over the network: QUIC from key to key (iroh), on a thread of its own with its own runtime, or in a page's worker. Only the
//! addresses of a line are dialled, and a relay is asked only where the host has chosen one; no other server is asked for anything.

#[cfg(target_arch = "wasm32")]
mod worker;

use std::{
    collections::{HashMap, VecDeque},
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
#[cfg(not(target_arch = "wasm32"))]
use std::{
    net::{Ipv4Addr, Ipv6Addr},
    sync::mpsc::{Receiver, channel},
    thread::JoinHandle,
};

use holochess_record::live::{
    HANDSHAKE, LONGEST_FRAME, LiveInput, LiveKey, LiveLine, MOST_VISITORS, MOST_WATCHERS, PeerId, SILENCE,
};
#[cfg(not(target_arch = "wasm32"))]
use iroh::endpoint::{BindOpts, Builder};
use iroh::{
    Endpoint, EndpointAddr, PublicKey, RelayMap, RelayMode, RelayUrl, SecretKey,
    endpoint::{Connection, Incoming, QuicTransportConfig, RecvStream, SendStream, VarInt, presets},
};
use n0_future::{
    task::{AbortHandle, JoinSet},
    time,
};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, mpsc};

#[cfg(not(target_arch = "wasm32"))]
use super::Link;
use super::{NetworkError, Reach};
#[cfg(target_arch = "wasm32")]
pub use worker::{FrameRoom, WorkerArrivals, WorkerWire};

/// The name of what is spoken over a connection.
const PROTOCOL: &[u8] = b"holochess/live/1";

/// How many frames of one connection are read ahead.
const READ_AHEAD: usize = 16;

/// How many frames wait to be sent over one connection. Where more do, the other end does not read.
const MOST_WAITING: usize = 1024;

/// The most connections at once: players, those who watch, those at the door, and those that are being ended.
const MOST_CONNECTIONS: usize = 4 * (6 + MOST_WATCHERS + 2 * MOST_VISITORS);

/// How many may be on their way to a connection at once. Where more come, the one that has taken longest is dropped.
const MOST_HANDSHAKES: usize = 32;

/// How long an end of a connection waits until what it has sent has arrived.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// How long dialling may take.
const DIALLING: Duration = Duration::from_secs(10);

/// How long a relay has to answer.
const AT_RELAY: Duration = Duration::from_secs(8);

/// How long the own addresses are waited for.
#[cfg(not(target_arch = "wasm32"))]
const ADDRESSES: Duration = Duration::from_secs(3);

/// What comes over the network, with the room that it takes up until it is read.
type ArrivedInput = (LiveInput, Option<OwnedSemaphorePermit>);

/// Where it goes: to a thread that waits for it, or in a worker to what posts it to the page.
#[cfg(not(target_arch = "wasm32"))]
type Arrived = std::sync::mpsc::Sender<ArrivedInput>;
#[cfg(target_arch = "wasm32")]
type Arrived = mpsc::UnboundedSender<ArrivedInput>;

/// What the wire is to do.
enum Order {
    Send(PeerId, Vec<u8>),
    Close(PeerId),
    Dial,
    End,
}

/// What a connection is to send.
enum Outgoing {
    Frame(Vec<u8>),
    End,
}

/// The wires of one program over the network.
#[cfg(not(target_arch = "wasm32"))]
pub struct NetworkLink {
    arrivals: Receiver<ArrivedInput>,
    orders: mpsc::UnboundedSender<Order>,
    addresses: Vec<SocketAddr>,
    relay: Option<String>,
    thread: Option<JoinHandle<()>>,
}

/// Where an endpoint stands.
struct Place {
    /// The port of UDP; 0 for any.
    #[cfg(not(target_arch = "wasm32"))]
    port: u16,
    /// Whether others dial it.
    listens: bool,
    /// Its relays, with how a line names each.
    relay: Option<(RelayMode, Option<String>)>,
    /// Whether it sends nothing but through its relay; a page has no other way.
    #[cfg(not(target_arch = "wasm32"))]
    relay_only: bool,
}

#[cfg(not(target_arch = "wasm32"))]
impl NetworkLink {
    /// Opens a table: listens on this port of UDP, or on a free one, and at a relay where one is wanted.
    ///
    /// # Errors
    /// If the port is taken, the relay is not reached, or there is no thread.
    pub fn open(secret: &[u8; 32], port: Option<u16>, reach: &Reach) -> Result<Self, NetworkError> {
        let relay = match reach.relay.as_deref() {
            None => None,
            Some(Reach::PUBLIC) => Some((RelayMode::Default, None)),
            Some(own) => Some((relays(own)?, Some(own.to_owned()))),
        };
        // The same port for both kinds of addresses, so that a table opened again is where it was.
        let port = port.or_else(free_port).unwrap_or(0);
        let relay_only = reach.relay_only && relay.is_some();
        Self::start(secret, Place { port, listens: true, relay, relay_only }, None)
    }

    /// Gets ready to dial the host of a table.
    ///
    /// # Errors
    /// If the key or the relay in the line is none, or there is no thread.
    pub fn join(secret: &[u8; 32], line: &LiveLine, relay_only: bool) -> Result<Self, NetworkError> {
        let (mut host, relay) = host_of(line)?;
        let relay_only = relay_only && relay.is_some();
        if !relay_only {
            host = line.addresses.iter().fold(host, |host, address| host.with_ip_addr(*address));
        }
        Self::start(secret, Place { port: 0, listens: false, relay, relay_only }, Some(host))
    }

    /// The relay at which this program can be dialled, as a line names it.
    pub fn relay(&self) -> Option<&str> {
        self.relay.as_deref()
    }

    /// Where this program can be dialled.
    pub fn addresses(&self) -> &[SocketAddr] {
        &self.addresses
    }

    fn start(secret: &[u8; 32], place: Place, host: Option<EndpointAddr>) -> Result<Self, NetworkError> {
        let (arrived, arrivals) = channel();
        let (orders, ordered) = mpsc::unbounded_channel();
        let (ready, is_ready) = channel();
        let secret = SecretKey::from_bytes(secret);
        let run = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let Ok(runtime) = runtime else {
                let _ = ready.send(Err(NetworkError::Thread));
                return;
            };
            runtime.block_on(async move {
                match bind(secret, place).await {
                    Ok((endpoint, addresses, relay)) => {
                        let _ = ready.send(Ok((addresses, relay)));
                        serve(endpoint, host, arrived, ordered).await;
                    }
                    Err(why) => _ = ready.send(Err(why)),
                }
            });
        };
        let thread =
            std::thread::Builder::new().name("link".to_owned()).spawn(run).map_err(|_| NetworkError::Thread)?;
        let (addresses, relay) = is_ready.recv().map_err(|_| NetworkError::Thread)??;
        Ok(Self { arrivals, orders, addresses, relay, thread: Some(thread) })
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Link for NetworkLink {
    fn next(&mut self, most: Duration) -> Option<LiveInput> {
        // Reading it makes room for another frame.
        self.arrivals.recv_timeout(most).ok().map(|(input, _room)| input)
    }

    fn send(&mut self, peer: PeerId, frame: Vec<u8>) {
        let _ = self.orders.send(Order::Send(peer, frame));
    }

    fn close(&mut self, peer: PeerId) {
        let _ = self.orders.send(Order::Close(peer));
    }

    fn dial(&mut self) {
        let _ = self.orders.send(Order::Dial);
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Drop for NetworkLink {
    /// Ends all connections, once what was sent has gone.
    fn drop(&mut self) {
        let _ = self.orders.send(Order::End);
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// A port that no program listens on.
#[cfg(not(target_arch = "wasm32"))]
fn free_port() -> Option<u16> {
    let socket = std::net::UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.local_addr().ok().map(|address| address.port())
}

/// The address of a relay that a line or a person names, without its token.
fn relay_url(relay: &str) -> Result<RelayUrl, NetworkError> {
    let address = relay.split_once('#').map_or(relay, |(address, _)| address);
    let is_fit = address.starts_with("https://") || address.starts_with("http://");
    let url = is_fit.then(|| address.parse().ok()).flatten();
    url.ok_or_else(|| NetworkError::Relay(address.to_owned()))
}

/// The one relay that a line or a person names, with its token.
fn relays(relay: &str) -> Result<RelayMode, NetworkError> {
    let map = RelayMap::from(relay_url(relay)?);
    Ok(RelayMode::Custom(match relay.split_once('#') {
        Some((_, token)) => map.with_auth_token(token),
        None => map,
    }))
}

/// The host of a line by its key and its relay, and the relays of who dials it.
fn host_of(line: &LiveLine) -> Result<(EndpointAddr, Option<(RelayMode, Option<String>)>), NetworkError> {
    let key = PublicKey::from_bytes(&line.key.0).map_err(|_| NetworkError::Key)?;
    let host = EndpointAddr::new(key);
    match &line.relay {
        None => Ok((host, None)),
        Some(relay) => Ok((host.with_relay_url(relay_url(relay)?), Some((relays(relay)?, None)))),
    }
}

/// Listens, or gets ready to dial. Returns where it can be dialled: addresses, and a relay as a line names it.
async fn bind(secret: SecretKey, place: Place) -> Result<(Endpoint, Vec<SocketAddr>, Option<String>), NetworkError> {
    let (mode, name) = place.relay.clone().unwrap_or((RelayMode::Disabled, None));
    let has_relay = mode != RelayMode::Disabled;
    // One stream a connection, and little room for what has not been read yet.
    let window = VarInt::from_u32(4 * LONGEST_FRAME as u32);
    let transport = QuicTransportConfig::builder()
        .max_concurrent_bidi_streams(VarInt::from_u32(1))
        .max_concurrent_uni_streams(VarInt::from_u32(0))
        .stream_receive_window(window)
        .receive_window(window)
        .datagram_receive_buffer_size(None)
        .build();
    let mut builder =
        Endpoint::builder(presets::Minimal).secret_key(secret).relay_mode(mode).transport_config(transport);
    if place.listens {
        builder = builder.alpns(vec![PROTOCOL.to_vec()]);
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        builder = with_sockets(builder, &place)?;
    }
    let endpoint = builder.bind().await.map_err(|why| NetworkError::Port(why.to_string()))?;
    let mut at_relay = None;
    if place.listens && has_relay {
        // The token is a secret.
        let shown = name.as_deref().and_then(|name| name.split('#').next()).unwrap_or(Reach::PUBLIC);
        let unreached = || NetworkError::Relay(shown.to_owned());
        time::timeout(AT_RELAY, endpoint.online()).await.map_err(|_| unreached())?;
        let found = endpoint.addr().relay_urls().next().map(ToString::to_string);
        // One's own is named as it was typed, with its token.
        at_relay = Some(name.clone().or(found).ok_or_else(unreached)?);
    }
    #[cfg(not(target_arch = "wasm32"))]
    let addresses = if place.relay_only { Vec::new() } else { own_addresses(&endpoint, place.listens).await };
    #[cfg(target_arch = "wasm32")]
    let addresses = Vec::new();
    Ok((endpoint, addresses, at_relay))
}

/// Binds the sockets of a place.
#[cfg(not(target_arch = "wasm32"))]
fn with_sockets(builder: Builder, place: &Place) -> Result<Builder, NetworkError> {
    let refused = |why: &dyn std::fmt::Display| NetworkError::Port(why.to_string());
    let builder = builder
        .bind_addr(SocketAddr::from((Ipv4Addr::UNSPECIFIED, place.port)))
        .map_err(|why| refused(&why))?
        .bind_addr_with_opts(
            SocketAddr::from((Ipv6Addr::UNSPECIFIED, place.port)),
            BindOpts::default().set_is_required(false),
        )
        .map_err(|why| refused(&why))?;
    Ok(if place.relay_only { builder.clear_ip_transports() } else { builder })
}

/// Where an endpoint can be dialled directly, each address once; one that listens waits until it knows.
#[cfg(not(target_arch = "wasm32"))]
async fn own_addresses(endpoint: &Endpoint, listens: bool) -> Vec<SocketAddr> {
    let mut addresses = Vec::new();
    for _ in 0..ADDRESSES.as_millis() / 50 {
        addresses = endpoint.addr().ip_addrs().copied().collect();
        if !listens || !addresses.is_empty() {
            break;
        }
        time::sleep(Duration::from_millis(50)).await;
    }
    if listens {
        // Another program of this machine gets here whatever network there is.
        let ports = endpoint.bound_sockets().into_iter().filter(SocketAddr::is_ipv4).map(|socket| socket.port());
        addresses.extend(ports.map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port))));
    }
    let mut known = Vec::new();
    addresses.retain(|address| {
        !known.contains(address) && {
            known.push(*address);
            true
        }
    });
    addresses
}

/// The way to the other end of a connection.
struct Way {
    outgoing: mpsc::Sender<Outgoing>,
    /// The connection is to end soon, even if the other end does not read.
    ends: Arc<Notify>,
}

/// The connections, by their numbers.
#[derive(Clone, Default)]
struct Connections(Arc<Mutex<(u64, HashMap<PeerId, Way>)>>);

impl Connections {
    fn with<T>(&self, work: impl FnOnce(&mut (u64, HashMap<PeerId, Way>)) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn add(&self) -> (PeerId, mpsc::Receiver<Outgoing>, Arc<Notify>) {
        let (outgoing, receiver) = mpsc::channel(MOST_WAITING);
        let ends = Arc::new(Notify::new());
        self.with(|(next, all)| {
            *next += 1;
            all.insert(PeerId(*next), Way { outgoing, ends: Arc::clone(&ends) });
            (PeerId(*next), receiver, ends)
        })
    }

    /// Puts something on its way. Where the other end does not read, the connection ends.
    fn send(&self, peer: PeerId, outgoing: Outgoing) {
        self.with(|(_, all)| {
            let Some(way) = all.get(&peer) else { return };
            let is_last = matches!(outgoing, Outgoing::End);
            let is_full = way.outgoing.try_send(outgoing).is_err();
            if is_last || is_full {
                way.ends.notify_one();
            }
            if is_full {
                all.remove(&peer);
            }
        });
    }

    fn remove(&self, peer: PeerId) {
        self.with(|(_, all)| _ = all.remove(&peer));
    }
}

/// Accepts, dials and sends until the program ends.
async fn serve(
    endpoint: Endpoint,
    host: Option<EndpointAddr>,
    arrived: Arrived,
    mut orders: mpsc::UnboundedReceiver<Order>,
) {
    let connections = Connections::default();
    let mut tasks = JoinSet::new();
    let mut handshakes = JoinSet::new();
    let mut on_their_way: VecDeque<AbortHandle> = VecDeque::new();
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                Some(Order::Send(peer, frame)) => connections.send(peer, Outgoing::Frame(frame)),
                Some(Order::Close(peer)) => connections.send(peer, Outgoing::End),
                Some(Order::Dial) => {
                    if let Some(host) = host.clone() {
                        tasks.spawn(dial(endpoint.clone(), host, connections.clone(), arrived.clone()));
                    }
                }
                Some(Order::End) | None => break,
            },
            incoming = endpoint.accept(), if host.is_none() => {
                let Some(incoming) = incoming else { break };
                if tasks.len() >= MOST_CONNECTIONS {
                    incoming.refuse();
                    continue;
                }
                on_their_way.retain(|handshake| !handshake.is_finished());
                if on_their_way.len() >= MOST_HANDSHAKES {
                    let _ = on_their_way.pop_front().map(|longest| longest.abort());
                }
                on_their_way.push_back(handshakes.spawn(accept(incoming)));
            }
            Some(accepted) = handshakes.join_next(), if !handshakes.is_empty() => {
                if let Ok(Some((connection, sends, receives))) = accepted {
                    tasks.spawn(talk(connection, sends, receives, connections.clone(), arrived.clone()));
                }
            }
            _ = tasks.join_next(), if !tasks.is_empty() => {}
        }
    }
    // What was sent goes out first.
    let peers: Vec<PeerId> = connections.with(|(_, all)| all.keys().copied().collect());
    for peer in peers {
        connections.send(peer, Outgoing::End);
    }
    let _ = time::timeout(2 * LAST_WORDS, async { while tasks.join_next().await.is_some() {} }).await;
    let _ = time::timeout(LAST_WORDS, endpoint.close()).await;
}

/// Waits for a connection and its stream; nothing where they do not come in time.
async fn accept(incoming: Incoming) -> Option<(Connection, SendStream, RecvStream)> {
    let connection = time::timeout(HANDSHAKE, async { incoming.await }).await.ok()?.ok()?;
    if let Ok(Ok((sends, receives))) = time::timeout(HANDSHAKE, connection.accept_bi()).await {
        return Some((connection, sends, receives));
    }
    connection.close(VarInt::from_u32(0), b"");
    None
}

/// Dials the host and talks with it.
async fn dial(endpoint: Endpoint, host: EndpointAddr, connections: Connections, arrived: Arrived) {
    let Ok(Ok(connection)) = time::timeout(DIALLING, endpoint.connect(host, PROTOCOL)).await else { return };
    let Ok(Ok((sends, receives))) = time::timeout(HANDSHAKE, connection.open_bi()).await else { return };
    talk(connection, sends, receives, connections, arrived).await;
}

/// Carries frames over one connection until either end has had enough.
async fn talk(
    connection: Connection,
    sends: SendStream,
    receives: RecvStream,
    connections: Connections,
    arrived: Arrived,
) {
    let (peer, outgoing, ends) = connections.add();
    let key = LiveKey(*connection.remote_id().as_bytes());
    if arrived.send((LiveInput::Connected(peer, key), None)).is_err() {
        return;
    }
    let writing = write(sends, outgoing);
    tokio::pin!(writing);
    let last = tokio::select! {
        last = read(peer, receives, &arrived) => last,
        () = &mut writing => LiveInput::Lost(peer),
        () = async { ends.notified().await; time::sleep(2 * LAST_WORDS).await } => LiveInput::Lost(peer),
    };
    if matches!(last, LiveInput::Garbled(_)) {
        // Nothing more is read; why it ends is still said.
        let _ = arrived.send((last, None));
        let _ = time::timeout(2 * LAST_WORDS, writing).await;
    }
    connections.remove(peer);
    let _ = arrived.send((LiveInput::Lost(peer), None));
    connection.close(VarInt::from_u32(0), b"");
}

/// Reads frames: four bytes with the length, and so many.
async fn read(peer: PeerId, mut receives: RecvStream, arrived: &Arrived) -> LiveInput {
    let room = Arc::new(Semaphore::new(READ_AHEAD));
    loop {
        let mut length = [0; 4];
        match receives.read(&mut length[..1]).await {
            Ok(Some(1)) => {}
            _ => return LiveInput::Lost(peer),
        }
        if receives.read_exact(&mut length[1..]).await.is_err() {
            return LiveInput::Garbled(peer);
        }
        let length = u32::from_be_bytes(length) as usize;
        if length > LONGEST_FRAME {
            return LiveInput::Garbled(peer);
        }
        let Ok(room) = Arc::clone(&room).acquire_owned().await else { return LiveInput::Lost(peer) };
        let mut frame = vec![0; length];
        if receives.read_exact(&mut frame).await.is_err() {
            return LiveInput::Garbled(peer);
        }
        if arrived.send((LiveInput::Frame(peer, frame), Some(room))).is_err() {
            return LiveInput::Lost(peer);
        }
    }
}

/// Writes frames until the end is asked for, and waits until the other end has them.
async fn write(mut sends: SendStream, mut outgoing: mpsc::Receiver<Outgoing>) {
    while let Some(Outgoing::Frame(frame)) = outgoing.recv().await {
        let length = u32::try_from(frame.len()).unwrap_or(u32::MAX).to_be_bytes();
        // An end that does not read is as good as gone.
        let sent = time::timeout(SILENCE, sends.write_all(&[&length[..], &frame].concat())).await;
        if !matches!(sent, Ok(Ok(()))) {
            return;
        }
    }
    if sends.finish().is_ok() {
        let _ = time::timeout(LAST_WORDS, sends.stopped()).await;
    }
}

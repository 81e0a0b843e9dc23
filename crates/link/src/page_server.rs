//! The page for browsers and a relay for its matches, on one port of this machine: for those on the same network. A browser gets no
//! other address than this server's (`web/page/index.html` has the policy).

use std::{
    collections::HashMap,
    convert::Infallible,
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    num::NonZeroU32,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use http::{
    HeaderMap, HeaderValue, Method, Request, Response, StatusCode,
    header::{
        ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
        HOST, IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
    },
};
use http_body_util::Full;
use hyper::{
    body::{Bytes, Incoming},
    server::conn::http1,
    service::{Service as _, service_fn},
};
use hyper_util::rt::{TokioIo, TokioTimer};
use iroh_base::EndpointId;
use iroh_relay::{
    KeyCache,
    http::{RELAY_PATH, RELAY_PROBE_PATH},
    server::{
        Access, AccessControl, ClientRateLimit, ClientRequest, ConnectionId, Metrics,
        http_server::{BytesBody, Handlers, RelayService, RelayServiceWithNotify},
        streams::MaybeTlsStream,
    },
};
use thiserror::Error;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Notify, OwnedSemaphorePermit, Semaphore},
    time,
};

/// How many connections fetch files at once.
const MOST_CONNECTIONS: usize = 128;

/// How many of them may come from one address.
const MOST_FROM_ONE: usize = 32;

/// How many programs the relay serves at once.
const MOST_AT_RELAY: usize = 64;

/// How many bytes a second the relay takes from one program, and at once: a match needs some hundred.
const RELAY_RATE: NonZeroU32 = NonZeroU32::new(256 << 10).unwrap();

/// How long a browser may take to ask, or to be silent before it asks again.
const ASKING: Duration = Duration::from_secs(10);

/// How long a connection that fetches files may last.
const FETCHING: Duration = Duration::from_mins(10);

/// How often the server looks whether it is to end.
const LOOK: Duration = Duration::from_millis(200);

/// The longest file of a page, in bytes.
const LONGEST_FILE: u64 = 64 << 20;

/// Why the page cannot be served.
#[derive(Debug, Error)]
pub enum PageServerError {
    /// There is no page in the folder.
    #[error("{} is no page", .0.display())]
    NoPage(PathBuf),
    /// The port cannot be listened on.
    #[error("{0} cannot be opened: {1}")]
    Port(SocketAddr, io::Error),
}

/// The address of this machine in its network; the machine itself where there is none.
pub fn own_address() -> IpAddr {
    // Nothing is sent: the system says from which address it would be. The other end is one of the addresses for documents.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0));
    let found = socket.and_then(|socket| {
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    });
    found.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |address| address.ip())
}

/// Serves the page of a folder, with a relay, until `is_ended`. `ready` is told the address once it can be opened.
///
/// # Errors
/// If the folder has no page, or the port is taken.
pub fn serve_page(
    folder: &Path,
    address: SocketAddr,
    is_ended: &AtomicBool,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), PageServerError> {
    let site = Site::read(folder).ok_or_else(|| PageServerError::NoPage(folder.to_owned()))?;
    let refused = |why| PageServerError::Port(address, why);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(refused)?;
    runtime.block_on(async {
        let listener = TcpListener::bind(address).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let server = Arc::new(Server::new(site, address));
        ready(address);
        while !is_ended.load(Ordering::Relaxed) {
            if let Ok(Ok((stream, from))) = time::timeout(LOOK, listener.accept()).await {
                server.take(stream, from.ip());
            }
        }
        server.relay.shutdown().await;
        Ok(())
    })
}

/// The files of a page, by the paths of their addresses.
struct Site {
    files: HashMap<String, SiteFile>,
    /// What the page may do, as it says itself, and that no other page may show it.
    policy: HeaderValue,
}

struct SiteFile {
    path: PathBuf,
    kind: &'static str,
    tag: String,
    /// Whether it lies in the folder of a build, which never changes.
    is_of_build: bool,
    /// Its packed form (brotli), with the tag of that.
    packed: Option<(PathBuf, String)>,
}

impl Site {
    /// The page in a folder, if there is one.
    fn read(folder: &Path) -> Option<Self> {
        let page = std::fs::read_to_string(folder.join("index.html")).ok()?;
        let (_, after) = page.split_once(r#"http-equiv="Content-Security-Policy" content=""#)?;
        let (policy, _) = after.split_once('"')?;
        let policy = HeaderValue::from_str(&format!("{policy}; frame-ancestors 'none'")).ok()?;
        let mut files = HashMap::new();
        add_files(folder, "/", &mut files);
        Some(Self { files, policy })
    }

    /// The file of an address. What is not in the list is not there: no path leads out of the folder.
    fn file(&self, path: &str) -> Option<&SiteFile> {
        self.files.get(if path == "/" { "/index.html" } else { path })
    }
}

/// Adds the files of a folder and of those inside. Links are not followed.
fn add_files(folder: &Path, at: &str, files: &mut HashMap<String, SiteFile>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let (Ok(name), Ok(kind)) = (entry.file_name().into_string(), entry.file_type()) else { continue };
        let path = entry.path();
        if kind.is_dir() {
            add_files(&path, &format!("{at}{name}/"), files);
        } else if kind.is_file()
            && let Some(kind) = kind_of(&name)
            && let Some(tag) = tag_of(&path)
        {
            let packed = path.with_file_name(format!("{name}.br"));
            let packed = tag_of(&packed).map(|tag| (packed, tag));
            let is_of_build = at.starts_with("/holochess-");
            files.insert(format!("{at}{name}"), SiteFile { path, kind, tag, is_of_build, packed });
        }
    }
}

/// What a browser is told of the files of a page; nothing of others.
fn kind_of(name: &str) -> Option<&'static str> {
    Some(match name.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "css" => "text/css",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ogg" => "audio/ogg",
        "glb" => "model/gltf-binary",
        "ron" => "text/plain; charset=utf-8",
        "endings" => "application/octet-stream",
        _ => return None,
    })
}

/// What changes with a file; nothing where there is none that can be served.
fn tag_of(path: &Path) -> Option<String> {
    let about = std::fs::symlink_metadata(path).ok().filter(|about| about.is_file() && about.len() <= LONGEST_FILE)?;
    let changed = about.modified().ok()?.duration_since(std::time::UNIX_EPOCH).ok()?;
    Some(format!("\"{}-{}\"", about.len(), changed.as_millis()))
}

/// The relay's door: so many programs at once.
#[derive(Debug, Default)]
struct Door(AtomicUsize);

impl AccessControl for Door {
    async fn on_connect(&self, _: &ClientRequest) -> Access {
        let enter = |inside: usize| (inside < MOST_AT_RELAY).then_some(inside + 1);
        match self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, enter) {
            Ok(_) => Access::Allow,
            Err(_) => Access::Deny { reason: Some("the relay is full".to_owned()) },
        }
    }

    fn on_disconnect(&self, _: EndpointId, _: ConnectionId) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The server of one page.
struct Server {
    site: Site,
    relay: RelayService,
    /// What a browser names as the server: another name is that of a page elsewhere that has been led here.
    host: String,
    connections: Arc<Semaphore>,
    from: std::sync::Mutex<HashMap<IpAddr, Arc<Semaphore>>>,
}

impl Server {
    fn new(site: Site, address: SocketAddr) -> Self {
        let mut rate = ClientRateLimit::new(RELAY_RATE);
        rate.max_burst_bytes = Some(RELAY_RATE);
        let (handlers, headers) = (Handlers::default(), HeaderMap::new());
        let (door, metrics) = (Arc::new(Door::default()), Arc::new(Metrics::default()));
        Self {
            site,
            relay: RelayService::new(handlers, headers, Some(rate), KeyCache::new(MOST_AT_RELAY), door, metrics),
            host: address.to_string(),
            connections: Arc::new(Semaphore::new(MOST_CONNECTIONS)),
            from: std::sync::Mutex::default(),
        }
    }

    /// Serves a connection on a task of its own, or ends it where there are too many.
    fn take(self: &Arc<Self>, stream: TcpStream, from: IpAddr) {
        let Some(room) = self.room(from) else { return };
        let server = Arc::clone(self);
        tokio::spawn(async move {
            let answer = service_fn(|request: Request<Incoming>| {
                let server = Arc::clone(&server);
                async move { Ok::<_, Infallible>(server.answer(request).await) }
            });
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(ASKING)
                .max_headers(64)
                .max_buf_size(32 << 10)
                // The relay looks for a stream of this kind behind a connection that it takes over.
                .serve_connection(TokioIo::new(MaybeTlsStream::Plain(stream)), answer)
                .with_upgrades();
            let _ = time::timeout(FETCHING, connection).await;
            drop(room);
        });
    }

    /// Room for a connection from an address.
    fn room(&self, from: IpAddr) -> Option<[OwnedSemaphorePermit; 2]> {
        let here = Arc::clone(&self.connections).try_acquire_owned().ok()?;
        let mut all = self.from.lock().ok()?;
        all.retain(|_, room| room.available_permits() < MOST_FROM_ONE);
        let room = all.entry(from).or_insert_with(|| Arc::new(Semaphore::new(MOST_FROM_ONE)));
        Some([here, Arc::clone(room).try_acquire_owned().ok()?])
    }

    async fn answer(&self, request: Request<Incoming>) -> Response<BytesBody> {
        let is_here = request.headers().get(HOST).is_some_and(|host| host.as_bytes() == self.host.as_bytes());
        if !is_here {
            return empty(StatusCode::MISDIRECTED_REQUEST);
        }
        match (request.method(), request.uri().path()) {
            (&Method::GET, RELAY_PROBE_PATH) => empty(StatusCode::OK),
            (&Method::GET, RELAY_PATH) => {
                let relay = RelayServiceWithNotify::new(self.relay.clone(), Arc::new(Notify::new()));
                relay.call(request).await.unwrap_or_else(|_| empty(StatusCode::BAD_REQUEST))
            }
            (&Method::GET | &Method::HEAD, path) => match self.site.file(path) {
                Some(file) => self.send(file, request.method() == Method::HEAD, request.headers()).await,
                None => empty(StatusCode::NOT_FOUND),
            },
            _ => empty(StatusCode::METHOD_NOT_ALLOWED),
        }
    }

    /// Sends a file, packed where the browser takes it, with the headers that docs/building.md asks of every server.
    async fn send(&self, file: &SiteFile, is_head: bool, asked: &HeaderMap) -> Response<BytesBody> {
        let accepts = asked.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let takes_packed = accepts.split([',', ';', ' ']).any(|word| word == "br");
        let packed = file.packed.as_ref().filter(|_| takes_packed);
        let (path, tag) = packed.map_or((&file.path, &file.tag), |(path, tag)| (path, tag));
        let kept = if file.is_of_build { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut answer = Response::builder()
            .header(CONTENT_TYPE, file.kind)
            .header(CONTENT_SECURITY_POLICY, self.site.policy.clone())
            .header(X_CONTENT_TYPE_OPTIONS, "nosniff")
            .header(REFERRER_POLICY, "no-referrer")
            .header("cross-origin-opener-policy", "same-origin")
            .header(VARY, "Accept-Encoding")
            .header(ETAG, tag);
        if packed.is_some() {
            answer = answer.header(CONTENT_ENCODING, "br");
        }
        if asked.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
            answer = answer.status(StatusCode::NOT_MODIFIED).header(CACHE_CONTROL, kept);
            return answer.body(body(Vec::new())).unwrap_or_else(|_| empty(StatusCode::INTERNAL_SERVER_ERROR));
        }
        let path = path.clone();
        let read = tokio::task::spawn_blocking(move || std::fs::read(path)).await;
        let Ok(Ok(bytes)) = read else { return empty(StatusCode::NOT_FOUND) };
        let answer = answer.header(CACHE_CONTROL, kept).header(CONTENT_LENGTH, bytes.len());
        let bytes = if is_head { Vec::new() } else { bytes };
        answer.body(body(bytes)).unwrap_or_else(|_| empty(StatusCode::INTERNAL_SERVER_ERROR))
    }
}

fn body(bytes: Vec<u8>) -> BytesBody {
    Box::new(Full::new(Bytes::from(bytes)))
}

fn empty(status: StatusCode) -> Response<BytesBody> {
    let mut response = Response::new(body(Vec::new()));
    *response.status_mut() = status;
    response
}

//! The server of a page, asked as a browser asks, and as a stranger does.

use std::{
    fs,
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::channel,
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use super::{
    Link, NetworkIdentity, Reach,
    network::NetworkLink,
    page_server::{PageServerError, serve_page},
};
use holochess_record::live::{LiveIdentity, LiveInput, LiveLine, LiveToken};

const PAGE: &str = r#"<meta http-equiv="Content-Security-Policy" content="default-src 'self'; connect-src 'self'">"#;

/// A page that is served until it is dropped.
struct Served {
    address: SocketAddr,
    is_ended: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    _folder: tempfile::TempDir,
}

impl Served {
    fn start() -> Self {
        let folder = tempfile::tempdir().expect("there is room");
        let build = folder.path().join("page/holochess-0123456789ab");
        fs::create_dir_all(&build).expect("it can be made");
        let page = folder.path().join("page");
        for (file, text) in [
            (page.join("index.html"), PAGE),
            (page.join("secret.txt"), "not part of a page"),
            (folder.path().join("outside.json"), "{}"),
            (build.join("game.js"), "let game;"),
            (build.join("game.js.br"), "packed"),
        ] {
            fs::write(file, text).expect("it can be written");
        }
        #[cfg(unix)]
        std::os::unix::fs::symlink(folder.path().join("outside.json"), page.join("link.json")).expect("it can be made");
        let is_ended = Arc::new(AtomicBool::new(false));
        let (ready, is_ready) = channel();
        let end = Arc::clone(&is_ended);
        let thread = thread::spawn(move || {
            let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
            serve_page(&page, address, &end, |address| _ = ready.send(address)).expect("a port is free");
        });
        let address = is_ready.recv().expect("it is served");
        Self { address, is_ended, thread: Some(thread), _folder: folder }
    }

    /// What the server answers: the head, and what follows; nothing where it has no room for the connection.
    fn try_ask(&self, request: &str) -> Option<(String, String)> {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        Some((head.to_ascii_lowercase(), body.to_owned()))
    }

    fn ask(&self, request: &str) -> (String, String) {
        self.try_ask(request).expect("it answers")
    }

    fn get(&self, path: &str, more: &str) -> (String, String) {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{more}\r\n", self.address))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.is_ended.store(true, Ordering::Relaxed);
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

#[test]
fn a_page_comes_with_its_policy() {
    let served = Served::start();
    let (head, body) = served.get("/", "");
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert_eq!(body, PAGE);
    for header in [
        "content-security-policy: default-src 'self'; connect-src 'self'; frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cross-origin-opener-policy: same-origin",
        "cache-control: no-cache",
        "content-type: text/html",
    ] {
        assert!(head.contains(header), "{header}: {head}");
    }
    let (head, body) = served.get("/holochess-0123456789ab/game.js", "Accept-Encoding: gzip, br\r\n");
    assert!(head.contains("content-encoding: br") && head.contains("immutable"), "{head}");
    assert_eq!(body, "packed");
    let (_, tag) = head.split_once("etag: ").expect("it has a tag");
    let tag = tag.lines().next().unwrap_or_default();
    let again = format!("Accept-Encoding: br\r\nIf-None-Match: {tag}\r\n");
    let (head, body) = served.get("/holochess-0123456789ab/game.js", &again);
    assert!(head.starts_with("http/1.1 304") && body.is_empty(), "{head}");
}

#[test]
fn nothing_else_is_served() {
    let served = Served::start();
    for path in [
        "/secret.txt",
        "/outside.json",
        "/link.json",
        "/../outside.json",
        "/%2e%2e/outside.json",
        "//outside.json",
        "/holochess-0123456789ab",
        "/holochess-0123456789ab/",
        "/holochess-0123456789ab/game.js.br",
        "/index.html/",
    ] {
        let (head, body) = served.get(path, "");
        assert!(head.starts_with("http/1.1 404") && body.is_empty(), "{path}: {head}");
    }
    let (head, _) = served.ask(&format!("POST / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", served.address));
    assert!(head.starts_with("http/1.1 405"), "{head}");
    // A page elsewhere whose name was led to this machine.
    let (head, _) = served.ask("GET / HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n");
    assert!(head.starts_with("http/1.1 421"), "{head}");
    // What is no request leaves the server as it was.
    let mut stream = TcpStream::connect(served.address).expect("it listens");
    let _ = stream.write_all(&vec![0xff; 70_000]);
    let _ = stream.read(&mut [0; 1]);
    assert!(served.get("/ping", "").0.starts_with("http/1.1 200"));
}

#[test]
fn one_address_does_not_take_all_connections() {
    let served = Served::start();
    // They ask for nothing, and hold what there is for one address.
    let held: Vec<TcpStream> = (0..40).map(|_| TcpStream::connect(served.address).expect("it listens")).collect();
    let ended = |mut stream: &TcpStream| {
        let _ = stream.set_read_timeout(Some(Duration::from_mins(1)));
        // It is ended at once where there are too many, after a while where it asks for nothing.
        stream.read(&mut [0; 1]).is_ok_and(|count| count == 0)
    };
    assert!(held.iter().rev().take(8).all(ended));
    drop(held);
    // Their places are free once the server has seen that they are gone.
    let ping = format!("GET /ping HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", served.address);
    while served.try_ask(&ping).is_none() {}
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let folder = tempfile::tempdir().expect("there is room");
    let page = folder.path().join("index.html");
    for text in [None, Some("<p>No policy</p>")] {
        if let Some(text) = text {
            fs::write(&page, text).expect("it can be written");
        }
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let served = serve_page(folder.path(), address, &AtomicBool::new(true), |_| ());
        assert!(matches!(served, Err(PageServerError::NoPage(_))));
    }
}

#[test]
fn frames_go_by_the_relay_of_the_page() {
    let served = Served::start();
    let relay = format!("http://{}", served.address);
    let reach = Reach { relay: Some(relay), relay_only: true, ..Reach::default() };
    let mut host = NetworkLink::open(&[7; 32], None, &reach).expect("the relay is there");
    assert_eq!(host.addresses(), []);
    let key = NetworkIdentity::from_secret(&[7; 32]).key();
    let relay = host.relay().map(str::to_owned);
    let line = LiveLine { key, token: LiveToken([1; 16]), addresses: Vec::new(), relay };
    let mut guest = NetworkLink::join(&[9; 32], &line, true).expect("the line is sound");
    guest.dial();
    let wait = |link: &mut NetworkLink| loop {
        if let Some(input) = link.next(Duration::from_millis(100)) {
            break input;
        }
    };
    let LiveInput::Connected(peer, _) = wait(&mut guest) else { panic!("not connected") };
    guest.send(peer, b"by a relay".to_vec());
    assert!(matches!(wait(&mut host), LiveInput::Connected(..)));
    let LiveInput::Frame(_, frame) = wait(&mut host) else { panic!("no frame") };
    assert_eq!(frame, b"by a relay");
}

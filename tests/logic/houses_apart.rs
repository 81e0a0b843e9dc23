//! Programs at an online table in networks of their own: how long a decision takes, what an idle table costs, and what a break does. The
//! networks are the kernel's (`unshare`, `ip`); where they cannot be made the tests say so and are over.

use std::{
    collections::VecDeque,
    env, fs,
    io::Write as _,
    net::{SocketAddr, UdpSocket},
    path::Path,
    process::{Command, Stdio},
    sync::{Arc, Condvar, Mutex},
    thread,
    time::{Duration, Instant},
};

use holochess::record::live::LiveLine;

use crate::{PROGRAM, place::Place, seated::Seated};

/// Says that the test runs in networks of its own already.
const INSIDE: &str = "HOLOCHESS_APART";

/// How long a decision may take beside the way there and back, and what it takes without any way.
const FRAME: Duration = Duration::from_millis(17);

/// Runs a test again in networks of its own. Whether this is there.
fn is_apart(test: &str) -> bool {
    if env::var_os(INSIDE).is_some() {
        // A place for the names of the networks.
        run("mount -t tmpfs none /run");
        run("ip link set lo up");
        return true;
    }
    let apart = ["--user", "--map-root-user", "--net", "--mount", "--fork", "--kill-child"];
    let can =
        Command::new("unshare").args(apart).args(["ip", "link", "set", "lo", "up"]).stderr(Stdio::null()).status();
    if !can.is_ok_and(|status| status.success()) {
        eprintln!("skipped: this machine gives no networks to tests (unshare, ip)");
        return false;
    }
    let mut command = Command::new("unshare");
    command.args(apart).arg(env::current_exe().expect("this program"));
    command.args(["--exact", &format!("houses_apart::{test}"), "--include-ignored", "--nocapture"]).env(INSIDE, "1");
    assert!(command.status().expect("it starts").success(), "{test} fails in networks of its own");
    false
}

fn run(line: &str) {
    let mut words = line.split(' ');
    let status = Command::new(words.next().expect("a word")).args(words).status().expect("it is installed");
    assert!(status.success(), "{line}");
}

/// The program in this network.
fn start(place: &Place, network: &str, arguments: &[&str]) -> Seated {
    let mut command = Command::new("nsenter");
    command.arg(format!("--net=/run/netns/{network}")).arg(PROGRAM);
    Seated::run(command, place, network, arguments)
}

/// In this network.
fn inside(network: &str, line: &str) {
    run(&format!("nsenter --net=/run/netns/{network} {line}"));
}

/// Two networks with a cable between them.
fn cabled() {
    for network in ["ada", "bo"] {
        run(&format!("ip netns add {network}"));
    }
    run("ip link add cable netns ada type veth peer name cable netns bo");
    for (network, address) in [("ada", "10.77.0.1/24"), ("bo", "10.77.0.2/24")] {
        inside(network, &format!("ip address add {address} dev cable"));
        inside(network, "ip link set cable up");
        inside(network, "ip link set lo up");
    }
}

/// Two networks that reach each other only through this program.
fn through_here() {
    for (network, here, there) in [("ada", "10.77.1.1/24", "10.77.1.2/24"), ("bo", "10.77.2.1/24", "10.77.2.2/24")] {
        run(&format!("ip netns add {network}"));
        run(&format!("ip link add {network} type veth peer name cable netns {network}"));
        run(&format!("ip address add {here} dev {network}"));
        run(&format!("ip link set {network} up"));
        inside(network, &format!("ip address add {there} dev cable"));
        inside(network, "ip link set cable up");
        inside(network, "ip link set lo up");
    }
}

/// Datagrams on their way, each with the moment of its arrival.
type Way = Arc<(Mutex<VecDeque<(Instant, Vec<u8>)>>, Condvar)>;

/// Carries datagrams one way, each after this delay. What it comes from is remembered for the way back.
fn carry(
    from: UdpSocket,
    to: UdpSocket,
    learned: Arc<Mutex<Option<SocketAddr>>>,
    known: Option<SocketAddr>,
    delay: Duration,
) {
    let way = Way::default();
    let arriving = Arc::clone(&way);
    let sender = Arc::clone(&learned);
    thread::spawn(move || {
        let mut bytes = [0; 2048];
        while let Ok((length, address)) = from.recv_from(&mut bytes) {
            if known.is_some() {
                *sender.lock().expect("nothing panics") = Some(address);
            }
            arriving.0.lock().expect("nothing panics").push_back((Instant::now() + delay, bytes[..length].to_vec()));
            arriving.1.notify_one();
        }
    });
    thread::spawn(move || {
        loop {
            let mut queue = way.0.lock().expect("nothing panics");
            while queue.is_empty() {
                queue = way.1.wait(queue).expect("nothing panics");
            }
            let (at, bytes) = queue.pop_front().expect("there is one");
            drop(queue);
            thread::sleep(at.saturating_duration_since(Instant::now()));
            let address = known.or_else(|| *learned.lock().expect("nothing panics"));
            let _ = address.map(|address| to.send_to(&bytes, address));
        }
    });
}

/// The line of a table whose host is reached through this program only, with so much delay each way.
fn delayed(line: &str, delay: Duration) -> String {
    let mut line = LiveLine::read(line).expect("it is one");
    let host = line.addresses.iter().find(|address| address.ip().to_string() == "10.77.1.2").expect("its own address");
    let host = *host;
    let at = |address: &str| UdpSocket::bind((address, 0)).expect("it is ours");
    let (to_guest, to_host) = (at("10.77.2.1"), at("10.77.1.1"));
    line.addresses = vec![to_guest.local_addr().expect("it is bound")];
    let copy = |socket: &UdpSocket| socket.try_clone().expect("there are few");
    let guest = Arc::default();
    carry(copy(&to_guest), copy(&to_host), Arc::clone(&guest), Some(host), delay);
    carry(to_host, to_guest, guest, None, delay);
    line.text()
}

/// A program at which a person plays.
fn say(seated: &mut Seated, line: &str) {
    let input = seated.child.stdin.as_mut().expect("it is piped");
    writeln!(input, "{line}").and_then(|()| input.flush()).expect("it runs");
}

/// A guest joins, and says yes.
fn join(place: &Place, line: &str) -> Seated {
    let mut guest = start(place, "bo", &["join", line]);
    guest.wait_for("The game is");
    say(&mut guest, "yes");
    guest
}

/// Some action that is possible now, another one each time.
fn some_action(seated: &mut Seated, number: usize) -> String {
    say(seated, "actions");
    let line = loop {
        let line = seated.wait_for("");
        if line.contains(" actions: ") {
            break line;
        }
    };
    let (_, actions) = line.split_once("actions: ").expect("it is there");
    let actions: Vec<&str> = actions.split_whitespace().collect();
    actions[number * 5 % actions.len()].to_owned()
}

/// Plays some decisions by persons. How long each took from the key to the other's screen.
fn decision_times(host: &mut Seated, guest: &mut Seated, count: usize) -> Vec<Duration> {
    let mut times = Vec::new();
    for number in 1..=count {
        let (mover, other) = if number % 2 == 1 { (&mut *host, &mut *guest) } else { (&mut *guest, &mut *host) };
        mover.wait_for("player");
        let action = some_action(mover, number);
        let since = Instant::now();
        say(mover, &action);
        let beginning = format!("{number}. ");
        other.wait_for(&beginning);
        times.push(since.elapsed());
        // The mover may have to hear of it from the host.
        mover.wait_for(&beginning);
    }
    times
}

/// How many bytes a network has seen, to and fro.
fn bytes_of(seated: &Seated) -> u64 {
    let text = fs::read_to_string(Path::new("/proc").join(seated.child.id().to_string()).join("net/dev"));
    let text = text.expect("it runs");
    let cable = text.lines().find_map(|line| line.trim().strip_prefix("cable:")).expect("it is there");
    let fields: Vec<u64> = cable.split_whitespace().filter_map(|field| field.parse().ok()).collect();
    fields[0] + fields[8]
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

#[test]
#[ignore = "takes some minutes, and networks of its own"]
fn a_decision_is_there_after_its_way_and_an_idle_table_costs_little() {
    if !is_apart("a_decision_is_there_after_its_way_and_an_idle_table_costs_little") {
        return;
    }
    through_here();
    let mut without_delay = Duration::ZERO;
    for delay in [0, 50, 100] {
        let place = Place::new();
        let mut host = start(&place, "ada", &["open", "demeter", "--p1", "human", "--name", "Ada"]);
        let line = host.wait_for("holochess-live:");
        if delay == 0 {
            let before = bytes_of(&host);
            thread::sleep(Duration::from_secs(20));
            println!("a table without guests: {} bytes a second", (bytes_of(&host) - before) / 20);
        }
        let mut guest = join(&place, &delayed(&line, Duration::from_millis(delay)));
        let mut times = decision_times(&mut host, &mut guest, 20);
        let most = *times.iter().max().expect("there are some");
        let middle = median(&mut times);
        println!("{delay} ms each way: a decision takes {middle:?} (median of 20), {most:?} at most");
        // What both programs write on this disk, and what else this machine does, is in the first measurement.
        if delay == 0 {
            without_delay = middle;
        }
        assert!(middle <= without_delay + Duration::from_millis(2 * delay) + FRAME, "{times:?}");
        if delay != 50 {
            let _ = (host.child.kill(), guest.child.kill());
            continue;
        }
        thread::sleep(Duration::from_secs(5));
        let (before, since) = (bytes_of(&host), Instant::now());
        thread::sleep(Duration::from_mins(1));
        let rate = (bytes_of(&host) - before) as f64 / since.elapsed().as_secs_f64();
        println!("an idle table with a guest costs {rate:.0} bytes a second, to and fro");
        assert!(rate < 1000.0);
        let _ = (host.child.kill(), guest.child.kill());
    }
}

/// Waits for a line, and says after how long it came.
fn after(since: Instant, seated: &mut Seated, beginning: &str, most: Duration) -> Duration {
    seated.wait_for(beginning);
    let took = since.elapsed();
    assert!(took <= most, "{beginning:?} after {took:?}");
    took
}

/// What the players are told of a break.
const LOST: &str = "The connection to the table was lost";
const AGAIN: &str = "Connected to the table.";
const AWAY: &str = "player 2 is not connected";
const BACK: &str = "player 2 is connected again";

/// How soon a break shows, at most.
const SHOWN: Duration = Duration::from_secs(15);

#[test]
#[ignore = "takes some minutes, and networks of its own"]
fn a_break_shows_soon_and_ends_by_itself() {
    if !is_apart("a_break_shows_soon_and_ends_by_itself") {
        return;
    }
    cabled();
    let place = Place::new();
    let mut host = start(&place, "ada", &["open", "demeter", "--p1", "human"]);
    let line = host.wait_for("holochess-live:");
    let mut guest = join(&place, &line);
    decision_times(&mut host, &mut guest, 4);

    for (what, out, back) in [
        ("the host's cable", ("ada", "ip link set cable down"), ("ada", "ip link set cable up")),
        ("the guest's cable", ("bo", "ip link set cable down"), ("bo", "ip link set cable up")),
    ] {
        let since = Instant::now();
        inside(out.0, out.1);
        let lost = after(since, &mut guest, LOST, SHOWN);
        let away = after(since, &mut host, AWAY, SHOWN);
        thread::sleep(Duration::from_secs(5));
        let since = Instant::now();
        inside(back.0, back.1);
        let again = after(since, &mut guest, AGAIN, Duration::from_secs(40));
        host.wait_for(BACK);
        println!("{what} is out: the host says so after {away:.1?}, the guest after {lost:.1?}; in again: {again:.1?}");
    }

    let process = guest.child.id();
    let _ = (host.lines.try_iter().count(), guest.lines.try_iter().count());
    run(&format!("kill -STOP {process}"));
    let since = Instant::now();
    let away = after(since, &mut host, AWAY, SHOWN);
    thread::sleep(Duration::from_secs(30));
    run(&format!("kill -CONT {process}"));
    let since = Instant::now();
    guest.wait_for(LOST);
    let again = after(since, &mut guest, AGAIN, Duration::from_secs(5));
    host.wait_for(BACK);
    println!("the guest sleeps: the host says so after {away:.1?}; awake: {again:.1?}");

    for (what, network, old, new) in
        [("the guest", "bo", "10.77.0.2/24", "10.77.0.7/24"), ("the host", "ada", "10.77.0.1/24", "10.77.0.9/24")]
    {
        let since = Instant::now();
        inside(network, &format!("ip address del {old} dev cable"));
        inside(network, &format!("ip address add {new} dev cable"));
        insist(&mut host, &mut guest, 5 + 2 * usize::from(network == "ada"));
        insist(&mut guest, &mut host, 6 + 2 * usize::from(network == "ada"));
        println!("{what} has another address: two decisions have come through after {:.1?}", since.elapsed());
    }
    let _ = (host.child.kill(), guest.child.kill());
}

/// Decides again and again, until the other side hears of it.
fn insist(mover: &mut Seated, other: &mut Seated, number: usize) {
    let (since, beginning) = (Instant::now(), format!("{number}. "));
    let action = some_action(mover, number);
    loop {
        say(mover, &action);
        let tried = Instant::now();
        while tried.elapsed() < Duration::from_secs(2) {
            let Ok(line) = other.lines.recv_timeout(Duration::from_millis(100)) else { continue };
            other.said.push(line.clone());
            if line.starts_with(&beginning) {
                mover.wait_for(&beginning);
                return;
            }
        }
        assert!(since.elapsed() < Duration::from_mins(1), "{:#?} {:#?}", mover.said, other.said);
    }
}

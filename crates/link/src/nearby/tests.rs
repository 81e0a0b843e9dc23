//! What is announced, what is believed of it, and a table that is found on the network of this machine.

use std::collections::BTreeMap;

use super::*;
use holochess_record::live::LiveToken;

/// How long is waited for what has to come.
#[cfg(not(target_arch = "wasm32"))]
const PATIENCE: std::time::Duration = std::time::Duration::from_mins(1);

fn table(number: u8) -> NearbyTable {
    let addresses = ["192.168.1.7:40123", "[2001:db8::17]:40123", "127.0.0.1:40123"];
    let addresses = addresses.map(|text| text.parse().expect("an address")).to_vec();
    let line = LiveLine { key: LiveKey([number; 32]), token: LiveToken([9; 16]), addresses, relay: None };
    NearbyTable { line, game: GameId::Holochess, name: "Ada".to_owned(), free: 1 }
}

fn written(table: &NearbyTable) -> BTreeMap<&'static str, String> {
    table.attributes().into_iter().collect()
}

fn read(written: &BTreeMap<&'static str, String>) -> Option<NearbyTable> {
    NearbyTable::read(|key| written.get(key).map(String::as_str))
}

#[test]
fn what_is_announced_is_read_again_and_fits_into_the_strings_of_dns() {
    let longest = SeatInfo::LONGEST_NAME;
    for name in ["Ada".to_owned(), String::new(), "字".repeat(longest), "É".repeat(longest)] {
        let table = NearbyTable { name, ..table(7) };
        let written = written(&table);
        assert!(written.iter().all(|(key, value)| key.len() + 1 + value.len() <= 254), "{written:?}");
        assert_eq!(read(&written), Some(table));
    }
}

#[test]
fn what_a_stranger_announces_is_a_table_or_nothing() {
    let good = written(&table(7));
    assert!(read(&good).is_some());
    let relayed = LiveLine { relay: Some("https://relay.example/".to_owned()), ..table(7).line }.text();
    let nowhere = LiveLine { addresses: Vec::new(), ..table(7).line }.text();
    let of = |line: String| line.strip_prefix(LIVE_MARK).expect("it is one").to_owned();
    let long = "x".repeat(SeatInfo::LONGEST_NAME + 1);
    let bad = [
        (LINE, String::new()),
        (LINE, good[LINE][1..].to_owned()),
        (LINE, good[LINE].repeat(3)),
        (LINE, of(relayed)),
        (LINE, of(nowhere)),
        (GAME, "chess".to_owned()),
        (GAME, String::new()),
        (FREE, "0".to_owned()),
        (FREE, "7".to_owned()),
        (FREE, "-1".to_owned()),
        (FREE, "1e3".to_owned()),
        (NAME, "A\u{1b}[2J".to_owned()),
        (NAME, "A\nB".to_owned()),
        (NAME, "\u{202e}adA".to_owned()),
        (NAME, " Ada".to_owned()),
        (NAME, long),
    ];
    for (key, value) in bad {
        let mut other = good.clone();
        other.insert(key, value.clone());
        assert_eq!(read(&other), None, "{key}={value:?}");
    }
    for key in [LINE, GAME, FREE] {
        let mut other = good.clone();
        other.remove(key);
        assert_eq!(read(&other), None, "without {key}");
    }
}

#[test]
fn a_line_gives_up_its_relay_and_the_addresses_that_do_not_fit() {
    let addresses = (1..=16).map(|number| format!("[2001:db8::{number}]:40123").parse().expect("an address"));
    let mut line = LiveLine { addresses: addresses.collect(), ..table(7).line };
    line.addresses.insert(3, "127.0.0.1:40123".parse().expect("an address"));
    line.addresses.push("192.168.1.7:40123".parse().expect("an address"));
    line.relay = Some("https://relay.example/#secret".to_owned());
    let announced = announced_line(&line).expect("it has addresses");
    assert!(announced.text().len() - LIVE_MARK.len() <= LONGEST_VALUE);
    assert_eq!((announced.key, announced.token, announced.relay), (line.key, line.token, None));
    assert_eq!(announced.addresses[0], "192.168.1.7:40123".parse().expect("an address"));
    assert!(announced.addresses.len() > 4 && announced.addresses.iter().all(|address| !address.ip().is_loopback()));
    assert!(announced_line(&LiveLine { addresses: Vec::new(), ..line }).is_none());
}

/// Over the real network of this machine, on a port of its own: in other programs nothing of it is seen.
#[cfg(not(target_arch = "wasm32"))]
#[test]
#[ignore = "speaks to the network of this machine"]
fn a_table_is_found_while_it_is_announced() {
    const PORT: u16 = 5454;
    let search = NearbySearch::start_at(PORT).expect("there is a network");
    let look = |what: &str, holds: &dyn Fn(&[NearbyTable]) -> bool| {
        let since = std::time::Instant::now();
        while !holds(&search.tables()) {
            assert!(since.elapsed() < PATIENCE, "stalled until {what}: {:?}", search.tables());
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        println!("{what} after {:?}", since.elapsed());
    };
    let address = std::net::UdpSocket::bind("0.0.0.0:0").and_then(|socket| {
        socket.connect("192.0.2.77:9")?;
        socket.local_addr()
    });
    let line = |number| LiveLine {
        addresses: vec![address.as_ref().copied().expect("there is a network")],
        ..table(number).line
    };
    let one = NearbyTable { line: line(71), ..table(71) };
    let two = NearbyTable { line: line(72), game: GameId::Chinese, free: 3, ..table(72) };
    let announced = Announcement::start_at(PORT, one.clone()).expect("there is a network");
    let mut other = Announcement::start_at(PORT, two.clone()).expect("there is a network");
    look("both are found", &|found| found.contains(&one) && found.contains(&two));
    let changed = NearbyTable { free: 2, ..two.clone() };
    assert!(other.update(changed.clone()));
    look("one has changed", &|found| found.contains(&one) && found.contains(&changed) && !found.contains(&two));
    drop(announced);
    look("one is gone", &|found| found == [changed.clone()]);
}

/// Over the real network of this machine, on a port of its own.
#[cfg(not(target_arch = "wasm32"))]
#[test]
#[ignore = "speaks to the network of this machine"]
fn a_flood_of_names_is_forgotten() {
    use mdns_sd::{ServiceDaemon, ServiceInfo};
    const PORT: u16 = 5455;
    let flood = ServiceDaemon::new_with_port(PORT).expect("there is a network");
    for number in 0..200 {
        let (name, host) = (format!("stranger-{number}"), format!("stranger-{number}.local."));
        let service = ServiceInfo::new("_holochess._udp.local.", &name, &host, (), 9, &[("game", "groi")][..]);
        let mut service = service.expect("it is one").enable_addr_auto();
        service.set_requires_probe(false);
        while flood.register(service.clone()).is_err() {
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }
    let search = NearbySearch::start_at(PORT).expect("there is a network");
    let since = std::time::Instant::now();
    while !search.rests() {
        assert!(since.elapsed() < PATIENCE, "it listens for ever");
        assert!(search.tables().is_empty());
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let _ = flood.shutdown().map(|ended| ended.recv());
}

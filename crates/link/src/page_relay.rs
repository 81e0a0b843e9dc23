//! Which relay a page can use: that of its own server, since its policy allows no other address.

use super::NetworkError;
use holochess_record::live::LiveLine;

/// The relay at which a page opens a table: that of its own server, with the token that the player has for it.
pub fn relay_to_open(origin: &str, named: Option<&str>) -> String {
    named.filter(|relay| is_at(origin, relay)).unwrap_or(origin).to_owned()
}

/// The relay by which a page dials the host of a line.
pub fn relay_to_join(origin: &str, line: &LiveLine) -> Result<String, NetworkError> {
    let relay = line.relay.as_deref().filter(|relay| is_at(origin, relay));
    relay.map(str::to_owned).ok_or_else(|| NetworkError::OtherRelay(origin.to_owned()))
}

/// Whether a relay is at the page's own server.
fn is_at(origin: &str, relay: &str) -> bool {
    without_token(relay).trim_end_matches(['/', '.']).eq_ignore_ascii_case(origin)
}

/// The address of a relay without its token.
pub fn without_token(relay: &str) -> &str {
    relay.split_once('#').map_or(relay, |(address, _)| address)
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_record::live::{LiveKey, LiveToken};

    const ORIGIN: &str = "http://192.168.1.5:8460";

    fn line(relay: Option<&str>) -> LiveLine {
        let relay = relay.map(str::to_owned);
        LiveLine { key: LiveKey([1; 32]), token: LiveToken([2; 16]), addresses: Vec::new(), relay }
    }

    #[test]
    fn a_page_opens_tables_at_its_own_server() {
        for (named, relay) in [
            (None, ORIGIN),
            (Some("public"), ORIGIN),
            (Some("https://relay.example"), ORIGIN),
            (Some("http://192.168.1.5:8460/#token"), "http://192.168.1.5:8460/#token"),
        ] {
            assert_eq!(relay_to_open(ORIGIN, named), relay);
        }
    }

    #[test]
    fn a_page_joins_tables_at_its_own_server_alone() {
        for relay in ["http://192.168.1.5:8460", "HTTP://192.168.1.5:8460/", "http://192.168.1.5:8460/#token"] {
            assert_eq!(relay_to_join(ORIGIN, &line(Some(relay))), Ok(relay.to_owned()));
        }
        for relay in [None, Some("https://192.168.1.5:8460"), Some("http://192.168.1.5:8460.example")] {
            assert_eq!(relay_to_join(ORIGIN, &line(relay)), Err(NetworkError::OtherRelay(ORIGIN.to_owned())));
        }
    }
}

//! The line that leads to a table: it is shown to those who are to come, and pasted by them.

use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
};

use holochess_locale::{Words, excerpt};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::identity::{LiveKey, LiveToken};
use crate::base64url;

/// What every line begins with.
pub const MARK: &str = "holochess-live:";

/// The version of the line.
const VERSION: u8 = 1;

/// The most addresses of a table.
const MOST_ADDRESSES: usize = 16;

/// The longest address of a relay, in bytes.
const LONGEST_RELAY: usize = 200;

/// How many signs behind the mark are looked at.
const LONGEST: usize = 2048;

/// How many bytes of a hash end a line, so that one that is cut or mistyped is not dialled.
const CHECK: usize = 4;

/// Where a table is, and what opens it.
#[derive(Clone, PartialEq, Eq)]
pub struct LiveLine {
    /// The key of the host.
    pub key: LiveKey,
    /// What only those know who were given the line.
    pub token: LiveToken,
    /// Where the host can be dialled directly.
    pub addresses: Vec<SocketAddr>,
    /// The relay by which it can be dialled, if its players have chosen one.
    pub relay: Option<String>,
}

/// Why a text is no line of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LiveLineError {
    /// It has no mark.
    #[error("it has no mark")]
    Mark,
    /// It is cut off, or something in it was changed.
    #[error("it is cut off or was changed")]
    Damaged,
    /// It is of another version.
    #[error("it is of version {0}")]
    Version(u8),
}

impl LiveLineError {
    /// The error in words.
    pub fn words(self) -> Words {
        match self {
            Self::Mark => Words::new("live-line-no-mark"),
            Self::Damaged => Words::new("live-line-damaged"),
            Self::Version(found) => Words::new("live-line-version").with("found", found),
        }
    }
}

impl LiveLine {
    /// The name of the relay's server, to be shown.
    pub fn relay_host(&self) -> Option<String> {
        let address = self.relay.as_deref()?.split(['#', '?']).next()?;
        let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
        let server = rest.split(['/', '\\']).next().unwrap_or_default();
        // What stands before an @ is a name for the server, and may look like another one's.
        let host = server.rsplit('@').next().unwrap_or_default();
        Some(excerpt(host.trim_end_matches('.')))
    }

    /// The line as text.
    pub fn text(&self) -> String {
        let mut bytes = vec![VERSION];
        bytes.extend(self.key.0);
        bytes.extend(self.token.0);
        let addresses = &self.addresses[..self.addresses.len().min(MOST_ADDRESSES)];
        bytes.push(addresses.len() as u8);
        for address in addresses {
            match address.ip() {
                IpAddr::V4(ip) => {
                    bytes.push(4);
                    bytes.extend(ip.octets());
                }
                IpAddr::V6(ip) => {
                    bytes.push(6);
                    bytes.extend(ip.octets());
                }
            }
            bytes.extend(address.port().to_be_bytes());
        }
        let relay = self.relay.as_deref().filter(|relay| relay.len() <= LONGEST_RELAY).unwrap_or_default();
        bytes.push(relay.len() as u8);
        bytes.extend(relay.as_bytes());
        bytes.extend(&Sha256::digest(&bytes)[..CHECK]);
        format!("{MARK}{}", base64url::encode(&bytes))
    }

    /// Reads the line in a text. Blanks and line ends in it do not matter, nor does what stands around it.
    ///
    /// # Errors
    /// If there is none.
    pub fn read(text: &str) -> Result<Self, LiveLineError> {
        let start = text.find(MARK).ok_or(LiveLineError::Mark)?;
        let signs = text[start + MARK.len()..].chars().filter(|sign| !base64url::is_filler(*sign)).take(LONGEST);
        let all = base64url::decode_beginning(signs);
        let mut bytes = Bytes(&all);
        match bytes.next::<1>().ok_or(LiveLineError::Damaged)? {
            [VERSION] => {}
            [other] => return Err(LiveLineError::Version(other)),
        }
        Self::read_body(&mut bytes, &all).ok_or(LiveLineError::Damaged)
    }

    fn read_body(bytes: &mut Bytes<'_>, all: &[u8]) -> Option<Self> {
        let (key, token) = (LiveKey(bytes.next()?), LiveToken(bytes.next()?));
        let [count] = bytes.next()?;
        if usize::from(count) > MOST_ADDRESSES {
            return None;
        }
        let mut addresses = Vec::new();
        for _ in 0..count {
            let ip = match bytes.next()? {
                [4] => IpAddr::V4(Ipv4Addr::from(bytes.next::<4>()?)),
                [6] => IpAddr::V6(Ipv6Addr::from(bytes.next::<16>()?)),
                _ => return None,
            };
            addresses.push(SocketAddr::new(ip, u16::from_be_bytes(bytes.next()?)));
        }
        let [length] = bytes.next()?;
        let relay = bytes.slice(usize::from(length)).filter(|_| usize::from(length) <= LONGEST_RELAY)?;
        let relay = std::str::from_utf8(relay).ok()?;
        let is_plain = relay.bytes().all(|byte| byte.is_ascii_graphic());
        let said = &all[..all.len() - bytes.0.len()];
        let check = bytes.next::<CHECK>()?;
        if !is_plain || Sha256::digest(said)[..CHECK] != check {
            return None;
        }
        let relay = (!relay.is_empty()).then(|| relay.to_owned());
        Some(Self { key, token, addresses, relay })
    }
}

/// Bytes that are read from the front.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn next<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*first)
    }

    fn slice(&mut self, length: usize) -> Option<&'a [u8]> {
        let (first, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(first)
    }
}

impl fmt::Debug for LiveLine {
    /// Shows nothing that opens the table or its relay: an invitation must not stand in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LiveLine").field("key", &self.key).field("relay", &self.relay_host()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line() -> LiveLine {
        let addresses = ["192.168.1.7:40123", "[2001:db8::17]:40124"].map(|text| text.parse().expect("an address"));
        LiveLine { key: LiveKey([7; 32]), token: LiveToken([9; 16]), addresses: addresses.to_vec(), relay: None }
    }

    #[test]
    fn a_line_survives_being_wrapped_and_greeted() {
        let relayed = LiveLine { relay: Some("https://relay.example./".to_owned()), ..line() };
        for line in [line(), relayed] {
            let text = line.text();
            assert_eq!(LiveLine::read(&text).as_ref(), Ok(&line));
            let (one, other) = text.split_at(60);
            assert_eq!(LiveLine::read(&format!("Come to my table!\n{one}\r\n  {other}\n-- \nAda")).as_ref(), Ok(&line));
        }
    }

    #[test]
    fn a_line_shows_no_token_when_it_is_printed() {
        let line = LiveLine { relay: Some("https://relay.example#letmein".to_owned()), ..line() };
        let text = format!("{line:?}");
        assert!(text.contains("relay.example") && !text.contains("letmein"), "{text}");
        assert!(!text.contains(&line.token.hex()) && !text.contains("192.168"), "{text}");
    }

    #[test]
    fn a_relay_is_named_by_the_server_that_is_asked() {
        for (address, host) in [
            ("https://relay.example./", "relay.example"),
            ("https://relay.example:3340/path?@other#a-secret", "relay.example:3340"),
            ("http://good.example@198.51.100.7:1/#secret", "198.51.100.7:1"),
            ("http://good.example/@other.example", "good.example"),
            ("http://good.example\\@other.example", "good.example"),
            ("http://[2001:db8::1]:3340", "[2001:db8::1]:3340"),
        ] {
            let line = LiveLine { relay: Some(address.to_owned()), ..line() };
            assert_eq!(line.relay_host().as_deref(), Some(host), "{address}");
        }
    }

    #[test]
    fn a_line_that_is_cut_or_changed_is_refused_by_name() {
        let text = line().text();
        assert_eq!(LiveLine::read("hello"), Err(LiveLineError::Mark));
        for cut in MARK.len() + 2..text.len() {
            assert_eq!(LiveLine::read(&text[..cut]), Err(LiveLineError::Damaged), "{cut}");
        }
        for at in MARK.len() + 2..text.len() - 1 {
            let other = if text.as_bytes()[at] == b'A' { "B" } else { "A" };
            let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
            assert_eq!(LiveLine::read(&changed), Err(LiveLineError::Damaged), "{at}");
        }
        let mut bytes = vec![2_u8];
        bytes.extend([0; 60]);
        let later = format!("{MARK}{}", base64url::encode(&bytes));
        assert_eq!(LiveLine::read(&later), Err(LiveLineError::Version(2)));
    }
}

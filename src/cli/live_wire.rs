//! The wire of `open` and `join`: the network, which a page does not have.

use std::{net::SocketAddr, sync::Arc};

use super::Failure;
#[cfg(not(target_arch = "wasm32"))]
use holochess_link::network::{NetworkError, NetworkIdentity, NetworkLink};
use holochess_link::{HAS_NETWORK, Link, PartyFile};
use holochess_locale::{Locale, Words};
use holochess_record::live::{LiveIdentity, LiveLine};

/// A wire, the key pair that it speaks with, and where it can be dialled.
pub type OpenWire = (Box<dyn Link>, Arc<dyn LiveIdentity>, Vec<SocketAddr>);

/// Refuses what needs a network where there is none.
///
/// # Errors
/// In a page.
pub fn check() -> Result<(), Failure> {
    if HAS_NETWORK { Ok(()) } else { Err(Failure::missing(Words::new("build-no-network"))) }
}

/// Opens the table of a file.
///
/// # Errors
/// If its port is taken, or there is no network.
#[cfg(not(target_arch = "wasm32"))]
pub fn open(file: &PartyFile, locale: &Locale) -> Result<OpenWire, Failure> {
    let link = NetworkLink::open(&file.secret(), file.port).map_err(|why| failure(&why, locale))?;
    let addresses = link.addresses().to_vec();
    Ok((Box::new(link), Arc::new(NetworkIdentity::from_secret(&file.secret())), addresses))
}

/// Gets ready to dial the table of a line.
///
/// # Errors
/// If its key is none, or there is no network.
#[cfg(not(target_arch = "wasm32"))]
pub fn join(
    file: &PartyFile,
    line: &LiveLine,
    locale: &Locale,
) -> Result<(Box<dyn Link>, Arc<dyn LiveIdentity>), Failure> {
    let link = NetworkLink::join(&file.secret(), line).map_err(|why| failure(&why, locale))?;
    Ok((Box::new(link), Arc::new(NetworkIdentity::from_secret(&file.secret()))))
}

#[cfg(not(target_arch = "wasm32"))]
fn failure(why: &NetworkError, locale: &Locale) -> Failure {
    match why {
        NetworkError::Thread => Failure::missing(Words::new("live-no-network-thread")),
        NetworkError::Port(why) => Failure::Lacking(locale.format("live-no-port", &[("why", why.as_str().into())])),
        NetworkError::Key => Failure::wrong(Words::new("live-line-damaged")),
    }
}

/// As [`check`].
///
/// # Errors
/// Always.
#[cfg(target_arch = "wasm32")]
pub fn open(_: &PartyFile, _: &Locale) -> Result<OpenWire, Failure> {
    Err(Failure::missing(Words::new("build-no-network")))
}

/// As [`check`].
///
/// # Errors
/// Always.
#[cfg(target_arch = "wasm32")]
pub fn join(_: &PartyFile, _: &LiveLine, _: &Locale) -> Result<(Box<dyn Link>, Arc<dyn LiveIdentity>), Failure> {
    Err(Failure::missing(Words::new("build-no-network")))
}

//! Why a program has no wire.

use thiserror::Error;

/// Why there is no wire.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// The system gives no thread, or no runtime can be made.
    #[error("no thread for the network")]
    Thread,
    /// The port cannot be listened on.
    #[error("the port cannot be opened: {0}")]
    Port(String),
    /// The key in a line is none.
    #[error("the key is none")]
    Key,
    /// The relay cannot be reached, or its address is none.
    #[error("the relay {0} cannot be reached")]
    Relay(String),
    /// The server of a page has no relay, or it does not answer.
    #[error("there is no relay at {0}")]
    PageRelay(String),
    /// A table is not at the relay of the page's own server, which is here.
    #[error("the page reaches no other relay than that of {0}")]
    OtherRelay(String),
    /// The program of the wire could not be fetched, or this browser does not run it.
    #[error("the program of the wire does not run in this browser")]
    Program,
}

//! What differs between a desk and a browser: clock, files, threads, random numbers, command line, language; work on several threads
//! ([`on_threads`]); and files that are whole or not there ([`storage`]). All other crates ask here; where one offers something else in a
//! page, it asks [`IS_BROWSER`].
//!
//! On a desk these are the standard library's own. In a browser there are no threads and no disk: files are kept in the storage
//! that the browser gives a page ([`kept_files`]), and long computations are sent to another program in a worker
//! ([`helper`]), which has none of the engine in it. What goes to programs elsewhere goes through a third one ([`wire`]).

#[cfg(target_arch = "wasm32")]
mod browser;
pub mod clock;
pub mod fs;
pub mod heap;
pub mod helper;
pub mod kept_files;
pub mod on_threads;
pub mod storage;
pub mod wire;

use std::{
    borrow::Cow,
    ffi::OsString,
    path::PathBuf,
    sync::{Arc, LazyLock, atomic::AtomicBool},
};

/// Whether this program runs in a page: one thread, no disk, and WebGL.
pub const IS_BROWSER: bool = cfg!(target_arch = "wasm32");

/// The command line. In a browser it is written in the address, behind `#`: `#play/chinese` is `holochess play chinese`.
pub fn arguments() -> Vec<OsString> {
    #[cfg(target_arch = "wasm32")]
    {
        browser::arguments()
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        std::env::args_os().collect()
    }
}

/// The languages of the person's system or browser, the one that is wanted most first.
pub fn languages() -> Vec<String> {
    #[cfg(target_arch = "wasm32")]
    {
        browser::languages()
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        sys_locale::get_locales().collect()
    }
}

/// The folder whose files are handed to the person at once, where there is no other way to them: a browser's downloads.
pub fn downloads() -> Option<PathBuf> {
    IS_BROWSER.then(|| PathBuf::from(fs::DOWNLOADS))
}

/// The solved endings of Holochess, which are as large as the rest of the program: part of it on a desk; in a browser nothing, unless
/// the script that runs this program has fetched them.
pub fn endings() -> Option<Cow<'static, [u8]>> {
    #[cfg(target_arch = "wasm32")]
    {
        browser::fetched("holochess.endings").map(Cow::Owned)
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        Some(Cow::Borrowed(include_bytes!("../../../assets/players/holochess.endings")))
    }
}

/// Secret random bytes from the system or the browser; nothing where there is no source of them.
pub fn random_bytes<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).is_ok().then_some(bytes)
}

/// A number that no other running program has, or in a browser hardly any other page.
pub fn process_number() -> u32 {
    #[cfg(target_arch = "wasm32")]
    {
        browser::page_number()
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        std::process::id()
    }
}

/// Does this when a terminal interrupts the program (^C), if nothing has been asked for before and the system allows it.
pub fn on_interrupt(then: impl FnMut() + Send + 'static) {
    #[cfg(not(target_arch = "wasm32"))]
    let _ = ctrlc::set_handler(then);
    // No terminal interrupts a page.
    #[cfg(target_arch = "wasm32")]
    drop(then);
}

/// A flag that is raised when the program is asked to end: by a terminal (^C), or by the system (SIGTERM). Asked once more, the program
/// ends at once; until this is called, and where the system allows no handlers, it does so the first time.
pub fn asked_to_end() -> &'static AtomicBool {
    static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(|| {
        let asked = Arc::new(AtomicBool::new(false));
        #[cfg(unix)]
        for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
            // In this order: the first finds the flag as an earlier request has left it.
            let _ = signal_hook::flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&asked))
                .and_then(|_| signal_hook::flag::register(signal, Arc::clone(&asked)));
        }
        #[cfg(not(unix))]
        on_interrupt({
            let asked = Arc::clone(&asked);
            move || {
                if asked.swap(true, std::sync::atomic::Ordering::Relaxed) {
                    std::process::exit(130);
                }
            }
        });
        asked
    });
    &ASKED
}

/// Ends the program without what libraries have asked to be done at its end. Once the engine has panicked some of that leads nowhere:
/// a graphics driver that is unloaded in the middle of its work leaves a call into itself.
pub fn end_at_once(status: u8) -> ! {
    #[cfg(unix)]
    signal_hook::low_level::exit(status.into());
    #[cfg(not(unix))]
    std::process::exit(status.into());
}

/// Keeps the last line of the trace on the page, for tests that drive the program in a browser, where there is no file for it.
pub fn trace_on_page(line: &str) {
    #[cfg(target_arch = "wasm32")]
    browser::ask_page("trace", &[line.into()]);
    #[cfg(not(target_arch = "wasm32"))]
    let _ = line;
}

/// Tells the person why the program cannot go on, where its standard error is not shown: in a browser, on the page.
pub fn last_words(text: &str) {
    #[cfg(target_arch = "wasm32")]
    browser::last_words(text);
    #[cfg(not(target_arch = "wasm32"))]
    let _ = text;
}

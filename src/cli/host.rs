//! `host`: the page for browsers and a relay, for those on the same network.

use std::{io::Write, net::IpAddr, path::PathBuf};

use super::{Failure, numbers::whole, words::LanguageArgs};
use holochess_locale::Locale;
#[cfg(not(feature = "page-server"))]
use holochess_locale::Words;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The folder of the page: that of the package for browsers
    #[arg(long, value_name = "FOLDER")]
    page: PathBuf,

    /// The port [default: 8460]
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=65535), default_value = "8460", hide_default_value = true)]
    port: u16,

    /// The address of this machine at which the page is; by default the one in its network
    #[arg(long, value_name = "IP")]
    address: Option<IpAddr>,

    #[command(flatten)]
    language: LanguageArgs,
}

/// Serves the page until the program is interrupted.
///
/// # Errors
/// If this build has no server, there is no page in the folder, or the port is taken.
#[cfg(feature = "page-server")]
pub fn run(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), Failure> {
    use std::net::SocketAddr;

    use super::text::say;
    use holochess_link::page_server::{PageServerError, own_address, serve_page};
    use holochess_locale::{Words, file_name};
    use holochess_platform::asked_to_end;

    let address = SocketAddr::from((args.address.unwrap_or_else(own_address), args.port));
    let mut said = Ok(());
    let served = serve_page(&args.page, address, asked_to_end(), |address| {
        let page = format!("http://{address}/");
        said = say(out, &locale.format("host-page", &[("page", page.into())]));
    });
    served.map_err(|why| match why {
        PageServerError::NoPage(folder) => {
            Failure::wrong(Words::new("host-no-page").with("folder", file_name(&folder)))
        }
        PageServerError::Port(address, why) => {
            let words = Words::new("host-no-port").with("address", address.to_string());
            Failure::missing(words.with("why", why.to_string()))
        }
    })?;
    said
}

/// This build has no server of the page.
///
/// # Errors
/// Always.
#[cfg(not(feature = "page-server"))]
pub fn run(_: &Args, _: &Locale, _: &mut dyn Write) -> Result<(), Failure> {
    Err(Failure::missing(Words::new("build-no-page-server")))
}

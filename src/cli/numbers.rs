//! Numbers on the command line: whole ones between two bounds, and how many threads there are to be.

use std::ops::RangeInclusive;

use super::usage::Fault;
use holochess_platform::on_threads;

/// Reads whole numbers between two bounds, both included; what is not one is refused with the bounds.
pub fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, Fault> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| {
            // As text: the numbers of messages are not exact above 2^53.
            let (least, most) = (range.start().to_string(), range.end().to_string());
            Fault::new("number-whole").with("least", least).with("most", most)
        })
    }
}

/// A seed: every whole number that fits is one.
///
/// # Errors
/// If it is no whole number of 64 bits.
pub fn seed(text: &str) -> Result<u64, Fault> {
    whole(0..=u64::MAX)(text)
}

/// `--threads N`.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct ThreadArgs {
    /// How many threads to use, at most one per core [default: one per core]
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=1_000_000), allow_negative_numbers = true)]
    threads: Option<usize>,
}

impl ThreadArgs {
    /// How many threads work: as many as asked for, but no more than this machine has cores.
    pub fn count(self) -> usize {
        let cores = on_threads::cores();
        self.threads.map_or(cores, |asked| asked.min(cores))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_to_their_bounds() {
        let small = whole::<u8>(1..=200);
        assert_eq!((small("1").ok(), small("200").ok()), (Some(1), Some(200)));
        for wrong in ["", "0", "201", "-1", "1.0", "0x1", " 1", "1e2", "99999999999999999999999"] {
            assert!(small(wrong).is_err(), "{wrong}");
        }
        assert_eq!(seed("18446744073709551615").ok(), Some(u64::MAX));
        assert!(seed("18446744073709551616").is_err() && seed("-1").is_err());
    }

    #[test]
    fn no_more_threads_than_cores() {
        let cores = on_threads::cores();
        assert_eq!(ThreadArgs { threads: Some(1) }.count(), 1);
        assert_eq!(ThreadArgs { threads: Some(999_999) }.count(), cores);
        assert_eq!(ThreadArgs { threads: None }.count(), cores);
    }
}

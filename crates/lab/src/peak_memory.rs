//! The most memory that this program has had at once.

/// In bytes, as the system says it; `None` where it does not.
pub(super) fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(kilobytes.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? << 10)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn it_grows_with_what_is_taken() {
        let before = peak_memory().expect("Linux says it");
        let taken = vec![1_u8; 2 * before as usize];
        assert!(peak_memory() >= Some(taken.len() as u64));
    }
}

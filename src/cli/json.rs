//! Answers for other programs.

use std::io::Write;

use super::Failure;
use holochess_locale::is_harmless;

/// Writes one JSON object and a line's end. Names and words of strangers are in it, so signs that could steer a terminal are escaped.
///
/// # Errors
/// If it cannot be written.
pub fn write_json(out: &mut dyn Write, value: &serde_json::Value) -> Result<(), Failure> {
    for sign in value.to_string().chars() {
        if is_harmless(sign.encode_utf8(&mut [0; 4])) {
            write!(out, "{sign}")?;
        } else {
            // Only in strings.
            for unit in sign.encode_utf16(&mut [0; 2]) {
                write!(out, "\\u{unit:04x}")?;
            }
        }
    }
    writeln!(out)?;
    Ok(())
}

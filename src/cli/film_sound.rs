//! The sound of a film: files are decoded and the mix is joined to the pictures by ffmpeg, which is there where an mp4 is made.

use std::{
    collections::HashMap,
    io::{self, Write},
    path::Path,
    process::{Command, Stdio},
};

use holochess_view::sound::{RATE, SoundTrack};

/// The samples of a sound file: one channel, at [`RATE`].
fn decode(file: &Path) -> Option<Vec<f32>> {
    let output = Command::new("ffmpeg")
        .args(["-loglevel", "error", "-i"])
        .arg(file)
        .args(["-f", "f32le", "-ac", "1", "-ar", &RATE.to_string(), "-"])
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let (samples, _) = output.stdout.as_chunks::<4>();
    output.status.success().then(|| samples.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect())
}

/// Joins what was heard from one second of the scene to another to the pictures of a film, in a new file.
///
/// # Errors
/// If ffmpeg cannot do it.
pub fn join(track: &SoundTrack, seconds: [f32; 2], sounds: &Path, pictures: &Path, out: &Path) -> io::Result<()> {
    let samples: HashMap<String, Vec<f32>> = track
        .files()
        .into_iter()
        .filter_map(|file| Some((file.to_owned(), decode(&sounds.join(file).with_extension("ogg"))?)))
        .collect();
    let mixed = track.mix(seconds[0], seconds[1], &samples);
    let mut child = Command::new("ffmpeg")
        .args(["-y", "-loglevel", "error", "-f", "f32le", "-ac", "2", "-ar", &RATE.to_string(), "-i", "-", "-i"])
        .arg(pictures)
        .args(["-map", "1:v", "-map", "0:a", "-c:v", "copy", "-c:a", "aac", "-b:a", "160k", "-shortest", "-f", "mp4"])
        .arg(out)
        .stdin(Stdio::piped())
        .spawn()?;
    let bytes: Vec<u8> = mixed.iter().flat_map(|value| value.to_le_bytes()).collect();
    let written = child.stdin.take().map_or(Ok(()), |mut pipe| match pipe.write_all(&bytes) {
        // With `-shortest` it may have heard enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    });
    let status = child.wait()?;
    written?;
    if status.success() { Ok(()) } else { Err(io::Error::other(format!("ffmpeg: {status}"))) }
}

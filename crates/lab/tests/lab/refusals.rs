//! What commands refuse: every number that is out of its bounds, inputs that never end, places that cannot be written to; each
//! in one line of the person's language, with nothing in it that a terminal obeys.

use std::{fs, path::Path, process::Command};

use crate::{
    PROGRAM,
    place::{CommandOutput, Place},
};

/// A position with three creatures.
const ENDING: &str = "savrip@o2 monnok@o3 / ngok@o8 1 2";

/// The command refuses, with this status, in one line that no terminal obeys and that has all these words.
fn refuses(place: &Place, arguments: &[&str], status: i32, words: &[&str]) -> CommandOutput {
    refuses_input(place, arguments, b"", status, words)
}

fn refuses_input(place: &Place, arguments: &[&str], input: &[u8], status: i32, words: &[&str]) -> CommandOutput {
    let said = place.run(arguments, input);
    let shown: Vec<String> = arguments.iter().map(|argument| argument.chars().take(60).collect()).collect();
    assert_eq!(said.status, status, "{shown:?}: {}", said.err);
    let line = said.err.strip_suffix('\n').unwrap_or(&said.err);
    assert!(line.starts_with("error: "), "{shown:?}: {line}");
    assert!(!line.contains(char::is_control) && !line.contains('⟨'), "{shown:?}: {line:?}");
    assert!(line.chars().count() < 1100, "{shown:?}: {} characters", line.chars().count());
    for word in words {
        assert!(line.contains(word), "{shown:?}: {word:?} is not said: {line}");
    }
    said
}

#[test]
fn numbers_keep_to_their_bounds() {
    let place = Place::new();
    let arena = ["arena", "holochess", "--players", "greedy,random"];
    for (command, option, wrong) in [
        (&["perft", "holochess", "1"][..], "--threads", &["0", "-1", "two", "99999999999999999999"][..]),
        (&["perft", "chinese", "1"], "--players", &["0", "-2", "1", "5", "7", "4294967296", "99999999999999999999"]),
        (&["think", "holochess", "--level", "random"], "--nodes", &["0", "-5", "1.5", "1e3", "99999999999999999999"]),
        (&["think", "holochess", "--level", "random"], "--time", &["0", "-1", "NaN", "inf", "-inf", "1e300", "x", ""]),
        (&["think", "holochess", "--level", "random"], "--seed", &["-1", "1.0", "18446744073709551616"]),
        (&arena, "--games", &["0", "-1", "10000001", "many"]),
        (&["arena", "holochess", "--ladder", "--games", "4"], "--step-games", &["0", "-1", "10000001"]),
        (&[&arena[..], &["--games", "2"]].concat(), "--threads", &["0", "-1"]),
        (&[&arena[..], &["--games", "2"]].concat(), "--time", &["0", "NaN"]),
        (&[&arena[..], &["--games", "2"]].concat(), "--sprt", &["0.5", "0.6,0.5", "0,1", "NaN,0.5", "a,b"]),
        (&["solve", "holochess"], "--threads", &["0", "-1"]),
        (&["train", "holochess", "--out", "w"], "--rounds", &["-1", "100001"]),
        (&["train", "holochess", "--out", "w"], "--matches", &["0", "100001"]),
        (&["train", "holochess", "--out", "w"], "--finals", &["-1", "100001"]),
        (&["train", "holochess", "--out", "w"], "--nodes", &["0", "-1"]),
        (&["train", "holochess", "--out", "w"], "--threads", &["0"]),
    ] {
        for wrong in wrong {
            refuses(&place, &[command, &[option, wrong]].concat(), 2, &[]);
        }
    }
    refuses(&place, &["perft", "holochess", "-1"], 2, &["DEPTH", "0 to 99"]);
    refuses(&place, &["perft", "holochess", "100"], 2, &["DEPTH", "0 to 99"]);
}

#[test]
fn no_more_threads_are_begun_than_the_machine_has_cores() {
    let place = Place::new();
    let said = place.run(&["perft", "holochess", "4", "--threads", "99999"], "");
    assert_eq!((said.status, said.out.lines().last()), (0, Some("4\t262017")), "{}", said.err);
}

/// Two thousand threads do not fit into four gigabytes of addresses.
#[cfg(target_os = "linux")]
#[test]
fn threads_that_the_system_does_not_give_are_done_without() {
    let counted = Command::new("bash")
        .args(["-c", "ulimit -v 4000000; exec \"$0\" perft holochess 4 --threads 2000", PROGRAM])
        .output()
        .expect("bash starts");
    let said = String::from_utf8_lossy(&counted.stdout);
    assert!(counted.status.success(), "{}", String::from_utf8_lossy(&counted.stderr));
    assert!(said.ends_with("4\t262017\n"), "{said}");
}

#[cfg(unix)]
fn make_pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("it is there on every Unix").success());
}

/// Devices that never end, and pipes without a writer.
#[cfg(unix)]
#[test]
fn what_never_ends_is_not_read() {
    let place = Place::new();
    make_pipe(&place.path("pipe"));
    make_pipe(&place.path("w.part"));
    for source in ["/dev/zero", "pipe"] {
        refuses(
            &place,
            &["probe", "holochess", "--position", ENDING, "--table", source],
            2,
            &["--table", source, "not a file"],
        );
        refuses(&place, &["train", "holochess", "--out", "v", "--from", source], 2, &["--from", source, "not a file"]);
    }
    refuses(&place, &["train", "holochess", "--out", "w", "--resume"], 2, &["--resume", "w.part", "without --resume"]);
}

#[test]
fn files_that_are_something_else_are_refused() {
    let place = Place::new();
    let large = fs::File::create(place.path("large")).expect("the folder is ours");
    // A file with a hole takes no room.
    large.set_len(1 << 40).expect("so large a file can be");
    place.write("text", "something else\n");
    place.write(
        "x.part",
        "{\"plan\":{\"seed\":1,\"rounds\":4294967295,\"matches\":0,\"finals\":4294967295,\"nodes\":0}}",
    );
    place.write("y.part", "[".repeat(100_000));
    let probe = ["probe", "holochess", "--position", ENDING, "--table"];
    refuses(&place, &[&probe[..], &["large"]].concat(), 2, &["large", "1099511627776"]);
    refuses(&place, &[&probe[..], &["text"]].concat(), 2, &["text", "not a table of endings"]);
    refuses(&place, &[&probe[..], &["none"]].concat(), 2, &["none", "no such file"]);
    let train = ["train", "holochess", "--out"];
    refuses(&place, &[&train[..], &["w", "--from", "large"]].concat(), 2, &["large", "1099511627776"]);
    refuses(&place, &[&train[..], &["w", "--from", "text"]].concat(), 2, &["text", "not a file of weights"]);
    refuses(&place, &[&train[..], &["none", "--resume"]].concat(), 2, &["none.part", "without --resume"]);
    refuses(&place, &[&train[..], &["x", "--resume"]].concat(), 2, &["x.part", "not the saved state"]);
    refuses(&place, &[&train[..], &["y", "--resume"]].concat(), 2, &["y.part", "not the saved state"]);
}

#[test]
fn lines_of_positions_are_bounded_and_named() {
    let place = Place::new();
    let perft = ["perft", "holochess", "1", "--position", "-"];
    let good = "savrip@o1 houjix@o3 / ngok@o7 strider@o9 1 2";
    let after_good = |bad: &[u8]| [good.as_bytes(), b"\n", bad].concat();
    let said = refuses_input(&place, &perft, &after_good(&vec![b'x'; 20 << 20]), 2, &["line 2", "4096 bytes"]);
    assert!(said.out.starts_with(good) && said.out.len() < 100, "{} bytes", said.out.len());
    refuses_input(&place, &perft, &after_good(b"savrip@o1\xff / ngok@o7 1 2\n"), 2, &["line 2", "UTF-8"]);
    // The longest line that is read is still echoed short.
    let long = [&b"savrip@"[..], &vec![b'o'; 4000]].concat();
    let said = refuses_input(&place, &perft, &after_good(&long), 2, &["line 2", "…"]);
    assert!(said.err.len() < 500, "{}", said.err);
    // Ends of lines as other systems write them, and a last line without one.
    let said = place.run(&perft, format!("{good}\r\n\n{good}"));
    assert_eq!((said.status, said.out.lines().count()), (0, 2), "{}", said.err);
}

#[test]
fn places_that_cannot_be_written_to_are_refused_before_the_work() {
    let place = Place::new();
    fs::create_dir(place.path("folder")).expect("the folder is ours");
    let long = "x".repeat(300);
    for (out, said) in [("none/x", "no such file or folder"), ("folder", "not a file"), (long.as_str(), "--out")] {
        // Minutes of work, had it begun.
        refuses(&place, &["solve", "holochess", "--four", "--out", out], 2, &[said]);
        refuses(&place, &["train", "holochess", "--out", out], 2, &[said]);
        refuses(&place, &["deals", "--out", out], 2, &[said]);
        let ladder = refuses(&place, &["arena", "holochess", "--ladder", "--games", "4", "--out", out], 2, &[said]);
        assert_eq!(ladder.out, "");
    }
    assert_eq!(fs::read_dir(place.path("folder")).expect("it is there").count(), 0);
}

/// Writing puts a new file into the place of the old one: a device must not be replaced by a file.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_written_over() {
    use std::os::unix::fs::FileTypeExt as _;
    let place = Place::new();
    make_pipe(&place.path("pipe"));
    let train = ["train", "holochess", "--rounds", "0", "--finals", "0", "--out", "pipe"];
    refuses(&place, &train, 2, &["pipe", "not a file"]);
    // Half an hour of work, had it begun.
    refuses(&place, &["deals", "--depth", "8", "--out", "pipe"], 2, &["pipe", "not a file"]);
    assert!(fs::metadata(place.path("pipe")).expect("it is there").file_type().is_fifo());
}

/// A device is refused before the work: the solver alone works for minutes.
#[cfg(target_os = "linux")]
#[test]
fn a_device_is_no_file_to_write_a_result_into() {
    let place = Place::new();
    for arguments in [
        &["solve", "groi", "--out", "/dev/full"][..],
        &["solve", "holochess", "--four", "--out", "/dev/full"],
        &["arena", "holochess", "--ladder", "--games", "400", "--out", "/dev/full"],
        &["deals", "--depth", "8", "--out", "/dev/full"],
    ] {
        refuses(&place, arguments, 2, &["/dev/full", "not a file"]);
    }
    assert!(fs::read_dir(place.path(".")).expect("it is there").flatten().all(|entry| entry.file_name() == "home"));
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_what_was_there() {
    let place = Place::new();
    let old = "holochess-weights 2\nthe old ones\n";
    place.write("weights", old);
    let train = ["train", "holochess", "--rounds", "0", "--finals", "0", "--out", "weights"];
    let said = place.run_with_room(16, &train, "");
    assert_eq!(said.status, 3, "{}", said.err);
    assert!(said.err.starts_with("error: --out: ") && said.err.contains("no space left"), "{}", said.err);
    assert_eq!(fs::read_to_string(place.path("weights")).expect("it is there"), old);
    let left = fs::read_dir(place.path(".")).expect("it is there").flatten().map(|entry| entry.file_name());
    assert_eq!(left.filter(|name| name != "home").collect::<Vec<_>>(), ["weights"]);
    // With room enough the same command writes.
    let said = place.run(&train, "");
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(fs::metadata(place.path("weights")).expect("it is there").len() > 100_000);
}

#[test]
fn nothing_that_a_terminal_obeys_is_repeated() {
    let place = Place::new();
    let evil = "\u{1b}[2J\u{1b}]0;x\u{7}\r\n\u{9b}31m\u{202e}";
    let option = format!("{evil}=1");
    let value = format!("quiet_turns={evil}");
    let scene = format!("{evil}@o1 / ngok@o2 1 2");
    for arguments in [
        &["perft", evil, "1"][..],
        &["perft", "holochess", evil],
        &["perft", "holochess", "1", evil],
        &["perft", "holochess", "1", "--position", evil],
        &["perft", "holochess", "1", "--position", &scene],
        &["perft", "groi", "1", "--position", evil],
        &["perft", "demeter", "1", "--position", evil],
        &["perft", "chinese", "1", "--position", evil],
        &["perft", "holochess", "1", "--option", evil],
        &["perft", "holochess", "1", "--option", &option],
        &["perft", "holochess", "1", "--option", &value],
        &["perft", "holochess", "1", "--threads", evil],
        &["perft", "holochess", "1", "--lang", evil],
        &["think", "holochess", "--level", evil],
        &["arena", "holochess", "--players", evil, "--games", "2"],
        &["probe", "holochess", "--position", ENDING, "--table", evil],
        &["train", "holochess", "--out", "w", "--from", evil],
        &[evil],
    ] {
        refuses(&place, arguments, 2, &[]);
    }
    let long = "x".repeat(100_000);
    for arguments in [
        &["perft", "holochess", "1", "--position", &long][..],
        &["perft", "holochess", "1", "--option", &long],
        &["perft", &long, "1"],
        &["think", "holochess", "--level", &long],
        &[&long],
    ] {
        let said = refuses(&place, arguments, 2, &["…"]);
        assert!(said.err.len() < 800, "{}", said.err);
    }
}

#[test]
fn what_only_a_ladder_does_is_refused_without_one() {
    let place = Place::new();
    let arena = ["arena", "holochess", "--players", "random,random", "--games", "2"];
    refuses(&place, &[&arena[..], &["--out", "x.json"]].concat(), 2, &["--out", "--ladder"]);
    refuses(&place, &[&arena[..], &["--step-games", "2"]].concat(), 2, &["--step-games", "--ladder"]);
    assert!(!place.path("x.json").exists());
}

#[test]
fn a_wrong_command_line_is_one_line_that_says_what_to_do() {
    let place = Place::new();
    for (arguments, words) in [
        (&["perft"][..], &["<GAME>", "<DEPTH>", "missing", "`holochess-lab perft --help`"][..]),
        (&["perft", "chess", "1"], &["chess", "holochess, groi, revised, demeter, chinese"]),
        (&["perft", "holochess", "1", "--depth", "3"], &["--depth", "no argument", "`holochess-lab perft --help`"]),
        (&["perft", "holochess", "1", "--thread", "3"], &["--thread", "did you mean --threads?"]),
        (&["perft", "holochess", "1", "--threads"], &["--threads", "needs a value"]),
        (&["perft", "holochess", "1", "--threads", "1", "--threads", "2"], &["--threads", "twice"]),
        (&["prft"], &["prft", "did you mean perft?", "`holochess-lab --help`"]),
        (&["levels", "holochess", "--lang", "xx"], &["--lang", "en, fr"]),
    ] {
        refuses(&place, arguments, 2, words);
    }
    for (arguments, word) in [
        (&["--help"][..], "perft"),
        (&["perft", "--help"], "DEPTH"),
        (&["--version"], concat!("holochess-lab ", env!("CARGO_PKG_VERSION"))),
    ] {
        let said = place.run(arguments, "");
        assert_eq!((said.status, said.err.as_str()), (0, ""));
        assert!(said.out.contains(word), "{}", said.out);
    }
}

#[test]
fn errors_are_french_in_french() {
    let place = Place::new();
    for (arguments, french) in [
        (&["perft"][..], "il manque : <JEU>, <PROFONDEUR>"),
        (&["perft", "chess", "1"], "ne peut pas être « chess »"),
        (&["perft", "holochess", "1", "--threads", "0"], "il faut un nombre entier de 1 à"),
        (&["perft", "holochess", "1", "--option", "x"], "écrivez CLÉ=VALEUR"),
        (&["perft", "holochess", "1", "--option", "x=1"], "il n’y a pas d’option « x »"),
        (&["perft", "holochess", "1", "--option", "quiet_turns=-3"], "il faut un nombre entier de 0 à 1000"),
        (&["perft", "holochess", "1", "--players", "3"], "se joue à deux, pas à 3"),
        (&["perft", "holochess", "1", "--position", "savrip@d / ngok@d 1 2"], "sont tous deux en d"),
        (&["perft", "groi", "1", "--position", "o1 o2 / o7 o8 o9 b 0"], "les noirs ont 2 pièces"),
        (&["perft", "demeter", "1", "--position", "a1 / zz w"], "« zz » n’est pas sur le plateau"),
        (&["perft", "chinese", "1", "--position", "x"], "il y a un camp pour 2 joueurs"),
        (&["perft", "holochess", "1", "--divide", "--position", "-"], "--divide ne traite qu’une position"),
        (&["think", "holochess", "--level", "x"], "il n’y a pas de niveau « x »"),
        (
            &["arena", "holochess", "--players", "random,random", "--games", "2", "--out", "x"],
            "ne fait rien sans --ladder",
        ),
        (&["solve", "demeter"], "ce jeu n’est pas résolu"),
        (&["solve", "holochess", "--out", "none/x"], "fichier ou dossier introuvable"),
        (&["probe", "holochess", "--position", "savrip@d / ngok@i2 1 2"], "duel à mort"),
        (&["train", "groi", "--out", "x"], "ce jeu n’a pas d’entraînement"),
    ] {
        let said = refuses(&place, &[arguments, &["--lang", "fr"]].concat(), 2, &[]);
        let plain = said.err.replace('\u{a0}', " ");
        assert!(plain.contains(french), "{arguments:?}: {plain}");
    }
}

#[test]
fn columns_have_heads() {
    let place = Place::new();
    for game in ["holochess", "groi", "chinese"] {
        for language in ["en", "fr"] {
            let said = place.run(&["levels", game, "--lang", language], "");
            let mut lines = said.out.lines();
            let (head, first) = (lines.next().expect("a head"), lines.next().expect("the weakest"));
            assert!(head.starts_with(if language == "en" { "level " } else { "niveau " }), "{head}");
            assert!(first.starts_with("random "), "{first}");
            // Every column begins under its head.
            let at = |line: &str, byte: char| line.chars().position(|sign| sign == byte);
            let interval = head.chars().collect::<Vec<_>>().windows(4).position(|four| {
                four.iter().collect::<String>() == "inte" || four.iter().collect::<String>() == "95% "
            });
            assert_eq!(at(first, '['), interval, "{head}\n{first}");
            let wide = said.out.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None);
            // What does not fit goes on below and fills the column there, too: no line breaks where the next word has room.
            let lines: Vec<&str> = said.out.lines().collect();
            for pair in lines.windows(2).filter(|pair| pair[1].starts_with(' ')) {
                let next = pair[1].trim_start().split(' ').next().expect("no line is empty");
                let length = pair[0].chars().count() + 1 + next.chars().count();
                assert!(length > 80, "{next:?} has room in the line above: {}", said.out);
            }
        }
    }
    let said = place.run(&["think", "holochess", "--level", "greedy", "--lang", "en"], "");
    let heads: Vec<&str> =
        said.out.lines().filter_map(|line| line.split("  ").next()).filter(|head| !head.is_empty()).collect();
    assert_eq!(heads, ["action", "value", "line", "nodes"], "{}", said.out);
    assert!(said.out.contains("’s chance of winning"), "{}", said.out);
}

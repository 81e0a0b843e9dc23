//! Everything that can be wrong with a record has its name and its place.

use std::fs;

use holochess::record::{Problem, RecordedMatch};

use super::{Folder, match_with, verify};

/// What is wrong with this text, and in which line.
fn fault(text: impl AsRef<[u8]>) -> (Problem, Option<usize>) {
    let error = verify(text).expect_err("this is no sound record");
    let told = error.to_string();
    assert!(told.contains("match.jsonl") && !told.contains('⟨') && !told.contains("{ $"), "{told}");
    (*error.problem, error.line)
}

/// Replaces one thing in a text that has to be there.
fn with(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{old} is not in {text}");
    text.replacen(old, new, 1)
}

#[test]
fn every_damage_has_its_name_and_its_place() {
    let whole = match_with("\"duel\":[[");
    let text = whole.text();
    let line_of = |needle: &str| text.lines().position(|line| line.contains(needle)).expect("it is there") + 1;
    let last = text.lines().count();

    assert!(matches!(fault(""), (Problem::Empty, None)));
    assert!(matches!(fault("\n"), (Problem::NotARecord, None)));
    assert!(matches!(fault("{}\n"), (Problem::NotARecord, None)));
    assert!(matches!(fault("savrip@o2\n"), (Problem::NotARecord, None)));
    assert!(matches!(fault(with(&text, "\"version\":1", "\"version\":2")), (Problem::Version(2), Some(1))));
    assert!(matches!(fault(with(&text, "\"game\":\"holochess\"", "\"game\":\"go\"")), (Problem::Game(_), Some(1))));
    assert!(matches!(fault(with(&text, "\"deal\":\"random\"", "\"deal\":\"fair\"")), (Problem::Option(_), Some(1))));
    assert!(matches!(fault(with(&text, "\"deal\"", "\"dealt\"")), (Problem::Option(_), Some(1))));
    assert!(matches!(fault(with(&text, "\"who\":\"human\"", "\"who\":\"No One\"")), (Problem::Who(_), Some(1))));
    assert!(matches!(fault(with(&text, "\"seed\":\"", "\"seed\":\"x")), (Problem::Seed, Some(1))));
    assert!(matches!(fault(with(&text, "\"seed_sha256\":\"", "\"seed_sha256\":\"0")), (Problem::SeedHash, Some(1))));
    assert!(matches!(
        fault(with(&text, "\"seats\":[", "\"seats\":[{\"who\":\"human\",\"name\":\"\"},")),
        (Problem::Begin(_), Some(1))
    ));
    assert!(matches!(fault(with(&text, "\"program\"", "\"colour\":1,\"program\"")), (Problem::Syntax(_), Some(1))));

    assert!(matches!(fault(with(&text, "{\"action\"", "{\"colour\":1,\"action\"")), (Problem::Syntax(_), Some(2))));
    assert!(matches!(fault(with(&text, "{\"action\"", "{\"undo\":1,\"action\"")), (Problem::Syntax(_), Some(2))));
    assert!(matches!(fault(with(&text, "{\"action\"", "action")), (Problem::Syntax(_), Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n\n")), (Problem::Syntax(_), Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"undo\":1}\n")), (Problem::StepBack, Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"take_back\":1}\n")), (Problem::StepBack, Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"action\":\"pass\"}\n")), (Problem::Illegal { .. }, Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"action\":\"o1-o1\"}\n")), (Problem::Illegal { .. }, Some(2))));
    assert!(matches!(fault(with(&text, "\n", "\n{\"action\":\"castle\"}\n")), (Problem::Illegal { .. }, Some(2))));
    assert!(matches!(
        fault(with(&text, "\n", "\n{\"action\":\"resign\",\"seat\":3}\n")),
        (Problem::Illegal { .. }, Some(2))
    ));
    let end = text.lines().last().expect("it ends");
    assert!(matches!(fault(with(&text, "\n", &format!("\n{end}\n"))), (Problem::NotOver, Some(2))));
    assert!(matches!(fault(format!("{text}{end}\n")), (Problem::AfterEnd, Some(line)) if line == last + 1));
    assert!(matches!(fault(format!("{text}{{\"undo\":1}}\n")), (Problem::StepBack, Some(line)) if line == last + 1));
    assert!(
        matches!(fault(with(&text, end, "")), (Problem::Syntax(_) | Problem::Unfinished(_), Some(line)) if line == last)
    );
    assert!(matches!(fault(&text[..text.len() - end.len() - 1]), (Problem::Unfinished(_), Some(line)) if line == last));
    assert!(matches!(fault(&text[..text.len() - 3]), (Problem::Cut, Some(line)) if line == last));

    // A die of the attack, a die of the duel, a die too many, none at all.
    for (old, new) in
        [("\"dice\":[[", "\"dice\":[[7,"), ("\"duel\":[[[", "\"duel\":[[[7,"), ("\"dice\":[[", "\"dice\":[[1,")]
    {
        assert!(matches!(fault(with(&text, old, new)), (Problem::Dice { .. }, Some(line)) if line == line_of(old)));
    }
    let rolled = text.lines().find(|line| line.contains("\"dice\"")).expect("dice fell");
    let bare = format!("{}}}", &rolled[..rolled.find(",\"dice\"").expect("after the action")]);
    assert!(matches!(fault(with(&text, rolled, &bare)), (Problem::Dice { .. }, Some(line)) if line == line_of(rolled)));
    assert!(
        matches!(fault(with(&text, end, &end.replace("duel", "quiet"))), (Problem::Instead { .. }, Some(line)) if line == last)
    );

    let mut not_text = text.clone().into_bytes();
    let third = text.lines().take(2).map(|line| line.len() + 1).sum::<usize>();
    not_text[third + 3] = 0xff;
    assert!(fault_of_file(&not_text).contains("line 3"));
    let long = with(&text, "\n", &format!("\n{{\"action\":\"{}\"}}\n", "x".repeat(70_000)));
    assert!(matches!(fault(long), (Problem::LineTooLong, Some(2))));
    let many = format!("{}{}", text.lines().next().expect("a header"), "\n{\"undo\":1}".repeat(200_001));
    assert!(matches!(fault(many), (Problem::TooManyLines, _)));
}

/// What is said of a file that cannot be read as text.
fn fault_of_file(bytes: &[u8]) -> String {
    let error = verify(bytes).expect_err("this is not text");
    assert!(matches!(*error.problem, Problem::File(_)));
    error.to_string()
}

#[test]
fn a_gigabyte_is_refused_at_once() {
    let folder = Folder::new();
    let path = folder.file("");
    let file = fs::File::options().write(true).open(&path).expect("the file is ours");
    // A hole: it takes no room on the disk, and all of it if somebody read it.
    file.set_len(1 << 40).expect("holes are allowed");
    let begin = std::time::Instant::now();
    let error = RecordedMatch::verify(&path).expect_err("no record is that large");
    assert!(error.to_string().contains("1099511627776 bytes"), "{error}");
    assert!(begin.elapsed().as_millis() < 500);
}

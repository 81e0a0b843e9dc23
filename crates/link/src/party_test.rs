//! Programs at one table, each with its files and a wire in memory.

use std::{collections::BTreeMap, fs, path::Path, sync::Arc, time::Duration};

use super::{KeptParty, Party, PartyError, PartyFile, Table, memory::MemoryTable};
use holochess_platform::storage;
use holochess_record::{
    MailSecret, RecordedMatch, Shelf,
    live::{
        LiveCheck, LiveDue, LiveGuest, LiveGuestFile, LiveHostFile, LiveHostSeat, LiveIdentity, LiveInput, LiveKey,
        LiveLine, LiveMatch, LiveSignature, LiveSit, LiveToken,
    },
};

const TOKEN: LiveToken = LiveToken([6; 16]);

/// A key pair for tests: who knows the key can sign with it.
struct TestKey(LiveKey);

impl LiveIdentity for TestKey {
    fn key(&self) -> LiveKey {
        self.0
    }

    fn sign(&self, text: &LiveCheck) -> LiveSignature {
        let mut bytes = [0; 64];
        bytes[..32].copy_from_slice(&self.0.0);
        bytes[32..].copy_from_slice(&text.0);
        LiveSignature(bytes)
    }

    fn is_signed(&self, by: &LiveKey, text: &LiveCheck, signature: &LiveSignature) -> bool {
        Self(*by).sign(text) == *signature
    }
}

fn key(number: u8) -> Arc<TestKey> {
    Arc::new(TestKey(LiveKey([number; 32])))
}

fn secret(digit: &str) -> MailSecret {
    MailSecret::from_hex(&digit.repeat(64)).expect("64 digits")
}

fn line() -> LiveLine {
    LiveLine { key: key(1).key(), token: TOKEN, addresses: Vec::new(), relay: None }
}

/// The folders of one player.
struct House {
    folder: tempfile::TempDir,
}

impl House {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("tests may write temporary files") }
    }

    fn live(&self) -> std::path::PathBuf {
        self.folder.path().join("live")
    }

    fn shelf(&self) -> Shelf {
        Shelf::at(self.folder.path().join("saves"))
    }

    fn open(&self, game: &str) -> KeptParty {
        let person = LiveHostSeat { who: Some("human".to_owned()), name: "Ada".to_owned(), key: None };
        let table = LiveHostFile {
            token: TOKEN,
            secret: secret("a"),
            game: game.to_owned(),
            options: BTreeMap::new(),
            seats: vec![person, LiveHostSeat::FREE],
            clock: None,
            watchers: 0,
            round: 0,
            entries: Vec::new(),
        };
        KeptParty::create(&self.live(), PartyFile::new(Table::Host(table)).expect("there is chance"))
            .expect("it is new")
    }

    fn join(&self) -> KeptParty {
        if let Some(kept) = KeptParty::of_line(&self.live(), &line(), false).expect("the folder is ours") {
            return kept;
        }
        let table = Table::Guest(LiveGuestFile::new(key(1).key(), TOKEN, secret("b"), false));
        KeptParty::create(&self.live(), PartyFile::new(table).expect("there is chance")).expect("it is new")
    }
}

/// Lets a program take in what has come, and decide if it is to. The first legal action, attacks before others.
fn play_a_little(party: &mut Party) {
    party.step(Duration::from_millis(1)).expect("it can be written");
    if party.guest().is_some_and(LiveGuest::asks_to_sit) {
        let sit = LiveSit { who: "human".to_owned(), name: "Bo".to_owned() };
        party.put(LiveInput::Sit(sit)).expect("a seat is free");
    }
    let Some((seat, LiveDue::Decision)) = party.due().filter(|_| !party.is_paused()) else { return };
    let Some(recorded) = party.log().and_then(LiveMatch::recorded) else { return };
    let table = recorded.table();
    let texts: Vec<String> = table.actions().into_iter().map(|action| table.action_text(action)).collect();
    let attack = texts.iter().find(|text| text.contains('x'));
    let text = if recorded.decisions().len() > 30 { "resign" } else { attack.unwrap_or(&texts[0]) };
    party.put(LiveInput::Decide(seat, text.to_owned(), None)).expect("it is legal");
}

fn are_over(parties: &[&Party]) -> bool {
    parties.iter().all(|party| party.log().is_some_and(LiveMatch::is_over))
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("it is there")
}

#[test]
fn two_programs_keep_the_same_record_and_it_verifies() {
    let (ada, bo, table) = (House::new(), House::new(), MemoryTable::new(key(1).key()));
    let mut host = Party::start(ada.open("holochess"), ada.shelf(), Box::new(table.host()), key(1)).expect("it opens");
    let mut guest =
        Party::start(bo.join(), bo.shelf(), Box::new(table.guest(key(2).key())), key(2)).expect("it is new");
    for _ in 0..5000 {
        play_a_little(&mut host);
        play_a_little(&mut guest);
        if are_over(&[&host, &guest]) {
            break;
        }
    }
    let records = [&host, &guest].map(|party| party.record().expect("it was dealt").to_owned());
    let verified = RecordedMatch::verify(&records[0]).unwrap_or_else(|why| panic!("{why}"));
    assert!(verified.is_over() && verified.is_live());
    assert_eq!(text(&records[0]), text(&records[1]));
    // What a finished table needs no more goes, the secrets above all; the records stay.
    for _ in 0..50 {
        play_a_little(&mut host);
        play_a_little(&mut guest);
    }
    for (party, house) in [(guest, &bo), (host, &ada)] {
        let mut party = party;
        assert!(fs::read_dir(house.live()).expect("the folder is there").count() > 0);
        party.put(LiveInput::Leave).expect("nothing is in the way");
        drop(party);
        assert_eq!(fs::read_dir(house.live()).expect("the folder is there").count(), 0);
    }
    assert!(records.iter().all(|record| record.exists()));
}

#[test]
fn a_program_that_ended_goes_on_in_its_file_and_its_record() {
    let (ada, bo, table) = (House::new(), House::new(), MemoryTable::new(key(1).key()));
    let mut host = Party::start(ada.open("groi"), ada.shelf(), Box::new(table.host()), key(1)).expect("it opens");
    let mut guest =
        Party::start(bo.join(), bo.shelf(), Box::new(table.guest(key(2).key())), key(2)).expect("it is new");
    let mut records = Vec::new();
    for round in 0..20_000 {
        play_a_little(&mut host);
        play_a_little(&mut guest);
        if are_over(&[&host, &guest]) {
            break;
        }
        let decisions = |party: &Party| party.log().and_then(LiveMatch::recorded).map_or(0, |it| it.decisions().len());
        if decisions(&host) >= 6 && records.is_empty() {
            let id = host.log().expect("it has begun").id();
            records.push(host.record().expect("it is dealt").to_owned());
            // While it runs no other program takes its place.
            assert!(
                matches!(KeptParty::of_match(&ada.live(), id, |_| true), Err(PartyError::InUse(_))),
                "round {round}"
            );
            drop(host);
            let kept = KeptParty::of_match(&ada.live(), id, |_| true).expect("it is free now");
            host = Party::start(kept, ada.shelf(), Box::new(table.host()), key(1)).expect("it goes on");
            assert!(decisions(&host) >= 6);
            drop(guest);
            guest =
                Party::start(bo.join(), bo.shelf(), Box::new(table.guest(key(2).key())), key(2)).expect("it goes on");
        }
    }
    assert!(are_over(&[&host, &guest]), "the match goes on to its end");
    records.push(host.record().expect("it is dealt").to_owned());
    assert_eq!(records[0], records[1], "the record goes on in its file");
    assert_eq!(text(&records[0]), text(guest.record().expect("it is dealt")));
    RecordedMatch::verify(&records[0]).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn a_file_that_is_damaged_is_taken_from_its_copy_or_named() {
    let ada = House::new();
    drop(ada.open("groi"));
    let mut path = fs::read_dir(ada.live()).expect("it was made").flatten().map(|file| file.path());
    let path = path.find(|path| path.extension().is_some_and(|end| end == "json")).expect("its file");
    let (whole, copy) = (text(&path), storage::backup_of(&path));
    fs::remove_file(&copy).expect("it lies beside the file");
    fs::write(&path, &whole[..whole.len() / 2]).expect("the folder is ours");
    assert!(matches!(KeptParty::open(&path), Err(PartyError::Damaged(_))), "there is no copy yet");
    fs::write(copy, &whole).expect("the folder is ours");
    let kept = KeptParty::open(&path).expect("its copy is sound");
    assert!(matches!(&kept.file().table, Table::Host(host) if host.game == "groi"));
}

//! What earlier versions of the program have left, by version 1 of the protocol, is read and played to its end.

use std::fs;

use holochess::record::{MAIL_MARK, MailBody, MailBox, MailBoxError, MailError, MailMatch, MailMessage, RecordedMatch};
use serde_json::{Value, to_value};
use sha2::{Digest, Sha256};

use crate::{
    mail::{accept, play},
    place::Place,
    play::Lots,
};

/// Two matches in progress as version 1.0.0 has written them: both players' files, and all messages in order. In the first one an
/// attack waits for its dice.
const MATCHES: [[&str; 3]; 2] = [
    [
        include_str!("mail_version_1/dice-ada.json"),
        include_str!("mail_version_1/dice-bo.json"),
        include_str!("mail_version_1/dice.txt"),
    ],
    [
        include_str!("mail_version_1/no-dice-ada.json"),
        include_str!("mail_version_1/no-dice-bo.json"),
        include_str!("mail_version_1/no-dice.txt"),
    ],
];

/// A match that version 1.0.0 has played to its end.
const OVER: &str = include_str!("mail_version_1/over.jsonl");

#[test]
fn matches_of_version_1_are_played_to_their_end() {
    let place = Place::new();
    for [ada, bo, lines] in MATCHES {
        let mut players = [ada, bo].map(|text| MailMatch::read(text).expect("it was written by the program"));
        for (player, text) in players.iter().zip([ada, bo]) {
            assert_eq!(player.text(), text, "reading and writing changes nothing");
        }
        for (number, line) in lines.lines().enumerate() {
            let message = MailMessage::read(line).expect("it was written by the program");
            assert_eq!((message.line(), message.number as usize), (line.to_owned(), number));
        }
        play(&mut players, &mut Lots::new(11), |_| false);
        for player in &players {
            let text = player.text();
            assert!(text.contains("\"version\": 1") && !text.contains("\"mail\": 2"), "{text}");
        }
        let texts = players.map(|player| player.recorded().expect("it is dealt").text());
        assert_eq!(texts[0], texts[1]);
        assert!(texts[0].contains("\"version\":2"), "{}", texts[0]);
        let verified = RecordedMatch::verify(&place.write("match.jsonl", &texts[0])).expect("it verifies");
        assert!(verified.is_over());
    }
    RecordedMatch::verify(&place.write("over.jsonl", OVER)).expect("version 1.0.0 has written it");
}

#[test]
fn an_invitation_of_version_1_is_accepted_by_version_1() {
    let place = Place::new();
    let bo = MailBox::at(place.path("mail"));
    let invitation = MATCHES[0][2].lines().next().expect("the first message invites");
    let by_mail = accept(&bo, invitation, "Bo");
    let [invited, answer] = [invitation.to_owned(), by_mail.to_send().expect("the acceptance").line()]
        .map(|line| MailMessage::read(&line).expect("it is a message"));
    let body = serde_json::to_string(&answer.body).expect("plain values");
    let digest = Sha256::digest(format!("{}\n1\n{body}", invited.check).as_bytes());
    let check = digest.iter().take(8).fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    assert_eq!((answer.mail, answer.id, answer.check), (1, invited.id, check));
    let MailBody::Accept(accepted) = answer.body else { panic!("it accepts") };
    let digits = |hex: &str| {
        let pair = |pair: &[u8]| u8::from_str_radix(&String::from_utf8_lossy(pair), 16).expect("hexadecimal digits");
        hex.as_bytes().chunks(2).map(pair).collect::<Vec<u8>>()
    };
    let link = Sha256::digest([&b"holochess mail link\n"[..], &digits(&accepted.value.hex())[..]].concat());
    assert_eq!(digits(&accepted.commitment.hex()), link.to_vec());
}

#[test]
fn a_match_of_version_1_goes_on_at_the_terminal() {
    let place = Place::new();
    let [_, bo, lines] = MATCHES[1];
    let id = MailMatch::read(bo).expect("it was written by the program").id().to_owned();
    fs::create_dir_all(place.path("home/mail")).expect("the folder is ours");
    place.write(&format!("home/mail/{id}.json"), bo);
    // The last of the messages is new, the others were read or sent before.
    let said = place.run(&["mail", "accept", "-", "--lang", "en"], lines);
    assert!(said.status == 0 && said.out.contains("your turn"), "{}{}", said.out, said.err);
    let said = place.run(&["mail", "move", &id, "resign", "--lang", "en"], "");
    assert_eq!(said.status, 0, "{}", said.err);
    let answer = said.out.lines().find(|line| line.starts_with(MAIL_MARK)).expect("a message to send");
    assert_eq!(MailMessage::read(answer).map(|message| message.mail), Ok(1));
}

/// The first 64 bits of a SHA-256, in hexadecimal digits.
fn hex_64(text: &str) -> String {
    Sha256::digest(text).iter().take(8).fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

/// The messages of a match with these names in the first two, and with the id and the checks that fit them.
fn renamed(messages: &[MailMessage], names: [&str; 2]) -> Vec<MailMessage> {
    let (mut renamed, mut id, mut check) = (Vec::<MailMessage>::new(), String::new(), String::new());
    for message in messages {
        let mut message = message.clone();
        match &mut message.body {
            MailBody::Invite(invite) => {
                names[0].clone_into(&mut invite.name);
                id = hex_64(&serde_json::to_string(invite).expect("plain values"));
            }
            MailBody::Accept(accept) => names[1].clone_into(&mut accept.name),
            MailBody::Turn(_) => {}
        }
        let body = serde_json::to_string(&message.body).expect("plain values");
        check = hex_64(&format!("{check}\n{}\n{body}", message.number));
        message.id.clone_from(&id);
        message.check.clone_from(&check);
        renamed.push(message);
    }
    renamed
}

/// What a stranger writes by version 1 is checked like what comes by version 2. What was accepted before is still opened.
#[test]
fn a_new_name_of_version_1_is_checked_and_one_that_was_accepted_is_opened() {
    let place = Place::new();
    let mailbox = MailBox::at(place.path("mail"));
    let [ada, bo, lines] = MATCHES[0];
    let messages: Vec<MailMessage> =
        lines.lines().map(|line| MailMessage::read(line).expect("it is a message")).collect();
    assert_eq!(renamed(&messages, ["Ada", "Bo"]), messages, "the names are those of the fixture");
    let file_with = |text: &str, messages: &[MailMessage]| {
        let mut file: Value = serde_json::from_str(text).expect("it is JSON");
        file["messages"] = to_value(messages).expect("plain values");
        file["draft"] = Value::Array(Vec::new());
        MailMatch::read(&file.to_string())
    };
    for name in ["Ada ", "\u{410}da", "Ada\u{a0}L", "Zoe\u{308}"] {
        let with_inviter = renamed(&messages[..2], [name, "Bo"]);
        let invitation = with_inviter[0].line();
        let why = mailbox.take(&invitation).expect_err("it looks like another name");
        assert!(matches!(why, MailBoxError::Refused(MailError::Name)), "{name:?}: {why:?}");
        let secret = holochess::record::MailSecret::from_hex(&"b".repeat(64)).expect("64 digits");
        let why = MailMatch::accept(&invitation, "Bo", secret).expect_err("it looks like another name");
        assert!(matches!(why, MailError::Name), "{name:?}: {why:?}");
        let with_guest = renamed(&messages[..2], ["Ada", name]);
        let mut inviter = file_with(ada, &with_guest[..1]).expect("the invitation is Ada's own");
        let before = inviter.text();
        let why = inviter.receive(&with_guest[1].line()).expect_err("it looks like another name");
        assert!(matches!(why, MailError::Name) && inviter.text() == before, "{name:?}: {why:?}");
        file_with(bo, &with_inviter).expect("it was accepted before");
        file_with(ada, &with_guest).expect("it was accepted before");
    }
}

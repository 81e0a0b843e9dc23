//! What comes from the other player: an invitation is shown and asked about, of several messages in a text the new one is taken in,
//! and nothing that a stranger writes fills the screen.

use std::collections::BTreeMap;

use holochess::{
    locale::{Language, Locale},
    record::{
        MAIL_MARK, MailArrival, MailBody, MailBox, MailBoxError, MailError, MailInvite, MailMatch, MailMessage,
        MailTurn,
    },
    rules::GameId,
};

use crate::{
    mail::{accept, secret},
    place::{CommandOutput, Place, flat},
};

fn line_of(said: &CommandOutput) -> String {
    let line = said.out.lines().find(|line| line.starts_with(MAIL_MARK));
    line.unwrap_or_else(|| panic!("there is no message to send: {}{}", said.out, said.err)).to_owned()
}

/// The message that a match has to send.
fn line(by_mail: &MailMatch) -> String {
    by_mail.to_send().expect("a message to send").line()
}

#[test]
fn an_invitation_is_shown_and_accepted_only_by_the_answer_yes() {
    let (ada, bo) = (Place::new(), Place::new());
    let options = ["--option", "quiet_turns=0", "--option", "quiet_end=draw"];
    let new = [&["mail", "new", "holochess", "--name", "Ada", "--lang", "en"][..], &options].concat();
    let invitation = line_of(&ada.run(&new, ""));
    let answer = |words: &[&str], input: &str| bo.run(&[&["mail", "accept"][..], words].concat(), input);
    let is_kept = || !bo.run(&["mail", "show", "--lang", "en"], "").out.contains("No play-by-message matches yet");
    for (input, status) in [("", 2), ("no\n", 1), ("\n", 1), ("yesterday\n", 1)] {
        let said = answer(&[&invitation, "--lang", "en"], input);
        assert_eq!(said.status, status, "{input:?}: {}{}", said.out, said.err);
        let text = flat(&said.out);
        for part in
            ["Ada", "Holochess", "(quiet_turns=0)", "(quiet_end=draw)", "Quiet clock (turns): Off", "goes first"]
        {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(!text.contains(MAIL_MARK) && !is_kept(), "nothing is accepted: {text}");
        assert_eq!(said.err.contains("--yes"), status == 2, "{}", said.err);
    }
    // Standard input cannot have both the invitation and the answer.
    let said = answer(&["-", "--lang", "en"], &format!("{invitation}\nyes\n"));
    assert!(said.status == 2 && said.err.contains("--yes") && !is_kept(), "{}{}", said.out, said.err);
    let said = answer(&[&invitation, "--name", "Bo", "--lang", "fr"], "Oui\n");
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(flat(&said.out).contains("Accepter") && said.out.contains(MAIL_MARK), "{}", said.out);
    // What is accepted is not asked about again, and the messages of the match are not either.
    let said = answer(&[&invitation, "--lang", "en"], "");
    assert!(said.status == 0 && said.out.contains("already read"), "{}{}", said.out, said.err);
    let said = ada.run(&["mail", "accept", &line_of(&said), "--lang", "en"], "");
    assert_eq!(said.status, 0, "{}", said.err);
    // Scripts are not asked.
    let other = line_of(&ada.run(&["mail", "new", "demeter", "--lang", "en"], ""));
    let said = answer(&["-", "--yes", "--lang", "en"], &other);
    assert!(said.status == 0 && said.out.contains(MAIL_MARK), "{}{}", said.out, said.err);
}

#[test]
fn who_begins_is_said_as_it_will_be() {
    let place = Place::new();
    let english = Locale::new(Language::English);
    for game in GameId::ALL.into_iter().filter(|game| game.players().contains(&2)) {
        let invited = MailMatch::invite(game, &[], "Ada", secret("a")).expect("two can play it");
        let arrival = MailBox::at(place.path("none")).take(&line(&invited)).expect("it is sound");
        let MailArrival::Invitation(invitation) = arrival else { panic!("it is asked about: {arrival:?}") };
        let said = invitation.say(&english, false).join(" ");
        // With other secrets there are other deals.
        let begins = ["1", "2", "3", "4", "5", "6", "7", "8"].map(|digit| {
            let mut one = MailMatch::invite(game, &[], "Ada", secret("a")).expect("two can play it");
            let two = MailMatch::accept(&line(&one), "Bo", secret(digit)).expect("it is sound");
            one.receive(&line(&two)).expect("it is sound");
            one.is_own_turn()
        });
        let expected = match (begins.contains(&true), begins.contains(&false)) {
            (true, true) => "The deal decides who goes first.",
            (true, false) => "Ada goes first.",
            _ => panic!("{game:?}: player 1 never begins"),
        };
        assert!(said.contains(expected) && said.contains("The standard rules apply."), "{game:?}: {said}");
    }
}

#[test]
fn every_option_of_every_game_is_shown_in_words() {
    let place = Place::new();
    for game in GameId::ALL.into_iter().filter(|game| game.players().contains(&2)) {
        for (key, value) in [("match", "points:5"), ("match", "stakes:30"), ("quiet_turns", "7"), ("blocking", "fill")]
        {
            let options = [(key.to_owned(), value.to_owned())];
            let Ok(invited) = MailMatch::invite(game, &options, "", secret("a")) else { continue };
            let arrival = MailBox::at(place.path("none")).take(&line(&invited)).expect("it is sound");
            let MailArrival::Invitation(invitation) = arrival else { panic!("it is asked about: {arrival:?}") };
            for language in Language::ALL {
                let said = invitation.say(&Locale::new(language), true);
                let shown = said.iter().any(|line| line.ends_with(&format!("({key}={value})")));
                assert!(shown && said.iter().all(|line| !line.contains(['⟨', '{'])), "{game:?}: {said:?}");
            }
        }
    }
}

#[test]
fn matches_with_a_name_that_were_never_dealt_are_counted() {
    let place = Place::new();
    let bo = MailBox::at(place.path("mail"));
    let english = Locale::new(Language::English);
    let invite =
        |digit: &str, name: &str| MailMatch::invite(GameId::Demeter, &[], name, secret(digit)).expect("two play");
    let says = |line: &str| {
        let arrival = bo.take(line).expect("it is sound");
        let MailArrival::Invitation(invitation) = arrival else { panic!("it is asked about: {arrival:?}") };
        invitation.say(&english, true).join(" ")
    };
    assert!(!says(&line(&invite("1", "Ada"))).contains("not been dealt yet"));
    // Ada drops two, and a third one is dealt.
    for digit in ["1", "2", "3"] {
        let mut ada = invite(digit, "Ada");
        let two = accept(&bo, &line(&ada), "Bo");
        if digit == "3" {
            ada.receive(&line(&two)).expect("it is sound");
            ada.decide("g4-e4").expect("it is legal");
            bo.take(&line(&ada)).expect("it is sound");
        }
    }
    let said = says(&line(&invite("4", "Ada")));
    assert!(said.contains("2 other matches from this name") && said.contains("not been dealt yet"), "{said}");
    assert!(!says(&line(&invite("5", "Eve"))).contains("not been dealt yet"));
}

/// `--yes` answers the question; what the question warns of is said all the same.
#[test]
fn a_script_is_told_of_matches_that_were_never_dealt() {
    let (ada, bo) = (Place::new(), Place::new());
    let accept = || {
        let invitation = line_of(&ada.run(&["mail", "new", "demeter", "--name", "Ada", "--lang", "en"], ""));
        let said = bo.run(&["mail", "accept", &invitation, "--yes", "--name", "Bo", "--lang", "en"], "");
        assert!(said.status == 0 && said.out.contains(MAIL_MARK), "{}{}", said.out, said.err);
        flat(&said.out)
    };
    assert!(!accept().contains("not been dealt yet"));
    let said = accept();
    assert!(said.contains("another match from this name") && said.contains("not been dealt yet"), "{said}");
}

#[test]
fn of_several_messages_in_a_text_the_new_one_is_taken_in() {
    let (ada, bo) = (Place::new(), Place::new());
    let invitation = line_of(&ada.run(&["mail", "new", "groi", "--name", "Ada", "--lang", "en"], ""));
    let acceptance = line_of(&bo.run(&["mail", "accept", &invitation, "--yes", "--name", "Bo", "--lang", "en"], ""));
    let said = ada.run(&["mail", "accept", &acceptance, "--lang", "en"], "");
    let id = said.out.split_whitespace().nth(1).expect("the id").trim_end_matches('.').to_owned();
    let first = line_of(&ada.run(&["mail", "move", &id, "o1-i1", "--lang", "en"], ""));
    bo.run(&["mail", "accept", &first, "--lang", "en"], "");
    let second = line_of(&bo.run(&["mail", "move", &id, "o8-i8", "--lang", "en"], ""));
    // An own message alone is named, as often as it is read.
    for _ in 0..2 {
        let said = ada.run(&["mail", "accept", &first, "--lang", "en"], "");
        assert!(said.status == 0 && said.out.contains("your own message"), "{}{}", said.out, said.err);
    }
    // A reply below what it quotes, as mail programs write it, with the whole thread before.
    let quoted = |line: &str| {
        line.as_bytes()
            .chunks(60)
            .map(|part| format!("> {}\n", String::from_utf8_lossy(part)))
            .collect::<Vec<_>>()
            .concat()
    };
    let thread = [&*invitation, &acceptance, &first].map(quoted).concat();
    let reply = format!("On Saturday Ada wrote:\n{thread}\nHere is mine:\n{second}\n-- \nBo\n");
    let said = ada.run(&["mail", "accept", "-", "--lang", "en"], &reply);
    assert!(
        said.status == 0 && said.out.contains("your turn") && said.out.contains("o8-i8"),
        "{}{}",
        said.out,
        said.err
    );
    let said = ada.run(&["mail", "accept", "-", "--lang", "en"], &reply);
    assert!(said.status == 0 && said.out.contains("already read"), "{}{}", said.out, said.err);
    // Nor is an own message to be sent again that was answered.
    let said = ada.run(&["mail", "accept", &first, "--lang", "en"], "");
    assert!(said.status == 0 && said.out.contains("already read"), "{}{}", said.out, said.err);
    // The reply above the quotation, and a quotation that is damaged.
    let third = line_of(&ada.run(&["mail", "move", &id, "i1-o1", "--lang", "en"], ""));
    let cut = quoted(&second[..second.len() / 2]);
    let said = bo.run(&["mail", "accept", "-", "--lang", "en"], format!("{third}\n\n{cut}\n{thread}"));
    assert!(said.status == 0 && said.out.contains("your turn"), "{}{}", said.out, said.err);
    // Where nothing is new, what is damaged is said.
    let said = bo.run(&["mail", "accept", "-", "--lang", "en"], format!("{third}\n\n{cut}"));
    assert!(said.status == 2 && said.err.contains("damaged"), "{}{}", said.out, said.err);
}

#[test]
fn a_message_is_read_in_any_encoding_and_never_from_half_a_text() {
    let (ada, bo) = (Place::new(), Place::new());
    let invitation = line_of(&ada.run(&["mail", "new", "demeter", "--name", "Ada", "--lang", "en"], ""));
    let accept = |text: &[u8], place: &str| {
        if place != "-" {
            std::fs::write(bo.path(place), text).expect("the folder is ours");
        }
        bo.run(&["mail", "accept", place, "--yes", "--name", "Bo", "--lang", "en"], text)
    };
    let said = accept(format!("{}\n{invitation}\n", " ".repeat(1 << 20)).as_bytes(), "-");
    assert!(said.status == 2 && said.err.contains("too long"), "{}{}", said.out, said.err);
    // Greetings in Latin-1.
    let text = [b"Gr\xfc\xdfe\n", invitation.as_bytes(), b"\n-- \nZo\xeb\n"].concat();
    for place in ["letter.txt", "-"] {
        let said = accept(&text, place);
        assert!(said.status == 0 && said.out.contains(MAIL_MARK), "{place}: {}{}", said.out, said.err);
    }
}

#[test]
fn two_new_messages_in_one_text_are_named_and_neither_is_taken_in() {
    let place = Place::new();
    let bo = MailBox::at(place.path("mail"));
    let invite =
        |digit: &str, name: &str| MailMatch::invite(GameId::Demeter, &[], name, secret(digit)).expect("two play");
    let (ada, eve) = (invite("1", "Ada"), invite("2", "Eve"));
    let both = format!("{}\n{}\n", line(&ada), line(&eve));
    let why = bo.take(&both).expect_err("which one is meant?");
    assert!(matches!(&why, MailBoxError::Several(messages) if messages.len() == 2), "{why:?}");
    for language in Language::ALL {
        let said = why.say(&Locale::new(language));
        assert!(said.contains("Ada") && said.contains("Eve") && !said.contains('⟨'), "{said}");
    }
    assert!(bo.files().expect("the folder is ours").is_empty());
    // The same one twice is one.
    let twice = format!("{0}\n> {0}\n", line(&ada));
    assert!(matches!(bo.take(&twice), Ok(MailArrival::Invitation(_))));
    // An invitation that is quoted below what came of it elsewhere is not a new one.
    let two = MailMatch::accept(&line(&ada), "Bo", secret("3")).expect("it is sound");
    let why = bo.take(&format!("{}\n> {}\n", line(&two), line(&ada))).expect_err("it is not kept here");
    assert!(matches!(why, MailBoxError::Refused(MailError::OtherMatch)), "{why:?}");
}

#[test]
fn what_a_stranger_writes_does_not_fill_the_screen() {
    let english = Locale::new(Language::English);
    let long = "x".repeat(40_000);
    let many: BTreeMap<String, String> = (0..2000).map(|n| (format!("key{n}"), "value".to_owned())).collect();
    let commitment =
        secret("a").value(holochess::record::MailChain { id: None, seat: holochess::rules::Seat::FIRST }, 4000);
    let invite = |options| MailInvite { game: long.clone(), options, name: long.clone(), nonce: None, commitment };
    let one = BTreeMap::from([(long.clone(), long.clone())]);
    let turn = |actions| MailBody::Turn(MailTurn { actions, ..MailTurn::default() });
    let bodies = [
        MailBody::Invite(invite(many)),
        MailBody::Invite(invite(one)),
        turn(vec![long.clone()]),
        turn(vec!["o1-i1".to_owned(); 7000]),
    ];
    for body in bodies {
        let message = MailMessage { mail: 1, id: "0".repeat(16), number: 2, body, check: "0".repeat(16) };
        let said = message.say(&english);
        assert!(said.chars().count() < 2000, "{} signs", said.chars().count());
    }
}

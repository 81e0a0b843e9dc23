//! A match by mail: two honest players come to the end of it with the same record, which verifies; a cheater on either side is found
//! out.

use std::fs;

use holochess::{
    locale::{Language, Locale},
    record::{
        BeginError, MAIL_MARK, MailAccept, MailArrival, MailBody, MailBox, MailBoxError, MailChain, MailDiceError,
        MailError, MailId, MailMatch, MailMessage, MailSecret, MailTurn, Problem, RecordedMatch,
    },
    rules::{Action, GameId, Seat, ToAct},
    storage::FileProblem,
};

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{
    place::{Place, flat},
    play::Lots,
};

/// The chain of a player, 0 or 1.
fn chain(by_mail: &MailMatch, player: usize) -> MailChain {
    MailChain { id: MailId::from_hex(by_mail.id()), seat: Seat::new(player) }
}

pub fn secret(digit: &str) -> MailSecret {
    MailSecret::from_hex(&digit.repeat(64)).expect("it has 64 digits")
}

/// Both players' files of a match that is accepted.
fn begun(game: GameId) -> [MailMatch; 2] {
    let mut one = MailMatch::invite(game, &[], "Ada", secret("a")).expect("the game is for two");
    let invitation = one.to_send().expect("the invitation").line();
    let two = MailMatch::accept(&invitation, "Bo", secret("b")).expect("the invitation is sound");
    one.receive(&two.to_send().expect("the acceptance").line()).expect("the acceptance is sound");
    [one, two]
}

/// Whose message the other has not read.
fn carry(players: &mut [MailMatch; 2]) {
    for from in 0..2 {
        let Some(message) = players[from].to_send().cloned() else { continue };
        match players[1 - from].receive(&message.line()) {
            // One message at a time, so that it can be looked at before it is read.
            Ok(()) => return,
            Err(MailError::Known) => {}
            Err(why) => panic!("message {} of player {}: {why}", message.number, from + 1),
        }
    }
}

/// Plays by lot until the match is over, or `stop` says so.
pub fn play(players: &mut [MailMatch; 2], lots: &mut Lots, mut stop: impl FnMut(&[MailMatch; 2]) -> bool) {
    for _ in 0..20_000 {
        let is_over = |player: &MailMatch| player.recorded().is_some_and(RecordedMatch::is_over);
        if players.iter().all(is_over) || stop(players) {
            return;
        }
        match players.iter().position(MailMatch::is_own_turn) {
            Some(turn) => {
                let table = players[turn].recorded().expect("it is dealt").table();
                let action = lots.action(table);
                let text = table.action_text(action);
                players[turn].decide(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
            }
            None => carry(players),
        }
    }
    panic!("the match does not end");
}

/// The values there were computed by another program, from the description alone.
#[test]
fn the_example_of_the_description_is_what_the_program_does() {
    let description = include_str!("../../docs/reference/protocols.md");
    let mut one = MailMatch::invite(GameId::Demeter, &[], "Ada", secret("1")).expect("two can play it");
    let invited = one.to_send().expect("the invitation").clone();
    let two = MailMatch::accept(&invited.line(), "Bo", secret("2")).expect("it is sound");
    let accepted = two.to_send().expect("the acceptance").clone();
    let (MailBody::Invite(invite), MailBody::Accept(accept)) = (&invited.body, &accepted.body) else {
        panic!("these are the first two messages");
    };
    one.receive(&accepted.line()).expect("it is sound");
    for (name, value) in [
        ("nonce", invite.nonce.clone().unwrap_or_default()),
        ("id", invited.id.clone()),
        ("c1", invite.commitment.hex()),
        ("check 0", invited.check.clone()),
        ("c2", accept.commitment.hex()),
        ("v2(1)", accept.value.hex()),
        ("check 1", accepted.check.clone()),
        ("v1(1)", secret("1").value(chain(&one, 0), 1).hex()),
        ("seed", one.recorded().expect("it is dealt").setup().seed.hex()),
    ] {
        assert!(description.contains(&format!("\n{name:<9}{value}\n")), "{name} is {value}");
    }
}

#[test]
fn two_honest_players_end_with_the_same_record_and_it_verifies() {
    for (game, seed) in [(GameId::Holochess, 3), (GameId::Holochess, 4), (GameId::Demeter, 5)] {
        let place = Place::new();
        let mut players = begun(game);
        let mut lots = Lots::new(seed);
        let mut count = 0;
        play(&mut players, &mut lots, |players| {
            count += 1;
            // A file is as good as the match itself, at any time.
            if count % 7 == 0 {
                for player in players {
                    let again = MailMatch::read(&player.text()).expect("its own file");
                    let text = |by_mail: &MailMatch| by_mail.recorded().map(RecordedMatch::text);
                    assert_eq!(text(&again), text(player));
                    assert_eq!(again.to_send(), player.to_send());
                }
            }
            false
        });
        let [one, two] = &players;
        let text = one.recorded().expect("it is dealt").text();
        assert_eq!(text, two.recorded().expect("it is dealt").text());
        assert!(text.contains("\"version\":3") && text.contains("\"commitments\""), "{text}");
        let file = place.write("match.jsonl", &text);
        let verified = RecordedMatch::verify(&file).expect("it verifies");
        assert!(verified.is_over() && !verified.can_undo() && !verified.can_take_back());
        let dice: Vec<_> = verified.decisions().iter().filter(|entry| !entry.rolls.is_empty()).collect();
        assert_eq!(dice.is_empty(), game != GameId::Holochess);
        assert!(dice.iter().all(|entry| entry.values.is_some()));
        // A replay of it is the same record.
        let replayed = verified.replayed(verified.decisions().len());
        assert_eq!(replayed.text(), text);
    }
}

#[test]
fn a_record_with_other_dice_or_another_value_does_not_verify() {
    let place = Place::new();
    let mut players = begun(GameId::Holochess);
    play(&mut players, &mut Lots::new(8), |_| false);
    let text = players[0].recorded().expect("it is dealt").text();
    let line = text.lines().position(|line| line.contains("\"dice\"")).expect("a player attacked");
    let with = |change: &dyn Fn(&str) -> String| {
        let lines: Vec<String> =
            text.lines().enumerate().map(|(n, old)| if n == line { change(old) } else { old.to_owned() }).collect();
        lines.join("\n") + "\n"
    };
    let face = |old: &str| {
        let at = old.find("\"dice\":[[").expect("it has dice") + 9;
        let other = if &old[at..=at] == "6" { "5" } else { "6" };
        format!("{}{other}{}", &old[..at], &old[at + 1..])
    };
    let value = |old: &str| {
        let at = old.find("\"values\":[\"").expect("it has values") + 11;
        let other = if &old[at..=at] == "0" { "1" } else { "0" };
        format!("{}{other}{}", &old[..at], &old[at + 1..])
    };
    let problem = |text: String| {
        let file = place.write("changed.jsonl", text);
        *RecordedMatch::verify(&file).expect_err("it was changed").problem
    };
    assert!(matches!(problem(with(&face)), Problem::Dice { .. }));
    assert!(matches!(problem(with(&value)), Problem::Mail(MailDiceError::NotOfTheChain(1))));
    // Without its mail, or with another seed, it is no match by mail.
    let header = text.lines().next().expect("there is a header");
    let plain = text.replacen("\"version\":3", "\"version\":1", 1);
    assert!(matches!(problem(plain), Problem::MailVersion));
    let seed = players[0].recorded().expect("it is dealt").seed_hash();
    assert!(header.contains(&seed));
}

/// The last message of a player with another turn in it, and its check as it was: it was changed on its way.
fn changed(player: &MailMatch, change: impl FnOnce(&mut MailTurn)) -> MailMessage {
    let mut message = player.to_send().expect("it is ready").clone();
    let MailBody::Turn(turn) = &mut message.body else { panic!("only turns are forged here") };
    change(turn);
    message
}

/// The 16 bytes that hexadecimal digits stand for.
fn bytes(digits: &str) -> [u8; 16] {
    u128::from_str_radix(digits, 16).expect("hexadecimal digits").to_be_bytes()
}

/// The first 128 bits of a SHA-256, in hexadecimal digits.
fn hex_128(parts: &[&[u8]]) -> String {
    let digest = Sha256::digest(parts.concat());
    digest.iter().take(16).fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

/// The check of a message after the one with that check (docs/reference/protocols.md).
fn check_after(message: &MailMessage, before: &str) -> String {
    let body = serde_json::to_string(&message.body).expect("plain values");
    let number = u64::from(message.number).to_be_bytes();
    hex_128(&[b"holochess mail 2 check\n", &bytes(&message.id), &bytes(before), &number, body.as_bytes()])
}

/// The same with a check that fits, as a program of the cheater's own would write it (docs/reference/protocols.md).
fn forged(player: &MailMatch, change: impl FnOnce(&mut MailTurn)) -> String {
    let mut message = changed(player, change);
    let file: Value = serde_json::from_str(&player.text()).expect("its file is JSON");
    let before = file["messages"][message.number as usize - 1]["check"].as_str().expect("every message has one");
    message.check = check_after(&message, before);
    message.line()
}

#[test]
fn another_value_for_other_dice_is_found_out_on_either_side() {
    let mut seen = [false; 2];
    for seed in 0..20 {
        let mut players = begun(GameId::Holochess);
        let mut lots = Lots::new(seed);
        play(&mut players, &mut lots, |players| {
            players.iter().any(|player| {
                matches!(player.to_send(), Some(MailMessage { body: MailBody::Turn(turn), number, .. })
                    if turn.asks.is_some() && *number > 3)
            })
        });
        let Some(cheater) = players.iter().position(|player| {
            matches!(player.to_send(), Some(MailMessage { body: MailBody::Turn(turn), .. }) if turn.asks.is_some())
        }) else {
            continue;
        };
        seen[cheater] = true;
        let message = players[cheater].to_send().expect("it is ready").clone();
        let other = 1 - cheater;
        let own = MailMatch::read(&players[cheater].text()).expect("its own file");
        let before = players[other].text();
        let foreign = secret("c").value(chain(&own, cheater), 9);
        let own_secret = secret(if cheater == 0 { "a" } else { "b" });
        let mut refused = |line: &str, expected: &dyn Fn(&MailError) -> bool| {
            let why = players[other].receive(line).expect_err("it was forged");
            assert!(expected(&why), "{why:?}");
            assert_eq!(players[other].text(), before, "nothing has changed");
            for language in Language::ALL {
                let text = why.say(&Locale::new(language));
                assert!(!text.contains(['⟨', '{']), "{text}");
            }
        };
        // Changed on its way: the check tells.
        refused(&changed(&own, |turn| turn.asks = Some(foreign)).line(), &|why| matches!(why, MailError::Parted));
        // A program of the cheater's own makes the check fit; the chain tells.
        let resealed = forged(&own, |turn| turn.asks = Some(foreign));
        let is_chain = |why: &MailError| matches!(why, MailError::Dice(MailDiceError::NotOfTheChain(_)));
        refused(&resealed, &is_chain);
        // Neither will a later value of the right chain do, nor none.
        let later = own_secret.value(chain(&own, cheater), 40);
        refused(&forged(&own, |turn| turn.asks = Some(later)), &is_chain);
        refused(&forged(&own, |turn| turn.asks = None), &|why| matches!(why, MailError::Values));
        refused(&forged(&own, |turn| turn.actions.push("o1-o2".to_owned())), &|why| {
            matches!(why, MailError::NotYourTurn)
        });
        refused(&forged(&own, |turn| turn.actions.clear()), &|why| !matches!(why, MailError::Known));
        refused("holochess-mail:", &|why| matches!(why, MailError::NotAMessage(_)));
        // The honest message still counts, and then no other one in its place.
        players[other].receive(&message.line()).expect("it is the honest one");
        let why = players[other].receive(&resealed).expect_err("another one came first");
        assert!(matches!(why, MailError::Instead), "{why:?}");
        let why = players[other].receive(&message.line()).expect_err("it is known");
        assert!(matches!(why, MailError::Known), "{why:?}");
    }
    assert_eq!(seen, [true, true], "both sides tried to cheat");
}

#[test]
fn an_answer_with_another_value_is_found_out() {
    let mut seen = [false; 2];
    for seed in 0..20 {
        let mut players = begun(GameId::Holochess);
        // A third person has answered for the dice of an attack.
        play(&mut players, &mut Lots::new(seed), |players| {
            players.iter().any(|player| {
                matches!(player.to_send(), Some(MailMessage { body: MailBody::Turn(turn), number, .. })
                    if turn.answer.is_some() && *number > 3)
            })
        });
        let Some(cheater) = players.iter().position(|player| {
            matches!(player.to_send(), Some(MailMessage { body: MailBody::Turn(turn), .. }) if turn.answer.is_some())
        }) else {
            continue;
        };
        seen[cheater] = true;
        let own = MailMatch::read(&players[cheater].text()).expect("its own file");
        let foreign = secret("c").value(chain(&own, cheater), 9);
        let why = players[1 - cheater].receive(&forged(&own, |turn| turn.answer = Some(foreign)));
        assert!(matches!(why, Err(MailError::Dice(_))), "{why:?}");
        let why = players[1 - cheater].receive(&forged(&own, |turn| turn.answer = None));
        assert!(matches!(why, Err(MailError::Values)), "{why:?}");
    }
    assert_eq!(seen, [true, true], "both sides tried to cheat");
}

#[test]
fn a_commitment_cannot_be_copied_and_an_action_not_be_forced() {
    let one = MailMatch::invite(GameId::Holochess, &[], "Ada", secret("a")).expect("the game is for two");
    let invitation = one.to_send().expect("the invitation").line();
    // The other's commitment, and the value that it is the link of by the rules of player 2.
    let two = MailMatch::accept(&invitation, "Bo", secret("a")).expect("one secret gives each player other values");
    let mut copied = two.to_send().expect("the acceptance").clone();
    let MailBody::Invite(invite) = &one.to_send().expect("the invitation").body else { panic!("it invites") };
    let value = secret("a").value(chain(&two, 1), 1);
    copied.body = MailBody::Accept(MailAccept { name: "Bo".to_owned(), commitment: invite.commitment, value });
    copied.check = check_after(&copied, &one.to_send().expect("the invitation").check);
    let mut one = one;
    let why = one.receive(&copied.line()).expect_err("it is copied");
    assert!(matches!(why, MailError::Dice(MailDiceError::Copied)), "{why:?}");
    let mut players = begun(GameId::Holochess);
    carry(&mut players);
    carry(&mut players);
    let turn = players.iter().position(MailMatch::is_own_turn).expect("a player is to choose");
    let why = players[turn].decide("o1-o1").expect_err("o1 is empty");
    assert!(matches!(why, MailError::Illegal { .. }), "{why:?}");
    let why = players[1 - turn].decide("resign").expect_err("it is the other's turn");
    assert!(matches!(why, MailError::NotYourTurn), "{why:?}");
    players[turn].decide("resign").expect("who is to choose can give up");
    carry(&mut players);
    let over = |player: &MailMatch| player.recorded().is_some_and(|recorded| recorded.table().to_act() == ToAct::Over);
    assert!(players.iter().all(over));
    let why = players[turn].decide("o3-i3").expect_err("it is over");
    assert!(matches!(why, MailError::Over), "{why:?}");
    // Nor can the other take the place of its last message.
    let last = players[turn].to_send().expect("it gave up").clone();
    let mut more = MailMessage { number: last.number + 1, body: MailBody::Turn(MailTurn::default()), ..last };
    more.check = check_after(&more, players[turn].check());
    let why = players[turn].receive(&more.line()).expect_err("it is over");
    assert!(matches!(why, MailError::Over), "{why:?}");
    assert!(players[turn].to_send().is_some());
}

/// An invitation that no program of ours would write, with the id and check that fit it.
fn invitation(name: &str, start: &str) -> String {
    let invite = MailMatch::invite(GameId::Demeter, &[], "Ada", secret("a")).expect("the game is for two");
    let mut message = invite.to_send().expect("the invitation").clone();
    let MailBody::Invite(body) = &mut message.body else { panic!("it invites") };
    name.clone_into(&mut body.name);
    if !start.is_empty() {
        body.options.insert("start".to_owned(), start.to_owned());
    }
    let text = |value: &str| serde_json::to_string(value).expect("it is text");
    let nonce = text(body.nonce.as_deref().expect("version 2 has one"));
    let options = serde_json::to_string(&body.options).expect("plain values");
    let proposed = format!("{{\"game\":\"demeter\",\"options\":{options},\"name\":{},\"nonce\":{nonce}}}", text(name));
    message.id = hex_128(&[b"holochess mail 2 match\n", proposed.as_bytes()]);
    message.check = check_after(&message, &"0".repeat(32));
    message.line()
}

/// An option that is padded until its end is cut off, and names that look like others.
#[test]
fn nothing_is_accepted_that_is_not_shown_as_it_is() {
    MailMatch::accept(&invitation("Zoë", "g1 g2 / b1 b2"), "Bo", secret("b")).expect("it is sound");
    let padded = format!("g1 g2{}b5 / b1 b2", " ".repeat(60));
    let why = MailMatch::accept(&invitation("Ada", &padded), "Bo", secret("b")).expect_err("it hides something");
    assert!(matches!(why, MailError::Invitation(_)), "{why:?}");
    for name in ["Ada ", "\u{410}da", "Ada\u{a0}L", "Zoe\u{308}", "\u{378}"] {
        let why = MailMatch::accept(&invitation(name, ""), "Bo", secret("b")).expect_err("it looks like another");
        assert!(matches!(why, MailError::Name | MailError::Begin(_)), "{name:?}: {why:?}");
    }
    let why = MailMatch::accept(&invitation(&"n".repeat(65), ""), "Bo", secret("b")).expect_err("it is too long");
    assert!(matches!(why, MailError::LongName), "{why:?}");
    // An own name is refused for the same reason, in each command that takes one.
    let place = Place::new();
    let (long, sound) = ("n".repeat(65), invitation("Ada", ""));
    for arguments in [&["mail", "new", "demeter"][..], &["mail", "accept", &sound, "--yes"]] {
        let said = place.run(&[arguments, &["--name", &long, "--lang", "en"]].concat(), "");
        assert!(said.status == 2 && said.err.contains("is too long"), "{}{}", said.out, said.err);
        assert!(!said.err.contains("in this message"), "{}", said.err);
    }
}

/// Player 1 goes back to a copy of the file, and plays on otherwise. Player 2 has read the first of the two messages, and answers it.
#[test]
fn two_histories_of_one_match_are_called_that() {
    let mut players = begun(GameId::Demeter);
    let copy = players[0].text();
    let action = |player: &MailMatch, index: usize| {
        let table = player.recorded().expect("it is dealt").table();
        table.action_text(table.actions()[index])
    };
    let first = action(&players[0], 0);
    players[0].decide(&first).expect("it is legal");
    carry(&mut players);
    let answer = action(&players[1], 0);
    players[1].decide(&answer).expect("it is legal");
    let mut other = MailMatch::read(&copy).expect("its own file");
    other.decide(&action(&other, 1)).expect("it is legal");
    let before = other.text();
    let why = other.receive(&players[1].to_send().expect("the answer").line()).expect_err("it answers another message");
    assert!(matches!(why, MailError::Parted) && other.text() == before, "{why:?}");
    let said = why.say(&Locale::new(Language::English));
    assert!(said.contains("two devices") && said.contains("changed on its way"), "{said}");
}

/// The second message comes before the reader has the deal on its table.
#[test]
fn an_illegal_action_is_refused_in_the_readers_language_from_the_first_turn_on() {
    let mut players = begun(GameId::Demeter);
    let table = players[0].recorded().expect("it is dealt").table();
    let action = table.action_text(table.actions()[0]);
    players[0].decide(&action).expect("it is legal");
    assert_eq!(players[0].to_send().map(|message| message.number), Some(2));
    let line = forged(&players[0], |turn| turn.actions = vec!["g1-g1".to_owned()]);
    let why = players[1].receive(&line).expect_err("no pawn goes nowhere");
    let said = Language::ALL.map(|language| why.say(&Locale::new(language)));
    let MailError::Illegal { why, .. } = &why else { panic!("{why:?}") };
    for (language, said) in Language::ALL.into_iter().zip(said) {
        let is_english = language == Language::English;
        assert!(is_english || !said.contains(&why.to_string()), "{said}");
        assert!(said.contains("g1-g1"), "{said}");
    }
}

/// A match without dice shows no values, so that only the number says whose message it is.
#[test]
fn the_other_cannot_decide_in_one_s_place() {
    let mut players = begun(GameId::Demeter);
    let first_action = |player: &MailMatch| {
        let table = player.recorded().expect("it is dealt").table();
        table.action_text(table.actions()[0])
    };
    for turn in [0, 1] {
        let action = first_action(&players[turn]);
        players[turn].decide(&action).expect("it is legal");
        carry(&mut players);
    }
    assert!(players[0].is_own_turn());
    let before = players[0].text();
    let last: Value = serde_json::from_str(&before).expect("its file is JSON");
    let last = last["messages"].as_array().and_then(|messages| messages.last()).expect("there are some");
    let mut message: MailMessage = serde_json::from_value(last.clone()).expect("it is a message");
    let check = message.check.clone();
    message.number += 1;
    message.body = MailBody::Turn(MailTurn { actions: vec![first_action(&players[0])], ..MailTurn::default() });
    message.check = check_after(&message, &check);
    let why = players[0].receive(&message.line()).expect_err("player 1 has not decided that");
    assert!(matches!(why, MailError::Own), "{why:?}");
    assert_eq!(players[0].text(), before);
    // Nor is it said that the reader has sent it, since another player can have written it.
    let said = why.say(&Locale::new(Language::English));
    assert!(said.contains("was not sent from here") && said.contains("someone else"), "{said}");
    // In the place of a message that was sent from here.
    players[0].decide(&first_action(&players[0])).expect("it is legal");
    let MailBody::Turn(turn) = &mut message.body else { panic!("it is a turn") };
    turn.actions = vec!["resign".to_owned()];
    message.check = check_after(&message, &check);
    let why = players[0].receive(&message.line()).expect_err("another one was sent");
    assert!(matches!(why, MailError::OwnInstead), "{why:?}");
    assert!(why.say(&Locale::new(Language::English)).contains("already sent"), "{why:?}");
}

#[test]
fn a_record_by_mail_is_of_two_people_from_the_start_of_the_game() {
    let place = Place::new();
    let mut players = begun(GameId::Demeter);
    play(&mut players, &mut Lots::new(2), |_| false);
    let text = players[0].recorded().expect("it is dealt").text();
    let position = players[0].recorded().and_then(|recorded| recorded.table_at(2).position_text());
    let position = format!("\"position\":{},\"mail\":", Value::from(position.expect("the game has positions")));
    let human = r#"{"who":"human","name":"Bo"}"#;
    for (old, new) in [(human, r#"{"who":"greedy","name":"Bo"}"#), ("\"mail\":", position.as_str())] {
        let file = place.write("changed.jsonl", text.replacen(old, new, 1));
        assert_ne!(text.replacen(old, new, 1), text);
        let problem = *RecordedMatch::verify(&file).expect_err("it was changed").problem;
        assert!(matches!(problem, Problem::Begin(BeginError::NotByMail)), "{problem:?}");
    }
}

#[test]
fn no_log_of_a_match_tells_its_secret() {
    let players = begun(GameId::Holochess);
    let said = format!("{players:?}");
    assert!(said.contains("MailSecret"), "{said}");
    for digit in ["a", "b"] {
        assert!(!said.contains(&digit.repeat(8)), "{said}");
    }
}

#[test]
fn a_match_by_mail_in_a_record_asks_for_the_values_of_its_dice() {
    let mut players = begun(GameId::Holochess);
    play(&mut players, &mut Lots::new(3), |players| {
        let table = players[0].recorded().map(RecordedMatch::table);
        table.is_some_and(|table| {
            matches!(table.to_act(), ToAct::Choose(_))
                && table.actions().iter().any(|action| matches!(action, Action::Attack { .. }))
        })
    });
    let recorded = players[0].recorded().expect("it is dealt");
    let mut copy = recorded.replayed(recorded.decisions().len());
    let attack = copy.table().actions().into_iter().find(|action| matches!(action, Action::Attack { .. }));
    let ToAct::Choose(seat) = copy.table().to_act() else { panic!("a player is to choose") };
    let before = copy.text();
    assert!(copy.decide(seat, attack.expect("there is one")).is_err());
    assert_eq!(copy.text(), before);
}

#[test]
fn two_homes_play_by_mail_at_the_terminal() {
    let (ada, bo) = (Place::new(), Place::new());
    let line_of = |out: &str| {
        let line = out.lines().find(|line| line.starts_with("holochess-mail:"));
        line.unwrap_or_else(|| panic!("there is no line to send: {out}")).to_owned()
    };
    let said = ada.run(&["mail", "new", "demeter", "--name", "Ada", "--lang", "en"], "");
    assert_eq!(said.status, 0, "{}", said.err);
    let said = bo.run(&["mail", "accept", &line_of(&said.out), "--name", "Bo", "--yes", "--lang", "en"], "");
    assert!(said.out.contains("against Ada: your opponent’s turn"), "{}{}", said.out, said.err);
    let acceptance = line_of(&said.out);
    let said = ada.run(&["mail", "accept", &acceptance, "--lang", "en"], "");
    assert!(said.out.contains("against Bo: your turn"), "{}{}", said.out, said.err);
    let id = said.out.split_whitespace().nth(1).expect("the id").trim_end_matches('.').to_owned();
    let said = ada.run(&["mail", "move", &id, "G4-E4", "--lang", "en"], "");
    let said = bo.run(&["mail", "accept", "-", "--lang", "fr"], line_of(&said.out));
    assert!(said.out.contains("g4-e4") && said.out.contains("à vous"), "{}{}", said.out, said.err);
    let said = bo.run(&["mail", "move", &id, "g4-e4", "--lang", "en"], "");
    assert!(said.status == 2 && said.err.contains("g4-e4 cannot be played"), "{}", said.err);
    let record = bo.path("so-far.jsonl").display().to_string();
    let said = bo.run(&["mail", "show", &id, "--record", &record], "");
    assert_eq!(said.status, 0, "{}", said.err);
    let said = bo.run(&["verify", &record, "--json"], "");
    assert!(said.out.contains("\"ok\":true"), "{}{}", said.out, said.err);
    let said = bo.run(&["mail", "show", "--lang", "en"], "");
    assert!(said.out.contains("against Ada: your turn"), "{}", said.out);
    let said = bo.run(&["mail", "move", &id, "abandonner", "--lang", "fr"], "");
    assert!(said.status == 0 && said.out.contains("partie terminée"), "{}{}", said.out, said.err);
    let said = ada.run(&["mail", "show", "ffff", "--lang", "en"], "");
    assert!(said.status == 2 && said.err.contains("There is no play-by-message match"), "{}", said.err);
    let said = ada.run(&["mail", "accept", "hello", "--lang", "en"], "");
    assert_eq!(said.status, 2, "a file that is not there");
}

#[test]
fn a_name_comes_from_the_settings_and_a_line_and_an_attack_under_way_are_told_in_words() {
    let (ada, bo) = (Place::new(), Place::new());
    fs::create_dir_all(ada.path("home")).expect("the folder is ours");
    ada.write("home/settings.toml", "[game]\nname_1 = \"Ada\"\n");
    let line_of = |out: &str| out.lines().find(|line| line.starts_with(MAIL_MARK)).expect("a line to send").to_owned();
    let said = ada.run(&["mail", "new", "holochess", "--option", "quiet_turns=10", "--lang", "en"], "");
    assert!(!said.out.contains("--name"), "{}", said.out);
    let invitation = line_of(&said.out);
    let said = bo.run(&["mail", "show", &invitation, "--lang", "en"], "");
    assert!(flat(&said.out).contains("from Ada to Holochess (quiet_turns=10)"), "{}{}", said.out, said.err);
    let said = bo.run(&["mail", "show", &invitation, "--json"], "");
    assert!(serde_json::from_str::<serde_json::Value>(&said.out).is_ok(), "{}", said.out);
    let said = bo.run(&["mail", "accept", &invitation, "--yes", "--lang", "en"], "");
    assert!(said.out.contains("--name"), "a player without a name is told how to give one: {}", said.out);
    let said = ada.run(&["mail", "accept", &line_of(&said.out), "--lang", "en"], "");
    let id = said.out.split_whitespace().nth(1).expect("the id").trim_end_matches('.').to_owned();
    // They play by lot until one of them attacks.
    let (mut lots, mut said, homes, mut turn) = (Lots::new(3), said, [&ada, &bo], 0);
    for _ in 0..200 {
        if let Some(line) = said.out.lines().find(|line| line.starts_with(MAIL_MARK)) {
            turn = 1 - turn;
            said = homes[turn].run(&["mail", "accept", line, "--lang", "en"], "");
            continue;
        }
        let text = flat(&said.out);
        let possible = text.split_once("Possible now: ").expect("it is a player's turn").1;
        let possible = possible.split_once(". To give up").expect("the end of them").0;
        let possible: Vec<&str> = possible.split_whitespace().map(|action| action.trim_matches('\'')).collect();
        let attack = possible.iter().find(|action| action.contains('x'));
        let action = attack.copied().unwrap_or_else(|| possible[lots.below(possible.len())]).to_owned();
        let is_attack = attack.is_some();
        said = homes[turn].run(&["mail", "move", &id, &action, "--lang", "en"], "");
        assert_eq!(said.status, 0, "{action}: {}", said.err);
        if is_attack {
            let waits = format!("{action} (");
            let text = flat(&said.out);
            assert!(text.contains(&waits) && text.contains("the dice come with the next message"), "{text}");
            let told = homes[1 - turn].run(&["mail", "show", &line_of(&said.out), "--lang", "en"], "");
            let told = flat(&told.out);
            assert!(told.contains(&format!("{action}.")) && told.contains("The dice come"), "{told}");
            return;
        }
    }
    panic!("no player attacks");
}

#[test]
fn what_can_never_be_dealt_is_neither_proposed_nor_accepted() {
    let place = Place::new();
    let options = ["deal=even", "placement=chosen"];
    let pairs = options.map(|option| option.split_once('=').expect("a key and a value"));
    let pairs = pairs.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let why = MailMatch::invite(GameId::Holochess, &pairs, "Ada", secret("a")).expect_err("they do not go together");
    assert!(matches!(why, MailError::Begin(_)), "{why}");
    let english = Locale::new(Language::English);
    assert!(!why.say(&english).contains('⟨'), "{}", why.say(&english));
    let said =
        place.run(&["mail", "new", "holochess", "--option", options[0], "--option", options[1], "--lang", "en"], "");
    assert_eq!(said.status, 2, "{}", said.err);
    let said = place.run(&["mail", "show", "--lang", "en"], "");
    assert!(said.out.contains("No play-by-message matches yet"), "{}", said.out);
}

#[test]
fn a_message_that_is_not_text_is_refused_in_words() {
    let said = Place::new().run(&["mail", "accept", "-", "--lang", "en"], b"holochess-mail:\xff\xfe\n");
    assert_eq!(said.status, 2, "{}", said.err);
    assert!(said.err.contains("cut off or damaged") && !said.err.contains("stream"), "{}", said.err);
}

/// Takes in an invitation, and accepts it.
pub fn accept(mailbox: &MailBox, line: &str, name: &str) -> MailMatch {
    let arrival = mailbox.take(line).expect("the invitation is sound");
    let MailArrival::Invitation(invitation) = arrival else { panic!("it is asked about: {arrival:?}") };
    mailbox.accept(&invitation, name).expect("the folder is ours")
}

/// The terminal and the window may have the same match open.
#[test]
fn a_match_that_another_program_has_played_on_is_not_written_over() {
    let (ada, bo) = (Place::new(), Place::new());
    let [ada, bo] = [&ada, &bo].map(|place| MailBox::at(place.path("mail")));
    let line = |by_mail: &MailMatch| by_mail.to_send().expect("a line to send").line();
    let invited = ada.invite(GameId::Demeter, &[], "Ada").expect("two can play it");
    let accepted = accept(&bo, &line(&invited), "Bo");
    let arrival = ada.take(&line(&accepted)).expect("the acceptance is sound");
    let MailArrival::News(begun) = arrival else { panic!("it is news: {arrival:?}") };
    let mut one = ada.find(begun.short_id()).expect("it is kept");
    let mut other = ada.find(begun.short_id()).expect("it is kept");
    one.decide("g4-e4").expect("it is legal");
    ada.save(&mut one).expect("the file is unchanged");
    other.decide("g3-f3").expect("it is legal");
    let why = ada.save(&mut other).expect_err("the other program has played on");
    assert!(matches!(&why, MailBoxError::File(error) if error.problem == FileProblem::Changed), "{why}");
    assert_eq!(ada.find(begun.short_id()).expect("it is kept").text(), one.text());
    // The one that wrote last may write again.
    ada.save(&mut one).expect("it is its own file");
}

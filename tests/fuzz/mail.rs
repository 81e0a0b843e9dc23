//! Messages of matches by mail, and the files of such matches. After most changes the checks are computed again, as a program of a
//! cheater's own would do it.

use std::{fs, path::Path, sync::LazyLock};

use holochess::{
    locale::{Language, Locale},
    record::{MailArrival, MailBody, MailBox, MailMatch, MailMessage, MailSecret},
    rules::GameId,
};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{Lots, damage, note};

/// Two matches by version 1 of the protocol, which this program goes on with but does not begin.
const OF_VERSION_1: [[&str; 2]; 2] = [
    [include_str!("../logic/mail_version_1/dice-ada.json"), include_str!("../logic/mail_version_1/dice-bo.json")],
    [include_str!("../logic/mail_version_1/no-dice-ada.json"), include_str!("../logic/mail_version_1/no-dice-bo.json")],
];

/// A message on its way.
struct Post {
    /// The file of the player who gets it; or the sender's own before it was sent, as another copy of the match still has it.
    file: String,
    /// The message as it was sent.
    message: MailMessage,
}

/// Messages that were not read yet, of several matches at several moments.
static POSTS: LazyLock<Vec<Post>> = LazyLock::new(|| {
    let mut posts = Vec::new();
    let secret = |digit: &str| MailSecret::from_hex(&digit.repeat(64)).expect("it has 64 digits");
    for (number, game) in [GameId::Holochess, GameId::Demeter, GameId::Groi].into_iter().enumerate() {
        let one = MailMatch::invite(game, &[], "Ada", secret("a")).expect("two can play it");
        let two = MailMatch::accept(&line(&one), "Zoë \"B\"", secret("b")).expect("it is sound");
        exchange([one, two], number as u64, &mut posts);
    }
    for (number, files) in OF_VERSION_1.into_iter().enumerate() {
        let players = files.map(|file| MailMatch::read(file).expect("it was written by the program"));
        exchange(players, number as u64, &mut posts);
    }
    posts
});

/// The message that a match has to send.
fn line(by_mail: &MailMatch) -> String {
    by_mail.to_send().expect("a message to send").line()
}

/// Plays a few turns by lot, and keeps every message with the file of the player who is about to read it.
fn exchange(mut players: [MailMatch; 2], seed: u64, posts: &mut Vec<Post>) {
    let mut lots = Lots::new(seed);
    for _ in 0..60 {
        if let Some(turn) = players.iter().position(MailMatch::is_own_turn) {
            let table = players[turn].recorded().expect("it is dealt").table();
            let actions = table.actions();
            let action = table.action_text(actions[lots.below(actions.len())]);
            let file = players[turn].text();
            players[turn].decide(&action).expect("a legal action");
            posts.extend(players[turn].to_send().cloned().map(|message| Post { file, message }));
            continue;
        }
        let news = (0..2).find_map(|from| {
            let message = players[from].to_send()?.clone();
            let post = Post { file: players[1 - from].text(), message };
            players[1 - from].receive(&post.message.line()).ok().map(|()| post)
        });
        let Some(post) = news else { return };
        posts.push(post);
    }
}

/// One case: a message, its damage, and what the other player's program makes of it; or the same with that player's file.
pub fn case(lots: &mut Lots, folder: &Path) -> bool {
    let post = &POSTS[lots.below(POSTS.len())];
    if lots.below(5) == 0 {
        return of_file(&post.file, lots);
    }
    let text = match lots.below(8) {
        0 => post.message.line(),
        1 => {
            let mut bytes = post.message.line().into_bytes();
            damage::bytes(&mut bytes, lots);
            String::from_utf8_lossy(&bytes).into_owned()
        }
        2 | 3 => thread(post, lots),
        _ => forged(post, lots),
    };
    note(&text);
    hold(&text, post, lots, folder)
}

/// A mail with several messages in it, quoted or not, broken into lines or not.
fn thread(post: &Post, lots: &mut Lots) -> String {
    let mut text = String::new();
    for _ in 0..=lots.below(4) {
        let other = &POSTS[lots.below(POSTS.len())];
        let line = if lots.below(2) == 0 { other.message.line() } else { post.message.line() };
        let mark = damage::one_of(lots, &["", "> ", "Ada wrote: ", "holochess-mail: "]);
        let width = 40 + lots.below(4000);
        for part in line.as_bytes().chunks(width) {
            text.extend([mark, &String::from_utf8_lossy(part), "\n"]);
        }
    }
    text
}

/// The message with something else in it, and mostly with a check that fits.
fn forged(post: &Post, lots: &mut Lots) -> String {
    let mut value = serde_json::to_value(&post.message).expect("plain values");
    let before = before(post);
    for _ in 0..=lots.below(2) {
        match lots.below(6) {
            // Perhaps in the place of the player who reads it.
            0 => put(&mut value, "/number", (u64::from(post.message.number) + lots.below(3) as u64).into()),
            1 => put(&mut value, "/body/turn/actions", actions(post, lots)),
            2 => {
                let other = &POSTS[lots.below(POSTS.len())];
                put(&mut value, "/body", serde_json::to_value(&other.message.body).expect("plain values"));
            }
            3 => {
                let turn = value.pointer_mut("/body/turn").and_then(Value::as_object_mut);
                turn.and_then(|turn| turn.shift_remove("answer"));
            }
            4 => value.pointer_mut("/body").into_iter().for_each(|body| damage::json(body, lots)),
            _ => damage::json(&mut value, lots),
        }
    }
    if lots.below(5) > 0
        && let Ok(mut message) = serde_json::from_value::<MailMessage>(value.clone())
    {
        message.check = check(&message, &before);
        return message.line();
    }
    line_of(&value)
}

/// Puts a value where there is one.
fn put(root: &mut Value, place: &str, value: Value) {
    if let Some(there) = root.pointer_mut(place) {
        *there = value;
    }
}

/// Actions that the player who reads the message could take, or the sender.
fn actions(post: &Post, lots: &mut Lots) -> Value {
    let by_mail = MailMatch::read(&post.file).expect("it was written by the program");
    let Some(recorded) = by_mail.recorded() else { return Vec::<Value>::new().into() };
    let legal = recorded.table().actions();
    let mut texts: Vec<Value> = Vec::new();
    for _ in 0..lots.below(3) {
        let action = legal.get(lots.below(legal.len().max(1))).map(|action| recorded.table().action_text(*action));
        texts.push(
            damage::words(&action.unwrap_or_else(|| "resign".to_owned()), &["-", "x", "resign", "o1"], lots).into(),
        );
    }
    texts.into()
}

/// The check of the message before, as the player who reads has it.
fn before(post: &Post) -> String {
    let file: Value = serde_json::from_str(&post.file).expect("it was written by the program");
    let last = file["messages"].as_array().and_then(|messages| messages.last());
    last.and_then(|last| last["check"].as_str()).unwrap_or_default().to_owned()
}

/// The check that fits a message (docs/reference/protocols.md).
fn check(message: &MailMessage, before: &str) -> String {
    let body = serde_json::to_string(&message.body).expect("plain values");
    let hex = |bytes: &[u8]| bytes.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    if message.mail == 1 {
        return hex(&Sha256::digest(format!("{before}\n{}\n{body}", message.number))[..8]);
    }
    let bytes = |digits: &str| u128::from_str_radix(digits, 16).unwrap_or_default().to_be_bytes();
    let number = u64::from(message.number).to_be_bytes();
    let parts = [&b"holochess mail 2 check\n"[..], &bytes(&message.id), &bytes(before), &number, body.as_bytes()];
    hex(&Sha256::digest(parts.concat())[..16])
}

/// Any value as a line: base64 for addresses, without padding.
fn line_of(value: &Value) -> String {
    let digits = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut line = "holochess-mail:".to_owned();
    for group in value.to_string().as_bytes().chunks(3) {
        let bits = (0..3).fold(0, |bits, index| bits << 8 | usize::from(group.get(index).copied().unwrap_or(0)));
        line.extend((0..=group.len()).map(|index| char::from(digits[bits >> (18 - 6 * index) & 63])));
    }
    line
}

/// The actions that a player of a file, 1 or 2, has sent.
fn own_actions(file: &str) -> Vec<String> {
    let file: Value = serde_json::from_str(file).expect("it was written by the program");
    let (player, messages) = (file["player"].as_u64().expect("it says which"), file["messages"].as_array());
    let own =
        messages.into_iter().flatten().filter(|message| message["number"].as_u64().map(|n| n % 2 + 1) == Some(player));
    own.map(|message| message["body"]["turn"]["actions"].to_string()).filter(|actions| actions != "null").collect()
}

/// Reads a text in every way. Says whether it was taken in.
fn hold(text: &str, post: &Post, lots: &mut Lots, folder: &Path) -> bool {
    // One of the languages a case: they take a while to set up.
    let locale = Locale::new(damage::one_of(lots, &Language::ALL));
    let is_fine = |said: &str| {
        assert!(
            !said.is_empty() && said.lines().count() == 1 && said.len() < 10_000 && !said.contains('⟨'),
            "{said:?}"
        );
    };
    if let Ok(message) = MailMessage::read(text) {
        is_fine(&message.say(&locale));
        assert_eq!(MailMessage::read(&message.line()), Ok(message));
    }
    let mut by_mail = MailMatch::read(&post.file).expect("it was written by the program");
    match by_mail.receive(text) {
        Ok(()) => kept(&by_mail, post),
        Err(why) => {
            is_fine(&why.say(&locale));
            assert_eq!(by_mail.text(), post.file, "what is refused changes nothing");
        }
    }

    let (mailbox, path) = (MailBox::at(folder), folder.join(by_mail.id()).with_extension("json"));
    fs::write(&path, &post.file).expect("the folder is ours");
    let arrival = mailbox.take(text);
    let after = fs::read_to_string(&path).expect("it is there");
    let is_read = match &arrival {
        Ok(MailArrival::News(by_mail)) => {
            assert_eq!(by_mail.text(), after, "what is taken in is in the file");
            kept(by_mail, post);
            true
        }
        Ok(MailArrival::Known { .. }) => {
            assert_eq!(after, post.file);
            true
        }
        Ok(MailArrival::Invitation(invitation)) => {
            assert_eq!(mailbox.files().expect("the folder is ours").len(), 1, "nothing is accepted unasked");
            invitation.say(&locale, true).iter().for_each(|line| is_fine(line));
            let accepted = mailbox.accept(invitation, "Bo").expect("what is asked about can be accepted");
            assert!(matches!(accepted.to_send().map(|sent| &sent.body), Some(MailBody::Accept(_))));
            true
        }
        Err(why) => {
            is_fine(&why.say(&locale));
            assert_eq!(after, post.file, "what is refused changes nothing");
            false
        }
    };
    for entry in fs::read_dir(folder).expect("the folder is ours").flatten() {
        fs::remove_file(entry.path()).expect("the folder is ours");
    }
    is_read
}

/// A match after a message was taken in: its file reads back, and the other has decided nothing for its player.
fn kept(by_mail: &MailMatch, post: &Post) {
    let text = by_mail.text();
    assert_eq!(MailMatch::read(&text).expect("its own file").text(), text);
    assert_eq!(own_actions(&text), own_actions(&post.file), "no player decides for the other");
}

/// The file of a match, damaged. Says whether it was read.
fn of_file(file: &str, lots: &mut Lots) -> bool {
    let text = if lots.below(3) == 0 {
        let mut bytes = file.as_bytes().to_vec();
        damage::bytes(&mut bytes, lots);
        String::from_utf8_lossy(&bytes).into_owned()
    } else {
        let mut value: Value = serde_json::from_str(file).expect("it was written by the program");
        damage::json(&mut value, lots);
        value.to_string()
    };
    note(&text);
    match MailMatch::read(&text) {
        Ok(by_mail) => {
            let again = MailMatch::read(&by_mail.text()).expect("its own file");
            assert_eq!(again.text(), by_mail.text());
            true
        }
        Err(why) => {
            let locale = Locale::new(damage::one_of(lots, &Language::ALL));
            assert!(!why.say(&locale).is_empty());
            false
        }
    }
}

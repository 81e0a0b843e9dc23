//! Two homes play by mail through the screen: what is pasted at one was copied at the other.

use bevy_egui::egui::{Context, Id, RawInput, UiBuilder};

use super::*;
use crate::ui::theme::{self, surface};
use holochess_locale::Language;
use holochess_record::{MailSecret, Shelf};
use holochess_rules::GameId;
use holochess_settings::Settings;

/// One side of the match: a home of its own, and its screen.
struct Side {
    home: tempfile::TempDir,
    mail: Mail,
    context: Context,
    localised: LocalisedText,
    writer: BackgroundWriter,
    name: &'static str,
}

impl Side {
    fn new(name: &'static str) -> Self {
        let context = Context::default();
        theme::apply_style(&context);
        let home = tempfile::tempdir().expect("a folder for the test");
        let localised = LocalisedText::new(Language::English);
        let writer = BackgroundWriter::default();
        let mut side = Self { home, mail: Mail::default(), context, localised, writer, name };
        side.frame(Vec::new());
        side.frame(Vec::new());
        side
    }

    fn mailbox(&self) -> MailBox {
        MailBox::at(self.home.path())
    }

    fn shelf(&self) -> Shelf {
        Shelf::at(self.home.path().join("saves"))
    }

    /// Draws the screen once with these events, and does what was asked for on it.
    fn frame(&mut self, events: Vec<Event>) -> Notices {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let input = RawInput { screen_rect: Some(screen), events, focused: true, ..RawInput::default() };
        self.context.begin_pass(input);
        let mut ui = Ui::new(self.context.clone(), Id::new("screen"), UiBuilder::new().max_rect(screen));
        let is_asked = !self.mail.asked.is_empty();
        if is_asked {
            ui.disable();
        }
        let mut choice = draw_screen(&mut ui, &self.localised, &Portraits::default(), &mut self.mail);
        if is_asked {
            let ui = Ui::new(self.context.clone(), Id::new("question"), UiBuilder::new().max_rect(screen));
            choice = choice.or(invitation::draw(&ui, &self.localised, &mut self.mail));
        }
        surface::finish(&self.context);
        let _ = self.context.end_pass();
        match choice {
            Some(MailChoice::ChooseRules(game)) => self.mail.choose_rules(game, &Settings::default()),
            Some(MailChoice::Do(work)) => {
                if matches!(work, MailWork::Propose(..)) {
                    self.mail.proposal = None;
                }
                return self.do_it(work);
            }
            _ => {}
        }
        Notices::default()
    }

    /// Has something done with the files, and waits until it is.
    fn do_it(&mut self, work: MailWork) -> Notices {
        let (mut notices, mailbox) = (Notices::default(), self.mailbox());
        let shelf = self.shelf();
        self.mail.ask(work, &mailbox, Some(&shelf), self.name, Language::English, &self.writer);
        self.writer.finish();
        self.mail.hear(&self.localised, &mut notices);
        assert!(!self.mail.is_busy());
        notices
    }

    fn press(&mut self, command: Command) {
        frame_commands::hear(
            &self.context,
            frame_commands::FrameCommands {
                presses: vec![(command, false)],
                ..frame_commands::FrameCommands::default()
            },
        );
        self.frame(Vec::new());
        frame_commands::hear(&self.context, frame_commands::FrameCommands::default());
        self.frame(Vec::new());
    }

    /// What is on the clipboard after the last thing that was done.
    fn copied(&mut self) -> String {
        self.mail.copied.take().expect("a line is ready to be sent")
    }

    fn paste(&mut self, text: &str) -> Notices {
        let notices = self.frame(vec![Event::Paste(text.to_owned())]);
        self.frame(Vec::new());
        notices
    }

    /// Pastes an invitation, and accepts it.
    fn accept(&mut self, text: &str) {
        self.paste(text);
        self.press(Command::Right);
        self.press(Command::Confirm);
    }

    /// The only match.
    fn the_one(&self) -> MailMatch {
        let file = self.mailbox().files().expect("the folder is there").remove(0);
        MailBox::open(&file).expect("it is sound")
    }

    /// Decides with the first legal action until the line is ready.
    fn decide(&mut self) -> String {
        while self.mail.copied.is_none() {
            let by_mail = self.the_one();
            let table = by_mail.recorded().expect("it is dealt").table();
            let action = table.action_text(table.actions()[0]);
            self.do_it(MailWork::Decide(by_mail.id().to_owned(), action));
        }
        self.copied()
    }
}

#[test]
fn two_homes_play_a_match_through_the_clipboard() {
    let (mut ada, mut bo) = (Side::new("Ada"), Side::new("Bo"));
    // By keys: a new match, the first game, one of its options changed.
    ada.press(Command::Propose);
    assert!(matches!(ada.mail.proposal, Some(Proposal::Game)));
    ada.press(Command::Confirm);
    let Some(Proposal::Rules(draft)) = &mut ada.mail.proposal else { panic!("its rules are chosen") };
    draft.set("quiet_turns", "30");
    ada.press(Command::Back);
    assert!(matches!(ada.mail.proposal, Some(Proposal::Game)), "one step back");
    ada.press(Command::Confirm);
    let Some(Proposal::Rules(draft)) = &mut ada.mail.proposal else { panic!("its rules are chosen") };
    draft.set("quiet_turns", "30");
    ada.press(Command::Confirm);
    let invitation = ada.copied();
    // Quotation marks and broken lines do no harm; a text without a line says so.
    let nothing = bo.paste("hello");
    assert!(nothing.texts().count() == 1 && bo.mail.matches.is_empty());
    let (first, second) = invitation.split_at(invitation.len() / 2);
    bo.accept(&format!("Let us play!\n> {first}\n> {second}\n"));
    let answer = bo.copied();
    // As a file, twice: neither is written over, and either is taken in.
    let elsewhere = tempfile::tempdir().expect("a folder for the test");
    let (sent, id) = (elsewhere.path().join("sent"), bo.mail.matches[0].id().to_owned());
    for _ in 0..2 {
        let said = bo.do_it(MailWork::Line(id.clone(), sent.clone()));
        assert!(said.texts().next().is_some_and(|text| text.contains("holochess-mail-")));
    }
    let mut files: Vec<_> = std::fs::read_dir(&sent).expect("it was made").flatten().map(|file| file.path()).collect();
    files.sort();
    assert_eq!(files.len(), 2, "{files:?}");
    assert_eq!(std::fs::read_to_string(&files[0]).expect("it is there").trim_end(), answer);
    ada.do_it(MailWork::TakeFile(files[1].clone()));
    assert_eq!(ada.mail.matches.len(), 1, "one match, however often it is written");
    let mut line = match ada.mail.copied.take() {
        Some(line) => line,
        None => ada.decide(),
    };
    for round in 0..12 {
        let [from, to] = if round % 2 == 0 { [&mut ada, &mut bo] } else { [&mut bo, &mut ada] };
        to.paste(&line);
        let known = to.mail.matches[0].recorded().map(|recorded| recorded.decisions().len());
        assert!(known.is_some(), "it is dealt");
        line = match to.mail.copied.take() {
            Some(line) => line,
            None => to.decide(),
        };
        let _ = from;
    }
    let of = |side: &Side| side.the_one();
    let texts = [&ada, &bo].map(|side| of(side).recorded().expect("it is dealt").text());
    // One is a message ahead of the other.
    let shared = texts[0].lines().zip(texts[1].lines()).filter(|(one, other)| one == other).count();
    let shorter = texts.iter().map(|text| text.lines().count()).min().unwrap_or_default();
    assert_eq!(shared, shorter, "both have the same match");
    assert!(texts[1].contains("\"quiet_turns\":\"30\""), "and the option that was chosen: {}", texts[1]);
    assert!(shared > 4);
}

#[test]
fn a_match_that_is_over_is_among_the_others_on_both_sides_and_once() {
    let (mut ada, mut bo) = (Side::new("Ada"), Side::new("Bo"));
    ada.do_it(MailWork::Propose(GameId::Demeter, Vec::new()));
    bo.accept(&ada.copied());
    ada.paste(&bo.copied());
    let id = ada.mail.matches[0].id().to_owned();
    if ada.mail.matches[0].is_own_turn() {
        ada.do_it(MailWork::Decide(id.clone(), "resign".to_owned()));
    } else {
        bo.paste(&ada.copied());
        bo.do_it(MailWork::Decide(id.clone(), "resign".to_owned()));
    }
    let (sender, other) = if ada.mail.copied.is_some() { (&mut ada, &mut bo) } else { (&mut bo, &mut ada) };
    let last = sender.copied();
    other.paste(&last);
    other.paste(&last);
    for side in [&ada, &bo] {
        let files = side.shelf().files().expect("the folder can be read");
        assert_eq!(files.len(), 1, "{files:?}");
        let own = side.mailbox().find(&id).expect("the one match");
        let text = std::fs::read_to_string(&files[0]).expect("it is a record");
        assert_eq!(text, own.recorded().expect("it is dealt").text());
    }
}

#[test]
fn a_line_is_said_to_be_wrong_and_changes_nothing() {
    let mut ada = Side::new("Ada");
    let other = MailMatch::invite(GameId::Holochess, &[], "Bo", MailSecret::fresh().expect("randomness"));
    let line = other.expect("it can be proposed").to_send().expect("its invitation").line();
    let cut = &line[..line.len() - 12];
    let notices = ada.paste(cut);
    assert!(notices.texts().next().is_some_and(|text| text.contains("Copy the whole line")));
    assert!(ada.mail.matches.is_empty() && ada.mailbox().files().expect("the folder is ours").is_empty());
    ada.accept(&line);
    assert!(ada.mail.copied.is_some() && ada.mail.matches.len() == 1);
}

#[test]
fn an_invitation_is_shown_and_accepted_only_by_the_answer_yes() {
    let mut ada = Side::new("Ada");
    let options = [("quiet_turns", "0"), ("quiet_end", "draw")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    let secret = MailSecret::from_hex(&"a".repeat(64)).expect("it has 64 digits");
    let other = MailMatch::invite(GameId::Holochess, &options, "Bo", secret).expect("it can be proposed");
    let line = other.to_send().expect("its invitation").line();
    let is_untouched = |ada: &Side| {
        ada.mail.copied.is_none()
            && ada.mail.matches.is_empty()
            && ada.mailbox().files().expect("the folder is ours").is_empty()
    };
    for decline in [Command::Confirm, Command::Back] {
        ada.paste(&line);
        let asked = invitation::question(&ada.mail.asked[0], &ada.localised);
        for part in ["Bo", "Holochess", "Quiet clock (turns): Off", "Quiet clock runs out: Draw", "who goes first"] {
            assert!(asked.text.contains(part), "{part}: {}", asked.text);
        }
        assert!(is_untouched(&ada), "a paste accepts nothing, and leaves the clipboard alone");
        ada.press(decline);
        assert!(ada.mail.asked.is_empty() && is_untouched(&ada), "{decline:?}");
    }
    // Of two that come at once each is asked about.
    ada.paste(&line);
    ada.do_it(MailWork::Take(line));
    assert_eq!(ada.mail.asked.len(), 2);
    ada.press(Command::Right);
    ada.press(Command::Confirm);
    assert!(ada.mail.copied.is_some() && ada.mail.matches.len() == 1);
    let answer = ada.copied();
    ada.press(Command::Right);
    ada.press(Command::Confirm);
    assert!(ada.mail.copied.is_none() && ada.mail.asked.is_empty(), "it is accepted once");
    // An own message is named, and the clipboard stays as it is.
    let said = ada.paste(&answer);
    assert!(said.texts().any(|text| text.contains("your own message")) && ada.mail.copied.is_none());
}

#[test]
fn the_line_is_there_to_be_copied_only_when_what_it_says_is_in_the_file() {
    bevy::tasks::IoTaskPool::get_or_init(Default::default);
    let mut ada = Side::new("Ada");
    // The disk is slow: whatever was asked for first is not done yet.
    let (gate, opened) = std::sync::mpsc::channel::<()>();
    ada.writer.write(move || opened.recv());
    let mailbox = ada.mailbox();
    let work = MailWork::Propose(GameId::Holochess, Vec::new());
    ada.mail.ask(work, &mailbox, None, "Ada", Language::English, &ada.writer);
    let mut notices = Notices::default();
    ada.mail.hear(&ada.localised, &mut notices);
    assert!(ada.mail.is_busy() && ada.mail.copied.is_none() && ada.mail.matches.is_empty());
    assert!(mailbox.files().expect("the folder is ours").is_empty() && notices.texts().count() == 0);
    gate.send(()).expect("it waits");
    ada.writer.finish();
    ada.mail.hear(&ada.localised, &mut notices);
    assert!(ada.mail.copied.is_some() && mailbox.files().expect("the folder is ours").len() == 1);
    // What cannot be written is said once, and no line is there.
    ada.mail.copied = None;
    std::fs::write(ada.home.path().join("file"), "").expect("the folder is ours");
    let nowhere = MailBox::at(ada.home.path().join("file/mail"));
    let work = MailWork::Propose(GameId::Holochess, Vec::new());
    ada.mail.ask(work, &nowhere, None, "Ada", Language::English, &ada.writer);
    ada.writer.finish();
    let mut notices = Notices::default();
    for _ in 0..3 {
        ada.mail.hear(&ada.localised, &mut notices);
    }
    assert!(ada.mail.copied.is_none() && notices.texts().count() == 1);
}

//! Every lesson can be taken: by its own data each is played to its end, every wrong try is answered, and everything that is said is
//! there in every language.

use std::collections::BTreeSet;

use holochess::{
    lessons::{Course, Ends, Lesson, Page, Shows, Step, WrongTry, own_lessons, what_now},
    locale::{Language, Locale, refusal},
    players::{level, levels, strength::Strength},
    rules::{Ending, Event, GameId, Outcome, Seat, ToAct},
};

use crate::terminal::Place;

/// Whether an event is what a step promises to show.
fn is(event: &Event, shows: Shows) -> bool {
    match (shows, event) {
        (Shows::Kill, Event::Judged { outcome, .. }) => *outcome == Outcome::Kill,
        (Shows::Push, Event::Judged { outcome, .. }) => *outcome == Outcome::Push,
        (Shows::CounterPush, Event::Judged { outcome, .. }) => *outcome == Outcome::CounterPush,
        (Shows::CounterKill, Event::Judged { outcome, .. }) => *outcome == Outcome::CounterKill,
        (Shows::Duel, Event::Ended(verdict)) => verdict.ending == Ending::Duel && verdict.winner == Some(Seat::FIRST),
        (Shows::Quiet, Event::Ended(verdict)) => verdict.ending == Ending::Quiet && verdict.winner == Some(Seat::FIRST),
        (Shows::Draw, Event::Ended(verdict)) => verdict.winner.is_none(),
        (Shows::Removal, Event::Removed { .. })
        | (Shows::Boost, Event::Boosted { .. })
        | (Shows::Line, Event::Line { seat: Seat::FIRST, .. })
        | (Shows::Goal, Event::Goal { seat: Seat::FIRST, .. })
        | (Shows::Swap, Event::Swapped { .. }) => true,
        (Shows::Chain, Event::Leapt { path, .. }) => path.len() > 2,
        _ => false,
    }
}

/// Whether a text of a language is there and holds no variable that nobody fills in.
fn is_said(text: &str) -> bool {
    text.len() > 8 && !text.contains(['⟨', '{', '$'])
}

/// Tries what is wrong in a step.
fn try_wrong(course: &mut Course, step: &Step, place: &str) {
    for wrong in &step.wrong {
        let action = match course.table().read_action(&wrong.action) {
            Ok(action) => action,
            Err(why) => {
                // What cannot be read as an action is refused where it is read: the lesson's own answer would never be heard.
                assert_eq!(wrong.why, None, "{place}: {} cannot be read", wrong.action);
                for language in Language::ALL {
                    let text = refusal(&Locale::new(language), &why, course.table());
                    assert!(is_said(&text), "{place}: {} is refused with {text:?}", wrong.action);
                }
                continue;
            }
        };
        let (before, tries) = (course.table().position_text(), course.tries());
        let found = course.act(action).expect_err(&format!("{place}: {} is a wrong try", wrong.action));
        match &wrong.why {
            Some(attribute) => assert_eq!(found, WrongTry::Answered(attribute.clone()), "{place}: {}", wrong.action),
            None => assert!(matches!(found, WrongTry::Refused(_)), "{place}: {} is legal: {found:?}", wrong.action),
        }
        assert_eq!((course.table().position_text(), course.tries()), (before, tries + 1), "{place}");
        for language in Language::ALL {
            let locale = Locale::new(language);
            let text = course.answer(&found, &locale);
            assert!(is_said(&text), "{place}: {} is answered {text:?}", wrong.action);
        }
    }
    if let Some(attribute) = &step.otherwise {
        for language in Language::ALL {
            let text = course.answer(&WrongTry::Answered(attribute.clone()), &Locale::new(language));
            assert!(is_said(&text), "{place}: {attribute} is {text:?}");
        }
    }
}

#[test]
fn every_lesson_is_played_to_its_end_by_its_own_data() {
    for game in GameId::ALL {
        let lesson = Lesson::of(game);
        assert!(level(&lesson.teacher, game).is_ok() && level(&lesson.opponent, game).is_ok(), "{}", lesson.game);
        let mut course = Course::begin(lesson, 0).expect("every lesson has a first part");
        let (mut steps, mut seen) = (0, Vec::new());
        while let Some(step) = course.step() {
            let (part, number) = (course.part_number(), course.step_number());
            let place = format!("{} {} {}", lesson.game, course.part().id, step.say);
            for language in Language::ALL {
                let locale = Locale::new(language);
                assert!(is_said(&course.text(&locale)), "{place}: {:?}", course.text(&locale));
                assert!(locale.has(&course.part().text), "{place}: the part has no title");
                assert!(locale.has(&format!("level-{}", course.speaker())), "{place}: nobody speaks");
            }
            if number == 0 {
                assert!(step.position.is_some(), "{place}: a part begins with a position");
            }
            let events = match &step.ends {
                Ends::Read => course.go_on(),
                Ends::Act(_) => {
                    assert_eq!(course.table().to_act(), ToAct::Choose(course.learner()), "{place}");
                    try_wrong(&mut course, step, &place);
                    let action = course.hint().unwrap_or_else(|| panic!("{place}: nothing ends it"));
                    course.act(action).unwrap_or_else(|why| panic!("{place}: {why:?}"))
                }
                Ends::Reply(_) => {
                    assert!(course.reply().is_some(), "{place}: the opponent has nothing to play");
                    course.go_on()
                }
            };
            if let Some(shows) = step.shows {
                assert!(events.iter().any(|event| is(event, shows)), "{place}: it does not show {shows:?}: {events:?}");
                seen.push(shows);
            }
            assert!(course.part_number() > part || course.step_number() == number + 1, "{place}: it goes on");
            steps += 1;
        }
        assert_eq!(steps, lesson.parts.iter().map(|part| part.steps.len()).sum::<usize>(), "{}", lesson.game);
        if game == GameId::Holochess {
            let all = [Shows::Kill, Shows::Push, Shows::CounterPush, Shows::CounterKill, Shows::Duel, Shows::Quiet];
            assert!(all.iter().all(|shows| seen.contains(shows)), "{seen:?}");
        }
    }
}

#[test]
fn every_action_that_a_step_allows_leads_on_to_the_end_of_its_part() {
    for game in GameId::ALL {
        let lesson = Lesson::of(game);
        for part in 0..lesson.parts.len() {
            let steps = lesson.parts[part].steps.len();
            // What was played in each step, on any way through the part.
            let mut played: Vec<BTreeSet<String>> = vec![BTreeSet::new(); steps];
            for branch in 0..steps {
                let choices = |course: &Course| course.wanted().len();
                let mut choice = 0;
                loop {
                    let mut course = Course::begin(lesson, part).expect("there is such a part");
                    let mut most = 1;
                    while course.part_number() == part && course.step().is_some() {
                        if course.wanted().is_empty() {
                            course.go_on();
                            continue;
                        }
                        let here = course.step_number() == branch;
                        if here {
                            most = choices(&course);
                        }
                        let action = course.wanted()[if here { choice } else { 0 }];
                        let text = course.table().action_text(action);
                        let wanted = course.wanted();
                        let texts = wanted.iter().map(|action| course.table().action_text(*action));
                        played[course.step_number()].extend(texts);
                        let place = format!("{} part {part} step {}: {text}", lesson.game, course.step_number());
                        let shows = course.step().and_then(|step| step.shows);
                        let events = course.act(action).unwrap_or_else(|why| panic!("{place}: {why:?}"));
                        let is_shown = shows.is_none_or(|shows| events.iter().any(|event| is(event, shows)));
                        assert!(is_shown, "{place} does not show {shows:?}");
                    }
                    choice += 1;
                    if choice >= most {
                        break;
                    }
                }
            }
            for (step, played) in lesson.parts[part].steps.iter().zip(&played) {
                let Ends::Act(patterns) = &step.ends else { continue };
                for pattern in patterns.iter().filter(|pattern| !pattern.contains('*')) {
                    assert!(played.contains(pattern), "{} {}: nobody can play {pattern}", lesson.game, step.say);
                }
            }
        }
    }
}

#[test]
fn whoever_is_known_to_be_strong_is_sent_to_a_strong_opponent() {
    for game in GameId::ALL {
        let first = what_now(game, None).expect("there is somebody to play");
        assert!(!first.is_measured && first.opponent.id == Lesson::of(game).opponent);
        let strongest = levels(game).iter().max_by(|a, b| a.rating.total_cmp(&b.rating)).expect("there are levels");
        let strong = what_now(game, Some(Strength { rating: strongest.rating, deviation: 60.0 }));
        let strong = strong.expect("there is somebody to play");
        assert!(strong.is_measured && strong.opponent.rating > first.opponent.rating, "{}", game.id());
    }
}

#[test]
fn a_lesson_in_the_terminal_is_left_and_taken_up_again() {
    let place = Place::new();
    let said = place.run(&["text", "groi", "--lesson", "--lang", "en"], "\no1-i2\no1-i1\n");
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(said.out.contains("Part 1 of 10") && said.out.contains("straight"), "{}", said.out);
    assert!(said.out.contains("Part 2 of 10") && said.out.contains("Left at part 2"), "{}", said.out);
    let said = place.run(&["lesson", "groi", "--lang", "en"], "skip\nparts\nquit\n");
    assert!(said.out.contains("goes on at part 2") && said.out.contains("Part 3 of 10"), "{}", said.out);
    assert!(said.out.contains("(done)"), "{}", said.out);
    // What was skipped is not done, but the lesson goes on behind it; once there is nothing more, with what was skipped.
    let said = place.run(&["lesson", "groi", "--lang", "en"], "quit\n");
    assert!(said.out.contains("goes on at part 3; one part is done"), "{}", said.out);
    let said = place.run(&["lesson", "groi", "--lang", "en"], "skip\n".repeat(8));
    assert!(said.out.contains("That was the lesson"), "{}", said.out);
    let said = place.run(&["lesson", "--lang", "fr"], "");
    assert!(said.out.contains("1 chapitre fait sur 10"), "{}", said.out);
    let said = place.run(&["lesson", "groi", "--part", "19"], "");
    assert!(said.status == 2 && said.err.contains("--part"), "{}", said.err);
}

#[test]
fn the_first_lesson_is_taken_in_the_terminal_by_typing_what_it_asks_for() {
    for (language, over) in [("en", "And now? Pip"), ("fr", "Et maintenant\u{a0}? Pip")] {
        let place = Place::new();
        let mut course = Course::begin(Lesson::of(GameId::Holochess), 0).expect("there is a first part");
        let mut typed = String::new();
        while course.step().is_some() {
            if let Some(action) = course.hint() {
                typed += &course.table().action_text(action);
                typed.push('\n');
                course.act(action).expect("it is what the step asks for");
            } else {
                if course.reply().is_none() {
                    typed.push('\n');
                }
                course.go_on();
            }
        }
        let said = place.run(&["lesson", "holochess", "--lang", language], &typed);
        assert!(said.status == 0 && said.out.contains(over), "{}", said.out);
    }
}

#[test]
fn every_page_of_the_rules_has_words_and_a_board_on_which_it_can_be_tried() {
    for game in GameId::ALL {
        let pages: Vec<&Page> = Page::of(game).collect();
        assert!(pages.len() > 5, "{} has few pages", game.id());
        let mut seen = BTreeSet::new();
        for page in &pages {
            let place = format!("{} {}", page.game, page.id);
            assert!(seen.insert(&page.id), "{place} is there twice");
            for language in Language::ALL {
                let locale = Locale::new(language);
                assert!(is_said(&page.body(&locale)) && locale.has(&page.text), "{place}");
            }
            assert_eq!(page.table().is_some(), page.position.is_some(), "{place}: its position cannot be");
            for text in &page.actions {
                let table = page.table().unwrap_or_else(|| panic!("{place} has no board"));
                let action = table.read_action(text).unwrap_or_else(|why| panic!("{place}: {why}"));
                assert_eq!(table.check(action), Ok(()), "{place}: {text}");
            }
            for term in &page.terms {
                assert_eq!(Page::find(game, term).map(|found| &found.id), Some(&page.id), "{place}: {term}");
            }
        }
        // Whatever can be chosen in a game is explained by a page.
        for (key, _) in game.options().iter() {
            assert!(Page::find(game, &format!("option-{key}")).is_some(), "{}: nothing says what {key} is", game.id());
        }
    }
}

#[test]
fn why_not_leads_to_a_page_whatever_is_tried_in_a_lesson() {
    let mut asked = 0;
    for game in GameId::ALL {
        for lesson_part in &Lesson::of(game).parts {
            for step in &lesson_part.steps {
                for wrong in step.wrong.iter().filter(|wrong| wrong.why.is_none()) {
                    let positions = lesson_part.steps.iter().filter_map(|step| step.position.as_deref());
                    for table in positions.filter_map(|position| lesson_part.table(game, position)) {
                        let refused = table.read_action(&wrong.action).and_then(|action| table.check(action));
                        let Err(why) = refused else { continue };
                        asked += 1;
                        let page = Page::why_not(game, &why);
                        assert!(page.is_some(), "{} {}: {why:?} has no page", game.id(), wrong.action);
                    }
                }
            }
        }
    }
    assert!(asked > 30, "{asked}");
    let place = Place::new();
    let said = place.run(&["rules", "holochess", "push", "--lang", "en"], "");
    assert!(said.status == 0 && said.out.contains("To push") && said.out.contains(">o4"), "{}{}", said.out, said.err);
    let said = place.run(&["rules", "groi", "--lang", "fr"], "");
    assert!(said.out.contains("Élans"), "{}", said.out);
    let said = place.run(&["rules", "groi", "castling", "--lang", "en"], "");
    assert!(said.status == 2 && said.err.contains("castling"), "{}", said.err);
}

/// The lesson that docs/lessons.md shows.
fn shown() -> String {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/lessons.md");
    let page = std::fs::read_to_string(page).expect("the page is there");
    page.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("it shows a lesson").to_owned()
}

#[test]
fn a_lesson_that_somebody_has_written_is_listed_and_taken_and_its_words_are_its_own() {
    let place = Place::new();
    let folder = place.path("home").join("lessons");
    std::fs::create_dir_all(&folder).expect("the folder is ours");
    std::fs::write(folder.join("first-steps.ron"), shown()).expect("the folder is ours");
    std::fs::write(folder.join("notes.txt"), "no lesson").expect("the folder is ours");
    let (lessons, flaws) = own_lessons(&folder);
    assert_eq!((lessons.len(), flaws), (1, Vec::new()));
    let course = Course::begin(lessons[0], 0).expect("there is a first part");
    for language in Language::ALL {
        // Whoever has chosen a language that it is not written in gets one that it is.
        let locale = Locale::new(language);
        assert_eq!(course.title(&locale), "The first move");
        assert_eq!(lessons[0].title(&locale), "Out of the house");
        assert_eq!(course.text(&locale), "Your pawns stand at home, on the outer ring.");
    }
    let listed = place.run(&["lesson"], "");
    assert_eq!(listed.status, 0);
    assert!(
        listed.out.contains("--own first-steps: Out of the house") && listed.out.contains("0 of 1"),
        "{}",
        listed.out
    );
    let taken = place.run(&["lesson", "--own", "first-steps"], "go\no1-o2\no1-d\no3-i3\n");
    assert_eq!(taken.status, 0, "{}", taken.err);
    for said in
        ["Move one of them straight in.", "Another pawn stands there.", "Stay on the inner ring", "That was the lesson"]
    {
        assert!(taken.out.contains(said), "{said}: {}", taken.out);
    }
    assert!(place.run(&["lesson"], "").out.contains("1 of 1"), "what is done is remembered");
    assert_eq!(place.run(&["lesson", "--own", "other"], "").status, 2);
}

#[test]
fn a_lesson_that_cannot_be_taken_says_its_file_and_line_and_the_others_stay() {
    let good = shown();
    let line_of = |part: &str| good.lines().position(|line| line.contains(part)).expect("it is there") + 1;
    let wrong = [
        ("game: \"groi\"", "game: \"chess\"", line_of("game:"), "chess"),
        ("\"mirra\"", "\"nobody\"", line_of("teacher:"), "nobody"),
        ("minutes: 2", "minutes: many", line_of("minutes:"), "not the file of a lesson"),
        ("steps: [", "step: [", line_of("steps:"), "not the file of a lesson"),
        ("o1 o2 o3 o5 /", "o1 o1 o3 o5 /", line_of("position:"), "no position"),
        ("Act([\"*-i*\"])", "Act([\"o1-o9\"])", line_of("ends:"), "ends the step"),
        ("\"out.centre\"", "\"out.center\"", line_of("id:"), "out.centre"),
        ("\"en\": {", "\"tlh\": {", line_of("\"en\""), "tlh"),
        (", position: \"o1 o2 o3 o5 / o8 o10 o11 o12 b 0\"", "", line_of("say: \"look\""), "has to begin"),
    ];
    for (from, to, line, why) in wrong {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        std::fs::write(folder.path().join("a.ron"), good.replacen(from, to, 1)).expect("the folder is ours");
        std::fs::write(folder.path().join("b.ron"), &good).expect("the folder is ours");
        let (lessons, flaws) = own_lessons(folder.path());
        assert_eq!((lessons.len(), flaws.len()), (1, 1), "{to}");
        for language in Language::ALL {
            let said = Locale::new(language).say(&flaws[0]);
            assert!(said.contains("a.ron") && said.contains(&format!(" {line}")) && is_said(&said), "{to}: {said}");
        }
        let said = Locale::new(Language::English).say(&flaws[0]);
        assert!(said.contains(why), "{to}: {said}");
    }
    let (lessons, flaws) = own_lessons(std::path::Path::new("/nowhere/at/all"));
    assert!(lessons.is_empty() && flaws.is_empty(), "no folder is no fault");
}

//! Every lesson can be taken: by its own data each is played to its end, every wrong try is answered, and everything that is said is
//! there in every language.

use std::collections::BTreeSet;

use holochess::{
    lessons::{Course, Ends, Lesson, Page, Shows, Step, WrongTry, lesson_in, own_lessons, what_now},
    locale::{Language, Locale, refusal},
    players::{level, levels, strength::Strength},
    rules::{GameId, ToAct},
};

use crate::place::{Place, flat};

/// Whether a text of a language is there and holds no variable that is not filled in.
fn is_said(text: &str) -> bool {
    text.len() > 8 && !text.contains(['⟨', '{', '$'])
}

/// Tries what is wrong in a step.
fn try_wrong(course: &mut Course<'_>, step: &Step, place: &str) {
    for wrong in &step.wrong {
        let action = match course.table().read_action(&wrong.action) {
            Ok(action) => action,
            Err(why) => {
                // What cannot be read as an action is refused where it is read: the lesson's own answer would never be shown.
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
                assert!(locale.has(&format!("level-{}", course.speaker())), "{place}: no speaker");
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
                assert!(shows.is_in(&events), "{place}: it does not show {shows:?}: {events:?}");
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
                let choices = |course: &Course<'_>| course.wanted().len();
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
                        let is_shown = shows.is_none_or(|shows| shows.is_in(&events));
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
                    assert!(played.contains(pattern), "{} {}: no player can play {pattern}", lesson.game, step.say);
                }
            }
        }
    }
}

#[test]
fn strong_player_is_sent_to_a_strong_opponent() {
    for game in GameId::ALL {
        let lesson = Lesson::of(game);
        let first = what_now(lesson, None).expect("there is a player");
        assert!(!first.is_measured && first.opponent.id == lesson.opponent);
        let strongest = levels(game).iter().max_by(|a, b| a.rating.total_cmp(&b.rating)).expect("there are levels");
        let strong = what_now(lesson, Some(Strength { rating: strongest.rating, deviation: 60.0 }));
        let strong = strong.expect("there is a player");
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
    assert!(said.out.contains("continues at part 2") && said.out.contains("Part 3 of 10"), "{}", said.out);
    assert!(said.out.contains("(done)"), "{}", said.out);
    // What was skipped is not done, but the lesson goes on behind it; once there is nothing more, with what was skipped.
    let said = place.run(&["lesson", "groi", "--lang", "en"], "quit\n");
    assert!(said.out.contains("continues at part 3; one part is done"), "{}", said.out);
    let said = place.run(&["lesson", "groi", "--lang", "en"], "skip\n".repeat(8));
    assert!(said.out.contains("That’s the end of the lesson"), "{}", said.out);
    let said = place.run(&["lesson", "--lang", "fr"], "");
    assert!(said.out.contains("1 chapitre fait sur 10"), "{}", said.out);
    let said = place.run(&["lesson", "groi", "--part", "19"], "");
    assert!(said.status == 2 && said.err.contains("--part"), "{}", said.err);
}

#[test]
fn the_first_lesson_is_taken_in_the_terminal_by_typing_what_it_asks_for() {
    for (language, over) in [("en", "What next? Try Pip"), ("fr", "Et maintenant\u{a0}? Essayez Pip")] {
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
        let pages: Vec<&Page> = Page::all_of(game).collect();
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
                    for table in positions.filter_map(|position| lesson_part.table(game, position).ok()) {
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
    assert!(said.status == 0 && said.out.contains("Pushing") && said.out.contains(">o4"), "{}{}", said.out, said.err);
    let said = place.run(&["rules", "groi", "--lang", "fr"], "");
    assert!(said.out.contains("Élans"), "{}", said.out);
    let said = place.run(&["rules", "groi", "castling", "--lang", "en"], "");
    assert!(said.status == 2 && said.err.contains("castling"), "{}", said.err);
}

/// The lesson that docs/reference/lesson-format.md shows.
fn shown() -> String {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/reference/lesson-format.md");
    let page = std::fs::read_to_string(page).expect("the page is there");
    page.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).expect("it shows a lesson").to_owned()
}

#[test]
fn players_own_lesson_is_listed_and_taken_in_its_own_words() {
    let place = Place::new();
    let folder = place.path("home").join("lessons");
    std::fs::create_dir_all(&folder).expect("the folder is ours");
    std::fs::write(folder.join("first-steps.ron"), shown()).expect("the folder is ours");
    std::fs::write(folder.join("notes.txt"), "no lesson").expect("the folder is ours");
    let (lessons, flaws) = own_lessons(&folder);
    assert_eq!((lessons.len(), flaws), (1, Vec::new()));
    let course = Course::begin(lessons[0], 0).expect("there is a first part");
    for language in Language::ALL {
        // A player whose language it is not written in gets one that it is.
        let locale = Locale::new(language);
        assert_eq!(course.title(&locale), "The first move");
        assert_eq!(lessons[0].title(&locale), "Out of the house");
        assert_eq!(course.text(&locale), "Your pieces stand at home, on the outer ring.");
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
    for said in [
        "Move one of them straight in.",
        "Another piece stands there.",
        "Stay on the inner ring",
        "That’s the end of the lesson",
    ] {
        assert!(taken.out.contains(said), "{said}: {}", taken.out);
    }
    assert!(place.run(&["lesson"], "").out.contains("1 of 1"), "what is done is remembered");
    let said = place.run(&["lesson", "--own", "other", "--lang", "en"], "");
    assert!(said.status == 2 && said.err.contains("Choose one of: first-steps"), "{}", said.err);
}

/// The shown lesson with these changes, as the check says it in English: the line and why, or nothing.
fn flaw(changes: &[(&str, &str)]) -> Option<(usize, String)> {
    let mut text = shown();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let flaw = lesson_in(&text, "a").err()?;
    for language in Language::ALL {
        assert!(is_said(&Locale::new(language).say(&flaw.why)), "{changes:?}");
    }
    Some((flaw.line, Locale::new(Language::English).say(&flaw.why)))
}

/// The step of the shown lesson in which the learner acts.
const ACT: &str = "ends: Act([\"*-i*\"])";

#[test]
fn everything_that_is_wrong_with_a_lesson_is_said_with_its_line_and_reason() {
    let good = shown();
    let line_of = |part: &str| good.lines().position(|line| line.contains(part)).expect("it is there") + 1;
    let end = good[..good.rfind("    ],\n)").expect("it ends")].matches('\n').count() + 1;
    let (look, act, id) = (line_of("say: \"look\""), line_of("say: \"move\""), line_of("id: \"out\""));
    let (from_of, centre) = ("wrong: [(action: \"o1-o2\", why: \"not-free\")]", "otherwise: \"centre\"");
    let many = |count: usize, what: &str| vec![what; count].join(", ");
    let long = |count: usize| format!("\"{}\"", "x".repeat(count));
    let second = "        (id: \"out\", text: \"out\", steps: [(say: \"look\", position: \"o1 o2 o3 / o8 o10 o11 b 0\")]),\n    ],\n)";
    let option = "text: \"out\", options: {\"repetition\": \"sometimes\"},";
    let wrong: &[(&str, &str, usize, &str)] = &[
        // Where the reason is known, it is said.
        ("o1 o2 o3 o5 /", "o1 o1 o3 o5 /", look, "o1"),
        ("o1 o2 o3 o5 /", "o1 o2 o3 z5 /", look, "z5"),
        ("text: \"out\",", option, look, "“sometimes”"),
        ("text: \"out\",", "text: \"out\", options: {\"sets\": \"2\"},", look, "sets"),
        // Dice.
        ("say: \"move\",", "say: \"move\", dice: [([7], [1])],", act, "not 7"),
        ("say: \"move\",", "say: \"move\", dice: [([6], [1])],", act, "than it uses (0)"),
        // Names and words.
        ("    ],\n)", second, end, "Two parts have the id “out”"),
        ("id: \"out\"", &format!("id: {}", long(65)), id, "at most 64 characters"),
        ("id: \"out\"", "id: \"o\u{202e}t\"", id, "“o�t” cannot be the id"),
        ("\"title\": \"Out of the house\",", "", line_of("game:"), "“title”"),
        ("\"Out of the house\"", "\" \"", line_of("game:"), "“title”"),
        ("\"Out of the house\"", &long(81), line_of("\"en\""), "longer than 80"),
        ("\"Another piece stands there.\"", &long(1001), line_of("\"en\""), "longer than 1000"),
        ("minutes: 2", "minutes: 0", line_of("minutes"), "1 to 600"),
        ("\"mirra\"", "\"nobody\"", line_of("teacher"), "choose from: random, "),
        ("\"en\": {", "\"tlh\": {", line_of("\"en\""), "choose from: en, fr"),
        // Tries.
        (from_of, "wrong: [(action: \"o1-i1\", why: \"not-free\")]", act, "“o1-i1” ends the step"),
        (from_of, "wrong: [(action: \"castle\", why: \"not-free\")]", act, "would never be shown"),
        (from_of, "wrong: [(action: \"o1-d\")]", act, "use “why” to say"),
        (centre, "otherwise: \"center\"", act, "“out.center”"),
        ("say: \"look\",", "say: \"look\", otherwise: \"centre\",", look, "The learner does not act"),
        // Whose turn it is, and what ends a step.
        (ACT, "ends: Reply(\"*\")", act, "The learner does not act"),
        ("o12 b 0", "o12 w 1", act, "it is not the first seat’s turn"),
        (ACT, "ends: Act([\"o1-o9\"])", act, "ends the step"),
        (ACT, "ends: Act([\"*-i*\", \"o1-o9\"])", act, "matches “o1-o9”"),
        (ACT, "ends: Act([\"*-i*\"]), shows: Removal", act, "does not lead to"),
        // Too much of anything.
        (ACT, &format!("ends: Act([\"{}x\"])", "*".repeat(120)), act, "8 stars"),
        (ACT, &format!("ends: Act([\"{}x\"])", "*".repeat(200_000)), act, "8 stars"),
        (ACT, &format!("ends: Act([{}])", long(65)), act, "64 characters"),
        (ACT, &format!("ends: Act([{}])", many(33, "\"*-i*\"")), act, "at most 32 actions"),
        (from_of, &format!("wrong: [{}]", many(33, "(action: \"o1-o2\", why: \"not-free\")")), act, "32 wrong tries"),
        ("say: \"move\",", &format!("say: \"move\", dice: [{}],", many(33, "([1], [1])")), act, "32 rolls"),
        ("(say: \"move\"", &format!("{}, (say: \"move\"", many(1000, "(say: \"look\")")), id, "1000 steps"),
        ("    ],\n)", &format!("{}\n    ],\n)", many(100, "(id: \"a\", text: \"out\", steps: [])")), end, "100 parts"),
    ];
    for (from, to, line, why) in wrong {
        let (found, said) = flaw(&[(from, to)]).unwrap_or_else(|| panic!("{from} → {to:.80} is taken"));
        assert!(said.replace("1,000", "1000").contains(why), "{from} → {to:.80}: {said}");
        assert_eq!(found, *line, "{from} → {to:.80}: {said}");
        assert!(!said.contains('…') || to.len() > 60, "{said}");
    }
    // The same lesson with another text in the place of each of its strings is refused or taken, and never hangs.
    for text in ["", "*", "********", "o1", "\u{202e}", "é"] {
        for (at, word) in good.match_indices('"').collect::<Vec<_>>().chunks_exact(2).map(|ends| (ends[0].0, ends[1].0))
        {
            let changed = format!("{}{text}{}", &good[..=at], &good[word..]);
            let _ = lesson_in(&changed, "a");
        }
    }
}

#[test]
fn a_lesson_whose_dice_are_not_as_many_as_the_rules_ask_for_is_refused() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons/holochess.ron");
    let text = std::fs::read_to_string(file).expect("it is part of the source");
    let at = text.find("dice: [([").expect("dice are arranged") + "dice: [([".len();
    let step = text[..at].rfind("say:").expect("something is said");
    let line = text[..step].matches('\n').count() + 1;
    let with_words = |text: &str| {
        // A lesson of others has its words with it; nothing else differs.
        let lesson = holochess::lessons::read(text).expect("it is a lesson");
        let mut keys = BTreeSet::from(["title".to_owned()]);
        for part in &lesson.parts {
            keys.insert(part.text.clone());
            for step in &part.steps {
                let answers = step.wrong.iter().filter_map(|wrong| wrong.why.as_ref()).chain(&step.otherwise);
                keys.extend(answers.chain([&step.say]).map(|said| format!("{}.{said}", part.text)));
            }
        }
        let words: Vec<String> = keys.into_iter().map(|key| format!("{key:?}: \"x\"")).collect();
        text.replacen("game:", &format!("words: {{\"en\": {{{}}}}}, game:", words.join(", ")), 1)
    };
    assert!(lesson_in(&with_words(&text), "a").is_ok());
    let more = format!("{}6, {}", &text[..at], &text[at..]);
    let flaw = lesson_in(&with_words(&more), "a").expect_err("a die too many");
    let said = Locale::new(Language::English).say(&flaw.why);
    assert!(flaw.line == line && said.contains("in roll 1, but the lesson gives"), "{}: {said}", flaw.line);
}

#[test]
fn a_lesson_that_takes_too_long_to_try_is_refused_before_it_does() {
    // A thousand boards, each with thirty-two ways to allow every action.
    let every = vec!["\"*-*\""; 32].join(", ");
    let position = "o1 o2 o3 o5 / o8 o10 o11 o12 b 0";
    let step = format!("(say: \"move\", position: \"{position}\", ends: Act([{every}])),\n");
    let text = shown();
    let (before, _) = text.split_once("            steps: [").expect("it has steps");
    let long = format!("{before}            steps: [\n{}]),],)", step.repeat(999));
    let flaw = lesson_in(&long, "a").expect_err("it is too much");
    let said = Locale::new(Language::English).say(&flaw.why);
    assert!(said.contains("takes too long"), "{said}");
    let short = format!("{before}            steps: [\n{}]),],)", step.repeat(9));
    assert_eq!(lesson_in(&short, "a").err(), None);
}

#[test]
fn the_line_of_a_flaw_is_right_however_the_file_is_written() {
    let good = shown();
    // Nothing of what is looked for stands where it might be taken for a field.
    let noise = "// id: \"out\" say: \"look\"\n/* position: /* say: */ */\n";
    for (from, to) in [(": ", ":"), (": ", " : "), ("say: \"look\", position: ", "position: ")] {
        let text = noise.to_owned() + &good.replace(from, to);
        let text = if from.starts_with("say") { text.replace("b 0\"", "b 0\", say: \"look\"") } else { text };
        assert_eq!(lesson_in(&text, "a").err(), None, "{to}");
        let text = text.replace("o1 o2 o3 o5 /", "o1 o1 o3 o5 /");
        let line = text.lines().position(|line| line.contains("o1 o1")).expect("it is there") + 1;
        assert_eq!(lesson_in(&text, "a").expect_err("two stand on o1").line, line, "{to}");
    }
}

#[test]
fn a_file_with_a_mark_of_its_encoding_is_read() {
    assert!(lesson_in(&format!("\u{feff}{}", shown()), "a").is_ok());
}

#[test]
fn what_a_parser_says_is_not_cut_where_the_help_begins() {
    let (line, said) = flaw(&[("steps: [", "stages: [")]).expect("there are no stages");
    assert!(said.contains("`stages`") && said.contains("`steps`"), "{line}: {said}");
}

#[test]
fn lessons_of_others_have_their_own_progress() {
    for name in ["groi", "groi-first", "groi @", "x"] {
        let own = lesson_in(&shown(), name).expect("it is a good one");
        for lesson in GameId::ALL.map(Lesson::of) {
            let keys = |lesson: &Lesson| {
                let keys = lesson.parts.iter().map(|part| lesson.key(part));
                keys.chain([lesson.reached_key()]).collect::<BTreeSet<_>>()
            };
            let [own, built_in] = [keys(&own), keys(lesson)];
            assert!(own.is_disjoint(&built_in), "{name}: {own:?} {built_in:?}");
        }
        let mut parts = own.clone();
        parts.parts[0].id = "@".to_owned();
        assert_ne!(parts.key(&parts.parts[0]), parts.reached_key());
    }
}

#[test]
fn a_file_is_checked_alone_and_a_broken_one_changes_the_status() {
    let place = Place::new();
    let folder = place.path("home").join("lessons");
    std::fs::create_dir_all(&folder).expect("the folder is ours");
    std::fs::write(folder.join("good.ron"), shown()).expect("the folder is ours");
    let good = folder.join("good.ron").display().to_string();
    let said = place.run(&["lesson", "--check", &good, "--lang", "en"], "");
    assert!(said.status == 0 && said.out.contains("one part, 2 steps"), "{}{}", said.out, said.err);
    assert_eq!(place.run(&["lesson"], "").status, 0);
    let bad = folder.join("bad.ron").display().to_string();
    let said = place.run(&["lesson", "--check", &bad, "--lang", "en"], "");
    assert!(said.status == 2 && said.err.contains("bad.ron"), "{}", said.err);
    std::fs::write(&bad, shown().replace("mirra", "nobody")).expect("the folder is ours");
    let said = place.run(&["lesson", "--check", &bad, "--lang", "en"], "");
    assert!(said.status == 1 && said.err.contains("bad.ron") && said.err.contains("nobody"), "{}", said.err);
    let said = place.run(&["lesson", "--lang", "en"], "");
    assert!(said.status == 2 && said.err.contains("One file"), "{}", said.err);
    assert!(said.out.contains("--own good") && said.out.contains("bad.ron"), "{}", said.out);
    let said = place.run(&["lesson", "--own", "bad", "--lang", "en"], "");
    assert!(said.status == 2 && said.err.contains("nobody"), "{}", said.err);
    // The other one is taken, and nothing is said of a file that was not asked for.
    let said = place.run(&["lesson", "--own", "good", "--lang", "en"], "quit\n");
    assert!(said.status == 0 && !said.out.contains("bad.ron"), "{}{}", said.out, said.err);
}

#[test]
fn a_lesson_whose_part_has_a_name_that_cannot_be_kept_is_refused_and_changes_no_progress() {
    let place = Place::new();
    let folder = place.path("home").join("lessons");
    std::fs::create_dir_all(&folder).expect("the folder is ours");
    let file = folder.join("evil.ron").display().to_string();
    // Written as keys of TOML, these are 360,000 bytes.
    let long = format!("id: \"{}\"", "\u{1}".repeat(60_000));
    std::fs::write(&file, shown().replace("id: \"out\"", &long)).expect("the folder is ours");
    let said = place.run(&["lesson", "--check", &file, "--lang", "en"], "");
    assert_eq!(said.status, 1, "{}", said.out);
    assert!(flat(&said.err).contains("cannot be the id of a part") && said.err.len() < 1000, "{}", said.err);
    let said = place.run(&["lesson", "--own", "evil", "--lang", "en"], "go\no3-i3\n");
    assert_eq!(said.status, 2, "{}", said.out);
    assert!(!place.path("home").join("learned.toml").exists());
    // The longest id that is taken.
    let longest = format!("id: \"{}\"", "é".repeat(64));
    std::fs::write(&file, shown().replace("id: \"out\"", &longest)).expect("the folder is ours");
    assert_eq!(place.run(&["lesson", "--check", &file, "--lang", "en"], "").status, 0);
}

#[test]
fn a_lesson_that_cannot_be_taken_says_its_file_and_line_and_the_others_stay() {
    let good = shown();
    let line_of = |part: &str| good.lines().position(|line| line.contains(part)).expect("it is there") + 1;
    let wrong = [
        ("game: \"groi\"", "game: \"chess\"", line_of("game:"), "chess"),
        ("\"mirra\"", "\"nobody\"", line_of("teacher:"), "nobody"),
        ("minutes: 2", "minutes: many", line_of("minutes:"), "not a lesson file"),
        ("steps: [", "step: [", line_of("steps:"), "not a lesson file"),
        ("o1 o2 o3 o5 /", "o1 o1 o3 o5 /", line_of("position:"), "o1"),
        ("Act([\"*-i*\"])", "Act([\"o1-o9\"])", line_of("ends:"), "ends the step"),
        ("\"out.centre\"", "\"out.center\"", line_of("otherwise:"), "out.centre"),
        ("\"en\": {", "\"tlh\": {", line_of("\"en\""), "tlh"),
        (", position: \"o1 o2 o3 o5 / o8 o10 o11 o12 b 0\"", "", line_of("say: \"look\""), "needs a position"),
    ];
    for (from, to, line, why) in wrong {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        std::fs::write(folder.path().join("a.ron"), good.replacen(from, to, 1)).expect("the folder is ours");
        std::fs::write(folder.path().join("b.ron"), &good).expect("the folder is ours");
        let (lessons, flaws) = own_lessons(folder.path());
        assert_eq!((lessons.len(), flaws.len()), (1, 1), "{to}");
        for language in Language::ALL {
            let said = Locale::new(language).say(&flaws[0].why);
            assert!(said.contains("a.ron") && said.contains(&format!(" {line}")) && is_said(&said), "{to}: {said}");
        }
        let said = Locale::new(Language::English).say(&flaws[0].why);
        assert!(said.contains(why), "{to}: {said}");
    }
    let (lessons, flaws) = own_lessons(std::path::Path::new("/nowhere/at/all"));
    assert!(lessons.is_empty() && flaws.is_empty(), "no folder is no fault");
}

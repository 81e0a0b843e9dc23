//! A lesson at the table: only what the step asks for is played, the dice are the arranged ones, and what is done is kept.

use holochess::{
    lessons::{Course, Ends, Lesson, WrongTry, term_of},
    rules::GameId,
    session::{ActionRequested, LessonGoOn, LessonSkipPart, LessonTable, Match, MatchRequest, Progress, UndoRequested},
    settings::Subject,
};

use crate::support::{app, lesson};

/// Runs frames until the board shows what the lesson speaks of.
fn settle(app: &mut bevy::prelude::App) {
    for _ in 0..400 {
        app.update();
        if app.world().get_resource::<Match>().and_then(Match::lesson).is_some_and(LessonTable::is_told) {
            return;
        }
    }
    panic!("the lesson does not come to rest");
}

fn position(app: &bevy::prelude::App) -> Option<String> {
    app.world().resource::<Match>().table().position_text()
}

#[test]
fn every_lesson_is_taken_at_the_table_and_the_two_tables_are_the_same() {
    for game in GameId::ALL {
        let mut app = app();
        app.world_mut().write_message(MatchRequest::Lesson { lesson: Lesson::of(game), part: None });
        settle(&mut app);
        let mut alone = Course::begin(Lesson::of(game), 0).expect("there is a first part");
        while let Some(step) = alone.step() {
            let place = (alone.part_number(), alone.step_number());
            {
                let lesson = lesson(app.world());
                assert_eq!((lesson.course().part_number(), lesson.course().step_number()), place);
            }
            let on_table = position(&app);
            assert_eq!(on_table, alone.table().position_text(), "{place:?}");
            if let Ends::Act(_) = step.ends {
                // Something legal that is not asked for changes nothing and is answered.
                let wanted = alone.wanted();
                let other = alone.table().actions().into_iter().find(|action| !wanted.contains(action));
                if let Some(other) = other {
                    app.world_mut().write_message(ActionRequested(other));
                    app.update();
                    app.update();
                    let lesson = lesson(app.world());
                    assert!(matches!(lesson.answer(), Some(WrongTry::Answered(_) | WrongTry::NotNow)), "{place:?}");
                    assert_eq!(position(&app), on_table, "{place:?}");
                }
                app.world_mut().write_message(UndoRequested);
                let action = alone.hint().expect("something ends it");
                app.update();
                app.world_mut().write_message(ActionRequested(action));
                alone.act(action).expect("it is what the step asks for");
            } else {
                app.world_mut().write_message(LessonGoOn);
                alone.go_on();
            }
            app.update();
            settle(&mut app);
        }
        assert!(lesson(app.world()).course().step().is_none());
        let progress = app.world().resource::<Progress>();
        let lesson = Lesson::of(game);
        for part in &lesson.parts {
            assert_eq!(progress.learned.get(Subject::Lessons, &lesson.key(part)), 1, "{}", part.id);
        }
        app.world_mut().write_message(MatchRequest::Leave);
        app.update();
        app.update();
        assert!(app.world().get_resource::<Match>().is_none());
    }
}

#[test]
fn a_wrong_try_leaves_the_reason_of_the_rules_until_something_is_played() {
    let mut app = app();
    app.world_mut().write_message(MatchRequest::Lesson { lesson: Lesson::of(GameId::Holochess), part: Some(0) });
    settle(&mut app);
    app.world_mut().write_message(LessonGoOn);
    app.update();
    settle(&mut app);
    let attempt = |app: &mut bevy::prelude::App, text: &str| {
        let action = app.world().resource::<Match>().table().read_action(text).expect("it is one");
        app.world_mut().write_message(ActionRequested(action));
        app.update();
        app.update();
        lesson(app.world()).refusal().map(term_of)
    };
    assert_eq!(attempt(&mut app, "o3-o5"), Some("taken"));
    assert_eq!(attempt(&mut app, "o9-d"), Some("not-yours"));
    // What is only not asked for is no matter of the rules.
    assert_eq!(attempt(&mut app, "o5-o4"), None);
    assert!(lesson(app.world()).answer().is_some());
    assert_eq!(attempt(&mut app, "o3-o5"), Some("taken"));
    assert_eq!(attempt(&mut app, "o3-i5"), None);
    assert!(lesson(app.world()).answer().is_none());
}

#[test]
fn a_lesson_goes_on_at_the_first_part_that_is_not_done_and_parts_are_skipped() {
    let mut app = app();
    app.world_mut().resource_mut::<Progress>().note(Subject::Lessons, "groi-first", 1);
    app.world_mut().write_message(MatchRequest::Lesson { lesson: Lesson::of(GameId::Groi), part: None });
    settle(&mut app);
    assert_eq!(lesson(app.world()).course().part().id, "exits");
    app.world_mut().write_message(LessonSkipPart);
    app.update();
    settle(&mut app);
    assert_eq!(lesson(app.world()).course().part().id, "home");
    let on_table = position(&app);
    let first = Lesson::of(GameId::Groi).parts[2].steps[0].position.clone();
    // What is skipped is not done, but the lesson continues behind it.
    let progress = app.world().resource::<Progress>();
    assert_eq!(progress.learned.get(Subject::Lessons, "groi-exits"), 0);
    assert_eq!(progress.next_part(Lesson::of(GameId::Groi)), 2);
    assert_eq!(on_table, first);
}

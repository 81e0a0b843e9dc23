//! Nothing that is written while a match is watched lies on anything else that is.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, pos2, vec2};

use super::{MatchFilm, ShowsMore, WatchPace, draw};
use crate::ui::{
    album::Album,
    hud::{
        clash::ClashDisplay,
        fit_tests::{Look, WINDOWS, match_of, written},
        layout::{Layout, Needs},
        near_seat::WatchedFrom,
    },
    localised_text::LocalisedText,
    theme::zoom_for,
};
use holochess_locale::Language;
use holochess_rules::GameId;
use holochess_session::{Match, MatchRequest, WatchCommand, WatchProgress};

#[test]
fn no_words_of_watching_lie_over_others() {
    let recorded = match_of(GameId::Holochess, 2, &[], 60);
    let late = recorded.decisions().len() - 1;
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let file = folder.path().join("match.jsonl");
    recorded.save_to(&file).expect("the folder is ours");
    for language in Language::ALL {
        let mut look = Look::new(language, &recorded);
        look.app
            .init_resource::<WatchPace>()
            .init_resource::<MatchFilm>()
            .init_resource::<WatchedFrom>()
            .init_resource::<ShowsMore>()
            .insert_resource(Album(Some(folder.path().to_owned())));
        look.app.world_mut().write_message(MatchRequest::Watch(file.clone()));
        look.app.update();
        look.app.update();
        look.app.world_mut().write_message(WatchCommand::Seek(late));
        look.app.update();
        assert_eq!(look.app.world().resource::<Match>().watching().map(WatchProgress::at), Some(late));
        // With four commands, and with all: without a mark, and with one, where the film's command is longer.
        for (more, mark) in [(false, None), (true, None), (true, Some(12))] {
            if let Some(mark) = mark {
                look.app.world_mut().resource_mut::<MatchFilm>().turn_mark(&file, mark);
            }
            for [width, height] in WINDOWS {
                for scale in [1.0, 1.5] {
                    let zoom = zoom_for(width, height, scale);
                    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width / zoom, height / zoom));
                    let told = Layout::new(screen, Needs::PLAIN).told;
                    look.app.world_mut().resource_mut::<ShowsMore>().0 = more.then(|| file.clone());
                    let texts = written(&mut look.app, &look.context, screen, draw);
                    let says = |id: &str| texts.iter().any(|(text, _)| *text == LocalisedText::new(language).text(id));
                    assert!(says("watch-more") != more && says("watch-fewer") == more, "{texts:?}");
                    assert_eq!(says("watch-seat"), more, "the rarer commands: {texts:?}");
                    assert!(texts.len() >= 8, "{texts:?}");
                    for (index, (text, rect)) in texts.iter().enumerate() {
                        let what = format!("{language:?}, {width}×{height} at {scale}: {text:?} {rect:?}");
                        // A text's rectangle is a little larger than its letters.
                        let rect = rect.shrink2(vec2(1.0, 3.0));
                        assert!(screen.contains_rect(rect), "{what} leaves the screen");
                        assert!(!told.intersects(rect), "{what} lies where turning points are told: {told:?}");
                        let other =
                            texts[..index].iter().find(|(_, other)| other.shrink2(vec2(1.0, 3.0)).intersects(rect));
                        assert!(other.is_none(), "{what} lies on {other:?}");
                    }
                    // The dice of a clash have the screen for themselves.
                    look.app.world_mut().resource_mut::<ClashDisplay>().show_fully();
                    assert!(written(&mut look.app, &look.context, screen, draw).is_empty());
                    look.app.insert_resource(ClashDisplay::default());
                }
            }
        }
    }
}

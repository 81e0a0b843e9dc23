//! Results of matches of the day: a match of any date, and its line, damaged.

use std::{fs, path::Path};

use holochess::{
    locale::{Language, Locale},
    record::{Date, Import, RecordedMatch, Shelf},
    rules::{Action, Seat, ToAct},
};

use super::{Lots, damage, note};

/// The signs of a result's decisions.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// One case: a result, its damage, and everything that is done with such a line. Says whether it held.
pub fn case(lots: &mut Lots, folder: &Path) -> bool {
    let date = Date::of_days(lots.below(40_000) as u64);
    let whole = result(date, lots);
    let (mut parts, damaged) = (whole.split(':').map(str::to_owned).collect::<Vec<_>>(), lots.below(8));
    let line = match damaged {
        0 => whole.clone(),
        1 => {
            parts[1] =
                damage::one_of(lots, &["1969-12-31", "2026-02-30", "9999-12-31", "65535-01-01", "2026-11-2", ""])
                    .into();
            parts.join(":")
        }
        2 => {
            parts[2] = (0..lots.below(3000)).map(|_| char::from(damage::one_of(lots, SIGNS))).collect();
            parts.join(":")
        }
        3 | 4 => {
            let mut signs = parts[2].clone().into_bytes();
            let at = lots.below(signs.len().max(1));
            match lots.below(4) {
                0 if at < signs.len() => signs[at] = damage::one_of(lots, SIGNS),
                1 => signs.truncate(at),
                2 => signs.extend(std::iter::repeat_n(damage::one_of(lots, SIGNS), lots.below(4000))),
                _ => signs.insert(at.min(signs.len()), damage::one_of(lots, SIGNS)),
            }
            parts[2] = String::from_utf8(signs).expect("they are letters");
            parts.join(":")
        }
        5 => format!("Holochess {date}: won against Wim — look! {whole} (sent from afar)"),
        _ => {
            let mut bytes = whole.clone().into_bytes();
            damage::bytes(&mut bytes, lots);
            String::from_utf8_lossy(&bytes).into_owned()
        }
    };
    note(&line);
    let replayed = Date::replay(&line);
    match &replayed {
        Ok((date, recorded)) => {
            assert!(recorded.is_over() && date.is_of(recorded));
            let again = date.result(recorded).expect("it is over");
            assert_eq!(Date::replay(&again).expect("it was just written").1.text(), recorded.text());
            // A forwarded line may have words around it.
            assert!(date.words_hold(recorded, &again));
        }
        Err(why) => {
            assert!(!matches!(damaged, 0 | 5), "a sound line is refused: {why}");
            said(&Locale::new(damage::one_of(lots, &Language::ALL)).say(&why.words()));
        }
    }
    // Whether the opponent decides as its level does takes it as long as it thinks.
    if replayed.is_ok() && lots.below(8) > 0 {
        return true;
    }
    let shelf = Shelf::at(folder.join("saves"));
    match shelf.import_day(&line, damage::one_of(lots, &["", "Zoë"])) {
        Ok(Import::New(file)) => {
            assert!(replayed.is_ok());
            let kept = RecordedMatch::verify(&file).unwrap_or_else(|why| panic!("{why}"));
            assert_eq!(Date::of_match(&kept), replayed.as_ref().ok().map(|(date, _)| *date));
        }
        Ok(other) => panic!("it is new: {other:?}"),
        // By lot the opponent hardly decides as its level does.
        Err(why) => said(&why.say(&Locale::new(damage::one_of(lots, &Language::ALL)))),
    }
    let _ = fs::remove_dir_all(shelf.folder());
    replayed.is_ok()
}

/// The result of the match of a day, played by lot on both sides.
fn result(date: Date, lots: &mut Lots) -> String {
    let mut recorded = RecordedMatch::begin(date.setup()).expect("every day has a match").0;
    for _ in 0..lots.below(30) {
        let ToAct::Choose(seat) = recorded.table().to_act() else { break };
        let stepped = match lots.below(10) {
            0 => recorded.undo().is_ok(),
            1 => recorded.take_back().is_ok(),
            _ => false,
        };
        if !stepped {
            let actions = recorded.table().actions();
            recorded.decide(seat, actions[lots.below(actions.len())]).expect("a legal action");
        }
    }
    let _ = recorded.decide(Seat::FIRST, Action::Resign);
    date.result(&recorded).expect("it is over")
}

fn said(text: &str) {
    assert!(!text.is_empty() && text.lines().count() == 1 && text.len() < 10_000, "{text:?}");
}

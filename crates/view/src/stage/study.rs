//! Blows are solved before they are struck: one after the other, beside the picture, from the moment at which a table is dealt.

use std::collections::{BTreeSet, VecDeque};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use super::scenes::BLOWS;
use crate::creatures::{Act, Contacts, CreatureId, Guard, MeetSystems};
use holochess_session::{DisplayedBoard, SessionSystems};

/// Who strikes with which act, and whom in which guard.
type Question = (CreatureId, Act, CreatureId, Guard);

/// What has been asked for, and what is being solved.
#[derive(Default)]
struct Study {
    met: BTreeSet<(CreatureId, CreatureId)>,
    waiting: VecDeque<Question>,
    solving: Option<Task<()>>,
}

/// Every creature and each that may stand against it, in both directions.
fn opponents(told: &DisplayedBoard) -> BTreeSet<(CreatureId, CreatureId)> {
    let stands = told.piece_ids().filter(|(piece, _)| told.cell_of(*piece).is_some());
    let all: BTreeSet<_> = stands.filter_map(|(_, info)| Some((CreatureId::from_id(info.kind)?, info.seat))).collect();
    let pairs = all.iter().flat_map(|one| all.iter().map(move |other| (one, other)));
    pairs.filter(|(one, other)| one.1 != other.1).map(|(one, other)| (one.0, other.0)).collect()
}

/// The blows that may fall between two.
fn questions((by, whom): (CreatureId, CreatureId)) -> impl Iterator<Item = Question> {
    let open = BLOWS.into_iter().map(move |act| (by, act, whom, Guard::Open));
    open.chain([(by, Act::Attack, whom, Guard::Up)])
}

/// Queues the blows of pieces that are new on the table, and solves the next one of the queue.
fn study(mut study: Local<Study>, contacts: Res<Contacts>, told: Option<Res<DisplayedBoard>>) {
    let study = &mut *study;
    if let Some(told) = told.filter(|told| told.is_changed() || contacts.is_changed()) {
        for pair in opponents(&told) {
            let known = contacts.fighter(pair.0).is_some() && contacts.fighter(pair.1).is_some();
            if known && study.met.insert(pair) {
                study.waiting.extend(questions(pair));
            }
        }
    }
    if study.solving.as_mut().is_some_and(|solving| check_ready(solving).is_none()) {
        return;
    }
    study.solving = study.waiting.pop_front().map(|(by, act, whom, guard)| {
        let contacts = contacts.clone();
        AsyncComputeTaskPool::get().spawn(async move {
            contacts.solve(by, act, whom, guard);
        })
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, study.after(SessionSystems).after(MeetSystems));
}

#[cfg(test)]
mod tests {
    use std::{
        path::Path,
        time::{Duration, Instant},
    };

    use bevy::tasks::TaskPool;

    use super::*;
    use crate::{creatures::Fighter, stage::staged_clash::StagedClash};
    use holochess_rules::{ClashCourse, Outcome};

    /// With two creatures on the table, every blow of either against the other is solved before the first attack, and no other blow.
    #[test]
    fn the_blows_of_a_table_are_solved_before_they_are_struck() {
        AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let pair = ["houjix", "ghhhk"].map(|id| CreatureId::from_id(id).expect("it has a folder"));
        let mut contacts = Contacts::default();
        for creature in pair {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/creatures").join(creature.id());
            contacts.add(creature, Fighter::read(&folder).expect("the folder is whole"));
        }
        let staged = StagedClash::new(pair[0], pair[1], ClashCourse::Attack(Outcome::Kill), 0).expect("they are two");
        let wanted: Vec<Question> = opponents(staged.shown()).into_iter().flat_map(questions).collect();
        let known = |contacts: &Contacts| {
            let of =
                |(by, _, whom, _): &&Question| contacts.fighter(*by).is_some() && contacts.fighter(*whom).is_some();
            wanted.iter().filter(of).copied().collect::<Vec<_>>()
        };
        let wanted = known(&contacts);
        assert_eq!(wanted.len(), 2 * (BLOWS.len() + 1), "both strike, with each blow and against a guard: {wanted:?}");
        let mut app = App::new();
        app.insert_resource(contacts).insert_resource(staged.shown().clone()).add_plugins(plugin);
        let late = Instant::now() + Duration::from_mins(20);
        let solved = |app: &App| app.world().resource::<Contacts>().solved();
        while solved(&app) < wanted.len() && Instant::now() < late {
            app.update();
            std::thread::sleep(Duration::from_millis(2));
        }
        assert_eq!(solved(&app), wanted.len());
    }
}

//! Help for people at the table and after it: a hint, how the match stands, a look back at a whole match. All of it is thought
//! on a task pool about a copy of the table; nothing waits for it, and what it was about may change at any time.

mod hindsight;
mod hint;
mod outlook;
mod thought;

use bevy::prelude::*;

pub(super) use self::{hindsight::look_back, hint::advise, outlook::look_ahead};
pub use hindsight::{Hindsight, HindsightCancelled, HindsightRequested};
pub use hint::{Adviser, HintRequested, Hinted};
pub use outlook::Outlook;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Adviser>()
        .init_resource::<Outlook>()
        .init_resource::<Hindsight>()
        .add_message::<HintRequested>()
        .add_message::<Hinted>()
        .add_message::<HindsightRequested>()
        .add_message::<HindsightCancelled>();
}

//! Learning by doing: lessons for every game, and what to play afterwards.
//!
//! A lesson is data (`assets/lessons/GAME.ron`): positions, what is said, which actions end a step, the dice that fall, and wrong
//! tries with their answers. A [`Course`] is a lesson that a person takes: it has a table of its own and knows no window. What is
//! said stands in the language files, as attributes of a message a part. Others write lessons as well ([`own_lessons`]).

mod check;
mod course;
mod data;
mod fields;
mod own;
mod pages;
mod pattern;
mod what_now;

pub use course::{Course, WrongTry};
pub use data::{Ends, Lesson, Part, Shows, Step, Wrong, read};
pub use own::{Flaw, NoLesson, RefusedLesson, lesson_in, own_lesson, own_lessons};
pub use pages::{Page, term_of};
pub use what_now::{WhatNow, what_now};

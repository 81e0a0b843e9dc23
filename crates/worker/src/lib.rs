//! What computers are asked about a match, and files that are brought into a page, as questions and answers in text: another program
//! can answer, in a page one in a worker, which has none of the engine in it.

pub mod imports;
pub mod thinking;

//! The other program of a page, in a worker: long computations are sent to it as text, so that no frame waits for them. It is this
//! crate without the engine; on a desk there is none, and threads do the same.

/// The answer to a question that the other program was asked. Dropping it calls the question off.
#[derive(Debug)]
pub struct PendingAnswer {
    #[cfg(target_arch = "wasm32")]
    number: u32,
}

/// What has become of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is being worked on.
    NotYet,
    /// The answer.
    Text(String),
    /// There will be none: the other program could not be fetched, or has stopped.
    None,
}

/// Asks the other program; nothing where there is none.
pub fn ask(question: &str) -> Option<PendingAnswer> {
    #[cfg(target_arch = "wasm32")]
    {
        let number = super::browser::ask_page("ask", &[question.into()])?.as_f64()?;
        Some(PendingAnswer { number: number as u32 })
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        let _ = question;
        None
    }
}

impl PendingAnswer {
    /// What has become of the question; a text is given once.
    #[cfg_attr(not(target_arch = "wasm32"), allow(clippy::unused_self))]
    pub fn answer(&self) -> Answer {
        #[cfg(target_arch = "wasm32")]
        {
            match super::browser::ask_page("answer", &[self.number.into()]) {
                Some(found) if found.is_undefined() => Answer::NotYet,
                Some(found) => found.as_string().map_or(Answer::None, Answer::Text),
                None => Answer::None,
            }
        }
        #[cfg(not(target_arch = "wasm32"))]
        {
            Answer::None
        }
    }
}

#[cfg(target_arch = "wasm32")]
impl Drop for PendingAnswer {
    fn drop(&mut self) {
        super::browser::ask_page("forget", &[self.number.into()]);
    }
}

/// Makes this program the other one: from now on the worker's script asks it, and `answer` answers. `false` where this is no worker.
pub fn serve(answer: fn(&str) -> String) -> bool {
    #[cfg(target_arch = "wasm32")]
    {
        super::browser::serve(answer)
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        let _ = answer;
        false
    }
}

//! What is bound to each command: the set of a hand, and what a person bound otherwise.

use super::{COMMANDS, Command, Hand, Input};

/// What became of a wish to bind something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assignment {
    /// It is bound.
    Done,
    /// It is bound, and this command, which could not do without, has what was bound here before.
    Swapped(Command),
    /// This command needs it.
    Needed(Command),
}

/// What is bound to each command.
#[derive(Clone, Debug, PartialEq)]
pub struct Bindings {
    /// The hand whose set holds where nothing else was bound.
    pub hand: Hand,
    /// What a person bound otherwise, by command.
    own: Vec<Option<Vec<Input>>>,
}

impl Default for Bindings {
    fn default() -> Self {
        Self { hand: Hand::default(), own: vec![None; COMMANDS.len()] }
    }
}

impl Bindings {
    /// What is bound to a command.
    pub fn inputs_of(&self, command: Command) -> Vec<Input> {
        self.own[command.index()].clone().unwrap_or_else(|| command.defaults(self.hand))
    }

    /// What a person bound to it, if anything.
    pub(super) fn own_mut(&mut self, command: Command) -> &mut Option<Vec<Input>> {
        &mut self.own[command.index()]
    }

    /// Whether a person bound something else to it than the set does.
    pub fn is_changed(&self, command: Command) -> bool {
        self.own[command.index()].is_some()
    }

    /// Every command to which this is bound.
    pub fn meanings(&self, input: Input) -> Vec<Command> {
        COMMANDS.into_iter().filter(|command| self.inputs_of(*command).contains(&input)).collect()
    }

    /// The other commands that one of this command's inputs means on the same screen.
    pub fn conflicts(&self, command: Command) -> Vec<(Input, Command)> {
        let inputs = self.inputs_of(command);
        let others = COMMANDS.into_iter().filter(|other| command.meets(*other));
        others
            .flat_map(|other| self.inputs_of(other).into_iter().map(move |input| (input, other)))
            .filter(|(input, _)| inputs.contains(input))
            .collect()
    }

    /// Binds an input to a command, in place of what is bound to it on the same kind of device. Whatever moves the focus keeps
    /// a key and a button that mean nothing else: another command gets those only in exchange, or not at all.
    pub fn assign(&mut self, command: Command, input: Input) -> Assignment {
        let buttons = input.is_button();
        let before: Vec<Input> = self.inputs_of(command).into_iter().filter(|own| own.is_button() == buttons).collect();
        if before.contains(&input) {
            return Assignment::Done;
        }
        let others = COMMANDS.into_iter().filter(|other| other.is_navigation() && command.meets(*other));
        let needy = others.into_iter().find(|other| self.alone(*other, buttons) == [input]);
        if let Some(other) = needy {
            let Some(given) = before.first().copied() else { return Assignment::Needed(other) };
            self.give(command, input);
            self.give(other, given);
            return Assignment::Swapped(other);
        }
        self.give(command, input);
        Assignment::Done
    }

    /// Unbinds the keys or the buttons of a command; whatever moves the focus keeps them.
    pub fn clear(&mut self, command: Command, buttons: bool) -> bool {
        if command.is_navigation() {
            return false;
        }
        self.replace(command, buttons, &[]);
        true
    }

    /// Back to the set of the hand: one command.
    pub fn reset(&mut self, command: Command) {
        self.own[command.index()] = None;
        self.free_navigation();
    }

    /// The other set, with what was bound otherwise on top.
    pub fn change_hand(&mut self, hand: Hand) {
        self.hand = hand;
        self.free_navigation();
    }

    /// Whatever moves the focus has a key and a button that mean nothing else on any screen; where it has not, these go back to
    /// the set, and other commands lose what is in their way.
    pub(super) fn free_navigation(&mut self) {
        let navigation = || COMMANDS.into_iter().filter(|command| command.is_navigation());
        if navigation().all(|command| [false, true].into_iter().all(|kind| !self.alone(command, kind).is_empty())) {
            return;
        }
        for command in navigation() {
            self.own[command.index()] = None;
        }
        for command in navigation() {
            self.clear_the_way(command);
        }
    }

    /// The inputs of one kind that mean this command and no other on its screens.
    fn alone(&self, command: Command, buttons: bool) -> Vec<Input> {
        let shared = self.conflicts(command);
        let mut own = self.inputs_of(command);
        own.retain(|input| input.is_button() == buttons && shared.iter().all(|(taken, _)| taken != input));
        own
    }

    fn give(&mut self, command: Command, input: Input) {
        self.replace(command, input.is_button(), &[input]);
        if command.is_navigation() {
            self.clear_the_way(command);
        }
    }

    /// Takes away from other commands what they share with this one.
    fn clear_the_way(&mut self, command: Command) {
        for (input, other) in self.conflicts(command) {
            let rest: Vec<Input> = self.inputs_of(other).into_iter().filter(|own| *own != input).collect();
            self.keep(other, rest);
        }
    }

    /// Back to the set of the hand: all commands.
    pub fn reset_all(&mut self) {
        self.own.fill(None);
    }

    fn replace(&mut self, command: Command, buttons: bool, with: &[Input]) {
        let kept = self.inputs_of(command).into_iter().filter(|input| input.is_button() != buttons);
        let mut inputs: Vec<Input> = kept.chain(with.iter().copied()).collect();
        inputs.sort_by_key(|input| input.is_button());
        self.keep(command, inputs);
    }

    /// What equals the set is not kept as a wish of one's own.
    fn keep(&mut self, command: Command, inputs: Vec<Input>) {
        self.own[command.index()] = (inputs != command.defaults(self.hand)).then_some(inputs);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input(word: &str) -> Input {
        Input::named(word).expect("it is known")
    }

    #[test]
    fn neither_set_has_a_conflict() {
        for hand in [Hand::Right, Hand::Left] {
            let bindings = Bindings { hand, ..Bindings::default() };
            for command in COMMANDS {
                assert_eq!(bindings.conflicts(command), [], "{} for {hand:?}", command.id());
            }
        }
    }

    #[test]
    fn the_set_for_the_left_hand_needs_no_letter_of_the_left_half() {
        let bindings = Bindings { hand: Hand::Left, ..Bindings::default() };
        for command in COMMANDS {
            for input in bindings.inputs_of(command) {
                let letter = input.word().trim_start_matches('@');
                let far = letter.len() == 1 && "QWERTASDFGZXCVB12345".contains(letter) || letter == "Tab";
                assert!(!far, "{}: {letter}", command.id());
            }
        }
    }

    #[test]
    fn what_is_bound_twice_is_a_conflict_on_both_and_goes_with_the_reset() {
        let mut bindings = Bindings::default();
        assert_eq!(bindings.assign(Command::Undo, input("H")), Assignment::Done);
        assert_eq!(bindings.conflicts(Command::Undo), [(input("H"), Command::Hint)]);
        assert_eq!(bindings.conflicts(Command::Hint), [(input("H"), Command::Undo)]);
        assert_eq!(bindings.meanings(input("U")), [Command::OtherSeat], "on another screen");
        bindings.reset(Command::Undo);
        assert!(!bindings.is_changed(Command::Undo) && bindings.conflicts(Command::Hint).is_empty());
        // The same key on screens that are never there together is none.
        bindings.assign(Command::Sort, input("T"));
        assert!(bindings.conflicts(Command::Sort).is_empty());
        bindings.reset_all();
        assert_eq!(bindings, Bindings::default());
    }

    #[test]
    fn bindings_always_leave_a_way_in() {
        let mut bindings = Bindings::default();
        let wanted: Vec<Input> = COMMANDS.into_iter().flat_map(|other| other.defaults(Hand::Right)).collect();
        for (turn, command) in COMMANDS.into_iter().cycle().take(3 * COMMANDS.len()).enumerate() {
            for input in &wanted {
                bindings.assign(command, *input);
            }
            match turn % 7 {
                0 => _ = bindings.clear(command, true),
                1 => bindings.reset(command),
                2 => bindings.change_hand(Hand::Left),
                3 => bindings.change_hand(Hand::Right),
                _ => {}
            }
        }
        for command in COMMANDS.into_iter().filter(|command| command.is_navigation()) {
            for buttons in [false, true] {
                assert!(!bindings.alone(command, buttons).is_empty(), "{}", command.id());
            }
        }
    }

    #[test]
    fn what_is_needed_is_swapped_or_refused() {
        let mut bindings = Bindings::default();
        assert_eq!(bindings.assign(Command::Hint, input("Enter")), Assignment::Swapped(Command::Confirm));
        assert!(bindings.inputs_of(Command::Confirm).contains(&input("H")));
        assert_eq!(bindings.assign(Command::Claim, input("East")), Assignment::Needed(Command::Back));
        assert!(!bindings.clear(Command::Confirm, false));
        assert!(bindings.clear(Command::Hint, true));
        assert!(bindings.inputs_of(Command::Hint).iter().all(|input| !input.is_button()));
    }
}

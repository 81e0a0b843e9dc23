//! Why an action is not legal, as types; people read them through the language files.

use thiserror::Error;

use super::ids::{Cell, PieceId, Seat};

/// The reason why an action is refused. The `Display` text is for logs and the command line's English; the
/// interface and the text mode translate by variant.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// It is another seat's turn.
    #[error("it is player {0}'s turn")]
    NotYourTurn(Seat),
    /// Dice have to be rolled first.
    #[error("the dice have to be rolled first")]
    DicePending,
    /// A push has to be chosen first.
    #[error("the pushed piece has to be placed first")]
    PushPending,
    /// There is no push to choose.
    #[error("there is nothing to push")]
    NothingToPush,
    /// The cell is empty.
    #[error("there is no piece on that cell")]
    EmptyCell(Cell),
    /// The piece is not the mover's.
    #[error("that piece is somebody else's")]
    NotYours(PieceId),
    /// The destination is taken.
    #[error("that cell is taken")]
    Taken(Cell),
    /// The piece has to walk its whole movement, and no such walk ends on this cell.
    #[error("no walk of exactly {movement} free steps ends there")]
    NoWalk {
        /// Where it should have ended.
        to: Cell,
        /// The movement of the piece.
        movement: u8,
    },
    /// The target is not a neighbour.
    #[error("the target is not on a neighbouring cell")]
    NotAdjacent {
        /// The attacker's cell.
        from: Cell,
        /// The target's cell.
        to: Cell,
    },
    /// The target is the mover's own piece.
    #[error("that piece is on the same side")]
    OwnPiece(PieceId),
    /// A cell on the way is taken.
    #[error("a piece stands in the way")]
    Blocked(Cell),
    /// A pawn on the centre leaves only to the outer ring.
    #[error("a pawn on the centre leaves only to the outer ring")]
    OnlyOutwards(Cell),
    /// A pawn on the inner ring only goes home.
    #[error("a pawn on the inner ring can only go home")]
    OnlyHome {
        /// Where it stands.
        from: Cell,
        /// The outer cell behind it.
        home: Cell,
    },
    /// A pawn moves along a ring only by a boost.
    #[error("nobody moves along the outer ring")]
    NotAlongTheRing(Cell),
    /// On a player's first turn exits are straight.
    #[error("on each player's first turn exits are straight")]
    StraightFirst,
    /// No exit from there ends there.
    #[error("no exit ends there: it goes at most two cells aside, and further only by boosts")]
    NoExit {
        /// Where the pawn stands.
        from: Cell,
        /// Where it should have ended.
        to: Cell,
    },
    /// An exit that lands there is boosted, and ends elsewhere.
    #[error("a boost that can be made must be made: the pawn is carried on")]
    CarriedOn {
        /// Where it lands first.
        to: Cell,
        /// Where it ends.
        end: Cell,
    },
    /// The push goes to a cell that is not an empty neighbour.
    #[error("the pushed piece can only go to an empty neighbouring cell")]
    NoPush(Cell),
    /// Passing is only ever forced.
    #[error("passing is not a choice: both actions must be used")]
    PassNotForced,
    /// This game has no such action, or not now.
    #[error("this action is not part of the game now")]
    NotInThisGame,
    /// Placement: the cell is not one of the player's four home cells, or taken, or the piece is placed already.
    #[error("a piece is placed on one of the player's own free starting cells")]
    NoPlacement,
    /// The dice handed over are not the dice asked for.
    #[error("these are not the dice that were asked for")]
    Dice,
    /// The pawn there is fixed: it may not be moved, and no other piece may take its place.
    #[error("nobody may move the pawn there")]
    Fixed(Cell),
    /// Neither a step nor a chain of hops leads there.
    #[error("no step and no chain of hops leads there")]
    NoChain {
        /// Where the pawn stands.
        from: Cell,
        /// Where it should have gone.
        to: Cell,
    },
    /// A pawn that is home stays there, with every landing of its move.
    #[error("a pawn that is home stays there")]
    StaysHome(Cell),
    /// A move may not end in another player's triangle.
    #[error("a move does not end in other people's triangles")]
    ForeignTriangle(Cell),
    /// The move would change two pawns' places, and that is written `FROM=TO`.
    #[error("two pawns change places there: that is another action")]
    IsASwap {
        /// Where the mover stands.
        from: Cell,
        /// Where the other pawn stands.
        to: Cell,
    },
    /// A swap needs another player's pawn in the mover's target triangle.
    #[error("places are only changed with another player's pawn in the own target")]
    NoSwap(Cell),
    /// Neither a slide nor a chain of jumps leads there.
    #[error("neither a slide nor a chain of jumps leads there")]
    NoSlideOrJump {
        /// Where the pawn stands.
        from: Cell,
        /// Where it should have gone.
        to: Cell,
    },
    /// Outside its own half a pawn moves only by jumps over its own colour, and no chain of jumps leads there.
    #[error("away from home a pawn only jumps, and no chain of jumps leads there")]
    OnlyJumps {
        /// Where the pawn stands.
        from: Cell,
        /// Where it should have gone.
        to: Cell,
    },
    /// No slide goes across the line between the camps, and no chain of jumps leads there.
    #[error("a slide does not cross the middle of the board")]
    AcrossTheMiddle(Cell),
    /// A pawn may not enter or cross a goal of its own camp.
    #[error("nobody enters or crosses a goal of the own camp")]
    OwnGoal(Cell),
    /// Nothing can be undone or taken back now.
    #[error("nothing can be taken back now")]
    NothingToUndo,
    /// The text is not an action.
    #[error("{text:?} is not an action: {why}")]
    Unreadable {
        /// What was written.
        text: String,
        /// What is wrong with it.
        why: String,
    },
}

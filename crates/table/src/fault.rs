//! Why a table refuses something.

use core::error::Error;
use engine::{At, Game, Refusal, Seat};

engine::messages! {
    /// Why an action is refused. Nothing has changed then.
    pub enum Fault<G: Game> {
        /// There is no such seat at this table.
        NoSuchSeat = "table-no-such-seat",
        /// Somebody sits there.
        SeatTaken { seat: Seat } = "table-seat-taken",
        /// Nobody sits there, or not a person.
        NotSeated { seat: Seat } = "table-not-seated",
        /// Not before the game has begun.
        NotStarted = "table-not-started",
        /// Not once the game has begun.
        Started = "table-started",
        /// The game is over.
        Over = "table-over",
        /// The table was closed before its game began.
        Closed = "table-closed",
        /// Not before the game is over.
        NotOver = "server-not-over",
        /// Not every seat is taken.
        SeatsOpen = "table-seats-open",
        /// There is no person at the table.
        NobodyPlays = "table-nobody-plays",
        /// A name or text is empty or too long.
        Text { most: usize } = "table-text",
        /// A bot plays this seat.
        BotPlays { seat: Seat } = "table-bot-plays",
        /// No bot stands in for this seat.
        NotAway { seat: Seat } = "table-not-away",
        /// This seat has given up.
        HasResigned { seat: Seat } = "table-has-resigned",
        /// Something new has become known since: the others have to agree.
        NothingToTakeBack = "table-nothing-to-take-back",
        /// Not that many plies were played.
        NoSuchPly = "table-no-such-ply",
        /// Nobody asked, or not this seat, or something else by now.
        NothingAsked = "table-nothing-asked",
        /// Somebody else's request is not answered yet.
        AlreadyAsked { seat: Seat } = "table-already-asked",
        /// This player would have to agree, but a bot plays for them.
        CannotAgree { seat: Seat } = "table-cannot-agree",
        /// The seat has time left.
        InTime { seat: Seat } = "table-in-time",
        /// This table is played without hints.
        NoHints = "table-no-hints",
        /// The game is about to begin: the dice are being chosen.
        Beginning = "table-beginning",
        /// Nothing of the kind is asked for the dice now.
        NoPart = "table-no-part",
        /// That is not the part that was committed to.
        OtherPart = "table-other-part",
        /// The move can't be read.
        Unreadable(at: At<G::Fault>),
        /// The move can't be played.
        Refused(refusal: Refusal<G::Fault>),
    }
}

impl<G: Game> Error for Fault<G> {}

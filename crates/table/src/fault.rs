//! Why a table refuses something.

use engine::{At, Game, Message, Refusal, Seat, Sentence};

/// Why an action is refused. Nothing has changed then.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Fault<G: Game> {
    /// There is no such seat at this table.
    NoSuchSeat,
    /// Somebody sits there.
    SeatTaken { seat: Seat },
    /// Nobody sits there, or not a person.
    NotSeated { seat: Seat },
    /// Not before the game has begun.
    NotStarted,
    /// Not once the game has begun.
    Started,
    /// The game is over.
    Over,
    /// Not every seat is taken.
    SeatsOpen,
    /// There is no person at the table.
    NobodyPlays,
    /// A name or text is empty or too long.
    Text { most: usize },
    /// A bot plays this seat.
    BotPlays { seat: Seat },
    /// No bot stands in for this seat.
    NotAway { seat: Seat },
    /// This seat has given up.
    HasResigned { seat: Seat },
    /// Something new has become known since: the others have to agree.
    NothingToTakeBack,
    /// Not that many plies were played.
    NoSuchPly,
    /// Nobody asked, or not this seat.
    NothingAsked,
    /// The seat has time left.
    InTime { seat: Seat },
    /// This table is played without hints.
    NoHints,
    /// The move can't be read.
    Unreadable(At<G::Fault>),
    /// The move can't be played.
    Refused(Refusal<G::Fault>),
}

impl<G: Game> Message for Fault<G> {
    /// The ids that are not the game's own.
    const IDS: &'static [&'static str] = &[
        "table-no-such-seat",
        "table-seat-taken",
        "table-not-seated",
        "table-not-started",
        "table-started",
        "table-over",
        "table-seats-open",
        "table-nobody-plays",
        "table-text",
        "table-bot-plays",
        "table-not-away",
        "table-has-resigned",
        "table-nothing-to-take-back",
        "table-no-such-ply",
        "table-nothing-asked",
        "table-in-time",
        "table-no-hints",
    ];

    fn sentence(&self) -> Sentence {
        let seat = |seat: &Seat| vec![("seat", engine::Arg::Seat(*seat))];
        let (id, args) = match self {
            Fault::Unreadable(at) => return at.fault.sentence(),
            Fault::Refused(refusal) => return refusal.sentence(),
            Fault::NoSuchSeat => (0, vec![]),
            Fault::SeatTaken { seat: s } => (1, seat(s)),
            Fault::NotSeated { seat: s } => (2, seat(s)),
            Fault::NotStarted => (3, vec![]),
            Fault::Started => (4, vec![]),
            Fault::Over => (5, vec![]),
            Fault::SeatsOpen => (6, vec![]),
            Fault::NobodyPlays => (7, vec![]),
            Fault::Text { most } => (8, vec![("most", engine::Arg::Number(*most as i64))]),
            Fault::BotPlays { seat: s } => (9, seat(s)),
            Fault::NotAway { seat: s } => (10, seat(s)),
            Fault::HasResigned { seat: s } => (11, seat(s)),
            Fault::NothingToTakeBack => (12, vec![]),
            Fault::NoSuchPly => (13, vec![]),
            Fault::NothingAsked => (14, vec![]),
            Fault::InTime { seat: s } => (15, seat(s)),
            Fault::NoHints => (16, vec![]),
        };
        Sentence::new(Self::IDS[id], args)
    }
}

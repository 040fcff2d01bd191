//! Why a request is not granted.

use engine::{Arg, Sentence};

/// Why a request is not granted. Nothing has changed then.
#[derive(Clone, PartialEq, Debug)]
pub enum Denied {
    /// The rules of the game or of the table are against it.
    Refused(Sentence),
    /// It takes another player's seat.
    NotYours,
    /// Only the host may do it.
    NotHost,
    /// There is no such seat, or no such level of bot.
    Unknown(String),
    /// The message asks for nothing that can be done at a table.
    NoRequest,
    /// The seat has asked for something else under this id.
    IdUsed,
    /// The client's last request of this kind is still being worked on.
    Busy,
    /// It was withdrawn, and will not be done.
    Withdrawn,
}

impl Denied {
    /// The ids of the sentences that are not the table's own.
    pub const IDS: &'static [&'static str] = &[
        "host-not-yours",
        "host-unknown",
        "host-no-request",
        "host-busy",
        "host-id-used",
        "host-withdrawn",
        "host-not-host",
    ];

    /// The sentence without its words.
    pub fn sentence(&self) -> Sentence {
        match self {
            Denied::Refused(sentence) => sentence.clone(),
            Denied::NotYours => Sentence::new("host-not-yours", []),
            Denied::NotHost => Sentence::new("host-not-host", []),
            Denied::Unknown(what) => Sentence::new("host-unknown", [("what", Arg::Text(what.clone()))]),
            Denied::NoRequest => Sentence::new("host-no-request", []),
            Denied::IdUsed => Sentence::new("host-id-used", []),
            Denied::Withdrawn => Sentence::new("host-withdrawn", []),
            Denied::Busy => Sentence::new("host-busy", []),
        }
    }
}

impl core::fmt::Display for Denied {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.sentence().id)
    }
}

impl core::error::Error for Denied {}

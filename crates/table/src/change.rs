//! What is told of what happened: the truth for the log, and what each viewer may know.

use crate::{Fact, LogLine, Speaker, Table};
use bots::Level;
use engine::{Event, Game, History, Message, Seat, Sentence, Viewer};
use serde::{Deserialize, Serialize};

/// A fact and what it brought about. It holds the truth: only [`seen_by`](Change::seen_by) leaves the house.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Change<G: Game> {
    /// How many facts there were with this one.
    pub version: usize,
    pub entry: LogLine,
    pub events: Vec<G::Event>,
}

/// What a viewer gets to know of a fact.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct ChangeView<E> {
    pub version: usize,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What was done at the table. Plies can hide a card, and are told by their events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fact: Option<FactView>,
    /// What it brought about in the game.
    pub events: Vec<E>,
}

engine::messages! {
    /// A fact that is no ply, as everybody may know it: a message, with the sentence for it. As JSON an object with its
    /// `type` and its fields: `{"type":"bot-sat","seat":2,"level":"easy"}`.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum FactView {
        Sat { seat: Seat, name: String } = "web-table-sat",
        BotSat { seat: Seat, level: Level } = "web-table-bot-sat",
        Left { seat: Seat } = "web-table-left",
        Committed { seat: Seat } = "web-table-committed",
        Gathered = "web-table-gathered",
        Bound { commitment: String } = "web-table-bound",
        Revealed { seat: Seat } = "web-table-revealed",
        Late { seat: Seat } = "web-table-late",
        Started = "web-table-started",
        Given = "web-review-given",
        Rewound { plies: usize } = "web-table-rewound",
        Asked { seat: Seat, plies: usize } = "web-table-asked",
        Agreed { seat: Seat } = "web-table-agreed",
        Declined { seat: Seat } = "web-table-declined",
        Resigned { seat: Seat } = "web-table-resigned",
        Away { seat: Seat, level: Level } = "web-table-away",
        Back { seat: Seat } = "web-table-back",
        Reissued { seat: Seat } = "web-table-reissued",
        Closed = "web-table-closed",
        Rematched = "web-table-rematched",
        Said { from: Speaker, text: String } = "web-table-said",
    }
}

impl FactView {
    /// The sentence for it. Nobody who looks on is taken for a player, whatever they are called.
    pub fn telling(&self) -> Sentence {
        let mut sentence = self.sentence();
        if let FactView::Said { from: Speaker::Spectator(_), .. } = self {
            sentence.id = FactView::SAID_WATCHING.into();
        }
        sentence
    }

    /// The id for what somebody says who looks on.
    pub const SAID_WATCHING: &'static str = "web-table-said-watching";

    /// What everybody may know of a fact. Nothing of a ply; and what somebody added to the dice is not for other eyes before
    /// the game is over.
    pub fn of(fact: &Fact) -> Option<FactView> {
        Some(match *fact {
            Fact::Ply(_) => return None,
            Fact::Sat { seat, ref name, .. } => FactView::Sat { seat, name: name.clone() },
            Fact::BotSat { seat, level, .. } => FactView::BotSat { seat, level },
            Fact::Left { seat } => FactView::Left { seat },
            Fact::Committed { seat, .. } => FactView::Committed { seat },
            Fact::Gathered => FactView::Gathered,
            Fact::Bound { commitment } => FactView::Bound { commitment: commitment.to_hex() },
            Fact::Revealed { seat, .. } => FactView::Revealed { seat },
            Fact::Late { seat } => FactView::Late { seat },
            Fact::Started { .. } => FactView::Started,
            Fact::Given => FactView::Given,
            Fact::Rewound { plies } => FactView::Rewound { plies },
            Fact::Asked { seat, plies } => FactView::Asked { seat, plies },
            Fact::Agreed { seat } => FactView::Agreed { seat },
            Fact::Declined { seat } => FactView::Declined { seat },
            Fact::Resigned { seat } => FactView::Resigned { seat },
            Fact::Away { seat, level } => FactView::Away { seat, level },
            Fact::Back { seat } => FactView::Back { seat },
            Fact::Reissued { seat } => FactView::Reissued { seat },
            Fact::Closed => FactView::Closed,
            Fact::Rematched => FactView::Rematched,
            Fact::Said { ref from, ref text } => FactView::Said { from: from.clone(), text: text.clone() },
        })
    }
}

impl<G: Game> Change<G> {
    /// What this viewer may know.
    pub fn seen_by(&self, viewer: Viewer) -> ChangeView<G::Event> {
        let events = self.events.iter().map(|event| event.seen_by(viewer)).collect();
        ChangeView { version: self.version, at: self.entry.at, fact: FactView::of(&self.entry.fact), events }
    }
}

impl<G: Game> Table<G> {
    /// The game so far, as somebody may know it who comes in now: what each ply brought about that was not taken back.
    pub fn past(&self, viewer: Viewer) -> Vec<G::Event> {
        let mut events: Vec<G::Event> = Vec::new();
        let mut history = History::<G>::new(self.history().setup().clone());
        for ply in self.history().plies() {
            let played = history.push(ply.clone(), &mut events);
            debug_assert!(played.is_ok(), "a ply that was played is refused");
        }
        events.iter().map(|event| event.seen_by(viewer)).collect()
    }
}

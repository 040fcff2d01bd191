//! What a game adds to the table page.

use crate::session::Session;
use bots::Brain;
use engine::{Game, Seat, Sentence};
use leptos::prelude::*;

/// What a game adds to the table page.
pub(crate) trait Board: 'static {
    /// The game that is played on it.
    type Game: Brain;

    /// The game's id.
    const ID: &'static str = <Self::Game as Game>::ID;

    /// What the player has picked and not yet played, and whatever else the parts of the page share.
    type Hand: Copy + Send + Sync + 'static;

    /// The keys of the game's own, each with the id of what it does.
    const KEYS: &'static [(&'static [&'static str], &'static str)] = &[];

    /// An empty hand.
    fn hand(session: Session<Self::Game>) -> Self::Hand;

    /// The middle of the page.
    fn board(hand: Self::Hand) -> AnyView;

    /// What the player can do now, in one plain sentence. It is read again whenever what it speaks of changes.
    fn sentence(hand: Self::Hand) -> String;

    /// The buttons that go with it.
    fn actions(hand: Self::Hand) -> AnyView;

    /// The move that does nothing but end the turn, if it can be made now.
    fn end(_hand: Self::Hand) -> Option<<Self::Game as Game>::Move> {
        None
    }

    /// The word for it.
    fn end_word(_hand: Self::Hand) -> &'static str {
        "web-table-end-turn"
    }

    /// Asks why the turn can't be ended now.
    fn why_not_end(_hand: Self::Hand, session: Session<Self::Game>) {
        session.explain(Some(Sentence::new("web-table-nothing-chosen", [])));
    }

    /// What somebody did, in a few words, for the strip of what the others did last. Nothing if it is no news.
    fn in_short(
        _session: Session<Self::Game>,
        _event: &<Self::Game as Game>::Event,
    ) -> Option<(Seat, String)> {
        None
    }

    /// What lies in front of a player.
    fn seat(hand: Self::Hand, seat: Seat) -> AnyView;

    /// What stands beside the seats: an opponent who has none, cards that lie there for all.
    fn beside(_hand: Self::Hand) -> Option<AnyView> {
        None
    }

    /// A key that no button had the focus for. True if it meant something.
    fn key(hand: Self::Hand, key: &str) -> bool;
}

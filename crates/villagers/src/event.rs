//! What happens in a game.

use crate::cards::{Kind, Suit};
use crate::event_card::EventCard;
use crate::piles::Pile;
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

engine::messages! {
    /// What a move or chance brought about. As JSON an object with its `type` and its fields, cards and piles by their names
    /// in notation: `{"type":"took-road","seat":1,"card":"hunter","coins":0}`.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VillagersEvent"))]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum Event {
        Dealt = "villagers-dealt" by "V5",
        /// The game went back: what no player had seen was shuffled again.
        UnseenShuffled = "villagers-unseen-shuffled",
        Round { round: u8, first: Seat } = "villagers-round" by "V8",
        TookRoad { seat: Seat, card: Kind, coins: u8 } = "villagers-took-road" by "V13",
        TookUnseen { seat: Seat, card: Kind, pile: Pile } = "villagers-took-unseen" by "V12",
        RoadFilled { card: Kind, place: u8 } = "villagers-road-filled" by "V14",
        RoadDiscarded { card: Kind } = "villagers-road-discarded" by "V22",
        CoinPlaced { seat: Seat, card: Kind } = "villagers-coin-placed" by "V21",
        NoCoin { seat: Seat } = "villagers-no-coin" by "V21",
        Builds { seat: Seat, villagers: u8 } = "villagers-builds" by "V31",
        Built { seat: Seat, card: Kind } = "villagers-built" by "V34",
        BuiltOn { seat: Seat, card: Kind, below: Kind } = "villagers-built-on" by "V32",
        BuiltOnMonks { seat: Seat, card: Kind, monks: u8 } = "villagers-built-on-monks" by "V50",
        BuiltOnMonksOn { seat: Seat, card: Kind, monks: u8, below: Kind } = "villagers-built-on-monks-on" by "V50",
        Gave { seat: Seat, card: Kind, pile: Pile, basic: Kind } = "villagers-gave" by "V35",
        /// As the others see it.
        GaveUnseen { seat: Seat, suit: Suit, pile: Pile, basic: Kind } = "villagers-gave-unseen" by "V35",
        GaveCountess { seat: Seat, card: Kind, basic: Kind } = "villagers-gave-countess" by "V86",
        OpenedFree { seat: Seat, card: Kind } = "villagers-opened-free" by "V54",
        OpenedOwnKey { seat: Seat, card: Kind, key: Kind } = "villagers-opened-own-key" by "V40",
        PaidKey { seat: Seat, card: Kind, key: Kind, owner: Seat } = "villagers-paid-key" by "V40",
        PaidCountessKey { seat: Seat, card: Kind, key: Kind } = "villagers-paid-countess-key" by "V82",
        PaidBank { seat: Seat, card: Kind, coins: u16 } = "villagers-paid-bank" by "V40",
        Apprentice { seat: Seat, owner: Seat, card: Kind } = "villagers-apprentice" by "V52",
        Returned { seat: Seat, card: Kind } = "villagers-returned" by "V53",
        Tinner { seat: Seat } = "villagers-tinner" by "V54",
        Smuggled { seat: Seat, card: Kind, coins: u16 } = "villagers-smuggled" by "V55",
        SmuggledNothing { seat: Seat } = "villagers-smuggled-nothing" by "V55",
        FoundersTurned { seat: Seat } = "villagers-founders-turned" by "V60",
        FirstMarket { seat: Seat, gold: u16, coins: u16 } = "villagers-first-market" by "V72",
        SecondMarket { seat: Seat, gold: u16, silver: u16, coins: u16 } = "villagers-second-market" by "V73",
        CountessFirstMarket { gold: u16, coins: u16 } = "villagers-countess-first-market" by "V90",
        CountessSecondMarket { gold: u16, silver: u16, coins: u16 } = "villagers-countess-second-market" by "V90",
        CountessGets { card: Kind, coins: u8 } = "villagers-countess-gets" by "V81",
        CountessDraws { card: Kind, worth: u16 } = "villagers-countess-draws" by "V84",
        CountessTakes { coins: u16 } = "villagers-countess-takes" by "V84",
        PaidCountess { seat: Seat, coins: u16 } = "villagers-paid-countess" by "V88",
        CoinsLaid { card: Kind, coins: u8 } = "villagers-coins-laid" by "V84",
        TookSilver { seat: Seat, coins: u16 } = "villagers-took-silver" by "V84",
        Betrayed { card: Kind, coins: u8 } = "villagers-betrayed" by "V88",
        Arrested { card: Kind, coins: u8 } = "villagers-arrested" by "V88",
        HandDiscarded { seat: Seat, card: Kind } = "villagers-hand-discarded" by "V84",
        Revealed { event: EventCard } = "villagers-revealed" by "V84",
        Resolved { event: EventCard } = "villagers-resolved" by "V84",
        EventOver { event: EventCard } = "villagers-event-over" by "V84",
        Reshuffled = "villagers-reshuffled" by "V85",
        PaidFine { event: EventCard, coins: u16 } = "villagers-paid-fine" by "V88",
        DoesFewer { event: EventCard } = "villagers-does-fewer" by "V86",
        Jester { event: EventCard } = "villagers-jester-played" by "V89",
    }
}

impl engine::Event for Event {
    /// Nobody else sees the card that is given up for a basic villager, but for its suit (V35).
    fn seen_by(&self, viewer: Viewer) -> Event {
        match *self {
            Event::Gave { seat, card, pile, basic } if !viewer.is(seat) => {
                Event::GaveUnseen { seat, suit: card.suit(), pile, basic }
            }
            _ => self.clone(),
        }
    }
}

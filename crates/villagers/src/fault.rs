//! Why a move, an outcome or a notation is refused.

use crate::cards::Kind;
use crate::event_card::EventCard;
use crate::piles::Pile;

engine::messages! {
    /// Why a move, an outcome or a notation is refused.
    pub enum Fault {
        DraftNow = "villagers-draft-now" by "V11",
        CountessNow = "villagers-countess-now" by "V81",
        CoinNow = "villagers-coin-now" by "V21",
        BuildNow = "villagers-build-now" by "V30",
        RatsNow = "villagers-rats-now" by "V86",
        ArsonNow = "villagers-arson-now" by "V86",
        EventsNow = "villagers-events-now" by "V84",
        RoadPlaceEmpty { place: u8 } = "villagers-road-place-empty" by "V12",
        PileEmpty { pile: Pile } = "villagers-pile-empty" by "V12",
        StacksFirst = "villagers-stacks-first" by "V15",
        NotInHand { card: Kind } = "villagers-not-in-hand" by "V31",
        LimitReached { villagers: u8, left: u8 } = "villagers-limit-reached" by "V31",
        StandsAlone { card: Kind } = "villagers-stands-alone" by "V34",
        ChainBroken { card: Kind, below: Kind } = "villagers-chain-broken" by "V32",
        PlayedNotPlaced { card: Kind } = "villagers-played-not-placed" by "V36",
        MonkOnTop = "villagers-monk-on-top" by "V50",
        ApprenticeTrades = "villagers-apprentice-trades" by "V52",
        ApprenticeStays = "villagers-apprentice-stays" by "V52",
        AnotherTaken { card: Kind } = "villagers-another-taken" by "V52",
        NotCovered { card: Kind } = "villagers-not-covered" by "V52",
        OthersFounders = "villagers-others-founders" by "V52",
        NoGoldThere = "villagers-no-gold-there" by "V55",
        NoPadlock { card: Kind } = "villagers-no-padlock" by "V40",
        Locked { card: Kind, key: Kind } = "villagers-locked" by "V40",
        KeyInPlay { key: Kind } = "villagers-key-in-play" by "V41",
        NoSuchKey { key: Kind } = "villagers-no-such-key" by "V41",
        TooFewCoins { coins: u16 } = "villagers-too-few-coins" by "V42",
        NoTinner = "villagers-no-tinner" by "V54",
        NotBasic { card: Kind } = "villagers-not-basic" by "V35",
        BasicsOut { card: Kind } = "villagers-basics-out" by "V35",
        BasicsTaken = "villagers-basics-taken" by "V35",
        PileClosed { pile: Pile } = "villagers-pile-closed" by "V35",
        NoJester = "villagers-no-jester" by "V89",
        JesterTooLate { event: EventCard } = "villagers-jester-too-late" by "V89",
        JesterFirst = "villagers-jester-first" by "V89",
        NotFaceUp { event: EventCard } = "villagers-not-face-up" by "V84",
        ResolveFirst { event: EventCard } = "villagers-resolve-first" by "V84",
        NoSuchChoice { event: EventCard } = "villagers-no-such-choice" by "V88",
        WrongFirst = "villagers-wrong-first" by "V7",
        WrongCards = "villagers-wrong-cards" by "V5",
        /// Not the cards that nobody has seen, or not where their suits are known to lie.
        WrongUnseen = "villagers-wrong-unseen",
        WrongEvents = "villagers-wrong-events" by "V85",
        UnknownMove { word: String } = "villagers-unknown-move",
        UnknownChance { word: String } = "villagers-unknown-chance",
        UnknownCard { word: String } = "villagers-unknown-card",
        UnknownEvent { word: String } = "villagers-unknown-event",
        NoVillager { word: String } = "villagers-no-villager",
        NoNumber { word: String } = "villagers-no-number",
        Expected { expected: String } = "villagers-expected",
        TooMuch { word: String } = "villagers-too-much",
    }
}

impl core::error::Error for Fault {}

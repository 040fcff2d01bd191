//! Moves and outcomes of chance as text. The grammar is in `docs/notation.md`.

use crate::cards::Kind;
use crate::chance::Chance;
use crate::event_card::{EventCard, Season};
use crate::fault::Fault;
use crate::m::{Choice, Move, Pay, Placing};
use crate::piles::Pile;
use crate::reshuffle::Unseen;
use crate::solo::Deck;
use crate::state::Villagers;
use crate::view::View;
use crate::village::{Slot, Spot};
use arrayvec::ArrayVec;
use core::fmt;
use engine::{At, Cursor, Game, Seat, Setup as _, Turn, number};

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => write!(f, "stack {number}"),
            None if *self == Pile::RESERVE => f.write_str("reserve"),
            None => f.write_str("away"),
        }
    }
}

/// What the names in a notation stand for: the state knows it, and so does everybody who sees the table. Villages are
/// counted as the seats are; the Countess' is the last.
pub(crate) trait Names {
    fn acting(&self) -> Turn;

    fn seat_count(&self) -> u8;

    /// Does a card that is given up go to the Countess?
    fn goes_to_countess(&self) -> bool;

    fn village_count(&self) -> usize;

    /// The villagers of a village, the oldest place first.
    fn villagers(&self, village: usize) -> impl Iterator<Item = (Slot, Kind)>;

    /// The village of whoever has to act; the first if nobody has, so that anything can be read.
    fn own(&self) -> usize {
        if let Turn::Seat(seat) = self.acting() { seat.index() } else { 0 }
    }

    fn kind(&self, village: usize, slot: Slot) -> Result<Kind, fmt::Error> {
        self.villagers(village).find(|(at, _)| *at == slot).map(|(_, kind)| kind).ok_or(fmt::Error)
    }

    /// Writes a villager's name: its kind, and which of them it is if it is not the first.
    fn write_name(&self, village: usize, slot: Slot, out: &mut impl fmt::Write) -> fmt::Result {
        let kind = self.kind(village, slot)?;
        match self.villagers(village).filter(|&(at, other)| other == kind && at <= slot).count() {
            1 => write!(out, " {kind}"),
            nth => write!(out, " {kind}.{nth}"),
        }
    }

    /// The villages with a key villager of this kind: two at most, each as often as it has one.
    fn key_villages(&self, key: Kind) -> ArrayVec<usize, 2> {
        let owners = (0..self.village_count()).flat_map(|village| {
            self.villagers(village).filter(|(_, kind)| *kind == key).map(move |_| village)
        });
        owners.take(2).collect()
    }

    fn write_move(&self, mv: Move, out: &mut impl fmt::Write) -> fmt::Result {
        match mv {
            Move::Road(place) => write!(out, "road {}", place + 1),
            Move::Unseen(pile) => write!(out, "{pile}"),
            Move::Countess(place) => write!(out, "countess {}", place + 1),
            Move::Coin(place) => write!(out, "coin {}", place + 1),
            Move::NoCoin => out.write_str("no coin"),
            Move::Build(placing) => {
                write!(out, "build {}", placing.kind)?;
                self.write_placing(placing, placing.monks, out)
            }
            Move::Give { card, pile, basic } if self.goes_to_countess() && pile == Pile::AWAY => {
                write!(out, "give {card} countess take {basic}")
            }
            Move::Give { card, pile, basic } => write!(out, "give {card} {pile} take {basic}"),
            Move::Tinner => out.write_str("tinner"),
            Move::Smuggler { villager, pay } => {
                out.write_str("smuggler")?;
                if let Some(slot) = villager.villager() {
                    self.write_name(self.own(), slot, out)?;
                }
                self.write_pay(Kind::SMUGGLER, pay, out)
            }
            Move::Apprentice { owner, slot, food, then } => {
                self.write_apprentice(owner, slot, food, then, out)
            }
            Move::Done => out.write_str("done"),
            Move::Fewer => out.write_str("fewer"),
            Move::Pay => out.write_str("pay"),
            Move::Resolve { event, choice } => {
                write!(out, "resolve {event}")?;
                match choice {
                    Choice::Nothing => Ok(()),
                    Choice::Villager(slot) => self.write_name(self.own(), slot, out),
                    Choice::Card(card) => write!(out, " {card}"),
                    Choice::Top(pile) => write!(out, " {pile}"),
                }
            }
            Move::Jester(event) => write!(out, "jester {event}"),
        }
    }

    fn write_apprentice(
        &self,
        owner: Seat,
        slot: Slot,
        food: bool,
        then: Placing,
        out: &mut impl fmt::Write,
    ) -> fmt::Result {
        write!(out, "apprentice {owner}")?;
        self.write_name(owner.index(), slot, out)?;
        match self.kind(owner.index(), slot)? {
            Kind::FOUNDERS => out.write_str(if food { " food" } else { " gold" }),
            Kind::MONK => {
                write!(out, " under {}", then.kind)?;
                self.write_placing(then, then.monks.saturating_sub(1), out)
            }
            _ => self.write_placing(then, then.monks, out),
        }
    }

    fn write_placing(&self, placing: Placing, monks: u8, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(["", " with monk", " with monks"][usize::from(monks)])?;
        if let Some(slot) = placing.on.villager() {
            out.write_str(" on")?;
            self.write_name(self.own(), slot, out)?;
        }
        self.write_pay(placing.kind, placing.pay, out)
    }

    fn write_pay(&self, kind: Kind, pay: Pay, out: &mut impl fmt::Write) -> fmt::Result {
        let (owners, at) = match (pay, kind.card().padlock) {
            (Pay::Bank, _) => return out.write_str(" bank"),
            (Pay::Tinner, _) => return out.write_str(" tinner"),
            (Pay::FirstKey, Some(key)) => (self.key_villages(key), 0),
            (Pay::SecondKey, Some(key)) => (self.key_villages(key), 1),
            _ => return Ok(()),
        };
        let Some(&owner) = owners.get(at) else { return Err(fmt::Error) };
        match Seat::all(self.seat_count()).nth(owner) {
            Some(seat) => write!(out, " key {seat}")?,
            None => out.write_str(" key countess")?,
        }
        if at == 1 && owners[0] == owner { out.write_str(".2") } else { Ok(()) }
    }

    fn read_move(&self, text: &str) -> Result<Move, At<Fault>> {
        let mut reader = Reader::new(text);
        let mv = match reader.word() {
            "road" => Move::Road(reader.place()?),
            "stack" => Move::Unseen(reader.stack()?),
            "reserve" => Move::Unseen(Pile::RESERVE),
            "countess" => Move::Countess(reader.place()?),
            "coin" => Move::Coin(reader.place()?),
            "no" => {
                reader.expect("coin")?;
                Move::NoCoin
            }
            "build" => {
                let kind = reader.kind()?;
                Move::Build(self.read_placing(&mut reader, kind, 0)?)
            }
            "give" => {
                let card = reader.kind()?;
                let pile = reader.pile()?;
                reader.expect("take")?;
                Move::Give { card, pile, basic: reader.kind()? }
            }
            "tinner" => Move::Tinner,
            "smuggler" => {
                let ahead = reader.ahead();
                let named = !ahead.is_empty() && !["bank", "tinner", "key"].contains(&ahead);
                let villager = if named { reader.villager(self, self.own())?.into() } else { Spot::GROUND };
                Move::Smuggler { villager, pay: self.read_pay(&mut reader, Kind::SMUGGLER)? }
            }
            "apprentice" => self.read_apprentice(&mut reader)?,
            "done" => Move::Done,
            "fewer" => Move::Fewer,
            "pay" => Move::Pay,
            "resolve" => self.read_resolve(&mut reader)?,
            "jester" => Move::Jester(reader.event()?),
            word => return Err(reader.fail(Fault::UnknownMove { word: word.to_owned() })),
        };
        reader.end()?;
        Ok(mv)
    }

    fn read_placing(&self, reader: &mut Reader<'_>, kind: Kind, taken: u8) -> Result<Placing, At<Fault>> {
        let mut monks = taken;
        if reader.eat("with") {
            monks += match reader.word() {
                "monk" => 1,
                "monks" => 2,
                _ => return Err(reader.fail(Fault::Expected { expected: "monk".to_owned() })),
            };
        }
        let on = if reader.eat("on") { reader.villager(self, self.own())?.into() } else { Spot::GROUND };
        Ok(Placing { kind, monks, on, pay: self.read_pay(reader, kind)? })
    }

    fn read_pay(&self, reader: &mut Reader<'_>, kind: Kind) -> Result<Pay, At<Fault>> {
        if reader.eat("bank") {
            return Ok(Pay::Bank);
        }
        if reader.eat("tinner") {
            return Ok(Pay::Tinner);
        }
        if !reader.eat("key") {
            return Ok(Pay::Nothing);
        }
        let word = reader.word();
        let Some(key) = kind.card().padlock else { return Err(reader.fail(Fault::NoPadlock { card: kind })) };
        let (owner, nth) = which(word);
        let owner = match owner {
            "countess" => Some(usize::from(self.seat_count())),
            seat => number(seat).and_then(Seat::from_number).map(Seat::index),
        };
        let owners = self.key_villages(key);
        let mut theirs = (0..owners.len()).filter(|&at| Some(owners[at]) == owner);
        let found = nth.and_then(|nth| theirs.nth(usize::from(nth) - 1));
        match found {
            Some(0) => Ok(Pay::FirstKey),
            Some(_) => Ok(Pay::SecondKey),
            None => Err(reader.fail(Fault::NoSuchKey { key })),
        }
    }

    fn read_apprentice(&self, reader: &mut Reader<'_>) -> Result<Move, At<Fault>> {
        let owner = reader.seat(self.seat_count())?;
        let (slot, taken) = reader.named(self, owner.index())?;
        let (food, then) = match taken {
            Kind::FOUNDERS => {
                let food = reader.eat("food");
                if !food {
                    reader.expect("gold")?;
                }
                (food, Placing::alone(taken))
            }
            Kind::MONK => {
                reader.expect("under")?;
                let kind = reader.kind()?;
                (false, self.read_placing(reader, kind, 1)?)
            }
            _ => (false, self.read_placing(reader, taken, 0)?),
        };
        Ok(Move::Apprentice { owner, slot, food, then })
    }

    fn read_resolve(&self, reader: &mut Reader<'_>) -> Result<Move, At<Fault>> {
        let event = reader.event()?;
        let choice = match event {
            _ if reader.ahead().is_empty() => Choice::Nothing,
            EventCard::Abduction => Choice::Card(reader.kind()?),
            EventCard::Conscription => Choice::Top(reader.pile()?),
            _ => Choice::Villager(reader.villager(self, self.own())?),
        };
        Ok(Move::Resolve { event, choice })
    }
}

impl Names for Villagers {
    fn acting(&self) -> Turn {
        self.turn()
    }

    fn seat_count(&self) -> u8 {
        self.setup.seats()
    }

    fn goes_to_countess(&self) -> bool {
        self.serfdom_acts()
    }

    fn village_count(&self) -> usize {
        self.villages()
    }

    fn villagers(&self, village: usize) -> impl Iterator<Item = (Slot, Kind)> {
        let village = &self.players[village].village;
        village.slots().iter().map(|slot| (slot, village.kind(slot)))
    }
}

impl Names for View {
    fn acting(&self) -> Turn {
        self.turn
    }

    fn seat_count(&self) -> u8 {
        self.players.len() as u8
    }

    fn goes_to_countess(&self) -> bool {
        self.solo.as_ref().is_some_and(|solo| solo.events.contains(&EventCard::Serfdom))
    }

    fn village_count(&self) -> usize {
        self.players.len() + usize::from(self.solo.is_some())
    }

    fn villagers(&self, village: usize) -> impl Iterator<Item = (Slot, Kind)> {
        let villages = self.players.iter().map(|player| &player.village);
        let village = villages.chain(self.solo.as_ref().map(|solo| &solo.village)).nth(village);
        village.into_iter().flatten().map(|villager| (villager.slot, villager.card))
    }
}

impl Villagers {
    /// `deal first 2 / hunter graper … / …` and `summer rats …`.
    pub(crate) fn write_outcome(&self, outcome: &Chance, out: &mut impl fmt::Write) -> fmt::Result {
        match outcome {
            Chance::Deal { first, order } => {
                write!(out, "deal first {first}")?;
                let mut cards = order.iter();
                for size in self.parts() {
                    out.write_str(" /")?;
                    cards.by_ref().take(size).try_for_each(|card| write!(out, " {card}"))?;
                }
                Ok(())
            }
            Chance::Events { season, order } => {
                out.write_str(if *season == Season::Summer { "summer" } else { "winter" })?;
                order.iter().try_for_each(|event| write!(out, " {event}"))
            }
            Chance::Unseen { cards, decks } => self.write_unseen(cards, decks, out),
        }
    }

    /// `-` stands for a card that stays, because a player knows it; a `!` follows a card of whose place the suit was seen.
    fn write_unseen(&self, cards: &Unseen, decks: &[Deck; 2], out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str("reshuffle")?;
        let mut cards = cards.iter().peekable();
        for pile in Pile::dealt() {
            out.write_str(" /")?;
            for card in self.piles.iter(pile) {
                match cards.next_if(|_| card.is_unseen()) {
                    Some(kind) => write!(out, " {kind}{}", if card.back_seen() { "!" } else { "" })?,
                    None => out.write_str(" -")?,
                }
            }
        }
        if self.is_solo() {
            for deck in decks {
                out.write_str(" /")?;
                deck.iter().rev().try_for_each(|event| write!(out, " {event}"))?;
            }
        }
        Ok(())
    }

    fn read_unseen(&self, reader: &mut Reader<'_>) -> Result<Chance, At<Fault>> {
        let mut cards = Unseen::new();
        for pile in Pile::dealt() {
            reader.expect("/")?;
            for card in self.piles.iter(pile) {
                if !card.is_unseen() {
                    reader.expect("-")?;
                    continue;
                }
                let word = reader.word();
                let name = if card.back_seen() { word.strip_suffix('!').unwrap_or_default() } else { word };
                let kind = Kind::of_id(name);
                cards.push(kind.ok_or_else(|| reader.fail(Fault::UnknownCard { word: word.to_owned() }))?);
            }
        }
        let mut decks: [Deck; 2] = Default::default();
        if self.is_solo() {
            for (deck, due) in decks.iter_mut().zip(&self.solo.decks) {
                reader.expect("/")?;
                for _ in due {
                    deck.push(reader.event()?);
                }
                deck.reverse();
            }
        }
        reader.end()?;
        Ok(Chance::Unseen { cards, decks })
    }

    pub(crate) fn read_outcome(&self, text: &str) -> Result<Chance, At<Fault>> {
        let mut reader = Reader::new(text);
        let season = match reader.word() {
            "deal" => return self.read_deal(&mut reader),
            "reshuffle" => return self.read_unseen(&mut reader),
            "summer" => Season::Summer,
            "winter" => Season::Winter,
            word => return Err(reader.fail(Fault::UnknownChance { word: word.to_owned() })),
        };
        let mut order = ArrayVec::new();
        while !reader.ahead().is_empty() {
            let event = reader.event()?;
            order.try_push(event).map_err(|_| reader.fail(Fault::WrongEvents))?;
        }
        Ok(Chance::Events { season, order })
    }

    fn read_deal(&self, reader: &mut Reader<'_>) -> Result<Chance, At<Fault>> {
        reader.expect("first")?;
        let first = reader.seat(self.setup.seats())?;
        let mut order = ArrayVec::new();
        for size in self.parts() {
            reader.expect("/")?;
            for _ in 0..size {
                order.push(reader.kind()?);
            }
        }
        reader.end()?;
        Ok(Chance::Deal { first, order })
    }
}

/// What a name is of, and which of several: the first goes without a number, others have one from 2 on.
fn which(name: &str) -> (&str, Option<u8>) {
    match name.split_once('.') {
        None => (name, Some(1)),
        Some((name, nth)) => (name, number(nth).filter(|&nth| nth >= 2)),
    }
}

/// Reads words, and knows where the last one began.
pub(crate) struct Reader<'a> {
    cursor: Cursor<'a>,
    column: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader { cursor: Cursor::new(text), column: 1 }
    }

    fn word(&mut self) -> &'a str {
        self.cursor.spaces();
        self.column = self.cursor.column();
        self.cursor.word()
    }

    /// The next word, left unread.
    fn ahead(&self) -> &'a str {
        self.cursor.clone().word()
    }

    /// Reads the next word if it is this one.
    fn eat(&mut self, expected: &str) -> bool {
        let found = self.ahead() == expected;
        if found {
            self.word();
        }
        found
    }

    /// A fault in the last word.
    fn fail(&self, fault: Fault) -> At<Fault> {
        At::column(self.column, fault)
    }

    fn expect(&mut self, expected: &str) -> Result<(), At<Fault>> {
        if self.word() == expected {
            Ok(())
        } else {
            Err(self.fail(Fault::Expected { expected: expected.to_owned() }))
        }
    }

    fn end(&mut self) -> Result<(), At<Fault>> {
        match self.word() {
            "" => Ok(()),
            word => Err(self.fail(Fault::TooMuch { word: word.to_owned() })),
        }
    }

    /// A number from 1 to `most`, counted from 0.
    fn number(&mut self, most: u8) -> Result<u8, At<Fault>> {
        let word = self.word();
        match number::<u8>(word) {
            Some(number) if (1..=most).contains(&number) => Ok(number - 1),
            _ => Err(self.fail(Fault::NoNumber { word: word.to_owned() })),
        }
    }

    fn place(&mut self) -> Result<u8, At<Fault>> {
        self.number(6)
    }

    fn stack(&mut self) -> Result<Pile, At<Fault>> {
        self.number(6).map(Pile::stack)
    }

    fn seat(&mut self, seats: u8) -> Result<Seat, At<Fault>> {
        self.number(seats).map(Seat::new)
    }

    fn pile(&mut self) -> Result<Pile, At<Fault>> {
        match self.word() {
            "stack" => self.stack(),
            "reserve" => Ok(Pile::RESERVE),
            "away" | "countess" => Ok(Pile::AWAY),
            _ => Err(self.fail(Fault::Expected { expected: "stack".to_owned() })),
        }
    }

    fn kind(&mut self) -> Result<Kind, At<Fault>> {
        let word = self.word();
        Kind::of_id(word).ok_or_else(|| self.fail(Fault::UnknownCard { word: word.to_owned() }))
    }

    fn event(&mut self) -> Result<EventCard, At<Fault>> {
        let word = self.word();
        EventCard::of_id(word).ok_or_else(|| self.fail(Fault::UnknownEvent { word: word.to_owned() }))
    }

    /// A villager of a village by its name.
    fn named(&mut self, names: &(impl Names + ?Sized), village: usize) -> Result<(Slot, Kind), At<Fault>> {
        let word = self.word();
        let (kind, nth) = which(word);
        let found = Kind::of_id(kind).zip(nth).and_then(|(kind, nth)| {
            names.villagers(village).filter(|(_, other)| *other == kind).nth(usize::from(nth) - 1)
        });
        found.ok_or_else(|| self.fail(Fault::NoVillager { word: word.to_owned() }))
    }

    fn villager(&mut self, names: &(impl Names + ?Sized), village: usize) -> Result<Slot, At<Fault>> {
        self.named(names, village).map(|(slot, _)| slot)
    }
}

//! Moves and outcomes of chance as text. The grammar is in `docs/notation.md`.

use crate::cards::Kind;
use crate::chance::Chance;
use crate::event_card::{EventCard, Season};
use crate::fault::Fault;
use crate::m::{Choice, Move, Pay, Placing};
use crate::piles::Pile;
use crate::state::{COUNTESS, Villagers};
use crate::village::{Slot, Spot, Village};
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

impl Villagers {
    /// Who has to act; the first seat if nobody has, so that anything can be read.
    fn actor(&self) -> Seat {
        if let Turn::Seat(seat) = self.turn() { seat } else { Seat::new(0) }
    }

    fn own_village(&self) -> &Village {
        &self.player(self.actor()).village
    }

    pub(crate) fn write_notation(&self, mv: Move, out: &mut impl fmt::Write) -> fmt::Result {
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
            Move::Give { card, pile, basic } if self.serfdom_acts() && pile == Pile::AWAY => {
                write!(out, "give {card} countess take {basic}")
            }
            Move::Give { card, pile, basic } => write!(out, "give {card} {pile} take {basic}"),
            Move::Tinner => out.write_str("tinner"),
            Move::Smuggler { villager, pay } => {
                out.write_str("smuggler")?;
                if let Some(slot) = villager.villager() {
                    write_name(self.own_village(), slot, out)?;
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
                    Choice::Villager(slot) => write_name(self.own_village(), slot, out),
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
        let village = &self.player(owner).village;
        write!(out, "apprentice {owner}")?;
        write_name(village, slot, out)?;
        match village.kind(slot) {
            Kind::FOUNDERS => out.write_str(if food { " food" } else { " gold" }),
            Kind::MONK => {
                write!(out, " under {}", then.kind)?;
                self.write_placing(then, then.monks - 1, out)
            }
            _ => self.write_placing(then, then.monks, out),
        }
    }

    fn write_placing(&self, placing: Placing, monks: u8, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(["", " with monk", " with monks"][usize::from(monks)])?;
        if let Some(slot) = placing.on.villager() {
            out.write_str(" on")?;
            write_name(self.own_village(), slot, out)?;
        }
        self.write_pay(placing.kind, placing.pay, out)
    }

    fn write_pay(&self, kind: Kind, pay: Pay, out: &mut impl fmt::Write) -> fmt::Result {
        let (keys, at) = match (pay, kind.card().padlock) {
            (Pay::Bank, _) => return out.write_str(" bank"),
            (Pay::Tinner, _) => return out.write_str(" tinner"),
            (Pay::FirstKey, Some(key)) => (self.keys(key), 0),
            (Pay::SecondKey, Some(key)) => (self.keys(key), 1),
            _ => return Ok(()),
        };
        let Some(&(owner, _)) = keys.get(at) else { return Err(fmt::Error) };
        match self.seat_of(owner) {
            Some(seat) => write!(out, " key {seat}")?,
            None => out.write_str(" key countess")?,
        }
        if at == 1 && keys[0].0 == owner { out.write_str(".2") } else { Ok(()) }
    }

    pub(crate) fn read_move(&self, text: &str) -> Result<Move, At<Fault>> {
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
                let villager = if named { reader.villager(self.own_village())?.into() } else { Spot::GROUND };
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
        let on = if reader.eat("on") { reader.villager(self.own_village())?.into() } else { Spot::GROUND };
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
            "countess" if self.is_solo() => Some(COUNTESS),
            seat => number(seat).and_then(Seat::from_number).map(Seat::index),
        };
        let keys = self.keys(key);
        let mut theirs = (0..keys.len()).filter(|&at| Some(keys[at].0) == owner);
        let found = nth.and_then(|nth| theirs.nth(usize::from(nth) - 1));
        match found {
            Some(0) => Ok(Pay::FirstKey),
            Some(_) => Ok(Pay::SecondKey),
            None => Err(reader.fail(Fault::NoSuchKey { key })),
        }
    }

    fn read_apprentice(&self, reader: &mut Reader<'_>) -> Result<Move, At<Fault>> {
        let owner = reader.seat(self.setup.seats())?;
        let village = &self.player(owner).village;
        let slot = reader.villager(village)?;
        let taken = village.kind(slot);
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
            _ => Choice::Villager(reader.villager(self.own_village())?),
        };
        Ok(Move::Resolve { event, choice })
    }

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
        }
    }

    pub(crate) fn read_outcome(&self, text: &str) -> Result<Chance, At<Fault>> {
        let mut reader = Reader::new(text);
        let season = match reader.word() {
            "deal" => return self.read_deal(&mut reader),
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

/// Writes a villager's name: its kind, and which of them it is if it is not the first.
fn write_name(village: &Village, slot: Slot, out: &mut impl fmt::Write) -> fmt::Result {
    match village.name(slot) {
        (kind, 1) => write!(out, " {kind}"),
        (kind, nth) => write!(out, " {kind}.{nth}"),
    }
}

/// Reads words, and knows where the last one began.
struct Reader<'a> {
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
    fn villager(&mut self, village: &Village) -> Result<Slot, At<Fault>> {
        let word = self.word();
        let (kind, nth) = which(word);
        let slot = Kind::of_id(kind).zip(nth).and_then(|(kind, nth)| village.named(kind, nth));
        slot.ok_or_else(|| self.fail(Fault::NoVillager { word: word.to_owned() }))
    }
}

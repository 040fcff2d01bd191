//! A move as the things that a player picks, one after the other: a card, a place, a way to pay.
//!
//! The page knows legal moves by their notation only. Each is read as a row of [`Pick`]s; what can be picked next is what
//! stands next in some row that begins with what was picked already. So whole composite moves (a monk beneath a villager, an
//! apprentice and what he frees) are made step by step, and nothing can be picked that leads nowhere.

use engine::Seat;
use villagers::{EventCard, Kind};

/// Whose village.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Owner {
    Seat(Seat),
    Countess,
}

/// Where a card given up goes, or comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Pile {
    /// Counted from 1.
    Stack(u8),
    Reserve,
    Away,
    Countess,
}

/// How a padlock is opened (V40, V54).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Pay {
    Bank,
    Tinner,
    /// By this key villager, the first or second of its kind there.
    Key {
        owner: Owner,
        nth: u8,
    },
}

/// Something that can be picked.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Pick {
    /// A place of the road, counted from 1.
    Road(u8),
    Pile(Pile),
    /// A card of the own hand.
    Hand(Kind),
    /// A kind of basic villager.
    Basic(Kind),
    /// A villager that stands in a village, by its name in notation.
    Villager(Owner, String),
    /// A free place of the own village.
    Ground,
    Pay(Pay),
    /// A card that is played for what it does.
    Effect,
    /// The side that Founders show: with food, or with gold.
    Founders {
        food: bool,
    },
    Event(EventCard),
    Resolve,
    Jester,
    NoCoin,
    Done,
    /// Rats and Arson: one fewer.
    Fewer,
    /// Rats and Arson: the fine.
    Fine,
}

impl Pick {
    /// The name of its place on the page.
    pub(crate) fn place(&self) -> String {
        match self {
            Pick::Road(number) => format!("road-{number}"),
            Pick::Pile(Pile::Stack(number)) => format!("stack-{number}"),
            Pick::Pile(_) => "reserve".to_owned(),
            Pick::Hand(kind) => format!("hand-{kind}"),
            Pick::Basic(kind) => format!("basic-{kind}"),
            Pick::Villager(Owner::Seat(seat), name) => format!("village-{seat}-{name}"),
            Pick::Villager(Owner::Countess, name) => format!("village-countess-{name}"),
            Pick::Ground => "ground".to_owned(),
            Pick::Event(event) => format!("event-{event}"),
            _ => String::new(),
        }
    }

    /// Does it only say what a move will be about, so that it is never a whole move?
    fn opens(&self) -> bool {
        matches!(self, Pick::Hand(_) | Pick::Event(_))
    }
}

/// A legal move and what is picked for it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Way {
    pub(crate) notation: String,
    pub(crate) picks: Vec<Pick>,
}

impl Way {
    /// Reads a legal move of this seat.
    pub(crate) fn read(notation: &str, me: Seat) -> Option<Way> {
        let mut words = Words { words: notation.split(' ').collect(), me };
        let picks = words.picks()?;
        words.words.is_empty().then(|| Way { notation: notation.to_owned(), picks })
    }

    /// How many monks are placed with it.
    pub(crate) fn monks(&self) -> u8 {
        match () {
            () if self.notation.contains(" with monks") => 2,
            () if self.notation.contains(" with monk") => 1,
            () => 0,
        }
    }

    /// How its padlock is opened.
    pub(crate) fn pay(&self) -> Option<Pay> {
        self.picks.iter().find_map(|pick| if let Pick::Pay(pay) = pick { Some(*pay) } else { None })
    }
}

/// The ways that begin with what was picked.
pub(crate) fn open<'a>(ways: &'a [Way], picked: &[Pick]) -> Vec<&'a Way> {
    ways.iter().filter(|way| way.picks.starts_with(picked)).collect()
}

/// What can be picked next, each once, in the order of the moves.
pub(crate) fn next(ways: &[Way], picked: &[Pick]) -> Vec<Pick> {
    let mut next: Vec<Pick> = Vec::new();
    for way in open(ways, picked) {
        match way.picks.get(picked.len()) {
            Some(pick) if !next.contains(pick) => next.push(pick.clone()),
            _ => {}
        }
    }
    next
}

/// The move that is meant: the only one left, once more was picked than what it is about.
pub(crate) fn meant<'a>(ways: &'a [Way], picked: &[Pick]) -> Option<&'a Way> {
    let enough = match picked {
        [] => false,
        [only] => !only.opens(),
        _ => true,
    };
    match open(ways, picked)[..] {
        [way] if enough => Some(way),
        _ => None,
    }
}

/// The words of a move that are still to be read.
struct Words<'a> {
    words: Vec<&'a str>,
    me: Seat,
}

impl<'a> Words<'a> {
    fn word(&mut self) -> Option<&'a str> {
        (!self.words.is_empty()).then(|| self.words.remove(0))
    }

    fn take(&mut self, word: &str) -> bool {
        let there = self.words.first() == Some(&word);
        if there {
            self.words.remove(0);
        }
        there
    }

    fn picks(&mut self) -> Option<Vec<Pick>> {
        Some(match self.word()? {
            // V12, V21, V81: to take it, to keep it there, or to give it to her.
            "road" | "coin" | "countess" => vec![Pick::Road(self.number()?)],
            "stack" => vec![Pick::Pile(Pile::Stack(self.number()?))],
            "reserve" => vec![Pick::Pile(Pile::Reserve)],
            "no" if self.take("coin") => vec![Pick::NoCoin],
            "build" => [vec![Pick::Hand(self.kind()?)], self.placing()?].concat(),
            "give" => self.give()?,
            "tinner" => vec![Pick::Hand(Kind::TINNER), Pick::Effect],
            "smuggler" => [vec![Pick::Hand(Kind::SMUGGLER)], self.smuggler()?].concat(),
            "apprentice" => [vec![Pick::Hand(Kind::APPRENTICE)], self.apprentice()?].concat(),
            "done" => vec![Pick::Done],
            "fewer" => vec![Pick::Fewer],
            "pay" => vec![Pick::Fine],
            "resolve" => {
                let event = self.event()?;
                [vec![Pick::Event(event), Pick::Resolve], self.choice(event)?].concat()
            }
            "jester" => vec![Pick::Event(self.event()?), Pick::Jester],
            _ => return None,
        })
    }

    fn number(&mut self) -> Option<u8> {
        self.word()?.parse().ok()
    }

    fn kind(&mut self) -> Option<Kind> {
        Kind::of_id(self.word()?)
    }

    fn event(&mut self) -> Option<EventCard> {
        EventCard::of_id(self.word()?)
    }

    /// Where a villager is placed, and how its padlock is opened. Monks follow from the place.
    fn placing(&mut self) -> Option<Vec<Pick>> {
        if self.take("with") {
            self.word()?;
        }
        let place = if self.take("on") { self.villager(self.me)? } else { Pick::Ground };
        Some([vec![place], self.pay()?].concat())
    }

    fn villager(&mut self, owner: Seat) -> Option<Pick> {
        Some(Pick::Villager(Owner::Seat(owner), self.word()?.to_owned()))
    }

    /// Nothing if nothing is to be opened.
    fn pay(&mut self) -> Option<Vec<Pick>> {
        let pay = match self.words.first().copied() {
            Some("bank") => Pay::Bank,
            Some("tinner") => Pay::Tinner,
            Some("key") => {
                self.word();
                let word = self.words.first()?;
                let (owner, nth) = word.split_once('.').unwrap_or((word, "1"));
                let owner = match owner {
                    "countess" => Owner::Countess,
                    seat => Owner::Seat(Seat::from_number(seat.parse().ok()?)?),
                };
                Pay::Key { owner, nth: nth.parse().ok()? }
            }
            _ => return Some(vec![]),
        };
        self.word();
        Some(vec![Pick::Pay(pay)])
    }

    /// A card given up, what is taken for it, and where the card goes.
    fn give(&mut self) -> Option<Vec<Pick>> {
        let card = self.kind()?;
        let pile = match self.word()? {
            "stack" => Pile::Stack(self.number()?),
            "reserve" => Pile::Reserve,
            "away" => Pile::Away,
            "countess" => Pile::Countess,
            _ => return None,
        };
        let basic = if self.take("take") { self.kind()? } else { return None };
        Some(vec![Pick::Hand(card), Pick::Basic(basic), Pick::Pile(pile)])
    }

    fn smuggler(&mut self) -> Option<Vec<Pick>> {
        let target = match self.words.first().copied() {
            None | Some("bank" | "key" | "tinner") => Pick::Effect,
            Some(_) => self.villager(self.me)?,
        };
        Some([vec![target], self.pay()?].concat())
    }

    fn apprentice(&mut self) -> Option<Vec<Pick>> {
        let owner = Seat::from_number(self.number()?)?;
        let taken = self.villager(owner)?;
        let then = match self.words.first().copied() {
            Some(side @ ("gold" | "food")) => {
                self.word();
                vec![Pick::Founders { food: side == "food" }]
            }
            Some("under") => {
                self.word();
                [vec![Pick::Hand(self.kind()?)], self.placing()?].concat()
            }
            _ => self.placing()?,
        };
        Some([vec![taken], then].concat())
    }

    /// What is chosen for an event: a villager, a card or a pile.
    fn choice(&mut self, event: EventCard) -> Option<Vec<Pick>> {
        Some(match self.words.first().copied() {
            None => vec![],
            Some("stack" | "reserve") => self.picks()?,
            Some(_) if event == EventCard::Abduction => vec![Pick::Hand(self.kind()?)],
            Some(_) => vec![self.villager(self.me)?],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Rng, Turn, chance, testkit};
    use villagers::{Level, Setup, Villagers};

    const ME: Seat = Seat::new(0);

    fn picks(notation: &str) -> Vec<Pick> {
        Way::read(notation, ME).unwrap_or_else(|| panic!("{notation} is not read")).picks
    }

    fn own(name: &str) -> Pick {
        Pick::Villager(Owner::Seat(ME), name.into())
    }

    #[test]
    fn composite_moves_are_card_then_place_then_payment() {
        let anna = Owner::Seat(Seat::new(1));
        assert_eq!(
            picks("build jeweler with monk on seeker.2 key 2.2"),
            [Pick::Hand(Kind::JEWELER), own("seeker.2"), Pick::Pay(Pay::Key { owner: anna, nth: 2 })]
        );
        assert_eq!(
            picks("give hunter stack 3 take miner"),
            [Pick::Hand(Kind::HUNTER), Pick::Basic(Kind::MINER), Pick::Pile(Pile::Stack(3))]
        );
        assert_eq!(
            picks("apprentice 2 monk under jeweler on seeker bank"),
            [
                Pick::Hand(Kind::APPRENTICE),
                Pick::Villager(anna, "monk".into()),
                Pick::Hand(Kind::JEWELER),
                own("seeker"),
                Pick::Pay(Pay::Bank)
            ]
        );
        assert_eq!(
            picks("smuggler jeweler tinner"),
            [Pick::Hand(Kind::SMUGGLER), own("jeweler"), Pick::Pay(Pay::Tinner)]
        );
        assert_eq!(
            picks("resolve abduction hunter"),
            [Pick::Event(EventCard::Abduction), Pick::Resolve, Pick::Hand(Kind::HUNTER)]
        );
    }

    #[test]
    fn a_card_alone_is_no_move_but_a_place_of_the_road_is() {
        let read = |moves: &[&str]| moves.iter().map(|mv| Way::read(mv, ME).unwrap()).collect::<Vec<_>>();
        let build = read(&["build hunter", "done"]);
        assert_eq!(meant(&build, &[Pick::Hand(Kind::HUNTER)]), None);
        assert_eq!(next(&build, &[Pick::Hand(Kind::HUNTER)]), [Pick::Ground]);
        assert_eq!(meant(&build, &[Pick::Hand(Kind::HUNTER), Pick::Ground]), Some(&build[0]));
        assert_eq!(meant(&build, &[Pick::Done]), Some(&build[1]));
        let draft = read(&["road 1", "stack 1"]);
        assert_eq!(meant(&draft, &[Pick::Road(1)]), Some(&draft[0]));
    }

    /// Every legal move of whole games can be picked, and no other move on the way to it.
    fn every_move_can_be_picked(setup: Setup, rng: &mut impl Rng) {
        let mut game = Villagers::new(&setup);
        let mut moves = Vec::new();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(rng);
                    game.apply_chance_unchecked(&outcome, &mut ());
                }
                Turn::Seat(seat) => {
                    game.legal_moves(&mut moves);
                    let read = |mv: &_| {
                        let notation = game.notation(*mv);
                        Way::read(&notation, seat).unwrap_or_else(|| panic!("{notation} is not read"))
                    };
                    let ways: Vec<Way> = moves.iter().map(read).collect();
                    for way in &ways {
                        assert_eq!(meant(&ways, &way.picks), Some(way), "in a game of {setup:?}");
                    }
                    game.play_unchecked(chance::pick(rng, &moves), &mut ());
                }
            }
        }
    }

    #[test]
    fn every_legal_move_of_whole_games_can_be_picked() {
        testkit::for_seeds(12, |seed| {
            let rng = &mut testkit::rng(seed);
            let several = (2..=5).filter_map(Setup::players);
            for setup in several.chain(Level::ALL.map(Setup::solo)) {
                every_move_can_be_picked(setup, rng);
            }
        });
    }
}

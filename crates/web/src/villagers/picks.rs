//! A move as the things that a player picks, one after the other: a card, a place, a way to pay.
//!
//! Each legal move is told as a row of [`Pick`]s; what can be picked next is what stands next in some row that begins with what
//! was picked already. So whole composite moves (a monk beneath a villager, an apprentice and what he frees) are made step by
//! step, and nothing can be picked that leads nowhere.

use engine::Seat;
use villagers::{Choice, EventCard, Kind, Move, Pile, Placing, Slot, View};

/// Whose village.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Owner {
    Seat(Seat),
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Pick {
    /// A place of the road, counted from 1.
    Road(u8),
    Pile(Pile),
    /// A card of the own hand.
    Hand(Kind),
    /// A kind of basic villager.
    Basic(Kind),
    /// A villager that stands in a village.
    Villager(Owner, Slot),
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
    pub(crate) fn place(self) -> String {
        match self {
            Pick::Road(number) => format!("road-{number}"),
            Pick::Pile(pile) => match pile.number() {
                Some(number) => format!("stack-{number}"),
                None => "reserve".to_owned(),
            },
            Pick::Hand(kind) => format!("hand-{kind}"),
            Pick::Basic(kind) => format!("basic-{kind}"),
            Pick::Villager(Owner::Seat(seat), slot) => format!("village-{seat}-{}", slot.index()),
            Pick::Villager(Owner::Countess, slot) => format!("village-countess-{}", slot.index()),
            Pick::Ground => "ground".to_owned(),
            Pick::Event(event) => format!("event-{event}"),
            _ => String::new(),
        }
    }

    /// Does it only say what a move will be about, so that it is never a whole move?
    fn opens(self) -> bool {
        matches!(self, Pick::Hand(_) | Pick::Event(_))
    }
}

/// A move and what is picked for it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Way {
    pub(crate) mv: Move,
    pub(crate) picks: Vec<Pick>,
}

impl Way {
    /// What is picked for a move of this seat at the table that it sees. Nothing if the move speaks of what is not there.
    pub(crate) fn of(mv: Move, view: &View, me: Seat) -> Option<Way> {
        let at = Board { view, me };
        let picks = match mv {
            // V12, V21, V81: to take it, to keep it there, or to give it to her.
            Move::Road(place) | Move::Coin(place) | Move::Countess(place) => vec![Pick::Road(place + 1)],
            Move::Unseen(pile) => vec![Pick::Pile(pile)],
            Move::NoCoin => vec![Pick::NoCoin],
            Move::Build(placing) => [vec![Pick::Hand(placing.kind)], at.placing(placing)?].concat(),
            Move::Give { card, pile, basic } => {
                vec![Pick::Hand(card), Pick::Basic(basic), Pick::Pile(pile)]
            }
            Move::Tinner => vec![Pick::Hand(Kind::TINNER), Pick::Effect],
            Move::Smuggler { villager, pay } => {
                let target = villager.villager().map_or(Pick::Effect, |slot| at.own(slot));
                [vec![Pick::Hand(Kind::SMUGGLER), target], at.pay(Kind::SMUGGLER, pay)?].concat()
            }
            Move::Apprentice { owner, slot, food, then } => {
                let taken = [Pick::Hand(Kind::APPRENTICE), Pick::Villager(Owner::Seat(owner), slot)];
                let then = match view.villager(owner, slot)?.card {
                    Kind::FOUNDERS => vec![Pick::Founders { food }],
                    Kind::MONK => [vec![Pick::Hand(then.kind)], at.placing(then)?].concat(),
                    _ => at.placing(then)?,
                };
                [taken.to_vec(), then].concat()
            }
            Move::Done => vec![Pick::Done],
            Move::Fewer => vec![Pick::Fewer],
            Move::Pay => vec![Pick::Fine],
            Move::Resolve { event, choice } => {
                let chosen = match choice {
                    Choice::Nothing => None,
                    Choice::Villager(slot) => Some(at.own(slot)),
                    Choice::Card(kind) => Some(Pick::Hand(kind)),
                    Choice::Top(pile) => Some(Pick::Pile(pile)),
                };
                [Pick::Event(event), Pick::Resolve].into_iter().chain(chosen).collect()
            }
            Move::Jester(event) => vec![Pick::Event(event), Pick::Jester],
        };
        Some(Way { mv, picks })
    }

    /// How many monks are placed with it.
    pub(crate) fn monks(&self) -> u8 {
        match self.mv {
            Move::Build(placing) | Move::Apprentice { then: placing, .. } => placing.monks,
            _ => 0,
        }
    }

    /// How its padlock is opened.
    pub(crate) fn pay(&self) -> Option<Pay> {
        self.picks.iter().find_map(|pick| if let Pick::Pay(pay) = pick { Some(*pay) } else { None })
    }
}

/// The table at which something is picked, and who picks.
struct Board<'a> {
    view: &'a View,
    me: Seat,
}

impl Board<'_> {
    fn own(&self, slot: Slot) -> Pick {
        Pick::Villager(Owner::Seat(self.me), slot)
    }

    /// Where a villager is placed, and how its padlock is opened. Monks follow from the place.
    fn placing(&self, placing: Placing) -> Option<Vec<Pick>> {
        let place = placing.on.villager().map_or(Pick::Ground, |slot| self.own(slot));
        Some([vec![place], self.pay(placing.kind, placing.pay)?].concat())
    }

    /// Nothing is picked if nothing is to be opened.
    fn pay(&self, kind: Kind, pay: villagers::Pay) -> Option<Vec<Pick>> {
        let pay = match pay {
            villagers::Pay::Nothing => return Some(vec![]),
            villagers::Pay::Bank => Pay::Bank,
            villagers::Pay::Tinner => Pay::Tinner,
            villagers::Pay::FirstKey => self.key(kind, 0)?,
            villagers::Pay::SecondKey => self.key(kind, 1)?,
        };
        Some(vec![Pick::Pay(pay)])
    }

    fn key(&self, kind: Kind, at: usize) -> Option<Pay> {
        let owners = self.view.key_owners(kind.card().padlock?);
        let owner = *owners.get(at)?;
        let nth = owners[..=at].iter().filter(|other| **other == owner).count() as u8;
        Some(Pay::Key { owner: owner.map_or(Owner::Countess, Owner::Seat), nth })
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
            Some(pick) if !next.contains(pick) => next.push(*pick),
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Rng, Turn, chance, testkit};
    use villagers::{Level, Setup, VillagerView, Villagers};

    const ME: Seat = Seat::new(0);

    /// A table of two where these stand in the first village, and these in the second.
    fn table(mine: &[&str], annas: &[&str]) -> View {
        let mut game = Villagers::new(&Setup::players(2).unwrap());
        let deal = game.draw(&mut testkit::rng(1));
        game.apply_chance(&deal, &mut ()).unwrap();
        let mut view = game.view(ME.into());
        view.turn = Turn::Seat(ME);
        for (player, names) in view.players.iter_mut().zip([mine, annas]) {
            let founders = player.village[0].clone();
            let stands = |(slot, name): (u8, &&str)| VillagerView {
                card: Kind::of_id(name.split('.').next().unwrap()).unwrap(),
                slot: Slot::new(slot),
                name: (*name).to_owned(),
                ..founders.clone()
            };
            player.village = (0..).zip(names).map(stands).collect();
        }
        view
    }

    fn way(view: &View, notation: &str) -> Way {
        let mv = Villagers::parse_move_from(view, notation).unwrap_or_else(|at| panic!("{notation}: {at:?}"));
        Way::of(mv, view, ME).unwrap_or_else(|| panic!("{notation} can't be picked"))
    }

    #[test]
    fn composite_moves_are_card_then_place_then_payment() {
        let key = Kind::JEWELER.card().padlock.unwrap().to_string();
        let view = table(&["seeker", "jeweler", "seeker.2"], &["monk", &key, &format!("{key}.2")]);
        let picks = |notation: &str| way(&view, notation).picks;
        let own = |slot| Pick::Villager(Owner::Seat(ME), Slot::new(slot));
        let anna = Owner::Seat(Seat::new(1));
        assert_eq!(
            picks("build jeweler with monk on seeker.2 key 2.2"),
            [Pick::Hand(Kind::JEWELER), own(2), Pick::Pay(Pay::Key { owner: anna, nth: 2 })]
        );
        assert_eq!(
            picks("give hunter stack 3 take miner"),
            [Pick::Hand(Kind::HUNTER), Pick::Basic(Kind::MINER), Pick::Pile(Pile::stack(2))]
        );
        assert_eq!(
            picks("apprentice 2 monk under jeweler on seeker bank"),
            [
                Pick::Hand(Kind::APPRENTICE),
                Pick::Villager(anna, Slot::new(0)),
                Pick::Hand(Kind::JEWELER),
                own(0),
                Pick::Pay(Pay::Bank)
            ]
        );
        assert_eq!(
            picks("smuggler jeweler tinner"),
            [Pick::Hand(Kind::SMUGGLER), own(1), Pick::Pay(Pay::Tinner)]
        );
        assert_eq!(
            picks("resolve abduction hunter"),
            [Pick::Event(EventCard::Abduction), Pick::Resolve, Pick::Hand(Kind::HUNTER)]
        );
    }

    #[test]
    fn a_card_alone_is_no_move_but_a_place_of_the_road_is() {
        let view = table(&["founders"], &["founders"]);
        let read = |moves: &[&str]| moves.iter().map(|mv| way(&view, mv)).collect::<Vec<_>>();
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
                    let view = game.view(seat.into());
                    let way = |mv: &Move| {
                        Way::of(*mv, &view, seat).unwrap_or_else(|| panic!("{mv:?} can't be picked"))
                    };
                    let ways: Vec<Way> = moves.iter().map(way).collect();
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

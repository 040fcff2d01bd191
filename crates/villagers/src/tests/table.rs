//! Positions for tests, and playing on them in notation.

use crate::cards::{Kind, ROAD};
use crate::event_card::EventCard;
use crate::hand::Hand;
use crate::knowledge::Trace;
use crate::piles::Pile;
use crate::solo::PLAYER;
use crate::state::{COUNTESS, Phase, Villagers};
use crate::village::{Slot, Spot, Village};
use crate::{Event, Level, Setup};
use core::fmt::Write as _;
use engine::{Game, Seat, Turn};

/// A position. Set up what matters, then start a phase: the cards that were not named fill the piles.
pub(super) struct Table {
    pub(super) game: Villagers,
    stacks: [Option<Vec<Kind>>; 6],
    reserve: Vec<Kind>,
    reserve_size: Option<usize>,
    /// What happened since the phase was started.
    pub(super) events: Vec<Event>,
}

pub(super) fn kind(id: &str) -> Kind {
    Kind::of_id(id).unwrap_or_else(|| panic!("no card {id:?}"))
}

pub(super) fn kinds(ids: &str) -> Vec<Kind> {
    ids.split_whitespace().map(kind).collect()
}

fn event(id: &str) -> EventCard {
    EventCard::of_id(id).unwrap_or_else(|| panic!("no event {id:?}"))
}

/// A table of 2 to 5 players: Founders, 8 coins and no card each, an empty road, full stacks.
pub(super) fn table(seats: u8) -> Table {
    Table::of(Setup::players(seats).unwrap().first(Seat::new(0)))
}

/// The same against the Countess.
pub(super) fn solo(level: Level) -> Table {
    Table::of(Setup::solo(level))
}

impl Table {
    fn of(setup: Setup) -> Table {
        let mut game = Villagers::new(&setup);
        game.round = 1;
        Table {
            game,
            stacks: Default::default(),
            reserve: Vec::new(),
            reserve_size: None,
            events: Vec::new(),
        }
    }

    /// The same by an earlier version of the rules.
    pub(super) fn by_rules(mut self, rules: u32) -> Table {
        self.game.setup = self.game.setup.by_rules(rules);
        self
    }

    /// A village: `founders lumberjack(carpenter wheeler(cartwright)) blacksmith+4`; `founders!` show food.
    pub(super) fn village(mut self, seat: usize, text: &str) -> Table {
        self.game.players[seat - 1].village = read_village(text);
        self
    }

    pub(super) fn countess(self, text: &str) -> Table {
        self.village(COUNTESS + 1, text)
    }

    pub(super) fn hand(mut self, seat: usize, ids: &str) -> Table {
        self.game.players[seat - 1].hand = kinds(ids).into_iter().collect();
        self
    }

    pub(super) fn coins(mut self, seat: usize, coins: u16) -> Table {
        self.game.players[seat - 1].coins = coins;
        self
    }

    /// The road from left to right, with coins: `cooper hunter+2`.
    pub(super) fn road(mut self, text: &str) -> Table {
        for (place, word) in text.split_whitespace().enumerate() {
            let (id, coins) = word.split_once('+').unwrap_or((word, "0"));
            self.game.road.cards[place] = Some(kind(id));
            self.game.road.coins[place] = coins.parse().unwrap();
        }
        self
    }

    /// A stack, counted from 1, from its top card.
    pub(super) fn stack(mut self, stack: usize, ids: &str) -> Table {
        self.stacks[stack - 1] = Some(kinds(ids));
        self
    }

    /// The first stacks are empty.
    pub(super) fn empty_stacks(mut self, stacks: usize) -> Table {
        self.stacks[..stacks].fill(Some(Vec::new()));
        self
    }

    /// The top cards of the reserve.
    pub(super) fn reserve(mut self, ids: &str) -> Table {
        self.reserve = kinds(ids);
        self
    }

    /// How many cards more there are in the reserve.
    pub(super) fn reserve_size(mut self, size: usize) -> Table {
        self.reserve_size = Some(size);
        self
    }

    /// Events face up.
    pub(super) fn up(mut self, ids: &str) -> Table {
        self.game.solo.up = ids.split_whitespace().map(event).collect();
        self
    }

    /// A deck of events, from its top.
    pub(super) fn deck(mut self, ids: &str) -> Table {
        let events: Vec<_> = ids.split_whitespace().map(event).collect();
        let season = events[0].season();
        self.game.solo.decks[season as usize] = events.into_iter().rev().collect();
        self
    }

    pub(super) fn no_jester(mut self) -> Table {
        self.game.solo.jester = false;
        self
    }

    pub(super) fn winter(mut self) -> Table {
        self.game.first_market_held = true;
        self
    }

    /// Starts a draft phase.
    pub(super) fn draft(mut self) -> Table {
        self.fill();
        self.game.round = 0;
        self.game.start_round(&mut self.events);
        self
    }

    /// Starts the build phase, at this player.
    pub(super) fn build(mut self, seat: u8) -> Table {
        self.fill();
        if self.game.is_solo() {
            self.game.start_build_phase(&mut self.events);
        } else {
            self.game.start_build(Seat::new(seat - 1), 0, &mut self.events);
        }
        self
    }

    /// The last player has built.
    pub(super) fn end_build(mut self) -> Table {
        self.fill();
        self.game.end_build_phase(&mut self.events);
        self
    }

    /// All players have drafted.
    pub(super) fn renew(mut self) -> Table {
        self.fill();
        self.game.start_renewal(&mut self.events);
        self
    }

    /// Fills the piles with the cards that were not named, and counts what the bank has paid out.
    fn fill(&mut self) {
        let game = &mut self.game;
        let mut rest: Vec<Kind> = Villagers::kinds(game.setup).iter().flat_map(|kind| [kind, kind]).collect();
        let mut take = |kind: Kind| {
            if let Some(at) = rest.iter().position(|other| *other == kind) {
                rest.remove(at);
            }
        };
        for player in &game.players {
            player.hand.cards().for_each(&mut take);
            player.village.slots().iter().for_each(|slot| take(player.village.kind(slot)));
        }
        if game.road.cards == [None; 6] {
            ROAD.iter().for_each(&mut take);
        }
        game.road.cards.iter().flatten().copied().for_each(&mut take);
        self.stacks.iter().flatten().flatten().copied().for_each(&mut take);
        self.reserve.iter().copied().for_each(&mut take);
        let size = Villagers::stack_size(game.setup);
        for (pile, stack) in Pile::stacks().zip(&self.stacks) {
            let cards = stack.clone().unwrap_or_else(|| rest.drain(..size.min(rest.len())).collect());
            game.piles.lay(pile, cards.into_iter());
        }
        rest.truncate(self.reserve_size.unwrap_or(rest.len()));
        let reserve = self.reserve.iter().copied().chain(rest);
        game.piles.lay(Pile::RESERVE, reserve.collect::<Vec<_>>().into_iter());
        for (left, basic) in game.basics.iter_mut().zip(Kind::BASICS) {
            let of = |village: &Village| {
                village.slots().iter().filter(|&slot| village.kind(slot) == basic).count()
            };
            *left = 10 - game.players.iter().map(|player| of(&player.village) as u8).sum::<u8>();
        }
        game.paid_out = super::properties::coins_in_play(game);
    }

    /// All have seen these cards go to a hand.
    pub(super) fn seen(mut self, seat: u8, ids: &str) -> Table {
        for kind in kinds(ids) {
            self.game.trail.enter(kind, Seat::new(seat - 1), 1);
        }
        self
    }

    /// Plays moves of whoever has to act, parted by semicolons.
    pub(super) fn play(mut self, moves: &str) -> Table {
        for text in moves.split(';').map(str::trim) {
            let Turn::Seat(seat) = self.game.turn() else { panic!("{text}: {:?}", self.game.turn()) };
            let mv = self.game.parse_move(text).unwrap_or_else(|at| panic!("{text}: {at:?}"));
            let played = self.game.play(seat, mv, &mut self.events);
            assert!(played.is_ok(), "{text}: {played:?}");
            super::properties::hold(&self.game);
        }
        self
    }

    /// Applies an outcome of chance.
    pub(super) fn chance(mut self, text: &str) -> Table {
        let outcome = self.game.parse_chance(text).unwrap_or_else(|at| panic!("{text}: {at:?}"));
        self.game.apply_chance(&outcome, &mut self.events).unwrap();
        self
    }

    /// Why a move is refused: the id of the sentence, without the game's name.
    pub(super) fn refuses(&self, text: &str) -> &'static str {
        let fault = match self.game.parse_move(text) {
            Err(at) => at.fault,
            Ok(mv) => match self.game.check(mv) {
                Err(fault) => fault,
                Ok(()) => return "",
            },
        };
        engine::testkit::id(&fault).strip_prefix("villagers-").unwrap()
    }

    /// The legal moves in notation.
    pub(super) fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        moves.iter().map(|mv| self.game.notation(*mv)).collect()
    }

    /// The legal moves that begin so.
    pub(super) fn moves_with(&self, start: &str) -> Vec<String> {
        self.moves().into_iter().filter(|text| text.starts_with(start)).collect()
    }

    /// A village as [`Table::village`] reads it.
    pub(super) fn village_of(&self, seat: usize) -> String {
        write_village(&self.game.players[seat - 1].village)
    }

    pub(super) fn countess_village(&self) -> String {
        self.village_of(COUNTESS + 1)
    }

    pub(super) fn hand_of(&self, seat: usize) -> String {
        join(self.game.players[seat - 1].hand)
    }

    pub(super) fn square_of(&self, seat: usize) -> String {
        join(self.game.players[seat - 1].square)
    }

    pub(super) fn coins_of(&self, seat: usize) -> u16 {
        self.game.players[seat - 1].coins
    }

    pub(super) fn countess_coins(&self) -> u16 {
        self.coins_of(COUNTESS + 1)
    }

    /// The road as [`Table::road`] reads it, with `-` for gaps.
    pub(super) fn road_now(&self) -> String {
        let place = |(card, coins): (&Option<Kind>, u8)| match (card, coins) {
            (None, _) => "-".to_owned(),
            (Some(card), 0) => card.to_string(),
            (Some(card), coins) => format!("{card}+{coins}"),
        };
        self.game.road.cards.iter().zip(self.game.road.coins).map(place).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn phase(&self) -> Phase {
        self.game.phase
    }

    pub(super) fn turn(&self) -> u8 {
        if let Turn::Seat(seat) = self.game.turn() { seat.number() } else { 0 }
    }

    /// How many villagers the builder may still place.
    pub(super) fn left(&self) -> u8 {
        self.game.builds.villagers
    }

    pub(super) fn stack_len(&self, stack: u8) -> u8 {
        self.game.piles.len(Pile::stack(stack - 1))
    }

    pub(super) fn face_up(&self) -> String {
        self.game.solo.up.iter().map(EventCard::id).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn happened(&self, wanted: &Event) -> bool {
        self.events.contains(wanted)
    }

    /// Somebody gives up a card, whatever the phase.
    pub(super) fn give(mut self, seat: u8, id: &str, stack: u8, round: u8) -> Table {
        let seat = Seat::new(seat - 1);
        self.game.player_mut(seat).hand.remove(kind(id));
        self.game.piles.push(Pile::stack(stack - 1), kind(id), Trace::new(seat, round));
        self
    }

    /// The coins that lie on a villager of the player's.
    pub(super) fn on(&self, seat: usize, id: &str) -> u8 {
        let village = &self.game.players[seat - 1].village;
        village.coins(village.named(kind(id), 1).unwrap())
    }

    pub(super) fn player() -> Seat {
        PLAYER
    }
}

fn join(hand: Hand) -> String {
    hand.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn read_village(text: &str) -> Village {
    let mut village = Village::new();
    let mut below = vec![Spot::GROUND];
    let mut last = Spot::GROUND;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        rest = match first {
            ' ' => &rest[1..],
            '(' => {
                below.push(last);
                &rest[1..]
            }
            ')' => {
                below.pop();
                &rest[1..]
            }
            _ => {
                let end = rest.find([' ', '(', ')']).unwrap_or(rest.len());
                let (word, coins) = rest[..end].split_once('+').unwrap_or((&rest[..end], "0"));
                village.turn(village.is_turned() || word.ends_with('!'));
                let slot = village.place(kind(word.trim_end_matches('!')), *below.last().unwrap());
                if coins != "0" {
                    village.lay_coins(slot, coins.parse().unwrap());
                }
                last = slot.into();
                &rest[end..]
            }
        };
    }
    village
}

fn write_village(village: &Village) -> String {
    fn write(village: &Village, slot: Slot, out: &mut String) {
        let kind = village.kind(slot);
        out.push_str(kind.card().id);
        if village.is_turned() && (kind == Kind::FOUNDERS || kind == Kind::COUNTESS) {
            out.push('!');
        }
        if village.coins(slot) > 0 {
            let _ = write!(out, "+{}", village.coins(slot));
        }
        let carried: Vec<Slot> = village.carried_by(slot).collect();
        if !carried.is_empty() {
            out.push('(');
            list(village, carried, out);
            out.push(')');
        }
    }
    fn list(village: &Village, slots: impl IntoIterator<Item = Slot>, out: &mut String) {
        for (at, slot) in slots.into_iter().enumerate() {
            if at > 0 {
                out.push(' ');
            }
            write(village, slot, out);
        }
    }
    let mut out = String::new();
    list(village, village.slots().iter().filter(|&slot| village.below(slot) == Spot::GROUND), &mut out);
    out
}

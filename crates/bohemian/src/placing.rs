//! Placing a figure, and kicking one out (B20 to B29).

use crate::village::VILLAGES;
use crate::{Bohemian, Building, Dice, Event, Fault, Move, Split, Village, Villages};
use engine::{Log, Seat};

/// So many sets of villages fit a word: one loop over its bits is faster than one for each set.
const WORD_OF_VILLAGES: usize = 64 / VILLAGES;

/// Where a total can be used.
enum Targets {
    Free(Villages),
    KickOut(Villages),
}

impl Targets {
    #[inline]
    fn villages(self) -> Villages {
        match self {
            Targets::Free(villages) | Targets::KickOut(villages) => villages,
        }
    }
}

impl Bohemian {
    /// Where the player can place a figure on a kind of building, free or by kicking out (B21 to B25).
    #[inline]
    fn targets(&self, building: Building) -> Targets {
        let free = self.free(building);
        if !free.is_empty() {
            return Targets::Free(free);
        }
        let own = self.figures(self.turn, building);
        let others = self.occupied[building.index()].without(own);
        Targets::KickOut(match building {
            // B25: a scoring empties mills and glass factories before it could come to that.
            Building::Manor | Building::Mill | Building::GlassFactory => Villages::NONE,
            // B24
            shop if shop.is_shop() && !own.is_empty() => Villages::NONE,
            // B23
            _ => others,
        })
    }

    #[inline]
    pub(crate) fn placings(&self, splits: &[Split], moves: &mut Vec<Move>) {
        for splits in splits.chunks(WORD_OF_VILLAGES) {
            let mut places = 0u64;
            for split in splits.iter().rev() {
                places = places << VILLAGES | self.places(*split).bits();
            }
            while places != 0 {
                let place = places.trailing_zeros() as usize;
                places &= places - 1;
                moves.push(
                    self.placing(splits[place / VILLAGES].used, Village::new((place % VILLAGES) as u8)),
                );
            }
        }
    }

    /// Where the player can place a figure with the dice of a split.
    #[inline]
    pub(crate) fn places(&self, split: Split) -> Villages {
        // B20: without a figure nothing is placed.
        if self.supply[self.turn.index()] == 0 {
            return Villages::NONE;
        }
        self.targets(split.used.building()).villages()
    }

    /// The move that places a figure there.
    #[inline]
    pub(crate) fn placing(&self, dice: Dice, village: Village) -> Move {
        if self.occupied[dice.building().index()].contains(village) {
            Move::KickOut { dice, village }
        } else {
            Move::Place { dice, village }
        }
    }

    /// The building that dice reach in a village.
    fn reached(&self, dice: Dice, village: Village) -> Result<Building, Fault> {
        self.check_dice(dice)?;
        let building = Building::of_total(dice.total()).ok_or(Fault::TotalTooHigh { total: dice.total() })?;
        if self.supply[self.turn.index()] == 0 {
            return Err(Fault::NoFigure);
        }
        if self.standing(building).contains(village) {
            Ok(building)
        } else {
            Err(Fault::NoSuchBuilding { village: self.plan(village).letter(), building })
        }
    }

    pub(crate) fn check_place(&self, dice: Dice, village: Village) -> Result<(), Fault> {
        let building = self.reached(dice, village)?;
        match self.owner(village, building) {
            None => Ok(()),
            // Whoever means to kick out, and can't, is told why.
            Some(owner) => {
                self.check_kick_out(dice, village)?;
                Err(Fault::NotFree { place: self.address(village, building), owner })
            }
        }
    }

    pub(crate) fn check_kick_out(&self, dice: Dice, village: Village) -> Result<(), Fault> {
        let building = self.reached(dice, village)?;
        let place = self.address(village, building);
        match self.owner(village, building) {
            None => return Err(Fault::NothingToKickOut { place }),
            Some(owner) if owner == self.turn => return Err(Fault::OwnFigure { place }),
            Some(_) => {}
        }
        match self.targets(building) {
            Targets::KickOut(villages) if villages.contains(village) => Ok(()),
            Targets::Free(villages) => {
                let free = villages.first().unwrap_or(village);
                Err(Fault::AnotherIsFree { place, free: self.address(free, building), building })
            }
            Targets::KickOut(_) if building.is_shop() => Err(Fault::OwnShop { building }),
            Targets::KickOut(_) => Err(Fault::NeverKickedOut { building }),
        }
    }

    /// The figure that stands there goes home (B22). An inn's tile is its occupant's: it changes hands with
    /// the inn, active or not (B37).
    pub(crate) fn kick_out(&mut self, dice: Dice, village: Village, log: &mut impl Log<Event>) {
        let building = dice.building();
        if let Some(owner) = self.owner(village, building) {
            let place = self.address(village, building);
            log.note(Event::KickedOut { seat: self.turn, owner, place, building });
            self.take_home(owner, village, building);
        }
    }

    /// Places the player's figure and does what the building does (B28).
    #[inline]
    pub(crate) fn place(&mut self, dice: Dice, village: Village, log: &mut impl Log<Event>) {
        let building = dice.building();
        log.note(Event::Placed { seat: self.turn, place: self.address(village, building), building, dice });
        self.put(building, village, log);
    }

    /// The figure stands there, and the building does what it does.
    #[inline]
    fn put(&mut self, building: Building, village: Village, log: &mut impl Log<Event>) {
        let seat = self.turn;
        self.supply[seat.index()] -= 1;
        self.figures[seat.index()][building.index()].insert(village);
        self.occupied[building.index()].insert(village);
        self.filled[village.index()].insert(building);
        self.activate_inn(village, log);
        self.occupy(building, village, log);
    }

    /// The tables that there would be if it were this seat's turn and it reached such a building: for who wonders what
    /// that would be worth.
    pub fn if_reached(&self, seat: Seat, building: Building) -> impl Iterator<Item = Bohemian> {
        let table = Bohemian { turn: seat, ..self.clone() };
        let villages = table.targets(building).villages();
        let has_figure = table.supply[seat.index()] > 0;
        villages.into_iter().filter(move |_| has_figure).map(move |village| {
            let mut after = table.clone();
            if let Some(owner) = after.owner(village, building) {
                after.take_home(owner, village, building);
            }
            after.put(building, village, &mut ());
            after
        })
    }

    /// A figure leaves a building and is in its owner's supply at once (B29).
    pub(crate) fn take_home(&mut self, owner: Seat, village: Village, building: Building) {
        self.figures[owner.index()][building.index()].remove(village);
        self.occupied[building.index()].remove(village);
        self.filled[village.index()].remove(building);
        self.supply[owner.index()] += 1;
    }
}

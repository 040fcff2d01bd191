//! The turn: income, the roll, totals, the end of the turn (B10 to B19).

use crate::dice::{DICE, MOST_SPLITS};
use crate::{Bohemian, Building, Dice, End, Event, Fault, Move, Phase, Split, Villages};
use engine::{Log, Rng, Seat, chance};

impl Bohemian {
    /// Starts a seat's turn: the game may end here (B11), income comes before the roll (B12).
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.turn = seat;
        self.dice = Dice::NONE;
        self.moved = false;
        self.spent_tile = false;
        if self.supply[seat.index()] == 0 {
            log.note(Event::OutOfFigures { seat });
            self.phase = Phase::Over(End::Figures(seat));
            return;
        }
        log.note(Event::TurnOf { seat });
        if self.income() == 0 {
            self.phase = Phase::Roll { count: DICE as u8 };
        } else if self.manual_income {
            self.phase = Phase::Start;
        } else {
            self.take_income(log);
        }
    }

    /// What the player gets before the roll (B12): for active inns, and for churches with the bishop.
    #[inline]
    fn income_parts(&self, seat: Seat) -> (u32, u32) {
        let inns = self.figures(seat, Building::Inn).and(self.active_inns).len();
        let churches = if self.bishop == Some(seat) { self.figures(seat, Building::Church).len() } else { 0 };
        (inns, churches)
    }

    /// The income that a seat would get if its turn began now.
    pub fn income_of(&self, seat: Seat) -> u32 {
        let (inns, churches) = self.income_parts(seat);
        inns + churches
    }

    fn income(&self) -> u32 {
        self.income_of(self.turn)
    }

    pub(crate) fn take_income(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn;
        let (inns, churches) = self.income_parts(seat);
        log.note(Event::Income { seat, inns, churches, coins: inns + churches });
        self.pay(seat, inns + churches);
        self.phase = Phase::Roll { count: DICE as u8 };
        self.look_at_the_bank(log);
    }

    /// B13: income that is not taken before the roll is forfeit.
    pub(crate) fn forfeit_income(&mut self, log: &mut impl Log<Event>) {
        log.note(Event::IncomeForfeit { seat: self.turn, coins: self.income() });
        self.phase = Phase::Roll { count: DICE as u8 };
    }

    /// Dice were rolled, all of them (B14) or some again (B54): they join those that were kept.
    #[inline]
    pub(crate) fn rolled(&mut self, dice: Dice, log: &mut impl Log<Event>) {
        self.dice = if self.dice.is_empty() { dice } else { self.dice.with(dice).unwrap_or(dice) };
        self.phase = Phase::Move;
        log.note(Event::Rolled { seat: self.turn, dice: self.dice });
    }

    /// Every move that the dice allow (B15 to B19).
    #[inline]
    pub(crate) fn moves_with_dice(&self, moves: &mut Vec<Move>) {
        let splits = self.dice.splits();
        self.placings(splits, moves);
        self.bishop_moves(splits, moves);
        self.tile_moves(splits, moves);
        if self.moved {
            moves.push(Move::End);
        } else if moves.is_empty() && !self.holds_tile(self.turn) {
            moves.push(Move::Pass);
        }
        self.rerolls(moves);
    }

    /// One of [these moves](Bohemian::moves_with_dice), each as likely: counted, not listed.
    #[inline]
    pub(crate) fn random_with_dice(&self, rng: &mut impl Rng) -> Move {
        let splits = self.dice.splits();
        let mut places = [Villages::NONE; MOST_SPLITS];
        let mut placings = 0;
        for (places, split) in places.iter_mut().zip(splits) {
            *places = self.places(*split);
            placings += places.len();
        }
        let (pairs, doubles) = self.dice.pairs();
        let doubles = if self.bishop == Some(self.turn) { 0 } else { doubles };
        let pairs = if self.can_take_tile() { pairs } else { 0 };
        let made = placings + doubles + pairs;
        let rerolls = if self.holds_tile(self.turn) { self.dice.parts() } else { &[] };
        let words = u32::from(self.moved || made == 0 && rerolls.is_empty());
        let mut nth = chance::below(rng, made + words + rerolls.len() as u32);
        if nth < placings {
            let mut i = 0;
            while nth >= places[i].len() {
                nth -= places[i].len();
                i += 1;
            }
            return self.placing(splits[i].used, places[i].nth(nth));
        }
        nth -= placings;
        let used = |split: &Split| split.used;
        if nth < doubles {
            let dice = splits.iter().map(used).filter(|dice| dice.is_doubles()).nth(nth as usize);
            return Move::Bishop { dice: dice.unwrap_or(Dice::NONE) };
        }
        nth -= doubles;
        if nth < pairs {
            // Fewest dice first: the pairs are.
            return Move::Tile { dice: splits[nth as usize].used };
        }
        nth -= pairs;
        if nth < words {
            return if self.moved { Move::End } else { Move::Pass };
        }
        Move::Reroll { dice: rerolls[(nth - words) as usize].used }
    }

    /// Dice for a total must be there (B15). After two dice the second move needs both that remain (B16):
    /// any two of two are both.
    pub(crate) fn check_dice(&self, dice: Dice) -> Result<(), Fault> {
        match self.dice.without(dice) {
            Some(_) if dice.len() >= 2 => Ok(()),
            _ => Err(Fault::DiceNotThere { dice }),
        }
    }

    /// Dice that made a move are used up; without two left the turn is over (B16).
    #[inline]
    pub(crate) fn use_up(&mut self, dice: Dice, log: &mut impl Log<Event>) {
        if let Phase::Over(_) = self.phase {
            return;
        }
        self.moved = true;
        self.dice = self.dice.less(dice);
        if self.dice.len() < 2 {
            self.end_turn(log);
        }
    }

    pub(crate) fn check_end(&self) -> Result<(), Fault> {
        // B17: one move must be made; who can make none re-rolls or passes (B19).
        if self.moved {
            Ok(())
        } else if self.can_move() {
            Err(Fault::MoveFirst)
        } else if self.holds_tile(self.turn) {
            Err(Fault::RerollFirst)
        } else {
            Err(Fault::NothingToEnd)
        }
    }

    pub(crate) fn check_pass(&self) -> Result<(), Fault> {
        if self.moved {
            return Err(Fault::NothingToPass);
        }
        if self.can_move() {
            return Err(Fault::MovePossible);
        }
        // B19: passing is for those who have no tile to re-roll with.
        if self.holds_tile(self.turn) { Err(Fault::RerollFirst) } else { Ok(()) }
    }

    /// Can any move be made with the dice (B18)?
    fn can_move(&self) -> bool {
        let mut moves = Vec::new();
        let splits = self.dice.splits();
        self.placings(splits, &mut moves);
        self.bishop_moves(splits, &mut moves);
        self.tile_moves(splits, &mut moves);
        !moves.is_empty()
    }

    #[inline]
    pub(crate) fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.begin_turn(self.turn.next(self.players), log);
    }
}

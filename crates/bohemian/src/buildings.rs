//! What the buildings do at once (B30 to B40); what they are worth at the end is in `scoring`.

use crate::{Bohemian, Building, End, Event, Phase, Village};
use engine::{Log, Seat};

/// The buildings beside an inn that must be occupied for it to be active (B34).
const INN_NEEDS: u32 = 3;

/// What a tile pays in a scoring: flour (B31) and glass (B32).
pub(crate) const FLOUR_PAYS: u32 = 2;
pub(crate) const GLASS_PAYS: u32 = 3;

impl Bohemian {
    /// A building was occupied, free or by kicking out (B27).
    #[inline]
    pub(crate) fn occupy(&mut self, building: Building, village: Village, log: &mut impl Log<Event>) {
        let seat = self.turn;
        match building {
            Building::Farm => {
                // B33: the new one included.
                let coins = self.figures(seat, Building::Farm).len();
                log.note(Event::FarmPays { seat, coins });
                self.pay(seat, coins);
            }
            Building::Manor => {
                let coins = self.plan(village).value(Building::Manor).into();
                log.note(Event::ManorPays { seat, coins });
                self.pay(seat, coins);
            }
            Building::Mill | Building::GlassFactory if self.free(building).is_empty() => {
                self.score_tiles(building, log);
            }
            _ => return,
        }
        self.look_at_the_bank(log);
    }

    /// An inn that somebody holds turns active when enough other buildings of its village are occupied (B34,
    /// B35), also for a moment: this is looked at before a scoring sends figures home. It stays so (B36).
    #[inline]
    pub(crate) fn activate_inn(&mut self, village: Village, log: &mut impl Log<Event>) {
        let filled = self.filled[village.index()];
        let held = filled.contains(Building::Inn);
        if held && filled.len() > INN_NEEDS && !self.active_inns.contains(village) {
            self.active_inns.insert(village);
            if let Some(seat) = self.owner(village, Building::Inn) {
                log.note(Event::InnActive { seat, place: self.address(village, Building::Inn) });
            }
        }
    }

    /// All mills or all glass factories are occupied: their tiles pay, and all figures go home (B31, B32).
    fn score_tiles(&mut self, building: Building, log: &mut impl Log<Event>) {
        let flour = building == Building::Mill;
        log.note(if flour { Event::MillsScore } else { Event::GlassScores });
        for seat in Seat::all(self.players) {
            let villages = self.figures(seat, building);
            let tiles = villages.len();
            if tiles == 0 {
                continue;
            }
            let coins = tiles * if flour { FLOUR_PAYS } else { GLASS_PAYS };
            log.note(if flour {
                Event::FlourPays { seat, tiles, coins }
            } else {
                Event::GlassPays { seat, tiles, coins }
            });
            self.pay(seat, coins);
            for village in villages {
                self.take_home(seat, village, building);
            }
        }
    }

    /// Pays out of the bank, in full: what it lacks is written down (B60).
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, coins: u32) {
        self.coins[seat.index()] += coins as i16;
        self.bank -= coins as i16;
    }

    /// B60: the game ends when the bank has paid its last coin.
    #[inline]
    pub(crate) fn look_at_the_bank(&mut self, log: &mut impl Log<Event>) {
        if self.bank <= 0 {
            log.note(Event::BankEmpty);
            self.phase = Phase::Over(End::Bank);
        }
    }
}

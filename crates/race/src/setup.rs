//! What a table decides before play.

use crate::Fault;
use engine::{At, SetupLine};

/// How many run, and how far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Setup {
    pub seats: u8,
    pub goal: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { seats: 2, goal: 10 }
    }
}

impl engine::Setup for Setup {
    type Fault = Fault;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u32 {
        1
    }

    fn lines(&self) -> Vec<(&'static str, String)> {
        let long = self.goal != Setup::default().goal;
        long.then(|| ("long", "yes".to_owned())).into_iter().collect()
    }

    fn parse(_: u32, seats: u8, lines: &[SetupLine<'_>]) -> Result<Setup, At<Fault>> {
        if !(2..=4).contains(&seats) {
            return Err(At { line: 4, column: 7, fault: Fault::Seats { seats } });
        }
        let mut setup = Setup { seats, ..Setup::default() };
        for line in lines {
            match (line.key, line.value) {
                ("long", "yes") => setup.goal = 20,
                _ => return Err(line.at_key(Fault::Unreadable)),
            }
        }
        Ok(setup)
    }
}

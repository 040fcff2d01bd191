//! A page at home, as a browser would be one.

use engine::{Game, Seat, Turn};
use games::think;
use house::{House, Kept, Order, Report, ReportOf};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use table::{Stage, TableView};
use wire::http::SitDown;
use wire::{Request, RequestId, Update, UpdateOf, Views};

pub(crate) const ANNA: Seat = Seat::new(0);

/// A page: it keeps what it is handed, and knows what it was told.
pub(crate) struct Page<G: Game> {
    pub(crate) house: House,
    pub(crate) kept: Kept,
    view: Option<TableView<G::View>>,
    pub(crate) told: Vec<UpdateOf<G>>,
    pub(crate) now: u64,
}

impl<G: Game> Page<G> {
    /// A new table.
    pub(crate) fn open(players: u8) -> Page<G> {
        Page::resume(Kept::new(G::ID, players, &"5a".repeat(32)))
    }

    /// The page is loaded again.
    pub(crate) fn resume(kept: Kept) -> Page<G> {
        let mut page = Page { house: House::default(), kept, view: None, told: Vec::new(), now: 0 };
        page.order(Order::Open(page.kept.clone()));
        page
    }

    /// Anna sits down at a table with these bots, and begins.
    pub(crate) fn begin(kept: Kept, bots: &[&str]) -> Page<G> {
        let mut page = Page::resume(kept);
        page.sit(ANNA, "Anna");
        page.look(ANNA);
        for (seat, level) in (2..).zip(bots) {
            page.say(Request::SeatBot { id: id("b"), seat, level: (*level).into() });
        }
        page.say(Request::Start { id: id("s") });
        page
    }

    fn take_in(&mut self, reports: Vec<String>) {
        for report in reports {
            match serde_json::from_str::<ReportOf<G>>(&report).unwrap() {
                Report::Keep(lines) => self.kept.log.extend(lines),
                Report::Tell(told) => {
                    if let Update::View { view, .. } | Update::News { view: Some(view), .. } = &told {
                        self.view = Some(view.clone());
                    }
                    self.told.push(told);
                }
                other @ Report::Failed(_) => panic!("{other:?}"),
            }
        }
    }

    pub(crate) fn order(&mut self, order: Order) {
        let reports = self.house.hear(order, self.now);
        self.take_in(reports);
    }

    pub(crate) fn say(&mut self, said: Request) -> &UpdateOf<G> {
        self.told.clear();
        self.order(Order::Say(said));
        &self.told[0]
    }

    pub(crate) fn sit(&mut self, seat: Seat, name: &str) {
        self.order(Order::Sit(SitDown { name: name.into(), seat: Some(seat), contribution: None }));
    }

    /// From now on this seat's person looks at the screen.
    pub(crate) fn look(&mut self, seat: Seat) {
        self.say(hello(seat, Some(0)));
    }

    pub(crate) fn view(&self) -> &TableView<G::View> {
        self.view.as_ref().unwrap()
    }

    /// Lets the bots move until a person has to, or the game is over.
    pub(crate) fn let_bots_move(&mut self) {
        while let Some(job) = self.house.job(self.now) {
            let thought = think(&job, &|| false).unwrap();
            let early = self.house.thought(thought, self.now);
            assert!(early.is_empty(), "a bot takes its time");
            assert!(self.wait());
        }
    }

    /// Waits until a bot moves that has found its move. Is there one?
    pub(crate) fn wait(&mut self) -> bool {
        let Some(due) = self.house.due() else { return false };
        self.now = due;
        let reports = self.house.tick(self.now);
        self.take_in(reports);
        true
    }

    /// The plies so far, as in a record.
    pub(crate) fn plies(&self) -> Vec<&str> {
        self.kept.log.iter().filter_map(|line| line.split_once(" ply ").map(|(_, ply)| ply)).collect()
    }

    /// Plays the person's first legal move until the game is over.
    pub(crate) fn play_to_the_end(&mut self) {
        while self.view().stage == Stage::Playing {
            self.let_bots_move();
            if let Some(mv) = self.view().moves.first().cloned() {
                let told = self.say(Request::Play { id: id("m"), mv });
                assert!(matches!(told, Update::Ack { .. }), "{told:?}");
            } else if let Turn::Seat(seat) = self.view().turn {
                // Another person at the same screen.
                self.look(seat);
            }
        }
    }
}

/// An id that no other request has.
pub(crate) fn id(text: &str) -> RequestId {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("{text}-{}", NEXT.fetch_add(1, Relaxed)).parse().unwrap()
}

pub(crate) fn hello(seat: Seat, since: Option<usize>) -> Request {
    Request::Hello { token: Some(seat.to_string()), since, lang: None, views: Views::Always }
}

//! Somebody alone at a screen, against bots.

use engine::{Game, Seat};
use house::{House, Kept, Order, Report};
use serde::de::DeserializeOwned;
use table::TableView;
use wire::http::SitDown;
use wire::{AskId, FromClient, ToClient, Views};

pub(crate) const ME: Seat = Seat::new(0);

pub(crate) fn id(text: &str) -> AskId {
    text.parse().unwrap()
}

/// Somebody alone at a screen, and what they keep and see.
pub(crate) struct Visitor<G: Game> {
    pub(crate) house: House,
    pub(crate) log: Vec<String>,
    pub(crate) now: u64,
    view: Option<TableView<G::View>>,
}

impl<G: Game<View: DeserializeOwned>> Visitor<G> {
    /// Sits down and begins.
    pub(crate) fn begin(kept: Kept, bots: &[&str]) -> Visitor<G> {
        let mut visitor = Visitor { house: House::default(), log: Vec::new(), view: None, now: 0 };
        visitor.order(Order::Open(kept));
        visitor.order(Order::Sit(SitDown { name: "Ida".into(), seat: Some(ME), contribution: None }));
        for (seat, level) in (2..).zip(bots) {
            visitor.say(FromClient::SeatBot { id: id("b"), seat, level: (*level).into() });
        }
        visitor.say(FromClient::Hello {
            token: Some(ME.to_string()),
            since: Some(0),
            lang: None,
            views: Views::Always,
        });
        visitor.say(FromClient::Start { id: id("s") });
        visitor
    }

    pub(crate) fn say(&mut self, said: FromClient) -> Vec<ToClient<TableView<G::View>>> {
        self.order(Order::Say(said))
    }

    pub(crate) fn view(&self) -> &TableView<G::View> {
        self.view.as_ref().unwrap()
    }

    /// Waits until a bot has moved that has found its move.
    pub(crate) fn wait(&mut self) -> bool {
        let Some(due) = self.house.due() else { return false };
        self.now = due;
        let reports = self.house.tick(self.now);
        self.take_in(reports);
        true
    }

    /// The plies so far, as in a record.
    pub(crate) fn plies(&self) -> Vec<&str> {
        self.log.iter().filter_map(|line| line.split_once(" ply ").map(|(_, ply)| ply)).collect()
    }

    fn order(&mut self, order: Order) -> Vec<ToClient<TableView<G::View>>> {
        let reports = self.house.hear(order, self.now);
        self.take_in(reports)
    }

    fn take_in(&mut self, reports: Vec<String>) -> Vec<ToClient<TableView<G::View>>> {
        let mut told = Vec::new();
        for report in reports {
            match serde_json::from_str::<Report<TableView<G::View>>>(&report).unwrap() {
                Report::Keep(lines) => self.log.extend(lines),
                Report::Tell(news) => {
                    if let ToClient::View { view, .. } | ToClient::News { view: Some(view), .. } = &news {
                        self.view = Some(view.clone());
                    }
                    told.push(news);
                }
                other @ Report::Failed(_) => panic!("{other:?}"),
            }
        }
        told
    }
}

//! What a viewer may know.

use crate::cards::{Kind, Silver, Suit};
use crate::event_card::{EventCard, Events, Season};
use crate::notation::Names;
use crate::piles::Pile;
use crate::setup::Level;
use crate::state::{COUNTESS, Phase, Player, Villagers};
use crate::village::Slot;
use arrayvec::ArrayVec;
use engine::{Game, Seat, Setup as _, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer may know, ready to be drawn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VillagersView"))]
#[allow(missing_docs)]
pub struct View {
    pub turn: Turn,
    pub phase: PhaseView,
    pub round: u8,
    /// Who has the first-player marker.
    pub first: Seat,
    /// The six places of the road.
    pub road: Vec<Option<RoadCard>>,
    /// The six stacks, from left to right.
    pub stacks: Vec<PileView>,
    pub reserve: PileView,
    /// Basic villagers left: lumberjacks, hayers, miners.
    pub basics: [u8; 3],
    pub first_market_held: bool,
    pub players: Vec<PlayerView>,
    /// What the player who builds may still do.
    pub builds: Option<BuildsView>,
    pub solo: Option<SoloView>,
}

impl View {
    /// A villager of a player.
    pub fn villager(&self, owner: Seat, slot: Slot) -> Option<&VillagerView> {
        self.players.get(owner.index())?.village.iter().find(|villager| villager.slot == slot)
    }

    /// Who has the key villagers of this kind, in the order of [`Pay`](crate::Pay): nobody for the Countess.
    pub fn key_owners(&self, key: Kind) -> ArrayVec<Option<Seat>, 2> {
        let seat = |village| Seat::all(self.players.len() as u8).nth(village);
        Names::key_villages(self, key).into_iter().map(seat).collect()
    }

    /// Does a card that is given up go to the Countess (Serfdom)?
    pub fn gives_to_countess(&self) -> bool {
        self.goes_to_countess()
    }
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum PhaseView {
    Deal,
    Shuffle,
    Rats,
    Draft,
    Countess,
    Coin,
    Arson,
    Build,
    Events,
    Over,
}

/// A card of the road.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct RoadCard {
    pub card: Kind,
    pub coins: u8,
}

/// Cards that lie face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct PileView {
    pub count: u8,
    /// From the top, as far as their backs have been seen.
    pub backs: Vec<BackView>,
}

/// A card that lies face down, whose back has been seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct BackView {
    pub suit: Suit,
    /// The card, if the viewer can know it.
    pub card: Option<Kind>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct PlayerView {
    pub coins: u16,
    pub village: Vec<VillagerView>,
    pub hand: HandView,
    /// Cards drafted in this phase, face up.
    pub square: Vec<Kind>,
    /// Cards still to draft in this phase.
    pub drafts: u8,
    pub food: u16,
    pub builders: u16,
    pub gold: u16,
    pub silver: u16,
}

/// A villager in its village.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct VillagerView {
    pub card: Kind,
    /// Its place in the village.
    pub slot: Slot,
    /// Its name in notation: `lumberjack.2`.
    pub name: String,
    /// The name of what it lies on.
    pub on: Option<String>,
    pub covered: bool,
    pub coins: u8,
    /// Founders that show food; the Countess' card without gold.
    pub turned: bool,
    /// Its printed gold, as it lies.
    pub gold: u8,
    /// What its silver would bring now.
    pub silver: u16,
}

/// A hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct HandView {
    /// The backs of all its cards.
    pub suits: Vec<Suit>,
    /// The cards that the viewer knows to be in it: all of their own.
    pub cards: Vec<Kind>,
    /// Cards that were seen to come to it, and are in it still or were given up since.
    pub perhaps: Vec<Kind>,
}

/// What the player who builds may still do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct BuildsView {
    pub villagers: u8,
    pub basics: u8,
    /// Was the tinner played?
    pub tinner: bool,
}

/// What only the solo game has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct SoloView {
    pub level: Level,
    pub coins: u16,
    pub village: Vec<VillagerView>,
    /// Face up, to be resolved in this round.
    pub events: Vec<EventCard>,
    /// Face up, for the next round.
    pub later: Vec<EventCard>,
    /// The one that is to be resolved at once.
    pub now: Option<EventCard>,
    pub jester: bool,
    /// Events left in the decks of summer and winter.
    pub decks: [usize; 2],
    /// Events discarded: they come back when their deck runs out.
    pub discarded: Vec<EventCard>,
}

impl Villagers {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let road = self.road.cards.iter().zip(self.road.coins);
        let building = matches!(self.phase, Phase::Build(_));
        View {
            turn: self.turn(),
            phase: self.phase.view(),
            round: self.round,
            first: self.first,
            road: road.map(|(card, coins)| card.map(|card| RoadCard { card, coins })).collect(),
            stacks: Pile::stacks().map(|pile| self.pile_seen_by(pile, viewer)).collect(),
            reserve: self.pile_seen_by(Pile::RESERVE, viewer),
            basics: self.basics,
            first_market_held: self.first_market_held,
            players: Seat::all(self.setup.seats()).map(|seat| self.player_seen_by(seat, viewer)).collect(),
            builds: building.then_some(BuildsView {
                villagers: self.builds.villagers,
                basics: self.builds.basics,
                tinner: self.builds.tinner,
            }),
            solo: self.setup.level().map(|level| self.solo_view(level)),
        }
    }

    fn pile_seen_by(&self, pile: Pile, viewer: Viewer) -> PileView {
        let seen = self.piles.iter(pile).take_while(|card| card.back_seen());
        let backs = seen.map(|card| BackView {
            suit: card.kind.suit(),
            card: match card.given.seat() {
                None => None,
                Some(seat) if viewer.is(seat) => Some(card.kind),
                Some(_) => self.pool_of(*card).certain(card.given.round()),
            },
        });
        PileView { count: self.piles.len(pile), backs: backs.collect() }
    }

    fn player_seen_by(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let hand = if viewer.is(seat) {
            HandView { suits: suits(player), cards: player.hand.cards().collect(), perhaps: Vec::new() }
        } else {
            let (cards, perhaps) = self.hand_known(seat);
            HandView { suits: suits(player), cards, perhaps }
        };
        let village = self.village_view(seat.index());
        PlayerView {
            coins: player.coins,
            hand,
            square: player.square.cards().collect(),
            drafts: player.drafts,
            food: player.village.food(),
            builders: player.village.builders(),
            gold: player.village.gold(),
            silver: village.iter().filter(|villager| !villager.covered).map(|villager| villager.silver).sum(),
            village,
        }
    }

    fn village_view(&self, owner: usize) -> Vec<VillagerView> {
        let village = &self.players[owner].village;
        let name = |slot| match village.name(slot) {
            (kind, 1) => kind.to_string(),
            (kind, nth) => format!("{kind}.{nth}"),
        };
        // After the second market the coins that an agent counted are taken (V73): he is shown as he was scored.
        let is_agent = |slot| matches!(village.kind(slot).card().silver, Some(Silver::CoinsOnOne));
        let (agents, others): (Vec<_>, Vec<_>) = village.tops().iter().partition(|&slot| is_agent(slot));
        let scored = self.incomes[owner].silver;
        let silver = |slot| {
            if self.phase == Phase::Over && agents.contains(&slot) {
                let others: u16 = others.iter().map(|&other| village.silver_on(other)).sum();
                scored.saturating_sub(others) / agents.len() as u16
            } else {
                village.silver_on(slot)
            }
        };
        let view = |slot| VillagerView {
            card: village.kind(slot),
            slot,
            name: name(slot),
            on: village.below(slot).villager().map(name),
            covered: village.covered().contains(slot),
            coins: village.coins(slot),
            turned: village.is_turned() && [Kind::FOUNDERS, Kind::COUNTESS].contains(&village.kind(slot)),
            gold: village.gold_on(slot),
            silver: silver(slot),
        };
        village.slots().iter().map(view).collect()
    }

    fn solo_view(&self, level: Level) -> SoloView {
        let solo = &self.solo;
        let all = self.events_of(Season::Summer).or(self.events_of(Season::Winter));
        let decks = solo.decks.iter().flatten().copied().chain(solo.now).collect();
        let discarded = match self.round {
            // The decks are still to be shuffled.
            0 => Events::default(),
            _ => all.without(decks).without(solo.up.or(solo.later)),
        };
        SoloView {
            level,
            coins: self.players[COUNTESS].coins,
            village: self.village_view(COUNTESS),
            events: solo.up.iter().collect(),
            later: solo.later.iter().collect(),
            now: solo.now,
            jester: solo.jester,
            decks: [solo.decks[0].len(), solo.decks[1].len()],
            discarded: discarded.iter().collect(),
        }
    }
}

/// The backs of a hand, in the order of suits: V2.
fn suits(player: &Player) -> Vec<Suit> {
    Suit::ALL.into_iter().flat_map(|suit| core::iter::repeat_n(suit, player.hand.count_suit(suit))).collect()
}

impl Phase {
    pub(crate) fn view(self) -> PhaseView {
        match self {
            Phase::Deal => PhaseView::Deal,
            Phase::Shuffle(_) => PhaseView::Shuffle,
            Phase::Rats => PhaseView::Rats,
            Phase::Draft(_) => PhaseView::Draft,
            Phase::Countess => PhaseView::Countess,
            Phase::Coin(_) => PhaseView::Coin,
            Phase::Arson => PhaseView::Arson,
            Phase::Build(_) => PhaseView::Build,
            Phase::Events => PhaseView::Events,
            Phase::Over => PhaseView::Over,
        }
    }
}

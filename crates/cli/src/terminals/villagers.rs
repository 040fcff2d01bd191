//! Villagers in a terminal.

use crate::failure::text;
use crate::screen::{Screen, columns};
use crate::terminal::{Measure, Page, Terminal};
use engine::{Arg, Seat};
use villagers::{
    Event, Kind, PhaseView, PileView, PlayerView, Setup, SoloView, Suit, View, VillagerView, Villagers,
};

/// The terminal of Villagers.
pub(crate) struct VillagersTerminal;

impl Terminal for VillagersTerminal {
    type Game = Villagers;

    const MEASURES: &'static [Measure] = &[
        Measure::count("villagers-measure-rounds"),
        Measure::count("villagers-measure-first-market"),
        Measure::count("villagers-measure-road-coins"),
        Measure::count("villagers-measure-first-market-coins"),
        Measure::count("villagers-measure-second-market-coins"),
        Measure::count("villagers-measure-own-keys"),
        Measure::count("villagers-measure-others-keys"),
        Measure::count("villagers-measure-paid-bank"),
        Measure::count("villagers-measure-basics"),
        Measure::count("villagers-measure-founders"),
    ];

    fn picture(_: &Setup, view: &View, page: &Page<'_>) -> Vec<String> {
        if view.round == 0 {
            return Vec::new();
        }
        let mut lines = vec![head(view, page)];
        lines.extend(road(view, page.screen));
        lines.push(piles(view, page.screen));
        if let Some(solo) = &view.solo {
            lines.extend(solo_lines(solo, page.screen));
        }
        // Whoever looks finds their own village last, above the line where they type.
        let (own, others): (Vec<_>, Vec<_>) = Seat::all(view.players.len() as u8)
            .zip(&view.players)
            .partition(|(seat, _)| page.viewer.is(*seat));
        for (seat, player) in others.into_iter().chain(own) {
            lines.extend(player_lines(seat, player, page));
        }
        if let Some(builds) = view.builds {
            let args = [
                ("villagers", Arg::Number(builds.villagers.into())),
                ("basics", Arg::Number(builds.basics.into())),
            ];
            lines.push(format!("  {}", page.screen.say("villagers-builds-left", &args)));
        }
        lines
    }

    fn measure(events: &[Event], _: &Villagers) -> Vec<i64> {
        let (mut rounds, mut first_market) = (0, 0);
        let mut counts = [0; 8];
        for event in events {
            match event {
                Event::Round { round, .. } => rounds = i64::from(*round),
                Event::TookRoad { coins, .. } => counts[0] += i64::from(*coins),
                Event::FirstMarket { gold, coins, .. } => {
                    first_market = rounds;
                    counts[1] += i64::from(gold + coins);
                }
                Event::SecondMarket { gold, silver, coins, .. } => {
                    counts[2] += i64::from(gold + silver + coins);
                }
                Event::OpenedOwnKey { .. } => counts[3] += 1,
                Event::PaidKey { .. } | Event::PaidCountessKey { .. } => counts[4] += 1,
                Event::PaidBank { .. } => counts[5] += 1,
                Event::Gave { .. } | Event::GaveCountess { .. } => counts[6] += 1,
                Event::FoundersTurned { .. } => counts[7] += 1,
                _ => {}
            }
        }
        [&[rounds, first_market][..], &counts].concat()
    }
}

fn head(view: &View, page: &Page<'_>) -> String {
    let phase = match view.phase {
        PhaseView::Deal | PhaseView::Shuffle => "villagers-phase-deal",
        PhaseView::Rats | PhaseView::Draft | PhaseView::Countess | PhaseView::Coin => "villagers-phase-draft",
        PhaseView::Arson | PhaseView::Build => "villagers-phase-build",
        PhaseView::Events => "villagers-phase-events",
        PhaseView::Over => "villagers-phase-over",
    };
    let market = if view.first_market_held { "villagers-market-held" } else { "villagers-market-ahead" };
    let args = [
        ("round", Arg::Number(view.round.into())),
        ("phase", Arg::term(phase)),
        ("first", text(page.screen.player(view.first, page.names))),
        ("market", Arg::term(market)),
    ];
    page.screen.say("villagers-head", &args)
}

/// The road: while cards are drafted with what is printed on them, else by their names.
fn road(view: &View, screen: &Screen) -> Vec<String> {
    let cards = (1..).zip(&view.road).filter_map(|(place, card)| Some((place, (*card)?)));
    let name = |card: Kind, coins: u8| match coins {
        0 => screen.text(card.card().term),
        coins => format!("{} {}", screen.text(card.card().term), short(screen, "coins", coins.into())),
    };
    if view.phase == PhaseView::Build {
        let names: Vec<String> =
            cards.map(|(place, card)| format!("{place} {}", name(card.card, card.coins))).collect();
        return vec![
            screen.wrap(&format!("{} {}", screen.bold(screen.text("villagers-road")), names.join(", ")), 4),
        ];
    }
    let rows: Vec<Vec<String>> = cards
        .map(|(place, card)| {
            vec![place.to_string(), screen.bold(name(card.card, card.coins)), facts(card.card, screen)]
        })
        .collect();
    [vec![screen.bold(screen.text("villagers-road"))], columns(&rows, 3)].concat()
}

/// The cards that lie face down, by what their backs tell.
fn piles(view: &View, screen: &Screen) -> String {
    let pile = |pile: &PileView| match (pile.count, pile.backs.first()) {
        (0, _) => "–".to_owned(),
        (count, Some(top)) => format!("{} {count}", screen.text(top.suit.term())),
        (count, None) => count.to_string(),
    };
    let stacks: Vec<String> =
        (1..).zip(&view.stacks).map(|(number, stack)| format!("{number} {}", pile(stack))).collect();
    let basics = Kind::BASICS.iter().zip(view.basics);
    let basics: Vec<String> =
        basics.map(|(kind, left)| format!("{} {left}", screen.text(kind.card().term))).collect();
    let args = [
        ("stacks", text(stacks.join(", "))),
        ("reserve", text(pile(&view.reserve))),
        ("basics", text(basics.join(", "))),
    ];
    screen.wrap(&screen.say("villagers-piles", &args), 4)
}

/// A player: what they have, their village, their hand as far as it is known.
fn player_lines(seat: Seat, player: &PlayerView, page: &Page<'_>) -> Vec<String> {
    let screen = page.screen;
    let number = |number: u16| Arg::Number(number.into());
    let args = [
        ("coins", number(player.coins)),
        ("food", number(player.food)),
        ("builders", number(player.builders)),
        ("gold", number(player.gold)),
        ("silver", number(player.silver)),
    ];
    let has = screen.say("villagers-has", &args);
    let mut lines = vec![String::new(), format!("{}  {}", screen.player(seat, page.names), screen.dim(has))];
    lines.push(village(&player.village, screen));
    if !player.square.is_empty() {
        let names: Vec<String> = player.square.iter().map(|kind| screen.text(kind.card().term)).collect();
        lines.push(format!("  {}", screen.say("villagers-square", &[("cards", text(names.join(", ")))])));
    }
    if page.viewer.is(seat) {
        let rows: Vec<Vec<String>> = player
            .hand
            .cards
            .iter()
            .map(|&kind| vec![String::new(), screen.bold(screen.text(kind.card().term)), facts(kind, screen)])
            .collect();
        lines.push(format!(
            "  {}",
            screen.say("villagers-hand", &[("count", Arg::Number(rows.len() as i64))])
        ));
        lines.extend(columns(&rows, 3));
    } else {
        lines.push(others_hand(player, screen));
    }
    lines
}

/// The backs of a hand, and what is known of their faces.
fn others_hand(player: &PlayerView, screen: &Screen) -> String {
    let hand = &player.hand;
    let count = |same: &[Suit]| format!("{} {}", same.len(), screen.text(same[0].term()));
    let suits: Vec<String> = hand.suits.chunk_by(|a, b| a == b).map(count).collect();
    let mut parts = vec![suits.join(", ")];
    for (id, cards) in [("villagers-hand-seen", &hand.cards), ("villagers-hand-perhaps", &hand.perhaps)] {
        if !cards.is_empty() {
            let names: Vec<String> = cards.iter().map(|kind| screen.text(kind.card().term)).collect();
            parts.push(screen.say(id, &[("cards", text(names.join(", ")))]));
        }
    }
    let args = [("count", Arg::Number(hand.suits.len() as i64))];
    screen.wrap(&format!("  {} {}", screen.say("villagers-hand", &args), screen.dim(parts.join("; "))), 4)
}

/// A village, chain by chain: `Lumberjack › Wheeler › Cartwright`; two branches in brackets.
fn village(villagers: &[VillagerView], screen: &Screen) -> String {
    let roots = villagers.iter().filter(|villager| villager.on.is_none());
    let chains: Vec<String> = roots.map(|root| chain(root, villagers, screen)).collect();
    screen.wrap(&format!("  {}", chains.join("; ")), 4)
}

fn chain(villager: &VillagerView, villagers: &[VillagerView], screen: &Screen) -> String {
    let on_it = villagers.iter().filter(|other| other.on.as_deref() == Some(&villager.name));
    let branches: Vec<String> = on_it.map(|other| chain(other, villagers, screen)).collect();
    let name = label(villager, screen);
    match &branches[..] {
        [] => name,
        [only] => format!("{name} › {only}"),
        several => format!("{name} › [{}]", several.join(" | ")),
    }
}

/// A villager: its name, with its number if there are several, and what can be seen on it.
fn label(villager: &VillagerView, screen: &Screen) -> String {
    let nth = villager.name.split_once('.').map_or_else(String::new, |(_, nth)| format!(".{nth}"));
    // A villager is not torn apart at the end of a line.
    let name = format!("{}{nth}", screen.text(villager.card.card().term)).replace(' ', "\u{a0}");
    if villager.covered {
        return screen.dim(name);
    }
    let seen =
        [("gold", villager.gold.into()), ("silver", villager.silver), ("coins", villager.coins.into())];
    let seen = seen.into_iter().filter(|(_, number)| *number > 0);
    let seen = seen.map(|(what, number)| short(screen, what, number));
    [screen.bold(name)].into_iter().chain(seen).collect::<Vec<_>>().join("\u{a0}")
}

/// A number of coins, gold or silver in few letters.
fn short(screen: &Screen, what: &str, number: u16) -> String {
    screen.say(&format!("villagers-short-{what}"), &[("number", Arg::Number(number.into()))])
}

/// The Countess: what she has, her village, the events.
fn solo_lines(solo: &SoloView, screen: &Screen) -> Vec<String> {
    let coins = screen.say("villagers-countess-has", &[("coins", Arg::Number(solo.coins.into()))]);
    let mut lines =
        vec![String::new(), format!("{}  {}", screen.bold(screen.text("rival")), screen.dim(coins))];
    lines.push(village(&solo.village, screen));
    let events = solo.events.iter().map(|event| (event, "villagers-event-now"));
    for (event, when) in events.chain(solo.later.iter().map(|event| (event, "villagers-event-later"))) {
        let args = [("event", Arg::term(event.term())), ("effect", Arg::term(event.effect()))];
        lines.push(screen.wrap(&format!("  {}", screen.say(when, &args)), 4));
    }
    lines
}

/// What is printed on a card.
fn facts(kind: Kind, screen: &Screen) -> String {
    kind.facts().iter().map(|fact| screen.sentence(fact)).collect::<Vec<_>>().join(", ")
}

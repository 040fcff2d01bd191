//! Every drawing is there, and is nothing but lines and colours.

use bohemian::Building;
use engine::Seat;
use std::collections::BTreeSet;
use villagers::{EventCard, Kind, Season, Suit};

fn symbols() -> BTreeSet<String> {
    let sprite = roxmltree::Document::parse(art::SPRITE).expect("the sprite is XML");
    let symbols = sprite.root_element().children();
    symbols.map(|symbol| symbol.attribute("id").expect("a symbol has an id").to_owned()).collect()
}

#[test]
fn whatever_can_be_shown_is_drawn() {
    let mut shown = BTreeSet::new();
    shown.extend(Building::ALL.map(art::building));
    shown.extend((0..5).map(|seat| art::figure(Seat::new(seat))));
    shown.extend((1..=6).map(art::die));
    shown.extend(Kind::all().map(art::villager));
    shown.extend(Suit::ALL.map(art::suit));
    shown.extend(EventCard::ALL.map(art::event));
    shown.extend([Season::Summer, Season::Winter].map(art::season));
    assert_eq!(shown.len(), 11 + 5 + 6 + 55 + 9 + 24 + 2, "no drawing stands for two things");
    let symbols = symbols();
    assert!(shown.iter().all(|id| symbols.contains(*id)));
}

#[test]
fn ids_are_unique() {
    assert_eq!(symbols().len(), art::symbol::ALL.len());
    assert!(
        symbols().iter().map(String::as_str).eq(art::symbol::ALL.iter().copied().collect::<BTreeSet<_>>())
    );
}

#[test]
fn drawings_hold_nothing_but_lines_and_colours() {
    const SHAPES: [&str; 8] = ["svg", "symbol", "g", "path", "circle", "ellipse", "rect", "line"];
    let sprite = roxmltree::Document::parse(art::SPRITE).expect("the sprite is XML");
    for node in sprite.descendants().filter(roxmltree::Node::is_element) {
        assert!(SHAPES.contains(&node.tag_name().name()), "a {}", node.tag_name().name());
        for attribute in node.attributes() {
            let value = attribute.value();
            assert!(!["style", "class", "href"].contains(&attribute.name()), "{value}");
            if ["fill", "stroke"].contains(&attribute.name()) {
                let of_palette = value.starts_with("var(--") || ["none", "currentColor"].contains(&value);
                assert!(of_palette, "{value} is not in the palette");
            }
        }
    }
}

#[test]
fn both_themes_set_every_colour() {
    let names = |theme: &str| {
        theme
            .split_terminator(';')
            .filter_map(|rule| Some(rule.split_once(':')?.0.to_owned()))
            .collect::<Vec<_>>()
    };
    assert_eq!(names(art::LIGHT), names(art::DARK));
    for suit in Suit::ALL {
        assert!(names(art::LIGHT).iter().any(|name| name == art::suit_colour(suit)), "{suit:?}");
    }
}

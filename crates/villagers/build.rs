//! Reads the cards and the events from `data/`, checks them, and writes them as plain static tables.
//!
//! A mistake in the data stops the build with a sentence that says where it is.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs, path::Path};

fn main() {
    write("cards.rs", cards(&read("data/cards.tsv")));
    write("events.rs", events(&read("data/events.tsv")));
}

fn write(file: &str, tables: String) {
    let path = Path::new(&env::var("OUT_DIR").expect("cargo sets OUT_DIR")).join(file);
    fs::write(&path, tables).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// A line of a table, by the names of its columns.
struct Row {
    place: String,
    fields: BTreeMap<String, String>,
}

impl Row {
    fn get(&self, column: &str) -> &str {
        self.fields.get(column).unwrap_or_else(|| panic!("{}: no column {column}", self.place))
    }

    fn number(&self, column: &str) -> u8 {
        let text = self.get(column);
        text.parse().unwrap_or_else(|_| panic!("{}: {column} is no number: {text:?}", self.place))
    }

    fn flag(&self, flag: &str) -> bool {
        self.get("flags") == flag
    }
}

fn read(file: &str) -> Vec<Row> {
    println!("cargo:rerun-if-changed={file}");
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
    let columns: Vec<&str> = lines.next().unwrap_or_else(|| panic!("{file}: empty")).1.split('\t').collect();
    lines
        .map(|(number, line)| {
            let place = format!("{file}, line {number}");
            let fields: Vec<&str> = line.split('\t').collect();
            assert!(fields.len() == columns.len(), "{place}: {} fields, not {}", fields.len(), columns.len());
            let fields = columns.iter().zip(fields).map(|(c, f)| ((*c).to_owned(), f.to_owned())).collect();
            Row { place, fields }
        })
        .collect()
}

/// `wood_carver` as `WoodCarver`.
fn camel(id: &str) -> String {
    id.split('_').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

const SUITS: [&str; 9] = ["grain", "wood", "hay", "ore", "grapes", "wool", "leather", "solitary", "special"];
const FLAGS: [&str; 7] = ["", "founders", "basic", "countess", "road", "four_plus", "discard"];

struct Cards<'a> {
    rows: &'a [Row],
    kinds: BTreeMap<&'a str, usize>,
}

impl Cards<'_> {
    fn kind(&self, row: &Row, id: &str) -> usize {
        *self.kinds.get(id).unwrap_or_else(|| panic!("{}: no villager is called {id:?}", row.place))
    }

    /// The villager that this one is placed on, if it has a production chain.
    fn placed_on(&self, row: &Row) -> Option<usize> {
        match row.get("placed_on") {
            "" | "any" => None,
            id => Some(self.kind(row, id)),
        }
    }

    /// How many villagers stand below it in its chain.
    fn depth(&self, row: &Row) -> usize {
        let (mut depth, mut at) = (0, row);
        while let Some(below) = self.placed_on(at) {
            depth += 1;
            at = &self.rows[below];
            assert!(depth < self.rows.len(), "{}: the chain goes in a circle", row.place);
        }
        depth
    }

    fn check(&self) {
        for row in self.rows {
            assert!(FLAGS.contains(&row.get("flags")), "{}: unknown flag", row.place);
            assert!(SUITS.contains(&row.get("suit")), "{}: unknown suit", row.place);
            if let Some(below) = self.placed_on(row) {
                let below = &self.rows[below];
                assert!(below.get("suit") == row.get("suit"), "{}: a chain of two suits", row.place);
                let branches = if self.placed_on(below).is_none() { 2 } else { 1 };
                assert!(below.number("branches") == branches, "{}: needs {branches} branches", below.place);
            }
            // V44: the number in the key ring tells how many cards of the game name it.
            let locks = self.rows.iter().filter(|lock| lock.get("padlock_key") == row.get("id")).count();
            assert!(row.number("key_ring") as usize == 2 * locks, "{}: {locks} padlocks name it", row.place);
            // V45: coins never lie under another card.
            assert!(locks == 0 || row.number("branches") == 0, "{}: a key that can be covered", row.place);
        }
        let count = |flag| self.rows.iter().filter(|row| row.flag(flag)).count();
        // V1, V4.
        assert!(count("founders") == 1 && count("basic") == 3 && count("countess") == 1, "who is missing?");
        assert!(self.deck().count() == 50, "{} kinds of villager, not 50", self.deck().count());
        assert!(count("road") == 6, "{} kinds start on the road, not 6", count("road"));
        // The sets of kinds are words of 64 bits.
        assert!(self.rows.len() <= 64, "too many kinds");
    }

    /// The kinds that are shuffled.
    fn deck(&self) -> impl Iterator<Item = usize> {
        (0..self.rows.len())
            .filter(|&kind| !["founders", "basic", "countess"].contains(&self.rows[kind].get("flags")))
    }

    fn set(&self, of: impl Fn(&Row) -> bool) -> String {
        let bits =
            (0..self.rows.len()).filter(|&kind| of(&self.rows[kind])).fold(0u64, |set, kind| set | 1 << kind);
        let [a, b, c, d] = [48, 32, 16, 0].map(|shift| bits >> shift & 0xffff);
        format!("Kinds(0x{a:04x}_{b:04x}_{c:04x}_{d:04x})")
    }
}

fn cards(rows: &[Row]) -> String {
    let mut out = String::new();
    let kinds: BTreeMap<&str, usize> =
        rows.iter().enumerate().map(|(kind, row)| (row.get("id"), kind)).collect();
    assert!(kinds.len() == rows.len(), "data/cards.tsv: a villager stands there twice");
    let cards = Cards { rows, kinds };
    cards.check();

    let _ = writeln!(
        out,
        "/// How many kinds of card there are, Founders, basics and the Countess' card among them."
    );
    let _ = writeln!(out, "pub(crate) const KINDS: usize = {};", rows.len());
    let _ = writeln!(out, "static CARDS: [Card; KINDS] = [");
    for row in rows {
        card(&cards, row, &mut out);
    }
    let _ = writeln!(out, "];\n#[allow(missing_docs)]\nimpl Kind {{");
    for (kind, row) in rows.iter().enumerate() {
        let _ = writeln!(out, "pub const {}: Kind = Kind({kind});", row.get("id").to_uppercase());
    }
    let _ = writeln!(out, "}}");

    let deck: u64 = cards.deck().fold(0, |set, kind| set | 1 << kind);
    let is_deck = |row: &Row| deck >> cards.kinds[row.get("id")] & 1 == 1;
    let alone = |row: &Row| is_deck(row) && row.get("placed_on").is_empty() && !row.flag("discard");
    let mut set = |name: &str, what: &str, set: String| {
        let _ = writeln!(out, "/// {what}\npub(crate) const {name}: Kinds = {set};");
    };
    set("DECK", "The kinds that are shuffled, two cards of each (V1).", cards.set(is_deck));
    set("ROAD", "The kinds that the road starts with (V4).", cards.set(|row| row.flag("road")));
    set(
        "FOUR_PLUS",
        "The kinds that fewer than 4 players do without (V3).",
        cards.set(|row| row.flag("four_plus")),
    );
    set("ALONE", "The kinds of the deck that are placed on their own (V34).", cards.set(alone));
    set("KEYS", "The key villagers (V40).", cards.set(|row| row.number("key_ring") > 0));
    let suits: Vec<String> = SUITS.iter().map(|suit| cards.set(|row| row.get("suit") == *suit)).collect();
    let _ = writeln!(out, "static OF_SUIT: [Kinds; 9] = [{}];", suits.join(", "));
    // Monk and apprentice stand for anybody.
    let stands_in = |kind: usize| rows[kind].get("placed_on") == "any";
    let next = |kind| cards.set(|row| cards.placed_on(row).is_some_and(|on| on == kind || stands_in(kind)));
    let next: Vec<String> = (0..rows.len()).map(next).collect();
    let _ = writeln!(out, "static NEXT: [Kinds; KINDS] = [{}];", next.join(", "));
    out
}

fn card(cards: &Cards<'_>, row: &Row, out: &mut String) {
    let kind = |kind: Option<usize>| kind.map_or("None".into(), |kind| format!("Some(Kind({kind}))"));
    let padlock = match row.get("padlock_key") {
        "" => None,
        id => Some(cards.kind(row, id)),
    };
    let _ = writeln!(
        out,
        "Card {{ id: {id:?}, term: \"villagers-card-{term}\", suit: Suit::{suit}, suit_symbols: {symbols}, \
         placed_on: {on}, depth: {depth}, branches: {branches}, food: {food}, builder: {builder}, gold: {gold}, \
         silver: {silver}, padlock: {padlock}, key_ring: {key_ring} }},",
        id = row.get("id"),
        term = row.get("id").replace('_', "-"),
        suit = camel(row.get("suit")),
        symbols = row.number("suit_symbols"),
        on = kind(cards.placed_on(row)),
        depth = cards.depth(row),
        branches = row.number("branches"),
        food = row.number("food"),
        builder = row.number("builder"),
        gold = row.number("gold"),
        silver = silver(row),
        padlock = kind(padlock),
        key_ring = row.number("key_ring"),
    );
}

/// `3 per 2 hay`, `1 per wood`, `gold_on wood`, `coins_on one villager`.
fn silver(row: &Row) -> String {
    let words: Vec<&str> = row.get("silver").split_whitespace().collect();
    let what = |what: &str| match what {
        "food" | "builder" | "padlock" => format!("Symbol::{}", camel(what)),
        "gold_symbols" => "Symbol::Gold".into(),
        suit if SUITS.contains(&suit) => format!("Symbol::Suit(Suit::{})", camel(suit)),
        other => panic!("{}: silver for {other:?}?", row.place),
    };
    match words[..] {
        [] => "None".into(),
        ["gold_on", suit] => format!("Some(Silver::GoldOn(Suit::{}))", camel(suit)),
        ["coins_on", "one", "villager"] => "Some(Silver::CoinsOnOne)".into(),
        [coins, "per", symbol] => {
            format!("Some(Silver::Per {{ coins: {coins}, every: 1, symbol: {} }})", what(symbol))
        }
        [coins, "per", every, symbol] => {
            format!("Some(Silver::Per {{ coins: {coins}, every: {every}, symbol: {} }})", what(symbol))
        }
        _ => panic!("{}: silver reads {words:?}", row.place),
    }
}

fn events(rows: &[Row]) -> String {
    let mut out = String::new();
    let list = |of: &dyn Fn(&Row) -> String| rows.iter().map(of).collect::<Vec<_>>().join(", ");
    for season in ["summer", "winter"] {
        let count = rows.iter().filter(|row| row.get("season") == season).count();
        assert!(count == 12, "data/events.tsv: {count} events of the {season}, not 12");
    }
    let _ = writeln!(
        out,
        "/// An event of the solo game (V80).\n\
         #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\n#[repr(u8)]\n#[allow(missing_docs)]\n\
         pub enum EventCard {{ {} }}",
        list(&|row| camel(row.get("id")))
    );
    let _ = writeln!(
        out,
        "impl EventCard {{\n/// All events.\npub const ALL: [EventCard; {}] = [{}];\n}}",
        rows.len(),
        list(&|row| format!("EventCard::{}", camel(row.get("id"))))
    );
    let sheet = |row: &Row| {
        format!(
            "EventSheet {{ id: {id:?}, term: \"villagers-event-{term}\", effect: \"villagers-effect-{term}\", season: Season::{season}, when: When::{when} }}",
            id = row.get("id"),
            term = row.get("id").replace('_', "-"),
            season = camel(row.get("season")),
            when = camel(row.get("when")),
        )
    };
    let _ = writeln!(out, "static EVENTS: [EventSheet; {}] = [{}];", rows.len(), list(&sheet));
    out
}

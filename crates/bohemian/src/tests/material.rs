//! Material and set-up (B1 to B6).

use super::*;
use engine::{History, Ply, Record, testkit};

/// B1
#[test]
fn two_or_three_players_have_13_figures_each_four_or_five_have_10() {
    for (players, figures) in [(2, 13), (3, 13), (4, 10), (5, 10)] {
        let game = Bohemian::new(&Setup::new(players).unwrap());
        assert!(Seat::all(players).all(|seat| game.supply(seat) == figures));
        assert_eq!(game.seats(), players);
    }
    assert_eq!(Setup::new(1), Err(SetupFault::Players { found: 1 }));
    assert_eq!(Setup::new(6), Err(SetupFault::Players { found: 6 }));
}

/// B2
#[test]
fn small_tables_leave_tiles_out_and_sides_are_chosen_at_random() {
    let letters = |players| {
        let tiles = Tiles::standard();
        let letters: String = tiles.in_play(players).flatten().map(|side| side.plan.letter()).collect();
        letters
    };
    assert_eq!(letters(5), "ABCDEFGHIJKLMNOPST");
    assert_eq!(letters(4), "ABCDEFGHIJKLMNOP");
    assert_eq!(letters(3), "ABCDEFGHIJKLMNOP");
    assert_eq!(letters(2), "CDEFGHIJKLMN");

    let game = Bohemian::new(&Setup::new(2).unwrap());
    let mut rng = testkit::rng(2);
    let mut backs = [0i32; 6];
    for _ in 0..4_000 {
        let Chance::Sides { backs: sides, .. } = game.draw(&mut rng) else { panic!("sides are due") };
        (0..6).for_each(|tile| backs[tile] += i32::from(sides >> tile & 1));
    }
    // Standard deviation is 32.
    assert!(backs.iter().all(|count| (count - 2_000).abs() < 160), "{backs:?}");
}

/// B3
#[test]
fn each_kind_of_building_is_reached_by_its_total() {
    let totals: Vec<u8> = Building::ALL.iter().map(|building| building.total()).collect();
    assert_eq!(totals, (2..=12).collect::<Vec<_>>());
    assert_eq!(Building::of_total(2), Some(Building::Bakery));
    assert_eq!(Building::of_total(12), Some(Building::Manor));
    assert_eq!((Building::of_total(1), Building::of_total(13)), (None, None));
    let game = position(NINE);
    let (nenbrad, hall) = place(&game, "N10");
    assert_eq!((game.plan(nenbrad).value(hall), game.plan(nenbrad).value(Building::Manor)), (5, 5));
}

/// B4
#[test]
fn tiles_are_laid_out_for_the_inns_factories_and_mills_in_sight() {
    let game = position("2p CEHIKN");
    let view = game.view(engine::Viewer::Spectator);
    let stand =
        |building| view.villages.iter().flat_map(|v| &v.buildings).filter(|b| b.building == building).count();
    assert_eq!(view.flour_left as usize, stand(Building::Mill));
    assert_eq!(view.glass_left as usize, stand(Building::GlassFactory));
    assert_eq!((view.flour_left, view.glass_left, view.tiles_left, view.bishop), (2, 5, 7, None));
    let tiles = Tiles::standard();
    let most = [Building::Inn, Building::GlassFactory, Building::Mill].map(|building| tiles.most(building));
    assert_eq!(most, [8, 7, 6]);
}

/// B5: however the sides fall, there are two mills and two glass factories at least.
#[test]
fn a_single_mill_or_glass_factory_is_in_no_layout() {
    for (players, tiles) in [(2, 6), (3, 8), (4, 8), (5, 9)] {
        for backs in 0..1 << tiles {
            let mut game = Bohemian::new(&Setup::new(players).unwrap());
            game.apply_chance(&Chance::Sides { backs, first: Seat::new(0) }, &mut ()).unwrap();
            for building in [Building::Mill, Building::GlassFactory] {
                assert!(game.standing(building).len() >= 2, "{players} players, {building:?}, {backs:b}");
            }
        }
    }
}

/// B5: the tiles of the first version of the rules could show two players a single glass factory, and own files can.
#[test]
fn tiles_with_too_few_mills_or_glass_factories_are_warned_of() {
    assert_eq!(Tiles::standard().warnings(), []);
    let few = |building, found, players| TilesWarning::Few { building, found, players };
    assert_eq!(Tiles::standard_of(1).warnings(), [few(Building::GlassFactory, 1, 2)]);
    let bare = Tiles::parse(&STANDARD.replace("\"6\", ", "")).unwrap();
    assert_eq!(bare.warnings(), [2, 3, 4, 5].map(|players| few(Building::Mill, 0, players)));
}

/// B5: what began under the first version of the rules has its tiles, and is written as that.
#[test]
fn each_version_of_the_rules_has_its_tiles() {
    for rules in 1..=Bohemian::RULES {
        let setup = Setup::by_rules(rules, 2).unwrap();
        assert_eq!(setup.tiles().fewest(Building::GlassFactory, 2), rules.min(2));
        let record = Record::<Bohemian>::of(History::new(setup));
        let text = record.to_text();
        assert!(text.contains(&format!("\nrules {rules}\nseats 2\n\n")), "{text}");
        assert_eq!(Record::parse(&text), Ok(record));
    }
    // The tiles of another version are tiles of one's own.
    let setup = Setup::new(2).unwrap().with_tiles(Tiles::standard_of(1));
    let record = Record::<Bohemian>::of(History::new(setup));
    assert!(record.to_text().contains("setup tile E 3 7 8 9 10=6 12=3 Elbnitz | F 3 6 8 9 11 Frauendorf\n"));
    assert_eq!(Record::parse(&record.to_text()), Ok(record));
}

fn faults(text: &str) -> Vec<(usize, usize, &'static str)> {
    match Tiles::parse(text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|at| (at.line, at.column, engine::testkit::id(&at.fault))).collect(),
    }
}

/// B5
#[test]
fn a_tile_file_is_checked_and_every_fault_is_told_with_its_place() {
    assert_eq!(faults(STANDARD), []);
    let with = |from: &str, to: &str| {
        assert!(STANDARD.contains(from), "{from}");
        faults(&STANDARD.replacen(from, to, 1))
    };
    let (anschow, bracholnitz) = (11, 12);
    assert_eq!(with("bank = 351", "bank = 0"), [(8, 8, "bohemian-tiles-bank")]);
    assert_eq!(with("bank = 351", "bank = "), [(8, 12, "bohemian-tiles-syntax")]);
    assert_eq!(with("letter = \"A\"", "letter = \"Ä\"")[0].2, "bohemian-tiles-letter");
    assert_eq!(with("\"2\", \"7\"", "\"2\", \"13\""), [(anschow, 65, "bohemian-tiles-unknown-building")]);
    assert_eq!(with("\"2\", \"7\"", "\"2\", \"2\""), [(anschow, 65, "bohemian-tiles-building-twice")]);
    assert_eq!(with("\"10=7\"", "\"10\""), [(anschow, 80, "bohemian-tiles-no-value")]);
    assert_eq!(with("\"10=7\"", "\"10=0\""), [(anschow, 80, "bohemian-tiles-bad-value")]);
    assert_eq!(with("\"2\", \"7\"", "\"2=1\", \"7\""), [(anschow, 60, "bohemian-tiles-needless-value")]);
    assert_eq!(with("letter = \"B\"", "letter = \"C\"")[0].2, "bohemian-tiles-letter-twice");
    assert_eq!(with("\"Bracholnitz\"", "\"Anschow\""), [(bracholnitz, 32, "bohemian-tiles-name-twice")]);
    assert_eq!(with("\"Bracholnitz\"", "\"7 Dwarfs\""), [(bracholnitz, 32, "bohemian-tiles-name")]);
    assert_eq!(
        with("[\"3\", \"4\", \"7\", \"8\", \"9\", \"11\"]", "[]"),
        [(bracholnitz, 59, "bohemian-tiles-no-buildings")]
    );
    assert_eq!(with("bank = 351", "bank = 351\nbonk = 3")[0].2, "bohemian-tiles-syntax");
}

/// B5, B2: what concerns the tiles as a whole.
#[test]
fn a_tile_file_needs_nine_tiles_and_the_pairs_that_are_left_out() {
    let eight = STANDARD.rsplit_once("[[tile]]").unwrap().0;
    let ids: Vec<_> = faults(eight).into_iter().map(|fault| fault.2).collect();
    assert_eq!(ids, ["bohemian-tiles-count", "bohemian-tiles-missing"]);
    let relettered = STANDARD.replace("letter = \"O\"", "letter = \"Q\"");
    assert_eq!(faults(&relettered)[0].2, "bohemian-tiles-missing");
    // Which side is the front is all the same.
    let turned =
        STANDARD.replace("letter = \"S\"", "letter = \"X\"").replace("letter = \"T\"", "letter = \"S\"");
    let turned = turned.replace("letter = \"X\"", "letter = \"T\"");
    let tiles = Tiles::parse(&turned).unwrap();
    assert_eq!(tiles.in_play(4).count(), 8);
}

/// B5, B4
#[test]
fn no_choice_of_sides_may_show_more_inns_factories_or_mills_than_the_box_has_tiles() {
    // Inns stand on every tile but S/T: one more is too many.
    let nine_inns =
        STANDARD.replace("[\"3\", \"5\", \"7\", \"8\", \"10=6\", \"11\"]", "[\"3\", \"5\", \"9\"]");
    let ids: Vec<_> = faults(&nine_inns).into_iter().map(|fault| fault.2).collect();
    assert_eq!(ids, ["bohemian-tiles-too-many"]);
    // Ten kinds on a side.
    let ten = STANDARD.replace(
        "[\"7\", \"8\", \"9\", \"10=5\", \"12=5\"]",
        "[\"2\",\"3\",\"4\",\"5\",\"7\",\"8\",\"9\",\"10=5\",\"11\",\"12=5\"]",
    );
    assert_eq!(faults(&ten)[0].2, "bohemian-tiles-too-many-buildings");
}

/// B5: whoever owns the box plays with tiles of their own, and the record keeps them.
#[test]
fn a_record_carries_tiles_of_ones_own() {
    let own = STANDARD.replace("Nenbrad", "Nový Brod").replace("12=5\"] }", "12=6\"] }").replace("351", "99");
    let setup = Setup::new(3).unwrap().with_tiles(Tiles::parse(&own).unwrap()).with_manual_income(true);
    let mut history = History::<Bohemian>::new(setup.with_first(Seat::from_number(2)).unwrap());
    let sides = history.state().parse_chance("sides ACEGIKNO first 2").unwrap();
    history.push(Ply::Chance(sides), &mut ()).unwrap();
    let record = Record::of(history);
    let text = record.to_text();
    assert!(
        text.contains("setup tile M 2 3 4 5 6 8 9 10=10 11 Mirowan | N 7 8 9 10=5 12=6 Nový Brod\n"),
        "{text}"
    );
    assert_eq!(Record::parse(&text), Ok(record));

    let fault = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let at = Record::<Bohemian>::parse(&text.replacen(from, to, 1)).unwrap_err();
        (at.line, at.column, engine::testkit::id(&at.fault))
    };
    assert_eq!(fault("seats 3", "seats 7"), (4, 7, "bohemian-setup-players"));
    assert_eq!(fault("first 2\n", "first 9\n"), (5, 13, "bohemian-setup-first"));
    assert_eq!(fault("income yes", "income ja"), (6, 21, "bohemian-setup-yes-or-no"));
    assert_eq!(fault("setup bank 99\n", "setup bank 99\nsetup bank 98\n"), (8, 7, "bohemian-setup-twice"));
    assert_eq!(fault("first 2\n", "first 2\nsetup first 1\n"), (6, 7, "bohemian-setup-twice"));
    assert_eq!(fault("first 2\n", "first +2\n"), (5, 13, "bohemian-setup-first"));
    assert_eq!(fault("setup bank 99\n", ""), (7, 7, "bohemian-setup-tiles-without-bank"));
    assert_eq!(fault("bank 99", "bank 0"), (7, 12, "bohemian-setup-bank"));
    assert_eq!(fault("setup tile A", "setup tale A"), (8, 7, "bohemian-setup-unknown-option"));
    assert_eq!(fault("A 2 7 8", "A 2 7 7"), (8, 18, "bohemian-tiles-building-twice"));
    assert_eq!(fault("| B 3 4", "| B 3 44"), (8, 49, "bohemian-tiles-unknown-building"));
    assert_eq!(fault("| B 3 4", "| A 3 4"), (8, 12, "bohemian-tiles-letter-twice"));
}

/// B6: a bank of one coin can still pay one: value is counted, not tokens.
#[test]
fn the_bank_counts_value() {
    check("2p CEHIKN bank:2 dice:1244", "4+4 H8", "coins:1=1 bank:1");
}

//! Going back at a table of the server: who has to agree, and to what.

use crate::harness::*;
use bohemian::Bohemian;
use engine::{Record, Turn};
use serde_json::Value;
use table::TableView;
use wire::Request;
use wire::http::Seated;

async fn look(house: &House, seat: &Seated) -> TableView<Value> {
    house.api.look(seat.table, Some(seat)).await.unwrap().view
}

/// Plays a whole turn of whoever has it, and gives their place among the seats.
async fn play_turn(house: &House, seats: &[Seated]) -> usize {
    let Turn::Seat(turn) = look(house, &seats[0]).await.turn else { panic!("nobody has to act") };
    let seat = seats.iter().position(|seat| seat.seat == turn).unwrap();
    loop {
        let view = look(house, &seats[seat]).await;
        match view.moves.first() {
            Some(mv) => house.api.act(&seats[seat], &play(mv)).await.unwrap(),
            None => return seat,
        };
    }
}

async fn asks(house: &House, seat: &Seated, plies: usize) -> usize {
    house.api.act(seat, &Request::Ask { id: id(), plies }).await.unwrap();
    look(house, seat).await.request.map_or(0, |request| request.number)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_was_meant_for_another_request_is_refused() {
    let house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let first = look(&house, &seats[0]).await.plies;
    let asker = play_turn(&house, &seats).await;
    let later = look(&house, &seats[0]).await.plies - 1;
    play_turn(&house, &seats).await;
    let (asker, other) = (&seats[asker], &seats[1 - asker]);
    let harmless = asks(&house, asker, later).await;
    let swapped = asks(&house, asker, first).await;
    assert_ne!(harmless, swapped);
    let plies = look(&house, other).await.plies;
    let answer = |request| Request::Answer { id: id(), request, agree: true };
    let refused = house.api.act(other, &answer(harmless)).await.unwrap_err();
    assert_eq!(refused.reason().as_deref(), Some("table-nothing-asked"));
    assert_eq!(look(&house, other).await.plies, plies);
    house.api.act(other, &answer(swapped)).await.unwrap();
    assert_eq!(look(&house, other).await.plies, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_away_has_not_agreed() {
    let house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let first = look(&house, &seats[0]).await.plies;
    let asker = play_turn(&house, &seats).await;
    let (asker, other) = (&seats[asker], &seats[1 - asker]);
    asks(&house, asker, first).await;
    // A stand-in plays on for the other one; it agrees to nothing.
    house.api.act(other, &Request::Away { id: id(), level: Some("random".into()) }).await.unwrap();
    let view = look(&house, asker).await;
    assert!(view.request.is_none() && view.plies > first, "{} of {first}", view.plies);
    let refused = house.api.act(asker, &Request::Ask { id: id(), plies: first }).await.unwrap_err();
    assert_eq!(refused.reason().as_deref(), Some("table-cannot-agree"));
    assert!(look(&house, asker).await.plies > first);
}

/// What was taken back stands in the record, and in what came of it after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn a_way_back_is_kept_and_can_be_verified() {
    let mut house = House::open().await;
    let seats = house.table("bohemian", 2).await;
    let commitment = look(&house, &seats[0]).await.commitment;
    let first = look(&house, &seats[0]).await.plies;
    let asker = play_turn(&house, &seats).await;
    let request = asks(&house, &seats[asker], first).await;
    house.api.act(&seats[1 - asker], &Request::Answer { id: id(), request, agree: true }).await.unwrap();
    house.reopen().await;
    play_turn(&house, &seats).await;
    house.api.act(&seats[1], &Request::Resign { id: id() }).await.unwrap();
    let record = house.api.record(seats[0].table).await.unwrap();
    assert!(
        record.contains(&format!("\nback {first}\n")) && record.ends_with("\nend resigned 2\n"),
        "{record}"
    );
    let record = Record::<Bohemian>::parse(&record).unwrap();
    let published = table::Commitment::from_hex(&commitment);
    let expected = table::Expected { commitment: published, ..table::Expected::default() };
    let verified = table::verify(&record, &expected).unwrap();
    assert_eq!(
        (verified.rewinds, verified.ending, verified.is_published),
        (1, table::Ending::Resigned, true)
    );
}

//! What a move in Bohemian Villages is good for, as a message.

use crate::{Address, Bohemian, Building, Dice, Move, Village};
use engine::{Game, Score, Seat};

engine::messages! {
    /// What a move is good for.
    pub enum Purpose {
        Income { coins: u32 } = "hint-bohemian-income" by "B12",
        Roll = "hint-bohemian-roll" by "B13",
        KickOut { owner: Seat, place: Address, building: Building } = "hint-bohemian-kick-out" by "B22",
        Shop { place: Address, building: Building, coins: i32 } = "hint-bohemian-shop" by "B61",
        Flour { place: Address, left: u32 } = "hint-bohemian-flour" by "B31",
        MillsScore { place: Address, coins: i32 } = "hint-bohemian-mills-score" by "B31",
        Glass { place: Address, left: u32 } = "hint-bohemian-glass" by "B32",
        GlassScores { place: Address, coins: i32 } = "hint-bohemian-glass-scores" by "B32",
        Farm { place: Address, coins: i32 } = "hint-bohemian-farm" by "B33",
        InnActive { place: Address } = "hint-bohemian-inn-active" by "B34",
        InnIdle { place: Address, missing: u32 } = "hint-bohemian-inn-idle" by "B34",
        TownHall { place: Address, worth: u8, missing: u32 } = "hint-bohemian-town-hall" by "B62",
        Church { place: Address, churches: u32 } = "hint-bohemian-church" by "B63",
        Manor { place: Address, coins: i32 } = "hint-bohemian-manor" by "B40",
        Bishop { churches: u32 } = "hint-bohemian-bishop" by "B50",
        Tile = "hint-bohemian-tile" by "B52",
        Reroll { dice: Dice } = "hint-bohemian-reroll" by "B54",
        End = "hint-bohemian-end" by "B16",
        Pass = "hint-bohemian-pass" by "B19",
    }
}

/// What a legal move is good for.
pub(super) fn purpose(game: &Bohemian, mv: Move) -> Purpose {
    let seat = game.player();
    match mv {
        Move::Income => Purpose::Income { coins: game.income_of(seat) },
        Move::Roll => Purpose::Roll,
        Move::Place { dice, village } => placing(game, mv, dice, village),
        Move::KickOut { dice, village } => {
            let building = reached(dice);
            match game.owner(village, building) {
                Some(owner) => Purpose::KickOut { owner, place: address(game, village, building), building },
                None => placing(game, mv, dice, village),
            }
        }
        Move::Bishop { .. } => Purpose::Bishop { churches: game.figures(seat, Building::Church).len() },
        Move::Tile { .. } => Purpose::Tile,
        Move::Reroll { dice } => Purpose::Reroll { dice },
        Move::End => Purpose::End,
        Move::Pass => Purpose::Pass,
    }
}

fn reached(dice: Dice) -> Building {
    Building::of_total(dice.total()).expect("a figure is placed with 2 to 12")
}

fn address(game: &Bohemian, village: Village, building: Building) -> Address {
    Address { letter: game.plan(village).letter(), building }
}

fn placing(game: &Bohemian, mv: Move, dice: Dice, village: Village) -> Purpose {
    let seat = game.player();
    let building = reached(dice);
    let place = address(game, village, building);
    let mut after = game.clone();
    after.play_unchecked(mv, &mut ());
    let coins = after.coins(seat) - game.coins(seat);
    let missing = after.plan(village).buildings().len() - after.filled(village).len();
    let left = after.free(building).len();
    match building {
        Building::Mill if coins > 0 => Purpose::MillsScore { place, coins },
        Building::Mill => Purpose::Flour { place, left },
        Building::GlassFactory if coins > 0 => Purpose::GlassScores { place, coins },
        Building::GlassFactory => Purpose::Glass { place, left },
        Building::Farm => Purpose::Farm { place, coins },
        Building::Manor => Purpose::Manor { place, coins },
        Building::Inn if after.active_inns().contains(village) => Purpose::InnActive { place },
        Building::Inn => Purpose::InnIdle { place, missing: 4 - after.filled(village).len().min(4) },
        Building::TownHall => Purpose::TownHall { place, worth: game.plan(village).value(building), missing },
        Building::Church => Purpose::Church { place, churches: after.figures(seat, building).len() },
        _ => {
            let shops =
                |game: &Bohemian| game.standings().nth(seat.index()).map_or(0, |score: Score| score.0[2]);
            Purpose::Shop { place, building, coins: shops(&after) - shops(game) }
        }
    }
}

//! What people ask for.

use crate::{Commitment, Contribution, Speaker};
use bots::Level;
use engine::Seat;

/// What somebody asks of a table. Whether they are who they say is for the caller to know.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Command {
    /// Sit down on an open seat before the game, with random bytes of one's own for the dice.
    Sit { seat: Seat, name: String, contribution: Contribution },
    /// Put a bot on an open seat before the game.
    SeatBot { seat: Seat, level: Level },
    /// Stand up, or send the bot away, before the game.
    Leave { seat: Seat },
    /// Say the hash of one's part of the dice, in the round with this number.
    Commit { seat: Seat, round: u32, commitment: Commitment },
    /// Begin: every seat is taken. If anybody has committed to a part of the dice, the game begins once all have revealed.
    Start,
    /// Say one's part of the dice, once the host has bound it.
    Reveal { seat: Seat, round: u32, part: Contribution },
    /// Somebody was asked for their part of the dice, and is late.
    RoundTimeOut,
    /// Play a move, in notation.
    Play { seat: Seat, mv: String },
    /// Take back the last move, while nothing new has become known.
    TakeBack { seat: Seat },
    /// Ask the others to go back to the state after so many plies.
    AskTakeBack { seat: Seat, plies: usize },
    /// Answer the request of this number.
    Answer { seat: Seat, request: usize, agree: bool },
    /// Give up. A bot plays the seat on if two or more others are left.
    Resign { seat: Seat },
    /// A bot takes over for somebody who is away.
    Away { seat: Seat, level: Level },
    /// The one who was away is back.
    Back { seat: Seat },
    /// The seat's time is up: a bot takes over.
    TimeOut { seat: Seat },
    /// Whoever sits there gets another token, before the game.
    Reissue { seat: Seat },
    /// Give up on a game that has not begun.
    Close,
    /// The same people play again elsewhere, once the game is over.
    Rematch,
    /// Say something.
    Say { from: Speaker, text: String },
}

//! A first game of Bohemian Villages: dice and buildings in Elbnitz.

use super::{Lesson, step};

pub(super) const LESSON: Lesson = Lesson {
    id: "bohemian",
    game: "bohemian",
    players: 2,
    setup: &[("first", "1")],
    words: "piazza lesson bohemian 12190413",
    opening: &["* sides DEHJKN first 1", "* 2 3 4 6"],
    steps: &[
        step("learn-bohemian-welcome", ".villages", &[]),
        step("learn-bohemian-glass", ".die:nth-child(2), .die:nth-child(3)", &["1 3+4 E7"]),
        step("learn-bohemian-farm", ".die", &["1 2+6 E8", "* 1 5 5 6", "2 5+5 K10", "2 1+6 K7", "* 2 3 4 6"]),
        step(
            "learn-bohemian-inn",
            ".die:not(:nth-child(4))",
            &["1 2+3+4 E9", "* 1 5 6 6", "2 5+6 J11", "2 1+6 N7", "* 1 2 5 6"],
        ),
        step("learn-bohemian-kick-out", ".die:nth-child(3), .die:nth-child(4)", &["1 5+6 xJ11"]),
        step("learn-bohemian-shop", ".die", &["1 1+2 E3", "* 1 3 4 5", "2 3+4 H7", "2 1+5 D6", "* 1 1 4 6"]),
        step("learn-bohemian-scoring", ".seats", &[]),
        step("learn-bohemian-bishop", ".die:nth-child(-n + 2), [data-does=bishop]", &["1 1+1 bishop"]),
        step(
            "learn-bohemian-town-hall",
            ".die",
            &["1 4+6 E10", "* 1 1 2 5", "2 2+5 N7", "2 1+1 K2", "* 2 4 6 6"],
        ),
        step("learn-bohemian-manor", ".die:nth-child(n + 3)", &["1 6+6 E12"]),
        step(
            "learn-bohemian-tile",
            "[data-does=tile]",
            &["1 2+4 tile", "* 2 2 4 5", "2 4+5 K9", "2 2+2 D4", "*"],
        ),
        step("learn-bohemian-end", "#house-E7, .standing", &[]),
    ],
};

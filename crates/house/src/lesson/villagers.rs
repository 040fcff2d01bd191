//! A first game of Villagers: two rounds, up to the first padlocks.

use super::{Lesson, step};

pub(super) const LESSON: Lesson = Lesson {
    id: "villagers",
    game: "villagers",
    players: 2,
    setup: &[("first", "1")],
    words: "piazza lesson villagers 1",
    opening: &["*"],
    steps: &[
        step("learn-villagers-welcome", ".v-places", &[]),
        step("learn-villagers-draft", "", &["1 road 6", "2 road 5", "1 road 2", "2 stack 3", "2 coin 1"]),
        step("learn-villagers-coin", "", &["1 coin 3"]),
        step("learn-villagers-food", "", &["1 build harvester"]),
        step("learn-villagers-basic", "", &["1 give truffler stack 6 take lumberjack"]),
        step("learn-villagers-chain", "", &["1 build carpenter on lumberjack"]),
        step(
            "learn-villagers-done",
            ".bar-actions .main",
            &[
                "1 done",
                "2 give seeker stack 6 take miner",
                "2 build blacksmith on miner",
                "2 done",
                "2 stack 4",
            ],
        ),
        step("learn-villagers-cooper", "", &["1 road 3", "2 stack 5"]),
        step(
            "learn-villagers-third",
            "",
            &["1 road 1", "2 stack 3", "1 stack 2", "1 coin 3", "2 coin 6", "2 build chandler", "2 done"],
        ),
        step("learn-villagers-padlock", "", &["1 build cooper on lumberjack key 2"]),
        step("learn-villagers-own-key", "", &["1 build poulterer on founders key 1"]),
        step("learn-villagers-end", ".v-market", &[]),
    ],
};

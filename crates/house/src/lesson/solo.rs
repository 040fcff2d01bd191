//! A first round against the Countess.

use super::{Lesson, step};

pub(super) const LESSON: Lesson = Lesson {
    id: "solo",
    game: "villagers",
    players: 1,
    setup: &[("solo", "novice")],
    words: "piazza lesson solo 7",
    opening: &["*", "*", "*"],
    steps: &[
        step("learn-solo-welcome", ".v-countess", &[]),
        step("learn-solo-event", ".v-event", &[]),
        step("learn-solo-draft", "", &["1 road 6"]),
        step("learn-solo-give", "", &["1 countess 4"]),
        step("learn-solo-again", "", &["1 road 2", "1 countess 6", "1 coin 3"]),
        step("learn-solo-build", ".bar-actions .main", &["1 build harvester", "1 build hunter", "1 done"]),
        step("learn-solo-resolve", ".bar-actions .main", &["1 resolve guild_conspiracy"]),
        step("learn-solo-end", ".v-jester, .v-event", &[]),
    ],
};

//! Any game in a terminal: what a viewer sees, as a list.

use crate::screen::Screen;
use crate::terminal::{Page, SetupOf, Terminal, ViewOf};
use bots::Brain;
use core::marker::PhantomData;
use engine::Game;
use serde_json::Value;

/// The terminal of a game that has none of its own.
pub(crate) struct Plain<G>(PhantomData<G>);

impl<G: Brain> Terminal for Plain<G> {
    type Game = G;

    fn picture(_: &SetupOf<Self>, view: &ViewOf<Self>, page: &Page<'_>) -> Vec<String> {
        picture::<G>(view, page.screen)
    }
}

/// The view as it is serialized: a line for each value, what belongs to it indented below.
fn picture<G: Game>(view: &G::View, screen: &Screen) -> Vec<String> {
    let value = serde_json::to_value(view).expect("a view can be written as JSON");
    let mut lines = Vec::new();
    List { screen, word: &|key| word(key, G::ID, screen) }.add(&value, 1, &mut lines);
    lines
}

/// The game's own word for a key of its view, or the key itself.
fn word(key: &str, game: &str, screen: &Screen) -> String {
    let id = format!("{game}-{}", key.replace('_', "-"));
    if screen.words.has(&id) { screen.text(&id) } else { key.replace(['_', '-'], " ") }
}

struct List<'a> {
    screen: &'a Screen,
    word: &'a dyn Fn(&str) -> String,
}

impl List<'_> {
    /// Adds a line for each part of a value.
    fn add(&self, value: &Value, depth: usize, lines: &mut Vec<String>) {
        match value {
            Value::Object(parts) => {
                for (key, part) in parts {
                    self.add_part(&(self.word)(key), part, depth, lines);
                }
            }
            Value::Array(parts) => {
                for (number, part) in (1..).zip(parts) {
                    self.add_part(&format!("{number}"), part, depth, lines);
                }
            }
            _ => lines.extend(self.short(value)),
        }
    }

    fn add_part(&self, name: &str, part: &Value, depth: usize, lines: &mut Vec<String>) {
        let indent = "  ".repeat(depth);
        if let Some(short) = self.short(part) {
            let line = format!("{indent}{}  {}", self.screen.dim(name), self.screen.bold(short));
            lines.push(self.screen.wrap(&line, 2 * depth + 2));
        } else {
            lines.push(format!("{indent}{}", self.screen.dim(name)));
            self.add(part, depth + 1, lines);
        }
    }

    /// A value that fits a line: a simple one, or several of them.
    fn short(&self, value: &Value) -> Option<String> {
        Some(match value {
            Value::Null | Value::Bool(false) => "–".to_owned(),
            Value::Bool(true) => "✓".to_owned(),
            Value::Number(number) => number.to_string(),
            Value::String(text) => (self.word)(text),
            Value::Array(parts) if parts.is_empty() => "–".to_owned(),
            Value::Array(parts) if parts.iter().all(|part| !part.is_object() && !part.is_array()) => {
                parts.iter().filter_map(|part| self.short(part)).collect::<Vec<_>>().join(", ")
            }
            Value::Array(_) | Value::Object(_) => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{History, Ply, Seat, Viewer};
    use race::{Chance, Race, Setup};
    use serde_json::json;
    use words::{Lang, Words};

    fn screen() -> Screen {
        Screen::new(Words::of(Lang::English))
    }

    #[test]
    fn a_game_without_a_terminal_of_its_own_is_shown_as_a_list() {
        let mut history = History::<Race>::new(Setup::default());
        history.push(Ply::Chance(Chance::Deal(vec![3, 5])), &mut ()).unwrap();
        history.push(Ply::Chance(Chance::Roll(6)), &mut ()).unwrap();
        let shown = picture::<Race>(&history.state().view(Viewer::Seat(Seat::new(0))), &screen()).join("\n");
        assert!(shown.contains("goal  10") && shown.contains("die  6"), "{shown}");
        assert!(shown.contains("hand  3") && !shown.contains("hand  5"), "{shown}");
    }

    #[test]
    fn what_belongs_together_is_indented() {
        let view = json!({
            "players": [{ "hand": ["ace", "king"], "passed": false }, { "hand": [], "passed": true }],
            "to_move": "blue",
            "trump": null,
        });
        let mut lines = Vec::new();
        List { screen: &screen(), word: &|key| key.replace('_', " ") }.add(&view, 1, &mut lines);
        let expected = "  players
    1
      hand  ace, king
      passed  –
    2
      hand  –
      passed  ✓
  to move  blue
  trump  –";
        assert_eq!(lines.join("\n"), expected);
    }

    #[test]
    fn every_game_can_be_shown_plainly() {
        struct Show;
        impl games::Visitor for Show {
            type Output = Vec<String>;
            fn visit<G: Brain>(self) -> Vec<String> {
                use engine::Setup;
                let setup = G::Setup::of_lines(G::RULES, G::INFO.usual_seats, []).unwrap();
                picture::<G>(&G::new(&setup).view(Viewer::Spectator), &screen())
            }
        }
        for game in games::all() {
            let lines = games::visit(game.id, Show).unwrap();
            assert!(lines.len() > 1, "{}: {lines:?}", game.id);
        }
    }
}

//! What a table says, read no further than needed to move: the generator shares its machine with the server.

/// A message of a table. Quotes inside a JSON text are escaped, so a key that is found is one.
pub(crate) struct Glimpse<'a> {
    text: &'a str,
}

impl<'a> Glimpse<'a> {
    /// Looks at a message.
    pub(crate) fn at(text: &'a str) -> Glimpse<'a> {
        Glimpse { text }
    }

    /// Is it of this type?
    pub(crate) fn is(&self, kind: &str) -> bool {
        let rest = self.text.strip_prefix(r#"{"type":""#).and_then(|rest| rest.strip_prefix(kind));
        rest.is_some_and(|rest| rest.starts_with('"'))
    }

    /// The version that it tells of: its own comes first.
    pub(crate) fn version(&self) -> Option<usize> {
        let (_, rest) = self.text.split_once(r#""version":"#)?;
        rest[..rest.find(|c: char| !c.is_ascii_digit())?].parse().ok()
    }

    /// Is the game over?
    pub(crate) fn is_over(&self) -> bool {
        self.text.contains(r#""stage":"over""#)
    }

    /// The moves that it offers, if it shows the table. They come late in a view, and have nothing in them that JSON
    /// would escape.
    pub(crate) fn moves(&self) -> Option<Moves<'a>> {
        let (_, rest) = self.text.rsplit_once(r#""moves":["#)?;
        Some(Moves(rest[..rest.find(']')?].trim_matches('"')))
    }
}

/// Moves to choose from.
pub(crate) struct Moves<'a>(&'a str);

impl<'a> Moves<'a> {
    /// Is there none?
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Any of them, for any number: evenness does not matter here.
    pub(crate) fn any(&self, number: usize) -> &'a str {
        let count = self.0.split(r#"",""#).count();
        self.0.split(r#"",""#).nth(number % count).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_is_read_as_far_as_needed() {
        let news = Glimpse::at(
            r#"{"type":"news","version":12,"news":[{"version":11}],"view":{"stage":"playing","moves":["roll","3+4 N7"],"plies":3}}"#,
        );
        assert!(news.is("news") && !news.is("new") && !news.is_over());
        assert_eq!(news.version(), Some(12));
        let moves = news.moves().unwrap();
        assert_eq!([moves.any(0), moves.any(1), moves.any(2)], ["roll", "3+4 N7", "roll"]);
    }

    #[test]
    fn the_end_has_no_moves_and_other_messages_no_view() {
        let end = Glimpse::at(r#"{"type":"view","version":9,"view":{"stage":"over","moves":[]}}"#);
        assert!(end.is_over() && end.moves().unwrap().is_empty());
        let said = Glimpse::at(r#"{"type":"view","chat":[{"text":"\"stage\":\"over\" \"moves\":["}]}"#);
        assert!(!said.is_over() && said.moves().is_none() && said.version().is_none());
    }
}

//! The schema of all messages, generated from their types.

use crate::{Request, UpdateOf};
use engine::Game;
use schemars::JsonSchema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

/// Collects the schema of all messages of a socket, for the games that are added to it.
pub struct SocketSchema {
    told: SchemaGenerator,
    messages: Map<String, Value>,
}

impl Default for SocketSchema {
    fn default() -> SocketSchema {
        SocketSchema {
            told: SchemaSettings::draft2020_12().for_serialize().into_generator(),
            messages: Map::new(),
        }
    }
}

impl SocketSchema {
    /// Adds what tables of a game say, as `to-client-GAME`.
    pub fn with<G>(mut self) -> SocketSchema
    where
        G: Game<View: JsonSchema, Event: JsonSchema>,
    {
        let told = self.told.subschema_for::<UpdateOf<G>>();
        self.messages.insert(format!("to-client-{}", G::ID), told.into());
        self
    }

    /// The schema: an object with a property for each kind of message.
    pub fn build(mut self) -> Value {
        let mut said = SchemaSettings::draft2020_12().into_generator();
        self.messages.insert("from-client".into(), said.subschema_for::<Request>().into());
        let mut types = said.take_definitions(true);
        types.extend(self.told.take_definitions(true));
        json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Piazza socket",
            "type": "object",
            "properties": self.messages,
            "$defs": types,
        })
    }
}

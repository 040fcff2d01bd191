//! What is printed on a card, told in sentences.

use crate::cards::{Kind, Silver, Symbol};
use engine::{Arg, Sentence, ToArg};

impl Kind {
    /// What is printed on it beside its name, from suit to key ring.
    pub fn facts(self) -> Vec<Sentence> {
        let card = self.card();
        let number = |id, number: u8| (number > 0).then(|| Sentence::new(id, [("number", number.to_arg())]));
        let villager = |id, kind: Option<Kind>| Some(Sentence::new(id, [("card", kind?.to_arg())]));
        let facts = [
            Some(Sentence::new(card.suit.term(), [])),
            villager("villagers-fact-on", card.placed_on),
            number("villagers-fact-food", card.food),
            number("villagers-fact-builder", card.builder),
            number("villagers-fact-gold", card.gold),
            card.silver.map(silver),
            villager("villagers-fact-padlock", card.padlock),
            number("villagers-fact-key-ring", card.key_ring),
        ];
        facts.into_iter().flatten().collect()
    }
}

fn silver(silver: Silver) -> Sentence {
    match silver {
        Silver::CoinsOnOne => Sentence::new("villagers-fact-silver-coins", []),
        Silver::GoldOn(suit) => Sentence::new("villagers-fact-silver-gold", [("suit", suit.to_arg())]),
        Silver::Per { coins, every, symbol } => {
            let symbol = match symbol {
                Symbol::Suit(suit) => suit.term(),
                Symbol::Padlock => "villagers-symbol-padlock",
                Symbol::Food => "villagers-symbol-food",
                Symbol::Builder => "villagers-symbol-builder",
                Symbol::Gold => "villagers-symbol-gold",
            };
            let args = [("coins", coins.to_arg()), ("every", every.to_arg()), ("symbol", Arg::term(symbol))];
            Sentence::new("villagers-fact-silver-per", args)
        }
    }
}

# Villagers in the browser

## What lies where
web-villagers-road-place = road, place { $place }
web-villagers-stack = Stack { $number }
web-villagers-reserve = Reserve
web-villagers-away = Discard it
web-villagers-to-countess = To the Countess
web-villagers-cards =
    { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
web-villagers-top = on top: { $card }
web-villagers-basics = Basic villagers
web-villagers-first-market =
    { $cards ->
        [0] First market this round
        [one] First market after 1 more card
       *[other] First market after { $cards } more cards
    }
web-villagers-second-market =
    { $cards ->
        [0] Last market this round
        [one] Last market after 1 more card
       *[other] Last market after { $cards } more cards
    }
web-villagers-market-held = First market held
web-villagers-second-market-held = Last market held
web-villagers-own-village = Your village
web-villagers-villagers =
    { $villagers ->
        [one] Village with 1 villager
       *[other] Village with { $villagers } villagers
    }
web-villagers-ground = On its own
web-villagers-on = on { $card-the }
web-villagers-covered = covered
web-villagers-coins-on-it =
    { $coins ->
        [one] 1 coin on it
       *[other] { $coins } coins on it
    }
web-villagers-in-hand = in your hand
web-villagers-hand =
    { $cards ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
web-villagers-square = Drafted in this phase
web-villagers-first-player = goes first in this round

## What a place costs and brings
web-villagers-price =
    { $coins ->
        [0] opens for free
        [one] opens for 1 coin
       *[other] opens for { $coins } coins
    }
web-villagers-with-monks =
    { $monks ->
        [one] with a Monk beneath it
       *[other] with { $monks } Monks beneath it
    }
web-villagers-change-food = food { $change }
web-villagers-change-builders = builders { $change }
web-villagers-change-gold = gold { $change }
web-villagers-change-silver = silver { $change }
web-villagers-key-arrows = Move between cards

## What can be done now
web-villagers-do-draft =
    { $left ->
        [one] Take a card from the road, or an unseen one from a stack. It is your last in this phase.
       *[other] Take a card from the road, or an unseen one from a stack. You take { $left } more in this phase.
    }
web-villagers-do-coin = Put a coin from the bank on a card on the road, so that it stays. Cards without a coin leave.
web-villagers-do-build =
    { $villagers ->
        [0] You can place no more villagers
        [one] You can place 1 more villager
       *[other] You can place { $villagers } more villagers
    }{ $basics ->
        [0] .
        [one] , and give up a card for a basic villager once more.
       *[other] , and give up cards for basic villagers { $basics } times more.
    } Choose a card from your hand.
web-villagers-do-finish = You have nothing more to build: finish building.
web-villagers-do-rats = Rats! Draft one card fewer, or pay the bank 3 coins.
web-villagers-do-arson = Arson! Place one villager fewer, or pay the bank 3 coins.
web-villagers-do-events = Choose the event to resolve next.
web-villagers-where-to = Where does { $card-the } go?
web-villagers-how-to-pay = Who opens the padlock of { $card-the }?
web-villagers-which-pile = Onto which stack do you put { $card-the }, face down?
web-villagers-whom-to-trade = With which covered villager does the Apprentice trade places?
web-villagers-whom-on-monk = Which card do you place on the Monk?
web-villagers-whose-gold = Half of whose gold does the Smuggler take?
web-villagers-step-back = Back
web-villagers-play-it = Play it
web-villagers-founders-gold = Founders with gold
web-villagers-founders-food = Founders with food
web-villagers-done = Done building
web-villagers-put-no-coin = No coin
web-villagers-resolve = Resolve it
web-villagers-play-jester = Play the Jester on it
web-villagers-one-fewer = { $event }: one fewer
web-villagers-pay-fine = Pay 3 coins
web-villagers-pay-bank = Pay the bank { $coins }
web-villagers-pay-tinner = The Tinner, for free
web-villagers-pay-own =
    { $nth ->
        [1] Yours: the bank pays
       *[other] Your other one: the bank pays
    }
web-villagers-pay-other =
    { $nth ->
        [1] { $owner }'s: you pay { $coins }
       *[other] { $owner }'s other one: you pay { $coins }
    }
web-villagers-pay-countess =
    { $nth ->
        [1] The Countess's: you pay { $coins }
       *[other] The Countess's other one: you pay { $coins }
    }

## Events
web-villagers-events = Events
web-villagers-event = { $event }, { $when }:
web-villagers-event-up = this round
web-villagers-event-later = next round
web-villagers-jester-waits = You have the Jester: choose an event to discard.
web-villagers-decks = Events left: summer { $summer }, winter { $winter }

## In short
web-villagers-short-takes = takes { $card }
web-villagers-short-coin = coin on { $card }
web-villagers-short-builds = places { $card }
web-villagers-short-basic = gives up a card for { $card }

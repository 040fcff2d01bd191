# What a move is for, in one sentence: hints.

## Bohemian Villages
hint-bohemian-income =
    Takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } that would be forfeit after the roll.
hint-bohemian-roll = Rolls without taking the income.
hint-bohemian-kick-out = Sends { $owner }'s figure home from the { $building } { $place } and takes its place.
hint-bohemian-shop =
    A { $building } ({ $place }): your shops would then be worth { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } at the end.
hint-bohemian-flour =
    A flour tile at { $place }. { $left ->
        [one] 1 more mill
       *[other] { $left } more mills
    }, and flour pays.
hint-bohemian-mills-score =
    The last mill, { $place }: flour pays now, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for you.
hint-bohemian-glass =
    A glass tile at { $place }. { $left ->
        [one] 1 more glass factory
       *[other] { $left } more glass factories
    }, and glass pays.
hint-bohemian-glass-scores =
    The last glass factory, { $place }: glass pays now, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for you.
hint-bohemian-farm =
    The farm { $place } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } at once.
hint-bohemian-inn-active = The inn { $place } is active at once and pays every turn.
hint-bohemian-inn-idle =
    The inn { $place } pays every turn once { $missing ->
        [one] 1 more building of its village is occupied
       *[other] { $missing } more buildings of its village are occupied
    }.
hint-bohemian-town-hall =
    The town hall { $place } saves you from losing 5 coins, and is worth { $worth } once its village is complete: { $missing ->
        [one] 1 building
       *[other] { $missing } buildings
    } to go.
hint-bohemian-church =
    The church { $place } makes it { $churches ->
        [one] 1 church
       *[other] { $churches } churches
    } for the majority.
hint-bohemian-manor =
    The manor { $place } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } at once, and nobody can take it.
hint-bohemian-bishop =
    The bishop pays you { $churches ->
        [one] 1 coin
       *[other] { $churches } coins
    } a turn for your churches, as long as he stays.
hint-bohemian-tile = A special action tile lets you roll dice again when it matters.
hint-bohemian-reroll = Rolls { $dice } again for something better.
hint-bohemian-end = Saves figures for later.
hint-bohemian-pass = There is nothing else to do.

## Villagers
hint-villagers-draft =
    Drafts { $card-the }{ $coins ->
        [0] .
        [one] {" "}with the coin on it.
       *[other] {" "}with the { $coins } coins on it.
    }
hint-villagers-unseen = Takes an unseen card from { $pile }.
hint-villagers-countess = Gives the Countess the card that helps her least: { $card }.
hint-villagers-coin = A coin keeps { $card-the } on the road.
hint-villagers-no-coin = Lets every card without a coin leave the road.
hint-villagers-food = With { $card-the } you have { $food } food, and draft more.
hint-villagers-builders =
    With { $card-the } you have { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }, and place more.
hint-villagers-worth =
    With { $card-the } your village is worth { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } more at the market.
hint-villagers-ready = Prepares a chain with { $card-the }.
hint-villagers-give = Trades { $card-the } for { $basic-a }, on which chains can grow.
hint-villagers-tinner = Opens padlocks for free in this build phase.
hint-villagers-smuggler =
    Takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the bank at once.
hint-villagers-apprentice = Frees { $card-the } for your own village.
hint-villagers-done = Saves the other cards for later.
hint-villagers-fewer = Saves the coins, and drafts or places one fewer.
hint-villagers-pay = Pays, so as not to draft or place one fewer.
hint-villagers-resolve = Resolves { $event } now.
hint-villagers-jester = Uses the Jester to discard { $event }.

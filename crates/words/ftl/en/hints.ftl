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
    A flour tile on { $place }; { $left ->
        [one] 1 mill is
       *[other] { $left } mills are
    } then left until flour pays.
hint-bohemian-mills-score =
    The last mill, { $place }: flour pays now, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for you.
hint-bohemian-glass =
    A glass tile on { $place }; { $left ->
        [one] 1 factory is
       *[other] { $left } factories are
    } then left until glass pays.
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
    The inn { $place } pays every turn as soon as { $missing ->
        [one] 1 more building of its village is occupied
       *[other] { $missing } more buildings of its village are occupied
    }.
hint-bohemian-town-hall =
    The town hall { $place } saves you from losing 5, and is worth { $worth } once its village is complete: { $missing } to go.
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
    } a turn for churches, while he stays.
hint-bohemian-tile = A special action tile to roll dice again when it matters.
hint-bohemian-reroll = Rolls { $dice } again for something better.
hint-bohemian-end = Keeps figures for later.
hint-bohemian-pass = There is nothing else to do.

## Villagers
hint-villagers-draft =
    Drafts { $card-the }{ $coins ->
        [0] .
        [one] {" "}with the coin on it.
       *[other] {" "}with the { $coins } coins on it.
    }
hint-villagers-unseen = Tries its luck with { $pile }.
hint-villagers-countess = Gives the Countess the card that helps her least: { $card }.
hint-villagers-coin = A coin keeps { $card-the } on the road.
hint-villagers-no-coin = Lets the road change.
hint-villagers-food = With { $card-the } you have { $food } food, and draft more.
hint-villagers-builders = With { $card-the } you have { $builders } builders, and place more.
hint-villagers-worth =
    With { $card-the } your village is worth { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } more at the market.
hint-villagers-ready = Prepares a chain with { $card-the }.
hint-villagers-give = Gives up { $card-the } for { $basic-a }, on which chains can grow.
hint-villagers-tinner = Opens padlocks for free in this build phase.
hint-villagers-smuggler =
    Takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the bank at once.
hint-villagers-apprentice = Frees { $card-the } for your own village.
hint-villagers-done = Keeps the other cards for later.
hint-villagers-fewer = Saves the coins and does one fewer.
hint-villagers-pay = Pays, so as not to do one fewer.
hint-villagers-resolve = Resolves { $event } now.
hint-villagers-jester = Lets the Jester do away with { $event }.

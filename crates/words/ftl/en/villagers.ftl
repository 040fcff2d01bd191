# Villagers

## The cards: a …, the …
villagers-card-founders = Founders
    .a = Founders
    .the = the Founders
villagers-card-lumberjack = Lumberjack
    .a = a Lumberjack
    .the = the Lumberjack
villagers-card-hayer = Hayer
    .a = a Hayer
    .the = the Hayer
villagers-card-miner = Miner
    .a = a Miner
    .the = the Miner
villagers-card-countess = The Countess
    .a = the Countess
    .the = the Countess
villagers-card-brewer = Brewer
    .a = a Brewer
    .the = the Brewer
villagers-card-poulterer = Poulterer
    .a = a Poulterer
    .the = the Poulterer
villagers-card-swineherd = Swineherd
    .a = a Swineherd
    .the = the Swineherd
villagers-card-truffler = Truffler
    .a = a Truffler
    .the = the Truffler
villagers-card-carpenter = Carpenter
    .a = a Carpenter
    .the = the Carpenter
villagers-card-cooper = Cooper
    .a = a Cooper
    .the = the Cooper
villagers-card-shipwright = Shipwright
    .a = a Shipwright
    .the = the Shipwright
villagers-card-wheeler = Wheeler
    .a = a Wheeler
    .the = the Wheeler
villagers-card-cartwright = Cartwright
    .a = a Cartwright
    .the = the Cartwright
villagers-card-wood-carver = Wood Carver
    .a = a Wood Carver
    .the = the Wood Carver
villagers-card-log-rafter = Log Rafter
    .a = a Log Rafter
    .the = the Log Rafter
villagers-card-thatcher = Thatcher
    .a = a Thatcher
    .the = the Thatcher
villagers-card-bed-builder = Bed Builder
    .a = a Bed Builder
    .the = the Bed Builder
villagers-card-grazier = Grazier
    .a = a Grazier
    .the = the Grazier
villagers-card-milk-maid = Milk Maid
    .a = a Milk Maid
    .the = the Milk Maid
villagers-card-fromager = Fromager
    .a = a Fromager
    .the = the Fromager
villagers-card-peddler = Peddler
    .a = a Peddler
    .the = the Peddler
villagers-card-horse-trader = Horse Trader
    .a = a Horse Trader
    .the = the Horse Trader
villagers-card-ore-muler = Ore Muler
    .a = an Ore Muler
    .the = the Ore Muler
villagers-card-blacksmith = Blacksmith
    .a = a Blacksmith
    .the = the Blacksmith
villagers-card-glass-blower = Glass Blower
    .a = a Glass Blower
    .the = the Glass Blower
villagers-card-mason = Mason
    .a = a Mason
    .the = the Mason
villagers-card-seeker = Seeker
    .a = a Seeker
    .the = the Seeker
villagers-card-spelunker = Spelunker
    .a = a Spelunker
    .the = the Spelunker
villagers-card-jeweler = Jeweler
    .a = a Jeweler
    .the = the Jeweler
villagers-card-locksmith = Locksmith
    .a = a Locksmith
    .the = the Locksmith
villagers-card-graper = Graper
    .a = a Graper
    .the = the Graper
villagers-card-vintner = Vintner
    .a = a Vintner
    .the = the Vintner
villagers-card-wine-trader = Wine Trader
    .a = a Wine Trader
    .the = the Wine Trader
villagers-card-shepherd = Shepherd
    .a = a Shepherd
    .the = the Shepherd
villagers-card-spinner = Spinner
    .a = a Spinner
    .the = the Spinner
villagers-card-weaver = Weaver
    .a = a Weaver
    .the = the Weaver
villagers-card-tailor = Tailor
    .a = a Tailor
    .the = the Tailor
villagers-card-tanner = Tanner
    .a = a Tanner
    .the = the Tanner
villagers-card-saddler = Saddler
    .a = a Saddler
    .the = the Saddler
villagers-card-cobbler = Cobbler
    .a = a Cobbler
    .the = the Cobbler
villagers-card-harvester = Harvester
    .a = a Harvester
    .the = the Harvester
villagers-card-hunter = Hunter
    .a = a Hunter
    .the = the Hunter
villagers-card-chandler = Chandler
    .a = a Chandler
    .the = the Chandler
villagers-card-wattler = Wattler
    .a = a Wattler
    .the = the Wattler
villagers-card-fisher = Fisher
    .a = a Fisher
    .the = the Fisher
villagers-card-beekeeper = Beekeeper
    .a = a Beekeeper
    .the = the Beekeeper
villagers-card-grocer = Grocer
    .a = a Grocer
    .the = the Grocer
villagers-card-freemason = Freemason
    .a = a Freemason
    .the = the Freemason
villagers-card-priest = Priest
    .a = a Priest
    .the = the Priest
villagers-card-agent = Agent
    .a = an Agent
    .the = the Agent
villagers-card-monk = Monk
    .a = a Monk
    .the = the Monk
villagers-card-apprentice = Apprentice
    .a = an Apprentice
    .the = the Apprentice
villagers-card-tinner = Tinner
    .a = a Tinner
    .the = the Tinner
villagers-card-smuggler = Smuggler
    .a = a Smuggler
    .the = the Smuggler

## The suits
villagers-suit-grain = grain
villagers-suit-wood = wood
villagers-suit-hay = hay
villagers-suit-ore = ore
villagers-suit-grapes = grapes
villagers-suit-wool = wool
villagers-suit-leather = leather
villagers-suit-solitary = solitary
villagers-suit-special = special

## Where cards lie
villagers-stack-1 = stack 1
villagers-stack-2 = stack 2
villagers-stack-3 = stack 3
villagers-stack-4 = stack 4
villagers-stack-5 = stack 5
villagers-stack-6 = stack 6
villagers-reserve = the reserve
villagers-away = the discards

## The events of the solo game
villagers-event-sinister-banquet = Sinister Banquet
villagers-event-mood-swing = Mood Swing
villagers-event-black-market = Black Market
villagers-event-value-added-tax = Value Added Tax
villagers-event-land-claim = Land Claim
villagers-event-temporary-employment = Temporary Employment
villagers-event-bribes = Bribes
villagers-event-serfdom = Serfdom
villagers-event-customs = Customs
villagers-event-guild-conspiracy = Guild Conspiracy
villagers-event-betrayer = Betrayer
villagers-event-countess-bank = The Countess' Bank
villagers-event-dark-mood = Dark Mood
villagers-event-it-was-you = It Was You!
villagers-event-arson = Arson
villagers-event-conscription = Conscription
villagers-event-tribute = Tribute
villagers-event-protection-money = Protection Money
villagers-event-trade-network = Trade Network
villagers-event-spy-network = Spy Network
villagers-event-blackmail = Blackmail
villagers-event-abduction = Abduction
villagers-event-arrest = Arrest
villagers-event-rats = Rats

## What the events do
villagers-effect-sinister-banquet = The Countess takes 2 coins from the bank for each food in her village.
villagers-effect-mood-swing = Another event from the same deck is revealed and resolved at once.
villagers-effect-black-market = You and the Countess both take the silver of your villages now.
villagers-effect-value-added-tax = Pay the Countess 1 coin for each visible gold symbol in your village.
villagers-effect-land-claim = Pay the Countess 2 coins for each basic villager in your village, including covered ones.
villagers-effect-temporary-employment = The Countess takes 2 coins from the bank for each different suit in your hand.
villagers-effect-bribes = The Countess's best key villager gets as many coins from the bank as its key ring says.
villagers-effect-serfdom = Build phase: a card that you give up for a basic villager goes into the Countess' village.
villagers-effect-customs = Pay the Countess 1 coin for each villager of the most common suit in your village.
villagers-effect-guild-conspiracy = Each key villager of the Countess gets 2 coins from the bank.
villagers-effect-betrayer = One of your top villagers, but not a basic one, joins the Countess. You choose which.
villagers-effect-countess-bank = Build phase: opening a padlock by paying the bank costs 3 coins.
villagers-effect-dark-mood = Two other events are revealed instead.
villagers-effect-it-was-you = The Jester must be played before this round ends.
villagers-effect-arson = Build phase: place one villager fewer, or pay the bank 3 coins.
villagers-effect-conscription = The Countess takes the top card of a stack or of the reserve. You choose which.
villagers-effect-tribute = Pay the Countess 1 coin for each card in your hand.
villagers-effect-protection-money = Choose one of your villagers with coins, and pay the Countess as many as lie on it.
villagers-effect-trade-network = The Countess takes the silver of her best villager.
villagers-effect-spy-network = The Countess takes from the bank what one of your silver villagers is worth. You choose which.
villagers-effect-blackmail = The Countess takes from the bank the highest visible gold in your village.
villagers-effect-abduction = Discard a card from your hand. You choose which.
villagers-effect-arrest = Discard one of your top villagers, but not a basic one. You choose which.
villagers-effect-rats = Draft phase: draft one card fewer, or pay the bank 3 coins.

## Score and levels
villagers-supply = Supply
villagers-gold = Gold
villagers-silver = Silver
villagers-coins = Coins on villagers
villagers-level-novice = novice
villagers-level-normal = normal
villagers-level-expert = expert

## What is printed on cards, and what players have
villagers-road = Road
villagers-has = coins { $coins }, food { $food }, builders { $builders }, gold { $gold }, silver { $silver }
villagers-countess-has = coins { $coins }
villagers-hand-seen = seen: { $cards }
villagers-fact-on = on { $card }
villagers-fact-food = { $number } food
villagers-fact-builder =
    { $number ->
        [one] 1 builder
       *[other] { $number } builders
    }
villagers-fact-gold = { $number } gold
villagers-fact-padlock = locked: { $card }
villagers-fact-key-ring = key { $number }
villagers-fact-silver-per =
    silver { $coins } { $every ->
        [1] ×
       *[other] per { $every }
    } { $symbol }
villagers-fact-silver-gold = silver: gold on { $suit }
villagers-fact-silver-coins = silver: coins on one villager
villagers-symbol-padlock = padlocks
villagers-symbol-food = food
villagers-symbol-builder = builders
villagers-symbol-gold = gold symbols

## The set-up
villagers-setup-seats = Villagers is for 2 to 5 players, or for one player solo, not for { $seats }.
villagers-setup-level = The Countess plays at the level novice, normal or expert.
villagers-setup-solo = Solo is for one player, not for { $seats }.
villagers-setup-first = The first player must be a seat from 1 to { $seats }.
villagers-setup-unknown = There is no option “{ $key }”.
villagers-setup-twice = “{ $key }” stands in the set-up twice.

## What happens
villagers-dealt = The cards are shuffled and dealt.
villagers-unseen-shuffled = What no player had seen was shuffled again.
villagers-round = Round { $round } begins with { $first }.
villagers-took-road =
    { $seat } takes { $card-the } from the road{ $coins ->
        [0] {""}
        [one] , with 1 coin
       *[other] , with { $coins } coins
    }.
villagers-took-unseen = { $seat } turns up { $card-a } from { $pile }.
villagers-road-filled = { $card } comes to place { $place } of the road.
villagers-road-discarded = { $card } leaves the road and the game.
villagers-coin-placed = { $seat } puts a coin on { $card-the }.
villagers-no-coin = { $seat } puts no coin on the road.
villagers-builds =
    { $seat } builds and may place { $villagers ->
        [one] 1 villager
       *[other] up to { $villagers } villagers
    }.
villagers-built = { $seat } places { $card-a }.
villagers-built-on = { $seat } places { $card-a } on { $below-the }.
villagers-built-on-monks =
    { $seat } places { $card-a } on { $monks ->
        [one] a Monk
       *[other] { $monks } Monks
    }.
villagers-built-on-monks-on =
    { $seat } places { $card-a } on { $monks ->
        [one] a Monk
       *[other] { $monks } Monks
    } on { $below-the }.
villagers-gave = { $seat } puts { $card-the } face down onto { $pile }, and takes { $basic-a } for it.
villagers-gave-unseen = { $seat } puts a card of the suit { $suit } face down onto { $pile }, and takes { $basic-a } for it.
villagers-gave-countess = Serfdom: { $seat } gives { $card-the } to the Countess, and takes { $basic-a } for it.
villagers-opened-free = The Tinner unlocks { $card-the } for { $seat }, for free.
villagers-opened-own-key = { $seat } unlocks { $card-the }: 2 coins from the bank go onto their own { $key }.
villagers-paid-key = { $seat } unlocks { $card-the }: 2 coins go onto { $owner }'s { $key }.
villagers-paid-countess-key = { $seat } unlocks { $card-the }: 2 coins go onto the Countess's { $key }.
villagers-paid-bank =
    { $seat } pays the bank { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } to unlock { $card-the }.
villagers-apprentice = { $seat } plays the Apprentice: he trades places with { $card-the } in { $owner }'s village.
villagers-returned = { $card } is on top and goes back to { $seat }'s hand.
villagers-tinner = { $seat } plays the Tinner: padlocks can be opened for free.
villagers-smuggled =
    { $seat } plays the Smuggler on { $card-the } and takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
villagers-smuggled-nothing = { $seat } plays the Smuggler, but there is no visible gold.
villagers-founders-turned = { $seat } has no food: the Founders turn to their food side.
villagers-first-market = First market: { $seat } takes { $gold } for gold and { $coins } for coins on villagers.
villagers-second-market = Second market: { $seat } takes { $gold } for gold, { $silver } for silver and { $coins } for coins on villagers.
villagers-countess-first-market = First market: the Countess takes { $gold } for gold and { $coins } for coins on villagers.
villagers-countess-second-market = Second market: the Countess takes { $gold } for gold, { $silver } for silver and { $coins } for coins on villagers.
villagers-countess-gets =
    The Countess gets { $card-the }{ $coins ->
        [0] {""}
        [one] , with 1 coin
       *[other] , with { $coins } coins
    }.
villagers-countess-draws = The Countess draws { $card-a }, worth { $worth } to her.
villagers-countess-takes =
    The Countess takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the bank.
villagers-paid-countess =
    { $seat } pays the Countess { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
villagers-coins-laid =
    { $coins ->
        [one] 1 coin goes
       *[other] { $coins } coins go
    } from the bank onto the Countess's { $card }.
villagers-took-silver =
    { $seat } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for silver.
villagers-betrayed =
    { $card } joins the Countess.{ $coins ->
        [0] {""}
        [one] {" "}The coin on it stays with you.
       *[other] {" "}The { $coins } coins on it stay with you.
    }
villagers-arrested =
    { $card } is arrested and leaves the game.{ $coins ->
        [0] {""}
        [one] {" "}The coin on it stays with you.
       *[other] {" "}The { $coins } coins on it stay with you.
    }
villagers-hand-discarded = { $seat } discards { $card-a } from their hand.
villagers-revealed = Event: { $event }.
villagers-resolved = { $event } is resolved.
villagers-event-over = { $event } is over.
villagers-reshuffled = The discarded events are reshuffled.
villagers-paid-fine =
    { $event }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } to the bank.
villagers-does-fewer = { $event }: one fewer this time.
villagers-jester-played = The Jester discards { $event }.

## Why a move is refused
villagers-draft-now = Draft a card now, from the road or from a stack.
villagers-countess-now = Choose the card from the road that the Countess gets.
villagers-coin-now = You may now put a coin on a card on the road, or none.
villagers-build-now = Build now: place villagers, take basic villagers, or end with “done”.
villagers-rats-now = Rats: first decide whether to draft one card fewer or to pay.
villagers-arson-now = Arson: first decide whether to place one villager fewer or to pay.
villagers-events-now = The events are resolved now, in the order that you choose.
villagers-road-place-empty = There is no card at place { $place } of the road.
villagers-pile-empty = There are no cards left there: { $pile }.
villagers-stacks-first = Cards come from the reserve only when all stacks are empty.
villagers-not-in-hand = You don't have { $card-a } in your hand.
villagers-limit-reached = You may place only { $left } more, but that would be { $villagers }.
villagers-stands-alone = { $card } must be placed alone, not on another villager.
villagers-chain-broken = { $card } must go on { $below-the }, or on a Monk or Apprentice in its place, with a free branch and the right chain below.
villagers-played-not-placed = { $card } is played for its effect, not placed.
villagers-monk-on-top = A Monk can't be the top card: place a villager on him in the same move.
villagers-apprentice-trades = The Apprentice can't be placed: he trades places with a covered villager.
villagers-apprentice-stays = An Apprentice can't be taken.
villagers-another-taken = The villager taken is { $card-a }, so that is the one to place.
villagers-not-covered = The Apprentice can only trade places with a covered villager, and this one is not covered: { $card }.
villagers-others-founders = You can't take the Founders of another player.
villagers-no-gold-there = Choose a visible villager of yours with gold for the Smuggler, if there is one.
villagers-no-padlock = There is no padlock to open: { $card }.
villagers-locked = { $card } has a padlock, opened by { $key-the }: say how you pay.
villagers-key-in-play = You can't pay the bank while { $key-the } is in play.
villagers-no-such-key = There is no such key villager in that village: { $key }.
villagers-too-few-coins =
    You need { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for that.
villagers-no-tinner = No Tinner was played in this build phase.
villagers-not-basic = { $card } is not a basic villager. The Lumberjack, the Hayer and the Miner are.
villagers-basics-out = No cards of this basic villager are left: { $card }.
villagers-basics-taken = You have already taken three basic villagers in this build phase.
villagers-pile-closed = You can't put a card onto { $pile } now.
villagers-no-jester = You don't have the Jester.
villagers-jester-too-late = It is too late for the Jester: { $event } has taken effect or is being resolved.
villagers-jester-first = “It Was You!” waits until all other events are resolved, and then takes the Jester.
villagers-not-face-up = This event is not face up: { $event }.
villagers-resolve-first = First resolve { $event }.
villagers-no-such-choice = You can't choose that for { $event }.
villagers-wrong-first = Another seat begins.
villagers-wrong-cards = These are not the cards to be dealt now.
villagers-wrong-unseen = These are not the cards that no player has seen, or one lies where another suit was seen.
villagers-wrong-events = These are not the events to be shuffled now.
villagers-unknown-move = There is no move “{ $word }”.
villagers-unknown-chance = There is no outcome “{ $word }”.
villagers-unknown-card = There is no card “{ $word }”.
villagers-unknown-event = There is no event “{ $word }”.
villagers-no-villager = There is no villager “{ $word }” in that village.
villagers-no-number = “{ $word }” is not a valid number here.
villagers-expected = “{ $expected }” is expected here.
villagers-too-much = “{ $word }” does not belong here.

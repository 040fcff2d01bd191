# Learning the games: lessons at the table.

web-learn = Learn the games
web-learn-coach = Lesson
web-learn-step = step { $step } of { $steps }
web-learn-go-on = Go on
web-learn-leave = Leave
web-learn-done = That is how it is played. Finish this game on your own, or begin one of your choice.
web-learn-play-on = Play on here
web-learn-new-game = A new game
web-learn-new-here = New here?
web-learn-intro = Learn by playing: a first game in a few minutes, hand in hand.
web-learn-solo = Villagers alone
web-learn-learnt = learnt
learn-not-now = Not a bad idea, but first do what the lesson asks: it lights up.

## Bohemian Villages
learn-bohemian-welcome = Six villages, with work in them for your figures. Whoever has the most coins at the end wins. You begin.
learn-bohemian-glass = You rolled 2, 3, 4 and 6. Two dice make a total, and the total names a building. Pick the 3 and the 4, then the glass factory, the 7, in Elbnitz.
learn-bohemian-farm = The other two dice make 8: a farm. It pays at once, a coin for each farm that you have. Place a figure on the one in Elbnitz.
learn-bohemian-inn = { $name } has placed two figures. Three dice can make one total, too: 2 + 3 + 4 is 9, the inn in Elbnitz. It will earn coins once three other buildings there are occupied.
learn-bohemian-kick-out = There is only one church, and { $name } has it. Where no building of a kind is free, you may send a figure home: 5 + 6 is 11, and the church is yours.
learn-bohemian-shop = 1 + 2 is the butchery, a shop. At the end, the more different shops you have, the more they pay. It is also the third building around your inn: the inn becomes active.
learn-bohemian-scoring = { $name } took the last glass factory: so every glass paid 3 coins, and the figures came home. Mills do the same with flour, for 2 coins. And your inn has paid its first coin.
learn-bohemian-bishop = A double can call the bishop instead of placing a figure. While he is with you, each of your churches pays a coin before your turn. Pick 1 and 1, then the bishop.
learn-bohemian-town-hall = 4 + 6 is a town hall. If every building of its village is occupied at the end, it pays its number: 6 in Elbnitz. Whoever has no town hall loses 5 coins.
learn-bohemian-manor = Inn and bishop have just paid you. 6 + 6 is a manor: it pays its number at once.
learn-bohemian-tile = Two dice that are of no use can take a special action tile. It lets you roll dice again, once, in this turn or a later one. Take it with 2 + 4.
learn-bohemian-end = The game ends when somebody begins a turn without figures, or the bank is empty. Then town halls, shops and churches pay. In Elbnitz only the glass factory is missing: occupy it, and your town hall is worth 6.

## Villagers
learn-villagers-welcome = You found a village. Each round you draft villagers from the road, then you place them. Twice there is a market; whoever has the most coins after the second wins.
learn-villagers-draft = Draft two cards, taking turns with { $name }: first the Harvester, whose bowl is food, then the Carpenter, whose house stands for a builder.
learn-villagers-coin = Now the road is renewed: cards without a coin leave it. Put a coin on the Cooper, so that it stays. Whoever drafts it later gets the coin.
learn-villagers-food = Now build: you may place two villagers. Place the Harvester on the free place. For every food in sight you draft one card more each round.
learn-villagers-basic = The Carpenter needs a Lumberjack. Pick the Truffler, then the Lumberjack: the Truffler goes face down onto a stack, and the Lumberjack comes into your village. You may do so three times a round.
learn-villagers-chain = Place the Carpenter on the Lumberjack: a chain. What lies beneath no longer counts, except for suits and padlocks. For every builder in sight you may place one villager more each round.
learn-villagers-done = You have placed your two villagers. End your building and watch { $name } build.
learn-villagers-cooper = { $name } had no food, so her Founders turned and now show some. The new round has begun: draft the Cooper, with your coin on it.
learn-villagers-third = Draft the Poulterer. Your food brings you a third card: take the top card of stack 2, unseen. Then put a coin on the Cartwright, to find it there next round.
learn-villagers-padlock = The Cooper has a padlock, and the Blacksmith is its key. { $name } has one: 2 of your coins go onto it. Place the Cooper on the Lumberjack, who can carry two.
learn-villagers-own-key = The key of the Poulterer is the Carpenter, and he is yours: so 2 coins from the bank go onto him. Place the Poulterer on your Founders.
learn-villagers-end = The first market comes when stacks 1 and 2 are empty: it pays the gold in sight, and the coins that lie on villagers. The second, when all stacks are empty, also pays silver, and ends the game. You may still place one villager.

## Villagers alone
learn-solo-welcome = Alone you play against the Countess. She takes what you give her, and the markets pay her as they pay you. Have more coins than she has at the end.
learn-solo-event = Events lie face up before they strike. This one will put 2 coins on each of her key villagers: so let her have none with a key ring.
learn-solo-draft = You draft as always: take the Harvester from the road.
learn-solo-give = For every card that you take, she gets one from the road. The Thatcher has no key ring and only 2 gold: give it to her.
learn-solo-again = Once more: take the Carpenter, and give her the Peddler. Then put your coin on the Cooper to the left, so that it stays on the road.
learn-solo-build = Place the Harvester and the Hunter: both bring food, for more cards in the next round. Then end your building.
learn-solo-resolve = The events are due. Pick this one, then resolve it: she has no key villager, so it brings her nothing.
learn-solo-end = She has taken a card from the reserve, and the next event is face up. Once in a game the Jester removes an event: keep him for a bad one. After the first market come the events of winter.

## The deal of the day
web-daily = Daily deal
web-daily-intro = The same dice or cards for everybody, every day, against the same bots. The first try counts.
web-daily-play = Play today's deal
web-daily-go-on = Go on
web-daily-practise = Practise it
web-daily-today = To today's deal
web-daily-next = The next deal comes in { $time }.
web-daily-share = Share
web-daily-copied = The line is copied.
web-daily-line = Piazza daily { $date } · { $game } · { $mine }:{ $best } { $won ->
    [1] won
   *[other] lost
} · { $signs }
web-daily-calendar = Your days
web-daily-streak = { $days ->
    [0] Play today's deal to begin a row of days.
    [one] One day in a row.
   *[other] { $days } days in a row.
}
web-daily-day = { $date }: { $game }{ $stars ->
    [0] , not played
    [1] , played
    [2] , won
   *[other] , clearly won
}

## Statistics
web-statistics = Statistics
web-statistics-which = Which games?
web-statistics-all = All
web-statistics-nothing = No games yet
web-statistics-invite = When you have finished a game, here or online, you find it here: how it went, how lucky you were, and how well you played.
web-statistics-played = Games
web-statistics-won = Won
web-statistics-rate = Win rate
web-statistics-best = Best score
web-statistics-percent = { $percent } %
web-statistics-lead = Ahead of the best opponent, in coins
web-statistics-luck = Luck: win chance that chance gave
web-statistics-errors = Mistakes: win chance lost per decision
web-statistics-by-players = Wins by number of players
web-statistics-by-opponents = Wins by opponents
web-statistics-players = { $players } players
web-statistics-mixed = Bots of several levels
web-statistics-people = People
web-statistics-curve = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}, last { $last }
web-statistics-won-of = { $won } of { $games } · { $percent } %
web-statistics-looking = { $games ->
    [one] One game is still being reviewed.
   *[other] { $games } games are still being reviewed.
}
web-statistics-games = Games
web-statistics-is-won = won
web-statistics-is-lost = lost
web-statistics-found = Luck { $luck } %, mistakes { $errors } %
web-statistics-forget-one = Forget this game
web-statistics-export = Save as a file
web-statistics-import = Add from a file
web-statistics-imported = { $games ->
    [one] One game was added.
   *[other] { $games } games were added.
}
web-statistics-no-file = This file has no games of Piazza in it.
web-statistics-forget = Forget all
web-statistics-forget-sure = Really forget all games?

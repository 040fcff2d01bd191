# Learning the games: lessons at the table.

web-learn = Learn the games
web-learn-coach = Lesson
web-learn-step = step { $step } of { $steps }
web-learn-go-on = Continue
web-learn-leave = Leave
web-learn-done = That is how to play. Finish this game on your own, or start a new one.
web-learn-play-on = Continue this game
web-learn-new-game = New game
web-learn-new-here = New here?
web-learn-intro = Learn by playing: a guided first game in a few minutes.
web-learn-solo = Villagers solo
web-learn-learnt = completed
learn-not-now = Not a bad idea, but first do what the lesson asks: it is highlighted.

## Bohemian Villages
learn-bohemian-welcome = Six villages have work for your figures. Whoever has the most coins at the end wins. You begin.
learn-bohemian-glass = You rolled 2, 3, 4 and 6. Two dice make a total, and the total names a building. Pick the 3 and the 4, then the glass factory, the 7, in Elbnitz.
learn-bohemian-farm = The other two dice make 8: a farm. It pays at once: one coin for each farm that you have. Place a figure on the one in Elbnitz.
learn-bohemian-inn = { $name } has placed two figures. Three dice can make one total, too: 2 + 3 + 4 is 9, the inn in Elbnitz. It will earn coins once three other buildings there are occupied.
learn-bohemian-kick-out = There is only one church, and { $name } has it. If no building of a kind is free, you may kick a figure out: 5 + 6 is 11, and the church is yours.
learn-bohemian-shop = 1 + 2 is the butchery, a shop. The more different shops you have at the end, the more they pay. It is also the third building around your inn, so the inn becomes active.
learn-bohemian-scoring = { $name } took the last glass factory, so every glass tile paid 3 coins, and the figures came home. Mills do the same with flour, for 2 coins. And your inn has paid its first coin.
learn-bohemian-bishop = A double can call the bishop instead of placing a figure. While he is with you, each of your churches pays a coin before your turn. Pick 1 and 1, then the bishop.
learn-bohemian-town-hall = 4 + 6 is a town hall. If every building of its village is occupied at the end, it pays its number: 6 in Elbnitz. If you have no town hall, you lose 5 coins.
learn-bohemian-manor = Your inn and the bishop have just paid you. 6 + 6 is a manor: it pays its number at once.
learn-bohemian-tile = With two dice that are of no use you can take a special action tile. It lets you roll dice again once, in this turn or a later one. Take it with 2 + 4.
learn-bohemian-end = The game ends when somebody begins a turn without figures, or the bank is empty. Then town halls, shops and churches pay. In Elbnitz only the glass factory is missing: occupy it, and your town hall is worth 6.

## Villagers
learn-villagers-welcome = You found a village. Each round, you draft villagers from the road and then place them. There are two markets; whoever has the most coins after the second wins.
learn-villagers-draft = Draft two cards, taking turns with { $name }: first the Harvester, whose bowl is food, then the Carpenter, whose house stands for a builder.
learn-villagers-coin = Now the road is renewed: cards without a coin leave it. Put a coin on the Cooper, so that it stays. Whoever drafts it later gets the coin.
learn-villagers-food = Now build: you may place two villagers. Place the Harvester on the free place. For every visible food you draft one more card each round.
learn-villagers-basic = The Carpenter needs a Lumberjack. Pick the Truffler, then the Lumberjack: the Truffler goes face down onto a stack, and the Lumberjack comes into your village. You may do this three times a round.
learn-villagers-chain = Place the Carpenter on the Lumberjack: a chain. What lies beneath no longer counts, except for suits and padlocks. For every visible builder you may place one more villager each round.
learn-villagers-done = You have placed your two villagers. Finish building, and watch { $name } build.
learn-villagers-cooper = { $name } had no food, so her Founders turned over and now show some. The new round has begun: draft the Cooper, with your coin on it.
learn-villagers-third = Draft the Poulterer. Your food brings you a third card: take the top card of stack 2, unseen. Then put a coin on the Cartwright, so that it is still there next round.
learn-villagers-padlock = The Cooper has a padlock, and the Blacksmith is its key. { $name } has one, so 2 of your coins go onto it. Place the Cooper on the Lumberjack, who can carry two.
learn-villagers-own-key = The key of the Poulterer is the Carpenter, and he is yours, so 2 coins from the bank go onto him. Place the Poulterer on your Founders.
learn-villagers-end = The first market comes when stacks 1 and 2 are empty. It pays the visible gold, and the coins that lie on villagers. The second comes when all stacks are empty. It also pays silver, and ends the game. You may still place one villager.

## Villagers alone
learn-solo-welcome = Alone, you play against the Countess. She takes what you give her, and the markets pay her as they pay you. You need more coins than she has at the end.
learn-solo-event = Events lie face up before they take effect. This one will put 2 coins on each of her key villagers, so don't give her one with a key ring.
learn-solo-draft = You draft as always: take the Harvester from the road.
learn-solo-give = For every card that you take, she gets one from the road. The Thatcher has no key ring and only 2 gold: give it to her.
learn-solo-again = Once more: take the Carpenter, and give her the Peddler. Then put your coin on the Cooper to the left, so that it stays on the road.
learn-solo-build = Place the Harvester and the Hunter: both bring food, for more cards in the next round. Then finish building.
learn-solo-resolve = The events are due. Pick this one, then resolve it: she has no key villager, so it brings her nothing.
learn-solo-end = She has taken a card from the reserve, and the next event is face up. Once in a game the Jester removes an event: keep him for a bad one. After the first market come the events of winter.

## The deal of the day
web-daily = Daily deal
web-daily-intro = The same dice or cards for everybody, every day, against the same bots. The first try counts.
web-daily-play = Play today's deal
web-daily-go-on = Continue
web-daily-practise = Practise it
web-daily-today = Go to today's deal
web-daily-next = The next deal comes in { $time }.
web-daily-share = Share
web-daily-copied = Result copied.
web-daily-line = Piazza daily { $date } · { $game } · { $mine }:{ $best } { $won ->
    [1] won
   *[other] lost
} · { $signs } { $link }
web-daily-calendar = Your days
web-daily-streak = { $days ->
    [0] Play today's deal to start a streak.
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
web-statistics-invite = Games that you finish, here or online, appear here: how they went, how lucky you were, and how well you played.
web-statistics-played = Games
web-statistics-won = Won
web-statistics-rate = Win rate
web-statistics-best = Best score
web-statistics-percent = { $percent } %
web-statistics-lead = Lead over the best opponent, in coins
web-statistics-luck = Luck: win chance gained by chance
web-statistics-errors = Mistakes: win chance lost per decision
web-statistics-by-players = Wins by number of players
web-statistics-by-opponents = Wins by opponents
web-statistics-players = { $players } players
web-statistics-mixed = Bots of different levels
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
web-statistics-forget-one = Delete this game
web-statistics-export = Save as a file
web-statistics-import = Add from a file
web-statistics-imported = { $games ->
    [one] One game was added.
   *[other] { $games } games were added.
}
web-statistics-no-file = This file contains no games of Piazza.
web-statistics-forget = Delete all
web-statistics-forget-sure = Really delete all games?

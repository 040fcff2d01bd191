# The pages in the browser.

web-close = Close
web-skip = Skip to content
web-pages = Pages
web-games = Games
web-language = Language
web-dark = Dark
web-lobby = Lobby
web-rules = Rules
web-replay = Replay
web-settings = Settings
web-credits = Credits
web-new-table = New table
web-not-found = Page not found
web-not-found-more = The lane ends in the woods. Perhaps there is a typo in the address.
web-to-home = Home

## Home
web-home-title = Two games on the village square
web-home-intro = Play alone against bots, with friends at one screen, or with people anywhere. No account, no ads, nothing to install.
web-home-bohemian = Roll four dice and send your figures to work in bakeries and glass factories, farms, inns and town halls all over Bohemia.
web-home-villagers = After the plague, the road is full of people with a trade. Take them in, and build a village that feeds and pays them.
web-home-offline = After this visit, you can also play offline.
web-players = { $players } players
web-play-now = Play now
web-together = Play online
web-together-intro = Open a table and send the link to friends, or see who is waiting for players.
web-join = Join by link
web-join-hint = Link or code of a table
web-join-go = Join
web-join-wrong = This is not a link to a table.

## Before a game
web-how-many = How many players?
web-solo = Alone
web-how-well = How strong are the bots?
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-master = Master
web-people-here = How many people share this screen?
web-countess = How strong is the Countess?
web-start = Start

## Settings
web-name = Your name
web-name-hint = The other players see it.
web-theme = Appearance
web-theme-system = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-still = Reduce motion
web-still-hint = Dice, figures and coins change places without animation.
web-sending = When is a move sent?
web-sending-staged = At once; the turn ends with a button
web-sending-confirmed = After confirming each
web-sending-at-once = Always at once
web-bot-pace = How fast do the bots play?
web-bot-pace-quick = Fast
web-bot-pace-normal = Normal
web-bot-pace-calm = Slow
web-settings-kept = Settings are stored only in this browser.

## Rules
web-rules-of = { $game }: the rules
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
web-rules-contents = Contents
web-rules-choice = our choice
web-rules-choice-note = “Our choice” marks what the rulebooks leave open, and how Piazza plays it.

## Credits
web-credits-bohemian = A game by Reiner Stockhausen, published by dlp games.
web-credits-villagers = A game by Haakon Hoel Gaarder, published by Sinister Fish Games.
web-credits-boxes = If you enjoy them here, buy the boxes: they are beautiful, and they pay the designers.
web-credits-own = Piazza is not affiliated with the designers or publishers. Its texts, its drawings and its wording of the rules are its own.
web-credits-tiles = The village tiles of Bohemian Villages are a reconstruction. If you own the box, you can supply the real ones.
web-credits-licence = Free software under the MIT licence or the Apache Licence 2.0, at your option.
web-credits-built = Built with

## Tables online
web-lobby-again = Refresh
web-lobby-asking = Loading …
web-lobby-unreachable = The server can’t be reached. You can still play against bots.
web-lobby-empty = Nobody is waiting for players right now. Open a table, and others will see it here.
web-lobby-bot = bot
web-lobby-open = { $open ->
    [one] One seat open
   *[other] { $open } seats open
}
web-which-game = Which game?
web-pace = Time limit
web-pace-none = No clock
web-pace-quick = 10 minutes each
web-pace-calm = 30 minutes each
web-pace-day = One day per turn
web-pace-bank-of = { $minutes } min + { $seconds } s
web-pace-turn-of = { $hours } h per turn
web-public = Show in the lobby
web-public-hint = Anybody can join. Otherwise, only people with the link can.
bohemian-option-manual-income = Manual income
bohemian-option-manual-income-hint = If you forget to take it before you roll, you lose it, as at a real table.
web-open-table = Open table

## Games that go on
web-resume = Continue playing
web-resume-seats = { $bots ->
    [0] { $people ->
        [one] alone
       *[other] { $people } people
    }
    [one] { $people ->
        [one] against a bot
       *[other] { $people } people and a bot
    }
   *[other] { $people ->
        [one] against { $bots } bots
       *[other] { $people } people and { $bots } bots
    }
}
web-forget = Delete this game

## Replay
web-replay-intro = A record is a whole game as text. Open a file or paste it here to step through the game.
web-replay-text = Record
web-replay-file = Open a file
web-replay-show = Show the game
web-replay-wrong-line = Line { $line }: { $fault }
web-replay-no-game = This text does not name a game that Piazza knows.
web-replay-position = Position
web-replay-of = { $ply } of { $plies }
web-replay-first = To the start
web-replay-back = One step back
web-replay-on = One step forward
web-replay-last = To the end
web-replay-share = Copy a link to this position
web-replay-copied = Link copied.
web-replay-other = Open another record
web-replay-begins = The game begins.
web-replay-went-back = { $plies ->
        [one] The game went back here: { $plies } ply was taken back.
       *[other] The game went back here: { $plies } plies were taken back.
    }

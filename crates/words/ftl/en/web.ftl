# The pages in the browser.

web-close = Close
web-skip = To the content
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
web-not-found = There is nothing here
web-not-found-more = The lane ends in the woods. Perhaps the address has a slip in it.
web-to-home = Back to the square

## Home
web-home-title = Two games on the village square
web-home-intro = Play alone against bots, with friends around one screen, or with people anywhere. No account, no advertising, nothing to install.
web-home-bohemian = Roll four dice and send your figures to work: bread shops and glass works, farms, inns and town halls all over Bohemia.
web-home-villagers = After the plague the road is full of people with a trade. Take them in, and build a village that feeds and pays them.
web-home-offline = After this visit it all works without a network, too.
web-players = { $players } players
web-play-now = Play now
web-together = Together, from anywhere
web-together-intro = Open a table and send the link, or see who is waiting for players.
web-join = Join by link
web-join-hint = Link or code of a table
web-join-go = Join
web-join-wrong = This is no link to a table.

## Before a game
web-how-many = How many play?
web-solo = Alone
web-how-well = How well do the bots play?
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-master = Master
web-people-here = How many people at this screen?
web-countess = How hard is the Countess?
web-start = Start

## Settings
web-name = Your name
web-name-hint = The others at the table see it.
web-theme = Appearance
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-still = Keep still
web-still-hint = Dice, figures and coins change places without moving.
web-confirm = Confirm moves
web-confirm-hint = A move is played after a second click.
web-bot-pace = How fast do the bots play?
web-bot-pace-quick = Quickly
web-bot-pace-normal = Normally
web-bot-pace-calm = Slowly
web-settings-kept = Settings are kept in this browser and nowhere else.

## Rules
web-rules-of = { $game }: the rules
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
web-rules-contents = Contents
web-rules-choice = our choice
web-rules-choice-note = “Our choice” marks what the rulebooks leave open, and how it is played here.

## Credits
web-credits-bohemian = A game by Reiner Stockhausen, published by dlp games.
web-credits-villagers = A game by Haakon Hoel Gaarder, published by Sinister Fish Games.
web-credits-boxes = If you enjoy them here, buy the boxes: they are beautiful, and the designers live on them.
web-credits-own = Piazza is not affiliated with the designers or publishers. Its texts and drawings, and its statement of the rules, are its own.
web-credits-tiles = The village tiles of Bohemian Villages are a reconstruction; whoever has the box can supply the real ones.
web-credits-licence = Free software, under the MIT licence or the Apache licence 2.0, as you prefer.
web-credits-built = Built with

## Tables online
web-lobby-again = Look again
web-lobby-asking = Looking around …
web-lobby-unreachable = The server can’t be reached. Games against bots work all the same.
web-lobby-empty = Nobody is waiting at the well just now. Open a table: who comes by will see it.
web-lobby-bot = bot
web-lobby-open = { $open ->
    [one] One seat open
   *[other] { $open } seats open
}
web-which-game = Which game?
web-pace = How fast?
web-pace-none = No clock
web-pace-quick = 10 minutes each
web-pace-calm = 30 minutes each
web-pace-day = A day for each turn
web-pace-bank-of = { $minutes } min + { $seconds } s
web-pace-turn-of = { $hours } h for each turn
web-public = Show it in the lobby
web-public-hint = Anybody may come. Otherwise only those to whom you send the link.
web-manual-income = Take income by hand
web-manual-income-hint = Who forgets it before rolling loses it, as at a real table.
web-open-table = Open the table

## Games that go on
web-resume = Go on playing
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
web-replay-intro = A record is a whole game as text. Open a file or paste it here, and step through the game.
web-replay-text = Record
web-replay-file = Open a file
web-replay-show = Show the game
web-replay-wrong-line = Line { $line }: { $fault }
web-replay-no-game = No game of ours is named in this text.
web-replay-position = Position
web-replay-of = { $ply } of { $plies }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = To the end
web-replay-share = Copy a link to this position
web-replay-copied = The link is copied.
web-replay-other = Another record
web-replay-begins = The game begins.

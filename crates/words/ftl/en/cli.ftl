# The program in the terminal

## Its command line
help = Play board games on the village square: with people at this screen, against bots, or let the bots play.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples =
    Examples:
      piazza                              opens the tables, in your browser
      piazza play                         a game against bots, here
      piazza play bohemian --players 4
      piazza simulate bohemian --games 1000
help-play = Play a game here: people in turn at this screen, bots on the other seats
help-play-examples =
    Examples:
      piazza play bohemian
      piazza play villagers --solo normal
      piazza play bohemian --seat human:Anna --seat human:Bruno --seat random
help-play-bohemian = Play Bohemian Villages, for 2 to 5 players
help-play-bohemian-examples =
    Examples:
      piazza play bohemian                          you against two bots
      piazza play bohemian --seat human:Anna --seat human:Bruno
      piazza play bohemian --players 4 --seed 7 --record evening.txt
      piazza play bohemian --resume evening.txt
help-play-villagers = Play Villagers, for 2 to 5 players, or alone against the Countess
help-play-villagers-examples =
    Examples:
      piazza play villagers                         you against two bots
      piazza play villagers --solo normal           alone against the Countess
      piazza play villagers --seat human:Anna --seat human:Bruno --record evening.txt
      piazza play villagers --resume evening.txt
help-simulate = Let bots play many games, and see what they add up to
help-simulate-examples =
    Examples:
      piazza simulate bohemian --players 3 --games 1000 --seed 7
      piazza simulate villagers --solo normal --games 100
help-simulate-bohemian = Let bots play many games of Bohemian Villages
help-simulate-bohemian-examples =
    Examples:
      piazza simulate bohemian --players 3 --games 1000 --seed 7
      piazza simulate bohemian --games 20 --records games.txt
      piazza simulate bohemian --games 100 --json
help-simulate-villagers = Let bots play many games of Villagers
help-simulate-villagers-examples =
    Examples:
      piazza simulate villagers --players 4 --games 1000 --seed 7
      piazza simulate villagers --solo expert --games 500
      piazza simulate villagers --games 20 --records games.txt
help-replay = Step through a recorded game
help-replay-examples =
    Examples:
      piazza replay evening.txt
      piazza replay games.txt --game 3 --at 40
      piazza replay games.txt --check
help-tiles = Village tiles of one's own for Bohemian Villages
help-tiles-examples =
    Examples:
      piazza tiles check my-tiles.toml
help-tiles-check = Check a tile file, and tell what is wrong with it and where
help-tiles-check-examples =
    Examples:
      piazza tiles check my-tiles.toml
      piazza play bohemian --tiles my-tiles.toml
help-bench = Measure state transitions a second for each game, in random play on one core
help-bench-examples =
    Examples:
      piazza bench
      piazza bench --seconds 10 --json
help-option-help = Print this help
help-option-version = Print the version
help-option-lang = The language: en, de or it (by default that of the system)
help-option-players = How many play (by default 3, or as many as there are --seat)
help-option-seat = Who sits next: human, human:NAME, BOT or BOT:NAME; once for each seat. The other seats are bots
help-option-bot = The bot on all other seats: { $bots }
help-option-bots = The bots, by seat, separated by commas, again and again around the table: { $bots }
help-option-seed = The number that dice and cards come from: the same again gives the same game
help-option-record = Keep the game in this new file; it is saved after every move
help-option-resume = Go on with the game in this file
help-option-records = Write the records of all games into this file
help-option-first = The number of the seat that begins (by default a random one)
help-option-solo = Play alone against the Countess: novice, normal or expert
help-option-manual-income = Income is not taken by itself: who forgets it loses it
help-option-tiles = Play with the village tiles of this file
help-option-games = How many games (by default 1000)
help-option-json = Print the result as JSON
help-option-seconds = How long to measure each table, in seconds (by default 2)
help-option-file = The file
help-option-game = Which game, if the file holds several (by default the first)
help-option-at = Show the game after so many plies
help-option-seen-by = Show it as the player of this seat saw it (by default as everybody could)
help-option-check = Only check that every game in the file was played by the rules

## Playing
cli-which-game = Which game? [1]
cli-how-many-players = How many players, 2 to 5? [3]
cli-your-name = What is your name?
cli-nothing-played = Nothing was played.
cli-greeting = Type a move, or ? for all moves, help for help. Tab completes.
cli-your-turn = { $name }, it is your turn. ? lists the moves.
cli-hint = Type a move, or ? for all moves, help for help.
cli-help =
    A move              as it stands in the list of moves, or its number there; Tab completes it
    ?  or  moves        all moves and what each brings;  ? TEXT  only those that begin so
    hint                the best three moves, their win chances, and what they are for
    why MOVE            why a move can't be made
    rule NUMBER         a rule of the game by its number
    board               the board again
    log                 all that happened so far
    undo                take the last move back, as long as nothing new became known
    save                where the game is kept (it is saved after every move)
    quit  or  Ctrl-D    leave; the game is kept and can be resumed
cli-confirm = Enter goes on, undo takes it back.
cli-curtain = The screen is { $name }'s now. Press Enter when only { $name } is looking.
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing to take back: something new became known since, or you have not moved.
cli-no-such-move = No legal move begins like that.
cli-more-moves = Too many to list: “? { $word }” tells what each brings.
cli-no-such-rule = There is no rule “{ $found }”.
cli-legal = That is legal: { $brings }
cli-reveals = Turns up something that is not known yet.
cli-saved = The game is saved in { $file }.
cli-kept = The game is kept in { $file }: look at it with “piazza replay”.
cli-left = The game is saved in { $file }. Go on with: piazza play { $game } --resume { $file }
cli-wins = { $names } wins.
cli-share-the-win = { $names } share the win.
cli-nobody-wins = The Countess wins.

## What goes wrong
cli-cannot-read = { $file }: the file can't be read: { $reason }
cli-cannot-write = { $file }: the file can't be written: { $reason }
cli-not-a-record = { $file }:1:1: this is no record of a game that this program knows. A record begins with the lines “piazza record 1” and “game bohemian”.
cli-record-exists = { $file } exists already: choose another file for --record, or go on with that game with --resume.
cli-too-many-seats = { $named } seats are taken by --seat, but only { $seats } play: leave out --players or give it a larger number.
cli-unknown-bot = There is no bot “{ $found }”. There are: { $known }.
cli-no-such-game = There is no game { $game } in this file: it holds { $games }.
cli-no-such-ply = There is no ply { $ply } in this game: it has { $plies }.
cli-no-such-seat = There is no such seat: seats are numbered 1 to { $seats }.
cli-stopped = Stopped before all games were played.
cli-debug-build = This is a debug build, and slow: measure with “cargo run -- bench”.

## Replaying, simulating, measuring
cli-step = { $ply }/{ $plies }  Enter next, b back, a number to go there, q quit:
cli-checked =
    { $file }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, played by the rules.
cli-tiles-right = { $file } is all right: { $tiles } tiles, { $bank } coins in the bank.
cli-building = building
cli-on-sides = on sides
cli-at-most = at most in a game
cli-simulated =
    { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
cli-player = player
cli-mean = mean
cli-sd = sd
cli-min = min
cli-max = max
cli-won = won
cli-points-from = points from (mean)
cli-per-game = per game
cli-plies = plies
cli-turns = turns
cli-game = game
cli-players = players
cli-transitions-per-second = transitions/s
cli-transitions-per-game = transitions/game
cli-millions = { $number } million

## Villagers on the screen
villagers-legend = Covered villagers are dim; 9g is gold, 4s silver, 2c coins lying there.
villagers-head = Round { $round }, { $phase }; { $first } goes first; { $market }.
villagers-phase-deal = dealing
villagers-phase-draft = draft phase
villagers-phase-build = build phase
villagers-phase-events = event phase
villagers-phase-over = the end
villagers-market-ahead = both markets to come
villagers-market-held = first market held
villagers-piles = Stacks { $stacks }; reserve { $reserve }; basic { $basics }
villagers-square = Drafted: { $cards }
villagers-hand = Hand { $count }:
villagers-hand-perhaps = perhaps: { $cards }
villagers-builds-left = Left to place: villagers { $villagers }, basic villagers for cards { $basics }.
villagers-event-now = Event { $event }: { $effect }
villagers-event-later = Next round { $event }: { $effect }
villagers-short-gold = { $number }g
villagers-short-silver = { $number }s
villagers-short-coins = { $number }c

## Villagers in simulations
villagers-measure-rounds = rounds
villagers-measure-first-market = first market in round
villagers-measure-road-coins = coins from the road
villagers-measure-first-market-coins = coins in the first market
villagers-measure-second-market-coins = coins in the second market
villagers-measure-own-keys = padlocks opened by own keys
villagers-measure-others-keys = padlocks opened by others' keys
villagers-measure-paid-bank = padlocks paid to the bank
villagers-measure-basics = basic villagers taken
villagers-measure-founders = Founders turned

## The arena and the analysis
help-arena = Let bots play each other until it is clear who is better
help-arena-examples =
    Examples:
      piazza arena bohemian --bots easy,medium,hard --games 1000
      piazza arena villagers --bots master,medium,medium,medium --players 4
      piazza arena villagers --solo normal --bots greedy,master --games 500
help-arena-bohemian = Bots against bots in Bohemian Villages
help-arena-bohemian-examples =
    Examples:
      piazza arena bohemian --bots medium,hard --games 1000
      piazza arena bohemian --bots easy,medium,hard --players 2 --svg arena.svg
help-arena-villagers = Bots against bots in Villagers, or alone against the Countess
help-arena-villagers-examples =
    Examples:
      piazza arena villagers --bots medium,hard --games 1000
      piazza arena villagers --solo expert --bots hard,master --games 500 --json
help-analyse = Tell luck from skill in a recorded game
help-analyse-examples =
    Examples:
      piazza analyse evening.txt
      piazza analyse evening.txt --svg evening.svg
      piazza analyse evening.txt --html evening.html
      piazza analyse games.txt --game 3 --json
help-verify = Draw every roll and shuffle of a record again, to check them
help-verify-examples =
    Examples:
      piazza verify evening.txt
help-option-html = Write the review as one page that needs no network into this file
help-option-svg = Draw the result into this file
help-option-moves = How many other moves each decision is compared with (by default 6)
cli-too-few-bots = There are { $seats } seats, but only { $bots } bots: name as many or more.
cli-arena = { $game }: { $games } games at tables of { $seats }, seed { $seed }
cli-bot = bot
cli-games = games
cli-interval = 95% interval
cli-rating = rating
cli-against = vs { $bot }
cli-not-over = This game is not over: only a finished game can be analysed.
cli-none = none
cli-verified = { $file }: all { $outcomes } outcomes of chance are the ones that the secret gives.
    The published commitment must have been { $commitment }.
cli-analysis = Luck and skill: the win chance of each player over the game
cli-analysis-sum = Start, luck, own moves, others' moves and what is left over add up to the result. Luck is what rolls and draws changed, with a ± for how far the playouts scatter. Moves count against how experience would have played on. What is left over is the estimates' own error: how far they corrected themselves once they could see further. A move is doubtful if the best one would have gained 2% of win chance or more, an error from 5%, a blunder from 10%; a roll or draw is lucky from 5%, very lucky from 10%. The error rate is what the best move would have gained, in the mean over decisions between several moves.
cli-analysis-turning = Turning points
cli-analysis-mistakes = Decisions that cost something
cli-analysis-luck = Strokes of luck
cli-analysis-column-player = player
cli-analysis-column-start = start
cli-analysis-column-luck = luck
cli-analysis-column-own = own moves
cli-analysis-column-others = others'
cli-analysis-column-rest = left over
cli-analysis-column-result = result
cli-analysis-column-adjusted = without luck
cli-analysis-column-decisions = decisions
cli-analysis-column-rate = error rate
cli-mark-doubtful = { $player }: { $move } is doubtful (−{ $loss }); { $best } was better.
cli-mark-error = { $player }: { $move } is an error (−{ $loss }); { $best } was better.
cli-mark-blunder = { $player }: { $move } is a blunder (−{ $loss }); { $best } was better.
cli-luck-very-lucky = { $outcome } is very lucky for { $player } ({ $change }).
cli-luck-lucky = { $outcome } is lucky for { $player } ({ $change }).
cli-luck-unlucky = { $outcome } is unlucky for { $player } ({ $change }).
cli-luck-very-unlucky = { $outcome } is very unlucky for { $player } ({ $change }).
cli-advice = { $move } ({ $chance }): { $purpose }

## Online
help-serve = Open the tables to the network: people, bots and programs play through this server
help-serve-examples =
    Examples:
      piazza serve
      piazza serve --lan
      piazza serve --listen 0.0.0.0:8017 --public-url https://piazza.example
      piazza serve --database postgres://piazza@db/piazza --nats nats://nats:4222
help-load = Play bots over real connections against a server, and measure it
help-load-examples =
    At each table sit two bots, each with a socket of its own, as a person's browser has. A move counts
    once it is acknowledged, which is after it has reached the disk; its latency runs from sending it
    until then. Opening the next table when a game is over goes on meanwhile and is not counted.

    Examples:
      piazza load --tables 100 --seconds 15 --json
      piazza load --tables 5000 --think 2000 --seconds 30
      piazza load --tables 50 --seconds 60 --kill 20
help-option-listen = The address to listen at (by default 127.0.0.1:8017)
help-option-database = Where tables are kept: sqlite:FILE or postgres://... (by default sqlite:piazza.db in this folder)
help-option-nats = The NATS server through which several nodes hear from each other
help-option-public-url = The address by which the world knows this server
help-option-lan = Open it to the local network, and show a QR code
help-option-open = Open the page in the browser, if there is a desktop
help-option-behind-proxy = The server stands behind a proxy: addresses come from X-Forwarded-For
help-option-tables-per-hour = How many tables one address may open in an hour (by default 60)
help-option-requests-per-second = How many requests a second one address may make (by default 50)
help-option-messages-per-second = How many messages a second one socket may send (by default 20)
help-option-connections-per-address = How many connections one address may have (by default 200)
help-option-connections = How many connections there may be at all (by default 15000)
help-option-log-json = Write the log as JSON, one line an event
help-option-tables = How many tables (by default 100)
help-option-think = How long a player thinks before each move on average, in milliseconds (by default 0)
help-option-views = When a player is sent the whole table: always, as browsers are, my-turn, or seldom: only its moves then (by default seldom)
help-load-option-seconds = How long to measure, in seconds (by default 15)
help-option-kill = Kill the server and start it again, so many times, and check that nothing acknowledged was lost
help-option-url = A server that runs already; by default one is started and stopped again
help-option-idle = Only open the tables and tell what they take in memory
cli-serving = Piazza is open at { $url }
cli-stopping = Closing.
cli-cannot-serve = The server does not start: { $reason }
cli-cannot-load = The load could not be measured: { $reason }
cli-load-lost = Something acknowledged was lost or done twice: { $reason }
cli-load-report =
    { $tables } tables, { $seconds } s
    { $moves } moves, { $rate } a second
    latency in ms: p50 { $p50 }, p99 { $p99 }, max { $max }
    errors: { $errors }, reconnects: { $reconnects }, kills: { $kills }

# The program in the terminal

## Its command line
help = Play board games on the village square: with people at this screen, against bots, or let the bots play.
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples =
    Examples:
      piazza                              open Piazza in your browser
      piazza play                         play against bots in the terminal
      piazza play bohemian --players 4
      piazza simulate bohemian --games 1000
help-play = Play a game in the terminal: people take turns at this screen, bots take the other seats
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
help-play-game = Play { $title }
help-play-game-examples =
    Examples:
      piazza play { $game }                         you against bots
      piazza play { $game } --resume evening.txt
help-simulate = Let bots play many games, and summarise the results
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
help-simulate-game = Let bots play many games of { $title }
help-simulate-game-examples =
    Examples:
      piazza simulate { $game } --games 100 --seed 7
help-replay = Step through a recorded game
help-replay-examples =
    Examples:
      piazza replay evening.txt
      piazza replay games.txt --game 3 --at 40
      piazza replay games.txt --check
help-tiles = Custom village tiles for Bohemian Villages
help-tiles-examples =
    Examples:
      piazza tiles check my-tiles.toml
help-tiles-check = Check a tile file, and show what is wrong and where
help-tiles-check-examples =
    Examples:
      piazza tiles check my-tiles.toml
      piazza play bohemian --tiles my-tiles.toml
help-bench = Measure state transitions per second for each game, in random play on one core
help-bench-examples =
    Examples:
      piazza bench
      piazza bench --seconds 10 --json
help-option-help = Print this help
help-option-version = Print the version
help-option-lang = The language: en, de or it (default: the system's)
help-option-players = The number of players (default: { $usual }, or the number of --seat options)
help-option-seat = Who sits next: human, human:NAME, BOT or BOT:NAME; once for each seat. Bots take the other seats
help-option-bot = The bot on all other seats: { $bots }
help-option-bots = The bots by seat, separated by commas; repeated if there are more seats: { $bots }
help-option-seed = The seed for dice and cards: the same seed gives the same game
help-option-record = Save the game in this new file after every move
help-option-resume = Continue the game in this file
help-option-commitment = What was published before the game
help-option-earlier = A record that this game goes on from (several are possible)
help-option-unfinished = Also accept a game that is not over
help-option-records = Write the records of all games to this file
help-option-first = The number of the seat that begins (default: random)
help-option-solo = Play alone against the Countess: novice, normal or expert
help-option-manual-income = Don't take income automatically: if you forget it, you lose it
help-option-setup = An option of this game
help-option-tiles = Play with the village tiles in this file
help-option-games = The number of games (default: 1000)
help-option-json = Print the result as JSON
help-option-seconds = How long to measure each table, in seconds (default: 2)
help-option-file = The file
help-option-game = Which game, if the file holds several (default: the first)
help-option-at = Show the game after this many plies
help-option-seen-by = Show it as the player on this seat saw it (default: as a spectator)
help-option-check = Only check that every game in the file follows the rules

## Playing
cli-which-game = Which game? [1]
cli-how-many-players = How many players, { $least } to { $most }? [{ $usual }]
cli-your-name = What is your name?
cli-nothing-played = Nothing was played.
cli-greeting = Type a move, ? for all moves, or help for help. Tab completes.
cli-your-turn = { $name }, it is your turn. ? lists the moves.
cli-hint = Type a move, ? for all moves, or help for help.
cli-help =
    A move              as it stands in the list of moves, or its number there; Tab completes it
    ?  or  moves        all moves and what each brings;  ? TEXT  only those that begin with TEXT
    hint                the three best moves, their win chances and what they are for
    why MOVE            why a move is illegal
    rule NUMBER         a rule of the game, by its number
    board               show the board again
    log                 the history of the game
    undo                undo the last move, unless something new became known since
    save                where the game is saved (after every move)
    quit  or  Ctrl-D    leave; you can resume the game later
cli-confirm = Enter continues, undo takes it back.
cli-curtain = It is { $name }'s turn at the screen. Press Enter when only { $name } is looking.
cli-undone = Undone.
cli-nothing-to-undo = There is nothing to undo: something new became known since, or you have not moved yet.
cli-no-such-move = No legal move begins like that.
cli-more-moves = Too many to list. “? { $word }” shows what each brings.
cli-no-such-rule = There is no rule “{ $found }”.
cli-legal = This move is legal: { $brings }
cli-reveals = Reveals something that is not known yet.
cli-saved = The game is saved in { $file }.
cli-kept = The game is saved in { $file }. To step through it: piazza replay { $file }
cli-left = The game is saved in { $file }. To continue: piazza play { $game } --resume { $file }
cli-wins = { $names } wins.
cli-share-the-win = { $names } share the win.
cli-nobody-wins = The Countess wins.

## What goes wrong
cli-cannot-read = { $file }: the file can't be read: { $reason }
cli-cannot-write = { $file }: the file can't be written: { $reason }
cli-not-a-record = { $file }:1:1: this is not a record of a game that this program knows. A record begins with the lines “piazza record 2” and “game bohemian”.
cli-record-exists = { $file } already exists: choose another file for --record, or continue that game with --resume.
cli-too-many-seats = --seat names { $named } players, but --players is only { $seats }: omit --players or increase it.
cli-unknown-bot = There is no bot “{ $found }”. Choose from: { $known }.
cli-no-such-game = There is no game { $game } in this file: it contains only { $games }.
cli-no-such-ply = There is no ply { $ply } in this game: it has only { $plies }.
cli-no-such-seat = There is no such seat: seats are numbered 1 to { $seats }.
cli-stopped = Stopped before all games were played.
cli-debug-build = This is a slow debug build. Measure with “cargo run -- bench”.

## Replaying, simulating, measuring
cli-step = { $ply }/{ $plies }  Enter: next, b: back, a number: go there, q: quit
cli-checked =
    { $file }: { $games ->
        [one] 1 game follows the rules
       *[other] { $games } games follow the rules
    }.
cli-tiles-right = { $file } is valid: { $tiles } tiles, { $bank } coins in the bank.
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
help-arena = Let bots play each other, and measure which is stronger
help-arena-examples =
    Examples:
      piazza arena bohemian --bots easy,medium,hard --games 1000
      piazza arena villagers --bots master,medium,medium,medium --players 4
      piazza arena villagers --solo normal --bots greedy,master --games 500
help-arena-bohemian = Compare bots in Bohemian Villages
help-arena-bohemian-examples =
    Examples:
      piazza arena bohemian --bots medium,hard --games 1000
      piazza arena bohemian --bots easy,medium,hard --players 2 --svg arena.svg
help-arena-villagers = Compare bots in Villagers, or solo against the Countess
help-arena-villagers-examples =
    Examples:
      piazza arena villagers --bots medium,hard --games 1000
      piazza arena villagers --solo expert --bots hard,master --games 500 --json
help-arena-game = Compare bots in { $title }
help-arena-game-examples =
    Examples:
      piazza arena { $game } --bots medium,hard --games 1000
help-analyse = Tell luck from skill in a recorded game
help-analyse-examples =
    Examples:
      piazza analyse evening.txt
      piazza analyse evening.txt --svg evening.svg
      piazza analyse evening.txt --html evening.html
      piazza analyse games.txt --game 3 --json
help-verify = Recompute every roll and shuffle of a record, to verify them
help-verify-examples =
    Examples:
      piazza verify evening.txt
      piazza verify evening.txt --commitment 3f8a…
      piazza verify evening.txt --earlier afternoon.txt
help-option-html = Write the review to this file, as one page that needs no network
help-option-svg = Draw the result in this file
help-option-moves = How many other moves to compare at each decision (default: 6)
cli-too-few-bots = There are { $seats } seats but only { $bots } bots: name at least as many bots as seats.
cli-arena = { $game }: { $games } games at tables of { $seats }, seed { $seed }
cli-bot = bot
cli-games = games
cli-interval = 95% interval
cli-rating = rating
cli-against = vs { $bot }
cli-not-over = This game is not over: only finished games can be analysed.
cli-none = none
cli-verified = { $file }: verified. All { $outcomes } outcomes of chance are the ones that the published commitment gives.
cli-consistent = { $file }: consistent. All { $outcomes } outcomes of chance are the ones that the record's secret gives.
    It is verified only if { $commitment } was published before the game: compare, or say so with --commitment.
cli-verified-earlier = The game goes on from an earlier one, which keeps to { $commitment }.
cli-verified-rewinds = { $rewinds ->
        [one] The game went back once after something new had become known.
       *[other] The game went back { $rewinds } times after something new had become known.
    }
cli-verified-round = { $rounds ->
        [one] All who took part in the draw committed to it before anybody revealed anything.
       *[other] All who took part in the draw committed to it before anybody revealed anything. It took { $rounds } attempts, because somebody was late.
    }
cli-verified-trusting = On trust: { $names }. The host could have chosen the outcomes against them, together with another player.
cli-verified-first-format = The record has the old format 1: its dice vouch for themselves only, not for names, set-up and bots, and not for what was taken back.
cli-verified-resigned = The game ended because the others resigned, says the record.
cli-verified-unfinished = The game is not over in this record.
cli-not-a-commitment = This is not a commitment of 64 hexadecimal digits: { $found }
cli-went-back = { $plies ->
        [one] The game went back here: { $plies } ply was taken back.
       *[other] The game went back here: { $plies } plies were taken back.
    }
cli-analysis = Luck and skill: the win chance of each player over the game
cli-analysis-sum = Start, luck, own moves, others' moves and estimation error (est. error) add up to the result. Luck is what rolls and draws changed; the ± shows how much the playouts vary. Moves are compared with what the bots' evaluation network would have played. The estimation error is how much the estimates changed once they could see further. A move is doubtful if the best move would have gained 2% of win chance or more, an error from 5%, a blunder from 10%. A roll or draw is lucky from 5%, very lucky from 10%. The error rate is the mean gain of the best move, over decisions between several moves.
cli-analysis-turning = Turning points
cli-analysis-mistakes = Mistakes
cli-analysis-luck = Lucky and unlucky rolls and draws
cli-analysis-column-player = player
cli-analysis-column-start = start
cli-analysis-column-luck = luck
cli-analysis-column-own = own moves
cli-analysis-column-others = others'
cli-analysis-column-rest = est. error
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
help-serve = Open tables to the network: people, bots and programs play through this server
help-serve-examples =
    Examples:
      piazza serve
      piazza serve --lan
      piazza serve --listen 0.0.0.0:8017 --public-url https://piazza.example
      piazza serve --database postgres://piazza@db/piazza --nats nats://nats:4222
help-load = Let bots play over real connections, and measure the server
help-load-examples =
    Two bots sit at each table, each with a socket of its own, like a person's browser. A move counts
    once it is acknowledged, that is, once it is on disk. Its latency is the time from sending it
    until then. Opening the next table after a game happens in between and is not counted.

    Examples:
      piazza load --tables 100 --seconds 15 --json
      piazza load --tables 5000 --think 2000 --seconds 30
      piazza load --tables 50 --seconds 60 --kill 20
help-option-listen = The address to listen on (default: 127.0.0.1:8017)
help-option-database = Where to store tables: sqlite:FILE or postgres://... (default: sqlite:piazza.db in this folder)
help-option-nats = The NATS server that connects several nodes
help-option-public-url = The public address of this server
help-option-lan = Listen on the local network, and show a QR code
help-option-open = Open Piazza in the browser, if there is a desktop
help-option-behind-proxy = The server is behind a proxy: take addresses from X-Forwarded-For
help-option-proxy = The proxy's addresses, separated by commas (default: this machine)
help-option-tables-per-hour = How many tables an address may open per hour (default: 60)
help-option-requests-per-second = How many requests an address may make per second (default: 50)
help-option-messages-per-second = How many messages a socket may send per second (default: 20)
help-option-connections-per-address = How many connections an address may have (default: 200)
help-option-connections = How many connections there may be in total (default: 15000)
help-option-trial-millis-per-second = How many milliseconds of processor time per second an address may spend on trying moves (default: 250)
help-option-bytes-in-flight-per-address = How many bytes may be on their way to an address (default: 33554432)
help-option-stall-seconds = After how many seconds a connection is closed that takes no bytes (default: 20)
help-option-lines-per-minute = How many lines of chat an address may write per minute (default: 30)
help-option-lines-per-table = How many lines of chat a table keeps (default: 5000)
help-option-log-json = Write the log as JSON, one event per line
help-option-tables = The number of tables (default: 100)
help-option-think = How long a player thinks before each move on average, in milliseconds (default: 0)
help-option-views = When to send the whole table: always, as to browsers; my-turn; or seldom, with only the legal moves on each turn (default: seldom)
help-load-option-seconds = How long to measure, in seconds (default: 15)
help-option-kill = Kill and restart the server this many times, and check that nothing acknowledged was lost
help-option-url = A running server (default: start one, and stop it afterwards)
help-option-idle = Only open the tables, and show how much memory they take
cli-serving = Piazza is open at { $url }
cli-stopping = Stopping.
cli-cannot-serve = The server could not start: { $reason }
cli-cannot-load = The load could not be measured: { $reason }
cli-load-lost = An acknowledged move was lost or played twice: { $reason }
cli-load-report =
    { $tables } tables, { $seconds } s
    { $moves } moves, { $rate } per second
    latency in ms: p50 { $p50 }, p99 { $p99 }, max { $max }
    errors: { $errors }, reconnects: { $reconnects }, kills: { $kills }

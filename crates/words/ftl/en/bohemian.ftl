# Bohemian Villages

## The buildings
bohemian-bakery = bakery
bohemian-butchery = butchery
bohemian-dairy = dairy
bohemian-tailor = tailor shop
bohemian-mill = flour mill
bohemian-glass-factory = glass factory
bohemian-farm = farm
bohemian-inn = inn
bohemian-town-hall = town hall
bohemian-church = church
bohemian-manor = manor

## What happens
bohemian-begins = { $seat } begins.
bohemian-turn-of = It is { $seat }'s turn.
bohemian-income =
    { $seat } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } of income: { $inns } from inns, { $churches } from churches.
bohemian-income-forfeit =
    { $seat } rolls without taking the income: { $coins ->
        [one] 1 coin is
       *[other] { $coins } coins are
    } forfeit.
bohemian-rolled = { $seat } rolls { $dice }.
bohemian-placed = { $seat } places a figure on the { $building } { $place } with { $dice }.
bohemian-kicked-out = { $seat } kicks { $owner } out of the { $building } { $place }.
bohemian-inn-active = The inn { $place } becomes active: from now on it pays { $seat } an income.
bohemian-farm-pays =
    { $seat } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for farms.
bohemian-manor-pays =
    { $seat } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the manor.
bohemian-mills-score = All flour mills are occupied: flour pays, and the figures on them go home.
bohemian-glass-scores = All glass factories are occupied: glass pays, and the figures on them go home.
bohemian-flour-pays =
    { $seat } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $tiles ->
        [one] 1 flour tile
       *[other] { $tiles } flour tiles
    }.
bohemian-glass-pays =
    { $seat } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $tiles ->
        [one] 1 glass tile
       *[other] { $tiles } glass tiles
    }.
bohemian-bishop-taken = { $seat } takes the bishop with { $dice }.
bohemian-bishop-taken-from = { $seat } takes the bishop from { $from } with { $dice }.
bohemian-tile-taken =
    { $seat } takes a special action tile with { $dice }; { $left ->
        [0] none are left
        [one] 1 is left
       *[other] { $left } are left
    }.
bohemian-rerolls = { $seat } spends the special action tile and rolls { $dice } again.
bohemian-ended = { $seat } ends the turn.
bohemian-passed = { $seat } has no possible move and passes.
bohemian-out-of-figures = { $seat } has no figures left at the start of the turn: the game ends.
bohemian-bank-empty = The bank has run out of coins: the game ends.

## Why a move is refused
bohemian-before-the-roll = Take your income first with “income”, or give it up with “roll”.
bohemian-after-the-roll = It is too late for that: the dice are rolled.
bohemian-dice-not-there = You don't have the dice { $dice }.
bohemian-total-too-high = { $total } is too high: totals end at 12.
bohemian-not-two-dice = That needs exactly two dice, not { $dice }.
bohemian-no-figure = You have no figures left to place.
bohemian-no-such-building = There is no { $building } in village { $village }.
bohemian-not-free = { $place } is occupied by { $owner }. To kick the figure out, write “x” before the place.
bohemian-nothing-to-kick-out = Nobody is on { $place }: place your figure there without “x”.
bohemian-own-figure = The figure on { $place } is your own.
bohemian-another-is-free = You can't kick anybody out of { $place } while another building of its kind ({ $building }) is free: { $free }.
bohemian-own-shop = You already have a { $building }, so you can't kick anybody out of another one.
bohemian-never-kicked-out = You can't kick anybody out of a { $building }.
bohemian-no-doubles = The bishop needs two dice that show the same number, not { $dice }.
bohemian-bishop-held = You already have the bishop.
bohemian-no-tile-left = No special action tiles are left.
bohemian-tile-held = You already have a special action tile, and nobody can hold two.
bohemian-tile-spent = You spent a special action tile this turn, so you can't take another one.
bohemian-no-tile-to-spend = You have no special action tile to spend.
bohemian-move-first = One move must be made, and one is possible.
bohemian-move-possible = You can't pass: a move is possible.
bohemian-reroll-first = No move is possible, and you hold a special action tile: roll again with it.
bohemian-nothing-to-pass = You have already made a move: end the turn with “end”.
bohemian-nothing-to-end = No move is possible: pass.
bohemian-other-dice-due =
    { $count ->
        [one] One die is
       *[other] { $count } dice are
    } due to be rolled here.
bohemian-other-first = The table decided that { $first } begins.
bohemian-roll-due = A roll of the dice is due here, such as “2 3 4 6”.
bohemian-sides-due = First it is decided which sides of the tiles are up, and who begins.
bohemian-unknown-move = “{ $found }” is not a move. A move looks like “3+4 N7”, “3+5 xN8”, “5+5 bishop”, “2+6 tile”, “reroll 2 6”, “end” or “pass”.
bohemian-expected-die = A number from 1 to 6 is expected here, not “{ $found }”.
bohemian-too-many-dice = There are only four dice.
bohemian-single-die = A total needs at least two dice, such as “3+4”.
bohemian-expected-place = A place such as “N7”, “bishop” or “tile” is expected here, not “{ $found }”.
bohemian-unknown-village = There is no village “{ $found }” in this game.
bohemian-other-total = { $dice } makes { $total }, but that building needs { $wanted }.
bohemian-trailing-text = “{ $found }” does not belong here.
bohemian-expected-sides = The letters of { $count } villages are expected here.
bohemian-unknown-side = “{ $found }” is not a side of the tile that comes here.
bohemian-expected-first = “first” and the number of the seat that begins are expected here.

## What is wrong with a set-up
bohemian-setup-players = Bohemian Villages is for 2 to 5 players, not for { $found }.
bohemian-setup-first = “{ $found }” is not a seat at this table.
bohemian-setup-yes-or-no = “yes” or “no” is expected here, not “{ $found }”.
bohemian-setup-unknown-option = There is no option “{ $key }”.
bohemian-setup-tiles-without-bank = Tiles and the coins of the bank belong together: one of them is missing.
bohemian-setup-bank = The bank must have 1 to 9999 coins, not “{ $found }”.
bohemian-setup-twice = “{ $key }” stands in the set-up twice.

## What is wrong with a tile file
bohemian-tiles-syntax = The file can't be read: { $reason }.
bohemian-tiles-bank = The bank must have 1 to 9999 coins, not { $found }.
bohemian-tiles-count = There must be 9 tiles, not { $found }.
bohemian-tiles-missing = The tile { $front }/{ $back } is missing. It is needed to know which tiles to leave out with fewer players.
bohemian-tiles-letter = The letter of a village must be one capital letter from A to Z, not “{ $found }”.
bohemian-tiles-letter-twice = Two villages have the letter { $letter }.
bohemian-tiles-name = Village { $tile }: “{ $found }” is not a valid name. A name begins with a letter and has at most 40 characters, without “|”.
bohemian-tiles-name-twice = Village { $tile }: another village is also called { $name }.
bohemian-tiles-no-buildings = Village { $tile } has no buildings.
bohemian-tiles-too-many-buildings = Village { $tile } has { $found } buildings; the maximum is 9.
bohemian-tiles-unknown-building = Village { $tile }: “{ $found }” is not a building. Write buildings by their totals, “2” to “12”.
bohemian-tiles-building-twice = Village { $tile }: { $building } is listed twice.
bohemian-tiles-no-value = Village { $tile }: { $building } needs a value, such as “10=6” or “12=4”.
bohemian-tiles-bad-value = Village { $tile }: “{ $found }” is not a value for { $building }. Use 1 to 99.
bohemian-tiles-needless-value = Village { $tile }: { $building } can't have a value; only town halls and manors have one.
bohemian-tiles-too-many = In the worst case there would be { $found } of { $building }, but the box has tiles for only { $most }.
bohemian-tiles-few = With { $players } players the sides can fall so that there are only { $found } of { $building }. With fewer than 2, every figure there scores at once, or none ever does.

## The score
bohemian-town-halls = Town halls
bohemian-shops = Shops
bohemian-churches = Churches
bohemian-tiles = Flour, glass
bohemian-coins = Coins

## On the screen
bohemian-legend = · free   * active inn   ✓ complete village   ▸ the dice reach it
bohemian-bishop = bishop
bohemian-special-tile = tile
bohemian-beside-the-board = bank { $bank }, flour { $flour }, glass { $glass }, special tiles { $tiles }
bohemian-column-coins = coins
bohemian-column-figures = figures
bohemian-column-income = income
bohemian-column-inns = inns
bohemian-column-flour = flour
bohemian-column-glass = glass
bohemian-column-score = score

## In simulations
bohemian-measure-end-figures = ended for lack of figures
bohemian-measure-end-bank = ended by the bank
bohemian-measure-kick-outs = figures kicked out
bohemian-measure-passes = passes
bohemian-measure-rerolls = re-rolls
bohemian-measure-bishops = bishop taken
bohemian-measure-active-inns = inns that became active
bohemian-measure-mills = mill scorings
bohemian-measure-glass = glass scorings

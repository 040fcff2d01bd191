# The board of Bohemian Villages in the browser.

## What you can do now
web-bohemian-first-move = Your turn: pick dice, or a highlighted building.
web-bohemian-second-move = Use { $dice } for a second move, or end your turn.
web-bohemian-one-die = Pick at least one more die: a total needs two or more.
web-bohemian-picked =
    { $dice } makes { $total }. { $places ->
        [0] It reaches no building: pick other dice.
        [one] Pick the highlighted building.
       *[other] Pick one of the { $places } highlighted buildings.
    }
web-bohemian-which-dice = The { $building } { $place }: with which dice?
web-bohemian-pass = You can't do anything with these dice: pass.
web-bohemian-income-due =
    Take your income of { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, then roll.

## Buttons
web-bohemian-dice = Dice
web-bohemian-die = Die { $face }
web-bohemian-take-income = Take income
web-bohemian-roll = Roll without income
web-bohemian-bishop = Bishop
web-bohemian-tile = Action tile
web-bohemian-reroll = Roll again
web-bohemian-do-pass = Pass

## Why not
web-bohemian-no-total = No dice here make { $total }.
web-bohemian-pick-first = Pick the dice for it first.

## What a move brings
web-bohemian-coins = +{ $coins }
web-bohemian-flour-scores = flour pays:
web-bohemian-glass-scores = glass pays:
web-bohemian-you-get = you { $coins }
web-bohemian-gets = { $name } { $coins }
web-bohemian-sends-home = sends { $name } home
web-bohemian-inn-active = your inn pays
web-bohemian-inn-of = { $name }'s inn pays

## The board
web-bohemian-complete = complete
web-bohemian-house =
    { $building } { $place }, { $village }; { $occupied ->
        [0] free
       *[other] { $who }
    }{ $active ->
        [0] {""}
       *[other] , active
    }{ $value ->
        [0] {""}
       *[other] , worth { $value }
    }{ $count ->
        [0] {""}
       *[other] ; reached with { $ways }
    }
web-bohemian-supply = Supply
web-bohemian-bank = bank { $number }
web-bohemian-flour-left =
    { $number ->
        [one] 1 mill free
       *[other] { $number } mills free
    }
web-bohemian-glass-left =
    { $number ->
        [one] 1 glass factory free
       *[other] { $number } glass factories free
    }
web-bohemian-tiles-left =
    { $number ->
        [one] 1 action tile
       *[other] { $number } action tiles
    }
web-bohemian-bishop-free = bishop available
web-bohemian-bishop-with = bishop with { $name }

## In front of a player
web-bohemian-has-coins =
    { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }
web-bohemian-has-figures =
    { $number ->
        [one] 1 figure to place
       *[other] { $number } figures to place
    }
web-bohemian-has-flour =
    { $number ->
        [one] 1 flour tile
       *[other] { $number } flour tiles
    }
web-bohemian-has-glass =
    { $number ->
        [one] 1 glass tile
       *[other] { $number } glass tiles
    }
web-bohemian-has-active-inns =
    { $number ->
        [one] 1 active inn
       *[other] { $number } active inns
    }
web-bohemian-has-inns =
    { $number ->
        [one] 1 inn, not active yet
       *[other] { $number } inns, not active yet
    }
web-bohemian-has-tile = special action tile
web-bohemian-has-bishop = the bishop
web-bohemian-standing =
    { $points ->
        [one] 1 point now
       *[other] { $points } points now
    }

## Keys
web-bohemian-key-dice = Pick a die
web-bohemian-key-arrows = Move between buildings

## In short
web-bohemian-short-placed = { $dice }: { $building } { $place }
web-bohemian-short-bishop = { $dice }: bishop
web-bohemian-short-tile = { $dice }: action tile
web-bohemian-short-rerolls = rolls { $dice } again
web-bohemian-short-passed = passes

# What every game shares.

piazza = Piazza
player = Player { $number }
bohemian = Bohemian Villages
villagers = Villagers
total = Total
rival = Countess

## Why a move is refused, in any game
over = The game is over.
not-your-turn = It is { $turn }'s turn.
chance-due = Nobody can move until the dice are rolled or the cards are drawn.
no-chance-due = There is nothing to roll or draw now: it is { $turn }'s turn.

## What is wrong with a record
record-not-a-record = This is not a record of a game: its first line must be “piazza record 2”.
record-missing = The line “{ $key } …” is missing here.
record-other-game = This is a record of the game “{ $found }”, not of “{ $expected }”.
record-other-rules = This game was played by version { $found } of the rules, but this program knows version { $expected }.
record-bad-seats = “{ $found }” is not a number of seats.
record-unknown-key = A line of the header can't begin with “{ $key }”, only with “seat”, “meta” or “setup”.
record-no-such-seat = This must be “*” or the number of a seat of this table.
record-bad-back = This line must be “back” and a number of plies that the game has gone beyond, no smaller than that of the first decision.
record-bad-end = This line must be “end resigned” and the numbers of seats, rising.
record-ply-after-result = There can be no moves after the result.
record-not-over = There is a result, but the game is not over.
record-wrong-result = The result does not match the game; this line must read: { $expected }
record-twice = “{ $key }” stands there twice.
record-no-name = A name is missing here.
record-bad-meta = This must be “meta”, a word and a text, parted by one space each.

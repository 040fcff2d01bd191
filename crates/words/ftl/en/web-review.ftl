# A finished game, looked at again in the browser; and moves drawn on the board.

web-review = Review
web-review-percent = { $percent }%
web-review-learning = Preparing the review
web-review-closer = Analysing: { $done } of { $plies }
web-review-chances = Win chances
web-review-chances-and-luck = Each player's win chance over the game, and below it the luck of every roll and draw. Use the arrow keys to step through the game.
web-review-luck = Luck
web-review-next = What comes next
web-review-fine = { $player }: no move is better than { $move }.
web-review-go-on = Continue from here as { $player }
web-review-given = This game continues an earlier one.
web-review-summary = Where the results came from
web-review-how = How this is calculated

## Moves drawn on the board
web-sign-advice = Hint { $rank }
web-sign-played = Played
web-sign-better = Better
web-sign-staged = Chosen
web-villagers-village-of = The village of { $name }

## Hints
web-hints = Hints
web-hints-hint = Players may ask for the three best moves.
web-hints-allowed = Players may ask for hints at this table.
web-hints-none = There are no hints at this table.
web-hints-thinking = Thinking …

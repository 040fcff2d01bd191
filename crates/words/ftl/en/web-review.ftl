# A finished game, looked at again in the browser; and moves drawn on the board.

web-review = Review
web-review-percent = { $percent }%
web-review-learning = Learning how this game goes
web-review-closer = Looking closer: { $done } of { $plies }
web-review-chances = Win chances
web-review-chances-and-luck = The win chance of each player over the game, and below it the luck of every roll and draw. The arrow keys step through the game.
web-review-luck = Luck
web-review-next = What comes next
web-review-fine = { $player }: { $move } is as good as anything.
web-review-go-on = Play on from here as { $player }
web-review-given = The game goes on from an earlier one.
web-review-summary = Where the results came from
web-review-how = How this is reckoned

## Moves drawn on the board
web-sign-advice = Hint { $rank }
web-sign-played = Played
web-sign-better = Better
web-villagers-village-of = The village of { $name }

## Hints
web-hints = Hints
web-hints-hint = Players may ask for the three best moves.
web-hints-allowed = At this table players may ask for hints.
web-hints-none = This table is played without hints.
web-hints-thinking = Thinking …

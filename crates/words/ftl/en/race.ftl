# Race, the demo game
race = Race
race-steps = steps
race-legend = Be the first to reach the goal.
race-dealt = Everybody gets a card.
race-rolled = { $seat } rolls a { $die }.
race-went = { $seat } goes { $steps ->
    [one] one step
   *[other] { $steps } steps
} and stands on { $at }.
race-played-card = { $seat } plays a { $card } and stands on { $at }.
race-stayed = { $seat } stays.
race-unreadable = This is not a move of the race. Say “go”, “card” or “stay”.
race-seats = 2 to 4 run a race, not { $seats }.
race-no-card = You have played your card.
race-not-possible = This can't come now.
race-purpose-go = Takes { $steps ->
    [one] one step
   *[other] { $steps } steps
} with the die.
race-purpose-card = Takes { $steps ->
    [one] one step
   *[other] { $steps } steps
} with the card.
race-purpose-stay = Waits for a better roll.
race-option-long = Long race
race-option-long-hint = The goal is twenty steps away, not ten.
web-home-race = Roll, go or stay, and choose the moment for your card. The smallest game there is.
help-play-race = Play Race, the demo game

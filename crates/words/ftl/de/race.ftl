# Wettlauf, das Beispielspiel
race = Wettlauf
race-steps = Schritte
race-legend = Wer zuerst am Ziel ist, gewinnt.
race-dealt = Alle bekommen eine Karte.
race-rolled = { $seat } würfelt eine { $die }.
race-went = { $seat } geht { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} und steht auf { $at }.
race-played-card = { $seat } spielt eine { $card } und steht auf { $at }.
race-stayed = { $seat } bleibt stehen.
race-unreadable = Das ist kein Zug des Wettlaufs. Es gibt „go“, „card“ und „stay“.
race-seats = Beim Wettlauf laufen 2 bis 4, nicht { $seats }.
race-no-card = Deine Karte ist schon gespielt.
race-not-possible = Das kann jetzt nicht kommen.
race-purpose-go = Geht { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} mit dem Würfel.
race-purpose-card = Geht { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} mit der Karte.
race-purpose-stay = Wartet auf einen besseren Wurf.
race-option-long = Langer Lauf
race-option-long-hint = Das Ziel ist zwanzig Schritte entfernt statt zehn.
web-home-race = Würfeln, gehen oder bleiben, und im richtigen Moment die Karte spielen. Das kleinste Spiel, das es gibt.
help-play-race = Wettlauf spielen, das Beispielspiel

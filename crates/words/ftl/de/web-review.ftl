# Eine gespielte Partie, im Browser noch einmal angesehen; und Züge, die auf dem Brett eingezeichnet sind.

web-review = Analyse
web-review-percent = { $percent } %
web-review-learning = Die Analyse wird vorbereitet
web-review-closer = Ausgewertet: { $done } von { $plies }
web-review-chances = Gewinnchancen
web-review-chances-and-luck = Die Gewinnchance aller im Lauf der Partie und darunter das Glück jedes Wurfs und jeder Karte. Die Pfeiltasten gehen durch die Partie.
web-review-luck = Glück
web-review-next = Was nun kommt
web-review-fine = { $player }: Kein Zug ist besser als { $move }.
web-review-go-on = Von hier weiterspielen, für { $player }
web-review-given = Diese Partie setzt eine frühere fort.
web-review-summary = Woher die Ergebnisse kommen
web-review-how = Wie das berechnet wird

## Züge, die auf dem Brett eingezeichnet sind
web-sign-advice = Tipp { $rank }
web-sign-played = Gespielt
web-sign-better = Besser
web-sign-staged = Gewählt
web-villagers-village-of = Das Dorf von { $name }

## Hints
web-hints = Tipps
web-hints-hint = Alle dürfen nach den drei besten Zügen fragen.
web-hints-allowed = An diesem Tisch darf man um Tipps bitten.
web-hints-none = An diesem Tisch gibt es keine Tipps.
web-hints-thinking = Denkt nach …

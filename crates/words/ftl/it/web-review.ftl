# Una partita finita, riguardata nel browser; e le mosse disegnate sul tabellone.

web-review = Analisi
web-review-percent = { $percent }%
web-review-learning = Preparazione dell’analisi
web-review-closer = Analizzate: { $done } di { $plies }
web-review-chances = Probabilità di vittoria
web-review-chances-and-luck = La probabilità di vittoria di ciascuno durante la partita e, sotto, la fortuna di ogni lancio e di ogni carta. I tasti freccia scorrono la partita.
web-review-luck = Fortuna
web-review-next = Che cosa succede ora
web-review-fine = { $player }: nessuna mossa è migliore di { $move }.
web-review-go-on = Continua da qui al posto di { $player }
web-review-given = Questa partita ne continua una precedente.
web-review-summary = Da dove vengono i risultati
web-review-how = Come si calcola

## Mosse disegnate sul tabellone
web-sign-advice = Suggerimento { $rank }
web-sign-played = Giocata
web-sign-better = Meglio
web-sign-staged = Scelta
web-villagers-village-of = Il villaggio di { $name }

## Hints
web-hints = Suggerimenti
web-hints-hint = Tutti possono chiedere le tre mosse migliori.
web-hints-allowed = A questo tavolo si possono chiedere suggerimenti.
web-hints-none = A questo tavolo non ci sono suggerimenti.
web-hints-thinking = Sto pensando …

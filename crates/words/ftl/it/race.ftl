# Corsa, il gioco di esempio
race = Corsa
race-steps = passi
race-legend = Vince chi arriva per primo al traguardo.
race-dealt = Tutti ricevono una carta.
race-rolled = { $seat } tira un { $die }.
race-went = { $seat } avanza di { $steps ->
    [one] un passo
   *[other] { $steps } passi
} ed è a { $at }.
race-played-card = { $seat } gioca un { $card } ed è a { $at }.
race-stayed = { $seat } non si muove.
race-unreadable = Questa non è una mossa della corsa. Le mosse sono «go», «card» e «stay».
race-seats = A una corsa partecipano da 2 a 4 persone, non { $seats }.
race-no-card = La tua carta è già stata giocata.
race-not-possible = Questo adesso non può arrivare.
race-purpose-go = Fa { $steps ->
    [one] un passo
   *[other] { $steps } passi
} con il dado.
race-purpose-card = Fa { $steps ->
    [one] un passo
   *[other] { $steps } passi
} con la carta.
race-purpose-stay = Aspetta un tiro migliore.
race-option-long = Corsa lunga
race-option-long-hint = Il traguardo è a venti passi, non a dieci.
web-home-race = Tira, avanza o resta, e scegli il momento per la tua carta. Il gioco più piccolo che ci sia.
help-play-race = Gioca a Corsa, il gioco di esempio

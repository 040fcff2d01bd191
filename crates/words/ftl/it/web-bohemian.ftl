# Il tabellone di Villaggi della Boemia nel browser.

## Che cosa puoi fare ora
web-bohemian-first-move = Tocca a te: scegli dei dadi, o un edificio evidenziato.
web-bohemian-second-move = Usa { $dice } per una seconda mossa, o termina il turno.
web-bohemian-one-die = Scegli almeno un altro dado: per una somma ne servono due o più.
web-bohemian-picked =
    { $dice } fa { $total }. { $places ->
        [0] Non raggiunge nessun edificio: scegli altri dadi.
        [one] Scegli l'edificio evidenziato.
       *[other] Scegli uno dei { $places } edifici evidenziati.
    }
web-bohemian-which-dice = { $building } { $place }: con quali dadi?
web-bohemian-pass = Con questi dadi non si può fare nulla: passa.
web-bohemian-income-due =
    Prendi il tuo reddito di { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, poi tira.

## Pulsanti
web-bohemian-dice = Dadi
web-bohemian-die = Dado { $face }
web-bohemian-take-income = Prendi il reddito
web-bohemian-roll = Tira senza reddito
web-bohemian-bishop = Vescovo
web-bohemian-tile = Azione speciale
web-bohemian-reroll = Rilancia
web-bohemian-do-pass = Passa

## Perché no
web-bohemian-no-total = Nessun dado qui fa { $total }.
web-bohemian-pick-first = Prima scegli i dadi per farlo.

## Che cosa porta una mossa
web-bohemian-coins = +{ $coins }
web-bohemian-flour-scores = la farina paga:
web-bohemian-glass-scores = il vetro paga:
web-bohemian-you-get = tu { $coins }
web-bohemian-gets = { $name } { $coins }
web-bohemian-sends-home = manda a casa { $name }
web-bohemian-inn-active = la tua locanda paga
web-bohemian-inn-of = la locanda di { $name } paga

## Il tabellone
web-bohemian-complete = completo
web-bohemian-house =
    { $building } { $place }, { $village }; { $occupied ->
        [0] posto libero
       *[other] { $who }
    }{ $active ->
        [0] {""}
       *[other] , attiva
    }{ $value ->
        [0] {""}
       *[other] , valore { $value }
    }{ $count ->
        [0] {""}
       *[other] ; si raggiunge con { $ways }
    }
web-bohemian-supply = Riserva
web-bohemian-bank = banca { $number }
web-bohemian-flour-left =
    { $number ->
        [one] 1 mulino libero
       *[other] { $number } mulini liberi
    }
web-bohemian-glass-left =
    { $number ->
        [one] 1 fabbrica del vetro libera
       *[other] { $number } fabbriche del vetro libere
    }
web-bohemian-tiles-left =
    { $number ->
        [one] 1 azione speciale
       *[other] { $number } azioni speciali
    }
web-bohemian-bishop-free = vescovo di nessuno
web-bohemian-bishop-with = vescovo con { $name }

## Davanti a un giocatore
web-bohemian-has-coins =
    { $number ->
        [one] 1 moneta
       *[other] { $number } monete
    }
web-bohemian-has-figures =
    { $number ->
        [one] 1 persona da piazzare
       *[other] { $number } persone da piazzare
    }
web-bohemian-has-flour =
    { $number ->
        [one] 1 sacco di farina
       *[other] { $number } sacchi di farina
    }
web-bohemian-has-glass =
    { $number ->
        [one] 1 vetro
       *[other] { $number } vetri
    }
web-bohemian-has-active-inns =
    { $number ->
        [one] 1 locanda attiva
       *[other] { $number } locande attive
    }
web-bohemian-has-inns =
    { $number ->
        [one] 1 locanda non ancora attiva
       *[other] { $number } locande non ancora attive
    }
web-bohemian-has-tile = azione speciale speciale
web-bohemian-has-bishop = il vescovo
web-bohemian-standing =
    { $points ->
        [one] ora 1 punto
       *[other] ora { $points } punti
    }

## Tasti
web-bohemian-key-dice = Scegli un dado
web-bohemian-key-arrows = Da un edificio all'altro

## In short
web-bohemian-short-placed = { $dice }: { $building } { $place }
web-bohemian-short-bishop = { $dice }: vescovo
web-bohemian-short-tile = { $dice }: azione speciale
web-bohemian-short-rerolls = rilancia { $dice }
web-bohemian-short-passed = passa

# A che cosa serve una mossa, in una frase: suggerimenti.

## Villaggi della Boemia
hint-bohemian-income =
    Prende { $coins ->
        [one] 1 moneta che andrebbe persa
       *[other] { $coins } monete che andrebbero perse
    } dopo il lancio.
hint-bohemian-roll = Lancia senza prendere il reddito.
hint-bohemian-kick-out = Rimanda a casa la persona di { $owner } { $building-from } { $place } e ne prende il posto.
hint-bohemian-shop =
    Ancora { $building-a } ({ $place }): alla fine i tuoi negozi varrebbero { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
hint-bohemian-flour =
    Un sacco di farina in { $place }; poi { $left ->
        [one] manca 1 mulino
       *[other] mancano { $left } mulini
    } al punteggio.
hint-bohemian-mills-score =
    L'ultimo mulino, { $place }: la farina rende ora, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } per te.
hint-bohemian-glass =
    Un vetro in { $place }; poi { $left ->
        [one] manca 1 fabbrica
       *[other] mancano { $left } fabbriche
    } al punteggio.
hint-bohemian-glass-scores =
    L'ultima fabbrica del vetro, { $place }: il vetro rende ora, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } per te.
hint-bohemian-farm =
    La fattoria { $place } rende subito { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
hint-bohemian-inn-active = La locanda { $place } è subito attiva e rende a ogni turno.
hint-bohemian-inn-idle =
    La locanda { $place } rende a ogni turno appena { $missing ->
        [one] è occupato ancora 1 edificio
       *[other] sono occupati ancora { $missing } edifici
    } del suo villaggio.
hint-bohemian-town-hall =
    Il municipio { $place } ti evita di perdere 5 monete e vale { $worth } quando il suo villaggio è completo: { $missing ->
        [one] manca 1 edificio
       *[other] mancano { $missing } edifici
    }.
hint-bohemian-church =
    Con la chiesa { $place } hai { $churches ->
        [one] 1 chiesa
       *[other] { $churches } chiese
    } per la maggioranza.
hint-bohemian-manor =
    Il maniero { $place } rende subito { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, e nessuno può prenderlo.
hint-bohemian-bishop =
    Il vescovo ti rende { $churches ->
        [one] 1 moneta
       *[other] { $churches } monete
    } a turno per le chiese, finché resta.
hint-bohemian-tile = Una tessera azione speciale per rilanciare i dadi al momento giusto.
hint-bohemian-reroll = Rilancia { $dice } per qualcosa di meglio.
hint-bohemian-end = Tiene le persone per dopo.
hint-bohemian-pass = Non c'è altro da fare.

## Villagers
hint-villagers-draft =
    Prende { $card-the }{ $coins ->
        [0] .
        [one] {" "}con la moneta che c'è sopra.
       *[other] {" "}con le { $coins } monete che ci sono sopra.
    }
hint-villagers-unseen = Prende una carta coperta: { $pile }.
hint-villagers-countess = Dà alla Contessa la carta che le serve meno: { $card }.
hint-villagers-coin = Una moneta tiene { $card-the } sulla strada.
hint-villagers-no-coin = Lascia che la strada cambi.
hint-villagers-food = Ti porta a { $food } cibo, e acquisisci di più: { $card }.
hint-villagers-builders =
    Ti porta a { $builders ->
        [one] 1 costruttore
       *[other] { $builders } costruttori
    }, e posizioni di più: { $card }.
hint-villagers-worth =
    Il tuo villaggio varrà al mercato { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } in più: { $card }.
hint-villagers-ready = Prepara una catena: { $card }.
hint-villagers-give = Cede { $card-the } per { $basic-a }, su cui possono crescere catene.
hint-villagers-tinner = Apre gratis i lucchetti in questa fase costruzione.
hint-villagers-smuggler =
    Prende subito { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } dalla banca.
hint-villagers-apprentice = Libera { $card-the } per il tuo villaggio.
hint-villagers-done = Tiene le altre carte per dopo.
hint-villagers-fewer = Risparmia le monete e rinuncia a una carta o a un paesano.
hint-villagers-pay = Paga, per non rinunciare a una carta o a un paesano.
hint-villagers-resolve = Risolve ora { $event }.
hint-villagers-jester = Lascia che il Giullare elimini { $event }.

# Villagers nel browser

## Che cosa sta dove
web-villagers-road-place = strada, posto { $place }
web-villagers-stack = Pila { $number }
web-villagers-reserve = Mazzo dei paesani
web-villagers-away = Scartala
web-villagers-to-countess = Alla Contessa
web-villagers-cards =
    { $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    }
web-villagers-top = in cima: { $card }
web-villagers-basics = Paesani base
web-villagers-first-market =
    { $cards ->
        [0] Prima fase mercato in questo round
        [one] Prima fase mercato fra 1 carta
       *[other] Prima fase mercato fra { $cards } carte
    }
web-villagers-second-market =
    { $cards ->
        [0] Ultima fase mercato in questo round
        [one] Ultima fase mercato fra 1 carta
       *[other] Ultima fase mercato fra { $cards } carte
    }
web-villagers-market-held = Prima fase mercato passata
web-villagers-second-market-held = Ultima fase mercato passata
web-villagers-own-village = Il tuo villaggio
web-villagers-villagers =
    { $villagers ->
        [one] Villaggio con 1 paesano
       *[other] Villaggio con { $villagers } paesani
    }
web-villagers-ground = Da solo
web-villagers-on = { $card-on }
web-villagers-covered = coperto
web-villagers-coins-on-it =
    { $coins ->
        [one] con 1 moneta sopra
       *[other] con { $coins } monete sopra
    }
web-villagers-in-hand = nella tua mano
web-villagers-hand =
    { $cards ->
        [0] Nessuna carta in mano
        [one] 1 carta in mano
       *[other] { $cards } carte in mano
    }
web-villagers-square = Acquisiti in questa fase
web-villagers-first-player = comincia in questo round

## Che cosa costa e porta un posto
web-villagers-price =
    { $coins ->
        [0] si apre senza spesa
        [one] si apre per 1 moneta
       *[other] si apre per { $coins } monete
    }
web-villagers-with-monks =
    { $monks ->
        [one] con un Monaco sotto
       *[other] con { $monks } Monaci sotto
    }
web-villagers-change-food = cibo { $change }
web-villagers-change-builders = costruttori { $change }
web-villagers-change-gold = oro { $change }
web-villagers-change-silver = argento { $change }
web-villagers-key-arrows = Da una carta all’altra

## Che cosa si può fare ora
web-villagers-do-draft =
    { $left ->
        [one] Prendi una carta dalla strada, o una coperta da una pila. È l'ultima di questa fase.
       *[other] Prendi una carta dalla strada, o una coperta da una pila. In questa fase ne prendi ancora { $left }.
    }
web-villagers-do-coin = Metti una moneta della banca su una carta della strada perché resti. Le carte senza moneta vanno via.
web-villagers-do-build =
    { $villagers ->
        [0] Non puoi posizionare altri paesani
        [one] Puoi posizionare ancora 1 paesano
       *[other] Puoi posizionare ancora { $villagers } paesani
    }{ $basics ->
        [0] .
        [one] {" "}e cedere ancora una carta per un paesano base.
       *[other] {" "}e cedere ancora { $basics } carte per paesani base.
    } Scegli una carta della tua mano.
web-villagers-do-finish = Non hai altro da costruire: termina il turno.
web-villagers-do-rats = Ratti! Acquisisci una carta in meno, o paga 3 monete alla banca.
web-villagers-do-arson = Incendio doloso! Posiziona un paesano in meno, o paga 3 monete alla banca.
web-villagers-do-events = Scegli il prossimo evento da risolvere.
web-villagers-where-to = Dove metti { $card-the }?
web-villagers-how-to-pay = Chi apre il lucchetto? { $card }
web-villagers-which-pile = Su quale pila metti, coperto, { $card-the }?
web-villagers-whom-to-trade = Con quale paesano coperto l'Apprendista scambia il posto?
web-villagers-whom-on-monk = Quale carta metti sul Monaco?
web-villagers-whose-gold = Di chi è l'oro di cui il Contrabbandiere prende metà?
web-villagers-step-back = Indietro
web-villagers-play-it = Giocala
web-villagers-founders-gold = Fondatori con l'oro
web-villagers-founders-food = Fondatori con il cibo
web-villagers-done = Ho finito di costruire
web-villagers-put-no-coin = Nessuna moneta
web-villagers-resolve = Risolvi
web-villagers-play-jester = Gioca il Giullare
web-villagers-one-fewer = { $event }: uno in meno
web-villagers-pay-fine = Paga 3 monete
web-villagers-pay-bank = Paga { $coins } alla banca
web-villagers-pay-tinner = Lo Stagnino, gratis
web-villagers-pay-own =
    { $nth ->
        [1] Il tuo: paga la banca
       *[other] L'altro tuo: paga la banca
    }
web-villagers-pay-other =
    { $nth ->
        [1] Quello di { $owner }: paghi { $coins }
       *[other] L'altro di { $owner }: paghi { $coins }
    }
web-villagers-pay-countess =
    { $nth ->
        [1] Quello della Contessa: paghi { $coins }
       *[other] L'altro della Contessa: paghi { $coins }
    }

## Eventi
web-villagers-events = Eventi
web-villagers-event = { $event }, { $when }:
web-villagers-event-up = questo round
web-villagers-event-later = prossimo round
web-villagers-jester-waits = Hai il Giullare: scegli un evento per allontanarlo.
web-villagers-decks = Eventi rimasti: estate { $summer }, inverno { $winter }

## In short
web-villagers-short-takes = prende: { $card }
web-villagers-short-coin = moneta: { $card }
web-villagers-short-builds = posiziona: { $card }
web-villagers-short-basic = cambia una carta con: { $card }

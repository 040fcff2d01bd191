# Villagers im Browser

## Was wo liegt
web-villagers-road-place = Weg, Platz { $place }
web-villagers-stack = Stapel { $number }
web-villagers-reserve = Reserve
web-villagers-away = Abwerfen
web-villagers-to-countess = An die Gräfin
web-villagers-cards =
    { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }
web-villagers-top = zuoberst: { $card }
web-villagers-basics = Startpersonen
web-villagers-first-market =
    { $cards ->
        [0] Erster Markttag in dieser Runde
        [one] Erster Markttag nach 1 weiteren Karte
       *[other] Erster Markttag nach { $cards } weiteren Karten
    }
web-villagers-second-market =
    { $cards ->
        [0] Letzter Markttag in dieser Runde
        [one] Letzter Markttag nach 1 weiteren Karte
       *[other] Letzter Markttag nach { $cards } weiteren Karten
    }
web-villagers-market-held = Erster Markttag vorbei
web-villagers-second-market-held = Letzter Markttag vorbei
web-villagers-own-village = Dein Dorf
web-villagers-villagers =
    { $villagers ->
        [one] Dorf mit 1 Person
       *[other] Dorf mit { $villagers } Personen
    }
web-villagers-ground = Für sich allein
web-villagers-on = auf { $card-dat }
web-villagers-covered = verdeckt
web-villagers-coins-on-it =
    { $coins ->
        [one] 1 Münze darauf
       *[other] { $coins } Münzen darauf
    }
web-villagers-in-hand = auf deiner Hand
web-villagers-hand =
    { $cards ->
        [0] Keine Karten auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
web-villagers-square = In dieser Phase angeworben
web-villagers-first-player = beginnt in dieser Runde

## Was ein Platz kostet und bringt
web-villagers-price =
    { $coins ->
        [0] öffnet sich ohne Kosten
        [one] öffnet sich für 1 Münze
       *[other] öffnet sich für { $coins } Münzen
    }
web-villagers-with-monks =
    { $monks ->
        [one] mit einem Mönch darunter
       *[other] mit { $monks } Mönchen darunter
    }
web-villagers-change-food = Nahrung { $change }
web-villagers-change-builders = Bauleute { $change }
web-villagers-change-gold = Gold { $change }
web-villagers-change-silver = Silber { $change }
web-villagers-key-arrows = Von Karte zu Karte

## Was jetzt getan werden kann
web-villagers-do-draft =
    { $left ->
        [one] Nimm eine Karte vom Weg oder verdeckt von einem Stapel. Es ist deine letzte in dieser Phase.
       *[other] Nimm eine Karte vom Weg oder verdeckt von einem Stapel. Du nimmst in dieser Phase noch { $left }.
    }
web-villagers-do-coin = Lege eine Münze der Bank auf eine Karte des Weges, damit sie bleibt. Karten ohne Münze gehen.
web-villagers-do-build =
    { $villagers ->
        [0] Du kannst keine Person mehr auslegen
        [one] Du kannst noch 1 Person auslegen
       *[other] Du kannst noch { $villagers } Personen auslegen
    }{ $basics ->
        [0] .
        [one] {" "}und noch einmal eine Karte für eine Startperson abgeben.
       *[other] {" "}und noch { $basics }-mal eine Karte für eine Startperson abgeben.
    } Wähle eine Karte deiner Hand.
web-villagers-do-finish = Du hast nichts mehr auszulegen: Beende deinen Zug.
web-villagers-do-rats = Ratten! Wirb eine Karte weniger an oder zahle der Bank 3 Münzen.
web-villagers-do-arson = Brandstiftung! Lege eine Person weniger aus oder zahle der Bank 3 Münzen.
web-villagers-do-events = Wähle das Ereignis, das als nächstes ausgeführt wird.
web-villagers-where-to = Wohin legst du { $card-the }?
web-villagers-how-to-pay = Wer öffnet das Schloss? { $card }
web-villagers-which-pile = Auf welchen Stapel legst du { $card-the } verdeckt?
web-villagers-whom-to-trade = Mit welcher verdeckten Person tauscht der Lehrling den Platz?
web-villagers-whom-on-monk = Welche Karte legst du auf den Mönch?
web-villagers-whose-gold = Von wessen Gold nimmt der Schmuggler die Hälfte?
web-villagers-step-back = Zurück
web-villagers-play-it = Ausspielen
web-villagers-founders-gold = Gründungskarte mit Gold
web-villagers-founders-food = Gründungskarte mit Nahrung
web-villagers-done = Fertig gebaut
web-villagers-put-no-coin = Keine Münze
web-villagers-resolve = Ausführen
web-villagers-play-jester = Den Hofnarren darauf spielen
web-villagers-one-fewer = { $event }: eine weniger
web-villagers-pay-fine = 3 Münzen zahlen
web-villagers-pay-bank = Der Bank { $coins } zahlen
web-villagers-pay-tinner = Der Zinngießer, kostenlos
web-villagers-pay-own =
    { $nth ->
        [1] Die eigene: die Bank zahlt
       *[other] Die andere eigene: die Bank zahlt
    }
web-villagers-pay-other =
    { $nth ->
        [1] Die von { $owner }: du zahlst { $coins }
       *[other] Die andere von { $owner }: du zahlst { $coins }
    }
web-villagers-pay-countess =
    { $nth ->
        [1] Die der Gräfin: du zahlst { $coins }
       *[other] Die andere der Gräfin: du zahlst { $coins }
    }

## Ereignisse
web-villagers-events = Ereignisse
web-villagers-event = { $event }, { $when }:
web-villagers-event-up = diese Runde
web-villagers-event-later = nächste Runde
web-villagers-jester-waits = Du hast den Hofnarren: Wähle ein Ereignis, um es abzuwenden.
web-villagers-decks = Ereignisse übrig: Sommer { $summer }, Winter { $winter }

## In short
web-villagers-short-takes = nimmt: { $card }
web-villagers-short-coin = Münze auf: { $card }
web-villagers-short-builds = legt aus: { $card }
web-villagers-short-basic = Karte eingetauscht für: { $card }

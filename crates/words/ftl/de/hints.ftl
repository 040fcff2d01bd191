# Wozu ein Zug gut ist, in einem Satz: Tipps.

## Böhmische Dörfer
hint-bohemian-income = Nimmt { $coins } Taler, die nach dem Wurf verfallen würden.
hint-bohemian-roll = Würfelt, ohne die Einnahmen zu nehmen.
hint-bohemian-kick-out = Schickt die Figur von { $owner } { $building-from } { $place } nach Hause und nimmt ihren Platz ein.
hint-bohemian-shop = Noch { $building-a } ({ $place }): Deine Läden wären am Ende { $coins } Taler wert.
hint-bohemian-flour =
    Ein Mehl-Plättchen auf { $place }; dann { $left ->
        [one] fehlt 1 Mühle
       *[other] fehlen { $left } Mühlen
    } zur Wertung.
hint-bohemian-mills-score = Die letzte Mühle, { $place }: Das Mehl zählt jetzt, { $coins } Taler für dich.
hint-bohemian-glass =
    Ein Glas-Plättchen auf { $place }; dann { $left ->
        [one] fehlt 1 Manufaktur
       *[other] fehlen { $left } Manufakturen
    } zur Wertung.
hint-bohemian-glass-scores = Die letzte Glasmanufaktur, { $place }: Das Glas zählt jetzt, { $coins } Taler für dich.
hint-bohemian-farm = Der Hof { $place } bringt sofort { $coins } Taler.
hint-bohemian-inn-active = Das Wirtshaus { $place } ist gleich aktiv und zahlt in jedem Zug.
hint-bohemian-inn-idle =
    Das Wirtshaus { $place } zahlt in jedem Zug, sobald noch { $missing ->
        [one] 1 Gebäude seines Dorfes besetzt ist
       *[other] { $missing } Gebäude seines Dorfes besetzt sind
    }.
hint-bohemian-town-hall =
    Das Rathaus { $place } erspart dir den Verlust von 5 Talern und ist { $worth } wert, sobald sein Dorf komplett ist: { $missing ->
        [one] Es fehlt 1 Gebäude
       *[other] Es fehlen { $missing } Gebäude
    }.
hint-bohemian-church =
    Mit der Kirche { $place } hast du { $churches ->
        [one] 1 Kirche
       *[other] { $churches } Kirchen
    } für die Mehrheit.
hint-bohemian-manor = Das Herrenhaus { $place } bringt sofort { $coins } Taler, und niemand kann es dir nehmen.
hint-bohemian-bishop = Der Bischof bringt dir { $churches } Taler je Zug für Kirchen, solange er bleibt.
hint-bohemian-tile = Ein Sonderaktionsplättchen, um im rechten Moment neu zu würfeln.
hint-bohemian-reroll = Würfelt { $dice } neu, für etwas Besseres.
hint-bohemian-end = Spart Figuren für später.
hint-bohemian-pass = Etwas anderes ist nicht möglich.

## Villagers
hint-villagers-draft =
    Nimmt { $card-the }{ $coins ->
        [0] .
        [one] {" "}mit der Münze darauf.
       *[other] {" "}mit den { $coins } Münzen darauf.
    }
hint-villagers-unseen = Versucht sein Glück: { $pile }.
hint-villagers-countess = Gibt der Gräfin die Karte, die ihr am wenigsten nützt: { $card }.
hint-villagers-coin = Eine Münze hält { $card-the } auf dem Weg.
hint-villagers-no-coin = Lässt den Weg sich ändern.
hint-villagers-food = Mit { $card-dat } hast du { $food } Nahrung und wirbst mehr an.
hint-villagers-builders = Mit { $card-dat } steigt die Zahl deiner Bauleute auf { $builders }, und du legst mehr aus.
hint-villagers-worth =
    Mit { $card-dat } ist dein Dorf am Markttag { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } mehr wert.
hint-villagers-ready = Bereitet mit { $card-dat } eine Kette vor.
hint-villagers-give = Gibt { $card-the } für { $basic-a } her, auf dem Ketten wachsen können.
hint-villagers-tinner = Öffnet in dieser Bauphase Schlösser umsonst.
hint-villagers-smuggler =
    Nimmt sofort { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } aus der Bank.
hint-villagers-apprentice = Holt { $card-the } ins eigene Dorf.
hint-villagers-done = Hebt die anderen Karten für später auf.
hint-villagers-fewer = Spart die Münzen und verzichtet dafür auf eine Karte oder Person.
hint-villagers-pay = Zahlt, um auf keine Karte oder Person zu verzichten.
hint-villagers-resolve = Führt jetzt { $event } aus.
hint-villagers-jester = Lässt den Hofnarren { $event } abwerfen.

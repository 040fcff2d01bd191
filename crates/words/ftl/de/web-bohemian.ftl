# Der Spielplan von Böhmische Dörfer im Browser.

## Was du jetzt tun kannst
web-bohemian-first-move = Du bist am Zug: Wähle Würfel oder ein hervorgehobenes Gebäude.
web-bohemian-second-move = Nutze { $dice } für eine zweite Aktion, oder beende deinen Zug.
web-bohemian-one-die = Wähle noch mindestens einen Würfel: Eine Summe braucht zwei oder mehr.
web-bohemian-picked =
    { $dice } macht { $total }. { $places ->
        [0] Damit ist kein Gebäude zu erreichen: Wähle andere Würfel.
        [one] Wähle das hervorgehobene Gebäude.
       *[other] Wähle eines der { $places } hervorgehobenen Gebäude.
    }
web-bohemian-which-dice = { $building } { $place }: mit welchen Würfeln?
web-bohemian-pass = Mit diesen Würfeln geht nichts: Passe.
web-bohemian-income-due =
    Nimm deine Einnahmen von { $coins ->
        [one] 1 Taler
       *[other] { $coins } Talern
    }, dann würfle.

## Knöpfe
web-bohemian-dice = Würfel
web-bohemian-die = Würfel { $face }
web-bohemian-take-income = Einnahmen nehmen
web-bohemian-roll = Ohne Einnahmen würfeln
web-bohemian-bishop = Bischof
web-bohemian-tile = Sonderaktion
web-bohemian-reroll = Neu würfeln
web-bohemian-do-pass = Passen

## Warum nicht
web-bohemian-no-total = Keine Würfel hier ergeben { $total }.
web-bohemian-pick-first = Wähle zuerst die Würfel dafür.

## Was ein Zug bringt
web-bohemian-coins = +{ $coins }
web-bohemian-flour-scores = Mehl zahlt:
web-bohemian-glass-scores = Glas zahlt:
web-bohemian-you-get = du { $coins }
web-bohemian-gets = { $name } { $coins }
web-bohemian-sends-home = schickt { $name } heim
web-bohemian-inn-active = dein Wirtshaus zahlt
web-bohemian-inn-of = Wirtshaus von { $name } zahlt

## Der Spielplan
web-bohemian-complete = vollständig
web-bohemian-house =
    { $building } { $place }, { $village }; { $occupied ->
        [0] frei
       *[other] { $who }
    }{ $active ->
        [0] {""}
       *[other] , aktiv
    }{ $value ->
        [0] {""}
       *[other] , Wert { $value }
    }{ $count ->
        [0] {""}
       *[other] ; erreichbar mit { $ways }
    }
web-bohemian-supply = Vorrat
web-bohemian-bank = Bank { $number }
web-bohemian-flour-left =
    { $number ->
        [one] 1 Mühle frei
       *[other] { $number } Mühlen frei
    }
web-bohemian-glass-left =
    { $number ->
        [one] 1 Glasmanufaktur frei
       *[other] { $number } Glasmanufakturen frei
    }
web-bohemian-tiles-left =
    { $number ->
        [one] 1 Sonderaktion
       *[other] { $number } Sonderaktionen
    }
web-bohemian-bishop-free = Bischof bei niemandem
web-bohemian-bishop-with = Bischof bei { $name }

## Vor einem Spieler
web-bohemian-has-coins = { $number } Taler
web-bohemian-has-figures =
    { $number ->
        [one] 1 Figur zum Setzen
       *[other] { $number } Figuren zum Setzen
    }
web-bohemian-has-flour =
    { $number ->
        [one] 1 Mehl-Plättchen
       *[other] { $number } Mehl-Plättchen
    }
web-bohemian-has-glass =
    { $number ->
        [one] 1 Glas-Plättchen
       *[other] { $number } Glas-Plättchen
    }
web-bohemian-has-active-inns =
    { $number ->
        [one] 1 aktives Wirtshaus
       *[other] { $number } aktive Wirtshäuser
    }
web-bohemian-has-inns =
    { $number ->
        [one] 1 Wirtshaus, noch nicht aktiv
       *[other] { $number } Wirtshäuser, noch nicht aktiv
    }
web-bohemian-has-tile = Sonderaktionsplättchen
web-bohemian-has-bishop = der Bischof
web-bohemian-standing =
    { $points ->
        [one] jetzt 1 Punkt
       *[other] jetzt { $points } Punkte
    }

## Tasten
web-bohemian-key-dice = Einen Würfel wählen
web-bohemian-key-arrows = Von Gebäude zu Gebäude

## In short
web-bohemian-short-placed = { $dice }: { $building } { $place }
web-bohemian-short-bishop = { $dice }: Bischof
web-bohemian-short-tile = { $dice }: Sonderaktion
web-bohemian-short-rerolls = würfelt { $dice } neu
web-bohemian-short-passed = passt

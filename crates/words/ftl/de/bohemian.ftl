# Böhmische Dörfer

## Die Gebäude: auf …, aus …, kein …, ein … (wen?)
bohemian-bakery = Bäckerei
    .on = auf die Bäckerei
    .from = aus der Bäckerei
    .none = keine Bäckerei
    .a = eine Bäckerei
bohemian-butchery = Metzgerei
    .on = auf die Metzgerei
    .from = aus der Metzgerei
    .none = keine Metzgerei
    .a = eine Metzgerei
bohemian-dairy = Milchladen
    .on = auf den Milchladen
    .from = aus dem Milchladen
    .none = keinen Milchladen
    .a = einen Milchladen
bohemian-tailor = Schneiderei
    .on = auf die Schneiderei
    .from = aus der Schneiderei
    .none = keine Schneiderei
    .a = eine Schneiderei
bohemian-mill = Mühle
    .on = auf die Mühle
    .from = aus der Mühle
    .none = keine Mühle
    .a = eine Mühle
bohemian-glass-factory = Glasmanufaktur
    .on = auf die Glasmanufaktur
    .from = aus der Glasmanufaktur
    .none = keine Glasmanufaktur
    .a = eine Glasmanufaktur
bohemian-farm = Hof
    .on = auf den Hof
    .from = vom Hof
    .none = keinen Hof
    .a = einen Hof
bohemian-inn = Wirtshaus
    .on = auf das Wirtshaus
    .from = aus dem Wirtshaus
    .none = kein Wirtshaus
    .a = ein Wirtshaus
bohemian-town-hall = Rathaus
    .on = auf das Rathaus
    .from = aus dem Rathaus
    .none = kein Rathaus
    .a = ein Rathaus
bohemian-church = Kirche
    .on = auf die Kirche
    .from = aus der Kirche
    .none = keine Kirche
    .a = eine Kirche
bohemian-manor = Herrenhaus
    .on = auf das Herrenhaus
    .from = aus dem Herrenhaus
    .none = kein Herrenhaus
    .a = ein Herrenhaus

## Was geschieht
bohemian-begins = { $seat } beginnt.
bohemian-turn-of = { $seat } ist am Zug.
bohemian-income = { $seat } nimmt { $coins } Taler Einnahmen: { $inns } aus Wirtshäusern, { $churches } aus Kirchen.
bohemian-income-forfeit =
    { $seat } würfelt, ohne die Einnahmen zu nehmen: { $coins } Taler { $coins ->
        [one] verfällt
       *[other] verfallen
    }.
bohemian-rolled = { $seat } würfelt { $dice }.
bohemian-placed = { $seat } setzt mit { $dice } eine Figur { $building-on } { $place }.
bohemian-kicked-out = { $seat } wirft { $owner } { $building-from } { $place } raus.
bohemian-inn-active = Das Wirtshaus { $place } wird aktiv: Von jetzt an bringt es { $seat } Einnahmen.
bohemian-farm-pays = { $seat } erhält { $coins } Taler für Höfe.
bohemian-manor-pays = { $seat } erhält { $coins } Taler vom Herrenhaus.
bohemian-mills-score = Alle Mühlen sind besetzt: Das Mehl wird gewertet, und die Figuren von den Mühlen gehen heim.
bohemian-glass-scores = Alle Glasmanufakturen sind besetzt: Das Glas wird gewertet, und die Figuren von dort gehen heim.
bohemian-flour-pays = { $seat } erhält { $coins } Taler für { $tiles } Mehl-Plättchen.
bohemian-glass-pays = { $seat } erhält { $coins } Taler für { $tiles } Glas-Plättchen.
bohemian-bishop-taken = { $seat } nimmt mit { $dice } den Bischof.
bohemian-bishop-taken-from = { $seat } nimmt { $from } mit { $dice } den Bischof ab.
bohemian-tile-taken =
    { $seat } nimmt mit { $dice } ein Sonderaktionsplättchen; { $left ->
        [0] keines ist übrig
        [one] 1 ist übrig
       *[other] { $left } sind übrig
    }.
bohemian-rerolls = { $seat } gibt das Sonderaktionsplättchen ab und würfelt { $dice } neu.
bohemian-ended = { $seat } beendet den Zug.
bohemian-passed = { $seat } kann nichts tun und setzt aus.
bohemian-out-of-figures = { $seat } hat zu Beginn des Zuges keine Figur mehr: Das Spiel endet.
bohemian-bank-empty = Die Bank hat keine Taler mehr: Das Spiel endet.

## Warum ein Zug abgelehnt wird
bohemian-before-the-roll = Zuerst kommen die Einnahmen: Nimm sie mit „income“ oder verzichte mit „roll“.
bohemian-after-the-roll = Es ist schon gewürfelt: Dafür ist es zu spät.
bohemian-dice-not-there = Die Würfel { $dice } stehen dir nicht zur Verfügung.
bohemian-total-too-high = { $total } ist kein Zug: Die höchste Summe ist 12.
bohemian-not-two-dice = Dafür braucht es genau zwei Würfel, nicht { $dice }.
bohemian-no-figure = Du hast keine Figur mehr, die du setzen könntest.
bohemian-no-such-building = Das Dorf { $village } hat { $building-none }.
bohemian-not-free = { $place } ist von { $owner } besetzt; zum Rauswerfen schreib ein „x“ vor den Ort.
bohemian-nothing-to-kick-out = Auf { $place } steht niemand: Setz deine Figur ohne „x“ dorthin.
bohemian-own-figure = Die Figur auf { $place } ist deine eigene.
bohemian-another-is-free = Von { $place } wird niemand rausgeworfen, solange ein Gebäude dieser Art ({ $building }) frei ist: { $free } ist frei.
bohemian-own-shop = Du hast schon { $building-a }: Aus einem zweiten solchen Laden kannst du niemanden rauswerfen.
bohemian-never-kicked-out = Hier wird nie jemand rausgeworfen: { $building }.
bohemian-no-doubles = Den Bischof gibt es für einen Pasch aus zwei Würfeln, nicht für { $dice }.
bohemian-bishop-held = Du hast den Bischof schon.
bohemian-no-tile-left = Es ist kein Sonderaktionsplättchen mehr da.
bohemian-tile-held = Du hast schon ein Sonderaktionsplättchen: Niemand besitzt zwei.
bohemian-tile-spent = Du hast in diesem Zug ein Sonderaktionsplättchen abgegeben: Du kannst jetzt keines nehmen.
bohemian-no-tile-to-spend = Du hast kein Sonderaktionsplättchen zum Abgeben.
bohemian-move-first = Eine Aktion ist Pflicht, und es ist eine möglich.
bohemian-move-possible = Du kannst nicht aussetzen: Es ist eine Aktion möglich.
bohemian-reroll-first = Es ist keine Aktion möglich, und du hast ein Sonderaktionsplättchen: Würfle damit neu.
bohemian-nothing-to-pass = Du hast schon eine Aktion gemacht: Beende den Zug mit „end“.
bohemian-nothing-to-end = Es ist keine Aktion möglich: Setze aus.
bohemian-other-dice-due =
    Hier { $count ->
        [one] wird ein Würfel
       *[other] werden { $count } Würfel
    } geworfen.
bohemian-other-first = Der Tisch hat bestimmt, dass { $first } beginnt.
bohemian-roll-due = Hier muss ein Wurf stehen, etwa „2 3 4 6“.
bohemian-sides-due = Zuerst muss feststehen, welche Seiten der Dorftafeln oben liegen und wer beginnt.
bohemian-unknown-move = „{ $found }“ ist kein Zug. Züge sehen so aus: „3+4 N7“, „3+5 xN8“, „5+5 bishop“, „2+6 tile“, „reroll 2 6“, „end“ oder „pass“.
bohemian-expected-die = Hier muss eine Zahl von 1 bis 6 stehen, nicht „{ $found }“.
bohemian-too-many-dice = Es gibt nur vier Würfel.
bohemian-single-die = Eine Summe braucht mindestens zwei Würfel, etwa „3+4“.
bohemian-expected-place = Hier muss ein Ort wie „N7“ oder „bishop“ oder „tile“ stehen, nicht „{ $found }“.
bohemian-unknown-village = In diesem Spiel gibt es kein Dorf „{ $found }“.
bohemian-other-total = { $dice } ist { $total }, und dieses Gebäude wird mit { $wanted } erreicht.
bohemian-trailing-text = „{ $found }“ gehört nicht hierher.
bohemian-expected-sides = Hier müssen die Buchstaben von { $count } Dörfern stehen.
bohemian-unknown-side = „{ $found }“ ist keine Seite der Dorftafel, die hier folgt.
bohemian-expected-first = Hier müssen „first“ und die Nummer des Platzes stehen, der beginnt.

## Was an einer Einstellung nicht stimmt
bohemian-setup-players = Böhmische Dörfer ist für 2 bis 5 Spieler, nicht für { $found }.
bohemian-setup-first = „{ $found }“ ist kein Platz an diesem Tisch, der beginnen könnte.
bohemian-setup-yes-or-no = Hier muss „yes“ oder „no“ stehen, nicht „{ $found }“.
bohemian-setup-unknown-option = Eine Einstellung „{ $key }“ gibt es nicht.
bohemian-setup-twice = „{ $key }“ steht zweimal im Aufbau.
bohemian-setup-tiles-without-bank = Dorftafeln und Taler der Bank gehören zusammen: Eines von beiden fehlt.
bohemian-setup-bank = Die Bank hat 1 bis 9999 Taler, nicht „{ $found }“.

## Was an einer Datei mit Dorftafeln nicht stimmt
bohemian-tiles-syntax = Die Datei ist nicht lesbar: { $reason }.
bohemian-tiles-bank = Die Bank hat 1 bis 9999 Taler, nicht { $found }.
bohemian-tiles-count = Es müssen 9 Dorftafeln sein, nicht { $found }.
bohemian-tiles-missing = Die Dorftafel { $front }/{ $back } fehlt: Kleinere Runden müssen wissen, welche wegbleibt.
bohemian-tiles-letter = Der Buchstabe eines Dorfes ist ein einzelner Großbuchstabe von A bis Z, nicht „{ $found }“.
bohemian-tiles-letter-twice = Der Buchstabe { $letter } ist an zwei Dörfer vergeben.
bohemian-tiles-name = Dorf { $tile }: „{ $found }“ ist kein Name; er beginnt mit einem Buchstaben und hat höchstens 40 Zeichen, ohne „|“.
bohemian-tiles-name-twice = Dorf { $tile }: Auch ein anderes heißt { $name }.
bohemian-tiles-no-buildings = Dorf { $tile } hat keine Gebäude.
bohemian-tiles-too-many-buildings = Dorf { $tile } hat { $found } Gebäude: Höchstens 9 sind erlaubt.
bohemian-tiles-unknown-building = Dorf { $tile }: „{ $found }“ ist kein Gebäude; Gebäude werden mit ihrer Summe geschrieben, „2“ bis „12“.
bohemian-tiles-building-twice = Dorf { $tile }: { $building } steht zweimal da.
bohemian-tiles-no-value = Dorf { $tile }: { $building } braucht einen Wert, etwa „10=6“ oder „12=4“.
bohemian-tiles-bad-value = Dorf { $tile }: „{ $found }“ ist kein Wert für { $building }; möglich sind 1 bis 99.
bohemian-tiles-needless-value = Dorf { $tile }: { $building } hat keinen Wert; nur Rathäuser und Herrenhäuser haben einen.
bohemian-tiles-too-many = Liegen die Seiten ungünstig, gibt es { $found } mal { $building }; in der Schachtel sind Plättchen für { $most }.
bohemian-tiles-few = Bei { $players } Spielern können die Seiten so fallen, dass es nur { $found } mal { $building } gibt. Bei weniger als 2 wird jede Figur dort sofort gewertet, oder nie eine.

## Die Wertung
bohemian-town-halls = Rathäuser
bohemian-shops = Läden
bohemian-churches = Kirchen
bohemian-tiles = Mehl, Glas
bohemian-coins = Taler

## Auf dem Bildschirm
bohemian-legend = · frei   * aktives Wirtshaus   ✓ vollständiges Dorf   ▸ erreichbar
bohemian-bishop = Bischof
bohemian-special-tile = Plättchen
bohemian-beside-the-board = Bank { $bank }, Mehl { $flour }, Glas { $glass }, Sonderaktionen { $tiles }
bohemian-column-coins = Taler
bohemian-column-figures = Figuren
bohemian-column-income = Einn.
bohemian-column-inns = Wirtsh.
bohemian-column-flour = Mehl
bohemian-column-glass = Glas
bohemian-column-score = Punkte

## In Simulationen
bohemian-measure-end-figures = Ende mangels Figuren
bohemian-measure-end-bank = Ende durch die Bank
bohemian-measure-kick-outs = Figuren rausgeworfen
bohemian-measure-passes = ausgesetzt
bohemian-measure-rerolls = neu gewürfelt
bohemian-measure-bishops = Bischof genommen
bohemian-measure-active-inns = Wirtshäuser aktiv geworden
bohemian-measure-mills = Mühlenwertungen
bohemian-measure-glass = Glaswertungen

# Die Spiele lernen: Lektionen am Tisch.

web-learn = Die Spiele lernen
web-learn-coach = Lektion
web-learn-step = Schritt { $step } von { $steps }
web-learn-go-on = Weiter
web-learn-leave = Verlassen
web-learn-done = So wird gespielt. Spiele diese Partie allein zu Ende oder beginne eine nach deiner Wahl.
web-learn-play-on = Hier weiterspielen
web-learn-new-game = Neue Partie
web-learn-new-here = Zum ersten Mal hier?
web-learn-intro = Lerne beim Spielen: eine angeleitete erste Partie in wenigen Minuten.
web-learn-solo = Villagers allein
web-learn-learnt = gelernt
learn-not-now = Keine schlechte Idee, aber tu zuerst, worum die Lektion bittet: Es ist hervorgehoben.

## Böhmische Dörfer
learn-bohemian-welcome = Sechs Dörfer, und darin Arbeit für deine Figuren. Wer am Ende die meisten Taler hat, gewinnt. Du beginnst.
learn-bohemian-glass = Du hast 2, 3, 4 und 6 gewürfelt. Zwei Würfel ergeben eine Summe, und die Summe nennt ein Gebäude. Nimm die 3 und die 4, dann die Glasmanufaktur, die 7, in Elbnitz.
learn-bohemian-farm = Die anderen beiden Würfel ergeben 8: einen Hof. Er zahlt sofort, einen Taler für jeden Hof, den du hast. Stelle eine Figur auf den in Elbnitz.
learn-bohemian-inn = { $name } hat zwei Figuren gestellt. Auch drei Würfel können eine Summe sein: 2 + 3 + 4 ist 9, das Wirtshaus in Elbnitz. Es bringt Taler, sobald dort drei andere Gebäude besetzt sind.
learn-bohemian-kick-out = Es gibt nur eine Kirche, und { $name } hat sie. Wo kein Gebäude einer Art frei ist, darfst du eine Figur rauswerfen: 5 + 6 ist 11, und die Kirche ist dein.
learn-bohemian-shop = 1 + 2 ist die Metzgerei, ein Laden. Je mehr verschiedene Läden du am Ende hast, desto mehr zahlen sie. Sie ist auch das dritte Gebäude um dein Wirtshaus: Es wird aktiv.
learn-bohemian-scoring = { $name } hat die letzte Glasmanufaktur besetzt: Da zahlte jedes Glas 3 Taler, und die Figuren kamen heim. Mühlen tun dasselbe mit Mehl, für 2 Taler. Und dein Wirtshaus hat den ersten Taler gebracht.
learn-bohemian-bishop = Ein Pasch kann den Bischof holen, statt eine Figur zu stellen. Solange er bei dir ist, zahlt jede deiner Kirchen vor deinem Zug einen Taler. Nimm 1 und 1, dann den Bischof.
learn-bohemian-town-hall = 4 + 6 ist ein Rathaus. Sind am Ende alle Gebäude seines Dorfes besetzt, zahlt es seine Zahl: 6 in Elbnitz. Wer kein Rathaus hat, verliert 5 Taler.
learn-bohemian-manor = Wirtshaus und Bischof haben dir gerade etwas eingebracht. 6 + 6 ist ein Herrenhaus: Es zahlt seine Zahl sofort.
learn-bohemian-tile = Zwei Würfel, die nichts nützen, können ein Sonderaktionsplättchen nehmen. Damit würfelst du einmal Würfel neu, in diesem Zug oder später. Nimm es mit 2 + 4.
learn-bohemian-end = Das Spiel endet, wenn jemand ohne Figuren an die Reihe kommt oder die Bank leer ist. Dann zahlen Rathäuser, Läden und Kirchen. In Elbnitz fehlt nur die Glasmanufaktur: Besetze sie, und dein Rathaus ist 6 wert.

## Villagers
learn-villagers-welcome = Du gründest ein Dorf. In jeder Runde wirbst du Personen vom Weg an, dann legst du sie aus. Zweimal ist Markttag; wer nach dem zweiten die meisten Münzen hat, gewinnt.
learn-villagers-draft = Wirb zwei Karten an, im Wechsel mit { $name }: zuerst den Erntehelfer, dessen Schüssel Nahrung ist, dann den Zimmermann, dessen Haus für Bauleute steht.
learn-villagers-coin = Jetzt wird der Weg erneuert: Karten ohne Münze verlassen ihn. Lege eine Münze auf den Böttcher, damit er bleibt. Wer ihn später anwirbt, bekommt sie.
learn-villagers-food = Nun baue: Zwei Personen darfst du auslegen. Lege den Erntehelfer auf den freien Platz. Für jede sichtbare Nahrung wirbst du in jeder Runde eine Karte mehr an.
learn-villagers-basic = Der Zimmermann braucht einen Holzfäller. Nimm den Trüffelsucher, dann den Holzfäller: Der Trüffelsucher kommt verdeckt auf einen Stapel, der Holzfäller in dein Dorf. Das geht dreimal in jeder Runde.
learn-villagers-chain = Lege den Zimmermann auf den Holzfäller: eine Produktionskette. Was darunter liegt, zählt nicht mehr, außer Sorten und Schlössern. Für alle sichtbaren Bauleute darfst du in jeder Runde je eine Person mehr auslegen.
learn-villagers-done = Deine zwei Personen liegen. Beende dein Bauen und sieh zu, wie { $name } baut.
learn-villagers-cooper = { $name } hatte keine Nahrung, da wurde ihre Gründungskarte gewendet und zeigt nun welche. Die neue Runde hat begonnen: Wirb den Böttcher an, mit deiner Münze darauf.
learn-villagers-third = Wirb den Geflügelhändler an. Deine Nahrung bringt dir eine dritte Karte: die oberste von Stapel 2, unbesehen. Dann lege eine Münze auf den Wagner, damit er nächste Runde noch da ist.
learn-villagers-padlock = Der Böttcher hat ein Schloss, und der Schmied ist seine Schlüsselperson. { $name } hat einen: 2 deiner Münzen kommen auf ihn. Lege den Böttcher auf den Holzfäller, der zwei tragen kann.
learn-villagers-own-key = Die Schlüsselperson des Geflügelhändlers ist der Zimmermann, und der ist dein: Also kommen 2 Münzen aus der Bank auf ihn. Lege den Geflügelhändler auf deine Gründungskarte.
learn-villagers-end = Der erste Markttag kommt, wenn die Stapel 1 und 2 leer sind: Er zahlt sichtbares Gold und die Münzen, die auf Personen liegen. Der zweite, wenn alle Stapel leer sind, zahlt auch Silber und beendet das Spiel. Eine Person darfst du noch auslegen.

## Villagers allein
learn-solo-welcome = Allein spielst du gegen die Gräfin. Sie nimmt, was du ihr gibst, und die Markttage zahlen ihr wie dir. Habe am Ende mehr Münzen als sie.
learn-solo-event = Ereignisse liegen offen, bevor sie eintreten. Dieses wird 2 Münzen auf jede ihrer Schlüsselpersonen legen: Gib ihr also niemanden mit Schlüsselbund.
learn-solo-draft = Du wirbst an wie immer: Nimm den Erntehelfer vom Weg.
learn-solo-give = Für jede Karte, die du nimmst, bekommt sie eine vom Weg. Der Strohdachdecker hat keinen Schlüsselbund und nur 2 Gold: Gib ihn ihr.
learn-solo-again = Noch einmal: Nimm den Zimmermann und gib ihr den Hausierer. Dann lege deine Münze auf den linken Böttcher, damit er auf dem Weg bleibt.
learn-solo-build = Lege den Erntehelfer und den Jäger aus: Beide bringen Nahrung, für mehr Karten in der nächsten Runde. Dann beende dein Bauen.
learn-solo-resolve = Die Ereignisse sind fällig. Nimm dieses und führe es aus: Sie hat keine Schlüsselperson, also bringt es ihr nichts.
learn-solo-end = Sie hat eine Karte aus der Reserve genommen, und das nächste Ereignis liegt offen. Einmal im Spiel beseitigt der Hofnarr ein Ereignis: Heb ihn für ein schlimmes auf. Nach dem ersten Markttag kommen die Ereignisse des Winters.

## Die Aufgabe des Tages
web-daily = Partie des Tages
web-daily-intro = Jeden Tag dieselben Würfel oder Karten für alle, gegen dieselben Bots. Der erste Versuch zählt.
web-daily-play = Die heutige Partie spielen
web-daily-go-on = Weiterspielen
web-daily-practise = Üben
web-daily-today = Zur heutigen Partie
web-daily-next = Die nächste Partie kommt in { $time }.
web-daily-share = Teilen
web-daily-copied = Ergebnis kopiert.
web-daily-line = Piazza am { $date } · { $game } · { $mine }:{ $best } { $won ->
    [1] gewonnen
   *[other] verloren
} · { $signs } { $link }
web-daily-calendar = Deine Tage
web-daily-streak = { $days ->
    [0] Spiele die heutige Partie und beginne eine Reihe von Tagen.
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
}
web-daily-day = { $date }: { $game }{ $stars ->
    [0] , nicht gespielt
    [1] , gespielt
    [2] , gewonnen
   *[other] , klar gewonnen
}

## Statistik
web-statistics = Statistik
web-statistics-which = Welche Partien?
web-statistics-all = Alle
web-statistics-nothing = Noch keine Partien
web-statistics-invite = Wenn du eine Partie beendet hast, hier oder online, findest du sie hier: wie sie lief, wie viel Glück du hattest und wie gut du gespielt hast.
web-statistics-played = Partien
web-statistics-won = Gewonnen
web-statistics-rate = Siegquote
web-statistics-best = Bestes Ergebnis
web-statistics-percent = { $percent } %
web-statistics-lead = Vorsprung vor dem besten Gegner, in Talern oder Münzen
web-statistics-luck = Glück: Gewinnchance, die der Zufall brachte
web-statistics-errors = Fehler: verlorene Gewinnchance je Entscheidung
web-statistics-by-players = Siege nach Zahl der Mitspielenden
web-statistics-by-opponents = Siege nach Gegnern
web-statistics-players = Zu { $players }
web-statistics-mixed = Bots verschiedener Stärke
web-statistics-people = Menschen
web-statistics-curve = { $title }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, zuletzt { $last }
web-statistics-won-of = { $won } von { $games } · { $percent } %
web-statistics-looking = { $games ->
    [one] Eine Partie wird noch ausgewertet.
   *[other] { $games } Partien werden noch ausgewertet.
}
web-statistics-games = Partien
web-statistics-is-won = gewonnen
web-statistics-is-lost = verloren
web-statistics-found = Glück { $luck } %, Fehler { $errors } %
web-statistics-forget-one = Diese Partie löschen
web-statistics-export = Als Datei sichern
web-statistics-import = Aus einer Datei ergänzen
web-statistics-imported = { $games ->
    [one] Eine Partie kam hinzu.
   *[other] { $games } Partien kamen hinzu.
}
web-statistics-no-file = In dieser Datei sind keine Partien von Piazza.
web-statistics-forget = Alle löschen
web-statistics-forget-sure = Wirklich alle Partien löschen?

# Was alle Spiele gemeinsam haben.

piazza = Piazza
player = Spieler { $number }
bohemian = Böhmische Dörfer
villagers = Villagers
total = Summe
rival = Gräfin

## Warum ein Zug abgelehnt wird, in jedem Spiel
over = Das Spiel ist zu Ende.
not-your-turn = { $turn } ist am Zug.
chance-due = Niemand kann ziehen, bevor gewürfelt oder aufgedeckt wurde.
no-chance-due = Jetzt wird weder gewürfelt noch aufgedeckt: { $turn } ist am Zug.

## Was an einer Aufzeichnung nicht stimmt
record-not-a-record = Das ist keine Aufzeichnung einer Partie: Die erste Zeile muss „piazza record 2“ lauten.
record-missing = Hier fehlt die Zeile „{ $key } …“.
record-other-game = Das ist die Aufzeichnung einer Partie „{ $found }“, nicht „{ $expected }“.
record-other-rules = Diese Partie wurde nach Version { $found } der Regeln gespielt; dieses Programm spielt nach Version { $expected }.
record-bad-seats = „{ $found }“ ist keine Anzahl von Plätzen.
record-unknown-key = Eine Zeile des Kopfes kann nicht mit „{ $key }“ beginnen: nur mit „seat“, „meta“ oder „setup“.
record-no-such-seat = Hier muss „*“ oder die Nummer eines Platzes an diesem Tisch stehen.
record-bad-back = Hier muss „back“ mit einer Zahl von Zügen stehen, über die das Spiel schon hinaus ist, und nicht vor der ersten Entscheidung.
record-bad-end = Hier muss „end resigned“ mit den Nummern der Plätze stehen, aufsteigend.
record-ply-after-result = Nach dem Ergebnis kann nichts mehr gespielt werden.
record-not-over = Hier steht ein Ergebnis, aber das Spiel ist noch nicht zu Ende.
record-wrong-result = Das Ergebnis passt nicht zur Partie; diese Zeile muss lauten: { $expected }
record-twice = „{ $key }“ steht zweimal da.
record-no-name = Hier fehlt ein Name.
record-bad-meta = Hier muss „meta“, ein Wort und ein Text stehen, durch je ein Leerzeichen getrennt.

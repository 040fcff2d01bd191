# Was ein Tisch sagt: Plätze, Zurücknehmen, Uhren, prüfbare Würfel.

## Warum ein Tisch etwas ablehnt
table-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-seat-taken = Auf Platz { $seat } sitzt schon jemand.
table-not-seated = Dort sitzt kein Mensch: { $seat }.
table-not-started = Die Partie hat noch nicht begonnen.
table-started = Die Partie hat begonnen: Die Plätze stehen fest.
table-over = Die Partie ist vorbei.
table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
table-seats-open = Noch sind nicht alle Plätze besetzt.
table-nobody-plays = Mindestens ein Mensch muss mitspielen.
table-text = Hier muss ein Text von 1 bis { $most } Zeichen stehen.
table-bot-plays = Für { $seat } spielt gerade ein Bot.
table-not-away = Für { $seat } springt kein Bot ein.
table-has-resigned = { $seat } hat aufgegeben.
table-nothing-to-take-back = Allein kannst du das nicht zurücknehmen, denn seither ist Neues bekannt geworden. Die anderen müssen zustimmen.
table-no-such-ply = Bis dorthin kann die Partie nicht zurückgehen.
table-nothing-asked = Es gibt keine Anfrage zu beantworten.
table-already-asked = { $seat } hat schon gefragt, ob es zurückgehen soll: Das ist zuerst zu beantworten.
table-cannot-agree = { $seat } müsste zustimmen, wird aber gerade von einem Bot vertreten.
table-in-time = { $seat } hat noch Zeit.
table-no-hints = An diesem Tisch gibt es keine Tipps.
table-beginning = Die Partie beginnt gleich: Würfel und Karten werden ausgelost.
table-no-part = Für die Auslosung wird das jetzt nicht gebraucht.
table-other-part = Das ist nicht der Anteil an der Auslosung, auf den du dich festgelegt hast.
table-entry-unreadable = Diese Zeile des Logs ist nicht lesbar: „{ $found }“.

## Warum für Würfel nicht gebürgt werden kann
table-verify-no-secret = Die Aufzeichnung sagt nicht, woher ihre Würfe kommen.
table-verify-twice = Die Zeile „meta { $key }“ steht zweimal da.
table-verify-unreadable = Die Zeile „meta { $key }“ ist nicht lesbar.
table-verify-other-secret = Das Geheimnis ist nicht das, das vor der Partie veröffentlicht wurde.
table-verify-other-outcome = Schritt { $ply } war „{ $found }“, das Geheimnis ergibt aber „{ $expected }“.
table-verify-missing = Die Zeile „meta { $key }“ fehlt.
table-verify-other-commitment = Die Würfel gehören zu einer anderen Festlegung: { $found }
table-verify-not-due = Zug { $ply } ist ein Zufallsergebnis, wo keines fällig war.
table-verify-unfinished = Soweit diese Aufzeichnung reicht, ist die Partie noch nicht zu Ende.
table-verify-needs-earlier = Die ersten { $given } Züge stammen aus einer früheren Partie. Um sie zu prüfen, braucht es deren Aufzeichnung.
table-verify-nothing-checked = Die Aufzeichnung enthält kein Zufallsergebnis, das sich prüfen ließe.

## Warum das Haus etwas ablehnt
server-malformed = Das ist nicht lesbar: { $what }
host-unknown = „{ $what }“ gibt es nicht.
server-credentials = Ein Name hat 1 bis 32 Zeichen, ein Kennsatz 8 bis 256.
server-not-found = Nicht gefunden.
host-no-request = Diese Nachricht verlangt nichts, was an einem Tisch getan werden kann.
host-not-yours = Das darfst du nicht. Dazu braucht es den Schlüssel zu einem Platz oder ein Konto.
host-not-host = Das darf nur, wer einlädt: wer am längsten hier sitzt.
server-other-origin = Seiten anderer Anbieter dürfen das nicht.
server-name-taken = Dieser Name ist schon vergeben.
server-one-seat-each = Von deiner Adresse aus sitzt schon jemand an diesem Tisch. Für mehrere gibt es Tische, die nicht öffentlich sind.
server-not-over = Das geht erst nach der Partie.
host-withdrawn = Das wurde zurückgezogen: Es geschieht nicht.
host-busy = Zu viele Anfragen. Versuche es später noch einmal.
host-id-used = Diese Kennung steht schon für eine andere Anfrage. Frag noch einmal mit einer neuen Kennung.
server-unwell = Die Datenbank lässt sich nicht beschreiben: { $why }
server-chat-full = An diesem Tisch ist genug gesagt worden: Mehr wird nicht aufgehoben.
server-name-nearly-taken = An diesem Tisch heißt schon jemand so, oder zum Verwechseln ähnlich.
server-unavailable = Der Server kann gerade nichts speichern. Versuche es noch einmal.
server-broken = Im Server ist etwas schiefgegangen. Es wurde aufgezeichnet.

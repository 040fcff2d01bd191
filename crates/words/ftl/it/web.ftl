# Le pagine nel browser.

web-close = Chiudi
web-skip = Al contenuto
web-pages = Pagine
web-language = Lingua
web-dark = Scuro
web-lobby = Ritrovo
web-rules = Regole
web-replay = Rivedi
web-settings = Impostazioni
web-credits = Riconoscimenti
web-new-table = Nuovo tavolo
web-not-found = Qui non c’è nulla.

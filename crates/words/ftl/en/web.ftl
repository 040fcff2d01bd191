# The pages in the browser.

web-close = Close
web-skip = To the content
web-pages = Pages
web-language = Language
web-dark = Dark
web-lobby = Lobby
web-rules = Rules
web-replay = Replay
web-settings = Settings
web-credits = Credits
web-new-table = New table
web-not-found = There is nothing here.

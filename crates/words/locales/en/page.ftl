## The page in the browser: its frame, its home, its settings.

page-title = Ludotheca
page-brand = Ludotheca, home
page-skip = Skip to the content
page-menu = Menu
page-close = Close

### Where one can go, and the titles of the pages.

page-nav = Pages
page-nav-play = Games
page-nav-rules = Rules
page-nav-analysis = Analysis
page-nav-library = My games
page-nav-settings = Settings
page-nav-about = About

page-title-home = Ludotheca – rare board games to learn, play and study
page-title-of = { $what } – Ludotheca
page-title-play = { $game }, { $variant }
page-title-analysis = Analysis: { $game }, { $variant }
page-title-rules = Rules of { $game }
page-title-learn = A first lesson in { $game }

### Language and theme.

page-language = Language
page-language-chosen = The page is in English now.
page-theme-now = Theme: { $theme }. Change
page-theme-chosen = Theme: { $theme }
page-theme-auto = like the system
page-theme-paper = paper
page-theme-wood = wood
page-theme-night = night
page-theme-contrast = high contrast

### The foot, and the keys.

page-footer-about = The living library of rare board games.
page-footer-licence = Free software, MIT or Apache-2.0. No trackers, no outside requests.

page-shortcuts = Keyboard shortcuts
page-shortcuts-everywhere = On every page
page-shortcuts-help = Show this help
page-shortcuts-close = Close what is open; take back a touch
page-key-space = Space
page-key-enter = Enter
page-key-escape = Esc
page-key-home = Home
page-key-end = End

### When something is not there.

page-lost = Nothing stands on this point
page-lost-what = The address leads to no page. Perhaps a letter is missing, or a variant has another name.
page-lost-home = All games
page-trouble-missing = This page could not be fetched
page-trouble-missing-what = The connection is gone, or the page has been updated meanwhile. Your games are safe on this device.
page-trouble-broken = Something went wrong here
page-trouble-broken-what = That is a mistake of ours, not of yours. Your games are safe on this device.
page-trouble-again = Try again
page-trouble-home = Back to the games

## The page in the browser: its frame, its home, its settings.

page-title = Ludotheca
page-brand = Ludotheca, home
page-skip = Skip to the content
page-menu = Menu
page-close = Close

### Where one can go, and the titles of the pages.

page-nav = Pages
page-nav-play = Games
page-nav-tables = Play with others
page-nav-learn = Learn
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
page-title-study = A study: { $game }, { $variant }
page-tables-table = A table
page-title-compare = { $game }: the editions compared

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
page-shortcuts-close = Close what is open
page-key-space = Space
page-key-enter = Enter
page-key-escape = Esc
page-key-home = Home
page-key-end = End

### When something is not there.

page-lost = Nothing stands on this point
page-lost-what = The address leads to no page. Perhaps a letter is missing, or a variant has another name.
page-lost-home = All games
page-waiting = Fetching the rules …
page-trouble-missing = This page could not be fetched
page-trouble-missing-what = The connection is gone, or the page has been updated meanwhile. Your games are safe on this device.
page-trouble-broken = Something went wrong here
page-trouble-broken-what = That is a mistake of ours, not of yours. Your games are safe on this device.
page-trouble-again = Try again
page-trouble-home = Back to the games

### Home.

page-home-heading = Four rare board games, ready to play
page-home-intro = Pick the one you like and press Play: the board shows where a piece may go and explains every move that is refused. Or begin with a short lesson.
page-home-living = { $game }: a game that plays itself
page-home-play = Play
page-home-play-of = Play { $game }
page-home-learn = Learn
page-home-learn-of = Learn { $game } in a first lesson
page-home-analyse = Analyse
page-home-analyse-of = Analyse { $game }
page-home-variants = { $count } variants

page-continue = Go on with your game
page-continue-now = Continue
page-continue-others =
    { $count ->
        [one] { $count } more unfinished game
       *[other] { $count } more unfinished games
    }

page-game-players = { $one } against { $two }
page-game-level = { $player } (level { $level })
page-game-computer = { $player } ({ $opponent })
page-game-open =
    { $turns ->
        [one] after { $turns } turn
       *[other] after { $turns } turns
    }
page-game-won =
    { $turns ->
        [one] { $player } won after { $turns } turn
       *[other] { $player } won after { $turns } turns
    }
page-game-drawn =
    { $turns ->
        [one] drawn after { $turns } turn
       *[other] drawn after { $turns } turns
    }

### A new game.

page-new-heading = New game
page-new-game = Game
page-new-variant = Variant
page-new-opponent = Who plays
page-new-computer = You against the computer
page-new-person = Two people on this screen
page-new-watch = Computer against computer, to watch
page-new-side = You play
page-new-begins = { $player } (begins)
page-new-lot = By lot
page-new-clock = Clock
page-new-clock-none = No clock
page-new-clock-none-what = Think as long as you like.
page-new-clock-of = { $increment ->
        [0] { $minutes } minutes each
       *[other] { $minutes } minutes each, { $increment } seconds more a turn
    }
page-new-clock-what = Each player has this much time for the whole game; whoever runs out loses.
page-new-touch-move = Touch-move
page-new-touch-move-what = A piece that was touched must move if it can. Nothing is confirmed, and nothing is taken back.
page-new-level = The computer’s level
page-new-level-of = Level of { $player }
page-new-start = Start the game
page-new-cancel = Cancel

page-level-value = { $level }. { $meaning }
page-level-1 = Has just heard the rules: nearly always moves at a glance, and overlooks most captures.
page-level-2 = A beginner: sees what is in front of it, now and then looks one step ahead.
page-level-3 = Knows a little: still often moves at a glance and leaves pieces hanging.
page-level-4 = Plays for pleasure: thinks about some moves, slips on others.
page-level-5 = Even odds: thinks about every other move, and overlooks less.
page-level-6 = Practised: mostly thinks ahead, and is seldom careless.
page-level-7 = Strong: looks several moves ahead and punishes mistakes.
page-level-8 = Very strong: only one move in five comes at a glance.
page-level-9 = Nearly without slips: sees almost everything within its reach.
page-level-10 = The whole engine: every move is thought through.

### Settings.

page-set-intro = Everything is kept on this device and takes effect at once.
page-set-theme = Theme
page-set-pieces = Pieces
page-set-shapes = Shapes that show how they move
page-set-letters = Letters of the notation
page-set-board = Board
page-set-coordinates = Coordinates
page-set-coordinates-what = Letters and numbers beside the board.
page-set-targets = Show where a piece may go
page-set-targets-what = A dot on every place that the touched piece can reach.
page-set-playing = Playing
page-set-confirm = Ask before a move is made
page-set-confirm-what = A second touch confirms it. Good against slips on a small screen.
page-set-roll = Roll the dice by themselves
page-set-roll-what = With dice, your turn begins with the roll already made.
page-set-keys = Letters as shortcuts
page-set-keys-what = A single key such as u or f does something. Switch it off if you speak to your device.
page-set-senses = Motion and sound
page-set-animation = Let pieces slide
page-set-animation-what = Also off where your system asks for less motion.
page-set-sound = Sounds
page-set-sound-what = A quiet tap for a move, another for a capture.
page-set-preview = How it looks
page-set-reset = Set everything back
page-set-reset-done = All settings are as they were at first.
page-set-reset-undo = Undo

### About.

page-about-heading = About Ludotheca
page-about-what = Ludotheca is a living library of board games that are out of print or little known: to play, to learn and to study, with exact rules in every edition’s variant.
page-about-how = The rules are written once and serve everything here: the board that shows where a piece may go, the explanation of a move that is refused, the computer that plays at ten levels, and the analysis. All of it runs in your browser.
page-about-credits = Whose games these are
page-about-words = The words, figures and drawings of this page are our own.
page-about-privacy = Privacy
page-about-privacy-what = No account, no trackers, no advertising, no cookie unless you play with others at tables, and no request to anybody but the place you opened this page from. Games that you play here and your settings stay on this device; “My games” hands them to you as a file. A shared link carries the whole game in itself.
page-about-tables = Playing with others
page-about-tables-what = Whoever plays at a table needs no account. The server keeps the name that you choose, who sits where, and every game with its moves, times and dice, so that a game can be played on and checked. Finished games stay; a game that was broken off does not go into the archive.
page-about-tables-addresses = The network addresses from which somebody came are forgotten after 30 days. They serve only to keep disturbers away.
page-about-tables-children = Children play here: there is no free chat, only a few phrases that everybody knows, and nobody is asked for a name that is real.
page-about-tables-forget = “Forget me on this server”, among the tables, ends the tie between your name and this device at once. A cookie that no script can read tells the server who you are; nothing else does.
page-about-offline = Without a network
page-about-offline-ready = Everything is kept on this device: all pages, both languages, the computer opponent. You can go offline now.
page-about-offline-not-yet = After a first visit everything works without a network. It is not all kept yet, or this browser does not allow it.
page-about-install = To put Ludotheca on your home screen or among your programs, use “Install” or “Add to home screen” in the menu of your browser.
page-about-install-now = Install Ludotheca
page-about-versions = Version and licence
page-about-version = This is version { $version } of the page.
page-about-licence = Free software under the MIT licence or the Apache licence 2.0, as you prefer.
page-about-others = Work of others in this page
page-about-others-count = { $count } packages and the texts of their licences:
page-about-others-waiting = The texts are on their way…
page-about-others-trouble = The texts did not arrive. Without a network they can be read once everything is kept on this device.

### Network and updates.

page-offline = Offline
page-offline-now = You are offline. Everything here goes on working.
page-online-again = You are online again.
page-update-waits = A newer version is ready.
page-update-now = Update now

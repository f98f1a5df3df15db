## The page: library.

page-library-intro = Every game you play here is kept on this device, move by move. Nobody else sees it.
page-library-loading = Looking for your games …
page-library-empty = No games yet
page-library-empty-what = As soon as you have made a first move, the game is kept here by itself: close the page whenever you like and go on later. Games from another device can be imported from a file.
page-library-empty-play = Begin a first game
page-library-filter = Show
page-library-all = All games ({ $count })
page-library-filter-of = { $game } ({ $count })
page-library-open = Under way
page-library-over = Finished
page-library-reopen = Open
page-library-reopen-of = Open { $game }
page-library-analyse-of = Analyse { $game }
page-library-name = Name of the game
page-library-keep = Keep
page-library-cancel = Cancel
page-library-delete = Delete
page-library-delete-of = Delete { $game }
page-library-deleted = { $game } was deleted.
page-library-undo = Undo
page-library-back = { $game } is back.
page-library-export = Export all
page-library-exported =
    { $count ->
        [one] { $count } game was written to a file.
       *[other] { $count } games were written to a file.
    }
page-library-import = Import from a file
page-library-imported =
    { $added ->
        [0] Nothing new.
        [one] { $added } game was added.
       *[other] { $added } games were added.
    } { $known ->
        [0] None of them was here before.
        [one] { $known } was here already.
       *[other] { $known } were here already.
    }
page-library-import-problem =
    { $count ->
        [one] This could not be taken: { $problem }
       *[other] { $count } games could not be taken. The first one: { $problem }
    }
page-library-import-large = This file is too large to hold games. Choose a file that “Export all” has written, or a game record.
page-library-changed = This game went on in another tab, so its name was not changed. Try again.
page-library-unreadable = The rules cannot read this game any more. Export it to keep it.
page-library-no-storage = This browser does not let the page keep anything: games last as long as this tab. Leaving private browsing usually helps.

### Looking for games.

page-search-text = Search names, players and tags
page-search-result = Result
page-search-any-result = Any
page-search-won = You won
page-search-lost = You lost
page-search-drawn = Drawn
page-search-decided = Won by one of two others
page-search-order = Order
page-search-latest = Latest first
page-search-oldest = Oldest first
page-search-by-name = By name
page-search-longest = Longest first
page-search-more = Dates and tags
page-search-from = From
page-search-to = To
page-search-any-keyword = Any
page-search-found = { $count } of { $all } games
page-search-none = No game fits.
page-search-all = Show all

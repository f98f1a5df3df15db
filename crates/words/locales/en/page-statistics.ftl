## The page: what the games of this device show.

page-statistics = Your play
page-statistics-intro = What your finished games against the computer show. It is counted here, on this device, and leaves it for nobody.
page-statistics-empty = Nothing to count yet
page-statistics-empty-what = As soon as a game against the computer is over, its result stands here: by game, level and side, with your openings, and after a review how exactly you played.
page-statistics-finished = games finished
page-statistics-share = won, a draw counting half
page-statistics-streak = at present
page-statistics-longest = longest run of wins
page-statistics-streak-of =
    { $result ->
        [won]
            { $count ->
                [one] { $count } win
               *[other] { $count } wins
            }
        [drawn]
            { $count ->
                [one] { $count } draw
               *[other] { $count } draws
            }
       *[lost]
            { $count ->
                [one] { $count } loss
               *[other] { $count } losses
            }
    }
page-statistics-bars = In each bar, won games are full, draws striped and lost games empty.
page-statistics-games = Games
page-statistics-won = Won
page-statistics-drawn = Drawn
page-statistics-lost = Lost
page-statistics-by-variant = By game and edition
page-statistics-by-level = By opponent
page-statistics-by-side = By side
page-statistics-side =
    { $side ->
        [one] Moving first
       *[two] Moving second
    }
page-statistics-accuracy = Accuracy
page-statistics-accuracy-over = Accuracy, game after game
page-statistics-accuracy-none = None of these games has been reviewed yet. A review tells how much of what the best moves promised you kept.
page-statistics-accuracy-told =
    { $games ->
        [one] One game reviewed: { $mean } %.
       *[other] { $games } games reviewed; the average of the last { $together } is { $mean } %.
    }
page-statistics-accuracy-signs = A full dot is a game won, an empty one lost, one with a point drawn. The line is the average of five games.
page-statistics-unreviewed =
    { $count ->
        [one] One of these games has no review yet.
       *[other] { $count } of these games have no review yet.
    }
page-statistics-review = Review them now
page-statistics-reviewing = Reviewing game { $game } of { $games } …
page-statistics-reviewed = All games are reviewed.
page-statistics-table = As a table
page-statistics-when = Begun
page-statistics-game = Game
page-statistics-against = Against
page-statistics-result = Result
page-statistics-result-of =
    { $result ->
        [won] won
        [drawn] drawn
       *[lost] lost
    }
page-statistics-openings = Favourite openings
page-statistics-openings-of = { $game }, { $variant }, as { $player }
page-statistics-openings-none = No opening has come up twice yet.
page-statistics-openings-all = Show all { $count }
page-statistics-score =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $won } won, { $drawn } drawn, { $lost } lost
page-statistics-look = To the analysis
page-statistics-look-at = To the analysis: { $moves }
page-statistics-shared =
    { $count ->
        [one] One game between two people at this device is left out: who of them you were is not known.
       *[other] { $count } games between two people at this device are left out: who of them you were is not known.
    }
page-statistics-unfinished =
    { $count ->
        [one] One game is still under way.
       *[other] { $count } games are still under way.
    }

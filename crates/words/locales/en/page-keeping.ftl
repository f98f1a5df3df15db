## The page: what the device keeps, and what stands in the way of it.

### Why a game is not kept, said beside its board.

page-keeping-full = There is no room left on this device: what you play now is not kept. Make room and try again, or save the game as a file.
page-keeping-refused = This browser does not let the page keep games: this one lasts as long as this tab. Save it as a file to have it later.
page-keeping-newer = Games are kept here by a newer version of this page, which this one cannot add to. Save the game as a file, then reload the page; “My games” takes it in again.
page-keeping-busy = Another tab with an older version of this page holds the games. Close it and try again; until then this game is not kept.
page-keeping-slow = The device has not kept your last moves yet. You can play on; this goes away when they are safe.
page-keeping-broken = The device could not keep your last moves. Try again, or save the game as a file.
page-keeping-try-again = Try again
page-keeping-reload = Reload the page

### A kept game that cannot be opened.

page-keeping-game-damaged = A game that is kept here is damaged and cannot be opened. Nothing was changed about it; “My games” can save it as a file.
page-keeping-game-newer = The game was kept by a newer version of this page. It is safe; reload the page to open it.

### Settings and their like. $what is settings, lessons, new-game or language.

page-keeping-text-damaged =
    { $what ->
        [lessons] How far you have come in the lessons could not be read. It was set aside, not thrown away: “My games” can save it as a file.
        [new-game] Your choices for a new game could not be read. They were set aside, not thrown away: “My games” can save them as a file.
       *[settings] Your settings could not be read. They were set aside, not thrown away: “My games” can save them as a file.
    }
page-keeping-text-newer =
    { $what ->
        [lessons] How far you have come in the lessons was kept by a newer version of this page. What you do here is not added to it; reload the page to go on.
        [new-game] Your choices for a new game were kept by a newer version of this page. Those you make here are not; reload the page to go on.
       *[settings] Your settings were kept by a newer version of this page. What you change here is not; reload the page to go on.
    }
page-keeping-text-full =
    { $what ->
        [lessons] There is no room left on this device: how far you have come in the lessons is not kept.
        [new-game] There is no room left on this device: your choices for a new game are not kept.
        [language] There is no room left on this device: the language is not kept.
       *[settings] There is no room left on this device: your settings are not kept.
    }
page-keeping-text-refused =
    { $what ->
        [lessons] This browser does not let the page keep anything: how far you have come in the lessons is known as long as this tab.
        [new-game] This browser does not let the page keep anything: your choices for a new game last as long as this tab.
        [language] This browser does not let the page keep anything: the language lasts as long as this tab.
       *[settings] This browser does not let the page keep anything: your settings last as long as this tab.
    }

### What lies among the games and cannot be read here.

page-keeping-aside = What cannot be read here
page-keeping-aside-newer =
    { $count ->
        [one] { $count } game was kept by a newer version of this page. It is safe; reload the page to open it.
       *[other] { $count } games were kept by a newer version of this page. They are safe; reload the page to open them.
    }
page-keeping-aside-damaged =
    { $count ->
        [one] { $count } thing that was kept here is damaged. Nothing was changed about it.
       *[other] { $count } things that were kept here are damaged. Nothing was changed about them.
    }
page-keeping-aside-save = Save as a file
page-keeping-aside-delete = Delete what is damaged
page-keeping-aside-deleted = What was damaged is deleted.
page-keeping-aside-back = What was damaged is back.

### Why the library cannot show or change anything.

page-keeping-shelf-full = There is no room left on this device: nothing was changed. Make room, then try again.
page-keeping-shelf-newer = Your games are kept by a newer version of this page. They are safe; reload the page to see them.
page-keeping-shelf-busy = Another tab with an older version of this page holds your games. Close it, then reload this page.
page-keeping-shelf-broken = The device did not do what was asked of it: nothing was changed. Try again, or reload the page.

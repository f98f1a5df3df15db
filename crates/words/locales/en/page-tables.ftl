## The page: playing with others, at tables of a server.

### The lobby.

page-tables-intro = Find somebody to play with, or send a link to the person with whom you want to play.
page-tables-kept-link = What is kept, and for how long
page-tables-none = No tables here
page-tables-none-what = Whoever runs this place offers no games between devices. Everything else is here: play against the computer, or with somebody at the same screen.
page-tables-none-play = Play here
page-tables-unreachable = The server does not answer at the moment. Try again in a moment.
page-tables-is-offline = You are offline. To play with others you need a network; against the computer you can go on playing here.

page-tables-who = Who you are
page-tables-you-are = You are { $name }.
page-tables-name = Your name at tables
page-tables-name-what = Any name that you like; better not your real one. Others see it.
page-tables-name-take = Take this name
page-tables-name-change = Another name
page-tables-name-asked = One moment…
page-tables-name-first = Choose a name first.
page-tables-forget = Forget me on this server
page-tables-forget-ask = The server forgets your name and who sits at your tables. Without the codes of your seats you cannot play those games on. Shall it?
page-tables-forgotten = The server has forgotten you.

page-tables-pair = Somebody to play with, at once
page-tables-open = A table of your own
page-tables-open-now = Open the table
page-tables-time = Time
page-tables-kind-live = Now, with a clock
page-tables-kind-days = Days for each turn
page-tables-kind-none = No clock
page-tables-minutes-each = Minutes each
page-tables-seconds-each = Seconds a turn
page-tables-step = These seconds
page-tables-step-increment = are added
page-tables-step-delay = pass first
page-tables-days-each = Days a turn
page-tables-days-cap = Kept up to
page-tables-with-person = Somebody
page-tables-with-house = A computer of this place
page-tables-who-comes = Who may come
page-tables-public = Anybody: the table stands in the list
page-tables-public-watch = Anybody may watch
page-tables-private = Only people who have the link
page-tables-set-up = The game begins from a position that was set up.
page-tables-set-up-short = set-up position

page-tables-seeks = Tables that wait
page-tables-seeks-none = Nobody is waiting at the moment. Open a table, and it stands here.
page-tables-seeks-said =
    { $count ->
        [0] No table is waiting.
        [one] One table is waiting.
       *[other] { $count } tables are waiting.
    }
page-tables-lobby-waits = The list is on its way…
page-tables-lobby-lost = The line is down; it is being tried again.
page-tables-gone = no longer waits
page-tables-yours = Your table
page-tables-sit = Sit down
page-tables-sit-with = Sit down with { $name }: { $game }
page-tables-games = Games to watch
page-tables-games-none =
    { $playing ->
        [0] No game is being played at the moment.
        [one] One game is being played, and it is private.
       *[other] { $playing } games are being played, all of them private.
    }
page-tables-watch = Watch
page-tables-mine = Your tables
page-tables-mine-none = The tables at which you sit are found here again.
page-tables-mine-open = waits for somebody
page-tables-mine-turn = your turn
page-tables-mine-wait = the other one’s turn when you left
page-tables-mine-over = over
page-tables-mine-aborted = broken off
page-tables-mine-with = with { $name }
page-tables-mine-forget = Remove
page-tables-mine-forget-of = Remove { $game } { $name } from this list
page-tables-look = Look
page-tables-house = computer, level { $level }

### How much time there is.

page-tables-time-none = no clock
page-tables-minutes = { $minutes } min
page-tables-seconds = { $seconds } s
page-tables-time-increment = { $base } + { $seconds } s
page-tables-time-delay = { $base }, { $seconds } s delay
page-tables-time-days =
    { $each ->
        [one] 1 day a turn
       *[other] { $each } days a turn
    }
page-tables-time-days-cap =
    { $each ->
        [one] 1 day a turn, up to { $cap }
       *[other] { $each } days a turn, up to { $cap }
    }
page-tables-clock-days = { $days } d { $hours } h
page-tables-clock-short = Your time is nearly over.

### Before the game.

page-tables-joining = Coming to the table…
page-tables-joining-lost = The server does not answer; it is being tried again.
page-tables-denied = This table is not open to you
page-tables-denied-what = Ask whoever sits there for the link once more, or come back with the code of your seat.
page-tables-to-lobby = To the tables
page-tables-agreed = What was agreed
page-tables-seat-free = A seat is free.
page-tables-waiting = Waiting for the person with whom you will play
page-tables-house-comes = The computer is sitting down
page-tables-taken = Both seats are spoken for. You can watch.
page-tables-invites = { $name } would like to play with you.
page-tables-you-play = You play: { $side }
page-tables-public-is = Anybody may watch
page-tables-private-is = Only people with the link may watch
page-tables-sit-as = as { $name }
page-tables-invite = Link for the person with whom you want to play
page-tables-invite-what = It opens the free seat: send it to nobody else.
page-tables-invite-public = Your table also stands in the list; whoever comes first plays.
page-tables-copy = Copy
page-tables-copy-invite = Copy the link
page-tables-share = Share
page-tables-link-copied = The link is copied.
page-tables-copy-failed = The browser does not let the page copy. Select the link and copy it by hand.
page-tables-begun = Both are there: the game begins.

### At the table.

page-tables-own = (you)
page-tables-there = there
page-tables-away = away
page-tables-is-gone = { $name } is gone.
page-tables-is-back = { $name } is back.
page-tables-watching = you are watching
page-tables-sent = Sent…
page-tables-rolling = The dice are on their way…
page-tables-draft = Go on, or take the step back: the turn is sent when it is complete.
page-tables-type-wait = It is not your turn. To prepare a move, touch where from and where to.
page-tables-escape = Close what is open, take back what was prepared
page-tables-title-turn = ● Your turn –

page-tables-take-back = Take back?
page-tables-abort = Break off
page-tables-say = Say
page-tables-go-on = Play on
page-tables-resign-ask = Do you want to resign?
page-tables-abort-ask = Do you want to break this game off? It will not count.
page-tables-offered-draw = { $player } offers a draw. Do you agree?
page-tables-offered-take-back = { $player } asks to take the last move back. Do you agree?
page-tables-decline = No, thank you
page-tables-declined = { $player } would rather play on.
page-tables-offer-waits = Your proposal is waiting for an answer.
page-tables-offer-withdraw = Withdraw
page-tables-taken-back = The move was taken back.
page-tables-claim-in = { $player } is gone. You can claim the game in { $time }.
page-tables-claim = { $player } is gone.
page-tables-claim-win = Claim the win
page-tables-claim-draw = Call it a draw
page-tables-outage = The server was away; nobody lost time by that.
page-tables-said = { $name }: “{ $phrase }”

page-tables-premove-to = From { $cell }. Now touch where to.
page-tables-premove = Prepared: { $from } to { $to }.
page-tables-premove-at = Prepared: { $cell }.
page-tables-premove-drop = Take back
page-tables-premove-gone = What you had prepared is not possible any more.

page-tables-rematch-asked = { $name } would like to play again.
page-tables-rematch-accept = Play again
page-tables-rematch-watch = Watch the next game

page-tables-watchers =
    { $watchers ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $watchers } people are watching.
    }
page-tables-copy-watch = Copy a link to watch
page-tables-code = The code of your seat:
page-tables-code-what = Write it down. With it you find your seat again from another device, or when this one has forgotten you. Show it to nobody.
page-tables-recover = I was sitting here: I have a code
page-tables-recover-code = The code of your seat
page-tables-recover-now = Take my seat again
page-tables-record-unreachable = The record did not come: the server does not answer.
page-tables-proof-checking = The dice are being checked…
page-tables-proof-what = This page has checked it itself, from what the server promised at the beginning and what both players brought.

### When the line is not what it should be.

page-tables-lost = Connection lost; it is being tried again.
page-tables-lost-kept = Connection lost. Your move is kept and will be sent.
page-tables-offline = You are offline. The table is there again as soon as you are back.
page-tables-offline-kept = You are offline. Your move is kept and will be sent.
page-tables-restart = The server restarts. Nothing is lost; one moment.
page-tables-restart-kept = The server restarts. Your move is kept and will be sent.
page-tables-unkept = This device keeps nothing: leave this tab open until your move has arrived.
page-tables-outdated = A newer version of this page is needed here. Nothing is lost.
page-tables-outdated-later = A newer version of this page is waiting. Play your move first.
page-tables-reload = Load it

### What can be said.

phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-have-to-go = I have to go.

## Studies: a library of one's own, chapters with notes, and chapters played as lessons.

page-nav-study = Studies
page-study-intro = A study is a notebook with a board: chapters with moves, comments, arrows and exercises. It stays on this device and travels as a link, a file or text.
page-study-name = Name of the study
page-study-variant = Game
page-study-variant-of = { $game }, { $variant }
page-study-new = New study
page-study-unnamed = Untitled study
page-study-first-chapter = Chapter 1
page-study-chapter = Chapter { $number }
page-study-none = There are no studies here yet.
page-study-about = { $chapters ->
    [one] { $chapters } chapter
   *[other] { $chapters } chapters
  } · { $games } · { $day }
page-study-deleted = “{ $name }” was deleted.
page-study-bring = Bring in a study, games or a position
page-study-bring-text = Text of a study, of games or of a position, or a link to one of them
page-study-bring-open = Open
page-study-missing = This study is not on this device. Perhaps it was deleted, or it was kept in another browser.
page-study-damaged = This study is damaged and cannot be read. Nothing was changed about it; the list of all studies saves it as a file.
page-study-newer = This study was kept by a newer version of this page. It is safe; reload the page to open it.
page-study-unread-newer = { $count ->
    [one] { $count } study was kept by a newer version of this page. It is safe; reload the page to open it.
   *[other] { $count } studies were kept by a newer version of this page. They are safe; reload the page to open them.
  }
page-study-to-shelf = All studies
page-study-arrived = This study came by a link and is not kept here yet. Your first change keeps it.
page-study-keep = Keep it here
page-study-keep-where = Where to keep it
page-study-keep-alone = As a study of its own
page-study-keep-in = In “{ $name }”
page-study-save-to = Save to a study
page-study-forked = Another tab has changed this study. Yours is kept as a study of its own.

page-study-shelf-refused = This browser does not let the page keep anything: studies last as long as this tab.
page-study-shelf-newer = Your studies are kept by a newer version of this page. They are safe; reload the page to see them.
page-study-shelf-busy = Another tab with an older version of this page holds your studies. Close it, then reload this page.
page-study-trouble-full = There is no room left on this device: this study lasts as long as this tab. Save it as a file.
page-study-trouble-refused = This browser keeps nothing for this page: this study lasts as long as this tab. Save it as a file.
page-study-trouble-newer = A newer version of the page has been here. Load the page again; until then this study lasts as long as this tab.
page-study-trouble-busy = Another tab holds the studies. Close it or load it again; until then this study lasts as long as this tab.
page-study-trouble-slow = The device has not answered yet: the last change is not safe.
page-study-trouble-broken = The device could not keep this study. It lasts as long as this tab: save it as a file.

page-study-keys = Study
page-study-key-comment = Write a comment
page-study-key-glyph = Next sign at the move: good, mistake and so on
page-study-key-draw = Draw on the board, or stop drawing
page-study-key-colour = Next colour for drawing
page-study-key-lesson = Play the chapter as a lesson, or go back to the study

page-study-chapters = Chapters
page-study-edit = Names, order, new chapter
page-study-chapter-name = Name of the chapter
page-study-exercise = Exercise: the moves are to be found
page-study-exercise-mark = (exercise)
page-study-chapter-up = Chapter up
page-study-chapter-down = Chapter down
page-study-chapter-delete = Delete the chapter
page-study-chapter-deleted = The chapter was deleted.
page-study-add = New chapter from
page-study-add-here = the position on the board
page-study-add-brought = a text, a link or a file
page-study-add-do = Add

page-study-over = The game is over here.
page-study-promote = Make it the main line
page-study-promoted = This is the main line now.
page-study-up = Variation up
page-study-down = Variation down
page-study-reordered = The order has changed.
page-study-delete-move = Delete from here
page-study-deleted-move = { $move } and what followed were deleted.

page-study-notes = Notes on { $move }
page-study-notes-start = Notes on the first position
page-study-comment = Comment
page-study-glyphs = What you think of the move
page-study-draw = Draw
page-study-drawing = Touch a cell, then another for an arrow, or the same again for a circle.
page-study-draw-hint = The right mouse button or a long press draws at any time.
page-study-draw-to = The shape begins on { $cell }. Choose where it ends.
page-study-drawn = Drawn: { $shape }.
page-study-undrawn = Erased: { $shape }.
page-study-erase = Erase
page-study-erase-all = Erase all
page-study-colour = Colour
page-study-green = Green, solid
page-study-red = Red, dashed
page-study-yellow = Yellow, dotted
page-study-blue = Blue, dashes and dots

page-study-mode-study = Back to the study
page-study-mode-lesson = Play as a lesson
page-study-find = Find the move for { $player }.
page-study-right = Right!
page-study-shown = Shown.
page-study-not-that = Not { $move }.
page-study-not-that-one = Not that one. Try again.
page-study-answered = { $move } is the answer.
page-study-solved = Solved!
page-study-solved-helped = Done, with some help.
page-study-show-me = Show me
page-study-again = Again
page-study-next-chapter = Next chapter

page-study-copy-link = Copy a link
page-study-copied-link = The link is in the clipboard.
page-study-copy-text = Copy the text
page-study-copied-text = The text is in the clipboard.
page-study-save = Save as a file
page-study-share-about = The link holds the whole study; no server sees it. The text reads in the terminal too: ludotheca replay.

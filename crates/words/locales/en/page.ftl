## The page in the browser: its frame, its home, its settings.

page-title = Ludotheca

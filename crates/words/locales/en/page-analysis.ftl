## The page: analysis.

### A link with a game in it.

page-analysis-link-damaged = This link is damaged: part of it is missing or changed. Ask for it again, or for the record as a file.
page-analysis-link-version = This link was made by a newer Ludotheca than this one. Reload the page to bring it up to date.
page-analysis-link-record = The game in this link cannot be replayed.

### A record that cannot be read. $problem and $because are sentences.

page-analysis-record-because = { $problem } { $because }

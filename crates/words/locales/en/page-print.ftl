## Printing reference cards and kits from the page.

page-title-print = Print { $game }, { $variant }
page-print-title = Print: { $name }
page-print-open = Card and kit to print…
page-print-what = What to print
page-print-pieces = Pieces
page-print-all = Everything
page-print-paper = Paper
page-print-letter = US Letter
page-print-hint = Print at actual size (100 %), without margins of the browser’s own. The line of 100 mm on every sheet shows whether the size was kept.
page-print-action = Print…
page-print-missing = What is to be printed could not be loaded. Check the connection and try again.

## The command line: answers, and what went wrong with what to do about it.

cli-why-legal = { $move } is legal.
cli-why-cells = Look at { $cells }.
# A value of a table behind the head of its column, where there is no room for columns.
cli-labelled = { $label }: { $value }
cli-perft-progress = Counting

cli-rules-right = Right: { $moves }.
cli-rules-wrong = { $move } – refused. { $sentence } ({ $rule })

cli-licences-ours = Ludotheca is free software under the MIT licence or the Apache licence 2.0, as you prefer.
cli-licences-others = Work of others in this program and its page:
cli-licences-package = package
cli-licences-version = version
cli-licences-licence = licence
cli-licences-hint = “ludotheca licences” with the name of a package shows the text that comes with it, with --full all texts.
# A text follows.
cli-licences-with = With { $packages }:
cli-licences-unknown = No package here is called “{ $found }”. “ludotheca licences” lists them all.

cli-unknown-rule = { $game } has no rule “{ $found }”, and the word stands nowhere on its page. There are { $known }, and the parts { $parts }.
cli-unknown-variant = There is no game or variant “{ $found }”. “ludotheca games” lists them all.
cli-bad-position = The position cannot be read. { $problem }
cli-bad-move = Move { $number }, { $move }, cannot be played. { $problem }
cli-too-many-moves = There are more than { $most } legal moves. A higher --most lists more; “why” checks a single move.
cli-too-deep = Counting goes no deeper than { $most } plies.
cli-file-not-found = There is no file { $path }. Check the name and the folder.
cli-file-denied = The file { $path } may not be opened: its owner does not allow it.
cli-file-exists = The file { $path } exists already, and nothing is overwritten. Choose another name.
cli-file-directory = { $path } is a folder. Name a file.
cli-file-below-file = { $path } cannot be there: a part of this path is a file and no folder.
cli-file-too-large = The file { $path } is far too large to be what is wanted here.
cli-file-other = The file { $path } cannot be read or written (system error { $code }).
cli-write-exists = The file { $path } exists already, and nothing is overwritten. Choose another name, or add --force to replace it.
cli-write-input = { $path } is the file that is read here, and would be lost. Choose another name.
cli-write-no-folder = There is no folder { $folder } to write { $path } into. Make it first, or choose another.
cli-write-protected-folder = Nothing may be written into the folder { $folder }. Choose another for { $path }.
cli-write-protected = The file { $path } may not be written: its owner does not allow it. Choose another name.
cli-write-no-space = No space is left for { $path }. Make room, and try again.
cli-no-randomness = The system offers no randomness. Give a number of your own with --seed.
cli-no-memory = There is no memory to spare for { $wanted } MiB. Close other programs and try again.
cli-no-threads = { $wanted } threads are wanted, and { $had } can be started. Choose fewer with --threads.
cli-file-json = The file { $path } cannot be used. { $problem }
cli-output-full = The output is not complete: there is no room left where it goes. Make some, or write it elsewhere.
cli-output-failed = Reading or writing failed (system error { $code }).

### Mistakes in the command line itself.

cli-usage-value = { $argument }: “{ $found }” is none of the possible values: { $known }.
cli-usage-unreadable = { $argument }: “{ $found }” cannot be read as what is wanted here.
cli-usage-unknown-argument = There is no argument “{ $found }” here.
cli-usage-unknown-command = There is no command “{ $found }”.
cli-usage-missing = Something is missing: { $missing }.
cli-usage-conflict = { $argument } and { $other } do not go together. Choose one of them.
cli-usage-not-utf8 = Part of the command line is no text. Only the names of files and folders may be anything but UTF-8.
cli-usage-other = The command line cannot be understood.
cli-usage-near = Did you mean { $near }?
cli-usage-hint = Add --help to see what is possible.

### The benchmark's table.

cli-bench-about =
    One core. × is the ratio to the yardstick: perft 6 of the crate cozy-chess, measured around every line.
    In brackets: random games for every million leaves of the yardstick.
cli-bench-variant = variant
cli-bench-bytes = bytes
cli-bench-start = perft start
cli-bench-midgame = perft mid-game
cli-bench-games = random games
cli-bench-length = moves
cli-bench-yardstick = yardstick
cli-bench-search-about =
    The search on one thread. The depth is what 150000 nodes allow, on average over four fixed positions.
    Fixed: nodes for a fixed depth in the same positions; their sum is the signature of what the search does.
cli-bench-speed = nodes
cli-bench-depth = depth
cli-bench-nodes = fixed
cli-bench-threads-about =
    The time of one thread and of two for the same depth, over four fixed positions. { $cores ->
        [one] This machine has { $cores } core.
       *[other] This machine has { $cores } cores.
    }
cli-bench-one-thread = 1 thread
cli-bench-two-threads = 2 threads
cli-bench-ratio = ratio
cli-bench-together = All of them together: { $ratio } of one thread’s time.
cli-bench-answers-about =
    How soon the protocol answers: the median of twelve times in four fixed positions, in brackets the longest.
cli-bench-first = “info” after “go”
cli-bench-stopped = “bestmove” after “stop”
cli-bench-signature = Signature: { $signature }

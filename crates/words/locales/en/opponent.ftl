## Opponents: what is wrong with the text of one, and who cannot play.

opponent-bad = “{ $player }” is no player. { $problem }
opponent-no-text = “{ $player }” cannot be a player: it is not UTF-8 text. Give the file or the program another name.
opponent-unknown = There is no kind “{ $found }”. Known are levels such as level-3, and engine, uct, random, novice, greedy, level and ugi.
opponent-level = There is no “{ $found }”. Levels are level-1 to level-{ $most }.
opponent-without-options = { $kind } takes no options, not even “{ $found }”.
opponent-unknown-option = { $kind } has no option “{ $found }”. It has { $known }.
opponent-option-twice = { $option } is given more than once.
opponent-option-value = { $option } must be a whole number from { $least } to { $most }, not “{ $found }”.
opponent-option-form = “{ $found }” is not of the form name=value.
opponent-no-program = Name the program after “ugi:”.
opponent-open-quote = In the command of the program a quotation mark is opened and not closed, or a backslash stands last. It is split as a shell splits it.
opponent-not-self-contained = Programs and files of weights cannot be used here.

opponent-unstartable = { $player } cannot be started ({ $reason }). Check the path of the program.
opponent-no-memory = There is not enough free memory for { $player }: each of its tables takes { $mebibytes } MiB, and every game under way has its own. Choose a smaller hash, or fewer games at the same time with --concurrency.
opponent-no-threads = { $player } wants { $wanted } threads, and { $had } can be started. Choose fewer threads.
opponent-silent = { $player } did not answer within { $seconds } seconds. Does the program speak UGI?
opponent-unfit = { $player } does not play { $variant }: { $said }
opponent-crashed = { $player } ended without a move. Does the program speak UGI?

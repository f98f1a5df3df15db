## The help of the command line. Commands, options and values are the same in every language.

help-heading-usage = Usage:
# A colon follows these three.
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options

help-value-command = COMMAND
help-value-language = LANGUAGE
help-value-characters = CHARACTERS
help-value-variant = VARIANT
help-value-game = GAME
help-value-rule = RULE
help-value-text = TEXT
help-value-moves = MOVES
help-value-move = MOVE
help-value-number = NUMBER
help-value-depth = DEPTH
help-value-file = FILE
help-value-when = WHEN
help-value-opponent = OPPONENT
help-value-side = SIDE
help-value-shell = SHELL
help-value-package = PACKAGE
help-value-part = PART
help-value-player = PLAYER
help-value-clock = CLOCK
help-value-bounds = ELO0,ELO1
help-value-chance = CHANCE
help-value-openings = OPENINGS
help-value-printed = PRINTED
help-value-paper = PAPER
help-value-length = LENGTH
help-value-folder = FOLDER

help-about = The living library of rare board games: play them, look at positions, ask why a move is refused
help-examples =
    Examples:
      ludotheca games                              what can be played
      ludotheca play                               choose a game and play
      ludotheca serve                              the page, for your browser
      ludotheca show latroncules                   the board at the start
      ludotheca why latroncules/classic a2-b3      why this move is refused
      ludotheca rules la-trel LT-7                 a rule with its figures
      ludotheca play --help                        more about a command
    
    A game's name alone stands for its first variant. Exit status: 0 when all is well, 1 when something was refused, 2 when the command line was not understood.

help-lang = Language of everything that is said: en or fr. Left out, LC_ALL, LC_MESSAGES and LANG decide
help-characters = Characters: auto (by the locale: LC_ALL, LC_CTYPE, LANG), ascii or unicode
help-help = Show help with examples; -h is shorter
help-version = Show the version
help-force = Replace the file that is to be written if it is there already
help-json = Write JSON instead
help-variant = A variant such as latroncules/short, or a game (“ludotheca games” lists them)
help-position = Begin from this position instead of the start
help-moves-played = Play these moves first, separated by spaces
help-color = Colours: auto (on a terminal that shows them, unless NO_COLOR is set), always or never

help-games = List the games and their variants
help-games-examples =
    Examples:
      ludotheca games
      ludotheca games --lang fr
      ludotheca games --json

help-show = Show a position
help-show-examples =
    Examples:
      ludotheca show latroncules
      ludotheca show latroncules --moves "a2-a3 d7-d6"
      ludotheca show latroncules/short --position "8/8/8/8/c7/8/8/C7 1 0 0"
      ludotheca show latroncules --svg board.svg
help-show-svg = Write an SVG picture, to this file or to the output

help-moves = List the legal moves, one a line
help-moves-examples =
    Examples:
      ludotheca moves latroncules
      ludotheca moves latroncules --moves "a2-a3"
help-most = Refuse to list more moves than this (65536)

help-why = Say whether a move is legal, and if not, why
help-why-examples =
    Names the rule, the cells to look at, and legal moves with the same origin or the same target.
    
    Examples:
      ludotheca why latroncules a2-b3
      ludotheca why latroncules --moves "a2-a3" b7-b5
      ludotheca why chasse-croise --moves 63 -- --
help-why-move = The move to ask about

help-compare = Compare two editions of a game in one position
help-compare-examples =
    Tells the moves that only one of them allows, each with the rule by which the other refuses it, and where the game
    would be over in one only. The two must be played on the same board.
    
    Examples:
      ludotheca compare la-trel/base la-trel/standard
      ludotheca compare latroncules/classic latroncules/quiet-jumps --position "8/8/1Ff5/3f4/3C4/8/8/8 1 0 40"
help-compare-first = The first edition
help-compare-second = The second edition

help-rules = Read the rules of a game, with figures
help-rules-examples =
    Under each figure stand its task, the moves that are right, and moves that are refused with the reason.
    
    Examples:
      ludotheca rules la-trel                      the whole page
      ludotheca rules la-trel LT-7                 one rule
      ludotheca rules attangle lesson              a first lesson
      ludotheca rules la-trel Quadru               where a word stands
      ludotheca rules attangle --color always | less -R
help-rules-game = A game, or one of its variants (“ludotheca games” lists them)
help-rules-rule = A rule such as LT-7, or a part: aim, pieces, rules, variants, open, lesson, history or glossary

help-perft = Count the move sequences of a length
help-perft-examples =
    A sequence that ends the game earlier is not counted. In the dice game a roll is one of the moves.
    
    Examples:
      ludotheca perft latroncules 4
      ludotheca perft latroncules 3 --divide
help-perft-depth = The length of the sequences, in moves
help-perft-divide = Count for each first move on its own

help-replay = Check a game record and show how it ended
help-replay-examples =
    Every move, in variations too, is replayed by the rules; a record with a mistake is refused with the line and the column.
    
    Examples:
      ludotheca replay game.txt
      ludotheca replay game.txt --json > game.json
      ludotheca replay - < game.json
help-replay-file = The record, as text (up to 16 MiB) or JSON (up to 64 MiB); - reads the input
help-replay-json = Write the record as JSON

help-ugi = Speak the Universal Game Interface on input and output
help-ugi-examples =
    For programs. After “ugi” the options are listed; then for instance:
      setoption name Variant value latroncules/short
      position startpos moves a2-a3
      query legalmoves
      query why b7-b5
      perft 3
      go movetime 1000
      quit
    
    Lines are answered in order. “stop” ends a count or a search that is under way, and so does “quit” when it comes more than a second after it began.

# How an opponent is written, for every command that takes one.
-opponents =
    Opponents:
      level-3                     our engine at a level from 1 (easy) to 10 (strong)
      engine:nodes=50000,hash=16  our whole engine; also depth, movetime (milliseconds), threads, weights (a file)
      uct:movetime=50             random games in a tree; or playouts=1000
      random                      any legal move
      novice                      the biggest capture in sight, else any move
      greedy                      in the dice game: the turn that leads by most steps
      ugi:/path/to/engine --flag  any program that speaks UGI, quoted as in a shell; options may stand before the path, as in ugi:movetime=50,option.Hash=16:/path/to/engine

help-play = Play: two people at one keyboard, or one against the computer
help-play-examples =
    During the game, “help” or “?” lists the words that are understood beside moves.
    
    { -opponents }
    Whoever has no limit makes 20000 moves in thought.
    
    Examples:
      ludotheca play
      ludotheca play latroncules --record game.txt
      ludotheca play latroncules --against random --side 2
      ludotheca play la-trel --against level-3
      ludotheca play la-trel --against engine:nodes=5000
      ludotheca play chasse-croise --seed 7
help-play-variant = What to play; asked for when left out
help-play-against = Play against the computer: one of the opponents below, such as level-3
help-play-side = The side that you play against an opponent: 1 begins, 2 follows (1)
help-play-touch-move = Touch-move: whoever has tried to move a piece must move it if it can, and nothing is taken back
help-play-seed = Dice and random moves from this number, the same each time
help-play-record = Keep the game in this file, up to date after every move; - writes it to the output at the end

help-print = Print a reference card or a print-and-play kit into a PDF file
help-print-examples =
    The kit is the board, in parts where it does not fit on the paper, the pieces, and dice to fold where the game has some. Every sheet has a line of 100 mm: print at actual size.
    
    Examples:
      ludotheca print latroncules card --out card.pdf
      ludotheca print latroncules card --paper a6 --out card.pdf
      ludotheca print latroncules all --paper a3 --out kit.pdf
      ludotheca print latroncules board --cell 30mm --paper letter --out board.pdf
help-print-what = What to print: card, board, pieces (with dice) or all
help-print-paper = Paper: a3, a4 (if left out), letter, or for the card alone a6
help-print-cell = How large a cell of the board is: 10mm to 100mm (40mm if left out)
help-print-out = The PDF file to write

help-licences = Say whose work is in the program, and under which licences
help-licences-examples =
    Without a name: every package of others in the program and its page, with its version and licence.
    
    Examples:
      ludotheca licences
      ludotheca licences tokio                     the text of one of them
      ludotheca licences --full > notices.txt      all of them, to hand on
help-licences-package = A package whose text to show
help-licences-full = Show every text, with the packages that it comes with

help-completions = Write completions for a shell
help-completions-examples =
    Examples:
      ludotheca completions bash > ~/.local/share/bash-completion/completions/ludotheca
      ludotheca completions fish > ~/.config/fish/completions/ludotheca.fish
help-completions-shell = bash, elvish, fish, powershell or zsh

help-analyse = Let the engine look at a position, or go through a recorded game
help-analyse-examples =
    A position gives a table of the engine’s lines, depth by depth. A record comes back with the chances after every turn and with better moves at the turning points.
    
    Examples:
      ludotheca analyse latroncules --moves "a2-a3" --multipv 3
      ludotheca analyse chasse-croise --moves 63 --depth 2
      ludotheca analyse --record game.txt > annotated.txt
      ludotheca analyse --record game.txt --nodes 200000 --curve game.svg
      ludotheca analyse --record study.txt --chapter 2
help-analyse-record = Go through the game in this file, text (up to 16 MiB) or JSON (up to 64 MiB); - reads the input
help-analyse-chapter = Only this chapter of a study, counted from 1
help-analyse-multipv = Show so many of the best lines, at most 64 (1)
help-analyse-depth = Think to this depth: single moves, or turns with dice
help-analyse-nodes = Make so many moves in thought (400000; 40000 for each turn of a record)
help-analyse-movetime = Think for so many milliseconds about each position
help-analyse-threads = Think with so many threads (1: the same answer every time)
help-analyse-curve = Draw the chances over the game into this SVG file; - writes to the output

help-bench = Measure how fast rules and search are
help-bench-examples =
    Examples:
      ludotheca bench
      ludotheca bench attangle latroncules/classic --json
      ludotheca bench --only search
      ludotheca bench --only threads la-trel latroncules/classic
      ludotheca bench --only answers
help-bench-variants = Games or variants to measure; all of them when left out
help-bench-budget = Milliseconds for each measurement
help-bench-only = Measure rules (against a known yardstick) or search alone, threads: what a second one is worth, or answers: how soon the protocol answers

help-match = Let players meet in a match, and say who is stronger by how much
help-match-examples =
    Games are played in pairs: the same opening, or in the dice game the same dice, with seats swapped. Every game is kept as a record. A match that was broken off goes on when the command is run again, unless its players have changed meanwhile, such as the weights in a file. More games can be asked for.
    
    { -opponents }
    Whoever has no limit takes 50 milliseconds a move, or a share of the clock.
    
    Examples:
      ludotheca match engine uct --variant attangle/standard
      ludotheca match engine:nodes=20000 engine:nodes=10000 --sprt 0,20 --games 2000
      ludotheca match random novice uct --variant latroncules/short --games 20 --out trial
help-match-players = Two or more of the opponents below; with more than two, everybody meets everybody
help-match-variant = What to play; when left out, the first variant of “ludotheca games”
help-match-games = Games of each two players, an even number (100)
help-match-seed = Openings, dice and random moves follow from this number (1)
help-match-concurrency = Games at the same time; left out, as many as there are cores for
help-match-clock = Seconds for a game and for each move, such as 10+0.1
help-match-sprt = Stop when one of two Elo differences is clearly the likelier, such as 0,5
help-match-alpha = Chance of taking the second Elo where the first is true (0.05)
help-match-beta = Chance of taking the first Elo where the second is true (0.05)
help-match-openings = held-back, for measuring (the default), or tuning, for trying things out
help-match-plies = Random moves before a game begins; none in the dice game (6)
help-match-margin = How far ahead a player may be in an opening, in hundredths of a small piece (60)
help-match-out = The folder of the match; left out, one below “matches”, named after the set-up

help-value-subject = GAME|VARIANT

help-calibrate = Calibrate the levels: neighbours meet, and levels are moved until every step is high enough
help-calibrate-examples =
    Level 1 and level 10 also meet the novice. A match ends early where a quarter or half of its games leave no doubt. What was played is kept; a calibration that was broken off goes on when the command is run again. A new version of the engine needs a new folder. The table of levels and its document are brought up to date, not made anew.
    
    Examples:
      ludotheca calibrate --sources .
      ludotheca calibrate --variants latroncules/classic attangle/grand --games 100 --out trial
      ludotheca calibrate --check --games 400 --sources . --out checked
      ludotheca calibrate --inherited --games 100 --sources . --out checked
help-calibrate-variants = Variants; when left out, all that have a ladder of their own
help-calibrate-games = At most so many games for each match, an even number (200)
help-calibrate-rounds = How often the levels may be moved (6)
help-calibrate-check = Only measure the levels as they are, from openings that nothing was tuned on
help-calibrate-inherited = Only measure the variants that climb another one’s ladder, by levels 1, 4, 7 and 10
help-calibrate-out = The folder of the matches, and of the results unless the sources are named (calibration)
help-calibrate-sources = The sources of Ludotheca: the levels of each game and their document are written there

help-fit = Fit the weights of an evaluation to games that the engine plays against itself
help-fit-examples =
    The file holds the weights of the game with the new ones in them. To see whether they are better, let them meet the old ones; to play with them from now on, put the file into the game’s folder below crates/search/src/games, as weights.json (with --win-model, as win_model.json).
    
    Examples:
      ludotheca fit latroncules --games 4000 --out new.json
      ludotheca match engine:nodes=5000,weights=new.json engine:nodes=5000 --variant latroncules/classic --games 400
      ludotheca fit attangle --win-model --games 400 --out win_model.json
help-fit-subject = A game, fitted on games of all its variants, or one variant
help-fit-games = Games to play (2000)
help-fit-nodes = Nodes for each move of these games (1000)
help-fit-win-model = Fit what a score promises (win, draw, loss) instead of the weights
help-fit-out = The file to write; left out, one named after the game; - writes to the output

help-advice = Measure the advice of the rule book: how often the engine follows it, and what ignoring it costs
help-advice-examples =
    Levels 5 to 7 play, and from each game at most one position is taken in which an advice can be followed and can be ignored. What was found is kept; a measuring that was broken off goes on when the command is run again. A new version of the engine needs a new folder. The rule book tells what is written, so it belongs into the sources.
    
    Examples:
      ludotheca advice --sources .
      ludotheca advice latroncules --positions 50 --nodes 5000 --out trial
help-advice-games = Games; when left out, all of them
help-advice-positions = Positions for each piece of advice (200)
help-advice-nodes = Nodes for each of the two searches of a position (20000)
help-advice-most-games = Most games for each variant (4000)
help-advice-out = The folder of what was found, and of the results unless the sources are named (advice)
help-advice-sources = The sources of Ludotheca: what was measured is written there, for the rule book to tell

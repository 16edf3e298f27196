# What the command line says

help = Board games about building: play them, read their rules, let bots play them.
option-version = Tell the version, and stop.
option-install-completion = Let this shell complete commands and options of chantier.
option-show-completion = Show what --install-completion would install.
help-games = The games on the shelf.
games-line = { $title }, { $least } to { $most } players, { $minutes } minutes

## Arguments

unknown-command = There is no command “{ $given }”; there is: { $known }.
unknown-flag = There is no option { $given }; see { $help }.
missing-argument = { $argument } is missing; see { $help }.
misused-flag = Option { $option } lacks its value, or has one that it does not take.
too-many-arguments = Those are more arguments than the command takes; see { $help }.
not-a-whole-number = { $argument } is a whole number, not “{ $given }”.
not-a-number = { $argument } is a number, not “{ $given }”.
bad-argument = { $argument } can't be “{ $given }”; see { $help }.
system-trouble = The system refused: { $reason }.
not-compiled = The rules are not compiled here, so bots and simulations are some fifty times slower. With a C compiler at hand: { $python } -m pip install --force-reinstall --no-deps chantier (this is said once).
server-needs = The server is not installed; without it, “chantier play” plays in the terminal. To install it: { $command }
learn-needs = To learn, JAX is needed: { $command }
lab-needs = To search for a kit, Optuna is needed: { $command }

argument-game = A game on the shelf: see “chantier games”.
option-seats = How many play; the fewest the game allows, if not told.
option-seed = What the draws come from: the same seed, the same draws.
option-kit = A kit other than the game's own.

figure = { $figure }
figure-with-tenths = { $whole }.{ $tenths }
column-place = place

## rules

help-rules = The rules of a game, all of them or one.
argument-rule = The number of a rule: QA-14, or just 14.

## perft

help-perft = Count every line of play to a depth, from the position after the setup.
option-depth = How many moves of the players, 1 to { $most }; a draw takes no depth.
option-divide = The lines below each first move.
bad-depth = A depth is 1 to { $most }, not { $given }: the lines grow too many to count.
counting = Counting
column-depth = depth
column-lines = lines
column-move = first move
all-moves = all

## replay

help-replay = Tell a recorded game again, and check every draw.
argument-record = A record, as tables write them.
option-until = The table as it was after so many entries of the record.
bad-until = The record has { $most } entries; there is no table after { $given }.
replay-of = { $game }, { $seats } seats, kit “{ $kit }”.
replay-edition = Played with edition { $edition } of the rules, and shown as it was; today’s is edition { $today }.
replay-fair = { $draws ->
    [one] The one draw fits seed { NUMBER($seed, useGrouping: 0) }.
   *[other] All { $draws } draws fit seed { NUMBER($seed, useGrouping: 0) }.
}
replay-no-seed = The draws ({ $draws }) can't be checked: a record has its seed once the game is over.
replay-unfinished = The game is not over.
replay-seat = seat { $seat }
replay-moment = After entry { $entry } of { $entries }:

## bench

help-bench = How fast the rules are here, beside the engines of others.
option-seconds = Processor time for each game, up to { $most }.
bad-seconds = Seconds are more than 0 and at most { $most }, not { $given }.
measuring = Measuring
bench-compiled = Python { $python }, rules compiled.
bench-interpreted = Python { $python }, rules interpreted: not compiled, so slower.
bench-how = Random play on one core, in processor time; the best of { $rounds } rounds.
bench-missing = Not installed: { $peers }. To compare with them: { $command }
bench-beside = beside { $peer }
bench-clones = clones/s
column-seats = seats
column-decisions-per-second = decisions/s
column-games-per-second = games/s
column-decisions-per-game = per game
column-moves-per-decision = choices
column-least = lowest
column-median = median
column-most = highest
column-wanted = wanted

## play

help-play = Play a game in the terminal, against bots.
option-seat = Your seat, from 0.
option-option = An option of the game, such as characters=true; `chantier games --json` lists them.
option-unreadable = “{ $given }” does not read as an option; write it as name=value.
option-bots = Who has the other seats: one bot for all, or one for each seat, with commas between. There is: { $known }.
option-name = Your name, in the log and on the board; otherwise the one that the computer knows.
option-lesson = A guided first game.
option-challenge = A game for one, for a medal.
option-plain = Line after line instead of a picture that stays: for screen readers.
option-save = Keep the game in this file, move after move.
option-resume = Go on with the game kept in this file.

ask-game = Which game?
ask-lesson = Would you like a guided first game? (y/N)
answer-yes = y, yes
ask-seats = How many play?
ask-players = { $players } players: you and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
ask-bots = Against whom?
ask-name = Your name? (Enter: { $usual }) >
ask-usual = Enter
ask-again = A number from { $least } to { $most }, or words of one choice.
challenge-more = The challenge: a victory earns bronze. { $figure }: at least { $silver } for silver, { $gold } for gold.
challenge-less = The challenge: a victory earns bronze. { $figure }: at most { $silver } for silver, { $gold } for gold.
challenge-none = No medal this time.
challenge-bronze = ● A bronze medal!
challenge-silver = ●● A silver medal!
challenge-gold = ●●● A gold medal!
lesson-next = Enter to go on >
lesson-other = In this lesson: { $label }.

play-other-game = { $file } keeps a game of { $game }, not of { $asked }.
play-other-seats = { $file } keeps a game for { $seats }; the number of seats can't change on the way.
play-bots = { $others ->
    [one] One bot is needed, not { $given }.
   *[other] One bot for all is needed, or { $others } bots, not { $given }.
}
play-save-exists = { $file } exists already. If it is a game, --resume { $file } goes on with it; otherwise choose another name.
play-unwritable = { $file } can't be written: { $reason }.

play-you = you
play-welcome = { $game }, { $seats } players. You are { $player }.
play-how = Answer with a number, or with words of a choice; “help” says the rest.
play-thinking = The bots are thinking…
play-prompt = Your choice >
play-more = { $shown }–{ $last } of { $all }; + shows more
play-page = Enter to go on, q to go back >
play-several = Several choices fit “{ $given }”: { $moves }.
play-and-then = { "; " }

play-command-hint = hint
play-command-undo = undo
play-command-why = why
play-command-help = help
play-command-rules = rules
play-command-board = board
play-command-log = log
play-command-save = save
play-command-quit = quit
play-usage-hint = hint
play-usage-undo = undo
play-usage-why = why MOVE
play-usage-help = help
play-usage-rules = rules RULE
play-usage-board = board
play-usage-log = log
play-usage-save = save FILE
play-usage-quit = quit
play-about-undo = back to your last choice, as long as nothing was drawn since
play-about-hint = what a master would do
play-about-why = why a move is refused, now or later; alone, all that is refused now
play-about-help = this page
play-about-rules = read a rule by its number, or all of them
play-about-board = the whole table, drawn large
play-about-log = all that has happened
play-about-save = keep the game in this file, now and move after move
play-about-quit = get up from the table
play-rule-now = The rule of the moment: { $rule }, { $title }.

play-unknown = “{ $given }” is none of the choices: answer with a number, or with words of a choice.
play-undone = Taken back.
play-hint = A master would choose { $key }: { $label }.
play-when = It answers: { $question }
play-besides = Besides: { $reason }
play-beyond = { $label } – { $reason }
play-nothing-else = Then nothing would be against it.
play-nothing-refused = Nothing that would be an answer is refused.
play-allowed = Nothing is against it: “{ $move }” is allowed.
play-save-where = In which file? For example: save game.json
play-saved = The game is kept in { $file }.
play-save-question = Keep the game? A file name, or Enter not to keep it >
play-resume = The game waits for you. To go on with it:
play-goodbye = The game is not kept. See you soon!

play-victory = { $count ->
    [one] { $winners } wins.
   *[other] A shared victory: { $winners }.
}
play-ended = End of the game: { $rule }, { $title }.

## simulate

help-simulate = Let bots play many games, and sum them up.
option-games = How many games.
option-first-seed = The seed of the first game; each of the others has the next.
option-simulating-bots = Who plays, names parted by commas: one bot for all seats, or one for each. There is: { $known }; also planner:turns=3,width=20.
option-rotate = Whether the bots move on by a seat from game to game.
simulating = Playing
simulated = { $game }, { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, kit “{ $kit }”.
decisions = Decisions
percent = { $figure }%
column-bot = bot
column-wins = wins
column-rate = rate
column-interval = 95% interval
column-mean-place = mean place
column-at-the-end = mean at the end
column-seat = seat
column-order = turn order
column-a-game = in a game
column-mean = mean
column-tenth = 10%
column-nine-tenths = 90%
column-moves = moves in a game
column-share = share
column-ended-by = ended by
column-games = games
column-happened = happened in

## bots, ladder

help-bots = Who there is to play against: names, time, strength.
bots-level = level { $level }
bots-ms = { $ms } ms a move
bots-at-once = at once
bots-strength = Wins against the level below:
bots-won = { $wins } % ({ $low }–{ $high }) of { $games } games with { $seats } seats
bots-iterations = { $iterations } iterations a move
help-ladder = Let every two bots play each other, and rate them.
option-pair-games = How many games every two play.
option-ladder-bots = Who plays, names parted by commas; the four levels, if not told. There is: { $known }; also search:ms=50.
laddered = { $game }, { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
} of every two.
ladder-pair = { $one } against { $other }
help-learn = Let a game play itself, and learn what its positions are worth.
option-units = Units of the net’s hidden layer.
option-learning-bots = Who plays, names parted by commas, drawn anew for each seat; quick ones that see more or less clearly, if not told.
option-out = Where the weights go; to GAME.insight.json in this folder, if not told.
option-rounds = Play and learn in so many rounds at most: what a round has learnt plays the next; one that adds nothing is the last.
option-round-iterations = How many iterations the search has in rounds.
option-match = How many games a round’s weights play against the best before.
learnt-round = From { $seats } seats, round { $round }, { $games } games so far: loss { $loss }; wins { $wins } ({ $interval }) against the best before.
learnt = From { $seats } seats, { $games } games, { $positions } positions: the winner was foreseen with a loss of { $before } by the judge, of { $after } now.
learnt-into = The weights are in { $file }.
column-rating = rating
column-ms-a-move = ms a move
column-longest-ms = longest
column-pair = { "" }

## balance

help-balance = Let players of different styles play a game, and say whether its kit keeps to the game's targets.
option-every-seats = How many play; every number the game is for, if not told.
option-bot = Who plays, in all styles of the game. There is: { $known }; also planner:turns=2,width=8.
figure-with-hundredths = { $whole }.{ $hundredths }
target-met = met
target-missed = ✗ missed
column-target = target
column-found = found
column-verdict = { "" }
column-choice = starting choice
column-style = style
column-item = { "" }
column-group = group

## explain

help-explain = Say what a bot thinks of a moment of a recorded game, and why.
option-explaining-bot = Who thinks: a bot’s name, with figures if you like, such as grandmaster:ms=3000.
option-explaining-seed = A number for the bot’s dice.
explain-nobody = Nobody is to move after entry { $entry }: choose another moment with --until.
explain-share = { $percent }% of the wins, { $tries ->
    [one] tried once
   *[other] tried { $tries } times
}

## analyse

help-analyse = Judge every turn of a recorded game: what it was worth, what would have been better, what luck did.
option-analyse-seconds = How long it may think; it judges all turns roughly first, then better and better.
option-analyse-tries = Judge each turn once with so many tries, so that the same record always gives the same answer.
analyse-nothing = Nobody has moved in this game yet, so there is nothing to judge.
analysing = judged turns
analyse-of = { $game }: { $turns } turns, each judged with { $tries } tries from what its player could see
analyse-turn = Turn { $turn }, { $name }: the chance to win fell from { $before }% to { $after }%
analyse-played = played
analyse-marks = ◆ best: at most { $best }% lost · ◇ good: at most { $good }% · ~ doubtful: at most { $doubtful }% · ✗ mistake: more · (a standard error of doubt is taken off first)
column-player = player
column-accuracy = accuracy
column-opening = opening
column-middle = middle
column-end = end
column-luck = luck

## puzzles

help-puzzles = Find positions in games of strong bots in which one turn clearly beats all others.
option-puzzles-count = How many puzzles are kept at most.
option-puzzles-iterations = Tries a turn of the bots that play.
option-puzzles-check = Tries of the deeper search that has to agree.
option-puzzles-latest = The entries of a game after which no puzzle is looked for.
option-puzzles-out = The file for the puzzles, to be kept as puzzles.json in the folder of the game.
puzzles-candidates = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $candidates ->
    [one] { $candidates } candidate
   *[other] { $candidates } candidates
}
column-became = what became of them
column-count = how many
puzzle-kept = kept
puzzle-forced = there was nothing to choose
puzzle-obvious = nobody would miss it
puzzle-lost = the player was behind all the same
puzzle-not-clear = another turn was nearly as good
puzzle-not-agreed = the deeper search found another turn
puzzle-no-theme = several things at once made it good
puzzle-not-true = played on to the end, another turn won as often
puzzles-into = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} in { $file }

## reliability

help-reliability = Say whether what a bot expects of positions comes true, and how to correct it.
option-positions = How many positions it is asked about.
option-calibration-out = Write the corrections, to be kept as calibration.json in the game’s folder.
column-positions = positions
column-said = said
column-came = came true
reliability-of = { $bot }, { $positions } positions of { $games } games: share of the wins that was said, and what came of it.
reliability-checked = The same, each half of the games corrected by what the other half asks for:
reliability-gap = On average { $percent } beside the truth.

## sanity

help-sanity = Let equal bots play each other, and say whether they play the game as people know it.
option-sanity-bots = Who plays, names parted by commas; those the game names, if not told.
option-sanity-games = How many games of each bot and number of seats; as many as the game says, if not told.
column-figure = figure
sanity-bot = { $bot }, { $games ->
    [one] { $games } game
   *[other] { $games } games
} for each number of seats

## serve, verify

help-serve = Tables for everybody: the server, until you stop it. Without any command, chantier does this.
option-host = the address to listen at
option-port = the port; 0 takes a free one
option-db = where everything is kept: sqlite:///FILE or postgresql://…; without it, a file in your data folder
option-redis = redis://… is where several servers find each other, and chantier worker its work
option-workers = processes at this address; more than one need PostgreSQL and Redis
option-thinkers = processes in which bots think, for each of those
option-https = behind a proxy that speaks https: cookies are for https only
option-public = the address in people’s browsers, such as https://chantier.example; https is then taken for granted
option-proxies = addresses and networks of proxies whose X-Forwarded-For is believed
option-smtp = smtp://… or smtps://…: through which codes for lost passwords are sent
option-push = push services besides those of the usual browsers, such as https://push.example
option-mail-from = the sender of mail
option-keep = how many days things are kept, such as unstarted=7,chat=90; 0 is for ever
option-quotas = how much one person may have, such as guest-tables=20
option-house-kit = a kit for the tables of its game, such as a variant of the lab; again for another game
serve-ready = Chantier is open at { $address } – stop it with Ctrl+C.
help-worker = Bots think here for servers that are elsewhere, until you stop it.
option-worker-redis = the redis://… of those servers
option-worker-processes = how many bots think at a time
worker-ready = { $processes ->
    [one] One bot can think here
   *[other] { $processes } bots can think here at a time
} – stop it with Ctrl+C.
help-verify = Was every draw of a finished table fair? Checks them against the commitment published at its start.
option-commitment = the commitment you noted at the start
verify-fair = All { $draws } draws come from the secret that was committed to at the start: { $commitment }.
verify-no-commitment = Nothing was committed to at the start of this table: its dice were not a server’s. See chantier replay.
verify-not-over = The table is not over in this record: its secret is told only then.
verify-other-commitment = This record is of another table: its commitment is { $known }, you gave { $given }.

## chantier new-game

help-new-game = Write a small complete game as a package of its own, to be changed into yours.
argument-new-game = its name, such as tower_hill
option-in = the folder to write it into, otherwise this one
new-game-written = { $folder } is written. Next:
      python3 -m pip install -e { $folder }\[test\] && python3 -m pytest { $folder }
      chantier play { $name }
    docs/adding-a-game.md leads on from there.
new-game-name = A game is named in small letters, figures and single underscores, such as tower_hill, not “{ $given }”.
new-game-known = There is a game “{ $given }” already.
new-game-there = { $folder } is there already; nothing was written.

help-admin = look after people and tables while the server runs
argument-action = tables, table, close, delete, people, person, ban, unban, quota, forget, reports, settle, opinions, ratings or dump
argument-which = the id of a table or report; of a person the id or the name to sign in with; of lists a status or a part of a name
argument-number = how many tables the person may have, for “quota”; none for the usual number
unknown-action = “{ $given }” is no action; there are { $known }.
unknown-which = “{ $given }” is not known here; possible: { $known }.
admin-done = Done. A server that runs notices within a few seconds.
admin-nothing = There is nothing.
help-backup = write everything that a server keeps into one file, while it runs
argument-backup = the new file
backup-done = { $file } has everything ({ $kilobytes } kB). Keep it where only you can read it.
help-restore = make a database from a backup
argument-restore = the file that `chantier backup` wrote
restore-done = Everything in { $file } is there again.

## lab

help-lab = Answer a designer's question with many games.
help-lab-run = Play the games of a question that are not played yet, and say how the game's targets stand.
help-lab-search = Search for a better kit: try values for the knobs of a question, and keep what meets the game’s targets best.
help-lab-compare = Say what differs between two kits that were played, and how sure it is.
help-lab-report = Write a report of all games of a store: one HTML file that opens offline.
help-lab-export = Write one row a game, as CSV or Parquet.
argument-question = The file of the question: game, seats, kits, bots, number of games.
argument-kit = The name of a kit in the question; usual is today's.
option-store = Where the games are kept; by default beside the question, with the ending .lab.
option-workers-lab = How many processes play; by default as many as there are cores.
option-ray = Play on a cluster of Ray: auto, or its address. It opens ports.
option-search-out = Where the best kit is written; by default beside the question, with the ending .best.toml.
option-opinions = What players said, as `chantier admin opinions GAME --json` writes it; stands beside the figures.
option-report-out = Where the report is written; by default beside the store.
option-export-out = The file to write: .csv or .parquet.
lab-there = { $there } of { $all } games are there already.
lab-written = Written: { $file }
lab-cell = { $kit }, { $seats } players, { $games ->
    [one] 1 game
   *[other] { $games } games
 }: { $bots }
lab-players = { $seats } players
column-try = try
column-missed = missed by
column-changes = changes
column-before = before
column-after = after
no-such-kit = No kit { $given } was played; there are: { $known }.
no-pyarrow = A Parquet file needs pyarrow: pip install pyarrow. A file that ends in .csv needs nothing.

# What the command line says

help = Board games about building: play them, read their rules, let bots play them.
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
option-save = Keep the game in this file, move after move.
option-resume = Go on with the game kept in this file.

play-other-game = { $file } keeps a game of { $game }, not of { $asked }.
play-other-seats = { $file } keeps a game for { $seats }; the number of seats can't change on the way.
play-bots = { $others ->
    [one] One bot is needed, not { $given }.
   *[other] One bot for all is needed, or { $others } bots, not { $given }.
}
play-save-exists = { $file } exists already. If it is a game, --resume { $file } goes on with it; otherwise choose another name.
play-unwritable = { $file } can't be written: { $reason }.

play-you = you
play-welcome = { $seats } players. You are { $player }.
play-how = Answer with a number or a move; “help” says the rest.
play-thinking = The bots are thinking…
play-prompt = Your choice (1–{ $most }) >
play-and-then = { $first }; { $then }

play-command-undo = undo
play-command-why = why
play-command-help = help
play-command-board = board
play-command-log = log
play-command-save = save
play-command-quit = quit
play-usage-undo = undo
play-usage-why = why MOVE
play-usage-help = help RULE
play-usage-board = board
play-usage-log = log
play-usage-save = save FILE
play-usage-quit = quit
play-about-undo = back to your last choice, as long as nothing was drawn since
play-about-why = why a move is refused
play-about-help = read a rule by its number
play-about-board = draw the table again
play-about-log = all that has happened
play-about-save = keep the game in this file, now and move after move
play-about-quit = get up from the table
play-rule-now = The rule of the moment: { $rule }, { $title }.

play-undone = Taken back.
play-why-what = Why what? The move has to follow.
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
bots-strength = Wins against the level below with { $seats } seats, in percent: { $wins }.
help-ladder = Let every two bots play each other, and rate them.
option-pair-games = How many games every two play.
option-ladder-bots = Who plays, names parted by commas; the four levels, if not told. There is: { $known }; also search:ms=50.
option-processes = Games at a time; as many as there are cores, if not told.
laddered = { $game }, { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
} of every two.
ladder-pair = { $one } against { $other }
help-learn = Let a game play itself, and learn what its positions are worth.
option-units = Units of the net’s hidden layer.
option-learning-bots = Who plays, names parted by commas, drawn anew for each seat; quick ones that see more or less clearly, if not told.
option-out = Where the weights go; to GAME.insight.json in this folder, if not told.
learn-needs = Learning needs numpy: { $command }
learnt = { $games } games, { $positions } positions: the winner was foreseen with a loss of { $before } by the judge, of { $after } now. The weights are in { $file }.
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
serve-ready = Chantier is open at { $address } – stop it with Ctrl+C.
help-worker = Bots think here for servers that are elsewhere, until you stop it.
option-worker-redis = the redis://… of those servers
option-worker-processes = how many bots think at a time
worker-ready = { $processes } bots can think here at a time – stop it with Ctrl+C.
help-verify = Was every draw of a finished table fair? Checks them against the commitment published at its start.
option-commitment = the commitment you noted at the start
verify-fair = All { $draws } draws come from the secret that was committed to at the start: { $commitment }.
verify-no-commitment = Nothing was committed to at the start of this table: its dice were not a server’s. See chantier replay.
verify-not-over = The table is not over in this record: its secret is told only then.
verify-other-commitment = This record is of another table: its commitment is { $known }, you gave { $given }.

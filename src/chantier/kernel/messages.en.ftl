# What the kernel says, whatever the game

at-start = just begun
refusal-not-now = Not now. { $question }
refusal-over = The game is over.
refusal-unknown-move = There is no move “{ $given }”; you can: { $moves }.
refusal-not-your-turn = It is not the turn of seat { $seat }, but of seat { $turn }.
refusal-stale = That move was meant for version { $given } of the table, which is at { $now }.
refusal-draw-first = Chance has to draw first.
refusal-not-given = “{ $given }” can't come from outside now.

unknown-game = There is no game “{ $given }”; there is: { $known }.
game-left-out = The game { $game } can't be played, since its package is broken: { $reason }
game-no-card = { $module } has no GAME, the card of a game.
game-name = The card calls the game “{ $given }”; it is installed as “{ $known }”.
game-kind = The move “{ $move }” has the kind { $given }; kinds go from 0 to { $most }.
game-argument = The first argument of the move “{ $move }” has { $given } values; a code has room for { $most }. Make it the second, or split it.
game-texts = Two moves are both written “{ $text }”.
unknown-bot = There is no bot “{ $given }”; there is: { $known }.
broken-bot = The bot { $given } can't be used: { $reason }.
bad-seats = { $game } is for { $least } to { $most } players, not { $given }.
unknown-option = { $game } has no option “{ $given }”; it has: { $known }.
bad-option = Option { $option } can't be { $given }; it can be: { $known }.
unknown-seat = There is no seat { $given }; seats are numbered 0 to { $most }.
no-moment = There is no moment { $given } in this game; moments go from 0 to { $most }.
line-draw = “{ $given }” is a draw: in a line only players choose, and chance draws by itself.
bad-seed = A seed is a whole number from 0 to { $most }, not { $given }.
no-positions = At least 1 position has to be asked about, not { $given }.
no-games = At least 1 game has to be played, not { $given }.
no-study = { $game } does not say what its balance is measured by.
no-bands = { $game } does not say how it is usually played.
unknown-figure = There is no figure “{ $given }”; it has to begin with: { $known }.
ladder-bots = A ladder takes at least 2 different bots, not { $bots }.
bots-and-seats = { $seats } seats take { $seats } bots, or 1 that plays in all of them, not { $bots }.
unknown-rule = There is no rule “{ $given }”; they go from { $first } to { $last }.

kit-unreadable = The kit { $file } can't be read: { $reason }.
kit-broken = The kit { $file } is wrong: { $reason }.

record-unreadable = The record { $file } can't be read: { $reason }.
record-broken = { $file } is not a whole record: { $reason }.
record-huge = { $file } is larger than { $most } MB: no record of a game is.
record-long = This record has { $given } entries; no game has more than { $most }.
record-format = This record has format { $given }; this version reads format { $known }.
record-changed = This record was changed after it was made: it says check { $given }, its content gives { $counted }.
record-edition = This record was played with edition { $given } of the rules; this version knows { $known }.
record-kit = This record was played with the kit “{ $given }”, which is not the kit “{ $known }” given here.
record-entry = Entry { $number } of the record, “{ $entry }”, does not say who plays what.
record-move = Entry { $number } of the record, “{ $entry }”, names no move of this game.
record-refused = Entry { $number } of the record, “{ $entry }”, is not allowed there: { $reason }
record-draw = Entry { $number } of the record, “{ $entry }”, can't be drawn there.
record-unfair = Entry { $number } of the record, “{ $entry }”, is not what the seed gives: { $drawn }.
record-commitment = This record’s secret is not the one committed to at the start: the commitment says { $given }, the secret gives { $counted }.

undo-nothing = Nobody has moved yet.
undo-drawn = Something has been drawn since: that can't be taken back.
undo-revealed = Something has been revealed: that can't be taken back.
undo-other = The last move is seat { $seat }'s.

position-line = This line of the position can't be read: { $line }
saved-broken = These bytes are no saved table: { $reason }.
saved-other = These bytes were saved with other rules, components, seats or options (check { $given }; here it is { $known }).
bad-shape = Wrong { $what }: { $given } given, { $wanted } wanted.
no-action = There is no action { $given }; actions are numbered 0 to { $most }.
no-seat-left = At least one seat has to be yours: bots can't play all of them here.
unknown-player = There is no player { $given }: { $reason }.

seat-1 = Blue
seat-2 = Vermilion
seat-3 = Verdigris
seat-4 = Lilac
seat-5 = Black

# the lab
no-workers = At least 1 process has to play, not { $given }.
no-ray = Ray is not installed: pip install chantier[ray].
no-cluster = There is no cluster of Ray at { $given }: { $reason }
bad-opinions = There are no opinions to read in { $file }: { $reason }.
change-nowhere = The kit has no { $path }: there is no { $given }; here are { $known }.
change-kind = { $path } = { $given } does not fit; there it stands { $known }.
few-lessons = Bots learn nothing from { $given } games; at least { $least } are needed.
no-tries = At least 1 kit has to be tried, not { $given }.
no-knobs = The question has no knobs, so there is nothing to search for.
knob-ends = The knob { $path } needs least and most, the smaller first, or among with its values.
question-broken = { $file }, line { $line }: { $reason }
no-targets = { $game } has no targets.toml, which says what a good kit keeps to.
lab-store = The games can't be kept in { $file }: { $reason }
lab-store-newer = { $file } was written by a newer version of Chantier.
lab-empty = No game is kept in { $file } yet: chantier lab run plays those of a question.

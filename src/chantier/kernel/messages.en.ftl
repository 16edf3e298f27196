# What the kernel says, whatever the game

refusal-not-now = Not now. { $question }
refusal-over = The game is over.
refusal-unknown-move = There is no move “{ $given }”; you can: { $moves }.
refusal-not-your-turn = It is not the turn of seat { $seat }, but of seat { $turn }.
refusal-stale = That move was meant for version { $given } of the table, which is at { $now }.
refusal-draw-first = Chance has to draw first.
refusal-not-given = “{ $given }” can't come from outside now.

unknown-game = There is no game “{ $given }”; there is: { $known }.
unknown-bot = There is no bot “{ $given }”; there is: { $known }.
bad-seats = { $game } is for { $least } to { $most } players, not { $given }.
unknown-option = { $game } has no option “{ $given }”; it has: { $known }.
bad-option = Option { $option } can't be { $given }; it can be: { $known }.
unknown-seat = There is no seat { $given }; seats are numbered 0 to { $most }.
bad-seed = A seed is a whole number from 0 to { $most }, not { $given }.
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

# What is said at tables and about rules; the shelf is there without it.
tab-board = Board
tab-table = Table
tab-players = Players
tab-journal = Log
journal = Log
setup = Setup ({ $n ->
    [one] { $n } step
   *[other] { $n } steps
})
line-figures = { $deed }: { $figures }
notice-resigned = { $name } resigns; a bot plays on to the end.
notice-resigned-you = You resign; a bot plays on to the end.
notice-late = Time is up for { $name }; a bot plays for them.
notice-late-you = Your time is up; a bot plays for you.
notice-gone = { $name } has gone; a bot plays for them.
notice-gone-you = You were gone; a bot plays for you.
notice-back = { $name } is back.
notice-back-you = You are back.
notice-helped = { $name } has asked a bot for a hint.
notice-helped-you = You have asked a bot for a hint.
hint = Hint
notice-undone = { $name } takes the last move back.
notice-undone-you = You take your last move back.
whole-log = The whole log
jump = See this moment again
wait = Patience
waiting-for = { $names } to play.
plays = { $name } plays
next-action = Next ({ $n })
to-now = Up to now
key-end = End
not-begun = The table has not begun.
undo = Take back
undo-ask = Ask to take back
refusals = { $n ->
    [one] 1 refusal
   *[other] { $n } refusals
}
carried = Click a gilt place, or press its key
refusals-ask = What is refused?
choices = { $n } choices
why-not = Why not “{ $move }”?
all-moves = All moves
spread = Wide or narrow
fold = Fold
unfold = Unfold
for-this-move = for this move
lost = Connection lost: picking it up again…
you-watch = You are watching.
is-to-move = to move
is-thinking = thinking…
is-away = away
is-stand-in = a bot plays
is-resigned = resigned
bot-level = bot { $level }
human = player
you = you
gone = offline
resign = Resign
resign-sure = Resign? A bot will play your seat to the end.
yes = Yes
no = No
asks-undo = { $name } would like to take the last move back.
asks-rematch = { $name } proposes a rematch.
you-asked = Asked: waiting for the others.
since-last-turn = Since your last move
for-you = What it means for you
foresight-then = Then: { $question }
foresight-best = At best { $by } by the end of the turn.
foresight-chance = The rest is up to chance.
say-something = Say something to the table
send = Send
chat-empty = Nobody has said anything yet.
note = My notes
note-hint = Only you read them.
saved = Saved
theme = Theme
motion = Animations
tempo = What others do
off = off
search-rules = Search the rules
no-rule-found = No rule says “{ $text }”.
rule-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
acceptance = The works are accepted
wins = { $name } wins
win-shared = { $names } win together
you-win = You win
why-ended = Why it ended
why-won = Why this win
wins-how = { $name } wins { $how }
you-win-how = You win { $how }
because = { $line }: { $own } to { $other } for { $name }.
because-tied = Equal ({ $tied }); what breaks the tie next is { $line }: { $own } to { $other } for { $name }.
because-shared = All that the rules compare is equal: the win is shared.
points-from = Where the points came from
points-beside = What the rules compare
minus = { $self } minus { $rival }
tie-break = Tie-break: { $line }
moments = Three moments that decided it
moments-note = the largest changes of the chance to win, as the bots’ judge sees them
moment-move = move { $n }
moment-chances = { $before } → { $after } %
moment-see = See it in the replay
axis-moves = moves
graph-hint = Drag the cursor, or ← →; Enter opens that move.
total = Total
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
place-1 = 1st
place-n = { $n ->
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
story = Move after move
story-of = Everybody’s points over the game
rematch = Rematch
rematch-there = The rematch is open
review = See the game again
share = Share
record = The file of the game
to-board = Show the board
to-score = Show the score
origin = Goes on from another game
first = Start
previous = Previous
next = Next
last = End
play = Play
lesson = A guided first game
lesson-name = Lesson
lesson-go = Go on
lesson-do = Your move: { $move }
lesson-not-that = For the lesson, rather do this: { $move }
lesson-end = There, you know what matters. Play a real game!
lesson-step = step { $n } of { $all }

# The words of the pages; those of a game are with its rules.

home = The shelf
my-tables = My tables
rules = Rules
chat = Chat
unread = unread
settings = Settings
language = Language
close = Close
back = Back
cancel = Cancel
loading = One moment…
trouble = That did not work.
again = Try again
not-found = There is nothing at this address.
guest-name = Guest { $n }
skip-to-content = Skip to content

## The shelf
shelf-title = Four games about building, exact to the last rule.
shelf-sub = With friends or against bots that know how to build. No account, right away.
plate = Pl. { $n }
players-range = { $least }–{ $most } players
minutes = { $n } min
play-bots = Play against bots
play-friends = With friends
watch = Watch
learn = Learn
no-watch = Nobody plays in the open just now.
your-turn-count = { $n ->
    [one] 1 table waits for you
   *[other] { $n } tables wait for you
}
no-tables = No table yet: take a box from the shelf.
open-tables = Open tables
join-by-link = Join by a link
paste-link = Paste the link of a table here
go = Go
your-turn = Your turn
thinking = { $names } is thinking
table-over = Over
table-waiting = Waiting for players
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}
more-tables = Older tables

cover-queens_architect = The queen’s palace
cover-west_kingdom = The cathedral
cover-architecture_game = Five fragments
cover-artisans_builders = The quarter
about-queens_architect = Hire artisans, take to the road, build, and give the queen her palace.
about-west_kingdom = Place your workers, capture the others’, and choose between virtue and the black market.
about-architecture_game = Find the fragments of twenty-four monuments from memory, quicker than the others.
about-artisans_builders = Build your quarter, storey upon storey, with the artisans of the town.
by-queens_architect = Volker Schächtele · 2015
by-west_kingdom = S J Macdonald, Shem Phillips · 2018
by-architecture_game = Thomas Fackler · 2002
by-artisans_builders = prototype, looking for players

## A new table
new-title = A new table
new-table = A table of { $game }
how-many = How many seats
who-sits = Who sits down
seat-you = you
seat-open = open to somebody
seat-bot = bot
pace = Pace
pace-live = now
pace-days = over several days
clock = Time for each move
clock-none = no limit
clock-minutes = { $n } min
clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
who-may-come = Who may come
by-link = those who have the link
open-to-all = everybody
options = Variants
you-resigned = You have resigned: a bot plays in your place.
option-yes = yes
option-no = no
make-table = Open the table
send-link = Send this link to your friends:
copy-link = Copy the link
copied = Copied
your-name = Your name
sit-down = Sit down
start = Start
leave-seat = Get up
seats-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
bot-name = { $n } (bot)

## The table
tab-board = Board
tab-players = Players
tab-journal = Log
journal = Log
whole-log = The whole log
jump = See this moment again
wait = Patience
waiting-for = { $names } to play.
over = The game is over
not-begun = The table has not begun.
undo = Take back
undo-ask = Ask to take back
refusals = { $n ->
    [one] 1 refusal
   *[other] { $n } refusals
}
carried = All of it is gilt on the board: click a place, or press its key
refusals-ask = What is refused?
choices = { $n } choices
why-not = Why not “{ $move }”?
all-moves = All moves
spread = Wide or narrow
fold = Fold
unfold = Unfold
for-this-move = for this move
lost = Connection lost: picking it up again…
watching = { $n ->
    [0] nobody watches
    [one] 1 person watches
   *[other] { $n } people watch
}
you-watch = You are watching.
away = away: a bot plays
resigned = has resigned
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
say-something = Say something to the table
send = Send
chat-empty = Nobody has said anything yet.
note = My notes
note-hint = Only you read them.
saved = Saved
keys-hint = Keys: 1–9 play, 0 pass, U take back, ? the rule of what is at hand, R the rules, Esc close.

## Settings
theme = Light
theme-auto = as the device
theme-day = day
theme-night = night
motion = Animations
motion-normal = normal
motion-fast = fast
motion-none = none
sound = Sounds
on = on
off = off

## The rules
search-rules = Search the rules
no-rule-found = No rule says “{ $text }”.
rule-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
long-press-hint = Long press, right click or ? on a piece: its rule.

## The end
acceptance = The works are accepted
wins = { $name } wins
win-shared = { $names } win together
you-win = You win
ended-by = The game ended by
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

## Seeing again
replay = Replay
replay-at = move { $n } of { $all }
first = Start
previous = Previous
next = Next
last = End
play = Play
pause = Pause
eyes = Through the eyes of
eyes-all = everybody
link-to-moment = Link to this moment

## The lesson
lesson = A guided first game
lesson-name = Lesson
lesson-go = Go on
lesson-do = Your move: { $move }
lesson-not-that = For the lesson, rather do this: { $move }
lesson-end = There, you know what matters. Play a real game!
lesson-step = step { $n } of { $all }

## Oneself
me = Me
guest-since = You play as a guest: this browser will know you. With an account you find yourself everywhere.
account-is = You have an account.
make-account = Make an account
sign-in = Sign in
sign-out = Sign out
sign-in-name = Name to sign in with
password = Password (at least 8 characters)
export-me = Take my data along
delete-me = Delete my data
delete-sure = Delete everything? A bot will play at your tables; this is final.
save = Keep

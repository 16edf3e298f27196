# The words of the pages; those of a game are with its rules.

home = The shelf
club = The club
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
told-in-english = This game speaks English, since nobody has written it in your language yet.
offline = No connection. The shelf, the rules and your finished games are here; tables that are played need one.
skip-to-content = Skip to content

## The shelf
shelf-title = Games about building, exact to the last rule.
shelf-sub = With friends or against bots that know how to build. No account, right away.
plate = Pl. { $n }
players-range = { $least }–{ $most } players
minutes = { $n } min
play-bots = Play against bots
play-friends = With friends
watch = Watch
learn = Learn
day = Site of the day
puzzles = Puzzles
join = Join
play-live = The race, live
against = Against bots:
opponents = { $n ->
    [one] 1 opponent
   *[other] { $n } opponents
}
level = Level of the bots
your-turn-count = { $n ->
    [one] 1 table waits for you
   *[other] { $n } tables wait for you
}
no-tables = No table yet: take a box from the shelf.
join-by-link = Join by a link
paste-link = Paste the link of a table here
go = Go
your-turn = Your turn
table-over = Over
table-waiting = Waiting for players
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}

cover-queens_architect = The queen’s palace
cover-west_kingdom = The cathedral
cover-architecture_game = Five fragments
cover-artisans_builders = The quarter
by-queens_architect = Volker Schächtele · 2015
by-west_kingdom = S J Macdonald, Shem Phillips · 2018
by-architecture_game = Thomas Fackler · 2002
by-artisans_builders = prototype, looking for players

## A new table
new-table = A table of { $game }
seat-open = open to somebody
seat-bot = bot
pace-live = now
pace-days = over several days
clock = Time for each move
clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
by-link = those who have the link
open-to-all = everybody
you-resigned = You have resigned
you-away = A bot plays for you
here-again = I am back
option-yes = yes
option-no = no
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

## The table
before = Before
over = The game is over
watching = { $n ->
    [0] nobody watches
    [one] 1 person watches
   *[other] { $n } people watch
}
lessons = Lessons

## Oneself
me = Me
sign-in = Sign in
hints-agreed = Hints are agreed at this table: whoever sits down agrees that anybody may ask a bot what it would play. The table is told who asked, and such a game does not count for ratings.
helped = helped, { $n }
helped-about = A game in which somebody asked for a hint does not count for ratings.
helped-by = { $n ->
    [one] { $names } was helped by a bot.
   *[other] { $names } were helped by a bot.
}
origin-at = Goes on from move { $n } of another game

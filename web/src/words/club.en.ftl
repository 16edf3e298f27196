## The leaders
leaders-title = The masters of the works
leaders-sub = People and bots on one scale. The order counts only what is sure.
which-game = Game
which-tempo = Tempo
rhythm-live = live
rhythm-unhurried = unhurried
rhythm-days = over days
who-all = All
who-people = People
name = name
sure-of = sure of
rating = rating
games = games
bot = bot
you = you
nobody-listed = Nobody has played { $needed } games of this yet. Games with a person at the table count.
your-place = Your place
place-of = { $n ->
    [1] 1st of { $of }.
    [2] 2nd of { $of }.
    [3] 3rd of { $of }.
   *[other] Place { $n } of { $of }.
}
as-strong-about = That is about as strong as the { $level }.
as-strong-between = That is between the { $level } and the { $upper }.
as-strong-above = That is above the { $level }.
as-strong-below = That is still below the { $level }.
games-missing = { $n ->
    [one] One more game, and you are on the list.
   *[other] { $n } more games, and you are on the list.
}
not-played = You have not played this yet.
play-level = Play the { $level }
how-to-read = How to read it
how-to-read-text = The point is the best guess, the hatching how unsure it still is. “Sure of” is its left end: whoever plays more climbs, even without winning more. Listed are those whose page you may see. Bots begin where their games against each other put them, and you beside the journeyman.
what-counts = What counts
what-counts-text = Games that came to their end, with the game’s own pieces, with no hint asked for and nothing taken back by consent, and with at least one person. A player for whom a bot made more than three moves is left out; who gave up has lost.

## A player
my-page = My page
since = on site since { $date }
figure-games = { $n ->
    [one] game
   *[other] games
}
figure-won = won
figure-met = people met
who-may-see = Who may see this page
shown-all = Everybody
shown-tables = My tables
shown-me = Only me
shown-all-says = Everybody sees this page, and your ratings are on the lists of the strongest.
shown-tables-says = Those you have played with see this page, and you on the lists. Others see your name and mark, nothing else.
shown-me-says = Only you see this page. Others see your name and mark at the table, nothing else.
hidden-page = { $name } does not show this page to you.
often-with = Most often with
invite = Invite
invite-name = Invite { $name } to a table
won-of = { $won } of { $games } won
strength = Strength, and against whom
strength-note = The point is the best guess, the hatching where it lies with 95 % certainty. It narrows as you play.
strength-none = No game has counted yet. Play one to its end.
against-level = { $level }: came before it in { $won } of { $games }
games-played = Games played
which-all = All { $n }
which-won = Won
which-people = With people
search-name = Somebody’s name
nothing-found = There is no such game.
more-games = Earlier games
place-nth = { $n ->
    [0] –
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
lasted-minutes = { $n } min
lasted-hours = { $h } h { $m }
lasted-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
see-again = Watch again
somebody = somebody
uncounted-closed = not played to its end
uncounted-own-kit = with pieces of one’s own
uncounted-goes-on = goes on from another game
uncounted-helped = with a hint or a move taken back
uncounted-bots = not rated
uncounted-alone = not rated
uncounted-unread = not rated
curiosities = Curiosities
curiosity-longest = Longest game
curiosity-longest-says = { $time } of { $game }
curiosity-best-says = points at best
most-in-one = up to { $n } in one game
curiosity-closest = Closest win
curiosity-closest-says = { $n ->
    [0] on a tie-break, in { $game }
    [one] by 1 point in { $game }
   *[other] by { $n } points in { $game }
}
curiosity-streak = Longest run
curiosity-streak-says = { $n } games won in a row
curiosity-nemesis = Hardest to beat
curiosity-nemesis-says = { $other }, who came ahead { $n } times
no-curiosities = They come with the games.
name-and-mark = Name and mark

## Between the pages
club-ways = The pages of the club
way-leaders = Masters
way-groups = My groups
way-tournaments = Tournaments
way-invitations = Invitations

## Groups
groups-about = People who play together again and again: their games, and how each one fares.
no-groups = You are in no group yet. Found one, and send its link to the others.
found-group = Found a group
group-name = Its name
group-name-example = The Tuesday table
found = Found it
members = { $n ->
    [one] 1 member
   *[other] { $n } members
}
you-host = you look after it
join-this = Become a member
group-outside = Members see the games of the group and are asked to its tables.
group-standings = How each one fares
group-note = Points are the share of the others one came before, on average: 1 is always first, 0 always last.
points = points
won = won
member = member
keeps-group = looks after it
was-member = plays along
group-tables = Tables that are open
new-group-table = A table for the group
new-group-table-says = All members are asked to come.
group-games = Games of the group
no-group-games = The group has not finished a game yet.
leave-group = Leave the group
remove-member = Let { $name } go
hand-to = Hand over to { $name }
rename-group = Another name
save = Save
ask-in = Ask somebody in

## Tournaments
tournaments-about = Several rounds at tables of equals: everybody against everybody, or by standing.
no-tournaments = No tournament is open just now. Call one, and send its link.
call-tournament = Call a tournament
tournament-name = Its name
tournament-name-example = Monday at the old ford
game = Game
table-size = Seats at a table
form = Who meets whom
form-swiss = by standing (Swiss)
form-round-robin = everybody meets everybody
how-many-rounds = Rounds
pace = Tempo
pace-live = live
pace-days = over days
wait-minutes = Minutes a table waits for somebody
term-days = Days for a round
term-minutes = Minutes for a round
if-missing = Somebody who is missing
missing-bot = a bot plays until they come
missing-forfeit = forfeits the table
fill-tables = Bots fill the last table
more-bots = Bots that play from the beginning
list-open = Listed for everybody
call-it = Call it
state-open = takes players in
state-playing = round { $n } of { $of }
state-over = over
players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
tournament-sub = { $game } · tables of { $seats } · { $players }
form-short-swiss = Swiss
form-short-round-robin = everybody against everybody
rounds-n = { $n ->
    [one] one round
   *[other] { $n } rounds
}
round-nth = Round { $n }
round-done = done
round-now = now
round-to-come = to come
table-ready = Your table is ready: table { $n }
table-going = Your table: table { $n }
begins-latest = begins at { $time } at the latest
due-by = until { $time }
sit-at = Sit down
go-on-at = Go on playing
you-rest = You rest in this round, and get the points of { $seats ->
    [2] a win
   *[other] a second place
}.
standings-now = { $n ->
    [0] Who plays
    [one] Standings after one round
   *[other] Standings after { $n } rounds
}
standings-end = The final standings
col-points = points
col-opponents = opponents’ points
col-wins = firsts
col-share = share of points
table-title = Table { $n }
table-n = table { $n }
rests = rests
forfeited = –
round-tables = Round { $n }, tables
watch-table = watch
see-table = see again
status-waiting = waits for its people
status-playing = being played
status-over = over
rests-names = { $names } rests
how-points = { $seats } points for a first place, 1 for a last one, in equal steps; none for a table that was forfeited. Equal: the mean of the opponents’ points, then firsts, then the share of the points at one’s tables.
if-somebody-missing = If somebody is missing
missing-live-bot = After { $n } min the { $level } takes the seat; its owner may take it back at any turn.
missing-live-forfeit = After { $n } min the seat is forfeited, and the { $level } plays it to the end.
missing-days-bot = When the round’s time is up, the { $level } plays for whoever the table waits for.
missing-days-forfeit = When the round’s time is up, whoever the table waits for forfeits.
tournament-join = Play along
tournament-late = Play along from the next round
tournament-withdraw = Withdraw
tournament-back = Come back
tournament-start = Begin
tournament-cancel = Call it off
called-by = { $name } looks after it.
bots-will = With { $n } bots.
gone = has withdrawn

# What the server says

page-shelf = Chantier – games about building
page-me = Me – Chantier
page-club = The club: who plays best – Chantier
page-player = A player – Chantier
page-invitations = Invitations – Chantier
page-groups = My groups – Chantier
page-group = A group – Chantier
page-tournaments = Tournaments – Chantier
page-tournament = A tournament – Chantier
page-unsubscribe = No more mail – Chantier
page-new = A new table: { $game } – Chantier
page-rules = Rules: { $game } – Chantier
page-lesson = Learn { $game } – Chantier
page-day = The site of the day – Chantier
page-puzzles = Puzzles of { $game } – Chantier
page-table = { $game }: a table – Chantier
page-replay = { $game }: a game seen again – Chantier
page-lost = There is nothing here – Chantier
about-shelf = Board games about building, exact to the last rule. With friends or against bots, no account needed.
about-me = Your name, your mark, your tables and how you like to play.
about-club = People and bots on one scale: who plays best, and how sure that is.
about-player = What somebody has played and how well.
about-invitations = Who asks you to a table, and whom you have asked.
about-groups = Friends who play together, with standings of their own.
about-group = A group of friends, its tables and its standings.
about-tournaments = Tournaments that are open, being played and over.
about-tournament = Rounds, tables and standings of a tournament.
about-unsubscribe = One click, and no more mail comes.
about-new = Choose seats, bots, clock and options. { $about }
about-rules = Every rule by its number, with a search. { $about }
about-lesson = A first game with a teacher, move by move. { $about }
about-puzzles = Find the move that wins more often than any other. { $about }
about-day = One site, the same for everybody today, and who has built it best.
about-table = Come and play, or watch. { $about }
about-replay = A finished game, move by move and from every seat. { $about }
about-lost = This page does not exist, or no longer.
page-up = Chantier is open. The API is at /api.

refused-name-taken = The name “{ $name }” is taken.
refused-sign-in-wrong = Name and password do not fit.
refused-sign-in-wait = Too many wrong passwords. Wait { $seconds } seconds, or enter with a passkey or a recovery code.
refused-name-empty = This name has nothing that can be read. Choose another.
refused-name-official = “{ $name }” belongs to the house or to a bot. Choose another name.
refused-password-common = This password is easy to guess. Take a few words that do not belong together.
refused-no-session = There is no such session; perhaps it has ended already.
refused-banned = The operators of this server keep this account out.
refused-no-account = This needs an account: set a name and a password first.
refused-code-wrong = This code is not good, or no longer.
refused-no-mail = This server sends no mail.
refused-mail-failed = The mail could not be sent. Try again later.
refused-mail-lately = A mail has just gone there. Look for it, or try again in { $minutes } minutes.
refused-passkey-wrong = This passkey is not known here.
refused-no-passkey = There is no such passkey.
refused-too-many-passkeys = You have { $most } passkeys already. Delete one first.
refused-quota-tables = { $most ->
    [one] You have a table that is not over. Finish or close it first.
   *[other] You have { $most } tables that are not over. Finish or close one first.
}
refused-quota-kits = { $most ->
    [one] You have a table with a kit of your own that is not over. Finish or close it first.
   *[other] You have { $most } tables with a kit of your own that are not over. Finish or close one first.
}
refused-quota-today = { $most ->
    [one] You have made a table since yesterday. Wait a little.
   *[other] You have made { $most } tables since yesterday. Wait a little.
}
mail-mail-subject = Chantier: a code to come back with
mail-mail =
    Hello { $name },

    Somebody asked for a code to set another password for your account. It is good once, for { $minutes } minutes:

    { $code }

    If it was not you, nothing has happened, and you need do nothing.
mail-confirm-subject = Chantier: confirm your address
mail-confirm =
    Hello { $name },

    This code confirms your address. It is good once, for { $minutes } minutes:

    { $code }

    If you did not ask for it, you need do nothing.
no-sender = Mail needs a sender: give --mail-from an address, such as “Chantier <chantier@chantier.example>”.
bad-setting = “{ $given }” can’t be read. Write a name and a number, such as chat=90; there are: { $known }.
refused-who-are-you = Come in first: give a name, or sign in.
refused-no-table = There is no such table.
refused-no-such-path = There is nothing here.
refused-not-started = The table has not started.
refused-started-already = The table has started already.
refused-seated-already = You sit at this table already.
refused-seat-taken = That seat is taken.
refused-table-full = Every seat is taken.
refused-seats-free = There are free seats: somebody must sit there first, or a bot.
refused-stale = The table has moved on since you chose that.
refused-not-seated = You do not sit at this table.
refused-not-proposed = Nobody has proposed that.
refused-proposed-already = That is proposed already.
refused-no-such-seat = This table has no such seat.
refused-closed = This table was closed before its game was over.
refused-not-host = Only the host of this table can do that.
refused-nobody-there = There is nobody of that kind at this table.
refused-not-oneself = That is for others, not for yourself.
refused-still-playing = Whoever plays can’t be removed; once a bot plays for them, they can.
refused-others-play = Others still play here; a table under way is closed when nobody else plays any more.
refused-barred = The host of this table has asked you not to sit down here.
refused-muted = The host of this table has asked you to say nothing more.
refused-watchers-silent = At this table only those who sit there can say something.
refused-too-many-blocked = You have blocked { $most } people already.
refused-analyst-busy = The bots are analysing other games just now. Try again in a minute.
refused-other-game = A table that goes on from another one has the same game, seats, options and kit.
refused-origin-live = A game in real time cannot be gone on from: nobody can say how quick everybody would have been.
refused-no-such-moment = There is no such moment at that table, or the game was over then.
refused-no-hints = People play here against each other, and hints were not agreed on when the table was made.
refused-no-hint-now = The bot found no answer in time. Try again.
refused-puzzle-move = “{ $move }” can’t be played in this puzzle: { $reason }
refused-day-not-over = This day is not over yet: results are told when everybody has had their try.
refused-day-no-undo = At the site of the day nobody goes back before what was drawn or answered.
refused-day-by-itself = Sites of the day are made by the server alone.
refused-not-asked = You have nothing to decide just now.
refused-not-over = The table is not over yet.
refused-not-playing = The table is not being played.
refused-not-away = You are here already.
refused-bad-query = “{ $given }” is no value for { $name }.
refused-unreadable = That can't be read: { $reason }
refused-too-long = That is too long.
refused-too-many-requests = That was too much at once. Wait a little.
refused-too-many-messages = That was too much at once. Wait a little.
refused-no-origin = The request does not say which page it comes from.
refused-foreign-origin = The request comes from a page of another site.
refused-trouble = { $reason }
refused-broken = Something is broken here. It has been noted, and nothing is lost.
refused-bad-kit = This kit can’t be played with: { $reason }.
refused-no-kit = There is no kit “{ $given }”; there is { $known }.
refused-bot-without-seat = A bot sits where there is no seat: there are { $seats }.
refused-bot-too-slow = No bot thinks longer here than its level does: { $given }, at most { $most }.
refused-slow-kit = With this kit the rules take too long. Look for a very large figure in it.
refused-too-many-connections = Too many connections. Try again in a moment.
refused-too-slow = The request took too long to arrive.
refused-store-down = What is kept here can’t be reached just now. Nothing is lost; try again in a moment.
refused-not-ready = Not ready: { $parts }.
refused-not-up = The server is starting. Try again in a moment.
refused-two-clocks = A clock counts each move or the whole game, not both.
refused-resigned = You have given up; a bot plays on.
refused-not-stored = That could not be stored, so it has not happened. Try again.
refused-redis-down = The servers here can’t reach each other just now. Nothing is lost; try again in a moment.
refused-no-keeper = This table can’t be reached just now. Try again in a moment.
refused-no-answer = No answer has come: look whether it has happened, then try again.
refused-not-json = The content must be JSON (application/json).
store-trouble = The store { $db } can't be opened: { $reason }.
refused-live-over-days = With these options everybody has to be at the table: they can’t be played over days.
refused-no-preference = What you would like is said before you are asked: each thing once, among what there is to choose.
refused-no-signal = The signal has not been given yet.
refused-not-shown = That was sent before the last thing was shown. Look first.
refused-moment-counts = The moment of this move counts: it is said as “timed”, with the “quote” of the last update.
refused-reload = This page is of an older edition: reload it. Nothing is lost.
refused-nothing-due = There is nothing to do yet.
refused-not-timed = No moment counts at this table now: play moves.
redis-trouble = The Redis { $redis } can’t be reached: { $reason }.
alone-only = { $workers } processes need PostgreSQL (--db postgresql://…) and Redis (--redis redis://…); with this store there is one.
database-newer = The database is of edition { $edition }, newer than this program, which knows { $head }. Install the newer program again, or restore the backup from before the upgrade.
database-older = The database is of edition { $edition }, and this program needs { $head }: start the server once, which brings it up to date.
no-database = There is no database at { $db }.
backup-exists = { $file } exists already; a backup replaces nothing.
backup-damaged = { $file } is damaged: { $reason }.
nothing-to-back-up = There is nothing at { $db }.
no-backup = { $file } is no backup.
in-use = { $file } is open in another server.
not-a-database = { $file } is no SQLite database.
not-empty = The database { $db } is not empty; a backup is restored into an empty one.
admin-no-table = There is no table { $table }.
admin-no-person = There is nobody with the id or the sign-in name “{ $person }”. `chantier admin people NAME` finds people by a part of their name.
admin-no-report = There is no report { $report }.
admin-over = The table { $table } is over.
admin-under-way = The table { $table } is under way: close it first.
refused-no-player = There is no such player.
refused-hidden = This player does not show their games.
refused-no-push-service = This server does not know that push service, and sends nothing there.
refused-nobody-of-that-name = Nobody of that name is known here. It is the name somebody signs in with, or that of somebody you have played with.
refused-several-of-that-name = You have played with several people called “{ $name }”. Choose one from the list.
refused-blocked-by-you = You have blocked this person, or asked them to leave this table.
refused-too-many-invited = You have asked many people already. Wait for their answers.
refused-invited-already = This person has been asked already.
refused-sits-already = This person sits at the table already.
refused-no-invitation = There is no such invitation; perhaps the table has begun.
refused-no-group = There is no such group.
refused-not-group-host = Only the member who looks after the group can do that.
refused-no-member = Only members of the group can do that.
refused-member-already = This person is a member already.
refused-too-many-groups = One person can be in { $most } groups.
refused-too-many-members = A group has at most { $most } members.
refused-no-tournament = There is no such tournament.
refused-not-tournament-host = Only the host of the tournament can do that.
refused-too-many-tournaments = You have { $most } tournaments that are not over.
refused-tournament-over = This tournament takes nobody in any more.
refused-tournament-full = There is no place free in this tournament.
refused-tournament-began = The tournament has begun already.
refused-joined-already = You are in this tournament already.
refused-not-in-tournament = You do not play in this tournament, or it is over.
refused-too-few-players = A tournament needs at least two players, and enough for a table.
notice-turn = { $game }: it is your turn
notice-ready = { $game }: your table has begun
notice-over = { $game }: the game is over
notice-invited = { $game }: you are invited to a table
notice-invited-group = You are invited into a group
notice-declined = { $game }: somebody you asked can’t come
notice-round = { $game }: your tournament table is ready
notice-digest = News of { $n } tables
notice-hello = Hello { $name },
unsubscribe-turn = No more mail when it is your turn:
unsubscribe-ready = No more mail when a table of yours begins:
unsubscribe-over = No more mail when a game is over:
unsubscribe-invited = No more mail when somebody invites you:
unsubscribe-declined = No more mail when somebody declines:
unsubscribe-round = No more mail when a tournament round begins:

## Asking people to come
ask-people = Ask people to come
the-link = The link
copy = Copy
copied = Copied
share = Share…
by-mail = Mail
mail-subject = { $name }
mail-body = Come and play: { $link }
qr-label = The link as a QR code
qr-hold = Hold a phone over it.
ask-by-name = By name
name-of-somebody = A name
ask = Ask
name-note = The name somebody signs in with, or that of somebody you have played with.
asked-one = { $name } is asked
was-asked = asked
has-declined = can’t come
who-sits = Who sits down
who-sits-count = { $n } of { $of }, it fills in by itself
keeps-table = keeps the table
sat-now = sat down just now
waiting-for = waiting for somebody
if-nobody = If nobody comes, a bot keeps the seat:
no-account = Nobody needs an account: who opens the link writes a name and sits down.
free-seats = { $n ->
    [0] Everybody sits
    [one] One seat is free
   *[other] { $n } seats are free
}
begin-bots = { $n ->
    [one] Begin with a bot
   *[other] Begin with { $n } bots
}
bots-take = { $n ->
    [one] Wait, or begin: a bot keeps the seat.
   *[other] Wait, or begin: bots keep the seats.
}
host-begins = { $name } can begin with bots in the free seats.
in-words = The table, in words
tempo-live = Live
tempo-unhurried = No clock; whoever leaves comes back to their seat.
tempo-clock = A clock counts every move.
tempo-days = Over several days
may-come-link = Whoever has the link
may-come-all = Everybody finds it among the open tables.
label-tempo = Tempo
label-who = Who may come
## What one is invited to
invitations = Invitations
invited-table = { $by } keeps you a seat
invited-group = { $by } asks you into “{ $name }”
seats-left = { $n ->
    [0] no seat left
    [one] one of { $of } seats left
   *[other] { $n } of { $of } seats left
}
sit-down = Sit down
join-group = Join
decline = Decline
no-invitations = Nobody has asked you to a table just now.

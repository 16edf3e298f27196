"""The database keeps people, tables and everything that happened at them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()

ID = String(24)
MILLISECONDS = BigInteger  # a time, counted since 1970 in UTC

people = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("sign_in", String(40), unique=True),  # a guest has no name to sign in with
    Column("password", String(200)),
    Column("lang", String(2), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
    Column("seen", MILLISECONDS, nullable=False, server_default="0"),  # the last day on which the person came
    Column("failed", Integer, nullable=False, server_default="0"),  # wrong passwords in a row
    Column("may_try", MILLISECONDS, nullable=False, server_default="0"),  # no password is looked at before this time
    Column("mail", String(254)),  # an address that the person has confirmed
    Column("quota", Integer),  # the number of tables that an operator allows, instead of the usual one
    Column("banned", MILLISECONDS),  # since when an operator keeps the person out
    Column("mark", String(20), nullable=False, server_default=""),  # the mason's mark that the person signs with
    Column("who", String(12), nullable=False, server_default="", index=True),  # what others call the person by
    Column("shown", String(8), nullable=False, server_default="tables"),  # who may see the person's page
    Column("notices", Text, nullable=False, server_default=""),  # which notices the person wants; empty for the usual
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash of the token, which only the browser or program has
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),  # the name of a program; empty for a browser
    Column("created", MILLISECONDS, nullable=False),
    Column("expires", MILLISECONDS, nullable=False, index=True),
    Column("seen", MILLISECONDS, nullable=False, server_default="0"),  # the last day on which it was used
    Column("device", String(60), nullable=False, server_default=""),  # the browser and system, such as Firefox, Linux
)

codes = Table(
    "codes",
    METADATA,
    Column("code", String(64), primary_key=True),  # the hash of the code, which can be used once
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), index=True),  # NULL for a challenge
    Column("kind", String(12), nullable=False),  # one of recovery, mail, confirm, add-passkey and passkey
    Column("about", String(254), nullable=False),  # the address that a code confirms
    Column("expires", MILLISECONDS, index=True),  # a recovery code has no end
)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # the id that the authenticator gave it, in base64url
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", Text, nullable=False),  # the public key, in base64url
    Column("uses", BigInteger, nullable=False),  # how often it was used, if the authenticator counts
    Column("label", String(40), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
    Column("seen", MILLISECONDS, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(20), nullable=False, server_default="1"),  # the edition of the game's rules
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),  # TableSettings as JSON: options, kit, pace, clock, level
    Column("host", ID, nullable=False),
    Column("open", Boolean, nullable=False),  # an open table is listed for everybody
    Column("status", String(8), nullable=False),  # one of waiting, playing and over
    Column("secret", String(64), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
    Column("touched", MILLISECONDS, nullable=False),
    Column("waiting", Integer, nullable=False),  # a bit mask of the seats that may move
    Column("thinking", Boolean, nullable=False),  # True while a bot has to move
    Column("keeper", ID),  # the token of the last actor that took the table: no other may write
    Column("quiet", Boolean, nullable=False, server_default=false()),  # True once its old chat was wiped
    Index("tables_by_status", "open", "status", "touched"),
    Index("tables_by_touched", "open", "touched"),
    Index("tables_by_thinking", "thinking", "status"),
    Index("tables_by_host", "host", "status"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(80)),
)

events = Table(
    "events",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # counts from 1 without gaps, because a table has one writer
    Column("at", MILLISECONDS, nullable=False),
    Column("person", ID, index=True),  # the person who asked for the event
    Column("said", String(40)),  # the id of the message that asked for it
    Column("data", Text, nullable=False),  # the RoomEvent as JSON
)

clocks = Table(
    "clocks",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("until", MILLISECONDS, index=True),  # the deadline of the seat, while it has to move
    Column("store", MILLISECONDS),  # the time that the seat has left for the game
)

heartbeat = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", MILLISECONDS, nullable=False),  # the last time at which a node was up
)

analyses = Table(
    "analyses",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("tries", Integer, nullable=False),  # with so many each turn was judged
    Column("content", Text, nullable=False),  # the Analysis as JSON
)

opinions = Table(
    "opinions",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, primary_key=True, index=True),
    Column("enjoyed", Integer, nullable=False),  # from 1 to 5
    Column("length", Integer, nullable=False),  # -1 too short, 0 right, 1 too long
    Column("again", Boolean, nullable=False),  # True if the player would play it again
    Column("at", MILLISECONDS, nullable=False),
)

notes = Table(
    "notes",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

blocks = Table(
    "blocks",
    METADATA,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(40), nullable=False),  # the name under which the other was met
)

reports = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", MILLISECONDS, nullable=False),
    Column("reporter", ID, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("person", ID, ForeignKey("people.id", ondelete="SET NULL"), index=True),  # who is reported
    Column("name", String(40), nullable=False),
    Column("table", ID, nullable=False),
    Column("said", Text, nullable=False),  # the line of chat that is reported
    Column("why", Text, nullable=False),
    Column("settled", MILLISECONDS),  # when an operator dealt with it
)

# how tables ended; a result outlives its table, because ratings are made from all of them
results = Table(
    "results",
    METADATA,
    Column("table", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("tempo", String(10), nullable=False),  # one of live, unhurried and days
    Column("seats", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("began", MILLISECONDS, nullable=False),
    Column("ended", MILLISECONDS, nullable=False),
    Column("rounds", Integer, nullable=False),  # 0 if the game has none
    Column("uncounted", String(10), nullable=False),  # why it does not count for ratings; empty if it does
    Index("results_in_order", "game", "tempo", "ended", "table"),
    Index("results_open", "open", "ended", "table"),
)

result_seats = Table(
    "result_seats",
    METADATA,
    Column("table", ID, ForeignKey("results.table", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, index=True),  # after the person was deleted an id that is nobody's, the same at all tables
    Column("bot", String(80)),
    Column("name", String(40), nullable=False),
    Column("place", Integer, nullable=False),  # 0 if the game did not come to its end
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("played_for", Integer, nullable=False),  # a bot made so many moves for the player
    Column("rated", Boolean, nullable=False),
    Column("change", Double),  # by how much the rating rose
    Column("tallies", Text, nullable=False, server_default=""),  # what the game counts of the seat, as JSON
)

ratings = Table(
    "ratings",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("tempo", String(10), primary_key=True),
    Column("player", String(84), primary_key=True),  # the id of a person, or bot: and the code of a bot
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

rating_books = Table(
    "rating_books",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("tempo", String(10), primary_key=True),
    Column("edition", Integer, nullable=False),  # counts the changes, so that two who write at once do not mix
    Column("ended", MILLISECONDS, nullable=False),  # the last result that the ratings were made from
    Column("table", ID, nullable=False),
)

# what people are to be told while they are away; one row for each way in which a notice goes
notices = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # one of turn, ready, over, invited, declined and round
    Column("table", ID, nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("since", Integer, nullable=False),  # the person's last event at the table, so that each turn is told once
    Column("way", String(4), nullable=False),  # one of push, mail and none
    Column("at", MILLISECONDS, nullable=False),
    Column("due", MILLISECONDS, nullable=False),  # it is not sent before this time
    Column("state", String(7), nullable=False),  # one of due, sending, sent, dropped and failed
    Column("tries", Integer, nullable=False),
    UniqueConstraint("person", "kind", "table", "since", "way", name="notices_once"),
    Index("notices_by_state", "state", "due"),
)

devices = Table(
    "devices",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),  # where the browser's push service takes messages for it
    Column("key", String(100), nullable=False),  # the browser's public key, with which they are encrypted
    Column("auth", String(40), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
)

days = Table(
    "days",
    METADATA,
    Column("day", String(10), primary_key=True),  # such as 2026-11-18
    Column("settings", Text, nullable=False),  # TableSettings as JSON
)

day_tries = Table(
    "day_tries",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("person", ID, primary_key=True, index=True),  # after the person was deleted an id that is nobody's
    Column("table", ID, nullable=False),
)

house_keys = Table(
    "house_keys",
    METADATA,
    Column("name", String(12), primary_key=True),
    Column("key", Text, nullable=False),  # made when it is first needed, and the same for all servers at one address
)

invitations = Table(
    "invitations",
    METADATA,
    Column("about", ID, primary_key=True),  # the table or group
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(10), nullable=False),  # one of table and group
    Column("by", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", MILLISECONDS, nullable=False),
    Column("state", String(8), nullable=False),  # asked, declined, or hidden from a person who has blocked the other
)

groups = Table(
    "groups",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("host", ID, nullable=False),  # the member who looks after it
    Column("created", MILLISECONDS, nullable=False),
)

group_members = Table(
    "group_members",
    METADATA,
    Column("group", ID, ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", MILLISECONDS, nullable=False),
)

# a table stays with its group when it is deleted, because its result outlives it
group_tables = Table(
    "group_tables",
    METADATA,
    Column("table", ID, primary_key=True),
    Column("group", ID, ForeignKey("groups.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", MILLISECONDS, nullable=False),
)

tournaments = Table(
    "tournaments",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("host", ID, nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("settings", Text, nullable=False),  # NewTournament as JSON
    Column("open", Boolean, nullable=False),  # an open one is listed for everybody
    Column("state", String(8), nullable=False, index=True),  # one of open, playing and over
    Column("round", Integer, nullable=False),  # the round that is played; 0 before the first
    Column("rounds", Integer, nullable=False),
    Column("slots", Integer, nullable=False),  # the places of a round robin, once it has begun
    Column("begins", MILLISECONDS, nullable=False),  # tables of this round wait so long for people
    Column("due", MILLISECONDS, nullable=False),  # by then the round should be over
    Column("created", MILLISECONDS, nullable=False),
)

tournament_players = Table(
    "tournament_players",
    METADATA,
    Column("tournament", ID, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # in the order in which they came
    Column("person", ID, index=True),
    Column("bot", String(80)),
    Column("name", String(40), nullable=False),
    Column("slot", Integer, nullable=False),  # the place in a round robin; -1 for none
    Column("left", Integer),  # the last round that the player plays, once that is known
    UniqueConstraint("tournament", "person", name="players_once"),
)

tournament_seats = Table(
    "tournament_seats",
    METADATA,
    Column("tournament", ID, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # of the table in its round; 0 for who rests
    Column("table", ID, nullable=False, index=True),  # empty for who rests
    Column("seat", Integer, nullable=False),
    Column("place", Integer),  # none before the end; 0 for who forfeited
    Column("points", Integer),
)

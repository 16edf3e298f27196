"""This list says which path leads where; the OpenAPI document is made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec

from chantier.server.tables.puzzles import Tried
from chantier.server.web import (
    account,
    club,
    days,
    groups,
    handlers,
    invitations,
    lines,
    moderation,
    notices,
    open_data,
    programs,
    puzzles,
    tournaments,
    variants,
)
from chantier.server.web.handlers import Call
from chantier.server.web.limits import MOST_BODY_BYTES, MOST_KIT_BYTES
from chantier.server.wire.accounts import (
    ForgottenPassword,
    GivenCode,
    NewGuest,
    NewMail,
    NewPasskey,
    NewPassword,
    NewToken,
    OwnPassword,
    Recover,
    SignIn,
    UsedPasskey,
)
from chantier.server.wire.club import NewShown, Tempo
from chantier.server.wire.invitations import GroupName, Invite, LinkText
from chantier.server.wire.messages import EventNumber, MoveText
from chantier.server.wire.notices import Choices, NewDevice
from chantier.server.wire.requests import (
    Body,
    Code,
    JoinTable,
    Lang,
    Line,
    Mute,
    Name,
    Neighbour,
    NewKit,
    NewReport,
    Note,
    Opinion,
    SeatBots,
    SeatNumber,
    Status,
    TableSettings,
    WatchersChat,
)
from chantier.server.wire.tournaments import NewTournament

Place = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[0-9]{1,15}-[\w-]{1,24}$(?!\n)")]
Millis = Annotated[int, msgspec.Meta(ge=0, le=10**15)]


class Route(NamedTuple):
    method: str
    path: str
    answer: Callable[[Call], Awaitable[Any]]
    says: str
    body: type[Body] | None = None
    query: Mapping[str, Any] = {}
    limit: str = "requests"  # the rate limit that counts this request
    most: int = MOST_BODY_BYTES  # the largest body, in bytes
    secured: bool = True  # if True, only a person who is known may ask

    @property
    def gives(self) -> Any:
        """This is the type of the answer, or NoneType if the answer is empty."""
        return get_type_hints(self.answer, include_extras=True)["return"]


LEARN = {"lang": Lang, "theme": Code}
LISTING = {"status": Status, "game": Code, "player": Name, "mine": Literal["true"], "before": Millis}
PLAYBACK = {"seat": SeatNumber, "from": EventNumber}
LEADERS = {"tempo": Tempo}
PLAYED = {"game": Code, "name": Name, "which": Literal["won", "people"], "before": Millis}
FORESIGHT = {"move": MoveText}
ANALYSIS = {"than": EventNumber}
DAY = "/api/days/{day}"
BEGIN_DAY = "Begin the site of today, once, or one of the archive; gives its table"
PUZZLES = "/api/games/{game}/puzzles"
SOLVE = "A puzzle after some moves of its turn, and the solution when the turn is over"
PLAYER = "/api/players/{who}"
TABLE = "/api/tables/{id}"
GROUP = "/api/groups/{group}"
TOURNAMENT = "/api/tournaments/{tournament}"
LINK = {"text": LinkText}
PASSWORD = "Make an account, or change its password"
NEW = "Make a table"
GUIDED = "A guided first game, or a lesson about a theme"
POINTS = "How the points went, once it is over"
MOMENTS = "Every moment of it, once it is over"
JUDGE = "Let bots judge every turn of it, once it is over"
JUDGED = "What bots found about it; with `than`, only if it was made with more tries than that"
TRIED = "What becomes of other moves, tried from a moment of it, once it is over"
WEIGHED = "What a bot thinks of the last turn of such a line"
HINT = "What a bot would play in my place, where the table allows it"
COME_IN = "Come in as a program: a guest with a token"
CODES = "New codes, each good once, to recover my account with; the old ones are good no more"
MAIL = "Send a code to my address, which is kept when the code comes back"
ADD = "What a browser needs to make a passkey for me"
RECOVER = "Come back with a code, and set another password"
SEND = "Send a code to the address of an account, if it has one"
ASK = "What a browser needs to find a passkey"
ENTER = "Sign in with a passkey"
LEAD = "Who plays this game best: people and bots on one scale"
PAST = "The games that a player has played, the latest first"
NO_MAIL = "End mail of a kind, by the link in such a mail"
TRY = "In which places a kit differs from the usual one, or what is wrong with it"
VARIANT = "In which places its kit differs from the usual one"
ASKED = "Whom I have asked to my table and who has not come yet"
FILL = "Let bots take free seats of my table"
FOR_GROUP = "Make a table for a group, and ask its members to come"
DATA = "Finished open tables with what could be chosen at every decision, the oldest first; go on with `after`"
PROGRAM = "A token for a program that plays as me"

ROUTES = (
    Route("POST", "/api/guests", handlers.new_guest, "Come in under a name", NewGuest, limit="guests", secured=False),
    Route("GET", "/api/me", handlers.me, "Who I am"),
    Route("PUT", "/api/me", handlers.change_me, "Change my name and language", NewGuest),
    Route("DELETE", "/api/me", handlers.forget_me, "Forget me"),
    Route("GET", "/api/me/export", handlers.export_me, "Everything that is kept about me"),
    Route("PUT", "/api/me/password", account.new_password, PASSWORD, NewPassword, limit="account"),
    Route("POST", "/api/me/tokens", account.new_token, PROGRAM, NewToken, limit="account"),
    Route("GET", "/api/me/sessions", account.sessions, "Where I am signed in, and the tokens of my programs"),
    Route("DELETE", "/api/me/sessions", account.sign_out_elsewhere, "Sign out everywhere else, and end all tokens"),
    Route("DELETE", "/api/me/sessions/{session}", account.end_session, "End one session or token"),
    Route("GET", "/api/me/account", account.about, "What is known about my account"),
    Route("POST", "/api/me/recovery-codes", account.new_recovery_codes, CODES, OwnPassword, limit="account"),
    Route("PUT", "/api/me/mail", account.new_mail, MAIL, NewMail, limit="mail"),
    Route("POST", "/api/me/mail/code", account.confirm_mail, "Confirm my address", GivenCode, limit="account"),
    Route("GET", "/api/me/passkeys", account.passkeys, "My passkeys"),
    Route("POST", "/api/me/passkeys/challenge", account.ask_new_passkey, ADD, OwnPassword, limit="account"),
    Route("POST", "/api/me/passkeys", account.add_passkey, "Add a passkey", NewPasskey, limit="account"),
    Route("DELETE", "/api/me/passkeys/{passkey}", account.end_passkey, "Delete a passkey"),
    Route("POST", "/api/recover", account.recover, RECOVER, Recover, limit="sign-in", secured=False),
    Route("POST", "/api/recover/mail", account.send_code, SEND, ForgottenPassword, limit="sign-in", secured=False),
    Route("POST", "/api/sign-in/challenge", account.ask_passkey, ASK, limit="account", secured=False),
    Route("POST", "/api/sign-in/passkey", account.use_passkey, ENTER, UsedPasskey, limit="sign-in", secured=False),
    Route("POST", "/api/sign-in", account.sign_in, "Sign in", SignIn, limit="sign-in", secured=False),
    Route("POST", "/api/sign-out", account.sign_out, "Sign out", secured=False),
    Route("POST", "/api/programs", programs.new_program, COME_IN, NewToken, limit="guests", secured=False),
    Route("GET", "/api/bots", programs.bots, "The bots that may be asked to sit down", secured=False),
    Route("GET", "/api/games", handlers.games, "The games on the shelf", secured=False),
    Route("GET", "/api/games/{game}/lesson", handlers.learn, GUIDED, query=LEARN, limit="playback", secured=False),
    Route("GET", PUZZLES, puzzles.list_puzzles, "The puzzles of a game", limit="playback", secured=False),
    Route("POST", f"{PUZZLES}/{{number}}", puzzles.try_puzzle, SOLVE, Tried, limit="playback", secured=False),
    Route("POST", "/api/games/{game}/variant", variants.try_kit, TRY, NewKit, limit="tables", most=MOST_KIT_BYTES),
    Route("POST", "/api/tables", handlers.new_table, NEW, TableSettings, limit="tables", most=MOST_KIT_BYTES),
    Route("GET", "/api/tables", handlers.list_tables, "Find tables", query=LISTING, secured=False),
    Route("GET", TABLE, handlers.one_table, "One table, as I may see it", secured=False),
    Route("DELETE", TABLE, moderation.close, "Close a table of mine"),
    Route("POST", f"{TABLE}/mute", moderation.mute, "Let somebody say nothing more, or again", Mute),
    Route("POST", f"{TABLE}/remove", moderation.remove, "Ask somebody to leave", Neighbour),
    Route("POST", f"{TABLE}/host", moderation.hand_over, "Hand the table over", Neighbour),
    Route("POST", f"{TABLE}/watchers", moderation.open_chat, "Let spectators say something, or not", WatchersChat),
    Route("POST", f"{TABLE}/block", moderation.block, "Block somebody", Neighbour),
    Route("POST", f"{TABLE}/report", moderation.report, "Report somebody to the operators", NewReport),
    Route("GET", "/api/me/blocks", moderation.blocked, "Whom I have blocked"),
    Route("DELETE", "/api/me/blocks/{who}", moderation.unblock, "Block somebody no more"),
    Route("POST", f"{TABLE}/join", handlers.join_table, "Take a seat", JoinTable),
    Route("POST", f"{TABLE}/leave", handlers.leave_table, "Get up before the start"),
    Route("POST", f"{TABLE}/start", handlers.start_table, "Start"),
    Route("GET", f"{TABLE}/events", handlers.events, "What I missed", query={"since": EventNumber}, secured=False),
    Route("GET", f"{TABLE}/why", handlers.why, "Which moves are refused to me now, and why"),
    Route("POST", f"{TABLE}/hint", handlers.ask_hint, HINT, limit="playback"),
    Route("GET", f"{TABLE}/foresight", handlers.foresight, "What a move of mine would bring", query=FORESIGHT),
    Route("GET", f"{TABLE}/film", handlers.play_back, MOMENTS, query=PLAYBACK, limit="playback", secured=False),
    Route("GET", f"{TABLE}/story", handlers.score_history, POINTS, limit="playback", secured=False),
    Route("GET", f"{TABLE}/analysis", handlers.analysis, JUDGED, query=ANALYSIS, limit="playback", secured=False),
    Route("POST", f"{TABLE}/analysis", handlers.begin_analysis, JUDGE, limit="playback"),
    Route("POST", f"{TABLE}/line", lines.show_line, TRIED, Line, limit="playback", secured=False),
    Route("POST", f"{TABLE}/line/judgement", lines.judge, WEIGHED, Line, limit="playback"),
    Route("GET", f"{TABLE}/record", handlers.record, "The record, once it is over", secured=False),
    Route("GET", f"{TABLE}/variant", variants.variant, VARIANT, limit="playback", secured=False),
    Route("GET", f"{TABLE}/opinion", variants.opinion, "How I liked it, if I have said so"),
    Route("PUT", f"{TABLE}/opinion", variants.give_opinion, "Say how I liked it, once it is over", Opinion),
    Route("GET", f"{TABLE}/note", handlers.read_note, "My private note"),
    Route("PUT", f"{TABLE}/note", handlers.write_note, "Write my private note", Note),
    Route("GET", "/api/games/{game}/leaders", club.leaders, LEAD, query=LEADERS, limit="playback", secured=False),
    Route("GET", PLAYER, club.player, "A player, as I may see them", limit="playback", secured=False),
    Route("GET", f"{PLAYER}/games", club.played_games, PAST, query=PLAYED, limit="playback", secured=False),
    Route("GET", "/api/data/tables", open_data.tables, DATA, query={"after": Place}, limit="data", secured=False),
    Route("GET", "/api/me/page", club.my_page, "My own page", limit="playback"),
    Route("PUT", "/api/me/shown", club.show_me, "Who may see my page", NewShown),
    Route("GET", "/api/me/notices", notices.notices, "Which notices I get, and where"),
    Route("PUT", "/api/me/notices", notices.choose_notices, "Choose which notices I get", Choices),
    Route("POST", "/api/me/devices", notices.add_device, "Send notices to this browser", NewDevice, limit="account"),
    Route("DELETE", "/api/me/devices/{device}", notices.end_device, "Send notices to a browser no more"),
    Route("POST", "/api/unsubscribe/{token}", notices.unsubscribe, NO_MAIL, limit="account", secured=False),
    Route("GET", "/api/qr", invitations.draw_link, "A link as a QR code", query=LINK, limit="playback", secured=False),
    Route("GET", "/api/me/known", invitations.known_players, "Whom I have played with", limit="playback"),
    Route("GET", "/api/me/invitations", invitations.invitations, "What I am invited to"),
    Route("DELETE", "/api/me/invitations/{about}", invitations.decline, "Decline an invitation"),
    Route("POST", f"{TABLE}/invite", invitations.invite_to_table, "Ask somebody to my table", Invite, limit="account"),
    Route("GET", f"{TABLE}/invited", invitations.asked_to_table, ASKED),
    Route("POST", f"{TABLE}/bots", invitations.seat_bots, FILL, SeatBots),
    Route("POST", "/api/groups", groups.new_group, "Found a group", GroupName, limit="account"),
    Route("GET", "/api/groups", groups.my_groups, "My groups"),
    Route("GET", GROUP, groups.group_page, "A group, as I may see it", limit="playback", secured=False),
    Route("PUT", GROUP, groups.rename_group, "Give a group of mine another name", GroupName),
    Route("POST", f"{GROUP}/join", groups.join_group, "Become a member of a group"),
    Route("POST", f"{GROUP}/leave", groups.leave_group, "Leave a group"),
    Route("POST", f"{GROUP}/remove", groups.remove_member, "Let a member of my group go", Neighbour),
    Route("POST", f"{GROUP}/host", groups.hand_group_over, "Hand a group over", Neighbour),
    Route("POST", f"{GROUP}/invite", groups.invite_to_group, "Ask somebody into my group", Invite, limit="account"),
    Route("GET", f"{GROUP}/invited", groups.asked_to_group, "Whom I have asked into my group"),
    Route(
        "POST", f"{GROUP}/tables", groups.new_group_table, FOR_GROUP, TableSettings, limit="tables", most=MOST_KIT_BYTES
    ),
    Route("POST", "/api/tournaments", tournaments.new_tournament, "Call a tournament", NewTournament, limit="account"),
    Route("GET", "/api/tournaments", tournaments.tournaments, "Open tournaments, and mine", secured=False),
    Route("GET", TOURNAMENT, tournaments.tournament_page, "A tournament", limit="playback", secured=False),
    Route("DELETE", TOURNAMENT, tournaments.cancel_tournament, "Call off a tournament of mine"),
    Route("POST", f"{TOURNAMENT}/join", tournaments.join_tournament, "Play in a tournament"),
    Route("POST", f"{TOURNAMENT}/withdraw", tournaments.withdraw, "Play no more after this round"),
    Route("POST", f"{TOURNAMENT}/start", tournaments.start_tournament, "Begin a tournament of mine", limit="tables"),
    Route("GET", "/api/day", days.today, "The site of the day, and the commitment of the next", secured=False),
    Route("GET", "/api/days", days.archive, "The sites of past days, with their secrets", secured=False),
    Route("GET", DAY, days.day_results, "How everybody did on a day that is over", limit="playback", secured=False),
    Route("POST", f"{DAY}/table", days.play_day, BEGIN_DAY, limit="tables"),
    Route("GET", "/api/health", handlers.health, "Does this process answer?", limit="", secured=False),
    Route("GET", "/api/ready", handlers.ready, "Does everything work?", limit="ready", secured=False),
)

"""A report is one HTML file that opens offline: the verdict first, in every language, by day and night, on paper.

Every picture is an SVG of a few lines; there is no library in it and nothing is fetched.
"""

from __future__ import annotations

import re
import tomllib
from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from chantier.kernel.game import Game, find
from chantier.kernel.kit import differences
from chantier.kernel.words import ENGLISH, LANGUAGES, Words, decimal, native
from chantier.kernel.words import percent as with_sign
from chantier.lab.cell import Cell
from chantier.lab.compare import GENERAL, Difference, compare
from chantier.lab.figures import SECONDS_A_CHOICE, SECONDS_A_FORCED_MOVE, Estimate, figure, rate
from chantier.lab.naming import Naming
from chantier.lab.opinions import Opinion, said_about
from chantier.lab.question import USUAL
from chantier.lab.search import TRY, standing
from chantier.lab.store import Store, Try
from chantier.lab.targets import Target, Verdict, verdicts
from chantier.lab.variant import variant_source
from chantier.lab.watch import Row

HERE = Path(__file__).parent
WORDS = Words(HERE)
WIDE, TALL = 180, 22  # pixels of a small picture
MINUS = "\u2212"
MOST_ITEMS = 80  # of a kind of event


class Played(NamedTuple):
    cell: Cell
    rows: list[Row]


def report(store: Store, opinions: Sequence[Opinion] = ()) -> str:
    """Return the page about all games of a store; the first game's title stands above it."""
    played = [Played(cell, list(store.rows(cell))) for cell in store.played_cells()]
    tries = store.tries()
    best = min(tries, key=standing).number if tries else None
    played = [one for one in played if best is None or is_shown(one.cell.kit, best)]
    game = find(played[0].cell.game)
    every = played
    played = [one for one in every if set(one.cell.bots) == set(played[0].cell.bots)]  # however many seats
    parts = [
        verdict_part(game, played),
        change_part(game, played),
        search_part(tries),
        seats_part(played),
        points_part(game, played),
        length_part(game, played),
        use_part(game, played),
        dead_part(game, played),
        strength_part(game, every, played),
        opinions_part(played, opinions),
        play_part(game, played),
        method_part(played),
    ]
    return PAGE.format(
        title=escape(f"{game.title} – {WORDS.say(ENGLISH, 'report-title')}"),
        style=(HERE / "report.css").read_text("utf-8"),
        script=(HERE / "report.js").read_text("utf-8"),
        heading=f"{escape(game.title)} – {each('report-title')}",
        languages="".join(f'<button type="button" lang="{lang}">{native(lang)}</button>' for lang in LANGUAGES),
        hidden=", ".join(f':root[lang="{lang}"] span[lang]:not([lang="{lang}"])' for lang in LANGUAGES),
        light=each("report-light"),
        parts="\n".join(part for part in parts if part),
    )


PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}
{hidden} {{ display: none; }}</style>
</head>
<body>
<header class="top"><h1>{heading}</h1>
{languages}
<button type="button" data-do="light">{light}</button></header>
<main>
{parts}
</main>
<script>{script}</script>
</body>
</html>
"""


def each(message: str, **figures: int | str) -> str:
    """Return a sentence in every language; the page shows one."""
    return in_each(lambda lang: WORDS.say(lang, message, figures))


def in_each(say: Callable[[str], str]) -> str:
    said = {lang: say(lang) for lang in LANGUAGES}
    if len(set(said.values())) == 1:
        return escape(said[LANGUAGES[0]])
    return "".join(f'<span lang="{lang}">{escape(text)}</span>' for lang, text in said.items())


def section(title: str, *parts: str) -> str:
    return f"<section><h2>{each(title)}</h2>{''.join(parts)}</section>"


def stacked(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first two columns stand above the others on a phone."""
    return f'<div class="stacked" style="--columns: {len(heads) - 2}">{table(heads, rows)}</div>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{one}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{one}</td>" for one in rest)}</tr>' for first, *rest in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def kit_name(name: str) -> str:
    return in_each(partial(called, name))


def called(name: str, lang: str) -> str:
    if name == USUAL:
        return WORDS.say(lang, "report-all-usual")
    return WORDS.say(lang, "report-try-name", {"n": name.removeprefix(TRY)}) if name.startswith(TRY) else name


def is_shown(kit: str, best: int) -> bool:
    """Of the tries of a search only the best is told at length."""
    return not kit.startswith(TRY) or kit == f"{TRY}{best}"


def number(value: float, lang: str) -> str:
    text = f"{value:.0f}" if value >= 10 or value == int(value) else f"{value:.1f}" if value >= 1 else f"{value:.2f}"
    return decimal(text, lang).replace("-", MINUS)


def percent(value: float, lang: str) -> str:
    return with_sign(number(100 * value, lang), lang)


def is_part(name: str) -> bool:
    """Say whether a figure is a part of all, which people read as a percentage."""
    kind, _, about = name.partition(" ")
    shares = (
        "seat",
        "seats",
        "ended",
        "happened",
        "source",
        "least",
        "most",
        "openings",
        "occurs",
        "part",
        "seldom",
        "often",
    )
    return kind in shares or about in ("decided", "forced", "caller-wins", "comeback")


def shown(name: str, value: float) -> str:
    return in_each(partial(plain, name, value))


def plain(name: str, value: float, lang: str) -> str:
    return percent(value, lang) if is_part(name) else number(value, lang)


def ranged(name: str, one: Estimate) -> str:
    return f"{shown(name, one.found)}<small>{shown(name, one.low)} – {shown(name, one.high)}</small>"


def bounds(target: Target, lang: str) -> str:
    say = partial(plain, target.figure, lang=lang)
    least, most = target.least, target.most
    if least is not None and most is not None:
        return f"{say(least)} – {say(most)}"
    return f"≥\u00a0{say(least)}" if least is not None else f"≤\u00a0{say(most or 0.0)}"


def named(name: str) -> str:
    return in_each(lambda lang: plain_name(name, lang))


def plain_name(name: str, lang: str) -> str:
    """Return what a figure is called; one without words of its own is called by its name."""
    message = f"figure-{name.replace(' ', '-')}"
    return WORDS.say(lang, message) if message in FIGURES else name


FIGURES = {f"figure-{name.replace(' ', '-')}" for name in GENERAL} | {"figure-seats", "figure-mean-caller-wins"}


def interval(one: Estimate, low: float, high: float, zone: tuple[float, float] | None, fair: float | None) -> str:
    """Draw where a figure lies between two ends: the zone that is good, the range, and the figure itself."""
    reach = max(high - low, 1e-9)

    def at(value: float) -> float:
        return round(4 + (WIDE - 8) * min(1.0, max(0.0, (value - low) / reach)), 1)

    parts = []
    if zone:
        parts.append(
            f'<rect class="zone" x="{at(zone[0])}" y="2" width="{at(zone[1]) - at(zone[0]):.1f}" height="18"/>'
        )
    if fair is not None:
        parts.append(f'<line class="fair" x1="{at(fair)}" x2="{at(fair)}" y1="1" y2="21"/>')
    parts.append(f'<line class="range" x1="{at(one.low)}" x2="{at(one.high)}" y1="11" y2="11"/>')
    parts.append(f'<circle class="dot" cx="{at(one.found)}" cy="11" r="4.5"/>')
    return f'<svg viewBox="0 0 {WIDE} {TALL}" width="{WIDE}" height="{TALL}" aria-hidden="true">{"".join(parts)}</svg>'


def target_picture(one: Verdict) -> str:
    least, most = one.target.least, one.target.most
    ends = [value for value in (least, most, one.estimate.low, one.estimate.high) if value is not None]
    room = max(max(ends) - min(ends), 1e-6) * 0.15
    low, high = min(ends) - room, max(ends) + room
    zone = (low if least is None else least, high if most is None else most)
    return interval(one.estimate, low, high, zone, None)


def verdict_part(game: Game[Any, Any], played: list[Played]) -> str:
    kits = dict.fromkeys(one.cell.kit for one in played)
    return section(
        "report-verdict", *(kit_verdicts(game, [one for one in played if one.cell.kit == kit]) for kit in kits)
    )


def kit_verdicts(game: Game[Any, Any], played: list[Played]) -> str:
    found = [verdicts(game, one.rows, one.cell.seats) for one in played]
    every = [one for column in found for one in column]
    targets = {one.target.figure: one.target for one in every}
    rows = [
        [
            in_each(target.says),
            in_each(partial(bounds, target)),
            *(next((cell_of(one) for one in column if one.target.figure == name), "") for column in found),
        ]
        for name, target in targets.items()
    ]
    heads = [
        each("report-target"),
        each("report-wanted"),
        *(
            f"{each('report-players', n=one.cell.seats)}<small>{each('report-games', n=len(one.rows))}</small>"
            for one in played
        ),
    ]
    said = f'<p class="big">{in_each(lambda lang: summary(played[0].cell.kit, every, lang))}</p>'
    marks = f'<p class="about">{each("report-marks")}</p>'
    return f"{said}{missed_list(played, found)}{marks}{stacked(heads, rows)}"


def missed_list(played: list[Played], found: list[list[Verdict]]) -> str:
    """Say in words what is surely not as it was wanted."""
    lines = [
        f'<li><span class="missed">✗</span> {in_each(partial(missed, one, at.cell.seats))}</li>'
        for at, column in zip(played, found, strict=True)
        for one in column
        if one.state == "missed"
    ]
    return f"<ul>{''.join(lines)}</ul>" if lines else ""


def missed(one: Verdict, seats: int, lang: str) -> str:
    figures = {
        "target": one.target.says(lang),
        "players": WORDS.say(lang, "report-players", {"n": seats}),
        "found": plain(one.target.figure, one.estimate.found, lang),
        "wanted": bounds(one.target, lang),
    }
    return WORDS.say(lang, "report-missed", figures)


def summary(kit: str, every: list[Verdict], lang: str) -> str:
    counted = {state: sum(one.state == state for one in every) for state in ("met", "missed", "unknown")}
    return WORDS.say(lang, "report-summary", {"kit": called(kit, lang), "all": len(every), **counted})


def cell_of(one: Verdict) -> str:
    more = f"<small>{each('more-games', games=one.more)}</small>" if one.more else ""
    mark = {"met": "✓", "missed": "✗", "unknown": "○"}[one.state]
    figures = ranged(one.target.figure, one.estimate)
    return f'<span class="{one.state}">{mark} {each(one.state)}</span>{target_picture(one)}{figures}{more}'


def change_part(game: Game[Any, Any], played: list[Played]) -> str:
    usual = [one for one in played if one.cell.kit == USUAL]
    tables = []
    for before in usual:
        for after in played:
            same = after.cell.seats == before.cell.seats and after.cell.bots == before.cell.bots
            if same and after.cell.kit != USUAL:
                found = compare(before.rows, after.rows, GENERAL, game.headline)
                heading = f"{kit_name(after.cell.kit)}, {each('report-players', n=after.cell.seats)}"
                tables.append(f"<h3>{heading}</h3>{differences_table(found)}")
    about = f'<p class="about">{each("report-change-about", n=len(GENERAL))}</p>'
    return section("report-change", about, *tables) if tables else ""


def differences_table(found: list[Difference]) -> str:
    words = {"changed": "changed", "same": "same", "unknown": "can-not-tell"}
    rows = [
        [
            named(one.figure),
            shown(one.figure, one.before.found),
            shown(one.figure, one.after.found),
            f'<span class="{one.answer}">{each(words[one.answer])}</span>',
        ]
        for one in found
    ]
    return table([each("report-figure"), "A", "B", each("report-answer")], rows)


def search_part(tries: Sequence[Try]) -> str:
    """List what a search has tried, the best first."""
    rows = [
        [
            kit_name(f"{TRY}{one.number}" if one.number else USUAL),
            in_each(partial(number, one.rungs[-1].games)),
            in_each(partial(number, one.rungs[-1].missed)),
            escape(", ".join(f"{path} = {value}" for path, value in one.changes.items())),
        ]
        for one in sorted(tries, key=standing)
    ]
    heads = [each("report-try"), each("report-try-games"), each("report-try-missed"), each("report-changes")]
    about = f'<p class="about">{each("report-search-about")}</p>'
    return section("report-search", about, table(heads, rows)) if rows else ""


def seats_part(played: list[Played]) -> str:
    rows = []
    most = max(one.cell.seats for one in played)
    for one in played:
        fair = 1 / one.cell.seats
        shares = [
            rate((row.wins[row.order.index(turn)] for row in one.rows), one.cell.seats)
            for turn in range(one.cell.seats)
        ]
        cells = [interval(found, 0, min(1.0, 2 * fair), None, fair) + ranged("seat", found) for found in shares]
        rows.append(
            [
                f"{kit_name(one.cell.kit)}, {each('report-players', n=one.cell.seats)}",
                *cells,
                *[""] * (most - len(cells)),
            ]
        )
    about = f'<p class="about">{each("report-seats-about")}</p>'
    return section("report-seats", about, table(["", *(f"{turn}." for turn in range(1, most + 1))], rows))


def points_part(game: Game[Any, Any], played: list[Played]) -> str:
    lines = [*(line for line in played[0].rows[0].sheets[0] if line != game.headline), game.headline]
    rows = [[group(one), *(shown("points", mean_line(one.rows, line)) for line in lines)] for one in played]
    heads = ["", *(sheet_line(game, line) for line in lines)]
    return section("report-points", f'<p class="about">{each("report-points-about")}</p>', table(heads, rows))


def group(one: Played) -> str:
    return f"{kit_name(one.cell.kit)}, {each('report-players', n=one.cell.seats)}"


def sheet_line(game: Game[Any, Any], line: str) -> str:
    return in_each(lambda lang: game.words.say(lang, f"sheet-{line}"))


def mean_line(rows: list[Row], line: str) -> float:
    return sum(row.sheets[row.places.index(1)][line] for row in rows) / len(rows)


def length_part(game: Game[Any, Any], played: list[Played]) -> str:
    names = GENERAL[1:]
    rows = [[named(name), *(ranged(name, figure(one.rows, name, game.headline)) for one in played)] for name in names]
    heads = ["", *(group(one) for one in played)]
    about = each("report-length-about", choice=SECONDS_A_CHOICE, forced=SECONDS_A_FORCED_MOVE)
    return section("report-length", f'<p class="about">{about}</p>', table(heads, rows))


def use_part(game: Game[Any, Any], played: list[Played]) -> str:
    """Show the last kit with the most seats: what was changed, played by the fullest table."""
    one = played[-1]
    kinds: dict[str, set[str]] = {}
    for row in one.rows:
        for name in row.events:
            event, _, item = name.partition(" ")
            if item:
                kinds.setdefault(event, set()).add(item)
    naming = Naming(one.cell)
    tables = []
    for event, items in sorted(kinds.items()):
        if 2 < len(items) <= MOST_ITEMS and not is_step(game, event):
            tables.append(f"<h3>{event_name(naming, event)}</h3>{use_table(one.rows, event, sorted(items), naming)}")
    heading = f"<p>{group(one)}</p>"
    return section("report-use", f'<p class="about">{each("report-use-about")}</p>', heading, *tables)


def is_step(game: Game[Any, Any], event: str) -> bool:
    return next(told.step for told in game.events.values() if told.name == event)


def event_name(naming: Naming, event: str) -> str:
    return in_each(lambda lang: naming.event(event, lang))


def use_table(rows: list[Row], event: str, items: list[str], naming: Naming) -> str:
    fair = 1 / len(rows[0].wins)
    found = []
    for item in items:
        name = f"{event} {item}"
        used = rate((float(name in row.events) for row in rows), len(items))
        wins = [row.wins[seat] for row in rows for seat, count in enumerate(row.events.get(name, ())) if count]
        with_it = rate(wins, len(items)) if wins else None
        found.append((used, item, with_it))
    found.sort(key=lambda one: -one[0].found)
    lines = [
        [
            in_each(partial(naming.item, event, item)),
            interval(used, 0, 1, None, None) + shown("happened", used.found),
            interval(with_it, 0, min(1.0, 2 * fair), None, fair) + shown("happened", with_it.found) if with_it else "",
        ]
        for used, item, with_it in found
    ]
    return table([each("report-item"), each("report-used"), each("report-wins")], lines)


def dead_part(game: Game[Any, Any], played: list[Played]) -> str:
    seen = {name.partition(" ")[0] for one in played for row in one.rows for name in row.events}
    games = sum(len(one.rows) for one in played)
    never = [(told.name, told.rule) for told in game.events.values() if told.name not in seen]
    if not never:
        return section("report-dead", f"<p>{each('report-dead-none')}</p>")
    rarer = in_each(lambda lang: f"< {percent(3 / games, lang)}")  # the rule of three
    naming = Naming(played[0].cell)
    rows = [[escape(rule), event_name(naming, name), rarer] for name, rule in sorted(never, key=lambda one: one[1])]
    return section("report-dead", f'<p class="about">{each("report-dead-about")}</p>', table(["", "", ""], rows))


def strength_part(game: Game[Any, Any], every: list[Played], played: list[Played]) -> str:
    """Show what differs where others have played the same kit at as many seats."""
    tables = []
    for other in every:
        for one in played:
            same = (other.cell.source, other.cell.seats) == (one.cell.source, one.cell.seats)
            if same and other.cell.bots != one.cell.bots:
                who = {"weak": players(other), "strong": players(one)}
                found = compare(other.rows, one.rows, GENERAL, game.headline)
                about = f'<p class="about">{each("report-strength-about", **who)}</p>'
                tables.append(f"<h3>{group(one)}</h3>{about}{differences_table(found)}")
    return section("report-strength", *tables) if tables else ""


def opinions_part(played: list[Played], opinions: Sequence[Opinion]) -> str:
    """Show what people said who have played these kits."""
    rows = []
    for kit, source in {one.cell.kit: one.cell.source for one in played}.items():
        said = said_about(source, opinions)
        if said:
            rows.append(
                [
                    kit_name(kit),
                    in_each(partial(number, len(said))),
                    in_each(partial(number, sum(one.enjoyed for one in said) / len(said))),
                    *(
                        in_each(partial(percent, sum(one.length == length for one in said) / len(said)))
                        for length in (-1, 0, 1)
                    ),
                    ranged("happened", rate((float(one.again) for one in said), 1)),
                ]
            )
    heads = ["", *(each(f"opinions-{name}") for name in ("people", "enjoyed", "short", "right", "long", "again"))]
    about = f'<p class="about">{each("opinions-about")}</p>'
    return section("opinions-title", about, table(heads, rows)) if rows else ""


def play_part(game: Game[Any, Any], played: list[Played]) -> str:
    own = variant_source(game, {})
    usual = tomllib.loads(own)
    kits = {one.cell.kit: one.cell.source for one in played if one.cell.source != own}
    parts = []
    for name, source in kits.items():
        rows = [
            [escape(path), escape(str(old)), escape(str(new))]
            for path, (old, new) in differences(usual, tomllib.loads(source)).items()
        ]
        parts.append(
            f"<h3>{kit_name(name)}</h3>{table([each('report-changes'), 'A', 'B'], rows)}"
            f"{saved_kit(game, name, source)}"
            f'<details class="kit"><summary>{each("report-kit")}</summary><pre>{escape(source)}</pre></details>'
        )
    return section("report-play", f"<p>{each('report-play-about')}</p>", *parts) if parts else ""


def saved_kit(game: Game[Any, Any], name: str, source: str) -> str:
    """A link that saves the kit as a file, without any server, and the commands that play with it."""
    file = f"{re.sub('[^a-z0-9]+', '-', name.lower()).strip('-') or 'kit'}.toml"
    content = b64encode(source.encode()).decode()
    address = f"data:text/plain;charset=utf-8;base64,{content}"
    link = f'<a class="button" download="{file}" href="{address}">{each("report-save", file=file)}</a>'
    commands = f"chantier serve --kit {file}\nchantier play {game.name} --kit {file}"
    return f"<p>{link}</p><pre>{commands}</pre>"


def method_part(played: list[Played]) -> str:
    games = sum(len(one.rows) for one in played)
    about = each("report-method-about", games=games, bots=players(*played))
    return section("report-method", f"<p>{about}</p>")


def players(*played: Played) -> str:
    return ", ".join(dict.fromkeys(bot for one in played for bot in one.cell.bots))

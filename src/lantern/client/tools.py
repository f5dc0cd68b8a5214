"""Tables as tools of a language model (MCP): what people do at the page, in words, with the same passes and rights.

Needs the package `mcp`; nothing else of this project does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec
from urllib.parse import urlsplit

import httpx
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from lantern.client.passes import PassBook
from lantern.client.plain import questions_text, table_text
from lantern.client.table import Given, Lantern, RefusedByTableError, Seat, View, invitation_of

INSTRUCTIONS = """Tables of Old Lantern, an unofficial digital edition of the co-operative dungeon crawl Shadows of Brimstone. \
The server knows the rules, rolls all dice and offers only what is legal; you decide for the heroes of your seats. \
Call `reference` once before you play. Then: `start_adventure` or `join`, `questions`, `answer`, and `look` when a turn or a \
fight begins. Where others play, too, `wait` until you are asked."""
LONGEST_WAIT = 300.0
HERE = {"localhost", "127.0.0.1", "::1"}
ToolArguments = ParamSpec("ToolArguments")


class ModelTools:
    """What a language model can do at one server."""

    def __init__(self, lantern: Lantern, passes: PassBook, reference: Callable[[], str]) -> None:
        self._lantern = lantern
        self._passes = passes
        self._reference = reference
        #: How much of the log of a table was told already.
        self._told: dict[str, int] = {}

    # -- coming to a table -------------------------------------------------------------------------

    def list_adventures(self) -> str:
        """List the missions and the hero classes that a new adventure can be made from, each with the id that names it."""
        lobby = self._lantern.lobby()
        missions = [f"- {one['id']}: {one['name']} ({one['world_name']}). {one['goal']}" for one in lobby["missions"]]
        heroes = [f"- {one['id']}: {one['name']}. {_sheet(one)}" for one in lobby["heroes"]]
        usual = f"Without a choice: {lobby['default_mission']} with {', '.join(lobby['default_heroes'])}."
        return "\n".join(["## Missions", *missions, "", f"## Heroes (1 to {lobby['most_heroes']})", *heroes, "", usual])

    def start_adventure(self, mission: str = "", heroes: list[str] | None = None, seed: int | None = None) -> str:
        """Begin a new adventure and hold all its seats.

        Mission and heroes are ids from `list_adventures`; what is left out is chosen sensibly. The same seed gives the same
        chance. Returns the id of the table, the table in words and the first questions.
        """
        wanted = {"mission": mission or None, "heroes": heroes or None, "seed": seed}
        seat = self._lantern.begin(**{name: value for name, value in wanted.items() if value is not None})
        self._passes.keep(seat.id, seat.token)
        return f"Table: {seat.id}\n\n{self._table(seat)}"

    def join(self, link: str, name: str, seat: str = "") -> str:
        """Come to somebody's table by the link of an invitation (http://HOST/#/join/TABLE/SECRET), under a name that all see.

        `seat` is the number of the seat to take; without it every free one is taken, `watch` takes none. Returns the id of the
        table and the table in words.
        """
        address, table, secret = invitation_of(link)
        if _place(address) != _place(self._lantern.address):
            raise ToolError(f"This invitation is for {address}, and these tools are for {self._lantern.address}.")
        here = self._lantern.enter(table, secret, name)
        self._passes.keep(table, here.token)
        if not seat:
            here.claim_free(name)
        elif seat != "watch":
            here.claim(seat, name)
        self._passes.keep(table, here.token)
        return f"Table: {table}\n\n{self._table(here)}"

    def my_tables(self) -> str:
        """List the tables to which you have a pass, so that you can go on there."""
        found = self._lantern.ask("POST", "/mine", body={"tables": self._passes.all()})["saves"]
        lines = [f"- {one['id']}: {one['name']}, {one['kind']}, {_state(one)}" for one in found]
        return "\n".join(lines) or "You have no table yet: start_adventure, or join with a link."

    # -- at a table --------------------------------------------------------------------------------

    def look(self, table: str) -> str:
        """Read the whole table in words: mission, turn, heroes, enemies, map, what happened last, and the open questions."""
        return self._table(self._seat(table))

    def questions(self, table: str) -> str:
        """Read only the open questions, with their ids and numbered answers, and what can be done at any time."""
        return questions_text(self._seat(table).look()["table"])

    def answer(self, table: str, question: str, answer: int | list[int] | str) -> str:
        """Answer a question that is yours, by its id.

        Form `one`: the number of an option. `some`, `order`: a list of numbers. `amount`: the number itself. `confirm`: 1 for
        yes, 0 for no. Or the key of something that can be done at any time. Returns what came of it, and what is asked next.
        """
        seat = self._seat(table)
        given: Given = int(answer) if isinstance(answer, str) and answer.strip().lstrip("-").isdecimal() else answer
        seat.answer(question, given)
        return self._after(seat)

    def undo(self, table: str, what: str = "answer") -> str:
        """Take back the last `answer`, the `activation` or the `turn`, if the table allows it. Ask the others first."""
        seat = self._seat(table)
        seat.undo(what)
        self._told.pop(table, None)
        return self._after(seat)

    def leave_to_a_bot(self, table: str, hero: str) -> str:
        """Let a bot of the server decide for one of your heroes (its id) from now on; you are not asked for it any more."""
        seat = self._seat(table)
        seat.leave_to_a_bot(hero)
        return f"A bot decides for {hero} from now on.\n\n{self._after(seat)}"

    def decide_for(self, table: str, hero: str) -> str:
        """Decide again for one of your heroes (its id) that was left to a bot."""
        seat = self._seat(table)
        seat.decide_for(hero)
        return f"You decide for {hero} again.\n\n{self._after(seat)}"

    def wait(self, table: str, seconds: float = 60.0) -> str:
        """Wait until you are asked something or the chapter is over, so many seconds at most (up to 300)."""
        seat = self._seat(table)
        asked = seat.wait(min(max(seconds, 0.0), LONGEST_WAIT))
        told = self._after(seat)
        return told if asked else f"Nothing is asked of you.\n\n{told}"

    # -- looking things up -------------------------------------------------------------------------

    def look_up_rule(self, words: str) -> str:
        """Search the rulebook by words, or by the id of a rule such as MOVE-01."""
        found = self._lantern.rules(words)
        return "\n\n".join(_rule(one) for one in found) or f"No rule speaks of {words}. Try fewer or other words."

    def card_text(self, name: str) -> str:
        """Read a card, an item, an enemy, an ability, a mission or a tile, by its id (`shotgun`, or `items/shotgun`)."""
        found = self._lantern.text(name)
        return "\n".join([f"{found['name']} ({found['kind']})", *found["text"]])

    def reference(self) -> str:
        """Read the reference: what the game is, the turn, the numbers, what a table shows, how questions are answered."""
        return self._reference()

    # -- words -------------------------------------------------------------------------------------

    def _seat(self, table: str) -> Seat:
        return self._lantern.seat(table, self._passes.of(table))

    def _table(self, seat: Seat) -> str:
        seen = seat.look()
        self._told[seat.id] = seen["table"]["log"]
        return table_text(seen)

    def _after(self, seat: Seat) -> str:
        """Tell what is new at a table, and what is asked."""
        seen = seat.look()
        known = self._told.get(seat.id, seen["table"]["log"])
        self._told[seat.id] = seen["table"]["log"]
        new = [entry["text"] for entry in seen["log"][max(0, known - seen["log_from"]) :] if entry["text"]]
        return "\n".join([*new, "", questions_text(seen["table"])]).lstrip("\n")


#: The tools, in the order in which they are listed.
TOOLS = (
    ModelTools.list_adventures, ModelTools.start_adventure, ModelTools.join, ModelTools.my_tables, ModelTools.look,
    ModelTools.questions, ModelTools.answer, ModelTools.undo, ModelTools.leave_to_a_bot, ModelTools.decide_for, ModelTools.wait,
    ModelTools.look_up_rule, ModelTools.card_text, ModelTools.reference,
)  # fmt: skip


def model_server(lantern: Lantern, passes: PassBook, reference: Callable[[], str]) -> MCPServer:
    """Make the MCP server for the tables of one server."""
    tools = ModelTools(lantern, passes, reference)
    server = MCPServer("old-lantern", title="Old Lantern", instructions=INSTRUCTIONS, log_level="WARNING")
    for tool in TOOLS:
        bound = getattr(tools, tool.__name__)
        server.tool(structured_output=False)(_told_in_words(bound, lantern.address))
    return server


def _told_in_words(tool: Callable[ToolArguments, str], address: str) -> Callable[ToolArguments, str]:
    """Let whatever the server refuses come back as its sentence."""

    @wraps(tool)
    def call(*args: ToolArguments.args, **kwargs: ToolArguments.kwargs) -> str:
        try:
            return tool(*args, **kwargs)
        except (RefusedByTableError, ValueError) as refused:
            raise ToolError(str(refused)) from refused
        except (httpx.HTTPError, OSError) as problem:
            raise ToolError(f"{address} cannot be reached: {problem}. Is `lantern play` running there?") from problem

    return call


def _place(address: str) -> tuple[str, int | None]:
    parts = urlsplit(address)
    host = parts.hostname or ""
    return "localhost" if host in HERE else host, parts.port or {"http": 80, "https": 443}.get(parts.scheme)


def _sheet(hero: View) -> str:
    return f"Health {hero['health']}, Sanity {hero['sanity']}, Initiative {hero['initiative']}, Combat {hero['combat']}"


def _state(save: View) -> str:
    return "over" if save["over"] else f"turn {save['turn']}, {save['answers']} answers"


def _rule(rule: View) -> str:
    rows: list[list[Any]] = ([rule["heading"]] if rule["heading"] else []) + rule["rows"]
    lines = [f"{rule['id']} {rule['title']}: {rule['text']}", *("  " + " | ".join(row) for row in rows)]
    return "\n".join([*lines, *([f"  Decided: {rule['ruling']}"] if rule["ruling"] else [])])

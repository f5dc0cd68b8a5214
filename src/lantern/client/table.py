"""A server, and a seat at one of its tables, over HTTP and its socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote, unquote, urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from lantern.client.changes import changed

#: What the server shows: plain data, as `docs/server.md` and `/api/openapi.json` describe it.
View = dict[str, Any]
#: What a question is answered with: the number of an option, several, or the key of something that can be done at any time.
Given = int | list[int] | str
#: Codes with which the server closes a line for good: whoever comes is not let in, or there is no such table any more.
FOR_GOOD = frozenset({4400, 4404, 4410})
#: So long a server may be away that was there, and so long it is left alone in between, in seconds.
AWAY, PAUSE = 60.0, 0.5


class RefusedByTableError(Exception):
    """The server refuses something: `reason` is a word for programs, the message a sentence for people."""

    def __init__(self, status: int, reason: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason


class Lantern:
    """A server. What it is asked for is said in one language."""

    def __init__(self, address: str, *, lang: str = "en", timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.lang = lang
        parts = urlsplit(self.address)
        #: Where whoever is logged in says that it asks from: a server does nothing for a cookie alone.
        self.origin = f"{parts.scheme}://{parts.netloc}"
        headers = {"Accept-Language": lang, "Origin": self.origin}
        self._http = httpx.Client(base_url=self.address, timeout=timeout, headers=headers)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._http.close()

    def ask(self, method: str, path: str, token: str = "", body: Any = None, **query: Any) -> Any:
        """Ask the server for something; what it refuses is raised."""
        headers = {"Seat-Token": token} if token else {}
        answer = self._http.request(method, f"/api{path}", headers=headers, json=body, params={"lang": self.lang, **query})
        if answer.is_success:
            return answer.json() if answer.content else None
        try:
            told = answer.json()
            raise RefusedByTableError(answer.status_code, told["reason"], told["message"])
        except (ValueError, KeyError, TypeError) as problem:
            raise RefusedByTableError(answer.status_code, "error", answer.text[:200]) from problem

    # -- accounts ----------------------------------------------------------------------------------

    def log_in(self, name: str, password: str) -> View:
        """Log in at a server that has accounts; what is begun from now on is this person's, and no passes are needed there."""
        account: View = self.ask("POST", "/account/log-in", body={"name": name, "password": password})
        return account

    def log_out(self) -> None:
        """Log out."""
        self.ask("POST", "/account/log-out")

    def mine(self) -> View:
        """Show the games (`saves`) and `campaigns` of whoever is logged in."""
        found: View = self.ask("POST", "/mine", body={"tables": {}})
        return found

    def heroes(self) -> list[View]:
        """Show the heroes of whoever is logged in, and which of them can ride to another table."""
        found: list[View] = self.ask("GET", "/account/heroes")
        return found

    def session_headers(self) -> dict[str, str]:
        """Return what a socket is opened with, so that whoever is logged in is known there."""
        asked = httpx.Request("GET", self.address)
        self._http.cookies.set_cookie_header(asked)
        return {"Cookie": asked.headers["Cookie"]} if "Cookie" in asked.headers else {}

    # -- what there is -----------------------------------------------------------------------------

    def lobby(self) -> View:
        """Show which missions, heroes and options there are, and at this machine which games are kept."""
        found: View = self.ask("GET", "/lobby")
        return found

    def begin(self, **setup: Any) -> Seat:
        """Begin an adventure (`mission`, `heroes`, `seed`, ... as `POST /api/tables` takes them) and hold all its seats."""
        opened = self.ask("POST", "/tables", body=setup)
        return Seat(self, opened["id"], opened["token"])

    def enter(self, table: str, invitation: str, name: str) -> Seat:
        """Come to a table to which one was invited."""
        claimed = self.ask("POST", f"/tables/{_part(table)}/enter", body={"invitation": invitation, "name": name})
        return Seat(self, table, claimed["token"])

    def seat(self, table: str, token: str) -> Seat:
        """Go on at a table with a pass that one has."""
        return Seat(self, table, token)

    def rules(self, words: str, limit: int = 5) -> list[View]:
        """Search the rulebook, by words or by the id of a rule."""
        found: list[View] = self.ask("GET", "/rules", q=words, limit=limit)["rules"]
        return found

    def text(self, name: str) -> View:
        """Return the words of a card, item, enemy, ability, mission or tile."""
        found: View = self.ask("GET", f"/text/{'/'.join(_part(part) for part in name.split('/'))}")
        return found


class Seat:
    """Somebody at a table, with a pass; without one that holds a seat it watches."""

    def __init__(self, lantern: Lantern, table: str, token: str) -> None:
        self.lantern = lantern
        self.id = table
        self.token = token

    def ask(self, method: str, path: str = "", body: Any = None, **query: Any) -> Any:
        """Ask for something about this table."""
        return self.lantern.ask(method, f"/tables/{_part(self.id)}{path}", self.token, body, **query)

    # -- looking -----------------------------------------------------------------------------------

    def look(self) -> View:
        """Show the whole table: `table`, `board` and the `log`."""
        seen: View = self.ask("GET")
        return seen

    def questions(self) -> list[View]:
        """Return the open questions that this seat is to answer."""
        return [question for question in self.look()["table"]["questions"] if question["yours"]]

    def seats(self) -> list[View]:
        """Return who sits where."""
        found: list[View] = self.look()["table"]["seats"]
        return found

    # -- doing -------------------------------------------------------------------------------------

    def bring(self, campaign: str, hero: str) -> View:
        """Let a hero of whoever is logged in ride here, to a gathering, from another campaign (see `Lantern.heroes`)."""
        found: View = self.ask("POST", "/bring", {"campaign": campaign, "hero": hero})
        return found

    def claim(self, seat: str, name: str = "") -> None:
        """Take a free seat."""
        self.token = self.ask("POST", f"/seats/{quote(seat)}/claim", {"name": name})["token"]

    def claim_free(self, name: str = "") -> int:
        """Take all seats that are free, under a name; return how many there were."""
        taken = 0
        while free := [one["id"] for one in self.seats() if not one["taken"]]:
            self.claim(free[0], name)  # with it goes what a bot runs of it
            taken += 1
        return taken

    def leave_to_a_bot(self, hero: str) -> None:
        """Let a bot decide for one of one's heroes from now on."""
        self.ask("POST", f"/heroes/{_part(hero)}/bot", {"on": True})

    def decide_for(self, hero: str) -> None:
        """Decide again for a hero that was left to a bot."""
        self.ask("POST", f"/heroes/{_part(hero)}/bot", {"on": False})

    def answer(self, question: View | str, answer: Given, *, once: str = "") -> None:
        """Answer a question; with a word of its own, `once`, it can be sent again and counts once."""
        name = question if isinstance(question, str) else question["id"]
        self.ask("POST", "/answer", {"type": "answer", "question": name, "answer": answer, "once": once})

    def undo(self, what: str = "answer") -> None:
        """Take back the last answer, the activation or the turn."""
        self.ask("POST", "/undo", {"type": "undo", "what": what})

    # -- waiting -----------------------------------------------------------------------------------

    def messages(self, patience: float | None = None) -> Iterator[View]:
        """Yield everything that the server pushes; the first is the table as it is. Ends when nothing comes for so long.

        Whatever has changed, an `update` has the whole table. A line that is cut, as when the server starts anew, is taken up
        again; a server that stays away is raised as an `OSError`.
        """
        back_by: float | None = None
        while True:
            try:
                for message in self._line(patience):
                    back_by = None
                    yield message
            except ConnectionClosed as cut:
                if cut.rcvd is not None and cut.rcvd.code in FOR_GOOD:
                    return
                back_by = back_by or monotonic() + AWAY
            except OSError:
                if back_by is None or monotonic() > back_by:
                    raise
            else:
                return
            sleep(PAUSE)

    def _line(self, patience: float | None) -> Iterator[View]:
        """Yield what comes over one line, until it is cut or nothing comes for so long."""
        lantern = self.lantern
        address = lantern.address.replace("http", "ws", 1) + f"/api/tables/{_part(self.id)}/live"
        hello = {"type": "hello", "token": self.token or None, "lang": lantern.lang, "changes": True}
        headers = lantern.session_headers()
        try:
            line = connect(
                address, max_size=16_000_000, open_timeout=30, origin=Origin(lantern.origin), additional_headers=headers
            )
        except InvalidHandshake as refused:  # by a proxy whose server is away, say
            raise ConnectionError(str(refused)) from refused
        with line as socket:
            socket.send(json.dumps(hello))
            table: View = {}
            while True:
                try:
                    message = json.loads(socket.recv(patience))
                except TimeoutError:
                    return
                if message["type"] == "change":
                    message = {**message, "type": "update", "table": changed(table, message["table"])}
                if message["type"] == "update":
                    table = message["table"]
                yield message

    def wait(self, seconds: float = 60.0) -> list[View]:
        """Wait until this seat is asked something, or the chapter is over; return its open questions."""
        until = monotonic() + seconds
        for message in self.messages(seconds):
            if message["type"] == "update":
                mine = [question for question in message["table"]["questions"] if question["yours"]]
                if mine or message["table"]["waiting"] == "over":
                    return mine
            if message["type"] == "gone" or monotonic() > until:
                break
        return []


def invitation_of(link: str) -> tuple[str, str, str]:
    """Read a link: the address of the server, the table, and the invitation to it."""
    address, _, rest = link.partition("#/join/")
    table, _, secret = rest.partition("/")
    if not table or not secret or urlsplit(address).scheme not in {"http", "https"}:
        raise ValueError("This is no invitation: it looks like http://HOST/#/join/TABLE/SECRET.")
    return address.split("?")[0].rstrip("/"), unquote(table), unquote(secret)


def _part(name: str) -> str:
    """Write a name as one part of an address: whatever a program or a model takes for one leads nowhere else."""
    if "/" in name or not name.strip("."):
        raise RefusedByTableError(404, "not-found", f"There is nothing called '{name}'.")
    return quote(name, safe="")

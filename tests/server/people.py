"""People who sit at a table of the server and play through it, as the page does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from lantern.core.journal import journal_bytes
from lantern.core.play import Play
from lantern.rules.table.state import ChapterState


class Person:
    """Somebody at a table, with or without a seat."""

    def __init__(self, client: Any, table: str, token: str | None = None) -> None:
        self.client = client
        self.table = table
        self.token = token

    @classmethod
    def beginning(cls, client: Any, **setup: Any) -> Person:
        """Begin a new game."""
        opened = client.post("/api/tables", json=setup).raise_for_status().json()
        return cls(client, opened["id"], opened["token"])

    @classmethod
    def taking_in(cls, client: Any, play: Play[ChapterState]) -> Person:
        """Go on with a game that was played elsewhere."""
        opened = client.post("/api/import", params={"name": "a game"}, content=journal_bytes(play.journal)).json()
        return cls(client, opened["id"], opened["token"])

    @property
    def headers(self) -> dict[str, str]:
        return {"Seat-Token": self.token} if self.token else {}

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        found: httpx.Response = self.client.get(f"/api/tables/{self.table}{path}", params=query, headers=self.headers)
        return found

    def post(self, path: str, body: Any, **query: Any) -> httpx.Response:
        found: httpx.Response = self.client.post(
            f"/api/tables/{self.table}{path}", json=body, params=query, headers=self.headers
        )
        return found

    def look(self, **query: Any) -> dict[str, Any]:
        """See everything."""
        seen: dict[str, Any] = self.get(**query).raise_for_status().json()
        return seen

    def question(self) -> dict[str, Any]:
        found: dict[str, Any] = self.look()["table"]["questions"][0]
        return found

    def answer(self, answer: Any, question: dict[str, Any] | None = None, **more: Any) -> httpx.Response:
        """Answer the question that is open, or another."""
        asked = question or self.question()
        return self.post("/answer", {"type": "answer", "question": asked["id"], "answer": answer, **more})

    def undo(self, what: str = "answer") -> httpx.Response:
        return self.post("/undo", {"type": "undo", "what": what})

    def redo(self) -> httpx.Response:
        return self.post("/redo", {"type": "redo"})

    def play(self, answers: int, *, until: str = "") -> dict[str, Any]:
        """Answer what is plain, until a kind of question comes."""
        for _ in range(answers):
            table = self.look()["table"]
            if table["waiting"] != "question" or table["questions"][0]["kind"] == until:
                break
            self.answer(plain(table["questions"][0]), table["questions"][0]).raise_for_status()
        seen: dict[str, Any] = self.look()["table"]
        return seen

    def sit(self, **query: Any) -> Any:
        """Open the socket of the table, and say who comes."""
        return self._sat(query)

    @contextmanager
    def _sat(self, hello: dict[str, Any]) -> Iterator[Any]:
        with self.client.websocket_connect(f"/api/tables/{self.table}/live") as socket:
            socket.send_json({"type": "hello", "token": self.token, **hello})
            yield socket


def plain(question: dict[str, Any]) -> Any:
    """Answer as somebody does who wants to get on."""
    if question["default"] is not None:
        return question["default"]
    if question["form"] in {"one", "confirm"}:
        return 0
    if question["form"] == "amount":
        return question["least"]
    if question["form"] == "order":
        return list(range(len(question["answers"])))
    return list(range(question["least"]))

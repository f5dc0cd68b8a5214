"""A language model sits at a table through `lantern mcp`: played here by a script, over standard input and output."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import TextContent
from tests.client.serving import link_to, two_seats

from lantern.cli.app import run
from lantern.client import BOTS
from lantern.client.passes import PassBook
from lantern.client.tools import TOOLS

SOURCE = Path(__file__).parents[2] / "src"
QUESTION = re.compile(r"## Question (\S+) for .* \(yours, (\w+)\)")


class Model:
    """A language model that reads what it is told and answers what is first."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def call(self, tool: str, **arguments) -> str:
        """Use a tool that must not fail."""
        failed, text = await self._use(tool, arguments)
        assert not failed, text
        return text

    async def refused(self, tool: str, **arguments) -> str:
        """Use a tool, and be refused."""
        failed, text = await self._use(tool, arguments)
        assert failed, text
        return text

    async def _use(self, tool: str, arguments: dict[str, object]) -> tuple[bool, str]:
        told = await self._client.call_tool(tool, arguments)
        return bool(told.is_error), "\n".join(part.text for part in told.content if isinstance(part, TextContent))


def with_model(address, data, play, *options):
    """Start `lantern mcp` as a program that runs language models does, and let a script play."""
    env = {**os.environ, "LANTERN_DATA": str(data), "PYTHONPATH": str(SOURCE)}
    args = ["-m", "lantern", "mcp", "--server", address, *options]

    async def connected():
        async with Client(StdioServerParameters(command=sys.executable, args=args, env=env)) as client:
            return await play(client, Model(client))

    return asyncio.run(asyncio.wait_for(connected(), 120))


def plain_answer(form, text):
    """Answer from the words alone."""
    least = re.search(r"From (\d+) to", text)
    if form in {"one", "confirm"}:
        return 0
    if form == "amount":
        assert least is not None
        return int(least[1])
    if form == "order":
        return [int(number) for number in re.findall(r"^(\d+)\. ", text, re.MULTILINE)]
    assert least is not None
    return list(range(int(least[1])))


def table_of(text):
    found = re.match(r"Table: (\S+)", text)
    assert found is not None
    return found[1]


def test_a_model_starts_an_adventure_answers_looks_up_and_is_refused_where_it_was_not_invited(served, lantern, tmp_path):
    elsewhere = two_seats(lantern, 3)

    async def play(client, model):
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == [tool.__name__ for tool in TOOLS]
        assert all(len(tool.description) > 40 for tool in tools)
        listed = await model.call("list_adventures")
        assert "- scouting-party: " in listed
        assert "- us-marshal: " in listed
        began = await model.call("start_adventure", mission="scouting-party", heroes=["us-marshal", "gunslinger"], seed=3)
        table = table_of(began)
        assert "## Heroes" in began
        text = await model.call("questions", table=table)
        question = ""
        for number in range(15):
            found = QUESTION.search(text)
            assert found is not None, text
            question = found[1]
            text = await model.call("answer", table=table, question=question, answer=plain_answer(found[2], text))
            assert text != "", number
        too_late = await model.refused("answer", table=table, question=question, answer=0)
        assert too_late.endswith("This question has been answered already; here is the present one."), too_late
        assert "## Map" in await model.call("look", table=table)
        assert "escape" in (await model.call("look_up_rule", words="escape test")).lower()
        assert (await model.call("card_text", name="shotgun")).startswith("Shotgun (items)")
        assert "# Old Lantern" in await model.call("reference")
        assert f"- {table}: " in await model.call("my_tables")
        for tool, more in (("look", {}), ("questions", {}), ("answer", {"question": "x", "answer": 0}), ("undo", {})):
            said = await model.refused(tool, table=elsewhere.id, **more)
            assert said.endswith("There is no such game, or no longer."), said
        assert elsewhere.id not in await model.call("my_tables")
        return table

    table = with_model(served.address, tmp_path, play)
    kept = json.loads((tmp_path / "model-passes.json").read_text())
    assert set(kept[served.address]) == {table}
    mine = lantern.seat(table, kept[served.address][table])
    assert mine.look()["table"]["answers"] == 15
    assert elsewhere.look()["table"]["answers"] == 0

    async def goes_on(client, model):
        before = await model.call("questions", table=table)
        after = await model.call("undo", table=table)
        assert QUESTION.search(before) != QUESTION.search(after)

    with_model(served.address, tmp_path, goes_on)
    assert mine.look()["table"]["answers"] == 14


def test_a_model_joins_by_a_link_and_plays_its_seat_only(served, lantern, tmp_path):
    host = two_seats(lantern, 3)
    link = link_to(host)

    async def play(client, model):
        assert "no invitation" in await model.refused("join", link="http://x/", name="Mo")
        other = await model.refused("join", link="http://elsewhere.example/#/join/a/b", name="Mo")
        assert "This invitation is for http://elsewhere.example" in other
        text = await model.call("join", link=link, name="Mo")
        assert table_of(text) == host.id
        assert "[gunslinger] (yours)" in text
        assert "[us-marshal] (yours)" not in text
        found = re.search(r"## Question (\S+) for .*somebody else decides", text)
        assert found is not None
        said = await model.refused("answer", table=host.id, question=found[1], answer=0)
        assert "seat" in said.lower()
        for _ in range(2):  # its own hero is made at the same time: an upgrade, and a token
            own = re.search(r"## Question (\S+) for Gunslinger", await model.call("wait", table=host.id, seconds=30))
            assert own is not None
            await model.call("answer", table=host.id, question=own[1], answer="0")
        assert (await model.call("wait", table=host.id, seconds=0.2)).startswith("Nothing is asked of you.")
        bot = BOTS["plain"]()
        while questions := host.questions():
            host.answer(questions[0], bot.answer(questions[0], {}))
        asked = QUESTION.search(await model.call("wait", table=host.id, seconds=30))
        assert asked is not None
        await model.call("answer", table=host.id, question=asked[1], answer="0")

    with_model(served.address, tmp_path, play)
    assert [seat["name"] for seat in host.seats()] == ["", "Mo"]


def test_a_model_leaves_a_hero_to_a_bot_and_takes_it_back(served, lantern, tmp_path):
    async def play(client, model):
        table = table_of(await model.call("start_adventure", heroes=["us-marshal", "gunslinger"], seed=3))
        left = await model.call("leave_to_a_bot", table=table, hero="gunslinger")
        assert left.startswith("A bot decides for gunslinger from now on.")
        asked = re.search(r"## Question (\S+) for Gunslinger \(a bot decides, ", left)
        assert asked is not None
        assert "seat" in (await model.refused("answer", table=table, question=asked[1], answer=0)).lower()
        assert "[gunslinger] (yours, but left to a bot" in await model.call("look", table=table)
        assert "hero" in (await model.refused("leave_to_a_bot", table=table, hero="nobody")).lower()
        back = await model.call("decide_for", table=table, hero="gunslinger")
        assert f"## Question {asked[1]} for Gunslinger (yours, " in back
        await model.call("answer", table=table, question=asked[1], answer=0)

    with_model(served.address, tmp_path, play)


def test_a_server_that_is_away_is_told_and_the_language_is_spoken(served, tmp_path):
    async def away(client, model):
        assert "http://127.0.0.1:9 cannot be reached" in await model.refused("list_adventures")

    async def italian(client, model):
        assert "Sanity" not in (await model.call("card_text", name="whiskey"))

    with_model("http://127.0.0.1:9", tmp_path, away)
    with_model(served.address, tmp_path, italian, "--lang", "it")


# -- beside the tools ------------------------------------------------------------------------------


def test_passes_are_kept_for_this_user_only_and_by_the_server(tmp_path):
    path = tmp_path / "folder" / "passes.json"
    one, other = PassBook(path, "http://one"), PassBook(path, "http://other")
    one.keep("table", "secret")
    other.keep("table", "another")
    assert (one.of("table"), other.of("table"), one.of("nothing")) == ("secret", "another", "")
    assert path.stat().st_mode & 0o077 == 0
    assert [found.name for found in path.parent.iterdir()] == ["passes.json"]
    path.write_text("{")
    with pytest.raises(ValueError, match="cannot be read"):
        one.all()


def test_playing_needs_nothing_of_it():
    told = "import sys, lantern.cli.play, lantern.server.serving, lantern.client; print('mcp' in sys.modules)"
    ended = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == "False"


def test_without_the_package_one_sentence_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "mcp", None)
    monkeypatch.delitem(sys.modules, "lantern.client.tools")
    for name in [name for name in sys.modules if name.startswith("mcp.")]:
        monkeypatch.delitem(sys.modules, name)
    assert run(["mcp"]) == 2
    assert "pip install 'old-lantern[mcp]'" in capsys.readouterr().err

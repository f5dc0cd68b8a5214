"""What a long campaign costs: how large fifty adventures are with all that lies between them, and how long opening them takes.

`python -m benchmarks.campaign` lets four heroes live through them, led by bots, and prints the figures as JSON.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import msgspec
from litestar.testing import TestClient
from msgspec import Struct

from lantern.campaign.files import CampaignBook, CampaignIndex, ChapterKept, campaign_bytes
from lantern.content.loader import load
from lantern.core.journal import journal_bytes
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import AnySetup, Setup, next_setup, posse_at_the_end
from lantern.players.table import chapter_of, new_play
from lantern.server.app import new_app
from lantern.server.shelf import CampaignShelf
from lantern.server.store import Store

ADVENTURES = 50
HEROES = ("us-marshal", "gunslinger", "preacher", "saloon-girl")
SEED = 3
OPENED = 9


class LongCampaign(Struct):
    """A campaign that was lived through: its chapters, the bytes that it takes, and the seconds to look at it and to go on."""

    adventures: int
    chapters: int
    levels: list[int]
    graves: int
    on_disk: int
    as_file: int
    without_replays: int
    listed: float
    opened: float
    gone_on_with: float
    making: float


def lived_through(adventures: int, seed: int = SEED) -> CampaignBook:
    """Let a posse live through so many adventures, with the road, the town and the fire after each, and set out on one more."""
    content = load(user=False)
    setup: AnySetup = Setup(mission="exploration", heroes=HEROES, seed=seed)
    chapters: list[ChapterKept] = []
    journals: dict[int, bytes] = {}
    left = adventures
    while left or not isinstance(setup, Setup):
        play = new_play(setup, table=solo(HeuristicPlayer(setup.seed)), content=content)
        game = chapter_of(play)
        number, kind = len(chapters) + 1, "adventure" if isinstance(setup, Setup) else setup.kind
        after = posse_at_the_end(setup, game)
        chapters.append(ChapterKept(number=number, parent=number - 1 or None, name=kind, kind=kind, after=after))
        journals[number] = journal_bytes(play.journal)
        left -= isinstance(setup, Setup)
        setup = next_setup(setup, game)
    return CampaignBook(CampaignIndex(name="A long life", head=len(chapters), chapters=chapters), journals)


def quickest(what: Callable[[], Any], tries: int = OPENED) -> float:
    """How long something takes this process, in the best of a few tries: other work on the machine does not count."""
    took: list[float] = []
    for _ in range(tries):
        before = process_time()
        what()
        took.append(process_time() - before)
    return min(took)


def measure(adventures: int = ADVENTURES) -> LongCampaign:
    """Live through a campaign, keep it, and open it again and again."""
    begun = process_time()
    book = lived_through(adventures)
    making = process_time() - begun
    with TemporaryDirectory() as folder:
        path = Path(folder) / "table.sqlite"
        store = Store(path)
        name = CampaignShelf(store).take_in(book)
        store.close()
        on_disk = sum(file.stat().st_size for file in Path(folder).iterdir())
        with TestClient(new_app(path), base_url="http://127.0.0.1") as client:
            hall = client.app.state.hall
            game = client.get(f"/api/campaigns/{name}").json()["game"]

            def opens(where: str) -> None:
                hall._tables.clear()  # noqa: SLF001 - as if the server had just been started
                client.get(where).raise_for_status()

            def goes_on() -> None:
                hall._tables.clear()  # noqa: SLF001
                client.post(f"/api/saves/{game}/open").raise_for_status()

            posse = book.index.chapters[-1].after
            assert posse is not None
            return LongCampaign(
                adventures=adventures,
                chapters=len(book.index.chapters),
                levels=[hero.level for hero in posse.living()],
                graves=sum(hero.dead for hero in posse.heroes),
                on_disk=on_disk,
                as_file=len(campaign_bytes(book)),
                without_replays=len(campaign_bytes(book.without_replays())),
                listed=quickest(lambda: opens("/api/campaigns")),
                opened=quickest(lambda: opens(f"/api/campaigns/{name}")),
                gone_on_with=quickest(goes_on),
                making=making,
            )


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(measure()) + b"\n")

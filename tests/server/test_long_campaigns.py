"""A campaign of fifty adventures: it opens at once, and is not large."""

from __future__ import annotations

from functools import cache

from benchmarks.campaign import lived_through, quickest
from litestar.testing import TestClient
from msgspec import structs

from lantern.campaign.files import CampaignBook, CampaignIndex, ChapterKept, campaign_bytes
from lantern.core.journal import Journal
from lantern.server.app import new_app
from lantern.server.shelf import CampaignShelf
from lantern.server.store import KeptGame, Store

ADVENTURES = 50
#: So many of them are really lived through here, with the road, the town and the fire after each;
#: `python -m benchmarks.campaign` does so with all.
LIVED = 5
MOST_SECONDS = 1.0
MEGABYTE = 1_000_000


@cache
def some_years() -> CampaignBook:
    return lived_through(LIVED)


def long_campaign() -> CampaignBook:
    """Let the heroes live through the same years again and again, and remember all of it."""
    years = some_years()
    chapters: list[ChapterKept] = []
    journals: dict[int, bytes] = {}
    for again in range(ADVENTURES // LIVED):
        for one in years.index.chapters:
            number = len(chapters) + 1
            assert one.after is not None
            heroes = [structs.replace(hero, history=hero.history * (again + 1)) for hero in one.after.heroes]
            after = structs.replace(one.after, heroes=heroes)
            chapters.append(structs.replace(one, number=number, parent=number - 1 or None, after=after))
            journals[number] = years.journals[one.number]
    return CampaignBook(CampaignIndex(name="A long life", head=len(chapters), chapters=chapters), journals)


def test_every_adventure_is_followed_by_the_road_the_town_and_the_fire():
    kinds = [one.kind for one in some_years().index.chapters]
    assert kinds.count("adventure") == LIVED
    assert kinds == ["adventure", "journey", "stay", "gathering"] * LIVED


def test_fifty_adventures_open_in_a_second_and_are_small(tmp_path, record_property, monkeypatch):
    path = tmp_path / "table.sqlite"
    book = long_campaign()
    store = Store(path)
    name = CampaignShelf(store).take_in(book)
    size = CampaignShelf(store).size(name)
    store.close()
    whole, small = (len(campaign_bytes(one)) for one in (book, book.without_replays()))
    on_disk = sum(file.stat().st_size for file in tmp_path.iterdir())
    record_property("megabytes: kept, on disk, as a file, without replays", [size, on_disk, whole, small])
    assert max(size, on_disk, whole) < 20 * MEGABYTE
    assert small < 2 * MEGABYTE
    read: list[str] = []
    journal = Store.journal

    def noting(store: Store, game: KeptGame) -> tuple[Journal, int]:
        read.append(game.id)
        return journal(store, game)

    monkeypatch.setattr(Store, "journal", noting)
    with TestClient(new_app(path), base_url="http://127.0.0.1") as client:
        client.get("/api/health")
        listed = quickest(lambda: client.get("/api/campaigns").raise_for_status())
        assert read == []
        hall = client.app.state.hall
        game = client.get(f"/api/campaigns/{name}").json()["game"]

        def opens() -> None:
            hall._tables.clear()
            assert len(client.get(f"/api/campaigns/{name}").raise_for_status().json()["chapters"]) == len(book.index.chapters)

        def goes_on() -> None:
            hall._tables.clear()
            client.post(f"/api/saves/{game}/open").raise_for_status()

        took = {"listed": listed, "opened": quickest(opens, 3), "gone on with": quickest(goes_on, 3)}
        record_property("seconds", took)
        assert set(read) == {game}, "of all chapters only the one where it goes on is read"
        assert max(took.values()) < MOST_SECONDS, took

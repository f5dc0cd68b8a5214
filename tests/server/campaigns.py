"""Campaigns at moments that the page shows: a posse by the fire with those who rest and those who died, a branch, a level."""

from __future__ import annotations

from functools import cache

from tests.campaign.stories import PARTY, content, played

from lantern.campaign.files import CampaignBook, CampaignIndex, ChapterKept
from lantern.campaign.growth import RecordedChange
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord, PastAdventure
from lantern.core.journal import journal_bytes
from lantern.players.setups import GatheringSetup, Setup, posse_at_the_end
from lantern.players.table import new_play
from lantern.rules.table.settlement import Settlement
from lantern.rules.table.state import CardInPlay, Held

DEEDS = [PastAdventure("scouting-party", "won"), PastAdventure("exploration", "fled"), PastAdventure("escape", "won")]


def the_posse() -> Posse:
    """Five who ride, two who rest, two graves, and somebody who rides with others."""
    ann = HeroRecord(
        id="hero-ann", name="Cora Whitlock", nickname="Iron Hand", face="w-1f2a", hero_class="us-marshal", made=True, level=3,
        xp=2_100, gold=640, dark_stone=3, corruption=2, wounds=3,
        items=[Held("shotgun", starting=True), Held("carbine", equipped=False)],
        bag=["whiskey", "bandages", "bandages"], upgrades=["a-story-to-tell", "focus"], conditions=[CardInPlay("concussion")],
        changes=[RecordedChange("health", 3, "bonus-us-marshal"), RecordedChange("luck", 1, "dark-bargain")], history=DEEDS,
    )  # fmt: skip
    bob = HeroRecord(
        id="hero-bob", name="Jesse Calloway", nickname="Two-Dollar", face="m-77", hero_class="gunslinger", made=True, level=2,
        xp=310, gold=95, sanity_damage=4, items=[Held("gunslinger-pistol", starting=True)], history=DEEDS[1:],
    )  # fmt: skip
    others = [
        HeroRecord(id="hero-amos", name="Amos Pell", face="m-3c", hero_class="preacher", made=True, gold=40, history=DEEDS[2:]),
        HeroRecord(
            id="hero-mei", name="Mei Chen", nickname="Powder", face="w-99a", hero_class="saloon-girl", made=True, gold=12
        ),
        HeroRecord(id="hero-tom", name="Rafael Ruiz", face="m-5d1", hero_class="bandido", made=True, level=2, dark_stone=6),
        HeroRecord(id="hero-ruth", name="Ruth Graves", face="w-bb", hero_class="rancher", made=True, level=2, apart="retired"),
        HeroRecord(
            id="hero-eli", name="Elias Vane", face="m-c", hero_class="law-man", made=True, level=4, dead=True, history=DEEDS
        ),
        HeroRecord(id="hero-ada", name="Ada Marrow", face="w-4", hero_class="gunslinger", made=True, dead=True, apart="buried"),
        HeroRecord(id="hero-wy", name="Wyatt Sorrel", face="m-e", hero_class="indian-scout", made=True, apart="left"),
    ]
    return Posse(heroes=[ann, bob, *others], settlement=Settlement(days=14, last_mission="escape", last_won=True))


@cache
def long_ago() -> tuple[bytes, Posse]:
    """An adventure that was played to its end, and the posse that it left."""
    play = played(Setup(heroes=PARTY, seed=3))
    return journal_bytes(play.journal), posse_at_the_end(Setup(heroes=PARTY, seed=3), play.engine)  # type: ignore[arg-type]


def a_campaign(name: str = "The Ashfall Posse") -> CampaignBook:
    """Two adventures with the road and the town between them, one of them tried twice; now the posse gathers."""
    adventure, after = long_ago()
    gathering = new_play(GatheringSetup(posse=the_posse(), seed=4), content=content())
    chapters = [
        ChapterKept(number=1, name="Scouting Party", after=after),
        ChapterKept(number=2, parent=1, name="road", kind="journey", replay=False, after=after),
        ChapterKept(number=3, parent=2, name="town", kind="stay", replay=False, after=after),
        ChapterKept(number=4, parent=3, name="fire", kind="gathering", replay=False, after=after),
        ChapterKept(number=5, parent=4, name="Scouting Party", after=after),
        ChapterKept(number=6, parent=4, name="Scouting Party", after=the_posse()),
        ChapterKept(number=7, parent=6, name="fire", kind="gathering"),
    ]
    journals = {1: adventure, 5: adventure, 6: adventure, 7: journal_bytes(gathering.journal)}
    return CampaignBook(CampaignIndex(name=name, head=7, chapters=chapters), journals)

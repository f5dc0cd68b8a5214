"""Whether a hero that comes from elsewhere can be: every number within what the rules allow, and the rule that says so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from lantern.campaign.aside import fit
from lantern.campaign.gathering import GatheringState
from lantern.campaign.records import HeroRecord, into_play
from lantern.content.library import Content
from lantern.core.errors import SaveError
from lantern.core.streams import new_streams
from lantern.core.table import Nobody, solo
from lantern.rules.numbers.values import value
from lantern.rules.off_the_map import OffTheMap
from lantern.rules.table.options import Options
from lantern.rules.table.people import MOST_LETTERS
from lantern.rules.table.reasons import printed
from lantern.rules.turn.levels import COSTS

#: The highest level (LEVEL-06).
MOST_LEVEL = max(COSTS)
#: Numbers that are never below nothing, and the rule of each.
NEVER_BELOW = {
    "xp": "CAMP-12", "gold": "CAMP-12", "dark_stone": "DSTONE-01", "fused_dark_stone": "DSTONE-01", "corruption": "CORR-09",
    "grit": "GRIT-03", "owed": "CAMP-12", "wounds": "HERO-20", "sanity_damage": "HERO-20",
}  # fmt: skip


class Misfit(Struct, frozen=True):
    """A number that cannot be: what it is, what it may be, and by which rule."""

    what: str
    number: int
    least: int
    most: int | None
    rule: str

    def __str__(self) -> str:
        """Say it."""
        allowed = f"at least {self.least}" if self.most is None else f"{self.least} to {self.most}"
        return f"{self.what} is {self.number}, and can be {allowed} ({self.rule})"


class Scales(OffTheMap[GatheringState]):
    """A place where heroes only stand, so that their numbers can be worked out."""

    state_type = GatheringState


def on_the_scales(content: Content, records: Iterable[HeroRecord]) -> Scales:
    """Let heroes stand somewhere, in this order, so that their numbers can be worked out."""
    state = GatheringState(seed=0, options=Options(), streams=new_streams(0))
    for record in records:
        into_play(state, content, record)
    return Scales(state, solo(Nobody()), content)


def weigh(content: Content, record: HeroRecord, name: str) -> HeroRecord:
    """Return a record that comes from elsewhere as this table has it; refuse one whose numbers cannot be."""
    if record.hero_class not in content.heroes:
        raise SaveError(
            f"{name}: {record.name} is of the class '{record.hero_class}', which is in none of the packs at hand.", kind="packs"
        )
    fitted = fit(content, record)
    found = [*_plain_faults(fitted)] or [*_sheet_faults(content, fitted)]
    if found:
        said = "; ".join(str(fault) for fault in found)
        raise SaveError(f"{name}: {record.name or record.hero_class} cannot be: {said}.", kind="range")
    return fitted


def _plain_faults(record: HeroRecord) -> Iterator[Misfit]:
    """Find the numbers that are wrong whoever has them."""
    if not 1 <= record.level <= MOST_LEVEL:
        yield Misfit("level", record.level, 1, MOST_LEVEL, "LEVEL-06")
    for stat, rule in NEVER_BELOW.items():
        if (number := getattr(record, stat)) < 0:
            yield Misfit(stat.replace("_", " "), number, 0, None, rule)
    for held in record.items:
        if (held.paid or 0) < 0:
            yield Misfit(f"the price of {held.id}", held.paid or 0, 0, None, "CAMP-12")
    for card in (*record.items, *record.conditions):
        if card.marks < 0:
            yield Misfit(f"markers on {card.id}", card.marks, 0, None, "HERO-01")
    for what in ("name", "nickname", "face"):
        if len(getattr(record, what)) > MOST_LETTERS:
            yield Misfit(f"letters of the {what}", len(getattr(record, what)), 0, MOST_LETTERS, "HERO-01")


def _sheet_faults(content: Content, record: HeroRecord) -> Iterator[Misfit]:
    """Find the numbers that are wrong for this hero: what it can bear, hold and know."""
    if not record.made:
        return
    game = on_the_scales(content, [record])
    [hero] = game.state.heroes.values()
    for stat in ("health", "sanity", "max_grit"):
        if (number := printed(content, content.heroes[hero.hero_class], hero.printed, stat)) < 1:
            yield Misfit(stat.replace("_", " "), number, 1, None, "HERO-01")
    health, sanity = value(game, hero, "health"), value(game, hero, "sanity")
    if not record.dead and record.wounds >= health > 0:
        yield Misfit("wounds", record.wounds, 0, health - 1, "HERO-20")
    if not record.dead and record.sanity_damage >= sanity > 0:
        yield Misfit("sanity damage", record.sanity_damage, 0, sanity - 1, "HERO-20")
    if record.grit > (most := max(0, value(game, hero, "max_grit"))):
        yield Misfit("grit", record.grit, 0, most, "GRIT-09")
    if len(record.bag) > (most := value(game, hero, "side_bag")):
        yield Misfit("tokens in the side bag", len(record.bag), 0, most, "BAG-01")
    yield from _upgrade_faults(content, record)


def _upgrade_faults(content: Content, record: HeroRecord) -> Iterator[Misfit]:
    """Find upgrades that could not have been gained: one a level, each track from its first on (LEVEL-03, LEVEL-05).

    What was gained by a bargain is beside that.
    """
    tracks = [
        [upgrade for upgrade in track if upgrade not in record.bargains]
        for track in content.tracks_of(record.hero_class).values()
    ]
    gained = [upgrade for track in tracks for upgrade in track if upgrade in record.upgrades]
    if len(gained) > record.level - 1:
        yield Misfit("upgrades of a level", len(gained), 0, record.level - 1, "LEVEL-03")
    aside = {card.id for card in record.aside}
    for track in tracks:
        has = [upgrade in record.upgrades for upgrade in track if upgrade not in aside]
        first = has.index(False) if False in has else len(has)
        if any(has[first:]):
            later = first + has[first:].index(True)
            yield Misfit(f"upgrades before {track[later]}", first, later, None, "LEVEL-05")

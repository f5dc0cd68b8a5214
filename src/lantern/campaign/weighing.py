"""Whether a hero or a town from elsewhere can be: every number within what the rules allow, and which rule says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import prod

from msgspec import Struct

from lantern.campaign.aside import fit
from lantern.campaign.gathering import GatheringState
from lantern.campaign.records import HeroRecord, into_play
from lantern.content.library import Content
from lantern.core.errors import SaveError, shown
from lantern.core.streams import new_streams
from lantern.core.table import Nobody, solo
from lantern.rules.belongings.hands import beyond_hands_and_slots
from lantern.rules.belongings.resources import bag_fits, pocketed, weight
from lantern.rules.mission.goals import RESULTS
from lantern.rules.numbers.values import value
from lantern.rules.off_the_map import OffTheMap
from lantern.rules.table.options import Options
from lantern.rules.table.people import MOST_LETTERS
from lantern.rules.table.ranges import MOST_THINGS, RANGES, USUAL
from lantern.rules.table.reasons import printed
from lantern.rules.table.settlement import Settlement
from lantern.rules.table.state import CardInPlay
from lantern.rules.town.visits import END_OF_TRACK
from lantern.rules.turn.levels import COSTS
from lantern.rules.turn.setup import CLASSIC_INTRODUCTORY_MISSION, INTRODUCTORY_MISSION

#: The highest level (LEVEL-06).
MOST_LEVEL = max(COSTS)
#: Numbers that are never below nothing, and the rule of each.
NEVER_BELOW = {
    "xp": "CAMP-12", "gold": "CAMP-12", "dark_stone": "DSTONE-01", "fused_dark_stone": "DSTONE-01", "corruption": "CORR-09",
    "grit": "GRIT-03", "owed": "CAMP-12", "wounds": "HERO-20", "sanity_damage": "HERO-20", "library_knowledge": "CAMP-17",
}  # fmt: skip
#: What has no limit by its rule; more than this is not counted here.
COUNTED_UP_TO = {stat: RANGES[stat][1] for stat in ("xp", "gold", "owed", "dark_stone", "fused_dark_stone")}
COUNTED_UP_TO["library_knowledge"] = USUAL[1]
NO_LIMIT = "without limit by the rule, but counted here up to that"
#: How many things of one kind somebody can own here, how many in all, what can be suffered, and in how many ways one can dress.
MOST_ALIKE, MOST_OWNED, MOST_SUFFERED, MOST_WAYS = 12, 100, 100, 10_000
#: So much more than it can carry a hero can have for a while, until it sheds what is too much (ITEM-08).
TOO_HEAVY_FOR_NOW = 6
#: What one thing can add to a number for good: two dice of Health or Sanity, one of anything else (LEVEL-04).
MOST_AT_ONCE = {"health": 12, "sanity": 12}
MOST_OF_OTHERS_AT_ONCE = 6
#: What can stand on a sheet when all that was changed for good is counted (HERO-01).
MOST_ON_A_SHEET = {"health": 99, "sanity": 99, "combat": 12, "initiative": 20, "max_grit": 12}
MOST_OF_OTHERS_ON_A_SHEET = 30
#: Missions that are played as the basic game, where corruption is only counted (CORR-10).
BASIC_GAMES = (INTRODUCTORY_MISSION, CLASSIC_INTRODUCTORY_MISSION)
#: Numbers of a town and of a stay in it: the least and the most that each can be, and the rule.
OF_A_TOWN: dict[str, tuple[int, int | None, str]] = {
    "days": (0, None, "TOWN-18"), "most_days": (0, None, "TRAVEL-15"), "missions": (1, None, "FRONTIER-10"),
    "losses": (0, None, "FRONTIER-03"),
}  # fmt: skip
OF_A_STAY: dict[str, tuple[int, int | None, str]] = {
    "day": (0, None, "TOWN-18"), "track": (1, END_OF_TRACK, "TOWN-17"), "hotel": (0, None, "TOWN-04"),
    "brought": (0, None, "CAMP-12"), "doomed": (0, None, "TOWN-22"), "search_times": (1, None, "FRONTIER-06"),
}  # fmt: skip


class Misfit(Struct, frozen=True):
    """A number that cannot be: what it is, what it may be, and by which rule."""

    what: str
    number: int
    least: int
    most: int | None
    rule: str
    more: str = ""

    def __str__(self) -> str:
        """Say it."""
        allowed = f"at least {self.least}" if self.most is None else f"{self.least} to {self.most}"
        said = f"{self.rule}: {self.more}" if self.more else self.rule
        return f"{self.what} is {shown(self.number)}, and can be {allowed} ({said})"


class Breach(Struct, frozen=True):
    """Something that cannot be and is no number, and the rule that says so."""

    what: str
    rule: str

    def __str__(self) -> str:
        """Say it."""
        return f"{self.what} ({self.rule})"


Faults = Iterator[Misfit | Breach]


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


def put_away(content: Content, record: HeroRecord) -> list[str]:
    """Put away what a hero has equipped without a hand or a slot for it (ITEM-02, ITEM-10), and name it."""
    if not record.made:
        return []
    game = on_the_scales(content, [record])
    [hero] = game.state.heroes.values()
    beyond = [(held.id, held.copy) for held in beyond_hands_and_slots(game, hero)]
    for held in record.items:
        held.equipped = held.equipped and (held.id, held.copy) not in beyond
    return [item for item, _ in beyond]


def weigh_town(settlement: Settlement, name: str) -> None:
    """Refuse a town that comes from elsewhere, and the stay in it, if their numbers cannot be."""
    found = [*_range_faults(settlement, OF_A_TOWN)]
    if settlement.stay is not None:
        found += _range_faults(settlement.stay, OF_A_STAY)
    if found:
        said = "; ".join(str(fault) for fault in found)
        raise SaveError(f"{name}: the town that waits cannot be: {said}.", kind="range")


def _range_faults(thing: Struct, ranges: dict[str, tuple[int, int | None, str]]) -> Faults:
    for field, (least, most, rule) in ranges.items():
        number = getattr(thing, field)
        if number < least or (most is not None and number > most):
            yield Misfit(field.replace("_", " "), number, least, most, rule)


def _plain_faults(record: HeroRecord) -> Faults:
    """Find what is wrong whoever has it."""
    if record.made and not record.name:
        yield Breach("it has no name", "HERO-17")
    if not 1 <= record.level <= MOST_LEVEL:
        yield Misfit("level", record.level, 1, MOST_LEVEL, "LEVEL-06")
    for stat, rule in NEVER_BELOW.items():
        number, most = getattr(record, stat), COUNTED_UP_TO.get(stat)
        if number < 0:
            yield Misfit(stat.replace("_", " "), number, 0, None, rule)
        elif most is not None and number > most:
            yield Misfit(stat.replace("_", " "), number, 0, most, rule, NO_LIMIT)
    yield from _card_faults(record)
    if len(record.history) > MOST_THINGS:
        yield Misfit("adventures", len(record.history), 0, MOST_THINGS, "CAMP-01", NO_LIMIT)
    for deed in record.history[:MOST_THINGS]:
        if deed.result not in RESULTS:
            yield Breach(
                f"'{deed.result[:MOST_LETTERS]}' is no way in which {deed.mission[:MOST_LETTERS]} can end", "MISSION-21"
            )
    for what in ("name", "nickname", "face"):
        if len(getattr(record, what)) > MOST_LETTERS:
            yield Misfit(f"letters of the {what}", len(getattr(record, what)), 0, MOST_LETTERS, "HERO-01")


def _card_faults(record: HeroRecord) -> Faults:
    """Find what is wrong with things and conditions: how many there are, how they are called, what lies on them."""
    owned = [card for held in record.items for card in (held, *held.upgrades)]
    for held in owned:
        if not 0 <= (held.paid or 0) <= (most := RANGES["paid"][1]):
            yield Misfit(f"the price of {held.id}", held.paid or 0, 0, most, "CAMP-12", NO_LIMIT)
    for card in (*owned, *record.conditions):
        if not 0 <= card.marks <= USUAL[1]:
            yield Misfit(f"markers on {card.id}", card.marks, 0, USUAL[1], "HERO-01", NO_LIMIT)
    if len(owned) > MOST_OWNED:
        yield Misfit("things", len(owned), 0, MOST_OWNED, "ITEM-07", "what weighs nothing has no limit by the rule, but here")
    for item, times in Counter(held.id for held in owned).items():
        if times > MOST_ALIKE:
            yield Misfit(f"how many {item} it has", times, 0, MOST_ALIKE, "ITEM-07", "by the rule only the weight has a limit")
    if len(record.conditions) > MOST_SUFFERED:
        yield Misfit("conditions", len(record.conditions), 0, MOST_SUFFERED, "INJ-05", NO_LIMIT)
    yield from _copy_faults(owned, "ITEM-01")
    yield from _copy_faults(record.conditions, "INJ-05")


def _copy_faults(cards: Sequence[CardInPlay], rule: str) -> Faults:
    """Find cards that could not be told from others of their kind."""
    for (card, copy), times in Counter((card.id, card.copy) for card in cards).items():
        if times > 1:
            yield Misfit(f"cards called number {shown(copy)} of {card}", times, 0, 1, rule)
        elif not 1 <= copy <= MOST_THINGS:
            yield Misfit(f"the number of a {card}", copy, 1, MOST_THINGS, rule)


def _sheet_faults(content: Content, record: HeroRecord) -> Faults:
    """Find the numbers that are wrong for this hero: what it can bear, hold and know."""
    yield from _affliction_faults(content, record)
    yield from _hand_faults(content, record)
    yield from _clothes_faults(content, record)
    if not record.made:
        return
    game = on_the_scales(content, [record])
    [hero] = game.state.heroes.values()
    for stat in ("health", "sanity"):
        if (number := printed(content, content.heroes[hero.hero_class], hero.printed, stat)) < 1:
            yield Misfit(stat.replace("_", " "), number, 1, None, "HERO-01")
    for stat, number in hero.printed.items():  # losses count on below 0 (HERO-05), and levels make up for some (DEATH-06)
        most = MOST_ON_A_SHEET.get(stat, MOST_OF_OTHERS_ON_A_SHEET)
        if number > most or (number < -most and stat not in {"health", "sanity"}):
            yield Misfit(stat.replace("_", " "), number, -most, most, "HERO-01")
    yield from _growth_faults(content, record)
    health, sanity = value(game, hero, "health"), value(game, hero, "sanity")
    if not record.dead and record.wounds >= health > 0:
        yield Misfit("wounds", record.wounds, 0, health - 1, "HERO-20")
    if not record.dead and record.sanity_damage >= sanity > 0:
        yield Misfit("sanity damage", record.sanity_damage, 0, sanity - 1, "HERO-20")
    if record.grit > (most := max(0, value(game, hero, "max_grit"))):
        yield Misfit("grit", record.grit, 0, most, "GRIT-09")
    if (heavy := weight(game, hero)) > (most := max(0, value(game, hero, "carry")) + TOO_HEAVY_FOR_NOW):
        yield Misfit("the weight that it carries", heavy, 0, most, "ITEM-07", f"{TOO_HEAVY_FOR_NOW} of it until the next turn")
    if not bag_fits(game, hero, record.bag):
        loose = len(record.bag) - sum(pocketed(game, hero, record.bag).values())
        yield Misfit("tokens in the side bag", loose, 0, value(game, hero, "side_bag"), "BAG-01")
    resists = value(game, hero, "corruption_resistance")
    if record.corruption >= resists and not (record.dead or record.aside or _was_in_a_basic_game(record)):
        yield Misfit("corruption", record.corruption, 0, resists - 1, "CORR-04")
    yield from _upgrade_faults(content, record)


def _was_in_a_basic_game(record: HeroRecord) -> bool:
    """Tell whether a hero may come straight from a basic game, the first that it was in or an introduction (CORR-10)."""
    return len(record.history) == 1 or (bool(record.history) and record.history[-1].mission in BASIC_GAMES)


def _growth_faults(content: Content, record: HeroRecord) -> Faults:
    """Find what nobody grows by: more at once than dice show, or more rolls on the chart of a class than levels gained."""
    for change in record.changes:
        if abs(change.amount) > (most := MOST_AT_ONCE.get(change.stat, MOST_OF_OTHERS_AT_ONCE)):
            what = f"what {change.source} added to {change.stat.replace('_', ' ')}"
            yield Misfit(what, change.amount, -most, most, "LEVEL-04")
    bonus = content.heroes[record.hero_class].bonus
    rolled = Counter(change.stat for change in record.changes if change.source == bonus)
    for stat, times in rolled.items():
        if times > record.level - 1:
            yield Misfit(f"bonuses of a level for {stat.replace('_', ' ')}", times, 0, record.level - 1, "LEVEL-03")


def _affliction_faults(content: Content, record: HeroRecord) -> Faults:
    """Find mutations that a hero has more than once: the second would have killed it (MUT-03)."""
    for condition, times in Counter(card.id for card in record.conditions).items():
        if times > 1 and content.conditions[condition].kind == "mutation":
            yield Misfit(f"the mutation {condition}", times, 0, 1, "MUT-03")


def _hand_faults(content: Content, record: HeroRecord) -> Faults:
    """Find cards in a hand that nobody of this class and level has learnt (CLASS-08)."""
    hands = content.kit(record.hero_class).hands
    lessons = Counter(lesson.hand for upgrade in record.upgrades for lesson in content.upgrades[upgrade].learns)
    aside = sum(card.place == "upgrades" for card in record.aside)  # nobody knows what these teach
    for hand, cards in record.hands.items():
        own = [card for card in cards if content.hand_cards[card].hand == hand]
        if len(own) < len(cards):
            yield Misfit(f"cards in the hand {hand} that belong to no such hand", len(cards) - len(own), 0, 0, "CLASS-08")
        most = sum(one.level <= record.level for one in hands[hand]) + lessons[hand] + aside if hand in hands else 0
        if len(cards) > most:
            yield Misfit(f"cards in the hand {hand}", len(cards), 0, most, "CLASS-08")
        for card, times in Counter(cards).items():
            if times > 1:
                yield Misfit(f"the card {card}", times, 0, 1, "CLASS-08")


def _clothes_faults(content: Content, record: HeroRecord) -> Faults:
    """Find so many clothes that nobody could ask in which of them a hero goes (ITEM-10)."""
    slots = Counter(slot for held in record.items for slot in content.items[held.id].slots)
    if (ways := prod(slots.values())) > MOST_WAYS:
        yield Misfit("ways to wear its things", ways, 0, MOST_WAYS, "ITEM-10", NO_LIMIT)


def _upgrade_faults(content: Content, record: HeroRecord) -> Faults:
    """Find upgrades that could not have been gained: one a level, each track from its first on (LEVEL-03, LEVEL-05).

    What was gained by a bargain is beside that, but it too is of the class, and is had once.
    """
    begins_with = content.heroes[record.hero_class].starting_upgrades
    own = {*begins_with, *(upgrade for track in content.tracks_of(record.hero_class).values() for upgrade in track)}
    for upgrade, times in Counter(record.upgrades).items():
        if upgrade not in own:
            yield Misfit(f"{upgrade}, of another class,", times, 0, 0, "LEVEL-05")
        elif times > 1:
            yield Misfit(f"the upgrade {upgrade}", times, 0, 1, "LEVEL-05")
    if (chosen := sum(upgrade in begins_with for upgrade in record.upgrades)) > 1:
        yield Misfit("upgrades to begin with", chosen, 0, 1, "HERO-09")
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

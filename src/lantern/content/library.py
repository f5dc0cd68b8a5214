"""Everything that the loaded packs hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import Struct, field, structs

from lantern.board.tile import Tile
from lantern.content import entries, hooks
from lantern.content.kits import Flow, Form, Hand, HandCard, Kit, PackDeck, PackMoment, Pool
from lantern.content.language import Locale
from lantern.content.missions import Mission
from lantern.content.names import taken_apart
from lantern.content.problems import Clash, SetAside, nearest
from lantern.content.towns import Location, Service, TownType
from lantern.content.verbs.grammar import Text
from lantern.content.words import CARD_DECKS, MOST_OF, STATS, THREAT_LEVELS

#: Kinds whose shelf has a shorter name than their folder.
SHELVES = {
    "side-bag-tokens": "tokens", "exploration-tokens": "exploration", "hand-cards": "hand_cards", "town-types": "town_types",
}  # fmt: skip

#: The folder of a pack with its words.
LOCALE = "locale"

#: Decks that an effect may draw from.
DRAWN: tuple[str, ...] = (*CARD_DECKS, "gear", "artifact", "personal")


def shelf_of(kind: str) -> str:
    """Name the attribute of Content that holds a kind of entry."""
    return SHELVES.get(kind, kind)


class Box(Struct, frozen=True, kw_only=True):
    """A pack as people choose it."""

    id: str
    name: Text
    version: str
    needs: tuple[str, ...] = ()
    summary: Text = field(default_factory=dict)


class Content(Struct, dict=True, kw_only=True):
    """All entries of all loaded packs, by kind and id."""

    heroes: dict[str, entries.HeroClass] = field(default_factory=dict)
    upgrades: dict[str, entries.Upgrade] = field(default_factory=dict)
    items: dict[str, entries.Item] = field(default_factory=dict)
    pools: dict[str, Pool] = field(default_factory=dict)
    hands: dict[str, Hand] = field(default_factory=dict)
    hand_cards: dict[str, HandCard] = field(default_factory=dict)
    forms: dict[str, Form] = field(default_factory=dict)
    moments: dict[str, PackMoment] = field(default_factory=dict)
    decks: dict[str, PackDeck] = field(default_factory=dict)
    tokens: dict[str, entries.SideBagToken] = field(default_factory=dict)
    cards: dict[str, entries.Card] = field(default_factory=dict)
    threats: dict[str, entries.ThreatCard] = field(default_factory=dict)
    enemies: dict[str, entries.Enemy] = field(default_factory=dict)
    exploration: dict[str, entries.ExplorationToken] = field(default_factory=dict)
    charts: dict[str, entries.Chart] = field(default_factory=dict)
    conditions: dict[str, entries.Affliction] = field(default_factory=dict)
    worlds: dict[str, entries.World] = field(default_factory=dict)
    locations: dict[str, Location] = field(default_factory=dict)
    services: dict[str, Service] = field(default_factory=dict)
    town_types: dict[str, TownType] = field(default_factory=dict)
    missions: dict[str, Mission] = field(default_factory=dict)
    tiles: dict[str, Tile] = field(default_factory=dict)
    #: Pack id -> version and content hash; goes into saves.
    versions: dict[str, str] = field(default_factory=dict)
    #: Pack id -> its folder.
    folders: dict[str, str] = field(default_factory=dict)
    #: Pack id -> what it says of itself, each after those that it needs.
    boxes: dict[str, Box] = field(default_factory=dict)
    #: Packs that were left out because they cannot be loaded.
    aside: list[SetAside] = field(default_factory=list)
    #: <kind>/<id> -> the packs whose entry of this name another has replaced, and those that have added to it.
    replaced_from: dict[str, list[str]] = field(default_factory=dict)
    extended_by: dict[str, list[str]] = field(default_factory=dict)
    #: <kind>/<id> -> what packs have put into its lists of names: the pack, the field, the name (a card more in a deck).
    added: dict[str, list[tuple[str, str, str]]] = field(default_factory=dict)
    #: Entries that packs change which do not know of each other.
    clashes: list[Clash] = field(default_factory=list)
    #: <kind>/<id> -> the pack and the file that say it.
    homes: dict[str, tuple[str, str]] = field(default_factory=dict)

    def kind(self, kind: str) -> dict[str, Any]:
        """All entries of a kind, by id."""
        shelf: dict[str, Any] = getattr(self, shelf_of(kind))
        return shelf

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Go through all entries with their kind."""
        for kind in entries.KINDS:
            for entry in self.kind(kind).values():
                yield kind, entry

    def find(self, name: str, *likely: str) -> list[tuple[str, Any]]:
        """Find the entries that a name can mean, each with its kind: those of the likely kinds first, then by kind.

        `name` is an id, `kind/id` or `pack:kind/id`. What has replaced an entry is found under the pack of that, too.
        """
        pack, wanted, entry = taken_apart(name)
        kinds = self._kinds_of.get(entry, ())
        if wanted or pack:
            kinds = tuple(kind for kind in kinds if wanted in {"", kind} and (not pack or self._is_of(pack, kind, entry)))
        if len(kinds) > 1:
            kinds = tuple(dict.fromkeys((*(kind for kind in likely if kind in kinds), *kinds)))
        return [(kind, self.kind(kind)[entry]) for kind in kinds]

    def owners(self, kind: str, entry: str) -> list[str]:
        """List the packs whose entry this is: the one that had it first, and those that replaced it, in order."""
        home = f"{kind}/{entry}"
        return [*self.replaced_from.get(home, ()), self.homes[home][0]]

    def short_name(self, kind: str, entry: str) -> str:
        """Name an entry by its id, with its kind where others have the same."""
        return entry if len(self._kinds_of[entry]) == 1 else f"{kind}/{entry}"

    def _is_of(self, pack: str, kind: str, entry: str) -> bool:
        return pack in self.owners(kind, entry)

    @cached_property
    def _kinds_of(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for kind, entry in self:
            found.setdefault(entry.id, []).append(kind)
        return {name: tuple(kinds) for name, kinds in found.items()}

    def replaced(self, kind: str, entries_of_it: dict[str, Any]) -> Content:
        """Return the same content with these entries, by id, added or in place of others."""
        return structs.replace(self, **{shelf_of(kind): self.kind(kind) | entries_of_it})

    def deck(self, name: str, world: str | None = None, *, own: bool = False) -> list[str]:
        """List the cards of a deck, sorted, copies repeated; cards of a world only when that world is given.

        `own`: only cards of that world (WORLD-03).

        Decks are named by what is on their backs: `darkness`, `dread`, `encounter`, `loot`, `scavenge`, `gear`, `artifact`,
        `personal`, `starting`, `light`, `threat-low` to `threat-epic`, `threat` and `map` (of the world given), and
        `exploration-<set>`.
        """
        known = self._listed.get((name, world, own))
        if known is None:
            known = self._listed[name, world, own] = self._list_deck(name, world, own=own)
        return list(known)

    def _list_deck(self, name: str, world: str | None, *, own: bool) -> list[str]:
        if name == "map":
            return sorted(self.worlds[world or ""].map_deck)
        if name not in self._decks:
            hint = nearest(name, self._decks)
            raise KeyError(f'there is no deck "{name}"' + (f'; did you mean "{hint}"?' if hint else ""))
        homes = {world} if own else {None, world}
        return [card for card, copies, home in self._decks[name] if home in homes for _ in range(copies)]

    @cached_property
    def _listed(self) -> dict[tuple[str, str | None, bool], list[str]]:
        return {}

    @cached_property
    def stats(self) -> tuple[str, ...]:
        """List the numbers of a sheet: those of the rules, and what each pool holds at most."""
        return (*STATS, *(f"{MOST_OF}{pool}" for pool in self.pools))

    @cached_property
    def settings(self) -> list[str]:
        """List the homes of heroes that have personal items of their own."""
        return sorted({item.setting for item in self.items.values() if item.setting is not None})

    @cached_property
    def _decks(self) -> dict[str, list[tuple[str, int, str | None]]]:
        decks: dict[str, list[tuple[str, int, str | None]]] = {name: [] for name in (*DRAWN, *self.decks)}
        decks |= {name: [] for name in ("starting", "light", "town", "threat")} | {
            f"threat-{level}": [] for level in THREAT_LEVELS
        }
        for card in self.cards.values():
            decks[card.deck].append((card.id, card.copies, card.world))
        for item in self.items.values():
            decks.setdefault(item.back, []).append((item.id, item.copies, item.world))
        for threat in self.threats.values():
            decks[f"threat-{threat.level}" if threat.level else "threat"].append((threat.id, threat.copies, threat.world))
        for token in self.exploration.values():
            decks.setdefault(f"exploration-{token.set}", []).append((token.id, token.copies, None))
        return {name: sorted(cards) for name, cards in decks.items()}

    def kit(self, hero_class: str) -> Kit:
        """Collect what the abilities of a class bring."""
        found = self._kits.get(hero_class)
        if found is None:
            found = self._kits[hero_class] = self._work_out_kit(self.heroes[hero_class])
        return found

    @cached_property
    def _kits(self) -> dict[str, Kit]:
        return {}

    def _work_out_kit(self, sheet: entries.HeroClass) -> Kit:
        named = [pool for ability in sheet.abilities for pool in ability.pools]
        pools = tuple(dict.fromkeys(part for pool in named for part in (pool, *self.parts_of(pool))))
        flows: dict[str, dict[str, list[tuple[str, Flow]]]] = {"gains": {}, "loses": {}}
        for pool in pools:
            for way, moments in flows.items():
                for flow in getattr(self.pools[pool], way):
                    moments.setdefault(flow.on, []).append((pool, flow))
        brought = [hand for ability in sheet.abilities for hand in ability.hands]
        hands = {each.hand: each.learn or self.hands[each.hand].learn for each in brought}
        forms = tuple(dict.fromkeys(form for ability in sheet.abilities for form in ability.forms))
        return Kit(pools, flows["gains"], flows["loses"], hands, forms)

    def tracks_of(self, hero_class: str) -> dict[str, list[str]]:
        """List the upgrades of each track of a class, the first tier first (LEVEL-05)."""
        found = self._tracks.get(hero_class)
        if found is None:
            mine = [each for each in self.upgrades.values() if each.hero == hero_class and each.track is not None]
            mine.sort(key=lambda upgrade: upgrade.tier)
            tracks = self.heroes[hero_class].tracks
            found = {track.id: [each.id for each in mine if each.track == track.id] for track in tracks}
            self._tracks[hero_class] = found
        return found

    @cached_property
    def _tracks(self) -> dict[str, dict[str, list[str]]]:
        return {}

    @cached_property
    def card_types(self) -> dict[str, Text]:
        """Name the types of hand cards; dice that cast one are rolled for its id."""
        return {kind.id: kind.name for hand in self.hands.values() for kind in hand.types}

    def parts_of(self, pool: str) -> tuple[str, ...]:
        """List the pools that are parts of another."""
        return self._parts.get(pool, ())

    @cached_property
    def _parts(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for pool in self.pools.values():
            if pool.part_of is not None:
                found[pool.part_of] = (*found.get(pool.part_of, ()), pool.id)
        return found

    def tokens_at(self, timings: tuple[str, ...]) -> frozenset[str]:
        """Find the side bag tokens that can be used at one of these timings."""
        found = self._tokens_at.get(timings)
        if found is None:
            tokens = self.tokens.values()
            found = frozenset(token.id for token in tokens if any(action.timing in timings for action in token.actions))
            self._tokens_at[timings] = found
        return found

    @cached_property
    def thrown(self) -> frozenset[str]:
        """Find the side bag tokens that are thrown."""
        return frozenset(token.id for token in self.tokens.values() if token.throw is not None)

    @cached_property
    def _tokens_at(self) -> dict[tuple[str, ...], frozenset[str]]:
        return {}

    @cached_property
    def shelves(self) -> dict[str, Any]:
        """Hold what the rules have worked out from these entries alone, for all games that are played with them."""
        return {}

    @cached_property
    def locales(self) -> tuple[Locale, ...]:
        """List where packs have words of their own."""
        places = {pack: Path(folder) / LOCALE for pack, folder in self.folders.items()}
        return tuple(Locale(str(place), self.versions[pack]) for pack, place in places.items() if place.is_dir())

    def hook(self, name: str) -> Callable[..., Any]:
        """Get the function that a `hook` effect names: `<pack>:<function>`."""
        pack, _, function = name.rpartition(":")
        found: Callable[..., Any] = getattr(self._hooks_of(pack), function)
        return found

    def ways_of_hook(self, name: str) -> Callable[..., list[hooks.Foretold]] | None:
        """Get what tells the ways in which a hook may end, if it has said so."""
        return hooks.ways_of(self.hook(name))

    def hook_works_anywhere(self, name: str) -> bool:
        """Tell whether a hook needs no adventure; one that cannot be found is somebody else's complaint."""
        with suppress(Exception):
            return hooks.works_anywhere(self.hook(name))
        return True

    def run_hooks(self) -> None:
        """Run the Python of every pack now, so that what is written there later does not come into games that are played."""
        for pack, folder in self.folders.items():
            if hooks.files_in(Path(folder)):
                with suppress(Exception):  # whoever calls one of its functions hears of it
                    self._hooks_of(pack)

    def _hooks_of(self, pack: str) -> ModuleType:
        return hooks.load_hooks(pack, Path(self.folders[pack]), self.versions[pack])

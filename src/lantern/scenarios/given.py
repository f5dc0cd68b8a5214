"""Given: the board, the heroes, the enemies and everything else that a scenario sets up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args, get_type_hints

import msgspec

from lantern.board.ascii_board import ascii_board
from lantern.board.board import board_of
from lantern.board.doors import put_gate, with_door
from lantern.board.joining import link_gate
from lantern.board.laying import join_at, named_exit
from lantern.board.loading import load_tile
from lantern.board.placement import CAPPED, OPEN, UNDECIDED, Door, Gate, Placement, first_tile
from lantern.board.tile import Tile, TileError
from lantern.content.entries import KINDS
from lantern.content.library import Content, shelf_of
from lantern.content.names import back_of
from lantern.content.reader import Reader
from lantern.content.words import STATS
from lantern.core.decks import Deck
from lantern.core.streams import IN_ORDER, Streams
from lantern.core.table import Table
from lantern.rules.adventure import Adventure
from lantern.rules.darkness.depth_track import DARKNESS_START, ENTRANCE
from lantern.rules.former_saves import as_card, as_cards, bring_up_to_date, take_over_by_name, with_bends, with_cards
from lantern.rules.mission.worlds import open_world, world_decks
from lantern.rules.table.options import Options, option_names, options_for
from lantern.rules.table.state import CardInPlay, EnemyModel, EnemyType, Fight, Held, Hero, OnTheTable, Phase, State, TileInPlay
from lantern.rules.turn.setup import new_state
from lantern.scenarios.problems import known_id, mapping, number, one_of, playable, refuse, refuse_all, sequence, unknown, words

KEYS = (
    "chapter", "mission", "board", "heroes", "enemies", "types", "light", "decks", "in_play", "dread", "doors", "track",
    "revive_tokens", "party_size", "clues", "objective", "turn", "phase", "fight", "policies", "content", "state",
)  # fmt: skip
#: Fields of the state of earlier versions, which exported scenarios may still name; they never outlived a step.
#: What was written by the names of cards, and is on them now.
BY_NAME = ("card_marks", "card_tiles", "kept")
FORMER = ("source", "cancelled", "testing", "aided", "anew", "gate", "keeper", "found")
HERO_KEYS = ("class", "at", "name", "items", "bag", "upgrades", "conditions", "markers", "printed")
ENEMY_KEYS = ("kind", "at", "wounds", "target", "id", "instance")
#: Values of a hero that are written as they are stored.
HERO_VALUES = {
    name: hint for name, hint in get_type_hints(Hero).items() if name not in {*HERO_KEYS, "id", "hero_class", "space"}
}
#: What kind of value each field of the state is.
STATE_VALUES = get_type_hints(State)
TYPE_KEYS = ("elite", "brutal", "activated", "ambush_turn", "mythic", "keywords")
TILE_KEYS = (
    "tile", "placed", "diagram", "ascii", "joins", "by", "through", "world", "token", "revealed", "scavenged",
    "entered", "kind", "start",
)  # fmt: skip
DOORS: dict[str, Door] = {"open": OPEN, "capped": CAPPED, "undecided": UNDECIDED, "gate": Gate()}


class GivenPosse:
    """The heroes of a scenario, whatever chapter it is about."""

    #: What a file may set up.
    keys: tuple[str, ...] = ()

    def __init__(self, content: Content, file: dict[str, Any]) -> None:
        self.given = mapping("given", file.get("given", {}), self.keys)
        self.content = with_entries(content, self.given.get("content"))
        self.marks: dict[str, int] = {}
        #: The enemies at the beginning; whoever falls is not in the state any more.
        self.first_enemies: tuple[str, ...] = ()

    def space(self, at: str, name: object) -> int:
        """Find a space: there is none without a map."""
        raise refuse(at, f"there is no map in this chapter, and so no space {name!r}")

    def classes(self) -> list[str]:
        """Return the classes of the heroes."""
        found = []
        for i, hero in enumerate(sequence("given.heroes", self.given.get("heroes", []))):
            at = f"given.heroes[{i}]"
            hero = {"class": hero} if isinstance(hero, str) else hero  # noqa: PLW2901
            allowed = (*HERO_KEYS, *HERO_VALUES, *self.content.pools, *self.content.stats)
            found.append(known_id(f"{at}.class", "hero class", mapping(at, hero, allowed).get("class"), self.content.heroes))
        return found

    def fix_chance(self, streams: Streams, file: dict[str, Any]) -> None:
        """Fix dice and choices, as the file says."""
        dice = file.get("dice", {})
        if isinstance(dice, list):
            streams.fixed_dice = {IN_ORDER: [number("dice", face) for face in dice]}
        else:
            streams.fixed_dice = {
                purpose: [number(f"dice.{purpose}", face) for face in sequence("dice", faces)]
                for purpose, faces in mapping("dice", dice).items()
            }
        picks = mapping("random", file.get("random", {}))
        streams.fixed_picks = {
            purpose: [self.pick(purpose, key) for key in sequence(f"random.{purpose}", keys)] for purpose, keys in picks.items()
        }

    def pick(self, purpose: str, key: object) -> str:  # noqa: ARG002 - where there is a map, some choices are spaces
        """Return what is chosen by its key."""
        return str(key)

    def fill_in_heroes(self, heroes: Iterable[Hero]) -> None:
        """Give the heroes what the file says they have."""
        for i, (hero, written) in enumerate(zip(heroes, sequence("given.heroes", self.given.get("heroes", [])), strict=True)):
            entry = {"class": written} if isinstance(written, str) else written
            self._hero(f"given.heroes[{i}]", hero, entry)

    def _hero(self, at: str, hero: Hero, entry: dict[str, Any]) -> None:
        content = self.content
        if "at" in entry:
            hero.space = self.space(f"{at}.at", entry["at"])
        hero.name = str(entry.get("name", hero.name))
        for key, hint in HERO_VALUES.items():
            if key in entry:
                setattr(hero, key, _convert(f"{at}.{key}", entry[key], hint))
        if hero.ko and not (hero.ko_by_wounds or hero.ko_by_sanity):
            hero.ko_by_wounds = True
        if "items" in entry:
            hero.items = []
            for j, item in enumerate(sequence(f"{at}.items", entry["items"])):
                hero.items.append(self._item(f"{at}.items[{j}]", item))
        tokens = sequence(f"{at}.bag", entry.get("bag", []))
        hero.bag = [known_id(f"{at}.bag", "side bag token", token, content.tokens) for token in tokens]
        upgrades = sequence(f"{at}.upgrades", entry.get("upgrades", []))
        hero.upgrades = [known_id(f"{at}.upgrades", "upgrade", upgrade, content.upgrades) for upgrade in upgrades]
        conditions = sequence(f"{at}.conditions", entry.get("conditions", []))
        hero.conditions = [self._condition(f"{at}.conditions[{j}]", c) for j, c in enumerate(as_cards(conditions))]
        hero.markers = {
            k: number(f"{at}.markers.{k}", n) for k, n in mapping(f"{at}.markers", entry.get("markers", {})).items()
        }
        for pool in mapping(f"{at}.pools", entry.get("pools", {}), content.pools):
            number(f"{at}.pools.{pool}", hero.pools[pool])
        for form in hero.forms:
            known_id(f"{at}.forms", "form", form, content.forms)
        for hand, cards in hero.hands.items():
            known_id(f"{at}.hands", "hand", hand, content.hands)
            for card in cards:
                known_id(f"{at}.hands.{hand}", "hand card", card, content.hand_cards)
        hero.pools |= {pool: number(f"{at}.{pool}", entry[pool]) for pool in content.pools if pool in entry}
        hero.printed = {
            stat: number(f"{at}.{stat}", entry[stat]) for stat in content.stats if stat in entry and stat not in HERO_VALUES
        }
        hero.printed |= {
            stat: number(f"{at}.printed.{stat}", n)
            for stat, n in mapping(f"{at}.printed", entry.get("printed", {}), content.stats).items()
        }

    def _condition(self, at: str, condition: object) -> CardInPlay:
        card: CardInPlay = _convert(at, condition, CardInPlay)
        known_id(at, "condition", card.id, self.content.conditions)
        return card

    def _item(self, at: str, item: object) -> Held:
        if isinstance(item, str):
            return Held(known_id(at, "item", item, self.content.items), equipped=True)
        entry = mapping(at, item, ("item", "idle_turn", *Held.__struct_fields__[1:]))
        name = known_id(f"{at}.item", "item", entry.pop("item", None), self.content.items)
        if "idle_turn" in entry:
            entry["served_turn"] = entry.pop("idle_turn")  # as it was written before
        entry["upgrades"] = [as_card(upgrade) for upgrade in sequence(f"{at}.upgrades", entry.get("upgrades", []))]
        held: Held = _convert(at, {**entry, "id": name}, Held)
        for upgrade in held.upgrades:
            known_id(f"{at}.upgrades", "item", upgrade.id, self.content.items)
        return held


def read_table_options(file: dict[str, Any]) -> tuple[Options, str]:
    """Read the profile of a file, and the options that it changes."""
    profile = one_of("profile", "profile", file.get("profile", "revised"), ("revised", "classic"))
    changes = mapping("options", file.get("options", {}), option_names())
    try:
        options = options_for(profile, **changes)
        return msgspec.convert(msgspec.to_builtins(options), type(options)), profile
    except msgspec.ValidationError as problem:
        raise refuse("options", str(problem)) from None


class Situation(GivenPosse):
    """The state of a scenario, and the names by which the file calls its spaces."""

    keys = KEYS

    def __init__(self, content: Content, file: dict[str, Any], table: Table) -> None:
        super().__init__(content, file)
        self.start = self._new_state(file)
        self._lay_board()
        self.game = Adventure(self.start, table, self.content)
        self._heroes()
        self._enemies()
        self._decks()
        self._rest()
        self.fix_chance(self.state.streams, file)
        self.first_enemies = tuple(self.start.enemies)

    @property
    def state(self) -> State:
        """The state as it is now."""
        return self.game.state

    # -- names ---------------------------------------------------------------------------------------

    def space(self, at: str, name: object) -> int:
        """Find a space: by a mark of an ascii board, by its name, or by a short name that fits one space only."""
        if not isinstance(name, str):
            raise refuse(at, f'a space is named by text in quotes, such as "05" or "#1:03", not {name!r}')
        if name in self.marks:
            return self.marks[name]
        try:
            return self.game.board.space(name)
        except KeyError as problem:
            raise refuse(at, str(problem.args[0])) from None

    def pick(self, purpose: str, key: object) -> str:
        """Return what is chosen by its key; spaces may be given by any of their names."""
        if purpose.endswith("space"):
            return self.game.board.names[self.space(f"random.{purpose}", key)]
        return str(key)

    def tile(self, at: str, index: object) -> int:
        """Find a tile by its number on the table."""
        if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < len(self.state.tiles):
            raise refuse(at, f"tiles are numbered 0 to {len(self.state.tiles) - 1} in the order of the board, not {index!r}")
        return index

    # -- the parts -----------------------------------------------------------------------------------

    def _new_state(self, file: dict[str, Any]) -> State:
        mission = known_id("given.mission", "mission", self.given.get("mission", "scouting-party"), self.content.missions)
        classes = self.classes()
        options, profile = read_table_options(file)
        state = new_state(
            self.content, mission, classes or ["us-marshal"], number("seed", file.get("seed", 1)), options, profile
        )
        if not classes:
            state.heroes.clear()
        state.phase = "activations"
        state.turn = 1
        return state

    def _lay_board(self) -> None:
        """Lay the tiles one by one; each joins an exit of one already there."""
        at = "given.board"
        state = self.start
        board = self.given.get("board", [])  # without one, the mission has laid its own
        home = self.content.missions[state.mission].world
        if board:
            state.placements, state.tiles = [], []
        for i, written in enumerate(sequence(at, board)):
            place = f"{at}[{i}]" if isinstance(board, list) else at
            entry = mapping(place, {"tile": written} if isinstance(written, str) else written, TILE_KEYS)
            tile = self._tile_of(place, entry, i)
            if "placed" in entry:
                state.placements.append(_convert(f"{place}.placed", [tile.id, *sequence(place, entry["placed"])], Placement))
            elif i == 0:
                state.placements = [first_tile(tile)]
            else:
                self._join(place, entry, tile)
            token = entry.get("token")
            if token is not None:
                known_id(f"{place}.token", "exploration token", token, self.content.exploration)
            state.tiles.append(
                TileInPlay(
                    world=known_id(f"{place}.world", "world", entry.get("world", home), self.content.worlds),
                    token=token,
                    revealed=bool(entry.get("revealed", token is None)),
                    scavenged=number(f"{place}.scavenged", entry.get("scavenged", 0)),
                    entered=entry.get("entered"),
                )
            )
        for name, door in mapping("given.doors", self.given.get("doors", {})).items():
            place = f"given.doors.{name}"
            index, connector = self._connector(place, name)
            door = DOORS[one_of(place, "kind of door", door, DOORS)]  # noqa: PLW2901
            state.placements = with_door(state.placements, index, connector, door)

    def _tile_of(self, at: str, entry: dict[str, Any], number_of_tile: int) -> Tile:
        if "ascii" in entry:
            try:
                tile, marks = ascii_board(str(entry["ascii"]))
            except TileError as problem:
                raise refuse(f"{at}.ascii", str(problem)) from None
            self.marks |= marks
        elif "diagram" in entry:
            try:
                tile = load_tile(
                    {"id": f"drawn-{number_of_tile}", "name": "Drawn", "kind": entry.get("kind", "room"), **_drawn(entry)}
                )
            except TileError as problem:
                raise refuse(f"{at}.diagram", str(problem)) from None
        else:
            return self.content.tiles[known_id(f"{at}.tile", "tile", entry.get("tile"), self.content.tiles)]
        self.content.tiles[tile.id] = tile
        return tile

    def _join(self, at: str, entry: dict[str, Any], tile: Tile) -> None:
        if "through" in entry:
            index, connector = self._connector(f"{at}.through", entry["through"])
            self.start.placements = link_gate(put_gate(self.start.placements, index, connector), index, connector, tile)
            return
        joins = entry.get("joins")
        if joins is None:
            raise refuse(at, 'every tile after the first joins an exit of another: write joins: "0:N" (tile and side)')
        try:
            self.start.placements = join_at(self.start.placements, self.content.tiles, tile, str(joins), entry.get("by"))
        except TileError as problem:
            raise refuse(at, str(problem)) from None

    def _connector(self, at: str, name: object) -> tuple[int, int]:
        """Find an exit by tile and side ("0:N") or tile and number ("0:1")."""
        try:
            return named_exit(board_of(self.start.placements, self.content.tiles), str(name))
        except TileError as problem:
            raise refuse(at, str(problem)) from None

    def _heroes(self) -> None:
        self.fill_in_heroes(self.state.heroes.values())
        self.state.party_level = max((hero.level for hero in self.state.heroes.values()), default=1)
        size = self.given.get("party_size")
        if size is not None:
            self.state.party_size = number("given.party_size", size)
        light = self.given.get("light")
        self.state.light_bearer = (
            known_id("given.light", "hero", light, self.state.heroes) if light else next(iter(self.state.heroes), "")
        )

    def _enemies(self) -> None:
        state = self.state
        for kind, written in mapping("given.types", self.given.get("types", {})).items():
            at = f"given.types.{kind}"
            known_id(at, "enemy", kind, self.content.enemies)
            self._type(at, kind, mapping(at, written, (*TYPE_KEYS, *STATS, "xp_each")))
        for i, written in enumerate(sequence("given.enemies", self.given.get("enemies", []))):
            at = f"given.enemies[{i}]"
            entry = mapping(at, written, (*ENEMY_KEYS, *STATS, "xp_each"))
            kind = known_id(f"{at}.kind", "enemy", entry.get("kind"), self.content.enemies)
            self._type(at, kind, {key: entry[key] for key in entry if key not in ENEMY_KEYS})
            state.enemies_made += 1
            name = str(entry.get("id", f"{kind}-{state.enemies_made}"))
            spaces = [self.space(f"{at}.at", space) for space in sequence(f"{at}.at", entry.get("at"))]
            target = entry.get("target")
            if target is not None:
                known_id(f"{at}.target", "hero", target, state.heroes)
            wounds = number(f"{at}.wounds", entry.get("wounds", 0))
            state.enemies[name] = EnemyModel(name, kind, spaces, wounds, target, str(entry.get("instance", "")))
        if state.enemies:
            state.fight = Fight(since_turn=state.turn, instances=1)

    def _type(self, at: str, kind: str, entry: dict[str, Any]) -> None:
        known = self.state.types.setdefault(kind, EnemyType(kind))
        for key in ("elite", "mythic"):
            if key in entry:
                setattr(known, key, [number(f"{at}.{key}", n) for n in sequence(at, entry[key])])
        if "keywords" in entry:
            known.keywords = words(f"{at}.keywords", entry["keywords"])
        for key in ("brutal", "activated"):
            if key in entry:
                setattr(known, key, bool(entry[key]))
        if "ambush_turn" in entry:
            known.ambush_turn = number(f"{at}.ambush_turn", entry["ambush_turn"])
        known.printed |= {key: number(f"{at}.{key}", n) for key, n in entry.items() if key not in TYPE_KEYS}

    def _decks(self) -> None:
        state = self.state
        for world in dict.fromkeys(tile.world for tile in state.tiles):
            open_world(self.game, world)
        for name, cards in mapping("given.decks", self.given.get("decks", {})).items():
            at = f"given.decks.{name}"
            self.bring_deck(at, name)
            deck = state.decks[name]
            if isinstance(cards, dict):
                exact = mapping(at, cards, ("cards", "discard", "top"))
                if "cards" in exact or "discard" in exact:
                    cards_left, discard = words(at, exact.get("cards", [])), words(at, exact.get("discard", []))
                    state.decks[name] = deck = Deck(list(reversed(cards_left)), discard)
                cards = exact.get("top", [])  # noqa: PLW2901
            known = {*deck.cards, *deck.discard, *self._cards_of(name)}
            for card in words(at, cards):
                if card not in known:
                    raise unknown(at, "card", card, sorted(known))
                deck.stacked.append(card)
        state.in_play = _convert("given.in_play", as_cards(sequence("in_play", self.given.get("in_play"))), list[OnTheTable])
        for lying in state.in_play:
            known_id("given.in_play", "card", lying.id, self.content.cards)
        state.dread = [
            known_id("given.dread", "card", card, self.content.cards) for card in sequence("dread", self.given.get("dread"))
        ]

    def bring_deck(self, at: str, name: str) -> None:
        """Bring the decks of a world that does not lie on the table yet, if one of them is to be stacked (WORLD-03)."""
        known = self.state.decks
        if name in known:
            return
        brought = {deck: world for world in self.content.worlds for deck in world_decks(self.content, world)}
        if name not in brought:
            raise unknown(at, "deck", name, sorted({*known, *brought}))
        open_world(self.game, brought[name])

    def _cards_of(self, deck: str) -> set[str]:
        content = self.content
        kind, _ = back_of(deck)
        shelves: dict[str, dict[str, Any]] = {
            "threat": content.threats, "map": content.tiles, "exploration": content.exploration,
            "gear": content.items, "artifact": content.items, "personal": content.items,
        }  # fmt: skip
        return set(shelves.get(kind, content.cards))

    def _rest(self) -> None:
        state, given = self.state, self.given
        track = mapping("given.track", given.get("track", {}), ("party", "darkness"))
        if "party" in track:
            state.party_marker = track_place("given.track.party", track["party"])
        if "darkness" in track:
            state.darkness = track_place("given.track.darkness", track["darkness"])
        for key in ("revive_tokens", "clues", "turn"):
            if key in given:
                setattr(state, key, number(f"given.{key}", given[key]))
        if "phase" in given:
            one_of("given.phase", "phase", given["phase"], get_args(Phase))
            state.phase = given["phase"]
        if "objective" in given:
            state.objective_tile = self.tile("given.objective", given["objective"])
        if "fight" in given:
            fight = mapping("given.fight", given["fight"], ("instances", "objective", "since_turn"))
            state.fight = _convert("given.fight", {"since_turn": state.turn, **fight}, Fight)
        policies = mapping("given.policies", given.get("policies", {}))
        state.policies = {who: mapping(f"given.policies.{who}", kinds) for who, kinds in policies.items()}
        written = mapping("given.state", given.get("state", {}), (*State.__struct_fields__, *FORMER, *BY_NAME))
        for name, value in with_cards(with_bends(written)).items():
            if name in FORMER or name in BY_NAME:
                continue
            setattr(state, name, _convert(f"given.state.{name}", value, STATE_VALUES[name]))
        take_over_by_name(state, written)
        bring_up_to_date(state)
        self.game.state_replaced()


def _convert(at: str, value: Any, hint: Any) -> Any:
    try:
        return playable(at, msgspec.convert(value, hint))
    except msgspec.ValidationError as problem:
        raise refuse(at, str(problem)) from None


def _drawn(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: entry[key] for key in ("diagram", "start") if key in entry}


def track_place(at: str, written: object) -> int:
    """Return a place on the depth track: a printed number, `entrance`, or `start`."""
    if written == "entrance":
        return ENTRANCE
    if written == "start":
        return DARKNESS_START
    if isinstance(written, int) and 1 <= written <= 15:
        return 16 - written
    raise refuse(at, f"a place on the track is a number from 1 to 15, entrance or start, not {written!r}")


def with_entries(content: Content, written: object) -> Content:
    """Return the content with entries that only this scenario knows; they replace entries with the same id."""
    copy = msgspec.structs.replace(content, **{shelf_of(kind): dict(content.kind(kind)) for kind in KINDS})
    for kind, entries in mapping("given.content", written or {}, KINDS).items():
        for i, entry in enumerate(sequence(f"given.content.{kind}", entries)):
            at = f"given.content.{kind}[{i}]"
            reader = Reader(at)
            fields = mapping(at, entry)
            if kind == "tiles":
                try:
                    read: Any = load_tile(fields)
                except TileError as problem:
                    raise refuse(at, str(problem)) from None
            else:
                built = reader.read({"source": "original", **fields}, KINDS[kind])
                if reader.problems:
                    raise refuse_all(at, reader.problems)
                read = msgspec.convert(built, KINDS[kind])
            copy.kind(kind)[read.id] = read
    return copy

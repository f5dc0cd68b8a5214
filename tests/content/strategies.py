"""Random packs and random effects for the tests."""

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from hypothesis import strategies as st
from msgspec import Struct

from lantern.content.bends.point import Bend
from lantern.content.effects import Effect, Test
from lantern.content.reader import fields_of
from lantern.content.sense import SENSE
from lantern.content.verbs.changes import Modify
from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.words import MOMENTS, QUANTITIES, STATS

AMOUNTS = st.one_of(
    st.integers(-3, 30).map(lambda number: Amount(plus=number)),
    st.builds(
        Amount,
        dice=st.integers(1, 3),
        die=st.sampled_from(["D3", "D6", "D8", "P"]),
        times=st.sampled_from([1, 25]),
        plus=st.integers(-3, 3),
    ),
    st.builds(Amount, count=st.sampled_from(QUANTITIES), times=st.integers(1, 3), plus=st.integers(-2, 2)),
)
WORDS = st.sampled_from(["Undead", "Shotgun", "hungry-dead", "Etwas"])
TEXT = st.just({"en": "something", "it": "qualcosa"})
REFERRED = {
    "abilities": "comforting-presence",
    "enemies": "hungry-dead",
    "items": "shotgun",
    "side-bag-tokens": "bandages",
    "charts": "injury",
    "conditions": "slashed-leg",
    "cards": "chill-of-the-grave",
    "decks": "loot",
    "decks of cards": "darkness",
    "pools": "faith",
    "hands": "sermons",
    "forms": "moon-beast",
    "moments": "turn_starts",
    "throws": "to_hit",
    "stats": "combat",
    "hooks": "core:something",
    "counters": "charges",
    "markers": "charge-site",
    "companions": "surveyor",
    "places": "entrance",
    "tiles": "cross-passage",
    "worlds": "mines",
    "missions": "escape",
    "locations": "saloon",
    "services": "hold-up-the-outpost-bank",
    "town-types": "rail-town",
}
#: Words of the game to which packs can add.
OPEN_WORDS = {"stats": STATS, "moments": MOMENTS}


def anything(hint: Any, depth: int = 2, least: int = 0) -> st.SearchStrategy[Any]:
    """Make a value of any type that the schema uses."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        kind = args[1].extra["refers"]
        return st.sampled_from(OPEN_WORDS[kind]) if kind in OPEN_WORDS else st.just(REFERRED[kind])
    if origin is Literal:
        return st.sampled_from(args)
    if origin in (Union, UnionType):
        wanted = [arg for arg in args if arg is not NoneType]
        if isinstance(wanted[0], type) and issubclass(wanted[0], Bend):
            return st.one_of([structs(point, depth - 1) for point in wanted])
        given = effects(depth) if len(wanted) > 1 else anything(wanted[0], depth)
        return st.none() | given if NoneType in args else given
    if origin is tuple:
        return st.lists(anything(args[0], depth), min_size=least, max_size=3 if depth > 0 else 2).map(tuple)
    if origin is dict:
        if hint == dict[str, str]:
            return TEXT
        return st.dictionaries(anything(args[0]), st.integers(-3, 6), min_size=1, max_size=3)
    if hint is Amount:
        return AMOUNTS
    if isinstance(hint, type) and issubclass(hint, Struct):
        return structs(hint, depth)
    return {bool: st.booleans(), int: st.integers(0, 6), str: WORDS}[hint]


@cache
def structs(struct: type[Struct], depth: int = 2) -> st.SearchStrategy[Any]:
    """Make a Struct with any values in its fields that make sense together."""
    fields = fields_of(struct).values()
    made = {field.name: anything(field.type, depth - 1, least=int(field.required)) for field in fields}
    return st.builds(struct, **made).filter(_makes_sense)


def _holds_others(verb: type[Struct]) -> bool:
    """Tell whether there are effects in an effect: those of a test, a chart, a choice."""
    return any(Test in _types_in(field.type) for field in fields_of(verb).values())


def _types_in(hint: Any) -> set[Any]:
    """Go through all that a type is made of, down to the verbs."""
    inner = get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Struct) and not issubclass(hint, Verb):
        inner = tuple(field.type for field in fields_of(hint).values())
    return {hint}.union(*map(_types_in, inner))


@cache
def effects(depth: int = 2) -> st.SearchStrategy[Any]:
    """Make any effect; at the bottom only those that hold no others."""
    verbs = [verb for verb in get_args(Effect) if depth > 0 or not _holds_others(verb)]
    return st.sampled_from(verbs).flatmap(lambda verb: structs(verb, depth))


def _makes_sense(made: Struct) -> bool:
    check = SENSE.get(type(made))
    read = {name: getattr(made, field.name) for name, field in fields_of(type(made)).items()}
    return check is None or isinstance(made, Modify) or check(read) is None

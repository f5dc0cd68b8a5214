"""Keep docs/effects.md true: how its examples read and its tables of words.

`python -m tests.content.effects_page` rewrites both after the effect language or its words have changed. What people wrote
between them stays.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
import yaml

from lantern.content import Content, load
from lantern.content.bends.former import FORMER
from lantern.content.bends.point import Bend, Combines
from lantern.content.bends.points import POINTS, AnyBend
from lantern.content.clauses.bends import bend_clause
from lantern.content.effects import VERBS, Effect
from lantern.content.places import (
    DECKS,
    FLAGS_STAY,
    HOMES_SAID,
    NUMBERS_OF_BOTH,
    NUMBERS_OF_ENEMIES,
    OWNERS,
    TIMINGS,
    homes_said,
)
from lantern.content.places import MOMENTS as MOMENTS_AT_HAND
from lantern.content.powers import Action, Modifier, Trigger
from lantern.content.reader import Reader, fields_of
from lantern.content.sentences import Sentences
from lantern.content.verbs.needs import LIMITS, NEEDS, NOTHING, SAID, Need, Needs
from lantern.content.verbs.terms import Condition, Cost
from lantern.content.words import FLAGS, MOMENTS, QUANTITIES, STATS, Limit, Period, Timing, Who
from lantern.content.yaml_loader import PackLoader

PAGE = Path(__file__).parents[2] / "docs" / "effects.md"
EXAMPLE = re.compile(r"```yaml\n((?:(?!```).)*)\n```\n\n> ([^\n]*)\n", re.DOTALL)
TABLE = re.compile(r"<!-- words: (\w+) -->\n\n(?:\|[^\n]*\n)+")
POWERS: dict[str, Any] = {"Modifiers": Modifier, "Triggers": Trigger, "Actions": Action}
#: An example of each condition.
CONDITIONS: dict[str, Any] = {
    "attack": "melee",
    "weapon": "Shotgun",
    "weapon_hands": 1,
    "enemy_keyword": ("Undead",),
    "enemy_kind": ("hungry-dead",),
    "enemy_size": "large",
    "moment_count_at_least": 3,
    "rolled": 6,
    "at": "entrance",
    "reached": "charges",
    "skill": "cunning",
    "hero_keyword": "Law",
    "mutations": 2,
    "card": "nothing-here",
    "other_card": "nothing-here",
    "find": "scavenge",
    "form": "beast",
    "health_below": "half",
    "enemy_types": 3,
    "suffers": "child-of-the-void",
    "attached_to": "Gun",
    "heals_with": "comforting-presence",
    "threat": "low",
    "mission": "search-party",
}
#: Conditions that say something together with another.
TOGETHER: dict[str, dict[str, Any]] = {"at_least": {"pool": "faith", "at_least": 2}, "at_most": {"pool": "faith", "at_most": 2}}

Rows = Iterator[tuple[str, ...]]


def _conditions(say: Sentences) -> Rows:
    plain = say.modifier(Modifier(change={"combat": 1})).rstrip(".")
    for name in Condition.__struct_fields__:
        if name == "pool":
            continue
        value = CONDITIONS.get(name, True)
        given = TOGETHER.get(name, {name: value})
        text = say.modifier(Modifier(change={"combat": 1}, when=Condition(**given)))
        shown = value[0] if isinstance(value, tuple) else str(value).lower() if value is True else value
        written = f"{name}: {shown}" if name not in TOGETHER else ", ".join(f"{key}: {said}" for key, said in given.items())
        yield written, text.removeprefix(plain).strip(" ."), _needs(Condition.needs.get(name, NOTHING))


def _needs(needs: Needs) -> str:
    """Say what must be at hand."""
    return ", ".join(SAID[need][0] for need in NEEDS if need in needs) or "nothing"


def _verbs(_: Sentences) -> Rows:
    for word, verb in VERBS.items():
        for_somebody = "who" in verb.__struct_fields__ and not verb.needs
        yield word, "those for whom it is" if for_somebody else _needs(verb.needs)


def _at_hand(_: Sentences) -> Rows:
    """List what can be needed, and where it is: on what, in which deck, at which timing and moment."""
    for need in NEEDS:
        places = [owner.words for owner in OWNERS.values() if need in owner.has]
        places += [f"{deck} cards" for deck, has in DECKS.items() if need in has]
        places += [f"timing `{timing}`" for timing, has in TIMINGS.items() if need in has - {"hero"}]
        places += [f"moment `{moment}`" for moment, has in MOMENTS_AT_HAND.items() if need in has]
        places += [f"`{field}` of `{word}`" for word, verb in VERBS.items() for field, has in verb.gives.items() if need in has]
        yield need, SAID[need][0], ", ".join(places) or ELSEWHERE[need]


def _numbers(say: Sentences) -> Rows:
    for word in STATS:
        both = "Heroes and Enemies" if word in NUMBERS_OF_BOTH else "Heroes"
        yield word, say.changes({word: 1}), "Enemies" if word in NUMBERS_OF_ENEMIES else both


#: How several answers come together, in words.
SEVERAL: dict[Combines, str] = {
    "strongest": "the strongest counts",
    "sum": "different ones add up",
    "each": "each holds",
}
#: An example of each point for which there never was a flag.
NEW_POINTS: dict[str, Any] = {
    "critical_kill": {"weapon": "Gun", "shots": 1, "times": 2},
    "splashes_harder": {"weapon": "Shotgun", "damage": 1},
    "barges": {},
    "escape_stride": 2,
    "passes_hit": {},
    "shelters": {"cards": ["cave-in"], "events": ["depth-events-mines"], "wounds": 1},
    "chart_die_again": "travel-hazards",
    "hides_icons": 1,
    "sale_brings": "D6*25",
    "sells_dearer": {"percent": 10, "grit": 1},
    "unseen": 2,
    "path_finder": {"by": 1, "cost": {"grit": 1}},
    "another_day": {},
    "hunted": 1,
    "hold_back_corrupts": 1,
    "dread_for_depth_events": 1,
    "chart_twice": "travel-hazards",
    "loses_keyword": "Outlaw",
    "winnings": "D6*10",
    "doomed": {"charts": "travel-hazards", "result": 18},
    "escapes_on": 2,
    "wards_markers": 5,
    "casts": {"type": "judgement", "plus": 1, "dangerous": True},
    "scavenge_times": 5,
    "camp_rolls": 1,
    "both_attacks": {},
    "sure_casting": {},
    "spares_things": {},
    "heavy_going": 1,
    "aims_freely": {},
    "fits_weapons": "Gun",
    "points_per_hit": 2,
    "calls_shots": 1,
    "own_revive": {"xp": 25},
    "unscathed": {},
    "stays_up": {"cost": {"grit": 2}, "heal": "D6+2"},
    "weightless": "Clothing",
    "scavenges_more": 1,
    "acts_first": {},
    "all_critical": {},
    "reassures": {"points": "D6", "cost": {"grit": 1}, "xp": 5},
    "lends_skill": {"xp": 25},
    "prices_of": {"keyword": "Dark Stone", "change": -500},
    "free_attacks": 2,
    "parries": 1,
    "shots_of_each": {"weapon": "Gun", "hands": 1, "shots": 1},
    "throws_farther": 2,
    "handles_explosives": {"bounces": 1, "wounds": 2},
    "stronger_dynamite": {"cost": {"dark_stone": 1}, "limit": "turn", "wounds": 2},
    "charged_dynamite": 2,
    "find_xp": 2,
    "gets_up": {"target": 4, "unscathed": 6},
    "haggles": 25,
    "better_haul": {"service": "hold-up-the-outpost-bank", "gold": 50},
    "xp_from_enemies": 10,
    "own_token": {"double": True, "blank": "dark-tidings"},
    "surer_against": {"by": 1, "when": {"enemy_keyword": ["Beast"]}},
    "hides_tokens": {},
    "stows": 2,
    "full_grit": {},
    "skips_stay": {},
    "only_one": {},
    "early_attack": 3,
    "ignores_repeats": "mutation",
    "enemies_roll_again": {"corruption_hits": 1},
    "sells_for": "D6*100",
    "cured_as": "curse",
    "later": {"part": "allies", "text": {"en": "an Ally may carry it", "it": "un Alleato può portarlo"}},
}
HERO_POINTS = "whatever a Hero bears, has for a while, or is in play for all"


def _points(say: Sentences) -> Rows:
    for word, point in POINTS.items():
        body = NEW_POINTS[word] if word in NEW_POINTS else next(bends[word] for bends in FORMER.values() if word in bends)
        read = Reader("effects.md").read({word: body}, tuple[AnyBend, ...])
        [bend] = msgspec.convert(read, tuple[AnyBend, ...])
        home = HERO_POINTS if point.home == "hero" else HOMES_SAID[point.home]
        asks = (point.__doc__ or "").split("\n")[0].rstrip(".")
        reads = bend_clause(say, bend, "enemy" if point.home == "enemy" else "you")
        yield f"{word}: {_flow(body)}", asks, reads, _parameters(point), home, SEVERAL[point.combines]


def _flags(say: Sentences) -> Rows:
    for word in FLAGS:
        homes, reason = FLAGS_STAY[word]
        yield word, say.text(f"flag-{word}", bearer="you"), homes_said(homes), reason


def _flow(body: Any) -> str:
    """Write a value as packs do, on one line."""
    if isinstance(body, dict):
        return f"{{{', '.join(f'{name}: {_flow(inner)}' for name, inner in body.items())}}}" if body else "true"
    if isinstance(body, list):
        return f"[{', '.join(map(_flow, body))}]"
    return str(body).lower() if isinstance(body, bool) else str(body)


def _parameters(point: type[Bend]) -> str:
    return "; ".join(_parameter(name, field) for name, field in fields_of(point).items())


def _parameter(name: str, field: msgspec.structs.FieldInfo) -> str:
    """Name a parameter, the words that it can be, and whether it may be left out."""
    hints = [hint for hint in (field.type, *get_args(field.type)) if get_origin(hint) is Literal]
    words = f": {', '.join(get_args(hints[0]))}" if hints else ""
    return f"`{name}`{words}{'' if field.required else ' (or nothing)'}"


#: What only some entries give, or an effect around.
ELSEWHERE: dict[Need, str] = {
    "uses": "whatever a Hero bears that has something with a limit",
    "victim": "Enemies, cards in play and rules of missions, at a moment of a Hero",
    "range": "hand cards with a range",
    "points_spent": "hand cards with `more`",
    "casting_margin": "other hand cards that are cast",
    "double": "the `danger` of a hand",
    "day": "a chart that is the `daily` of a town type",
}

TABLES: dict[str, tuple[Any, ...]] = {
    "quantities": ("word", "reads: for each", lambda say: ((word, say.text(f"each-{word}")) for word in QUANTITIES)),
    "who": ("word", "reads", lambda say: ((word, say.text(f"who-{word}")) for word in get_args(Who))),
    "until": ("until", "reads", lambda say: ((word, say.until(word)) for word in get_args(Period))),
    "numbers": ("number", "reads (+1)", "whose", _numbers),
    "verbs": ("verb", "needs", _verbs),
    "needs": ("need", "what it is", "where it is at hand", _at_hand),
    "moments": (
        "moment",
        "reads (for an item)",
        lambda say: ((word, say.moment(word)) for word in MOMENTS),
    ),
    "limits": (
        "limit",
        "reads",
        "needs",
        lambda say: ((word, say.text(f"limit-{word}"), _needs(LIMITS.get(word, NOTHING))) for word in get_args(Limit)),
    ),
    "costs": (
        "cost",
        "needs",
        lambda _: (
            ("POOL" if word == "pools" else word, _needs(Cost.needs.get(word, NOTHING) | {"hero"}))
            for word in Cost.__struct_fields__
        ),
    ),
    "timings": ("timing", "reads", lambda say: ((word, say.text(f"timing-{word}")) for word in get_args(Timing))),
    "conditions": ("condition", "reads", "needs", _conditions),
    "points": ("example", "what the rule asks", "reads", "parameters", "for", "several", _points),
    "flags": (
        "flag",
        "reads",
        "for",
        "why it is a flag",
        lambda say: (
            (word, say.text(f"flag-{word}", bearer="you"), homes_said(FLAGS_STAY[word][0]), FLAGS_STAY[word][1])
            for word in FLAGS
        ),
    ),
}


def refreshed(page: str, content: Content) -> str:
    """Write the page anew: each example with how it reads, each table with its words."""
    say = Sentences("en", content)
    parts = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    page = "".join(
        EXAMPLE.sub(lambda match: _example(match[1], _hint_of(part), say), part)  # noqa: B023 - used at once
        for part in parts
    )
    return TABLE.sub(lambda match: _table(match[1], say), page)


def verbs_on(page: str) -> set[str]:
    """Collect the verbs that have an example."""
    return {match[1].split(":")[0] for match in EXAMPLE.finditer(page)}


def tables_on(page: str) -> set[str]:
    """Collect the tables of words."""
    return {match[1] for match in TABLE.finditer(page)}


def _hint_of(part: str) -> Any:
    words = part.removeprefix("## ").split()
    return POWERS.get(words[0] if words else "", Effect)


def _example(written: str, hint: Any, say: Sentences) -> str:
    reader = Reader("effects.md")
    read = reader.read(yaml.load(written, Loader=PackLoader), hint)
    if reader.problems:
        raise ValueError("\n".join(str(problem) for problem in reader.problems))
    made = msgspec.convert(read, hint)
    writes: Any = {Modifier: say.modifier, Trigger: say.trigger, Action: say.action}.get(hint, say.effect)
    return f"```yaml\n{written}\n```\n\n> {writes(made)}\n"


def _table(name: str, say: Sentences) -> str:
    *heads, rows = TABLES[name]
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    lines += [f"| `{this}` | {' | '.join(others)} |" for this, *others in rows(say)]
    return "\n".join([f"<!-- words: {name} -->", "", *lines, ""])


if __name__ == "__main__":
    PAGE.write_text(refreshed(PAGE.read_text("utf-8"), load(user=False)), "utf-8")

"""Cards as they are turned over: whatever was drawn, rolled on a chart or revealed, with its words."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct, structs

from lantern.content.effects import Band
from lantern.content.entries import Card, Item, ThreatCard
from lantern.content.library import Content
from lantern.content.names import back_of, of_deck
from lantern.content.render import render_ability
from lantern.content.verbs.changes import Grow
from lantern.content.verbs.grammar import Text
from lantern.content.verbs.harm import Suffer
from lantern.rules.harm.charts import row_of
from lantern.rules.numbers.in_play import can_use
from lantern.rules.table import events
from lantern.rules.words import Words
from lantern.views.concerns import Affects, Concern, all_effects, concern_of, row_concern
from lantern.views.look import ChapterLook, Look, Wire, written

FaceKind = Literal[
    "encounter", "darkness", "dread", "threat", "loot", "scavenge", "gear", "artifact",
    "depth", "exploration", "chart", "world", "other",
]  # fmt: skip
#: The back of a deck -> what kind of card lies in it, where it has a look of its own.
BACKS: dict[str, FaceKind] = {
    "encounter": "encounter", "darkness": "darkness", "dread": "dread", "threat": "threat", "loot": "loot",
    "scavenge": "scavenge", "gear": "gear", "artifact": "artifact",
}  # fmt: skip


class FaceView(Wire, frozen=True):
    """A card that is turned over: `kind` names its frame, `title` the deck or chart it comes from.

    A row of a chart that brings an injury or the like is called by that, and says what it does. Whom it `affects` and what is
    at `stake` follow from what it does; `whom` says the first in words, where neither a name nor "everybody" does. `picture`
    are the words from which its picture is chosen, in English whatever the table speaks; of a Threat whom it brings.
    """

    id: str
    kind: FaceKind
    title: str
    name: str
    text: list[str]
    flavour: str
    keywords: list[str]
    affects: Affects
    whom: str
    stake: str
    picture: list[str]


def face_of(look: ChapterLook, event: Struct) -> FaceView | None:
    """Show the card that an event turns over; a tile is laid and no card."""
    match event:
        case events.Drew(deck="map"):
            return None
        case events.Drew():
            return _drawn(look, event.deck, event.card, event.by)
        case events.DepthEventCame():
            return row_face(look, "depth", event.chart, event.number)
        case events.Noted() if event.message.removeprefix("chart-") in look.content.charts:
            return row_face(look, "chart", event.message.removeprefix("chart-"), event.number)
        case events.BonusRolled():
            return row_face(look, "chart", event.chart, event.result)
        case events.EliteGained() | events.MythicGained():
            return _ability(look, event)
        case events.TokenRevealed() if isinstance(look, Look):
            room = look.say.name(look.game.board.tiles[event.tile].name)
            return structs.replace(_piece(look, "exploration", event.token, "exploration-tokens"), name=room)
        case events.WorldFound():
            return _piece(look, "world", event.world, "worlds")
    return None


def _drawn(look: ChapterLook, deck: str, card: str, by: str = "") -> FaceView:
    """Show a card; a thing that whoever drew it cannot use says so (ITEM-09)."""
    back, _ = back_of(deck)
    kinds = of_deck(deck)
    entry: Card | Item | None = look.content.cards.get(card) or look.content.items.get(card)
    concern = concern_of(look.words, entry) if entry else Concern("all")
    hero = look.state.heroes.get(by)
    if isinstance(entry, Item) and hero is not None and not can_use(look.game, hero, entry):
        concern = concern._replace(stake=look.say.text("card-cannot-use"))
    threat = look.content.threats.get(card)
    return FaceView(
        id=card,
        kind=BACKS.get(back, "other"),
        title=look.say.deck(back),
        name=look.words.thing(card, *kinds),
        text=look.text(card, *kinds),
        flavour=look.say.name(entry.flavour) if entry else "",
        keywords=[look.say.keywords([word]) for word in entry.keywords] if entry else [],
        picture=_brought(threat) if threat else _pictured(entry),
        **concern._asdict(),
    )


def _pictured(entry: Card | Item | None) -> list[str]:
    return [plain_words(entry.name), *map(plain_words, ({"en": word} for word in entry.keywords))] if entry else []


def _brought(threat: ThreatCard) -> list[str]:
    """List whom a Threat card brings; one of an OtherWorld the same kinds at each level, as a rule."""
    lines = threat.lines
    groups = (*threat.enemies, *(lines.low + lines.medium + lines.high if lines else ()))
    return list(dict.fromkeys(group.kind for group in groups))


def plain_words(name: Text) -> str:
    """Write an English name as ids are written; one that is in no other language but its own stays as it is."""
    return re.sub(r"[^a-z0-9]+", "-", (name.get("en") or next(iter(name.values()), "")).lower()).strip("-")


def row_face(look: ChapterLook, kind: FaceKind, chart: str, number: int) -> FaceView:
    """Show a row of a chart as a card."""
    row = row_of(look.content, chart, number)
    title = look.say.name(look.content.charts[chart].name)
    suffered = _suffered(row)
    name = look.say.name(row.name) if row.name else look.words.thing(suffered[0], "conditions") if suffered else title
    return FaceView(
        id=f"{chart}-{number}",
        kind=kind,
        title=title,
        name=name,
        text=row_text(look.words, chart, number),
        flavour="",
        keywords=[],
        picture=_row_pictured(look.content, row),
        **row_concern(look.words, row.effect)._asdict(),
    )


def _row_pictured(content: Content, row: Band) -> list[str]:
    """Name what a row is called, what is suffered and which numbers grow."""
    names = [row.name] if row.name else []
    names += [content.conditions[one].name for one in _suffered(row)]
    names += [{"en": stat} for effect in all_effects(row.effect) if isinstance(effect, Grow) for stat in effect.stat]
    return list(dict.fromkeys(map(plain_words, names)))


def row_text(words: Words, chart: str, number: int) -> list[str]:
    """Say what a row of a chart does, and what an injury or the like does that it brings."""
    row = row_of(words.content, chart, number)
    says = words.say.about(in_town=words.content.charts[chart].off_the_map).effects(row.effect)
    return [*([says] if says else []), *(line for one in _suffered(row) for line in written(words, one, "conditions"))]


def _suffered(row: Band) -> list[str]:
    return [effect.condition for effect in row.effect if isinstance(effect, Suffer)]


def _ability(look: ChapterLook, event: events.EliteGained | events.MythicGained) -> FaceView:
    """Show what a type of enemies has rolled on its chart of Elite or Mythic Abilities, on whatever side its sheet lay then."""
    elite = isinstance(event, events.EliteGained)
    enemy = look.content.enemies[event.kind]
    chart = enemy.normal.elite + (enemy.brutal.elite if enemy.brutal else ()) if elite else enemy.mythic
    ability = next(one for one in chart if one.id == event.ability)
    name = look.say.name(ability.name)
    text = render_ability(ability, look.content, look.say.code, alone=enemy.models == 1)
    return FaceView(
        id=f"{event.kind}-{ability.id}",
        kind="chart",
        title=look.say.text("card-elite" if elite else "card-mythic"),
        name=name,
        text=[text.removeprefix(f"{name}: ")],
        flavour="",
        keywords=[],
        affects="enemies",
        whom=look.who(event.kind),
        stake="",
        picture=[plain_words(ability.name), *map(plain_words, ({"en": word} for word in enemy.keywords))],
    )


def _piece(look: ChapterLook, kind: FaceKind, name: str, shelf: str) -> FaceView:
    piece = look.piece(name, shelf)
    return FaceView(
        id=name,
        kind=kind,
        title="",
        name=piece.name,
        text=piece.text,
        flavour="",
        keywords=[],
        affects="all",
        whom="",
        stake="",
        picture=[name],
    )

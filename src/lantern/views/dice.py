"""Dice as the page shows them: what for, what was needed, which count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, field, structs

from lantern.content.bends.moving import MoreDice
from lantern.content.entries import Weapon
from lantern.content.names import OF_HEROES
from lantern.content.words import SKILLS
from lantern.core.questions import Option, Question
from lantern.rules.darkness.depth_track import added_by_the_light
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.throws import SIDES, RerollDie
from lantern.rules.numbers.values import added_to, explain, value
from lantern.rules.table import events
from lantern.rules.table.choices.dice import ForHit, GiveHit, TurnTo
from lantern.rules.table.copies import card_of
from lantern.rules.table.reasons import Contribution
from lantern.views.look import ChapterLook, Look, Wire

#: Rolls in which a die can score a Critical Hit.
TO_HIT = "to-hit"
SIX, EIGHT = 6, 8
#: What a roll is for -> the number of the sheet that it is rolled with.
STAT_OF_ROLL = {f"test-{skill}": str(skill) for skill in SKILLS} | {
    stat.replace("_", "-"): stat for stat in ("defense", "willpower", "armor", "spirit_armor", "cover")
}
#: An attack that is rolled with as many dice as the hero has Combat.
MELEE = "melee"
#: Questions about dice -> what those are rolled for, where that is always the same and they may not be told yet.
ROLLED_FOR = {
    "lantern-oil": "hold-back", "hold-back-anew": "hold-back", "move-die": "move", "special-shot": "damage",
    "hit-harder": "damage", "add-damage": "damage",
}  # fmt: skip
#: Questions about dice that no hero rolled for itself.
OF_NO_HERO = frozenset({"lantern-oil", "hold-back-anew", "enemy-rolls-again"})
#: Rolls shown beside a question: those since the last answer, and not more than this.
MOST_ROLLS = 8


class DieView(Wire, frozen=True, omit_defaults=True):
    """A die: `success` is None where nothing is needed; `rerolled`: this face replaced another, and stays.

    `hits` is as how many Hits it counts, if more than one.
    """

    face: int
    sides: int
    success: bool | None
    critical: bool
    rerolled: bool
    hits: int = 1


class AddedView(Wire, frozen=True):
    """Something that is added to the dice: what it is called, and how much."""

    name: str
    amount: int


class RollView(Wire, frozen=True):
    """A roll: who rolled, what for (in words), what was needed, and what came of it. `n` is its number in the log.

    `total` is what the dice show; `added` comes to it. `weapon` is the name of what a hero attacks with. `whose` is, where
    enemies attack, the model that each die is of.
    """

    n: int | None
    purpose: str
    label: str
    by: str
    by_name: str
    dice: list[DieView]
    target: int
    successes: int | None
    total: int
    added: list[AddedView]
    notes: list[str]
    weapon: str = ""
    whose: list[str] = field(default_factory=list)


def roll_view(look: ChapterLook, event: events.Rolled, number: int | None, again: Sequence[int] = ()) -> RollView:
    """Show a roll that was made; `again` are the dice in it that were rolled a second time."""
    critical = natural_sixes(event, _gun(look, event)) if event.purpose == TO_HIT else ()
    sides = {place: SIDES[die] for place, die in enumerate(event.dice)}
    shown = show_roll(
        look,
        event.purpose,
        event.by,
        event.faces,
        event.target,
        event.needed,
        number=number,
        again=again,
        critical=critical,
        sides=sides,
        attack=event.attack,
        hits=event.hits,
        added=event.added,
    )
    weapon = look.words.thing(event.weapon, *OF_HEROES) if event.weapon else ""
    return structs.replace(shown, weapon=weapon, whose=list(event.whose), notes=[*shown.notes, *_more_hits(look, event)])


def _more_hits(look: ChapterLook, event: events.Rolled) -> list[str]:
    """Name what makes a die of enemies count for several Hits."""
    if not event.powers:
        return []
    kind = event.whose[0].rpartition("-")[0] if event.whose else ""
    enemy = look.content.enemies.get(kind)
    sides = [side for side in (enemy.normal, enemy.brutal) if side is not None] if enemy is not None else []
    own = [*(ability for side in sides for ability in (*side.abilities, *side.elite)), *(enemy.mythic if enemy else ())]
    names = {ability.id: look.say.name(ability.name) for ability in own}
    what = look.say.join([names.get(power) or look.words.thing(power, "cards", *OF_HEROES) for power in event.powers])
    return [look.say.text("table-note-more-hits", what=what, hits=max(event.hits))]


def _named(look: ChapterLook, added: Iterable[tuple[str, int]]) -> list[AddedView]:
    """Name what was added, by what added it."""
    return [AddedView(name=look.words.thing(by, "locations", *OF_HEROES), amount=amount) for by, amount in added]


def _gun(look: ChapterLook, event: events.Rolled) -> Weapon | None:
    """Return the sheet of what a hero shoots with; of two it is the first."""
    item = look.content.items.get(card_of(event.weapon)) if event.weapon else None
    return item.weapon if item is not None else None


def natural_sixes(event: events.Rolled, gun: Weapon | None = None) -> list[int]:
    """Return the dice of an attack that show a natural 6 (ATTACK-06); a gun with other dice names its own numbers."""
    if gun is not None and gun.to_hit_die == "D8":
        return [place for place, face in enumerate(event.faces) if gun.criticals and face >= gun.critical]
    return [place for place, face in enumerate(event.faces) if face == SIX and max(event.faces) <= SIX]


def show_roll(
    look: ChapterLook,
    purpose: str,
    by: str,
    faces: Iterable[int],
    target: int,
    needed: Sequence[int] = (),
    *,
    number: int | None = None,
    again: Sequence[int] = (),
    critical: Sequence[int] = (),
    sides: Mapping[int, int] | None = None,
    attack: str = "",
    hits: Sequence[int] = (),
    added: Iterable[tuple[str, int]] = (),
) -> RollView:
    """Show dice; `needed` is what each must show, where that is not the same for all; `attack` which attack they are for.

    `hits` is as how many Hits each counts, where that is not one; `added` what comes to them, by what adds it.
    """
    shown = list(faces)
    likely = EIGHT if max(shown, default=0) > SIX else SIX
    dice = [
        DieView(
            face=face,
            sides=sides.get(place, likely) if sides else likely,
            success=face >= (needed[place] if needed else target) if target else None,
            critical=place in critical,
            rerolled=place in again,
            hits=max(1, hits[place]) if hits else 1,
        )
        for place, face in enumerate(shown)
    ]
    return RollView(
        n=number,
        purpose=purpose,
        label=look.words.dice_text(purpose),
        by=by,
        by_name=look.who(by),
        dice=dice,
        target=target,
        successes=sum(bool(die.success) for die in dice) if target else None,
        total=sum(shown),
        added=_named(look, added),
        notes=_notes(look, purpose, by, attack),
    )


def _notes(look: ChapterLook, purpose: str, by: str, attack: str) -> list[str]:
    """Say which numbers of the hero count in a roll, where they are not just printed, and what brings more dice than one."""
    hero = look.state.heroes.get(by)
    if hero is None:
        return []
    stats = ("to_hit_ranged", "to_hit_melee") if purpose == TO_HIT else (STAT_OF_ROLL.get(purpose, ""),)
    if purpose == TO_HIT and attack == MELEE:
        stats = (*stats, "combat")
    told = [
        look.say.text("table-note-more-dice", what=look.words.thing(source, *OF_HEROES), dice=bend.dice + 1)
        for source, bend in bends(look.game, hero, MoreDice)
        if bend.roll == purpose
    ]
    for stat in filter(None, stats):
        reasons: list[Contribution] = [reason for reason in explain(look.game, hero, stat) if reason.amount or reason.replaces]
        if len(reasons) > 1 and value(look.game, hero, stat):
            told.append(look.words.explain_text(look.game, hero.id, stat))
    return told


def recent_rolls(look: ChapterLook, happened: Sequence[Struct], since: int) -> list[RollView]:
    """Show the rolls since an event of the log; a roll with dice that were rolled again is one roll.

    Who has no dice to roll (an enemy without Combat) is told of in the log only.
    """
    found: list[RollView] = []
    again: tuple[int, ...] = ()
    for number in range(since, len(happened)):
        event = happened[number]
        if isinstance(event, events.Rolled) and event.faces:
            if event.rerolled:
                again += event.rerolled
                continue
            found.append(roll_view(look, event, number, again))
            again = ()
    return found[-MOST_ROLLS:]


def asked_roll(look: ChapterLook, question: Question) -> RollView | None:
    """Show the dice that a question is about: those that can be rolled again, or the Hits to give."""
    about = question.about
    options: list[Option] = getattr(question, "options", [])
    faces = about.get("faces")
    if faces:
        fresh = {option.die for option in options}
        again = [place for place in range(len(faces)) if place not in fresh] if question.kind == "reroll" else []
        return show_roll(
            look,
            _purpose(look, question),
            _roller(question),
            faces,
            about.get("target", 0),
            about.get("needed", ()),
            again=again,
            critical=[option.number - 1 for option in options if isinstance(option, ForHit) and option.hit.critical],
            sides=_sides(options),
            attack=look.game.attack.kind if look.game.attack is not None else "",
            hits=about.get("worth", ()),
            added=_added_to_asked(look, question),
        )
    if options and question.kind == "which-hits":
        hits = [option.hit for option in options if isinstance(option, GiveHit)]
        faces_of_hits = [hit.face for hit in hits]
        critical = [place for place, hit in enumerate(hits) if hit.critical]
        sides = {place: SIDES[hit.arm.to_hit_die] for place, hit in enumerate(hits)}
        return show_roll(look, TO_HIT, question.who, faces_of_hits, 0, critical=critical, sides=sides)
    return None


def _added_to_asked(look: ChapterLook, question: Question) -> tuple[tuple[str, int], ...]:
    """Name what is added to dice that a question is about: as the throw knows it, or as it is now."""
    if question.kind in ROLLED_FOR and isinstance(look, Look):
        purpose = ROLLED_FOR[question.kind]
        if purpose == "hold-back":
            return added_by_the_light(look.game)
        return added_to(look.game, look.game.hero(question.who), "move") if purpose == "move" else ()
    for option in getattr(question, "options", ()):
        if isinstance(option, RerollDie):
            return option.thrown.added
        if isinstance(option, TurnTo):
            return option.added
    return ()


def _sides(options: Sequence[Option]) -> dict[int, int]:
    """Return how many sides each of the dice has that may be rolled again; nothing where that is not told."""
    again = {option.die: SIDES[option.thrown.dice[option.die]] for option in options if isinstance(option, RerollDie)}
    seen = {option.number - 1: SIDES[option.hit.arm.damage_die] for option in options if isinstance(option, ForHit)}
    return again | seen


def _purpose(look: ChapterLook, question: Question) -> str:
    """Say what dice that a question is about are for: as it says itself, as its kind says, or as they were told last."""
    told = (event.purpose for event in reversed(look.game.events) if isinstance(event, events.Rolled))
    return str(question.about.get("purpose") or ROLLED_FOR.get(question.kind) or next(told, ""))


def _roller(question: Question) -> str:
    return "" if question.kind in OF_NO_HERO else question.who

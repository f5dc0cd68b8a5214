"""What a hero did and what befell it in an adventure, counted from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from lantern.content.library import Content
from lantern.content.verbs.terms import Condition
from lantern.rules.darkness.depth_track import BLOOD_SPATTER, GROWING_DREAD
from lantern.rules.table import events
from lantern.rules.table.copies import card_of

#: What can be told of a condition afterwards; whether another one held nobody has noted.
TOLD_AFTERWARDS = frozenset({"attack", "weapon", "weapon_hands", "enemy_keyword", "in_fight"})


class Strike(Struct, frozen=True):
    """Dice To Hit: which attack, with which weapon, and what each of them showed and had to show."""

    attack: str = ""
    weapon: str = ""
    dice: tuple[tuple[int, int], ...] = ()


class Others(Struct):
    """What the other heroes rolled and were tested for."""

    dice: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    tests: int = 0
    failed: int = 0


class Deeds(Struct):
    """An adventure of one hero. `dice` are those of its saves and other rolls with a target: what showed, what had to.

    `first_dice` are those of them that were rolled in the first turn of a Fight. `bought` is what things cost that were bought.
    """

    turns: int = 0
    fights: int = 0
    begun_in_fights: int = 0
    activations: int = 0
    in_fights: int = 0
    marked_spaces: int = 0
    strikes: list[Strike] = field(default_factory=list)
    hits: list[Strike] = field(default_factory=list)
    kills: list[tuple[str, Strike]] = field(default_factory=list)
    dice: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    first_dice: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    moves: list[int] = field(default_factory=list)
    tests: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    others: Others = field(default_factory=Others)
    bought: list[int] = field(default_factory=list)
    downs: int = 0
    wounds: int = 0
    sanity: int = 0
    corruption: int = 0
    healed_others: int = 0
    scavenged: int = 0
    damage_dice: list[Strike] = field(default_factory=list)
    bounced: int = 0
    grit_spent: int = 0
    grit_lost: int = 0
    no_room: int = 0


def deeds(happened: Iterable[Struct], hero: str) -> Deeds:
    """Count what a hero did in an adventure; cards that were drawn for all count for each."""
    done = Deeds()
    fight = _Fight()
    for event in happened:
        match event:
            case events.TurnBegan():
                done.turns += 1
                done.begun_in_fights += fight.is_on
            case events.StepBegan(step="activation", who=who) if who == hero:
                done.activations += 1
                done.in_fights += fight.is_on
            case events.FightBegan():
                done.fights += 1
            case events.PartyMoved(space=space) if fight.laid:
                done.marked_spaces += space in BLOOD_SPATTER | GROWING_DREAD  # DEPTH-10
            case events.Drew(deck=deck, by=by) if not by or by == hero or deck in ("darkness", "threat"):
                done.drawn[deck] += 1
            case events.DreadAdded():
                done.drawn["dread"] += 1
            case events.Rolled(by=by) if by:
                _rolled(done, event, hero, first=fight.is_on and fight.since == fight.turn)
            case events.Tested(hero=by, successes=successes) if by != hero:
                done.others.tests += 1
                done.others.failed += not successes
            case _:
                _own(done, event, hero)
        fight.follow(event)
    return done


class _Fight:
    """Where the turn stands: whether a Fight is on and since which turn, and whether a tile was laid just now."""

    def __init__(self) -> None:
        self.turn = self.since = 0
        self.is_on = self.begins = self.laid = False

    def follow(self, event: Struct) -> None:
        match event:
            case events.TurnBegan(turn=turn):
                self.turn, self.begins = turn, True
            case events.StepBegan(step=step):
                self.begins = self.begins and step == "hold-back"
                self.laid = False
            case events.FightBegan():
                self.is_on, self.since = True, self.turn + (not self.begins)
            case events.FightEnded():
                self.is_on = False
            case events.TilePlaced():
                self.laid = True
            case events.PartyMoved() | events.Drew():
                self.laid = False


def _own(done: Deeds, event: Struct, hero: str) -> None:
    match event:
        case events.Hit(by=by, kind="hit", hits=hits) if by == hero and done.strikes:
            done.hits += [done.strikes[-1]] * hits
        case events.Killed(by=by, kind=kind) if by == hero:
            done.kills.append((kind, done.strikes[-1] if done.strikes else Strike()))
        case events.Tested(hero=by, skill=skill, successes=successes) if by == hero:
            done.tests[skill] += 1
            done.failed[skill] += not successes
        case events.Escaped(hero=by, passed=passed) if by == hero:
            done.tests["escape"] += 1
            done.failed["escape"] += not passed
        case events.KnockedOut(hero=by) if by == hero:
            done.downs += 1
        case events.Wounded(who=by, wounds=wounds) if by == hero:
            done.wounds += wounds
        case events.SanityLost(who=by, sanity=sanity) if by == hero:
            done.sanity += sanity
        case events.CorruptionGained(who=by, points=points) if by == hero:
            done.corruption += points
        case events.Healed(hero=other, by=by) if by == hero and other != hero:
            done.healed_others += event.wounds + event.sanity
        case events.Scavenged(hero=by) if by == hero:
            done.scavenged += 1
        case _:
            _kept(done, event, hero)


def _kept(done: Deeds, event: Struct, hero: str) -> None:
    """Note what a hero used up, bought, or had no room for."""
    match event:
        case events.Lost(hero=by, what="grit", count=count) if by == hero:
            done.grit_spent += count
        case events.Used(hero=by, what=what) if by == hero:
            done.used[card_of(what)] += 1
        case events.Noted(message="grit-lost", who=by) if by == hero:
            done.grit_lost += 1
        case events.Noted(message="no-room", who=by) if by == hero:
            done.no_room += 1
        case events.Bought(hero=by, gold=gold) if by == hero and gold:
            done.bought.append(gold)


def _rolled(done: Deeds, event: events.Rolled, hero: str, *, first: bool) -> None:
    """Note dice as they lay in the end; those of a Move are what they show."""
    if event.rerolled:
        done.grit_spent += event.by == hero  # GRIT-01
        return
    needed = event.needed or (event.target,) * len(event.faces)
    dice = tuple(zip(event.faces, needed, strict=True))
    throw = event.purpose.replace("-", "_")
    if event.by != hero:
        if event.target:
            done.others.dice.setdefault(throw, []).extend(dice)
        return
    if event.purpose == "to-hit":
        done.strikes.append(Strike(event.attack, card_of(event.weapon), dice))
    if event.purpose == "move":
        done.moves += event.faces
    elif event.purpose == "damage":
        done.damage_dice += [done.strikes[-1] if done.strikes else Strike()] * len(event.faces)
    elif event.purpose == "bounces":
        done.bounced += 1
    elif event.target:
        done.dice.setdefault(throw, []).extend(dice)
        if first:
            done.first_dice.setdefault(throw, []).extend(dice)


def fits(content: Content, when: Condition | None, strike: Strike, enemy: str = "") -> bool | None:
    """Tell whether a condition held for an attack; None where nobody can tell afterwards."""
    asked = asked_of(when)
    if not asked <= TOLD_AFTERWARDS:
        return None
    if when is None:
        return True
    weapon = content.items.get(strike.weapon)
    return all(
        (
            when.attack is None or when.attack == strike.attack,
            when.weapon is None or (weapon is not None and when.weapon in weapon.keywords),
            when.weapon_hands is None or (weapon is not None and when.weapon_hands == weapon.hands),
            when.enemy_keyword is None or bool(enemy and set(when.enemy_keyword) & set(content.enemies[enemy].keywords)),
        )
    )


def asked_of(when: Condition | None) -> frozenset[str]:
    """Return what a condition asks."""
    return frozenset(_asked(when)) if when is not None else frozenset()


def _asked(when: Condition) -> Iterator[str]:
    return (name for name in when.__struct_fields__ if getattr(when, name) is not None)

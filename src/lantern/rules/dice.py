"""Dice: throws, and the one chance to re-roll each die (chapter 01, GRIT)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from lantern.content.powers import RollAgain
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import ChooseSome, Option
from lantern.rules.events import Rolled, Used
from lantern.rules.game import PERIL_FACES, Game
from lantern.rules.in_play import holds
from lantern.rules.quantities import quantity
from lantern.rules.state import Hero
from lantern.rules.triggers import fire
from lantern.rules.turning import turn_dice, turns_of

SIDES = {"D3": 6, "D6": 6, "D8": 8, "P": 6}
#: What each die shows, side by side (DICE-02, DICE-04).
FACES = {"D3": (1, 1, 2, 2, 3, 3), "D6": tuple(range(1, 7)), "D8": tuple(range(1, 9)), "P": PERIL_FACES}


def _face(game: Game, purpose: str, die: str) -> int:
    streams = game.state.streams
    if die == "P":  # DICE-04
        if purpose in streams.fixed_dice or "*" in streams.fixed_dice:
            return streams.face(purpose, 6)
        return PERIL_FACES[streams.below("dice", 6)]
    face = streams.face(purpose, SIDES[die])
    return (face + 1) // 2 if die == "D3" else face  # DICE-02


def _faces(game: Game, purpose: str, die: str, count: int) -> list[int]:
    if die == "D6":
        return game.state.streams.faces(purpose, 6, count)
    return [_face(game, purpose, die) for _ in range(count)]


def roll(game: Game, purpose: str, count: int = 1, die: str = "D6", *, target: int = 0) -> list[int]:
    """Roll dice that nobody may re-roll: charts, enemies, the Darkness (GRIT-05, GRIT-06)."""
    faces = _faces(game, purpose, die, count)
    game.tell(Rolled(purpose, "", tuple(faces), target))
    return faces


class Throw(Struct):
    """Dice that a hero has rolled and may roll again: which are fresh, which were rolled again, what they should come to."""

    hero: Hero
    purpose: str
    die: str
    faces: list[int]
    fresh: list[int]
    target: int
    worth: Callable[[list[int]], bool] | None
    rerolled: list[int]

    def matters(self, faces: list[int]) -> bool:
        """Tell whether other dice could be better than these."""
        if self.worth is not None:
            return self.worth(self.faces)
        return any(face < self.target for face in faces) if self.target else any(face <= 2 for face in faces)

    def sides(self, option: Option) -> list[tuple[int, bool]]:
        """Tell of each side of a die whether it would do, where more than a number decides about that."""
        before, after = self.faces[: option.value], self.faces[option.value + 1 :]
        worth = self.worth
        return [(face, worth is not None and not worth([*before, face, *after])) for face in FACES[self.die]]

    def roll_again(self, game: Game, chosen: list[Option]) -> None:
        """Roll some of the dice a second time; no die is rolled a third time (DICE-07)."""
        game.state.aided = True
        for option in chosen:
            self.faces[option.value] = _face(game, self.purpose, self.die)
            self.fresh.remove(option.value)
            self.rerolled.append(option.value)


def throw(
    game: Game,
    hero: Hero,
    purpose: str,
    count: int = 1,
    die: str = "D6",
    *,
    target: int = 0,
    worth: Callable[[list[int]], bool] | None = None,
) -> list[int]:
    """Roll a hero's own dice, then let it re-roll with Grit, each die once (DICE-09, GRIT-01, DICE-07)."""
    faces = _faces(game, purpose, die, count)
    if purpose not in hero.rolled:
        hero.rolled.append(purpose)  # ITEM-13
    again, turns = rerolls_for(game, hero), turns_of(game, hero)
    if not (again or turns or hero.grit):
        game.tell(Rolled(purpose, hero.id, tuple(faces), target))
        return faces
    thrown = Throw(hero, purpose, die, faces, list(range(count)), target, worth, [])
    if again:
        _offer_again(game, thrown, again)
    if hero.grit and not hero.ko and count and game.grit_of(hero):
        while thrown.fresh and hero.grit:
            chosen = game.ask(_which_to_reroll(thrown))
            if not chosen:
                break
            hero.grit -= 1
            fire(game, "grit_used", hero=hero, counted=1)
            game.tell(Rolled(purpose, hero.id, tuple(faces), target, tuple(option.value for option in chosen)))
            thrown.roll_again(game, chosen)
            if again:
                _offer_again(game, thrown, again)  # DICE-09: in any order
    if again:
        thrown.fresh = list(range(count))
        _offer_again(game, thrown, rerolls_for(game, hero), last=True)
    if turns:
        turn_dice(game, hero, faces, thrown.rerolled, die, lambda: _face(game, purpose, die), thrown.matters(faces))
    game.tell(Rolled(purpose, hero.id, tuple(faces), target))
    return faces


def _offer_again(game: Game, thrown: Throw, rerolls: list[tuple[str, str, int, RollAgain]], *, last: bool = False) -> None:
    """Let a hero roll dice again that something it bears allows, without Grit, each die once (DICE-07).

    What may be used on any roll comes last, and even for dice that were rolled again.
    """
    hero = thrown.hero
    if hero.ko:
        return
    for bearer, source, number, again in rerolls:
        key = f"{hero.id}{f'-by-{bearer}' if again.for_all else ''}:{source}:r{number}"
        fits = _means(again, thrown.purpose, last) and holds(game, again.when, game.hero(bearer), None, source=source)
        if not fits or not thrown.fresh or not game.state.uses.is_ready(again.limit, key):
            continue
        question = _which_to_reroll(thrown)
        question.kind, question.most = "roll-again", min(again.dice, len(thrown.fresh))
        question.about["source"] = source
        chosen = game.ask(question)
        if chosen:
            game.state.uses.exhaust(again.limit, key)
            game.tell(Used(hero.id, source))
            game.hero(bearer).used.append(source)  # ITEM-13
            thrown.roll_again(game, chosen)


def rerolls_of(game: Game, hero: Hero) -> list[tuple[str, str, int, RollAgain]]:
    """Return what a hero bears that lets it, or all, roll dice again."""
    return game.borne[hero.id].rerolls


def rerolls_for(game: Game, hero: Hero) -> list[tuple[str, str, int, RollAgain]]:
    """Return what lets a hero roll dice again: what it bears, and what others bear for all."""
    own, shared = rerolls_of(game, hero), game.known_shared_rerolls
    if shared is None:
        every = (each for other in game.state.heroes.values() for each in rerolls_of(game, other))
        shared = game.known_shared_rerolls = [each for each in every if each[3].for_all]
    standing = {other.id for other in game.standing()} if shared else ()
    return own + [each for each in shared if each[0] != hero.id and each[0] in standing] if shared else own


def _means(again: RollAgain, purpose: str, last: bool) -> bool:
    """Tell whether dice of a roll may be rolled again by this: any roll, any test of a skill, or the roll named."""
    if "any" in again.of or last:
        return last and "any" in again.of
    return purpose.replace("-", "_") in again.of or ("test" in again.of and purpose.startswith("test-"))


def _which_to_reroll(thrown: Throw) -> ChooseSome:
    faces, fresh = thrown.faces, thrown.fresh
    return ChooseSome(
        kind="reroll",
        who=thrown.hero.id,
        options=[Option(f"die-{i + 1}", i, die=i, about={"face": faces[i]}) for i in fresh],
        most=len(fresh),
        about={"purpose": thrown.purpose, "target": thrown.target, "faces": list(faces)},
        interruptible=False,
        default=[],
        matters=thrown.matters([faces[i] for i in fresh]),
        preview=thrown.sides,
    )


def amount(game: Game, what: Amount, purpose: str, hero: Hero | None = None, counted: int = 0, source: str = "") -> int:
    """Find out an amount: a number, dice (the hero's own, if one is given), or something counted."""
    if what.count is not None:
        base = quantity(game, what.count, hero, counted, source)
    elif what.die is None:
        base = 0
    elif hero is not None:
        base = sum(throw(game, hero, purpose, what.dice, what.die))
    else:
        base = sum(roll(game, purpose, what.dice, what.die))
    return base * what.times + what.plus


def successes(faces: list[int], target: int) -> int:
    """Count the dice at or above a target (DICE-06)."""
    return sum(face >= target for face in faces)

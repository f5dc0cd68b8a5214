"""Dice that are not rolled again but turned: what a hero does to one of its own dice, once all re-rolls are over."""

from __future__ import annotations

from lantern.content.powers import TurnDie
from lantern.core.questions import ChooseOne
from lantern.rules.numbers.limits import exhaust, is_ready, renew
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.throws import Throw
from lantern.rules.numbers.triggers import can_pay, note_use, pay
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.dice import TurnTo
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.events import Rolled
from lantern.rules.table.state import Hero

LOWEST, HIGHEST = 1, 6
HIGHEST_D3 = 3  # DICE-02: a D3 that is turned to 6 counts 3
HEADS = 4  # a D6 for the coin: 1 to 3 is tails


def turn_dice(game: AnyChapter, thrown: Throw) -> None:
    """Let a hero turn dice of a roll that is otherwise final; only what rolls one again needs one that was not (DICE-07)."""
    hero = thrown.hero
    if hero.ko or hero.dead:
        return
    for source, number, turn in list(game.borne[hero.id].turns):
        if not game.goes_on():  # WIN-03
            return
        part = f"d{number}"
        affordable = turn.cost is None or can_pay(game, hero, turn.cost)
        options = _options(turn, thrown) if not turn.of or thrown.purpose.replace("-", "_") in turn.of else []
        if not options or not affordable or not is_ready(game, hero, source, turn.limit, part):
            continue
        question = ChooseOne(
            kind="turn-die",
            who=hero.id,
            options=[Nothing(), *options],
            about={"source": source, "purpose": thrown.purpose, "faces": list(thrown.faces)},
            default=0,
            matters=thrown.matters(range(len(thrown.faces))),
            interruptible=False,
        )
        chosen = game.ask(question).value
        if chosen is not None:
            exhaust(game, hero, source, turn.limit, part)
            note_use(game, hero, source)
            _turn(game, thrown, source, turn, chosen, part)


def _options(turn: TurnDie, thrown: Throw) -> list[TurnTo]:
    """Offer each different die that may be turned, and what it may show then; 0 is not known yet."""
    found: dict[tuple[int, int], TurnTo] = {}
    places = [place for place in range(len(thrown.faces)) if turn.again is None or place not in thrown.rerolled]
    for place in sorted(places, key=thrown.faces.__getitem__):
        face = thrown.faces[place]
        for new in _sides(turn, face, HIGHEST_D3 if thrown.dice[place] == "D3" else HIGHEST):
            found.setdefault((face, new), TurnTo(place, face, new, thrown.added))
    return list(found.values())


def _sides(turn: TurnDie, face: int, highest: int) -> list[int]:
    if turn.to:
        return [new for side in turn.to if (new := min(side, highest)) != face]
    if turn.coin:
        return [LOWEST + highest - face] if face in {LOWEST, highest} else []
    return [0] if turn.again is not None else [face + turn.by, max(LOWEST, face - turn.by)]


def _turn(game: AnyChapter, thrown: Throw, source: str, turn: TurnDie, chosen: tuple[int, int], part: str) -> None:
    """Pay for it, then turn the die; a coin on the wrong side leaves it, and does not count as a use."""
    hero, faces = thrown.hero, thrown.faces
    context = Context(source=source, hero=hero.id)
    place, new = chosen
    if turn.cost is not None:
        pay(game, hero, turn.cost, source)
    perform(game, turn.effect, context)
    if turn.coin and not _shows_heads(game, hero):
        renew(game, hero, source, part)
        perform(game, turn.tails, context)
        return
    if turn.again is None:
        faces[place] = new
    else:
        thrown.roll_one(game, place)
        faces[place] += turn.again
    dice = tuple(thrown.dice) if "D8" in thrown.dice else ()
    game.tell(Rolled("turned", hero.id, tuple(faces), 0, added=thrown.added, dice=dice))


def _shows_heads(game: AnyChapter, hero: Hero) -> bool:
    """Toss a coin for all to see."""
    face = game.state.streams.face("coin", HIGHEST)
    game.tell(Rolled("coin", hero.id, (face,), HEADS))
    return face >= HEADS

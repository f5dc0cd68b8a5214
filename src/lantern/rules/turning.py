"""Dice that are not rolled again but turned: what a hero does to one of its own dice, once all re-rolls are over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lantern.content.powers import TurnDie
from lantern.content.verbs.cards import DiscardThis
from lantern.core.questions import ChooseOne, Option
from lantern.rules.events import Rolled, Used
from lantern.rules.game import Context, Game
from lantern.rules.perform import perform
from lantern.rules.state import Hero
from lantern.rules.triggers import can_pay, pay

LOWEST, HIGHEST = 1, 6
HIGHEST_D3 = 3  # DICE-02: a D3 that is turned to 6 counts 3
HEADS = 4  # a D6 for the coin: 1 to 3 is tails


def turns_of(game: Game, hero: Hero) -> list[tuple[str, int, TurnDie]]:
    """Return what a hero bears that lets it turn a die."""
    return game.borne[hero.id].turns


def turn_dice(
    game: Game, hero: Hero, faces: list[int], rerolled: list[int], die: str, anew: Callable[[], int], matters: bool
) -> None:
    """Let a hero turn dice of a roll that is otherwise final; only what rolls one again needs one that was not (DICE-07)."""
    if hero.ko or hero.dead:
        return
    for source, number, turn in list(turns_of(game, hero)):
        key = f"{hero.id}:{source}:d{number}"
        affordable = turn.cost is None or can_pay(game, hero, turn.cost)
        dice = [i for i in range(len(faces)) if turn.again is None or i not in rerolled]
        options = list(_options(turn, faces, dice, HIGHEST_D3 if die == "D3" else HIGHEST))
        if not options or not affordable or not game.state.uses.is_ready(turn.limit, key):
            continue
        question = ChooseOne(
            kind="turn-die",
            who=hero.id,
            options=[Option("none", None), *options],
            about={"source": source, "faces": list(faces)},
            default=0,
            matters=matters,
            interruptible=False,
        )
        chosen = game.ask(question).value
        if chosen is not None:
            game.state.uses.exhaust(turn.limit, key)
            game.tell(Used(hero.id, source))
            hero.used.append(source)  # ITEM-13
            _turn(game, hero, source, turn, faces, chosen, anew, key)
            rerolled += [chosen[0]] if turn.again is not None else []


def _options(turn: TurnDie, faces: list[int], dice: list[int], highest: int) -> Iterator[Option]:
    """Offer each different one of these dice, and what it may show then; 0 is not known yet."""
    for face in sorted({faces[i] for i in dice}):
        index = next(i for i in dice if faces[i] == face)
        for new in _sides(turn, face, highest):
            about = {"face": face, "new": new}
            yield Option(f"turn-{face}-{new or 'again'}", (index, new), die=index, about=about)


def _sides(turn: TurnDie, face: int, highest: int) -> list[int]:
    if turn.to:
        return [new for side in turn.to if (new := min(side, highest)) != face]
    if turn.coin:
        return [LOWEST + highest - face] if face in {LOWEST, highest} else []
    return [0] if turn.again is not None else [face + turn.by, max(LOWEST, face - turn.by)]


def _turn(
    game: Game,
    hero: Hero,
    source: str,
    turn: TurnDie,
    faces: list[int],
    chosen: tuple[int, int],
    anew: Callable[[], int],
    key: str,
) -> None:
    """Pay for it, then turn the die; a coin on the wrong side leaves it, and does not count as a use."""
    context = Context(source=source, hero=hero.id)
    index, new = chosen
    if turn.cost is not None:
        pay(game, hero, turn.cost, source)
        if turn.cost.discard:
            perform(game, (DiscardThis(),), context)
    perform(game, turn.effect, context)
    if turn.coin and not _shows_heads(game, hero):
        game.state.uses.renew(key)
        perform(game, turn.tails, context)
        return
    faces[index] = new if turn.again is None else anew() + turn.again
    game.tell(Rolled("turned", hero.id, tuple(faces), 0))


def _shows_heads(game: Game, hero: Hero) -> bool:
    """Toss a coin for all to see."""
    face = game.state.streams.face("coin", HIGHEST)
    game.tell(Rolled("coin", hero.id, (face,), HEADS))
    return face >= HEADS

"""Dice: throws, and the one chance to re-roll each die (chapter 01, GRIT)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import structs

from lantern.content.bends.moving import MoreDice
from lantern.content.powers import RollAgain
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import ChooseSome
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.in_play import holds
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.quantities import quantity
from lantern.rules.numbers.throws import RerollDie, Stake, Throw, Wounding, faces_of
from lantern.rules.numbers.triggers import fire, note_use
from lantern.rules.numbers.turning import turn_dice
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.events import Rolled
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero

#: The Grit that rolling dice again costs (GRIT-01).
REROLL_PRICE = 1


def roll(
    game: AnyChapter,
    purpose: str,
    count: int = 1,
    die: str = "D6",
    target: int = 0,
    added: tuple[tuple[str, int], ...] = (),
    whose: tuple[str, ...] = (),
    hits: Callable[[int], int] | None = None,
    powers: tuple[str, ...] = (),
) -> list[int]:
    """Roll dice that nobody may re-roll: charts, enemies, the Darkness (GRIT-05, GRIT-06).

    What is `added` is only told, and so is `whose` each die is, and as how many `hits` a face counts by which `powers`.
    """
    faces = faces_of(game, purpose, [die] * count)
    if game.telling:
        told = Rolled(purpose, "", tuple(faces), target, added=added, whose=whose, dice=(die,) * count if die == "D8" else ())
        counts = tuple(map(hits, faces)) if hits is not None else ()
        game.tell(structs.replace(told, hits=counts, powers=powers) if max(counts, default=0) > 1 else told)
    else:
        game.spend()
    return faces


def throw(
    game: AnyChapter,
    hero: Hero,
    purpose: str,
    count: int = 1,
    die: str = "D6",
    *,
    target: int = 0,
    worth: Callable[[list[int]], bool] | None = None,
    grit: bool = True,
    dear: Callable[[list[int]], bool] | None = None,
    gain: Callable[[list[int]], float] | None = None,
    less: bool = False,
    added: tuple[tuple[str, int], ...] = (),
    stake: Callable[[list[int]], Stake] | None = None,
) -> list[int]:
    """Roll a hero's own dice of one kind, which it may then roll again (DICE-09), unless a card bars Grit.

    `worth` is whether others could be better, `dear` whether that would be worth a Grit, `gain` what they come to, `less`
    whether the least is the best; what is `added` is only told, and so is the `stake`: what is lost if they stay as they are.
    """
    return _throw(
        game, hero, purpose, [die] * count, target, worth, (), grit, dear, gain=gain, less=less, added=added, stake=stake
    )


def throw_together(
    game: AnyChapter,
    hero: Hero,
    purpose: str,
    dice: Sequence[str],
    *,
    target: int = 0,
    worth: Callable[[list[int]], bool] | None = None,
    needed: Sequence[int] = (),
    grit: bool = True,
    wounding: Callable[[list[int]], Wounding] | None = None,
    gain: Callable[[list[int]], float] | None = None,
    settled: Callable[[list[int]], bool] | None = None,
    added: tuple[tuple[str, int], ...] = (),
) -> list[int]:
    """Roll a hero's own dice, then let it re-roll with Grit, each die once (DICE-09, GRIT-01, DICE-07).

    They may be of several kinds; `grit` is whether Grit may be used on them. `needed` is what each of them must show, where
    that is not the same for all; `wounding` tells of Damage what each meets, and what it must show to wound, `gain` what
    they come to; what is `added` to each is only told. Before Grit is asked for, they may be `settled` otherwise.
    """
    return _throw(
        game, hero, purpose, dice, target, worth, tuple(needed), grit,
        wounding=wounding, gain=gain, settled=settled, added=added,
    )  # fmt: skip


def _throw(
    game: AnyChapter,
    hero: Hero,
    purpose: str,
    dice: Sequence[str],
    target: int,
    worth: Callable[[list[int]], bool] | None,
    mixed: tuple[int, ...],
    grit: bool,
    dear: Callable[[list[int]], bool] | None = None,
    wounding: Callable[[list[int]], Wounding] | None = None,
    gain: Callable[[list[int]], float] | None = None,
    settled: Callable[[list[int]], bool] | None = None,
    less: bool = False,
    added: tuple[tuple[str, int], ...] = (),
    stake: Callable[[list[int]], Stake] | None = None,
) -> list[int]:
    count = len(dice)
    faces = faces_of(game, purpose, dice)
    if purpose not in hero.rolled:
        hero.rolled.append(purpose)  # ITEM-13
    borne = game.borne.get(hero.id) or game.borne[hero.id]
    shared = game.overall.shared_rerolls
    again, turns = borne.rerolls if shared is not None and not shared else rerolls_for(game, hero), borne.turns
    if not (again or turns or (grit and hero.grit >= REROLL_PRICE)):
        _tell(game, hero, purpose, dice, faces, target, mixed, added=added)
        return faces
    fresh = list(range(count))
    thrown = Throw(
        hero, purpose, dice, faces, fresh, target, worth, mixed,
        grit=grit, dear=dear, wounding=wounding, gain=gain, less=less, added=added, stake=stake,
    )  # fmt: skip
    if again:
        _offer_again(game, thrown, again)
    if _may_use_grit(game, thrown):
        while thrown.fresh and hero.grit >= REROLL_PRICE and _is_asked(game, thrown):
            if settled is not None and thrown.is_worth_grit() and settled(faces):
                _tell(game, hero, purpose, dice, faces, target, mixed, added=added)
                return faces
            chosen = [option.value for option in game.ask(_for_grit(thrown))]
            if not chosen:
                break
            hero.grit -= REROLL_PRICE
            fire(game, "grit_used", hero=hero, counted=REROLL_PRICE)
            if not game.goes_on():  # WIN-03
                return faces
            _tell(game, hero, purpose, dice, faces, target, mixed, chosen, added)
            thrown.roll_again(game, chosen)
            if again:
                _offer_again(game, thrown, again)  # DICE-09: in any order
    if again:
        _offer_again(game, thrown, rerolls_for(game, hero), True)
    if turns:
        turn_dice(game, thrown)
    _tell(game, hero, purpose, dice, faces, target, mixed, added=added)
    return faces


def one_again(game: AnyChapter, hero: Hero, purpose: str, die: str, faces: list[int], source: str) -> list[int]:
    """Let a hero roll one die of a roll again that takes no Grit, thanks to something that it bears."""
    thrown = Throw(hero, purpose, (die,) * len(faces), faces, list(range(len(faces))), 0, None, ())
    question = _which_to_reroll(thrown)
    question.kind, question.most, question.about["source"] = "roll-again", 1, source
    chosen = [option.value for option in game.ask(question)]
    if chosen:
        note_use(game, hero, source)
        thrown.roll_again(game, chosen)
        _tell(game, hero, purpose, thrown.dice, faces, 0, ())
    return faces


def _tell(
    game: AnyChapter,
    hero: Hero,
    purpose: str,
    dice: Sequence[str],
    faces: Sequence[int],
    target: int,
    needed: tuple[int, ...],
    again: Sequence[int] = (),
    added: tuple[tuple[str, int], ...] = (),
) -> None:
    """Tell what a hero rolled, and of dice To Hit in which attack."""
    if not game.telling:
        game.spend()
        return
    attack = game.attack if purpose == "to-hit" else None
    kind, weapon = (attack.kind, attack.weapon or "") if attack is not None else ("", "")
    others = tuple(dice) if "D8" in dice else ()
    game.tell(Rolled(purpose, hero.id, tuple(faces), target, tuple(again), needed, kind, weapon, added, dice=others))


def _offer_again(game: AnyChapter, thrown: Throw, rerolls: list[tuple[str, str, int, RollAgain]], last: bool = False) -> None:
    """Let a hero roll dice again that something it bears allows, without Grit, each die once (DICE-07).

    What may be used on any roll comes last.
    """
    hero = thrown.hero
    if hero.ko:
        return
    for each in rerolls:
        if not _is_offered(game, thrown, each, last=last):
            continue
        bearer, source, number, again = each
        owner, part = game.hero(bearer), _part(hero, number, again)
        chosen = [option.value for option in game.ask(_for_nothing(thrown, each))]
        if chosen:
            exhaust(game, owner, source, again.limit, part)
            note_use(game, owner, source)
            thrown.roll_again(game, chosen)
            for _ in range(thrown.successes(chosen) if thrown.target else 0):
                perform(game, again.each_success, Context(source=source, hero=owner.id))


def _is_offered(game: AnyChapter, thrown: Throw, reroll: tuple[str, str, int, RollAgain], *, last: bool) -> bool:
    """Tell whether something lets a hero roll dice of a throw again now."""
    bearer, source, number, again = reroll
    if not _means(again, thrown.purpose, last) or not thrown.fresh:
        return False
    owner = game.hero(bearer)
    if not holds(game, again.when, owner, None, source=source):
        return False
    return is_ready(game, owner, source, again.limit, _part(thrown.hero, number, again))


def _part(hero: Hero, number: int, again: RollAgain) -> str:
    """Name the use of a re-roll; what is for all may be used once for each."""
    return f"r{number}@{hero.id}" if again.for_all else f"r{number}"


def other_ways(game: AnyChapter, question: ChooseSome) -> list[ChooseSome]:
    """Return the other ways to roll the dice of a question again: what is asked, in order, if they are let lie (DICE-09)."""
    die = question.options[0] if question.options else None
    if not isinstance(die, RerollDie):
        return []
    thrown, source = die.thrown, question.about.get("source")
    rerolls = [] if thrown.hero.ko else rerolls_for(game, thrown.hero)
    first, last = [each for each in rerolls if "any" not in each[3].of], [each for each in rerolls if "any" in each[3].of]
    found: list[ChooseSome] = []
    if question.kind == "roll-again" and source in [each[1] for each in last]:
        last = _after(last, source)
    elif question.kind == "roll-again":
        found += [_for_nothing(thrown, each) for each in _after(first, source) if _is_offered(game, thrown, each, last=False)]
        found += [_for_grit(thrown)] if _may_use_grit(game, thrown) else []
    found += [_for_nothing(thrown, each) for each in last if _is_offered(game, thrown, each, last=True)]
    return [each for each in found if game.wants_to_be_asked(each)]


def _after(rerolls: list[tuple[str, str, int, RollAgain]], source: object) -> list[tuple[str, str, int, RollAgain]]:
    """Return what comes after the re-rolls of one source."""
    return rerolls[max((at + 1 for at, each in enumerate(rerolls) if each[1] == source), default=0) :]


def rerolls_for(game: AnyChapter, hero: Hero) -> list[tuple[str, str, int, RollAgain]]:
    """Return what lets a hero roll dice again: what it bears, and what others bear for all."""
    own, shared = (game.borne.get(hero.id) or game.borne[hero.id]).rerolls, game.overall.shared_rerolls
    if shared is None:
        shared = game.overall.shared_rerolls = _shared_rerolls(game)
    return own if not shared else [*[each for each in own if each[3].others_within is None], *_lent_by(game, hero, shared)]


def _shared_rerolls(game: AnyChapter) -> list[tuple[str, str, int, RollAgain]]:
    every = (each for other in game.state.heroes.values() for each in game.borne[other.id].rerolls)
    return [each for each in every if each[3].for_all or each[3].others_within is not None]


def _lent_by(
    game: AnyChapter, hero: Hero, shared: list[tuple[str, str, int, RollAgain]]
) -> Iterator[tuple[str, str, int, RollAgain]]:
    """Yield what those of the others who stand, near enough, bear for a hero."""
    standing = {other.id: other for other in game.standing()}
    return (each for each in shared if each[0] != hero.id and _is_near(game, standing.get(each[0]), hero, each[3]))


def _is_near(game: AnyChapter, other: Hero | None, hero: Hero, again: RollAgain) -> bool:
    """Tell whether a hero stands, and near enough to help another (BOARD-14)."""
    if other is None or again.others_within is None:
        return other is not None
    return isinstance(game, Game) and game.board.distance(other.space, hero.space) <= again.others_within


def _means(again: RollAgain, purpose: str, last: bool) -> bool:
    """Tell whether dice of a roll may be rolled again by this: any roll, any test of a skill, or the roll named."""
    if "any" in again.of or last:
        return last and "any" in again.of
    return purpose.replace("-", "_") in again.of or ("test" in again.of and purpose.startswith("test-"))


def _may_use_grit(game: AnyChapter, thrown: Throw) -> bool:
    """Tell whether a hero may roll dice again with Grit (GRIT-01)."""
    hero = thrown.hero
    if not (thrown.grit and hero.grit >= REROLL_PRICE and thrown.fresh and (not hero.ko or hero.id in game.rising)):
        return False
    return game.grit_of(hero) >= REROLL_PRICE


def _is_asked(game: AnyChapter, thrown: Throw) -> bool:
    """Tell whether somebody may be asked which dice to roll again; most often none could be better, and nobody is."""
    return thrown.is_worth_grit() or not game.asks_only_what_matters()


def _for_grit(thrown: Throw) -> ChooseSome:
    question = _which_to_reroll(thrown)
    question.matters = thrown.is_worth_grit()
    return question


def _for_nothing(thrown: Throw, reroll: tuple[str, str, int, RollAgain]) -> ChooseSome:
    _, source, _, again = reroll
    question, most = _which_to_reroll(thrown), len(thrown.fresh)
    question.kind, question.most = "roll-again", most if again.any_number else min(again.dice, most)
    question.about["source"] = source
    question.matters = thrown.is_better_again(thrown.fresh)
    return question


def _which_to_reroll(thrown: Throw) -> ChooseSome:
    faces, fresh = thrown.faces, thrown.fresh
    return ChooseSome(
        kind="reroll",
        who=thrown.hero.id,
        options=[RerollDie(i, faces[i], thrown) for i in fresh],
        most=len(fresh),
        about={"purpose": thrown.purpose, "target": thrown.target, "faces": list(faces), "needed": list(thrown.needed)},
        interruptible=False,
        default=[],
    )


def amount(
    game: AnyChapter,
    what: Amount,
    purpose: str,
    hero: Hero | None = None,
    counted: int = 0,
    source: str = "",
    worth: Callable[[list[int]], bool] | None = None,
    gain: Callable[[list[int]], float] | None = None,
    less: bool = False,
) -> int:
    """Find out an amount: a number, dice added up (THREAT-06; the hero's own, if one is given), or something counted.

    Dice tell what the `source` adds to them.
    """
    if what.count is not None:
        base = quantity(game, what.count, hero, counted, source)
    elif what.die is None:
        base = 0
    else:
        added = ((source, what.plus),) if what.plus and source and what.times == 1 else ()
        if hero is not None:
            base = sum(throw(game, hero, purpose, what.dice, what.die, worth=worth, gain=gain, less=less, added=added))
        else:
            base = sum(roll(game, purpose, what.dice, what.die, added=added))
    return base * what.times + what.plus


def how_many(game: AnyChapter, what: Amount, purpose: str, context: Context, hero: Hero | None = None) -> int:
    """Find out how much comes or goes: what is counted is a hero's, or the reader's; what is rolled is nobody's (GRIT-05)."""
    if what.count is None:
        return amount(game, what, purpose, source=context.source)
    me = game.hero(context.hero) if hero is None and context.hero else hero
    return amount(game, what, purpose, me, context.counted, context.source)


def successes(faces: list[int], target: int) -> int:
    """Count the dice at or above a target (DICE-06)."""
    return sum([face >= target for face in faces])


def dice_of(game: AnyChapter, hero: Hero, roll: str) -> int:
    """Return how many dice a hero rolls to Move (MOVE-01) or Escape (ESCAPE-02): one, or more of which one counts (MUT-11)."""
    more = bends(game, hero, MoreDice)
    return 1 + sum([bend.dice for _, bend in more if bend.roll == roll]) if more else 1

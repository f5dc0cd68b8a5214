"""Every kind of question, declared once: whose it is, how it is answered, what it offers, what it is about, its default.

The words of a kind are `ask-KIND` in the language files, and policies are set by it. The page docs/questions.md is written from
this list, and what is asked in tested games must be in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Literal

from msgspec import Struct

from lantern.core.questions import ChooseAmount, ChooseOne, ChooseSome, Confirm, Option, PutInOrder, Question
from lantern.core.table import PARTY
from lantern.rules.attack.assigning import CarryTo, GiveHits
from lantern.rules.attack.hero_attacks import Melee, Shoot
from lantern.rules.belongings.goods import BuyGood
from lantern.rules.map.movement import Escape
from lantern.rules.map.searching import Scavenge
from lantern.rules.numbers.throws import RerollDie
from lantern.rules.table.choices.dice import (
    BurnOil,
    CallNumber,
    CountDie,
    GiveHit,
    HitHarder,
    PickDie,
    SpendOnHit,
    TurnTo,
    UseForHit,
)
from lantern.rules.table.choices.models import ChooseEnemy, ChooseHero, Drag, HelpUp, IsolateModel
from lantern.rules.table.choices.plain import (
    AnyMission,
    DrawWorld,
    EndActivation,
    Fits,
    HealNow,
    KeepDice,
    LetGo,
    LetItCome,
    LetItGo,
    Nothing,
    OtherHeroes,
    OtherMission,
    SetOutNow,
    SpendGrit,
    Stop,
    StopFire,
    StopHits,
    StopTheBleeding,
    TakeGrit,
    TopOfDread,
)
from lantern.rules.table.choices.spaces import (
    BeamTo,
    BlastFrom,
    BurnAt,
    EnemyTo,
    MoveTo,
    StartAt,
    StepAside,
    TeleportTo,
    ThrowAt,
    TrapAt,
)
from lantern.rules.table.choices.things import (
    CardInRow,
    ChooseCard,
    ChooseDeck,
    ChooseItem,
    CountRow,
    DiscardItem,
    DiscardToken,
    GiveInReturn,
    Hold,
    Lead,
    NameEnemies,
    RefuseToken,
    SwapToken,
    ThrowToken,
)
from lantern.rules.table.choices.tiles import Explore, LayTile, LookThroughDoor, LookThroughGate, MakeGate
from lantern.rules.table.choices.town import (
    AtTheCampSite,
    AtTheHotel,
    DoneHere,
    NowhereToday,
    RideTo,
    TownTotal,
    UseService,
    Visit,
)
from lantern.rules.table.choices.using import ChooseEffect, ComesNext, Use

AskedOf = Literal["hero", "party", "either"]
Offers = tuple[type[Option], ...]
#: What a default answer comes to: an option of one of these classes, or the answer in a word.
Default = Offers | Literal["yes", "no", "none", "all", "as listed", "enough"] | None


class Kind(Struct, frozen=True):
    """A kind of question."""

    name: str
    form: type[Question]
    whose: AskedOf
    offers: Offers = ()
    #: What it may tell of what is asked, besides who is asked.
    about: tuple[str, ...] = ()
    #: What is answered for somebody who does not want to be asked; None: such a question is always asked.
    default: Default = None


def _cancel(moment: str, *about: str) -> Kind:
    """Declare the offer to keep something from happening."""
    return Kind(f"cancel-{moment}", ChooseOne, "hero", (Nothing, Use), about, (Nothing,))


SET_UP = (
    Kind("starting-upgrade", ChooseOne, "hero", (ChooseCard,)),
    Kind("learn-card", ChooseOne, "hero", (ChooseCard,), ("hand",)),
    Kind("free-token", ChooseOne, "hero", (ChooseCard,)),
    Kind("light-bearer", ChooseOne, "party", (ChooseHero,)),
    Kind("placed-first", ChooseOne, "party", (ChooseHero,)),
    Kind("start-space", ChooseOne, "hero", (StartAt,)),
)
TURN = (
    Kind("flee", Confirm, "either", default="no"),
    Kind("level-up", Confirm, "hero", about=("level", "xp"), default="no"),
    Kind("level-upgrade", ChooseOne, "hero", (ChooseCard,), ("level",)),
    Kind("exchange", ChooseAmount, "hero", about=("source", "pool", "other")),
    Kind("share-growth", ChooseAmount, "hero", about=("points", "stat", "rest")),
    Kind("name-enemies", ChooseOne, "hero", (NameEnemies,), ("source",)),
    Kind("acts-first", ChooseOne, "party", (ChooseHero,)),
    Kind("hands", ChooseOne, "hero", (Hold,), default=(Hold,)),
    Kind("clothes", ChooseOne, "hero", (Hold,), default=(Hold,)),
    Kind("recover", Confirm, "hero", default="yes"),
    Kind("get-up", Confirm, "hero", about=("source",), default="yes"),
    Kind("hold-back-anew", ChooseOne, "hero", (Nothing, Use), ("faces",), (Nothing,)),
    Kind("lantern-oil", ChooseOne, "party", (KeepDice, BurnOil), ("faces",), (KeepDice,)),
    Kind("effect-order", PutInOrder, "party", (ComesNext,), default="as listed"),
)
MOVING = (
    Kind("move-die", ChooseOne, "hero", (CountDie,), ("faces",)),
    Kind("recover-grit", Confirm, "hero", about=("face",), default="yes"),
    Kind("move", ChooseOne, "hero", (MoveTo, Escape, Drag, LetGo, SpendGrit, Use, Stop), ("points", "escape")),
    Kind("press-on", ChooseOne, "hero", (Nothing, MoveTo), ("source", "spaces")),
    Kind("teleport-to", ChooseOne, "hero", (TeleportTo,), ("points",)),
    Kind("pushed-aside", ChooseOne, "either", (StepAside,)),
    Kind("spend-grit-now", ChooseOne, "hero", (SpendGrit, Use, LetItGo), default=(SpendGrit, LetItGo)),
)
ACTING = (
    Kind(
        "act",
        ChooseOne,
        "hero",
        (Scavenge, LookThroughDoor, LookThroughGate, Melee, Shoot, ThrowToken, HelpUp, Use, Lead, EndActivation),
    ),
    Kind("turn-tile", ChooseOne, "hero", (LayTile,), ("tile",)),
    Kind("reveal-first", ChooseOne, "party", (Explore,)),
    Kind("encounter-order", PutInOrder, "party", (CardInRow,)),
    Kind("which-door", ChooseOne, "hero", (MakeGate,)),
    Kind("choose-world", ChooseOne, "hero", (DrawWorld, ChooseCard), ("source",), (DrawWorld,)),
    Kind("leader", ChooseOne, "party", (ChooseHero,), ("companion",)),
    Kind("take-light", ChooseOne, "party", (ChooseHero,)),
)
ATTACKING = (
    Kind("assign-hits", ChooseOne, "hero", (GiveHits, CarryTo, StopHits), ("hits", "criticals"), (GiveHits,)),
    Kind("which-hits", ChooseSome, "hero", (GiveHit,), ("enemy",)),
    Kind("quickdraw", ChooseOne, "hero", (Shoot, Nothing)),
    Kind("early-attack", ChooseOne, "hero", (Use, Nothing), ("source",)),
    Kind("pistol-fanning", Confirm, "hero"),
    Kind("call-shot", ChooseOne, "hero", (Nothing, CallNumber), ("source",), (Nothing,)),
    Kind("special-shot", ChooseOne, "hero", (Nothing, SpendOnHit), ("faces", "pool", "left"), (Nothing,)),
    Kind("hit-harder", ChooseOne, "hero", (Nothing, HitHarder), ("faces",), (Nothing,)),
    Kind("add-damage", ChooseOne, "hero", (Nothing, UseForHit), ("faces",), (Nothing,)),
    Kind("stronger-throw", Confirm, "hero", about=("source",), default="no"),
    Kind("throw-at", ChooseOne, "hero", (ThrowAt,), ("token",)),
    Kind("blast-at", ChooseOne, "hero", (BlastFrom,), ("source",)),
    Kind("lay-trap", ChooseOne, "hero", (TrapAt,), ("source",)),
    Kind("set-off", ChooseOne, "hero", (TrapAt,), ("source",)),
    Kind("beam-to", ChooseOne, "hero", (BeamTo,), ("source",)),
    Kind("hellfire", ChooseOne, "hero", (BurnAt, StopFire)),
    Kind("which-enemy", ChooseOne, "hero", (ChooseEnemy,), ("source",)),
    Kind("isolate", ChooseOne, "hero", (IsolateModel,), ("source",)),
    Kind("push-enemy", ChooseOne, "hero", (Nothing, EnemyTo), ("source",)),
)
ENEMIES = (
    Kind("enemy-rolls-again", ChooseOne, "hero", (Nothing, PickDie), ("source", "faces", "target", "worth"), (Nothing,)),
    Kind("enemy-order", ChooseOne, "party", (ChooseEnemy,), default=(ChooseEnemy,)),
    Kind("enemy-space", ChooseOne, "party", (EnemyTo,)),
    Kind("attacked-first", ChooseOne, "party", (ChooseHero,), default=(ChooseHero,)),
)
DICE = (
    Kind("reroll", ChooseSome, "hero", (RerollDie,), ("purpose", "target", "faces", "needed"), "none"),
    Kind("roll-again", ChooseSome, "hero", (RerollDie,), ("purpose", "target", "faces", "needed", "source"), "none"),
    Kind("turn-die", ChooseOne, "hero", (Nothing, TurnTo), ("source", "purpose", "faces"), (Nothing,)),
    Kind("help-test", ChooseOne, "hero", (Nothing, Use), ("skill", "target"), (Nothing,)),
    Kind("test-order", PutInOrder, "party", (ChooseHero,), default="as listed"),
    Kind("level-order", PutInOrder, "party", (ChooseHero,), default="as listed"),
    Kind("reroll-chart", Confirm, "hero", about=("chart", "result"), default="no"),
    Kind("pay-more", ChooseAmount, "hero", about=("source", "pool")),
    Kind("add-to-casting", ChooseAmount, "hero", about=("source", "total", "number", "pool"), default="enough"),
)
CARDS = (
    Kind("choose", ChooseOne, "either", (ChooseEffect, Nothing), ("source",)),
    Kind("bargain", ChooseOne, "party", (ChooseHero, Nothing), ("source",)),
    Kind("any-upgrade", ChooseOne, "hero", (ChooseCard,), ("source",)),
    Kind("one-hero", ChooseOne, "party", (ChooseHero,), ("source",)),
    Kind("for-whom", ChooseOne, "hero", (ChooseHero,), ("source",)),
    Kind("discard-card", ChooseOne, "hero", (ChooseCard,), ("source", "hand")),
    Kind("who-pays", ChooseOne, "party", (ChooseHero,), ("source",)),
    Kind("use-trigger", Confirm, "either", about=("source",), default="no"),
    Kind("gain", Confirm, "hero", about=("what", "source"), default="yes"),
    Kind("draw", Confirm, "either", about=("deck",), default="yes"),
    Kind("own-token", Confirm, "hero", about=("source", "tile"), default="no"),
    Kind("redraw", Confirm, "hero", about=("card",), default="no"),
    Kind("redraw-threat", Confirm, "hero", about=("card", "grit"), default="no"),
    Kind("draw-three", Confirm, "hero", about=("card", "source"), default="no"),
    Kind("card-to-use", ChooseOne, "hero", (CardInRow,)),
    Kind("card-on-top", ChooseOne, "hero", (CardInRow,)),
    Kind("card-to-keep", ChooseOne, "hero", (CardInRow,)),
    Kind("card-to-discard", ChooseOne, "hero", (CardInRow, Nothing)),
    Kind("take-gold", ChooseAmount, "hero", about=("source",)),
    Kind("which-deck", ChooseOne, "hero", (ChooseDeck,), ("source",)),
    Kind("next-card", ChooseOne, "either", (ChooseCard, TopOfDread, Nothing), ("source",)),
    Kind("cancel-card", Confirm, "hero", about=("card", "source"), default="no"),
    Kind("cancel-dread", Confirm, "hero", about=("card",)),
    Kind("grit-for-dread", ChooseOne, "hero", (Nothing, Use), ("card",), (Nothing,)),
    _cancel("darkness-card", "card"),
    _cancel("dread-card", "card"),
    _cancel("darkness-moves"),
    _cancel("darkness-space"),
    _cancel("depth-event"),
)
HARM = (
    Kind("before-test", ChooseOne, "hero", (LetItCome, Use, StopTheBleeding), ("source", "skill"), (LetItCome,)),
    Kind("before-harm", ChooseOne, "hero", (LetItCome, Use, StopTheBleeding), ("source",), (LetItCome,)),
    Kind("before-attack", ChooseOne, "hero", (LetItCome, Use, StopTheBleeding), ("source",), (LetItCome,)),
    _cancel("harm"),
    _cancel("sanity-harm"),
    _cancel("voices"),
    _cancel("enemy-attack"),
    _cancel("injury", "card"),
    _cancel("hazard", "card"),
    Kind("store-corruption", Confirm, "hero", about=("source",), default="yes"),
    Kind("revive", Confirm, "hero", default="yes"),
    Kind("pass-hit", ChooseOne, "hero", (Nothing, ChooseEnemy, ChooseHero), ("source",), (Nothing,)),
    Kind("stay-up", Confirm, "hero", about=("source",), default="yes"),
    Kind("reassure", Confirm, "hero", about=("source", "hero", "wounds", "sanity"), default="no"),
    Kind("lend-skill", Confirm, "hero", about=("source", "hero", "skill", "target", "dice"), default="no"),
    Kind("stop-bleeding", Confirm, "hero", default="yes"),
    Kind("cancel-marker", ChooseOne, "hero", (ChooseCard,)),
    Kind("heal-wounds", ChooseAmount, "hero", about=("points",)),
    Kind("heal-share", ChooseAmount, "either", about=("hero", "points")),
    Kind("heal-or-grit", ChooseOne, "hero", (HealNow, TakeGrit), default=(TakeGrit,)),
    Kind("cure", ChooseOne, "hero", (ChooseCard,), ("source",)),
    Kind("chart-result", ChooseOne, "hero", (CountRow,), ("chart",)),
    Kind("fuse-item", ChooseOne, "hero", (ChooseItem,)),
)
BELONGINGS = (
    Kind("full-bag", ChooseOne, "hero", (RefuseToken, SwapToken, Fits), ("token",)),
    Kind("bag-too-small", ChooseOne, "hero", (DiscardToken, Fits)),
    Kind("lose-item", ChooseOne, "hero", (DiscardItem,), ("source",)),
    Kind("spare-things", Confirm, "hero", about=("card", "source"), default="yes"),
    Kind("discard-token", ChooseOne, "hero", (ChooseCard,), ("source",)),
    Kind("too-heavy", ChooseOne, "hero", (DiscardItem, Fits)),
    Kind("one-too-many", ChooseOne, "hero", (DiscardItem, Fits), ("source",)),
    Kind("throw-away", ChooseOne, "hero", (DiscardItem, Nothing)),
    Kind("accept-gift", Confirm, "hero", about=("thing",), default="yes"),
    Kind("swap-for", ChooseOne, "hero", (GiveInReturn, Nothing), ("thing",)),
    Kind("how-much", ChooseAmount, "hero", about=("what",)),
    Kind("ready-item", ChooseOne, "hero", (ChooseCard,), ("source",)),
)

BETWEEN = (
    Kind("lodging", ChooseOne, "hero", (AtTheHotel, AtTheCampSite), default=(AtTheHotel, AtTheCampSite)),
    Kind("visit", ChooseOne, "hero", (Visit, NowhereToday)),
    Kind("meets-event", ChooseOne, "party", (ChooseHero,), default=(ChooseHero,)),
    Kind("business", ChooseOne, "hero", (BuyGood, UseService, DoneHere), ("location",)),
    Kind("buy-offered", ChooseOne, "hero", (BuyGood, DoneHere), ("source",)),
    Kind("cast-anyway", Confirm, "hero", about=("card", "source"), default="yes"),
    Kind("forge-onto", ChooseOne, "hero", (ChooseItem,), ("source",)),
    Kind("haggle", Confirm, "hero", about=("source", "gold"), default="no"),
    Kind("gamble-dice", ChooseSome, "hero", (PickDie,), ("source", "faces", "gold")),
    Kind("bet", ChooseAmount, "hero", about=("source", "faces", "target")),
    Kind("raise-bet", Confirm, "hero", about=("source", "faces", "gold", "target"), default="no"),
    Kind("cheat", Confirm, "hero", about=("source",), default="no"),
    Kind("spin-again", Confirm, "hero", about=("source", "points", "gold")),
    Kind("another-round", Confirm, "hero", about=("source", "gold")),
    Kind("stand-and-fight", Confirm, "hero", about=("source",)),
    Kind("pay-price", Confirm, "hero", about=("source", "gold", "short")),
    Kind("treat", ChooseOne, "hero", (CardInRow,), ("source",)),
    Kind("try-to-cure", ChooseSome, "hero", (CardInRow,), ("source",)),
    Kind("sell-dark-stone", ChooseAmount, "hero", about=("source",)),
    Kind("how-much-corruption", ChooseAmount, "hero", about=("source",)),
    Kind("stake", ChooseAmount, "hero", about=("source",)),
    Kind("bet-space", ChooseAmount, "hero", about=("source",)),
    Kind("raise-whom", ChooseOne, "hero", (ChooseHero,), ("source",)),
    Kind("pay-for", ChooseAmount, "hero", about=("what", "price", "share")),
    Kind("leave-town", Confirm, "hero", about=("day",)),
    Kind("be-robbed", ChooseOne, "hero", (ChooseEffect, DiscardItem), ("source",)),
    Kind("protect", ChooseOne, "hero", (Visit,), ("source",)),
    Kind("take-part", Confirm, "hero", about=("source",)),
    Kind("how-many", ChooseAmount, "hero", about=("source",)),
    Kind("town-size", ChooseOne, "party", (RideTo,)),
    Kind("town-type", ChooseOne, "hero", (TownTotal,), ("source", "result"), (TownTotal,)),
    Kind("another-day", Confirm, "hero", about=("chart", "result", "source"), default="no"),
    Kind("meets-hazard", ChooseOne, "party", (ChooseHero,), default=(ChooseHero,)),
    Kind("next-mission", ChooseOne, "party", (ChooseCard, AnyMission)),
    Kind("newcomer", ChooseOne, "party", (ChooseCard, Nothing)),
    Kind("who-goes", ChooseSome, "party", (ChooseHero,), default="all"),
    Kind("set-out", ChooseOne, "party", (SetOutNow, OtherMission, OtherHeroes), ("mission", "heroes"), (SetOutNow,)),
)

#: The kinds by the part of the game to which they belong.
CHAPTERS: dict[str, tuple[Kind, ...]] = {
    "Before the adventure": SET_UP,
    "The turn": TURN,
    "Moving": MOVING,
    "Searching and acting": ACTING,
    "Attacking": ATTACKING,
    "Enemies": ENEMIES,
    "Dice": DICE,
    "Cards and effects": CARDS,
    "Harm and healing": HARM,
    "Belongings": BELONGINGS,
    "Between adventures": BETWEEN,
}
QUESTIONS: dict[str, Kind] = {kind.name: kind for kinds in CHAPTERS.values() for kind in kinds}


def undeclared(question: Question) -> list[str]:
    """Tell in what a question differs from how its kind is declared."""
    kind = QUESTIONS.get(question.kind)
    if kind is None:
        return [f"questions of kind '{question.kind}' are not declared"]
    found = []
    if type(question) is not kind.form:
        found.append(f"'{kind.name}' is declared as {kind.form.__name__}, not as {type(question).__name__}")
    if kind.whose != "either" and (question.who == PARTY) != (kind.whose == "party"):
        found.append(f"'{kind.name}' is not declared to be asked of {question.who}")
    offered = {type(option).__name__ for option in getattr(question, "options", [])}
    if more := offered - {option.__name__ for option in kind.offers}:
        found.append(f"'{kind.name}' is not declared to offer {', '.join(sorted(more))}")
    found += misnamed(getattr(question, "options", []))
    if more := question.about.keys() - set(kind.about):
        found.append(f"'{kind.name}' is not declared to be about {', '.join(sorted(more))}")
    if not _fits(kind.default, question):
        found.append(f"'{kind.name}' is not declared to have {question.default} as its default")
    return found


def misnamed(options: Iterable[Option]) -> list[str]:
    """Tell which keys do not read as those of their class are declared to."""
    return [
        f"the key '{option.key}' of {type(option).__name__} does not read as {' or '.join(type(option).shapes)}"
        for option in options
        if not any(pattern.fullmatch(option.key) for pattern in _patterns(type(option)))
    ]


@cache
def _patterns(option: type[Option]) -> list[re.Pattern[str]]:
    """Return what keys of a class must match: a word in capitals stands for anything, N for a number."""
    anything = (re.sub(r"[A-Z]{2,}", ".+", re.escape(shape)) for shape in option.shapes)
    return [re.compile(re.sub(r"\bN\b", r"\\d+", shape)) for shape in anything]


def _fits(declared: Default, question: Question) -> bool:
    """Tell whether a default is as declared; who must decide, as when a single hero agrees to flee, has none."""
    default = question.default
    if default is None:
        return True
    if isinstance(declared, tuple):
        return isinstance(question, ChooseOne) and isinstance(default, int) and isinstance(question.options[default], declared)
    if isinstance(question, PutInOrder):
        return declared == "as listed" and default == list(range(len(question.options)))
    if isinstance(question, ChooseAmount):
        return declared == "enough"
    if isinstance(question, ChooseSome) and default and default == list(range(question.most)):
        return declared == "all"
    return declared == {0: "no", 1: "yes"}.get(default, "none") if isinstance(default, int) else declared == "none"

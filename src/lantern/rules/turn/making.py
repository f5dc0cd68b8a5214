"""Making heroes: cards, a personal item, a starting upgrade and the free token (HERO-10 to HERO-12, HERO-18).

Several heroes are made at the same time: nobody waits for a player who still thinks. What is dealt is dealt before anybody
is asked, and the heroes get what was chosen one after the other, in the order in which they came. So it is the same game
whoever answers first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lantern.content.entries import HeroClass
from lantern.core.questions import ChooseOne, Question
from lantern.rules.belongings.hand_cards import come_to_know, deal_lessons, which_card
from lantern.rules.belongings.resources import take_item, take_token
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.state import Hero, Making
from lantern.rules.turn.levels import take_personal_item

#: The free tokens of the 2014 core (HERO-15); otherwise each token says in which settings it is free (HERO-12).
CLASSIC_FREE_TOKENS = ("whiskey", "bandages", "dynamite")
COME_AS_TWO = ("throwing-axe",)  # HERO-13


def begin_making(game: AnyChapter, hero: Hero) -> None:
    """Deal a new hero the cards that it will choose from (CLASS-08); from now on its player is asked."""
    game.state.making[hero.id] = Making(deal_lessons(game, hero))


def finish_making(game: AnyChapter, hero: Hero) -> None:
    """Make a hero, if it is not yet made; meanwhile the players of all others choose as well, if they like."""
    while not is_made(game, hero):
        hear_a_choice(game)


def hear_a_choice(game: AnyChapter, beside: Callable[[], Question] | None = None) -> tuple[Question, Any] | None:
    """Ask for every hero who is being made what it is to be, and hear the first who answers.

    Something else can be asked `beside` that; if it is this that is answered, return it.
    """
    answered = game.ask_any(lambda: [*_open_choices(game), *([beside()] if beside is not None else [])])
    making = game.state.making.get(answered[0].who) if answered is not None else None
    if answered is None or making is None:
        return answered
    making.chosen.append(answered[1].value)
    return None


def chosen_so_far(game: AnyChapter) -> list[tuple[ChooseOne, str]]:
    """Return what was chosen for the heroes who are being made, and what for: they may not have it yet."""
    return [
        (question, chosen)
        for who, making in game.state.making.items()
        for question, chosen in zip(_choices(game, game.hero(who), making), making.chosen, strict=False)
    ]


def is_made(game: AnyChapter, hero: Hero) -> bool:
    """Give a hero what was chosen for it by now; tell whether that is all that there is to choose."""
    making = game.state.making.get(hero.id)
    if making is None or making.made:
        return True
    for number, question in enumerate(_choices(game, hero, making)):
        if question.kind != "learn-card" and not making.endowed:
            making.endowed = True
            take_personal_item(game, hero)  # PERS-04, MIX-02
        if number == len(making.chosen):
            return False
        if number == making.carried_out:
            making.carried_out += 1
            _give(game, hero, question, making.chosen[number])
    making.made = True
    return True


def _open_choices(game: AnyChapter) -> list[ChooseOne]:
    """Return what the players are asked now of the heroes who are being made: of each the next choice."""
    asked: list[ChooseOne] = []
    for who, making in game.state.making.items():
        for number, question in enumerate(_choices(game, game.hero(who), making)):
            if number == len(making.chosen):
                question.moment = making.moment
                asked.append(question)
    return asked


def _choices(game: AnyChapter, hero: Hero, making: Making) -> Iterator[ChooseOne]:
    """Return what a new hero is asked, one after the other, up to what it has not answered yet."""
    learned: list[str] = []
    for dealt in making.dealt:
        unknown = [card for card in dealt.cards if card not in learned]
        if not unknown:
            continue
        yield which_card(hero, dealt.hand, unknown[: dealt.draw])
        if len(learned) == len(making.chosen):
            return
        learned.append(making.chosen[len(learned)])
    sheet = game.content.heroes[hero.hero_class]
    if sheet.starting_upgrades:
        options = [ChooseCard(upgrade, "upgrades") for upgrade in sheet.starting_upgrades]
        yield ChooseOne(kind="starting-upgrade", who=hero.id, options=options)
    tokens = [ChooseCard(token, "side-bag-tokens") for token in free_tokens(game, sheet)]
    yield ChooseOne(kind="free-token", who=hero.id, options=tokens)


def _give(game: AnyChapter, hero: Hero, question: ChooseOne, chosen: str) -> None:
    """Give a hero what was chosen for it."""
    match question.kind:
        case "learn-card":
            come_to_know(game, hero, question.about["hand"], chosen)
        case "starting-upgrade":
            gain_upgrade(game, hero, chosen)
        case _:
            for _ in range(2 if chosen in COME_AS_TWO else 1):
                take_token(game, hero, chosen)


def gain_upgrade(game: AnyChapter, hero: Hero, upgrade: str) -> None:
    """Gain a starting upgrade and the gear that comes with it, free like all starting items (HERO-09)."""
    entry = game.content.upgrades[upgrade]
    hero.upgrades.append(upgrade)
    hero.items = [held for held in hero.items if held.id != entry.instead_of]
    game.numbers_changed(hero.id)
    for item in entry.items:
        take_item(game, hero, item, starting=True)
    for token in entry.tokens:
        take_token(game, hero, token)


def free_tokens(game: AnyChapter, sheet: HeroClass) -> list[str]:
    """Return the tokens a new hero may choose from: those of its home, or of the Old West where none are known (HERO-12)."""
    if sheet.free_tokens:
        return list(sheet.free_tokens)  # HERO-14
    if game.state.options.free_token:
        return list(CLASSIC_FREE_TOKENS)
    tokens = game.content.tokens.values()
    homely = [token.id for token in tokens if sheet.setting in token.free_in]
    return homely or [token.id for token in tokens if "old_west" in token.free_in]

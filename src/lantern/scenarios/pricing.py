"""What things cost and bring in town, as a scenario writes it and as the game asks for it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, convert

from lantern.campaign.shops import stones_for
from lantern.content.amounts import RIGHT, read_amount
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import Option, Question
from lantern.rules.belongings.goods import BuyGood
from lantern.rules.belongings.selling import asked_for, for_sale
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.town import UseService
from lantern.rules.table.state import Hero
from lantern.scenarios.problems import mapping, refuse


class AskingPrice(Struct, frozen=True):
    """What is asked for something: Gold, or what is rolled for it, Dark Stone, and a token of the side bag."""

    gold: Amount = Amount()
    dark_stone: int = 0
    token: str | None = None


def written_price(at: str, written: object) -> AskingPrice:
    """Read a price: a number or dice alone are Gold."""
    if not isinstance(written, dict):
        return AskingPrice(written_amount(at, written))
    said = mapping(at, written, ("gold", "dark_stone", "token"))
    return AskingPrice(written_amount(at, said.get("gold", 0)), said.get("dark_stone", 0), said.get("token"))


def written_amount(at: str, written: object) -> Amount:
    """Read a number, or dice."""
    fields = read_amount(str(written))
    if fields is None:
        raise refuse(at, f"'{written}' is no amount; right is {RIGHT}")
    return convert(fields, Amount)


def prices_of(game: AnyChapter, questions: Iterable[Question]) -> dict[str, AskingPrice]:
    """Return what is asked for all that can be bought or done, by its key, and for what is refused to who is asked."""
    found: dict[str, AskingPrice] = {}
    for question in questions:
        refused = [refusal.option for refusal in (question.refusals() if question.refusals else ())]
        found |= {option.key: _asked(game, option) for option in [*getattr(question, "options", ()), *refused]}
    return found


def _asked(game: AnyChapter, option: Option) -> AskingPrice:
    match option:
        case BuyGood():
            return AskingPrice(Amount(plus=option.gold), option.dark_stone)
        case UseService():
            service = game.content.services[option.service]
            return AskingPrice(option.fee, stones_for(game, service), service.token)
    return AskingPrice()


def worth_of(game: AnyChapter, hero: Hero) -> dict[str, Amount]:
    """Return what everything brings that a hero could sell now (TOWN-11)."""
    return {held.source: asked_for(game, held) for held in for_sale(game, hero)}

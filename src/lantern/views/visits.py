"""What a location has for a hero, before it goes there: how much it could have, and which harm could be treated (TOWN-06)."""

from __future__ import annotations

from lantern.campaign.shops import goods_at, is_open_to, services_at, why_not_buy
from lantern.content.effects import Resurrect, Treat
from lantern.rules.table.state import Hero
from lantern.rules.town.raising import can_be_raised
from lantern.rules.town.treatments import treatable
from lantern.views.look import ChapterLook


def visit_text(look: ChapterLook, hero: Hero, location: str) -> str:
    """Say what a location has for a hero."""
    game, say = look.game, look.say
    goods, done = goods_at(game, hero, location), services_at(game, location)
    payable = sum(why_not_buy(game, hero, location, good) is None for good in goods)
    useful = [service for service in done if is_open_to(game, hero, service)]
    treats = [effect for service in useful for effect in service.effect if isinstance(effect, Treat)]
    harms = dict.fromkeys(card.id for effect in treats for card in treatable(game, hero, effect))
    parts = [say.text("shelf-visit-goods", all=len(goods), open=payable)] if goods else []
    parts += [say.text("shelf-visit-services", all=len(done), open=len(useful))] if done else []
    if harms:
        parts.append(say.text("shelf-visit-treats", what=say.join(look.words.thing(harm, "conditions") for harm in harms)))
    if any(isinstance(effect, Resurrect) for service in useful for effect in service.effect):
        parts.append(say.text("shelf-visit-raises", whom=look.words.all_of(game, [dead.id for dead in can_be_raised(game)])))
    return " ".join(parts)

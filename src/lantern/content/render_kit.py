"""How the parts of a kit read: pools with what fills and drains them, and what a point of them does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from lantern.content.entry import Ability, Learn
from lantern.content.kits import Flow, Form, Hand, HandCard, OnHit, PackDeck, PackMoment, Pool, Switch
from lantern.content.render_power import power_lines
from lantern.content.sentences import Sentences
from lantern.content.verbs.grammar import Amount
from lantern.content.wording import sentence

GUN = "Gun"


def ability_lines(ability: Ability, say: Sentences) -> list[str]:
    """Write what an ability of a class does, and the kit that it brings."""
    lines = power_lines(ability, say)
    if say.content is not None:
        for pool in ability.pools:
            parts = (say.content.pools[part] for part in say.content.parts_of(pool))
            inside = [line for part in parts if part.start or part.gains for line in _inside(part, say)]  # others come later
            lines.append(" ".join([_named(say.content.pools[pool], say), *inside]))
        for brought in ability.hands:
            hand = say.content.hands[brought.hand]
            lines.append(" ".join([say.text("kit-hand", hand=say.name(hand.name)), *hand_lines(hand, say, brought.learn)]))
        for name in ability.forms:
            form = say.content.forms[name]
            lines.append(" ".join([say.text("kit-form", form=say.name(form.name)), *form_lines(form, say)]))
    return lines


def _named(pool: Pool, say: Sentences) -> str:
    return " ".join([say.text("kit-pool", pool=say.name(pool.name)), *pool_lines(pool, say)])


def _inside(part: Pool, say: Sentences) -> list[str]:
    """Write what of a part is in a pool at the start, what more comes, and what it is good for."""
    started = [say.text("pool-start-in", what=say.points(part.id, Amount(plus=part.start)))] if part.start else []
    return [*started, *_flows_and_hits(part, say)]


def pool_lines(pool: Pool, say: Sentences) -> list[str]:
    """Write what a pool holds, with how much one begins, what fills and drains it, and what its points do for a Hit."""
    lines: list[str] = []
    if pool.part_of is not None:
        lines.append(say.text("pool-part_of", pool=say.named("pools", pool.part_of)))
    elif pool.max_by is not None:
        message = "pool-max_by-more" if pool.max else "pool-max_by"
        lines.append(say.text(message, skill=say.stat(pool.max_by), n=str(pool.max)))
    else:
        holds = say.content is not None and any(each.part_of == pool.id for each in say.content.pools.values())
        lines.append(say.text("pool-holds" if holds else "pool-max", n=str(pool.max)))
    if pool.start:
        lines.append(say.text("pool-start", n=str(pool.start)))
    return [*lines, *_flows_and_hits(pool, say)]


def _flows_and_hits(pool: Pool, say: Sentences) -> list[str]:
    flows = [*_flows(pool, pool.gains, "gain", say), *_flows(pool, pool.loses, "lose", say)]
    return [*flows, _on_hit(pool, pool.on_hit, say)] if pool.on_hit is not None else flows


def _flows(pool: Pool, flows: Iterable[Flow], way: str, say: Sentences) -> Iterator[str]:
    """Write what fills or drains a pool; what fills or drains it all at several moments once."""
    for amount, same in groupby(flows, key=lambda flow: flow.amount):
        moments = [say.only_when(say.moment(flow.on), flow.when) for flow in same]
        if amount is None:
            yield sentence(say.text(f"pool-{way}-all", moment=say.join(moments)))
        else:
            yield sentence(say.text(f"pool-{way}", moment=say.join(moments), what=say.points(pool.id, amount)))


def _on_hit(pool: Pool, on_hit: OnHit, say: Sentences) -> str:
    does = [say.text("on_hit-damage", n=f"{on_hit.damage:+d}")] if on_hit.damage else []
    if on_hit.times > 1:
        does.append(say.text("on_hit-times", n=on_hit.times))
    does += [say.text(f"on_hit-{word}") for word in ("splash", "anywhere") if getattr(on_hit, word)]
    weapons = [word for word in on_hit.weapon if word != GUN] or on_hit.weapon  # what kind of Gun tells that it is one
    with_what = say.text("on_hit-weapon", weapon=say.keyword(weapons[0])) if weapons else ""
    with_what += "".join(say.text("on_hit-weapon-more", keyword=say.keyword(word)) for word in weapons[1:])
    paid = [what for part in say.payment(on_hit.cost) for what in part.what]
    price = say.text("on_hit-cost", what=say.join(paid)) if paid else ""
    name = say.name(pool.name)
    if len(does) == 1 and on_hit.damage > 0:
        text = say.text("on_hit-adds", pool=name, weapon=with_what, cost=price, n=on_hit.damage)
    else:
        text = say.text("on_hit", pool=name, weapon=with_what, cost=price, what=say.join(does))
    return f"{sentence(text)} {say.text('on_hit-no_ammo')}" if on_hit.no_ammo else sentence(text)


def hand_lines(hand: Hand, say: Sentences, learn: Iterable[Learn] = ()) -> list[str]:
    """Write what is learnt of a hand, how often its cards are played and how they are cast."""
    names = {kind.id: say.name(kind.name) for kind in hand.types}
    lines = [
        _learnt(list(same), names, say) for _, same in groupby(learn or hand.learn, key=lambda each: (each.level, each.draw))
    ]
    if hand.limit is not None:
        lines.append(say.text("hand-limit", limit=say.text(f"limit-{hand.limit}")))
    if hand.dice:
        lines.append(say.text("hand-dice", dice=f"{hand.dice}D6", hand=hand.id))
    if hand.adds is not None:
        lines.append(say.text("hand-adds", pool=say.named("pools", hand.adds)))
    if hand.danger:
        lines.append(say.text("hand-danger", what=say.clauses(hand.danger).rstrip(".")))
    return lines


def _learnt(learn: Sequence[Learn], names: Mapping[str, str], say: Sentences) -> str:
    """Say how many cards are drawn when, of each type, of which one is kept."""
    first = learn[0]
    cards = say.join([_to_learn(names.get(each.type), each.draw, say) for each in learn])
    return say.text("hand-learn", level=first.level, draw=first.draw, what=cards, types=len(learn))


def _to_learn(type_name: str | None, draw: int, say: Sentences) -> str:
    return say.text("hand-cards" if type_name is not None else "hand-cards-any", draw=draw, type=type_name or "")


def hand_card_lines(card: HandCard, say: Sentences) -> list[str]:
    """Write a card of a hand: what it is and costs, what casts it, whom it is for, what it does at which level."""
    hand = say.content.hands[card.hand] if say.content is not None else None
    names = {kind.id: say.name(kind.name) for kind in hand.types} if hand is not None else {}
    facts = [names.get(card.type, say.name(hand.name) if hand is not None else card.hand)]
    facts += [_price(card, say)] if card.cost is not None else []
    facts += [
        say.text(f"card-{fact}", n=str(number), hand=card.hand)
        for fact in ("casting", "range")
        if (number := getattr(card, fact))
    ]
    facts += [say.text(f"card-{word}") for word in ("dangerous", "standing", "one_each") if getattr(card, word)]
    lines = [", ".join(facts)]
    pool = say.named("pools", hand.adds) if hand is not None and hand.adds is not None else ""
    for deck, more in card.cancels.items():
        message = f"card-cancels-{deck}"
        lines.append(say.text(message if not more else f"{message}-more", n=str(more), pool=pool))
    whom = "hero-any" if card.target == "hero" and not card.range else card.target
    of_hero = say.about(third=card.target in {"hero", "neighbour"})
    if card.effect and whom is not None:
        lines += of_hero.told_in_full(f"{say.text(f'card-target-{whom}')} ", card.effect)
    elif card.effect:
        lines += say.lines(card.effect)
    for later in card.levels:
        lines += of_hero.told_in_full(f"{say.text('card-level', level=str(later.level))} ", later.effect)
    return [*lines, say.text("label-xp", n=str(card.xp))] if card.xp else lines


def _price(card: HandCard, say: Sentences) -> str:
    assert card.cost is not None
    price = say.cost(card.cost)
    return say.text("card-more", what=price) if card.more is not None else price


def form_lines(form: Form, say: Sentences) -> list[str]:
    """Write when a hero takes a form and leaves it, and what it does meanwhile."""
    lines = [say.text("form-when", when=_switch(form.when, say))] if form.when is not None else []
    lines += [say.text("form-until", when=_switch(form.until, say))] if form.until is not None else []
    return [*map(sentence, lines), *power_lines(form, say)]


def _switch(switch: Switch, say: Sentences) -> str:
    if switch.on is None:
        return say.when(switch.holds) if switch.holds is not None else ""
    return say.only_when(say.moment(switch.on), switch.holds)


def moment_lines(moment: PackMoment, say: Sentences) -> list[str]:
    """Write of a moment of a pack what it is."""
    return [say.text("moment-own", name=say.name(moment.name))]


def deck_lines(deck: PackDeck, say: Sentences) -> list[str]:
    """Write how many cards are in a deck of a pack."""
    cards = say.content.deck(deck.id) if say.content is not None else []
    return [say.text("deck-own", n=len(cards))]

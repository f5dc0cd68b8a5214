"""How the parts of a kit read: pools with what fills and drains them, and what a point of them does."""

from __future__ import annotations

from lantern.content.entry import Ability
from lantern.content.kits import Flow, OnHit, Pool
from lantern.content.render_power import power_lines
from lantern.content.sentences import Sentences
from lantern.content.wording import sentence


def ability_lines(ability: Ability, say: Sentences) -> list[str]:
    """Write what an ability of a class does, and the kit that it brings."""
    lines = power_lines(ability, say)
    if say.content is not None:
        for pool in ability.pools:
            lines.append(_named(say.content.pools[pool], say))
            parts = (say.content.pools[part] for part in say.content.parts_of(pool))
            lines += [_named(part, say) for part in parts if part.start or part.gains]  # others come by something else
    return lines


def _named(pool: Pool, say: Sentences) -> str:
    return " ".join([say.text("kit-pool", pool=say.name(pool.name)), *pool_lines(pool, say)])


def pool_lines(pool: Pool, say: Sentences) -> list[str]:
    """Write what a pool holds, with how much one begins, what fills and drains it, and what its points do for a Hit."""
    lines: list[str] = []
    if pool.part_of is not None:
        lines.append(say.text("pool-part_of", pool=say.named("pools", pool.part_of)))
    elif pool.max_by is not None:
        message = "pool-max_by-more" if pool.max else "pool-max_by"
        lines.append(say.text(message, skill=say.stat(pool.max_by), n=str(pool.max)))
    else:
        lines.append(say.text("pool-max", n=str(pool.max)))
    if pool.start:
        lines.append(say.text("pool-start", n=str(pool.start)))
    lines += [_flow(pool, flow, "gain", say) for flow in pool.gains]
    lines += [_flow(pool, flow, "lose", say) for flow in pool.loses]
    if pool.on_hit is not None:
        lines.append(_on_hit(pool.on_hit, say))
    return lines


def _flow(pool: Pool, flow: Flow, way: str, say: Sentences) -> str:
    moment = say.only_when(say.text(f"moment-{flow.on}", bearer="you"), flow.when)
    if flow.amount is None:
        return sentence(say.text(f"pool-{way}-all", moment=moment))
    return sentence(say.text(f"pool-{way}", moment=moment, what=say.points(pool.id, flow.amount)))


def _on_hit(on_hit: OnHit, say: Sentences) -> str:
    does = [say.text("on_hit-damage", n=f"{on_hit.damage:+d}")] if on_hit.damage else []
    if on_hit.times > 1:
        does.append(say.text("on_hit-times", n=str(on_hit.times)))
    does += [say.text(f"on_hit-{word}") for word in ("splash", "anywhere") if getattr(on_hit, word)]
    with_what = say.text("on_hit-weapon", what=say.join(say.keyword(word) for word in on_hit.weapon)) if on_hit.weapon else ""
    price = say.text("on_hit-cost", what=say.cost(on_hit.cost)) if on_hit.cost is not None else ""
    text = say.text("on_hit", weapon=with_what, cost=price, what=say.join(does))
    return f"{sentence(text)} {say.text('on_hit-no_ammo')}" if on_hit.no_ammo else sentence(text)

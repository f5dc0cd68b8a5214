"""How a power reads: what changes, what happens, what its bearer may do."""

from __future__ import annotations

from lantern.content.entry import Power
from lantern.content.sentences import Bearer, Sentences
from lantern.content.wording import sentence


def power_lines(power: Power, say: Sentences, bearer: Bearer = "you") -> list[str]:
    """Write everything that a power does, a line each."""
    return [
        *(say.modifier(modifier, bearer) for modifier in power.modify),
        *(sentence(say.text(f"flag-{flag}")) for flag in power.flags),
        *([sentence(say.text("power-immune", what=say.keywords(power.immune)))] if power.immune else []),
        *(say.trigger(trigger, bearer) for trigger in power.triggers),
        *(say.action(action) for action in power.actions),
        *(say.roll_again(again) for again in power.rerolls),
        *(say.turn_die(turn) for turn in power.turns),
    ]


def or_nothing(paragraphs: list[str], say: Sentences) -> list[str]:
    """Write that there is nothing to write, if there is not."""
    return paragraphs or [say.text("label-no-effect")]

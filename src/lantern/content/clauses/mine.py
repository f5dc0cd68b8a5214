"""How the Darkness, the Depth Track, Gates and the way through them read."""

from __future__ import annotations

from lantern.content.clauses.clause import Clauses, Said, plainly, says
from lantern.content.effects import ArchiveMarkers, Teleport
from lantern.content.verbs.mine import (
    AddDread,
    DepthEvent,
    GainRevive,
    GiveUpMove,
    MoveDarkness,
    MoveParty,
    OnlyExit,
    OpenDoor,
    OpenGate,
)

says(DepthEvent, OpenDoor, GiveUpMove)(plainly)


@says(MoveDarkness)
def _darkness(say: Clauses, effect: MoveDarkness) -> str:
    steps, back = say.forward(effect.steps)
    return say.text("verb-darkness-back" if back else "verb-darkness", what=say.things("spaces", steps))


@says(GainRevive)
def _revive_tokens(say: Clauses, effect: GainRevive) -> str:
    return say.text("verb-revive_tokens", n=effect.count)


@says(MoveParty)
def _party_marker(say: Clauses, effect: MoveParty) -> str:
    return say.text("verb-party_marker-back" if effect.back else "verb-party_marker", what=say.things("spaces", effect.steps))


@says(AddDread)
def _dread(say: Clauses, effect: AddDread) -> Said:
    return Said("verb-dread", what=(say.things("plain-cards", effect.count),))


@says(ArchiveMarkers)
def _archive_markers(say: Clauses, effect: ArchiveMarkers) -> str:
    what = say.things("archive_markers", effect.count)
    if not effect.remove:
        return say.text("verb-archive_markers", what=what)
    return say.text("verb-archive_markers-removed", what=what, effect=say.clauses(effect.each))


@says(OnlyExit)
def _only_exit(say: Clauses, effect: OnlyExit) -> str:
    return say.text("verb-only_exit", tile=say.named("tiles", effect.leads_to))


@says(OpenGate)
def _open_gate(say: Clauses, effect: OpenGate) -> str:
    if effect.world is not None:
        return say.text("verb-open_gate-world", world=say.named("worlds", effect.world))
    return say.text("verb-open_gate-door" if effect.instead_of_door else "verb-open_gate")


@says(Teleport)
def _teleport(say: Clauses, effect: Teleport) -> str:
    return say.text("verb-teleport", dice=f"{effect.dice}D6", effect=say.clauses(effect.all_alike))

"""A scenario of this moment: what a player sends to report a problem."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import yaml

from lantern.core.engine import Suspended
from lantern.core.journal import Journal, StepRecord
from lantern.core.questions import Answer, ChooseAmount, Confirm, Question
from lantern.core.table import solo
from lantern.rules.adventure import Adventure
from lantern.rules.table.options import Options
from lantern.rules.table.state import EnemyModel, EnemyType, Held, Hero, State, TileInPlay

#: Fields of the state that have words of their own in a scenario; all others are written as they are.
WORDED = (
    "mission", "seed", "options", "profile", "streams", "heroes", "enemies", "types", "placements", "tiles",
    "decks", "light_bearer", "phase", "turn", "format",
)  # fmt: skip
HERO_WORDED = ("id", "hero_class", "space", "items", "printed")


def given_of(game: Adventure) -> dict[str, Any]:
    """Return the set-up of a scenario that makes exactly this state."""
    state = game.state
    plain = msgspec.to_builtins(state)
    defaults = msgspec.to_builtins(State(mission="", seed=0, options=Options(), streams=state.streams))
    return {
        "mission": state.mission,
        "board": [_tile(state, i) for i in range(len(state.tiles))],
        "heroes": [_hero(game, hero) for hero in state.heroes.values()],
        "enemies": [_enemy(game, enemy) for enemy in state.enemies.values()],
        "types": {kind: _type(known) for kind, known in state.types.items()},
        "light": state.light_bearer,
        "decks": {
            name: {"cards": list(reversed(deck.cards)), "discard": list(deck.discard), "top": list(deck.stacked)}
            for name, deck in state.decks.items()
        },
        "phase": state.phase,
        "turn": state.turn,
        "state": {key: value for key, value in plain.items() if key not in WORDED and value != defaults[key]}
        | {key: plain[key] for key in ("fight", "streams", "revive_tokens", "party_size")},
    }


def _tile(state: State, index: int) -> dict[str, Any]:
    here: TileInPlay = state.tiles[index]
    name, *placed = msgspec.to_builtins(state.placements[index])
    entry: dict[str, Any] = {"tile": name, "placed": placed, "world": here.world}
    if here.token is not None:
        entry |= {"token": here.token, "revealed": here.revealed}
    if here.entered is not None:
        entry["entered"] = here.entered
    return entry | ({"scavenged": here.scavenged} if here.scavenged else {})


def _hero(game: Adventure, hero: Hero) -> dict[str, Any]:
    plain = msgspec.to_builtins(hero)
    fresh = msgspec.to_builtins(Hero(hero.id, hero.hero_class, hero.name))
    entry: dict[str, Any] = {"class": hero.hero_class}
    if hero.space >= 0:
        entry["at"] = game.board.names[hero.space]
    entry |= {key: value for key, value in plain.items() if key not in HERO_WORDED and value != fresh.get(key)}
    entry["items"] = [_item(held) for held in hero.items]
    return entry | ({"printed": hero.printed} if hero.printed else {})


def _item(held: Held) -> dict[str, Any]:
    entry: dict[str, Any] = {"item": held.id, "equipped": held.equipped, "starting": held.starting}
    return entry | {key: value for key, value in msgspec.to_builtins(held).items() if key != "id" and value != {}}


def _enemy(game: Adventure, enemy: EnemyModel) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "kind": enemy.kind,
        "id": enemy.id,
        "at": [game.board.names[space] for space in enemy.spaces],
    }
    if enemy.wounds:
        entry["wounds"] = enemy.wounds
    if enemy.instance:
        entry["instance"] = enemy.instance
    return entry | ({"target": enemy.target} if enemy.target else {})


def _type(known: EnemyType) -> dict[str, Any]:
    plain = {key: value for key, value in msgspec.to_builtins(known).items() if key not in {"kind", "printed"} and value}
    return plain | known.printed


def scenario_of(game: Adventure, title: str, journal: Journal | None = None) -> dict[str, Any]:
    """Return a scenario that sets up the beginning of the open step and gives the answers it has had.

    `game` stands at the open question of the last step of its `journal`. Without a journal the scenario is just the state as
    it is, between two steps.
    """
    file: dict[str, Any] = {
        "title": title,
        "profile": game.state.profile,
        "options": msgspec.structs.asdict(game.state.options),
        "seed": game.state.seed,
    }
    if journal is None:
        return file | {"given": given_of(game), "when": [], "then": []}
    before = Adventure(game.state, game.table, game.content)
    before.restore(journal.checkpoint())
    file["given"] = given_of(before)
    answers = _answers(before, journal.steps[-1])
    file["ask"] = list(dict.fromkeys(answer["to"] for answer in answers if "to" in answer))
    file["when"] = [{"step": "next"}, *answers]
    file["then"] = []
    return file


def _answers(game: Adventure, record: StepRecord) -> list[dict[str, Any]]:
    """Put the answers of a step into words, by asking the questions again."""
    heard: list[dict[str, Any]] = []

    class Listener:
        given = iter(record.answers)

        def answer(self, shown: Any, question: Question) -> Answer | None:  # noqa: ARG002
            given = next(self.given, None)
            if given is None:
                return None
            heard.append(_said(question, given.answer))
            return given.answer

    step = game.next_step()
    if step is not None:
        game.table = solo(Listener())
        game.begin_step([], holding=False)
        with suppress(Suspended):
            step.run(game)
    return heard


def _said(question: Question, answer: Answer) -> dict[str, Any]:
    if isinstance(answer, str):
        return {"any_time": answer}
    if isinstance(question, Confirm):
        return {"answer": bool(answer), "to": question.kind, "of": question.who}
    if isinstance(question, ChooseAmount):
        return {"answer": answer, "to": question.kind, "of": question.who}
    keys = question.keys
    said = [keys[i] for i in answer] if isinstance(answer, list) else keys[answer]
    return {"answer": said, "to": question.kind, "of": question.who}


def scenario_text(scenario: dict[str, Any]) -> str:
    """Write a scenario as YAML."""
    return yaml.safe_dump(scenario, sort_keys=False, allow_unicode=True, width=120)

"""The table in plain words: what somebody reads who has no map before them, a language model for one."""

from __future__ import annotations

from lantern.client.table import View

LAST = 12


def table_text(seen: View, log: int = LAST) -> str:
    """Write a table out: where the posse stands, who is there, what happened last, and what is asked."""
    table = seen["table"]
    board = seen.get("board")
    parts = [
        _heading(table),
        _heroes(table, board),
        _enemies(table),
        _rooms(table, board),
        _log(seen, log),
        questions_text(table),
    ]
    return "\n\n".join(part for part in parts if part)


def _heading(table: View) -> str:
    mission, track = table["mission"], table["track"]
    lines = [f"# {table['name']} ({table['chapter']})"]
    if table["chapter"] == "adventure":
        lines.append(f"Mission: {mission['name']}. {mission['goal']}")
        lines.append(f"Turn {table['turn']}, {table['phase_name']}{', in a fight' if table['fight'] else ''}.")
        if mission["clues_needed"]:
            lines.append(f"Clues {mission['clues']} of {mission['clues_needed']}.")
        lines.append(
            f"On the Depth Track: the party on {_place(track, 'party')}, the Darkness on {_place(track, 'darkness')}; "
            f"it is held back with {track['hold_back']} or more."
        )
    if table["end"]:
        lines.append(f"It is over: {table['end']['headline']}")
    if table["watching"]:
        lines.append("You are watching.")
    return "\n".join(lines)


def _place(track: View, marker: str) -> str:
    place = next((space for space in track["spaces"] if space["place"] == track[marker]), None)
    return str(track[marker]) if place is None else str(place["number"] or place["name"])


def _gauge(gauge: View) -> str:
    return f"{gauge['now']}/{gauge['most']}"


def _heroes(table: View, board: View | None) -> str:
    labels = {space["id"]: space["label"] for space in board["spaces"]} if board else {}
    mine = {hero for seat in table["seats"] if seat["mine"] for hero in seat["heroes"]}
    bots = _run_by_bots(table)
    lines = ["## Heroes"]
    for hero in table["heroes"]:
        marks = [word for word, on in _marks(hero, mine, bots) if on]
        numbers = ", ".join(f"{number['label']} {number['shown']}" for number in hero["numbers"])
        told = f"- {hero['name']}, {hero['class_name']} [{hero['id']}]" + (f" ({', '.join(marks)})" if marks else "")
        told += f" at {labels[hero['space']]}" if hero["space"] in labels else ""
        told += f": Health {_gauge(hero['health'])}, Sanity {_gauge(hero['sanity'])}, Grit {_gauge(hero['grit'])}"
        told += f", Gold {hero['gold']}, XP {hero['xp']}. {numbers}"
        lines.append(told)
        if hero["items"]:
            lines.append("  carries " + ", ".join(item["name"] for item in hero["items"]))
        if hero["bag"]:
            lines.append("  in the Side Bag " + ", ".join(f"{token['count']} {token['name']}" for token in hero["bag"]))
        if hero["conditions"]:
            lines.append("  has " + ", ".join(condition["name"] for condition in hero["conditions"]))
    return "\n".join(lines)


def _run_by_bots(table: View) -> set[str]:
    return {hero for seat in table["seats"] if seat["bot"] for hero in seat["heroes"]}


def _marks(hero: View, mine: set[str], bots: set[str]) -> list[tuple[str, bool]]:
    return [
        ("yours", hero["id"] in mine - bots),
        ("yours, but left to a bot", hero["id"] in mine & bots),
        ("a bot decides", hero["id"] in bots - mine),
        ("acts", hero["active"]),
        ("carries the light", hero["light"]),
        ("KO", hero["ko"]),
        ("dead", hero["dead"]),
    ]


def _enemies(table: View) -> str:
    if not table["enemies"]:
        return ""
    lines = ["## Enemies"]
    for enemy in table["enemies"]:
        left = enemy["health"] - enemy["wounds"]
        told = f"- {enemy['name']} [{enemy['id']}]: {left} of {enemy['health']} Health"
        lines.append(told + (f", {enemy['where']}" if enemy["where"] else ""))
    return "\n".join(lines)


def _rooms(table: View, board: View | None) -> str:
    if not board or not board["tiles"]:
        return ""
    states = {state["index"]: state for state in table["tiles"]}
    lines = ["## Map (spaces are called by the letter of their tile and a number)"]
    for tile in board["tiles"]:
        state = states[tile["index"]]
        doors = [door for door in board["doors"] if tile["index"] in {door["tile"], door["to"]}]
        ways = sorted({_beyond(board, door, tile["index"]) for door in doors if door["state"] != "capped"})
        notes = [
            note
            for note, on in (
                ("in the dark", not state["lit"]),
                ("an Exploration token face down", state["token"] == "face-down"),  # noqa: S105 - of cardboard
                ("the Objective", state["objective"]),
            )
            if on
        ]
        told = f"- {tile['letter']} {tile['name']}" + (f" ({', '.join(notes)})" if notes else "")
        lines.append(told + (f", ways to {', '.join(ways)}" if ways else ""))
    return "\n".join(lines)


def _beyond(board: View, door: View, tile: int) -> str:
    """Say where a door leads from a tile: to another, or to what nobody has seen."""
    if door["to"] is None:
        return {"gate": "a Gate"}.get(door["state"], "the unknown")
    other = door["tile"] if door["to"] == tile else door["to"]
    return next(str(found["letter"]) for found in board["tiles"] if found["index"] == other)


def _log(seen: View, log: int) -> str:
    entries = [entry["text"] for entry in seen["log"] if entry["text"]][-log:]
    return "## What happened last\n" + "\n".join(f"- {text}" for text in entries) if entries else ""


def questions_text(table: View) -> str:
    """Write out the open questions with their answers by number, and whose they are."""
    if table["waiting"] == "over":
        return "Nothing is asked any more."
    bots = _run_by_bots(table)
    blocks = [_question(question, bots) for question in table["questions"]]
    usable = [action for action in table["any_time"] if action["yours"] and action["matters"]]
    if usable:
        does = [f"- {action['key']}: {action['label']}. {action['does']}".rstrip() for action in usable]
        blocks.append("At any time (answer an open question with the key):\n" + "\n".join(does))
    return "\n\n".join(blocks)


def _question(question: View, bots: set[str]) -> str:
    whose = "yours" if question["yours"] else "a bot decides" if question["who"] in bots else "somebody else decides"
    lines = [f"## Question {question['id']} for {question['who_name']} ({whose}, {question['form']})", question["prompt"]]
    if question["roll"]:
        lines.append("Rolled: " + " ".join(str(die["face"]) for die in question["roll"]["dice"]))
    for option in question["answers"]:
        more = " ".join(part for part in (option.get("preview", ""), option.get("does", "")) if part)
        lines.append(f"{option['index']}. {option['label']}" + (f": {more}" if more else ""))
    if question["form"] in {"some", "amount"}:
        lines.append(f"From {question['least']} to {question['most']}.")
    if question["form"] == "confirm":
        lines.append("1 for yes, 0 for no.")
    if question["default"] is not None:
        lines.append(f"Proposed: {question['default']}.")
    return "\n".join(lines)

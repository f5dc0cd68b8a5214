"""`lantern person`: who has an account on a server, for whoever runs it, at its machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

from cyclopts import App

from lantern.cli.output import UsageError, write
from lantern.cli.settings import SETTINGS
from lantern.players.moving import write_whole
from lantern.server.accounts import Accounts, PersonKept
from lantern.server.belongings import campaigns_of
from lantern.server.passwords import CODE_SECONDS
from lantern.server.persons import export_person
from lantern.server.problems import RefusedError
from lantern.server.store import Store, default_place

app = App(
    name="person", help="Invite people to a server that you run, let them in again or no longer, and list them.", **SETTINGS
)
DAYS = timedelta(seconds=CODE_SECONDS).days
#: What is told of somebody.
STATES = {"in": "has a password", "invited": "has a code to set a password", "out": "is not let in"}


@contextmanager
def _accounts() -> Iterator[tuple[Store, Accounts]]:
    with closing(Store(default_place())) as store, closing(Accounts(store)) as accounts:
        yield store, accounts


@app.command(name="list")
def list_people() -> None:
    """List everybody who has an account: the name, since when, whether they are let in, at how many browsers they are."""
    with _accounts() as (store, accounts):
        people = accounts.everybody()
        for one in people:
            browsers, campaigns = accounts.sessions.of(one.id), len(campaigns_of(store, one.id))
            write(f"{one.name}: since {one.created[:10]}, {STATES[one.state]}, {browsers} browsers, {campaigns} campaigns")
    if not people:
        write("Nobody has an account yet. See: lantern person invite NAME")


@app.command
def invite(name: str) -> None:
    """Invite somebody: write the code with which they set a password at the page of your server.

    Parameters
    ----------
    name
        What they are called; they log in by it.
    """
    with _accounts() as (_, accounts):
        try:
            code = accounts.invite(name)
        except RefusedError as refused:
            raise UsageError(_why(refused)) from refused
    _tell(name, code)


@app.command
def reset(name: str) -> None:
    """Let a password count no longer, log its person out everywhere, and write a code with which they set another.

    Parameters
    ----------
    name
        Whose.
    """
    with _accounts() as (_, accounts):
        code = accounts.reset(name)
    _tell(name, code)


@app.command
def revoke(name: str) -> None:
    """Let somebody in no longer, and log them out everywhere. What is theirs stays; `reset` lets them in again.

    Parameters
    ----------
    name
        Whom.
    """
    with _accounts() as (_, accounts):
        accounts.revoke(name)
    write(f"{name} is logged out everywhere, and is let in no longer.")


@app.command
def export(name: str, to: Path) -> None:
    """Write everything of a person to a file: who they are here, their games and campaigns, what they said.

    Parameters
    ----------
    name
        Whose.
    to
        Where to; there must be nothing of this name yet.
    """
    with _accounts() as (store, accounts):
        data = export_person(store, _called(accounts, name).id)
    if to.exists():
        raise UsageError(f"{to}: there is something of this name already.")
    write_whole(to, data)
    write(f"Everything of {name} is in {to}.")


def _called(accounts: Accounts, name: str) -> PersonKept:
    found = next((one for one in accounts.everybody() if one.name == name), None)
    if found is None:
        raise UsageError(f"There is nobody called '{name}' here. See: lantern person list")
    return found


def _tell(name: str, code: str) -> None:
    write(f"The code of {name}, good for {DAYS} days and once: {code}")
    write("They open the page of your server, choose Log in and then I have a code, and set a password.")


def _why(refused: RefusedError) -> str:
    return {
        "bad-name": "A name has 2 to 40 letters or digits, and nothing else but spaces, dots, dashes and apostrophes.",
        "name-taken": "Somebody has that name already. See: lantern person list",
    }[refused.sentence]

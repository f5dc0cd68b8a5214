"""Checkpoints packed against each other come back as they were, wherever one goes back to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lantern.core.errors import SaveError
from lantern.core.journal import Header, Journal, StepRecord
from lantern.core.packing import LONGEST_CHAIN, pack, unpack


@given(st.binary(max_size=300), st.binary(max_size=300))
def test_what_is_packed_comes_back(data: bytes, base: bytes) -> None:
    assert unpack(pack(data, base), base) == data


@given(st.lists(st.binary(min_size=1, max_size=40), min_size=1, max_size=100), st.data())
def test_any_checkpoint_can_be_reached_and_the_game_goes_on_from_there(states: list[bytes], data: st.DataObject) -> None:
    journal = Journal(Header({}))
    for state in states:
        journal.begin_step("step", state)
    kept = data.draw(st.integers(1, len(states)))
    for number in data.draw(st.permutations(range(len(states)))):
        assert journal.checkpoint(number) == states[number]
    del journal.steps[kept:]
    journal.begin_step("another", b"another state")
    assert [journal.checkpoint(number) for number in range(kept + 1)] == [*states[:kept], b"another state"]
    assert journal.copy().checkpoint() == b"another state"


def test_no_chain_is_longer_than_it_may_be() -> None:
    journal = Journal(Header({}))
    for number in range(4 * LONGEST_CHAIN):
        journal.begin_step("step", b"a state that is much like the one before it %d" % number)
    links = [step.link for step in journal.steps]
    assert max(links) == LONGEST_CHAIN - 1
    assert links.count(0) == 4


def test_what_leans_on_nothing_is_told_in_words() -> None:
    journal = Journal(Header({}), [StepRecord("toast", pack(b"state", b"base"), link=1)])
    with pytest.raises(SaveError, match="The checkpoint before 'toast' cannot be read"):
        journal.checkpoint()


@pytest.mark.parametrize("damaged", [b"", b"not packed", pack(b"a state")[:-3]])
def test_what_is_damaged_is_refused(damaged: bytes) -> None:
    with pytest.raises(ValueError, match=r"incomplete|incorrect"):
        unpack(damaged)

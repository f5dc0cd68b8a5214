"""What can be heard, rendered in the browser without a loudspeaker: everything is there, nothing is cut off, nothing shouts."""

from __future__ import annotations

import json
import os
import subprocess

import pytest
from tests.e2e.serving import ROOT
from tests.e2e.test_speed import NODE

pytestmark = pytest.mark.xdist_group("browser")
#: In decibels: what is softer than this beside the loudest is not heard in a room.
SOFTEST = 26
#: What must be answered at once begins at once, and nothing outlasts its scene by much, in milliseconds.
SOON, LONGEST = 300, 2600
#: Samples beyond 1 are cut off; four sounds at once are turned down by the fader and a compressor.
PEAK = 0.9


def test_every_sound_is_heard_and_the_darkness_is_the_loudest():
    told = subprocess.run(
        [NODE, "tools/sounds.mjs"],
        cwd=ROOT / "web",
        env={**os.environ, "NODE_ENV": "test"},
        stdout=subprocess.PIPE,
        check=True,
        timeout=240,
    )
    heard = json.loads(told.stdout.splitlines()[-1])
    loudest = max(one["decibels"] for one in heard.values())
    assert heard["dark"]["decibels"] == loudest
    for name, sound in heard.items():
        assert sound["decibels"] >= loudest - SOFTEST, name
        assert sound["peak"] <= PEAK, name
        assert sound["begins"] <= SOON, name
        assert 20 <= sound["lasts"] <= LONGEST, name

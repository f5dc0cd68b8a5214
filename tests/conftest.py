"""What all tests share: they name the rules they prove (see docs/rulebook.md), and none is judged by the clock."""

from hypothesis import settings

pytest_plugins = ["lantern.rulebook.pytest_plugin", "pytester"]

settings.register_profile("lantern", deadline=None)
settings.load_profile("lantern")

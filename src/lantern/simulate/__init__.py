"""Many adventures at once: run them on one core or many, count how they end, and name the whole run by one digest."""

from lantern.simulate.bots import PLAYERS, party
from lantern.simulate.result import Fault, Result, Spread, result_json, result_text
from lantern.simulate.run import simulate

__all__ = ["PLAYERS", "Fault", "Result", "Spread", "party", "result_json", "result_text", "simulate"]

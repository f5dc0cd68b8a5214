"""What a pack may say: entries, the effect language, its words, the loader."""

from lantern.content.library import Content
from lantern.content.loader import load
from lantern.content.problems import PackError, Problem

__all__ = ["Content", "PackError", "Problem", "load"]

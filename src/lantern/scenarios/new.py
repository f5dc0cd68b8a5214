"""A skeleton for a new scenario."""

SKELETON = """\
# How to write this file: docs/scenarios.md
title: What this proves, in one line
proves: []                 # rule ids, such as [ESCAPE-02]
given:
  board: entrance
  heroes:
    - {class: us-marshal, at: "15"}
  enemies:
    - {kind: hungry-dead, at: "11"}
dice: {}                   # fixed dice by purpose, such as {move: [5], escape: [3]}
when:
  - activate: us-marshal
  - answer: stop           # the open question is answered by key or by label
  - answer: done
then:
  - {hero: us-marshal, at: "15"}
"""

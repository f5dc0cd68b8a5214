"""The effect language: what cards, tokens, abilities and charts can do, as data.

In a pack an effect is a mapping with one verb: `{horror_hits: {who: each_hero, count: 3}}`. Each verb is a Struct here or, if
it leads to other effects, in `lantern.content.effects`; its fields are the whole grammar. What a verb does is written in
`lantern.rules`, how it reads in `lantern.content.clauses`.
"""

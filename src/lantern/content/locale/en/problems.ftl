## What is wrong with a pack, as its author and the lobby read it. Each is a sentence without its full stop.

problem-hint = Did you mean "{ $word }"?
problem-only-in-english = { $sentence }

# Files

problem-no-manifest = there is no pack.yaml in { $folder }; { $inside ->
    [none] a pack needs one
   *[other] there is one in its folder { $inside }: move that up
}
problem-not-yaml = this is not YAML: { $why }{ $line ->
    [0] {""}
   *[other] {" "}in line { $line }, column { $column }
}
problem-not-utf-8 = this is not a UTF-8 text file
problem-not-opened = it cannot be opened ({ $why })
problem-manifest-too-long = this is too long or too deep for a manifest
problem-file-too-long = this is too long or too deep for a pack file
problem-not-a-kind = "{ $kind }" is not a kind of entry; a pack has { $kinds }
problem-not-an-entry = this is not an entry; write a mapping with an id, or a list of them
problem-id-needed = an entry needs an id of small letters, digits and hyphens; this is { $shown }
problem-pack-is-known = the pack of an entry is known; leave it out

# Packs together

problem-not-an-id = "{ $id }" is not an id; use small letters, digits and hyphens
problem-not-a-version = "{ $version }" is not a version such as 1.2
problem-not-a-need = "{ $need }" is not a need; write core, or core >= 1.2
problem-pack-twice = the pack "{ $pack }" is there twice, also in { $folder }
problem-pack-needed = the pack "{ $pack }" is needed and is not there
problem-pack-too-old = the pack "{ $pack }" is version { $version }, and { $needed } is needed
problem-packs-in-a-circle = packs need each other in a circle: { $circle }

# Python

problem-not-python = this is not Python: { $error }{ $line ->
    [0] {""}
   *[other] {" "}in line { $line }
}
problem-does-not-run = this does not run: { $error }{ $line ->
    [0] {""}
   *[other] {" "}in line { $line }
}
problem-not-callable = the function "{ $name }" is called with the game and the context; write def { $name }(game, context)
problem-no-function = there is no function "{ $name }" in hooks.py
problem-function-twice = the function "{ $name }" stands in another file of the pack as well; a pack has each name once

# Ids

problem-id-taken = this id is taken: { $file } has it too{ $whose ->
    [mine] {""}
   *[other] ; to put this in its place, write replaces: { $first }
}
problem-no-such-id = no pack has "{ $name }" among its { $kind }
problem-no-pool = there is no pool "{ $name }"{ $there ->
    [none] {""}
   *[other] ; there are { $there }
}
problem-no-deck = there is no deck "{ $name }"; there are { $there }
problem-no-number = there is no number "{ $name }", and no pool that it could be the most of

# What another pack has

problem-replaces-other-kind = an entry among { $kind } replaces one of them, not of { $other }
problem-replaces-other-id = it has the id of what it replaces: "{ $entry }", not "{ $name }"; leave the id out
problem-replaces-own = { $file } has it in this very pack; change it there
problem-of-other-pack = "{ $entry }" is of the pack "{ $owner }", not of "{ $pack }"
problem-of-pack-not-needed = "{ $entry }" is of the pack "{ $owner }", which this pack does not need; add it to needs in pack.yaml
problem-nothing-to-change = no pack that this one needs has "{ $entry }" among its { $kind }; name the pack that has it under needs in pack.yaml
problem-no-kind = "{ $kind }" is not a kind of entry
problem-not-extendable = this cannot be added to; it can be { $names }
problem-says-already = it says { $before } already, and only lists can be added to; to put another entry in its place, write replaces
problem-never-shown = { $die } never shows { $number }

# Fields

problem-unknown-field = unknown field { $shown }{ $choices ->
    [many] {""}
   *[other] ; it can be { $choices }
}
problem-unknown-word = unknown word { $shown }{ $choices ->
    [many] {""}
   *[other] ; it can be { $choices }
}
problem-unknown-verb = unknown verb { $shown }
problem-unknown-point = unknown rule point { $shown }
problem-field-missing = the field "{ $name }" is missing
problem-skills-missing = { $missing } missing: a hero has all six skills
problem-out-of-range = { $value } is out of range; { $field } is from { $least } to { $most }
problem-not-true-or-false = { $shown } is not true or false
problem-not-a-number = { $shown } is not a whole number
problem-not-writable = the text has a character that cannot be written
problem-number-for-text = { $shown } is a number where text is wanted; put it in quotes
problem-not-text = { $shown } is not text
problem-not-words = { $shown } is not text; write a string, or {"{"}en: ..., it: ...{"}"}
problem-not-a-language = { $shown } is not a language code such as en or it
problem-not-numbers = { $shown } is not a list of numbers by name; write {"{"}{ $name }: 1{"}"}
problem-not-an-amount = { $shown } is not an amount; write a number, dice (D6, 2D6, P, D3+1, D6*25) or a quantity
problem-not-a-line = { $shown } is not a line of a table; write "4", "1-3" or "5+"
problem-bends-nothing = { $shown } bends no rule; name the point, as in {"{"}grit_move: 6{"}"}
problem-not-enough = { $shown } is not enough; write { $fields }
problem-not-a-mapping = { $shown } is not enough; write a mapping with { $fields }
problem-not-an-effect = { $shown } is not an effect; an effect has one verb, as in {"{"}dread: 1{"}"}
problem-table-as-list = a table says what each result brings, such as 1-3: and 4-6:, and is no list
problem-table-without-dice = a table is read with dice, such as D6, 2D6 or P

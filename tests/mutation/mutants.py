"""Small wrong changes to a module: a number off by one, a comparison turned, a condition dropped."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SWAPPED: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq, ast.GtE, ast.LtE],
    ast.NotEq: [ast.Eq, ast.Gt, ast.Lt],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}
EXTREMES = {"min": "max", "max": "min"}


class Change(NamedTuple):
    """A node of a syntax tree, and a field of it that shall be something else."""

    node: ast.expr | ast.stmt
    field: str
    value: object


class Site(NamedTuple):
    """Where a module can be changed: the node of its syntax tree, and which of the node's changes."""

    module: Path
    line: int
    node: int
    change: int


class Mutant(NamedTuple):
    """A module with one wrong change in it."""

    module: Path
    line: int
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        """Say where it is and what has changed."""
        return f"{self.module.as_posix()}:{self.line}: {self.before}  ->  {self.after}"


def sites(module: Path, source: str) -> list[Site]:
    """List the wrong changes that can be made to a module, in the order of its syntax tree."""
    nodes = enumerate(_changeable(ast.parse(source)))
    return [Site(module, change.node.lineno, place, nth) for place, node in nodes for nth, change in enumerate(changes(node))]


def mutant_at(site: Site, source: str) -> Mutant:
    """Make one of these changes."""
    tree = ast.parse(source)
    sound = ast.unparse(tree)
    setattr(*changes(_changeable(tree)[site.node])[site.change])
    wrong = ast.unparse(tree)
    return Mutant(site.module, site.line, *_difference(sound, wrong), wrong)


def changes(node: ast.AST) -> list[Change]:
    """Return the wrong changes that can be made to a node where it stands."""
    match node:
        case ast.Constant(value=bool() as said):
            return [Change(node, "value", not said)]
        case ast.Constant(value=int() as number):
            return [Change(node, "value", number + 1), Change(node, "value", number - 1)]
        case ast.Compare():
            return list(_comparisons(node))
        case ast.BoolOp(op=ast.And()):
            return [Change(node, "op", ast.Or())]
        case ast.BoolOp():
            return [Change(node, "op", ast.And())]
        case ast.UnaryOp(op=ast.Not(), operand=said):
            return [Change(node, "operand", ast.UnaryOp(ast.Not(), said))]
        case ast.Call(func=ast.Name(id="min" | "max" as name) as called):
            return [Change(called, "id", EXTREMES[name])]
        case ast.BinOp(op=ast.Add(), left=left, right=right) if not (_is_a_row(left) or _is_a_row(right)):
            return [Change(node, "op", ast.Sub())]
        case ast.AugAssign(op=ast.Add(), value=more) if not _is_a_row(more):
            return [Change(node, "op", ast.Sub())]
        case ast.BinOp(op=ast.Sub()) | ast.AugAssign(op=ast.Sub()):
            return [Change(node, "op", ast.Add())]
        case ast.FunctionDef(returns=ast.Name(id="bool")):
            return [Change(end, "value", ast.Constant(said)) for end in _returns(node) for said in (True, False)]
    return []


def _comparisons(node: ast.Compare) -> Iterator[Change]:
    sides = [node.left, *node.comparators]
    for place, op in enumerate(node.ops):
        ordered = isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE) or any(map(_is_number, sides[place : place + 2]))
        for other in SWAPPED[type(op)][: None if ordered else 1]:
            yield Change(node, "ops", [*node.ops[:place], other(), *node.ops[place + 1 :]])


def _changeable(tree: ast.AST) -> list[ast.AST]:
    """List the nodes that matter when the game runs: no annotations, no asserts, no error messages, no shape of a class."""
    left_out: set[ast.AST] = set()
    found = []
    for node in ast.walk(tree):
        if node in left_out:
            left_out.update(ast.iter_child_nodes(node))
            continue
        found.append(node)
        match node:
            case ast.Assert() | ast.Raise():
                left_out.update(ast.iter_child_nodes(node))
            case ast.AnnAssign(annotation=said):
                left_out.add(said)
            case ast.arg(annotation=ast.AST() as said):
                left_out.add(said)
            case ast.FunctionDef(returns=ast.AST() as said):
                left_out.add(said)
            case ast.ClassDef(keywords=said):
                left_out.update(said)
            case ast.keyword(arg="strict"):  # of zip: never to be seen
                left_out.add(node.value)
    return found


def _returns(function: ast.FunctionDef) -> Iterator[ast.Return]:
    inner: list[ast.AST] = list(function.body)
    while inner:
        node = inner.pop(0)
        if isinstance(node, ast.Return) and not isinstance(node.value, ast.Constant):
            yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            inner += ast.iter_child_nodes(node)


def _is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def _is_a_row(node: ast.AST) -> bool:
    """Tell whether it is text or a list, of which nothing can be subtracted."""
    return isinstance(node, ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple) or (
        isinstance(node, ast.Constant) and not _is_number(node)
    )


def _difference(sound: str, wrong: str) -> tuple[str, str]:
    pairs = zip(sound.splitlines(), wrong.splitlines(), strict=False)
    before, after = next(pair for pair in pairs if pair[0] != pair[1])
    return before.strip(), after.strip()

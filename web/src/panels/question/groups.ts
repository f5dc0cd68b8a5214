import type { AnswerView } from "../../lib/wire";

/** Answers that belong together, under one heading; `from` is how many come before them. */
export interface Group {
  name: "goods" | "services" | null;
  from: number;
  rows: AnswerView[];
}

const SHOPS = new Set(["business", "buy-offered"]);
const NAMES = { buy: "goods", service: "services" } as const;
const nameOf = ({ key }: AnswerView): Group["name"] => NAMES[key.split(":", 1)[0] as keyof typeof NAMES] ?? null;

/** The answers in groups, in their order: at a shop goods and services, elsewhere all together. */
export function groupsOf(kind: string, rows: readonly AnswerView[]): Group[] {
  if (!SHOPS.has(kind)) return [{ name: null, from: 0, rows: [...rows] }];
  const groups: Group[] = [];
  rows.forEach((row, from) => {
    const [name, last] = [nameOf(row), groups.at(-1)];
    if (last?.name === name) last.rows.push(row);
    else groups.push({ name, from, rows: [row] });
  });
  return groups;
}

import type { LogEntry, TableView } from "../lib/wire";
import type { Beat, Flying, Frame } from "./beats";

/** What such a moment is made of; the entry itself is told with the first. */
export type Moment = Pick<Beat, "kind" | "length"> & Partial<Pick<Beat, "cue" | "flying" | "frame" | "struck">>;
type Before = Pick<TableView, "mission">;

/** A number flies, somebody is somewhere else: no longer than a sentence takes. */
const SHORT = 480;
const FOUND = 900;

const plus = (count: number): string => `+${count}`;
const at = (who: string | null | undefined, matters = false): Frame | undefined =>
  who ? { models: [who], matters } : undefined;
const flies = (who: string | null | undefined, text: string, tone: Flying["tone"]): Flying => ({
  model: who ?? "",
  text,
  tone,
});

/** Whoever leads a companion shows what happens to it; without a leader the place does. */
function withCompanion({ facts }: LogEntry, { mission }: Before): { model: string; frame: Frame | undefined } {
  const found = mission.companions.find(({ id }) => id === facts.card);
  const space = found?.space;
  const frame = found?.leader ? at(found.leader) : space == null ? undefined : { spaces: [space], matters: false };
  return { model: found?.leader ?? "", frame };
}

/** What is no scene of its own, but seen where it happens: what flies, what the map shows, what is heard. */
export const MOMENTS: Record<string, (entry: LogEntry, before: Before) => readonly Moment[]> = {
  healed({ facts: { who, count, sanity } }) {
    const moment = { kind: "gain", length: SHORT, cue: "hold", frame: at(who) } as const;
    const numbers = [
      ...(count ? [flies(who, plus(count), "healed")] : []),
      ...(sanity ? [flies(who, plus(sanity), "sanity")] : []),
    ];
    const [first, ...others] = numbers;
    return [{ ...moment, flying: first }, ...others.map((flying) => ({ ...moment, cue: undefined, flying }))];
  },
  corruptiongained: ({ facts: { who, count } }) => [
    {
      kind: "wound",
      length: 640,
      cue: "wound",
      struck: who ?? "",
      flying: flies(who, plus(count ?? 0), "dark"),
      frame: at(who),
    },
  ],
  recovered: ({ facts: { who, space } }) => [
    {
      kind: "gain",
      length: 700,
      cue: "hold",
      flying: flies(who, "", "risen"),
      frame: { models: who ? [who] : [], spaces: space == null ? [] : [space], matters: true },
    },
  ],
  revived: ({ facts: { who } }) => [
    { kind: "gain", length: 700, cue: "hold", flying: flies(who, "", "risen"), frame: at(who, true) },
  ],
  escaped: ({ facts: { who, passed } }) => [
    {
      kind: passed ? "gain" : "miss",
      length: SHORT,
      cue: passed ? "step" : "miss",
      flying: flies(who, "", passed ? "escaped" : "caught"),
      frame: at(who),
    },
  ],
  cluefound: () => [{ kind: "find", length: 700, cue: "xp", flying: flies("", plus(1), "clue") }],
  objectivefound: ({ facts: { tile } }) => [
    // The room lies there already: the map goes there only if it is out of view.
    { kind: "telling", length: FOUND, cue: "bell", frame: tile == null ? undefined : { tiles: [tile], matters: true } },
  ],
  worldentered: ({ facts: { who } }) => [{ kind: "find", length: FOUND, cue: "door", frame: at(who, true) }],
  companionhurt(entry, before) {
    const { model, frame } = withCompanion(entry, before);
    return [{ kind: "wound", length: 640, cue: "wound", flying: flies(model, `−${entry.facts.count ?? 0}`, "wound"), frame }];
  },
  companiondied: (entry, before) => [
    { kind: "telling", length: FOUND, cue: "bell", frame: withCompanion(entry, before).frame },
  ],
  placed: ({ facts: { who, space } }) => [
    {
      kind: "step",
      length: SHORT,
      cue: "step",
      frame: who ? { models: [who], spaces: space == null ? [] : [space], matters: false } : undefined,
    },
  ],
};

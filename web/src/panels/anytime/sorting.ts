import type { AnyTimeView } from "../../lib/wire";

/** What is done with things rather than with their use: it waits until somebody looks for it. */
const HANDLING = new Set(["give", "swap", "discard"]);
/** With more rows than this it pays to look for one. */
export const MANY = 7;

export interface Sorted {
  /** What can be used, and would do something. */
  useful: AnyTimeView[];
  /** Handing over, swapping, throwing away. */
  handling: AnyTimeView[];
  /** What would do nothing now. */
  idle: AnyTimeView[];
}

/** Put what can be done at any time in order; `sought` are words that must be in it. */
export function sorted(actions: readonly AnyTimeView[], sought = ""): Sorted {
  const wanted = sought.trim().toLowerCase();
  const found = wanted ? actions.filter(({ label, does }) => `${label} ${does}`.toLowerCase().includes(wanted)) : actions;
  return {
    useful: found.filter(({ verb, matters }) => matters && !HANDLING.has(verb)),
    handling: found.filter(({ verb, matters }) => matters && HANDLING.has(verb)),
    idle: found.filter(({ matters }) => !matters),
  };
}

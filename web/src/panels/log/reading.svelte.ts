import type { Filter } from "./filter";

/** What is read of the log: the same beside the table and in the window of its own. A hero is meant by its id. */
class Reading {
  of = $state<Filter | (string & {})>("story");
  /** Only what happened since one's last turn. */
  since = $state(false);
}

export const reading = new Reading();

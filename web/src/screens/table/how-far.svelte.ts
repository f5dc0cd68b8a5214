import type { TableStore } from "../../lib/table.svelte";
import { sheets } from "../../sheets/sheets.svelte";
import type { Director } from "../../stage/director.svelte";

/** While something is shown it is said so often that it still is, in milliseconds; */
const AGAIN = 8_000;
/** and no longer than this: whoever went away in the middle of it keeps nobody waiting. */
const LONGEST = 120_000;

/** Where bots sit in for people, let them know how far this window has told what happened: they wait for that. Return how to end it. */
export const tellHowFar = (store: TableStore, director: Director): (() => void) =>
  $effect.root(() => {
    const bots = $derived(store.table?.seats.some(({ bot }) => bot) ?? false);
    // Whoever reads a sheet, perhaps to decide for a hero again, has not gone on yet.
    const shown = $derived(director.busy || sheets.open ? null : (director.table?.version ?? null));
    let last = 0;
    $effect(() => {
      if (!bots) return;
      last = shown ?? last;
      store.told(last);
      if (shown !== null) return;
      const until = Date.now() + LONGEST;
      const again = setInterval(() => {
        if (Date.now() < until && !document.hidden) store.told(last);
      }, AGAIN);
      return () => clearInterval(again);
    });
  });

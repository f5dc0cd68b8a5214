import type { Pictured } from "../art/cards/emblem";
import type { CardKind } from "../art/cards/kinds";
import { cards, figures, mines, roads, rooms, towns, vignettes } from "../art/drawers.svelte";
import type { Drift, Place } from "../art/mine/section";
import type { Hour } from "../art/towns/sky";
import type { IconName } from "./icon-names";
import { icons } from "./sprite.svelte";

/** Pictures of cards, each drawn once; nothing as long as nobody is there to draw. */
const made = new Map<string, string>();

function kept(key: string, draw: (drawer: NonNullable<typeof cards.here>) => string): string | null {
  const drawer = cards.here;
  if (!drawer) return null;
  const known = `${key} ${icons.bodies.size}`;
  let url = made.get(known);
  if (!url) {
    url = `data:image/svg+xml,${encodeURIComponent(draw(drawer))}`;
    made.set(known, url);
  }
  return url;
}

export const frameOf = (kind: CardKind): string | null => kept(`frame ${kind}`, (drawer) => drawer.frame(kind));
export const backOf = (kind: CardKind): string | null => kept(`back ${kind}`, (drawer) => drawer.back(kind, icons.bodies));
/** The emblem of a card; whoever draws figures is sent for when the first Threat is turned over. */
export function emblemOf(card: Pictured, w: number, h: number): string | null {
  const drawn = card.kind === "threat" ? (figures.here?.figure ?? null) : null;
  return kept(`emblem ${card.kind} ${card.id} ${w} ${h} ${drawn !== null}`, (drawer) =>
    drawer.boxed(drawer.emblem(card, icons.bodies, w, h, drawn), w, h),
  );
}

/** The sign of a thing on a shelf, or of something that is done in town. */
export const signOf = (id: string, keywords: readonly string[]): IconName =>
  cards.here?.signsOf({ id, kind: "gear", keywords: [...keywords] }).signs[0] ?? "knapsack";

/** The place where a mission begins. */
export function vignetteOf(mission: string, world: string, wide = false): string | null {
  const drawer = vignettes.here;
  if (!drawer) return null;
  return once(`vignette ${mission} ${world} ${wide}`, () => drawer.vignette(mission, world, wide));
}

/** A mine in section, as the upgrades of a hero lie in it; drawn anew for each size. */
export function mineOf(hero: string, place: Place, drifts: readonly Drift[]): string | null {
  const drawer = mines.here;
  return drawer && `data:image/svg+xml,${encodeURIComponent(drawer.section(hero, place, drifts))}`;
}

/** The land that a journey goes through. */
export function roadOf(journey: string): string | null {
  const drawer = roads.here;
  return drawer && once(`road ${journey}`, () => drawer.road(journey));
}
/** What the heroes ride in. */
export function wagonPicture(): string | null {
  const drawer = roads.here;
  return drawer && once("wagon", drawer.wagon);
}

/** A location of a town, or its ruin. */
export function houseOf(location: string, destroyed: boolean): string | null {
  const drawer = towns.here;
  return drawer && once(`house ${location} ${destroyed}`, () => drawer.house(location, destroyed));
}
/** A location from inside. */
export function roomOf(location: string): string | null {
  const drawer = rooms.here;
  return drawer && once(`room ${location}`, () => drawer.room(location));
}
/** The sky over a town; the nearer a town event, the darker. */
export function skyOf(hour: Hour, darkness: number): string | null {
  const drawer = towns.here;
  return drawer && once(`sky ${hour} ${darkness}`, () => drawer.sky(hour, darkness));
}

function once(key: string, draw: () => string): string {
  let url = made.get(key);
  if (!url) {
    url = `data:image/svg+xml,${encodeURIComponent(draw())}`;
    made.set(key, url);
  }
  return url;
}

import { chanceOf } from "./chance";
import { barriers, frames } from "./doors";
import { clutter, features } from "./features";
import { facets, grid, litter, rubble } from "./floor";
import { S, stroke } from "./pen";
import { Ground, type Plan } from "./plan";
import { hatching, inkLine, stones } from "./walls";
import { worldOf } from "./worlds";

/** How far a drawing reaches beyond the tile, in spaces. */
export const MARGIN = 1.7;

export interface Drawing {
  /** What lies below the floor of every tile: shadow, hatching, wall stones. */
  under: string;
  /** The floor with all that is on it, its walls and its doors. */
  floor: string;
  /** Where it lies, in spaces. */
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Draw a tile. The same tile looks the same at every table; only its doors follow what was discovered. */
export function drawTile(plan: Plan): Drawing {
  const ground = new Ground(plan);
  const world = worldOf(plan.world);
  const chance = (what: string) => chanceOf(`${plan.id} ${what}`);
  const [x, y] = [ground.left - MARGIN, ground.top - MARGIN];
  const [w, h] = [ground.right - ground.left + 2 * MARGIN, ground.bottom - ground.top + 2 * MARGIN];
  const outline = ground.outline();
  const ink = inkLine(ground, chance("ink"));
  const svg = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x * S} ${y * S} ${w * S} ${h * S}" width="${w * S}" height="${h * S}">` +
    `<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>` +
    `<filter id="near"><feGaussianBlur stdDeviation="7"/></filter><clipPath id="floor"><path d="${outline}"/></clipPath>${body}</svg>`;
  return {
    under: svg(
      `<path d="${outline}" fill="none" stroke="#0a0706" stroke-width="70" stroke-linejoin="round" opacity=".85" filter="url(#far)"/>` +
        hatching(ground, world, chance("hatch")) +
        rubble(ground, world, chance("rubble")) +
        stones(ground, world, chance("stones")),
    ),
    floor: svg(
      `<path d="${outline}" fill="${world.ground}"/><g clip-path="url(#floor)">` +
        facets(ground, world, chance("floor")) +
        litter(ground, world, chance("litter")) +
        features(ground, world, chance("features")) +
        grid(ground) +
        stroke(ink, "#000", 26, 'opacity=".62" filter="url(#near)"') +
        clutter(ground, world, chance("clutter")) +
        "</g>" +
        stroke(ink, world.ink, 6, 'stroke-linecap="round" stroke-linejoin="round"') +
        barriers(ground, world) +
        frames(ground, world),
    ),
    x,
    y,
    w,
    h,
  };
}

import { chanceOf } from "../../map/draw/chance";
import { HIGH, LIGHTS, WIDE } from "./brush";
import { camp } from "./camp";
import { frozen } from "./frozen";
import { gallery } from "./gallery";
import { mouth } from "./mouth";
import { pit } from "./pit";
import { ritual } from "./ritual";
import type { Scene, Tale } from "./scene";
import { stairway } from "./stairway";
import { street } from "./street";
import { engines, lampsInTheIce, lostCamp } from "./tales/city";
import { barricade, chainAndChalk, deposit, falling, manyArms, powder, scales, threeWagons } from "./tales/mine";
import { drumsAndBlood, emptyGraves, voidDoor } from "./tales/rites";
import { idol, journal, spawn } from "./tales/swamp";
import { temple } from "./temple";

interface Opening {
  scene: Scene;
  /** What of its story is to be seen there. */
  tale?: Tale;
  /** Who waits there, unless the story says it. */
  foes?: readonly string[];
  mirrored?: boolean;
  /** The same place in another light: degrees around the circle of colours. */
  light?: number;
}

/** Where each mission opens, and what of its story is seen at once. A place that only one mission has tells it by itself. */
export const OPENINGS: Readonly<Record<string, Opening>> = {
  "scouting-party": { scene: mouth, tale: threeWagons },
  "fistful-of-dark-stone": { scene: gallery, tale: deposit, mirrored: true },
  "for-a-few-dark-stone-more": { scene: mouth, tale: scales, mirrored: true, light: -14 },
  "blow-the-mine": { scene: gallery, tale: powder },
  escape: { scene: gallery, tale: falling, light: -12 },
  exploration: { scene: mouth, tale: chainAndChalk, light: 8 },
  "search-party": { scene: gallery, tale: manyArms, mirrored: true, light: 6 },
  "seal-the-void-gate": { scene: ritual, tale: voidDoor },
  "stop-the-ritual": { scene: ritual, tale: drumsAndBlood, foes: ["night-terrors"], mirrored: true, light: 18 },
  "seal-the-hell-pit": { scene: pit, foes: ["harbinger", "hellbats"] },
  overload: { scene: frozen, tale: engines },
  "terror-in-the-night": { scene: street, foes: ["mother-of-night", "night-terrors"] },
  "night-of-the-dead": { scene: camp, tale: emptyGraves, foes: ["hungry-dead", "drowned-dead", "hellbats"], mirrored: true },
  "the-lost-journal": { scene: temple, tale: journal },
  "last-stand": { scene: gallery, tale: barricade, light: -8 },
  "city-of-the-ancients": { scene: frozen, tale: lampsInTheIce, mirrored: true, light: -14 },
  "frozen-expedition": { scene: frozen, tale: lostCamp, light: 16 },
  "swamps-of-death": { scene: temple, tale: spawn, mirrored: true, light: 12 },
  "cursed-idol": { scene: temple, tale: idol, light: -14 },
  "temple-of-dread": { scene: stairway, foes: ["harbinger"] },
};

/** Missions of other packs open where their world is. */
const WORLDS: readonly [RegExp, readonly Opening[]][] = [
  [/targa|ice|frozen|city/, [{ scene: frozen, foes: ["targa-pylons", "night-terrors"] }]],
  [/jargono|swamp|jungle/, [{ scene: temple, foes: ["serpentmen"] }]],
  [
    /./,
    [
      { scene: mouth, foes: [] },
      { scene: gallery, foes: ["void-spiders"] },
      { scene: gallery, foes: ["stranglers"] },
      { scene: camp, foes: ["hungry-dead", "drowned-dead", "hellbats"] },
      { scene: ritual, foes: ["tentacles"] },
    ],
  ],
];

function openingOf(mission: string, world: string): Opening {
  const own = OPENINGS[mission];
  if (own) return own;
  const chance = chanceOf(`opening ${mission}`);
  const places = WORLDS.find(([name]) => name.test(world))?.[1] ?? [];
  const place = places[Math.floor(chance() * places.length)] ?? { scene: mouth, foes: [] };
  return { ...place, mirrored: chance() < 0.5, light: Math.round(chance() * 40 - 20) };
}

/** From further away, with what matters on the right: there is room for a letter on the left, whichever way the scene looks. */
const AFAR = "-420 -190 1710 962";
const AFAR_MIRRORED = "-490 -190 1710 962";

/** What is seen before an adventure begins: 1366 wide and 768 high, the same for the same mission. */
export function vignette(mission: string, world: string, wide = false): string {
  const { scene, tale, foes = [], mirrored = false, light = 0 } = openingOf(mission, world);
  const who = (place: number) => foes[place % Math.max(1, foes.length)] ?? "stranglers";
  const drawn = scene(chanceOf(`vignette ${mission}`), who, tale?.(chanceOf(`tale ${mission}`)) ?? {});
  const turned = mirrored ? `<g transform="matrix(-1 0 0 1 ${WIDE} 0)">${drawn}</g>` : drawn;
  const tinted = light
    ? `<filter id="hour"><feColorMatrix type="hueRotate" values="${light}"/></filter><g filter="url(#hour)">${turned}</g>`
    : turned;
  const seen = wide ? (mirrored ? AFAR_MIRRORED : AFAR) : `0 0 ${WIDE} ${HIGH}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="${seen}" preserveAspectRatio="xMidYMid slice">${LIGHTS}${tinted}</svg>`;
}

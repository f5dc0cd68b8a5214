import { chanceOf } from "../../map/draw/chance";
import { HIGH, LIGHTS, WIDE } from "./brush";
import { camp } from "./camp";
import { frozen } from "./frozen";
import { gallery } from "./gallery";
import { mouth } from "./mouth";
import { ritual } from "./ritual";
import type { Scene } from "./scene";
import { temple } from "./temple";

interface Opening {
  scene: Scene;
  foes: readonly string[];
  mirrored?: boolean;
  /** The same place in another light: degrees around the circle of colours. */
  light?: number;
}

/** Where each mission opens, and who waits there. */
const OPENINGS: Record<string, Opening> = {
  "scouting-party": { scene: mouth, foes: [] },
  "fistful-of-dark-stone": { scene: gallery, foes: ["stranglers"], mirrored: true },
  "for-a-few-dark-stone-more": { scene: mouth, foes: [], mirrored: true, light: -14 },
  "blow-the-mine": { scene: gallery, foes: ["hungry-dead"] },
  escape: { scene: gallery, foes: ["tentacles"], light: -12 },
  exploration: { scene: mouth, foes: [], light: 16 },
  "search-party": { scene: gallery, foes: ["void-spiders"], light: 10 },
  "seal-the-void-gate": { scene: ritual, foes: ["tentacles"] },
  "stop-the-ritual": { scene: ritual, foes: ["night-terrors"], mirrored: true, light: 18 },
  "seal-the-hell-pit": { scene: ritual, foes: ["harbinger"] },
  overload: { scene: frozen, foes: ["targa-pylons", "snow-terrors"] },
  "terror-in-the-night": { scene: camp, foes: ["night-terrors", "stranglers", "hellbats"], light: -16 },
  "night-of-the-dead": { scene: camp, foes: ["hungry-dead", "drowned-dead", "hellbats"], mirrored: true },
  "the-lost-journal": { scene: temple, foes: ["swamp-slashers"] },
  "last-stand": { scene: gallery, foes: ["night-terrors", "hungry-dead"], mirrored: true, light: 14 },
  "city-of-the-ancients": { scene: frozen, foes: ["targa-pylons"], mirrored: true, light: -14 },
  "frozen-expedition": { scene: frozen, foes: ["snow-terrors"], light: 16 },
  "swamps-of-death": { scene: temple, foes: ["bogbats", "swamp-slashers"], mirrored: true, light: 12 },
  "cursed-idol": { scene: temple, foes: ["serpentmen"], light: -14 },
  "temple-of-dread": { scene: temple, foes: ["harbinger"], mirrored: true, light: -20 },
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

/** From further away, with what matters on the right: there is room for a letter on the left. */
const AFAR = "-420 -190 1710 962";

/** What is seen before an adventure begins: 1366 wide and 768 high, the same for the same mission. */
export function vignette(mission: string, world: string, wide = false): string {
  const { scene, foes, mirrored = false, light = 0 } = openingOf(mission, world);
  const drawn = scene(chanceOf(`vignette ${mission}`), (place) => foes[place % Math.max(1, foes.length)] ?? "stranglers");
  const turned = mirrored && !wide ? `<g transform="matrix(-1 0 0 1 ${WIDE} 0)">${drawn}</g>` : drawn;
  const tinted = light
    ? `<filter id="hour"><feColorMatrix type="hueRotate" values="${light}"/></filter><g filter="url(#hour)">${turned}</g>`
    : turned;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="${wide ? AFAR : `0 0 ${WIDE} ${HIGH}`}" preserveAspectRatio="xMidYMid slice">${LIGHTS}${tinted}</svg>`;
}

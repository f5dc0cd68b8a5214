import { chanceOf } from "../../map/draw/chance";
import { n, toothed } from "../../map/draw/pen";
import { line, nameOf, shape, volume } from "../pencil";
import { bogbats } from "./bogbats";
import { corpsePile } from "./corpse-pile";
import { drownedDead } from "./drowned-dead";
import { strangerOf } from "./families/of";
import { goliath } from "./goliath";
import { harbinger } from "./harbinger";
import { hellbats } from "./hellbats";
import { hungryDead } from "./hungry-dead";
import { motherOfNight } from "./mother-of-night";
import { nightTerrors } from "./night-terrors";
import type { Figure, Model, Recipe } from "./recipe";
import { serpentmen } from "./serpentmen";
import { slashers } from "./slashers";
import { snowTerrors } from "./snow-terrors";
import { stranglers } from "./stranglers";
import { swampSlashers } from "./swamp-slashers";
import { targaPylons } from "./targa-pylons";
import { tentacles } from "./tentacles";
import { voidSpiders } from "./void-spiders";

export type { Model } from "./recipe";

/** Kinds with a figure of their own, by id. */
const RECIPES: Record<string, Recipe> = {
  bogbats,
  "corpse-pile": corpsePile,
  "drowned-dead": drownedDead,
  goliath,
  harbinger,
  hellbats,
  "hungry-dead": hungryDead,
  "mother-of-night": motherOfNight,
  "night-terrors": nightTerrors,
  serpentmen,
  slashers,
  "snow-terrors": snowTerrors,
  stranglers,
  "swamp-slashers": swampSlashers,
  "targa-pylons": targaPylons,
  tentacles,
  "void-spiders": voidSpiders,
};

export const DRAWN: readonly string[] = Object.keys(RECIPES);

/** Somebody who holds a thing in one hand is not mirrored. */
const ONE_HANDED: ReadonlySet<string> = new Set(["drowned-dead"]);

/** A model of a kind, standing: from -100 to 100, the feet at 84. Each of a kind a little different, the same one always the same. */
export function figure(kind: string, model: Model, keywords: readonly string[] = []): string {
  const chance = chanceOf(`${kind}:${model.id}`);
  const recipe = RECIPES[kind] ?? strangerOf(kind, keywords);
  const made = recipe(chance, model);
  const mirrored = chance() < 0.5 && !ONE_HANDED.has(kind) ? -1 : 1;
  const size = 0.96 + chance() * 0.08;
  const lean = (chance() - 0.5) * 5 + (model.wound === 2 ? 5 : 0);
  return (
    `<g transform="rotate(${n(lean)} 0 84) scale(${(mirrored * size).toFixed(2)} ${size.toFixed(2)})">${made.drawn}` +
    `${model.brutal ? spikes(made) : ""}${wounds(made, model.wound ?? 0)}</g>`
  );
}

const IRON = ["#6E6861", "#2B2723", "#E8E0CF"] as const;
const spikes = (made: Figure): string =>
  made.spikes
    .map(
      ([x, y, angle]) =>
        `<g transform="translate(${x} ${y}) rotate(${n(angle * 57.3)})">${volume("M-8 -7L24 -2 24 2-8 7Z", IRON, { shade: 3, rim: 1.6, ink: 7 })}</g>`,
    )
    .join("");

/** One gash for a model that is hurt, several for one that has lost half. */
function wounds(made: Figure, wound: 0 | 1 | 2): string {
  const seen = made.wounds.slice(0, [0, 1, made.wounds.length][wound]);
  return seen
    .map(([x, y, angle, length]) => {
      const [c, d] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
      const gash = `M${n(x - c)} ${n(y - d)}Q${n(x + d * 0.35)} ${n(y - c * 0.35)} ${n(x + c)} ${n(y + d)}Q${n(x - d * 0.35)} ${n(y + c * 0.35)} ${n(x - c)} ${n(y - d)}Z`;
      const drips = `M${n(x - c * 0.3)} ${n(y - d * 0.3 + 3)}v${n(9 + length * 0.25)}M${n(x + c * 0.35)} ${n(y + d * 0.35 + 3)}v${n(5 + length * 0.14)}`;
      return shape(gash, "#B4271B", "#2A0505", 3.4) + line(drips, "#2A0505", 6) + line(drips, "#B4271B", 3);
    })
    .join("");
}

export type Size = "small" | "medium" | "large" | "extra_large";
/** How much of its base a figure fills. */
const FILLS: Record<Size, number> = { small: 0.88, medium: 0.95, large: 0.98, extra_large: 1 };

/** A figure in its toothed disc of radius 100; it breaks the upper rim, the lower edge cuts it off. */
export function token(kind: string, model: Model, size: Size = "medium", keywords: readonly string[] = []): string {
  const cut = nameOf(`cut ${size}`);
  const collar = model.elite
    ? `<path d="${toothed(113, 17, 0.85)}" fill="#0d0705"/><path d="${toothed(107, 17, 0.86)}" fill="#3A2160" stroke="#B48CEB" stroke-width="7"/>`
    : "";
  let horns = "";
  for (let horn = 0; model.brutal && horn < 9; horn++) {
    const angle = (horn / 9) * Math.PI * 2 - 1.2;
    const to = (turn: number, far: number) => `${n(Math.cos(angle + turn) * far)} ${n(Math.sin(angle + turn) * far)}`;
    horns += `M${to(-0.13, 92)}L${to(0, 122)}L${to(0.13, 92)}Z`;
  }
  return (
    `<radialGradient id="floor" cx=".36" cy=".28" r=".9"><stop offset="0" stop-color="#7A2A1C"/><stop offset=".55" stop-color="#421310"/><stop offset="1" stop-color="#1A0806"/></radialGradient>` +
    `<radialGradient id="spot" cx=".3" cy=".25" r=".7"><stop offset="0" stop-color="#FFB35A" stop-opacity=".38"/><stop offset="1" stop-color="#FFB35A" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="4" cy="16" rx="104" ry="98" opacity=".55"/>${collar}` +
    (horns ? `<path d="${horns}" fill="#D8CDB4" stroke="#0d0705" stroke-width="6" stroke-linejoin="round"/>` : "") +
    `<path d="${toothed(105, 11, 0.87)}" fill="#0d0705"/><path d="${toothed(98, 11, 0.88)}" fill="url(#floor)" stroke="${model.brutal ? "#D8CDB4" : "#C4483A"}" stroke-width="7"/><circle r="80" fill="url(#spot)"/>` +
    `<clipPath id="${cut}"><path d="M-140 -170H140V20H90A92 92 0 0 1 -90 20H-140Z"/></clipPath>` +
    `<g clip-path="url(#${cut})"><g transform="translate(0 ${size === "small" ? 4 : -2}) scale(${FILLS[size]})">${figure(kind, model, keywords)}</g></g>`
  );
}

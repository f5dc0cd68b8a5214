import { chanceOf } from "../../map/draw/chance";
import { n, nameOf } from "../pencil";
import { body } from "./body";
import { line } from "./brush";
import { hair, hairBehind } from "./hair";
import { hat } from "./hats";
import { beard, eyes, head, noseAndMouth } from "./head";
import { lookOf, type Sitter } from "./look";
import { behindTheFace, inTheFace, overTheHat, underTheHat } from "./scars";

export type { Sitter } from "./look";

/** Somebody's portrait, 200 wide and 240 high: lit by a lantern from the left, cut in wood on the right. */
export function portrait(sitter: Sitter): string {
  const look = lookOf(sitter);
  const grey = sitter.dead ? ' style="filter:grayscale(.85) sepia(.25) brightness(.85)"' : "";
  const drawn =
    backdrop(sitter) +
    hairBehind(look) +
    behindTheFace(look) +
    body(look) +
    head(look) +
    eyes(look) +
    noseAndMouth(look) +
    beard(look) +
    inTheFace(look, sitter.face) +
    hair(look) +
    underTheHat(look) +
    hat(look) +
    overTheHat(look) +
    (sitter.dead ? "" : lantern(look.wide, look.jaw, look.chin));
  return `<g${grey}>${drawn}</g>`;
}

function backdrop({ face, dead }: Sitter): string {
  const chance = chanceOf(`${face} backdrop`);
  const [near, middle] = dead ? ["#8d8777", "#4b473f"] : ["#D98A35", "#6B3F1B"];
  const id = nameOf(near);
  let rays = "";
  for (let ray = 0; ray < 46; ray++) {
    const angle = -0.9 + ray * 0.05 + (chance() - 0.5) * 0.03;
    const [from, to] = [78 + chance() * 26, 150 + chance() * 70];
    const at = (far: number) => `${n(40 + Math.cos(angle) * far)} ${n(80 + Math.sin(angle) * far)}`;
    rays += `M${at(from)}L${at(to)}`;
  }
  return (
    `<radialGradient id="${id}" cx=".2" cy=".32" r=".95"><stop offset="0" stop-color="${near}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="#150E0A"/></radialGradient>` +
    `<rect width="200" height="240" fill="url(#${id})"/>${line(rays, "#0A0604", 1.5, 'opacity=".5"')}`
  );
}

/** Light along the cheek and the shoulder. */
const lantern = (wide: number, jaw: number, chin: number): string =>
  line(
    `M${101.5 - wide} 104C${102 - wide} 122 ${104 - wide} 138 ${99 - jaw} 150L${106 - jaw} ${chin - 8}`,
    "#FFD488",
    2.6,
    'opacity=".85"',
  ) + line("M14 236C20 212 44 202 68 194", "#FFC562", 2.4, 'opacity=".7"');

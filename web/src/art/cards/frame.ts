import { chanceOf } from "../../map/draw/chance";
import { n, toothed } from "../../map/draw/pen";
import { mix, nameOf } from "../pencil";
import { type Bodies, sign } from "./emblem";
import { type CardKind, KINDS, type KindLook, type Outline, onPaper } from "./kinds";

/** The shapes of cards, 340 wide and 476 high; nothing of them is further out than 36 above and 4 elsewhere. */
const OUTLINES: Record<Outline, () => string> = {
  torn: () => {
    const chance = chanceOf("frame 7");
    let d = "M4 6";
    for (let x = 4; x < 336; x += 18) d += `L${x + 9} ${n(3 + chance() * 5)}`;
    for (let y = 6; y < 470; y += 22) d += `L${n(333 + chance() * 5)} ${y + 11}`;
    for (let x = 336; x > 4; x -= 18) d += `L${x - 9} ${n(468 + chance() * 6)}`;
    for (let y = 470; y > 6; y -= 22) d += `L${n(3 + chance() * 5)} ${y - 11}`;
    return `${d}Z`;
  },
  ogee: () =>
    "M170 2C186 18 214 22 330 22Q338 22 338 30V446Q338 454 330 454C214 454 186 458 170 474C154 458 126 454 10 454Q2 454 2 446V30Q2 22 10 22C126 22 154 18 170 2Z",
  fang: () =>
    "M10 4H330L338 12V440L318 470 298 446 276 474 252 446 226 470 200 446 170 476 140 446 114 470 88 446 64 474 42 446 22 470 2 440V12Z",
  teeth: () => {
    let d = "M14 2H326";
    for (let i = 0; i < 16; i++) {
      const y = 2 + i * 29.5;
      d += `L338 ${n(y + 14)}L326 ${n(y + 29.5)}`;
    }
    d += "H14";
    for (let i = 15; i >= 0; i--) {
      const y = 2 + i * 29.5;
      d += `L2 ${n(y + 14)}L14 ${n(y)}`;
    }
    return `${d}Z`;
  },
  stitch: () => "M26 2H314Q338 2 338 26V450Q338 474 314 474H26Q2 474 2 450V26Q2 2 26 2Z",
  crate: () => "M2 2H338V474H2Z",
  tag: () => "M66 2H274L338 58V474H2V58Z",
  octagon: () => "M44 2H296L338 44V432L296 474H44L2 432V44Z",
  arch: () => "M2 474V130C2 40 80 2 170 2S338 40 338 130V474Z",
  ticket: () =>
    "M30 2H310A28 28 0 0 0 338 30V190A22 22 0 0 0 338 238A22 22 0 0 0 338 286V446A28 28 0 0 0 310 474H30A28 28 0 0 0 2 446V286A22 22 0 0 0 2 238A22 22 0 0 0 2 190V30A28 28 0 0 0 30 2Z",
  ledger: () => {
    let d = "M2 2H316Q338 2 338 24V452Q338 474 316 474H2";
    for (let hole = 7; hole >= 0; hole--) d += `V${44 + hole * 56}a10 10 0 0 0 0 -20`;
    return `${d}Z`;
  },
  hexagon: () => "M170 2L338 44V432L170 474L2 432V44Z",
  plain: () => "M14 2H326Q338 2 338 14V462Q338 474 326 474H14Q2 474 2 462V14Q2 2 14 2Z",
  letter: () => "M2 2H338V474H2Z",
};

/** What is drawn along the edge, inside the shape. */
const ORNAMENTS: Record<Outline, (accent: string) => string> = {
  torn: (accent) =>
    `<path d="M22 40V22H40M300 22H318V40M318 436V454H300M40 454H22V436" fill="none" stroke="${accent}" stroke-width="2.4"/>`,
  ogee: (accent) =>
    `<path d="M170 10L178 22 170 34 162 22ZM170 442L178 454 170 466 162 454Z" fill="${accent}"/><path d="M14 34H326V442H14Z" fill="none" stroke="${accent}" stroke-width="1.6" opacity=".8"/>`,
  fang: (_accent) => {
    let s = "";
    const chance = chanceOf("frame 3");
    for (const [x, y, m] of [
      [2, 60, 1],
      [2, 150, 1],
      [338, 90, -1],
      [338, 210, -1],
      [2, 330, 1],
      [338, 350, -1],
    ] as const) {
      s += `<path d="M${x} ${y}q${m * 26} 4 ${m * (30 + chance() * 10)} 34q${m * -4} 18 ${m * -16} 12" fill="none" stroke="#5B3690" stroke-width="7" stroke-linecap="round"/><path d="M${x} ${y}q${m * 26} 4 ${m * (30 + chance() * 6)} 34" fill="none" stroke="#A77BE0" stroke-width="1.6" stroke-dasharray="1 6"/>`;
    }
    return s;
  },
  teeth: (accent) => `<path d="M22 12H318V464H22Z" fill="none" stroke="${accent}" stroke-width="2"/>`,
  stitch: (accent) =>
    `<rect x="12" y="12" width="316" height="452" rx="16" fill="none" stroke="${accent}" stroke-width="2.6" stroke-dasharray="9 6"/>`,
  crate: (_accent) => {
    let s = "";
    for (const y of [2, 438])
      s += `<rect x="2" y="${y}" width="336" height="36" fill="#5a4128" stroke="#140c07" stroke-width="3"/><path d="M8 ${y + 12}q80 5 160 0t160 2M8 ${y + 24}q80 -5 160 0t160 -2" fill="none" stroke="#38260f" stroke-width="1.4"/><circle cx="16" cy="${y + 18}" r="4" fill="#1d130a"/><circle cx="324" cy="${y + 18}" r="4" fill="#1d130a"/>`;
    return s;
  },
  tag: (accent) =>
    `<circle cx="170" cy="26" r="11" fill="#0B0809" stroke="#8A6742" stroke-width="5"/><path d="M170 18C150 -6 190 -18 176 -34" fill="none" stroke="#C8B993" stroke-width="3"/><path d="M76 14H264L326 66V462H14V66Z" fill="none" stroke="${accent}" stroke-width="1.8"/>`,
  octagon: (accent) =>
    `<path d="M49 14H291L326 49V427L291 462H49L14 427V49Z" fill="none" stroke="${accent}" stroke-width="3"/><path d="M54 21H286L319 54V422L286 455H54L21 422V54Z" fill="none" stroke="${accent}" stroke-width="1"/>${[
      [31, 31],
      [309, 31],
      [31, 445],
      [309, 445],
    ]
      .map(([x = 0, y = 0]) => `<path d="M${x} ${y - 9}l9 9-9 9-9-9Z" fill="${accent}"/>`)
      .join("")}`,
  arch: (_accent) =>
    `<path d="M14 474V132C14 50 86 14 170 14S326 50 326 132V474" fill="none" stroke="#8A6742" stroke-width="9"/><path d="M14 474V132C14 50 86 14 170 14S326 50 326 132V474" fill="none" stroke="#2A1A0E" stroke-width="1.6" stroke-dasharray="3 18"/>`,
  ticket: (accent) =>
    `<path d="M40 14H300M40 462H300M14 40V176M326 40V176M14 300V436M326 300V436" fill="none" stroke="${accent}" stroke-width="2.4" stroke-dasharray="2 7"/>`,
  ledger: (accent) => `<path d="M30 2V474M34 2V474" stroke="${accent}" stroke-width="1.4" opacity=".8"/>`,
  hexagon: (accent) => `<path d="M170 14L327 53V423L170 462L13 423V53Z" fill="none" stroke="${accent}" stroke-width="2"/>`,
  plain: (accent) => `<path d="M14 14H326V462H14Z" fill="none" stroke="${accent}" stroke-width="1.6"/>`,
  letter: (_accent) =>
    `<path d="M2 238H338M170 2V474" stroke="#8a744a" stroke-width="1" opacity=".5"/><path d="M18 18H322V458H18Z" fill="none" stroke="#8a744a" stroke-width="1"/>`,
};

const whole = (drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="696" height="1032" viewBox="-4 -36 348 516" preserveAspectRatio="none">${drawn}</svg>`;

/** The frame of a kind of card, behind its picture and its words. */
export function frame(kind: CardKind): string {
  const look: KindLook = KINDS[kind];
  const id = nameOf(`frame ${kind}`);
  return whole(
    `<linearGradient id="${id}" x2=".3" y2="1"><stop offset="0" stop-color="${look.ground[0]}"/><stop offset="1" stop-color="${look.ground[1]}"/></linearGradient>` +
      `<path d="${OUTLINES[look.outline]()}" fill="url(#${id})" stroke="${onPaper(kind) ? "#4a3418" : mix(look.accent, "#000000", 0.25)}" stroke-width="3"/>${ORNAMENTS[look.outline](look.accent)}`,
  );
}

/** A texture of its own for each kind of back. */
function texture(kind: CardKind, dark: string): string {
  const look: KindLook = KINDS[kind];
  const [cx, cy] = [170, 238];
  let drawn = "";

  const ray = (N: number, a: number, b: number, w: number) => {
    let d = "";
    for (let i = 0; i < N; i++) {
      const t = (i / N) * 6.283;
      d += `M${n(cx + Math.cos(t) * a)} ${n(cy + Math.sin(t) * a)}L${n(cx + Math.cos(t) * b)} ${n(cy + Math.sin(t) * b)}`;
    }
    return `<path d="${d}" stroke="${look.material === "void" ? "#6E4BA8" : "#8A6742"}" stroke-width="${w}" fill="none"/>`;
  };
  if (kind === "encounter")
    drawn = `${ray(36, 96, 260, 2)}<path d="M170 60V416M30 238H310" stroke="#8A6742" stroke-width="16"/><path d="M170 60V416M30 238H310" stroke="#C8B993" stroke-width="3" stroke-dasharray="10 8"/>`;
  if (kind === "darkness") {
    for (let i = 0; i < 9; i++)
      drawn += `<ellipse cx="170" cy="238" rx="${40 + i * 22}" ry="${22 + i * 24}" fill="none" stroke="#6E4BA8" stroke-width="2" stroke-dasharray="${3 + i} ${4 + i * 2}"/>`;
  }
  if (kind === "dread") {
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * 6.283,
        x = cx + Math.cos(a) * 240,
        y = cy + Math.sin(a) * 300,
        x2 = cx + Math.cos(a + 0.3) * 100,
        y2 = cy + Math.sin(a + 0.3) * 112;
      drawn += `<path d="M${n(x)} ${n(y)}Q${n((x + x2) / 2 + 30)} ${n((y + y2) / 2 - 30)} ${n(x2)} ${n(y2)}" fill="none" stroke="#3F2866" stroke-width="13" stroke-linecap="round"/><path d="M${n(x)} ${n(y)}Q${n((x + x2) / 2 + 30)} ${n((y + y2) / 2 - 30)} ${n(x2)} ${n(y2)}" fill="none" stroke="#A77BE0" stroke-width="2.2" stroke-dasharray="1 8" stroke-linecap="round"/>`;
    }
  }
  if (kind === "threat")
    for (const [r, N] of [
      [200, 22],
      [158, 19],
      [116, 15],
    ] as const)
      drawn += `<path d="${toothed(r, N, 0.88)}" transform="translate(170 238)" fill="none" stroke="#8E2A22" stroke-width="4"/>`;
  if (kind === "loot") {
    let d = "";
    for (let x = -4; x < 9; x++)
      for (let y = -5; y < 12; y++) d += `M${x * 44 + (y % 2) * 22 + 20} ${y * 44}l22 22-22 22-22-22Z`;
    drawn = `<path d="${d}" fill="none" stroke="#5b4835" stroke-width="2"/><circle cx="170" cy="238" r="104" fill="${dark}"/>`;
  }
  if (kind === "scavenge") {
    for (let i = 0; i < 8; i++)
      drawn += `<rect x="6" y="${40 + i * 50}" width="328" height="46" fill="${["#4f3a24", "#5a4128", "#463220"][i % 3]}" stroke="#1a110a" stroke-width="2.5"/><path d="M14 ${56 + i * 50}q80 6 150 0t156 2" stroke="#2c1d10" fill="none"/>`;
    drawn += `<path d="M20 50L320 426M320 50L20 426" stroke="#1a110a" stroke-width="34"/><path d="M20 50L320 426M320 50L20 426" stroke="#6b4e31" stroke-width="28"/>`;
  }
  if (kind === "gear") {
    let d = "";
    for (let y = 80; y < 460; y += 16) d += `M26 ${y}H314`;
    drawn = `<path d="${d}" stroke="#6b5230" stroke-width="1.4" stroke-dasharray="30 4 12 5"/>`;
  }
  if (kind === "artifact") {
    for (let i = 0; i < 7; i++)
      drawn += `<path d="${toothed(70 + i * 26, 4, 0.72)}" transform="translate(170 238) rotate(${i * 11})" fill="none" stroke="#8C7A3A" stroke-width="2"/>`;
  }
  if (kind === "depth") {
    for (let i = 0; i < 7; i++) {
      const u = 1 - i * 0.13;
      drawn += `<path d="M${n(170 - 150 * u)} ${n(238 + 226 * u)}V${n(238 - 90 * u)}Q170 ${n(238 - 236 * u)} ${n(170 + 150 * u)} ${n(238 - 90 * u)}V${n(238 + 226 * u)}" fill="${i === 6 ? "#08040C" : "none"}" stroke="#6B4E31" stroke-width="${n(11 * u)}"/>`;
    }
    drawn += `<path d="M120 470L160 262M220 470L180 262" stroke="#8f8273" stroke-width="4"/>`;
  }
  if (kind === "exploration")
    drawn = `${ray(40, 110, 156, 3)}<circle cx="170" cy="237" r="104" fill="none" stroke="#8A6742" stroke-width="4"/>`;
  if (kind === "mission")
    drawn = `<path d="M4 4L170 220 336 4M4 472L140 190M336 472L200 190" fill="none" stroke="#8a744a" stroke-width="3"/>`;

  if (kind === "world")
    for (let ring = 0; ring < 8; ring++)
      drawn += `<path d="${toothed(80 + ring * 24, 9, 0.9)}" transform="translate(170 238) rotate(${ring * 9})" fill="none" stroke="#6E4BA8" stroke-width="2"/>`;
  if (kind === "chart") drawn = ray(24, 110, 330, 1.6);
  if (kind === "other") drawn = ray(48, 90, 330, 1.4);
  return drawn;
}

/** The back of a kind of card: one shape, one texture, one sign. */
export function back(kind: CardKind, bodies: Bodies): string {
  const look: KindLook = KINDS[kind];
  const sealed = kind === "mission";
  const ground = sealed ? ["#E0D2AE", "#BFA978"] : onPaper(kind) ? ["#4A341F", "#1E140C"] : look.ground;
  const dark = onPaper(kind) ? "#1B110A" : mix(look.ground[1], "#000000", 0.35);
  const light = mix(look.accent, "#FFE9C0", 0.2);
  const id = nameOf(`back ${kind}`);
  const r = sealed ? 58 : 76;
  return whole(
    `<radialGradient id="${id}" cx=".4" cy=".35"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></radialGradient><clipPath id="${id}c"><path d="${OUTLINES[look.outline]()}"/></clipPath>` +
      `<g clip-path="url(#${id}c)"><rect width="340" height="476" fill="url(#${id})"/>${texture(kind, dark)}</g><path d="${OUTLINES[look.outline]()}" fill="none" stroke="${mix(look.accent, "#000000", 0.2)}" stroke-width="4"/>${sealed ? "" : ORNAMENTS[look.outline](light)}` +
      `<circle cx="170" cy="238" r="${r}" fill="${sealed ? "#841A13" : dark}" stroke="${sealed ? "#4A0C08" : light}" stroke-width="4"/>${sealed ? `<path d="${toothed(64, 18, 0.93)}" transform="translate(170 238)" fill="none" stroke="#5E1410" stroke-width="5"/>` : ""}` +
      sign(
        bodies,
        look.sign,
        170 - r * 0.66,
        238 - r * 0.66,
        r * 1.32,
        sealed ? "#F0C9B4" : look.material === "void" ? "#E3D2FF" : "#F6E3BB",
      ),
  );
}

/** A picture in a box of its own. */
export const boxed = (drawn: string, w: number, h: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w * 2}" height="${h * 2}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`;
export { emblem, signsOf } from "./emblem";

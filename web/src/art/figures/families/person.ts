import { chanceOf, pick } from "../../../map/draw/chance";
import {
  claw,
  dot,
  glint,
  hatch,
  INK,
  limb,
  line,
  mix,
  oval,
  PALE_EYE,
  shadow,
  shape,
  skull,
  TONES,
  type Tone,
  tinted,
  volume,
} from "../../pencil";
import type { Family } from "./family";

const CLOTHES = ["#7A5338", "#4F4A52", "#6E3F30", "#3F4C57", "#5D5A4A", "#54432C"] as const;

/** Somebody on two legs: the living in hats, the dead as bones in rags, the faithful of something in hoods. */
export const person: Family = (kind, words) => {
  const fixed = chanceOf(kind);
  const cloth = pick(fixed, CLOTHES);
  const coat: Tone = [cloth, mix(cloth, INK, 0.55), mix(cloth, "#FFD488", 0.55)];
  const dead = /undead|skeleton|dead/.test(words);
  const hooded = /cult|priest|witch|acolyte/.test(words) || fixed() < 0.25;
  const armed = pick(fixed, ["rifle", "blade", "torch"] as const);
  const brim = pick(fixed, [46, 56, 38] as const);
  return (chance, model) => {
    const flesh = dead ? TONES.bone : tinted(TONES.dead, pick(chance, ["#B57C53", "#8F5C3B", "#D09A70"]), 0.6);
    const sway = chance() * 10 - 5;
    let drawn = shadow(56);
    drawn +=
      limb(
        [
          [-12, 42],
          [-20, 64],
          [-24, 88],
        ],
        24,
        17,
        coat,
        { shade: 8 },
      ) +
      limb(
        [
          [14, 42],
          [24, 64],
          [22, 88],
        ],
        24,
        17,
        coat,
        { shade: 8 },
      );
    const held = {
      rifle: () => line("M66 60L60 -84", INK, 12) + line("M66 60L61 -40", "#6B4A2A", 7) + line("M61 -40L60 -84", "#D8D2C2", 4),
      blade: () => volume("M58 34L52 -70 64 -92 74 -68 70 34Z", TONES.metal, { shade: 6, ink: 7 }),
      torch: () =>
        line("M62 60L58 -40", INK, 12) +
        line("M62 60L58 -40", "#6B4A2A", 6) +
        shape("M58 -92C76 -66 74 -46 58 -38C42 -46 44 -66 58 -92Z", "#B4611B", INK, 4) +
        shape("M58 -72C66 -58 66 -48 58 -44C50 -48 50 -58 58 -72Z", "#F6D28A"),
    };
    drawn += held[armed]();
    drawn +=
      limb(
        [
          [34, -12],
          [62, 6 + sway],
          [64, 22],
        ],
        22,
        15,
        coat,
        { shade: 7 },
      ) + claw(64, 24, -1.5, 18, flesh, { nails: false });
    drawn += volume("M-38 -16C-22 -30 24 -30 42 -14C44 14 38 40 42 64L20 58 0 66-20 58-42 64C-40 36 -44 10 -38 -16Z", coat, {
      shade: 16,
      inside:
        hatch(chance, -2, -16, 42, 74, coat[1], 16) +
        line("M2 -20L2 62", INK, 3) +
        line("M-36 34Q0 44 40 34", "#1F1610", 7) +
        dot(2, 39, 5, "#D9B25A", INK, 2),
    });
    drawn +=
      limb(
        [
          [-36, -12],
          [-66, 14 - sway],
          [-60, 44],
        ],
        22,
        15,
        coat,
        { shade: 7 },
      ) + claw(-60, 48, 1.7, 24, flesh, { nails: dead });
    drawn += `<g transform="rotate(${sway} 0 -20)">`;
    if (hooded)
      drawn +=
        volume("M2 -106C-40 -88 -44 -40 -34 -14H38C46 -40 42 -88 2 -106Z", coat, { shade: 12 }) +
        shape("M0 -84C-24 -74 -26 -42 -18 -22H22C30 -42 26 -74 0 -84Z", INK);
    drawn += dead
      ? skull(1, -48, 1.25, 0, model.elite ? "#EBD6FF" : PALE_EYE)
      : volume("M-26 -58C-28 -88 28 -88 27 -56C28 -40 20 -20 8 -14H-8C-20 -20 -28 -40 -26 -58Z", flesh, {
          shade: 12,
          inside: hatch(chance, 0, -70, 28, 50, flesh[1], 8),
        }) +
        oval(-10, -52, 6, 6, INK) +
        oval(12, -52, 6, 6, INK) +
        glint(-10, -52, 3, PALE_EYE, model.elite) +
        glint(12, -52, 3, PALE_EYE, model.elite) +
        (chance() < 0.5
          ? shape("M-22 -42Q0 -34 22 -42L18 -12Q0 -4 -16 -12Z", "#8E1A12", INK, 3)
          : line("M-12 -28Q2 -34 14 -28", INK, 5));
    if (!hooded)
      drawn +=
        volume(`M${-brim} -66C-26 -78 26 -78 ${brim} -64C30 -54 -30 -54 ${-brim} -66Z`, coat, { shade: 8 }) +
        volume("M-24 -70C-26 -102 -8 -98 0 -94C10 -100 28 -102 26 -70Z", coat, { shade: 9 });
    drawn += "</g>";
    return {
      drawn,
      wounds: [
        [16, 14, -0.6, 30],
        [-16, -40, 0.6, 18],
        [-18, 36, 0.3, 24],
      ],
      spikes: [
        [-38, -20, -2.4],
        [40, -18, -0.7],
        [0, -98, -1.57],
      ],
    };
  };
};

import { n } from "../../map/draw/pen";
import { INK } from "../pencil";
import { FAR_LEFT, FAR_RIGHT, foe, glow, HIGH, line, man, paint, ridge, sky, VIGNETTE, WIDE } from "./brush";
import type { Scene } from "./scene";

/** A temple over black water, its door a mouth. */
export const temple: Scene = (chance, who, { subject, near = "" }) => {
  let drawn =
    sky([0, "#0B0B09"], [0.35, "#1C2016"], [0.6, "#45431F"], [0.74, "#8A7A2E"], [0.8, "#C9963A"], [1, "#12160f"]) +
    glow(683, 420, 520, 300, 0.9);
  drawn += ridge(
    chance,
    [
      [-20, 470],
      [200, 430],
      [420, 470],
      [700, 440],
      [1000, 470],
      [WIDE + 20, 420],
    ],
    "#2A2F1C",
    12,
  );
  drawn += subject ?? pyramid() + serpentDoor() + foe(who(0), 500, 520, 0.86, 1) + foe(who(0), 868, 520, 0.86, 4);
  drawn += paint(`M${FAR_LEFT} 640Q300 628 683 646T${FAR_RIGHT} 640V${HIGH + 20}H${FAR_LEFT}Z`, "#12201A", INK, 4);
  let w = "";
  for (let i = 0; i < 62; i++) {
    const x = chance() * 2600 - 620,
      y = 654 + chance() * 104;
    w += `M${n(x)} ${n(y)}q22 -7 44 0t${n(20 + chance() * 40)} 0`;
  }
  drawn += `${line(w, "#7E8A4A", 2.4, 'opacity=".7"')}<path d="M640 660H726L760 768H606Z" fill="#F2A24A" opacity=".22"/>`;
  for (const [x, k] of [
    [60, 1],
    [1300, 1.1],
    [200, 0.7],
    [1180, 0.7],
  ] as const) {
    drawn +=
      paint(
        `M${x - 34 * k} 700C${x - 10 * k} 520 ${x - 30 * k} 240 ${x - 20 * k} -220H${x + 24 * k}C${x + 20 * k} 240 ${x + 10 * k} 520 ${x + 44 * k} 700Z`,
        "#1A1C12",
        INK,
        5,
      ) +
      line(`M${x - 24 * k} 660C${x - 8 * k} 500 ${x - 22 * k} 240 ${x - 12 * k} 0`, "#C9963A", 3, 'opacity=".5"') +
      paint(
        `M${x - 34 * k} 690Q${x - 80 * k} 700 ${x - 110 * k} 730L${x - 20 * k} 716Z M${x + 40 * k} 690Q${x + 80 * k} 700 ${x + 110 * k} 734L${x + 20 * k} 716Z`,
        "#1A1C12",
        INK,
        4,
      );
  }
  let m = "";
  for (let i = 0; i < 96; i++) {
    const x = chance() * 2600 - 620,
      l = 60 + chance() * (Math.abs(x - 683) > 300 ? 240 : 90);
    m += `M${n(x)} -200C${n(x + 8)} ${n(l * 0.4)} ${n(x - 8)} ${n(l * 0.7)} ${n(x + 3)} ${n(l)}`;
  }
  drawn += line(m, "#0B0B07", 9) + line(m, "#4A5230", 3.4);
  drawn +=
    glow(690, 720, 260, 110, 0.8) +
    paint("M520 716Q700 780 900 712Q880 762 820 768H590Q536 756 520 716Z", "#4A331F", INK, 5) +
    line("M526 720Q700 780 894 716", "#F2A24A", 3, 'opacity=".8"') +
    man(620, 724, 0.95, "wide", "#5A4330") +
    man(700, 734, 0.95, "cat", "#3E3A37", { lantern: true, woman: true }) +
    man(790, 726, 0.95, "miner", "#3F4C57");
  return drawn + near + VIGNETTE;
};

/** Steps of stone, each smaller than the one below. */
export function pyramid(): string {
  let drawn = "";
  const T = "#5C5A3C",
    D = "#3A3C26";
  for (let i = 0; i < 6; i++) {
    const hw = 430 - i * 62,
      y = 600 - i * 62;
    drawn +=
      paint(`M${683 - hw} ${y}L${683 - hw + 14} ${y - 62}H${683 + hw - 14}L${683 + hw} ${y}Z`, i % 2 ? T : "#66633F", INK, 5) +
      paint(`M${683 + hw * 0.35} ${y}V${y - 62}H${683 + hw - 14}L${683 + hw} ${y}Z`, D, "", 0, 'opacity=".8"') +
      line(`M${683 - hw + 12} ${y - 59}H${683 + hw * 0.34}`, "#F2D27A", 2.6, 'opacity=".7"');
    let q = "";
    for (let x = 683 - hw + 40; x < 683 + hw - 20; x += 58) q += `M${x + (i % 2) * 20} ${y - 60}v58`;
    drawn += line(q, INK, 2.6, 'opacity=".6"');
  }
  return drawn;
}

/** The door is a mouth, and it is open. */
const serpentDoor = (): string =>
  `${paint("M560 600V440C560 330 610 270 683 262C756 270 806 330 806 440V600Z", "#4E5A34", INK, 6) + paint("M583 600V470Q683 400 783 470V600Z", "#120a05", INK, 5) + glow(683, 560, 110, 120, 1) + paint("M600 470L620 520 636 462ZM766 470L746 520 730 462Z", "#E8DAB6", INK, 4) + paint("M596 380L654 402 648 426 598 410ZM770 380L712 402 718 426 768 410Z", INK)}<ellipse cx="628" cy="404" rx="11" ry="9" fill="#FFD75E"/><ellipse cx="738" cy="404" rx="11" ry="9" fill="#FFD75E"/>${line("M628 396V412M738 396V412", INK, 4)}${line("M640 300Q683 330 726 300M620 330Q683 362 746 330", INK, 3.4, 'opacity=".7"')}` +
  paint("M616 600H750L790 668H576Z", "#66633F", INK, 4) +
  line("M608 616H758M598 634H768M586 652H780", INK, 3);

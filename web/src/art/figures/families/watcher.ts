import { chanceOf, pick } from "../../../map/draw/chance";
import { curl, dot, hatch, INK, mix, oval, shape, TONES, type Tone, taper, teeth, tinted, volume } from "../../pencil";
import type { Family } from "./family";

/** Something of the other side: an eye that floats, with arms below it. */
export const watcher: Family = (kind) => {
  const fixed = chanceOf(kind);
  const base = tinted(TONES.void, pick(fixed, ["#3F5A8A", "#8A4A7A", "#5A4A9A"]), 0.45);
  const arms = 5 + Math.floor(fixed() * 4);
  const lips = fixed() < 0.5;
  return (chance, model) => {
    const skin = tinted(base, "#2A1546", chance() * 0.3);
    const dim: Tone = [mix(skin[0], skin[1], 0.5), mix(skin[1], INK, 0.4), skin[2]];
    let drawn = oval(4, 90, 48, 7, "#000", 'opacity=".4"');
    for (let arm = 0; arm < arms; arm++) {
      const share = arm / (arms - 1) - 0.5;
      const bend = (share < 0 ? 1 : -1) * (0.6 + chance());
      drawn += volume(
        taper(curl(share * 84, 8 + Math.abs(share) * -20, 1.57 - share * 1.1, 74 + chance() * 30, bend, -bend * 5), 17, 4),
        arm % 2 ? dim : skin,
        { shade: 5, rim: 2.6, ink: 7 },
      );
    }
    drawn += volume("M0 -98C46 -98 70 -66 68 -32C66 6 38 30 0 30C-38 30 -66 6 -68 -32C-70 -66 -46 -98 0 -98Z", skin, {
      shade: 24,
      inside: hatch(chance, -10, -84, 80, 104, dim[1], 26, 16),
    });
    for (const [x, y, r] of [
      [-50, -70, 9],
      [44, -78, 7],
      [56, -2, 8],
      [-46, 8, 7],
    ] as const)
      drawn += dot(x + chance() * 6, y, r, dim[0], INK, 3);
    const look = chance() * 16 - 8;
    drawn +=
      shape("M-50 -38C-30 -72 30 -72 50 -38C30 -6 -30 -6 -50 -38Z", "#F0E4FF", INK, 6) +
      dot(look, -38, 22, model.elite ? "#EBD6FF" : "#7A4BC0", INK, 4) +
      oval(look, -38, 5, 17, INK) +
      dot(look - 8, -48, 4.4, "#FFFFFF");
    if (lips) drawn += shape("M-24 6Q0 0 24 6Q14 24 0 24Q-14 24 -24 6Z", "#1C0510", INK, 3) + teeth(-21, 21, 5, 8, 6, -2);
    else
      drawn +=
        dot(-26, 6, 6, "#F0E4FF", INK, 3) +
        dot(-26, 6, 2.4, INK) +
        dot(26, 6, 6, "#F0E4FF", INK, 3) +
        dot(26, 6, 2.4, INK) +
        dot(0, 15, 7, "#F0E4FF", INK, 3) +
        dot(0, 15, 2.8, INK);
    return {
      drawn,
      wounds: [
        [-44, -10, 0.7, 30],
        [36, -72, -0.5, 28],
        [20, 14, 0.2, 22],
      ],
      spikes: [
        [-60, -60, -2.5],
        [60, -60, -0.6],
        [0, -98, -1.57],
      ],
    };
  };
};

import { n } from "../../map/draw/pen";
import { INK } from "../pencil";
import { beam, FAR_LEFT, FAR_RIGHT, foe, glow, hatch, line, man, paint, rough, sky, VIGNETTE } from "./brush";
import type { Scene } from "./scene";
import { cord, disc, lamp } from "./tales/things";

/** A pit that nobody has seen the ground of; the hill stands on props around its rim. */
export const pit: Scene = (chance, who, { near = "" }) => {
  let drawn =
    sky([0, "#0B0605"], [0.4, "#2A0F0A"], [0.7, "#6E2410"], [1, "#1a0805"]) +
    glow(683, 560, 760, 420, 1) +
    glow(683, 600, 420, 300, 1);
  const roof: [number, number][] = [[FAR_LEFT, 120]];
  for (let x = FAR_LEFT + 60; x < FAR_RIGHT; x += 70)
    roof.push([x, 60 + chance() * 60 + (roof.length % 2 ? 90 * chance() : 0)]);
  const edge = rough(chance, roof, 5, 22);
  drawn +=
    paint(`${edge}V-340H${FAR_LEFT}Z`, "#1C100C", INK, 6) +
    line(edge, "#B4611B", 3, 'opacity=".6" transform="translate(0 -4)"');
  drawn += line(
    hatch(chance, FAR_LEFT, -300, FAR_RIGHT - FAR_LEFT, 360, 22, -0.9, 30, () => chance() < 0.5),
    "#000000",
    4,
    'opacity=".6"',
  );
  drawn += paint(`M${FAR_LEFT} 560Q683 500 ${FAR_RIGHT} 560V800H${FAR_LEFT}Z`, "#3A1E14", INK, 6);
  drawn += line(
    hatch(chance, FAR_LEFT, 570, FAR_RIGHT - FAR_LEFT, 190, 16, 0.06, 44, () => chance() < 0.4),
    INK,
    3,
    'opacity=".6"',
  );
  const ellipse = (rx: number, ry: number, fill: string, more = "") =>
    `<ellipse cx="700" cy="630" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
  drawn +=
    ellipse(404, 108, "#5A3020", `stroke="${INK}" stroke-width="8"`) +
    ellipse(372, 92, "#1A0503", `stroke="${INK}" stroke-width="8"`) +
    `<clipPath id="pit"><ellipse cx="700" cy="630" rx="368" ry="90"/><rect x="300" y="-340" width="800" height="970"/></clipPath>` +
    `<g clip-path="url(#pit)">${ellipse(330, 70, "#C2410C", 'transform="translate(0 34)"')}${ellipse(240, 44, "#FFB347", 'transform="translate(0 50)"')}</g>` +
    `<path d="M360 620L250 -330H1150L1040 620Z" fill="#FF7A2A" opacity=".13"/><path d="M470 630L420 -330H980L930 630Z" fill="#FFC562" opacity=".14"/>`;
  for (const [x, y, top] of [
    [330, 600, 150],
    [480, 556, 130],
    [920, 556, 130],
    [1080, 600, 150],
  ] as const)
    drawn +=
      beam(x, y, x + (x < 700 ? 12 : -12), top, 44, "#6B3A1E") +
      beam(x + (x < 700 ? 10 : -10), top + 90, x + (x < 700 ? 100 : -100), top, 24, "#5A2E18");
  drawn +=
    beam(250, 150, 1150, 142, 46, "#5A2E18") +
    cord("M700 164V470", "#D8C08A", 6) +
    disc(700, 160, 30, "#7A5A38", INK, 6) +
    lamp(700, 540, 0.8);
  drawn += `<g clip-path="url(#pit)">${foe(who(0), 860, 590, 1.15, 4)}</g>`;
  drawn +=
    foe(who(1), 560, 400, 0.9, 2) +
    foe(who(1), 850, 320, 0.75, 4) +
    foe(who(1), 640, 250, 0.55, 6) +
    foe(who(1), 1010, 240, 0.5, 7) +
    foe(who(1), 420, 260, 0.5, 9);
  for (let i = 0; i < 40; i++)
    drawn += `<circle cx="${n(400 + chance() * 600)}" cy="${n(120 + chance() * 480)}" r="${n(1.6 + chance() * 2.6)}" fill="#FFC562" opacity="${n(0.4 + chance() * 0.5)}"/>`;
  drawn +=
    man(1150, 752, 1.6, "miner", "#3F4C57", { gun: true, mirrored: true }) +
    man(1270, 762, 1.6, "wide", "#5A4330") +
    man(300, 760, 1.6, "cat", "#3E3A37", { woman: true });
  return drawn + near + VIGNETTE;
};

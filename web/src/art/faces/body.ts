import { mix, n } from "../pencil";
import { INK, line, paint } from "./brush";
import type { Look, Wear } from "./look";

/** The coat, and what is seen of the shirt under it. */
const COAT: Record<Wear, string> = {
  duster: "#5A4330",
  vest: "#4A3A2C",
  cassock: "#1D191A",
  overall: "#3F4C57",
  suit: "#3A2F2B",
  buckskin: "#8A6338",
  dress: "#6E2A31",
  poncho: "#6B4A2A",
  fur: "#4A3A2E",
  frock: "#2B2F38",
};
const SHIRT: Record<Wear, string> = {
  duster: "#A99878",
  vest: "#B9A988",
  cassock: "#1D191A",
  overall: "#9A5D3C",
  suit: "#D6CBB2",
  buckskin: "#6B4A28",
  dress: "#D6CBB2",
  poncho: "#8C7A5C",
  fur: "#6B5A44",
  frock: "#E2DACA",
};

/** Shoulders, clothes, and the sign of the class on the chest. */
export function body(look: Look): string {
  let drawn = "";

  const coat = COAT[look.wear];

  drawn += paint(`M8 246C12 206 44 196 72 188L100 198 128 188C156 196 188 206 192 246Z`, coat, INK, 3);
  drawn += paint(`M80 150V186Q100 206 120 186V150Z`, mix(look.skin, "#2A130A", 0.28));
  if (look.wear === "dress")
    drawn +=
      paint(`M58 194Q78 190 80 180L100 204 120 180Q122 190 142 194 138 224 100 226 62 224 58 194Z`, look.skin, INK, 2.4) +
      paint(`M44 246Q52 208 66 202 82 222 100 216 118 222 134 202 148 208 156 246Z`, coat) +
      line("M70 208q6 20 4 38M130 208q-6 20-4 38", mix(coat, "#000000", 0.5), 3);
  else if (look.wear === "cassock")
    drawn += paint("M84 182L100 196 116 182 118 200 100 206 82 200Z", "#E9DFC6") + line("M100 206V246", INK, 3);
  else if (look.wear === "poncho")
    drawn +=
      paint(`M4 246Q30 196 78 184L100 206 122 184Q170 196 196 246Z`, coat, INK, 3) +
      line("M22 232Q60 204 100 224 140 204 178 232", look.colour, 6) +
      line("M30 222Q64 196 100 214 136 196 170 222", "#C8B993", 2.4);
  else if (look.wear === "fur") {
    let d = "M14 236";
    for (let i = 0; i <= 24; i++) {
      const u = i / 24,
        x = 14 + 172 * u,
        y = 206 - Math.sin(u * Math.PI) * 22;
      d += `L${n(x - 3)} ${n(y - 8 - look.chance() * 7)}L${n(x + 3)} ${n(y + 5)}`;
    }
    drawn += paint(`${d}L190 244H10Z`, "#6B5A44", INK, 2.6) + paint("M74 200Q100 222 126 200L120 246H80Z", "#3A3531");
  } else {
    drawn +=
      paint("M80 184L100 246 120 184 128 190 112 246H88L72 190Z", SHIRT[look.wear]) +
      paint("M80 182L66 192 78 224 100 246 84 206Z", coat) +
      paint("M120 182L134 192 122 224 100 246 116 206Z", coat);
    if (look.wear === "overall")
      drawn += line("M58 196L70 246M142 196L130 246", "#2A343C", 9) + line("M58 196L70 246M142 196L130 246", INK, 1);
    if (look.wear === "frock")
      drawn +=
        paint("M80 182L62 196 84 246 96 246Z", mix(coat, "#000000", 0.35)) +
        paint("M120 182L138 196 116 246 104 246Z", mix(coat, "#000000", 0.35)) +
        paint("M94 190L106 190 103 202 110 236 100 246 90 236 97 202Z", look.colour, INK, 2);
    if (look.wear === "buckskin") {
      let d = "";
      for (let i = 0; i < 12; i++)
        d += `M${26 + i * 4.5} ${222 - i * 2.2}v${n(9 + look.chance() * 5)}M${174 - i * 4.5} ${222 - i * 2.2}v${n(9 + look.chance() * 5)}`;
      drawn += line(d, "#C39A5E", 2);
    }
  }
  if (look.emblem === "star")
    drawn += `<g transform="translate(62 220) rotate(-8) scale(1.25)">${paint("M0-14L4-4 14-4 6 3 9 13 0 7-9 13-6 3-14-4-4-4Z", "#E0B04C", INK, 2)}</g>`;
  if (look.emblem === "shield")
    drawn += `<g transform="translate(58 222) rotate(-6)">${paint("M-13-15Q0-19 13-15Q15 4 0 17Q-15 4-13-15Z", "#D8D2C2", INK, 2.4)}${paint("M0-11L3-4 9-4 4 0 6 7 0 3-6 7-4 0-9-4-3-4Z", "#7C7468", INK, 1.2)}</g>`;
  if (look.emblem === "cross") drawn += paint("M97 212h6v8h8v6h-8v18h-6v-18h-8v-6h8Z", "#D9B25A", INK, 1.6);
  if (look.emblem === "bandolier") {
    drawn += line("M48 202L138 246", INK, 15) + line("M48 202L138 246", "#6B4526", 11);
    let d = "";
    for (let i = 0; i < 7; i++) d += `M${56 + i * 12} ${200 + i * 6}l-4 10`;
    drawn += line(d, "#E0B04C", 4);
  }
  if (look.emblem === "kerchief" || look.emblem === "bandolier" || look.wear === "poncho")
    drawn +=
      paint("M76 178Q100 200 124 178L126 190Q108 204 102 222 96 204 74 190Z", look.colour, INK, 2.4) +
      line("M84 188q8 8 12 18M116 188q-8 8-12 16", mix(look.colour, "#000000", 0.45), 2);
  if (look.emblem === "choker")
    drawn += `${paint("M80 176Q100 190 120 176V184Q100 198 80 184Z", INK)}<circle cx="100" cy="191" r="5" fill="${look.colour}" stroke="${INK}" stroke-width="1.6"/>`;
  if (look.emblem === "beads") {
    for (let i = 0; i < 11; i++) {
      const u = i / 10;
      drawn += `<circle cx="${n(72 + 56 * u)}" cy="${n(188 + Math.sin(u * Math.PI) * 20)}" r="3.6" fill="${i % 3 ? "#E6D7AE" : look.colour}" stroke="${INK}" stroke-width="1.2"/>`;
    }
  }
  if (look.emblem === "ring")
    drawn +=
      line("M80 186Q100 206 120 186", "#C79A48", 6) + line("M80 186Q100 206 120 186", "#6B4A1C", 1.4, 'stroke-dasharray="2 4"');

  return drawn;
}

import { mix } from "../pencil";
import { INK, line, paint } from "./brush";
import { bareBrow, type Cut, type Look } from "./look";

/** What hangs down behind the face. */
export function hairBehind(look: Look): string {
  const [left, right] = [100 - look.wide, 100 + look.wide];
  const behind: Partial<Record<Cut, string>> = {
    long: `M${left - 6} 92C${left - 14} 140 52 178 50 196L78 190V90ZM${right + 6} 92C${right + 14} 140 148 178 150 196L122 190V90Z`,
    bob: `M${left - 7} 92C${left - 12} 130 56 150 62 160L84 150V90ZM${right + 7} 92C${right + 12} 130 144 150 138 160L116 150V90Z`,
    braids: `M${left - 3} 96C50 130 56 150 52 170q-5 14 2 34 10-2 10-18 2-20 6-36ZM${right + 3} 96C150 130 144 150 148 170q5 14-2 34-10-2-10-18-2-20-6-36Z`,
    wild: `M${left} 70l-18 8 6 12-16 10 12 12-14 16 18 6-10 20 24-4V80ZM${right} 70l18 8-6 12 16 10-12 12 14 16-18 6 10 20-24-4V80Z`,
  };
  const drawn = behind[look.cut];
  return drawn ? paint(drawn, look.hair) : "";
}

export function hair(look: Look): string {
  const [left, right] = [100 - look.wide, 100 + look.wide];
  let drawn = "";

  const top = `M${left - 2} 104C${left - 8} 70 ${left + 8} 50 100 50C${right - 8} 50 ${right + 8} 70 ${right + 2} 104L${right - 5} 96`;
  const fr = {
    short: `${top}C${right - 8} 82 118 80 104 82 92 80 ${left + 10} 80 ${left + 5} 98Z`,
    side: `${top}C126 84 112 84 92 72 84 84 72 86 ${left + 5} 100Z`,
    long: `${top}C128 84 108 82 98 70 92 82 72 88 ${left + 5} 112Z`,
    bob: `${top}C128 82 118 86 112 84 96 88 76 88 ${left + 4} 116Z`,
    braids: `${top}C126 84 106 80 100 64 94 80 74 84 ${left + 5} 104Z`,
    bun: `${top}C126 80 110 76 100 70 90 76 74 80 ${left + 5} 104Z`,
    wild: `M${left - 8} 108L${left - 10} 84 ${left - 2} 88 ${left - 6} 60 80 62 82 40 98 54 112 36 116 58 136 52 132 70 ${right + 12} 76 ${right + 2} 108 128 88 118 92 108 80 96 92 84 82 72 94Z`,
  }[look.cut];
  const bk = mix(look.hair, "#0D0705", 0.5);
  const lines = line(`M78 62q-12 10-14 26M90 56q-8 8-12 20M108 56q10 8 14 20M122 62q10 8 13 24`, bk, 1.8);
  if (look.cut === "bun" && (look.hat === "none" || look.hat === "plume"))
    drawn += paint("M84 48Q84 28 100 28 116 28 116 48Z", look.hair);
  drawn += paint(fr, look.hair, INK, 2.6) + (bareBrow(look) ? lines : "");
  return drawn;
}

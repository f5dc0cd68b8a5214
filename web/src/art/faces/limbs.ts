import { INK, line, paint } from "./brush";
import { type Layer, spot, tentacle } from "./mark";

const TAIL = "M168 236C200 196 192 140 174 112";
/** Below the brim of a hat, beside the face. */
const low = (drawn: string): string => `<g transform="translate(0 48)">${drawn}</g>`;
/** A limb of flesh in violet, without suckers. */
const flesh = (d: string, wide: number, colour = "#6E4BA0"): string =>
  line(d, INK, wide + 5) + line(d, colour, wide) + line(d, "#C9A6FF", 2, 'transform="translate(-3 0)" opacity=".8"');
/** A hand held up at the lower edge, the palm to the front. */
const palm = (skin: string, fingers: string): string =>
  paint("M38 244L40 214C36 200 40 190 52 188C66 186 72 196 70 212L72 244Z", skin, INK, 2.6) + fingers;

/** What grows behind somebody and looks over the shoulder. */
export const limbsBehind: Layer = {
  tail: () =>
    low(flesh(`${TAIL}C168 102 158 100 152 104`, 11) + paint("M158 116L124 106L156 88L162 100Z", "#CDB891", INK, 2.6)),
  grip: () =>
    low(
      flesh(`${TAIL}C166 96 178 82 188 92C196 102 180 112 172 102`, 10) +
        paint("M160 62H174V76Q182 84 180 108H154Q152 84 160 76Z", "#5E8A5A", INK, 2.8) +
        line("M158 92h18", "#E8DAB6", 6),
    ),
  tailface: ({ skin }) =>
    low(
      flesh(TAIL, 12) +
        paint("M150 96C148 66 192 62 194 92C196 118 180 128 172 128C162 128 152 116 150 96Z", skin, INK, 2.8) +
        spot(164, 92, 5, "#FFF6DC") +
        spot(182, 91, 5, "#FFF6DC") +
        spot(165, 92, 2, INK) +
        spot(181, 91, 2, INK) +
        line("M162 112Q172 104 184 111", INK, 3) +
        line("M158 82l9 3M188 80l-9 4", INK, 2.6),
    ),
  maw: () =>
    low(
      flesh(TAIL, 12) +
        paint("M146 88C150 62 196 62 198 90C200 116 186 128 172 128C156 128 144 112 146 88Z", "#6E4BA0", INK, 2.8) +
        paint("M154 92C158 72 190 72 192 92C192 112 182 118 172 118C160 118 154 108 154 92Z", "#3A0B12", INK, 2) +
        paint(
          "M157 86L162 98L167 80L172 96L178 80L183 98L189 86L186 76H160ZM160 108L165 98L170 114L176 100L181 112L186 104L180 118H166Z",
          "#FFF6DC",
          INK,
          1.2,
        ),
    ),
  suckers: () => tentacle("M30 238C2 200 4 150 18 128 28 110 46 116 40 130 36 138 28 134 30 128", 13),
  arm3: ({ skin }) =>
    low(
      line("M168 206C196 176 188 130 172 104", INK, 23) +
        line("M168 206C196 176 188 130 172 104", skin, 17) +
        paint("M162 108L150 78L162 88L162 62L172 84L180 60L184 86L196 72L190 104L178 114Z", skin, INK, 2.6),
    ),
  boot: () =>
    line("M176 244C160 214 186 204 180 172", INK, 29) +
    line("M176 244C160 214 186 204 180 172", "#4E6078", 22) +
    paint("M160 178L162 142C148 142 130 138 128 124Q128 114 140 112H198V178Z", "#7A4A26", INK, 3) +
    paint("M126 114H202V104H186V98H170V106H128Z", "#3A2410", INK, 2.6) +
    line("M166 150V174M164 166H196", "#D8A24A", 2.6),
  tentacle: () => tentacle("M150 226C176 208 176 176 158 166 142 158 138 178 150 180", 12),
};

/** What is held up, or grows where it should not. */
export const limbsBefore: Layer = {
  hand: ({ skin }) =>
    palm(
      skin,
      paint("M42 192L36 160L48 158L52 186ZM54 186L54 166L64 166L64 190Z", skin, INK, 2.4) +
        paint("M36 226L38 196Q54 184 72 196L74 226Q54 236 36 226Z", "#DDD2B8", INK, 2.4) +
        line("M38 206q16-8 34 0M37 216q18-8 36 0", "#8f8367", 1.8),
    ) +
    spot(58, 190, 6, "#841A13", INK, 1.4) +
    spot(64, 174, 4.4, "#841A13", INK, 1.4),
  mitten: ({ skin }) =>
    palm(
      skin,
      paint("M38 204C28 150 34 138 52 138C72 138 78 152 70 206Z", skin, INK, 2.8) +
        paint("M68 208C80 196 88 182 82 174C74 170 68 184 64 196Z", skin, INK, 2.6) +
        line("M46 146v32M54 143v34M62 148v28", INK, 1.6, 'stroke-dasharray="5 5"'),
    ),
  fingers: ({ skin }) =>
    palm(
      skin,
      tentacle("M42 196C30 176 36 156 22 146", 6) +
        tentacle("M50 190C44 166 54 148 42 130", 6) +
        tentacle("M58 190C62 168 54 152 66 132", 6) +
        tentacle("M66 198C80 184 74 166 90 158", 6),
    ),
  leg: () => tentacle("M-6 236C40 196 70 240 112 222 150 206 168 240 206 204", 15),
  tentacle: () => tentacle("M52 232C30 214 28 186 46 178 60 172 66 188 56 192", 9),
  hand3: ({ skin, chin }) =>
    paint(
      `M112 ${chin + 16}L128 ${chin - 6}L120 ${chin - 38}L131 ${chin - 36}L135 ${chin - 14}L136 ${chin - 46}L147 ${chin - 44}L146 ${chin - 14}L155 ${chin - 38}L164 ${chin - 34}L156 ${chin - 4}L168 ${chin - 16}L174 ${chin - 8}L154 ${chin + 16}L138 ${chin + 34}Z`,
      skin,
      INK,
      2.6,
    ),
  boulder: () =>
    paint("M120 206L126 176L146 160L172 166L196 156L208 190V244H136Z", "#6E665C", INK, 3) +
    paint("M126 176L146 160L152 184L138 200ZM172 166L196 156L190 186L170 190Z", "#A79C8C", INK, 1.6) +
    line("M152 184L170 190L164 218L180 234M138 200L148 222", "#2E2923", 2.6),
  crutch: () =>
    line("M158 244L140 178", INK, 12) +
    line("M158 244L140 178", "#8A6238", 7) +
    paint("M116 186C120 172 152 160 168 166L170 178C154 176 130 184 120 196Z", "#DDD2B8", INK, 2.6) +
    line("M128 184l4 8M142 176l3 9M156 172l2 9", "#8f8367", 2.2),
  tongue: () =>
    paint("M86 146Q100 140 114 146 116 160 100 162 84 160 86 146Z", "#2A0B14", INK, 2.2) +
    tentacle("M100 154C98 176 122 180 116 200 110 218 84 214 88 200 92 190 104 196 100 204", 10),
};

import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { it as italian } from "../src/i18n/it";

type Words = typeof en;
/** What is said of one thing, in both languages. */
const ONE: [say: (words: Words) => string, english: string, italian: string][] = [
  [
    ({ ask }) => ask.onMap(1),
    "One space is marked on the map. Choose it there.",
    "Una casella è segnata sulla mappa. Sceglila lì.",
  ],
  [({ ask }) => ask.onMapAgain(1), "One space is marked.", "Una casella segnata."],
  [({ ask }) => ask.asList(1), "Show it as a list", "Mostra in elenco"],
  [({ ask }) => ask.manySpaces(1), "A step to 1 space", "Un passo verso 1 casella"],
  [({ ask }) => ask.chooseSome(0, 1), "Choose one, or none.", "Scegline uno, o nessuno."],
  [({ ask }) => ask.chooseSome(1, 1), "Choose 1.", "Scegline uno."],
  [({ ask }) => ask.chosen(1, 3), "1 of 3 chosen", "1 di 3 scelto"],
  [({ made }) => made.moreMissions(1), "Show 1 more mission", "Mostra un'altra missione"],
  [({ made }) => made.chosen(1, 4), "1 of 4 seats taken", "1 posto su 4 occupato"],
  [({ made }) => made.changed(1), "1 changed", "1 cambiata"],
  [({ menu }) => menu.cards.left(1), "1 in the deck", "1 nel mazzo"],
  [({ menu }) => menu.cards.discarded(1), "1 discarded", "1 scartata"],
  [({ stay }) => stay.strangers(1), "1 more, not for this Hero", "Un altro, non per questo Eroe"],
  [({ start }) => start.saves.more(1), "Show 1 more", "Mostra un'altra"],
];

describe("one thing", () => {
  it.each(ONE)("is spoken of as one: %s", (say, english, it_) => {
    expect([say(en), say(italian)]).toEqual([english, it_]);
  });
  it("and several as several", () => {
    expect(en.ask.onMap(3)).toBe("3 spaces are marked on the map. Choose one there.");
    expect(italian.ask.asList(3)).toBe("Mostra tutti e 3 in elenco");
  });
});

import { cardName, cityWithSuit, LANGUAGES, suitName } from "@maria/tell";
import { expect, test } from "vitest";
import type { PieceMark } from "../src/board/marks.ts";
import { spoken } from "../src/cards/spoken.ts";
import { pieceLabel } from "../src/game/pieceLabel.ts";
import { overlayLines } from "../src/overlays/overlayLines.ts";
import { city, historical, wordsIn } from "./panels/position.ts";

const words = wordsIn("en");

test("suits are read out in words: of cards, cities and by themselves", () => {
  expect(spoken(words, "Play ♥7")).toBe("Play hearts 7");
  expect(spoken(words, "Praha ♠")).toBe("Praha, spades");
  expect(spoken(words, "plays ♣ clubs")).toBe("plays clubs");
  expect(spoken(words, "♦7 ♦3")).toBe("diamonds 7 diamonds 3");
  expect(spoken(words, "Done")).toBe("Done");
});

test("no sign is left in any language", () => {
  for (const language of LANGUAGES) {
    const those = wordsIn(language);
    const texts = [
      ...([0, 1, 2, 3] as const).map((suit) => suitName(those, suit)),
      ...historical.cities.map(({ id }) => cityWithSuit(those, id)),
      ...[...Array(52).keys()].map((card) => cardName(those, card as Parameters<typeof cardName>[1])),
    ];
    for (const text of texts) expect(spoken(those, text)).not.toMatch(/[♥♦♣♠]/);
  }
});

test("a general is told with his strength as far as it is known, who is above him, and how he faces", () => {
  const general: PieceMark = { id: 1, kind: "general", power: "austria", city: 1, label: "Traun, Praha" };
  const told = (more: Partial<PieceMark>) => pieceLabel(words, { ...general, ...more });
  expect(told({ strength: "5" })).toBe("Traun, Praha, troops 5");
  expect(told({ strength: "5?" })).toBe("Traun, Praha, troops 5 when last stated");
  expect(told({ strength: "?", faceDown: true })).toBe("Traun, Praha, troops unknown, face-down");
  expect(told({ strength: "2", underneath: true })).toBe("Traun, Praha, under a supreme commander, troops 2");
  expect(told({ kind: "train" })).toBe("Traun, Praha");
});

test("an overlay is a list by the names of its cities", () => {
  const [wien, eger] = [city("wien"), city("eger")];
  expect(
    overlayLines(words, [
      { city: wien, kind: "supplied", power: "austria", note: "1" },
      { city: eger, kind: "supplied", power: "austria" },
      { city: wien, kind: "unsupplied", power: "france" },
      { city: wien, kind: "protected", power: "austria", note: "2" },
      { city: eger, kind: "threatened", power: "france", note: "!" },
      { city: wien, kind: "threatened", power: "bavaria", note: "?" },
      { city: eger, kind: "reach", power: "france" },
    ]),
  ).toEqual([
    "Eger",
    "Eger (Austria): in supply",
    "Eger: would fall to France",
    "Wien (Austria): in supply for 1 point",
    "Wien (Austria): protected by 2 generals",
    "Wien (France): out of supply",
    "Wien: Bavaria could come, but it is protected",
  ]);
});

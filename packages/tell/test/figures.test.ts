import { newGame, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import type { Reason, Refusal } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { consequenceText, endingText, type Language, refusalText } from "../src/index.ts";
import { historical, wordsIn } from "./support/games.ts";

const reason = (language: Language, reason: Reason): string =>
  refusalText(wordsIn(language), { refused: true, rule: "MOV-05", reason } as Refusal);

describe("the rules' numbers in texts", () => {
  test.each<[Reason, string, string, string]>([
    [
      "generalMovesThree",
      "A general moves at most 3 cities, or 4 if every road is a main road. Choose a nearer city.",
      "Ein General zieht höchstens 3 Städte weit, ganz auf Hauptstraßen 4. Wähle eine nähere Stadt.",
      "Un général se déplace de 3 cités au plus, 4 si tout est route principale. Choisissez une cité plus proche.",
    ],
    [
      "trainMovesTwo",
      "A supply train moves at most 2 cities, or 3 if every road is a main road. Choose a nearer city.",
      "Ein Troß zieht höchstens 2 Städte weit, ganz auf Hauptstraßen 3. Wähle eine nähere Stadt.",
      "Un train de ravitaillement se déplace de 2 cités au plus, 3 si tout est route principale. Choisissez une cité plus proche.",
    ],
    [
      "reserveValue",
      "A Reserve is worth 1 to 8. Name a whole number from 1 to 8.",
      "Eine Reserve ist 1 bis 8 wert. Nenne eine ganze Zahl von 1 bis 8.",
      "Une Réserve vaut de 1 à 8. Nommez un nombre entier de 1 à 8.",
    ],
    [
      "treatyTooLong",
      "An agreement lasts 1 to 12 turns. Name a number in between.",
      "Eine Vereinbarung gilt 1 bis 12 Runden. Nenne eine Zahl dazwischen.",
      "Un accord dure de 1 à 12 tours. Nommez un nombre entre les deux.",
    ],
  ])("a refusal tells them: %s", (name, en, de, fr) => {
    expect([reason("en", name), reason("de", name), reason("fr", name)]).toEqual([en, de, fr]);
  });

  test("an ending tells them", () => {
    expect(endingText(wordsIn("en"), "endOfTurnNine")).toBe(
      "turn 9 has ended and nobody else has won (INT-10)",
    );
    expect(endingText(wordsIn("de"), "endOfTurnFifteen")).toBe(
      "die 15. Runde ist zu Ende, und niemand sonst hat gewonnen (SGA-28)",
    );
    expect(endingText(wordsIn("en"), "fortressesInAustriaAndSilesia")).toBe(
      "12 fortresses in Austria and Silesia under Prussian control (INT-09)",
    );
  });
});

test.each<[Language, string, string]>([
  ["en", "3 markers set aside go back to the pool: France", "Supply there costs 1 point"],
  [
    "de",
    "3 zur Seite gelegte Siegmarken kommen in den Pool zurück: Frankreich",
    "Die Versorgung dort kostet 1 TK-Punkt",
  ],
  ["fr", "3 marqueurs mis de côté reviennent au stock : France", "Le ravitaillement y coûte 1 point de CT"],
])("a consequence of a march in %s", (language, markers, price) => {
  const options = {
    variant: "introductory",
    players: 3,
    politicalOption: false,
    troopCeiling: false,
  } as const;
  const seen = view(newGame(historical, options, seedFromNumber(1)), "louis");
  const words = wordsIn(language);
  expect([
    consequenceText(words, seen, { kind: "markersReturn", power: 0, markers: 3 }),
    consequenceText(words, seen, { kind: "supplyPrice", price: 1 }),
  ]).toEqual([markers, price]);
});

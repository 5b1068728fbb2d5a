import { describe, test } from "vitest";
import { box, card, expectProblem } from "../damagedPack.ts";

describe("the check of the political display", () => {
  test("NID-26 the squares are those of the four major powers, Prussia and France first", () => {
    expectProblem(
      (pack) => pack.politics.squareOrder.reverse(),
      "the squares must begin prussia, france",
      "NID-26",
    );
    expectProblem(
      (pack) => pack.politics.squareOrder.splice(3, 1, "saxony"),
      "the squares must be those of the four major powers, each once",
      "MAP-19",
    );
  });

  test("NID-12 each major power has an off-map box", () => {
    expectProblem((pack) => delete pack.politics.offMapBoxes.france, "france has no off-map box", "MAP-16");
    expectProblem(
      (pack) => Object.assign(pack.politics.offMapBoxes, { bavaria: {} }),
      '"bavaria" is no major power and has no off-map box',
      "MAP-16",
    );
  });

  test("there are the tracks Saxony, Russia and Italy, each with exactly one star", () => {
    expectProblem((pack) => delete pack.politics.tracks.russia, 'the track "russia" is missing', "MAP-19");
    expectProblem(
      (pack) => Object.assign(pack.politics.tracks, { sweden: { boxes: [] } }),
      'there is no track "sweden" in the game',
      "MAP-19",
    );
    expectProblem(
      (pack) => delete box(pack, "italy", 0).star,
      "the track italy must have exactly one star, not 0",
      "MAP-19",
    );
    expectProblem(
      (pack) => Object.assign(box(pack, "russia", 1), { star: true }),
      "the track russia must have exactly one star, not 2",
      "MAP-19",
    );
  });

  test("the boxes of a track follow one another", () => {
    expectProblem(
      (pack) => pack.politics.tracks.italy?.boxes.splice(1, 1),
      "the box -1 does not follow on the box -3",
      "RUL-76",
    );
  });

  test("NID-27 the Saxony track leads from Prussian ally by neutral to Austrian ally", () => {
    const what = "this must be one of prussianAlly, neutral, austrianAlly, but it is missing";
    expectProblem((pack) => delete box(pack, "saxony", 2).status, what, "NID-27");
    expectProblem(
      (pack) => Object.assign(box(pack, "saxony", 2), { status: "austrianAlly" }),
      "the Saxony track must lead from Prussia by neutrality to Austria",
      "NID-27",
    );
    expectProblem(
      (pack) => pack.politics.tracks.saxony?.boxes.pop(),
      'the Saxony track has no box "austrianAlly"',
      "NID-27",
    );
    expectProblem(
      (pack) => {
        delete box(pack, "saxony", 1).star;
        box(pack, "saxony", 4).star = true;
      },
      "Saxony must start as Prussia's ally",
      "NID-27",
    );
    expectProblem(
      (pack) => Object.assign(box(pack, "saxony", 5), { icons: [] }),
      "as Austria's ally Saxony must receive 1 tactical card more",
      "SAX-20",
    );
  });

  test("NID-27 exactly one box is that of the annexation, and it is neutral", () => {
    expectProblem(
      (pack) => Object.assign(box(pack, "saxony", 4), { annexationBox: true }),
      "the Saxony track must have exactly one box of the annexation, not 2",
      "NID-27",
    );
    expectProblem(
      (pack) => {
        delete box(pack, "saxony", 3).annexationBox;
        box(pack, "saxony", 2).annexationBox = true;
      },
      "Saxony must be neutral in the box of the annexation",
      "NID-27",
    );
  });

  test("NID-28 an icon is a known one and affects a known power", () => {
    const unknownIcon = "this must be one of incomePlus, incomeMinus, expeditionCorps, victoryPoint";
    expectProblem(
      (pack) => box(pack, "russia", -1).icons.push({ icon: "holiday", power: "prussia" }),
      `${unknownIcon}, but it is "holiday"`,
    );
    expectProblem(
      (pack) => box(pack, "russia", -1).icons.push({ icon: "victoryPoint", power: "prussia" }),
      "only the Italy track gives a victory point, and only to Austria or France",
      "VBX-15",
    );
    expectProblem(
      (pack) => box(pack, "russia", -1).icons.push({ icon: "expeditionCorps", power: "saxony" }),
      "the minor power saxony has no off-map box for an expedition corps",
      "MAP-16",
    );
  });

  test("NID-29 the Italy track gives a point to Austria and one to France, none on the star", () => {
    expectProblem(
      (pack) => Object.assign(box(pack, "italy", 3), { icons: [] }),
      "no box of the Italy track gives austria a victory point",
      "NID-29",
    );
    expectProblem(
      (pack) => box(pack, "italy", 0).icons.push({ icon: "victoryPoint", power: "france" }),
      "the starred box of the Italy track gives no victory point",
      "NID-29",
    );
  });
});

describe("the check of the political cards", () => {
  test("NID-31 there are 25 cards: 6, 7, 6 and 6 by year", () => {
    expectProblem((pack) => pack.politics.cards.pop(), "there must be 25 political cards, not 24", "CRD-01");
    expectProblem(
      (pack) => Object.assign(card(pack, "naples"), { year: 1743 }),
      "the year 1741 must have 6 cards, not 5",
      "CRD-01",
    );
    expectProblem(
      (pack) => Object.assign(card(pack, "naples"), { year: 1745 }),
      "no political card is of the year 1745",
      "CRD-01",
    );
  });

  test("NID-31 the one imperial election is a card of 1742", () => {
    expectProblem(
      (pack) => delete card(pack, "imperial-election").imperialElection,
      "there must be exactly one imperial election, not 0",
      "CRD-01",
    );
    expectProblem(
      (pack) => Object.assign(card(pack, "imperial-election"), { year: 1743 }),
      "the imperial election must be among the cards of 1742",
      "CRD-01",
    );
  });

  test("no two political cards have one id", () => {
    expectProblem(
      (pack) => Object.assign(card(pack, "naples"), { id: "denmark" }),
      'there is another political card "denmark"',
    );
  });

  test("NID-30 every real card shows the arms of at least one major power, and of known powers only", () => {
    expectProblem(
      (pack) => Object.assign(card(pack, "naples"), { powers: ["bavaria"] }),
      "a political card must show the arms of at least one major power",
      "NID-30",
    );
    const what =
      'this must be one of france, bavaria, prussia, saxony, austria, pragmatic, but it is "spain"';
    expectProblem((pack) => card(pack, "naples").powers.push("spain"), what, "NID-30");
  });

  test("NID-30 arrows point along one or two of the three tracks", () => {
    const what = 'this must be one of saxony, russia, italy, but it is "sweden"';
    expectProblem((pack) => card(pack, "naples").shifts.push({ track: "sweden", steps: 1 }), what, "NID-30");
    expectProblem(
      (pack) => card(pack, "naples").shifts.push({ track: "italy", steps: 1 }),
      "this card shifts the marker of italy twice",
      "PCE-04",
    );
    expectProblem(
      (pack) => Object.assign(card(pack, "naples").shifts[0] ?? {}, { steps: 0 }),
      "a shift of no box is none",
      "NID-30",
    );
    expectProblem(
      (pack) =>
        card(pack, "naples").shifts.push({ track: "russia", steps: 1 }, { track: "saxony", steps: 1 }),
      "a card has arrows for one or two tracks",
      "NID-30",
    );
  });

  test("NID-30 an instruction is one that the game can follow", () => {
    const kinds = "incomeThisTurn, grant, saxonyJoinsAustria, jacobiteRebellion";
    expectProblem(
      (pack) => Object.assign(card(pack, "naples"), { instruction: { kind: "feast" } }),
      `this must be one of ${kinds}, but it is "feast"`,
      "NID-30",
    );
    expectProblem(
      (pack) => Object.assign(card(pack, "denmark").instruction ?? {}, { troops: -1 }),
      "this must be 0 or more",
    );
  });
});

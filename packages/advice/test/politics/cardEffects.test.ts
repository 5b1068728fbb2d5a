import { describe, expect, test } from "vitest";
import { cardPossibilities } from "../../src/politics/index.ts";
import { historical, viewAtStart } from "../support/position.ts";

describe("what an open card could do", () => {
  const view = viewAtStart("advanced", "maria");
  const cards = historical.politics.cards;

  test("POL-18 its coats of arms say who may select it", () => {
    for (const { id, powers } of cards)
      expect(cardPossibilities(view, historical, id).selectors).toEqual(powers);
  });

  test("a card that shifts either way has an end for each, others have one", () => {
    for (const { id, shifts } of cards)
      expect(cardPossibilities(view, historical, id).effects.map(({ ends }) => ends.length)).toEqual(
        shifts.map(({ either }) => (either ? 2 : 1)),
      );
    expect(cards.some(({ shifts }) => shifts.some(({ either }) => either))).toBe(true);
  });

  test("RUL-76 a marker stops at the end of its track, and what was announced counts", () => {
    const card = cards.find(({ shifts }) => shifts.length > 0 && !shifts[0]?.either);
    const [shift] = card?.shifts ?? [];
    if (card === undefined || shift === undefined || view.affairs === null) throw new Error("no shift");
    const { boxes } = historical.politics.tracks[shift.track];
    const end = (shift.steps < 0 ? boxes[0] : boxes.at(-1))?.position ?? 0;
    const tracks = { ...view.affairs.tracks, [shift.track]: end };
    const atEnd = { ...view, affairs: { ...view.affairs, tracks } };
    expect(cardPossibilities(atEnd, historical, card.id).effects[0]?.ends).toEqual([
      { steps: shift.steps, position: end },
    ]);
    const back = { track: shift.track, steps: 0 - shift.steps };
    const announced = { ...view, affairs: { ...view.affairs, shifts: [back] } };
    expect(cardPossibilities(announced, historical, card.id).effects[0]?.ends[0]?.position).toBe(
      view.affairs.tracks[shift.track],
    );
  });
});

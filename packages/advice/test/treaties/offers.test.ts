import { choices } from "@maria/rules";
import { AUSTRIA, BAVARIA, FRANCE, PRUSSIA, type ProposeAction, type Term } from "@maria/rules/model";
import { expect, test } from "vitest";
import { groupedOffers, offerSides } from "../../src/treaties/index.ts";
import { randomGame, viewAtStart } from "../support/position.ts";

const offer = (...terms: Term[]): ProposeAction => ({ type: "propose", partner: "maria", terms, turns: 2 });
const apart: Term = { type: "noCombat", power: FRANCE, other: AUSTRIA };
const sparing: Term = { type: "noConquest", power: FRANCE, other: AUSTRIA };
const hussars: Term = { type: "noHussars", other: FRANCE };
const subsidy: Term = { type: "subsidy", giver: FRANCE, receiver: BAVARIA };
const out: Term = { type: "keepOut", power: PRUSSIA, cities: [] };
const vote: Term = { type: "vote", power: FRANCE, candidate: "francis" };

test("offers are grouped by what they are about; land left alone goes before what is given for it", () => {
  const offers = [offer(vote), offer(subsidy, out), offer(sparing), offer(apart, sparing), offer(hussars)];
  expect(groupedOffers(offers)).toEqual([
    { kind: "armistice", offers: [offer(apart, sparing)] },
    { kind: "sparing", offers: [offer(sparing), offer(hussars)] },
    { kind: "silesia", offers: [offer(subsidy, out)] },
    { kind: "election", offers: [offer(vote)] },
  ]);
});

test("no suggested offer is lost in its group", () => {
  let seen = 0;
  for (const { view, seat } of randomGame("advanced", 4, 60)) {
    const [choice] = choices(view, seat).filter(({ type }) => type === "propose");
    const suggested = choice?.type === "propose" ? choice.suggestions() : [];
    const grouped = groupedOffers(suggested).flatMap(({ offers }) => offers);
    expect(new Set(grouped)).toEqual(new Set(suggested));
    seen += grouped.length;
  }
  expect(seen).toBeGreaterThan(100);
});

test("each side gives what binds it, both what binds both; a subsidy is its giver's", () => {
  const view = viewAtStart("advanced", "louis");
  expect(offerSides(view, "louis", [apart, sparing, hussars])).toEqual({
    both: [apart],
    own: [sparing],
    theirs: [hussars],
  });
  expect(offerSides(view, "maria", [sparing, hussars])).toEqual({
    both: [],
    own: [hussars],
    theirs: [sparing],
  });
  const paid: Term = { type: "subsidy", giver: FRANCE, receiver: PRUSSIA };
  expect(offerSides(view, "louis", [paid, out])).toEqual({ both: [], own: [paid], theirs: [out] });
  expect(offerSides(view, "frederick", [paid, out])).toEqual({ both: [], own: [out], theirs: [paid] });
});

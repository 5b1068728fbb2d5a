import { PRUSSIA } from "@maria/rules/model";
import { expect, test } from "vitest";
import { NEW_TERM, type TermDraft, termOf } from "../../src/treaties/termDraft.ts";
import { city, historical } from "../panels/position.ts";

const arrow = { track: "italy", direction: "left" } as const;

test.each<[string, Partial<TermDraft>]>([
  ["a subsidy without a receiver", { type: "subsidy", power: PRUSSIA }],
  ["a subsidy without a giver", { type: "subsidy", other: PRUSSIA }],
  ["no combat with nobody", { type: "noCombat", power: PRUSSIA }],
  ["hussars against nobody", { type: "noHussars", power: PRUSSIA }],
  ["a power that keeps out of nowhere", { type: "keepOut", power: PRUSSIA }],
  ["nobody who keeps out of a city", { type: "keepOut", cities: [city("brieg")] }],
  [
    "a power that keeps away from a city without a fortress",
    { type: "keepAway", power: PRUSSIA, cities: [city("komorn")] },
  ],
  ["nobody who keeps away from a fortress", { type: "keepAway", cities: [city("brieg")] }],
  ["a vote of nobody", { type: "vote" }],
  ["a card selected by nobody", { type: "selectCard", card: 1 }],
  ["no card that is left", { type: "leaveCard", power: PRUSSIA }],
  ["a card executed in no direction", { type: "executeCard", power: PRUSSIA, card: 1 }],
  ["a direction without a card", { type: "executeCard", power: PRUSSIA, arrow }],
  ["a card executed by nobody", { type: "executeCard", card: 1, arrow }],
  ["a promise without words", { type: "promise", power: PRUSSIA, text: "  " }],
  ["a promise of nobody", { type: "promise", text: "peace" }],
])("%s is no promise yet", (_name, draft) => {
  expect(termOf(historical, { ...NEW_TERM, ...draft })).toBeNull();
});

test("an executed card is told with its track and direction", () => {
  const draft: TermDraft = { ...NEW_TERM, type: "executeCard", power: PRUSSIA, card: 1, arrow };
  expect(termOf(historical, draft)).toEqual({ type: "executeCard", power: PRUSSIA, card: 1, ...arrow });
});

// @vitest-environment happy-dom
import { AUSTRIA, FRANCE } from "@maria/rules/model";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import OfferComposer from "../../src/treaties/OfferComposer.svelte";
import { ADVANCED, movementOf } from "../movement/table.ts";
import { closeAll, mounted, press } from "../support/mounted.ts";
import { seatedAt } from "../support/seated.ts";

afterEach(closeAll);

const APART = "France and Austria keep their generals apart";
const apart = { type: "noCombat", power: FRANCE, other: AUSTRIA };

const spaced = (found: Element): string => found.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** Louis writes an offer. */
const composing = async () => {
  const state = movementOf("louis", { france1: "regensburg", austria1: "wien" }, ADVANCED);
  const { session, sent } = await seatedAt(state, "louis");
  const [choice] = session.offered("propose");
  if (choice === undefined) throw new Error("no offer can be made");
  const place = await mounted(OfferComposer, { session, seat: "louis" as const, choice });
  const texts = (selector: string): string[] => [...place.querySelectorAll(selector)].map(spaced);
  const isFree = (action: string): boolean =>
    place.querySelector<HTMLButtonElement>(`[data-action="${action}"]`)?.disabled === false;
  const to = (partner: string): void =>
    press(place, `[data-action="choose-partner"][data-value="${partner}"]`);
  const suggestion = (text: string): void => {
    const found = [...place.querySelectorAll<HTMLElement>('[data-action="use-suggestion"]')];
    found.find((button) => spaced(button) === text)?.click();
    flushSync();
  };
  const choose = (field: string, value: string | number): void => {
    const select = place.querySelector<HTMLSelectElement>(`[data-field="${field}"]`);
    if (select === null) throw new Error(`there is no field ${field}`);
    select.value = String(value);
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  };
  return { place, sent, texts, isFree, to, suggestion, choose };
};

test("an offer begins with its partner; nobody offers himself something without reason", async () => {
  const { texts, place } = await composing();
  expect(texts('[data-action="choose-partner"]')).toEqual(["Maria Theresa", "Frederick"]);
  expect(place.querySelector('[data-action="confirm-propose"]')).toBeNull();
});

test("a suggestion becomes the offer, is told with its duration, and is sent as it stands", async () => {
  const { place, sent, texts, isFree, to, suggestion } = await composing();
  to("maria");
  expect(isFree("confirm-propose")).toBe(false);
  suggestion(`Both ${APART}`);
  expect(texts("ol li .term > span")).toEqual([APART]);
  expect(texts('[data-field="duration"]')).toEqual([
    "Lasts: this turn and the next (until the end of turn 2)",
  ]);
  expect(texts('[data-action="confirm-propose"]')).toEqual(["Put it to Maria Theresa"]);
  press(place, '[data-stepper="turns"] [data-action="more"]');
  expect(texts('[data-field="duration"]')).toEqual([
    "Lasts: this turn and the next 2 (until the end of turn 3)",
  ]);
  press(place, '[data-action="confirm-propose"]');
  expect(sent).toEqual([{ type: "propose", partner: "maria", terms: [apart], turns: 3 }]);
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  expect(texts("ol li")).toEqual([]);
});

test("a term of one's own can be added once it is complete, and taken out again", async () => {
  const { place, sent, texts, isFree, to, suggestion, choose } = await composing();
  to("maria");
  choose("type", "noConquest");
  choose("power", AUSTRIA);
  expect(isFree("add-term")).toBe(false);
  choose("other", FRANCE);
  expect(isFree("add-term")).toBe(true);
  press(place, '[data-action="add-term"]');
  suggestion(`Both ${APART}`);
  expect(texts("ol li .term > span")).toEqual(["Austria conquers no fortress of France", APART]);
  press(place, 'ol li:first-child [data-action="remove-term"]');
  expect(texts("ol li .term > span")).toEqual([APART]);
  press(place, '[data-action="confirm-propose"]');
  expect(sent).toMatchObject([{ terms: [apart] }]);
});

test("NEG-02 a term that the rules refuse is told with the clause and cannot be added", async () => {
  const { texts, isFree, to, choose } = await composing();
  to("maria");
  choose("power", FRANCE);
  choose("other", FRANCE);
  expect([isFree("add-term"), texts("p.why")]).toEqual([
    false,
    [
      "Not possible: This cannot be promised: it is not in the parties’ power, or it changes a rule. Offer something else. (rule NEG-02)",
    ],
  ]);
  choose("other", AUSTRIA);
  expect([isFree("add-term"), texts("p.why")]).toEqual([true, []]);
});

test("with another partner the offer begins anew", async () => {
  const { texts, to, suggestion } = await composing();
  to("maria");
  suggestion(`Both ${APART}`);
  to("frederick");
  expect(texts("ol li")).toEqual([]);
  expect(texts('[data-action="confirm-propose"]')).toEqual(["Put it to Frederick"]);
});

test("suggestions are grouped by what they are about, and say what both sides give", async () => {
  const { place, texts, to } = await composing();
  to("maria");
  expect(texts("[data-offers] h4").slice(0, 2)).toEqual([
    "Armistice",
    "Sparing fortresses and supply trains",
  ]);
  expect(texts('[data-offers="armistice"] [data-action="use-suggestion"]')).toContain(
    `Both ${APART} You give France conquers no fortress of Austria Maria Theresa gives Austria conquers no fortress of France`,
  );
  const sparing = texts('[data-offers="sparing"] [data-action="use-suggestion"]');
  expect(sparing).toContain("You give France conquers no fortress of Austria Maria Theresa gives nothing");
  expect(sparing).toContain("You give nothing Maria Theresa gives Austria’s hussars do not trouble France");
  const all = place.querySelectorAll('[data-action="use-suggestion"]').length;
  expect(texts("[data-offers] summary .name").reduce((sum, n) => sum + Number(n), 0)).toBe(all);
});

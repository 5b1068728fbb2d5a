// @vitest-environment happy-dom
import { newGame } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { AUSTRIA } from "@maria/rules/model";
import { afterEach, expect, test } from "vitest";
import Allotment from "../../src/decisions/setUp/Allotment.svelte";
import { ADVANCED, pack } from "../movement/table.ts";
import { closeAll, mounted, press } from "../support/mounted.ts";
import { seatedAt } from "../support/seated.ts";

afterEach(closeAll);

const shown = async (seat: "maria" | "frederick") => {
  const { session, sent } = await seatedAt(newGame(pack, ADVANCED, seedFromNumber(1)), seat);
  const place = await mounted(Allotment, { session });
  const values = (): number[] =>
    [...place.querySelectorAll("input")].map(({ valueAsNumber }) => valueAsNumber);
  const left = (): string | undefined => place.querySelector(".left")?.textContent?.trim();
  const confirm = place.querySelector<HTMLButtonElement>('[data-action="confirm-allotment"]');
  const step = (index: number, action: "less" | "more"): void => {
    const stepper = place.querySelectorAll(".stepper")[index];
    if (stepper === undefined) throw new Error("no such general");
    press(stepper, `[data-action="${action}"]`);
  };
  return { place, sent, values, left, step, isOffered: () => confirm?.disabled === false };
};

test("SET-15 the split suggested uses all troops and may be sent as it stands", async () => {
  const { place, sent, values, left, isOffered } = await shown("maria");
  const suggested = values();
  expect([left(), isOffered()]).toEqual(["Still to allot: 0", true]);
  press(place, '[data-action="confirm-allotment"]');
  expect(sent).toEqual([{ type: "allot", power: AUSTRIA, troops: suggested }]);
});

test("SET-15 nothing is sent while troops are left over or too many are given out", async () => {
  const { place, values, left, step, isOffered } = await shown("maria");
  const suggested = values();
  const giver = suggested.findIndex((count) => count > 1);
  const taker = suggested.findIndex((count, index) => count < 8 && index !== giver);
  step(giver, "less");
  expect([left(), isOffered()]).toEqual(["Still to allot: 1", false]);
  step(taker, "more");
  expect([left(), isOffered()]).toEqual(["Still to allot: 0", true]);
  step(taker, "more");
  expect([left(), isOffered()]).toEqual(["1 too many", false]);
  press(place, '[data-action="suggest-allotment"]');
  expect([values(), isOffered()]).toEqual([suggested, true]);
});

test("a seat of two powers is told what comes later", async () => {
  const { place } = await shown("frederick");
  expect([...place.querySelectorAll("h3")].map((heading) => heading.textContent)).toEqual([
    "Allot the troops: Prussia",
  ]);
  expect(place.lastElementChild?.textContent).toBe("Then: Pragmatic Army");
});

test("SET-17, SET-18 each general's own minimum binds, and eight are the most", async () => {
  const { place } = await shown("frederick");
  const bounds = [...place.querySelectorAll("input")].map(({ min, max }) => `${min} ${max}`);
  expect(bounds).toEqual(["1 8", "1 8", "4 8", "6 8"]);
  expect([...place.querySelectorAll("small")].map((note) => note.textContent)).toEqual([
    "Steinau ♠ · at least 1",
    "Steinau ♠ · at least 1",
    "Sagan ♠ · at least 4",
    "off-map box East Prussia · at least 6",
  ]);
});

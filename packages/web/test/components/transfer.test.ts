// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Session } from "../../src/game/session.svelte.ts";
import Transfer from "../../src/panels/Transfer.svelte";
import { general } from "../panels/position.ts";
import { closeAll, mounted, press } from "../support/mounted.ts";

const [first, second] = [general("prussia", 1), general("prussia", 2)];
const troops: number[] = [];
troops[first] = 5;
troops[second] = 3;

afterEach(closeAll);

const shown = async () => {
  const sent: unknown[] = [];
  const session = {
    view: { troops },
    act: async (action: unknown) => sent.push(action),
  } as unknown as Session;
  const place = await mounted(Transfer, { session, stack: { first, second, least: 1, most: 7 } });
  const button = place.querySelector<HTMLButtonElement>('[data-action="confirm-transfer"]');
  const field = place.querySelector("input") as HTMLInputElement;
  const write = (value: string): void => {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  };
  return { place, sent, field, write, isOffered: () => button?.disabled === false };
};

test("STK-13 nothing is offered while nobody gives or takes", async () => {
  const { place, isOffered } = await shown();
  expect(isOffered()).toBe(false);
  expect(place.textContent).toContain("Schwerin: 3 troops");
});

test("STK-13 what the first gives up the other receives", async () => {
  const { place, sent } = await shown();
  press(place, '[data-action="less"]');
  press(place, '[data-action="less"]');
  expect(place.textContent).toContain("Schwerin: 5 troops");
  press(place, '[data-action="confirm-transfer"]');
  expect(sent).toEqual([{ type: "transfer", from: first, to: second, troops: 2 }]);
});

test("STK-13 what the first receives the other gives up, within the bounds", async () => {
  const { place, sent, write, isOffered } = await shown();
  write("99");
  expect(place.textContent).toContain("Schwerin: 1 troop");
  expect(place.querySelector<HTMLButtonElement>('[data-action="more"]')?.disabled).toBe(true);
  press(place, '[data-action="confirm-transfer"]');
  expect(sent).toEqual([{ type: "transfer", from: second, to: first, troops: 2 }]);
  write("");
  expect(isOffered()).toBe(true);
  write("0");
  expect(place.querySelector<HTMLButtonElement>('[data-action="less"]')?.disabled).toBe(true);
  write("5");
  expect(isOffered()).toBe(false);
});

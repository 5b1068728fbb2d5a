// @vitest-environment happy-dom
import { choices, newGame, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import type { Choice } from "@maria/rules/model";
import { afterEach, expect, test } from "vitest";
import PowerAllotment from "../../src/decisions/setUp/PowerAllotment.svelte";
import type { Session } from "../../src/game/session.svelte.ts";
import { general, historical, optionsOf } from "../panels/position.ts";
import { closeAll, mounted, press } from "../support/mounted.ts";

afterEach(closeAll);

test("INT-02 nobody is asked for troops of a general who takes no part; he keeps what he must have", async () => {
  const begun = newGame(historical, optionsOf("introductory"), seedFromNumber(1));
  const seen = view(begun, "frederick");
  const choice = choices(seen, "frederick").find(
    (found): found is Extract<Choice, { type: "allot" }> =>
      found.type === "allot" && found.generals.includes(general("prussia", 4)),
  );
  if (choice === undefined) throw new Error("nothing is to be allotted");
  const sent: unknown[] = [];
  const session = {
    view: seen,
    isLive: true,
    isSending: false,
    act: async (action: unknown) => sent.push(action),
  } as unknown as Session;
  const place = await mounted(PowerAllotment, { session, choice });
  const asked = [...place.querySelectorAll("input")].length;
  expect(asked).toBe(choice.generals.length - 1);
  expect(place.querySelector('[data-note="inert"]')?.textContent).toContain("Der Alte Dessauer");
  press(place, '[data-action="confirm-allotment"]');
  const [allotment] = sent as [{ troops: readonly number[] }];
  expect(allotment.troops.reduce((sum, count) => sum + count, 0)).toBe(choice.total);
});

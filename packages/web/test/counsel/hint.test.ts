// @vitest-environment happy-dom
import type { Counsel } from "@maria/advice/counsel";
import type { View } from "@maria/rules";
import type { Action } from "@maria/rules/model";
import { counselTexts } from "@maria/tell/counsel";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import CounselDesk from "../../src/counsel/CounselDesk.svelte";
import { type Adviser, Hint } from "../../src/counsel/hint.svelte.ts";
import { hintTexts } from "../../src/counsel/texts.ts";
import { panelState } from "../../src/panels/panelState.svelte.ts";
import { ThinkerGone } from "../../src/thinking/asking.ts";
import { city, movementOf, piece } from "../movement/table.ts";
import { closeAll, mounted, press } from "../support/mounted.ts";
import { seatedAt } from "../support/seated.ts";

afterEach(closeAll);

const march = (key: Parameters<typeof piece>[0], to: string): Action => ({
  type: "march",
  piece: piece(key),
  path: [city(to)],
  force: false,
});
const PLAN: readonly Action[] = [march("prussia1", "liegnitz"), march("prussia2", "wriezen")];

const counselOf = (actions: readonly Action[]): Counsel => ({
  actions,
  chance: { now: 0.25, after: 0.375 },
  reasons: [{ kind: "winsNext" }],
});

/** Somebody who answers when the test says so. */
const adviser = () => {
  const asked: { readonly view: View; readonly seen: number }[] = [];
  let stopped = 0;
  let tell: (counsel: Counsel) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const one: Adviser = {
    ask(view, seen) {
      asked.push({ view, seen });
      return new Promise((resolve, reject) => {
        tell = resolve;
        fail = reject;
      });
    },
    stop: () => void stopped++,
  };
  const after = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  };
  return {
    one,
    asked,
    stopped: () => stopped,
    answer: (counsel: Counsel) => {
      tell(counsel);
      return after();
    },
    fault: (error: Error) => {
      fail(error);
      return after();
    },
  };
};

const STATE = movementOf("frederick", { prussia1: "steinau", prussia2: "berlin" });

test("HID-01 whoever advises is given what the seat sees, and nothing else", async () => {
  const { session } = await seatedAt(STATE, "frederick");
  const { one, asked } = adviser();
  void new Hint(session, one).ask();
  expect(asked).toEqual([{ view: session.view, seen: session.moment?.seen }]);
  expect(asked[0]?.view.seat).toBe("frederick");
});

test("a hint does nothing by itself; followed, it does its next action and keeps the rest", async () => {
  const { session, sent, show } = await seatedAt(STATE, "frederick");
  const { one, answer } = adviser();
  const hint = new Hint(session, one);
  void hint.ask();
  await answer(counselOf(PLAN));
  expect(sent).toEqual([]);
  expect(hint.next).toEqual(PLAN[0]);
  await hint.follow();
  expect(sent).toEqual([PLAN[0]]);
  await show(movementOf("frederick", { prussia1: "liegnitz", prussia2: "berlin" }));
  hint.decidedAfresh();
  expect(hint.stage).toMatchObject({ kind: "given", left: [PLAN[1]] });
  // Something else than the plan was decided.
  hint.decidedAfresh();
  expect(hint.stage).toEqual({ kind: "none" });
});

test("what is not allowed as things stand cannot be taken over", async () => {
  const { session, sent } = await seatedAt(STATE, "frederick");
  const { one, answer } = adviser();
  const hint = new Hint(session, one);
  void hint.ask();
  await answer(counselOf([march("austria1", "prag")]));
  expect(hint.next).toBeNull();
  await hint.follow();
  expect(sent).toEqual([]);
});

test("who is stopped thinks no more, and what he still says is not heard", async () => {
  const { session } = await seatedAt(STATE, "frederick");
  const { one, answer, stopped } = adviser();
  const hint = new Hint(session, one);
  void hint.ask();
  expect(hint.stage.kind).toBe("thinking");
  hint.clear();
  expect([hint.stage.kind, stopped()]).toEqual(["none", 1]);
  await answer(counselOf(PLAN));
  expect(hint.stage.kind).toBe("none");
});

test("what went wrong is told, and that nobody came", async () => {
  const { session } = await seatedAt(STATE, "frederick");
  const { one, fault } = adviser();
  const hint = new Hint(session, one);
  void hint.ask();
  await fault(new RangeError("no plan"));
  expect(hint.stage).toEqual({ kind: "failed", message: "RangeError: no plan" });
  void hint.ask();
  await fault(new ThinkerGone());
  expect(hint.stage).toEqual({ kind: "failed", message: null });
});

test("the hint shows its plan in words and as ways on the board, and goes with its button", async () => {
  const { session, sent } = await seatedAt(STATE, "frederick");
  const { one, answer } = adviser();
  panelState.counsel = true;
  const place = await mounted(CounselDesk, {
    session,
    adviser: one,
    say: await hintTexts("en"),
    said: await counselTexts("en"),
  });
  expect(place.querySelector('[data-counsel="thinking"] progress')).not.toBeNull();
  await answer(counselOf(PLAN));
  const told = [...place.querySelectorAll(".plan li")].map((line) => line.textContent ?? "");
  expect(told).toHaveLength(2);
  expect(told[0]).toContain("Liegnitz");
  expect(place.textContent).toContain("25% without it, 38% with it");
  const ways = session.offersOnBoard.flatMap(({ routes = [] }) => routes);
  expect(ways).toEqual([
    { kind: "advised", path: [city("steinau"), city("liegnitz")] },
    { kind: "advised", path: [city("berlin"), city("wriezen")] },
  ]);
  expect(sent).toEqual([]);
  press(place, '[data-action="counsel-close"]');
  expect(place.querySelector("[data-counsel]")).toBeNull();
  expect(session.offersOnBoard.flatMap(({ routes = [] }) => routes)).toEqual([]);
  expect(panelState.counsel).toBe(false);
});

test("a hint that is stopped while it is worked out goes at once", async () => {
  const { session } = await seatedAt(STATE, "frederick");
  const { one, stopped } = adviser();
  panelState.counsel = true;
  const place = await mounted(CounselDesk, {
    session,
    adviser: one,
    say: await hintTexts("en"),
    said: await counselTexts("en"),
  });
  press(place, '[data-action="counsel-stop"]');
  expect(place.querySelector("[data-counsel]")).toBeNull();
  expect(stopped()).toBe(1);
});

import type { View } from "@maria/rules";
import { AUSTRIA, PRUSSIA } from "@maria/rules/model";
import { afterEach, expect, test } from "vitest";
import type { Session } from "../../src/game/session.svelte.ts";
import { overlayState } from "../../src/overlays/overlayState.svelte.ts";
import { overlayOf } from "../../src/overlays/overlays.ts";
import { city, general, historical, viewAtStart } from "../panels/position.ts";

const view = viewAtStart("introductory", "maria");
const neipperg = general("austria", 1);
const where = view.at[neipperg];

/** A session that looks at something. */
const looking = (inspected: unknown, seen: View | null = view): Session =>
  ({ inspected, view: seen, pack: historical }) as unknown as Session;

afterEach(() => {
  overlayState.clear();
  overlayState.power = null;
});

test("an overlay is laid on and taken off by the same key, the others stay", () => {
  expect(overlayState.isAnyOn).toBe(false);
  overlayState.toggle("supply");
  overlayState.toggle("suits");
  expect([overlayState.isOn("supply"), overlayState.showSuits, overlayState.isAnyOn]).toEqual([
    true,
    true,
    true,
  ]);
  overlayState.toggle("supply");
  expect([overlayState.isOn("supply"), overlayState.showSuits, overlayState.isAnyOn]).toEqual([
    false,
    true,
    true,
  ]);
  overlayState.clear();
  expect([overlayState.showSuits, overlayState.isAnyOn]).toEqual([false, false]);
});

test("what lies on the board is that of the overlays chosen, of the power looked at", () => {
  overlayState.toggle("threats");
  overlayState.toggle("supply");
  const session = looking(null);
  const all = { power: null, piece: null };
  const [supply, threats] = [
    overlayOf("supply", view, historical, all),
    overlayOf("threats", view, historical, all),
  ];
  expect(overlayState.washes(session)).toEqual([...supply.washes, ...threats.washes]);
  expect(overlayState.routes(session)).toEqual(supply.routes);
  overlayState.power = PRUSSIA;
  overlayState.toggle("threats");
  expect(new Set(overlayState.washes(session).map(({ power }) => power))).toEqual(new Set(["prussia"]));
  expect(overlayState.washes(looking(null, null))).toEqual([]);
});

test("a reach is that of the piece looked at, or of the commander in the city", () => {
  overlayState.toggle("reach");
  const reach = overlayOf("reach", view, historical, { power: null, piece: neipperg }).washes;
  expect(reach.length).toBeGreaterThan(0);
  expect(overlayState.washes(looking({ piece: neipperg }))).toEqual(reach);
  expect(overlayState.washes(looking({ city: where }))).toEqual(reach);
  // A hussar is no piece of the pack, and in an empty city stands nobody.
  expect(overlayState.washes(looking({ piece: historical.pieces.length }))).toEqual([]);
  expect(overlayState.washes(looking({ city: city("eger") }))).toEqual([]);
  expect(overlayState.washes(looking(null))).toEqual([]);
  expect(historical.generals[neipperg]?.power).toBe(AUSTRIA);
});

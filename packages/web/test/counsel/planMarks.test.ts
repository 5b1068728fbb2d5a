import { view } from "@maria/rules";
import type { Action, RetreatFrame } from "@maria/rules/model";
import { expect, test } from "vitest";
import { planMarks } from "../../src/counsel/planMarks.ts";
import { city, movementOf, piece } from "../movement/table.ts";

const STATE = movementOf("frederick", { prussia1: "steinau", prussia2: "berlin" });
const seen = view(STATE, "frederick");
const march = (to: string): Action => ({
  type: "march",
  piece: piece("prussia1"),
  path: [city(to)],
  force: false,
});

test("a second march goes on from where the first ends", () => {
  expect(planMarks(seen, [march("liegnitz"), march("jauer")]).routes.map(({ path }) => path)).toEqual([
    [city("steinau"), city("liegnitz")],
    [city("liegnitz"), city("jauer")],
  ]);
});

test("a retreat begins where the battle was lost, a fight points at the defender", () => {
  const frame = { kind: "retreat", from: city("jauer") } as RetreatFrame;
  const retreat: Action = { type: "retreat", path: [city("liegnitz")] };
  expect(planMarks({ ...seen, agenda: [...seen.agenda, frame] }, [retreat]).routes[0]?.path).toEqual([
    city("jauer"),
    city("liegnitz"),
  ]);
  const fight: Action = { type: "fight", attacker: city("jauer"), defender: city("liegnitz") };
  expect(planMarks(seen, [fight]).routes[0]?.path).toEqual([city("jauer"), city("liegnitz")]);
});

test("what comes to a city without a march marks it; what is no place marks nothing", () => {
  const hussar: Action = { type: "placeHussar", hussar: 0, city: city("jauer") };
  expect(planMarks(seen, [hussar])).toEqual({ routes: [], cities: [city("jauer")] });
  expect(planMarks(seen, [{ type: "subsidy", pay: true }])).toEqual({ routes: [], cities: [] });
});

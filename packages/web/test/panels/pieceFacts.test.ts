// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import PieceFacts from "../../src/panels/PieceFacts.svelte";
import { after, city, movementOf, piece } from "../movement/table.ts";
import { closeAll, mounted } from "../support/mounted.ts";
import { seatedAt } from "../support/seated.ts";

afterEach(closeAll);

test("MOV-03 where a general can go is told until he has moved, and no more then", async () => {
  const friedrich = piece("prussia1");
  const state = movementOf("frederick", { prussia1: "steinau", prussia2: "berlin" });
  const { session, show } = await seatedAt(state, "frederick");
  const place = await mounted(PieceFacts, { session, piece: friedrich });
  const told = () => ({
    reach: place.querySelectorAll('[data-overlay="reach"], [data-overlay="forceReach"]').length,
    ended: place.querySelectorAll('[data-fact="movement-ended"]').length,
  });
  expect(told()).toEqual({ reach: 2, ended: 0 });
  const path = [city("neumarkt")];
  await show(after(state, "frederick", { type: "march", piece: friedrich, path, force: false }));
  expect(told()).toEqual({ reach: 0, ended: 1 });
});

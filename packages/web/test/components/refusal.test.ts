// @vitest-environment happy-dom
import type { Refusal } from "@maria/rules/model";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { controlsFor, loadControl } from "../../src/decisions/controls.ts";
import DecisionPanel from "../../src/decisions/DecisionPanel.svelte";
import RefusalNote from "../../src/game/RefusalNote.svelte";
import { movementOf, piece } from "../movement/table.ts";
import { closeAll, mounted, press } from "../support/mounted.ts";
import { seatedAt } from "../support/seated.ts";

afterEach(closeAll);

const REFUSED: Refusal = { refused: true, rule: "MOV-05", reason: "generalMovesThree" };

test("a refusal goes when something else is chosen that is allowed", async () => {
  const { session } = await seatedAt(
    movementOf("frederick", { prussia1: "steinau", prussia2: "berlin" }),
    "frederick",
  );
  await Promise.all(controlsFor(session.choices).map(loadControl));
  const place = await mounted(DecisionPanel, { session });
  const note = await mounted(RefusalNote, { session });
  const general = `[data-action="choose-piece"][data-piece="${piece("prussia1")}"]`;
  session.explain(REFUSED);
  flushSync();
  expect(note.textContent).toContain("MOV-05");
  press(place, general);
  expect(note.textContent?.trim()).toBe("");
  expect(place.querySelector(general)?.getAttribute("aria-pressed")).toBe("true");
});

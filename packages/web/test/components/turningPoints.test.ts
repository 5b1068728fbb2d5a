// @vitest-environment happy-dom
import { turningPoints } from "@maria/advice/report";
import { momentOf } from "@maria/rules/board";
import { signed } from "@maria/tell";
import { afterEach, expect, test } from "vitest";
import { RECORDED } from "../../../advice/test/report/recorded.ts";
import { language } from "../../src/language/language.svelte.ts";
import { readHistory } from "../../src/replay/history.ts";
import TurningPoints from "../../src/report/TurningPoints.svelte";
import { reportTexts } from "../../src/report/texts.ts";
import { historical } from "../support/historical.ts";
import { closeAll, mounted } from "../support/mounted.ts";

afterEach(closeAll);

test("each turning point says in which turn, in whose stage and phase it was", async () => {
  language.speakOf(historical);
  const history = await readHistory(RECORDED.louis, "everybody");
  const points = turningPoints(history.steps, 5);
  const say = await reportTexts("en");
  const place = await mounted(TurningPoints, { say, points, history, hint: "", told: signed });
  const told = [...place.querySelectorAll("li")].map((item) => item.textContent ?? "");
  expect(told.length).toBe(points.length);
  for (const [at, { turn, to }] of points.entries()) {
    expect(told[at]).toContain(`Turn ${turn}: `);
    const { phase } = momentOf({ step: history.steps[to]?.phase ?? 0 });
    expect(told[at]?.toLowerCase()).toContain(language.say(`phase.${phase}`).toLowerCase());
  }
  expect(told.join()).toContain("France and Bavaria · ");
});

import type { LogLine } from "@maria/table";
import { describe, expect, test } from "vitest";
import { groupLog } from "../../src/panels/logGroups.ts";
import { citiesIn } from "../../src/panels/logPlaces.ts";
import { city, general, historical, randomGame, viewAtStart } from "./position.ts";

const linesOf = (variant: "introductory" | "advanced", actions: number): LogLine[] =>
  [...randomGame(variant, 8, actions)].flatMap(({ entries, view, seat }) =>
    entries.map((entry) => ({ turn: view.turn, step: view.step, by: seat, entry })),
  );

describe("the log by turns and stages", () => {
  const lines = linesOf("advanced", 400);

  test("every turn has its own group, in order, and what begins a stage is its heading", () => {
    const turns = groupLog(lines, null);
    const numbers = turns.map(({ turn }) => turn);
    expect(numbers[0]).toBe(0);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(turns.length).toBeGreaterThan(2);
    const headings = turns.flatMap(({ stages }) => stages.flatMap(({ heading }) => heading?.type ?? []));
    expect(headings).toContain("politicsBegan");
    expect(headings).toContain("stageBegan");
  });

  test("nothing that is told is lost, and nothing told twice", () => {
    const shown = groupLog(lines, null).flatMap(({ stages }) => stages.flatMap((stage) => stage.lines));
    const beginnings = ["turnBegan", "stageBegan", "politicsBegan", "winterBegan"];
    const told = lines.filter(
      ({ entry }) =>
        !beginnings.includes(entry.type) && (entry.type !== "fightsListed" || entry.fights.length > 1),
    );
    expect(shown).toEqual(told);
  });

  test("somebody who looks for marches is not told of cards", () => {
    const shown = groupLog(lines, "movement").flatMap(({ stages }) => stages.flatMap((stage) => stage.lines));
    expect(shown.some(({ entry }) => entry.type === "marched")).toBe(true);
    expect(shown.some(({ entry }) => entry.type === "cardsDrawn")).toBe(false);
  });
});

describe("where on the board something happened", () => {
  const view = viewAtStart("advanced", "maria");

  test("a march shows the whole way, a conquest its fortress", () => {
    const [wien, linz] = [city("wien"), city("linz")];
    const piece = general("austria", 1);
    const march = { type: "marched", piece, from: wien, path: [linz], force: false } as const;
    expect(citiesIn(view, historical, march)).toEqual([wien, linz]);
    const fortress = historical.fortressIn[linz];
    if (fortress === undefined || fortress === -1) throw new RangeError("Linz is a fortress");
    const conquest = { type: "conquered", fortress, by: 0, marker: 0, retroactive: false } as const;
    expect(citiesIn(view, historical, conquest)).toEqual([linz]);
  });

  test("what concerns a general is shown where he stands; one off the board is nowhere", () => {
    const general1 = general("austria", 1);
    const entry = { type: "backInSupply", general: general1 } as const;
    expect(citiesIn(view, historical, entry)).toEqual([city("ungarisch-hradisch")]);
    const dessauer = general("prussia", 4);
    expect(citiesIn(view, historical, { type: "backInSupply", general: dessauer })).toEqual([]);
  });

  test("every entry of a game names cities of the board only", () => {
    for (const { view: seen, entries } of randomGame("advanced", 9, 300))
      for (const entry of entries)
        for (const place of citiesIn(seen, historical, entry)) expect(historical.cities[place]).toBeDefined();
  });
});

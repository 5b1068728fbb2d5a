import { cessionGoals, view } from "@maria/rules";
import { expect, test } from "vitest";
import { goalsIfCeded } from "../../src/silesia/index.ts";
import { after, pack, randomGame } from "../support/table.ts";

test("SGA-14 to SGA-17 the goals foretold are those that hold once Silesia is ceded", () => {
  let ceded = 0;
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const game = randomGame(
      { variant: "silesia-gambit", players: 3, politicalOption: false, troopCeiling: false },
      seed,
    );
    for (const { state, seat } of game) {
      if (state.agenda.at(-1)?.kind !== "cession") continue;
      const foretold = goalsIfCeded(view(state, seat), pack);
      expect(foretold).toEqual(cessionGoals(after(state, seat, { type: "cede", cede: true }), pack));
      ceded++;
    }
  }
  expect(ceded).toBeGreaterThan(0);
});

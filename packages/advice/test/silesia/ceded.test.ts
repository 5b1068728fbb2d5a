import { type View, view } from "@maria/rules";
import { cessionGoals } from "@maria/rules/board";
import { AUSTRIA, FRANCE, NOBODY, PRUSSIA } from "@maria/rules/model";
import { expect, test } from "vitest";
import { cessionNow, goalsIfCeded } from "../../src/silesia/index.ts";
import { viewAtStart } from "../support/position.ts";
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

test("SGA-14 to SGA-16, EXA-45 P, F and A as they stand", () => {
  const start = viewAtStart("silesia-gambit", null);
  const free = pack.coreAustrian;
  const markers = start.markers.map((marker, fortress): View["markers"][number] => {
    if (free.slice(0, 5).some((other) => other === fortress)) return FRANCE;
    if (free.slice(5, 13).some((other) => other === fortress)) return PRUSSIA;
    return pack.silesian.some((other) => other === fortress) ? AUSTRIA : marker;
  });
  const one = pack.silesian.slice(1);
  const held = markers.map((marker, fortress) => (one.some((other) => other === fortress) ? NOBODY : marker));
  expect(cessionNow({ ...start, markers: held }, pack)).toEqual({
    prussiaLacked: 4,
    franceLacked: 4,
    austriaHeld: 1,
  });
  expect(goalsIfCeded({ ...start, markers: held }, pack)).toMatchObject({
    austrianGoal: 7,
    pragmaticGoal: 9,
    frenchGoal: 13,
    flandersGoal: 9,
  });
  expect(goalsIfCeded(viewAtStart("introductory", null), pack)).toBeNull();
});

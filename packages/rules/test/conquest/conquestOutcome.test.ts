import { describe, expect, test } from "vitest";
import { conquer } from "../../src/conquest/conquest.ts";
import { conquestOutcome } from "../../src/conquest/conquestOutcome.ts";
import { newGame } from "../../src/game/newGame.ts";
import type { Affairs } from "../../src/model/affairs.ts";
import { type FortressId, fortressId } from "../../src/model/ids.ts";
import { AUSTRIA, FRANCE, NOBODY, POWERS, PRAGMATIC, PRUSSIA } from "../../src/model/powers.ts";
import { draftOf, type State } from "../../src/model/state.ts";
import { seedFromNumber } from "../../src/tools/rng.ts";
import { type GameKind, optionsOf } from "../support/games.ts";
import { historical } from "../support/packs.ts";
import { fortress } from "../support/position.ts";

const game = (kind: GameKind): State => ({
  ...newGame(historical, optionsOf(kind), seedFromNumber(1)),
  agenda: [],
});
const advanced = game({ variant: "advanced", players: 3 });

const withMarkers = (state: State, markers: Readonly<Record<string, State["markers"][number]>>): State => ({
  ...state,
  markers: Object.entries(markers).reduce(
    (all, [key, marker]) => all.map((old, index) => (index === fortress(historical, key) ? marker : old)),
    [...state.markers],
  ),
});
const withAffairs = (state: State, change: Partial<Affairs>): State => ({
  ...state,
  affairs: { ...(state.affairs as Affairs), ...change },
});
const poolsOf = ({ affairs }: State): readonly number[] => affairs?.pools ?? [];

/** What the conquest really changes. */
const happened = (state: State, by: (typeof POWERS)[number], where: FortressId) => {
  const draft = draftOf(state);
  conquer(draft, historical, by, where, false, null);
  const before = poolsOf(state);
  return {
    marker: draft.markers[where],
    markers: draft.markers,
    pools: POWERS.map((power) => (poolsOf(draft)[power] ?? 0) - (before[power] ?? 0)),
  };
};

describe("what a conquest would mean is what it means", () => {
  const situations: Readonly<Record<string, State>> = {
    "MRK-06 at the start of the advanced game": advanced,
    "MRK-06 in the introductory game, which has no pools": game({ players: 3 }),
    "MRK-03 in the Silesia Gambit, which has electors but no pools": game({
      variant: "silesia-gambit",
      players: 3,
    }),
    "MRK-02 with markers of all powers about": withMarkers(advanced, {
      prag: PRUSSIA,
      wien: FRANCE,
      muenchen: AUSTRIA,
      metz: PRAGMATIC,
      breslau: FRANCE,
    }),
    "VBX-11 with three electors French": withAffairs(withMarkers(advanced, { mainz: FRANCE }), {
      threeElectors: FRANCE,
    }),
    "VBX-12 with three electors Austrian and Pragmatic": withAffairs(
      withMarkers(advanced, { koeln: AUSTRIA }),
      { threeElectors: PRAGMATIC },
    ),
    "FRO-05 with French markers set aside": withAffairs(advanced, {
      reduced: true,
      setAside: POWERS.map((power) => (power === FRANCE ? 3 : 0)),
    }),
  };
  for (const [title, state] of Object.entries(situations))
    test(`${title}: every fortress, by every power`, () => {
      for (let index = 0; index < historical.fortresses.length; index++)
        for (const by of POWERS) {
          const where = fortressId(index);
          expect(conquestOutcome(state, historical, by, where)).toEqual(happened(state, by, where));
        }
    });

  test("FRO-05 a French conquest in Bohemia brings back what was set aside, one in Flanders does not", () => {
    const state = situations["FRO-05 with French markers set aside"] as State;
    const pools = (key: string, by: typeof FRANCE | typeof PRUSSIA) =>
      conquestOutcome(state, historical, by, fortress(historical, key)).pools;
    expect(pools("prag", FRANCE)[FRANCE]).toBe(2);
    expect(pools("amsterdam", FRANCE)[FRANCE]).toBe(-1);
    expect(pools("prag", PRUSSIA)).toEqual([0, 0, -1, 0, 0, 0]);
  });

  test("MRK-01 nobody's marker comes back where none lay", () => {
    const outcome = conquestOutcome(advanced, historical, FRANCE, fortress(historical, "prag"));
    expect(outcome.marker).toBe(FRANCE);
    expect(outcome.pools).toEqual([-1, 0, 0, 0, 0, 0]);
    const back = withMarkers(advanced, { prag: FRANCE });
    expect(conquestOutcome(back, historical, AUSTRIA, fortress(historical, "prag"))).toMatchObject({
      marker: NOBODY,
      pools: [1, 0, 0, 0, 0, 0],
    });
  });
});

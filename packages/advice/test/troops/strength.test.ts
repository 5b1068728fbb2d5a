import { type View, view } from "@maria/rules";
import { generalsIn } from "@maria/rules/board";
import {
  isOnBoard,
  OFF_BOARD,
  OFF_MAP_BOX,
  type PieceId,
  POWER_NAMES,
  type Sighting,
  type State,
  seatsOf,
  UNKNOWN,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { strengthOf } from "../../src/troops/index.ts";
import { ADVANCED, INTRODUCTORY, movementOf, pack, piece, randomGame } from "../support/table.ts";

const told = (seen: View, ...names: string[]): string => {
  const strength = strengthOf(pack, seen, names.map(piece));
  if (strength.kind === "known") return String(strength.troops);
  return strength.kind === "remembered" ? `${strength.troops}?` : `${strength.least} to ${strength.most}`;
};

/** Frederick's movement, seen by Maria Theresa; Prussia's troops by general. */
const seenBy = (
  troops: Readonly<Record<string, number>>,
  stated: readonly (readonly [string[], number, boolean])[] = [],
): View => {
  const places = ["berlin", "potsdam", "breslau", "kuestrin", "stettin"];
  const names = Object.keys(troops);
  const state = movementOf(
    "frederick",
    Object.fromEntries(names.map((name, at) => [name, places[at] ?? ""])),
  );
  const sightings: Sighting[] = stated.map(([generals, total, certain]) => ({
    generals: generals.map(piece),
    total,
    certain,
  }));
  const counts = state.troops.map(() => 0);
  for (const name of names) counts[piece(name)] = troops[name] ?? 0;
  return view({ ...state, troops: counts, sightings }, "maria");
};

describe("what another player's generals have", () => {
  test("HID-02 the only general of a power has its whole total", () => {
    expect(told(seenBy({ prussia1: 6 }), "prussia1")).toBe("6");
  });

  test("HID-01 a strength stated of two generals is neither's alone, and stays theirs together", () => {
    const seen = seenBy({ prussia1: 7, prussia2: 5, prussia3: 4, prussia4: 3 }, [
      [["prussia1", "prussia2"], 12, true],
    ]);
    expect(told(seen, "prussia1", "prussia2")).toBe("12");
    expect([told(seen, "prussia1"), told(seen, "prussia2")]).toEqual(["4 to 8", "4 to 8"]);
    // The rest of the total.
    expect(told(seen, "prussia3", "prussia4")).toBe("7");
  });

  test("HID-02 what is left of the total is the last one's", () => {
    const seen = seenBy({ prussia1: 7, prussia2: 5, prussia3: 4 }, [[["prussia1", "prussia2"], 12, true]]);
    expect(told(seen, "prussia3")).toBe("4");
  });

  test("STK-07, STK-08 nobody has fewer than one or more than eight", () => {
    const full = seenBy({ prussia1: 8, prussia2: 8, prussia3: 8 });
    expect([told(full, "prussia1"), told(full, "prussia3")]).toEqual(["8", "8"]);
    const few = seenBy({ prussia1: 1, prussia2: 1 });
    expect(told(few, "prussia2")).toBe("1");
  });

  test("HID-13 what may have changed is remembered as long as it is possible, and tells nothing of others", () => {
    const seen = seenBy({ prussia1: 6, prussia2: 5, prussia3: 4 }, [
      [["prussia1"], 5, false],
      [["prussia2", "prussia3"], 3, false],
    ]);
    expect(told(seen, "prussia1")).toBe("5?");
    expect(told(seen, "prussia2", "prussia3")).toBe("7 to 14");
    expect(told(seen, "prussia2")).toBe("1 to 8");
  });

  test("HID-06 the own generals are seen", () => {
    const state = movementOf("frederick", { prussia1: "berlin", austria1: "prag", austria2: "wien" });
    const seen = view(state, "maria");
    expect(told(seen, "austria1")).toBe(String(state.troops[piece("austria1")]));
    expect(told(seen, "austria1", "austria2")).toBe(
      String((state.troops[piece("austria1")] ?? 0) + (state.troops[piece("austria2")] ?? 0)),
    );
  });

  test("HID-04 while troops are allotted nothing is known of others", () => {
    const [first] = randomGame(INTRODUCTORY, 1);
    if (first === undefined) throw new Error("no game");
    const seen = view(first.state, "maria");
    expect(strengthOf(pack, seen, [piece("prussia1")]).kind).toBe("unknown");
  });
});

const together = (state: State, generals: readonly PieceId[]): number =>
  generals.reduce((sum, general) => sum + (state.troops[general] ?? 0), 0);

/** Every general in play, every stack, and every group a strength was stated for. */
const groupsIn = (state: State): (readonly PieceId[])[] => {
  const alone = pack.generals
    .filter(({ id }) => {
      const at = state.at[id] ?? OFF_BOARD;
      return isOnBoard(at) || at === OFF_MAP_BOX;
    })
    .map(({ id }) => [id]);
  const cities = new Set(state.at.filter((at) => isOnBoard(at)));
  const stacks = [...cities]
    .map((at) => generalsIn(state, pack, at as Parameters<typeof generalsIn>[2]))
    .filter(({ length }) => length > 1);
  return [...alone, ...stacks, ...state.sightings.map(({ generals }) => generals)];
};

describe.each([
  ["introductory", INTRODUCTORY, 3],
  ["advanced", ADVANCED, 2],
] as const)("over whole random games, %s", (_, options, games) => {
  test("whatever is shown as known is true, and the truth is never outside what is possible", () => {
    let known = 0;
    for (let seed = 1; seed <= games; seed++) {
      let turn = 0;
      for (const { state } of randomGame(options, seed)) {
        // Nobody has troops before they are allotted. Every seventh moment will do.
        if (state.agenda[0]?.kind === "allotment" || turn++ % 7 !== 0) continue;
        for (const seat of [...seatsOf(options), null]) {
          const seen = view(state, seat);
          for (const generals of groupsIn(state)) {
            const strength = strengthOf(pack, seen, generals);
            const truth = together(state, generals);
            const [least, most] =
              strength.kind === "known"
                ? [strength.troops, strength.troops]
                : [strength.least, strength.most];
            const fault = `${seat} of ${generals} (${POWER_NAMES[pack.generals[generals[0] ?? 0]?.power ?? 0]})`;
            expect([fault, truth, least <= truth && truth <= most]).toEqual([fault, truth, true]);
            if (strength.kind === "known" && generals.some((general) => seen.troops[general] === UNKNOWN))
              known++;
          }
        }
      }
    }
    expect(known).toBeGreaterThan(100);
  });
});

import { describe, expect, test } from "vitest";
import { view } from "../../src/game/view.ts";
import { generalOf } from "../../src/ground/stacks.ts";
import { isOnBoard, OFF_BOARD, type PieceId } from "../../src/model/ids.ts";
import { seatsOf } from "../../src/model/options.ts";
import { POWER_NAMES } from "../../src/model/powers.ts";
import type { Sighting, State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { arena, austriaAttacks, DONE, STOP } from "../support/battlefield.ts";
import { randomGame } from "../support/games.ts";
import { card, marchOf, piece, played, playedAll, position, power, type Setup } from "../support/position.ts";

/** What is remembered, as "prussia1 4", or "prussia1+prussia2 9?" where it is no longer certain. */
const remembered = (state: State): string[] => {
  const pack = packOf(state);
  const nameOf = (id: PieceId): string => {
    const general = generalOf(pack, id);
    return `${POWER_NAMES[general.power]}${general.rank}`;
  };
  return state.sightings
    .map(
      ({ generals, total, certain }) =>
        `${generals.map(nameOf).sort().join("+")} ${total}${certain ? "" : "?"}`,
    )
    .sort();
};

const known = (names: readonly string[], total: number, certain = true): Sighting => ({
  generals: names.map((name) => piece(arena, name)),
  total,
  certain,
});

/** A position in which strengths stated earlier are remembered. */
const remembering = (setup: Setup, ...sightings: readonly Sighting[]): State => ({
  ...position({ pack: arena, ...setup }),
  sightings,
});

const prussiaMoves = { begin: { stage: 4, phase: "movement" } } as const;

describe("what is stated is remembered", () => {
  test("CMB-11 and STK-12 both totals of a combat are remembered as certain, by every seat and by spectators", () => {
    const state = position(
      austriaAttacks({
        pieces: { austria1: "A", austria2: "A", prussia1: "D" },
        troops: { austria1: 2, austria2: 3, prussia1: 5 },
      }),
    );
    expect(remembered(state)).toEqual(["austria1+austria2 5", "prussia1 5"]);
    for (const seat of ["maria", "frederick", "louis", null] as const)
      expect(view(state, seat).sightings).toEqual(state.sightings);
  });

  test("HID-01 after a defeat the loser is known to have what is left, the winner what he stated", () => {
    const state = position(
      austriaAttacks({
        pieces: { austria1: "A", prussia1: "D", prussia2: "D" },
        troops: { austria1: 8, prussia1: 4, prussia2: 2 },
      }),
    );
    expect(remembered(played(state, "frederick", STOP).state)).toEqual(["austria1 8", "prussia1+prussia2 4"]);
  });

  test("HID-01 a general whose stack partner fell is known alone; one who left the board is forgotten", () => {
    const lose = (troops: Record<string, number>) => {
      const pieces = { austria1: "A", austria2: "A", prussia1: "D", prussia2: "D" };
      const state = position(austriaAttacks({ pieces, troops: { austria1: 8, ...troops } }));
      return remembered(played(state, "frederick", STOP).state);
    };
    expect(lose({ austria2: 1, prussia1: 2, prussia2: 3 })).toEqual(["austria1+austria2 9", "prussia1 1"]);
    expect(lose({ austria2: 8, prussia1: 2, prussia2: 3 })).toEqual(["austria1+austria2 16"]);
    const trapped = position(
      austriaAttacks({
        pieces: { austria1: "A", prussia1: "D", prussiaT1: "d1" },
        troops: { austria1: 5, prussia1: 4 },
      }),
    );
    expect(remembered(played(trapped, "frederick", STOP).state)).toEqual(["austria1 5"]);
  });

  test("HID-01 marching changes nothing about it", () => {
    const state = remembering({ ...prussiaMoves, pieces: { prussia1: "D" } }, known(["prussia1"], 4));
    const { state: after } = played(state, "frederick", marchOf(state, "prussia1", ["d1", "d2"]));
    expect(remembered(after)).toEqual(["prussia1 4"]);
  });

  test("HID-01 a new statement takes the place of an older memory", () => {
    const state = remembering(
      { ...prussiaMoves, pieces: { prussia1: "A", austria1: "D" }, troops: { prussia1: 6 } },
      known(["prussia1"], 4, false),
    );
    expect(remembered(played(state, "frederick", DONE).state)).toEqual(["austria1 4", "prussia1 6"]);
  });

  test("HID-01 what was known of two generals together tells of the second when the first states his strength", () => {
    const apart = { prussia1: "A", prussia2: "a5", austria1: "D" };
    const setup = { ...prussiaMoves, pieces: apart, troops: { prussia1: 4, prussia2: 5 } };
    const state = remembering(setup, known(["prussia1", "prussia2"], 9));
    expect(remembered(played(state, "frederick", DONE).state)).toEqual([
      "austria1 4",
      "prussia1 4",
      "prussia2 5",
    ]);
    const clouded = remembering(setup, known(["prussia1", "prussia2"], 7, false));
    expect(remembered(played(clouded, "frederick", DONE).state)).toEqual(["austria1 4", "prussia1 4"]);
  });
});

describe("what clouds it and what does not", () => {
  const pieces = { prussia1: "D", prussia2: "d1", saxony1: "d2" };

  const joins = (...sightings: readonly Sighting[]): string[] => {
    const state = remembering({ ...prussiaMoves, pieces }, ...sightings);
    return remembered(played(state, "frederick", marchOf(state, "prussia1", ["d1"])).state);
  };

  test("HID-03 joining a general of one's own of unknown strength clouds it, since troops may pass unseen", () => {
    expect(joins(known(["prussia1"], 4))).toEqual(["prussia1 4?"]);
    expect(joins(known(["prussia2"], 4))).toEqual(["prussia2 4?"]);
    expect(joins(known(["prussia1"], 4), known(["prussia2"], 3, false))).toEqual([
      "prussia1 4?",
      "prussia2 3?",
    ]);
  });

  test("HID-03 two known generals who join are known as a sum, and stay so when they part", () => {
    const sum = ["prussia1+prussia2 7"];
    expect(joins(known(["prussia1"], 4), known(["prussia2"], 3))).toEqual(sum);
    expect(joins(known(["prussia1", "prussia2"], 7))).toEqual(sum);
    const together = { ...prussiaMoves, pieces: { prussia1: "D", prussia2: "D" } };
    const state = remembering(together, known(["prussia1", "prussia2"], 7));
    expect(remembered(played(state, "frederick", marchOf(state, "prussia1", ["d1"])).state)).toEqual(sum);
  });

  test("STK-15 joining another power's general clouds nothing: no troops can pass", () => {
    const state = remembering({ ...prussiaMoves, pieces }, known(["prussia2"], 4));
    const march = marchOf(state, "saxony1", ["d1"]);
    expect(remembered(played(state, "frederick", march).state)).toEqual(["prussia2 4"]);
  });

  test("SUP-09 losses for want of supply are seen by all and taken off what is known", () => {
    const setup = {
      begin: { stage: 3, phase: "movement" },
      pieces: { prussia1: "D", prussia2: "D", prussia3: "d5" },
      troops: { prussia1: 5, prussia2: 3, prussia3: 6 },
      faceDown: ["prussia2"],
    } as const;
    const after = (...sightings: readonly Sighting[]) =>
      remembered(played(remembering(setup, ...sightings), "louis", DONE).state);
    // Friedrich loses 1, Schwerin 2, Leopold 1.
    expect(after(known(["prussia1", "prussia2"], 8), known(["prussia3"], 6))).toEqual([
      "prussia1+prussia2 5",
      "prussia3 5",
    ]);
    expect(after(known(["prussia1", "prussia2", "prussia3"], 14))).toEqual(["prussia1+prussia2+prussia3 10"]);
    // Which of the two bore how much nobody can tell.
    expect(after(known(["prussia1"], 5, false))).toEqual(["prussia1 5?"]);
  });

  test("STK-07 an uncertain memory never says that a general on the board has no troop", () => {
    const state = remembering(
      { begin: { stage: 3, phase: "movement" }, pieces: { prussia1: "D" }, troops: { prussia1: 5 } },
      known(["prussia1"], 1, false),
    );
    expect(remembered(played(state, "louis", DONE).state)).toEqual(["prussia1 1?"]);
  });

  test("HID-13 recruits may have gone to any general of the power: all it is known for is clouded, others are not", () => {
    const state = remembering(
      {
        begin: { stage: 4, phase: "winter" },
        turn: 3,
        pieces: { prussia1: "D", prussia2: "d5", saxony1: "d9", austria1: "a1" },
        hands: { prussia: ["H4"] },
      },
      known(["prussia1"], 4),
      known(["prussia2", "saxony1"], 8),
      known(["austria1"], 4),
    );
    const nothing = { type: "recruit", reentries: [], cards: [], split: [], troops: 0 } as const;
    const none = played(state, "frederick", { ...nothing, power: power("prussia") }).state;
    expect(remembered(none)).toEqual(["austria1 4", "prussia1 4", "prussia2+saxony1 8"]);
    const some = played(state, "frederick", {
      ...nothing,
      power: power("prussia"),
      troops: 1,
      cards: [card("H4")],
      split: [{ general: piece(arena, "prussia1"), troops: 1 }],
    }).state;
    expect(remembered(some)).toEqual(["austria1 4", "prussia1 4?", "prussia2+saxony1 8?"]);
  });

  test("HID-03 a transfer inside a known stack changes nothing that is known", () => {
    const state = remembering(
      { ...prussiaMoves, pieces: { prussia1: "D", prussia2: "D" } },
      known(["prussia1", "prussia2"], 8),
    );
    const shift = { type: "transfer", from: piece(arena, "prussia1"), to: piece(arena, "prussia2") } as const;
    const after = playedAll(state, ["frederick", { ...shift, troops: 3 }]);
    expect(after.sightings).toEqual(state.sightings);
  });
});

test("HID-01 in whole games a memory called certain is always true, and nobody is remembered twice", () => {
  let certain = 0;
  for (const whim of [1, 2, 3, 4, 5, 6])
    for (const { after } of randomGame({ players: 3, shuffle: whim, whim })) {
      const seen = after.sightings.flatMap(({ generals }) => generals);
      expect(new Set(seen).size).toBe(seen.length);
      for (const general of seen) expect(isOnBoard(after.at[general] ?? OFF_BOARD)).toBe(true);
      for (const sighting of after.sightings) {
        const sum = sighting.generals.reduce(
          (total, general) => total + (after.troops[general] as number),
          0,
        );
        if (sighting.certain) expect(sighting.total).toBe(sum);
        expect(sighting.total).toBeGreaterThanOrEqual(sighting.generals.length);
        certain += sighting.certain ? 1 : 0;
      }
      expect(seatsOf(after.options).every((seat) => view(after, seat).sightings === after.sightings)).toBe(
        true,
      );
    }
  expect(certain).toBeGreaterThan(500);
});

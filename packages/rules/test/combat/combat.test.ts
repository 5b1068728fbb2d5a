import { describe, expect, test } from "vitest";
import type { State } from "../../src/model/state.ts";
import {
  arena,
  austriaAttacks,
  battleOf,
  eventsOf,
  fightKeys,
  fightOf,
  frameNow,
  keyOf,
  STOP,
} from "../support/battlefield.ts";
import { austriaAtTheCrossroads } from "../support/crossroads.ts";
import {
  actionsOffered,
  asked,
  offered,
  piece,
  played,
  position,
  positionWithEvents,
  refused,
  type Setup,
  whereIs,
} from "../support/position.ts";

/** The fight that is going on, as "attacker-defender". */
const fighting = (state: State): string => {
  const { attacker, defender } = battleOf(state);
  return `${keyOf(state, attacker.city)}-${keyOf(state, defender.city)}`;
};

const isFighting = (state: State): boolean => frameNow(state, "battle") !== null;

/** The fights listed when the combat phase begins. */
const listed = (setup: Setup): string[] => {
  const { state, events } = positionWithEvents(setup);
  return fightKeys(
    state,
    eventsOf(events, "fightsListed").flatMap(({ fights }) => fights),
  );
};

describe("who must fight", () => {
  test("CMB-01 every active general next to an enemy general must attack; he can neither pass nor pick another", () => {
    const pieces = { austria1: "G", austria2: "H", austria3: "y3", prussia1: "X", prussia2: "Y" };
    expect(listed(austriaAtTheCrossroads({ pieces }))).toEqual(["G-X", "G-Y", "H-X"]);
    const state = position(austriaAtTheCrossroads({ pieces }));
    refused(state, "maria", { type: "done" }, "CMB-01", "notAskedNow");
    refused(state, "maria", STOP, "CMB-01", "notAskedNow");
    refused(state, "maria", fightOf(state, "H", "Y"), "RUL-42", "noSuchFight");
    refused(state, "maria", fightOf(state, "X", "G"), "RUL-42", "noSuchFight");
  });

  test("CMB-01 generals of an inactive power do not attack, allies of theirs neither", () => {
    const pieces = { prussia1: "A", austria1: "D", france1: "a2", austria2: "a3" };
    expect(listed({ ...austriaAttacks({ pieces }), begin: { stage: 4, phase: "combat" } })).toEqual(["A-D"]);
  });

  test("CMB-02 generals on both sides of the map edge fight each other", () => {
    const pieces = { austria1: "ulm", france1: "goeppingen" };
    const begin = { stage: 5, phase: "combat" } as const;
    expect(listed({ variant: "advanced", begin, pieces })).toEqual(["ulm-goeppingen"]);
  });

  test("CMB-05 the generals of a stack always fight together, attacking or defending", () => {
    const pieces = { austria1: "A", austria2: "A", prussia1: "D", prussia2: "D" };
    const state = position(
      austriaAttacks({ pieces, troops: { austria1: 5, austria2: 3, prussia1: 2, prussia2: 4 } }),
    );
    const { attacker, defender, score } = battleOf(state);
    expect(attacker).toMatchObject({
      troops: 8,
      generals: [piece(arena, "austria1"), piece(arena, "austria2")],
    });
    expect(defender).toMatchObject({
      troops: 6,
      generals: [piece(arena, "prussia1"), piece(arena, "prussia2")],
    });
    expect(score).toBe(2);
  });

  test("CMB-09 supply trains and hussars take no part: neither is attacked, neither helps", () => {
    const setup = austriaAttacks({ pieces: { austria1: "A", prussiaT1: "D" } });
    expect(listed(setup)).toEqual([]);
    const train = austriaAttacks({
      pieces: { austriaT1: "A", austria1: "a2", prussia1: "D" },
      hussars: ["a1"],
    });
    expect(listed(train)).toEqual([]);
    expect(isFighting(position(train))).toBe(false);
  });

  test("CMB-09 a fight is not changed by a hussar beside it", () => {
    const pieces = { austria1: "A", prussia1: "D" };
    const state = position(austriaAttacks({ pieces, hussars: ["d1"] }));
    expect(battleOf(state).score).toBe(0);
  });
});

describe("one after another", () => {
  const pieces = { austria1: "G", prussia1: "X", prussia2: "Y" };

  test("CMB-03 and DEC-30 the active player chooses which of the fights left comes next", () => {
    const state = position(austriaAtTheCrossroads({ pieces: { ...pieces, austria2: "H" } }));
    expect(asked(state)).toEqual(["maria"]);
    expect(actionsOffered(state, "maria", "fight")).toEqual(
      expect.arrayContaining([fightOf(state, "G", "X"), fightOf(state, "G", "Y"), fightOf(state, "H", "X")]),
    );
    expect(actionsOffered(state, "maria", "fight")).toHaveLength(3);
    for (const seat of ["frederick", "louis"] as const) {
      expect(offered(state, seat, "fight")).toEqual([]);
      refused(state, seat, fightOf(state, "G", "X"), "CMB-03", "notYourDecision");
    }
    const second = played(state, "maria", fightOf(state, "G", "Y")).state;
    expect(fighting(second)).toBe("G-Y");
    const afterTie = played(second, "maria", STOP).state;
    expect(actionsOffered(afterTie, "maria", "fight")).toHaveLength(2);
    refused(afterTie, "maria", fightOf(afterTie, "G", "Y"), "RUL-42", "noSuchFight");
  });

  test("CMB-06 a general next to several opponents fights them one after another", () => {
    const state = position(austriaAtTheCrossroads({ pieces }));
    const first = played(state, "maria", fightOf(state, "G", "Y")).state;
    expect(fighting(first)).toBe("G-Y");
    expect(fighting(played(first, "maria", STOP).state)).toBe("G-X");
  });

  test("CMB-07 several generals attack the same opponent one after another", () => {
    const state = position(
      austriaAtTheCrossroads({ pieces: { austria1: "G", austria2: "H", prussia1: "X" } }),
    );
    const first = played(state, "maria", fightOf(state, "H", "X")).state;
    expect(battleOf(first).attacker.generals).toHaveLength(1);
    const second = played(first, "maria", STOP).state;
    expect(fighting(second)).toBe("G-X");
    expect(isFighting(played(second, "maria", STOP).state)).toBe(false);
  });

  test("CMB-08 and RUL-43 an opponent who had to retreat, or who is wiped out, is not attacked again", () => {
    for (const prussia of [3, 1]) {
      const state = position(
        austriaAtTheCrossroads({
          pieces: { austria1: "G", austria2: "H", prussia1: "X" },
          troops: { austria1: 4, prussia1: prussia },
        }),
      );
      const first = played(state, "maria", fightOf(state, "G", "X")).state;
      const after = played(first, "frederick", STOP);
      expect(whereIs(after.state, "prussia1")).toBe(prussia === 3 ? "x1" : null);
      expect(eventsOf(after.events, "battleBegan")).toEqual([]);
      expect(asked(after.state)).toEqual(["maria"]);
      expect(frameNow(after.state, "hussars")).not.toBeNull();
    }
  });

  test("RUL-42 a fight between two cities takes place once, and retreats add none", () => {
    const state = position(
      austriaAtTheCrossroads({
        pieces: { austria1: "G", prussia1: "X", austria2: "x2", prussiaT1: "H" },
        troops: { austria1: 4, prussia1: 3 },
      }),
    );
    // Driven from X to x1, Friedrich stands next to Traun on x2: no new fight.
    expect(fighting(state)).toBe("G-X");
    const after = played(state, "frederick", STOP);
    expect(whereIs(after.state, "prussia1")).toBe("x1");
    expect(eventsOf(after.events, "battleBegan")).toEqual([]);
    expect(frameNow(after.state, "combat")).toBeNull();
  });
});

describe("EXA-58 an active general between two enemies", () => {
  const against = (enemy: number) => {
    const state = position(
      austriaAtTheCrossroads({
        pieces: { austria1: "G", prussia1: "X", prussia2: "Y", prussia3: "Z", prussiaT1: "H" },
        troops: { austria1: 5, prussia1: enemy, prussia2: 5 },
      }),
    );
    return played(state, "maria", fightOf(state, "G", "X")).state;
  };

  test("EXA-58 and RUL-43 after a tie against the first he must still fight the second", () => {
    const after = played(against(5), "maria", STOP).state;
    expect([whereIs(after, "austria1"), whereIs(after, "prussia1")]).toEqual(["G", "X"]);
    expect(fighting(after)).toBe("G-Y");
  });

  test("EXA-58 and RUL-43 after beating the first he must still fight the second", () => {
    const after = played(against(4), "frederick", STOP).state;
    expect(whereIs(after, "prussia1")).toBe("x1");
    expect(fighting(after)).toBe("G-Y");
  });

  test("EXA-58 and CMB-08 beaten by the first he fights neither the second nor the enemy he retreats to", () => {
    const after = played(against(6), "maria", STOP);
    expect(whereIs(after.state, "austria1")).toBe("R");
    expect(eventsOf(after.events, "battleBegan")).toEqual([]);
    expect(frameNow(after.state, "hussars")).not.toBeNull();
  });
});

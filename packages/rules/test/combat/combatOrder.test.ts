import { describe, expect, test } from "vitest";
import { AUSTRIA, PRAGMATIC } from "../../src/model/powers.ts";
import { austriaAttacks, battleOf, fightOf, playing, STOP } from "../support/battlefield.ts";
import { austriaAtTheCrossroads } from "../support/crossroads.ts";
import { actionsOffered, asked, offered, played, position, refused } from "../support/position.ts";

/** Austria between two Prussians, the Pragmatic Army next to a third and to one of the two. */
const together = (players: 2 | 3) =>
  position(
    austriaAtTheCrossroads({
      variant: "advanced",
      players,
      pieces: { austria1: "G", pragmatic1: "H", prussia1: "X", prussia2: "Y" },
    }),
  );

describe("Austria and the Pragmatic Army", () => {
  test("CMB-04 and RUL-44 all of Maria Theresa's attacks come first, then the Pragmatic Army's", () => {
    const state = together(3);
    expect(asked(state)).toEqual(["maria"]);
    expect(actionsOffered(state, "maria", "fight")).toEqual(
      expect.arrayContaining([fightOf(state, "G", "X"), fightOf(state, "G", "Y")]),
    );
    expect(actionsOffered(state, "maria", "fight")).toHaveLength(2);
    refused(state, "maria", fightOf(state, "H", "X"), "CMB-04", "austriaAttacksFirst");
    refused(state, "frederick", fightOf(state, "H", "X"), "CMB-03", "notYourDecision");
    const first = played(state, "maria", fightOf(state, "G", "Y")).state;
    const second = played(first, "maria", STOP).state;
    // Her last fight needs no choice; only then is it the Pragmatic Army's turn.
    expect(battleOf(second).attacker.power).toBe(AUSTRIA);
    const third = played(second, "maria", STOP).state;
    expect(battleOf(third).attacker.power).toBe(PRAGMATIC);
  });

  test("DEC-30 with two players player B takes the fights in any order", () => {
    const state = together(2);
    expect(asked(state)).toEqual(["playerB"]);
    expect(offered(state, "playerA", "fight")).toEqual([]);
    const fights = ["X", "Y"].map((enemy) => fightOf(state, "G", enemy));
    const expected = [...fights, fightOf(state, "H", "X")];
    expect(actionsOffered(state, "playerB", "fight")).toHaveLength(expected.length);
    expect(actionsOffered(state, "playerB", "fight")).toEqual(expect.arrayContaining(expected));
    expect(battleOf(played(state, "playerB", fightOf(state, "H", "X")).state).attacker.power).toBe(PRAGMATIC);
  });

  test("DEC-30 when none of Maria Theresa's fights is left Frederick chooses among the Pragmatic Army's", () => {
    const state = position(
      austriaAtTheCrossroads({
        variant: "advanced",
        pieces: { pragmatic1: "G", prussia1: "X", prussia2: "Y" },
      }),
    );
    expect(asked(state)).toEqual(["frederick"]);
    expect(offered(state, "maria", "fight")).toEqual([]);
    expect(actionsOffered(state, "frederick", "fight")).toEqual([
      fightOf(state, "G", "X"),
      fightOf(state, "G", "Y"),
    ]);
  });

  test("RUL-44 and CMB-27 a mixed stack attacks as the power of its supreme commander", () => {
    const pragmaticCommands = position(
      austriaAtTheCrossroads({
        variant: "advanced",
        pieces: { austria2: "G", pragmatic1: "G", austria3: "H", prussia1: "X", prussia2: "Y" },
      }),
    );
    // The one Austrian attack goes first by itself, then Frederick orders those of the mixed stack.
    const first = battleOf(pragmaticCommands).attacker;
    expect(first.power).toBe(AUSTRIA);
    const next = played(pragmaticCommands, "maria", STOP).state;
    expect(asked(next)).toEqual(["frederick"]);
    expect(actionsOffered(next, "frederick", "fight")).toHaveLength(2);
  });
});

describe("RUL-54 powers of one player", () => {
  test("RUL-54 Prussia and the Pragmatic Army fight across the map edge, one player playing both hands", () => {
    const state = position({
      variant: "advanced",
      begin: { stage: 4, phase: "combat" },
      pieces: { prussia1: "ulm", pragmatic1: "goeppingen" },
      troops: { prussia1: 2, pragmatic1: 4 },
    });
    expect(asked(state)).toEqual(["frederick"]);
    expect(battleOf(state)).toMatchObject({ toPlay: "attacker", score: -2 });
    const armed = position({
      ...austriaAttacks({ variant: "advanced", pieces: { prussia1: "A", pragmatic1: "D" } }),
      begin: { stage: 4, phase: "combat" },
      troops: { prussia1: 2, pragmatic1: 4 },
      hands: { prussia: ["D10"], pragmatic: ["S2"] },
    });
    const first = played(armed, "frederick", playing("D10")).state;
    expect(battleOf(first)).toMatchObject({ toPlay: "defender", score: 8 });
    expect(asked(first)).toEqual(["frederick"]);
    const second = played(first, "frederick", playing("S2")).state;
    expect(battleOf(second)).toMatchObject({ toPlay: "defender", score: 6 });
  });
});

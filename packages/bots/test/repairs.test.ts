import { choices, newGame, pending, play, view } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { reachOf } from "@maria/rules/board";
import { AUSTRIA, type BattleSide, FRANCE, type Power, type PowerName, PRAGMATIC } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { worthOfFront } from "../src/cadet/gambit.ts";
import { situationOf } from "../src/cadet/situation.ts";
import { CADET } from "../src/cadet/style.ts";
import { BOTS, STYLES } from "../src/index.ts";
import { GAMBIT, setUpGame } from "./support/advancedTable.ts";
import { historical, THREE } from "./support/historical.ts";
import { cadetsAnswer, chance, city, fortress, movementOf, piece, position } from "./support/position.ts";

const PRUSSIAN = { stage: 4, phase: "movement", frame: movementOf("prussia", "saxony") } as const;
const side = (general: string, power: Power, key: string, troops: number): BattleSide => ({
  city: city(key),
  generals: [piece(general)],
  power,
  suit: historical.cities[city(key)]?.suit ?? 0,
  troops,
});

describe("what a cadet no longer does", () => {
  test("its last card is not spent to reach zero where the enemy has many and losing now costs little", () => {
    const state = position({
      stage: 3,
      phase: "combat",
      pieces: { france1: "beraun", austria1: "prag", franceT2: "pilsen" },
      troops: { france1: 6, austria1: 8 },
      hands: { france: "D2", austria: "D10 D9 D8 D7 D6 D5 H10 H9 H8" },
      frame: {
        kind: "battle",
        attacker: side("france1", FRANCE, "beraun", 6),
        defender: side("austria1", AUSTRIA, "prag", 8),
        score: -2,
        toPlay: "attacker",
      },
    });
    expect(cadetsAnswer(state, "louis")).toEqual({ type: "stop" });
  });

  test("MOV-13 a train that can leave an enemy's reach does", () => {
    let state = position({
      ...PRUSSIAN,
      pieces: { prussia1: "sagan", prussiaT1: "neumarkt", austria1: "brieg" },
      troops: { prussia1: 4, austria1: 8 },
      hands: { austria: "C10 C9 C8 D10" },
    });
    const { step } = state;
    while (state.step === step && state.agenda[0]?.kind === "movement") {
      const played = play(state, "frederick", cadetsAnswer(state, "frederick"));
      if (!("state" in played)) throw new Error(played.rule);
      state = played.state;
    }
    const reached = reachOf(state, piece("austria1"), false).map((each) => each.city);
    expect(reached).not.toContain(state.at[piece("prussiaT1")]);
  });

  test("one or two troops do not march beside a host, however full the hand", () => {
    let state = position({
      ...PRUSSIAN,
      pieces: { prussia1: "breslau", prussiaT1: "steinau", austria1: "neisse" },
      troops: { prussia1: 2, austria1: 7 },
      hands: { prussia: "C10 C9 C8 S10 S9 H9 D9 R" },
      markers: { breslau: "prussia" },
    });
    const { step } = state;
    while (state.step === step && state.agenda[0]?.kind === "movement") {
      const played = play(state, "frederick", cadetsAnswer(state, "frederick"));
      if (!("state" in played)) throw new Error(played.rule);
      state = played.state;
    }
    const end = state.at[piece("prussia1")] ?? -1;
    expect(historical.bohemiaOnly.neighbours[city("neisse")]).not.toContain(end);
  });

  test("no opening is like the last", () => {
    const openings = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      let state = newGame(historical, THREE, seedFromNumber(2));
      const marches: string[] = [];
      const random = chance(seed);
      while (marches.length < 8) {
        const [decision] = pending(state);
        if (decision === undefined) break;
        const seen = view(state, decision.seat);
        const action = BOTS.cadet(seen, choices(seen, decision.seat), { milliseconds: 0 }, random);
        if (action.type === "march") marches.push(`${action.piece} ${action.path}`);
        const played = play(state, decision.seat, action);
        if (!("state" in played)) throw new Error(played.rule);
        state = played.state;
      }
      return marches.join(", ");
    });
    expect(new Set(openings).size).toBeGreaterThan(2);
  });
});

describe("whoever could win next", () => {
  const held = ["pilsen", "eger", "linz", "steyr", "krems", "znaim", "budweis", "leitmeritz"];
  const seenByMaria = (count: number) =>
    situationOf(
      view(
        position({
          stage: 5,
          phase: "movement",
          frame: movementOf("austria"),
          pieces: { france1: "beraun", franceT2: "pilsen", austria1: "iglau" },
          markers: Object.fromEntries(
            held.slice(0, count).map((key): [string, PowerName] => [key, "france"]),
          ),
        }),
        "maria",
      ),
      AUSTRIA,
      CADET,
    );
  const alarmAt = (count: number): number =>
    seenByMaria(count).holdings.find((each) => each.fortress === fortress("prag"))?.alarm ?? 0;

  test("INT-08 alarms the fortresses he can reach, and only then", () => {
    expect(alarmAt(8)).toBeGreaterThan(10);
    expect(alarmAt(5)).toBe(0);
  });
});

test("SGA-05 in the gambit the Netherlands draw the Hanoverians, and Göttingen does not", () => {
  const state = setUpGame(GAMBIT);
  const seen = view(state, "frederick");
  const worth = (key: string): number => worthOfFront(seen, historical, PRAGMATIC, city(key));
  expect(worth("nijmegen")).toBeGreaterThan(0);
  expect(worth("goettingen")).toBe(0);
  expect(worthOfFront(seen, historical, FRANCE, city("nijmegen"))).toBe(0);
  const ceded = {
    ...seen,
    affairs: seen.affairs && {
      ...seen.affairs,
      cession: { prussiaLacked: 1, franceLacked: 1, austriaHeld: 1 },
    },
  };
  expect(worthOfFront(ceded, historical, PRAGMATIC, city("nijmegen"))).toBe(0);
});

test("racer and turtle are styles of their own: a racer leaves what a turtle guards", () => {
  const state = position({
    stage: 5,
    phase: "movement",
    frame: movementOf("austria"),
    pieces: { austria1: "znaim", france1: "horn", franceT2: "budweis" },
    troops: { austria1: 8, france1: 3 },
    hands: { austria: "S9 S8 C9 C8" },
    markers: { budweis: "france", linz: "france", steyr: "france" },
  });
  const seen = view(state, "maria");
  const answers = Object.values(STYLES).map((bot) =>
    JSON.stringify(bot(seen, choices(seen, "maria"), { milliseconds: 0 }, chance(1))),
  );
  expect(new Set(answers).size).toBe(2);
});

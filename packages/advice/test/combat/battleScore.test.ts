import { type BattleFrame, cityId, pieceId } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { afterCard, defeatBy, scoreOf } from "../../src/combat/index.ts";

const battle = (score: number, toPlay: "attacker" | "defender"): BattleFrame => ({
  kind: "battle",
  attacker: { city: cityId(1), generals: [pieceId(1)], power: 2, suit: 0, troops: 5 },
  defender: { city: cityId(2), generals: [pieceId(2)], power: 4, suit: 3, troops: 3 },
  score,
  toPlay,
});

describe("the score of a combat", () => {
  test("CMB-12 is the opposite for the other side, and zero is zero", () => {
    expect([scoreOf(battle(2, "defender"), "attacker"), scoreOf(battle(2, "defender"), "defender")]).toEqual([
      2, -2,
    ]);
    expect(Object.is(scoreOf(battle(0, "attacker"), "defender"), 0)).toBe(true);
  });

  test("CMB-16 a side still inferior keeps the right to play", () => {
    expect(afterCard(battle(6, "defender"), 4)).toEqual({ score: -2, toPlay: "defender" });
  });

  test("CMB-17 at zero or better the right to play passes", () => {
    expect(afterCard(battle(6, "defender"), 6)).toEqual({ score: 0, toPlay: "attacker" });
    expect(afterCard(battle(-1, "attacker"), 9)).toEqual({ score: 8, toPlay: "defender" });
  });

  test("CMB-18 whoever stops loses as many troops as he is inferior, and no more than he has", () => {
    expect(defeatBy(battle(2, "defender"))).toMatchObject({ loss: 2, survivors: 1 });
    expect(defeatBy(battle(9, "defender"))).toMatchObject({ loss: 3, survivors: 0 });
  });

  test("CMB-24 at zero it is a tie", () => {
    expect(defeatBy(battle(0, "attacker"))).toBeNull();
  });
});

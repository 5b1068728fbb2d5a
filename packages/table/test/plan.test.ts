import { newGame } from "@maria/rules";
import { isSeed } from "@maria/rules/authority";
import { type Seat, VARIANTS } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { byLot, type Chance, freshSeed, optionsOf, powersOfSeat, seatedAt } from "../src/index.ts";
import { historical as pack } from "./support/historical.ts";

/** Bytes told beforehand. */
const chanceOf = (...bytes: number[]): Chance => {
  let next = 0;
  return (filled) => filled.map(() => bytes[next++ % bytes.length] ?? 0);
};

describe("a new game", () => {
  test("HID-28 has a seed of 256 bits, each of them from the browser's own chance", () => {
    expect(freshSeed(chanceOf(...Array(32).keys()))).toBe(
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    );
    expect(freshSeed((bytes) => bytes.fill(255))).toBe("f".repeat(64));
    expect(isSeed(freshSeed((bytes) => crypto.getRandomValues(bytes)))).toBe(true);
  });

  test("RUL-96 the Silesia Gambit is for three, GEN-08 the option for the advanced game", () => {
    expect(optionsOf("silesia-gambit", 2, { politicalOption: true })).toEqual({
      variant: "silesia-gambit",
      players: 3,
      politicalOption: false,
      troopCeiling: false,
    });
    expect(optionsOf("introductory", 2, { politicalOption: true }).politicalOption).toBe(false);
    expect(optionsOf("advanced", 2, { politicalOption: true }).politicalOption).toBe(true);
  });

  test("GEN-09 the troop ceiling is an option of any game, off unless it is chosen", () => {
    for (const variant of VARIANTS) {
      expect(optionsOf(variant, 3).troopCeiling).toBe(false);
      expect(optionsOf(variant, 3, { troopCeiling: true }).troopCeiling).toBe(true);
    }
  });

  test("can be opened with every answer of the form", () => {
    for (const variant of VARIANTS)
      for (const players of [2, 3] as const)
        for (const politicalOption of [false, true])
          for (const troopCeiling of [false, true]) {
            const options = optionsOf(variant, players, { politicalOption, troopCeiling });
            expect(newGame(pack, options, freshSeed(chanceOf(7))).options.troopCeiling).toBe(troopCeiling);
          }
  });

  test("PWR-02 to PWR-04, INT-06 every seat runs its powers", () => {
    const introductory = optionsOf("introductory", 3);
    expect(powersOfSeat(introductory, "frederick")).toEqual([2, 3]);
    expect(powersOfSeat(optionsOf("advanced", 3), "frederick")).toEqual([2, 3, 5]);
    expect(powersOfSeat(optionsOf("advanced", 2), "playerB")).toEqual([4, 5]);
  });

  test("seats whoever was chosen, and nobody but bots if so", () => {
    const options = optionsOf("introductory", 2);
    expect(seatedAt(options, ["cadet", "random", "person"])).toEqual({
      playerA: { kind: "bot", level: "cadet" },
      playerB: { kind: "bot", level: "random" },
    });
    expect(seatedAt(optionsOf("advanced", 3), ["person"])).toEqual({
      maria: { kind: "person" },
      frederick: { kind: "bot", level: "cadet" },
      louis: { kind: "bot", level: "cadet" },
    });
  });
});

describe("SET-01 roles by lot", () => {
  const SEATS: readonly Seat[] = ["maria", "frederick", "louis"];

  test("everybody gets one, in an order that chance alone decides", () => {
    expect(byLot(SEATS, chanceOf(0))).toEqual(["maria", "frederick", "louis"]);
    expect(byLot(SEATS, chanceOf(2, 1, 0))).toEqual(["louis", "frederick", "maria"]);
  });

  test("a byte that would favour the first ones is drawn anew", () => {
    expect(byLot(SEATS, chanceOf(255, 1, 0, 0))[0]).toBe("frederick");
    expect(byLot(SEATS, chanceOf(254, 1, 0, 0))[0]).toBe("louis");
    expect(byLot(["maria", "louis"], chanceOf(255, 0))).toEqual(["louis", "maria"]);
  });
});

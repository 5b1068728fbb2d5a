import { botNames } from "@maria/bots";
import { describe, expect, test } from "vitest";
import type { Context } from "../src/commands/context.ts";
import { botsFrom, gameOptionsFrom, seedFrom } from "../src/commands/gameArguments.ts";
import { sayIn } from "../src/messages/messages.ts";

const context = { say: sayIn("en"), io: { directory: "." } } as unknown as Context;

describe("the options of a game on the command line", () => {
  test("DEC-01 are those of the introductory game for three unless something else is said", () => {
    expect(gameOptionsFrom(context, {})).toEqual({
      variant: "introductory",
      players: 3,
      politicalOption: false,
      troopCeiling: false,
    });
    expect(gameOptionsFrom(context, { variant: "advanced", players: "2", "political-option": true })).toEqual(
      {
        variant: "advanced",
        players: 2,
        politicalOption: true,
        troopCeiling: false,
      },
    );
    expect(gameOptionsFrom(context, { "troop-ceiling": true })).toMatchObject({
      politicalOption: false,
      troopCeiling: true,
    });
  });

  test("GEN-08 the option belongs to the advanced game, RUL-96 the gambit is for three", () => {
    expect(() => gameOptionsFrom(context, { "political-option": true })).toThrow();
    expect(() => gameOptionsFrom(context, { variant: "silesia-gambit", players: "2" })).toThrow();
    expect(gameOptionsFrom(context, { variant: "silesia-gambit" }).players).toBe(3);
    for (const players of ["1", "4", "x"]) expect(() => gameOptionsFrom(context, { players })).toThrow();
  });

  test("bots for all seats, or seat by seat with the cadet for the rest", () => {
    const options = gameOptionsFrom(context, {});
    expect(botsFrom(context, options, "random", botNames, "cadet")).toEqual({
      maria: "random",
      frederick: "random",
      louis: "random",
    });
    expect(botsFrom(context, options, "louis=random, maria=cadet", botNames, "cadet")).toEqual({
      maria: "cadet",
      frederick: "cadet",
      louis: "random",
    });
    expect(() => botsFrom(context, options, "playerA=cadet", botNames, "cadet")).toThrow();
  });

  test("a seed as digits in any case, or as a small number", () => {
    expect(seedFrom(context, "AB".repeat(32))).toBe("ab".repeat(32));
    expect(seedFrom(context, "7")).toBe(seedFrom(context, "07"));
    expect(seedFrom(context, "7")).not.toBe(seedFrom(context, "8"));
    expect(seedFrom(context, undefined)).not.toBe(seedFrom(context, undefined));
    expect(() => seedFrom(context, "4294967296")).toThrow();
    expect(seedFrom(context, "4294967295")).toHaveLength(64);
  });
});

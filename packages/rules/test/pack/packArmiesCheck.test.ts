import { describe, expect, test } from "vitest";
import { expectProblem, general, type PackDraft, problemsAfter } from "../damagedPack.ts";

// Titles cite the data constraints (NID); the clauses of play that a problem names are tested where they are played.

describe("the check of roles and powers", () => {
  test("the three roles run the six powers as the rules say", () => {
    expectProblem(
      (pack) => Reflect.deleteProperty(pack.armies.roles, "louis"),
      'the role "louis" is missing',
      "PWR-01",
    );
    expectProblem(
      (pack) => pack.armies.roles.maria.powers.push("saxony"),
      "the role maria must run austria, not austria, saxony",
      "PWR-02",
    );
    expectProblem(
      (pack) => pack.armies.roles.frederick.powers.pop(),
      "the role frederick must run prussia, saxony, pragmatic, not prussia, saxony",
      "PWR-03",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.roles.louis, { powers: [] }),
      "the role louis must run france, bavaria, not nobody",
      "PWR-04",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.roles, { george: pack.armies.roles.louis }),
      'there is no role "george" in the game',
      "PWR-01",
    );
  });

  test("all six powers are there, and no seventh", () => {
    expectProblem(
      (pack) => Reflect.deleteProperty(pack.armies.powers, "austria"),
      'the power "austria" is missing',
      "PWR-05",
    );
    expectProblem(
      (pack) => Reflect.deleteProperty(pack.armies.powers, "saxony"),
      'the power "saxony" is missing',
      "PWR-06",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.powers, { russia: pack.armies.powers.saxony }),
      'there is no power "russia" in the game',
      "CMP-02",
    );
  });

  test("Bavaria and Saxony are minor powers, the others major ones", () => {
    const what = 'this must be "minor", but it is "major"';
    expectProblem((pack) => Object.assign(pack.armies.powers.saxony, { kind: "major" }), what, "PWR-06");
  });

  test("NID-24 initial hands, incomes and pools are those of the rules", () => {
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.prussia, { initialHand: 8 }),
      "the initial hand must be 9, not 8",
      "SET-14",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.austria, { income: 4 }),
      "the income must be 5, not 4",
      "TAC-02",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.france, { victoryPool: 12 }),
      "the pool of victory markers must be 11, not 12",
      "SET-08",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.saxony, { victoryPool: 3 }),
      "a minor power has no pool of victory markers",
      "SET-08",
    );
  });

  test("CMP-04 Austria has two hussars and nobody else any", () => {
    expectProblem(
      (pack) => delete pack.armies.powers.austria.hussars,
      "austria must have 2 hussars, not 0",
      "CMP-04",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.prussia, { hussars: 1 }),
      "prussia must have 0 hussars, not 1",
      "CMP-04",
    );
  });
});

describe("the check of generals and troops", () => {
  test("NID-17 there are 20 generals, four of them Prussian and one Saxon", () => {
    const another = { name: "Another", rank: 9, minimum: 1, start: "wien" };
    expectProblem(
      (pack) => pack.armies.powers.austria.generals.push(another),
      "there must be 20 generals, not 21",
      "CMP-02",
    );
    expectProblem(
      (pack) => pack.armies.powers.prussia.generals.push(another),
      "the number of prussia's generals must be 4, not 5",
      "NID-17",
    );
    expectProblem(
      (pack) => pack.armies.powers.saxony.generals.push(another),
      "the number of saxony's generals must be 1, not 2",
      "NID-17",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.bavaria, { generals: [] }),
      "bavaria has no general",
      "CMP-02",
    );
  });

  test("NID-17 there are 10 supply trains, two of them Prussian", () => {
    expectProblem(
      (pack) => pack.armies.powers.austria.trains.push("wien"),
      "there must be 10 supply trains, not 11",
      "CMP-03",
    );
    expectProblem(
      (pack) => pack.armies.powers.prussia.trains.push("berlin"),
      "prussia must have 2 supply trains, not 3",
      "NID-17",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.saxony, { trains: [] }),
      "saxony has no supply train",
      "CMP-03",
    );
  });

  test("NID-20 ranks are unique within a power, and Prussia and Saxony both have a first", () => {
    expectProblem(
      (pack) => Object.assign(general(pack, "france", 2), { rank: 1 }),
      "france has another general of rank 1",
      "NID-20",
    );
    expectProblem(
      (pack) => Object.assign(general(pack, "saxony", 1), { rank: 2 }),
      "saxony must have a general of rank 1",
      "NID-20",
    );
    expectProblem(
      (pack) => Object.assign(general(pack, "france", 1), { rank: 0 }),
      "a rank must be at least 1",
      "CMP-10",
    );
  });

  test("NID-22 a troop total can be allotted: no less than the minima, no more than 8 for each general", () => {
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.bavaria, { troops: 4 }),
      "the set-up minima of bavaria need 5 troops, not 4",
      "NID-22",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.bavaria, { troops: 9 }),
      "the generals of bavaria cannot lead more than 8 troops",
      "NID-22",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.prussia, { troops: 21 }),
      "Prussia's total must be 22 troops, not 21",
      "SET-19",
    );
  });

  test("NID-23 a set-up minimum is from 1 to 8", () => {
    for (const minimum of [0, 9])
      expectProblem(
        (pack) => Object.assign(general(pack, "austria", 1), { minimum }),
        `a set-up minimum must be from 1 to 8, not ${minimum}`,
        "SET-17",
      );
    for (const minimum of [1, 8])
      expect(
        problemsAfter((pack) => Object.assign(general(pack, "austria", 1), { minimum })).filter(
          ({ rule }) => rule === "SET-17",
        ),
      ).toEqual([]);
  });
});

describe("the check of the set-up", () => {
  const start = (
    pack: PackDraft,
    power: "austria" | "prussia" | "france",
    rank: number,
    at: string,
  ): void => {
    general(pack, power, rank).start = at;
  };

  test("NID-11 every general and train starts in a known city", () => {
    expectProblem(
      (pack) => start(pack, "austria", 1, "atlantis"),
      'a general of austria starts in the unknown city "atlantis"',
      "SET-03",
    );
    expectProblem(
      (pack) => Reflect.deleteProperty(general(pack, "austria", 1), "start"),
      "this must be a text, but it is missing",
    );
    expectProblem(
      (pack) => pack.armies.powers.saxony.trains.splice(0, 1, "atlantis"),
      'a train of saxony starts in the unknown city "atlantis"',
      "SET-04",
    );
  });

  test("NID-12 the off-map box of each major power leads to a known city", () => {
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.france, { offMapExit: "atlantis" }),
      'an off-map box leads to the unknown city "atlantis"',
      "NID-12",
    );
    expectProblem(
      (pack) => delete pack.armies.powers.pragmatic.offMapExit,
      "the city to which pragmatic's off-map box leads is missing",
      "NID-12",
    );
    expectProblem(
      (pack) => Object.assign(pack.armies.powers.saxony, { offMapExit: "dresden" }),
      "saxony is a minor power and has no off-map box",
      "MAP-16",
    );
  });

  test("NID-18 one Prussian general starts in the off-map box, and nobody else", () => {
    const box = "the off-map box";
    expectProblem(
      (pack) => start(pack, "prussia", 4, "berlin"),
      `exactly one Prussian general must start in ${box} ("offMap"), not 0`,
      "SET-06",
    );
    expectProblem(
      (pack) => start(pack, "prussia", 3, "offMap"),
      `exactly one Prussian general must start in ${box} ("offMap"), not 2`,
      "SET-06",
    );
    expectProblem(
      (pack) => start(pack, "france", 1, "offMap"),
      `no general of france starts in ${box}`,
      "SET-06",
    );
  });

  test("NID-13 one Prussian train starts in the Silesia box, and nobody else", () => {
    const box = 'the victory box "Silesia"';
    expectProblem(
      (pack) => pack.armies.powers.prussia.trains.splice(1, 1, "berlin"),
      `exactly one Prussian train must start in ${box} ("silesiaBox"), not 0`,
      "SET-07",
    );
    expectProblem(
      (pack) => pack.armies.powers.saxony.trains.splice(0, 1, "silesiaBox"),
      `no train of saxony starts in ${box}`,
      "SET-07",
    );
    expectProblem(
      (pack) => start(pack, "prussia", 3, "silesiaBox"),
      `no general of prussia starts in ${box}`,
      "SET-07",
    );
  });

  test("at most two generals of one power share a set-up city, and no other pieces do", () => {
    expectProblem(
      (pack) => start(pack, "austria", 1, "komorn"),
      "three generals would start in komorn",
      "STK-02",
    );
    expectProblem(
      (pack) => start(pack, "prussia", 3, "dresden"),
      "generals of two powers would start in dresden",
      "STK-01",
    );
    expectProblem(
      (pack) => start(pack, "prussia", 3, "gruenberg"),
      "a supply train would share gruenberg with another piece",
      "STK-04",
    );
    expectProblem(
      (pack) => pack.armies.powers.saxony.trains.splice(0, 1, "ingolstadt"),
      "a supply train would share ingolstadt with another piece",
      "STK-04",
    );
  });

  test("NID-21 France and Austria have generals on both maps", () => {
    expectProblem(
      (pack) => start(pack, "austria", 6, "wien"),
      "no general of austria starts on the map flanders",
      "NID-21",
    );
  });
});

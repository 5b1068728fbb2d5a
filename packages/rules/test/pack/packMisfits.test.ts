import { describe, expect, test } from "vitest";
import { checkPack, type PackProblem } from "../../src/pack/check/check.ts";
import type { PackData } from "../../src/pack/data.ts";
import { historicalData } from "../historicalPack.ts";

type Damage = readonly [value: unknown, sentence: string];

const GONE = Symbol("the field is taken away");

const gone = (wanted: string): Damage => [GONE, `this must be ${wanted}, but it is missing`];
const TEXT: readonly Damage[] = [
  [7, "this must be a text, but it is 7"],
  ["", 'this must be a text, but it is ""'],
  gone("a text"),
];
const NUMBER: readonly Damage[] = [
  [true, "this must be a number, but it is true"],
  [Number.NaN, "this must be a number, but it is NaN"],
  gone("a number"),
];
const WHOLE_NUMBER: readonly Damage[] = [
  [1.5, "this must be a whole number, but it is 1.5"],
  ["1", 'this must be a whole number, but it is "1"'],
  gone("a whole number"),
];
const FLAG: readonly Damage[] = [
  ["yes", 'this must be true or false, but it is "yes"'],
  [null, "this must be true or false, but it is null"],
];
const LIST: readonly Damage[] = [
  [{}, "this must be a list, but it is an object"],
  ["ulm", 'this must be a list, but it is "ulm"'],
  gone("a list"),
];
const OBJECT: readonly Damage[] = [
  [[], "this must be an object, but it is a list"],
  [null, "this must be an object, but it is null"],
  [5, "this must be an object, but it is 5"],
  [() => {}, "this must be an object, but it is a function"],
];
const oneOf = (words: string): readonly Damage[] => [
  ["nonsense", `this must be one of ${words}, but it is "nonsense"`],
  [[], `this must be one of ${words}, but it is a list`],
];
const POWERS = oneOf("france, bavaria, prussia, saxony, austria, pragmatic");
const TRACKS = oneOf("saxony, russia, italy");
const MAPS = oneOf("flanders, bohemia");

/** Whatever the rules read of a pack: where it stands, what it has to be, and the clause if one says so. */
const READ: readonly (readonly [path: string, misfits: readonly Damage[], rule?: string])[] = [
  ["board", OBJECT],
  ["board.sectors", LIST],
  ["board.sectors[3]", OBJECT],
  ["board.sectors[3].id", TEXT],
  ["board.sectors[3].suit", oneOf("hearts, diamonds, clubs, spades"), "MAP-03"],
  ["board.sectors[3].map", MAPS],
  ["board.sectors[3].x", NUMBER],
  ["board.sectors[3].y", NUMBER],
  ["board.sectors[3].width", NUMBER],
  ["board.sectors[3].height", NUMBER],
  ["board.territories", OBJECT],
  ["board.territories.austria", OBJECT],
  ["board.territories.austria.home", POWERS, "MAP-04"],
  ["board.cities", LIST],
  ["board.cities[2]", OBJECT],
  ["board.cities[2].id", TEXT],
  ["board.cities[2].map", MAPS, "MAP-01"],
  ["board.cities[2].x", NUMBER],
  ["board.cities[2].y", NUMBER],
  ["board.cities[2].sector", TEXT],
  ["board.cities[2].territory", TEXT],
  ["board.cities[2].fortress", oneOf("minor, major"), "MAP-11"],
  ["board.cities[2].elector", FLAG],
  ["board.roads", LIST],
  ["board.roads[1]", [[{}, "this must be a list, but it is an object"]]],
  ["board.roads[1][0]", TEXT.slice(0, 2)],
  ["board.roads[1][1]", TEXT.slice(0, 2)],
  ["board.roads[1][2]", oneOf("road, main"), "MAP-08"],
  ["armies", OBJECT],
  ["armies.roles", OBJECT],
  ["armies.roles.maria", OBJECT],
  ["armies.roles.maria.powers", LIST],
  ["armies.roles.maria.powers[0]", TEXT.slice(0, 2)],
  ["armies.powers", OBJECT],
  ["armies.powers.bavaria", OBJECT],
  ["armies.powers.bavaria.kind", [["major", 'this must be "minor", but it is "major"']], "PWR-06"],
  ["armies.powers.france.kind", [["minor", 'this must be "major", but it is "minor"']], "PWR-05"],
  ["armies.powers.prussia.initialHand", WHOLE_NUMBER],
  ["armies.powers.prussia.income", WHOLE_NUMBER],
  ["armies.powers.prussia.victoryPool", WHOLE_NUMBER],
  ["armies.powers.prussia.offMapExit", TEXT.slice(0, 2)],
  ["armies.powers.prussia.troops", WHOLE_NUMBER],
  ["armies.powers.austria.hussars", WHOLE_NUMBER.slice(0, 2)],
  ["armies.powers.prussia.generals", LIST],
  ["armies.powers.prussia.generals[1]", OBJECT],
  ["armies.powers.prussia.generals[1].name", TEXT],
  ["armies.powers.prussia.generals[1].rank", WHOLE_NUMBER],
  ["armies.powers.prussia.generals[1].minimum", WHOLE_NUMBER],
  ["armies.powers.prussia.generals[1].start", TEXT],
  ["armies.powers.prussia.trains", LIST],
  ["armies.powers.prussia.trains[0]", TEXT.slice(0, 2)],
  ["armies.silesia", OBJECT],
  ["armies.silesia.prussian", LIST],
  ["armies.silesia.austrian", LIST],
  ["armies.silesia.austrian[4]", TEXT.slice(0, 2)],
  ["armies.electors", OBJECT],
  ["armies.electors.french", LIST],
  ["armies.electors.austrianPragmatic", LIST],
  ["armies.electors.votes", LIST],
  ["politics", OBJECT],
  ["politics.squareOrder", LIST],
  ["politics.offMapBoxes", OBJECT],
  ["politics.tracks", OBJECT],
  ["politics.tracks.italy", OBJECT],
  ["politics.tracks.italy.boxes", LIST],
  ["politics.tracks.italy.boxes[1]", OBJECT],
  ["politics.tracks.italy.boxes[1].position", WHOLE_NUMBER],
  ["politics.tracks.italy.boxes[1].star", FLAG],
  ["politics.tracks.italy.boxes[1].annexationBox", FLAG],
  ["politics.tracks.italy.boxes[1].icons", LIST],
  ["politics.tracks.italy.boxes[1].icons[0]", OBJECT],
  [
    "politics.tracks.italy.boxes[1].icons[0].icon",
    oneOf("incomePlus, incomeMinus, expeditionCorps, victoryPoint"),
  ],
  ["politics.tracks.italy.boxes[1].icons[0].power", POWERS],
  ["politics.tracks.saxony.boxes[1].status", oneOf("prussianAlly, neutral, austrianAlly"), "NID-27"],
  ["politics.cards", LIST],
  ["politics.cards[5]", OBJECT],
  ["politics.cards[5].id", TEXT],
  ["politics.cards[5].year", WHOLE_NUMBER],
  ["politics.cards[5].imperialElection", FLAG],
  ["politics.cards[5].powers", LIST],
  ["politics.cards[5].powers[0]", POWERS, "NID-30"],
  ["politics.cards[5].instruction", OBJECT.filter(([value]) => value !== null)],
  [
    "politics.cards[5].instruction.kind",
    oneOf("incomeThisTurn, grant, saxonyJoinsAustria, jacobiteRebellion"),
    "NID-30",
  ],
  ["politics.cards[5].instruction.receivers", LIST],
  [
    "politics.cards[5].instruction.receivers[0]",
    oneOf("france, bavaria, prussia, saxony, austria, pragmatic, selectingPower"),
  ],
  ["politics.cards[5].instruction.tacticalCards", WHOLE_NUMBER],
  ["politics.cards[5].instruction.troops", WHOLE_NUMBER],
  ["politics.cards[11].instruction.fortressToFrance", oneOf("koeln, mannheim, mainz, trier"), "RUL-78"],
  ["politics.cards[4].instruction.power", POWERS],
  ["politics.cards[4].instruction.change", WHOLE_NUMBER],
  ["politics.cards[18].instruction.troops", WHOLE_NUMBER],
  ["politics.cards[24].instruction.power", POWERS],
  ["politics.cards[24].instruction.generalOffMap", FLAG],
  ["politics.cards[24].instruction.income", WHOLE_NUMBER],
  ["politics.cards[24].instruction.until", [["spring", 'this must be "endOfGame", but it is "spring"']]],
  ["politics.cards[2].shifts", LIST],
  ["politics.cards[2].shifts[1]", OBJECT],
  ["politics.cards[2].shifts[1].track", TRACKS, "NID-30"],
  ["politics.cards[2].shifts[1].steps", WHOLE_NUMBER],
  ["politics.cards[2].shifts[1].either", FLAG],
  [
    "politics.cards[2].shifts[1].forbiddenWhile",
    [["always", 'this must be "saxonyPrussianAlly", but it is "always"']],
    "CRD-04",
  ],
];

const { geography: _, ...sound } = historicalData();

/** The pack with one value replaced, or taken away. */
const damaged = (path: string, value: unknown): PackData => {
  const steps = path.match(/[\w-]+/g) ?? [];
  const file = steps[0] as keyof typeof sound;
  const draft: unknown = { ...sound, [file]: structuredClone(sound[file]) };
  const last = steps.pop() as string;
  const holder = steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], draft);
  if (value === GONE) delete (holder as Record<string, unknown>)[last];
  else (holder as Record<string, unknown>)[last] = value;
  return draft as PackData;
};

/** "board.json cities[2].x" for board.cities[2].x */
const placeOf = (path: string): string => path.replace(/^(\w+)\.?/, "$1.json ").trim();

describe("the check of a pack names the very place and the very fault of what it cannot read", () => {
  for (const [path, misfits, rule] of READ)
    test(`${path} is reported at ${placeOf(path)}`, () => {
      for (const [value, what] of misfits) {
        const where = placeOf(path);
        const expected: PackProblem = rule === undefined ? { where, what } : { where, what, rule };
        expect(checkPack(damaged(path, value))).toContainEqual(expected);
      }
    });

  test("a key that is no plain word is quoted in the place", () => {
    const territories = { ...sound.board.territories, "no man's land": 3 };
    const problems = checkPack({ ...sound, board: { ...sound.board, territories } } as unknown as PackData);
    expect(problems).toEqual([
      { where: 'board.json territories["no man\'s land"]', what: "this must be an object, but it is 3" },
    ]);
  });

  test("nothing at all is no pack", () => {
    expect(checkPack(null as unknown as PackData)).toEqual([
      { where: "pack", what: "this must be an object, but it is null" },
    ]);
  });
});

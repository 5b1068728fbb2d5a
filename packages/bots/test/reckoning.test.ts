import { view } from "@maria/rules";
import { boardOf, distance } from "@maria/rules/board";
import {
  AUSTRIA,
  BAVARIA,
  type CityId,
  FRANCE,
  type PieceId,
  PRUSSIA,
  type State,
  SUPPLY_RANGE,
} from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { type Host, hostOf, hostsOf, type Standing } from "../src/cadet/hosts.ts";
import { type Situation, situationOf } from "../src/cadet/situation.ts";
import { pullOf } from "../src/cadet/standing.ts";
import { CADET } from "../src/cadet/style.ts";
import { hunger, worthOfTrain, worthWithoutTrain } from "../src/cadet/supply.ts";
import { chanceWith, exposure, outlookOf, priceOf, worthOfFights } from "../src/cadet/threat.ts";
import {
  APPROACH,
  ATTACK_LIKELY,
  CAUTION,
  FADING,
  GENERAL,
  NO_TRAIN_AT_HOME,
  PATH_CITY,
  PROTECTED_PULL,
  ROAD_TO_SUPPLY,
  SECOND_ARMY,
  SHARED_PULL,
  SPREAD,
  STARVING,
  STRETCHED_ROAD,
  THREAT_IN_THREE,
  THREAT_IN_TWO,
  TRAIN_AT_HOME,
  TRAIN_FEEDS_IN_REACH,
  TRAIN_IN_REACH,
  TRAIN_MUST_FOLLOW,
  TRAIN_ROAD,
  TYPICAL_LOSS,
} from "../src/cadet/weights.ts";
import { historical as pack } from "./support/historical.ts";
import { city, movementOf, piece, position } from "./support/position.ts";

const PIECES = {
  france1: "prag",
  france2: "pilsen",
  franceT1: "taus",
  bavaria1: "muenchen",
  bavariaT1: "ingolstadt",
  austria1: "beneschau",
  austria2: "budweis",
  austriaT1: "wien",
};

const stateOf = (pieces: Readonly<Record<string, string>> = PIECES): State =>
  position({ stage: 3, phase: "movement", frame: movementOf("france", "bavaria"), pieces });
const situation = (pieces?: Readonly<Record<string, string>>): Situation =>
  situationOf(view(stateOf(pieces), "louis"), FRANCE, CADET);
const keyOf = (id: CityId): string => pack.cities[id]?.key ?? "";
const roads = (from: string, to: string): number => distance(boardOf(stateOf()), city(from), city(to));

describe("SUP-03, SUP-05 what supply costs in a city", () => {
  const here = situation();
  const costs = (key: string, power: typeof FRANCE | typeof BAVARIA = FRANCE, seen = here): number =>
    hunger(seen, power, city(key));

  test("nothing at home, and each city of the path abroad, as far as a path may be", () => {
    expect(costs("muenchen", BAVARIA)).toBe(0);
    expect(["prag", "leitmeritz"].map((key) => roads(key, "taus"))).toEqual([5, SUPPLY_RANGE]);
    expect(costs("prag")).toBe(5 * PATH_CITY);
    expect(costs("leitmeritz")).toBe(SUPPLY_RANGE * PATH_CITY);
  });

  test("somewhat more where the train can still follow, and much more beyond", () => {
    expect(["kolin", "czaslau", "koeniggraetz"].map((key) => roads(key, "taus"))).toEqual([7, 8, 9]);
    const followed = TRAIN_MUST_FOLLOW + SUPPLY_RANGE * PATH_CITY;
    expect([costs("kolin"), costs("czaslau")]).toEqual([followed, followed]);
    expect(costs("koeniggraetz")).toBe(STARVING + ROAD_TO_SUPPLY * 9);
  });

  test("a train that has moved does not follow", () => {
    const state = stateOf();
    const spent = state.spent.map((before, id) => (id === piece("franceT1") ? 1 : before));
    const moved = situationOf(view({ ...state, spent }, "louis"), FRANCE, CADET);
    expect(hunger(moved, FRANCE, city("kolin"))).toBe(STARVING + ROAD_TO_SUPPLY * 7);
    expect(hunger(moved, FRANCE, city("leitmeritz"))).toBe(SUPPLY_RANGE * PATH_CITY);
  });

  test("TRN-06 without a train it is the way to where one could come back that counts", () => {
    const without = situation({ france1: "salzburg", austria1: "wien" });
    expect(costs("salzburg", FRANCE, without)).toBe(
      STARVING + ROAD_TO_SUPPLY * roads("salzburg", "muenchen"),
    );
  });

  test("the nearest train counts, and Austria pays no hussars of its own", () => {
    const two = situation({ ...PIECES, franceT2: "pilsen" });
    expect(costs("prag", FRANCE, two)).toBe(roads("prag", "pilsen") * PATH_CITY);
    const austrian = situationOf(view(stateOf({ ...PIECES, austriaT1: "linz" }), "maria"), AUSTRIA, CADET);
    expect(roads("passau", "linz")).toBeLessThanOrEqual(SUPPLY_RANGE);
    expect(hunger(austrian, AUSTRIA, city("passau"))).toBe(0);
  });
});

describe("how well a train serves", () => {
  const strain = (away: number): number =>
    away > SUPPLY_RANGE
      ? STARVING + ROAD_TO_SUPPLY * (away - SUPPLY_RANGE)
      : TRAIN_ROAD * away + STRETCHED_ROAD * Math.max(0, away - 3);
  const [train, other] = [piece("franceT1"), piece("franceT2")];
  const inReach = TRAIN_IN_REACH + 2 * TRAIN_FEEDS_IN_REACH;

  test("the nearer to the generals abroad the better, and out of the enemy's reach", () => {
    const here = situation();
    expect(roads("taus", "budweis")).toBe(4);
    expect(worthOfTrain(here, FRANCE, city("taus"), train)).toBeCloseTo(-strain(5) - strain(2), 9);
    const near = situation({ ...PIECES, austria2: "kaplitz", austria1: "tabor" });
    expect([roads("taus", "kaplitz"), roads("taus", "tabor")]).toEqual([5, 5]);
    expect(worthOfTrain(near, FRANCE, city("taus"), train)).toBeCloseTo(-strain(5) - strain(2), 9);
    const beside = situation({ ...PIECES, austria2: "pilsen", france2: "prag" });
    expect(worthOfTrain(beside, FRANCE, city("taus"), train)).toBeCloseTo(-2 * strain(5) - inReach, 9);
  });

  test("a second train relieves it, and without any the generals starve", () => {
    const two = situation({ ...PIECES, franceT2: "pilsen" });
    const toPilsen = roads("prag", "pilsen");
    expect(worthOfTrain(two, FRANCE, city("taus"), train)).toBeCloseTo(-strain(toPilsen), 9);
    expect(worthWithoutTrain(two, FRANCE, train)).toBeCloseTo(-strain(toPilsen), 9);
    expect(worthWithoutTrain(two, FRANCE, other)).toBeCloseTo(-strain(5) - strain(2), 9);
    expect(worthWithoutTrain(situation(), FRANCE, train)).toBeCloseTo(-2 * strain(15), 9);
  });

  test("a general at home needs it little, and more if he could never leave", () => {
    const here = situation();
    const bavarian = piece("bavariaT1");
    expect(worthOfTrain(here, BAVARIA, city("ingolstadt"), bavarian)).toBeCloseTo(
      -strain(roads("muenchen", "ingolstadt")) * TRAIN_AT_HOME,
      9,
    );
    expect(worthWithoutTrain(here, BAVARIA, bavarian)).toBeCloseTo(-strain(15) * NO_TRAIN_AT_HOME, 9);
  });
});

describe("the position as a camp sees it", () => {
  const here = situation();

  test("who belongs to it, who is against it, and who stands beside an enemy", () => {
    expect(here.mates.map(({ general }) => general)).toEqual(["france1", "france2", "bavaria1"].map(piece));
    expect(here.foes.map(({ general }) => general)).toEqual(["austria1", "austria2"].map(piece));
    expect(here.foeCamps.map((camp) => camp.length)).toEqual([2]);
    expect(here.engaged.map((host) => keyOf(host.city))).toEqual(["prag"]);
    expect([here.major, here.future, here.vigilance, here.missingToWin]).toEqual([FRANCE, 1, 1, 9]);
  });

  test("CON-05 a target with those who protect it within three cities, and the two nearest of its own", () => {
    const target = (key: string) => here.targets.find((found) => found.city === city(key));
    const protectors = (key: string) => target(key)?.protectors.map((host) => keyOf(host.city));
    expect([protectors("eger"), protectors("prag"), protectors("budweis"), protectors("linz")]).toEqual([
      [],
      ["beneschau"],
      ["beneschau", "budweis"],
      ["budweis"],
    ]);
    expect(target("prag")?.nearest).toEqual([
      { general: piece("france1"), roads: 0 },
      { general: piece("france2"), roads: roads("prag", "pilsen") },
    ]);
    expect(target("linz")?.nearest[0]?.roads).toBeLessThanOrEqual(target("linz")?.nearest[1]?.roads ?? 0);
  });

  test("a holding by how soon an enemy could take it, with those who guard it", () => {
    const held = here.holdings.map(({ city: id, threat, guards }) => [keyOf(id), threat, guards]);
    expect(held).toEqual([
      ["ingolstadt", THREAT_IN_THREE, [piece("bavaria1")]],
      ["straubing", THREAT_IN_THREE, []],
      ["landshut", THREAT_IN_THREE, [piece("bavaria1")]],
      ["braunau", THREAT_IN_TWO, []],
      ["burghausen", THREAT_IN_THREE, [piece("bavaria1")]],
      ["amberg", THREAT_IN_THREE, []],
    ]);
  });

  test("an enemy train with the generals abroad whom it feeds", () => {
    expect(here.prey).toEqual([{ city: city("wien"), feeds: 0 }]);
    const abroad = situation({ ...PIECES, austria1: "passau", austria2: "salzburg", austriaT1: "linz" });
    expect([roads("passau", "linz"), roads("salzburg", "linz")].every((away) => away <= SUPPLY_RANGE)).toBe(
      true,
    );
    expect(abroad.prey).toEqual([{ city: city("linz"), feeds: 2 }]);
  });

  test("the pull of a target fades with distance, and is shared with a comrade as near", () => {
    const eger = here.targets.find((found) => found.city === city("eger"));
    const prag = here.targets.find((found) => found.city === city("prag"));
    if (eger === undefined || prag === undefined) throw new Error("no such target");
    const [france1, france2] = [piece("france1"), piece("france2")];
    const away = roads("pilsen", "eger");
    expect(pullOf(here, eger, france2, city("pilsen"))).toBeCloseTo(
      eger.worth * APPROACH * FADING ** away,
      9,
    );
    const far = roads("prag", "eger");
    expect(pullOf(here, eger, france1, city("prag"))).toBeCloseTo(
      eger.worth * APPROACH * FADING ** far * SHARED_PULL,
      9,
    );
    expect(pullOf(here, prag, france1, city("prag"))).toBeCloseTo(prag.worth * APPROACH * PROTECTED_PULL, 9);
  });
});

describe("hosts", () => {
  const standing = (general: number, at: string, troops: number, rank: number): Standing => ({
    general: general as PieceId,
    power: general < 5 ? FRANCE : BAVARIA,
    city: city(at),
    troops,
    rank,
    isFresh: true,
  });

  test("CMB-05, CMB-27 those in one city fight together, with the hand of the highest rank", () => {
    const [first, second, third] = [
      standing(5, "prag", 2, 2),
      standing(1, "prag", 3, 1),
      standing(2, "pilsen", 4, 2),
    ];
    expect(hostsOf([first, second, third])).toEqual([
      { city: city("prag"), troops: 5, power: FRANCE, generals: [first, second] },
      { city: city("pilsen"), troops: 4, power: FRANCE, generals: [third] },
    ]);
    expect(hostOf(city("prag"), [second, first]).power).toBe(FRANCE);
  });
});

describe("how a fight is likely to end", () => {
  const foeAt = (key: string, troops: number): Standing => ({
    general: piece("austria1"),
    power: AUSTRIA,
    city: city(key),
    troops,
    rank: 1,
    isFresh: true,
  });
  const hostAt = (key: string, troops: number, power: typeof FRANCE | typeof AUSTRIA): Host => ({
    city: city(key),
    troops,
    power,
    generals: [],
  });
  /** Hands of so many points in every suit. */
  const withCards = (french: number, austrian: number, changes: Partial<Situation> = {}): Situation => ({
    ...situation(),
    cards: [FRANCE, BAVARIA, PRUSSIA, 3, AUSTRIA, 5].flatMap((power) =>
      Array(4).fill(power === FRANCE ? french : power === AUSTRIA ? austrian : 0),
    ),
    engaged: [],
    targets: [],
    holdings: [],
    ...changes,
  });

  test("an even fight is won every other time, one with a margin more often", () => {
    expect(chanceWith(0)).toBe(0.5);
    expect(chanceWith(SPREAD)).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
    expect(chanceWith(-SPREAD) + chanceWith(SPREAD)).toBeCloseTo(1, 12);
  });

  test("CMB-12 troops first, then the cards; whoever loses, loses the difference and rarely less than two", () => {
    const own = hostAt("prag", 6, FRANCE);
    const foe = hostAt("beneschau", 2, AUSTRIA);
    expect(outlookOf(withCards(3, 9), own, foe)).toEqual({
      chance: chanceWith(4 + 3 - 9),
      ownLoss: TYPICAL_LOSS,
      foeLoss: 2,
      cost: 3,
    });
    expect(outlookOf(withCards(10, 6), hostAt("prag", 2, FRANCE), hostAt("beneschau", 7, AUSTRIA))).toEqual({
      chance: chanceWith(-5 + 10 - 6),
      ownLoss: 2,
      foeLoss: TYPICAL_LOSS,
      cost: 10,
    });
    expect(outlookOf(withCards(10, 1), own, foe).cost).toBe(0);
  });

  test("a hand that has to fight twice in one suit counts half each time", () => {
    const own = hostAt("prag", 4, FRANCE);
    const foe = hostAt("beneschau", 4, AUSTRIA);
    const suit = pack.cities[own.city]?.suit;
    const [same, another] = [true, false].map((isSame) =>
      pack.cities.find(({ id, suit: its }) => id !== own.city && (its === suit) === isSame),
    );
    const fighting = (id: CityId | undefined, power: typeof FRANCE | typeof AUSTRIA): number => {
      const engaged = [{ ...own, city: id as CityId, power }];
      return outlookOf(withCards(8, 0, { engaged }), own, foe).chance;
    };
    expect(fighting(same?.id, FRANCE)).toBe(chanceWith(4));
    expect(fighting(another?.id, FRANCE)).toBe(chanceWith(8));
    expect(fighting(same?.id, AUSTRIA)).toBe(chanceWith(8));
    expect(fighting(own.city, FRANCE)).toBe(chanceWith(8));
  });

  test("with the last troops the general is lost", () => {
    const here = situation();
    expect([priceOf(here, 4, 2), priceOf(here, 4, 4), priceOf(here, 4, 3.5)]).toEqual([
      2,
      4 + GENERAL,
      3.5 + GENERAL,
    ]);
    expect(priceOf({ ...here, future: 0.5 }, 2, 2)).toBe(0.5 * (2 + GENERAL));
  });

  test("CMB-01 only fights with a neighbour count, and those won against those lost", () => {
    const own = hostAt("prag", 4, FRANCE);
    const against = (key: string, point: number): number =>
      worthOfFights(
        withCards(2, 5, { foeHosts: [hostAt(key, 4, AUSTRIA)], point: Array(6).fill(point) }),
        own,
      );
    const chance = chanceWith(2 - 5);
    const fought = chance * TYPICAL_LOSS - (1 - chance) * TYPICAL_LOSS * CAUTION;
    expect(against("beneschau", 0)).toBeCloseTo(fought, 9);
    expect(against("beneschau", 0.1)).toBeCloseTo(fought - 2 * 0.1, 9);
    expect(against("budweis", 0.1)).toBe(0);
  });

  test("driving off the only protector opens a fortress, and one who threatens is a relief", () => {
    const own = hostAt("prag", 4, FRANCE);
    const foe = hostAt("beneschau", 4, AUSTRIA);
    const fought = (changes: Partial<Situation>): number =>
      worthOfFights(withCards(5, 5, { foeHosts: [foe], point: Array(6).fill(0), ...changes }), own);
    const target = {
      fortress: 0,
      city: city("prag"),
      worth: 1,
      nearest: [],
    } as never as Situation["targets"][0];
    const opened = fought({ targets: [{ ...target, protectors: [foe] }] });
    const shared = fought({ targets: [{ ...target, protectors: [foe, hostAt("budweis", 1, AUSTRIA)] }] });
    expect(opened).toBeGreaterThan(fought({}));
    expect(shared).toBe(fought({}));
    const holding = {
      fortress: 0,
      city: city("prag"),
      worth: 1,
      threat: 1,
    } as never as Situation["holdings"][0];
    const bare = fought({ holdings: [{ ...holding, guards: [] }] }) - fought({});
    const guarded = fought({ holdings: [{ ...holding, guards: [piece("france1")] }] }) - fought({});
    expect(bare).toBeGreaterThan(0);
    expect(guarded).toBeCloseTo(bare / 2, 9);
    expect(fought({ holdings: [{ ...holding, city: city("wien"), guards: [] }] })).toBe(fought({}));
  });

  test("a camp attacks with its strongest army and part of a second; those too far off do not count", () => {
    const own = hostAt("prag", 3, FRANCE);
    const feared = (camp: readonly Standing[]) => exposure(withCards(0, 4, { foeCamps: [camp] }), own);
    const risk = (troops: number): number => ATTACK_LIKELY * (1 - chanceWith(3 - troops - 4));
    expect(feared([foeAt("beneschau", 5)]).risk).toBeCloseTo(risk(5), 9);
    expect(feared([foeAt("beneschau", 4), foeAt("tabor", 5)]).risk).toBeCloseTo(risk(5 + 4 * SECOND_ARMY), 9);
    expect(feared([foeAt("tabor", 5), foeAt("beneschau", 4), foeAt("kolin", 2)]).risk).toBeCloseTo(
      risk(5 + 4 * SECOND_ARMY),
      9,
    );
    expect(feared([foeAt("wien", 8)])).toEqual({ loss: 0, risk: 0 });
    const chance = chanceWith(3 - 5 - 4);
    const harm = (1 - chance) * TYPICAL_LOSS * CAUTION - chance * TYPICAL_LOSS;
    expect(feared([foeAt("beneschau", 5)]).loss).toBeCloseTo(ATTACK_LIKELY * harm, 9);
  });

  test("nobody fears an attack that would fail", () => {
    const own = hostAt("prag", 8, FRANCE);
    expect(exposure(withCards(9, 0, { foeCamps: [[foeAt("beneschau", 1)]] }), own)).toEqual({
      loss: 0,
      risk: 0,
    });
  });
});

import type { CityId, PieceId, State } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { MarchPlanner } from "../../src/decisions/movement/planner.svelte.ts";
import { seatedAt } from "../support/seated.ts";
import { after, city, movementOf, pack, piece } from "./table.ts";

const keysOf = (cities: readonly CityId[]): string => cities.map((id) => pack.cities[id]?.key).join(" ");

const plannerFor = async (state: State) => {
  const seated = await seatedAt(state, "frederick");
  return { ...seated, planner: new MarchPlanner(seated.session) };
};
const plannerOf = (pieces: Readonly<Record<string, string>>) => plannerFor(movementOf("frederick", pieces));

/** The first Prussian general alone, chosen already, with an Austrian fortress two cities away. */
const nearBreslau = async () => {
  const opened = await plannerOf({ prussia1: "steinau" });
  opened.planner.select(piece("prussia1"));
  return opened;
};

const pathOf = ({ plan }: MarchPlanner): string => keysOf(plan?.path ?? []);
const kindsOf = ({ consequences }: MarchPlanner): string => consequences.map(({ kind }) => kind).join(" ");

describe("a piece chosen to march", () => {
  test("is none at first: nothing reacts and nothing would be sent", async () => {
    const { planner, session } = await plannerOf({ prussia1: "steinau" });
    expect(planner.marches.map((march) => march.piece)).toEqual([piece("prussia1")]);
    const { choice, plan, end, action, following, refusal, after: left } = planner;
    expect([choice, plan, end, action, following, refusal, left]).toEqual(Array(7).fill(null));
    expect([planner.reach.size, planner.ways, planner.next, planner.consequences]).toEqual([0, [], [], []]);
    expect(planner.aimAt(city("neumarkt"))).toBe(false);
    expect(session.focusRequest).toBeNull();
  });

  test("is brought into sight with everywhere it may go", async () => {
    const { planner, session } = await nearBreslau();
    expect(planner.choice?.piece).toBe(piece("prussia1"));
    expect(session.focusRequest?.cities).toEqual([city("steinau")]);
    const paceTo = (key: string) => planner.reach.get(city(key))?.pace;
    expect(["neumarkt", "ohlau", "brieg", "goerlitz", "wien"].map(paceTo)).toEqual([
      "normal",
      "normal",
      "mainRoad",
      "force",
      undefined,
    ]);
    expect(keysOf(planner.next)).toBe("glogau liegnitz guhrau wohlau neumarkt");
    expect([planner.plan, planner.action, planner.refusal]).toEqual([null, null, null]);
  });

  test("MOV-07 a train goes two cities, three on main road", async () => {
    const { planner } = await plannerOf({ prussiaT1: "steinau" });
    planner.select(piece("prussiaT1"));
    const paceTo = (key: string) => planner.reach.get(city(key))?.pace;
    expect(["freystadt", "gruenberg", "crossen"].map(paceTo)).toEqual(["normal", "mainRoad", undefined]);
  });

  test("another one takes its place, and what was planned is gone", async () => {
    const { planner } = await plannerOf({ prussia1: "steinau", prussia2: "berlin" });
    planner.select(piece("prussia1"));
    planner.tracing = true;
    planner.aimAt(city("neumarkt"));
    planner.select(piece("prussia2"));
    expect([planner.choice?.piece, planner.plan, planner.tracing]).toEqual([piece("prussia2"), null, false]);
    planner.select(null);
    expect([planner.choice, planner.reach.size]).toEqual([null, 0]);
  });
});

describe("a march planned to a city", () => {
  test("MOV-05 takes the shortest way; others that bring something else are offered", async () => {
    const { planner } = await nearBreslau();
    expect(planner.aimAt(city("breslau"))).toBe(true);
    expect([pathOf(planner), planner.end, kindsOf(planner)]).toEqual([
      "neumarkt breslau",
      city("breslau"),
      "outOfSupply",
    ]);
    expect(planner.ways.map(({ path }) => keysOf(path))).toEqual([
      "neumarkt breslau",
      "neumarkt breslau neumarkt breslau",
    ]);
    expect(planner.action).toEqual({
      type: "march",
      piece: piece("prussia1"),
      path: [city("neumarkt"), city("breslau")],
      force: false,
    });
    expect(planner.after?.at[piece("prussia1")]).toBe(city("breslau"));
    planner.take(planner.ways[1] ?? null);
    expect([pathOf(planner), kindsOf(planner)]).toEqual([
      "neumarkt breslau neumarkt breslau",
      "conquers outOfSupply",
    ]);
    expect(planner.action?.path).toHaveLength(4);
  });

  test("MOV-24 beyond a normal march it is a force march", async () => {
    const { planner } = await nearBreslau();
    planner.aimAt(city("goerlitz"));
    expect([pathOf(planner), planner.action?.force]).toEqual([
      "neumarkt liegnitz bunzlau lauban goerlitz",
      true,
    ]);
  });

  test("stays as it is when its end is tapped again, or a city it cannot reach", async () => {
    const { planner } = await nearBreslau();
    planner.aimAt(city("breslau"));
    const { plan } = planner;
    expect([planner.aimAt(city("breslau")), planner.plan === plan]).toEqual([true, true]);
    expect([planner.aimAt(city("wien")), planner.plan === plan]).toEqual([false, true]);
  });

  test("MOV-05 leads back to where it began if something happens on the way", async () => {
    const { planner } = await nearBreslau();
    expect(planner.reach.has(city("steinau"))).toBe(true);
    const home = await plannerOf({ prussia1: "berlin" });
    home.planner.select(piece("prussia1"));
    expect(home.planner.reach.has(city("berlin"))).toBe(false);
  });

  test("is given up before the piece is, and then there is nothing to give up", async () => {
    const { planner } = await nearBreslau();
    planner.aimAt(city("breslau"));
    expect([planner.giveUp(), planner.plan, planner.choice?.piece]).toEqual([true, null, piece("prussia1")]);
    expect([planner.giveUp(), planner.choice]).toEqual([true, null]);
    expect(planner.giveUp()).toBe(false);
  });

  test("is no longer sent when it is refused since something else has moved", async () => {
    const opened = await plannerOf({ prussia1: "steinau", prussia2: "glogau", prussia3: "liegnitz" });
    const { planner, show } = opened;
    planner.select(piece("prussia1"));
    planner.aimAt(city("neumarkt"));
    expect([planner.action === null, planner.refusal]).toEqual([false, null]);
    await show(
      movementOf("frederick", {
        prussia1: "steinau",
        prussia2: "neumarkt",
        prussia3: "neumarkt",
      }),
    );
    expect(planner.action).toBeNull();
    expect(planner.refusal).toMatchObject({ rule: "STK-02" });
  });
});

describe("a road traced city by city", () => {
  const traced = async (...keys: readonly string[]) => {
    const { planner } = await nearBreslau();
    planner.tracing = true;
    for (const key of keys) expect(planner.aimAt(city(key))).toBe(true);
    return planner;
  };

  test("every tap is the next city, there and back too", async () => {
    const planner = await traced("neumarkt", "breslau", "neumarkt");
    expect(pathOf(planner)).toBe("neumarkt breslau neumarkt");
    expect(kindsOf(planner)).toBe("conquers outOfSupply");
    // On the fourth city only main roads lead (MOV-06).
    expect(keysOf(planner.next)).toBe("breslau liegnitz steinau");
  });

  test("goes on from where it has got to", async () => {
    expect(keysOf((await traced("neumarkt")).next)).toBe("breslau liegnitz wohlau steinau");
  });

  test("STK-02 does not go into a city where two generals stand", async () => {
    const { planner } = await plannerOf({ prussia1: "berlin", prussia2: "potsdam", prussia3: "potsdam" });
    planner.select(piece("prussia1"));
    planner.tracing = true;
    const full = planner.aimAt(city("potsdam"));
    expect([full, planner.plan]).toEqual([false, null]);
  });

  test("a single tap may be taken as one of its steps", async () => {
    const { planner } = await nearBreslau();
    planner.aimAt(city("neumarkt"), true);
    planner.aimAt(city("liegnitz"), true);
    expect(pathOf(planner)).toBe("neumarkt liegnitz");
    planner.aimAt(city("liegnitz"));
    expect(pathOf(planner)).toBe("neumarkt liegnitz");
    planner.take(null);
    planner.aimAt(city("liegnitz"));
    expect(pathOf(planner)).toBe("liegnitz");
  });
});

describe("a piece that is tapped", () => {
  const stack = { prussia1: "berlin", prussia2: "berlin", prussia3: "zossen" };

  test("is chosen, and at the second tap no more", async () => {
    const { planner } = await plannerOf(stack);
    planner.tapPiece(piece("prussia1"));
    expect(planner.choice?.piece).toBe(piece("prussia1"));
    planner.tapPiece(piece("prussia1"));
    expect(planner.choice).toBeNull();
  });

  test("STK-01 is joined by the one chosen, and at the second tap chosen itself", async () => {
    const { planner } = await plannerOf(stack);
    planner.tapPiece(piece("prussia1"));
    planner.tapPiece(piece("prussia3"));
    expect([planner.choice?.piece, pathOf(planner), kindsOf(planner)]).toEqual([
      piece("prussia1"),
      "zossen",
      "stack",
    ]);
    planner.tapPiece(piece("prussia3"));
    expect([planner.choice?.piece, planner.plan]).toEqual([piece("prussia3"), null]);
  });

  test("is chosen in place of the general it is stacked with, who does not march round to join it", async () => {
    const { planner } = await plannerOf(stack);
    planner.tapPiece(piece("prussia1"));
    expect(planner.reach.has(city("berlin"))).toBe(false);
    planner.tapPiece(piece("prussia2"));
    expect([planner.choice?.piece, planner.plan]).toEqual([piece("prussia2"), null]);
  });
});

describe("RUL-03 the other general of the stack", () => {
  test("RUL-03 may come along the same road", async () => {
    const { planner } = await plannerOf({ prussia1: "berlin", prussia2: "berlin" });
    planner.select(piece("prussia2"));
    planner.aimAt(city("brandenburg"));
    expect(planner.following).toMatchObject({
      piece: piece("prussia1"),
      path: [city("potsdam"), city("brandenburg")],
      force: false,
    });
  });

  test("RUL-03 is none where a general stands alone", async () => {
    const { planner } = await plannerOf({ prussia1: "berlin", prussia2: "potsdam" });
    planner.select(piece("prussia1"));
    planner.aimAt(city("wriezen"));
    expect([planner.action === null, planner.following]).toEqual([false, null]);
  });
});

describe("STK-06 generals of equal rank", () => {
  /** Prussia's and Saxony's generals of the first rank. */
  const equals = async () => {
    const opened = await plannerOf({ prussia1: "berlin", saxony1: "zossen" });
    opened.planner.select(piece("prussia1"));
    return opened;
  };

  test("STK-06 nothing is sent before the commander is named", async () => {
    const { planner } = await equals();
    planner.aimAt(city("zossen"));
    const both = [piece("prussia1"), piece("saxony1")];
    expect(planner.plan?.commanders).toEqual(both);
    expect([planner.action, kindsOf(planner)]).toEqual([null, "stack uncovers"]);
    planner.commander = piece("prussia3");
    expect(planner.action).toBeNull();
    planner.commander = piece("saxony1");
    expect(planner.action?.commander).toBe(piece("saxony1"));
    planner.aimAt(city("zossen"));
    expect(planner.commander).toBe(piece("saxony1"));
    planner.aimAt(city("wriezen"));
    expect([planner.commander, planner.action?.commander]).toEqual([null, undefined]);
  });
});

describe("why something does not react", () => {
  const opened = () =>
    plannerOf({ prussia1: "berlin", prussia2: "potsdam", prussiaT1: "kuestrin", austria1: "prag" });

  test("a city: the clause that forbids the straightest way, once a piece is chosen", async () => {
    const { planner } = await opened();
    expect(planner.whyNotCity(city("wien"))).toBeNull();
    planner.select(piece("prussia1"));
    expect(planner.whyNotCity(city("wien"))).toMatchObject({ rule: "MOV-05", reason: "generalMovesThree" });
    expect(planner.whyNotCity(city("wriezen"))).toBeNull();
  });

  test("a piece: why it may not move, or why the one chosen does not get there", async () => {
    const { planner, session } = await opened();
    const enemy = piece("austria1");
    expect(planner.whyNotPiece(enemy)).toMatchObject({ rule: "MOV-01", reason: "notYourPiece" });
    planner.select(piece("prussia1"));
    expect(planner.whyNotPiece(enemy)).toMatchObject({ rule: "MOV-17", reason: "forceMarchIsEight" });
    expect(planner.whyNotPiece(piece("prussia1"))).toBeNull();
    expect(planner.whyNotPiece(session.pack.pieces.length as PieceId)).toBeNull();
  });

  test("a piece that is not on the board: why it may not move", async () => {
    const { planner } = await opened();
    planner.select(piece("prussia1"));
    expect(planner.whyNotPiece(piece("prussia3"))).toMatchObject({
      rule: "MOV-01",
      reason: "pieceNotOnBoard",
    });
  });
});

test("a piece that has marched is offered no more, and the one chosen is forgotten", async () => {
  const state = movementOf("frederick", { prussia1: "steinau", prussia2: "berlin" });
  const { planner, show } = await plannerFor(state);
  planner.select(piece("prussia1"));
  planner.aimAt(city("neumarkt"));
  if (planner.action === null) throw new Error("nothing to send");
  await show(after(state, "frederick", planner.action));
  expect([planner.choice, planner.action, planner.reach.size]).toEqual([null, null, 0]);
  expect(planner.marches.map((march) => march.piece)).toEqual([piece("prussia2")]);
});

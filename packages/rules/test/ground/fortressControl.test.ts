import { describe, expect, test } from "vitest";
import { controllerOf } from "../../src/ground/control.ts";
import type { Seat } from "../../src/model/options.ts";
import { NOBODY, POWER_NAMES, type PowerName } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import { packOf } from "../../src/pack/registry.ts";
import { historical } from "../support/packs.ts";
import {
  fortress,
  marchOf,
  markerOn,
  played,
  playedAll,
  position,
  type Setup,
  whereIs,
} from "../support/position.ts";
import { eventsOfType } from "../support/quietPlay.ts";

const controller = (state: State, key: string): PowerName | null => {
  const pack = packOf(state);
  const power = controllerOf(state, pack, fortress(pack, key));
  return power === NOBODY ? null : POWER_NAMES[power];
};

const standing = (setup: Partial<Setup> = {}): State =>
  position({ variant: "advanced", begin: { stage: 2, phase: "hussars" }, ...setup });

describe("who controls a fortress", () => {
  test("MAP-21 without a marker a fortress belongs to the power whose home country it is", () => {
    const state = standing();
    const owners = ["paris", "muenchen", "berlin", "dresden", "wien", "bruessel", "amsterdam", "hannover"];
    expect(owners.map((key) => controller(state, key))).toEqual([
      "france",
      "bavaria",
      "prussia",
      "saxony",
      "austria",
      "austria",
      "pragmatic",
      "pragmatic",
    ]);
  });

  test("MAP-21 a fortress at home that bears another power's marker is not controlled any more", () => {
    expect(controller(standing({ markers: { wien: "france" } }), "wien")).toBe("france");
  });

  test("MAP-22 outside its home country a power controls what bears its marker", () => {
    const state = standing({ markers: { linz: "france", prag: "prussia", muenchen: "austria" } });
    expect(["linz", "prag", "muenchen"].map((key) => controller(state, key))).toEqual([
      "france",
      "prussia",
      "austria",
    ]);
    // SET-10, SET-11: Silesia is nobody's home country; only the markers tell.
    expect([controller(state, "glogau"), controller(state, "breslau")]).toEqual(["prussia", "austria"]);
  });

  test("MAP-23 pieces never change control, not even generals standing on the fortress", () => {
    const state = standing({ pieces: { austria1: "muenchen", prussia1: "wien", france1: "glogau" } });
    expect(["muenchen", "wien", "glogau"].map((key) => controller(state, key))).toEqual([
      "bavaria",
      "austria",
      "prussia",
    ]);
  });

  test("MAP-23 a general who stays on an enemy fortress leaves it under its old control", () => {
    const state = position({ begin: { stage: 3, phase: "movement" }, pieces: { france1: "linz" } });
    const after = played(state, "louis", { type: "done" }).state;
    expect([whereIs(after, "france1"), controller(after, "linz")]).toEqual(["linz", "austria"]);
  });
});

describe("the four elector fortresses", () => {
  const march = (state: State, seat: Seat, name: string, path: readonly string[]): State =>
    played(state, seat, marchOf(state, name, path)).state;

  test("MAP-24 the French side of an elector marker is French control, the other side Austrian and Pragmatic control", () => {
    const state = standing();
    expect(["koeln", "mannheim"].map((key) => controller(state, key))).toEqual(["france", "france"]);
    const joint = position({
      variant: "advanced",
      begin: { stage: 5, phase: "movement" },
      pieces: { austria1: "mainz", pragmatic1: "trier" },
    });
    const asAnswered = playedAll(
      joint,
      ["maria", { type: "answerDispute", dispute: false }],
      ["frederick", { type: "answerDispute", dispute: false }],
    );
    // Neither can conquer what both control: leaving it changes nothing.
    const austrian = played(asAnswered, "maria", marchOf(joint, "austria1", firstRoad("mainz")));
    const pragmatic = played(asAnswered, "frederick", marchOf(joint, "pragmatic1", firstRoad("trier")));
    expect(eventsOfType([...austrian.events, ...pragmatic.events], "conquered")).toEqual([]);
  });

  test("MAP-24 joint control is an enemy's control for France, and the elector marker turns when France conquers", () => {
    const state = position({
      variant: "advanced",
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "trier", france2: "koeln" },
    });
    const after = march(
      march(state, "louis", "france1", firstRoad("trier")),
      "louis",
      "france2",
      firstRoad("koeln"),
    );
    expect([markerOn(after, "trier"), markerOn(after, "koeln")]).toEqual(["france", "france"]);
  });

  test("MAP-24 both Austrian and Pragmatic generals protect what they control jointly", () => {
    const [beyond] = firstRoad("trier");
    for (const protector of ["austria1", "pragmatic1"]) {
      const state = position({
        variant: "advanced",
        begin: { stage: 3, phase: "movement" },
        pieces: { france1: "trier", [protector]: twoRoadsFrom("trier", beyond ?? "") },
      });
      expect(markerOn(march(state, "louis", "france1", [beyond ?? ""]), "trier")).toBe("austria");
    }
  });
});

const neighboursOf = (key: string): string[] => {
  const id = historical.cityByKey.get(key);
  return (id === undefined ? [] : (historical.wholeBoard.neighbours[id] ?? [])).map(
    (next) => historical.cities[next]?.key ?? "",
  );
};

/** A path of one step out of the city. */
const firstRoad = (key: string): string[] => neighboursOf(key).slice(0, 1);

/** A city two steps away that is not beside `but`. */
const twoRoadsFrom = (key: string, but: string): string => {
  const near = new Set([key, ...neighboursOf(key)]);
  const found = neighboursOf(key)
    .flatMap(neighboursOf)
    .find((next) => !near.has(next) && !neighboursOf(but).includes(next));
  if (found === undefined) throw new Error(`no city two roads from ${key}`);
  return found;
};

describe("set-up cities", () => {
  test("MAP-12 after set-up a set-up city is an ordinary city: anybody may march through it or stop there", () => {
    // Steinau is where Friedrich and Schwerin start.
    const through = position({ begin: { stage: 5, phase: "movement" }, pieces: { austria1: "neumarkt" } });
    const passed = played(through, "maria", marchOf(through, "austria1", ["steinau", "wohlau"]));
    expect(whereIs(passed.state, "austria1")).toBe("wohlau");
    expect(eventsOfType(passed.events, "conquered")).toEqual([]);
    // MOV-20 would close an enemy fortress to a force march.
    const forced = played(through, "maria", marchOf(through, "austria1", ["steinau"], { force: true }));
    expect(whereIs(forced.state, "austria1")).toBe("steinau");
    const held = position({ begin: { stage: 5, phase: "movement" }, pieces: { austriaT1: "wohlau" } });
    expect(whereIs(played(held, "maria", marchOf(held, "austriaT1", ["steinau"])).state, "austriaT1")).toBe(
      "steinau",
    );
  });
});

test("SET-13 there are no pools: a twentieth Prussian marker is placed like the first", () => {
  const saxon = ["leipzig", "wittenberg", "torgau", "goerlitz", "zittau", "dresden"];
  const bavarian = ["ingolstadt", "straubing", "landshut", "braunau", "burghausen", "amberg", "muenchen"];
  const austrian = ["eger", "pilsen", "budweis", "tabor"];
  const markers: Record<string, PowerName> = { pirna: "austria" };
  for (const key of [...saxon, ...bavarian, ...austrian]) markers[key] = "prussia";
  const state = position({
    begin: { stage: 4, phase: "movement" },
    pieces: { prussia1: "pirna" },
    markers,
  });
  const prussian = (at: State): number =>
    at.markers.filter((marker) => marker !== NOBODY && POWER_NAMES[marker] === "prussia").length;
  expect(prussian(state)).toBe(19);
  const after = played(state, "frederick", marchOf(state, "prussia1", ["dresden"])).state;
  expect([markerOn(after, "pirna"), prussian(after)]).toEqual(["prussia", 20]);
});

import { describe, expect, test } from "vitest";
import { conquestOutcome } from "../../src/conquest/conquestOutcome.ts";
import { controllerOf } from "../../src/ground/control.ts";
import type { Seat } from "../../src/model/options.ts";
import type { PowerName } from "../../src/model/powers.ts";
import { SAXONY_AUSTRIAN_ALLY } from "../../src/model/powers.ts";
import type { State } from "../../src/model/state.ts";
import type { ArmyData, PackData } from "../../src/pack/data.ts";
import { loadPack } from "../../src/pack/load.ts";
import { packOf } from "../../src/pack/registry.ts";
import { conquests, questionMarkOn } from "../support/battlefield.ts";
import { fortressRoad } from "../support/fortressRoad.ts";
import { historical, historicalData } from "../support/packs.ts";
import {
  actionsOffered,
  fortress,
  marchOf,
  markerOn,
  piece,
  played,
  position,
  power,
  refused,
  type Setup,
} from "../support/position.ts";

const STAGE: Record<string, { stage: 3 | 4 | 5; seat: Seat }> = {
  france: { stage: 3, seat: "louis" },
  bavaria: { stage: 3, seat: "louis" },
  prussia: { stage: 4, seat: "frederick" },
  saxony: { stage: 4, seat: "frederick" },
  austria: { stage: 5, seat: "maria" },
  pragmatic: { stage: 5, seat: "frederick" },
};

/** The power's first general stands on the fortress and takes one step off it. */
const leaves = (
  by: PowerName,
  key: string,
  setup: Omit<Setup, "begin"> & { stage?: 5; seat?: Seat } = {},
) => {
  const { stage, seat } = { ...(STAGE[by] as { stage: 3 | 4 | 5; seat: Seat }), ...setup };
  const name = `${by}1`;
  const before = position({
    ...setup,
    begin: { stage, phase: "movement" },
    pieces: { [name]: key, ...setup.pieces },
  });
  const general = piece(packOf(before), name);
  const step = actionsOffered(before, seat, "march").find(
    (action) =>
      action.type === "march" && action.piece === general && action.path.length === 1 && !action.force,
  );
  if (!step) throw new Error(`${name} cannot leave ${key}`);
  return played(before, seat, step);
};

const markerAfter = (by: PowerName, key: string, setup: Parameters<typeof leaves>[2] = {}) => {
  const { state, events } = leaves(by, key, setup);
  return { marker: markerOn(state, key), conquered: conquests(state, events).includes(key) };
};

const controller = (state: State, key: string) =>
  controllerOf(state, packOf(state), fortress(packOf(state), key));

const inCountry = {
  austria: fortressRoad("austria"),
  bavaria: fortressRoad("bavaria"),
  prussia: fortressRoad("prussia"),
  saxony: fortressRoad("saxony"),
  france: fortressRoad("france"),
};

describe("where a marker is placed", () => {
  test("MRK-06 and EXA-23 a fortress in an enemy's country receives the conqueror's marker", () => {
    const taken = { conquered: true };
    expect(markerAfter("austria", "f1", { pack: inCountry.bavaria })).toEqual({
      ...taken,
      marker: "austria",
    });
    expect(markerAfter("austria", "f1", { pack: inCountry.prussia })).toEqual({
      ...taken,
      marker: "austria",
    });
    expect(markerAfter("prussia", "f1", { pack: inCountry.austria })).toEqual({
      ...taken,
      marker: "prussia",
    });
    expect(markerAfter("france", "f1", { pack: inCountry.austria })).toEqual({ ...taken, marker: "france" });
  });

  test("MRK-06 an enemy marker on a third power's country gives way to the conqueror's own", () => {
    const setup = { pack: inCountry.austria, markers: { f1: "france" } as const };
    expect(markerAfter("austria", "f1", setup)).toEqual({ conquered: true, marker: null });
    const bavarian = { pack: inCountry.bavaria, markers: { f1: "prussia" } as const };
    expect(markerAfter("austria", "f1", bavarian)).toEqual({ conquered: true, marker: "austria" });
  });

  test("MRK-01 MRK-07 MRK-10 and EXA-24 Bavaria re-conquers its fortress: the Austrian marker goes, a French one comes", () => {
    const setup = { pack: inCountry.bavaria, markers: { f1: "austria" } as const };
    expect(markerAfter("bavaria", "f1", setup)).toEqual({ conquered: true, marker: "france" });
  });

  test("MRK-07 a re-conquest in a friendly minor power's country earns a marker, whoever makes it", () => {
    const bavarian = { pack: inCountry.bavaria, markers: { f1: "austria" } as const };
    expect(markerAfter("france", "f1", bavarian).marker).toBe("france");
    expect(markerAfter("prussia", "f1", bavarian).marker).toBe("prussia");
    const saxon = { pack: inCountry.saxony, markers: { f1: "austria" } as const };
    expect(markerAfter("prussia", "f1", saxon).marker).toBe("prussia");
    expect(markerAfter("saxony", "f1", saxon).marker).toBe("prussia");
    expect(markerAfter("france", "f1", saxon).marker).toBe("france");
  });

  test("MRK-08 and EXA-26 in Silesia the conqueror's marker is always placed, to and fro", () => {
    const first = leaves("prussia", "neisse", {});
    expect(conquests(first.state, first.events)).toContain("neisse");
    expect(markerOn(first.state, "neisse")).toBe("prussia");
    const back = leaves("austria", "neisse", { markers: { neisse: "prussia" } });
    expect(conquests(back.state, back.events)).toContain("neisse");
    expect(markerOn(back.state, "neisse")).toBe("austria");
  });

  test("MRK-09 and MRK-01 a re-conquest in one's own major country only takes the enemy marker away", () => {
    const { state } = leaves("austria", "f1", { pack: inCountry.austria, markers: { f1: "france" } });
    expect(markerOn(state, "f1")).toBeNull();
    expect(controller(state, "f1")).toBe(power("austria"));
    const home = leaves("prussia", "f1", { pack: inCountry.prussia, markers: { f1: "austria" } });
    expect(markerOn(home.state, "f1")).toBeNull();
    expect(controller(home.state, "f1")).toBe(power("prussia"));
  });

  test("MRK-09 a re-conquest in an allied major power's country places no marker; that power controls it again", () => {
    for (const by of ["saxony", "france", "bavaria"] as const) {
      const { state, events } = leaves(by, "f1", { pack: inCountry.prussia, markers: { f1: "austria" } });
      expect(conquests(state, events)).toEqual(["f1"]);
      expect(markerOn(state, "f1")).toBeNull();
      expect(controller(state, "f1")).toBe(power("prussia"));
    }
    const pragmatic = leaves("pragmatic", "f1", {
      variant: "advanced",
      pack: inCountry.austria,
      markers: { f1: "france" },
    });
    expect(markerOn(pragmatic.state, "f1")).toBeNull();
    expect(controller(pragmatic.state, "f1")).toBe(power("austria"));
  });

  test("MRK-10 a minor power's conquest is marked by its major power, which controls it", () => {
    const bavarian = leaves("bavaria", "f1", { pack: inCountry.austria });
    expect(markerOn(bavarian.state, "f1")).toBe("france");
    expect(controller(bavarian.state, "f1")).toBe(power("france"));
    const saxon = leaves("saxony", "f1", { pack: inCountry.austria });
    expect(markerOn(saxon.state, "f1")).toBe("prussia");
    expect(controller(saxon.state, "f1")).toBe(power("prussia"));
    const inSilesia = leaves("saxony", "cosel");
    expect(markerOn(inSilesia.state, "cosel")).toBe("prussia");
  });
});

describe("RUL-40 odd cases of control", () => {
  test("RUL-40 a Bavarian fortress that Prussia re-conquered stays Prussian: Bavaria cannot take it from an ally", () => {
    const setup = { pack: inCountry.bavaria, markers: { f1: "prussia" } as const };
    expect(markerAfter("bavaria", "f1", setup)).toEqual({ conquered: false, marker: "prussia" });
  });

  test("RUL-40 a French conquest in Silesia is marked French and closed to Prussia", () => {
    expect(markerAfter("france", "glatz")).toEqual({ conquered: true, marker: "france" });
    const setup = { markers: { glatz: "france" } as const };
    expect(markerAfter("prussia", "glatz", setup)).toEqual({ conquered: false, marker: "france" });
  });

  test("RUL-40 what Saxony won for Prussia stays Prussian when Saxony changes sides", () => {
    const setup = {
      variant: "advanced",
      saxony: SAXONY_AUSTRIAN_ALLY,
      pack: inCountry.saxony,
      markers: { f1: "prussia" },
      stage: 5,
      seat: "maria",
    } as const;
    expect(markerAfter("saxony", "f1", setup)).toEqual({ conquered: true, marker: "austria" });
  });
});

describe("the four elector fortresses", () => {
  const advanced = { variant: "advanced" } as const;

  test("MRK-03 conquering an elector fortress flips its marker", () => {
    expect(markerAfter("austria", "koeln", advanced)).toEqual({ conquered: true, marker: "austria" });
    expect(markerAfter("france", "mainz", advanced)).toEqual({ conquered: true, marker: "france" });
  });

  test("MRK-04 no victory marker of another power is ever put on one of them", () => {
    for (const key of ["trier", "mainz", "koeln", "mannheim"])
      for (const by of ["france", "austria", "pragmatic"] as const) {
        const held = by === "france" ? "austria" : "france";
        const { marker } = markerAfter(by, key, { ...advanced, markers: { [key]: held } });
        expect(marker).toBe(by === "france" ? "france" : "austria");
      }
  });

  test("MRK-05 what the Pragmatic Army conquers of the four it holds jointly with Austria", () => {
    const { state } = leaves("pragmatic", "mannheim", advanced);
    const joint = leaves("austria", "mannheim", advanced).state;
    expect(state.markers[fortress(historical, "mannheim")]).toBe(
      joint.markers[fortress(historical, "mannheim")],
    );
    // Neither of the two can conquer it from the other.
    const markers = { mannheim: "austria" } as const;
    expect(markerAfter("pragmatic", "mannheim", { ...advanced, markers }).conquered).toBe(false);
    expect(markerAfter("austria", "mannheim", { ...advanced, markers }).conquered).toBe(false);
  });

  test("RUL-39 jointly held they are protected by Austrian and Pragmatic generals, held by France by French and Bavarian ones", () => {
    // Koblenz lies 3 cities from Trier and from Köln.
    for (const protector of ["austria1", "pragmatic1"]) {
      const { state } = leaves("france", "trier", { ...advanced, pieces: { [protector]: "koblenz" } });
      expect(markerOn(state, "trier")).toBe("austria");
      expect(questionMarkOn(state, "trier")).toBe("france");
    }
    const saxon = { ...advanced, saxony: SAXONY_AUSTRIAN_ALLY, pieces: { saxony1: "koblenz" } } as const;
    expect(markerAfter("france", "trier", saxon).conquered).toBe(false);
    for (const protector of ["france1", "bavaria1"]) {
      const { state } = leaves("austria", "koeln", { ...advanced, pieces: { [protector]: "koblenz" } });
      expect(markerOn(state, "koeln")).toBe("france");
      expect(questionMarkOn(state, "koeln")).toBe("austria");
    }
    expect(markerAfter("austria", "koeln", { ...advanced, pieces: { prussia1: "koblenz" } }).conquered).toBe(
      true,
    );
  });

  test("RUL-39 Bavaria conquering one makes it French", () => {
    expect(markerAfter("bavaria", "mainz", advanced)).toEqual({ conquered: true, marker: "france" });
  });

  describe("RUL-39 with a component pack that starts Prussian and Saxon generals on the Flanders map", () => {
    const { powers } = historicalData.armies;
    const startIn = (army: ArmyData, start: string): ArmyData => ({
      ...army,
      generals: army.generals.map((general, index) => (index === 0 ? { ...general, start } : general)),
    });
    const data: PackData = {
      ...historicalData,
      armies: {
        ...historicalData.armies,
        powers: {
          ...powers,
          prussia: startIn(powers.prussia, "koblenz"),
          saxony: startIn(powers.saxony, "giessen"),
        },
      },
    };
    const pack = loadPack(data);

    test("RUL-39 and MRK-03 Prussia, or Saxony as its ally, flips the marker to its French side", () => {
      for (const by of ["prussia", "saxony"] as const)
        for (const key of ["mainz", "trier"]) {
          const { state, events } = leaves(by, key, { ...advanced, pack });
          expect([markerOn(state, key), controller(state, key)]).toEqual(["france", power("france")]);
          expect(conquests(state, events)).toEqual([key]);
          const outcome = conquestOutcome(state, pack, power(by), fortress(pack, key));
          expect(outcome.marker).toBe(power("france"));
        }
    });

    test("RUL-39 and VBX-11 the box of the three electors follows such a conquest", () => {
      const { events } = leaves("prussia", "mainz", { ...advanced, pack });
      expect(events).toContainEqual({ type: "threeElectors", power: power("france") });
    });

    test("RUL-39 Prussia conquers none that France holds, and does not protect it", () => {
      expect(markerAfter("prussia", "koeln", { ...advanced, pack }).conquered).toBe(false);
      const guarded = { ...advanced, pack, pieces: { prussia1: "koblenz" } };
      expect(markerAfter("austria", "koeln", guarded)).toEqual({ conquered: true, marker: "austria" });
    });

    test("RUL-39 Saxony as Austria's ally makes a French one Austrian-Pragmatic", () => {
      const setup = { ...advanced, pack, saxony: SAXONY_AUSTRIAN_ALLY, stage: 5, seat: "maria" } as const;
      expect(markerAfter("saxony", "koeln", setup)).toEqual({ conquered: true, marker: "austria" });
    });
  });

  test("RUL-39 they are nobody's home country: a general of the controller there needs a supply path", () => {
    const supply = { stage: 5, phase: "supply" } as const;
    const without = position({ ...advanced, begin: supply, pieces: { austria1: "trier" } });
    expect(without.faceDown[piece(historical, "austria1")]).toBe(true);
    const within = position({
      ...advanced,
      begin: supply,
      pieces: { austria1: "trier", austriaT1: "bitburg" },
    });
    expect(within.faceDown[piece(historical, "austria1")]).toBe(false);
  });

  test("RUL-39 and MOV-20 they stop the force marches of the controller's enemies, not those of its friends", () => {
    const french = position({
      ...advanced,
      begin: { stage: 3, phase: "movement" },
      pieces: { france1: "worms" },
    });
    refused(french, "louis", marchOf(french, "france1", ["mainz"], { force: true }), "MOV-20");
    const own = position({
      ...advanced,
      begin: { stage: 5, phase: "movement" },
      pieces: { pragmatic1: "worms" },
    });
    played(own, "frederick", marchOf(own, "pragmatic1", ["mainz"], { force: true }));
  });
});

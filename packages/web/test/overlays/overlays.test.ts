import { AUSTRIA, FRANCE, PRUSSIA } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { OVERLAYS, overlayOf } from "../../src/overlays/overlays.ts";
import { city, general, historical, randomGame, viewAtStart, withPieces } from "../panels/position.ts";

const ALL = { power: null, piece: null };

describe("what is laid over the board", () => {
  test("SUP-05: a general abroad is shown with his path to the train, one at home without", () => {
    const view = viewAtStart("introductory", "louis");
    const { washes, routes } = overlayOf("supply", view, historical, { power: FRANCE, piece: null });
    const moritz = washes.find((wash) => wash.city === city("regensburg"));
    expect(moritz).toMatchObject({ kind: "supplied", power: "france" });
    const path = routes.find((route) => route.path[0] === city("regensburg"))?.path ?? [];
    expect(path[path.length - 1]).toBe(city("kelheim"));
    expect(washes.every(({ power }) => power === "france")).toBe(true);
    const austrian = overlayOf("supply", view, historical, { power: AUSTRIA, piece: null });
    expect(austrian.washes.every(({ kind }) => kind === "supplied")).toBe(true);
    expect(austrian.routes).toEqual([]);
  });

  test("SUP-06: a general too far from his trains is unsupplied, and the way he lacks is drawn", () => {
    const view = withPieces(viewAtStart("introductory", "louis"), { [general("france", 1)]: city("wien") });
    const { washes, routes } = overlayOf("supply", view, historical, { power: FRANCE, piece: null });
    expect(washes).toContainEqual({ city: city("wien"), kind: "unsupplied", power: "france" });
    expect(routes.some(({ kind, path }) => kind === "cutSupply" && path[0] === city("wien"))).toBe(true);
  });

  test("CON-05: a fortress near a general of its power is protected, one far from all of them is not", () => {
    const view = viewAtStart("introductory", "maria");
    const { washes } = overlayOf("protection", view, historical, ALL);
    const protectedCities = washes.map((wash) => wash.city);
    expect(protectedCities).toContain(city("ungarisch-hradisch"));
    expect(protectedCities).not.toContain(city("eger"));
  });

  test("CON-03: a fortress an enemy can pass through is threatened; what is protected bears a question mark", () => {
    const view = viewAtStart("introductory", "maria");
    const { washes } = overlayOf("threats", view, historical, { power: AUSTRIA, piece: null });
    expect(washes.length).toBeGreaterThan(0);
    for (const { note, kind } of washes)
      expect([kind, note]).toEqual(["threatened", note === "?" ? "?" : "!"]);
    // Nobody of Prussia's stands within reach of Wien.
    expect(washes.map((wash) => wash.city)).not.toContain(city("wien"));
    const faceDown = view.faceDown.map(() => true);
    const none = overlayOf("threats", { ...view, faceDown }, historical, ALL);
    expect(none.washes).toEqual([]);
  });

  test("MOV-19: a force march reaches further than a move, and only the piece looked at is asked", () => {
    const view = viewAtStart("introductory", "maria");
    const piece = general("austria", 2);
    const normal = overlayOf("reach", view, historical, { power: null, piece }).washes;
    const force = overlayOf("forceReach", view, historical, { power: null, piece }).washes;
    expect(normal.length).toBeGreaterThan(0);
    const reached = new Set(normal.map((wash) => wash.city));
    expect(force.some((wash) => !reached.has(wash.city))).toBe(true);
    expect(force.every(({ kind, power }) => kind === "forceReach" && power === "austria")).toBe(true);
    expect(overlayOf("reach", view, historical, ALL).washes).toEqual([]);
  });

  test("HUS-03, HUS-05: hussars reach only empty cities of the Bohemia map", () => {
    const view = viewAtStart("advanced", "maria");
    const { washes } = overlayOf("hussars", view, historical, ALL);
    expect(washes.length).toBeGreaterThan(10);
    for (const wash of washes) {
      expect(historical.cities[wash.city]?.map).toBe("bohemia");
      expect(view.at).not.toContain(wash.city);
    }
  });

  test("the power that is looked at narrows protection to its fortresses", () => {
    const view = viewAtStart("advanced", null);
    const { washes } = overlayOf("protection", view, historical, { power: PRUSSIA, piece: null });
    expect(washes.length).toBeGreaterThan(0);
    expect(washes.every(({ power }) => power === "prussia")).toBe(true);
  });

  test.each(["introductory", "advanced", "silesia-gambit"] as const)(
    "every overlay names only cities of the maps in use, all through a game (%s)",
    (variant) => {
      for (const { view } of randomGame(variant, 4, 120)) {
        const piece = general("austria", 1);
        for (const name of OVERLAYS) {
          const { washes, routes } = overlayOf(name, view, historical, { power: null, piece });
          for (const wash of washes) {
            const isFlanders = historical.cities[wash.city]?.map === "flanders";
            expect(isFlanders && variant === "introductory").toBe(false);
          }
          for (const { path } of routes) expect(path.length).toBeGreaterThan(1);
        }
      }
    },
  );
});

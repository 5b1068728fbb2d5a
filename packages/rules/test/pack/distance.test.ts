import { describe, expect, test } from "vitest";
import { FRENCH_MOVES } from "../support/movementPhases.ts";
import {
  city,
  marchOf,
  markerOn,
  offered,
  played,
  position,
  refused,
  type Setup,
} from "../support/position.ts";
import { rowBoard } from "../support/smallBoards.ts";

describe("RUL-18 cities away are counted in roads on the shortest connection", () => {
  const board = rowBoard({
    last: 6,
    cities: { s: {} },
    roads: [
      ["c1", "s", "main"],
      ["s", "c4"],
    ],
  });
  const hussar = (place: string) => ({ type: "placeHussar", hussar: 0, city: city(board, place) }) as const;
  const hussarStage = (more: Partial<Setup> = {}) =>
    position({ pack: board, begin: { stage: 2, phase: "hussars" }, pieces: { austria1: "c0" }, ...more });

  test("RUL-18 hussars: both kinds of road count, the shortest way counts, and pieces are ignored", () => {
    // By c1, s and c4 the city c5 is four roads away, along the row five.
    const open = hussarStage();
    played(open, "maria", hussar("c5"));
    refused(open, "maria", hussar("c6"), "HUS-04", "hussarTooFar");
    const crowded = hussarStage({
      pieces: { austria1: "c0", france1: "c1", prussiaT1: "s", austriaT1: "c2" },
    });
    expect(offered(crowded, "maria", "placeHussar")[0]?.cities).toContain(city(board, "c5"));
    refused(crowded, "maria", hussar("c6"), "HUS-04", "hussarTooFar");
  });

  const maps = (between: "bohemia" | "flanders") =>
    rowBoard({
      last: 5,
      cities: {
        c0: { territory: "austria", fortress: "minor" },
        c1: between === "flanders" ? { map: "flanders", sector: "FA3" } : {},
        d: {},
      },
      roads: [["c0", "d"]],
    });
  const leaving = (setup: Omit<Setup, "begin">) => {
    const state = position({ begin: FRENCH_MOVES, ...setup });
    const { state: after, events } = played(state, "louis", marchOf(state, "france1", ["d"]));
    return {
      marker: markerOn(after, "c0"),
      questioned: events.some(({ type }) => type === "questionMarkPlaced"),
    };
  };

  test("RUL-18 protection: three cities away protects through any pieces, four does not", () => {
    const pack = maps("bohemia");
    const pieces = { france1: "c0", france2: "c1", franceT1: "c2" };
    expect(leaving({ pack, pieces: { ...pieces, austria1: "c3" } })).toEqual({
      marker: null,
      questioned: true,
    });
    expect(leaving({ pack, pieces: { ...pieces, austria1: "c4" } })).toEqual({
      marker: "france",
      questioned: false,
    });
  });

  test("RUL-18 protection reaches over roads between the maps, which the introductory game does not have", () => {
    const pack = maps("flanders");
    const pieces = { france1: "c0", austria1: "c3" };
    expect(leaving({ pack, variant: "advanced", pieces })).toEqual({ marker: null, questioned: true });
    expect(leaving({ pack, pieces })).toEqual({ marker: "france", questioned: false });
  });

  test("RUL-18 hussars too are counted over roads between the maps", () => {
    const pack = rowBoard({ last: 5, cities: { c0: { map: "flanders", sector: "FA3" } } });
    const state = position({
      pack,
      variant: "advanced",
      begin: { stage: 2, phase: "hussars" },
      pieces: { austria1: "c0" },
    });
    const place = (key: string) => ({ type: "placeHussar", hussar: 1, city: city(pack, key) }) as const;
    played(state, "maria", place("c4"));
    refused(state, "maria", place("c5"), "HUS-04", "hussarTooFar");
  });
});

import type { LogEntry } from "@maria/rules";
import { AUSTRIA, FRANCE, NOBODY, PRUSSIA } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { isResult, powerOfEntry } from "../../src/panels/logLook.ts";
import { city, general, historical } from "../panels/position.ts";

const schwerin = general("prussia", 1);
const marched: LogEntry = {
  type: "marched",
  piece: schwerin,
  from: city("glogau"),
  path: [city("breslau")],
  force: false,
};
const ended = (winnerPower: typeof PRUSSIA | typeof NOBODY): LogEntry => ({
  type: "battleEnded",
  winner: winnerPower === NOBODY ? null : "attacker",
  winnerPower,
  attacker: city("glogau"),
  defender: city("breslau"),
  loss: 0,
});

describe("an entry of the log", () => {
  test("stands under the arms of whoever did it or gained by it", () => {
    const powers = (
      [
        marched,
        { type: "retreated", generals: [schwerin], from: city("glogau"), path: [city("breslau")] },
        { type: "hussarPlaced", hussar: 0, city: city("brieg") },
        { type: "subsidyRefused", from: FRANCE, to: PRUSSIA },
        { type: "cardsDrawn", power: FRANCE, decks: [0] },
        ended(PRUSSIA),
      ] satisfies LogEntry[]
    ).map((entry) => powerOfEntry(historical, entry));
    expect(powers).toEqual([PRUSSIA, PRUSSIA, AUSTRIA, FRANCE, FRANCE, PRUSSIA]);
  });

  test("has no arms where nobody is meant", () => {
    expect(powerOfEntry(historical, ended(NOBODY))).toBeNull();
    expect(powerOfEntry(historical, { type: "turnBegan", turn: 2 })).toBeNull();
    expect(powerOfEntry(historical, { type: "italyMarker", power: NOBODY })).toBeNull();
  });

  test("results are told apart from moves", () => {
    expect([isResult(ended(NOBODY)), isResult(marched)]).toEqual([true, false]);
  });
});

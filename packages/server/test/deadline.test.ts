import { describe, expect, test } from "vitest";
import { deadlineOf } from "../src/games/deadline.ts";

const SINCE = "2026-11-18T12:00:00.000Z";
const waiting = { since: SINCE, goneSince: null, absences: [] } as const;
const away = (begun: string, until: string) => ({
  begun: `2026-${begun}:00.000Z`,
  until: `2026-${until}:00.000Z`,
});

describe("until when a seat is waited for", () => {
  test("a day, or a week, from when it was asked", () => {
    expect(deadlineOf({ ...waiting, pace: "daily" })).toBe("2026-11-19T12:00:00.000Z");
    expect(deadlineOf({ ...waiting, pace: "relaxed" })).toBe("2026-11-25T12:00:00.000Z");
  });

  test("in a live game as long as its person is there, and three minutes when he is not", () => {
    expect(deadlineOf({ ...waiting, pace: "live" })).toBeNull();
    const gone = { ...waiting, pace: "live", goneSince: "2026-11-18T12:10:00.000Z" } as const;
    expect(deadlineOf(gone)).toBe("2026-11-18T12:13:00.000Z");
    expect(deadlineOf({ ...gone, goneSince: "2026-11-18T11:00:00.000Z" })).toBe("2026-11-18T12:03:00.000Z");
  });

  test.each([
    ["begins and ends while he is asked", [away("11-18T18:00", "11-20T18:00")], "11-21T12:00"],
    ["has begun before", [away("11-10T00:00", "11-20T12:00")], "11-21T12:00"],
    ["was over before", [away("11-10T00:00", "11-18T11:00")], "11-19T12:00"],
    ["begins when his time is over", [away("11-19T12:00", "11-30T00:00")], "11-19T12:00"],
    [
      "follows another",
      [away("11-19T00:00", "11-20T00:00"), away("11-20T06:00", "11-21T06:00")],
      "11-21T12:00",
    ],
    [
      "overlaps another",
      [away("11-19T00:00", "11-21T00:00"), away("11-20T00:00", "11-22T00:00")],
      "11-22T12:00",
    ],
  ])("his time stands still during an absence that %s", (_, absences, deadline) => {
    expect(deadlineOf({ ...waiting, pace: "daily", absences })).toBe(`2026-${deadline}:00.000Z`);
    expect(deadlineOf({ ...waiting, pace: "daily", absences: [...absences].reverse() })).toBe(
      `2026-${deadline}:00.000Z`,
    );
  });
});

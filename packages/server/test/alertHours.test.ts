import { expect, test } from "vitest";
import { afterQuiet, isZone, toldAt } from "../src/alerts/hours.ts";

const at = (text: string): number => Date.parse(text);
const told = (time: number): string => new Date(time).toISOString();

test("quiet hours over midnight end in the morning of the person's own zone", () => {
  const vienna = { zone: "Europe/Vienna", quiet: { from: 22 * 60, until: 7 * 60 + 30 } };
  for (const [now, then] of [
    ["2026-11-18T20:59:00Z", "2026-11-18T20:59:00.000Z"],
    ["2026-11-18T21:00:30Z", "2026-11-19T06:30:00.000Z"],
    ["2026-11-19T06:29:59Z", "2026-11-19T06:30:00.000Z"],
    ["2026-11-19T06:30:00Z", "2026-11-19T06:30:00.000Z"],
    // In summer the same clock is an hour earlier.
    ["2026-07-01T20:10:00Z", "2026-07-02T05:30:00.000Z"],
  ] as const)
    expect(told(afterQuiet(vienna, at(now))), now).toBe(then);
});

test("quiet hours in the middle of a day, none, and empty ones", () => {
  const noon = { zone: "UTC", quiet: { from: 12 * 60, until: 13 * 60 } };
  expect(told(afterQuiet(noon, at("2026-11-18T12:10:00Z")))).toBe("2026-11-18T13:00:00.000Z");
  expect(told(afterQuiet(noon, at("2026-11-18T13:00:00Z")))).toBe("2026-11-18T13:00:00.000Z");
  for (const quiet of [null, { from: 60, until: 60 }])
    expect(told(afterQuiet({ zone: "UTC", quiet }, at("2026-11-18T01:00:00Z")))).toBe(
      "2026-11-18T01:00:00.000Z",
    );
});

test("a digest comes at eight in the morning, later if that is quiet; a reminder does not wait for it", () => {
  const daily = { zone: "America/New_York", quiet: null, digest: "daily" as const };
  const now = at("2026-11-18T15:00:00Z");
  expect(told(toldAt(daily, "usual", now))).toBe("2026-11-19T13:00:00.000Z");
  expect(toldAt(daily, "urgent", now)).toBe(now);
  expect(told(toldAt({ ...daily, quiet: { from: 0, until: 9 * 60 } }, "usual", now))).toBe(
    "2026-11-19T14:00:00.000Z",
  );
  expect(toldAt({ ...daily, digest: "each" }, "usual", now)).toBe(now);
});

test("a zone is one that there is", () => {
  expect(["Europe/Berlin", "UTC", "Europe/Atlantis", ""].map(isZone)).toEqual([true, true, false, false]);
});

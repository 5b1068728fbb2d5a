import { describe, expect, test } from "vitest";
import { faultsOf } from "../src/crash/check.ts";
import type { StubbornClient } from "../src/crash/client.ts";
import { Samples } from "../src/load/samples.ts";

const [one, two, three] = ["one", "two", "three"].map((type) => ({ type }));

const client = (accepted: readonly unknown[], asked: unknown = null): StubbornClient =>
  ({
    seat: "maria",
    accepted,
    asked: asked === null ? null : { request: 1, seen: 0, action: asked },
    complaints: [],
  }) as unknown as StubbornClient;

const stored = (...actions: readonly unknown[]) => [
  { seat: "louis", action: { type: "other" } },
  ...actions.map((action) => ({ seat: "maria", action })),
];

describe("what is left after a kill", () => {
  test("is sound if all that was acknowledged is there, and at most what was under way besides", () => {
    expect(faultsOf(stored(one, two), [client([one, two])])).toEqual([]);
    expect(faultsOf(stored(one, two), [client([one], two)])).toEqual([]);
    expect(faultsOf(stored(one), [client([one], two)])).toEqual([]);
  });

  test.each([
    ["something acknowledged is lost", stored(one), client([one, two])],
    ["something is doubled", stored(one, one), client([one])],
    ["what was under way is doubled", stored(one, two, two), client([one], two)],
    ["the order is another", stored(two, one), client([one, two])],
    ["there is something nobody asked for", stored(one, three), client([one], two)],
  ])("is at fault if %s", (_name, found, told) => expect(faultsOf(found, [told])).toHaveLength(1));
});

test("percentiles are by nearest rank, whatever the order", () => {
  const samples = new Samples();
  for (let value = 100; value > 0; value--) samples.add(value);
  expect(samples.percentiles(0.5, 0.95, 0.99, 1)).toEqual([50, 95, 99, 100]);
  expect(new Samples().percentiles(0.5)).toEqual([Number.NaN]);
});

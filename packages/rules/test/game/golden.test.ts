import { describe, expect, test } from "vitest";
import { goldenRecord, goldenText, readRecord, readText } from "../support/fixtures.ts";
import { eventsIn, GOLDENS } from "../support/goldens.ts";
import { playthroughOf } from "../support/playthrough.ts";

// `npm run fixtures` plays all recorded games anew; needed whenever the engine leads a recorded game elsewhere.

describe("golden playthroughs", () => {
  test.each(GOLDENS)("the game for $name is read, seen and offered as it was", ({ name }) => {
    const told = playthroughOf(readRecord(goldenRecord(name))).split("\n");
    const known = readText(goldenText(name)).split("\n");
    // The first line that differs says more than the whole text.
    const changed = told.findIndex((line, index) => line !== known[index]);
    expect(changed < 0 ? null : [changed + 1, told[changed]]).toEqual(
      changed < 0 ? null : [changed + 1, known[changed]],
    );
    expect(told.length).toBe(known.length);
  });

  test.each(GOLDENS)("what it was chosen for comes to pass in the game for $name", ({ name, wanted }) => {
    const seen = eventsIn(readRecord(goldenRecord(name)));
    expect(wanted.filter((type) => !seen.has(type))).toEqual([]);
  });
});

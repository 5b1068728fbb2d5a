import { expect, test } from "vitest";
import { fileNameOf } from "../../src/saved/download.ts";

test("an exported game has a file name every system takes", () => {
  expect(fileNameOf("Fürst & König, 4. Mai: 20:15")).toBe("furst-konig-4-mai-20-15.json");
  expect(fileNameOf("…")).toBe("maria.json");
});

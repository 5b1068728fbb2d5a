import { expect, test } from "vitest";
import { smallCapitals } from "../../src/board/smallCapitals.ts";

const told = (text: string): string =>
  smallCapitals(text)
    .map((run) => (run.isSmall ? `(${run.text})` : run.text))
    .join("");

test("small letters are capitals of a smaller size, everything else stays as it is", () => {
  expect(told("Brünn")).toBe("B(RÜNN)");
  expect(told("Frankfurt an der Oder")).toBe("F(RANKFURT) (AN) (DER) O(DER)");
  expect(told("’s-Hertogenbosch")).toBe("’(S)-H(ERTOGENBOSCH)");
  expect(told("Proßnitz")).toBe("P(ROSSNITZ)");
  expect(told("")).toBe("");
});

import { expect, test } from "vitest";
import { once } from "../../src/pack/once.ts";

test("what is asked for by several at once is made once for each key", async () => {
  const asked: string[] = [];
  const read = once(async (address: string) => {
    asked.push(address);
    return { address };
  });
  const [first, second, other] = await Promise.all([read("a"), read("a"), read("b")]);
  expect(second).toBe(first);
  expect(other).toEqual({ address: "b" });
  expect(await read("a")).toBe(first);
  expect(asked).toEqual(["a", "b"]);
});

test("what failed is asked for again", async () => {
  let tries = 0;
  const read = once(async (address: string) => {
    if (++tries === 1) throw new Error("nobody answers");
    return address;
  });
  await expect(read("a")).rejects.toThrow("nobody answers");
  expect(await read("a")).toBe("a");
  expect(tries).toBe(2);
});

import { view } from "@maria/rules";
import { describe, expect, test } from "vitest";
import { following, tryMarch } from "../../src/movement/index.ts";
import { after, city, movementOf, pack, piece } from "../support/table.ts";

const march = (name: string, path: readonly string[], force = false) => ({
  type: "march" as const,
  piece: piece(name),
  path: path.map(city),
  force,
});

const followed = (pieces: Readonly<Record<string, string>>, name: string, path: readonly string[]) => {
  const state = movementOf("frederick", pieces);
  const seen = view(state, "frederick");
  const trial = tryMarch(seen, "frederick", march(name, path));
  if (trial === null) throw new Error("the march is not allowed");
  const second = following(pack, seen, "frederick", trial);
  return { state, second };
};

describe("RUL-03 both generals of a stack along the same road", () => {
  test("RUL-03 the other follows, joins, and both marches are accepted", () => {
    const { state, second } = followed({ prussia1: "berlin", prussia2: "berlin" }, "prussia1", ["potsdam"]);
    expect(second).toMatchObject({ piece: piece("prussia2"), path: [city("potsdam")], force: false });
    const first = after(state, "frederick", march("prussia1", ["potsdam"]));
    const both = after(first, "frederick", second ?? march("prussia2", []));
    expect([both.at[piece("prussia1")], both.at[piece("prussia2")]]).toEqual([
      city("potsdam"),
      city("potsdam"),
    ]);
  });

  test("RUL-03 nobody follows a general who stands alone, or into a stack that is full", () => {
    expect(followed({ prussia1: "berlin" }, "prussia1", ["potsdam"]).second).toBeNull();
    const full = { prussia1: "berlin", prussia2: "berlin", prussia3: "potsdam" };
    expect(followed(full, "prussia1", ["potsdam"]).second).toBeNull();
  });
});

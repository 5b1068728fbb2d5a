// @vitest-environment happy-dom
import { loadPack, type PackData } from "@maria/rules";
import { RULES_VERSION, seedFromNumber } from "@maria/rules/authority";
import { expect, test, vi } from "vitest";
import { keptPack } from "../../src/pack/kept.ts";
import { importGame } from "../../src/saved/transfer.ts";
import { optionsOf } from "../panels/position.ts";
import { fetchServed, SHIPPED } from "../support/servedPack.ts";
import { IDBKeyRange } from "../support/shelf.ts";

vi.mock("idb", () => import("../support/shelf.ts"));
vi.mock("../../src/pack/addresses.ts", () => import("../support/servedPack.ts"));
vi.stubGlobal("IDBKeyRange", IDBKeyRange);
vi.stubGlobal("fetch", fetchServed);

const read = async (address: string) => (await fetchServed(address)).json();

/** The historical pack with its cities in another order: another pack, which nobody serves. */
const unserved = async (): Promise<PackData> => {
  const [board, armies, politics, geography] = await Promise.all(
    [SHIPPED.board, SHIPPED.armies, SHIPPED.politics, SHIPPED.geography].map(read),
  );
  return { board: { ...board, cities: board.cities.toReversed() }, armies, politics, geography } as PackData;
};

test("a game that brings a pack nobody serves has that pack kept for it", async () => {
  const pack = await unserved();
  const { id } = loadPack(pack);
  const record = {
    rules: RULES_VERSION,
    pack: id,
    options: optionsOf("introductory"),
    seed: seedFromNumber(1),
    entries: [],
  };
  const file = { format: "maria-game", name: "Turned", players: {}, record, pack };
  expect(await keptPack(id)).toBeUndefined();
  const taken = await importGame(JSON.stringify(file), "x");
  expect([taken.name, taken.pack]).toEqual(["Turned", id]);
  expect(await keptPack(id)).toEqual(JSON.parse(JSON.stringify(pack)));
});

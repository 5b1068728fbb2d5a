import { BOTS } from "@maria/bots";
import { choices } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import { chanceFrom, randomAction } from "@maria/rules/search";
import { describe, expect, test } from "vitest";
import {
  Authority,
  Host,
  MemoryStore,
  newGameStart,
  type Players,
  parseRequest,
  type Reply,
} from "../src/index.ts";
import { historical as pack, THREE } from "./support/historical.ts";

describe("a message from outside", () => {
  test.each([
    { type: "watch", watch: 1, reader: "maria" },
    { type: "watch", watch: 2, reader: null },
    { type: "watch", watch: 3, reader: "louis", since: 4, changes: true },
    { type: "unwatch", watch: 1 },
    { type: "act", request: 3, seat: "louis", seen: 0, action: { type: "done" } },
    { type: "retry" },
  ])("is built anew: %j", (message) => {
    expect(parseRequest(message)).toEqual(message);
    expect(parseRequest(message)).not.toBe(message);
  });

  test.each([
    null,
    7,
    "retry",
    [],
    {},
    { type: "open", game: "x" },
    { type: "retry", more: 1 },
    { type: "watch", watch: -1, reader: null },
    { type: "watch", watch: 1.5, reader: null },
    { type: "watch", watch: 1, reader: "george" },
    { type: "watch", watch: 1, reader: "maria", changes: false },
    { type: "watch", watch: 1 },
    { type: "unwatch", watch: "1" },
    { type: "act", request: 1, seat: null, seen: 0, action: {} },
    { type: "act", request: 1, seat: "maria", seen: -0, action: {} },
    { type: "act", request: 1, seat: "maria", action: {} },
    Object.create({ type: "retry" }),
  ])("is refused: %j", (message) => expect(parseRequest(message)).toBeNull());

  test("never throws and runs nothing of the sender's", () => {
    const trap = {
      get type(): string {
        throw new Error("run");
      },
    };
    expect(parseRequest(trap)).toBeNull();
    const proxy = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error("run");
        },
        getOwnPropertyDescriptor: () => {
          throw new Error("run");
        },
      },
    );
    expect(parseRequest(proxy)).toBeNull();
  });
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

const hosted = async (players: Players = {}) => {
  const store = new MemoryStore();
  const authority = await Authority.open(newGameStart(pack.id, THREE, seedFromNumber(1)), store);
  const host = new Host("war", players, authority, BOTS);
  const sent: Reply[] = [];
  const connection = host.connect(["maria"], (reply) => sent.push(reply));
  const ofType = <Type extends Reply["type"]>(type: Type) =>
    sent.filter((reply): reply is Extract<Reply, { type: Type }> => reply.type === type);
  return { store, authority, host, sent, connection, ofType };
};

describe("somebody at the table", () => {
  test("is told what game it is, and sees it when he watches", async () => {
    const { sent, connection, ofType } = await hosted();
    expect(sent).toEqual([{ type: "opened", name: "war", options: THREE, players: {}, halt: null }]);
    connection.receive({ type: "watch", watch: 5, reader: "maria" });
    await settled();
    expect(ofType("moment")).toMatchObject([
      { watch: 5, moment: { seen: 0, isWhole: true, view: { seat: "maria" } } },
    ]);
  });

  test("neither sees nor acts for a seat that is not his", async () => {
    const { store, authority, connection, ofType } = await hosted();
    const action = randomAction(choices(authority.state, "louis"), chanceFrom(1));
    connection.receive({ type: "watch", watch: 1, reader: "louis" });
    connection.receive({ type: "act", request: 1, seat: "louis", seen: 0, action });
    connection.receive("nonsense");
    await settled();
    expect(ofType("malformed")).toHaveLength(3);
    expect([ofType("moment"), ofType("answer"), store.entries]).toEqual([[], [], []]);
  });

  test("gets an answer to whatever he asks for, and hears nothing more once he has left", async () => {
    const { authority, host, connection, ofType } = await hosted();
    const action = randomAction(choices(authority.viewOf("maria"), "maria"), chanceFrom(1));
    connection.receive({ type: "watch", watch: 1, reader: null });
    connection.receive({ type: "act", request: 1, seat: "maria", seen: 0, action: { type: "nonsense" } });
    connection.receive({ type: "act", request: 2, seat: "maria", seen: 0, action });
    connection.receive({ type: "act", request: 3, seat: "maria", seen: 0, action });
    await settled();
    expect(ofType("answer").map(({ request, answer }) => [request, Object.keys(answer)[0]])).toEqual([
      [1, "refused"],
      [2, "accepted"],
      [3, "accepted"],
    ]);
    const moments = ofType("moment").length;
    connection.close();
    host
      .connect(["louis"], () => {})
      .receive({
        type: "act",
        request: 1,
        seat: "louis",
        seen: 1,
        action: randomAction(choices(authority.viewOf("louis"), "louis"), chanceFrom(1)),
      });
    await settled();
    expect(authority.entries).toBe(2);
    expect(ofType("moment")).toHaveLength(moments);
  });

  test("is told of trouble without its secrets, and that it is over when the bots have tried again", async () => {
    const { store, host, connection, ofType } = await hosted({ louis: { kind: "bot", level: "cadet" } });
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new Error("full"));
    await host.playOn();
    expect(ofType("trouble")).toEqual([{ type: "trouble", trouble: { failed: "notStored" } }]);
    const late: Reply[] = [];
    host.connect([], (reply) => late.push(reply));
    expect(late.map(({ type }) => type)).toEqual(["opened", "trouble"]);
    store.append = append;
    connection.receive({ type: "retry" });
    await settled();
    expect(ofType("trouble").map(({ trouble }) => trouble)).toEqual([{ failed: "notStored" }, null]);
    expect(store.entries.map(({ seat }) => seat)).toEqual(["louis"]);
  });
});

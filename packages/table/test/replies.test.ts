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
  type OwnGame,
  parseActAnswer,
  parseActRequest,
  parseHouseRefusal,
  parseJoining,
  parseName,
  parseNetworkReply,
  parseNewGame,
  parseNews,
  parseOwnGame,
  parsePerson,
  parseReply,
  type Reply,
} from "../src/index.ts";
import { ADVANCED, historical as pack, THREE, TWO } from "./support/historical.ts";

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("a reply from the network", () => {
  test("is built anew as it was sent, over a stretch of a game", async () => {
    const authority = await Authority.open(
      newGameStart(pack.id, ADVANCED, seedFromNumber(4)),
      new MemoryStore(),
    );
    const host = new Host("war", { louis: { kind: "bot", level: "cadet" } }, authority, BOTS);
    const sent: Reply[] = [];
    const connection = host.connect(["maria", "frederick"], (reply) => sent.push(reply));
    connection.receive({ type: "watch", watch: 1, reader: "maria" });
    const random = chanceFrom(2);
    for (let request = 1; request < 60; request++) {
      const seat = request % 2 === 0 ? "maria" : "frederick";
      const offered = choices(authority.viewOf(seat), seat);
      const action = offered.length === 0 ? { type: "takeBack" } : randomAction(offered, random);
      connection.receive({ type: "act", request, seat, seen: authority.seenBy(seat), action });
      await new Promise((resolve) => setTimeout(resolve));
    }
    connection.receive({});
    expect(new Set(sent.map(({ type }) => type))).toEqual(
      new Set(["opened", "moment", "answer", "malformed"]),
    );
    for (const reply of sent) {
      const wire = overTheWire(reply);
      expect(parseReply(wire)).toEqual(wire);
      expect(parseNetworkReply(wire)).toEqual(wire);
      expect(parseReply(wire)).not.toBe(wire);
    }
  });

  test.each<Reply>([
    {
      type: "answer",
      request: 1,
      answer: { refused: true, rule: "NEG-04", reason: "treatyForbids" as never, treaty: 3 },
    },
    { type: "answer", request: 1, answer: { stale: true } },
    { type: "answer", request: 1, answer: { failed: "unknown" } },
    { type: "trouble", trouble: null },
    { type: "trouble", trouble: { failed: "notStored" } },
    { type: "trouble", trouble: { fault: "endless", seat: "louis" } },
    { type: "failed", message: "gone" },
    { type: "opened", name: "war", options: TWO, players: {}, halt: { rules: 1 } },
  ])("is taken: %j", (reply) => expect(parseReply(overTheWire(reply))).toEqual(reply));

  test.each([
    null,
    {},
    { type: "moment" },
    { type: "malformed", more: 1 },
    { type: "answer", request: 1, answer: { accepted: false } },
    { type: "answer", request: 1, answer: { accepted: true, stale: true } },
    { type: "answer", request: 1, answer: { refused: true, rule: "law", reason: "x" } },
    { type: "trouble", trouble: { fault: "idle", seat: "louis" } },
    { type: "opened", name: "war", options: { ...THREE, players: 4 }, players: {}, halt: null },
    { type: "opened", name: "war", options: THREE, players: { maria: { kind: "god" } }, halt: null },
    { type: "moment", watch: 1, moment: { seen: 0, view: [], pending: [], lines: [], isWhole: true } },
  ])("is refused: %j", (reply) => expect(parseReply(reply)).toBeNull());

  test("brings no prototype along, and nothing that is nested without end", () => {
    const poisoned = JSON.parse(
      '{"seen":0,"view":{"__proto__":{"seat":"maria"}},"pending":[],"lines":[],"isWhole":true}',
    );
    expect(parseNews({ moment: poisoned })).toBeNull();
    const deep = JSON.parse(`{"a":${"[".repeat(40)}${"]".repeat(40)}}`);
    expect(parseNews({ moment: { seen: 0, view: deep, pending: [], lines: [], isWhole: true } })).toBeNull();
  });
});

const PERSON = { kind: "person" } as const;
const BOT = { kind: "bot", level: "cadet" } as const;
const NEW_GAME = {
  name: "war",
  options: THREE,
  players: { maria: PERSON, frederick: BOT, louis: PERSON },
  take: "maria",
  pace: "daily",
  isOpen: true,
};

describe("what is asked of a server", () => {
  test.each([
    NEW_GAME,
    { ...NEW_GAME, take: null },
    { ...NEW_GAME, options: TWO, players: { playerA: PERSON, playerB: BOT }, take: "playerA" },
  ])("a new game is taken: %j", (game) => expect(parseNewGame(game)).toEqual(game));

  test.each([
    { name: "  " },
    { name: "x".repeat(81) },
    { name: "two\nlines" },
    { take: "frederick" },
    { take: "playerA" },
    { pace: "never" },
    { isOpen: 1 },
    { options: TWO },
    { options: { ...THREE, politicalOption: true } },
    { players: { maria: PERSON, frederick: BOT } },
    { players: { maria: PERSON, frederick: BOT, louis: BOT, playerA: BOT } },
    { players: { maria: BOT, frederick: BOT, louis: BOT }, take: null },
    { players: { maria: PERSON, frederick: { kind: "bot", level: "constructor" }, louis: BOT } },
    { seed: "mine" },
  ])("a new game is refused with %j", (change) =>
    expect(parseNewGame({ ...NEW_GAME, ...change })).toBeNull(),
  );

  test("a name loses the spaces around it; a seat is taken by one way at a time", () => {
    expect(parseName({ name: " Theresa " })).toEqual({ name: "Theresa" });
    expect(parseName({ name: "" })).toBeNull();
    expect(parseJoining({ seat: "louis" })).toEqual({ seat: "louis" });
    expect(parseJoining({ invitation: "abc" })).toEqual({ invitation: "abc" });
    expect(parseJoining({ invitation: "abc", seat: "louis" })).toBeNull();
    expect(parseActRequest({ seat: "louis", seen: 3, action: 7 })).toEqual({
      seat: "louis",
      seen: 3,
      action: 7,
    });
    expect(parseActRequest({ seat: "louis", seen: -1, action: 7 })).toBeNull();
  });
});

describe("what a server tells", () => {
  const theresa = { id: "t", name: "Theresa" };
  const told: OwnGame = {
    game: {
      ...{
        id: "g",
        name: "war",
        options: THREE,
        pack: pack.id,
        pace: "live",
        isOpen: false,
        status: "running",
      },
      maker: theresa,
      seats: [{ seat: "maria", player: PERSON, person: theresa, isPresent: true }],
      commitment: "0f",
      progress: {
        turn: 9,
        waitsFor: ["maria"],
        result: { winner: null, ending: "endOfTurnNine", power: -1, turn: 9 },
      },
      made: "2026-11-18T05:00:00.000Z",
      changed: "2026-11-18T05:00:00.000Z",
    },
    own: ["maria"],
    isMaker: true,
    invitations: [{ seat: "louis", token: "abc" }],
  };

  test("of a game is taken, over HTTP and on its socket", () => {
    expect(parseOwnGame(overTheWire(told))).toEqual(told);
    expect(parseNetworkReply({ type: "game", game: told })).toEqual({ type: "game", game: told });
    expect(parseReply({ type: "game", game: told })).toBeNull();
    expect(parseOwnGame({ ...told, seed: "0" })).toBeNull();
    expect(parseOwnGame({ ...told, game: { ...told.game, made: "yesterday" } })).toBeNull();
  });

  test("of people, answers and refusals is taken", () => {
    expect(parsePerson({ person: null })).toEqual({ person: null });
    expect(parsePerson({ person: theresa })).toEqual({ person: theresa });
    expect(parseActAnswer({ answer: { accepted: true } })).toEqual({ answer: { accepted: true } });
    expect(parseHouseRefusal({ refused: "seatTaken" })).toEqual({ refused: "seatTaken" });
    expect(parseHouseRefusal({ refused: "toString" })).toBeNull();
  });
});

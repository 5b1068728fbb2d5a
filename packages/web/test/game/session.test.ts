// @vitest-environment happy-dom
import type { LogEntry } from "@maria/rules";
import { type Seat, seatsOf } from "@maria/rules/model";
import type { Answer, LogLine, Moment, Player, Table, Trouble } from "@maria/table";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Session } from "../../src/game/session.svelte.ts";
import { settings } from "../../src/settings/settings.svelte.ts";
import { city, general, historical, optionsOf, viewAtStart } from "../panels/position.ts";

const PERSON: Player = { kind: "person" };
const BOT: Player = { kind: "bot", level: "cadet" };
const options = optionsOf("introductory");

/** A table whose moments the test sends. */
const tableOf = (players: Partial<Record<Seat, Player>>) => {
  const listeners = new Map<Seat | null, (moment: Moment) => void>();
  const acts: unknown[][] = [];
  let fail: (message: string) => void = () => {};
  let trouble: (found: Trouble | null) => void = () => {};
  let tries = 0;
  let answer: (given: Answer) => void = () => {};
  let closed = false;
  const table: Table = {
    id: "1",
    name: "game",
    options,
    players: Object.fromEntries(seatsOf(options).map((seat) => [seat, players[seat] ?? BOT])),
    seats: seatsOf(options).filter((seat) => players[seat]?.kind === "person"),
    halt: null,
    watch(seat, listener) {
      listeners.set(seat, listener);
      return () => listeners.delete(seat);
    },
    act(...given) {
      acts.push(given);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onFailure(listener) {
      fail = listener;
    },
    onTrouble(listener) {
      trouble = listener;
    },
    retry() {
      tries++;
    },
    close() {
      closed = true;
    },
  };
  return {
    table,
    acts,
    watched: () => [...listeners.keys()],
    send: (seat: Seat | null, moment: Moment) => listeners.get(seat)?.(moment),
    answer: (given: Answer) => answer(given),
    fail: (message: string) => fail(message),
    trouble: (found: Trouble | null) => trouble(found),
    tries: () => tries,
    isClosed: () => closed,
  };
};

const momentOf = (seen: number, seat: Seat | null, changes: Partial<Moment> = {}): Moment => ({
  seen,
  view: viewAtStart("introductory", seat),
  pending: [{ seat: "maria", powers: [4] }] as unknown as Moment["pending"],
  lines: [],
  isWhole: false,
  ...changes,
});
const march = (by: Seat): LogLine =>
  ({
    turn: 1,
    step: 3,
    by,
    entry: {
      type: "marched",
      piece: general("prussia", 1),
      from: city("glogau"),
      path: [city("breslau")],
      force: false,
    },
  }) as unknown as LogLine;
const plain = (by: Seat): LogLine =>
  ({ turn: 1, step: 3, by, entry: { type: "turnBegan", turn: 2 } }) as unknown as LogLine;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 300;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("results wait to be seen", () => {
  const line = (by: Seat, entry: LogEntry): LogLine => ({ turn: 1, step: 3, by, entry });
  const hungry = (by: Seat): LogLine =>
    line(by, { type: "outOfSupply", general: general("austria", 1), loss: 1 });
  const kindsOf = (session: Session) => session.story.cards.map(({ outcomes }) => outcomes[0]?.kind);
  const open = (pace: number) => {
    settings.pace = pace;
    const alone = tableOf({ maria: PERSON });
    const session = new Session(alone.table, historical);
    alone.send("maria", momentOf(1, "maria", { isWhole: true, lines: [hungry("louis")] }));
    return { alone, session };
  };

  test("what others have done is laid down, and the next moment is not shown before it was seen", async () => {
    const { alone, session } = open(300);
    await settle();
    expect(kindsOf(session)).toEqual([]);
    alone.send("maria", momentOf(2, "maria", { lines: [plain("louis"), hungry("louis")] }));
    alone.send("maria", momentOf(3, "maria", { lines: [plain("louis")] }));
    await vi.advanceTimersByTimeAsync(900);
    expect([kindsOf(session), session.isLive, session.moment?.seen]).toEqual([["supply"], false, 2]);
    session.story.next();
    await vi.advanceTimersByTimeAsync(0);
    expect([kindsOf(session), session.moment?.seen]).toEqual([[], 3]);
    await vi.advanceTimersByTimeAsync(900);
    expect(session.isLive).toBe(true);
  });

  test("it goes by itself after a while", async () => {
    const { alone, session } = open(150);
    alone.send("maria", momentOf(2, "maria", { lines: [plain("louis"), hungry("louis")] }));
    await vi.advanceTimersByTimeAsync(450 + 1799);
    expect(session.isLive).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([session.isLive, kindsOf(session)]).toEqual([true, []]);
  });

  test("own doings, and all where nothing is animated, lie there while the game goes on, until the next action", async () => {
    const own = open(300);
    own.alone.send("maria", momentOf(2, "maria", { lines: [plain("maria"), hungry("maria")] }));
    await settle();
    expect([own.session.isLive, kindsOf(own.session)]).toEqual([true, ["supply"]]);
    const { alone, session } = open(0);
    alone.send("maria", momentOf(2, "maria", { lines: [plain("louis"), hungry("louis")] }));
    await settle();
    expect([session.isLive, kindsOf(session)]).toEqual([true, ["supply"]]);
    void session.act({ type: "done" });
    expect(kindsOf(session)).toEqual([]);
  });

  test("whoever skips is not stopped by results; they stay in the list", async () => {
    const { alone, session } = open(300);
    await settle();
    alone.send("maria", momentOf(2, "maria", { lines: [plain("louis"), hungry("louis")] }));
    alone.send("maria", momentOf(3, "maria", { lines: [plain("louis"), hungry("louis")] }));
    await vi.advanceTimersByTimeAsync(900);
    session.skip();
    await settle();
    expect([session.isLive, kindsOf(session)]).toEqual([true, []]);
    expect(session.deeds.map(({ kind }) => kind)).toContain("outcome");
  });
});

describe("who looks", () => {
  test("the only person sees at once, nobody is a spectator, several are met by the curtain", () => {
    const alone = tableOf({ frederick: PERSON });
    expect([new Session(alone.table, historical).seat, alone.watched()]).toEqual([
      "frederick",
      ["frederick"],
    ]);
    const nobody = tableOf({});
    expect([new Session(nobody.table, historical).seat, nobody.watched()]).toEqual([null, [null]]);
    const two = tableOf({ maria: PERSON, louis: PERSON });
    const session = new Session(two.table, historical);
    expect([session.seat, session.curtain, two.watched()]).toEqual([null, session.persons[0], []]);
    session.sit("louis");
    expect([session.seat, session.curtain, two.watched()]).toEqual(["louis", null, ["louis"]]);
  });

  test("WTR-15 when the game is over nothing is secret: nobody is asked to take the device", async () => {
    const two = tableOf({ maria: PERSON, louis: PERSON });
    const session = new Session(two.table, historical, true);
    expect([session.seat, session.curtain]).toEqual([session.persons[0], null]);
    const result = { winner: "louis" } as unknown as Moment["view"]["result"];
    const view = { ...viewAtStart("introductory", session.seat), result };
    two.send(session.seat, momentOf(1, session.seat, { isWhole: true, view }));
    await settle();
    session.handOver("maria");
    expect([session.seat, session.curtain]).toEqual(["maria", null]);
  });

  test("when the device is handed over, nothing that was seen is left", async () => {
    const two = tableOf({ maria: PERSON, louis: PERSON });
    const session = new Session(two.table, historical);
    session.sit("maria");
    two.send("maria", momentOf(1, "maria", { isWhole: true, lines: [plain("louis")] }));
    await settle();
    session.inspected = { city: city("brieg") };
    session.highlighted = [city("brieg")];
    session.focus([city("brieg")]);
    session.explain({ rule: "MOV-07", reason: "tooFar" } as never);
    expect(session.lines).toHaveLength(1);
    session.handOver("louis");
    const { seat, moment, lines, news, waiting, movement, inspected, highlighted, focusRequest, refusal } =
      session;
    expect({
      seat,
      moment,
      lines,
      news,
      waiting,
      movement,
      inspected,
      highlighted,
      focusRequest,
      refusal,
    }).toEqual({
      seat: null,
      moment: null,
      lines: [],
      news: [],
      waiting: [],
      movement: [],
      inspected: null,
      highlighted: [],
      focusRequest: null,
      refusal: null,
    });
    expect([session.curtain, two.watched()]).toEqual(["louis", []]);
  });
});

describe("what is shown", () => {
  const opened = async (seat: Seat = "maria") => {
    const desk = tableOf({ [seat]: PERSON });
    const session = new Session(desk.table, historical);
    desk.send(seat, momentOf(1, seat, { isWhole: true, lines: [plain("louis")] }));
    await settle();
    return { ...desk, session };
  };

  test("a whole log begins anew, further lines are added and are news", async () => {
    const { session, send } = await opened();
    expect([session.moment?.seen, session.lines.length, session.news.length, session.isLive]).toEqual([
      1,
      1,
      0,
      true,
    ]);
    send("maria", momentOf(2, "maria", { lines: [plain("maria")] }));
    await settle();
    expect([session.moment?.seen, session.lines.length, session.news.length]).toEqual([2, 2, 1]);
    send(
      "maria",
      momentOf(3, "maria", { isWhole: true, lines: [plain("louis"), plain("louis"), plain("louis")] }),
    );
    await settle();
    expect([session.lines.length, session.news.length]).toEqual([3, 0]);
  });

  test("a march is drawn to its end before the next moment is shown", async () => {
    const { session, send } = await opened();
    send("maria", momentOf(2, "maria", { lines: [march("frederick")] }));
    send("maria", momentOf(3, "maria"));
    await settle();
    expect([session.moment?.seen, session.movement.length, session.waiting.length, session.isLive]).toEqual([
      2,
      1,
      1,
      false,
    ]);
    session.moved();
    await settle();
    expect([session.moment?.seen, session.movement.length, session.isLive]).toEqual([3, 0, true]);
  });

  test("while a march is drawn the board is seen as it was before it, and not a moment longer", async () => {
    const { table, send } = tableOf({ maria: PERSON });
    const session = new Session(table, historical);
    const first = momentOf(1, "maria", { isWhole: true });
    send("maria", first);
    await settle();
    expect(session.before).toBeNull();
    send("maria", momentOf(2, "maria", { lines: [march("frederick")] }));
    await settle();
    expect(session.before).toBe(first.view);
    session.moved();
    await settle();
    expect([session.before, session.movement]).toEqual([null, []]);
  });

  test("a pace chosen later draws nothing that has happened before", async () => {
    settings.pace = 0;
    const { table, send } = tableOf({ maria: PERSON });
    const session = new Session(table, historical);
    send("maria", momentOf(1, "maria", { isWhole: true }));
    send("maria", momentOf(2, "maria", { lines: [march("frederick")] }));
    await settle();
    settings.pace = 300;
    expect([session.movement, session.before]).toEqual([[], null]);
  });

  test("nobody waits for an end that is never reported, nor longer than it takes to read", async () => {
    const { session, send } = await opened();
    send("maria", momentOf(2, "maria", { lines: [march("frederick")] }));
    await vi.advanceTimersByTimeAsync(7999);
    expect(session.isLive).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.isLive).toBe(true);
    send("maria", momentOf(3, "maria", { lines: [plain("frederick")] }));
    await vi.advanceTimersByTimeAsync(899);
    session.moved();
    expect(session.isLive).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.isLive).toBe(true);
    send("maria", momentOf(4, "maria", { lines: [plain("maria")] }));
    await settle();
    expect(session.isLive).toBe(true);
    settings.pace = 0;
    send("maria", momentOf(5, "maria", { lines: [march("frederick")] }));
    await settle();
    expect(session.isLive).toBe(true);
  });

  test("skipping shows the present at once", async () => {
    const { session, send } = await opened();
    for (const seen of [2, 3, 4]) send("maria", momentOf(seen, "maria", { lines: [march("frederick")] }));
    await settle();
    session.skip();
    await settle();
    expect([session.moment?.seen, session.isLive, session.movement.length, session.lines.length]).toEqual([
      4,
      true,
      0,
      4,
    ]);
    send("maria", momentOf(5, "maria", { lines: [march("frederick")] }));
    await settle();
    expect(session.movement).toHaveLength(1);
  });

  test("choices are those of the seat, and there are none while others’ moves are shown", async () => {
    const { session, send } = await opened();
    expect(session.choices.length).toBeGreaterThan(0);
    expect(session.offered("allot").every(({ type }) => type === "allot")).toBe(true);
    expect(session.offered("allot").length).toBeGreaterThan(0);
    expect(session.isAsked).toBe(true);
    send("maria", momentOf(2, "maria", { pending: [], lines: [march("frederick")] }));
    await settle();
    expect([session.isAsked, session.choices]).toEqual([false, []]);
  });

  test("the next on this device is called when the one who sits here has nothing to decide", async () => {
    const desk = tableOf({ maria: PERSON, louis: PERSON });
    const session = new Session(desk.table, historical);
    session.sit("louis");
    desk.send("louis", momentOf(1, "louis", { isWhole: true }));
    await settle();
    expect(session.next).toBe("maria");
    session.sit("maria");
    desk.send("maria", momentOf(1, "maria", { isWhole: true }));
    await settle();
    expect(session.next).toBeNull();
  });
});

describe("what is asked for", () => {
  const done = { type: "done" } as const;

  test("goes with the number of the moment shown, one at a time", async () => {
    const desk = tableOf({ maria: PERSON });
    const session = new Session(desk.table, historical);
    expect(await session.act(done)).toBe(false);
    desk.send("maria", momentOf(7, "maria", { isWhole: true }));
    await settle();
    const first = session.act(done);
    expect(session.isSending).toBe(true);
    expect(await session.act(done)).toBe(false);
    expect(desk.acts).toEqual([["maria", 7, done]]);
    desk.answer({ accepted: true });
    expect(await first).toBe(true);
    expect([session.isSending, session.refusal]).toEqual([false, null]);
    const back = session.takeBack();
    expect(desk.acts.at(-1)).toEqual(["maria", 7, { type: "takeBack" }]);
    desk.answer({ stale: true });
    expect([await back, session.refusal]).toEqual([false, null]);
  });

  test("a refusal is shown until something else is asked for", async () => {
    const desk = tableOf({ maria: PERSON });
    const session = new Session(desk.table, historical);
    desk.send("maria", momentOf(7, "maria", { isWhole: true }));
    await settle();
    const refusal = { refused: true, rule: "MOV-07", reason: "tooFar" } as unknown as Answer;
    const first = session.act(done);
    desk.answer(refusal);
    await first;
    expect(session.refusal).toEqual(refusal);
    const second = session.act(done);
    expect(session.refusal).toBeNull();
    desk.answer({ accepted: true });
    await second;
  });

  test("what could not be stored is told until something else is asked for, or the device is handed over", async () => {
    const desk = tableOf({ maria: PERSON });
    const session = new Session(desk.table, historical);
    desk.send("maria", momentOf(7, "maria", { isWhole: true }));
    await settle();
    const fails = async (): Promise<void> => {
      const asked = session.act(done);
      expect(session.unsaved).toBeNull();
      desk.answer({ failed: "notStored" });
      expect(await asked).toBe(false);
    };
    await fails();
    expect([session.unsaved, session.refusal]).toEqual(["notStored", null]);
    await fails();
    session.handOver("maria");
    expect(session.unsaved).toBeNull();
  });

  test("what keeps the bots from playing on is told until they can, or are asked to try again", () => {
    const desk = tableOf({ maria: PERSON });
    const session = new Session(desk.table, historical);
    const trouble: Trouble = { fault: "endless", seat: "louis" };
    desk.trouble(trouble);
    expect(session.trouble).toEqual(trouble);
    desk.trouble(null);
    expect([session.trouble, desk.tries()]).toEqual([null, 0]);
    desk.trouble(trouble);
    session.retry();
    expect([session.trouble, desk.tries()]).toEqual([null, 1]);
  });

  test("offers lie on the board, the one opened last first, until they are taken away", () => {
    const session = new Session(tableOf({ maria: PERSON }).table, historical);
    const [one, two] = [{}, {}] as Parameters<Session["offer"]>[0][];
    const takeAway = session.offer(one as never);
    session.offer(two as never);
    expect(session.offersOnBoard).toHaveLength(2);
    expect(session.offersOnBoard[0]).toBe(two);
    takeAway();
    expect(session.offersOnBoard).toEqual([two]);
  });

  test("each request to see cities is a new one, and none is made for no city", () => {
    const session = new Session(tableOf({ maria: PERSON }).table, historical);
    session.focus([]);
    expect(session.focusRequest).toBeNull();
    session.focus([city("brieg")]);
    session.focus([city("brieg")]);
    expect(session.focusRequest).toEqual({ cities: [city("brieg")], distance: "any", n: 2 });
  });

  test("a failure is told, and a closed session hears no more", () => {
    const desk = tableOf({ maria: PERSON });
    const session = new Session(desk.table, historical);
    desk.fail("the disk is full");
    expect(session.failure).toBe("the disk is full");
    session.close();
    expect([desk.isClosed(), desk.watched()]).toEqual([true, []]);
  });
});

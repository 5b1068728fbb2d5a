import type { Seat } from "@maria/rules/model";
import { chanceFrom } from "@maria/rules/search";
import { type NewGame, type OwnGame, parseOwnGame, type SeatSummary } from "@maria/table";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NEW_GAME, serving } from "./support/serving.ts";
import { testStores } from "./support/stores.ts";
import { type Sitting, Visitor } from "./support/visitor.ts";

const PERSON = { kind: "person" } as const;
const HOUR = 60 * 60 * 1000;

/** Only the clock is ours: everything that waits waits as ever. */
const later = (hours: number): void => {
  const time = Date.now() + hours * HOUR;
  vi.useFakeTimers({ toFake: ["Date"], now: time });
};
afterEach(() => vi.useRealTimers());

const begun = async (port: number, changes: Partial<NewGame> = {}) => {
  const theresa = await Visitor.named(port, "Theresa");
  const { game, invitations } = await theresa.make({ ...NEW_GAME, ...changes });
  const guests: Visitor[] = [];
  for (const { seat, token } of invitations) {
    const guest = await Visitor.named(port, seat);
    await guest.join(token, game.id);
    guests.push(guest);
  }
  await theresa.ask("POST", `/api/games/${game.id}/start`, {});
  const [fritz = theresa, louis = theresa] = guests;
  return { theresa, fritz, louis, id: game.id, path: `/api/games/${game.id}` };
};

const THREE = { maria: PERSON, frederick: PERSON, louis: PERSON };

const told = (sitting: Sitting): OwnGame | undefined => sitting.ofType("game").at(-1)?.game;
const seatOf = (own: OwnGame | null | undefined, seat: Seat): SeatSummary | undefined =>
  own?.game.seats.find((one) => one.seat === seat);
const noticesTo = (sitting: Sitting) =>
  sitting.ofType("chat").flatMap(({ lines }) => lines.map(({ seat, notice }) => ({ seat, ...notice })));

const STORES = testStores();

describe.each(STORES)("whoever resigns on $name", ({ place }) => {
  test("gives his seat up for good: a bot plays on, all are told, and whoever is left may end it as winner", async () => {
    const { port } = await serving(await place());
    const { theresa, fritz, path, id } = await begun(port);
    const [maria, frederick] = await Promise.all([theresa.sit(id), fritz.sit(id)]);
    await Promise.all([maria.watch("maria"), frederick.watch("frederick")]);
    for (const [visitor, body, refused] of [
      [theresa, { seat: "frederick" }, "notYours"],
      [theresa, { seat: "louis" }, "notYours"],
      [fritz, { seat: "frederick", level: "cadet" }, "malformed"],
      [new Visitor(port), { seat: "frederick" }, "unknownPerson"],
    ] as const)
      expect((await visitor.ask("POST", `${path}/resign`, body)).body).toEqual({ refused });
    expect((await theresa.ask("POST", `${path}/end`, {})).body).toEqual({ refused: "othersPlay" });
    const resigned = parseOwnGame((await fritz.ask("POST", `${path}/resign`, { seat: "frederick" })).body);
    expect([resigned?.own, resigned?.game.status]).toEqual([[], "running"]);
    await maria.until(() => seatOf(told(maria), "frederick")?.hasResigned);
    expect(seatOf(told(maria), "frederick")).toMatchObject({
      standIn: "cadet",
      person: { name: "frederick" },
      player: PERSON,
    });
    await maria.until(() => noticesTo(maria)[0]);
    expect(noticesTo(maria)).toEqual([{ seat: "frederick", type: "resigned", level: "cadet" }]);
    // His socket looks on from now on.
    await frederick.until(() => frederick.ofType("opened")[1]);
    frederick.say({ type: "act", request: 99, seat: "frederick", seen: 0, action: { type: "done" } });
    await frederick.until(() => frederick.ofType("malformed")[0]);
    expect((await frederick.watch(null)).view.seat).toBeNull();
    // The bot decides where he had to.
    await maria.until(() =>
      maria.moments.some(({ lines }) => lines.some(({ by }) => by === "frederick")) ? true : undefined,
    );
    for (const name of ["resign", "return"])
      expect((await fritz.ask("POST", `${path}/${name}`, { seat: "frederick" })).body).toEqual({
        refused: "notYours",
      });
    const ended = parseOwnGame((await theresa.ask("POST", `${path}/end`, {})).body);
    expect(ended?.game).toMatchObject({ status: "closed", closed: "resigned" });
    await maria.until(() => (told(maria)?.game.status === "closed" ? true : undefined));
    expect((await theresa.ask("POST", `${path}/resign`, { seat: "maria" })).body).toEqual({
      refused: "isOver",
    });
    expect((await fritz.ask("POST", `${path}/rematch`, {})).body).toMatchObject({ own: ["frederick"] });
  });

  test("and was the last one closes the game, which is opened by nobody any more", async () => {
    const at = await place();
    const first = await serving(at);
    const { theresa, fritz, path, id } = await begun(first.port);
    await fritz.ask("POST", `${path}/resign`, { seat: "frederick" });
    const closed = parseOwnGame((await theresa.ask("POST", `${path}/resign`, { seat: "maria" })).body);
    expect(closed?.game).toMatchObject({ status: "closed", closed: "resigned" });
    await first.close();
    const { port } = await serving(at);
    const again = await new Visitor(port, theresa.cookie).sit(id);
    await again.until(() => told(again));
    again.say({ type: "watch", watch: 1, reader: null });
    await again.until(() => again.ofType("malformed")[0]);
    expect(again.ofType("opened")).toEqual([]);
  });

  test("may be played for by another bot if all who are left want it", async () => {
    const { port } = await serving(await place());
    const { theresa, fritz, louis, path } = await begun(port, { players: THREE });
    await louis.ask("POST", `${path}/resign`, { seat: "louis" });
    const wanted = { seat: "louis", level: "random" };
    const asked = parseOwnGame((await theresa.ask("POST", `${path}/standIn`, wanted)).body);
    expect(seatOf(asked, "louis")).toMatchObject({
      standIn: "cadet",
      proposal: { level: "random", by: ["maria"] },
    });
    const agreed = parseOwnGame((await fritz.ask("POST", `${path}/standIn`, wanted)).body);
    expect(seatOf(agreed, "louis")).toMatchObject({ standIn: "random", hasResigned: true });
    expect((await louis.ask("POST", `${path}/standIn`, wanted)).body).toEqual({ refused: "notYours" });
  });
});

describe.each(STORES)("a bot for somebody who is not there on $name", ({ place }) => {
  test("plays when his day is over and all others agree, and gives the seat back when he asks", async () => {
    const { port } = await serving(await place());
    const { theresa, fritz, louis, path, id } = await begun(port, { players: THREE, pace: "daily" });
    const maria = await theresa.sit(id);
    await maria.watch("maria");
    const asked = (): Seat[] => maria.moments.at(-1)?.pending.map(({ seat }) => seat) ?? [];
    const wanted = { seat: "frederick", level: "cadet" };
    expect(asked()).toContain("frederick");
    await maria.until(() => seatOf(told(maria), "frederick")?.deadline);
    const before = seatOf(told(maria), "frederick");
    expect(Date.parse(before?.deadline ?? "") - Date.parse(before?.since ?? "")).toBe(24 * HOUR);
    expect((await theresa.ask("POST", `${path}/standIn`, wanted)).body).toEqual({ refused: "notAbsent" });
    later(25);
    for (const [visitor, body, refused] of [
      [fritz, wanted, "notYours"],
      [theresa, { ...wanted, level: "general" }, "malformed"],
      [new Visitor(port), wanted, "unknownPerson"],
    ] as const)
      expect((await visitor.ask("POST", `${path}/standIn`, body)).body).toEqual({ refused });
    await theresa.ask("POST", `${path}/standIn`, { ...wanted, level: "random" });
    await theresa.ask("POST", `${path}/standIn`, wanted);
    await maria.until(() =>
      seatOf(told(maria), "frederick")?.proposal?.level === "cadet" ? true : undefined,
    );
    expect(seatOf(told(maria), "frederick")?.proposal).toEqual({ level: "cadet", by: ["maria"] });
    await louis.ask("POST", `${path}/standIn`, wanted);
    await maria.until(() => (seatOf(told(maria), "frederick")?.standIn === "cadet" ? true : undefined));
    await maria.until(() => (asked().includes("frederick") ? undefined : true));
    // He sees his own seat meanwhile, but does not decide for it.
    const frederick = await fritz.sit(id);
    const { seen } = await frederick.watch("frederick");
    expect(await frederick.act("frederick", seen, { type: "done" })).toEqual({ stale: true });
    const back = parseOwnGame((await fritz.ask("POST", `${path}/return`, { seat: "frederick" })).body);
    expect(seatOf(back, "frederick")?.standIn).toBeUndefined();
    await maria.until(() =>
      noticesTo(maria).find((notice) => "type" in notice && notice.type === "returned"),
    );
    expect(noticesTo(maria)).toEqual([
      { seat: "maria", type: "proposed", of: "frederick", level: "random" },
      { seat: "maria", type: "proposed", of: "frederick", level: "cadet" },
      { seat: "frederick", type: "standIn", level: "cadet" },
      { seat: "frederick", type: "returned" },
    ]);
    expect(await frederick.act("frederick", seen, { type: "nonsense" })).toMatchObject({ refused: true });
  });

  test("plays in a live game three minutes after he has left, and never while he is there", async () => {
    const { port } = await serving(await place());
    const { theresa, fritz, path, id } = await begun(port);
    const [maria, frederick] = await Promise.all([theresa.sit(id), fritz.sit(id)]);
    await Promise.all([maria.watch("maria"), frederick.watch("frederick")]);
    const wanted = { seat: "frederick", level: "cadet" };
    later(24);
    expect((await theresa.ask("POST", `${path}/standIn`, wanted)).body).toEqual({ refused: "notAbsent" });
    frederick.close();
    await maria.until(() => seatOf(told(maria), "frederick")?.deadline);
    expect((await theresa.ask("POST", `${path}/standIn`, wanted)).body).toEqual({ refused: "notAbsent" });
    later(0.06);
    expect((await theresa.ask("POST", `${path}/standIn`, wanted)).status).toBe(200);
    await maria.until(() => (seatOf(told(maria), "frederick")?.standIn === "cadet" ? true : undefined));
  });

  test("is not asked for while he is away with notice, which only those who play with him are told", async () => {
    const { port } = await serving(await place());
    const { theresa, fritz, path } = await begun(port, { pace: "daily" });
    const until = new Date(Date.now() + 48 * HOUR).toISOString();
    for (const [body, status] of [
      [{ until: "tomorrow" }, 400],
      [{ until: new Date(Date.now() - HOUR).toISOString() }, 400],
      [{ until: new Date(Date.now() + 100 * 24 * HOUR).toISOString() }, 400],
      [{ until }, 200],
    ] as const)
      expect((await fritz.ask("PUT", "/api/me/absence", body)).status).toBe(status);
    const seen = async (visitor: Visitor) =>
      seatOf(parseOwnGame((await visitor.ask("GET", path)).body), "frederick");
    // His clock runs, which is noted a second later at most.
    await expect.poll(async () => (await seen(theresa))?.since, { timeout: 10_000 }).toBeTruthy();
    expect((await seen(theresa))?.awayUntil).toBe(until);
    expect(await seen(new Visitor(port))).not.toHaveProperty("awayUntil");
    const wanted = { seat: "frederick", level: "cadet" };
    later(47);
    expect((await theresa.ask("POST", `${path}/standIn`, wanted)).body).toEqual({ refused: "notAbsent" });
    // Back an hour early: his day begins to run.
    expect((await fritz.ask("PUT", "/api/me/absence", { until: null })).status).toBe(200);
    later(20);
    expect((await theresa.ask("POST", `${path}/standIn`, wanted)).body).toEqual({ refused: "notAbsent" });
    later(5);
    expect((await theresa.ask("POST", `${path}/standIn`, wanted)).status).toBe(200);
  });

  test("has its clock begun anew when the seat is asked again, also over a restart", async () => {
    const at = await place();
    const first = await serving(at);
    const { theresa, path, id } = await begun(first.port, { pace: "relaxed" });
    const maria = await theresa.sit(id);
    await maria.watch("maria");
    const since = () => seatOf(told(maria), "maria")?.since;
    const begunAt = await maria.until(since);
    expect(await maria.decide("maria", chanceFrom(3))).toEqual({ accepted: true });
    await maria.until(() => (since() === undefined ? true : undefined));
    const frederick = seatOf(told(maria), "frederick")?.since;
    expect(frederick && frederick >= begunAt ? "later" : frederick).toBe("later");
    await first.close();
    const { port } = await serving(at);
    const again = parseOwnGame((await new Visitor(port, theresa.cookie).ask("GET", path)).body);
    expect(seatOf(again, "frederick")?.since).toBe(frederick);
    expect(seatOf(again, "maria")).not.toHaveProperty("since");
  });
});

describe.each(STORES)("notes on $name", ({ place }) => {
  test("are read by whoever has written them and by nobody else, and are not endless", async () => {
    const { port } = await serving(await place());
    const { theresa, fritz, path } = await begun(port);
    const mine = `${path}/notes?seat=maria`;
    expect((await theresa.ask("GET", mine)).body).toEqual({ text: "" });
    for (const text of ["Prague first.", "Vienna first.\n\tThen Prague."])
      expect((await theresa.ask("PUT", `${path}/notes`, { seat: "maria", text })).body).toEqual({ text });
    expect((await theresa.ask("GET", mine)).body).toEqual({ text: "Vienna first.\n\tThen Prague." });
    for (const [visitor, refused] of [
      [fritz, "notYours"],
      [new Visitor(port), "unknownPerson"],
    ] as const) {
      expect((await visitor.ask("GET", mine)).body).toEqual({ refused });
      expect((await visitor.ask("PUT", `${path}/notes`, { seat: "maria", text: "x" })).body).toEqual({
        refused,
      });
    }
    for (const text of ["x".repeat(4001), "\u0000", 5])
      expect((await theresa.ask("PUT", `${path}/notes`, { seat: "maria", text })).body).toEqual({
        refused: "malformed",
      });
    await theresa.ask("POST", `${path}/resign`, { seat: "maria" });
    expect((await theresa.ask("GET", mine)).body).toEqual({ text: "Vienna first.\n\tThen Prague." });
  });
});

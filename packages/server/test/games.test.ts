import { createHash } from "node:crypto";
import { replay } from "@maria/rules";
import { chanceFrom } from "@maria/rules/search";
import { parseChat, parseGameFile, parseOwnGame, parseOwnGames, parsePerson } from "@maria/table";
import { describe, expect, test, vi } from "vitest";
import { CADET, INTRODUCTORY, NEW_GAME, serving } from "./support/serving.ts";
import { testStores } from "./support/stores.ts";
import { Visitor } from "./support/visitor.ts";

const STORES = testStores();

/** Theresa's game with a seat for Fritz and a bot, begun. */
const begun = async (port: number) => {
  const theresa = await Visitor.named(port, "Theresa");
  const fritz = await Visitor.named(port, "Fritz");
  const { game, invitations } = await theresa.make(NEW_GAME);
  await fritz.join(invitations[0]?.token ?? "", game.id);
  await theresa.ask("POST", `/api/games/${game.id}/start`, {});
  return { theresa, fritz, id: game.id };
};

describe.each(STORES)("people on $name", ({ place }) => {
  test("are guests as soon as they have a name, and the same again by their cookie", async () => {
    const { port } = await serving(await place());
    const stranger = new Visitor(port);
    expect((await stranger.ask("GET", "/api/me")).body).toEqual({ person: null });
    const { body, headers } = await stranger.ask("PUT", "/api/me", { name: " Theresa " });
    expect(body).toEqual({ person: { id: expect.any(String), name: "Theresa" } });
    expect(headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax$/);
    expect((await stranger.ask("GET", "/api/me")).body).toEqual(body);
    expect((await stranger.ask("PUT", "/api/me", { name: "Maria" })).body).toMatchObject({
      person: { name: "Maria" },
    });
    // A cookie that was changed is nobody's.
    stranger.cookie = stranger.cookie.replace("=", "=x");
    expect((await stranger.ask("GET", "/api/me")).body).toEqual({ person: null });
  });
});

describe.each(STORES)("a game that waits for its players on $name", ({ place }) => {
  test("is made, joined by invitation, and started by its maker when nobody is missing", async () => {
    const { port } = await serving(await place());
    const theresa = await Visitor.named(port, "Theresa");
    const fritz = await Visitor.named(port, "Fritz");
    const made = await theresa.make(NEW_GAME);
    expect(made).toMatchObject({ own: ["maria"], isMaker: true, invitations: [{ seat: "frederick" }] });
    expect(made.game).toMatchObject({ status: "gathering", commitment: null, progress: null });
    const { id } = made.game;
    const start = () => theresa.ask("POST", `/api/games/${id}/start`, {});
    expect((await start()).body).toEqual({ refused: "seatsFree" });
    expect((await fritz.ask("GET", `/api/games/${id}`)).body).toMatchObject({
      own: [],
      isMaker: false,
      invitations: [],
    });
    const token = made.invitations[0]?.token ?? "";
    for (const [body, refused] of [
      [{ seat: "frederick" }, "byInvitation"],
      [{ invitation: "guessed" }, "noSuchInvitation"],
      [{ seat: "louis" }, "seatTaken"],
      [{ seat: "george" }, "malformed"],
      [{ invitation: token, seat: "frederick" }, "malformed"],
    ])
      expect((await fritz.ask("POST", `/api/games/${id}/join`, body)).body).toEqual({ refused });
    expect((await fritz.join(token, id)).own).toEqual(["frederick"]);
    expect((await fritz.join(token, id)).own).toEqual(["frederick"]);
    const other = await Visitor.named(port, "Louis");
    expect((await other.ask("POST", `/api/games/${id}/join`, { invitation: token })).body).toEqual({
      refused: "seatTaken",
    });
    expect((await fritz.ask("POST", `/api/games/${id}/start`, {})).body).toEqual({ refused: "notYours" });
    const started = parseOwnGame((await start()).body);
    expect(started?.game).toMatchObject({
      status: "running",
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    for (const name of ["start", "leave"])
      expect((await theresa.ask("POST", `/api/games/${id}/${name}`, {})).body).toEqual({
        refused: "hasStarted",
      });
    expect((await other.ask("POST", `/api/games/${id}/join`, { seat: "frederick" })).body).toEqual({
      refused: "hasStarted",
    });
  });

  test("stands in the lobby if it is open, and a seat that was left is free, its old link void", async () => {
    const { port } = await serving(await place());
    const theresa = await Visitor.named(port, "Theresa");
    const fritz = await Visitor.named(port, "Fritz");
    await theresa.make(NEW_GAME);
    const open = await theresa.make({ ...NEW_GAME, isOpen: true });
    const lobby = parseOwnGames((await fritz.ask("GET", "/api/lobby")).body);
    expect(lobby?.games.map(({ game }) => game.id)).toEqual([open.game.id]);
    const path = `/api/games/${open.game.id}`;
    expect((await fritz.ask("POST", `${path}/join`, { seat: "frederick" })).body).toMatchObject({
      own: ["frederick"],
    });
    expect(parseOwnGames((await fritz.ask("GET", "/api/games")).body)?.games).toHaveLength(1);
    expect((await fritz.ask("POST", `${path}/leave`, {})).body).toMatchObject({ own: [] });
    expect((await fritz.ask("POST", `${path}/leave`, {})).body).toEqual({ refused: "notYours" });
    const [old] = open.invitations;
    expect((await fritz.ask("POST", `${path}/join`, { invitation: old?.token })).body).toEqual({
      refused: "noSuchInvitation",
    });
    expect(parseOwnGames((await theresa.ask("GET", "/api/games")).body)?.games).toHaveLength(2);
  });

  test("tells those who wait who comes and goes, and begins for all of them at once", async () => {
    const { port } = await serving(await place());
    const theresa = await Visitor.named(port, "Theresa");
    const fritz = await Visitor.named(port, "Fritz");
    const { game, invitations } = await theresa.make(NEW_GAME);
    const waiting = await theresa.sit(game.id);
    const seatOfFritz = () => waiting.ofType("game").at(-1)?.game.game.seats[1];
    await fritz.join(invitations[0]?.token ?? "", game.id);
    await waiting.until(() => seatOfFritz()?.person?.name === "Fritz" || undefined);
    expect(seatOfFritz()?.isPresent).toBe(false);
    const other = await fritz.sit(game.id);
    await waiting.until(() => seatOfFritz()?.isPresent || undefined);
    expect(waiting.ofType("opened")).toEqual([]);
    await theresa.ask("POST", `/api/games/${game.id}/start`, {});
    for (const sitting of [waiting, other]) await sitting.until(() => sitting.ofType("opened")[0]);
    expect((await other.watch("frederick")).view.seat).toBe("frederick");
    other.close();
    await waiting.until(() => (seatOfFritz()?.isPresent === false ? true : undefined));
  });
});

describe.each(STORES)("a game that is played on $name", ({ place }) => {
  test("shows each seat its own, plays what is allowed once, and refuses the rest by its clause", async () => {
    const { port } = await serving(await place());
    const { theresa, fritz, id } = await begun(port);
    const [maria, frederick, onlooker] = await Promise.all([
      theresa.sit(id),
      fritz.sit(id),
      new Visitor(port).sit(id),
    ]);
    await maria.watch("maria");
    await frederick.watch("frederick");
    expect((await onlooker.watch(null)).view.seat).toBeNull();
    expect(await maria.act("maria", 0, { type: "nonsense" })).toEqual({
      refused: true,
      rule: "SEQ-04",
      reason: "malformedAction",
    });
    for (const [sitting, seat] of [
      [frederick, "maria"],
      [onlooker, "maria"],
    ] as const) {
      const before = sitting.ofType("malformed").length;
      sitting.say({ type: "watch", watch: 99, reader: seat });
      sitting.say({ type: "act", request: 99, seat, seen: 0, action: { type: "done" } });
      await sitting.until(() => sitting.ofType("malformed")[before + 1]);
    }
    expect(await maria.decide("maria", chanceFrom(1))).toEqual({ accepted: true });
    await onlooker.until(() => onlooker.moments.find(({ seen }) => seen > 0));
    expect(await maria.act("maria", 99, { type: "done" })).toEqual({ stale: true });
    expect(await maria.act("maria", maria.moments.at(-1)?.seen ?? 0, { type: "takeBack" })).toEqual({
      accepted: true,
    });
  });

  test("goes on after a lost connection from the last number seen, also on another server process", async () => {
    const at = await place();
    const first = await serving(at);
    const { theresa, fritz, id } = await begun(first.port);
    const [maria, frederick] = await Promise.all([theresa.sit(id), fritz.sit(id)]);
    await Promise.all([maria.watch("maria"), frederick.watch("frederick")]);
    const random = chanceFrom(3);
    expect(await maria.decide("maria", random)).toEqual({ accepted: true });
    const seen = maria.moments.at(-1)?.seen ?? 0;
    maria.close();
    expect(await frederick.decide("frederick", random)).toEqual({ accepted: true });
    const back = await theresa.sit(id);
    const caughtUp = await back.watch("maria", seen);
    expect([caughtUp.isWhole, caughtUp.seen > seen, caughtUp.lines.length > 0]).toEqual([false, true, true]);
    const whole = await (await theresa.sit(id)).watch("maria");
    expect(whole.lines.slice(-caughtUp.lines.length)).toEqual(caughtUp.lines);
    await first.close();
    await back.until(() => back.closed ?? undefined);
    expect(back.closed).toBe(1012);
    const { port } = await serving(at);
    const again = await new Visitor(port, theresa.cookie).sit(id);
    const resumed = await again.watch("maria", caughtUp.seen);
    expect([resumed.isWhole, resumed.seen, resumed.view]).toEqual([false, caughtUp.seen, caughtUp.view]);
    expect((await again.watch("maria")).lines).toEqual(whole.lines);
  });

  test("is played without sockets: an entry by a request, and news by one that waits for it", async () => {
    const { port } = await serving(await place());
    const { theresa, fritz, id } = await begun(port);
    const sitting = await theresa.sit(id);
    const moment = await sitting.watch("maria");
    const path = `/api/games/${id}`;
    const news = fritz.ask("GET", `${path}/moment?reader=frederick`);
    const { body } = await news;
    expect(body).toMatchObject({ moment: { isWhole: true, view: { seat: "frederick" } } });
    const { seen } = (body as { moment: { seen: number } }).moment;
    const waiting = fritz.ask("GET", `${path}/moment?reader=frederick&since=${seen}`);
    expect(
      (await theresa.ask("POST", `${path}/act`, { seat: "frederick", seen: 0, action: {} })).body,
    ).toEqual({
      refused: "notYours",
    });
    const decided = await sitting.decide("maria", chanceFrom(5));
    expect([moment.seen, decided]).toEqual([expect.any(Number), { accepted: true }]);
    expect((await waiting).body).toMatchObject({ moment: { seen: seen + 1, isWhole: false } });
    expect((await fritz.ask("GET", `${path}/moment?reader=maria`)).body).toEqual({ refused: "notYours" });
    const answered = await theresa.ask("POST", `${path}/act`, {
      seat: "maria",
      seen: 0,
      action: { type: "nonsense" },
    });
    expect(answered.body).toMatchObject({ answer: { refused: true, rule: "SEQ-04" } });
  });

  test("of bots alone but for one is played to its end, and then tells everything, the seed it was bound to included", async () => {
    const { port } = await serving(await place());
    const theresa = await Visitor.named(port, "Theresa");
    const random = chanceFrom(9);
    const { game } = await theresa.make({
      ...NEW_GAME,
      players: { maria: { kind: "person" }, frederick: CADET, louis: CADET },
      options: INTRODUCTORY,
    });
    const path = `/api/games/${game.id}`;
    const started = parseOwnGame((await theresa.ask("POST", `${path}/start`, {})).body);
    expect((await theresa.ask("GET", `${path}/record`)).body).toEqual({ refused: "notFinished" });
    const maria = await theresa.sit(game.id);
    await maria.watch("maria");
    while (maria.moments.at(-1)?.view.result === null) {
      const count = maria.moments.length;
      const answer = await maria.decide("maria", random);
      if (answer === null) await maria.until(() => maria.moments[count]);
      else expect(answer).toEqual({ accepted: true });
    }
    await maria.until(() => maria.ofType("game").find((reply) => reply.game.game.status === "finished"));
    const { id: who } = parsePerson((await theresa.ask("GET", "/api/me")).body)?.person ?? { id: "" };
    // Its players are rated soon after, whatever becomes of their pages.
    await vi.waitFor(async () =>
      expect((await new Visitor(port).ask("GET", `/api/people/${who}`)).body).toMatchObject({
        profile: { person: { name: "Theresa" }, games: 1, latest: [{ game: null }] },
      }),
    );
    const { body } = await theresa.ask("GET", `${path}/record`);
    const file = parseGameFile(JSON.stringify(body), "");
    if ("fault" in file) throw new Error(file.fault);
    const bound = createHash("sha256").update(Buffer.from(file.record.seed, "hex")).digest("hex");
    expect(bound).toBe(started?.game.commitment);
    const next = parseOwnGame((await theresa.ask("POST", `${path}/rematch`, {})).body);
    expect(next).toMatchObject({
      own: ["maria"],
      isMaker: true,
      game: { status: "gathering", name: "Silesia" },
    });
    await maria.until(() => maria.ofType("game").find((reply) => reply.game.game.rematch === next?.game.id));
    expect((await theresa.ask("POST", `${path}/rematch`, {})).body).toEqual(next);
    expect((await new Visitor(port).ask("POST", `${path}/rematch`, {})).body).toEqual({
      refused: "unknownPerson",
    });
    expect(replay(file.record)).toMatchObject({ state: { result: maria.moments.at(-1)?.view.result } });
  });
});

describe.each(STORES)("talk at a table on $name", ({ place }) => {
  test("is heard by all, or by the two whose it is and by nobody else", async () => {
    const { port } = await serving(await place());
    const { theresa, fritz, id } = await begun(port);
    const path = `/api/games/${id}/chat`;
    const stranger = new Visitor(port);
    const [maria, frederick, onlooker] = await Promise.all([
      theresa.sit(id),
      fritz.sit(id),
      stranger.sit(id),
    ]);
    const aloud = { seat: "maria", to: null, text: "Peace?" };
    const whispered = { seat: "frederick", to: "maria", text: "Silesia first." };
    expect((await theresa.ask("POST", path, aloud)).body).toMatchObject({ lines: [aloud] });
    expect((await fritz.ask("POST", path, whispered)).body).toMatchObject({ lines: [whispered] });
    expect((await theresa.ask("POST", path, { ...aloud, text: "No." })).status).toBe(200);
    for (const [sitting, visitor, heard] of [
      [maria, theresa, ["Peace?", "Silesia first.", "No."]],
      [frederick, fritz, ["Peace?", "Silesia first.", "No."]],
      [onlooker, stranger, ["Peace?", "No."]],
    ] as const) {
      const texts = () => sitting.ofType("chat").flatMap(({ lines }) => lines.map(({ text }) => text));
      await sitting.until(() => (texts().at(-1) === "No." ? true : undefined));
      expect(texts()).toEqual(heard);
      expect(parseChat((await visitor.ask("GET", path)).body)?.lines.map(({ text }) => text)).toEqual(heard);
    }
    for (const [visitor, remark, refused] of [
      [stranger, aloud, "notYours"],
      [fritz, aloud, "notYours"],
      [fritz, { ...whispered, to: "louis" }, "notYours"],
      [fritz, { ...whispered, to: "frederick" }, "malformed"],
      [fritz, { ...whispered, text: " " }, "malformed"],
      [fritz, { ...whispered, text: "x".repeat(501) }, "malformed"],
    ] as const)
      expect((await visitor.ask("POST", path, remark)).body).toEqual({ refused });
  });
});

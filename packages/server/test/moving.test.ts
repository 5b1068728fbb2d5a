import { createHash } from "node:crypto";
import { type NewGame, parseGameFile, parseOwnGame, parseShown } from "@maria/table";
import { describe, expect, test } from "vitest";
import { CADET, NEW_GAME, serving } from "./support/serving.ts";
import { testStores } from "./support/stores.ts";
import { Visitor } from "./support/visitor.ts";

const PERSON = { kind: "person" } as const;
const ALONE: NewGame = { ...NEW_GAME, players: { maria: PERSON, frederick: CADET, louis: CADET } };

/** A game against bots, begun at the server and taken home. */
const takenHome = async (port: number) => {
  const theresa = await Visitor.named(port, "Theresa");
  const { game } = await theresa.make(ALONE);
  const path = `/api/games/${game.id}`;
  await theresa.ask("POST", `${path}/start`, {});
  const maria = await theresa.sit(game.id);
  await maria.watch("maria");
  expect((await theresa.ask("GET", `${path}/record`)).body).toEqual({ refused: "notFinished" });
  const moved = parseOwnGame((await theresa.ask("POST", `${path}/move`, {})).body);
  expect(moved?.game).toMatchObject({ status: "closed", closed: "moved" });
  const { status, body } = await theresa.ask("GET", `${path}/record`);
  expect(status).toBe(200);
  return { theresa, path, commitment: moved?.game.commitment, file: JSON.stringify(body) };
};

describe.each(testStores())("a game moves on $name", ({ place }) => {
  test("home to the device of whoever plays it alone, with the seed its seal was made of, and is nobody else's", async () => {
    const { port } = await serving(await place());
    const { path, commitment, file } = await takenHome(port);
    const read = parseGameFile(file, "");
    if ("fault" in read) throw new Error(read.fault);
    const seal = createHash("sha256").update(Buffer.from(read.record.seed, "hex")).digest("hex");
    expect([seal, read.commitment]).toEqual([commitment, commitment]);
    const fritz = await Visitor.named(port, "Fritz");
    for (const visitor of [fritz, new Visitor(port)])
      expect((await visitor.ask("GET", `${path}/record`)).body).toEqual({ refused: "notFinished" });
  });

  test("to the server, where others take seats, sees that it was begun elsewhere, and goes on where it was", async () => {
    const { port } = await serving(await place());
    const { theresa, file } = await takenHome(port);
    const game = { ...ALONE, players: { ...ALONE.players, frederick: PERSON } };
    const { status, body } = await theresa.ask("POST", "/api/import", { game, file });
    expect(status).toBe(200);
    const made = parseOwnGame(body);
    expect(made?.game).toMatchObject({ status: "gathering", isImported: true });
    const [invitation] = made?.invitations ?? [];
    const fritz = await Visitor.named(port, "Fritz");
    const id = made?.game.id ?? "";
    await fritz.join(invitation?.token ?? "", id);
    await theresa.ask("POST", `/api/games/${id}/start`, {});
    const [maria, frederick] = await Promise.all([theresa.sit(id), fritz.sit(id)]);
    const [mine, his] = await Promise.all([maria.watch("maria"), frederick.watch("frederick")]);
    expect(mine.view.seat).toBe("maria");
    expect(his.lines.length).toBeGreaterThan(0);
    expect((await theresa.ask("POST", `/api/games/${id}/move`, {})).body).toEqual({ refused: "othersPlay" });
  });

  test("to the server only if the rules allow every entry, for whoever is known there, and not for ever longer", async () => {
    const { port } = await serving(await place());
    const { theresa, file } = await takenHome(port);
    const wrong = JSON.parse(file) as { record: { entries: unknown[]; pack: string } };
    const { record } = wrong;
    const changed = (change: object) => JSON.stringify({ ...wrong, record: { ...record, ...change } });
    const twice = [...record.entries, ...record.entries.slice(0, 1)];
    for (const [given, refused] of [
      [{ game: ALONE, file: "no game" }, "noGame"],
      [{ game: ALONE, file: changed({ entries: twice }) }, "noGame"],
      [{ game: ALONE, file: changed({ pack: "0".repeat(record.pack.length) }) }, "noSuchPack"],
      [{ game: { ...ALONE, options: { ...ALONE.options, variant: "advanced" } }, file }, "noGame"],
      [{ game: ALONE }, "malformed"],
    ] as const)
      expect((await theresa.ask("POST", "/api/import", given)).body).toEqual({ refused });
    expect((await new Visitor(port).ask("POST", "/api/import", { game: ALONE, file })).body).toEqual({
      refused: "unknownPerson",
    });
  });

  test("into the list of games to look on at once it is open and has begun", async () => {
    const { port } = await serving(await place());
    const theresa = await Visitor.named(port, "Theresa");
    const { game } = await theresa.make({ ...ALONE, isOpen: true });
    const shown = async () => parseShown((await new Visitor(port).ask("GET", "/api/shown")).body);
    expect(await shown()).toEqual({ running: [], finished: [] });
    await theresa.ask("POST", `/api/games/${game.id}/start`, {});
    expect((await shown())?.running.map(({ game: one, own }) => [one.id, own])).toEqual([[game.id, []]]);
  });
});

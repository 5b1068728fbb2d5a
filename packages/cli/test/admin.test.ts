import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "./support/scratch.ts";
import { maria } from "./support/terminal.ts";

const GAME = {
  ...{
    id: "game-1",
    name: "Silesia",
    pack: "p",
    pace: "live",
    open: 0,
    status: "running",
    maker: "person-1",
  },
  ...{ made: "2026-11-18T05:00:00.000Z", changed: "2026-11-18T06:30:00.000Z" },
  options: JSON.stringify({ variant: "advanced", players: 3, politicalOption: false, troopCeiling: false }),
};

/** A store with one person, one game and one report, as a server leaves it; nobody uses it. */
const kept = async () => {
  const directory = scratchDirectory();
  const { openStorage } = await import("../../server/src/storage/storage.ts");
  const { db, close } = await openStorage({ directory: join(directory, "kept") }, () => {});
  onTestFinished(() => close());
  const made = GAME.made;
  await db.insertInto("packs").values({ id: "p", data: "{}" }).execute();
  await db
    .insertInto("people")
    .values([
      { id: "person-1", name: "Theresa", made, suspended: null },
      { id: "person-2", name: "Fritz\u001b[31m", made, suspended: null },
    ])
    .execute();
  await db
    .insertInto("games")
    .values({ ...GAME, pace: "live", status: "running" })
    .execute();
  await db
    .insertInto("seats")
    .values([
      { game: GAME.id, seat: "maria", person: "person-1" },
      { game: GAME.id, seat: "frederick", person: "person-2", standIn: "cadet" },
      { game: GAME.id, seat: "louis", bot: "random" },
    ])
    .execute();
  await db
    .insertInto("reports")
    .values({
      ...{ id: "report-1", reporter: "person-1", person: "person-2", kind: "remark", thing: "game-1 1" },
      ...{
        game: GAME.id,
        text: "rude\u202eedur",
        made,
        settled: null,
        note: null,
        reason: "insult",
        words: "Twice.",
      },
    })
    .execute();
  const said = async (command: string, environment: Record<string, string> = { USER: "kaunitz" }) => {
    const { code, stdout, stderr } = await maria(`admin ${command} --data kept`, { directory, environment });
    return [code, stdout + stderr] as const;
  };
  return { said, db };
};

test("admin lists games, people and reports, without the signs a terminal would obey", async () => {
  const { said } = await kept();
  const [, games] = await said("games --status running --person person-2");
  expect(games).toMatch(/^id +state +changed \(UTC\) +game\ngame-1 +is played +2026-11-18 06:30 +Silesia\n$/);
  const [, game] = await said("game game-1 --lang de");
  expect(game).toContain("Profi-Variante, wird gespielt, 2026-11-18 05:00 – 2026-11-18 06:30 UTC");
  expect(game).toContain("Fritz·[31m (person-2), ein Bot spielt für ihn (cadet)");
  const [, people] = await said("people --name fritz --lang fr");
  expect(people).toMatch(/person-2 +2026-11-18 05:00 +– +1 +1 +invité +Fritz·\[31m/);
  const [, reports] = await said("reports");
  expect(reports).toContain("report-1  remark, 2026-11-18 05:00 UTC");
  expect(reports).toContain("  > rude·edur");
  expect(JSON.parse((await said("reports --json"))[1])).toMatchObject([{ text: "rude\u202eedur" }]);
  expect(await said("games --status closed")).toEqual([0, "There is nothing of the kind.\n"]);
  expect((await said("people --most 1"))[1]).toContain("These are the first 1.");
});

test("admin does what it is told, and puts down who did it and why", async () => {
  const { said, db } = await kept();
  for (const [command, answer] of [
    ["silence person-2 --for 7d --note manners", "person-2 may not speak until "],
    ["person person-2", "guest, may not speak until "],
    ["unsilence person-2 --as Haugwitz", "may speak again"],
    ["rename person-2 Friedrich", "has another name now"],
    ["suspend person-2", "signed out on every device"],
    ["readmit person-2", "may sign in again"],
    ["settle report-1 --note talked", "is settled"],
    ["close game-1", "is closed. Servers that run"],
  ] as const)
    expect(await said(command)).toEqual([0, expect.stringContaining(answer)]);
  expect((await said("game game-1"))[1]).toContain("closed (by a keeper)");
  const acts = (await said("acts"))[1];
  expect(acts).toMatch(/kaunitz +silenced +person-2 +.*manners$/m);
  expect(acts).toMatch(/Haugwitz +let speak again +person-2/);
  expect(acts.trim().split("\n")).toHaveLength(8);
  expect(await db.selectFrom("people").select("name").where("id", "=", "person-2").execute()).toEqual([
    { name: "Friedrich" },
  ]);
});

test("admin says what cannot be done, and does nothing without a name or a store", async () => {
  const { said } = await kept();
  for (const [command, answer] of [
    ["game nothing", "no game nothing"],
    ["close nothing --lang de", "Ein Spiel nothing gibt es nicht"],
    ["person nobody --lang fr", "Personne n’a l’identifiant nobody"],
    ["settle nothing", "no report nothing"],
  ] as const)
    expect(await said(command)).toEqual([1, expect.stringContaining(answer)]);
  expect(await said("close game-1", {})).toEqual([2, expect.stringContaining("--as NAME")]);
  await said("close game-1");
  expect(await said("close game-1")).toEqual([1, expect.stringContaining("closed already")]);
  const none = await maria("admin games --data none", { directory: scratchDirectory() });
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining("There is nothing kept in")]);
});

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type GameRecord, loadPack } from "@maria/rules";
import { parseRecord } from "@maria/rules/authority";
import type { Action, Pack } from "@maria/rules/model";
import { describe, expect, test } from "vitest";
import { readPack } from "../src/pack/readPack.ts";
import { MOVED, writeChangedPack } from "./support/changedPack.ts";
import { historical, recordOf } from "./support/records.ts";
import { scratchDirectory } from "./support/scratch.ts";
import { maria } from "./support/terminal.ts";

const NAME = "Veldenstein";

const changed = (): { readonly directory: string; readonly pack: Pack } => {
  const directory = scratchDirectory();
  const { data, problems } = readPack(writeChangedPack(join(directory, "changed"), NAME));
  expect(problems).toEqual([]);
  if (data === undefined) throw new Error("the changed pack is not sound");
  return { directory, pack: loadPack(data) };
};

const cityIn = (pack: Pack, key: string): number => pack.cities.findIndex((city) => city.key === key);

/** The games simulated with a pack, as they were recorded. */
const simulated = async (directory: string, pack: string): Promise<GameRecord[]> => {
  const { code, stderr } = await maria(
    `simulate --games 6 --bots random --seed 3 --record games-${pack} ${pack === "" ? "" : `--pack ${pack}`}`,
    { directory },
  );
  expect([code, stderr]).toEqual([0, ""]);
  return readdirSync(join(directory, `games-${pack}`)).map((file) => {
    const parsed = parseRecord(JSON.parse(readFileSync(join(directory, `games-${pack}`, file), "utf8")));
    if ("fault" in parsed) throw new Error(parsed.fault);
    return parsed.record;
  });
};

const marchesAlong = (action: Action, a: number, b: number): boolean =>
  action.type === "march" && action.path.some((city, at) => city === b && action.path[at - 1] === a);

describe("--pack DIR", () => {
  test("check-pack takes the directory as an argument or as every other command does, but one of them", async () => {
    const { directory } = changed();
    for (const command of ["check-pack changed", "check-pack --pack changed", "check-pack --pack=changed"])
      expect(await maria(command, { directory })).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^changed: a sound component pack\.\n/),
        stderr: "",
      });
    expect((await maria("check-pack changed --pack changed", { directory })).code).toBe(2);
  });

  test("simulate plays on that board: only there anybody marches along the moved road", async () => {
    const { directory, pack } = changed();
    const marchesIn = async (name: string): Promise<number> => {
      const records = await simulated(directory, name);
      for (const record of records) expect(record.pack).toBe(name === "" ? historical.id : pack.id);
      const [a, b] = [cityIn(pack, MOVED.from), cityIn(pack, MOVED.instead)];
      return records
        .flatMap(({ entries }) => entries)
        .filter(({ action }) => marchesAlong(action as Action, a, b) || marchesAlong(action as Action, b, a))
        .length;
    };
    expect(await marchesIn("")).toBe(0);
    expect(await marchesIn("changed")).toBeGreaterThan(0);
  });

  test("replay and play go on with a game of that pack, and with no other pack", async () => {
    const { directory, pack } = changed();
    const records = await simulated(directory, "changed");
    const city = cityIn(pack, MOVED.instead);
    const isThere = ({ action }: GameRecord["entries"][number]): boolean =>
      action.type === "march" && action.path.at(-1) === city;
    const record = records.find(({ entries }) => entries.some(isThere));
    if (record === undefined) throw new Error("nobody marches to the renamed city");
    const until = record.entries.findIndex(isThere) + 1;
    writeFileSync(
      join(directory, "game.json"),
      JSON.stringify({ ...record, entries: record.entries.slice(0, until) }),
    );

    const shown = await maria("replay game.json --log --pack changed", { directory });
    expect([shown.code, shown.stderr]).toEqual([0, ""]);
    expect(shown.stdout).toContain(NAME);
    expect(shown.stdout).not.toContain("Pegnitz");

    const options = "--load game.json --seat maria --bots random";
    const played = await maria(`play ${options} --pack changed`, { directory, answers: ["q", "y"] });
    expect([played.code, played.stderr]).toEqual([0, ""]);
    expect(played.stdout).toContain(NAME);

    for (const command of ["replay game.json", `play ${options}`]) {
      const { code, stderr } = await maria(command, { directory });
      expect(code).toBe(1);
      expect(stderr).toContain(pack.id);
      expect(stderr).toContain("--pack DIR");
    }
  });

  test("play begins a game with it", async () => {
    const { directory } = changed();
    const options = "--variant introductory --players 3 --seat louis --bots random --seed 1 --pack changed";
    const { code } = await maria(`play ${options}`, { directory, answers: ["s saved.json", "q", "y"] });
    expect(code).toBe(0);
    const saved = JSON.parse(readFileSync(join(directory, "saved.json"), "utf8"));
    expect(saved.pack).not.toBe(historical.id);
  });

  test.each(["serve", "play", "simulate", "replay game.json", "check-pack"])(
    "%s names what is wrong with a pack",
    async (command) => {
      const { directory } = changed();
      const file = join(directory, "changed", "board.json");
      writeFileSync(file, readFileSync(file, "utf8").replace(`"${MOVED.instead}"`, '"nowhere"'));
      writeFileSync(join(directory, "game.json"), JSON.stringify(await recordOf(1)));
      const { code, stdout, stderr } = await maria(`${command} --pack changed`, { directory });
      expect(code).toBe(1);
      expect(stdout + stderr).toContain(MOVED.instead);
    },
  );
});

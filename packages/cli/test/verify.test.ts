import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GameRecord } from "@maria/rules";
import { describe, expect, test } from "vitest";
import { recordOf } from "./support/records.ts";
import { scratchDirectory } from "./support/scratch.ts";
import { maria, type Output } from "./support/terminal.ts";

const record = await recordOf(3);
const sealOf = (seed: string): string => createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
const seal = sealOf(record.seed);
const other = sealOf("00".repeat(32));

const verified = (
  changed: Partial<GameRecord>,
  options = "",
  inFile: string | null = seal,
): Promise<Output> => {
  const directory = scratchDirectory();
  const file = { format: "maria-game", name: "Silesia", players: {}, record: { ...record, ...changed } };
  writeFileSync(
    join(directory, "game.json"),
    JSON.stringify(inFile === null ? file : { ...file, commitment: inFile }),
  );
  return maria(`verify game.json ${options}`, { directory });
};

describe("HID-28 verify", () => {
  test("finds that all holds: the seed is the sealed one, every entry legal, the game over", async () => {
    const { code, stdout } = await verified({});
    expect(stdout).toContain(`its SHA-256 is the seal ${seal}.`);
    expect(stdout).toContain("Compare that with the seal the page showed");
    expect(stdout).toContain(`all its entries, ${record.entries.length} in number.`);
    expect([code, stdout]).toEqual([0, expect.stringContaining("game.json: everything holds.")]);
  });

  test("holds the seed against the seal that was shown, in a file that has none, too", async () => {
    for (const inFile of [seal, null]) {
      const { code, stdout } = await verified({}, `--seal ${seal.toUpperCase()}`, inFile);
      expect([code, stdout]).toEqual([0, expect.stringContaining("It is the seal that was shown")]);
      const forged = await verified({}, `--seal ${other}`, inFile);
      expect([forged.code, forged.stdout]).toEqual([
        1,
        expect.stringContaining(`its SHA-256 is ${seal}, but the seal that was shown is ${other}.`),
      ]);
    }
  });

  test("names a seal of another seed, and a file without one", async () => {
    const wrong = await verified({}, "", other);
    expect([wrong.code, wrong.stdout]).toEqual([
      1,
      expect.stringContaining(`the seal in the file is ${other}.`),
    ]);
    expect(wrong.stdout).toContain("not everything holds");
    const none = await verified({}, "--lang fr", null);
    expect([none.code, none.stdout]).toEqual([1, expect.stringContaining("ne contient pas de sceau")]);
  });

  test("names the first entry that is not legal, with its rule", async () => {
    const entries = [{ seat: "maria" as const, action: { type: "done" as const } }, ...record.entries];
    const { code, stdout } = await verified({ entries });
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^Entry 1 \(Maria Theresa, done\) breaks SET-\d+: /m),
    ]);
    const older = await verified({ entries, rules: 99 }, "--lang de");
    expect([older.code, older.stdout]).toEqual([1, expect.stringContaining("nach Fassung 99 der Regeln")]);
  });

  test("finds another seed under the same entries out by the entries themselves", async () => {
    const seed = "00".repeat(32);
    const { code, stdout } = await verified({ seed }, "", sealOf(seed));
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^Entry \d+ /m)]);
  });

  test("says that a game is not over, and who would have to decide", async () => {
    const { code, stdout } = await verified({ entries: record.entries.slice(0, 3) });
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining("ends before the game is over; to decide then: "),
    ]);
  });

  test("--json tells the same to programs", async () => {
    const { stdout } = await verified({}, "--json");
    expect(JSON.parse(stdout)).toEqual({
      holds: true,
      seal: { holds: true, ofSeed: seal, inFile: seal, shown: null },
      record: {
        ...{ holds: true, rules: record.rules, entries: record.entries.length },
        ...{ illegal: null, isOver: true },
      },
    });
  });

  test("asks for a seal that is one, and a file that is there", async () => {
    const bad = await verified({}, "--seal 12ab");
    expect([bad.code, bad.stderr]).toEqual([2, expect.stringContaining("64 hexadecimal digits")]);
    const none = await maria("verify nothing.json", { directory: scratchDirectory() });
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining("nothing.json")]);
  });
});

import { pending } from "@maria/rules";
import { replaySteps } from "@maria/rules/authority";
import type { FrameKind, GameOptions } from "@maria/rules/model";
import { expect, test } from "vitest";
import { LANGUAGES, purposeText } from "../src/index.ts";
import { purposes } from "../src/messages/en/purposes.ts";
import { randomRecord, wordsIn } from "./support/games.ts";

const ADVANCED: GameOptions = {
  variant: "advanced",
  players: 3,
  politicalOption: false,
  troopCeiling: false,
};

/** Who is asked for something in some whole games. */
const asked = async (): Promise<Set<FrameKind>> => {
  const kinds = new Set<FrameKind>();
  const games = [
    { options: ADVANCED, seed: 1 },
    { options: { ...ADVANCED, variant: "silesia-gambit" as const }, seed: 5 },
  ];
  for (const { options, seed } of games)
    for (const { state } of replaySteps(await randomRecord(options, seed))) {
      const frame = state.agenda.at(-1);
      if (frame === undefined || pending(state).length === 0) continue;
      kinds.add(frame.kind);
      for (const language of LANGUAGES)
        expect(purposeText(wordsIn(language), frame), `${language} ${frame.kind}`).not.toBeNull();
    }
  return kinds;
};

test("whatever somebody is asked for says what it is for", async () => {
  const kinds = await asked();
  expect(kinds.size).toBeGreaterThan(10);
  for (const kind of kinds) expect(purposes).toHaveProperty([`purpose.${kind}`]);
});

test("a purpose is one short sentence", () => {
  for (const language of LANGUAGES) {
    const { say } = wordsIn(language);
    for (const key of Object.keys(purposes) as (keyof typeof purposes)[]) {
      expect(say(key), key).toMatch(/^\p{Lu}[^.]*\.$/u);
      expect(say(key).length, key).toBeLessThan(125);
    }
  }
});

test("what the game settles by itself has none", () => {
  expect(purposeText(wordsIn("en"), { kind: "saxonsGoHome" })).toBeNull();
  expect(purposeText(wordsIn("en"), { kind: "annexation", step: 3 })).toBeNull();
});

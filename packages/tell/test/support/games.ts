import { readFileSync } from "node:fs";
import { BOTS } from "@maria/bots";
import { type GameRecord, loadPack, type PackData } from "@maria/rules";
import { seedFromNumber } from "@maria/rules/authority";
import type { GameOptions, Pack } from "@maria/rules/model";
import { playGame } from "@maria/table";
import { type Language, sayWith, type Words, wordsFor } from "../../src/index.ts";
import { de } from "../../src/messages/de.ts";
import { en } from "../../src/messages/en.ts";
import { fr } from "../../src/messages/fr.ts";

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../packs/historical/${file}.json`, import.meta.url), "utf8"));

export const historical: Pack = loadPack({
  board: read("board"),
  armies: read("armies"),
  politics: read("politics"),
  geography: read("geography"),
} as PackData);

const TEXTS = { en, de, fr };

/** The words of the historical pack in a language. */
export const wordsIn = (language: Language): Words =>
  wordsFor(language, historical, sayWith<typeof en>(language, TEXTS[language]));

/** A whole game of any variant among players who do anything that is allowed. */
export const randomRecord = async (options: GameOptions, seed: number): Promise<GameRecord> => {
  const { random } = BOTS;
  const bots = { maria: random, frederick: random, louis: random, playerA: random, playerB: random };
  return (await playGame(historical, options, seedFromNumber(seed), bots)).record;
};

import { expect } from "vitest";
import type { PowerName } from "../src/model/powers.ts";
import { checkPack, type PackProblem } from "../src/pack/check/check.ts";
import type { ArmiesData, BoardData, PackData } from "../src/pack/data.ts";
import { historicalData } from "./historicalPack.ts";

type Mutable<T> = { -readonly [Key in keyof T]: Mutable<T[Key]> };

interface PoliticsDraft {
  squareOrder: string[];
  offMapBoxes: Record<string, unknown>;
  tracks: Record<
    string,
    {
      boxes: {
        position: number;
        star?: boolean;
        status?: string;
        annexationBox?: boolean;
        icons: { icon: string; power: string }[];
      }[];
    }
  >;
  cards: {
    id: string;
    year: number;
    powers: string[];
    instruction: Record<string, unknown> | null;
    shifts: { track: string; steps: number; either?: boolean }[];
    imperialElection?: boolean;
  }[];
}

/** The pack as something a careless maker can write into. */
export interface PackDraft {
  board: Mutable<BoardData>;
  armies: Mutable<ArmiesData>;
  politics: PoliticsDraft;
}

const { geography: _, ...sound } = historicalData();

/** What the check says after one piece of damage to the historical pack. */
export const problemsAfter = (damage: (pack: PackDraft) => void): PackProblem[] => {
  const draft = structuredClone(sound);
  damage(draft as unknown as PackDraft);
  return checkPack(draft as PackData);
};

/** Asserts that the damage is found, with this sentence and under this rule. */
export const expectProblem = (damage: (pack: PackDraft) => void, what: string, rule?: string): void => {
  const found = problemsAfter(damage).map((problem) => ({ what: problem.what, rule: problem.rule }));
  expect(found).toContainEqual({ what, rule });
};

const found = <T>(thing: T | undefined, name: string): T => {
  if (thing === undefined) throw new Error(`the historical pack has no ${name}`);
  return thing;
};

export const city = (pack: PackDraft, id: string): PackDraft["board"]["cities"][number] =>
  found(
    pack.board.cities.find((candidate) => candidate.id === id),
    id,
  );

export const general = (
  pack: PackDraft,
  power: PowerName,
  rank: number,
): PackDraft["armies"]["powers"]["france"]["generals"][number] =>
  found(
    pack.armies.powers[power].generals.find((candidate) => candidate.rank === rank),
    `${power} ${rank}`,
  );

export const card = (pack: PackDraft, id: string): PoliticsDraft["cards"][number] =>
  found(
    pack.politics.cards.find((candidate) => candidate.id === id),
    id,
  );

export const box = (
  pack: PackDraft,
  track: string,
  position: number,
): PoliticsDraft["tracks"][string]["boxes"][number] =>
  found(
    pack.politics.tracks[track]?.boxes.find((candidate) => candidate.position === position),
    `${track} ${position}`,
  );

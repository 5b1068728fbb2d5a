import type { GameOptions } from "@maria/rules/model";
import { kindOf } from "./kinds.ts";
import { advancedThree } from "./weights/advancedThree.ts";
import { introductoryThree } from "./weights/introductoryThree.ts";
import { introductoryTwo } from "./weights/introductoryTwo.ts";

/** A softmax over the camps, with its own weights for each action stage: the features of a camp, a constant, the turn. */
export interface Model {
  readonly camps: readonly number[];
  /** By stage and camp. */
  readonly stages: Readonly<Record<number, readonly (readonly number[])[]>>;
}

/** Made by `npm run tune`, by kind of game; with two players each power wins the advanced game alone, as with three. */
const MODELS: Readonly<Record<string, Model>> = {
  "introductory-3": introductoryThree,
  "introductory-2": introductoryTwo,
  "advanced-3": advancedThree,
  "advanced-2": advancedThree,
};

/** Whether its weights come from games of this kind, so that what it says of chances may be told. */
export const hasModel = (options: GameOptions): boolean => MODELS[kindOf(options)] !== undefined;

/** Nobody has learned from the Silesia Gambit, whose goals are those of the introductory game until Silesia is ceded. */
export const modelOf = (options: GameOptions): Model => MODELS[kindOf(options)] ?? introductoryThree;

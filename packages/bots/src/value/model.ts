import type { GameOptions } from "@maria/rules/model";
import { advancedThree } from "./weights/advancedThree.ts";
import { introductoryThree } from "./weights/introductoryThree.ts";

/** A softmax over the camps, with its own weights for each action stage: the features of a camp, a constant, the turn. */
export interface Model {
  readonly camps: readonly number[];
  /** By stage and camp. */
  readonly stages: Readonly<Record<number, readonly (readonly number[])[]>>;
}

export const hasModel = ({ variant }: GameOptions): boolean => variant !== "silesia-gambit";

export const modelOf = ({ variant }: GameOptions): Model =>
  variant === "advanced" ? advancedThree : introductoryThree;

import type { Position, Seat } from "@maria/rules/model";
import { CAMPS } from "../value/camps.ts";
import { isOf } from "../value/chances.ts";
import { CAMP_FEATURES, featuresOf, needOf } from "../value/features.ts";
import { type Field, fieldOf } from "../value/field.ts";
import { fortressesOf } from "../value/fortresses.ts";
import type { Known } from "../value/known.ts";

export type FeatureName = (typeof CAMP_FEATURES)[number];

/** A position as it is compared with another: one before a plan, one after it. */
export interface Scene {
  readonly position: Position;
  readonly field: Field;
  readonly features: Float64Array;
  /** By camp: it is the seat's own. */
  readonly isOwn: readonly boolean[];
  /** By camp: an unprotected fortress for every marker that is missing lies within its reach. */
  readonly winsNext: readonly boolean[];
}

export const sceneOf = (position: Position, known: Known, seat: Seat): Scene => {
  const field = fieldOf(position, known, false);
  const { takeInOne } = fortressesOf(field);
  const isRacing = (camp: number): boolean => position.options.variant === "advanced" || camp < 2;
  return {
    position,
    field,
    features: featuresOf(position, known),
    isOwn: CAMPS.map((_, camp) => isOf(position, seat, camp)),
    winsNext: CAMPS.map((_, camp) => isRacing(camp) && needOf(field, camp) <= (takeInOne[camp] ?? 0)),
  };
};

const SPAN = CAMP_FEATURES.length;

/** Where these features stand, of the seat's own camps or of the others'. */
export const placesOf = (
  { isOwn }: Scene,
  names: readonly FeatureName[],
  whose: "own" | "others",
): number[] =>
  isOwn.flatMap((own, camp) =>
    own === (whose === "own") ? names.map((name) => camp * SPAN + CAMP_FEATURES.indexOf(name)) : [],
  );

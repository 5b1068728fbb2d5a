import {
  AUSTRIA,
  cessionGoals,
  FRANCE,
  FRENCH_GOAL,
  frenchCount,
  MAJOR_POWERS,
  type Pack,
  type Position,
  type Power,
  PRAGMATIC,
  PRUSSIA,
  PRUSSIAN_GOAL,
  prussianCount,
} from "@maria/rules";

/** What each power still lacks for victory: markers in its pool, or fortresses. Powers that do not race are absent. */
export type Counts = ReadonlyMap<Power, number>;

/** VIC-01, INT-08, INT-09, SGA-25 to SGA-27: a power at 0 has won. */
export const countsOf = (position: Position, pack: Pack): Counts => {
  if (position.options.variant === "advanced")
    return new Map(MAJOR_POWERS.map((power) => [power, Math.max(0, position.affairs?.pools[power] ?? 0)]));
  if (position.affairs === null || position.affairs.cession === null)
    return new Map([
      [FRANCE, Math.max(0, FRENCH_GOAL - frenchCount(position, pack))],
      [PRUSSIA, Math.max(0, PRUSSIAN_GOAL - prussianCount(position, pack))],
    ]);
  const goals = cessionGoals(position, pack);
  const french = Math.min(
    goals.frenchGoal - goals.frenchInAustria,
    goals.flandersGoal - goals.frenchInFlanders,
  );
  return new Map([
    [FRANCE, Math.max(0, french)],
    [AUSTRIA, Math.max(0, goals.austrianGoal - goals.austrian)],
    [PRAGMATIC, Math.max(0, goals.pragmaticGoal - goals.pragmaticInFrance)],
  ]);
};

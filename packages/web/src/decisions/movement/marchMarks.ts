import type { Consequence, Reach } from "@maria/advice/movement";
import type { CityId } from "@maria/rules/model";
import type { CityMark, CityMarkKind } from "../../board/marks.ts";

/** The cities that stand out for what would happen there. */
const marked = (consequence: Consequence): readonly [CityMarkKind, readonly CityId[]] | null => {
  switch (consequence.kind) {
    case "conquers":
    case "questionMark":
    case "eliminates":
      return ["conquest", [consequence.city]];
    case "attacks":
      return ["battle", [consequence.city]];
    case "exposes":
      return ["danger", consequence.cities];
    default:
      return null;
  }
};

/**
 * What a march lays on the board: where it may go, where it ends, and what it would bring about. While a road is traced,
 * the cities it may go on to react as well. `label` tells a city's mark in words.
 */
export const marchMarks = (
  reach: Reach,
  next: readonly CityId[],
  path: readonly CityId[],
  consequences: readonly Consequence[],
  label: (city: CityId, kind: CityMarkKind) => string,
): CityMark[] => {
  const marks = new Map<CityId, CityMark>();
  const mark = (city: CityId, kind: CityMarkKind, active: boolean): void => {
    const before = marks.get(city)?.active ?? false;
    marks.set(city, { city, kind, active: active || before, label: label(city, kind) });
  };
  for (const { city, pace } of reach.values()) mark(city, pace, true);
  for (const city of next) if (!marks.has(city)) mark(city, "normal", true);
  // A tap on a city of the road cuts it back.
  for (const city of path) if (!marks.has(city)) mark(city, "normal", true);
  const end = path[path.length - 1];
  if (end !== undefined) mark(end, "selected", true);
  for (const consequence of consequences) {
    const [kind, cities] = marked(consequence) ?? [];
    if (kind !== undefined) for (const city of cities ?? []) mark(city, kind, false);
  }
  return [...marks.values()];
};

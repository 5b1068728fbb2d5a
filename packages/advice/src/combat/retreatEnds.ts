import { boardOf, supplyOf, UNSUPPLIED } from "@maria/rules/board";
import type { CityId, Pack, PieceId, Position, RetreatFrame } from "@maria/rules/model";

/** A city where the retreat may end, with the ways there (RUL-60). */
export interface RetreatEnd {
  readonly city: CityId;
  readonly paths: readonly (readonly CityId[])[];
}

export const retreatEnds = (paths: readonly (readonly CityId[])[]): RetreatEnd[] => {
  const ends = new Map<CityId, (readonly CityId[])[]>();
  for (const path of paths) {
    const end = path[path.length - 1];
    if (end !== undefined) ends.set(end, [...(ends.get(end) ?? []), path]);
  }
  return [...ends].map(([city, ways]) => ({ city, paths: ways }));
};

/** The hussars ridden over on the way (HUS-08), by number. */
export const hussarsOn = (position: Position, path: readonly CityId[]): number[] =>
  position.hussars.flatMap((place, hussar) => (path.some((city) => city === place) ? [hussar] : []));

/** Which of the beaten generals would stand out of supply there. */
export const unsuppliedIn = (
  position: Position,
  pack: Pack,
  { generals }: Pick<RetreatFrame, "generals">,
  city: CityId,
): PieceId[] => {
  const at = position.at.map((place, piece) =>
    generals.some((general) => general === piece) ? city : place,
  );
  const moved: Position = { ...position, at };
  return generals.filter((general) => supplyOf(moved, pack, boardOf(moved), general) === UNSUPPLIED);
};

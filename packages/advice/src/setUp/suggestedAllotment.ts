import { type Choice, MOST_TROOPS, NO_PART, type PieceId, type Position } from "@maria/rules/model";

type AllotChoice = Extract<Choice, { type: "allot" }>;

/** Whether troops with this general are of any use in this game (INT-02, INT-03). */
export const takesPart = (position: Position, general: PieceId): boolean => position.at[general] !== NO_PART;

/**
 * DEC-02: the minimum to each; the rest evenly to those who take part, the better rank first, and to the others only
 * what is left over.
 */
export const suggestedAllotment = (
  position: Position,
  { generals, minimum, total }: Pick<AllotChoice, "generals" | "minimum" | "total">,
): number[] => {
  const troops = minimum.slice();
  let left = total - troops.reduce((sum, count) => sum + count, 0);
  for (const useful of [true, false]) {
    const places = generals.flatMap((general, place) =>
      takesPart(position, general) === useful ? [place] : [],
    );
    while (left > 0) {
      const open = places.filter((place) => (troops[place] ?? MOST_TROOPS) < MOST_TROOPS);
      const least = Math.min(...open.map((place) => troops[place] ?? MOST_TROOPS));
      const next = open.find((place) => troops[place] === least);
      if (next === undefined) break;
      troops[next] = least + 1;
      left--;
    }
  }
  return troops;
};

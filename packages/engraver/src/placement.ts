import { type Box, overlap } from "./geometry.ts";
import { itemAt } from "./itemAt.ts";
import type { Candidate } from "./labels.ts";

/** The smallest box around some boxes. */
export const around = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

const collide = (a: readonly Box[], b: readonly Box[]): boolean =>
  a.some((one) => b.some((other) => overlap(one, other)));

/** A label with the ways it can be written, the best first. A must-have label may push others aside. */
interface Standing {
  readonly candidates: readonly { readonly candidate: Candidate; readonly outline: Box }[];
}

/**
 * Writes as many labels as there is room for, in the order given, none over another. A label that finds no room
 * asks its neighbours to move over, and they ask theirs, up to `patience` times.
 */
export const placeLabels = (
  labels: readonly (readonly Candidate[])[],
  patience: number,
): (Candidate | null)[] => {
  const all: Standing[] = labels.map((candidates) => ({
    candidates: [...candidates]
      .sort((a, b) => a.cost - b.cost)
      .map((candidate) => ({ candidate, outline: around(candidate.boxes) })),
  }));
  const chosen: number[] = labels.map(() => -1);
  // Only labels whose possible places lie near each other can ever be in each other's way.
  const reach = all.map(({ candidates }) =>
    candidates.length === 0
      ? { x: 0, y: 0, width: -1, height: -1 }
      : around(candidates.map(({ outline }) => outline)),
  );
  const neighbours = all.map((_, label) =>
    all.flatMap((__, other) =>
      other !== label && overlap(itemAt(reach, label), itemAt(reach, other)) ? [other] : [],
    ),
  );
  const inTheWay = (label: number, choice: number): number[] => {
    const { candidate, outline } = itemAt(itemAt(all, label).candidates, choice);
    return itemAt(neighbours, label).filter((other) => {
      if (itemAt(chosen, other) < 0) return false;
      const there = itemAt(itemAt(all, other).candidates, itemAt(chosen, other));
      return overlap(outline, there.outline) && collide(candidate.boxes, there.candidate.boxes);
    });
  };
  const insert = (label: number, depth: number, fixed: ReadonlySet<number>): boolean => {
    const { candidates } = itemAt(all, label);
    const ways = candidates.map((_, choice) => inTheWay(label, choice));
    const free = ways.findIndex((others) => others.length === 0);
    if (free >= 0) {
      chosen[label] = free;
      return true;
    }
    if (depth === 0) return false;
    for (let choice = 0; choice < candidates.length; choice++) {
      const others = itemAt(ways, choice);
      if (others.length > 3 || others.some((other) => fixed.has(other))) continue;
      const before = [...chosen];
      for (const other of others) chosen[other] = -1;
      chosen[label] = choice;
      const held = new Set([...fixed, label]);
      if (others.every((other) => insert(other, depth - 1, held))) return true;
      before.forEach((was, at) => {
        chosen[at] = was;
      });
    }
    return false;
  };
  all.forEach((_, label) => {
    for (let depth = 0; depth <= patience; depth++) if (insert(label, depth, new Set())) return;
  });
  improve(all, chosen, inTheWay);
  return all.map(({ candidates }, label) =>
    itemAt(chosen, label) < 0 ? null : itemAt(candidates, itemAt(chosen, label)).candidate,
  );
};

/** Labels that were pushed aside go back to a better place where one has become free. */
const improve = (
  all: readonly Standing[],
  chosen: number[],
  inTheWay: (label: number, choice: number) => readonly number[],
): void => {
  for (let round = 0; round < 3; round++)
    all.forEach((_, label) => {
      for (let choice = 0; choice < itemAt(chosen, label); choice++)
        if (inTheWay(label, choice).length === 0) {
          chosen[label] = choice;
          return;
        }
    });
};

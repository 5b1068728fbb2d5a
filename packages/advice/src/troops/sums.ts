import type { View } from "@maria/rules";
import { MOST_TROOPS, NO_PART, type Pack, type PieceId, UNKNOWN } from "@maria/rules/model";

/** Generals whose troops the seat does not see, and how many they have together. */
export interface Sum {
  readonly generals: readonly PieceId[];
  readonly total: number;
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** STK-07, STK-08: what any general in play has. */
const ANY: Bounds = { least: 1, most: MOST_TROOPS };

const hasAll = (all: readonly PieceId[], some: readonly PieceId[]): boolean =>
  some.every((general) => all.includes(general));

const without = (all: readonly PieceId[], some: readonly PieceId[]): PieceId[] =>
  all.filter((general) => !some.includes(general));

/** The part of a sum that the seat does not see; null if it sees all of it. */
export const hiddenPart = (view: View, generals: readonly PieceId[], total: number): Sum | null => {
  const hidden = generals.filter((general) => view.troops[general] === UNKNOWN);
  const seen = without(generals, hidden).reduce((sum, general) => sum + (view.troops[general] ?? 0), 0);
  return hidden.length === 0 ? null : { generals: hidden, total: total - seen };
};

/** What is public: the total of each power (HID-02), and strengths stated in combat as long as they are certain (HID-01). */
const publicSums = (pack: Pack, view: View): Sum[] => {
  const armies = (view.troopTotals ?? []).map((total, power) => {
    const generals = pack.armies[power]?.generals ?? [];
    return hiddenPart(
      view,
      generals.filter((general) => view.at[general] !== NO_PART),
      total,
    );
  });
  const stated = view.sightings.map(({ generals, total, certain }) =>
    certain ? hiddenPart(view, generals, total) : null,
  );
  return [...armies, ...stated].filter((sum) => sum !== null);
};

/** The public sums, and what is left of each when another is taken away. */
export const knownSums = (pack: Pack, view: View): Sum[] => {
  const sums = publicSums(pack, view);
  const known = new Set(sums.map(({ generals }) => generals.join()));
  // The list grows while it is gone through: what is left is taken away from others in its turn.
  for (const sum of sums)
    for (const other of sums.slice()) {
      const [part, whole] = sum.generals.length < other.generals.length ? [sum, other] : [other, sum];
      const rest = without(whole.generals, part.generals);
      if (!hasAll(whole.generals, part.generals) || rest.length === 0 || known.has(rest.join())) continue;
      known.add(rest.join());
      sums.push({ generals: rest, total: whole.total - part.total });
    }
  return sums;
};

/** By general: the fewest and the most troops that all sums leave him. */
export const boundsByGeneral = (sums: readonly Sum[]): ReadonlyMap<PieceId, Bounds> => {
  const bounds = new Map<PieceId, Bounds>();
  const of = (general: PieceId): Bounds => bounds.get(general) ?? ANY;
  for (let isNarrowed = true; isNarrowed; ) {
    isNarrowed = false;
    for (const { generals, total } of sums)
      for (const general of generals) {
        const others = without(generals, [general]).map(of);
        const { least, most } = of(general);
        const narrowed = {
          least: Math.max(least, total - others.reduce((sum, other) => sum + other.most, 0)),
          most: Math.min(most, total - others.reduce((sum, other) => sum + other.least, 0)),
        };
        if (narrowed.least === least && narrowed.most === most) continue;
        bounds.set(general, narrowed);
        isNarrowed = true;
      }
  }
  return bounds;
};

/** The fewest and the most troops these generals have together. */
export const boundsOfAll = (sums: readonly Sum[], generals: readonly PieceId[]): Bounds => {
  const single = boundsByGeneral(sums);
  const added = (some: readonly PieceId[]): Bounds =>
    some
      .map((general) => single.get(general) ?? ANY)
      .reduce((a, b) => ({ least: a.least + b.least, most: a.most + b.most }), { least: 0, most: 0 });
  const narrowest = (some: readonly PieceId[]): Bounds => {
    let { least, most } = added(some);
    for (const sum of sums) {
      const holdsAll = hasAll(sum.generals, some);
      if (!holdsAll && !hasAll(some, sum.generals)) continue;
      const rest = holdsAll ? added(without(sum.generals, some)) : narrowest(without(some, sum.generals));
      least = Math.max(least, holdsAll ? sum.total - rest.most : sum.total + rest.least);
      most = Math.min(most, holdsAll ? sum.total - rest.least : sum.total + rest.most);
    }
    return { least, most };
  };
  return narrowest(generals);
};

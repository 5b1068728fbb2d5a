import type { PieceId } from "../model/ids.ts";
import type { Power } from "../model/powers.ts";
import type { Draft, Sighting } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { powerOf } from "./stacks.ts";

const holds = (sighting: Sighting, general: PieceId): boolean => sighting.generals.includes(general);

/**
 * HID-01: a total has been stated. What was certain about a larger group now tells the rest of that group; other
 * memories that overlap are worth nothing any more.
 */
export const stateTotal = (draft: Draft, generals: readonly PieceId[], total: number): void => {
  const kept: Sighting[] = [];
  for (const sighting of draft.sightings) {
    const others = sighting.generals.filter((general) => !generals.includes(general));
    if (others.length === sighting.generals.length) kept.push(sighting);
    else if (sighting.certain && generals.every((general) => holds(sighting, general)) && others.length > 0)
      kept.push({ generals: others, total: sighting.total - total, certain: true });
  }
  if (generals.length > 0) kept.push({ generals: generals.slice(), total, certain: true });
  draft.sightings = kept;
};

/** Generals have left the board: nothing needs to be remembered of them. */
export const forgetGeneral = (draft: Draft, general: PieceId): void => {
  if (draft.sightings.length === 0) return;
  draft.sightings = draft.sightings.filter((sighting) => !holds(sighting, general));
};

/**
 * Everybody sees these generals of one power lose troops together (supply). A memory that is no longer certain never
 * falls below one troop for each general, since they are still there (STK-07).
 */
export const loseFromSight = (draft: Draft, generals: readonly PieceId[], loss: number): void => {
  if (draft.sightings.length === 0) return;
  draft.sightings = draft.sightings.map((sighting) => {
    const concerned = generals.filter((general) => holds(sighting, general)).length;
    if (concerned === 0) return sighting;
    const left = Math.max(sighting.total - loss, sighting.generals.length);
    if (concerned === generals.length) return { ...sighting, total: left };
    return { ...sighting, certain: false };
  });
};

/** HID-13: new troops may have gone to anybody of the power. */
export const cloudByRecruits = (draft: Draft, pack: Pack, power: Power): void => {
  if (draft.sightings.length === 0) return;
  draft.sightings = draft.sightings.map((sighting) =>
    sighting.generals.some((general) => powerOf(pack, general) === power)
      ? { ...sighting, certain: false }
      : sighting,
  );
};

/** HID-03: stacked generals of one power may shift troops unseen, so only their sum stays known. */
export const cloudByStacking = (draft: Draft, a: PieceId, b: PieceId): void => {
  if (draft.sightings.length === 0) return;
  const ofA = draft.sightings.find((sighting) => holds(sighting, a));
  const ofB = draft.sightings.find((sighting) => holds(sighting, b));
  if (ofA !== undefined && ofA === ofB) return;
  if (ofA?.certain && ofB?.certain) {
    const sum = {
      generals: [...ofA.generals, ...ofB.generals],
      total: ofA.total + ofB.total,
      certain: true,
    };
    draft.sightings = [...draft.sightings.filter((sighting) => sighting !== ofA && sighting !== ofB), sum];
    return;
  }
  draft.sightings = draft.sightings.map((sighting) =>
    sighting === ofA || sighting === ofB ? { ...sighting, certain: false } : sighting,
  );
};

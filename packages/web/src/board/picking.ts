import type { Spot } from "@maria/engraver/road";
import { DISC, type Placed } from "./arrangement.ts";

export interface Pickable {
  readonly places: readonly Spot[];
  /** In the order in which they are painted. */
  readonly stacks: ReadonlyMap<number, readonly Placed[]>;
  /** Cities that react to a tap. */
  readonly activeCities: ReadonlySet<number>;
  /** Cities of a map that is not in use. */
  readonly isInUse: (city: number) => boolean;
}

export type Picked =
  | { readonly piece: number; readonly city: number }
  | { readonly piece: null; readonly city: number };

/** How far the faces of the pieces reach, in pixels at size 1. */
const FACE = { general: DISC, train: 12.5, hussar: 13 } as const;
const FINGER = 24;
const MOUSE = 15;
/** What reacts to a tap is hit from farther away than what does not. */
const EAGER = 1.35;

/** The piece whose face is at this place; where faces overlap, the one painted last. */
const faceAt = (board: Pickable, at: Spot, zoom: number, size: number): Picked | null => {
  let found: Picked | null = null;
  for (const [city, stack] of board.stacks) {
    const place = board.places[city];
    if (place === undefined || !board.isInUse(city)) continue;
    for (const { piece, x, y } of stack) {
      const distance = Math.hypot((at.x - place.x) * zoom - x * size, (at.y - place.y) * zoom - y * size);
      if (distance <= FACE[piece.kind] * size) found = { piece: piece.id, city };
    }
  }
  return found;
};

/**
 * What a tap means, by geometry: whatever lies under it is meant, and nothing below that. Beside all faces what reacts
 * comes first; a city is hit from as far as a finger is wide, which is farther on the map the smaller it is shown.
 */
export const pick = (
  board: Pickable,
  at: Spot,
  zoom: number,
  size: number,
  finger: boolean,
): Picked | null => {
  const face = faceAt(board, at, zoom, size);
  if (face !== null) return face;
  const reach = finger ? FINGER : MOUSE;
  let best: Picked | null = null;
  let bestWorth = 0;
  const offer = (picked: Picked, distance: number, limit: number, bonus: number): void => {
    if (distance > limit) return;
    const worth = bonus + 1 - distance / limit;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = picked;
    }
  };
  board.places.forEach((place, city) => {
    if (!board.isInUse(city)) return;
    const x = (at.x - place.x) * zoom;
    const y = (at.y - place.y) * zoom;
    if (Math.abs(x) > 160 || Math.abs(y) > 160) return;
    const active = board.activeCities.has(city);
    offer({ piece: null, city }, Math.hypot(x, y), reach * (active ? EAGER : 1), active ? 2 : 0);
    (board.stacks.get(city) ?? []).forEach(({ piece, x: pieceX, y: pieceY }, order) => {
      const eager = piece.active === true;
      const limit = (FACE[piece.kind] * size + (finger ? 6 : 2)) * (eager ? EAGER : 1);
      const distance = Math.hypot(x - pieceX * size, y - pieceY * size);
      offer({ piece: piece.id, city }, distance, limit, (eager ? 2 : 0) + 0.5 + order * 0.2);
    });
  });
  return best;
};

import type { Spot } from "@maria/engraver/road";
import type { Placed } from "./arrangement.ts";

export interface Pickable {
  readonly places: readonly Spot[];
  readonly stacks: ReadonlyMap<number, readonly Placed[]>;
  /** Cities that react to a tap. */
  readonly activeCities: ReadonlySet<number>;
  /** Cities of a map that is not in use. */
  readonly isInUse: (city: number) => boolean;
}

export type Picked =
  | { readonly piece: number; readonly city: number }
  | { readonly piece: null; readonly city: number };

const PIECE_REACH = { general: 16, train: 13, hussar: 13 } as const;
const FINGER = 24;
const MOUSE = 15;
/** What reacts to a tap is hit from farther away than what does not. */
const EAGER = 1.35;

/**
 * What a tap means: by geometry, not by what is drawn. Things that react come first; a piece is hit by its face,
 * a city from as far as a finger is wide, which is farther on the map the smaller it is shown.
 */
export const pick = (
  board: Pickable,
  at: Spot,
  zoom: number,
  size: number,
  finger: boolean,
): Picked | null => {
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
    // Later pieces lie on top of earlier ones.
    (board.stacks.get(city) ?? []).forEach(({ piece, x: pieceX, y: pieceY }, order) => {
      const eager = piece.active === true;
      const limit = (PIECE_REACH[piece.kind] * size + (finger ? 5 : 1)) * (eager ? EAGER : 1);
      const distance = Math.hypot(x - pieceX * size, y - pieceY * size);
      offer({ piece: piece.id, city }, distance, limit, (eager ? 2 : 0) + 0.5 + order * 0.2);
    });
  });
  return best;
};

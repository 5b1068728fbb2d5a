import { generalsIn } from "@maria/rules/board";
import type { PieceId, Power } from "@maria/rules/model";
import type { RouteMark, WashMark } from "../board/marks.ts";
import type { Looking } from "../game/looking.ts";
import { OVERLAYS, type Overlay, type OverlayName, overlayOf } from "./overlays.ts";

/** The piece somebody looks at: itself, or the commander in the city. */
const pieceLookedAt = ({ inspected, view, pack }: Looking): PieceId | null => {
  if (inspected === null || view === null) return null;
  if ("city" in inspected) return generalsIn(view, pack, inspected.city)[0] ?? null;
  return pack.pieces[inspected.piece] === undefined ? null : inspected.piece;
};

/** Which overlays lie on the board. */
class OverlayState {
  private on = $state.raw<ReadonlySet<OverlayName>>(new Set());
  /** The power whose supply, fortresses and dangers are shown; null for all. */
  power = $state<Power | null>(null);

  isOn(name: OverlayName): boolean {
    return this.on.has(name);
  }

  toggle(name: OverlayName): void {
    const on = new Set(this.on);
    if (!on.delete(name)) on.add(name);
    this.on = on;
  }

  clear(): void {
    this.on = new Set();
  }

  get isAnyOn(): boolean {
    return this.on.size > 0;
  }

  get showSuits(): boolean {
    return this.on.has("suits");
  }

  /** One of them as it lies, or would lie, on the board. */
  laidAs(name: OverlayName, session: Looking): Overlay {
    const { view, pack } = session;
    if (view === null) return { washes: [], routes: [] };
    return overlayOf(name, view, pack, { power: this.power, piece: pieceLookedAt(session) });
  }

  private laid(session: Looking): Overlay[] {
    return OVERLAYS.filter((name) => this.on.has(name)).map((name) => this.laidAs(name, session));
  }

  washes(session: Looking): WashMark[] {
    return this.laid(session).flatMap(({ washes }) => washes);
  }

  routes(session: Looking): RouteMark[] {
    return this.laid(session).flatMap(({ routes }) => routes);
  }
}

export const overlayState = new OverlayState();

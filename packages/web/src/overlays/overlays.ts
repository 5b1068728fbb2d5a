import { cityOf, straightPath } from "@maria/advice/ground";
import { movementEnded } from "@maria/advice/movement";
import type { View } from "@maria/rules";
import {
  boardOf,
  controllerOf,
  distance,
  FREE,
  fortressesInReach,
  hussarCities,
  powerOf,
  protectorsOf,
  reachOf,
  supplyRouteOf,
  UNSUPPLIED,
} from "@maria/rules/board";
import {
  AUSTRIA,
  type CityId,
  type FortressId,
  fortressId,
  NOBODY,
  type Pack,
  type PieceId,
  POWER_NAMES,
  type Power,
} from "@maria/rules/model";
import type { RouteMark, WashMark } from "../board/marks.ts";

/** In the order of their keys, 1 to 7. */
export const OVERLAYS = [
  "supply",
  "protection",
  "reach",
  "forceReach",
  "hussars",
  "threats",
  "suits",
] as const;
export type OverlayName = (typeof OVERLAYS)[number];

/** What is laid over the board. */
export interface Overlay {
  readonly washes: readonly WashMark[];
  readonly routes: readonly RouteMark[];
}

const NOTHING: Overlay = { washes: [], routes: [] };

const nameOf = (power: Power) => POWER_NAMES[power];

/** All powers, or the one that is looked at. */
const counts = (only: Power | null, power: Power): boolean => only === null || only === power;

/** SUP-05: the way to the nearest train of his own colour, which is too long or blocked. */
const cutRoute = (view: View, pack: Pack, general: PieceId, from: CityId): RouteMark[] => {
  const board = boardOf(view);
  const power = powerOf(pack, general);
  const trains = pack.trains
    .flatMap((train) => (train.power === power ? (cityOf(view, train.id) ?? []) : []))
    .sort((a, b) => distance(board, from, a) - distance(board, from, b));
  const [nearest] = trains;
  const way = nearest === undefined ? null : straightPath(board, from, nearest);
  return way === null || way.length === 0 ? [] : [{ kind: "cutSupply", path: [from, ...way] }];
};

/** SUP-02: every general's supply as if it were checked now, with its path, its price or what it lacks. */
export const supplyOverlay = (view: View, pack: Pack, only: Power | null): Overlay => {
  const board = boardOf(view);
  const washes: WashMark[] = [];
  const routes: RouteMark[] = [];
  for (const { id, power } of pack.generals) {
    const city = cityOf(view, id);
    if (city === null || !counts(only, power)) continue;
    const { supply, path } = supplyRouteOf(view, pack, board, id);
    if (supply === UNSUPPLIED) {
      washes.push({ city, kind: "unsupplied", power: nameOf(power) });
      routes.push(...cutRoute(view, pack, id, city));
      continue;
    }
    const note = supply === FREE ? {} : { note: String(supply) };
    washes.push({ city, kind: "supplied", power: nameOf(power), ...note });
    if (path.length > 1) routes.push({ kind: "supply", path });
  }
  return { washes, routes };
};

const controlled = (view: View, pack: Pack): { fortress: FortressId; city: CityId; controller: Power }[] =>
  pack.fortresses.flatMap((city, index) => {
    const fortress = fortressId(index);
    const controller = controllerOf(view, pack, fortress);
    const isInUse = boardOf(view).isInUse[city] === true;
    return controller === NOBODY || !isInUse ? [] : [{ fortress, city, controller }];
  });

/** CON-05 to CON-07: the fortresses that somebody protects, with the number of protectors. */
export const protectionOverlay = (view: View, pack: Pack, only: Power | null): Overlay => ({
  washes: controlled(view, pack).flatMap(({ fortress, city, controller }): WashMark[] => {
    const { length } = protectorsOf(view, pack, boardOf(view), fortress);
    if (length === 0 || !counts(only, controller)) return [];
    return [{ city, kind: "protected", power: nameOf(controller), note: String(length) }];
  }),
  routes: [],
});

/** Where the piece could go if its power moved now; nowhere once its movement has ended. */
export const reachOverlay = (view: View, pack: Pack, piece: PieceId, force: boolean): Overlay => {
  const power = nameOf(powerOf(pack, piece));
  if (movementEnded(view, piece)) return { washes: [], routes: [] };
  return {
    washes: reachOf(view, piece, force).flatMap(({ city, mayEnd }): WashMark[] =>
      mayEnd ? [{ city, kind: force ? "forceReach" : "reach", power }] : [],
    ),
    routes: [],
  };
};

/** HUS-03 to HUS-05: where Austria could place a hussar now. */
export const hussarOverlay = (view: View): Overlay => ({
  washes: hussarCities(view).map((city): WashMark => ({ city, kind: "hussarReach", power: nameOf(AUSTRIA) })),
  routes: [],
});

/**
 * CON-03: the fortresses an enemy general could enter and leave in one normal move: "!" would be conquered, "?" is
 * protected at present, so that a question mark would be left there (RCQ-01).
 */
export const threatOverlay = (view: View, pack: Pack, only: Power | null): Overlay => {
  const threats = new Map<FortressId, Power>();
  for (const { id, power } of pack.generals)
    for (const fortress of fortressesInReach(view, id))
      if (!threats.has(fortress)) threats.set(fortress, power);
  return {
    washes: controlled(view, pack).flatMap(({ fortress, city, controller }): WashMark[] => {
      const by = threats.get(fortress);
      if (by === undefined || !counts(only, controller)) return [];
      const isSafe = protectorsOf(view, pack, boardOf(view), fortress).length > 0;
      return [{ city, kind: "threatened", power: nameOf(by), note: isSafe ? "?" : "!" }];
    }),
    routes: [],
  };
};

/** What the overlays look at. */
export interface Sight {
  /** Null: all powers. */
  readonly power: Power | null;
  /** The piece whose reach is shown. */
  readonly piece: PieceId | null;
}

/** One overlay as the board is to draw it; the suits are printed on the board itself. */
export const overlayOf = (name: OverlayName, view: View, pack: Pack, { power, piece }: Sight): Overlay => {
  switch (name) {
    case "supply":
      return supplyOverlay(view, pack, power);
    case "protection":
      return protectionOverlay(view, pack, power);
    case "reach":
    case "forceReach":
      return piece === null ? NOTHING : reachOverlay(view, pack, piece, name === "forceReach");
    case "hussars":
      return hussarOverlay(view);
    case "threats":
      return threatOverlay(view, pack, power);
    case "suits":
      return NOTHING;
  }
};

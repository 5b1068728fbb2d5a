import type { View } from "@maria/rules";
import {
  boardOf,
  controllerOf,
  dueFights,
  fortressesInReach,
  isProtected,
  powerOf,
} from "@maria/rules/board";
import {
  type CityId,
  type Fight,
  isOnBoard,
  NOBODY,
  type Pack,
  type PieceId,
  type Seat,
  seatOfPower,
} from "@maria/rules/model";

/** A fortress that nobody protects, and enemy generals who could conquer it in one normal move. */
export interface OpenFortress {
  readonly city: CityId;
  readonly within: readonly PieceId[];
}

/** What comes of it if the movement ends now, as far as the seat may know. */
export interface PhaseEnd {
  /** CMB-01: attacks of its own pieces that will have to be fought. */
  readonly fights: readonly Fight[];
  readonly open: readonly OpenFortress[];
}

/** What ending the movement phase brings the seat: forced attacks, and fortresses left open. Public facts only. */
export const phaseEnd = (view: View, pack: Pack, seat: Seat): PhaseEnd => {
  const isOwn = (power: Parameters<typeof seatOfPower>[1]): boolean =>
    seatOfPower(view.options, power, view.saxony) === seat;
  const fights = dueFights(view).filter(({ attackers }) =>
    attackers.some((general) => isOwn(powerOf(pack, general))),
  );
  const board = boardOf(view);
  const open = new Map<CityId, PieceId[]>();
  for (const { id, power } of pack.generals) {
    const place = view.at[id];
    if (place === undefined || !isOnBoard(place) || isOwn(power)) continue;
    for (const fortress of fortressesInReach(view, id)) {
      const controller = controllerOf(view, pack, fortress);
      const city = pack.fortresses[fortress];
      if (controller === NOBODY || city === undefined || !isOwn(controller)) continue;
      if (!isProtected(view, pack, board, fortress)) open.set(city, [...(open.get(city) ?? []), id]);
    }
  }
  return { fights, open: [...open].map(([city, within]) => ({ city, within })) };
};

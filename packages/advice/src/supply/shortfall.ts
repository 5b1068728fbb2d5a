import type { View } from "@maria/rules";
import { generalsIn, powerOf } from "@maria/rules/board";
import {
  type CityId,
  isOnBoard,
  LOSS_FACE_DOWN,
  LOSS_FACE_UP,
  type Pack,
  type PieceId,
} from "@maria/rules/model";

/** What lack of supply does to a general (SUP-09, SUP-10, RUL-23). */
export interface SupplyLoss {
  readonly general: PieceId;
  readonly loss: typeof LOSS_FACE_UP | typeof LOSS_FACE_DOWN;
  /** He would have no troops left and leave the board. */
  readonly isRemoved: boolean;
}

/** Who stays: as many generals as have a troop left, the supreme commander first. */
const stayingIn = (view: View, pack: Pack, city: CityId, power: number, loss: number): readonly PieceId[] => {
  const generals = generalsIn(view, pack, city).filter((general) => powerOf(pack, general) === power);
  const troops = generals.reduce((sum, general) => sum + Math.max(0, view.troops[general] ?? 0), 0);
  return generals.slice(0, Math.max(0, troops - loss));
};

/** What happens to these generals if none of them is supplied; losses in a stack are added up for each power. */
export const supplyLosses = (view: View, pack: Pack, unsupplied: readonly PieceId[]): SupplyLoss[] => {
  const lossOf = (general: PieceId): SupplyLoss["loss"] =>
    view.faceDown[general] ? LOSS_FACE_DOWN : LOSS_FACE_UP;
  return unsupplied.flatMap((general): SupplyLoss[] => {
    const city = view.at[general];
    if (city === undefined || !isOnBoard(city)) return [];
    const power = powerOf(pack, general);
    const loss = unsupplied
      .filter((other) => view.at[other] === city && powerOf(pack, other) === power)
      .reduce((sum, other) => sum + lossOf(other), 0);
    const isRemoved = !stayingIn(view, pack, city, power, loss).includes(general);
    return [{ general, loss: lossOf(general), isRemoved }];
  });
};

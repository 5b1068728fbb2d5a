import { hasPools, holderOfThreeElectors } from "../ground/pools.ts";
import type { CityId, FortressId } from "../model/ids.ts";
import { BAVARIA, FRANCE, NOBODY, POWERS, type Power, type PowerOrNobody } from "../model/powers.ts";
import type { Position } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { markerAfter } from "./conquest.ts";

/** What a conquest would change, told before it happens. */
export interface ConquestOutcome {
  /** Whose marker would lie there; nobody's when the territory's colour shows control. */
  readonly marker: PowerOrNobody;
  /** All markers as they would lie. */
  readonly markers: readonly PowerOrNobody[];
  /** MRK-02, MRK-11, VBX-11 to VBX-13, FRO-05: by power, markers that would go back to the pool, less those taken. */
  readonly pools: readonly number[];
}

/**
 * MRK-01 to MRK-11: what it would mean if the power conquered the fortress now. Does not ask whether it could: for that see
 * `isEnemyFortress` and `isProtected`. The position stays as it is; without pools, all changes of them are 0.
 */
export const conquestOutcome = (
  position: Position,
  pack: Pack,
  by: Power,
  fortress: FortressId,
): ConquestOutcome => {
  const marker = markerAfter(position, pack, by, fortress);
  const markers = position.markers.map((lies, index) => (index === fortress ? marker : lies));
  const pools = POWERS.map(() => 0);
  const move = (power: PowerOrNobody, change: number): void => {
    if (power !== NOBODY) pools[power] = (pools[power] as number) + change;
  };
  const { affairs } = position;
  if (affairs === null || !hasPools(position)) return { marker, markers, pools };
  if (pack.isElectorFortress[fortress]) {
    const holder = holderOfThreeElectors(markers, pack);
    if (holder !== affairs.threeElectors) {
      move(affairs.threeElectors, 1);
      move(holder, -1);
    }
  } else {
    move(position.markers[fortress] as PowerOrNobody, 1);
    move(marker, -1);
  }
  const onBohemia = pack.cities[pack.fortresses[fortress] as CityId]?.map === "bohemia";
  if (onBohemia && (by === FRANCE || by === BAVARIA)) move(FRANCE, affairs.setAside[FRANCE] as number);
  return { marker, markers, pools };
};

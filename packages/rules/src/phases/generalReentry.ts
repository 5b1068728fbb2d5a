import { seatOf } from "../flow/handler.ts";
import type { WinterFrame } from "../model/frames.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import { areEnemies, BAVARIA, coOperate, FRANCE, mayStack, POWERS, type Power } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import type { Position } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { boardOf } from "../pack/registry.ts";
import { isFriendlyFortress } from "./control.ts";
import { commandersOf } from "./marchSteps.ts";
import { generalsIn, isGeneral, powerOf } from "./stacks.ts";

/** A fortress where a general off the board could come back, as far as the rules of stacking allow. */
export interface GeneralSite {
  readonly city: CityId;
  readonly commanders: readonly PieceId[] | null;
  /** The other player has not agreed to the stack (MOV-26, RUL-62). */
  readonly needsConsent: boolean;
  readonly refused: boolean;
}

/** WTR-06, WTR-10, WTR-11: major fortresses at home; for French generals of these variants München too. */
const majorFortresses = (position: Position, pack: Pack, power: Power): CityId[] => {
  const board = boardOf(position);
  const cities = (pack.homeMajorFortresses[power] as readonly CityId[]).filter((city) => board.isInUse[city]);
  const muenchen = pack.majorFortressOf[BAVARIA];
  if (
    power === FRANCE &&
    position.options.variant !== "advanced" &&
    muenchen !== null &&
    muenchen !== undefined
  )
    cities.push(muenchen);
  return cities;
};

/** Which clause keeps a general from coming back in a city that `generalSites` does not name. */
export const refuseSite = (position: Position, pack: Pack, general: PieceId, city: CityId): Refusal => {
  const power = powerOf(pack, general);
  if (!majorFortresses(position, pack, power).includes(city)) {
    if (pack.cities[city] !== undefined && !boardOf(position).isInUse[city])
      return refuse("INT-01", "mapNotInUse");
    const ofMinor = POWERS.some(
      (minor) => pack.majorFortressOf[minor] === city && coOperate(power, minor, position.saxony),
    );
    return refuse(ofMinor ? "WTR-10" : "WTR-06", "reenterOnMajorFortress");
  }
  if (!isFriendlyFortress(position, pack, power, city)) return refuse("WTR-07", "fortressNotFriendly");
  return refuse("WTR-08", "illegalStackOnReentry");
};

/** STK-02, RUL-62: how many more generals the city takes. */
export const vacanciesIn = (position: Position, pack: Pack, city: CityId): number =>
  2 - generalsIn(position, pack, city).length;

/** WTR-07 to WTR-12, RUL-62 */
export const generalSites = (
  position: Position,
  pack: Pack,
  frame: WinterFrame,
  general: PieceId,
): GeneralSite[] => {
  const power = powerOf(pack, general);
  const sites: GeneralSite[] = [];
  for (const city of majorFortresses(position, pack, power)) {
    if (!isFriendlyFortress(position, pack, power, city)) continue;
    const there = position.at.flatMap((place, piece) => (place === city ? [piece as PieceId] : []));
    const [first] = there;
    if (first === undefined) {
      sites.push({ city, commanders: null, needsConsent: false, refused: false });
      continue;
    }
    const powerThere = powerOf(pack, first);
    if (!isGeneral(pack, first)) {
      // WTR-12: an enemy train does not prevent re-entry, a friendly one does.
      if (areEnemies(power, powerThere, position.saxony))
        sites.push({ city, commanders: null, needsConsent: false, refused: false });
      continue;
    }
    if (there.length > 1 || !mayStack(power, powerThere, position.saxony)) continue;
    const isThisStack = (stack: { piece: PieceId; city: CityId }) =>
      stack.piece === general && stack.city === city;
    const agreed = frame.agreedStacks.find(isThisStack);
    const otherPlayer = seatOf(position, powerThere) !== seatOf(position, power);
    const commanders = commandersOf(pack, general, first);
    sites.push({
      city,
      commanders: agreed && agreed.commander !== null ? [agreed.commander] : commanders,
      needsConsent: otherPlayer && agreed === undefined,
      refused: otherPlayer && frame.refusedStacks.some(isThisStack),
    });
  }
  return sites;
};

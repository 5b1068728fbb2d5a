import { isFriendlyFortress } from "../ground/control.ts";
import { areHostile } from "../ground/hostility.ts";
import { commandersOf, generalsIn, isGeneral, powerOf } from "../ground/stacks.ts";
import type { Consents } from "../model/frames.ts";
import type { CityId, PieceId } from "../model/ids.ts";
import { GENERALS_IN_A_STACK } from "../model/numbers.ts";
import { BAVARIA, coOperate, FRANCE, mayStack, POWERS, PRUSSIA } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Position } from "../model/state.ts";
import type { Pack } from "../pack/pack.ts";
import { boardOf } from "../pack/registry.ts";
import { eliminationForbidden, marchTreatiesOf, NO_TREATY } from "../treaties/marchTreaties.ts";
import { placingForbidden } from "../treaties/standingDuty.ts";
import { treatyRefusal } from "../treaties/terms.ts";

/** A fortress where a general off the board could come back, as far as the rules of stacking allow. */
interface GeneralSite {
  readonly city: CityId;
  readonly commanders: readonly PieceId[] | null;
  /** The other player has not agreed to the stack (MOV-26, RUL-62). */
  readonly needsConsent: boolean;
  readonly refused: boolean;
}

/** WTR-06, WTR-10, WTR-11, ANX-07, ARE-04: the major fortresses where a general might come back. */
const majorFortresses = (position: Position, pack: Pack, general: PieceId): CityId[] => {
  const board = boardOf(position);
  const power = powerOf(pack, general);
  const cities = (pack.homeMajorFortresses[power] as readonly CityId[]).filter((city) => board.isInUse[city]);
  const { variant } = position.options;
  const muenchen = pack.majorFortressOf[BAVARIA];
  if (power === FRANCE && variant !== "advanced" && muenchen !== null && muenchen !== undefined)
    cities.push(muenchen);
  if (power === PRUSSIA && position.affairs?.annexed) cities.push(...pack.silesianMajorFortresses);
  if (general === pack.arenberg && variant === "advanced") cities.push(...pack.dutchMajorFortresses);
  return cities;
};

/** NEG-04: the treaty that forbids a general to come back in a city, or to drive a train off it (WTR-12). */
const returnForbidden = (position: Position, pack: Pack, general: PieceId, city: CityId): number => {
  const treaties = marchTreatiesOf(position, powerOf(pack, general));
  if (treaties === null) return NO_TREATY;
  const there = position.at.indexOf(city) as PieceId | -1;
  if (there !== -1 && !isGeneral(pack, there)) {
    const treaty = eliminationForbidden(treaties, powerOf(pack, there));
    if (treaty !== NO_TREATY) return treaty;
  }
  return placingForbidden(position, pack, boardOf(position), treaties, general, city);
};

/** Which clause keeps a general from coming back in a city that `generalSites` does not name. */
export const refuseSite = (position: Position, pack: Pack, general: PieceId, city: CityId): Refusal => {
  const power = powerOf(pack, general);
  if (!majorFortresses(position, pack, general).includes(city)) {
    if (pack.cities[city] !== undefined && !boardOf(position).isInUse[city])
      return refuse("INT-01", "mapNotInUse");
    const ofMinor = POWERS.some(
      (minor) => pack.majorFortressOf[minor] === city && coOperate(power, minor, position.saxony),
    );
    return refuse(ofMinor ? "WTR-10" : "WTR-06", "reenterOnMajorFortress");
  }
  if (!isFriendlyFortress(position, pack, power, city)) return refuse("WTR-07", "fortressNotFriendly");
  const treaty = returnForbidden(position, pack, general, city);
  return treaty === NO_TREATY ? refuse("WTR-08", "illegalStackOnReentry") : treatyRefusal(treaty);
};

/** STK-02, RUL-62: how many more generals the city takes. */
export const vacanciesIn = (position: Position, pack: Pack, city: CityId): number =>
  GENERALS_IN_A_STACK - generalsIn(position, pack, city).length;

const piecesIn = (position: Position, city: CityId): PieceId[] => {
  const found: PieceId[] = [];
  for (let piece = 0; piece < position.at.length; piece++)
    if (position.at[piece] === city) found.push(piece as PieceId);
  return found;
};

/** WTR-07 to WTR-12, RUL-62 */
export const generalSites = (
  position: Position,
  pack: Pack,
  consents: Consents,
  general: PieceId,
): GeneralSite[] => {
  const power = powerOf(pack, general);
  const sites: GeneralSite[] = [];
  for (const city of majorFortresses(position, pack, general)) {
    if (!isFriendlyFortress(position, pack, power, city)) continue;
    if (returnForbidden(position, pack, general, city) !== NO_TREATY) continue;
    const there = piecesIn(position, city);
    const [first] = there;
    if (first === undefined) {
      sites.push({ city, commanders: null, needsConsent: false, refused: false });
      continue;
    }
    const powerThere = powerOf(pack, first);
    if (!isGeneral(pack, first)) {
      // WTR-12: an enemy train does not prevent re-entry, a friendly one does.
      if (areHostile(position, power, powerThere))
        sites.push({ city, commanders: null, needsConsent: false, refused: false });
      continue;
    }
    if (there.length > 1 || !mayStack(power, powerThere, position.saxony)) continue;
    const isThisStack = (stack: { piece: PieceId; city: CityId }) =>
      stack.piece === general && stack.city === city;
    const agreed = consents.agreedStacks.find(isThisStack);
    const otherPlayer = seatOf(position, powerThere) !== seatOf(position, power);
    const commanders = commandersOf(pack, general, first);
    sites.push({
      city,
      commanders: agreed && agreed.commander !== null ? [agreed.commander] : commanders,
      needsConsent: otherPlayer && agreed === undefined,
      refused: otherPlayer && consents.refusedStacks.some(isThisStack),
    });
  }
  return sites;
};

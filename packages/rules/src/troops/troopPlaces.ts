import { arrive } from "../ground/arrival.ts";
import { cloudByRecruits, cloudByStacking } from "../ground/sightings.ts";
import { formStack, partnerOf, powerOf, turnOver } from "../ground/stacks.ts";
import { troopsAllowed } from "../ground/troopCeiling.ts";
import type { Reentry } from "../model/actions.ts";
import type { ReentrySite, TroopPlaces } from "../model/choices.ts";
import type { EventSink } from "../model/events.ts";
import type { Consents } from "../model/frames.ts";
import { type CityId, isOnBoard, OFF_BOARD, OFF_MAP_BOX, type PieceId, type Place } from "../model/ids.ts";
import { MOST_TROOPS } from "../model/numbers.ts";
import type { Power } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import type { Draft, Position } from "../model/state.ts";
import type { Army, Pack } from "../pack/pack.ts";
import { generalSites, refuseSite, vacanciesIn } from "./generalReentry.ts";

type Split = readonly { readonly general: PieceId; readonly troops: number }[];

/**
 * RUL-63: whether a power could place a new troop anywhere; everybody can tell from the totals. With a general in an
 * off-map box nobody can (HID-23), and so the power is taken to have room. RUL-64: at its ceiling it has none.
 */
export const hasTroopPlace = (position: Position, pack: Pack, consents: Consents, power: Power): boolean => {
  if (troopsAllowed(position, pack, power) === 0) return false;
  const { generals } = pack.armies[power] as Army;
  const isUncertain = generals.some((general) => position.at[general] === OFF_MAP_BOX);
  return generals.some((general) => {
    const place = position.at[general] as CityId;
    if (isOnBoard(place)) return isUncertain || (position.troops[general] as number) < MOST_TROOPS;
    return (
      place === OFF_BOARD && generalSites(position, pack, consents, general).some((site) => !site.refused)
    );
  });
};

/** WTR-03, WTR-04, PCE-07, PCE-08: generals on the board with room, and generals who may re-enter. */
export const troopPlacesOf = (
  position: Position,
  pack: Pack,
  consents: Consents,
  power: Power,
): TroopPlaces => {
  const room: TroopPlaces["room"][number][] = [];
  const offBoard: TroopPlaces["offBoard"][number][] = [];
  const vacancies: TroopPlaces["vacancies"][number][] = [];
  for (const general of (pack.armies[power] as Army).generals) {
    const place = position.at[general] as Place;
    const left = MOST_TROOPS - (position.troops[general] as number);
    if (isOnBoard(place) && left > 0) room.push({ general, room: left });
    if (place !== OFF_BOARD) continue;
    const sites: ReentrySite[] = [];
    for (const { city, commanders, needsConsent } of generalSites(position, pack, consents, general)) {
      if (needsConsent) continue;
      sites.push({ city, commanders });
      if (!vacancies.some((entry) => entry.city === city))
        vacancies.push({ city, vacancies: vacanciesIn(position, pack, city) });
    }
    if (sites.length > 0) offBoard.push({ general, sites });
  }
  return { power, room, offBoard, vacancies, mostTroops: troopsAllowed(position, pack, power) };
};

export const refuseReentries = (
  position: Position,
  pack: Pack,
  consents: Consents,
  power: Power,
  reentries: readonly Reentry[],
): Refusal | null => {
  const arrivals = new Map<CityId, number>();
  for (let index = 0; index < reentries.length; index++) {
    const { general, city, commander } = reentries[index] as Reentry;
    if (!(pack.armies[power] as Army).generals.includes(general)) return refuse("WTR-03", "notYourPiece");
    if (position.at[general] !== OFF_BOARD) return refuse("WTR-03", "generalIsOnBoard");
    if (reentries.findIndex((other) => other.general === general) !== index)
      return refuse("WTR-03", "generalIsOnBoard");
    const site = generalSites(position, pack, consents, general).find((entry) => entry.city === city);
    if (!site) return refuseSite(position, pack, general, city);
    if (site.needsConsent) return refuse("MOV-26", "stackWasRefused");
    const arrived = (arrivals.get(city) ?? 0) + 1;
    if (arrived > vacanciesIn(position, pack, city)) return refuse("WTR-08", "illegalStackOnReentry");
    arrivals.set(city, arrived);
    if (site.commanders === null && commander !== undefined) return refuse("STK-05", "commanderFollowsRank");
    if (site.commanders !== null && (commander === undefined || !site.commanders.includes(commander)))
      return refuse("STK-06", "mustNameCommander");
  }
  return null;
};

/** Troops come in whole numbers. */
const isCount = (troops: number): boolean => Number.isInteger(troops) && troops >= 1;

/** WTR-03, WTR-04, WTR-13, STK-20: every troop has a place, every re-entering general gets at least one. */
export const refuseSplit = (
  position: Position,
  pack: Pack,
  power: Power,
  troops: number,
  reentries: readonly Reentry[],
  split: Split,
): Refusal | null => {
  let placed = 0;
  for (let index = 0; index < split.length; index++) {
    const { general, troops: count } = split[index] as Split[number];
    if (!(pack.armies[power] as Army).generals.includes(general)) return refuse("TAC-10", "notYourPiece");
    if (split.findIndex((other) => other.general === general) !== index || !isCount(count))
      return refuse("WTR-04", "recruitsMustAllBePlaced");
    const enters = reentries.some((reentry) => reentry.general === general);
    if (!enters && !isOnBoard(position.at[general] as CityId)) return refuse("WTR-04", "pieceNotOnBoard");
    const before = enters ? 0 : (position.troops[general] as number);
    if (before + count > MOST_TROOPS) return refuse("WTR-13", "generalHoldsAtMostEight");
    placed += count;
  }
  if (placed > troopsAllowed(position, pack, power)) return refuse("STK-20", "troopCeilingReached");
  for (const { general } of reentries)
    if (!split.some((entry) => entry.general === general))
      return refuse("WTR-03", "reenteringGeneralNeedsRecruit");
  return placed === troops ? null : refuse("WTR-04", "recruitsMustAllBePlaced");
};

/** Gives the troops out in secret and brings the generals back (WTR-06 to WTR-12). */
export const placeTroops = (
  draft: Draft,
  pack: Pack,
  power: Power,
  reentries: readonly Reentry[],
  split: Split,
  events: EventSink,
): void => {
  if (split.length > 0) cloudByRecruits(draft, pack, power);
  for (const { general, troops } of split) draft.troops[general] = (draft.troops[general] as number) + troops;
  for (const { general, city, commander } of reentries) {
    turnOver(draft, general, false);
    arrive(draft, pack, general, city, events);
    const partner = partnerOf(draft, pack, general);
    if (partner === null) continue;
    if (powerOf(pack, partner) === power) cloudByStacking(draft, general, partner);
    formStack(draft, pack, city, commander ?? null, events);
  }
};

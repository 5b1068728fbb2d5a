import {
  MOST_TROOPS,
  type PieceId,
  type Reentry,
  type ReentrySite,
  type TroopPlaces,
} from "@maria/rules/model";

/** Who comes back. */
export interface Reentering {
  readonly reentries: readonly Reentry[];
}

/** Who comes back, and how many of the new troops each general gets. */
export interface TroopPlacement extends Reentering {
  readonly troops: ReadonlyMap<PieceId, number>;
}

export const NOTHING_PLACED: TroopPlacement = { reentries: [], troops: new Map() };

export interface Receiver {
  readonly general: PieceId;
  readonly least: number;
  readonly most: number;
}

/** WTR-03, WTR-13: everybody who may get new troops when these generals re-enter. */
export const receiversOf = (places: TroopPlaces, { reentries }: Reentering): Receiver[] => [
  ...reentries.map(({ general }) => ({ general, least: 1, most: MOST_TROOPS })),
  ...places.room.map(({ general, room }) => ({ general, least: 0, most: room })),
];

/** RUL-63, RUL-64: the room there is with these generals re-entering, as far as it may be used. */
export const roomFor = (places: TroopPlaces, placement: TroopPlacement): number =>
  Math.min(
    receiversOf(places, placement).reduce((sum, { most }) => sum + most, 0),
    places.mostTroops,
  );

/** RUL-63, RUL-64: how many troops may be recruited at most: with everybody back on the board for whom there is a city. */
export const mostRecruits = (places: TroopPlaces): number =>
  roomFor(
    places,
    places.offBoard.reduce((placement, { general }) => {
      const [site] = openSites(places, placement, general);
      return site === undefined ? placement : withReentry(placement, { general, city: site.city });
    }, NOTHING_PLACED),
  );

export const troopsPlaced = ({ troops }: TroopPlacement): number =>
  [...troops.values()].reduce((sum, count) => sum + count, 0);

export const troopsFor = ({ troops }: TroopPlacement, general: PieceId): number => troops.get(general) ?? 0;

/** WTR-04: the secret part of the action. */
export const splitOf = ({ troops }: TroopPlacement): { general: PieceId; troops: number }[] =>
  [...troops].flatMap(([general, count]) => (count > 0 ? [{ general, troops: count }] : []));

export const withTroops = (placement: TroopPlacement, general: PieceId, count: number): TroopPlacement => ({
  ...placement,
  troops: new Map(placement.troops).set(general, count),
});

/** WTR-03: a general comes back with one new troop at least; if he had a place already, this one replaces it. */
export const withReentry = (placement: TroopPlacement, reentry: Reentry): TroopPlacement =>
  withTroops(
    {
      ...placement,
      reentries: [...placement.reentries.filter(({ general }) => general !== reentry.general), reentry],
    },
    reentry.general,
    Math.max(1, troopsFor(placement, reentry.general)),
  );

export const withoutReentry = ({ reentries, troops }: TroopPlacement, leaving: PieceId): TroopPlacement => ({
  reentries: reentries.filter(({ general }) => general !== leaving),
  troops: new Map([...troops].filter(([general]) => general !== leaving)),
});

/** WTR-08: the cities where a general may still re-enter beside those who do already. */
export const openSites = (
  places: TroopPlaces,
  { reentries }: Reentering,
  general: PieceId,
): readonly ReentrySite[] => {
  const sites = places.offBoard.find((entry) => entry.general === general)?.sites ?? [];
  return sites.filter(({ city }) => {
    const taken = reentries.filter((other) => other.city === city && other.general !== general);
    const vacancies = places.vacancies.find((entry) => entry.city === city)?.vacancies ?? 0;
    return taken.length < vacancies;
  });
};

/** What is still possible of a placement after the position has changed: a stack refused, a general gone. */
export const keptIn = (places: TroopPlaces, placement: TroopPlacement): TroopPlacement => {
  const reentries = placement.reentries.filter((reentry) =>
    openSites(places, placement, reentry.general).some(({ city }) => city === reentry.city),
  );
  const receivers = receiversOf(places, { ...placement, reentries });
  const troops = receivers.flatMap(({ general, most }): [PieceId, number][] => {
    const count = Math.min(most, troopsFor(placement, general));
    return count > 0 ? [[general, count]] : [];
  });
  return { reentries, troops: new Map(troops) };
};

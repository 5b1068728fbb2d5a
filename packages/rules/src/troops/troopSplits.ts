import { withEachCommander, withSomeCommander } from "../ground/commanders.ts";
import type { RecruitAction, Reentry } from "../model/actions.ts";
import type { TroopPlaces } from "../model/choices.ts";
import type { PieceId } from "../model/ids.ts";
import { MOST_TROOPS } from "../model/numbers.ts";
import { city, number, piece, some } from "../model/shapes.ts";
import { object, optional } from "../tools/codec.ts";
import { pick, type Random } from "../tools/random.ts";

/** The shapes of what recruiting and a grant of troops have in common. */
export const reentriesShape = some(object<Reentry>({ general: piece, city, commander: optional(piece) }));
export const splitShape = some(object<RecruitAction["split"][number]>({ general: piece, troops: number }));

/** WTR-08: every set of re-entries that leaves no city with more generals than it takes. */
export function* reentrySets(
  choice: TroopPlaces,
  index = 0,
  chosen: Reentry[] = [],
): Generator<readonly Reentry[]> {
  const candidate = choice.offBoard[index];
  if (candidate === undefined) {
    yield chosen.slice();
    return;
  }
  yield* reentrySets(choice, index + 1, chosen);
  const { general } = candidate;
  for (const { city, commanders } of candidate.sites) {
    const vacancies = choice.vacancies.find((entry) => entry.city === city)?.vacancies ?? 0;
    if (chosen.filter((reentry) => reentry.city === city).length >= vacancies) continue;
    for (const reentry of withEachCommander({ general, city }, commanders)) {
      chosen.push(reentry);
      yield* reentrySets(choice, index + 1, chosen);
      chosen.pop();
    }
  }
}

/** One of them, with at most so many generals. */
export const randomReentries = (places: TroopPlaces, most: number, random: Random): Reentry[] => {
  const reentries: Reentry[] = [];
  for (const { general, sites } of places.offBoard) {
    const open = sites.filter(({ city }) => {
      const vacancies = places.vacancies.find((entry) => entry.city === city)?.vacancies ?? 0;
      return reentries.filter((reentry) => reentry.city === city).length < vacancies;
    });
    if (open.length === 0 || reentries.length >= most || random(3) === 0) continue;
    const { city, commanders } = pick(open, random);
    reentries.push(withSomeCommander({ general, city }, commanders, random));
  }
  return reentries;
};

interface Receivers {
  readonly generals: readonly PieceId[];
  readonly minimum: readonly number[];
  readonly maximum: readonly number[];
  readonly room: number;
}

/** WTR-03, WTR-13, RUL-64: who may receive new troops when these generals re-enter, how many each, and how many all. */
export const receiversOf = (places: TroopPlaces, reentries: readonly Reentry[]): Receivers => {
  const generals: PieceId[] = [];
  const minimum: number[] = [];
  const maximum: number[] = [];
  let room = 0;
  const add = (general: PieceId, least: number, most: number): void => {
    generals.push(general);
    minimum.push(least);
    maximum.push(most);
    room += most;
  };
  for (const place of places.room) add(place.general, 0, place.room);
  for (const reentry of reentries) add(reentry.general, 1, MOST_TROOPS);
  return { generals, minimum, maximum, room: Math.min(room, places.mostTroops) };
};

export const splitOf = (
  receivers: Receivers,
  share: readonly number[],
): { readonly general: PieceId; readonly troops: number }[] => {
  const split: { general: PieceId; troops: number }[] = [];
  receivers.generals.forEach((general, index) => {
    const troops = share[index] as number;
    if (troops > 0) split.push({ general, troops });
  });
  return split;
};

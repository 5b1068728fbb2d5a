import { powersInPlay } from "@maria/advice/ground";
import { markersOnMaps, racesOf } from "@maria/advice/victory";
import type { View } from "@maria/rules";
import { MAJOR_POWERS, type Pack, type Power, type Seat, seatOfPower } from "@maria/rules/model";

/** How a power stands when the game is over. */
export interface Standing {
  readonly power: Power;
  readonly seat: Seat;
  readonly isWinner: boolean;
  /** Victory markers left; null where there are no pools (SET-13). */
  readonly pool: number | null;
  /** Fortresses with its victory marker. */
  readonly fortresses: number;
  /** Fortresses it needed, and has, where a number of them wins. */
  readonly goals: readonly { readonly done: number; readonly goal: number }[];
  readonly troops: number;
  /** WTR-14: its score in each winter; empty for those that are not scored. */
  readonly winters: readonly number[];
  /** VIC-07 */
  readonly total: number;
}

const isWinner = (view: View, power: Power, seat: Seat): boolean => {
  const { result } = view;
  if (result === null || result.winner !== seat) return false;
  return result.power === -1 || result.power === power;
};

/** Every power that took part to the end. */
export const standingsOf = (view: View, pack: Pack): Standing[] => {
  const races = racesOf(view, pack);
  const isAdvanced = view.options.variant === "advanced";
  return powersInPlay(view, pack).map((power): Standing => {
    const seat = seatOfPower(view.options, power, view.saxony);
    const isScored = isAdvanced && MAJOR_POWERS.includes(power);
    const winters = isScored ? view.winterScores.map((scores) => scores[power] ?? 0) : [];
    return {
      power,
      seat,
      isWinner: isWinner(view, power, seat),
      pool: isScored ? Math.max(0, view.affairs?.pools[power] ?? 0) : null,
      fortresses: markersOnMaps(view, pack, power),
      goals: races.flatMap((race) =>
        race.kind === "goal" && race.power === power ? [{ done: race.done, goal: race.goal }] : [],
      ),
      troops: view.troopTotals?.[power] ?? 0,
      winters,
      total: winters.reduce((sum, score) => sum + score, 0),
    };
  });
};

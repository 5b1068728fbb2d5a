import { generalOf } from "../ground/stacks.ts";
import { type Handler, notAsked, replaceTop } from "../model/agenda.ts";
import type { AllotmentFrame } from "../model/frames.ts";
import type { PieceId } from "../model/ids.ts";
import { MOST_TROOPS } from "../model/numbers.ts";
import type { Power } from "../model/powers.ts";
import { type Refusal, refuse } from "../model/rule.ts";
import { seatOf } from "../model/seats.ts";
import type { Draft } from "../model/state.ts";
import type { Army, Pack } from "../pack/pack.ts";
import { packOf } from "../pack/registry.ts";

const minimaOf = (pack: Pack, power: Power): number[] =>
  (pack.armies[power] as Army).generals.map((general) => generalOf(pack, general).minimum);

/** SET-15 to SET-19 */
const refuseAllotment = (pack: Pack, power: Power, troops: readonly number[]): Refusal | null => {
  const army = pack.armies[power] as Army;
  const minima = minimaOf(pack, power);
  if (troops.length !== army.generals.length) return refuse("SET-15", "wrongGenerals");
  let sum = 0;
  for (let index = 0; index < troops.length; index++) {
    const count = troops[index] as number;
    if (!Number.isInteger(count) || count < 1) return refuse("SET-17", "generalNeedsTroops");
    if (count > MOST_TROOPS) return refuse("SET-17", "generalHoldsAtMostEight");
    if (count < (minima[index] as number)) return refuse("SET-18", "belowSetUpMinimum");
    sum += count;
  }
  return sum === army.troops ? null : refuse("SET-15", "allTroopsMustBeAllotted");
};

/** A power with no freedom at all needs no decision: everybody knows the only allotment. */
export const onlyAllotment = (pack: Pack, power: Power): number[] | null => {
  const minima = minimaOf(pack, power);
  const army = pack.armies[power] as Army;
  const free = army.troops - minima.reduce((sum, minimum) => sum + minimum, 0);
  const [single] = minima;
  if (free === 0) return minima;
  return minima.length === 1 && single !== undefined ? [single + free] : null;
};

export const allot = (draft: Draft, pack: Pack, power: Power, troops: readonly number[]): void => {
  (pack.armies[power] as Army).generals.forEach((general: PieceId, index) => {
    draft.troops[general] = troops[index] as number;
  });
};

/** DEC-02: secret, by power, all players at the same time. */
export const allotmentHandler: Handler<AllotmentFrame> = {
  waitsFor: (position, frame) => [...new Set(frame.waiting.map((power) => seatOf(position, power)))],

  choices(position, seat, frame) {
    const pack = packOf(position);
    return frame.waiting
      .filter((power) => seatOf(position, power) === seat)
      .map((power) => ({
        type: "allot",
        power,
        generals: (pack.armies[power] as Army).generals,
        minimum: minimaOf(pack, power),
        total: (pack.armies[power] as Army).troops,
      }));
  },

  refusal(position, seat, action, frame) {
    if (action.type !== "allot") return notAsked("SET-16");
    if (packOf(position).armies[action.power] === undefined) return refuse("SET-16", "malformedAction");
    if (seatOf(position, action.power) !== seat) return refuse("SET-16", "notYourPower");
    if (!frame.waiting.includes(action.power)) return refuse("SET-16", "alreadyAllotted");
    return refuseAllotment(packOf(position), action.power, action.troops);
  },

  apply(draft, _seat, action, frame, events) {
    if (action.type !== "allot") return;
    allot(draft, packOf(draft), action.power, action.troops);
    events?.push({ type: "allotted", power: action.power, troops: action.troops });
    replaceTop(draft, {
      kind: "allotment",
      waiting: frame.waiting.filter((power) => power !== action.power),
    });
  },

  /** STK-11: from now on every power's total is stated, so nobody may go back behind this moment. */
  resume(draft, frame, events) {
    if (frame.waiting.length > 0) return false;
    draft.agenda.pop();
    draft.disclosures++;
    events?.push({ type: "setUpCompleted" });
    return true;
  },
};

import type { View } from "@maria/rules";
import { areHostile } from "@maria/rules/board";
import { areAllied, type Pack, type Power, powersOfSeat, type Seat } from "@maria/rules/model";
import { powersInPlay } from "../ground/index.ts";

/** Powers of one seat that stand on one side of the war; relations hold between powers, not between players (PWR-13). */
export interface Camp {
  readonly powers: readonly Power[];
  readonly allies: readonly Power[];
  readonly enemies: readonly Power[];
  /** With these there is neither war nor alliance at present (NEU-01). */
  readonly neutral: readonly Power[];
}

const relationsOf = (view: View, power: Power, others: readonly Power[]): Omit<Camp, "powers"> => {
  const allies = others.filter((other) => areAllied(power, other, view.saxony));
  const enemies = others.filter((other) => areHostile(view, power, other));
  const neutral = others.filter((other) => !allies.includes(other) && !enemies.includes(other));
  return { allies, enemies, neutral };
};

/** On which sides a seat's powers stand, among the powers that take part. */
export const campsOf = (view: View, pack: Pack, seat: Seat): Camp[] => {
  const inPlay = powersInPlay(view, pack);
  const camps: { powers: Power[]; allies: Power[]; enemies: Power[]; neutral: Power[] }[] = [];
  for (const power of powersOfSeat(view.options, seat, view.saxony)) {
    if (!inPlay.includes(power)) continue;
    const friend = camps.find(({ powers }) => powers.some((other) => areAllied(power, other, view.saxony)));
    if (friend !== undefined) {
      friend.powers.push(power);
      continue;
    }
    const { allies, enemies, neutral } = relationsOf(
      view,
      power,
      inPlay.filter((other) => other !== power),
    );
    camps.push({ powers: [power], allies: [...allies], enemies: [...enemies], neutral: [...neutral] });
  }
  // Who belongs to the camp is none of its allies.
  return camps.map((camp) => ({
    ...camp,
    allies: camp.allies.filter((power) => !camp.powers.includes(power)),
  }));
};

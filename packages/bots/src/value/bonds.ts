import type { CityId, FortressId, Position, Power, Term } from "@maria/rules/model";
import { POWERS } from "@maria/rules/model";

/** What treaties in force keep generals from, as far as the evaluation sees it (NEG-04, RUL-101). */
export interface Bonds {
  mayFight(one: Power, other: Power): boolean;
  /** Whether generals of the power may take the fortress, which the other controls, in this city. */
  mayTake(power: Power, other: Power, fortress: FortressId, city: CityId): boolean;
  /** Whether generals of the power may stay where they protect the fortress in this city. */
  mayGuard(power: Power, fortress: FortressId, city: CityId): boolean;
  mayRideOver(power: Power, other: Power): boolean;
  /** Whether hussars may charge for the power's supply. */
  mayCharge(power: Power): boolean;
}

const COUNT = POWERS.length;

const termsInForce = ({ affairs }: Position): Term[] =>
  (affairs?.agreements ?? []).flatMap(({ status, terms, lapsed }) =>
    status === "inForce" ? terms.filter((_, index) => !lapsed.includes(index)) : [],
  );

/** Null while nothing is agreed, as in most positions. */
export const bondsOf = (position: Position): Bonds | null => {
  const { affairs } = position;
  if (affairs === null || affairs.agreements.length === 0) return null;
  const truces = new Set<number>();
  const unconquered = new Set<number>();
  const spared = new Set<number>();
  const uncharged = new Set<Power>();
  const closed: { readonly power: Power; readonly cities: readonly CityId[] }[] = [];
  const avoided: { readonly power: Power; readonly fortresses: readonly FortressId[] }[] = [];
  for (const term of termsInForce(position))
    switch (term.type) {
      case "noCombat":
        truces.add(term.power * COUNT + term.other);
        truces.add(term.other * COUNT + term.power);
        break;
      case "noConquest":
        unconquered.add(term.power * COUNT + term.other);
        break;
      case "noTrainElimination":
        spared.add(term.power * COUNT + term.other);
        break;
      case "noHussars":
        uncharged.add(term.other);
        break;
      case "keepOut":
        closed.push(term);
        break;
      case "keepAway":
        avoided.push(term);
    }
  const isAvoided = (power: Power, fortress: FortressId): boolean =>
    avoided.some((zone) => zone.power === power && zone.fortresses.includes(fortress));
  const isClosed = (power: Power, city: CityId): boolean =>
    closed.some((zone) => zone.power === power && zone.cities.includes(city));
  return {
    mayFight: (one, other) => !truces.has(one * COUNT + other),
    mayTake: (power, other, fortress, city) =>
      !unconquered.has(power * COUNT + other) && !isAvoided(power, fortress) && !isClosed(power, city),
    mayGuard: (power, fortress, city) => !isAvoided(power, fortress) && !isClosed(power, city),
    mayRideOver: (power, other) => !spared.has(power * COUNT + other),
    mayCharge: (power) => !uncharged.has(power),
  };
};

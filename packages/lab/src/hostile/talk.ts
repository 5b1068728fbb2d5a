import { refusalOf } from "@maria/rules";
import { packOf } from "@maria/rules/board";
import {
  type CityId,
  LONGEST_PROMISE,
  LONGEST_TREATY,
  MOST_TERMS,
  type Position,
  type Power,
  type ProposeAction,
  powersOfSeat,
  type Random,
  type Seat,
  seatsOf,
  type Term,
} from "@maria/rules/model";
import { pick } from "./values.ts";

const LENGTHS = [470, LONGEST_PROMISE, 150, 60, 20, 2] as const;
const COUNTS = [MOST_TERMS, 8, 6, 4, 3, 2, 1] as const;

/** Letters that take two, three and four bytes when they are written down. */
const LONG_LETTERS = ['"', "é", "王", "🐎"] as const;

const promise = (power: Power, letter: string, length: number): Term => ({
  type: "promise",
  power,
  text: letter.repeat(length / letter.length),
});

const keepOut = (position: Position, power: Power, length: number): Term => {
  const { cities } = packOf(position);
  const far = cities.slice(-length).map(({ id }): CityId => id);
  return { type: "keepOut", power, cities: far };
};

/**
 * RUL-104: an offer with as much in it as the rules let a seat say at once, in promises or in lists of cities; null if
 * it may not speak to the partner at all.
 */
export const loudestOffer = (position: Position, seat: Seat, random: Random): ProposeAction | null => {
  const partner = pick(
    seatsOf(position.options).filter((other) => other !== seat),
    random,
  );
  const power = pick(powersOfSeat(position.options, seat, position.saxony), random);
  const isPromise = random(3) > 0;
  const letter = pick(LONG_LETTERS, random);
  for (const length of LENGTHS)
    for (const count of COUNTS) {
      const term = isPromise ? promise(power, letter, length) : keepOut(position, power, length);
      const terms = Array.from({ length: count }, () => term);
      const offer: ProposeAction = { type: "propose", partner, terms, turns: LONGEST_TREATY };
      if (refusalOf(position, seat, offer) === null) return offer;
    }
  return null;
};

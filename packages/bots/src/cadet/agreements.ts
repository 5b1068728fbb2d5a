import type { View } from "@maria/rules";
import { boardOf, distance, packOf } from "@maria/rules/board";
import {
  type Action,
  type Agreement,
  AUSTRIA,
  type Choice,
  isOnBoard,
  type Power,
  PRUSSIA,
  type Random,
  seatOfPower,
  seatsOf,
  type Term,
} from "@maria/rules/model";

/** Generals this far apart lose nothing by promising each other peace. */
const FAR_APART = 9;
/** One chance in so many to speak up while moving. */
const TACITURN = 120;

const isMine = (view: View, power: Power): boolean =>
  seatOfPower(view.options, power, view.saxony) === view.seat;

/** How near the generals of two powers stand. */
const roadsBetween = (view: View, a: Power, b: Power): number => {
  const pack = packOf(view);
  const board = boardOf(view);
  const citiesOf = (power: Power) =>
    (pack.armies[power]?.generals ?? []).flatMap((general) => {
      const place = view.at[general];
      return place !== undefined && isOnBoard(place) ? [place] : [];
    });
  let least = Number.POSITIVE_INFINITY;
  for (const from of citiesOf(a))
    for (const to of citiesOf(b)) least = Math.min(least, distance(board, from, to));
  return least;
};

/** Whether a term costs this seat nothing to speak of. */
export const isHarmless = (view: View, term: Term): boolean => {
  switch (term.type) {
    case "subsidy":
      return !isMine(view, term.giver);
    case "noCombat":
      return (
        (!isMine(view, term.power) && !isMine(view, term.other)) ||
        roadsBetween(view, term.power, term.other) >= FAR_APART
      );
    case "noConquest":
    case "noTrainElimination":
      return !isMine(view, term.power) || roadsBetween(view, term.power, term.other) >= FAR_APART;
    case "noHussars":
    case "acceptPeace":
      return !isMine(view, AUSTRIA);
    case "offerPeace":
      return !isMine(view, PRUSSIA);
    case "promise":
      return true;
    default:
      return !isMine(view, term.power);
  }
};

const isWelcome = (view: View, { terms }: Agreement): boolean =>
  terms.every((term) => isHarmless(view, term));

/** DEC-05 to DEC-07: offers are answered at once, and a treaty the other side is tired of is let go. */
export const answerTalks = (view: View, offered: readonly Choice[]): Action | null => {
  const { agreements } = view.affairs ?? { agreements: [] };
  for (const choice of offered) {
    if (choice.type === "answerOffer") {
      const offer = agreements.find(({ id }) => id === choice.agreement);
      const accept = choice.mayAccept && offer !== undefined && isWelcome(view, offer);
      return { type: "answerOffer", agreement: choice.agreement, accept };
    }
    if (choice.type === "endTreaty") {
      const treaty = agreements.find(({ id }) => id === choice.agreement);
      if (treaty?.endAsked != null) return { type: "endTreaty", agreement: choice.agreement };
    }
  }
  return null;
};

/**
 * NEG-06: rarely, and never twice in a turn, the cadet offers the powers of another player a truce where nobody
 * would fight anyway.
 */
export const proposeTalks = (view: View, offered: readonly Choice[], random: Random): Action | null => {
  const choice = offered.find((entry) => entry.type === "propose");
  if (choice?.type !== "propose" || view.seat === null || random(TACITURN) > 0) return null;
  const { agreements, offersThisTurn } = view.affairs ?? { agreements: [], offersThisTurn: [] };
  if ((offersThisTurn[seatsOf(view.options).indexOf(view.seat)] ?? 0) > 0) return null;
  if (agreements.some(({ proposer }) => proposer === view.seat)) return null;
  const simple = choice.suggestions().filter(
    ({ partner, terms }) =>
      partner !== view.seat &&
      // An offer that asks and gives nothing would only be declined.
      terms.some((term) => "power" in term && isMine(view, term.power)) &&
      terms.every(
        (term) =>
          (term.type === "noCombat" || term.type === "noConquest") &&
          roadsBetween(view, term.power, term.other) >= FAR_APART,
      ),
  );
  return simple[random(Math.max(1, simple.length))] ?? null;
};

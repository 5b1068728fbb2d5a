import { frenchReduction, peaceTerms } from "@maria/advice/politics";
import type { View } from "@maria/rules";
import { packOf } from "@maria/rules/board";
import {
  type Action,
  AUSTRIA,
  type Choice,
  FRANCE,
  isOnBoard,
  type Pack,
  type Power,
  PRUSSIA,
  type Random,
} from "@maria/rules/model";
import { utilityOfShift } from "./statecraft.ts";

type OfferChoice = Extract<Choice, { type: "offerPeace" }>;
type PeaceChoice = Extract<Choice, { type: "answerPeace" }>;
type SaxonChoice = Extract<Choice, { type: "shiftSaxony" }>;

/** A peace that leaves Prussia this near to victory is no peace for Austria. */
const TOO_NEAR = 2;
/** Fortresses lost in Austria that make Austria want peace. */
const HARD_PRESSED = 2;
/** Prussia stays in the war if so few markers are missing and so many lie in Austria. */
const NEARLY_WON = 2;
const CONQUESTS = 2;

const markersIn = (view: View, pack: Pack, power: Power): number =>
  pack.coreAustrian.filter((fortress) => view.markers[fortress] === power).length;

const troopsOf = (view: View, power: Power): number => view.troopTotals?.[power] ?? 0;

const poolOf = (view: View, power: Power): number => view.affairs?.pools[power] ?? 0;

/** ANX-10, ANX-15: Prussia's pool once peace is made. */
const poolAfterPeace = (view: View, pack: Pack): number =>
  poolOf(view, PRUSSIA) + peaceTerms(view, pack).prussian.returned - 1;

/** DEC-36: peace keeps Silesia and half of what was won; only a Prussia about to win fights on. */
export const offerPeace = (view: View, { offers }: OfferChoice): Action => {
  const pack = packOf(view);
  const [only] = offers;
  if (offers.length === 1 && only !== undefined) return { type: "offerPeace", offer: only };
  const conquests = markersIn(view, pack, PRUSSIA);
  const wins = poolOf(view, PRUSSIA) <= NEARLY_WON && conquests >= CONQUESTS;
  const offer = poolAfterPeace(view, pack) <= 0 || !wins;
  return { type: "offerPeace", offer };
};

/** DEC-37: Austria gives up Silesia when it is losing the war there, or needs its armies against France. */
export const answerPeace = (view: View, choice: PeaceChoice, random: Random): Action => {
  const pack = packOf(view);
  const [only] = choice.answers;
  if (choice.answers.length === 1 && only !== undefined) return { type: "answerPeace", accept: only };
  const lost = markersIn(view, pack, PRUSSIA) + markersIn(view, pack, FRANCE);
  const isWeaker = troopsOf(view, AUSTRIA) < troopsOf(view, PRUSSIA) + troopsOf(view, FRANCE) / 2;
  const wants = lost >= HARD_PRESSED || (isWeaker && random(2) === 0);
  return { type: "answerPeace", accept: wants && poolAfterPeace(view, pack) >= TOO_NEAR };
};

/** DEC-35: France gives up Bohemia when it has lost the war there, or when nothing more can be won before the end. */
export const reduceObjectives = (view: View): Action => {
  const pack = packOf(view);
  const held = markersIn(view, pack, FRANCE);
  let french = 0;
  let austrian = 0;
  for (const { id, power } of pack.generals) {
    const place = view.at[id];
    if (place === undefined || !isOnBoard(place) || pack.cities[place]?.map !== "bohemia") continue;
    if (power === FRANCE) french++;
    if (power === AUSTRIA) austrian++;
  }
  const wins = frenchReduction(view, pack).returned === 0 && poolOf(view, FRANCE) > 1;
  const isBeaten = french === 0 || (french === 1 && austrian >= 3);
  return { type: "reduce", reduce: isBeaten && (wins || held > 1) && view.turn > 3 };
};

/** DEC-24, DEC-34: every step that does Austria good, usually all of them. */
export const shiftSaxony = (view: View, { most }: SaxonChoice): Action => {
  const pack = packOf(view);
  let best = 0;
  let utility = 0;
  for (let steps = 1; steps <= most; steps++) {
    const worth = utilityOfShift(view, pack, AUSTRIA, { track: "saxony", steps });
    if (worth < utility) continue;
    utility = worth;
    best = steps;
  }
  return { type: "shiftSaxony", steps: best };
};

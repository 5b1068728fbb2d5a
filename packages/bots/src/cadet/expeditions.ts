import type { View } from "@maria/rules";
import { packOf, powerOf } from "@maria/rules/board";
import {
  type Action,
  type AssignTroopsChoice,
  type Choice,
  type CityId,
  isOnBoard,
  type PieceId,
  PRUSSIA,
  type ReentrySite,
  SILESIA_BOX,
} from "@maria/rules/model";
import { cheapestPayment } from "./payments.ts";
import { situationOf } from "./situation.ts";
import type { Style } from "./style.ts";
import { worthOfTrain } from "./supply.ts";
import { reentriesFor, share, warAround } from "./winter.ts";

type ExpeditionChoice = Extract<Choice, { type: "expedition" }>;
type DisplaceChoice = Extract<Choice, { type: "displace" }>;

/** TRK-06: what 8 points and two recruits are worth, against the troops of a general in the field. */
const PAID_EXPEDITION = 4;

const leastBy = <T>(items: readonly T[], cost: (item: T) => number): T | undefined => {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const price = cost(item);
    if (price >= least) continue;
    least = price;
    best = item;
  }
  return best;
};

/** DEC-14: the weakest general, and of equals the one farthest from the war. */
export const sendExpedition = (view: View, choice: ExpeditionChoice, style: Style): Action => {
  const { power, onBoard, offBoard, price, hand } = choice;
  const situation = situationOf(view, power, style);
  const cost = (general: PieceId): number => {
    const place = view.at[general];
    if (place === undefined || !isOnBoard(place)) return PAID_EXPEDITION;
    return (view.troops[general] as number) + 0.3 * warAround(situation, place);
  };
  const general = leastBy([...onBoard, ...offBoard], cost) as PieceId;
  const cards = offBoard.includes(general) ? (cheapestPayment(view, power, hand, price)?.cards ?? hand) : [];
  return { type: "expedition", general, cards };
};

/** DEC-18: the strongest comes back. */
export const bringBack = (view: View, generals: readonly PieceId[]): Action => {
  const general = leastBy(generals, (each) => -(view.troops[each] as number)) as PieceId;
  return { type: "bringBack", general };
};

/** DEC-12: generals off the board first, then the front. */
export const assignTroops = (view: View, choice: AssignTroopsChoice, style: Style): Action => {
  const situation = situationOf(view, choice.power, style);
  const troops = Math.min(choice.troops, choice.mostTroops);
  const reentries = reentriesFor(situation, choice).slice(0, troops);
  return {
    type: "assignTroops",
    reentries,
    split: share(situation, choice.power, choice, reentries, troops),
  };
};

/** DEC-16, DEC-17, DEC-19: generals as near to the war, trains as near to their generals as may be. */
export const displace = (view: View, choice: DisplaceChoice, style: Style): Action => {
  const pack = packOf(view);
  const power = powerOf(pack, choice.piece);
  const situation = situationOf(view, power, style);
  const isTrain = pack.pieces[choice.piece]?.kind === "train";
  const worth = (city: CityId): number =>
    isTrain ? worthOfTrain(situation, power, city, choice.piece) : warAround(situation, city);
  // STK-02: an empty city before one that needs another player's word.
  const site = leastBy(choice.sites, ({ city }) => -worth(city)) as ReentrySite;
  const [commander] = site.commanders ?? [];
  const displacement = { type: "displace" as const, piece: choice.piece, city: site.city };
  return commander === undefined ? displacement : { ...displacement, commander };
};

/** DEC-38, ANX-16: where the second train serves best. */
export const placeTrain = (view: View, cities: readonly CityId[], style: Style): Action => {
  const situation = situationOf(view, PRUSSIA, style);
  const second = packOf(view).armies[PRUSSIA]?.trains.find((train) => view.at[train] === SILESIA_BOX);
  const worth = (city: CityId): number =>
    second === undefined ? warAround(situation, city) : worthOfTrain(situation, PRUSSIA, city, second);
  const city = leastBy(cities, (each) => -worth(each)) as CityId;
  return { type: "placeTrain", city };
};

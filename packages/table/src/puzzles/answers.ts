import { actionsOf, choices } from "@maria/rules";
import {
  type Action,
  type CityId,
  isOnBoard,
  type MarchChoice,
  type Seat,
  type State,
} from "@maria/rules/model";

/** Talk and what happens inside a stack go on beside every decision and answer none. */
const BESIDE: ReadonlySet<Action["type"]> = new Set([
  "transfer",
  "propose",
  "answerOffer",
  "withdrawOffer",
  "endTreaty",
  "notDone",
]);

interface Ride {
  readonly path: readonly CityId[];
  /** The hussars ridden over, which then leave the board (HUS-08). */
  readonly hussars: string;
}

/**
 * Force marches, of those that end in the same city and ride over the same hussars the shortest: on the way they conquer
 * nothing (CON-08) and drive no train off the board (MOV-22), so that all of them come to the same.
 */
function* forceMarches(state: State, choice: MarchChoice): Generator<Action> {
  const seen = new Set<string>();
  let rides: Ride[] = [{ path: [], hussars: "" }];
  while (rides.length > 0) {
    const further: Ride[] = [];
    for (const { path, hussars } of rides)
      for (const { city, mayEnd, mayGoOn, commanders } of choice.steps(path, true)) {
        const met = isOnBoard(city) && state.hussars.includes(city) ? `${hussars} ${city}` : hussars;
        const key = `${city}${met}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const longer = [...path, city];
        if (mayEnd)
          for (const commander of commanders ?? [undefined])
            yield {
              ...{ type: "march", piece: choice.piece, path: longer, force: true },
              ...(commander === undefined ? {} : { commander }),
            };
        if (mayGoOn) further.push({ path: longer, hussars: met });
      }
    rides = further;
  }
}

function* normalMarches(choice: MarchChoice): Generator<Action> {
  for (const action of actionsOf({ ...choice, mayForce: false })) yield action;
}

/** Every way to answer the decision a seat stands before. */
export function* answersIn(state: State, seat: Seat): Generator<Action> {
  for (const choice of choices(state, seat)) {
    if (BESIDE.has(choice.type)) continue;
    if (choice.type !== "march") yield* actionsOf(choice);
    else {
      yield* normalMarches(choice);
      if (choice.mayForce) yield* forceMarches(state, choice);
    }
  }
}

export const isAnswer = ({ type }: Action): boolean => !BESIDE.has(type);

/** The same for two answers that nobody would tell apart: by another way to the same city, with the same cards in another order. */
export const answerKey = (action: Action): string => {
  switch (action.type) {
    case "march":
      return `${action.piece} ${action.force ? "force" : "march"} ${action.path.at(-1)}`;
    case "retreat":
      return `retreat ${action.path.at(-1)}`;
    case "playCard":
      return `card ${action.card}`;
    case "placeHussar":
      return `hussar ${action.city}`;
    case "paySupply":
      return `pay ${[...action.cards].sort((a, b) => a - b).join(" ")}`;
    case "reenterTrain":
      return `train ${action.train} ${action.city}`;
    default:
      return JSON.stringify(action);
  }
};

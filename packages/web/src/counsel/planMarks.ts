import type { View } from "@maria/rules";
import { type Action, type CityId, isOnBoard, type PieceId } from "@maria/rules/model";
import type { RouteMark } from "../board/marks.ts";

/** What a plan draws on the board: its ways, and the cities that nothing marches to. */
export interface PlanMarks {
  readonly routes: readonly RouteMark[];
  readonly cities: readonly CityId[];
}

const wayFrom = (from: CityId | undefined, path: readonly CityId[]): readonly CityId[] =>
  from === undefined ? path : [from, ...path];

/** Where a retreat begins. */
const beatenAt = ({ agenda }: View): CityId | undefined => {
  const frame = agenda[agenda.length - 1];
  return frame?.kind === "retreat" ? frame.from : undefined;
};

const citiesOf = (action: Action): readonly CityId[] => {
  switch (action.type) {
    case "placeHussar":
    case "reenterTrain":
    case "displace":
    case "placeTrain":
    case "proposeStack":
      return [action.city];
    case "recruit":
    case "assignTroops":
      return action.reentries.map(({ city }) => city);
    default:
      return [];
  }
};

/** A plan on the board as it stands: of several marches each goes on from where the piece stands by then. */
export const planMarks = (view: View, actions: readonly Action[]): PlanMarks => {
  const routes: RouteMark[] = [];
  const cities: CityId[] = [];
  const gone = new Map<PieceId, CityId>();
  const placeOf = (piece: PieceId): CityId | undefined => {
    const place = gone.get(piece) ?? view.at[piece];
    return place !== undefined && isOnBoard(place) ? place : undefined;
  };
  for (const action of actions) {
    if (action.type === "march") {
      routes.push({ kind: "advised", path: wayFrom(placeOf(action.piece), action.path) });
      const end = action.path[action.path.length - 1];
      if (end !== undefined) gone.set(action.piece, end);
    } else if (action.type === "retreat")
      routes.push({ kind: "advised", path: wayFrom(beatenAt(view), action.path) });
    else if (action.type === "fight")
      routes.push({ kind: "advised", path: [action.attacker, action.defender] });
    else cities.push(...citiesOf(action));
    if (action.type === "reenterTrain") gone.set(action.train, action.city);
  }
  return { routes, cities };
};

import {
  type Action,
  actionsOf,
  boardOf,
  type Choice,
  type CityId,
  choices,
  controllerOf,
  distance,
  type FortressId,
  isOnBoard,
  isProtected,
  type MarchAction,
  majorOf,
  type PieceId,
  type PowerName,
  powerOf,
  type Seat,
  type State,
} from "../../src/index.ts";
import { packOf } from "../../src/pack/registry.ts";
import { fortress, played, power } from "./position.ts";
import { quietAction } from "./quietPlay.ts";

/** The fortresses each conquering power is after, by key; a power that is not named stays where it is. */
export type Goals = Readonly<Partial<Record<PowerName, readonly string[]>>>;

const FAR = 30;

const goalsOf = (state: State, goals: Goals, piece: PieceId): FortressId[] => {
  const pack = packOf(state);
  const own = powerOf(pack, piece);
  return Object.entries(goals)
    .filter(([name]) => power(name as PowerName) === majorOf(own, state.saxony))
    .flatMap(([, keys]) => keys.map((key) => fortress(pack, key)));
};

const held = (state: State, goals: readonly FortressId[], piece: PieceId): number => {
  const pack = packOf(state);
  const major = majorOf(powerOf(pack, piece), state.saxony);
  return goals.filter((goal) => controllerOf(state, pack, goal) === major).length;
};

/** How far a city is from the nearest fortress still to be had. */
const toNextGoal = (state: State, goals: readonly FortressId[], piece: PieceId, city: CityId): number => {
  const pack = packOf(state);
  const board = boardOf(state);
  const major = majorOf(powerOf(pack, piece), state.saxony);
  const open = goals.filter(
    (goal) => controllerOf(state, pack, goal) !== major && !isProtected(state, pack, board, goal),
  );
  return Math.min(FAR, ...open.map((goal) => distance(board, city, pack.fortresses[goal] as CityId)));
};

/** Beyond six cities from the next own train supply ends. */
const beyondSupply = (state: State, piece: PieceId, city: CityId): number => {
  const pack = packOf(state);
  const trains = pack.trains
    .filter((train) => train.power === powerOf(pack, piece))
    .flatMap(({ id }) => (isOnBoard(state.at[id] as CityId) ? [state.at[id] as CityId] : []));
  const nearest = Math.min(FAR, ...trains.map((train) => distance(boardOf(state), city, train)));
  return Math.max(0, nearest - 5);
};

const worthOfGeneral = (state: State, goals: Goals, piece: PieceId): number => {
  const city = state.at[piece] as CityId;
  const own = goalsOf(state, goals, piece);
  const onGoal = toNextGoal(state, own, piece, city) === 0 ? 1 : 0;
  return (
    20 * held(state, own, piece) -
    toNextGoal(state, own, piece, city) -
    beyondSupply(state, piece, city) / 2 +
    onGoal
  );
};

/** A train is best in the middle of its generals. */
const worthOfTrain = (state: State, piece: PieceId): number => {
  const pack = packOf(state);
  const generals = pack.generals.filter((general) => general.power === powerOf(pack, piece));
  return -generals.reduce((sum, { id }) => {
    const place = state.at[id] as CityId;
    return isOnBoard(place) ? sum + distance(boardOf(state), state.at[piece] as CityId, place) : sum;
  }, 0);
};

const worth = (state: State, goals: Goals, piece: PieceId): number =>
  piece < packOf(state).generals.length ? worthOfGeneral(state, goals, piece) : worthOfTrain(state, piece);

/** The march that brings the piece most, if it is better than staying. */
const bestMarch = (
  state: State,
  seat: Seat,
  goals: Goals,
  choice: Extract<Choice, { type: "march" }>,
): MarchAction | null => {
  if (goalsOf(state, goals, choice.piece).length === 0) return null;
  let best: MarchAction | null = null;
  let most = worth(state, goals, choice.piece);
  for (const march of actionsOf({ ...choice, mayForce: false })) {
    if (march.type !== "march") continue;
    const { state: after } = played(state, seat, march);
    const gain = after.result === null ? worth(after, goals, choice.piece) : Number.POSITIVE_INFINITY;
    if (gain > most) {
      most = gain;
      best = march;
    }
  }
  return best;
};

/**
 * A simple-minded conqueror: every general walks to the nearest fortress nobody protects, trains follow, and cards
 * are played until the battle is won.
 */
export const conquerorAction = (state: State, seat: Seat, goals: Goals): Action => {
  const offered = choices(state, seat);
  for (const choice of offered) {
    if (choice.type === "march") {
      const march = bestMarch(state, seat, goals, choice);
      if (march) return march;
    }
    if (choice.type === "playCard") return [...actionsOf(choice)].pop() as Action;
  }
  return quietAction(state, seat);
};

/** Austria out of the way: its generals withdraw towards a city in the far corner. */
export const withdrawingAction = (state: State, seat: Seat, corner: CityId): Action => {
  const board = boardOf(state);
  for (const choice of choices(state, seat)) {
    if (choice.type !== "march" || choice.piece >= packOf(state).generals.length) continue;
    const marches = [...actionsOf({ ...choice, mayForce: false })].flatMap((action) =>
      action.type === "march" ? [action] : [],
    );
    const end = (march: MarchAction): number =>
      distance(board, march.path[march.path.length - 1] as CityId, corner);
    const [best] = marches.sort((a, b) => end(a) - end(b));
    if (best && end(best) < distance(board, choice.from, corner)) return best;
  }
  return quietAction(state, seat);
};

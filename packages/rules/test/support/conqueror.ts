import {
  type Action,
  type Army,
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
  isReserve,
  type MarchAction,
  majorOf,
  type PieceId,
  type Place,
  POWER_NAMES,
  type PoliticalCardId,
  type PowerName,
  powerOf,
  type Seat,
  type State,
  suitOf,
  type TrackName,
} from "../../src/engine.ts";
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

/** A train is best where no general is far from the train that is nearest to him. */
const worthOfTrain = (state: State, piece: PieceId): number => {
  const { generals, trains } = packOf(state).armies[powerOf(packOf(state), piece)] as Army;
  const onBoard = (pieces: readonly PieceId[]): CityId[] =>
    pieces.map((id) => state.at[id] as Place).filter(isOnBoard);
  return -onBoard(generals).reduce((sum, city) => {
    const distances = onBoard(trains).map((train) => distance(boardOf(state), city, train));
    return sum + Math.min(FAR, ...distances);
  }, 0);
};

const worth = (state: State, goals: Goals, piece: PieceId): number =>
  piece < packOf(state).generals.length ? worthOfGeneral(state, goals, piece) : worthOfTrain(state, piece);

/** Marches that end alike and pass the same fortresses come to the same. */
const marchesOf = (state: State, choice: Extract<Choice, { type: "march" }>): MarchAction[] => {
  const pack = packOf(state);
  const found = new Map<string, MarchAction>();
  for (const march of actionsOf({ ...choice, mayForce: false })) {
    if (march.type !== "march") continue;
    const passed = march.path.filter((city) => pack.fortressIn[city] !== -1).sort();
    const key = [march.path.at(-1), march.commander, ...passed].join(" ");
    if (!found.has(key)) found.set(key, march);
  }
  return [...found.values()];
};

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
  for (const march of marchesOf(state, choice)) {
    const { state: after } = played(state, seat, march);
    const gain = after.result === null ? worth(after, goals, choice.piece) : Number.POSITIVE_INFINITY;
    if (gain > most) {
      most = gain;
      best = march;
    }
  }
  return best;
};

/** No peace, no reduction, no cession, no votes for Charles, and no political card is paid for. */
const declining = (choice: Choice): Action | null => {
  switch (choice.type) {
    case "offerPeace":
      return { type: "offerPeace", offer: false };
    case "answerPeace":
      return { type: "answerPeace", accept: !choice.answers.includes(false) };
    case "reduce":
      return { type: "reduce", reduce: false };
    case "cede":
      return { type: "cede", cede: false };
    case "vote":
      return { type: "vote", charles: choice.least };
    case "conserve":
      return { type: "conserve" };
    default:
      return null;
  }
};

/** Does as little as possible and agrees to nothing. */
export const passiveAction = (state: State, seat: Seat): Action => {
  for (const choice of choices(state, seat)) {
    const action = declining(choice);
    if (action) return action;
  }
  return quietAction(state, seat);
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
  return passiveAction(state, seat);
};

/** Out of the way: the generals of these powers withdraw towards a city in the far corner. */
export const withdrawingAction = (
  state: State,
  seat: Seat,
  corner: CityId,
  powers: readonly PowerName[] = POWER_NAMES,
): Action => {
  const pack = packOf(state);
  const board = boardOf(state);
  for (const choice of choices(state, seat)) {
    if (choice.type !== "march" || choice.piece >= pack.generals.length) continue;
    if (!powers.includes(POWER_NAMES[powerOf(pack, choice.piece)])) continue;
    const marches = marchesOf(state, choice);
    const end = (march: MarchAction): number =>
      distance(board, march.path[march.path.length - 1] as CityId, corner);
    const [best] = marches.sort((a, b) => end(a) - end(b));
    if (best && end(best) < distance(board, choice.from, corner)) return best;
  }
  return passiveAction(state, seat);
};

/** Influences a track in one direction: pays for every open card that moves it so, and for no other (DEC-09 to DEC-11). */
export const statesmanAction = (
  state: State,
  seat: Seat,
  name: PowerName,
  track: TrackName,
  direction: 1 | -1,
): Action | null => {
  const { affairs } = state;
  if (affairs === null) return null;
  const { cards } = packOf(state).politics;
  const isWanted = (card: PoliticalCardId): boolean =>
    cards[card]?.powers.includes(power(name)) === true &&
    cards[card].shifts.some(
      (shift) => shift.track === track && (shift.either || shift.steps * direction > 0),
    );
  for (const choice of choices(state, seat)) {
    if (choice.type === "placeCard" && choice.power === power(name)) {
      const trumps = choice.hand.filter((card) => isReserve(card) || suitOf(card) === affairs.trump);
      const [card] = affairs.openCards.some(isWanted) ? trumps : [];
      return { type: "placeCard", power: choice.power, card: card ?? null };
    }
    if (choice.type === "selectCard") {
      const card = choice.cards.find(isWanted);
      if (card !== undefined) return { type: "selectCard", card };
    }
    if (choice.type === "execute") {
      const shifts = choice.shifts
        .filter((shift) => shift.track === track)
        .flatMap(({ steps }) => steps.filter((count) => count * direction > 0))
        .map((steps) => ({ track, steps }));
      return { type: "execute", instruction: false, shifts };
    }
  }
  return null;
};

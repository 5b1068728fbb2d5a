import type { GameRecord } from "@maria/rules";
import { type ReplayStep, replaySteps } from "@maria/rules/authority";
import { areHostile, packOf, powerOf, reachOf } from "@maria/rules/board";
import {
  type BattleSide,
  type CityId,
  FRANCE,
  type GameEvent,
  isReserve,
  type Pack,
  type PieceId,
  type Place,
  POWER_NAMES,
  type Power,
  type State,
  suitOf,
} from "@maria/rules/model";

/** What a good player would shake his head at in one game, and what tells a careful game from a race. */
export interface Blunders {
  /** Trains lost that their own last march had left within an enemy's march, though they could have been out of it. */
  readonly trainsExposed: number;
  /** Defeats of five or more troops after the loser's last fitting card had brought the score to exactly zero. */
  readonly lastCardToZero: number;
  /** Attacks of one or two troops on five or more. */
  readonly suicidalAttacks: number;
  /** Those of them that were lost: a full hand of the suit makes up for many troops. */
  readonly suicidalDefeats: number;
  /** Marches of French generals from one map to the other. */
  readonly frenchMapChanges: number;
  /** Tactical Cards placed in politics. */
  readonly cardsPlaced: number;
  /** Cards left in each hand at the end, by power. */
  readonly unspent: Readonly<Record<string, number>>;
}

/** A battle as far as it has been played. */
interface Fought {
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  readonly isSuicidal: boolean;
  /** Sides whose last fitting card made the score exactly zero. */
  readonly spentToZero: readonly ("attacker" | "defender")[];
}

/** The blunders so far, and what has to be kept in mind to notice further ones. */
export interface Watch {
  readonly blunders: Blunders;
  readonly exposed: readonly PieceId[];
  readonly fought: Fought | null;
}

export const NOTHING_SEEN: Watch = {
  blunders: {
    trainsExposed: 0,
    lastCardToZero: 0,
    suicidalAttacks: 0,
    suicidalDefeats: 0,
    frenchMapChanges: 0,
    cardsPlaced: 0,
    unspent: {},
  },
  exposed: [],
  fought: null,
};

const GREAT_DEFEAT = 5;
const HANDFUL = 2;
const HOST = 5;

/** MOV-13: the cities where an enemy general could ride over a train of this power if his movement came next. */
const dangerousTo = (state: State, pack: Pack, power: Power): ReadonlySet<Place> =>
  new Set(
    pack.generals
      .filter((general) => areHostile(state, general.power, power))
      .flatMap((general) => reachOf(state, general.id, false).map(({ city }) => city)),
  );

/** Whether its march has left the train in an enemy's reach though another march, or none, would not have. */
const isExposed = (state: State, pack: Pack, train: PieceId, from: CityId): boolean => {
  const { power } = pack.pieces[train] ?? {};
  const place = state.at[train];
  if (power === undefined || place === undefined) return false;
  const dangerous = dangerousTo(state, pack, power);
  if (!dangerous.has(place)) return false;
  const at = state.at.map((each, piece) => (piece === train ? from : each));
  const ends = reachOf({ ...state, at }, train, false).filter(({ mayEnd }) => mayEnd);
  return [from, ...ends.map(({ city }) => city)].some((city) => !dangerous.has(city));
};

const hasFittingCard = ({ hands }: State, { power, suit }: BattleSide): boolean =>
  (hands[power] ?? []).some((card) => isReserve(card) || suitOf(card) === suit);

const add = (
  watch: Watch,
  counter: Exclude<keyof Blunders, "unspent">,
  change: Partial<Watch> = {},
): Watch => ({
  ...watch,
  ...change,
  blunders: { ...watch.blunders, [counter]: watch.blunders[counter] + 1 },
});

const handsLeft = (state: State, pack: Pack): Readonly<Record<string, number>> =>
  Object.fromEntries(
    pack.politics.squareOrder.map((power) => [POWER_NAMES[power], state.hands[power]?.length ?? 0]),
  );

/** What one event adds, in the position its action has led to. */
export const watch = (seen: Watch, state: State, event: GameEvent): Watch => {
  const pack = packOf(state);
  switch (event.type) {
    case "marched": {
      const { piece, from, path } = event;
      if (pack.pieces[piece]?.kind === "train") {
        const others = seen.exposed.filter((train) => train !== piece);
        return { ...seen, exposed: isExposed(state, pack, piece, from) ? [...others, piece] : others };
      }
      const mapOf = (city: number | undefined) => pack.cities[city ?? -1]?.map;
      const changes = powerOf(pack, piece) === FRANCE && mapOf(from) !== mapOf(path.at(-1));
      return changes ? add(seen, "frenchMapChanges") : seen;
    }
    case "trainReentered":
      return { ...seen, exposed: seen.exposed.filter((train) => train !== event.train) };
    case "trainEliminated": {
      const exposed = seen.exposed.filter((train) => train !== event.train);
      return seen.exposed.includes(event.train) ? add(seen, "trainsExposed", { exposed }) : seen;
    }
    case "battleBegan": {
      const { attacker, defender } = event;
      const isSuicidal = attacker.troops <= HANDFUL && defender.troops >= HOST;
      const fought = { attacker, defender, isSuicidal, spentToZero: [] };
      return isSuicidal ? add(seen, "suicidalAttacks", { fought }) : { ...seen, fought };
    }
    case "cardPlayed": {
      const { fought } = seen;
      if (fought === null) return seen;
      const side = event.power === fought.attacker.power ? "attacker" : "defender";
      const others = fought.spentToZero.filter((each) => each !== side);
      const isSpent = event.score === 0 && !hasFittingCard(state, fought[side]);
      return { ...seen, fought: { ...fought, spentToZero: isSpent ? [...others, side] : others } };
    }
    case "battleEnded": {
      const { fought } = seen;
      if (fought === null || event.winner === null) return { ...seen, fought: null };
      const loser = event.winner === "attacker" ? "defender" : "attacker";
      const over = { ...seen, fought: null };
      const told = fought.isSuicidal && loser === "attacker" ? add(over, "suicidalDefeats") : over;
      const isSpent = event.loss >= GREAT_DEFEAT && fought.spentToZero.includes(loser);
      return isSpent ? add(told, "lastCardToZero") : told;
    }
    case "cardPlaced":
      return event.card === null ? seen : add(seen, "cardsPlaced");
    case "gameEnded":
      return { ...seen, blunders: { ...seen.blunders, unspent: handsLeft(state, pack) } };
    default:
      return seen;
  }
};

/**
 * The blunders of a recorded game, however far it goes; what has been taken back was never done. Throws if the record is not
 * one that today's rules lead through.
 */
export const blundersOf = (record: GameRecord): Blunders => {
  const before = new Map<number, Watch>();
  let seen = NOTHING_SEEN;
  const steps = replaySteps(record);
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done) {
      if ("state" in next.value) return seen.blunders;
      throw new Error("a game that cannot be played back");
    }
    const step: ReplayStep = next.value;
    if (step.type === "takenBack") seen = before.get(step.removed) ?? seen;
    if (step.type !== "played") continue;
    before.set(step.number, seen);
    for (const event of step.events) seen = watch(seen, step.state, event);
  }
};

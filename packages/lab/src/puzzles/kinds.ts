import { isReserve } from "@maria/rules/model";
import { battleIn, hungry, type PuzzleKind } from "@maria/table";
import type { Moment, ScoutedGame } from "../lessons/scout.ts";
import type { Weighed } from "./weighed.ts";

/** Where puzzles of a kind are looked for, and what makes one of them worth while. */
export interface KindOfPuzzle {
  /** Whether a moment is worth weighing all its answers; if so, how many marches there may be. */
  marches(moment: Moment, game: ScoutedGame, at: number): number | null;
  /** Whether these are the best answers of a puzzle: one of its kind, or the same by other ways. */
  suits(best: readonly Weighed[], others: readonly Weighed[]): boolean;
  /** A wrong answer that somebody might well give. */
  tempts(other: Weighed, best: Weighed): boolean;
  /** So many plausible wrong answers make a puzzle of the second level, and of the third. */
  readonly levels: readonly [number, number];
}

const ONE = 1;
const TWO = 2;
const FEWEST_WRONG = 2;

const isMarch = ({ action }: Weighed): boolean => action.type === "march" && !action.force;
const piecesOf = (answers: readonly Weighed[]): ReadonlySet<number> =>
  new Set(answers.map(({ action }) => (action.type === "march" ? action.piece : -1)));
const hasTouched = ({ events }: Weighed): boolean =>
  events.some(({ type }) => type === "conquered" || type === "questionMarkPlaced");
const conquestsOf = ({ events }: Weighed): string =>
  events.flatMap((event) => (event.type === "conquered" ? [event.fortress] : [])).join(" ");

const frameOf = ({ before }: Moment) => before.agenda.at(-1);
const isFirstOfPhase = (game: ScoutedGame, at: number): boolean =>
  game.moments[at - 1]?.before.agenda.at(-1)?.kind !== "movement";

/** Whether the game was won by a march of the seat that moves, so many of its marches later in the same phase. */
const winsAfter = (game: ScoutedGame, at: number, marches: number): boolean => {
  const { seat, before } = game.moments[at] as Moment;
  const ahead = game.moments.slice(at, at + marches);
  return (
    ahead.length === marches &&
    ahead.every(
      (moment) =>
        moment.seat === seat && moment.action.type === "march" && moment.before.step === before.step,
    ) &&
    (ahead.at(-1)?.events.some((event) => event.type === "gameEnded" && event.result.winner === seat) ??
      false)
  );
};

const inBattle = (moment: Moment): boolean =>
  battleIn(moment.before) !== null && (moment.action.type === "playCard" || moment.action.type === "stop");

export const KINDS_OF_PUZZLES: { readonly [Kind in PuzzleKind]: KindOfPuzzle } = {
  victory: {
    marches: (_, game, at) => [ONE, TWO].find((marches) => winsAfter(game, at, marches)) ?? null,
    suits: (best) => best.every(isMarch) && piecesOf(best).size <= TWO && best.length <= 6,
    tempts: hasTouched,
    levels: [4, 8],
  },
  conquest: {
    marches: ({ action, events }) =>
      action.type === "march" && events.some(({ type }) => type === "conquered") ? ONE : null,
    suits: (best, others) =>
      best.every(isMarch) &&
      piecesOf(best).size === 1 &&
      new Set(best.map(conquestsOf)).size === 1 &&
      best.length <= 6 &&
      others.filter(hasTouched).length >= FEWEST_WRONG,
    tempts: hasTouched,
    levels: [6, 12],
  },
  battle: {
    marches: (moment) => (inBattle(moment) ? ONE : null),
    suits: ([best, ...more], others) =>
      best !== undefined && best.worth === 1 && more.length === 0 && others.length >= FEWEST_WRONG,
    tempts: () => true,
    levels: [3, 5],
  },
  army: {
    marches: (moment) => (inBattle(moment) ? ONE : null),
    suits: ([best, ...more], others) =>
      best !== undefined &&
      more.length === 0 &&
      others.length >= FEWEST_WRONG &&
      best.worth >= 1 &&
      others.every(({ worth }) => worth <= best.worth - TWO),
    tempts: () => true,
    levels: [3, 5],
  },
  retreat: {
    marches: ({ action }) => (action.type === "retreat" ? ONE : null),
    suits: ([best, ...more], others) =>
      best !== undefined && best.worth >= 1 && more.length === 0 && others.length >= FEWEST_WRONG,
    tempts: () => true,
    levels: [3, 4],
  },
  supply: {
    marches: (moment, game, at) =>
      frameOf(moment)?.kind === "movement" &&
      isFirstOfPhase(game, at) &&
      hungry(moment.before, moment.seat).length === 1
        ? ONE
        : null,
    suits: (best) => best.every(({ worth }) => worth === 0) && best.length <= 2 && best.every(isMarch),
    tempts: (other, best) =>
      isMarch(other) &&
      other.action.type === "march" &&
      best.action.type === "march" &&
      other.action.piece === best.action.piece,
    levels: [10, 20],
  },
  payment: {
    marches: ({ action }) => (action.type === "paySupply" ? ONE : null),
    suits: ([best, ...more], others) =>
      best !== undefined &&
      more.length === 0 &&
      others.length >= 3 &&
      best.action.type === "paySupply" &&
      best.action.cards.length >= TWO &&
      !best.action.cards.some(isReserve),
    tempts: () => true,
    levels: [6, 14],
  },
  hussars: {
    marches: ({ action }) => (action.type === "placeHussar" ? ONE : null),
    suits: ([best, ...more], others) =>
      best !== undefined &&
      best.worth > 0 &&
      more.length === 0 &&
      others.every(({ action, worth }) => action.type !== "done" || worth < best.worth),
    tempts: ({ worth }) => worth > 0,
    levels: [3, 8],
  },
};

import { LOWEST_CARD, type Random, RESERVE_MAXIMUM } from "@maria/rules/model";
import { likelyAnswer } from "./habits.ts";
import {
  type FittingHand,
  holdsSuit,
  RESERVE_SLOT,
  strengthOf,
  takeFrom,
  turningSlot,
  valueOfSlot,
} from "./hand.ts";

/** A battle in numbers, from the side that has the right to play. What things are worth is said in chances to win. */
export interface Contest {
  /** How far the score is below zero. */
  readonly deficit: number;
  readonly own: FittingHand;
  /** All cards of the own hand: what the other side sees of it. */
  readonly ownHeld: number;
  readonly otherTroops: number;
  /** Hands the other side may hold, as likely one as another. */
  readonly others: readonly FittingHand[];
  /** What the battle's end is worth: lost by so much, won by so much, a tie at 0. */
  readonly worthOfEnd: (score: number) => number;
  /** What it costs to part with a card in this slot, and what a point spent by the other side is worth. */
  readonly priceOf: (slot: number) => number;
  readonly pointOfOther: number;
}

/** To stop, or to play a card; a Reserve with its value. */
export interface CardMove {
  readonly slot: number;
  readonly value: number;
}

export const STOP: CardMove = { slot: 0, value: 0 };

/** What has been seen of the battle from some moment on is one node: the hands are not, so that nobody plays as if he saw them. */
interface Node {
  visits: number;
  readonly moves: readonly CardMove[];
  readonly tried: number[];
  readonly sums: number[];
  /** By the move and what the other side answered. */
  readonly next: Map<string, Node>;
}

/** How much is tried that has not paid so far, as a share of what is at stake. */
const CURIOSITY = 0.6;

/** CMB-13, CMB-22, CMB-23, TAC-14: a Reserve turns the score, makes it even or leaves just one wanting. */
const movesFor = (own: FittingHand, deficit: number): CardMove[] => {
  const moves: CardMove[] = [];
  if (deficit > 0 || !holdsSuit(own)) moves.push(STOP);
  for (let slot = LOWEST_CARD; slot < RESERVE_SLOT; slot++)
    if ((own[slot] as number) > 0) moves.push({ slot, value: slot });
  if ((own[RESERVE_SLOT] as number) > 0)
    for (const value of new Set([RESERVE_MAXIMUM, deficit, deficit - 1]))
      if (value >= 1 && value <= RESERVE_MAXIMUM) moves.push({ slot: RESERVE_SLOT, value });
  return moves;
};

const nodeFor = (own: FittingHand, deficit: number): Node => {
  const moves = movesFor(own, deficit);
  return { visits: 0, moves, tried: moves.map(() => 0), sums: moves.map(() => 0), next: new Map() };
};

const selected = ({ visits, moves, tried, sums }: Node, stake: number): number => {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < moves.length; index++) {
    const count = tried[index] as number;
    if (count === 0) return index;
    const worth = (sums[index] as number) / count + CURIOSITY * stake * Math.sqrt(Math.log(visits) / count);
    if (worth <= most) continue;
    most = worth;
    best = index;
  }
  return best;
};

/** Below the tree: fight on as long as the cards do, with the smallest that turns the score. */
const usualMove = (own: FittingHand, deficit: number): CardMove => {
  if (deficit === 0 ? !holdsSuit(own) : strengthOf(own) < deficit) return STOP;
  const slot = turningSlot(own, Math.max(1, deficit));
  return { slot, value: valueOfSlot(slot) };
};

/** One battle fought to its end against one of the hands; the tree grows by one node. */
const fightOut = (contest: Contest, root: Node, other: FittingHand, stake: number, random: Random): void => {
  const own = contest.own.slice();
  const foe = other.slice();
  const trail: { readonly node: Node; readonly index: number }[] = [];
  let node: Node | null = root;
  let behind = contest.deficit;
  let held = contest.ownHeld;
  let worth = 0;
  let key = "";
  for (;;) {
    let move: CardMove;
    if (node === null) move = usualMove(own, behind);
    else {
      const index = selected(node, stake);
      trail.push({ node, index });
      move = node.moves[index] as CardMove;
    }
    if (move.slot === 0) {
      worth += contest.worthOfEnd(-behind);
      break;
    }
    takeFrom(own, move.slot);
    worth -= contest.priceOf(move.slot);
    held--;
    behind -= move.value;
    key = `${move.slot}=${move.value}`;
    if (behind <= 0) {
      const answer = likelyAnswer(foe, -behind, contest.otherTroops, held, random);
      for (const slot of answer.slots) {
        takeFrom(foe, slot);
        worth += contest.pointOfOther * valueOfSlot(slot);
      }
      if (answer.stopsAt >= 0) {
        worth += contest.worthOfEnd(answer.stopsAt);
        break;
      }
      behind = answer.score;
      key += ` ${answer.slots.join()}`;
    }
    if (node === null) continue;
    const known: Node | undefined = node.next.get(key);
    if (known === undefined) node.next.set(key, nodeFor(own, behind));
    node = known ?? null;
  }
  for (const { node: passed, index } of trail) {
    passed.visits++;
    passed.tried[index] = (passed.tried[index] as number) + 1;
    passed.sums[index] = (passed.sums[index] as number) + worth;
  }
};

/** The move tried most often after so many battles fought out, and what it is worth. */
export const bestMove = (
  contest: Contest,
  battles: number,
  random: Random,
): { readonly move: CardMove; readonly worth: number } => {
  const root = nodeFor(contest.own, contest.deficit);
  const stake = Math.abs(contest.worthOfEnd(3) - contest.worthOfEnd(-Math.max(3, contest.deficit))) + 0.005;
  for (let count = 0; count < battles && root.moves.length > 1; count++)
    fightOut(contest, root, contest.others[count % contest.others.length] as FittingHand, stake, random);
  let best = 0;
  root.tried.forEach((tried, index) => {
    if (tried > (root.tried[best] as number)) best = index;
  });
  const tried = root.tried[best] as number;
  return { move: root.moves[best] ?? STOP, worth: tried === 0 ? 0 : (root.sums[best] as number) / tried };
};

import { marchOf, marchReach } from "@maria/advice/movement";
import { choices, type GameRecord, pending, refusalOf } from "@maria/rules";
import { momentOf } from "@maria/rules/board";
import { type CardId, isReserve, type MarchAction, type Seat, type State } from "@maria/rules/model";
import { momentBefore, playOn, type Step, topFrame } from "./moments.ts";
import { historical } from "./records.ts";

/** A seat's turn from its first decision on: one march, the combat it leads to, and one card that settles it. */
export interface FightingTurn {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly march: MarchAction;
  readonly marched: Step;
  readonly card: CardId;
  /** The other side, which can play nothing more, gives up, and the seat chooses the retreat. */
  readonly won: Step;
}

const isAsked = (state: State, seat: Seat): boolean => pending(state).some((asked) => asked.seat === seat);

/** Every march somebody may make in this position, by the shortest way to each city. */
const marchesIn = (state: State, seat: Seat): MarchAction[] =>
  choices(state, seat).flatMap((choice) => {
    if (choice.type !== "march" || choice.piece >= historical.generals.length) return [];
    const reach = [...marchReach(choice, true).values()];
    return reach.flatMap(({ normal: [way] }) =>
      way === undefined || way.commanders !== null ? [] : [marchOf(choice.piece, way, null)],
    );
  });

/** The other side has no card left to play: all it can do is stop. */
const mustStop = (battle: State, other: Seat | undefined): other is Seat =>
  other !== undefined && choices(battle, other).every(({ type }) => type === "stop" || type === "transfer");

/** The card that settles the battle: the other side cannot answer it. */
const settling = (battle: State, seat: Seat): { card: CardId; won: Step } | null => {
  for (const choice of choices(battle, seat))
    if (choice.type === "playCard")
      for (const card of choice.cards.filter((each) => !isReserve(each))) {
        const { after } = playOn(battle, seat, { type: "playCard", card });
        const other = pending(after)[0]?.seat;
        if (topFrame(after)?.kind !== "battle" || other === seat || !mustStop(after, other)) continue;
        const won = playOn(after, other, { type: "stop" });
        if (topFrame(won.after)?.kind === "retreat" && isAsked(won.after, seat)) return { card, won };
      }
  return null;
};

/** The only combat begins by itself when the movement ends. */
const fightAfter = (before: State, seat: Seat, march: MarchAction): Omit<FightingTurn, "record"> | null => {
  if (refusalOf(before, seat, march) !== null) return null;
  const marched = playOn(before, seat, march);
  if (refusalOf(marched.after, seat, { type: "done" }) !== null) return null;
  const { after } = playOn(marched.after, seat, { type: "done" });
  if (topFrame(after)?.kind !== "battle" || !isAsked(after, seat)) return null;
  const found = settling(after, seat);
  return found === null ? null : { seat, march, marched, ...found };
};

/** The first turn of the recorded game, or of another of its kind, that can go like this. */
export const fightingTurn = (fixture: string): FightingTurn => {
  let found: Omit<FightingTurn, "record"> | null = null;
  let stage = -1;
  const { record } = momentBefore(fixture, ({ before, seat }) => {
    const { stage: now, phase } = momentOf(before);
    const isFirst = now !== stage && phase === "movement";
    stage = now;
    if (!isFirst) return false;
    for (const march of marchesIn(before, seat)) {
      found = fightAfter(before, seat, march);
      if (found !== null) return true;
    }
    return false;
  });
  if (found === null) throw new Error("nobody fights");
  return { ...(found as Omit<FightingTurn, "record">), record };
};

import { actionsOf, choices, type Entry, pending } from "@maria/rules";
import type { Action, BattleFrame, BattleSide, GameEvent, Seat, State } from "@maria/rules/model";
import { seatOfPower } from "@maria/rules/model";
import { apply, draftOf } from "@maria/rules/search";

/** What a battle is fought for: to win it, or to keep as many troops as possible. */
export type Prize = "battle" | "army";

/** More positions than this are not worth looking through: such a battle makes no puzzle. */
const MOST_POSITIONS = 20_000;
export class BattleTooLong extends Error {}

const WON = 1;
const TIED = 0;
const LOST = -1;

/** The battle under way, or null if it is over. */
export const battleIn = ({ agenda }: State): BattleFrame | null => {
  const frame = agenda[agenda.length - 1];
  return frame?.kind === "battle" ? frame : null;
};

const isOf = (state: State, seat: Seat, { power }: BattleSide): boolean =>
  seatOfPower(state.options, power, state.saxony) === seat;

/** A seat’s own side of a battle, and the other one. */
export const sidesOf = (state: State, seat: Seat, battle: BattleFrame) =>
  isOf(state, seat, battle.attacker)
    ? { own: battle.attacker, other: battle.defender, name: "attacker" as const }
    : { own: battle.defender, other: battle.attacker, name: "defender" as const };

/** What somebody may do in a battle; troops inside a stack and talk are no part of it. */
const movesIn = (state: State, seat: Seat): Action[] =>
  choices(state, seat).flatMap((choice) =>
    choice.type === "playCard" || choice.type === "stop" ? [...actionsOf(choice)] : [],
  );

/** What the end of a battle is worth to a side, by what was announced. */
const worthOfEnd = (
  events: readonly GameEvent[],
  { own, name }: ReturnType<typeof sidesOf>,
  prize: Prize,
): number => {
  const end = events.find((event) => event.type === "battleEnded");
  const winner = end?.type === "battleEnded" ? end.winner : null;
  const loss = end?.type === "battleEnded" ? end.loss : 0;
  if (prize === "battle") {
    if (winner === null) return TIED;
    return winner === name ? WON : LOST;
  }
  if (winner === null || winner === name) return own.troops;
  const isCut = events.some(
    (event) => event.type === "noRetreat" && event.generals.some((general) => own.generals.includes(general)),
  );
  return isCut ? 0 : own.troops - loss;
};

export interface Fought {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

const fought = (state: State, seat: Seat, action: Action): Fought => {
  const draft = draftOf(state);
  const events: GameEvent[] = [];
  apply(draft, seat, action, events);
  return { state: draft, events };
};

/** Whether the same battle goes on after an action in it. */
export const goesOn = ({ state, events }: Fought): boolean =>
  battleIn(state) !== null && !events.some(({ type }) => type === "battleEnded");

/**
 * What a battle comes to for a seat if both sides play as well as they can, all cards known: every card of both hands is
 * tried by the engine itself.
 */
export class BattleSearch {
  private readonly seat: Seat;
  private readonly prize: Prize;
  private readonly known = new Map<string, number>();
  private left = MOST_POSITIONS;

  constructor(seat: Seat, prize: Prize) {
    this.seat = seat;
    this.prize = prize;
  }

  /** The worth of an action of whoever is to play. */
  worthOf(state: State, mover: Seat, action: Action): number {
    const battle = battleIn(state);
    if (battle === null) throw new Error("there is no battle");
    const next = fought(state, mover, action);
    return goesOn(next)
      ? this.worthIn(next.state)
      : worthOfEnd(next.events, sidesOf(state, this.seat, battle), this.prize);
  }

  /** The best of all that the one to play may do. */
  best(state: State): Entry & { readonly action: Action; readonly worth: number } {
    const [decision] = pending(state);
    if (decision === undefined) throw new Error("nobody is to play");
    const { seat } = decision;
    const sign = seat === this.seat ? 1 : -1;
    let best: { readonly action: Action; readonly worth: number } | null = null;
    for (const action of movesIn(state, seat)) {
      const worth = this.worthOf(state, seat, action);
      if (best === null || worth * sign > best.worth * sign) best = { action, worth };
    }
    if (best === null) throw new Error("nothing may be played");
    return { seat, ...best };
  }

  private worthIn(state: State): number {
    const battle = battleIn(state);
    if (battle === null) throw new Error("there is no battle");
    const { attacker, defender, score, toPlay } = battle;
    const hands = [attacker, defender].map(({ power }) =>
      [...(state.hands[power] ?? [])].sort((a, b) => a - b),
    );
    const key = `${score} ${toPlay} ${hands.join(";")}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (--this.left < 0) throw new BattleTooLong();
    const { worth } = this.best(state);
    this.known.set(key, worth);
    return worth;
  }

  /** What whoever is to play does best, until the battle is over or the seat `until` has to play. */
  playOn(from: Fought, until: Seat | null): { readonly entries: readonly Entry[] } & Fought {
    let now = from;
    const entries: Entry[] = [];
    const events = [...from.events];
    while (goesOn(now)) {
      const { seat, action } = this.best(now.state);
      if (seat === until) break;
      entries.push({ seat, action });
      now = fought(now.state, seat, action);
      events.push(...now.events);
    }
    return { entries, events, state: now.state };
  }
}

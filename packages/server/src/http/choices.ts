import { actionsOf, choices, type Decision, pending, type View } from "@maria/rules";
import type { Action, Choice, Seat } from "@maria/rules/model";

/** So many actions of a choice are listed unless more are wanted, and so many at once at most. */
const USUAL = 50;
const MOST = 500;
/** Nobody looks further: ways of a march and splits of troops may be very many. */
const FURTHEST = 20_000;

/** One kind of decision with actions that stand for it, ready to be sent. */
export interface OfferedChoice {
  readonly type: Choice["type"];
  /** What the choice is about: pieces, cities, cards and prices, by their numbers in the pack. */
  readonly about: Omit<Choice, "type">;
  readonly actions: readonly Action[];
  /** `from` of the next page of this choice; null if there is none. */
  readonly next: number | null;
}

/** Everything a seat may do, for programs that do not know the rules. */
export interface Offered {
  readonly seat: Seat;
  /** What an action made of them names as `seen`. */
  readonly seen: number;
  /** What the game waits for this seat to decide; null while it waits for others alone, or is over. */
  readonly decision: Decision["kind"] | null;
  readonly choices: readonly OfferedChoice[];
}

/** Which part of it is wanted: of one choice, by its place in the list, or the beginning of all. */
export interface Page {
  readonly choice: number | null;
  readonly from: number;
  readonly most: number;
}

const countIn = (text: string | undefined, fallback: number, most: number): number | null => {
  if (text === undefined) return fallback;
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null;
};

/** The page a query asks for; null if it asks for none. A place to begin at makes sense within one choice only. */
export const pageOf = ({
  choice,
  from,
  most,
}: Readonly<Partial<Record<keyof Page, string>>>): Page | null => {
  const [wanted, begin, length] = [
    countIn(choice, -1, MOST),
    countIn(from, 0, FURTHEST),
    countIn(most, USUAL, MOST),
  ];
  if (wanted === null || begin === null || length === null || length === 0) return null;
  if (wanted < 0 && begin > 0) return null;
  return { choice: wanted < 0 ? null : wanted, from: begin, most: length };
};

const listed = (choice: Choice, { from, most }: Page): OfferedChoice => {
  const actions: Action[] = [];
  let [at, next]: [number, number | null] = [0, null];
  for (const action of actionsOf(choice)) {
    if (at >= from + most) {
      next = at <= FURTHEST ? at : null;
      break;
    }
    if (at >= from) actions.push(action);
    at++;
  }
  const { type, ...about } = choice;
  return { type, about, actions, next };
};

/** What a seat may do, made of what it sees and of nothing else. */
export const offeredTo = (seen: number, view: View, seat: Seat, page: Page): Offered => {
  const all = choices(view, seat);
  const wanted = page.choice === null ? all : all.slice(page.choice, page.choice + 1);
  const decision = pending(view).find((one) => one.seat === seat);
  return {
    ...{ seat, seen, decision: decision?.kind ?? null },
    choices: wanted.map((choice) => listed(choice, page)),
  };
};

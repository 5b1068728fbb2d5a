import { type Bot, type Budget, botChance } from "@maria/bots";
import { choices, pending, type View } from "@maria/rules";
import { type Action, type Choice, isRefusal, type Random, type Seat, seatsOf } from "@maria/rules/model";
import { randomAction } from "@maria/rules/search";
import type { Authority } from "./authority.ts";
import { type Ordered, orderedAction } from "./orders/orderedAction.ts";
import type { Orders } from "./orders/orders.ts";
import type { BotsBySeat } from "./players.ts";
import type { Answer, Failed } from "./table.ts";

/** A bot that thinks longer than this would try a person's patience. */
const BUDGET: Budget = { milliseconds: 2000 };

/** A turn takes some thirty actions; one in which bots take this many goes round in circles. */
const MOST_PER_TURN = 2000;

/** What a bot is asked: all it is given comes from what its seat may see (HID-03). */
interface Question {
  readonly seat: Seat;
  readonly bot: Bot;
  readonly view: View;
  readonly offered: readonly Choice[];
  /** How many entries its seat has seen: the number of its answer, and where its chance comes from. */
  readonly seen: number;
}

/** A bot threw something, or answered against the rules. */
export interface BotFault {
  readonly seat: Seat;
  readonly message: string;
}

/** Why the bots have stopped; the message may tell secrets and is for those who keep the game. */
export type BotTrouble =
  /** If it was an order that could not be stored, nobody may know that there is one: it is tried again without a word. */
  | (Failed & { readonly isOrdered?: true })
  | { readonly fault: "endless" | "helpless"; readonly seat: Seat; readonly message: string };

export interface BotLoopOptions {
  readonly budget?: Budget;
  /** Told of a bot's fault before chance answers in its place; what it throws ends the loop. */
  readonly onFault?: (fault: BotFault) => void;
  /** The sealed orders of the seat's player; null if he has left none. Asked anew for every decision. */
  readonly ordersOf?: (seat: Seat) => Orders | null;
  /**
   * Fulfilled when an answer may be given to a question just put. Bots and orders wait for the same, so that nobody can tell by
   * the time who has answered, or what he had to consider.
   */
  readonly pace?: () => Promise<void>;
}

const ask = (authority: Authority, seat: Seat, bot: Bot, isMeant: (choice: Choice) => boolean): Question => {
  const view = authority.viewOf(seat);
  return {
    seat,
    bot,
    view,
    offered: choices(view, seat).filter(isMeant),
    seen: authority.seenBy(seat),
  };
};

/** A bot with an offer before it answers first, whether or not the game waits for it; then whoever has to decide. */
const nextQuestion = (authority: Authority, bots: BotsBySeat): Question | null => {
  const { state: position } = authority;
  if (position.affairs?.agreements.some(({ status }) => status === "offered"))
    for (const seat of seatsOf(position.options)) {
      const bot = bots[seat];
      if (bot === undefined) continue;
      const question = ask(authority, seat, bot, ({ type }) => type === "answerOffer");
      if (question.offered.length > 0) return question;
    }
  for (const { seat } of pending(position)) {
    const bot = bots[seat];
    if (bot !== undefined) return ask(authority, seat, bot, () => true);
  }
  return null;
};

/**
 * The one loop that lets bots play, in the page, at the terminal, on a server and in simulations: what is simulated is
 * what is played. For a person's seat it asks his sealed orders. It ends when only people have to decide who have left none
 * for that, the game is over, or there is trouble.
 */
export class BotLoop {
  private readonly authority: Authority;
  private bots: BotsBySeat;
  private readonly budget: Budget;
  private readonly onFault: (fault: BotFault) => void;
  private readonly ordersOf: (seat: Seat) => Orders | null;
  private readonly pace: () => Promise<void>;
  /** By seat, how many entries it had seen when its orders were at fault: its player is waited for. */
  private readonly faulty = new Map<Seat, number>();
  private running: Promise<BotTrouble | null> | null = null;

  constructor(
    authority: Authority,
    bots: BotsBySeat,
    {
      budget = BUDGET,
      onFault = () => {},
      ordersOf = () => null,
      pace = () => Promise.resolve(),
    }: BotLoopOptions = {},
  ) {
    this.authority = authority;
    this.bots = bots;
    this.budget = budget;
    this.onFault = onFault;
    this.ordersOf = ordersOf;
    this.pace = pace;
  }

  /** Whether a bot may have something to answer, which is cheaper to find out than what, or a player's orders have. */
  get isDue(): boolean {
    const { state } = this.authority;
    if (this.authority.halt !== null) return false;
    if (pending(state).some(({ seat }) => this.bots[seat] !== undefined)) return true;
    const hasOffers = state.affairs?.agreements.some(({ status }) => status === "offered") === true;
    if (hasOffers && seatsOf(state.options).some((seat) => this.bots[seat] !== undefined)) return true;
    return this.nextOrdered() !== null;
  }

  /** Nobody is playing here, and there is nothing to play. */
  get isQuiet(): boolean {
    return this.running === null && !this.isDue;
  }

  /** Other bots play from the next decision on. */
  seat(bots: BotsBySeat): void {
    this.bots = bots;
  }

  /** Lets the bots play on. While they play already it waits with them: they notice by themselves what is new. */
  play(): Promise<BotTrouble | null> {
    this.running ??= this.untilQuiet();
    return this.running;
  }

  private async untilQuiet(): Promise<BotTrouble | null> {
    const { authority } = this;
    let { turn } = authority.state;
    let actions = 0;
    // `running` is set by now, and taken away in the very moment in which nothing is left to do: nobody calls too late.
    await Promise.resolve();
    try {
      for (;;) {
        if (authority.halt !== null) return null;
        const question = nextQuestion(authority, this.bots);
        const seat = question?.seat ?? this.nextOrdered();
        if (seat === null) return null;
        if (authority.state.turn !== turn) {
          turn = authority.state.turn;
          actions = 0;
        } else if (++actions > MOST_PER_TURN)
          return { fault: "endless", seat, message: `turn ${turn} does not end` };
        const trouble = await (question === null ? this.carryOut(seat) : this.settle(question));
        if (trouble !== null) return trouble;
      }
    } finally {
      this.running = null;
    }
  }

  /** The first who has to decide and whose orders know how. */
  private nextOrdered(): Seat | null {
    for (const { seat } of pending(this.authority.state)) if (this.orderOf(seat) !== null) return seat;
    return null;
  }

  private orderOf(seat: Seat): Ordered | null {
    const { authority } = this;
    const orders = this.bots[seat] === undefined ? this.ordersOf(seat) : null;
    if (orders === null || authority.halt !== null || authority.hasTakenBack(seat)) return null;
    if (this.faulty.get(seat) === authority.seenBy(seat)) return null;
    if (!pending(authority.state).some((asked) => asked.seat === seat)) return null;
    try {
      const view = authority.viewOf(seat);
      return orderedAction(orders, view, choices(view, seat));
    } catch (error) {
      this.fault(seat, error instanceof Error ? error.name : "it threw");
      return null;
    }
  }

  private fault(seat: Seat, message: string): void {
    this.faulty.set(seat, this.authority.seenBy(seat));
    // What an order says, or that there is one, is nobody's business but its owner's.
    this.onFault({ seat, message: `an order is at fault: ${message}` });
  }

  /** What a seat's orders say when it is due: until then they may be changed, and somebody may have acted. */
  private async carryOut(seat: Seat): Promise<BotTrouble | null> {
    const { authority } = this;
    await this.pace();
    let seen = 0;
    const answer = await authority.carryOut(seat, () => {
      seen = authority.seenBy(seat);
      return this.orderOf(seat);
    });
    if (answer === null) return null;
    if ("failed" in answer) return { ...answer, isOrdered: true };
    if (isRefusal(answer) && authority.seenBy(seat) === seen) this.fault(seat, answer.rule);
    return null;
  }

  /** Asks and plays the answer; if it is none, chance answers for the bot, so that nobody waits for it for ever. */
  private async settle(question: Question): Promise<BotTrouble | null> {
    const { authority } = this;
    const { seat, seen, offered } = question;
    const chance = (): Random => botChance(authority.start.seed, seat, seen);
    const [answered] = await Promise.all([this.answerOf(question, chance()), this.pace()]);
    const message = "action" in answered ? await this.faultOf(question, answered.action) : answered.message;
    if (message === null || typeof message === "object") return message;
    this.onFault({ seat, message });
    const instead = offered.length === 0 ? null : randomAction(offered, chance());
    const still = instead === null ? "it has no choice" : await this.faultOf(question, instead);
    if (typeof still !== "string") return still;
    return { fault: "helpless", seat, message: `${message}; ${still}` };
  }

  private async answerOf(
    { bot, view, offered, seat }: Question,
    random: Random,
  ): Promise<{ readonly action: Action } | { readonly message: string }> {
    try {
      return { action: await bot(view, offered, this.budget, random) };
    } catch (error) {
      return { message: `${seat}: ${error instanceof Error ? error.message : String(error)}` };
    }
  }

  /** Null if the answer was played, or if the game has gone on meanwhile and the bot has to be asked again. */
  private async faultOf({ seat, bot, seen }: Question, action: Action): Promise<BotTrouble | string | null> {
    // Whoever sits there now decides for himself.
    if (this.bots[seat] !== bot) return null;
    const answer: Answer = await this.authority.act(seat, seen, action);
    if ("failed" in answer) return answer;
    if (!isRefusal(answer) || this.authority.seenBy(seat) !== seen) return null;
    return `${seat} played ${JSON.stringify(action)}: ${answer.rule} ${answer.reason}`;
  }
}

import type { ExplainedRefusal } from "@maria/advice/movement";
import {
  type BattleStory,
  battleUnderWay,
  concerns,
  type Deed,
  deedsSince,
  outcomesSettledBy,
  sinceOwnAction,
  sinceOwnTurn,
  winterBegunBy,
} from "@maria/advice/story";
import { choices, type View } from "@maria/rules";
import { type Action, type Choice, type CityId, isRefusal, type Pack, type Seat } from "@maria/rules/model";
import type { Failed, LogLine, Moment, Table, Trouble } from "@maria/table";
import { untrack } from "svelte";
import type { Distance } from "../board/camera.svelte.ts";
import type { Movement } from "../board/marks.ts";
import { sendForControls } from "../decisions/controls.ts";
import type { OnlineGame } from "../online/onlineGame.svelte.ts";
import { settings } from "../settings/settings.svelte.ts";
import { readingTime, resultCards } from "../story/resultCards.ts";
import { Story } from "../story/story.svelte.ts";
import type { Hovered, Inspected, Looking } from "./looking.ts";
import { movementsIn } from "./movements.ts";
import type { Offer } from "./offer.ts";
import { asOne, decidesAfresh, goesOn } from "./showing.ts";

type ChoiceOf<Type extends Choice["type"]> = Extract<Choice, { type: Type }>;

interface FocusRequest {
  readonly cities: readonly CityId[];
  readonly distance: Distance;
  readonly n: number;
}

/** Nobody waits longer than this for an animation that never reports its end. */
const LONGEST_WAIT = 8000;

/** A person, or several in turn, at one table: what is shown now, what may be chosen, and what is under way. */
export class Session implements Looking {
  readonly table: Table;
  readonly pack: Pack;
  /** The people around it, if a server keeps the game; null for a game of this device. */
  readonly online: OnlineGame | null;
  /** The seats people play on this device. */
  readonly persons: readonly Seat[];

  /** Through whose eyes the game is seen; null as a spectator, or behind the curtain. */
  seat = $state<Seat | null>(null);
  /** Who is asked to take the device; while somebody is, nothing of the game is shown. */
  curtain = $state<Seat | null>(null);
  moment = $state.raw<Moment | null>(null);
  lines = $state.raw<readonly LogLine[]>([]);
  /** What the moment shown has brought about. */
  news = $state.raw<readonly LogLine[]>([]);
  movement = $state.raw<readonly Movement[]>([]);
  private earlier = $state.raw<View | null>(null);
  /** The board as it was before the movement that is being drawn: what it brings about is seen when it has arrived. */
  readonly before: View | null = $derived(this.movement.length === 0 ? null : this.earlier);
  /** Moments that have come, but wait until those before them have been shown. */
  waiting = $state.raw<readonly Moment[]>([]);
  isMoving = $state(false);
  /** The entry sent last has not been answered yet. */
  isSending = $state(false);
  refusal = $state.raw<ExplainedRefusal | null>(null);
  /** Why the entry sent last was not accepted, though the rules allow it. */
  unsaved = $state<Failed["failed"] | null>(null);
  /** Why the bots do not go on. */
  trouble = $state.raw<Trouble | null>(null);
  /** Why the game cannot go on here. */
  failure = $state<string | null>(null);
  /** The results that wait to be seen. */
  readonly story = new Story();
  /** What the curtain may show: a battle lies open for all. */
  battleAtCurtain = $state.raw<BattleStory | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  hovered = $state.raw<Hovered | null>(null);
  /** Cities that something outside the board speaks of at the moment. */
  highlighted = $state.raw<readonly CityId[]>([]);
  /** Cities the board is asked to bring into sight; `n` tells one request from the next. */
  focusRequest = $state.raw<FocusRequest | null>(null);
  /** Somebody beside the board says what the decision is for: its panel need not. */
  isExplained = $state(false);
  /** Whoever teaches leads the eye to what is asked about: the board does not. */
  isLed = $state(false);
  /** Whoever sits here is to find the answer himself: the page proposes none. */
  isTested = $state(false);
  /** Grows whenever the seat decides afresh: what was half chosen before is gone then. */
  decision = $state(0);
  /** How often the seat has taken something back: each time is told. */
  takenBack = $state(0);
  private offers = $state.raw<readonly Offer[]>([]);
  private isSkipping = false;
  private stopWatching: () => void = () => {};
  private endOfMovement: () => void = () => {};

  readonly view: View | null = $derived(this.moment?.view ?? null);
  /** The moment shown is the present one. */
  readonly isLive = $derived(this.waiting.length === 0 && !this.isMoving);
  /** What may be chosen in the moment shown; while others' moves are drawn only if the same decision goes on after. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const { moment, seat } = this;
    if (moment === null || seat === null) return [];
    return this.isLive || goesOn(moment, this.waiting, seat) ? choices(moment.view, seat) : [];
  });
  /** The battle that is fought, or waits for its retreat. */
  readonly battle: BattleStory | null = $derived(battleUnderWay(this.lines.map(({ entry }) => entry)));
  /** What others have done since the last turn of the one who sits here. */
  readonly deeds: readonly Deed[] = $derived(
    this.view === null ? [] : deedsSince(this.lines, sinceOwnTurn(this.lines, this.view), this.seat),
  );
  /** What they have done since his last action: it stays marked on the board. */
  readonly lastDeeds: readonly Deed[] = $derived(
    deedsSince(
      this.lines,
      this.seat === null ? this.stageBegan : sinceOwnAction(this.lines, this.seat),
      this.seat,
    ),
  );
  readonly isAsked = $derived(this.moment?.pending.some(({ seat }) => seat === this.seat) ?? false);
  /** Somebody else on this device has to decide, and the one who sits here has not. */
  readonly next: Seat | null = $derived.by(() => {
    if (this.isAsked || !this.isLive || this.moment === null) return null;
    const asked = this.moment.pending.find(({ seat }) => this.persons.includes(seat));
    return asked?.seat ?? null;
  });

  private get stageBegan(): number {
    return this.lines.findLastIndex(({ entry }) => entry.type === "stageBegan") + 1;
  }

  /** `isOver`: when the game is over nothing is secret any more, and nobody has to take the device. */
  constructor(table: Table, pack: Pack, isOver = false, online: OnlineGame | null = null) {
    this.table = table;
    this.online = online;
    this.pack = pack;
    this.persons = table.seats;
    table.onFailure((message) => {
      this.failure = message;
    });
    table.onTrouble((trouble) => {
      this.trouble = trouble;
    });
    const [first] = this.persons;
    if (first === undefined) this.watch(null);
    else if (this.persons.length === 1 || isOver) this.watch(first);
    else this.curtain = first;
  }

  /** The choices of one kind. */
  offered<Type extends Choice["type"]>(type: Type): readonly ChoiceOf<Type>[] {
    return this.choices.filter((choice): choice is ChoiceOf<Type> => choice.type === type);
  }

  /** Somebody lifts the curtain. */
  sit(seat: Seat): void {
    this.curtain = null;
    this.battleAtCurtain = null;
    this.watch(seat);
  }

  /** Draws the curtain for the next player: what the last one saw is gone from the page. */
  handOver(seat: Seat): void {
    const isOver = this.view?.result != null;
    this.stopWatching();
    this.battleAtCurtain = this.battle;
    this.story.clear();
    this.seat = null;
    this.moment = null;
    this.earlier = null;
    this.lines = [];
    this.news = [];
    this.waiting = [];
    this.movement = [];
    this.endOfMovement();
    this.inspected = null;
    this.hovered = null;
    this.highlighted = [];
    this.focusRequest = null;
    this.refusal = null;
    this.unsaved = null;
    if (isOver) this.watch(seat);
    else this.curtain = seat;
  }

  private watch(seat: Seat | null): void {
    this.stopWatching();
    this.seat = seat;
    this.stopWatching = this.table.watch(seat, (moment) => {
      this.waiting = [...this.waiting, moment];
      if (!this.isMoving) void this.showNext();
    });
  }

  /** Shows what has come, one moment after another, at the pace that was chosen. */
  private async showNext(): Promise<void> {
    this.isMoving = true;
    for (;;) {
      const [moment, ...rest] = this.waiting;
      if (moment === undefined) break;
      this.waiting = rest;
      const before = this.lines;
      await this.show(moment);
      await this.tellOutcomes(before, moment);
    }
    this.isMoving = false;
    this.isSkipping = false;
  }

  private async show(moment: Moment): Promise<void> {
    if (decidesAfresh(this.moment, moment, this.seat)) this.decision++;
    // They are on their way while the board is drawn.
    if (moment.isWhole && this.seat !== null) sendForControls(choices(moment.view, this.seat));
    this.earlier = this.view;
    this.moment = moment;
    this.refusal = null;
    this.lines = moment.isWhole ? moment.lines : [...this.lines, ...moment.lines];
    this.news = moment.isWhole ? [] : moment.lines;
    const isDrawn = !moment.isWhole && !this.isSkipping && settings.pace > 0;
    this.movement = isDrawn ? movementsIn(moment.lines.map(({ entry }) => entry)) : [];
    if (!isDrawn || moment.lines.length === 0) return;
    if (this.movement.length > 0) {
      await this.untilMoved(LONGEST_WAIT);
      // From now on it stands on the board as every other piece does: to be tapped, and to be read.
      this.movement = [];
    } else if (moment.lines.some(({ by }) => by !== this.seat)) await this.untilMoved(settings.pace * 3);
  }

  /** Lays down what the moment has settled. Others' doings, and battles, wait to be seen before anything else is shown. */
  private async tellOutcomes(before: readonly LogLine[], { view, lines, isWhole }: Moment): Promise<void> {
    if (isWhole || this.isSkipping) return;
    const entriesOf = (told: readonly LogLine[]) => told.map(({ entry }) => entry);
    const settled = outcomesSettledBy(entriesOf(before), entriesOf(lines));
    // A winter is seen to come as well as told of when it is over.
    const winter = winterBegunBy(entriesOf(before), entriesOf(lines));
    const outcomes = [...settled, ...(winter === null ? [] : [winter])].filter((outcome) =>
      concerns(view, this.pack, outcome),
    );
    const { pace } = settings;
    const seen = this.story.lay(resultCards(outcomes), (card) => readingTime(card, pace));
    const isOwn =
      lines.every(({ by }) => by === this.seat) && !outcomes.some(({ kind }) => kind === "battle");
    if (pace > 0 && !isOwn) await seen;
  }

  private untilMoved(longest: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.endOfMovement(), longest);
      this.endOfMovement = () => {
        clearTimeout(timer);
        this.endOfMovement = () => {};
        resolve();
      };
    });
  }

  /** The board has finished drawing the movement. */
  moved(): void {
    if (this.movement.length > 0) this.endOfMovement();
  }

  /** Shows the present moment at once. */
  skip(): void {
    const last = asOne(this.waiting);
    if (last !== null) this.waiting = [last];
    this.isSkipping = this.isMoving;
    this.movement = [];
    this.endOfMovement();
    this.story.clear();
  }

  /** Asks for an entry; never on a position that is no longer the present one. */
  async act(action: Action | { readonly type: "takeBack" }): Promise<boolean> {
    const { seat, moment } = this;
    if (seat === null || moment === null || this.isSending || this.waiting.length > 0) return false;
    this.isSending = true;
    this.story.clear();
    this.refusal = null;
    this.unsaved = null;
    const answer = await this.table.act(seat, moment.seen, action);
    this.isSending = false;
    if ("failed" in answer) this.unsaved = answer.failed;
    if (isRefusal(answer)) this.refusal = answer;
    return "accepted" in answer;
  }

  /** Lets the bots try again what could not be stored. */
  retry(): void {
    this.trouble = null;
    this.table.retry();
  }

  async takeBack(): Promise<boolean> {
    const isTaken = await this.act({ type: "takeBack" });
    if (isTaken) this.takenBack++;
    return isTaken;
  }

  /** A control lays its offer on the board; the function returned takes it away again. Made for use in an effect. */
  offer(offer: Offer): () => void {
    this.offers = [...untrack(() => this.offers), offer];
    return () => {
      this.offers = untrack(() => this.offers).filter((other) => other !== offer);
    };
  }

  /** The offers on the board, the one opened last first. */
  get offersOnBoard(): readonly Offer[] {
    return [...this.offers].reverse();
  }

  /** Asks the board to bring these cities into sight, near enough to be read if wanted. */
  focus(cities: readonly CityId[], distance: FocusRequest["distance"] = "any"): void {
    if (cities.length > 0) this.focusRequest = { cities, distance, n: (this.focusRequest?.n ?? 0) + 1 };
  }

  explain(refusal: ExplainedRefusal): void {
    this.refusal = refusal;
  }

  close(): void {
    this.stopWatching();
    this.table.close();
  }
}

import type { LogEntry } from "@maria/rules";
import type { GameEvent } from "@maria/rules/model";
import { type BattleStory, battleAfter, battleBegun, isBattleSettled } from "./battleStory.ts";

export const OUTCOME_KINDS = [
  "battle",
  "conquest",
  "train",
  "supply",
  "execution",
  "election",
  "winter",
  "treaty",
  "peace",
] as const;
export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

/** Something that people want to see before the game goes on. */
interface Told {
  /** All of the log that belongs to it, in order. */
  readonly entries: readonly LogEntry[];
  /** Nothing more of it is to come. */
  readonly isSettled: boolean;
}
export interface BattleOutcome extends Told {
  readonly kind: "battle";
  readonly battle: BattleStory;
}
export interface PlainOutcome extends Told {
  readonly kind: Exclude<OutcomeKind, "battle">;
}
export type Outcome = BattleOutcome | PlainOutcome;

type EventType = GameEvent["type"];

/** Which entry of the log begins an outcome. */
const BEGINS: Partial<Readonly<Record<EventType, OutcomeKind>>> = {
  battleBegan: "battle",
  conquered: "conquest",
  trainEliminated: "train",
  handSurrendered: "supply",
  outOfSupply: "supply",
  politicalCardExecuted: "execution",
  votesCast: "election",
  emperorElected: "election",
  winterBegan: "winter",
  agreementChanged: "treaty",
  termImpossible: "treaty",
  contractEnded: "treaty",
  peaceAnswered: "peace",
  silesiaAnnexed: "peace",
  silesiaCeded: "peace",
  silesiaKept: "peace",
};

const POINTS: readonly EventType[] = ["pointsGained", "pointsLost"];
const SAXONY: readonly EventType[] = ["saxonyChanged", "saxonWentHome", "displaced", "markerReturned"];

/** What else belongs to an outcome that has begun; whatever does not ends it. */
const FOLLOWS: { readonly [Kind in OutcomeKind]: ReadonlySet<EventType> } = {
  battle: new Set([
    "cardPlayed",
    "battleEnded",
    "generalRemoved",
    "noRetreat",
    "retreated",
    "hussarRemoved",
    "markerShifted",
    ...POINTS,
    ...SAXONY,
  ]),
  conquest: new Set(["conquered", "threeElectors", "setAsideReturned"]),
  train: new Set(),
  supply: new Set([
    "handSurrendered",
    "outOfSupply",
    "generalRemoved",
    "markerShifted",
    ...POINTS,
    ...SAXONY,
  ]),
  execution: new Set([
    "politicalCardDiscarded",
    "incomeChanged",
    "troopsGranted",
    "electorTurned",
    "markerShifted",
    "italyMarker",
    "threeElectors",
    "neutralityEnded",
    "objectivesReduced",
    "setAsideReturned",
    ...POINTS,
    ...SAXONY,
  ]),
  election: new Set(["votesCast", "emperorElected", ...POINTS]),
  winter: new Set(["recruited", "stackProposed", "stackAnswered", "winterScored"]),
  treaty: new Set(["termImpossible", "contractEnded"]),
  peace: new Set([
    "silesiaAnnexed",
    "objectivesReduced",
    "setAsideReturned",
    "secondTrainPlaced",
    "displaced",
    "markerReturned",
    "cardsPutAside",
    "handDiscarded",
    "putAsideTaken",
  ]),
};

const began = (entry: LogEntry): Outcome | null => {
  const kind = BEGINS[entry.type];
  if (kind === undefined) return null;
  const entries = [entry];
  if (entry.type === "battleBegan")
    return { kind: "battle", entries, isSettled: false, battle: battleBegun(entry) };
  if (kind === "battle") return null;
  // An election has been held when somebody is emperor, a winter when the new turn begins or none follows.
  const isSettled = kind !== "winter" && (kind !== "election" || entry.type === "emperorElected");
  return { kind, entries, isSettled };
};

const joined = (outcome: Outcome, entry: LogEntry): Outcome => {
  const entries = [...outcome.entries, entry];
  if (outcome.kind === "battle") {
    const battle = battleAfter(outcome.battle, entry);
    return { ...outcome, entries, battle, isSettled: isBattleSettled(battle) };
  }
  return { ...outcome, entries, isSettled: outcome.isSettled || entry.type === "emperorElected" };
};

/** Where in the log an outcome stands: the numbers of its first and of its last entry. */
export interface PlacedOutcome {
  readonly at: number;
  readonly until: number;
  readonly outcome: Outcome;
}

/**
 * The outcomes a log tells of, in the order in which they began. It is a fold over what its reader may read, so that
 * everybody gets his own and nobody more; a longer log gives the same outcomes and perhaps further ones.
 */
export const outcomesIn = (log: readonly LogEntry[]): PlacedOutcome[] => {
  const found: PlacedOutcome[] = [];
  let open: PlacedOutcome | null = null;
  const close = (): void => {
    if (open !== null) found.push(open);
    open = null;
  };
  log.forEach((entry, at) => {
    if (open !== null && FOLLOWS[open.outcome.kind].has(entry.type)) {
      open = { at: open.at, until: at, outcome: joined(open.outcome, entry) };
      return;
    }
    if (open?.outcome.kind === "winter" && (entry.type === "turnBegan" || entry.type === "gameEnded"))
      open = { ...open, outcome: { ...open.outcome, isSettled: true } };
    const next = began(entry);
    const goesOn = open !== null && !open.outcome.isSettled;
    // Offers, transfers and the like may come between two decisions of one battle, or of one winter.
    if (goesOn && next === null) return;
    if (goesOn && next?.kind === "treaty") {
      found.push({ at, until: at, outcome: next });
      return;
    }
    close();
    if (next !== null) open = { at, until: at, outcome: next };
  });
  close();
  return found.sort((a, b) => a.at - b.at);
};

/** The outcomes that the entries added to a log have settled. */
export const outcomesSettledBy = (before: readonly LogEntry[], added: readonly LogEntry[]): Outcome[] => {
  const settled = (log: readonly LogEntry[]): PlacedOutcome[] =>
    outcomesIn(log).filter(({ outcome }) => outcome.isSettled);
  const known = new Set(settled(before).map(({ at }) => at));
  return settled([...before, ...added]).flatMap(({ at, outcome }) => (known.has(at) ? [] : [outcome]));
};

/** The winter that the entries added to a log have brought, and that is not over yet; null if there is none. */
export const winterBegunBy = (before: readonly LogEntry[], added: readonly LogEntry[]): Outcome | null => {
  const last = outcomesIn([...before, ...added]).at(-1);
  const isNew = last !== undefined && last.at >= before.length;
  return isNew && last.outcome.kind === "winter" && !last.outcome.isSettled ? last.outcome : null;
};

/** The battle that is being fought, or has just been fought and waits for its retreat; null if there is none. */
export const battleUnderWay = (log: readonly LogEntry[]): BattleStory | null => {
  const from = log.findLastIndex(({ type }) => type === "battleBegan");
  const first = log[from];
  if (first?.type !== "battleBegan") return null;
  const battle = log.slice(from + 1).reduce(battleAfter, battleBegun(first));
  return isBattleSettled(battle) ? null : battle;
};

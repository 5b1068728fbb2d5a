import type { Bot } from "@maria/bots";
import {
  type Entry,
  type GameRecord,
  isRefusal,
  logFor,
  parseEntry,
  playAtTable,
  type Refusal,
  type RuleId,
  type Seat,
  type Table,
  type View,
  view,
} from "@maria/rules";
import { refusalText, sentencesOf } from "@maria/tell";
import type { Words } from "../messages/words.ts";
import { rebuild } from "../record/rebuild.ts";
import { type Io, print } from "../terminal/io.ts";
import type { Lines } from "../terminal/lines.ts";
import type { Style } from "../terminal/style.ts";
import { WIDTH, wrapped } from "../terminal/table.ts";

/** One person's game against bots at a terminal. */
export interface Session {
  readonly io: Io;
  readonly lines: Lines;
  readonly words: Words;
  readonly style: Style;
  readonly seat: Seat;
  readonly bots: Readonly<Partial<Record<Seat, Bot>>>;
  table: Table;
  /** Every sentence the seat may read, from the beginning. */
  history: string[];
  /** How many sentences have been shown. */
  shown: number;
  /** The heading last shown, which need not be shown again. */
  heading: string;
  /** The clause that forbade the last thing tried. */
  lastRule: RuleId | null;
}

/** Leaves the decision at hand: to go back, to take back an action, to negotiate, or to quit. */
export class Interruption extends Error {
  readonly kind: "back" | "undo" | "talk" | "quit";
  constructor(kind: "back" | "undo" | "talk" | "quit") {
    super(kind);
    this.kind = kind;
  }
}

export const viewOf = (session: Session): View => view(session.table.state, session.seat);

export const tell = (session: Session, text: string, indent = ""): void => {
  for (const line of wrapped(text, WIDTH, indent)) print(session.io, line);
};

/** What the seat may read of a whole record, as sentences. */
export const historyOf = (words: Words, record: GameRecord, seat: Seat | null): string[] => {
  const rebuilt = rebuild(words, record, record.entries.length, seat);
  if (!("state" in rebuilt)) throw new RangeError("the record of a table cannot be played back");
  return [...rebuilt.sentences];
};

/** Shows a refusal with its clause and keeps the clause for "why". */
export const showRefusal = (session: Session, refusal: Refusal): void => {
  session.lastRule = refusal.rule;
  const { words } = session;
  const reason = refusalText(words, refusal, session.table.state);
  tell(session, words.say("play.refused", { reason, rule: refusal.rule }));
};

/** Plays an action of any seat and writes down what the person may read of it; false if it was refused. */
export const playFor = (session: Session, seat: Seat, action: Entry["action"]): boolean => {
  // What was typed in goes through the edge, or the record could not be read again.
  const entry = parseEntry({ seat, action });
  const outcome = isRefusal(entry) ? entry : playAtTable(session.table, entry.seat, entry.action);
  if (isRefusal(outcome)) {
    showRefusal(session, outcome);
    return false;
  }
  session.table = outcome.table;
  if (action.type === "takeBack") {
    session.history = historyOf(session.words, outcome.table.record, session.seat);
    session.shown = session.history.length;
  } else {
    const entries = logFor(outcome.table.state, outcome.events, session.seat);
    session.history.push(...sentencesOf(session.words, entries));
  }
  return true;
};

/** Tells what happened since it was last told. */
export const tellNews = (session: Session): void => {
  const news = session.history.slice(session.shown);
  session.shown = session.history.length;
  if (news.length === 0) return;
  print(session.io);
  for (const sentence of news) tell(session, `· ${sentence}`, "  ");
};

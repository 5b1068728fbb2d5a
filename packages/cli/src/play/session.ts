import type { ExplainedRefusal } from "@maria/advice/movement";
import type { Entry, GameRecord, PackData, View } from "@maria/rules";
import { isRefusal, type RuleId, type Seat } from "@maria/rules/model";
import type { Authority, BotLoop, MemoryStore, Moment, Players } from "@maria/table";
import { sentencesOf, whyNotText } from "@maria/tell";
import type { Words } from "../messages/words.ts";
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
  readonly game: Authority;
  /** The entries of the game, as far as it is saved. */
  readonly store: MemoryStore;
  readonly bots: BotLoop;
  readonly players: Players;
  /** What travels with the game when it is saved. */
  readonly packData: PackData;
  /** Of a game that comes from a server: what was shown of its seed. */
  readonly commitment: string | undefined;
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

export const viewOf = (session: Session): View => session.game.viewOf(session.seat);

export const tell = (session: Session, text: string, indent = ""): void => {
  for (const line of wrapped(text, WIDTH, indent)) print(session.io, line);
};

export const recordOf = ({ game, store }: Session): GameRecord => ({ ...game.start, entries: store.entries });

/** Writes down what the seat may read; what was taken back is not told again. */
export const listen = (session: Session, { lines, isWhole }: Moment): void => {
  const sentences = sentencesOf(
    session.words,
    lines.map(({ entry }) => entry),
  );
  if (isWhole) {
    session.history = sentences;
    session.shown = sentences.length;
  } else session.history.push(...sentences);
};

/** Shows a refusal with its clause and keeps the clause for "why". */
export const showRefusal = (session: Session, refusal: ExplainedRefusal): void => {
  session.lastRule = refusal.rule;
  const { words } = session;
  const reason = whyNotText(words, refusal, viewOf(session));
  tell(session, words.say("play.refused", { reason, rule: refusal.rule }));
};

/** Plays what the person has decided; false if it was refused. */
export const playFor = async (session: Session, action: Entry["action"]): Promise<boolean> => {
  const { game, seat } = session;
  const answer = await game.act(seat, game.seenBy(seat), action);
  if (isRefusal(answer)) showRefusal(session, answer);
  return "accepted" in answer;
};

/** Tells what happened since it was last told. */
export const tellNews = (session: Session): void => {
  const news = session.history.slice(session.shown);
  session.shown = session.history.length;
  if (news.length === 0) return;
  print(session.io);
  for (const sentence of news) tell(session, `· ${sentence}`, "  ");
};

import type { Bot } from "@maria/bots";
import {
  type Choice,
  choices,
  pending,
  type Random,
  type Seat,
  seatsOf,
  type View,
  view,
} from "@maria/rules";
import { bindingText, decisionLines, goalsText, marchOwedText, momentText, seatName } from "@maria/tell";
import { handLines } from "../tell/position.ts";
import { print } from "../terminal/io.ts";
import { askLine, choose } from "./asking.ts";
import { battleOf, battleText } from "./combat.ts";
import { menuFor } from "./menu.ts";
import { retreatOf, retreatText } from "./retreat.ts";
import { Interruption, playFor, type Session, tell, tellNews, viewOf } from "./session.ts";
import { offersWaiting, talk } from "./talk.ts";

/** A bot that thinks longer than this would try a person's patience. */
const BUDGET = { milliseconds: 2000 };

/** A bot with an offer before it answers, whether or not the game waits for it. */
const offerTo = (session: Session, seat: Seat): readonly Choice[] =>
  choices(view(session.table.state, seat), seat).filter(({ type }) => type === "answerOffer");

const letBotAct = (session: Session, seat: Seat, offered: readonly Choice[], random: Random): void => {
  const bot = session.bots[seat] as Bot;
  playFor(session, seat, bot(view(session.table.state, seat), offered, BUDGET, random));
};

/** Everybody but the person decides until the person has to, or the game is over. */
const letBotsPlay = (session: Session, random: Random): void => {
  for (;;) {
    const others = seatsOf(session.table.state.options).filter((seat) => seat !== session.seat);
    const asked = others.find((seat) => offerTo(session, seat).length > 0);
    if (asked !== undefined) {
      letBotAct(session, asked, offerTo(session, asked), random);
      continue;
    }
    const next = pending(session.table.state).find(({ seat }) => seat !== session.seat);
    if (!next) return;
    letBotAct(session, next.seat, choices(view(session.table.state, next.seat), next.seat), random);
  }
};

/** NEG-04: why a treaty leaves fewer choices than the rules would; the menu simply lacks the others. */
const treatyLines = ({ words, seat }: Session, seen: View): string[] => {
  const owed = marchOwedText(words, seen, seat) ?? marchOwedText(words, seen, seat, "passFlanders");
  const bound = choices(seen, seat).map((choice) => bindingText(words, seen, seat, choice));
  return [...bound, owed].filter((line) => line !== null);
};

/** Where the game stands, whenever that has changed, and what is being fought over. */
const showMoment = (session: Session): void => {
  const { words, style } = session;
  const seen = viewOf(session);
  const heading = `── ${momentText(words, seen)} ──`;
  print(session.io);
  if (heading !== session.heading) {
    tell(session, style.heading(heading));
    const you = { seat: seatName(words, session.seat), goals: goalsText(words, seen) };
    tell(session, words.say("play.youAre", you));
    for (const line of handLines(words, seen)) tell(session, line);
    session.heading = heading;
  }
  const battle = battleOf(seen);
  if (battle) tell(session, battleText(words, battle));
  const retreat = retreatOf(seen);
  if (retreat) tell(session, retreatText(words, retreat));
  for (const line of decisionLines(words, seen)) tell(session, line, "    ");
  for (const line of treatyLines(session, seen)) tell(session, line, "  ");
  for (const line of offersWaiting(session, seen)) tell(session, line, "  ");
};

/** One decision of the person, however many questions it takes. */
const decide = async (session: Session): Promise<void> => {
  const seen = viewOf(session);
  const options = menuFor(session, seen, choices(seen, session.seat));
  const [only] = options;
  const build =
    options.length === 1 && only?.asks
      ? only.value
      : await choose(session, session.words.say("play.whatNow"), options);
  playFor(session, session.seat, await build());
};

/** NEG-01: talks go on beside the decision at hand, which is asked for again afterwards. */
const negotiate = async (session: Session): Promise<void> => {
  const action = await talk(session);
  if (action !== null) playFor(session, session.seat, action);
};

const takeBack = (session: Session): void => {
  if (playFor(session, session.seat, { type: "takeBack" }))
    tell(session, session.words.say("play.takenBack"));
};

/** A decision, or whatever else the person does in its place; false if he quits. */
const oneStep = async (session: Session): Promise<boolean> => {
  let step: (session: Session) => void | Promise<void> = decide;
  for (;;)
    try {
      await step(session);
      return true;
    } catch (error) {
      if (!(error instanceof Interruption)) throw error;
      if (error.kind === "quit") return false;
      if (error.kind === "back") return true;
      step = error.kind === "undo" ? takeBack : negotiate;
    }
};

/** Plays until the game is over; false if the person quits before. */
export const playOn = async (session: Session, random: Random): Promise<boolean> => {
  while (session.table.state.result === null) {
    letBotsPlay(session, random);
    tellNews(session);
    if (session.table.state.result !== null) break;
    showMoment(session);
    if (!(await oneStep(session))) return false;
  }
  tellNews(session);
  return true;
};

/** The game is over, but there may still be something to look at or to save. */
export const afterwards = async (session: Session): Promise<void> => {
  try {
    await askLine(session, session.words.say("play.over"));
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
  }
};

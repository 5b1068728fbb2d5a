import type { Bot } from "@maria/bots";
import { choices, pending, type Random, view } from "@maria/rules";
import { goalsText, handLines, momentText } from "../tell/position.ts";
import { seatName } from "../tell/words.ts";
import { print } from "../terminal/io.ts";
import { askLine, choose } from "./asking.ts";
import { battleOf, battleText } from "./combat.ts";
import { menuFor } from "./menu.ts";
import { retreatOf, retreatText } from "./retreat.ts";
import { Interruption, playFor, type Session, tell, tellNews, viewOf } from "./session.ts";

/** A bot that thinks longer than this would try a person's patience. */
const BUDGET = { milliseconds: 2000 };

/** Everybody but the person decides until the person has to, or the game is over. */
const letBotsPlay = (session: Session, random: Random): void => {
  for (;;) {
    const next = pending(session.table.state).find(({ seat }) => seat !== session.seat);
    if (!next) return;
    const bot = session.bots[next.seat] as Bot;
    const seen = view(session.table.state, next.seat);
    playFor(session, next.seat, bot(seen, choices(seen, next.seat), BUDGET, random));
  }
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

const takeBack = (session: Session): void => {
  if (playFor(session, session.seat, { type: "takeBack" }))
    tell(session, session.words.say("play.takenBack"));
};

/** Plays until the game is over; false if the person quits before. */
export const playOn = async (session: Session, random: Random): Promise<boolean> => {
  while (session.table.state.result === null) {
    letBotsPlay(session, random);
    tellNews(session);
    if (session.table.state.result !== null) break;
    showMoment(session);
    try {
      await decide(session);
    } catch (error) {
      if (!(error instanceof Interruption)) throw error;
      if (error.kind === "quit") return false;
      if (error.kind === "undo") takeBack(session);
    }
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

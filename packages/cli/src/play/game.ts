import { choices, type View } from "@maria/rules";
import { bindingText, decisionLines, goalsText, marchOwedText, momentText, seatName } from "@maria/tell";
import { handLines } from "../tell/position.ts";
import { print } from "../terminal/io.ts";
import { askLine, choose } from "./asking.ts";
import { battleOf, battleText } from "./combat.ts";
import { menuFor } from "./menu.ts";
import { retreatOf, retreatText } from "./retreat.ts";
import { Interruption, playFor, type Session, tell, tellNews, viewOf } from "./session.ts";
import { offersWaiting, talk } from "./talk.ts";

/** Everybody but the person decides until the person has to, or the game is over. */
const letBotsPlay = async ({ bots }: Session): Promise<void> => {
  const trouble = await bots.play();
  if (trouble !== null) throw new Error("message" in trouble ? trouble.message : trouble.failed);
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
  await playFor(session, await build());
};

/** NEG-01: talks go on beside the decision at hand, which is asked for again afterwards. */
const negotiate = async (session: Session): Promise<void> => {
  const action = await talk(session);
  if (action !== null) await playFor(session, action);
};

const takeBack = async (session: Session): Promise<void> => {
  if (await playFor(session, { type: "takeBack" })) tell(session, session.words.say("play.takenBack"));
};

/** A decision, or whatever else the person does in its place; false if he quits. */
const oneStep = async (session: Session): Promise<boolean> => {
  let step: (session: Session) => Promise<void> = decide;
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
export const playOn = async (session: Session): Promise<boolean> => {
  while (session.game.state.result === null) {
    await letBotsPlay(session);
    tellNews(session);
    if (session.game.state.result !== null) break;
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

import { writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { writeGameFile } from "@maria/table";
import { positionLines } from "../tell/position.ts";
import { ruleText } from "../tell/ruleText.ts";
import { print } from "../terminal/io.ts";
import { Interruption, recordOf, type Session, tell, viewOf } from "./session.ts";

const LOG_LINES = 30;

const showHelp = (session: Session): void => {
  print(session.io, session.words.say("play.help"));
};

const showPosition = (session: Session): void => {
  print(session.io);
  for (const line of positionLines(session.words, viewOf(session), session.style)) print(session.io, line);
};

const showLog = (session: Session, count: string): void => {
  const number = /^\d+$/.test(count) ? Number(count) : LOG_LINES;
  const sentences = session.history.slice(-number);
  if (sentences.length === 0) tell(session, session.words.say("play.logEmpty"));
  for (const sentence of sentences) tell(session, `· ${sentence}`, "  ");
};

const showRule = async (session: Session, asked: string): Promise<void> => {
  const { say } = session.words;
  let id = asked;
  if (id === "") {
    const proposal = session.lastRule ?? "MOV-05";
    const answer = await session.lines.ask(`${say("play.whichRule", { rule: proposal })} `);
    if (answer === null) throw new Interruption("quit");
    id = answer === "" ? proposal : answer;
  }
  const rule = ruleText(id);
  if (rule === null) tell(session, say("play.noSuchRule", { rule: id }));
  else tell(session, `${rule.id}  ${rule.text}`, "  ");
};

const save = (session: Session, asked: string): boolean => {
  const { say } = session.words;
  const name = asked === "" ? `maria-${session.seat}-${session.game.state.turn}.json` : asked;
  const path = resolve(session.io.directory, name);
  try {
    const { players, packData: pack, commitment } = session;
    const file = { name: basename(path, ".json"), players, record: recordOf(session), pack };
    writeFileSync(path, writeGameFile({ ...file, ...(commitment === undefined ? {} : { commitment }) }));
    tell(session, say("play.saved", { path, seat: session.seat }));
    return true;
  } catch (error) {
    tell(session, say("error.cannotWrite", { path, message: (error as Error).message }));
    return false;
  }
};

const quit = async (session: Session): Promise<void> => {
  const { say } = session.words;
  const answer = await session.lines.ask(`${say("play.reallyQuit")} `);
  if (answer === null) throw new Interruption("quit");
  const letter = answer.charAt(0).toLowerCase();
  if (letter === "s" && save(session, "")) throw new Interruption("quit");
  if (letter === "q" || (letter !== "" && say("play.yesLetters").includes(letter)))
    throw new Interruption("quit");
};

/** Carries out one of the commands that are understood at every prompt; false if the line is none of them. */
export const runCommand = async (session: Session, line: string): Promise<boolean> => {
  const [, letter = "", argument = ""] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  switch (letter.toLowerCase()) {
    case "?":
    case "h":
      showHelp(session);
      return true;
    case "p":
      showPosition(session);
      return true;
    case "l":
      showLog(session, argument);
      return true;
    case "w":
      await showRule(session, argument);
      return true;
    case "s":
      save(session, argument);
      return true;
    case "a":
      throw new Interruption("talk");
    case "b":
      throw new Interruption("back");
    case "u":
      throw new Interruption("undo");
    case "q":
      await quit(session);
      return true;
    default:
      return false;
  }
};

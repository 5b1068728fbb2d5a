import { print } from "../terminal/io.ts";
import { columns } from "../terminal/table.ts";
import { runCommand } from "./commands.ts";
import { nameFinder } from "./names.ts";
import { Interruption, type Session, tell } from "./session.ts";

/** One of several things to choose from. */
export interface Option<Value> {
  readonly label: string;
  readonly value: Value;
  /** A letter that chooses it as well. */
  readonly key?: string;
  /** A name that may be typed instead of the number. */
  readonly name?: string;
  /** Choosing it leads to further questions, so nothing happens yet. */
  readonly asks?: boolean;
}

/** A line of input that is not one of the commands that are understood everywhere. */
export const askLine = async (session: Session, prompt: string): Promise<string> => {
  for (;;) {
    const line = await session.lines.ask(`${prompt} `);
    if (line === null) throw new Interruption("quit");
    if (!(await runCommand(session, line))) return line;
  }
};

/** How an option is marked in the list: its letter, or its number. */
const markOf = <Value>(option: Option<Value>, index: number): string => option.key ?? String(index + 1);

const SHORT = 24;

/** Short labels stand side by side, others one to a line. */
export const listOptions = <Value>(session: Session, options: readonly Option<Value>[]): void => {
  const texts = options.map((option, index) => `${markOf(option, index).padStart(3)}  ${option.label}`);
  const isShort = options.length > 6 && options.every(({ label }) => label.length <= SHORT);
  if (!isShort) {
    for (const text of texts) tell(session, text, "       ");
    return;
  }
  const rows: string[][] = [];
  for (let start = 0; start < texts.length; start += 3) rows.push(texts.slice(start, start + 3));
  for (const line of columns(rows)) print(session.io, line);
};

const optionNamed = <Value>(options: readonly Option<Value>[], answer: string): Option<Value> | null => {
  const byKey = options.find(({ key }) => key !== undefined && key === answer.toLowerCase());
  if (byKey) return byKey;
  const number = /^\d+$/.test(answer) ? Number(answer) : 0;
  const byNumber = options[number - 1];
  if (byNumber && byNumber.key === undefined) return byNumber;
  const find = nameFinder(options.flatMap((option) => (option.name ? [{ name: option.name, option }] : [])));
  return find(answer)?.option ?? null;
};

/** Lets the person choose among the options listed, or among others by name. */
export const choose = async <Value>(
  session: Session,
  title: string,
  options: readonly Option<Value>[],
  unlisted: readonly { readonly name: string; readonly value: Value }[] = [],
): Promise<Value> => {
  const show = (): void => {
    tell(session, session.style.heading(title));
    listOptions(session, options);
  };
  show();
  for (;;) {
    const answer = await askLine(session, ">");
    if (answer === "") {
      const [only] = options;
      if (options.length === 1 && only) return only.value;
      show();
      continue;
    }
    const chosen = optionNamed(options, answer) ?? nameFinder(unlisted)(answer);
    if (chosen) return chosen.value;
    tell(session, session.words.say("play.notAnOption", { answer }));
  }
};

/** A whole number between two limits; Enter takes the proposal. */
export const askNumber = async (
  session: Session,
  prompt: string,
  least: number,
  most: number,
  proposal: number,
): Promise<number> => {
  for (;;) {
    const answer = await askLine(session, `${prompt} [${proposal}]:`);
    const number = answer === "" ? proposal : Number(answer);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    tell(session, session.words.say("play.numberBetween", { least, most }));
  }
};

/** Enter or yes goes on, everything else goes back. */
export const confirm = async (session: Session, prompt: string): Promise<void> => {
  const answer = await askLine(session, prompt);
  const yes = session.words.say("play.yesLetters");
  if (answer !== "" && !yes.includes(answer.charAt(0).toLowerCase())) throw new Interruption("back");
};

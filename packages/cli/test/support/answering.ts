import { PassThrough, Writable } from "node:stream";
import { type View, view } from "@maria/rules";
import type { Seat, State } from "@maria/rules/model";
import { wordsIn } from "../../src/messages/words.ts";
import type { Session } from "../../src/play/session.ts";
import { styleFor } from "../../src/terminal/style.ts";
import { historical } from "./records.ts";

export interface Person {
  readonly session: Session;
  readonly prompts: readonly string[];
  readonly shown: () => string;
}

/** A person who answers one prompt after another, and what was shown meanwhile. */
export const person = (...answers: readonly string[]): Person => {
  const left = [...answers];
  let shown = "";
  const prompts: string[] = [];
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      shown += String(chunk);
      done();
    },
  });
  const session = {
    io: { stdin: new PassThrough(), stdout, isInteractive: false },
    lines: {
      ask: async (prompt: string) => {
        prompts.push(prompt);
        return left.shift() ?? null;
      },
      close() {},
    },
    words: wordsIn("en", historical),
    style: styleFor(false),
    lastRule: null,
  } as unknown as Session;
  return { session, prompts, shown: () => shown };
};

/** The same at a seat of a game that stands still. */
export const personAt = (
  state: State,
  seat: Seat,
  ...answers: readonly string[]
): Person & { readonly view: View } => {
  const { session, ...rest } = person(...answers);
  const game = { state, start: { options: state.options }, viewOf: () => view(state, seat) };
  return { ...rest, view: view(state, seat), session: { ...session, seat, game } as unknown as Session };
};
